"""Checks that nothing is lost: copies, positions and undo give the identical state, which plays on alike."""

import json

import msgspec

from caravansary.engine.check.report import Broken, demand
from caravansary.engine.contract import CHANCE, State
from caravansary.engine.match import Match
from caravansary.engine.messages import BadPosition
from caravansary.engine.rng import Rng

# The kit would spend half its time in the standard library's writer.
CANONICAL = msgspec.json.Encoder(order="deterministic")
LOOK_AHEAD = 40  # decisions that copies are played on to see whether they stay equal


def plain(thing: object) -> str:
    """Plain data as canonical text."""
    return CANONICAL.encode(thing).decode()


def same(one: State, two: State) -> bool:
    """Are two states identical as far as their positions say?"""
    return plain(one.position()) == plain(two.position())


def step(state: State, rng: Rng) -> None:
    """One random action of whoever is to act."""
    who = int(state.current_player())
    legal = state.legal_actions(who)
    demand(bool(legal), "dead-end", f"player {who} is to act and has no action")
    if who == CHANCE:
        state.act(state.sample_chance(rng), who)
    else:
        state.act(legal[int(rng.below(len(legal)))], who)


def play_some(state: State, seed: int, steps: int = LOOK_AHEAD) -> State:
    """The state itself, after random actions that the seed decides."""
    rng = Rng(seed, "ahead")
    for _ in range(steps):
        if state.is_terminal():
            break
        step(state, rng)
    return state


def reread(state: State, check: str) -> State:
    """The state that a game makes of its own position, which it must not refuse."""
    try:
        return state.game.from_position(json.loads(plain(state.position())))
    except BadPosition as refused:
        raise Broken(check, f"the game refuses its own position: {refused}") from refused


def copies(state: State, seed: int) -> None:
    """Clones and positions are identical, stay so when played on, and are independent of the original."""
    before = plain(state.position())
    copy = state.clone()
    demand(plain(copy.position()) == before, "clone", "a clone has another position")
    read = reread(state, "position")
    demand(plain(read.position()) == before, "position", "a position read again is another one")
    one = play_some(copy, seed)
    demand(plain(state.position()) == before, "clone", "playing on a clone changed the original")
    talking = state.clone()
    talking.recording = True
    demand(same(one, play_some(talking, seed)), "clone", "telling what happens changes what happens")
    two = play_some(read, seed)
    three = play_some(state.clone(), seed)
    demand(same(one, three), "clone", "two clones played on alike differ")
    demand(same(one, two), "position", "a state read from its position plays on differently")
    demand(_legal(one) == _legal(two), "position", "a state read from its position offers something else later")


def _legal(state: State) -> list[list[int]]:
    return [state.legal_actions(seat) for seat in range(state.game.players)]


def undo(match: Match, seat: int, before: str) -> int:
    """Taking back the last decision, if it may be, restores the state; playing it again leads to the same one."""
    if not match.can_undo(seat):
        return 0
    entry, after = match.entries[-1], plain(match.state.position())
    match.undo(seat)
    demand(plain(match.state.position()) == before, "undo", "the state is not what it was")
    match.play(entry.action, seat)
    demand(plain(match.state.position()) == after, "undo", "playing it again leads elsewhere")
    return 1
