"""Thief and Grand Vizier. Section 5 of the ledger. Choices answer whether the action is finished."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.silk_road import story
from caravansary.games.silk_road.components import N_GOODS, VIZIER_FIRST, VIZIER_SECOND
from caravansary.games.silk_road.setup import sample_token, tokens_into
from caravansary.games.silk_road.state import (
    DECLINE,
    MARKED,
    MISSED,
    NAME_GOOD,
    NONE,
    ROB_SEAT,
    SHOW,
    SHOW_GOODS,
    SHOWED,
    STEAL,
    STEAL_OUTCOME,
    STOLE,
    RoadTable,
)
from caravansary.games.silk_road.trading import earn

# --- Thief (SROAD-5.9, 5.10)


def offer_victims(t: RoadTable, out: vec[i64]) -> i64:
    """Nobody, or anybody else, whatever may be behind the screen (R12)."""
    out[0] = DECLINE
    n: i64 = 1
    seat: i64
    for seat in range(t.seats):
        if seat != t.leader:
            out[n] = ROB_SEAT + seat
            n += 1
    return n


def choose_victim(t: RoadTable, action: i64) -> bool:
    """Chance picks the token, if there is any."""
    if action == DECLINE:
        if t.recording:
            story.declined(t)
        return True
    t.victim = action - ROB_SEAT
    if t.holding(t.victim) == 0:
        t.write(MISSED, t.leader, 0, t.victim)
        if t.recording:
            story.robbed_nothing(t)
        return True
    if t.recording:
        story.robs(t)
    t.switch(STEAL)
    return False


def loot_into(t: RoadTable, out: vec[i64], weights: vec[i64]) -> i64:
    """Any token behind the victim's screen, each equally likely (SROAD-5.9)."""
    return tokens_into(t.goods, t.victim * N_GOODS, t.first_outcome + STEAL_OUTCOME, out, weights)


def sample_loot(t: RoadTable, rng: Rng) -> i64:
    """The same draw without making lists."""
    return t.first_outcome + STEAL_OUTCOME + sample_token(t.goods, t.victim * N_GOODS, rng)


def steal(t: RoadTable, good: i64) -> None:
    """One token, its type seen by two (SROAD-5.10)."""
    t.goods[t.victim * N_GOODS + good] -= 1
    t.goods[t.leader * N_GOODS + good] += 1
    t.write(STOLE, t.leader, good, t.victim)
    if t.recording:
        story.stole(t, good)


# --- Grand Vizier (SROAD-5.11 to 5.16)


def offer_names(t: RoadTable, out: vec[i64]) -> i64:
    """Types not named yet; all when all are named (SROAD-5.11, 5.15)."""
    free: i64 = 0
    good: i64
    for good in range(N_GOODS):
        free += 1 - t.named[good]
    out[0] = DECLINE
    n: i64 = 1
    for good in range(N_GOODS):
        if free == 0 or t.named[good] == 0:
            out[n] = NAME_GOOD + good
            n += 1
    return n


def choose_name(t: RoadTable, action: i64) -> bool:
    """A marker from the supply, if this type is new and the supply has one; then all show at once (SROAD-5.14, 5.16)."""
    if action == DECLINE:
        if t.recording:
            story.declined(t)
        return True
    good: i64 = action - NAME_GOOD
    again: bool = t.named[good] != 0
    laid: i64 = 0
    if not again:
        laid = 1 if t.supply[good] > 0 else 0
        t.named[good] = 1
        t.supply[good] -= laid
        t.markers[good] += laid
        t.write(MARKED, t.leader, good, laid)
        t.revealed = True
    t.named_good = good
    t.aside += 1
    if t.recording:
        story.named(t, good, again, laid)
    t.switch(SHOW)
    return False


def offer_shows(t: RoadTable, seat: i64, out: vec[i64]) -> i64:
    """From none to all one has (SROAD-5.11)."""
    have: i64 = t.goods[seat * N_GOODS + t.named_good]
    n: i64
    for n in range(have + 1):
        out[n] = SHOW_GOODS + n
    return have + 1


def choose_show(t: RoadTable, seat: i64, action: i64) -> bool:
    """Sealed until the last has chosen."""
    t.shown[seat] = action - SHOW_GOODS
    if t.recording:
        story.sealed(t, seat)
    other: i64
    for other in range(t.seats):
        if t.shown[other] == NONE:
            return False
    reveal(t)
    return True


def reveal(t: RoadTable) -> None:
    """5 to all who show most, 3 to all who show second most, nothing for none; the goods go back (SROAD-5.12, 5.13)."""
    best: i64 = 0
    second: i64 = 0
    seat: i64
    n: i64
    for seat in range(t.seats):
        best = max(best, t.shown[seat])
    for seat in range(t.seats):
        if t.shown[seat] < best:
            second = max(second, t.shown[seat])
    t.revealed = True
    seat = t.leader
    for n in range(t.seats):
        count: i64 = t.shown[seat]
        paid: i64 = 0
        if count > 0:
            paid = VIZIER_FIRST if count == best else VIZIER_SECOND if count == second else 0
            t.write(SHOWED, seat, t.named_good, count)
        earn(t, seat, paid)
        if t.recording:
            story.showed(t, seat, paid)
        seat = t.next_seat(seat)
    for seat in range(t.seats):
        t.shown[seat] = NONE
