"""contest and new: bots at the table."""

import json
from pathlib import Path

import pytest

from caravansary import Match, load_game, load_match
from caravansary.cli import new
from caravansary.cli.contest import Pairing, play
from caravansary.cli.reading import Setup
from caravansary.engine.match import Entry
from caravansary.players import GreedyPlayer, RandomPlayer
from caravansary.players.contest import contest, wilson
from tests.cli.tools import SEED, answer, answer_json


def test_contest_gives_the_rate_with_its_interval() -> None:
    args = (
        "contest",
        "border",
        "--hero",
        "random",
        "--other",
        "random",
        "--players",
        "3",
        "--games",
        "9",
        "--seed",
        "5",
    )
    found = answer_json(*args)
    shares = list(contest(load_game("border", 3), RandomPlayer(), RandomPlayer(), 9, 5))
    assert found["wins"] == pytest.approx(sum(shares))
    assert (found["rate"], found["low"], found["high"]) == tuple(wilson(sum(shares), 9))
    assert (found["hero"], found["other"], found["players"], found["games"]) == ("random", "random", 3, 9)
    assert found["even"] == pytest.approx(1 / 3)


def test_contest_seats_hero_and_others_as_asked() -> None:
    found = answer_json("contest", "border", "--games", "2", "--seed", "1")
    shares = list(contest(load_game("border"), GreedyPlayer(), RandomPlayer(), 2, 1))
    assert (found["hero"], found["other"], found["wins"]) == ("greedy", "random", pytest.approx(sum(shares)))
    swapped = answer_json("contest", "border", "--games", "2", "--seed", "1", "--hero", "random", "--other", "greedy")
    against = list(contest(load_game("border"), RandomPlayer(), GreedyPlayer(), 2, 1))
    assert swapped["wins"] == pytest.approx(sum(against))


def test_contest_is_the_same_in_several_processes() -> None:
    args = ("contest", "border", "--hero", "random", "--games", "7", "--seed", "2")
    one, two = answer_json(*args), answer_json(*args, "--jobs", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_every_game_of_a_contest_is_played_once() -> None:
    pairing = Pairing(Setup("border", 2, {}, None), "random", "random", 2)
    shares = list(contest(load_game("border"), RandomPlayer(), RandomPlayer(), 35, 2))
    assert play(pairing, 35, 1) == shares
    assert play(pairing, 35, 2) == shares  # in batches of two, and a rest


def test_contest_in_words() -> None:
    told = answer("contest", "border", "--hero", "random", "--games", "4")
    assert "random against random: The Border, 2 players, 4 games" in told and "95 %" in told


def test_new_writes_a_match_that_can_be_loaded(match_file: Path) -> None:
    match = load_match(match_file.read_text("utf-8"))
    assert match.state.is_terminal() and match.game.players == 3
    assert match.names == ["Random 1", "Random 2", "Random 3"]


def test_new_is_the_same_for_a_seed_and_another_without() -> None:
    fixed = [answer("new", "border", "--bots", "random", "--seed", seed) for seed in (SEED, SEED.upper())]
    assert fixed[0] == fixed[1]
    drawn = [answer("new", "border", "--bots", "random") for _ in range(2)]
    assert len({*fixed, *drawn}) == 3
    assert json.loads(fixed[0].splitlines()[-1])["seed"] == SEED


def test_new_leaves_the_luck_of_bots_to_the_secret() -> None:
    def entries(secret: bytes) -> list[Entry]:
        match = Match(load_game("border"), bytes(32))
        new.play(match, ["random", "random"], secret)
        return match.entries

    assert entries(b"a" * 32) == entries(b"a" * 32) != entries(b"b" * 32)


def test_new_seats_a_bot_for_each_name(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    told = answer("new", "border", "--bots", "random, greedy", "--out", str(file), "--option", "boards=DA")
    head = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (head["players"], head["names"], head["options"]) == (2, ["Random 1", "Greedy 2"], {"boards": "DA"})
    assert told.startswith(f"{file}: ") and "Greedy 2" in told


def test_new_keeps_the_owners_data_with_the_match(tmp_path: Path, own_data: Path) -> None:
    file = tmp_path / "match.jsonl"
    answer("new", "border", "--bots", "random", "--data", str(own_data), "--out", str(file))
    assert load_match(file.read_text("utf-8")).game.data() == json.loads(own_data.read_text("utf-8"))
    assert "98 points" in answer("replay", str(file)) or "castle 98" in answer("show", str(file))
