"""games, simulate, check, bench: tables and figures."""

import re
from pathlib import Path
from typing import Any

import pytest

from caravansary import Game, Rng, load_game, registered_games
from caravansary.cli import bench, check
from caravansary.cli.simulate import is_compiled
from caravansary.engine import playout
from caravansary.engine.check import Fault, Report
from caravansary.engine.check.seen import COUNTS
from tests.cli.tools import answer, answer_json, run


def test_games_lists_every_game() -> None:
    table = answer("games")
    for info in registered_games():
        assert info.name in table and info.title in table and info.authors[0] in table


def test_games_as_json_are_the_infos() -> None:
    assert answer_json("games") == {"games": [info.as_dict() for info in registered_games()]}


@pytest.mark.parametrize("game", [info.name for info in registered_games()])
def test_every_game_can_be_simulated(game: str) -> None:
    found = answer_json("simulate", game, "--games", "2")
    assert (found["game"], found["games"], found["decisions"] > 0) == (game, 2, True)


def test_simulate_says_what_the_engine_counted() -> None:
    found = answer_json("simulate", "border", "--players", "3", "--games", "25", "--seed", "7")
    tally = playout.Tally(3)
    playout.simulate(load_game("border", 3).new_initial_state(), 25, Rng(7, "simulate"), tally)
    assert (found["game"], found["players"], found["seed"], found["games"]) == ("border", 3, 7, 25)
    assert found["decisions"] == tally.decisions
    assert found["wins"] == pytest.approx(tally.wins)
    assert sum(found["wins"]) == pytest.approx(25)
    assert found["mean_scores"] == [points / 25 for points in tally.points]
    assert found["end_reasons"] == tally.end_reasons
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["compiled"] is is_compiled("caravansary.engine.contract")


def test_simulate_counts_games_of_another_player() -> None:
    found = answer_json("simulate", "border", "--games", "3", "--by", "greedy")
    assert (found["by"], found["games"], found["end_reasons"]) == ("greedy", 3, {"sixth_area": 3})
    assert sum(found["wins"]) == pytest.approx(3)
    random = answer_json("simulate", "border", "--games", "3")
    assert random["by"] == "random"
    assert found["decisions"] < random["decisions"]


def test_simulate_is_the_same_for_a_seed_and_another_for_another() -> None:
    def games(seed: str) -> dict[str, Any]:
        found: dict[str, Any] = answer_json("simulate", "border", "--games", "12", "--seed", seed)
        return {key: value for key, value in found.items() if "second" not in key and key != "seed"}

    assert games("3") == games("3")
    assert games("3") != games("4")


def test_simulate_takes_options_and_the_owners_data(tmp_path: Path, own_data: Path) -> None:
    assert answer_json("simulate", "border", "--games", "1", "--option", "boards=CB")["options"] == {"boards": "CB"}
    plain = answer_json("simulate", "border", "--games", "10")["mean_scores"]
    richer = answer_json("simulate", "border", "--games", "10", "--data", str(own_data))["mean_scores"]
    assert richer[0] > plain[0] + 50  # its areas are worth 90 and more


def test_simulate_as_a_table() -> None:
    table = answer("simulate", "border", "--games", "3")
    assert "Mean score" in table and "3 games of The Border\nHow games ended: Somebody has closed six areas: 3" in table


def test_compiled_means_native_code() -> None:
    assert is_compiled("_json") and not is_compiled("json")


def test_check_every_player_count() -> None:
    found = answer_json("check", "border", "--games", "1")
    assert found["ok"] is True
    assert [(row["players"], row["games"], row["faults"]) for row in found["reports"]] == [
        (n, 1, []) for n in (2, 3, 4)
    ]
    assert all(row["decisions"] > 50 for row in found["reports"])


