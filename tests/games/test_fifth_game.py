"""The example of docs/adding-a-game.md: a game in a package of its own keeps the contract, and the house's search can play it."""

import json
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import tests.samples
from caravansary.engine.check.seen import ENOUGH_GAMES
from tests.samples.elsewhere import command, environment, install

TOLL = Path(tests.samples.__path__[0]) / "toll"
PLAYERS = [2, 3, 4]
GAMES = 8  # of a search against random players, at each number of them


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Toll is installed as pip would do it."""
    folder = tmp_path_factory.mktemp("site")
    install(TOLL, folder)
    return folder


def test_it_keeps_the_contract_at_every_number_of_players(site: Path) -> None:
    """In so many games that a check which never ran would be a fault, too."""
    checked = command(site, "check", "toll", "--games", str(ENOUGH_GAMES), "--json")
    reports = {row["players"]: row for row in json.loads(checked.stdout)["reports"]}
    assert [fault for row in reports.values() for fault in row["faults"]] == []
    assert checked.returncode == 0, checked.stderr
    assert list(reports) == PLAYERS
    for row in reports.values():
        assert row["counts"]["phase:over"] == row["games"] == ENOUGH_GAMES, "every game came to its end"
        assert row["counts"]["sealed-choices"] > 0 and row["counts"]["secrets"] > 0


SEARCHED = """
    from caravansary import load_game
    from caravansary.players import make_player
    from caravansary.players.play import play_game

    game = load_game("toll", {players})
    for seed in range({games}):
        seat = seed % game.players
        who = [make_player("search:60" if each == seat else "random") for each in range(game.players)]
        end = play_game(game, who, seed)
        print(end.is_terminal(), end.end_reason(), end.places()[seat])
"""


@pytest.mark.parametrize("players", PLAYERS)
def test_the_search_of_the_house_plays_it_to_the_end_and_well(site: Path, players: int) -> None:
    """Without a line written for it: Toll has no style of its own."""
    assert not (TOLL / "style.json").exists()
    code = textwrap.dedent(SEARCHED).format(players=players, games=GAMES)
    line = [sys.executable, "-P", "-c", code]
    played = subprocess.run(line, env=environment(site), capture_output=True, text=True, check=True, timeout=600)
    ends = [row.split() for row in played.stdout.splitlines()]
    assert len(ends) == GAMES
    assert {(over, why) for over, why, _ in ends} == {("True", "days")}
    assert sum(place == "1" for _, _, place in ends) > GAMES // 2


def test_a_table_of_searches_is_written_down_and_can_be_proved(site: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    made = command(site, "new", "toll", "--bots", "search:60,hard,search:60", "--out", str(log))
    assert made.returncode == 0, made.stderr
    proved = command(site, "verify", str(log))
    assert proved.returncode == 0, proved.stdout + proved.stderr
    told = command(site, "replay", str(log))
    places = [int(place) for place in re.findall(r"^ *(\d)\. ", told.stdout, re.MULTILINE)]
    assert len(places) == 3 and places[0] == 1, told.stdout  # some may share a place
