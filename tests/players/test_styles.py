"""The numbers that players decide by are data, and every file says where they come from."""

import json
from typing import Any

import pytest

from caravansary.arena.findings import file_of
from caravansary.games import WEIGHTS_FILE
from caravansary.games.registry import of_the_house
from caravansary.players.search.style import PLAIN, ROUNDS, quick_rounds, read_style, style_from, style_of

GAMES = list(of_the_house())


def is_told(found: dict[str, Any]) -> bool:
    """When, with which luck and by which command, and what that gave."""
    said = found["confirmed"]
    return (
        found["date"] >= "2026"
        and isinstance(found["seed"], int)
        and bool(found["command"])
        and said["games"] > 0
        and 0.0 <= said["low"] <= said["rate"] <= said["high"] <= 1.0
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_style_says_how_it_was_found(game: str) -> None:
    row = read_style(game)
    assert is_told(row["style_found"]) and is_told(row["quick_found"])
    assert row.keys() <= {"style", "style_found", "quick", "quick_rounds", "quick_found"}


@pytest.mark.parametrize("game", GAMES)
def test_weights_say_how_they_were_found_or_that_they_were_set_by_hand(game: str) -> None:
    found = json.loads(file_of(game, WEIGHTS_FILE).read_text("utf-8"))["found"]
    assert found == {"by": "hand"} or is_told(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_styles_are_those_of_the_file(game: str) -> None:
    row = read_style(game)
    for style, expected in (
        (style_of(game), row["style"]),
        (style_of(game, quick=True), row.get("quick", row["style"])),
    ):
        assert vars_of(style) == vars_of(style_from(expected))
    assert quick_rounds(game) == row["quick_rounds"]


def vars_of(style: Any) -> list[float]:
    return [getattr(style, name) for name in ("curiosity", "turns", "picks", "scale", "trust")]


def test_a_game_that_nobody_has_tuned_has_a_plain_style() -> None:
    assert read_style("nothing") == {}
    assert (vars_of(style_of("nothing")), quick_rounds("nothing")) == (vars_of(style_from(PLAIN)), ROUNDS)
