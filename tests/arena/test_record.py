"""The record: what is finished is kept, what is torn is played again, what is foreign is refused and left alone."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravansary.arena.crew import Alone
from caravansary.arena.errors import Unplayable
from caravansary.arena.record import Record
from caravansary.arena.run import run
from caravansary.arena.tournament import Tournament
from caravansary.players.search.style import read_style
from tests.arena.tools import made_up, tournament, without_times

HELD = tournament("random", "greedy", rounds=3)
GAMES = made_up(HELD)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record with four games of six."""
    path = tmp_path / "record.jsonl"
    with Record(str(path), HELD) as record:
        record.add(GAMES[:1])
        record.add(GAMES[3:6])
    return path


def refused(path: Path, held: Tournament = HELD) -> str:
    """Why a file is not this tournament's record; it stays as it is."""
    before = path.read_bytes()
    with pytest.raises(Unplayable) as why:
        Record(str(path), held)
    assert path.read_bytes() == before
    return str(why.value)


def test_what_is_added_is_there_again(file: Path) -> None:
    with Record(str(file), HELD) as record:
        assert record.games == {game.game: game for game in (GAMES[0], *GAMES[3:6])}
        record.add(GAMES[1:3])
    with Record(str(file), HELD) as record:
        assert sorted(record.games) == list(range(6))


@pytest.mark.parametrize("torn", [1, 20, -1])
def test_a_torn_last_line_is_dropped(file: Path, torn: int) -> None:
    whole = file.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    file.write_bytes(whole + last.replace(b'"game":5', b'"game":1')[:torn])
    with Record(str(file), HELD) as record:
        assert sorted(record.games) == [0, 3, 4, 5]
    assert file.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 60])
def test_a_torn_first_line_is_written_again(file: Path, kept: int) -> None:
    header = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(header[:kept])
    with Record(str(file), HELD) as record:
        assert record.games == {}
    assert file.read_bytes() == header


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"name": "silk"}, "game"),
        ({"options": {"bonus_cards": 1}}, "options"),
        ({"seats": 3}, "seats"),
        ({"contestants": ("greedy", "random")}, "players"),
        ({"seed": 4}, "seed"),
        ({"rounds": 4}, "games"),
        ({"lone": True}, "lone"),
    ],
)
def test_another_tournament(file: Path, change: dict[str, Any], named: str) -> None:
    assert f"the record of another tournament: {named} is" in refused(file, HELD._replace(**change))


def test_players_that_were_tuned_meanwhile(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of players with other numbers are no games of this tournament; how numbers were found does not matter."""
    row = read_style(HELD.name)
    row["style_found"] = {"by": "somebody else"}
    monkeypatch.setattr("caravansary.arena.tournament.read_style", lambda game: row)
    Record(str(file), HELD).__exit__(None, None, None)
    row["style"]["curiosity"] += 0.1
    assert "weights_and_styles is" in refused(file)


def test_other_rules(file: Path) -> None:
    file.write_text(file.read_text().replace('"rules":"1"', '"rules":"0"'))
    assert "rules is '0' there" in refused(file)


@pytest.mark.parametrize(
    "content", [b"hello\n", b"[]\n", b"\xff\n", b"{}\n", b'{"caravansary": 1}\n', b"[" * 5000 + b"\n", b"x", b"\n" * 3]
)
def test_a_file_that_is_no_record(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refused(file).endswith("not the record of a tournament")


EDITS: list[Callable[[dict[str, Any]], object]] = [
    lambda game: game.update(game=6),
    lambda game: game.update(game=-1),
    lambda game: game.update(game=0),  # twice
    lambda game: game.update(game="0"),
    lambda game: game.update(scores=[1]),
    lambda game: game.update(scores=[1, 10**12]),
    lambda game: game.update(places=[2, 2]),
    lambda game: game.update(places=[1, 3]),
    lambda game: game.update(decisions=[1, -1]),
    lambda game: game.update(seconds=[1e300, 1.0]),
    lambda game: game.update(end="<b>"),
    lambda game: game.update(more=1),
    lambda game: game.pop("slowest"),
]


@pytest.mark.parametrize("edit", EDITS)
def test_a_game_that_cannot_be(file: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    lines = file.read_text().splitlines()
    game = json.loads(lines[2])
    edit(game)
    file.write_text("\n".join([*lines[:2], json.dumps(game), *lines[3:]]) + "\n")
    assert f"{file}: line " in refused(file)


def test_a_torn_line_in_the_middle(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], lines[2][:30], *lines[3:]]) + "\n")
    assert ": line 3: not a game" in refused(file)


def test_two_runs_cannot_write_one_record(file: Path) -> None:
    with Record(str(file), HELD):
        assert "another run is writing it" in refused(file)
    Record(str(file), HELD).__exit__(None, None, None)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(Unplayable, match="not a file"):
        Record(str(tmp_path), HELD)
    with pytest.raises(FileNotFoundError):
        Record(str(tmp_path / "missing" / "file"), HELD)


def test_a_run_plays_only_what_is_missing(file: Path) -> None:
    told: list[int] = []
    with Record(str(file), HELD) as record:
        games = run(HELD, Alone(), record, told.append)
    assert [games[0], *games[3:6]] == [GAMES[0], *GAMES[3:6]]  # made up, so not played again
    assert without_times(games[1:3]) == without_times(list(HELD.play([1, 2])))
    assert (told[0], told[-1]) == (4, 6)
    with Record(str(file), HELD) as record:
        assert [record.games[number] for number in range(6)] == games
