"""arena: a tournament from the command line, and everything that can be wrong with one."""

import io
import json
import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from caravansary.arena.interval import wilson
from caravansary.cli import progress
from caravansary.cli.arena import with_address
from tests.cli.tools import answer, answer_json, complaint, run
from tests.server.pages import wait_until

SMALL = ("arena", "yak", "--players", "greedy,random", "--games", "5", "--seed", "4", "--jobs", "1")


def test_the_json_says_everything() -> None:
    found = answer_json(*SMALL)
    assert (found["game"], found["rules"], found["options"], found["data"]) == ("yak", "1", {"bonus_cards": 0}, None)
    assert (found["seats"], found["seed"], found["games"], found["restored"]) == (2, 4, 6, 0)
    assert (found["rounds"], found["played"]) == (3, 6)
    assert found["seconds"] > 0 and found["mean_decisions"] > 10 and sum(found["end_reasons"].values()) == 6
    greedy, random = found["players"]
    assert (greedy["name"], random["name"], greedy["games"]) == ("greedy", "random", 6)
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert (greedy["win_rate"], greedy["low"], greedy["high"]) == tuple(wilson(greedy["wins"], 6))
    assert greedy["rating"] == pytest.approx(greedy["mu"] - 3 * greedy["sigma"]) and greedy["rating"] > random["rating"]
    assert min(player["decision_seconds"]["mean"] for player in found["players"]) > 0
    assert [seat["games"] for seat in greedy["by_seat"]] == [3, 3]
    assert greedy["against"] == {"random": {"rate": greedy["win_rate"], "games": 6}}


def test_the_command_repeats_it(tmp_path: Path) -> None:
    first = answer_json(*SMALL, "--option", "bonus_cards=1")
    program, *words = shlex.split(first["command"])
    assert program == "caravansary" and "bonus_cards=1" in words
    again = answer_json(*words, "--jobs", "1")
    for found in (first, again):
        del found["seconds"]
        for player in found["players"]:
            del player["decision_seconds"]
    assert again == first


def test_the_tables() -> None:
    told = answer(*SMALL)
    assert told.startswith("Tournament: Yak\n2 contestants in 2 seats. 3 rounds of 2 games, 6 games in all.\n")
    assert "95% interval" in told and "Wins by seat" in told and "How games ended: The day after" in told
    assert "Who finishes ahead" not in told  # two contestants: the first table says it
    spanish = answer(*SMALL, "--language", "es")
    assert spanish.startswith("Torneo: Yak\n2 participantes en 2 asientos.") and "Victorias por asiento" in spanish


def test_more_seats_than_contestants() -> None:
    found = answer_json("arena", "yak", "--players", "random,greedy", "--seats", "3", "--games", "1", "--jobs", "1")
    assert (found["seats"], found["games"]) == (3, 6)
    assert [player["games"] for player in found["players"]] == [9, 9]


def test_one_alone_against_seats_of_another() -> None:
    game = ("arena", "silk_road", "--players", "greedy,random", "--games", "5", "--lone", "--jobs", "1")
    found = answer_json(*game)
    assert (found["seats"], found["games"]) == (3, 6)
    assert [player["games"] for player in found["players"]] == [6, 12]
    assert [seat["games"] for seat in found["players"][0]["by_seat"]] == [2, 2, 2]
    assert found["command"].endswith("--lone")


def test_the_fewest_seats_that_fit() -> None:
    game = ("arena", "border", "--players", "random,greedy", "--games", "1", "--jobs", "1")
    assert "not 9" in complaint(*game, "--seats", "9")
    found = answer("arena", "silk_road", "--players", "random,greedy", "--games", "1", "--help")
    assert "as few as the game allows" in " ".join(found.split()).replace("│ │ ", "")


def test_an_option_that_names_every_seat_decides_how_many_sit() -> None:
    from caravansary.cli.reading import read_setup
    from caravansary.cli.tournament import fitting_game

    assert fitting_game(read_setup("border", None, ["boards=ACD"], None)).players == 3
    assert fitting_game(read_setup("border", None, ["boards=ABCD"], None)).players == 4
    assert fitting_game(read_setup("border", None, None, None)).players == 2
    assert "boards" in complaint("arena", "border", "--option", "boards=AAAAA")


