"""Do the parts of a position fit each other, so that play can go on from here by the rules?"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition
from caravansary.games.silk.actions import raise_tiles
from caravansary.games.silk.components import LAST_ROUND, ROOM, SET_UP_WORMS, WORMS
from caravansary.games.silk.invariants import contradictions, slips
from caravansary.games.silk.movement import bumps, is_open, room
from caravansary.games.silk.rules import current_player, legal_into
from caravansary.games.silk.scoring import is_last
from caravansary.games.silk.setup import dealt, piece_seat, roller, worm_seat
from caravansary.games.silk.state import (
    ALL_BITS,
    BUMP,
    CHOOSE,
    DEAL,
    DISPLACE,
    DO_GRAZE,
    DO_MOVE,
    DO_OOKAMI,
    LOST,
    MASTIFF,
    NONE,
    ONE,
    OOKAMI,
    OVER,
    PHASE_1,
    PHASE_2,
    RAISE,
    SHEPHERD,
    START_OF_TURN,
    STARTING_ROLL,
    SilkTable,
    bit,
)
from caravansary.games.silk.turn import action_phase, offered_actions


def check(t: SilkTable) -> None:
    """Refuse what could not be played on."""
    for flaw in contradictions(t):
        raise BadPosition(f"seats: {flaw}")
    phase = t.phase()
    all_dealt = dealt(t) == t.board.tiles
    if all_dealt == (phase == DEAL):
        raise BadPosition("tiles: all lie on the table after the deal, not before")
    if all_dealt and t.place[OOKAMI] < 0 and t.bumped != OOKAMI:
        raise BadPosition("ookami: she stands on a tile")
    if phase < START_OF_TURN:
        _check_set_up(t)
    else:
        _check_turn(t)
        for slip in slips(t):
            raise BadPosition(slip)
    if current_player(t) >= 0:
        out = vec[i64]([0] * t.game.num_distinct_actions)
        if legal_into(t, t.active, out) == 0:
            raise BadPosition("phase: there is nothing to decide")


# --- set-up


def _check_set_up(t: SilkTable) -> None:
    phase = t.phase()
    if t.turn or t.face[0] or t.trigger or t.doing >= 0 or t.barren:
        raise BadPosition("phase: no turns before the set-up is done")
    if t.lost:
        raise BadPosition("lost: no dice are lost before the set-up is done")
    if any(t.wall[edge] for edge in range(int(t.board.edges))) or any(t.marker[k] >= 0 for k in range(4)):
        raise BadPosition("walls: nothing is built before the set-up is done")
    den = [int(t.place[OOKAMI])] if t.place[OOKAMI] >= 0 else []
    if den != [tile for tile in range(int(t.board.tiles)) if t.pasture[tile] == 3]:
        raise BadPosition("ookami: she starts on the den (SILK-1.6)")
    if (t.starter >= 0) != (phase >= PHASE_1) or (t.active >= 0) != (phase >= PHASE_1):
        raise BadPosition("starter: there is a starter and an active seat after the starting roll")
    for seat in range(int(t.seats)):
        _check_set_up_seat(t, seat)
    everybody = bit(t.seats) - 1
    if phase == DEAL and (t.to_roll, t.contenders) != (everybody, everybody):
        raise BadPosition("seats: everybody has to roll after the deal")
    if phase == STARTING_ROLL and (roller(t) < 0 or t.contenders & (t.contenders - 1) == 0):
        raise BadPosition("seats: somebody still has to roll, against somebody else")
    if phase > STARTING_ROLL and (t.to_roll or t.contenders):
        raise BadPosition("seats: the starting roll is over")
    if phase == PHASE_1 and t.active != worm_seat(t):
        raise BadPosition("active: it is not this seat's worm (SILK-2.2)")
    if phase == PHASE_2 and t.active != piece_seat(t):
        raise BadPosition("active: it is not this seat's piece (SILK-2.7)")


def _check_set_up_seat(t: SilkTable, seat: int) -> None:
    where = f"seats[{seat}]"
    stock = (t.reserve[seat] - (WORMS - SET_UP_WORMS), t.cave[seat], t.loose[seat])
    if any(stock) or t.grazed[seat] or t.walled[seat] or t.spent[seat]:
        raise BadPosition(f"{where}.reserve: no worm is raised or lost before the set-up is done (SILK-1.8)")
    if t.phase() == DEAL and t.rolled[seat] != 0:
        raise BadPosition(f"{where}.rolled: must be null before the starting roll")
    contends, waits = t.contenders >> seat & 1, t.to_roll >> seat & 1
    if t.phase() == STARTING_ROLL and ((waits and not contends) or (not waits and t.rolled[seat] == 0)):
        raise BadPosition(f"{where}.to_roll: whoever has not rolled, or is tied, still has to roll")
    if t.hand[seat] != _expected_hand(t, seat):
        raise BadPosition(f"{where}.hand: does not fit the order of placing (SILK-2.5)")
    if _count(t.to_place[seat]) != _expected_pieces(t, seat):
        raise BadPosition(f"{where}.to_place: does not fit the order of placing (SILK-2.7)")
    standing = (t.built[seat] > 0, t.place[SHEPHERD + seat] >= 0, t.place[MASTIFF + seat] >= 0)
    if any(there == bool(t.to_place[seat] >> k & 1) for k, there in enumerate(standing)) or t.built[seat] > 1:
        raise BadPosition(f"{where}.to_place: must be what is not on the board yet")


def _expected_hand(t: SilkTable, seat: int) -> int:
    if t.phase() != PHASE_1:
        return int(SET_UP_WORMS) if t.phase() < PHASE_1 else 0
    n = int(t.seats)
    placed = n * int(SET_UP_WORMS) - sum(int(t.hand[k]) for k in range(n))
    order = [(int(t.starter) + k) % n for k in range(n)]
    queue = [who for who in order for _ in range(2)] * 3 + order
    return queue[placed:].count(seat)


def _expected_pieces(t: SilkTable, seat: int) -> int:
    if t.phase() != PHASE_2:
        return _count(ALL_BITS)
    n = int(t.seats)
    placed = 3 * n - sum(_count(t.to_place[k]) for k in range(n))
    queue = [(int(t.starter) - 1 - k) % n for k in range(n)] * 3
    return queue[placed:].count(seat)


def _count(bits: i64) -> int:
    return int((bits & ONE) + ((bits >> 1) & ONE) + (bits >> 2))


# --- turns


def _check_turn(t: SilkTable) -> None:
    phase = t.phase()
    if t.active < 0 or t.starter < 0 or t.turn < 1:
        raise BadPosition("turn: play needs a starter, an active seat and a turn")
    if t.trigger == 0 and t.turn > LAST_ROUND * t.seats:
        raise BadPosition("turn: without a trigger the game is over by then (SILK-9.11)")
    if phase == OVER and not is_last(t) and t.trigger_seat != t.next_seat(t.active):
        raise BadPosition("phase: the game ends before the next turn of whoever triggered it (SILK-9.3)")
    for seat in range(int(t.seats)):
        _check_turn_seat(t, seat)
    rolled = CHOOSE <= phase < OVER
    if (t.face[0] > 0) != rolled:
        raise BadPosition("dice: they lie from the roll to the end of the turn")
    if phase == START_OF_TURN and (t.reserve[t.active] == 0 or raise_tiles(t) == 0):
        raise BadPosition("phase: no worm can be raised")
    if any(t.used[die] == LOST for die in range(2)):
        raise BadPosition("dice: lost dice end the turn")
    if phase == CHOOSE:
        t.offered = offered_actions(t)
    if (t.doing >= 0) != (RAISE <= phase < OVER):
        raise BadPosition("step: must be there during an action, and only then")
    if t.doing >= 0:
        _check_step(t)


def _check_turn_seat(t: SilkTable, seat: int) -> None:
    where = f"seats[{seat}]"
    if t.hand[seat] or t.to_place[seat] or t.to_roll or t.contenders:
        raise BadPosition(f"{where}.hand: the set-up is done")
    for piece in (int(SHEPHERD) + seat, int(MASTIFF) + seat):
        if t.place[piece] < 0 and t.bumped != piece:
            raise BadPosition(f"{where}: shepherd and mastiff stand on tiles")
    if t.loose[seat] and t.phase() != DISPLACE:
        raise BadPosition(f"{where}.loose: only while worms are displaced")


def _check_step(t: SilkTable) -> None:
    phase, action = t.phase(), int(t.doing)
    if action not in (int(t.used[0]), int(t.used[1])):
        raise BadPosition("step.action: no die was played for it")
    if (t.bumped >= 0) != (phase == BUMP):
        raise BadPosition("step.bumped: must be there when a piece is bumped, and only then")
    if phase == BUMP or phase == DISPLACE:
        _check_chain(t)
    elif action_phase(action) != phase or t.chain_size or t.shoved_size or t.site >= 0 or t.harvest >= 0:
        raise BadPosition("step: nothing is chosen yet in this phase")


def _check_chain(t: SilkTable) -> None:
    grazing = t.doing == DO_GRAZE
    if t.doing not in (DO_MOVE, DO_OOKAMI, DO_GRAZE) or (grazing and t.phase() == BUMP):
        raise BadPosition("step.action: nothing is bumped or displaced by it")
    _check_links(t)
    if t.site < 0 or (t.harvest >= 0) != grazing or (t.chain_size == 0) != grazing:
        raise BadPosition("step: needs its tile; points if it is grazed, else the chain that led there")
    last = t.chain[3 * (t.chain_size - 1)] if t.chain_size else NONE
    if t.piece_at[t.site] != last or t.heads[t.site] or (t.place[OOKAMI] == t.site and t.phase() == DISPLACE):
        raise BadPosition("step.tile: is not where the last piece came to")
    if t.phase() == BUMP and (t.place[t.bumped] >= 0 or t.moved >> t.bumped & 1 or t.shoved_size):
        raise BadPosition("step.bumped: stands somewhere, or has moved already")
    if t.phase() == BUMP and not bumps(last, t.bumped):
        raise BadPosition("step.bumped: the last piece of the chain does not bump it (SILK-4.10 to 4.12)")
    if t.phase() == DISPLACE:
        left = sum(int(t.loose[seat]) for seat in range(int(t.seats)))
        if not 1 <= left <= ROOM - t.shoved_size:
            raise BadPosition("step.displaced: does not fit the worms that have to leave")
        if room(t, t.site, NONE, t.place[OOKAMI]) < left:
            raise BadPosition("step.tile: not all worms can leave it (SILK-4.18)")
        _check_displaced(t)


def _check_links(t: SilkTable) -> None:
    """A chain begins with the piece of the action, and each piece bumps the next, one step at a time (SILK-4.3, 4.15)."""
    first = [int(OOKAMI)] if t.doing == DO_OOKAMI else [int(SHEPHERD + t.active), int(MASTIFF + t.active)]
    for k in range(int(t.chain_size)):
        piece, start, to = int(t.chain[3 * k]), int(t.chain[3 * k + 1]), int(t.chain[3 * k + 2])
        before = int(t.chain[3 * k - 3]) if k else -1
        if (k == 0 and piece not in first) or (k > 0 and not bumps(before, piece)):
            raise BadPosition(f"step.chain[{k}].piece: does not begin, or go on with, this chain (SILK-4.15)")
        if k > 0 and start != t.chain[3 * k - 1]:
            raise BadPosition(f"step.chain[{k}].from: a bumped piece starts where it was bumped")
        if not any(t.board.around[4 * start + way] == to and is_open(t, piece, start, way) for way in range(4)):
            raise BadPosition(f"step.chain[{k}].to: is not one free step away (SILK-4.3, 4.5)")


def _check_displaced(t: SilkTable) -> None:
    """Worms leave over open sides, the active player's first, then clockwise; a graze scores its own (SILK-4.17, 5.11)."""
    ways = [int(t.board.beside[4 * t.site + way]) for way in range(4) if t.wall[t.board.side[4 * t.site + way]] == 0]
    gone = [int(t.shoved[2 * k]) for k in range(int(t.shoved_size))]
    if any(t.shoved[2 * k + 1] not in ways for k in range(len(gone))):
        raise BadPosition("step.displaced: no open side leads there (SILK-4.8, 4.9)")
    left = [seat for seat in range(int(t.seats)) for _ in range(int(t.loose[seat]))]
    order = [(seat - int(t.active)) % int(t.seats) for seat in gone]
    if sorted(order) != order or (order and order[-1] > min((seat - int(t.active)) % int(t.seats) for seat in left)):
        raise BadPosition("step.displaced: the active player's worms leave first, then clockwise")
    own = (gone + left).count(int(t.active))
    if t.harvest >= 0 and (own == 0 or t.harvest != own * t.value(t.site)):
        raise BadPosition("step.harvest: is what the own worms graze there (SILK-5.11)")
