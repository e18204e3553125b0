"""The course of play: which phase offers what, and where a choice leads. The rules themselves stand in the rooms beside."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL
from caravansary.engine.rng import Rng
from caravansary.games.silk.actions import (
    build_nursery,
    build_wall,
    finish_graze,
    graze,
    offer_builds,
    offer_grazes,
    offer_raises,
    raise_worm,
    regenerate,
)
from caravansary.games.silk.components import N_PASTURES
from caravansary.games.silk.dice import N_ROLLS, THROW, THROWS, WEIGHT
from caravansary.games.silk.movement import (
    bump_on,
    displace,
    first_step,
    offer_bumps,
    offer_displacements,
    offer_moves,
    offer_ookami,
)
from caravansary.games.silk.setup import (
    deal_tile,
    deal_weights,
    offer_pieces,
    offer_worms,
    place_piece,
    place_worm,
    starting_roll,
)
from caravansary.games.silk.state import (
    BUILD,
    BUMP,
    CHOOSE,
    DEAL,
    DISPLACE,
    GRAZE,
    MOVE,
    OOKAMI_MOVES,
    OVER,
    PHASE_1,
    RAISE,
    ROLL,
    START_OF_TURN,
    STARTING_ROLL,
    TILE_ACTION,
    TILE_KINDS,
    WALL,
    SilkTable,
    first_roll,
    first_wall,
    tile_of,
)
from caravansary.games.silk.turn import end_action, offer_dice, play_die, roll, start_turn
from caravansary.games.silk.walls import offer_walls


def current_player(t: SilkTable) -> i64:
    """The active player, chance, or nobody."""
    phase: i64 = t.phase()
    if phase == DEAL or phase == STARTING_ROLL or phase == ROLL:
        return CHANCE
    return TERMINAL if phase == OVER else t.active


def legal_into(t: SilkTable, seat: i64, out: vec[i64]) -> i64:
    """What a seat may choose that owes a decision: it is the active player."""
    phase: i64 = t.phase()
    if phase == CHOOSE:
        return offer_dice(t, out)
    if phase == DISPLACE:
        return offer_displacements(t, out)
    if phase == START_OF_TURN or phase == RAISE:
        return offer_raises(t, out)
    if phase == MOVE:
        return offer_moves(t, out)
    if phase == WALL:
        return offer_walls(t, first_wall(t), out)
    if phase == GRAZE:
        return offer_grazes(t, out)
    if phase == OOKAMI_MOVES:
        return offer_ookami(t, out)
    if phase == BUMP:
        return offer_bumps(t, out)
    if phase == BUILD:
        return offer_builds(t, out)
    return offer_worms(t, out) if phase == PHASE_1 else offer_pieces(t, out)


def act(t: SilkTable, action: i64, seat: i64) -> None:
    """Carry out a legal action of the active player or an outcome of chance."""
    phase: i64 = t.phase()
    if phase >= RAISE:
        if resolve(t, phase, action):
            t.leave()
            end_action(t)
    elif phase == CHOOSE:
        if play_die(t, action):
            end_action(t)
    elif phase == START_OF_TURN:
        raise_worm(t, tile_of(t, action))
        t.switch(ROLL)
    elif phase == ROLL:
        roll(t, action - first_roll(t))
    else:
        act_set_up(t, phase, action)


def act_set_up(t: SilkTable, phase: i64, action: i64) -> None:
    if phase == DEAL:
        deal_tile(t, action - first_roll(t) + N_PASTURES)
    elif phase == STARTING_ROLL:
        starting_roll(t, action - first_roll(t))
    elif phase == PHASE_1:
        place_worm(t, tile_of(t, action))
    elif place_piece(t, action):
        start_turn(t, t.starter)  # whoever placed the last piece (SILK-2.11)


def resolve(t: SilkTable, phase: i64, action: i64) -> bool:
    """One decision within an action; answers whether the action is resolved."""
    if phase == DISPLACE:
        if not displace(t, action):
            return False
        if t.harvest >= 0:
            finish_graze(t)
        return True
    if phase == MOVE or phase == OOKAMI_MOVES:
        return first_step(t, action)
    if phase == BUMP:
        return bump_on(t, action)
    if phase == GRAZE:
        graze(t, tile_of(t, action))
        return False
    if phase == RAISE:
        raise_worm(t, tile_of(t, action))
    elif phase == WALL:
        build_wall(t, action - first_wall(t))
    else:
        build(t, action)
    return True


def build(t: SilkTable, action: i64) -> None:
    """Action 4: a nursery, or regeneration (SILK-5.7, 5.8)."""
    site: i64 = action - TILE_ACTION - TILE_KINDS * t.board.tiles
    if site >= 0:
        build_nursery(t, t.board.sites[int(site)])
    else:
        regenerate(t, tile_of(t, action))


# --- chance


def chance_into(t: SilkTable, out: vec[i64], weights: vec[i64]) -> i64:
    """The next tile, or a roll of two dice."""
    first: i64 = first_roll(t)
    n: i64 = 0
    k: i64
    if t.phase() != DEAL:
        for k in range(N_ROLLS):
            out[k] = first + k
            weights[k] = WEIGHT[k]
        return N_ROLLS
    deal_weights(t, weights)
    for k in range(N_PASTURES):
        if weights[k] > 0:
            out[n] = first - N_PASTURES + k
            weights[n] = weights[k]
            n += 1
    return n


def sample_chance(t: SilkTable, rng: Rng) -> i64:
    """The same draw with one random number."""
    if t.phase() != DEAL:
        return first_roll(t) + THROW[rng.below(THROWS)]
    weights = vec[i64]([0, 0, 0, 0])
    deal_weights(t, weights)
    total: i64 = 0
    k: i64
    for k in range(N_PASTURES):
        total += weights[k]
    rest: i64 = rng.below(total)
    k = 0
    while rest >= weights[k]:
        rest -= weights[k]
        k += 1
    return first_roll(t) - N_PASTURES + k
