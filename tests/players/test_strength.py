"""Strength is guarded: who thinks beats who does not, and a search to which every lead is worth nothing is caught.

Rounds and seeds are fixed, so a guard answers the same until somebody changes how players decide. Each asks a sequential test
(`arena.sequential`), wrong in one of a hundred cases at most: does the player win clearly more than an equal would? In a round it
sits once on each seat. Compiled only (see `conftest`): there all of it takes less than two minutes.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from caravansary import Game, load_game
from caravansary.arena.sequential import Question, Verdict, ask
from caravansary.players import Player, SearchPlayer, make_player
from caravansary.players.pairing import share
from caravansary.players.search.style import Style, quick_rounds, style_of
from tests.words.vocabulary import GAMES

SEED = 14
MOST = 100  # rounds; clear long before


class Guard(NamedTuple):
    """A game with a number of seats, and the rounds with which a search has to beat greedy."""

    game: str
    players: int
    rounds: int

    def question(self) -> Question:
        """An equal wins its share; asked for is clearly more."""
        return Question(1 / self.players, 0.7 if self.players == 2 else 0.5, 0.01)


GUARDS = [Guard("border", 2, 300), Guard("yak", 2, 150), Guard("silk", 2, 600), Guard("silk_road", 3, 100)]
every_guard = pytest.mark.parametrize("guard", GUARDS, ids=[guard.game for guard in GUARDS])


def test_every_game_is_guarded() -> None:
    assert sorted(guard.game for guard in GUARDS) == sorted(GAMES)


def rounds(game: Game, hero: Player, other: Player) -> Iterator[list[float]]:
    """What the hero took of each victory, on each seat."""
    for at in range(MOST):
        numbers = range(at * game.players, (at + 1) * game.players)
        yield [share(game, hero, other, number, SEED) for number in numbers]


def meet(guard: Guard, hero: Player, other: str) -> Verdict:
    return ask(guard.question(), rounds(load_game(guard.game, guard.players), hero, make_player(other)))


def faulty(style: Style) -> Style:
    """The same mind, to which every lead is worth nothing: however large, it makes no difference."""
    return Style(style.curiosity, style.turns, style.picks, 1e18, style.trust)


@every_guard
def test_search_beats_greedy(guard: Guard) -> None:
    verdict = meet(guard, SearchPlayer(0.0, guard.rounds), "greedy")
    assert verdict.answer == "better", verdict


@every_guard
def test_hard_beats_medium(guard: Guard) -> None:
    verdict = meet(guard, make_player("hard"), "medium")
    assert verdict.answer == "better", verdict


@every_guard
def test_a_search_to_which_every_lead_is_worth_nothing_is_caught(guard: Guard) -> None:
    """As a fault in `Thinking._weigh` would be, in the search and in the level."""
    search = SearchPlayer(0.0, guard.rounds, 1.0, faulty(style_of(guard.game)))
    assert meet(guard, search, "greedy").answer == "not better"
    hard = SearchPlayer(0.0, quick_rounds(guard.game), 1.0, faulty(style_of(guard.game, quick=True)))
    assert meet(guard, hard, "medium").answer == "not better"
