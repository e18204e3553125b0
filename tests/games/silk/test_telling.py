"""Silk told in words: everything that a view shows is heard, and choices say what they bring."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from caravansary import Rng, State
from caravansary.engine.told import Numbered, numbered, sections
from caravansary.words import LANGUAGES
from caravansary.words.telling import Teller
from tests.games.playing import play
from tests.games.silk.hearing import (
    BORDER,
    NAMES,
    SILENT,
    TELLS,
    Ear,
    View,
    board_of,
    label,
    mid_game,
    number,
    random_states,
    told,
    untold,
)
from tests.games.silk.tables import G, P, route, sides, table
from tests.games.untold import leaves

GAMES = 50


@pytest.mark.parametrize("number", range(GAMES))
def test_everything_a_view_shows_is_told(number: int) -> None:
    for ply, state in enumerate(random_states(number)):
        viewer = None if ply % 4 == 3 else ply % state.game.players
        view = state.view(viewer)
        for path, _ in leaves(view):
            assert path in TELLS or path.split("[]")[0] in SILENT or path in SILENT, f"{path} is told nowhere"
        for language in LANGUAGES:
            assert untold(view, told(state, viewer, language), Ear(language, viewer)) == []
            for seat in state.pending():
                check_choices(state, seat, language)


def check_choices(state: State, seat: int, language: str) -> None:
    """Every choice sounds different, and says what the view shows of it."""
    view, ear, teller = state.view(seat), Ear(language, seat), Teller(language, NAMES, seat)
    rows = numbered(state, seat, view)
    heard = {state.game.action_to_string(row.action): teller.choice(row._replace(key="")) for row in rows}
    assert len(set(heard.values())) == len(heard)
    choices: Any = view["choices"]
    assert [what["action"] for what in choices] == list(heard)
    for what in choices:
        text = heard[what["action"]]
        for pattern in choice_needs(what, ear, view):
            assert re.search(pattern, text), (pattern, text)


def choice_needs(what: View, ear: Ear, view: View) -> Iterator[str]:
    board = board_of(view)
    known = {
        "action",
        "kind",
        "space",
        "total",
    }  # its text, its verb, the number of its action, and a sum of what is told
    for name in ("tile", "from", "to"):
        known.add(name)
        if what.get(name) and what.get("direction") != "off":  # then the question has named the tile
            yield label(what[name])
    for name in ("die", "cost", "points", "worms"):
        known.add(name)
        if what.get(name):
            yield number(what[name]) if what[name] > 1 or name != "worms" else r"(?<![\w-])1(?!\d)|One|Una"
    if what["kind"] == "die":
        known.add("for")
    if what.get("captured") or what.get("piece") == "ookami":
        yield "ookami"
    if what["kind"] == "displace":
        yield ear.whom(what["seat"])
    if what.get("piece"):
        yield ear.word(f"silk-piece-{what['piece']}")
    if what.get("direction", "off") != "off":
        yield ear.word(f"silk-direction-{what['direction']}")
    if what.get("over_border"):
        yield BORDER[ear.language]
    if what.get("bumps"):
        yield from ear.piece(what["bumps"])
    for name in what.get("improvements", []):
        yield ear.word(f"silk-improvement-{name}")
    if what["kind"] == "wall":
        yield ear.place(board.edge_label[board.edge_named[what["wall"]]])
        for point in [what["segment"][k] for k in (0, -1)] if what["segment"] else []:
            yield ear.place(board.point_label[board.point_named[point]])
    if what["kind"] == "nursery":
        yield ear.place(board.point_label[board.point_named[what["point"]]])
    if what["kind"] == "graze":
        yield number(what["value"])
    known |= {
        "captured",
        "piece",
        "seat",
        "direction",
        "over_border",
        "bumps",
        "improvements",
        "wall",
        "segment",
        "point",
        "value",
    }
    assert set(what) <= known, set(what) - known


def test_what_is_left_out_is_missed() -> None:
    """Without any of these sentences the test above would fail."""
    state = mid_game()
    heard, view, ear = told(state, P, "en"), state.view(P), Ear("en", P)
    assert untold(view, heard, ear) == []
    for where, sentence in [
        ("valley", "One green worm of Zoraxe."),
        ("valley", "barren, "),
        ("pieces", "The ookami stands on C3."),
        ("walls", "A wall between A1 and B1."),
        ("walls", "At the corner of A1 and B2."),
        ("action", "For 3: raise or rescue a worm."),
        ("player 1", "Nurseries not built yet: 3."),
        ("next", "You began."),
    ]:
        assert any(sentence in line for line in heard[where]), sentence
        less = {**heard, where: [line.replace(sentence, "") for line in heard[where]]}
        assert untold(view, less, ear), sentence


# --- what choices bring


def choices(state: State, language: str = "en") -> dict[str, str]:
    """What each choice brings besides what is said of it."""
    seat = state.pending()[0]
    teller = Teller(language, NAMES, seat)
    rows: list[Numbered] = numbered(state, seat, state.view(seat))
    return {state.game.action_to_string(row.action): " ".join(map(teller.say, row.brings)) for row in rows}


def test_a_die_brings_what_its_action_could_do_now() -> None:
    brings = choices(mid_game())
    assert brings["die 5 graze"] == "Possible: A1 for 3 points and C2 for 4 points."
    assert brings["die 4 build"] == "Your purple shepherd stands on A4. Nurseries not built yet: 3."
    assert brings["die 5 ookami"] == "The ookami stands on C3."


def test_only_tiles_that_all_worms_can_leave_are_named_for_grazing() -> None:
    stuck = table(
        "5 6",
        players=2,
        seats={P: {"worms": {"0,0": 1, "2,2": 1}, "nurseries": ["0,1"], "mastiff": "0,1", "shepherd": "1,0"}},
        walls=sides("0,0", "NW"),
    )
    assert "graze 0,0" not in choices_after(stuck, "die 5 graze")
    assert "A1" not in choices(stuck)["die 5 graze"]


def choices_after(state: State, text: str) -> dict[str, str]:
    then = state.clone()
    play(then, text)
    return choices(then)


def test_grazing_names_the_very_tiles_that_are_offered_then() -> None:
    heard = 0
    for seed in range(6):
        for state in random_states(seed):
            for text, brings in choices(state).items() if state.pending() else ():
                if text.startswith("die") and text.endswith("graze"):
                    offered = {label(then.split()[1]) for then in choices_after(state, text)}
                    assert {rf"\b{tile}\b" for tile in re.findall(r"[A-F]\d", brings)} == offered
                    heard += 1
    assert heard > 10


def test_a_wall_brings_what_it_closes() -> None:
    walls = [*route("1,1", "1,3"), *sides("1,1", "WS"), *sides("1,2", "S")]
    state = table("3 5", players=2, walls=walls, seats={P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["3,4"]}})
    play(state, "die 3 wall")
    assert choices(state)["wall 1,3-2,3"] == (
        "The segment goes from the corner of A1 and B2 to the corner of C1 and D2. Then B2 and C2 form an enclosure."
    )


def test_a_step_brings_where_it_leads() -> None:
    state = mid_game()
    play(state, "die 5 ookami")
    assert choices(state)["move ookami north"] == (
        "To the north, from C3. There: normal pasture, worth 2. 2 purple worms of yours. One green worm of Zoraxe."
    )
    assert choices(state, "es")["move ookami north"].startswith(
        "Hacia el norte, desde C3. Allí: pasto natural, vale 2."
    )


# --- the same table is told the same


def test_a_seat_that_cannot_tell_two_tables_apart_is_told_the_same() -> None:
    rng = Rng(5, "alike")
    for state in random_states(4):
        for seat in range(state.game.players):
            assert sections(state.game, state.resample(seat, rng).view(seat)) == sections(state.game, state.view(seat))
