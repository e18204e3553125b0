"""A turn: section 3 of the ledger. A worm is raised, the dice are rolled, each is played for an action that it pays for."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk import story
from caravansary.games.silk.actions import can_build, can_graze, can_raise, raise_tiles
from caravansary.games.silk.dice import HIGH, LOW
from caravansary.games.silk.movement import can_move
from caravansary.games.silk.scoring import end_reason, is_last
from caravansary.games.silk.state import (
    BUILD,
    CHOOSE,
    DIE_ACTION,
    DO_BUILD,
    DO_GRAZE,
    DO_MOVE,
    DO_RAISE,
    DO_WALL,
    GRAZE,
    LOST,
    MASTIFF,
    MOVE,
    N_DO,
    NONE,
    ONE,
    OOKAMI,
    OOKAMI_MOVES,
    OVER,
    RAISE,
    ROLL,
    SHEPHERD,
    START_OF_TURN,
    WALL,
    SilkTable,
    bit,
)
from caravansary.games.silk.walls import can_wall


def start_turn(t: SilkTable, seat: i64) -> None:
    """The next turn, unless it would be that of the player who triggered the end (SILK-3.1, 9.3)."""
    t.face[0] = 0
    t.face[1] = 0
    t.used[0] = NONE
    t.used[1] = NONE
    t.offered = 0
    if t.trigger_seat == seat or is_last(t):
        t.switch(OVER)
        if t.recording:
            story.over(t, end_reason(t))
        return
    t.active = seat
    t.turn += 1
    if t.recording:
        story.turn(t)
    # Step A is forced if it is possible, and skipped otherwise (SILK-3.2).
    t.switch(START_OF_TURN if t.reserve[seat] > 0 and raise_tiles(t) != 0 else ROLL)


def roll(t: SilkTable, number: i64) -> None:
    """Step B (SILK-3.3)."""
    t.face[0] = LOW[number]
    t.face[1] = HIGH[number]
    t.lost = 0
    if t.recording:
        story.rolled(t)
    t.switch(CHOOSE)
    look_for_actions(t)


def look_for_actions(t: SilkTable) -> None:
    """Dice are lost only when none of those left can pay for a possible action (SILK-3.9, 3.11, 3.12)."""
    t.offered = offered_actions(t)
    if t.offered != 0:
        return
    die: i64
    for die in range(2):
        if t.used[die] == NONE:
            t.used[die] = LOST
            t.lost = 10 * t.lost + t.face[die]
            if t.recording:
                story.lost(t, t.face[die])
    start_turn(t, t.next_seat(t.active))


def offered_actions(t: SilkTable) -> i64:
    """The actions that are possible now and that an unplayed die can pay for, as bits."""
    found: i64 = 0
    action: i64
    for action in range(N_DO):
        if cheapest(t, action) <= t.points[t.active] and is_possible(t, action):
            found |= bit(action)
    return found


def cheapest(t: SilkTable, action: i64) -> i64:
    """What an action costs with the better of the dice left; more than anybody has if none is left (SILK-3.5)."""
    best: i64 = 1 << 30
    die: i64
    for die in range(2):
        if t.used[die] == NONE:
            best = min(best, t.box.cost[(t.face[die] - 1) * N_DO + action])
    return best


def is_possible(t: SilkTable, action: i64) -> bool:
    """Is there a complete legal resolution (SILK-3.9)?"""
    if action == DO_RAISE:
        return can_raise(t)
    if action == DO_MOVE:
        return can_move(t, SHEPHERD + t.active) or can_move(t, MASTIFF + t.active)
    if action == DO_WALL:
        return can_wall(t)
    if action == DO_BUILD:
        return can_build(t)
    if action == DO_GRAZE:
        return can_graze(t)
    return can_move(t, OOKAMI)


def offer_dice(t: SilkTable, out: vec[i64]) -> i64:
    """Every pair of a die left and an action it can pay for; equal dice once (SILK-3.4, 3.6, 3.10)."""
    n: i64 = 0
    die: i64
    action: i64
    for die in range(2):  # the lower die lies first
        if t.used[die] == NONE and not (die == 1 and t.used[0] == NONE and t.face[0] == t.face[1]):
            first: i64 = (t.face[die] - 1) * N_DO
            for action in range(N_DO):
                if (t.offered >> action) & ONE != 0 and t.box.cost[first + action] <= t.points[t.active]:
                    out[n] = DIE_ACTION + first + action
                    n += 1
    return n


def play_die(t: SilkTable, choice: i64) -> bool:
    """Pay for the change, then resolve the action; answers whether nothing is left to choose (SILK-3.5, 5.4)."""
    face: i64 = (choice - DIE_ACTION) // N_DO + 1
    action: i64 = (choice - DIE_ACTION) % N_DO
    die: i64 = 0 if t.used[0] == NONE and t.face[0] == face else 1
    cost: i64 = t.box.cost[choice - DIE_ACTION]
    t.used[die] = action
    t.offered = 0
    t.points[t.active] -= cost
    t.spent[t.active] += cost
    if t.recording:
        story.played(t, face, action, cost)
    if action == DO_RAISE and t.reserve[t.active] == 0:
        rescue(t)
        return True
    t.doing = action
    t.enter(action_phase(action))
    return False


def action_phase(action: i64) -> i64:
    """What is to be decided for an action."""
    if action == DO_RAISE:
        return RAISE
    if action == DO_MOVE:
        return MOVE
    if action == DO_WALL:
        return WALL
    if action == DO_BUILD:
        return BUILD
    return GRAZE if action == DO_GRAZE else OOKAMI_MOVES


def rescue(t: SilkTable) -> None:
    """With an empty reserve, a worm comes back from the cave to the reserve (SILK-5.4)."""
    t.cave[t.active] -= 1
    t.reserve[t.active] += 1
    if t.recording:
        story.rescued(t)


def end_action(t: SilkTable) -> None:
    """The action is resolved: the other die, or the next player (SILK-3.4, 3.7)."""
    t.rest()
    look_for_actions(t)