def test_check_one_player_count_as_a_table() -> None:
    lines = answer("check", "border", "--games", "1", "--players", "3").split("\n")
    assert [line.split()[::3] for line in lines if line.split()[-1:] == ["0"]] == [["3", "0"]]


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, games: int, seed: int, progress: object, **rest: object) -> Report:
        faults = [Fault("clone", "seat [red] differs", 4, 17), Fault("end", "still going on", 5, 20000)]
        counts = {"undos": 12345, "sealed-order": 0, "phase:roll": 8} if game.players != 3 else {"undos": 1}
        return Report(game.players != 3, games, 99, faults if game.players == 3 else [], counts)

    monkeypatch.setattr(check, "check_game", broken)


@pytest.mark.usefixtures("faulty")
def test_check_names_each_fault_and_ends_with_one() -> None:
    result = run("check", "border", "--games", "6")
    assert result.exit_code == 1
    named = [line for line in result.stdout.splitlines() if line.startswith("3 players: ")]
    assert len(named) == 2
    assert "clone" in named[0] and "seat [red] differs" in named[0] and "17" in named[0]
    assert "end" in named[1] and "still going on" in named[1]


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("language", "rows"),
    [
        (
            "en",
            [
                ["Decisions undone", "12,345", "1"],
                ["Sealed rounds in two orders", "never", "–"],
                ["Phase roll", "8", "–"],
            ],
        ),
        (
            "es",
            [
                ["Decisiones deshechas", "12.345", "1"],
                ["Rondas secretas en dos órdenes", "nunca", "–"],
                ["Fase roll", "8", "–"],
            ],
        ),
    ],
)
def test_check_says_what_was_seen_with_each_number_of_players(language: str, rows: list[list[str]]) -> None:
    lines = [re.split(r"  +", line.strip()) for line in run("check", "border", "--lang", language).stdout.splitlines()]
    assert [[line[0], line[1], line[2]] for line in lines if line[0] in {row[0] for row in rows}] == rows


def test_check_hands_on_what_need_not_have_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def listen(game: Game, games: int, seed: int, progress: object, **rest: object) -> Report:
        given.append(rest["allow_never"])
        return Report(True, games, 0, [])

    monkeypatch.setattr(check, "check_game", listen)
    answer("check", "border", "--players", "2", "--allow-never", "undos", "--allow-never", "phase:roll")
    assert given == [["undos", "phase:roll"]]


def test_check_knows_what_it_counts() -> None:
    result = run("check", "border", "--players", "2", "--games", "1", "--allow-never", "undoes")
    assert result.exit_code == 2 and "the kit counts no 'undoes'" in result.stderr


def test_every_count_has_words() -> None:
    assert check.SEEN.keys() == COUNTS.keys()


@pytest.mark.usefixtures("faulty")
def test_check_as_json_names_each_fault_and_ends_with_one() -> None:
    result = run("check", "border", "--games", "6", "--json")
    assert result.exit_code == 1
    assert '"check": "clone", "detail": "seat [red] differs", "game_number": 4, "ply": 17' in result.stdout
    assert '"ok": false' in result.stdout
    assert '"counts": {"undos": 12345, "sealed-order": 0, "phase:roll": 8}' in result.stdout


def test_bench_measures_each_game_and_player_count() -> None:
    found = answer_json("bench", "--seconds", "0.02")
    seats = [(row["game"], row["players"]) for row in found["results"]]
    assert seats == [(i.name, n) for i in registered_games() for n in range(i.min_players, i.max_players + 1)]
    for row in found["results"]:
        assert row["decisions_per_second"] > row["games_per_second"] > 0 < row["clones_per_second"]
        assert row["compiled"] is found["compiled"]
    assert found["python"].startswith("3.") and found["machine"]


def test_bench_of_one_game_as_a_table() -> None:
    table = answer("bench", "border", "--seconds", "0.02")
    assert table.count("border") == 3 and "Clones/s" in table and "Python 3." in table


def test_the_processor_has_a_name(tmp_path: Path) -> None:
    facts = tmp_path / "cpuinfo"
    facts.write_text("processor\t: 0\nmodel name\t: Abacus: the 3rd\nmodel name\t: other\n")
    assert bench.cpu_name(facts) == "Abacus: the 3rd"
    assert bench.cpu_name(tmp_path / "nothing")
