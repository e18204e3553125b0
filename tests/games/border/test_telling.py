"""The Border told in words: everything a view shows is heard, in both languages, and is enough to play by."""

from typing import Any

import pytest

from caravansary import CHANCE, Game, Rng, State, load_game
from caravansary.engine.telling import FINISH, Section
from caravansary.engine.told import numbered, sections, told
from caravansary.players import make_player
from caravansary.players.player import Seen
from caravansary.words import LANGUAGES
from caravansary.words.telling import text
from tests.games.playing import phase, seen, situations, wander

from .hearing import GAMES, NAMES, Listener, frozen, said
from .reader import answer
from .tables import DRAWING, rings, second_action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_a_view_shows_is_told(players: int) -> None:
    for number in range(-(-GAMES // 3)):
        options = {"boards": "DCBA"[:players]} if number % 5 == 0 else {}
        listener, seat = Listener(), number % players
        for state, _, _ in wander(load_game("border", players, None, **options), number):
            for viewer in (seat, None):
                view = seen(state, viewer)
                listener.check(view, sections(state.game, view))


@pytest.mark.parametrize("key", ["border-told-own-crosses", "border-told-dice-kept", "border-told-segment-begun"])
def test_what_goes_untold_is_noticed(key: str) -> None:
    """The same walk fails as soon as one sentence is left out."""
    game = load_game("border", 2)
    with pytest.raises(AssertionError):
        hear_without(game, key)


def hear_without(game: Game, key: str) -> None:
    for state, _, _ in wander(game, 1):
        view = seen(state, 0)
        left = [without(section, key) for section in sections(game, view)]
        Listener().check(view, left)


def without(section: Section, key: str) -> Section:
    return section._replace(lines=[[each for each in line if each.key != key] for line in section.lines])


# --- nothing else is told, and every choice apart


@pytest.fixture(scope="module")
def tables() -> list[State]:
    """Many situations, and all five dice used, which chance seldom brings."""
    return [
        *situations("border"),
        second_action("ABC", dice="blue blue red red red", crossed={1: rings("chapel") - {50}}),
    ]


def test_what_a_seat_cannot_tell_apart_is_told_the_same(tables: list[State]) -> None:
    sealed = [state for state in tables if phase(state) == "second_action"]  # the one secret of the game
    assert len(sealed) > 10
    for number, state in enumerate(sealed):
        for seat in range(state.game.players):
            other = state.resample(seat, Rng(number, "telling"))
            assert told(state, seat) == told(other, seat)


def test_all_choices_have_keys_and_words_of_their_own(tables: list[State]) -> None:
    for state in tables:
        for seat in state.pending():
            rows = numbered(state, seat, state.view(seat))
            assert [row.key for row in rows] == [*map(str, range(1, len(rows))), FINISH]
            for language in LANGUAGES:
                messages = [[row.verdict.message, *row.brings] for row in rows]
                heard = {" ".join(said(each.key, frozen(each), language, seat) for each in row) for row in messages}
                assert len(heard) == len(rows), heard


def test_what_a_cross_is_said_to_bring_is_what_it_brings(tables: list[State]) -> None:
    """What areas and segment are said to miss then is what they miss once it is made."""
    tried = 0
    for state in tables:
        for seat in state.pending() if phase(state) != "reroll" else []:
            view = seen(state, seat)
            for row in numbered(state, seat, view)[:-1]:
                after = state.clone()
                after.apply_action(row.action, seat)
                now = seen(after, seat)["seats"][seat]
                for message in row.brings:
                    if message.key == "border-told-then-missing":
                        assert message.args["areas"] == missing_around(
                            set(now["crossed"]) - set(view["seats"][seat]["crossed"]), now
                        )
                        tried += 1
    assert tried > 50


def missing_around(new: set[int], row: Any) -> list[str]:
    held = set(row["crossed"])
    touched = [area for area in DRAWING["areas"] if new & set(area["ring"]) and set(area["ring"]) - held]
    return [f"@border-told-area-{area['id']} {len(set(area['ring']) - held)}" for area in touched]


# --- enough to play by


def test_the_reader_does_not_go_by_the_order_of_choices(tables: list[State]) -> None:
    for state in tables:
        for seat in state.pending():
            heard = told(state, seat)
            again = heard._replace(choices=heard.choices[::-1])
            assert len({answer(text(each, "en", NAMES, seat)) for each in (heard, again)}) == 1


def test_who_plays_by_what_is_told_beats_a_beginner() -> None:
    won = sum(reader_wins(seed) for seed in range(20))
    assert won >= 14


def reader_wins(seed: int) -> bool:
    """A game of two between somebody who has nothing but the text and a beginner; they take turns at sitting first."""
    state = load_game("border", 2).new_initial_state()
    reading, beginner = seed % 2, make_player("beginner")
    chance, rng = Rng(seed, "chance"), Rng(seed, "beginner")
    while not state.is_terminal():
        seat = int(state.current_player())
        if seat == CHANCE:
            action = int(state.sample_chance(chance))
        elif seat == reading:
            table = told(state, seat)
            key = answer(text(table, "en", NAMES[:2], seat))
            action = next(row.action for row in table.choices if row.key == key)
        else:
            action = beginner.choose(Seen(state, seat, rng))
        state.act(action, seat)
    places = state.places()
    return places[reading] < places[1 - reading]
