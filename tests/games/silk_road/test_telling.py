"""The table told in words: nothing that a view shows is left out, and it reads as it should in both languages."""

from functools import cache
from typing import Any

import pytest

from caravansary import Game, Message, Rng, State, load_game
from caravansary.engine.contract import Plain
from caravansary.engine.telling import Section
from caravansary.engine.told import numbered, sections
from caravansary.words import LANGUAGES
from caravansary.words.telling import Teller
from tests.games.playing import play, situations, wander
from tests.games.untold import Leaf

from . import hearing
from .hearing import NAMES, NOTHING, Table, check, normal, told_states, words
from .nothing import check_nothing
from .tables import GOODS, arriving, auction, market


def test_all_that_a_view_shows_is_told_in_both_languages() -> None:
    for state, viewer in told_states():
        view = state.view(viewer)
        for language in LANGUAGES:
            table = Table(state, view, language)
            check(table)
            check_nothing(table)


@pytest.mark.parametrize("key", ["no-pawn", "bare-screen", "no-bid", "pass", "viziers", "to-deal", "may-act"])
def test_what_goes_untold_is_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That there is nothing, too: somewhere on the way the walk fails as soon as one sentence is left out."""
    left = f"silk_road-told-{key}"

    def without(game: Game, view: Plain) -> list[Section]:
        told = sections(game, view)
        return [row._replace(lines=[[one for one in line if one.key != left] for line in row.lines]) for row in told]

    monkeypatch.setattr(hearing, "sections", without)
    with pytest.raises(AssertionError):
        hear_a_game()


def hear_a_game() -> None:
    for state, _, _ in wander(load_game("silk_road", 3), 2):
        table = Table(state, state.view(None), "en")
        check(table)
        check_nothing(table)


@cache
def some_situations() -> list[State]:
    return situations("silk_road", 60, seed=3, notes=True)


# --- what is changed is told otherwise


def other(path: str, value: Leaf, view: Any) -> Leaf:
    """Another value that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        seats = ("pawn", ".seat", "bidder", "victim", "majorities")
        return (value + 1) % len(view["seats"]) if any(word in path for word in seats) else value + 1
    if value in GOODS:
        return GOODS[(GOODS.index(str(value)) + 1) % 5]
    if path == "map.end":
        return next(str(city["exits"][0]) for city in view["map"]["cities"] if city["id"] == view["caravan"])
    if path in ("map.start", "caravan", "path[]"):
        return "merv" if value != "merv" else "koria"
    known = {
        "purple": "orange",
        "orange": "purple",
        "printed": "tile",
        "tile": "printed",
        "good": "give",
        "give": "get",
    }
    known |= {"get": "give", "gave": "got", "got": "gave", "showed": "gave", "arrived": "left"}
    if path.endswith("exits[]"):
        return str(view["map"]["end"])  # no circle
    return known.get(str(value), "move" if path == "phase" and value != "move" else f"{value}x")


def places_of(view: Any) -> dict[str, list[list[Any]]]:
    """Where in a view the leaves of each pattern are."""
    found: dict[str, list[list[Any]]] = {}

    def walk(thing: Any, pattern: str, way: list[Any]) -> None:
        if isinstance(thing, dict):
            for name, value in thing.items():
                walk(value, f"{pattern}.{name}" if pattern else name, [*way, name])
        elif isinstance(thing, list):
            for k, value in enumerate(thing):
                walk(value, f"{pattern}[]", [*way, k])
        elif thing is not None:
            found.setdefault(normal(pattern)[0], []).append(way)

    walk(view, "", [])
    return found


def changed(state: State, view: Any, way: list[Any], path: str) -> list[Section]:
    """How a view is told with one leaf changed."""
    row = view
    for step in way[:-1]:
        row = row[step]
    value = row[way[-1]]
    row[way[-1]] = other(path, value, view)
    told = sections(state.game, view)
    row[way[-1]] = value
    return told


def test_any_leaf_that_changes_is_told_otherwise() -> None:
    """Somewhere at least: what is told only in some situations is judged there by `check`."""
    rng = Rng(7, "leaves")
    heard: set[str] = set()
    tried: set[str] = set()
    elsewhere = {"action.now.swaps", *NOTHING}  # no Crook changes those; choices tell `offers`
    for state in some_situations():
        view: Any = state.view(state.pending()[0])
        told = sections(state.game, view)
        for path, ways in places_of(view).items():
            if path not in heard | elsewhere and not path.startswith("offers"):
                tried.add(path)
                if changed(state, view, ways[int(rng.below(len(ways)))], path) != told:
                    heard.add(path)
    assert tried - heard == set()
    assert len(heard) > 60


# --- choices


def test_what_a_choice_changes_at_once_is_told_with_it() -> None:
    """`offers` of the view: money and goods as they would be then."""
    tried = 0
    for number, state in enumerate(some_situations()):
        for seat in state.pending():
            view: Any = state.view(seat)
            own, language = view["seats"][seat], LANGUAGES[number % 2]
            for row in view["offers"]:
                assert state.game.telling is not None
                told = state.game.telling.brings(view, row["action"])
                text = " ".join(words(message, language, seat) for message in told)
                wanted = [(f"told-good-{name}", own["goods"][name] + n) for name, n in row["goods"].items()]
                wanted += [("told-silver", own["money"] + row["money"])] if row["money"] else []
                for key, n in wanted:
                    assert words(Message(f"silk_road-{key}", {"one": n}), language, seat) in text
                    tried += 1
    assert tried > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_sound_alike(language: str) -> None:
    for state in some_situations():
        for seat in state.pending():
            teller = Teller(language, NAMES, seat)
            rows = numbered(state, seat, state.view(seat))
            heard = [teller.choice(row).partition(" ")[2] for row in rows]
            assert len(set(heard)) == len(heard), heard


def keys(state: State) -> dict[str, str]:
    """The keys that are letters, and what they choose."""
    rows = numbered(state, state.pending()[0], state.view(state.pending()[0]))
    return {row.key: state.game.action_to_string(row.action) for row in rows if not row.key.isdigit()}


def test_what_ends_a_step_has_a_letter() -> None:
    assert keys(auction()) == {"P": "pass"}
    assert keys(arriving("koria")) == {"F": "decline"}
    crooked = market(tiles="trader 1 jewels for 2 silk, thief", goods={0: "1 jewels"}, seats={0: {"crooks": 1}})
    play(crooked, "take trader 1 jewels for 2 silk")
    assert keys(crooked) == {"F": "no crook"}
    play(crooked, "no crook")
    assert keys(crooked) == {"F": "stop"}
    robbing = market(tiles="thief", seats={0: {"barterers": 1}})
    play(robbing, "take thief")
    assert keys(robbing) == {"F": "decline"}
    play(robbing, "decline")
    assert keys(robbing) == {"F": "no barter"}


# --- secrets


def test_what_a_seat_cannot_tell_apart_is_told_the_same() -> None:
    for number, state in enumerate(some_situations()[::2]):
        seat = state.pending()[0]
        twin = state.resample(seat, Rng(number, "twin"))
        assert sections(state.game, state.view(seat)) == sections(state.game, twin.view(seat))
        assert numbered(state, seat, state.view(seat)) == numbered(twin, seat, twin.view(seat))