def test_the_page_is_written_whole(tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    found = answer_json(*SMALL, "--html", str(file), "--lang", "es")
    text = file.read_text("utf-8")
    assert '<html lang="es">' in text and found["command"] in text
    assert list(tmp_path.iterdir()) == [file]


def test_a_page_through_a_link_or_into_a_device(tmp_path: Path) -> None:
    link, file = tmp_path / "link.html", tmp_path / "page.html"
    link.symlink_to(file)
    answer_json(*SMALL, "--html", str(link))
    assert link.is_symlink() and file.read_text("utf-8").startswith("<!doctype html>")
    answer_json(*SMALL, "--html", os.devnull)
    assert not Path(os.devnull).is_file()
    assert "both the page and the record" in complaint(*SMALL, "--html", str(file), "--record", str(link))


def test_a_record_is_taken_up(tmp_path: Path) -> None:
    args = (*SMALL, "--record", str(tmp_path / "record.jsonl"))
    first, again = answer_json(*args), answer_json(*args)
    assert (first["restored"], again["restored"]) == (0, 6)
    assert first["players"] == again["players"]  # even the times
    assert "6 games were in the record already." in answer(*args)


# --- what is wrong is said before anything is played


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ("chess", "chess"),
        ("yak --players kasparov,random", "kasparov"),
        ("yak --players random", "at least two"),
        ("yak --players random,random", "random is named twice"),
        ("yak --players random,,greedy", "''"),
        ("yak --players ''", "''"),
        ("yak --games 0", "--games"),
        ("yak --games -5", "--games"),
        ("yak --games 2000000", "at most 1,000,000"),
        ("yak --games 99999999999999999999999", "at most 1,000,000"),
        ("yak --seats 1", "not 1"),
        ("yak --seats 5", "not 5"),
        ("yak --jobs 0", "--jobs"),
        ("yak --seed x", "--seed"),
        ("yak --option moon=1", "'moon'"),
        ("yak --data /no/such/file", "/no/such/file: No such file"),
        ("yak --html /no/such/folder/page.html", "/no/such/folder/page.html: cannot be written"),
        ("yak --html /", "/: cannot be written"),
        ("yak --record /no/such/folder/record", "/no/such/folder/record: No such file"),
        ("yak --record /", "/: not a file"),
        ("yak --lang fr", "--lang"),
        ("yak --ray http://somewhere", "--ray http://somewhere" if find_spec("ray") else "caravansary[ray]"),
    ],
)
def test_what_cannot_be_played(args: str, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import caravansary.cli.tournament

    monkeypatch.setattr(caravansary.cli.tournament, "run", None)
    assert named in complaint("arena", *shlex.split(args))


def test_the_record_of_another_tournament(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    answer_json(*SMALL, "--record", str(file))
    before = file.read_bytes()
    for change, named in (
        (("--seed", "5"), "seed"),
        (("--players", "random,greedy"), "players"),
        (("--games", "7"), "games"),
    ):
        line = complaint(*SMALL, *change, "--record", str(file))
        assert line.startswith(f"{file}: the record of another tournament: {named} is ")
    file.write_text(json.dumps({"my": "thesis"}))
    assert complaint(*SMALL, "--record", str(file)) == f"{file}: not the record of a tournament"
    assert file.read_text() == '{"my": "thesis"}' and before


def test_ray_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'caravansary[ray]'" in complaint(*SMALL, "--ray")


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("yak --ray", "yak --ray=here"),
        ("yak --ray --json", "yak --ray=here --json"),
        ("--ray yak", "--ray=here yak"),
        ("yak --ray auto", "yak --ray auto"),
        ("yak --ray ray://head:10001 --json", "yak --ray ray://head:10001 --json"),
        ("yak --ray=10.0.0.1:6379", "yak --ray=10.0.0.1:6379"),
        ("yak --json", "yak --json"),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(given: str, read: str) -> None:
    assert with_address(given.split()) == read.split()


def test_the_bar_tells_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with progress.Bar("yak", 10, "games") as bar:
        wait_until(lambda: bar.shown is not None, "the bar")
        for done in (4, 5, 6):
            bar.reach(done)
    assert "games/s" in stream.getvalue() and "yak" in stream.getvalue()
    assert run(*SMALL).stderr == ""  # nobody looks: no bar
