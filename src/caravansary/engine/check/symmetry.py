"""Check that seats are interchangeable: the same situation with everybody moved on by some seats plays the same."""

import json

from caravansary.engine.check.copies import plain
from caravansary.engine.check.report import Broken, demand
from caravansary.engine.contract import CHANCE, State
from caravansary.engine.messages import BadPosition
from caravansary.engine.rng import Rng


def rotated(state: State, rng: Rng) -> bool:
    """Turn the table, and compare who acts, what is offered, and what one more action leads to.

    Answers whether this could be done: a situation may have no such twin.
    """
    game = state.game
    by = 1 + int(rng.below(game.players - 1))
    position = game.rotate_position(json.loads(plain(state.position())), by)
    if position is None:
        return False
    try:
        turned = game.from_position(position)
    except BadPosition as refused:
        raise Broken("symmetry", f"the game refuses the table turned by {by}: {refused}") from refused

    def seat_of(seat: int) -> int:
        return (seat + by) % game.players if seat >= 0 else seat

    who = int(state.current_player())
    demand(
        turned.pending() == sorted(map(seat_of, state.pending())), "symmetry", f"other seats owe a decision, by {by}"
    )
    if who == CHANCE:
        here = sorted((game.rotate_action(action, by), weight) for action, weight in state.chance_outcomes())
        demand(here == turned.chance_outcomes(), "symmetry", f"chance differs when the table is turned by {by}")
    for seat in state.pending():
        here_too = sorted(game.rotate_action(action, by) for action in state.legal_actions(seat))
        there = turned.legal_actions(seat_of(seat))
        demand(here_too == there, "symmetry", f"seat {seat_of(seat)} is offered something else, by {by}")
    if state.is_terminal():
        _same_result(state, turned, by)
        return True
    legal = state.legal_actions(who)
    action = legal[int(rng.below(len(legal)))]
    one = state.clone()
    one.apply_action(action, who)
    turned.apply_action(game.rotate_action(action, by), seat_of(who))
    expected = game.rotate_position(json.loads(plain(one.position())), by)
    text = game.action_to_string(action)
    demand(
        expected is None or plain(expected) == plain(turned.position()),
        "symmetry",
        f"{text!r} leads elsewhere, by {by}",
    )
    return True


def _same_result(state: State, turned: State, by: int) -> None:
    def turn(values: list[int]) -> list[int]:
        return values[-by:] + values[:-by]

    demand(turn(state.scores()) == turned.scores(), "symmetry", "scores differ when the table is turned")
    demand(turn(state.places()) == turned.places(), "symmetry", "places differ when the table is turned")
