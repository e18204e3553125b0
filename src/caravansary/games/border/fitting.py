"""Do the parts of a table fit each other, so that some course of play can show it?

Each check names the field that cannot be. Asked is what a table alone can tell: who was active when follows from round and
seat, what was crossed before the running action from the dice that are spent. The order of earlier rounds is not told.
"""

from caravansary.engine.messages import BadPosition
from caravansary.engine.plain import demand
from caravansary.games.border.components import (
    AREAS,
    AREAS_TO_END,
    COLOURS,
    LAST_ROUND,
    LONGEST,
    MAX_ROLLS,
    N_AREAS,
    N_CELLS,
    N_SEGMENTS,
    NEAR,
    SIZES,
)
from caravansary.games.border.dice import N_DICE, pack, unpack, within
from caravansary.games.border.first_action import any_segment
from caravansary.games.border.invariants import flaws
from caravansary.games.border.scoring import game_ends
from caravansary.games.border.second_action import any_cell, free_dice
from caravansary.games.border.state import (
    COMPLETE,
    DEAL,
    FIRST_PLAYER,
    NONE,
    OVER,
    REROLL,
    ROLL,
    SECOND_ACTION,
    BorderTable,
)
from caravansary.games.border.view import crossed_cells, sealed_cells


def check(t: BorderTable) -> None:
    """Raise `BadPosition`, naming the field, for what no game can show."""
    if t.phase() == DEAL or t.phase() == FIRST_PLAYER:
        _check_before_play(t)
    else:
        _check_course(t)
        _check_dice(t)
    for seat in range(int(t.seats)):
        _check_passive(t, seat, f"seats[{seat}]")
        _check_crosses(t, seat, f"seats[{seat}]")
        _check_areas(t, seat, f"seats[{seat}].scored")
    _check_total(t)
    _check_first_values(t)
    _check_end(t)
    for flaw in flaws(t):
        raise BadPosition(f"seats: {flaw}")


# --- where in the game


def _check_before_play(t: BorderTable) -> None:
    """Boards are dealt from seat to seat, then the first player is drawn (BORDER-1.3, 1.6)."""
    dealt = [seat for seat in range(int(t.seats)) if t.board[seat] != NONE]
    all_dealt = len(dealt) == t.seats
    demand(dealt == list(range(len(dealt))), "seats", "boards are dealt from the first seat on")
    demand(all_dealt == (t.phase() == FIRST_PLAYER), "phase", "the first player is drawn when all boards are dealt")
    demand(t.round == 0, "round", "there is none before the first player is drawn")
    demand(t.active == NONE, "active", "nobody is before the first player is drawn")
    demand(t.rolls == 0, "rolls", "there are none before the first player is drawn")
    for name, dice in (("dice", t.dice), ("kept", t.kept), ("unused", t.unused)):
        demand(dice == 0, name, "there are none before the first player is drawn")


def _check_course(t: BorderTable) -> None:
    for seat in range(int(t.seats)):
        demand(t.board[seat] != NONE, f"seats[{seat}].board", "play needs a board for every seat")
    demand(t.active != NONE, "active", "play needs an active seat")
    demand(t.round >= 1, "round", "play needs a round")
    waiting = any(t.finished[seat] == 0 for seat in range(int(t.seats)))
    if t.phase() == SECOND_ACTION:
        demand(waiting, "seats", "somebody has to act in the second action")
    for seat in range(int(t.seats)):
        busy = t.finished[seat] == 0 and (t.phase() != SECOND_ACTION or seat == t.active)
        demand(not busy, f"seats[{seat}].finished", "only passives act, and only in the second action")


def _check_dice(t: BorderTable) -> None:
    """Five dice lie from the first roll of the game on; until a new turn's roll, as they fell (BORDER-3.1 to 3.4)."""
    first_roll = t.phase() == ROLL and t.rolls == 0
    none_yet = first_roll and t.round == 1
    lying = 0 if none_yet else int(N_DICE)
    demand(len(unpack(int(t.dice))) == lying, "dice", f"{lying} dice must lie")
    if t.phase() == ROLL or t.phase() == REROLL:
        demand(t.rolls < MAX_ROLLS, "rolls", f"there is no roll after {MAX_ROLLS}")
        demand(t.unused == 0, "unused", "dice are used only after the last roll")
    if t.phase() != ROLL:
        demand(t.rolls >= 1, "rolls", "there was at least one")
    if t.phase() != ROLL or first_roll:
        demand(t.kept == 0, "kept", "dice are kept aside only while others are rolled again")
    kept = within(int(t.kept), int(t.dice)) and (t.kept != t.dice or t.dice == 0)
    demand(kept, "kept", "must be some of the dice, not all")
    demand(within(int(t.unused), int(t.dice)), "unused", "must be some of the dice")
    if t.phase() == COMPLETE:
        demand(any_segment(t, t.unused), "unused", "no segment can be completed, so there is nothing to decide")
    _check_used(t)


