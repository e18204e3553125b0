"""Phases 2 and 3: the move, the printed action, taking tiles, handing on the pawn. Sections 3 and 4 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk_road import story
from caravansary.games.silk_road.auction import start_round
from caravansary.games.silk_road.components import MAX_EXITS, MAX_TILES, N_GOODS
from caravansary.games.silk_road.state import (
    BARTER,
    DECLINE,
    HAND_ON,
    HAND_TO,
    MOVE_TO,
    NO_BARTER,
    NONE,
    OVER,
    PRINTED,
    SECOND_TILE,
    TAKE,
    TAKE_TILE,
    USE,
    RoadTable,
)
from caravansary.games.silk_road.trading import begin_action

# --- the move (section 3)


def offer_moves(t: RoadTable, out: vec[i64]) -> i64:
    """Along one of the one or two arrows (SROAD-3.1)."""
    at: i64 = t.caravan * MAX_EXITS
    out[0] = MOVE_TO + t.road.exits[at]
    if t.road.exits[at + 1] == NONE:
        return 1
    out[1] = MOVE_TO + t.road.exits[at + 1]
    return 2


def choose_move(t: RoadTable, city: i64) -> None:
    """The end city ends the game at once (SROAD-3.2, 6.1); a printed action comes before the tiles (SROAD-4.2)."""
    seat: i64
    if t.recording:
        story.moved(t, city)
    t.caravan = city
    t.visited |= 1 << city
    for seat in range(t.seats):
        t.fresh[seat] = 0
    if city == t.road.end:
        t.revealed = True
        t.switch(OVER)
        if t.recording:
            story.over(t)
    else:
        t.switch(TAKE if t.road.printed[city] == NONE else PRINTED)


# --- the market (section 4)


def offer_printed(out: vec[i64]) -> i64:
    out[0] = USE
    out[1] = DECLINE
    return 2


def choose_printed(t: RoadTable, action: i64) -> None:
    """A bonus for the one who moved; declined is lost (SROAD-4.1, 4.2)."""
    if action == DECLINE:
        if t.recording:
            story.declined(t)
        t.switch(TAKE)
        return
    face: i64 = t.road.printed[t.caravan]
    if t.recording:
        story.uses_printed(t, face)
    if begin_action(t, face):
        action_over(t)


def offer_tiles(t: RoadTable, out: vec[i64]) -> i64:
    """Any tile of the city, those alike once, by their faces (SROAD-4.3)."""
    at: i64 = t.caravan * MAX_TILES
    n: i64 = 0
    k: i64
    for k in range(at, at + MAX_TILES):
        face: i64 = t.tiles[k]
        if face == NONE:
            break
        place: i64 = n
        while place > 0 and out[place - 1] >= TAKE_TILE + face:
            place -= 1
        if place < n and out[place] == TAKE_TILE + face:
            continue
        move: i64 = n
        while move > place:
            out[move] = out[move - 1]
            move -= 1
        out[place] = TAKE_TILE + face
        n += 1
    return n


def choose_tile(t: RoadTable, face: i64) -> None:
    """The tile leaves the map whatever becomes of its action (SROAD-4.4)."""
    at: i64 = t.caravan * MAX_TILES
    while t.tiles[at] != face:
        at += 1
    last: i64 = t.caravan * MAX_TILES + MAX_TILES - 1
    while at < last:
        t.tiles[at] = t.tiles[at + 1]
        at += 1
    t.tiles[last] = NONE
    if t.recording:
        story.took(t, face)
    if begin_action(t, face):
        action_over(t)


def action_over(t: RoadTable) -> None:
    """A printed action is followed by the tile, a tile perhaps by a second one, by Barterer (SROAD-5.22, 5.23)."""
    k: i64
    if t.face != NONE:
        t.leave()
        t.face = NONE
        t.uses_left = 0
        t.victim = NONE
        t.named_good = NONE
        for k in range(2 * N_GOODS):
            t.turned[k] = NONE
    if t.phase() == PRINTED:
        t.switch(TAKE)
    elif not t.bartered and t.barterers[t.leader] > t.fresh[t.leader] and t.tiles_here() > 0:
        t.switch(SECOND_TILE)
    else:
        end_turn(t)


def offer_second_tile(out: vec[i64]) -> i64:
    out[0] = BARTER
    out[1] = NO_BARTER
    return 2


def choose_second_tile(t: RoadTable, action: i64) -> None:
    """At most one Barterer in a turn, none taken here (SROAD-5.21 to 5.23)."""
    if action == NO_BARTER:
        end_turn(t)
        return
    t.barterers[t.leader] -= 1
    t.bartered = True
    if t.recording:
        story.barters(t)
    t.switch(TAKE)


# --- handing on (SROAD-4.6 to 4.13)


def end_turn(t: RoadTable) -> None:
    """One token, not two, also after a Barterer (SROAD-4.6, 5.24). Where only one can get the pawn there is nothing to ask."""
    t.bartered = False
    t.tokens[t.leader] += 1
    t.switch(HAND_ON)
    only: i64 = NONE
    several: bool = False
    seat: i64
    for seat in range(t.seats):
        if may_receive(t, seat):
            several = only != NONE
            only = seat
            if several:
                return
    hand_on(t, only)


def may_receive(t: RoadTable, seat: i64) -> bool:
    """Anybody else with a turn left; when the tiles are gone the last actor too (SROAD-4.7, 4.10 to 4.12)."""
    return t.may_act(seat) and (seat != t.leader or t.tiles_here() == 0)


def offer_receivers(t: RoadTable, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(t.seats):
        if may_receive(t, seat):
            out[n] = HAND_TO + seat
            n += 1
    return n


def hand_on(t: RoadTable, seat: i64) -> None:
    """The next turn of this market, or, when no tile is left, the next round (SROAD-4.8 to 4.10)."""
    over: bool = t.tiles_here() == 0
    if t.recording:
        story.handed_on(t, seat, over)
    t.leader = seat
    if over:
        start_round(t)
    else:
        t.switch(TAKE)
