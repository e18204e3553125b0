"""Whatever cannot be used gets one line on stderr that names it, nothing on stdout, and code 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravansary import Refused, load_game
from caravansary.cli import catalogue
from caravansary.games import built_in_data
from tests.cli.tools import complaint

POSITION = json.dumps(load_game("border", 2, boards="AB").new_initial_state().position())


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ("sing", "sing"),
        ("--loud", "--loud"),
        ("games --loud", "--loud"),
        ("games chess", "chess"),
        ("simulate", "GAME"),
        ("simulate chess", "chess"),
        ("simulate border --players 1", "not 1"),
        ("simulate border --players 0", "not 0"),
        ("simulate border --players 5", "not 5"),
        ("simulate border --players two", "--players"),
        ("simulate border --by oracle", "oracle"),
        ("simulate border --games 0", "--games"),
        ("simulate border --games -3", "--games"),
        ("simulate border --games many", "--games"),
        ("simulate border --seed 1.5", "--seed"),
        ("simulate border --option boards", "KEY=VALUE"),
        ("simulate border --option moon=full", "'moon'"),
        ("simulate border --option players=3", "'players'"),
        ("simulate border --option data=x", "'data'"),
        ("simulate border --option name=x", "'name'"),
        ("simulate border --option boards=AA", "boards"),
        ("simulate border --option boards=AB --option boards=CD", "twice"),
        ("simulate border --data /no/such/file", "/no/such/file: No such file"),
        ("check chess", "chess"),
        ("check border --players 7", "not 7"),
        ("check border --games 0", "--games"),
        ("check border --option boards=AB", "boards"),
        ("bench chess", "chess"),
        ("bench border --seconds 0", "--seconds"),
        ("bench border --seconds -1", "--seconds"),
        ("bench border --seconds nan", "--seconds"),
        ("bench border --seconds inf", "--seconds"),
        ("bench border --seconds soon", "--seconds"),
        ("arena chess", "chess"),
        ("arena border --players greedy,kasparov", "kasparov"),
        ("arena border --players greedy,random,easy --lone", "--lone"),
        ("new chess", "chess"),
        ("new border --seed abc", "64 hexadecimal"),
        ("new border --bots kasparov", "kasparov"),
        ("new border --bots random,random --players 3", "3 seats"),
        ("new border --bots random,random,random,random,random", "not 5"),
        ("new border --bots random --out /no/such/folder/file", "/no/such/folder/file: No such file"),
        ("show /no/such/file", "/no/such/file: No such file"),
        ("show /", "directory"),
        ("replay /no/such/file", "/no/such/file: No such file"),
        ("replay / --lang es", "carpeta"),
        ("replay x --lang fr", "fr"),
        ("replay x --from 0", "--from"),
        ("verify /no/such/file", "/no/such/file: No such file"),
        ("verify", "FILE"),
    ],
)
def test_a_wrong_command_line(args: str, named: str) -> None:
    assert named in complaint(*args.split())


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": None}, "game"),
        ({"seats": None}, "seats"),
        ({"seats": []}, "not 0"),
        ({"seats": [{}] * 9}, "not 9"),
        ({"phase": "lunch"}, "phase"),
        ({"round": "x"}, "round"),
        ({"round": 1e400}, "round"),
        ({"moon": 1}, "moon"),
        ({"seats": [{"crossed": [999]}, {}]}, "seats[0].crossed"),
    ],
)
def test_a_wrong_position(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    wrong = json.dumps({**json.loads(POSITION), **change})
    assert named in complaint("show", wrong)
    file = tmp_path / "position.json"
    file.write_text(wrong)
    line = complaint("show", str(file))
    assert line.startswith(f"{file}: ") and named in line


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["{"], "POSITION: not JSON"),
        (['{"game": ' + "[" * 100_000], "not JSON"),
        (['{"round": ' + "9" * 10_000 + "}"], "not JSON"),
        ([POSITION, "--seat", "2"], "--seat 2"),
        ([POSITION, "--seat", "-1"], "--seat"),
        ([POSITION, "--ply", "3"], "--ply"),
        ([POSITION, "--option", "boards"], "KEY=VALUE"),
        ([POSITION, "--data", "/no/such/file"], "/no/such/file"),
        ([POSITION, "--lang", "la"], "la"),
    ],
)
def test_a_wrong_way_to_show_a_position(args: list[str], named: str) -> None:
    assert named in complaint("show", *args)


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", ""),
        (b"\xff\xfe\x00binary", "UTF-8"),
        (b"hello\nworld\n", "not JSON"),
        (b"[1, 2]\n", "object"),
        (b'{"caravansary": 7}\n', "line 1"),
        (b'{"caravansary": 1, "game": "chess", "players": 2, "options": {}}\n', "chess"),
        (b'{"caravansary": 1, "game": "border", "players": 2, "options": {"players": 3}}\n', "line 1"),
    ],
)
def test_a_file_that_is_no_log(tmp_path: Path, command: str, content: bytes, named: str) -> None:
    file = tmp_path / "log.jsonl"
    file.write_bytes(content)
    line = complaint(command, str(file))
    assert line.startswith(f"{file}: ") and named in line


def edited(match_file: Path, folder: Path, edit: Callable[[list[Any]], object]) -> str:
    rows = [json.loads(line) for line in match_file.read_text("utf-8").splitlines()]
    edit(rows)
    file = folder / "edited.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return str(file)


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        (lambda rows: rows[9].update(action="fly north"), 10),
        (lambda rows: rows[9].update(by="nobody"), 10),
        (lambda rows: rows[9].pop("action"), 10),
        (lambda rows: rows[1].pop("draw"), 2),
        (lambda rows: rows.insert(9, []), 10),
        (lambda rows: rows.insert(len(rows), rows[9]), -1),
        (lambda rows: rows[-1].update(seed="xyz"), 0),
        (lambda rows: rows[0].update(rules="0"), 1),
        (lambda rows: rows[0].update(names=["one"]), 1),
    ],
)
@pytest.mark.parametrize("command", ["show", "replay", "verify"])
def test_a_log_with_a_wrong_line(
    tmp_path: Path, match_file: Path, command: str, edit: Callable[[list[Any]], object], line: int
) -> None:
    file = edited(match_file, tmp_path, edit)
    number = line if line > 0 else len(Path(file).read_text().splitlines())
    assert complaint(command, file).startswith(f"{file}: line {number}: ")


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_log_with_an_illegal_action(tmp_path: Path, match_file: Path, command: str) -> None:
    file = edited(match_file, tmp_path, lambda rows: rows.insert(3, {"by": 0, "action": "done"}))
    assert complaint(command, file).startswith(f"{file}: line 4: ")


def test_moments_that_a_match_does_not_have(match_file: Path) -> None:
    file = str(match_file)
    assert "--ply 99999" in complaint("show", file, "--ply", "99999")
    assert "--ply" in complaint("show", file, "--ply", "-1")
    assert "--seat 3" in complaint("show", file, "--seat", "3")
    assert "--from 99999" in complaint("replay", file, "--from", "99999")
    assert "--option" in complaint("show", file, "--option", "boards=ABC")


@pytest.mark.parametrize(
    ("change", "named"),
    [({"cells": []}, "cells"), ({"areas": 3}, "areas"), ({"boards": [{}] * 4}, "boards[0]")],
)
def test_wrong_data_name_the_file_and_the_field(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    file = tmp_path / "own.json"
    file.write_text(json.dumps({**built_in_data("border"), **change}))
    line = complaint("simulate", "border", "--data", str(file))
    assert line.startswith(f"{file}: ") and named in line


@pytest.mark.parametrize("content", [b"{", b"[]", b"\x80"])
def test_data_that_are_no_object(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "own.json"
    file.write_bytes(content)
    assert complaint("new", "border", "--data", str(file)).startswith(f"{file}: ")


def test_standard_input_that_is_no_log() -> None:
    assert complaint("verify", "-", text="hello").startswith("-: ")


def test_a_name_that_would_steer_the_terminal() -> None:
    line = complaint("show", "no\nsuch\x1b[2J file")
    assert "\x1b" not in line and "file" in line


def test_a_refusal_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> list[Any]:
        load_game("border").string_to_action("fly north")
        return []

    with pytest.raises(Refused):
        refuse()
    monkeypatch.setattr(catalogue, "registered_games", refuse)
    assert complaint("games") == "This game has no action “fly north”."