def _check_used(t: BorderTable) -> None:
    """Dice are spent only on segments that are then complete (BORDER-4.2, 4.8)."""
    used = spent(t)
    for colour, name in enumerate(COLOURS):
        complete = sum(SIZES[k % len(SIZES)] for k in complete_segments(t, int(t.active)) if k // len(SIZES) == colour)
        demand(
            used.count(colour) <= complete, "unused", f"{name} dice were used, but no segment was completed with them"
        )


def _check_end(t: BorderTable) -> None:
    """The game is over after the round of somebody's sixth area, or after the last round (BORDER-7.1 to 7.3, 7.11)."""
    if t.phase() == OVER:
        demand(game_ends(t), "phase", f"nobody has {AREAS_TO_END} areas, and it is not round {LAST_ROUND}")
        return
    for seat in range(int(t.seats)):
        last_action = t.phase() == SECOND_ACTION and seat == t.active and bool(spent(t))
        goes_on = t.areas[seat] < AREAS_TO_END or last_action
        demand(goes_on, f"seats[{seat}].scored", f"with {AREAS_TO_END} areas the game is over")


# --- the second action


def _check_passive(t: BorderTable, seat: int, where: str) -> None:
    """Sealed crosses, and the dice a passive has left after them (BORDER-5.1, 5.8, 5.9)."""
    sealed = sealed_cells(t, seat)
    acts = t.phase() == SECOND_ACTION and seat != t.active
    demand(acts or not sealed, f"{where}.sealed", "only passives seal crosses, in the second action")
    dice = int(free_dice(t)) if acts else 0
    allowed = most_crosses(t) if acts else 0
    board = int(t.board[seat]) * int(N_CELLS)
    used = pack([int(t.boards.colour[board + cell]) for cell in sealed])
    demand(within(used, dice) and len(sealed) <= allowed, f"{where}.sealed", "there are no dice for these cells")
    if t.finished[seat] != 0:
        demand(t.dice_left[seat] == 0, f"{where}.dice_left", "whoever is finished has no dice left")
        demand(t.crosses_left[seat] == 0, f"{where}.crosses_left", "whoever is finished has no crosses left")
    else:
        demand(t.dice_left[seat] == dice - used, f"{where}.dice_left", "does not fit the dice and the sealed cells")
        left = allowed - len(sealed)
        demand(t.crosses_left[seat] == left, f"{where}.crosses_left", "does not fit the dice and the sealed cells")
        demand(any_cell(t, seat), f"{where}.finished", "there is no cell left to cross")


# --- crosses


def _check_crosses(t: BorderTable, seat: int, where: str) -> None:
    """Every cross has grown from a white cell or from a segment completed in an own first action (BORDER-4.4, 5.3)."""
    sealed = sealed_cells(t, seat)
    before = [cell for cell in crossed_cells(t, seat) if cell not in sealed]
    lonely = 0
    for group in groups(t, before):
        if not any(cell in t.boards.white for cell in group):
            demand(
                _has_segment(t, seat, group),
                f"{where}.crossed",
                f"cell {min(group)} touches nothing it could start from",
            )
            lonely += 1
    possible = lonely <= 2 * first_actions(t, seat)  # five dice complete at most two untouched segments
    demand(possible, f"{where}.crossed", "there were not so many first actions to cross apart from the rest")
    new = len(before) - len(t.boards.white)
    demand(new <= most_before(t, seat), f"{where}.crossed", "there were not so many dice in so many rounds")
    demand(seat != t.active or new >= len(spent(t)), f"{where}.crossed", "each used die has crossed a cell")
    held = set(before)
    for cell in sealed:
        demand(any(near in held for near in neighbours(t, cell)), f"{where}.sealed", f"cell {cell} touches no cross")
        held.add(cell)


def _check_total(t: BorderTable) -> None:
    """What one seat uses is not there for the others of that round (BORDER-4.8, 5.8)."""
    others = int(t.seats) - 1
    in_a_round = max(
        int(N_DICE) + others, int(N_DICE) * others
    )  # all five used and one each, or none used and five each
    rounds = int(t.round) if t.phase() == OVER else int(t.round) - 1
    crossed = sum(len(crossed_cells(t, seat)) - len(sealed_cells(t, seat)) for seat in range(int(t.seats)))
    earlier = crossed - len(t.boards.white) * int(t.seats) - (0 if t.phase() == OVER else len(spent(t)))
    demand(earlier <= in_a_round * max(0, rounds), "round", "so many crosses need more rounds")


def groups(t: BorderTable, cells: list[int]) -> list[set[int]]:
    """Cells that hang together."""
    left = set(cells)
    found: list[set[int]] = []
    while left:
        edge = [left.pop()]
        group = set(edge)
        while edge:
            more = [cell for cell in neighbours(t, edge.pop()) if cell in left]
            left.difference_update(more)
            group.update(more)
            edge += more
        found.append(group)
    return found


def neighbours(t: BorderTable, cell: int) -> list[int]:
    around = [int(t.boards.neighbours[cell * int(NEAR) + k]) for k in range(int(NEAR))]
    return [near for near in around if near >= 0]


def complete_segments(t: BorderTable, seat: int) -> list[int]:
    return [k for k in range(int(N_SEGMENTS)) if t.segment_open[seat * int(N_SEGMENTS) + k] == 0]


def _has_segment(t: BorderTable, seat: int, group: set[int]) -> bool:
    for segment in complete_segments(t, seat):
        start = (int(t.board[seat]) * int(N_SEGMENTS) + segment) * int(LONGEST)
        cells = [int(t.boards.segment_cells[start + k]) for k in range(SIZES[segment % len(SIZES)])]
        if all(cell in group for cell in cells):
            return True
    return False


# --- how much can have happened


def spent(t: BorderTable) -> list[int]:
    """The colours of the dice that the active player has used in this round."""
    over_rolling = t.phase() == COMPLETE or t.phase() == SECOND_ACTION or t.phase() == OVER
    return unpack(int(t.dice) - int(t.unused)) if over_rolling else []


def most_crosses(t: BorderTable) -> int:
    """How many crosses a passive may make in this round."""
    return 1 if t.all_used else len(unpack(int(t.unused)))


def most_before(t: BorderTable, seat: int) -> int:
    """How many crosses a seat can have, sealed ones aside: five in each round before, and this round's."""
    earlier = int(N_DICE) * max(0, int(t.round) - 1)
    if seat == t.active:
        return earlier + len(spent(t))
    return earlier + (most_crosses(t) if t.phase() == OVER else 0)


def first_actions(t: BorderTable, seat: int) -> int:
    """How many first actions a seat has had so far, this one too if dice were used in it: seats take turns (BORDER-2.2)."""
    n = int(t.seats)
    rounds = int(t.round) if spent(t) else int(t.round) - 1
    return len([k for k in range(rounds) if (int(t.active) - int(t.round) + 1 + k) % n == seat])


# --- areas


def _check_areas(t: BorderTable, seat: int, where: str) -> None:
    """What is closed is scored at the end of its action (BORDER-6.2): only a running one may have closed more."""
    for area, name in enumerate(AREAS):
        at = seat * int(N_AREAS) + area
        if t.ring_open[at] == 0 and t.scored[at] == 0:
            demand(_just_closed(t, seat, area), f"{where}.{name}", "the area is closed and must be scored")
        elif t.scored[at] != 0:
            sealed = any(cell in t.boards.rings[area] for cell in sealed_cells(t, seat))
            demand(not sealed, f"{where}.{name}", "it was open before this action, and is not scored yet")


def _just_closed(t: BorderTable, seat: int, area: int) -> bool:
    """May the running action have crossed the last cell of this ring?"""
    ring = t.boards.rings[area]
    if t.phase() == SECOND_ACTION:
        return any(cell in ring for cell in sealed_cells(t, seat))
    if t.phase() != COMPLETE or seat != t.active:
        return False
    board = int(t.board[seat]) * int(N_CELLS)
    complete = complete_segments(t, seat)
    return any(
        int(t.boards.segment[board + cell]) in complete and int(t.boards.colour[board + cell]) in spent(t)
        for cell in ring
    )


def _check_first_values(t: BorderTable) -> None:
    """Only passives of one and the same second action share the higher value (BORDER-6.3 to 6.5)."""
    n = int(t.seats)
    over = int(t.round) if t.phase() == OVER else int(t.round) - 1  # second actions that are over
    actives = {(int(t.active) - int(t.round) + 1 + k) % n for k in range(max(0, over))}
    for area, name in enumerate(AREAS):
        first = [seat for seat in range(n) if t.scored[seat * int(N_AREAS) + area] == t.boards.first[area]]
        if len(first) > 1:
            together = any(active not in first for active in actives)
            where = f"seats[{first[1]}].scored.{name}"
            demand(together, where, f"seat {first[0]} was first, and not in the same second action")
