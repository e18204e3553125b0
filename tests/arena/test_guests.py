"""Players of others in a tournament: from a package, as module:Class, as objects; and those that fail."""

import json
from pathlib import Path

import pytest

import tests.samples
from caravansary.arena import crew
from caravansary.arena.crew import Alone, Processes, play_batch
from caravansary.arena.errors import Unplayable
from caravansary.arena.record import Record
from caravansary.arena.run import run
from caravansary.arena.standings import standings
from caravansary.arena.tournament import Tournament
from caravansary.engine.messages import BadPlayer
from caravansary.players import Player, SearchPlayer, Seen
from tests.arena.tools import tournament, without_times
from tests.cli.tools import complaint
from tests.samples import rascals
from tests.samples.elsewhere import PLAYERS, command, install
from tests.samples.scout import Scout

SCOUT = Path(tests.samples.__path__[0]) / "scout"
LAST = "class Last:\n    def choose(self, seen):\n        return seen.legal[-1]\n"
ARENA = ("arena", "yak", "--games", "8", "--json")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_package_and_a_module_here_meet(tmp_path: Path, jobs: str) -> None:
    """The scout is installed, the other lies in the current folder; both are found in every process."""
    install(SCOUT, tmp_path / "site", PLAYERS, "scout:Scout")
    (tmp_path / "last.py").write_text(LAST)
    told = command(tmp_path / "site", *ARENA, "--players", "scout,last:Last,random", "--jobs", jobs, here=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    found = json.loads(told.stdout)
    assert [player["name"] for player in found["players"]] == ["scout", "last:Last", "random"]
    assert all(player["games"] == 8 for player in found["players"])
    assert set(found["code"]) == {"scout", "last:Last"}
    assert "--players scout,last:Last,random" in found["command"]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("rascal", "what"),
    [("Raises", "raised ZeroDivisionError"), ("Cheats", "which is not legal there"), ("Sleeps", "took longer than 0.5 s")],
)  # fmt: skip
def test_a_rascal_ends_a_tournament_with_one_line(rascal: str, what: str, jobs: str) -> None:
    name = f"tests.samples.rascals:{rascal}"
    line = complaint(*ARENA, "--players", f"random,{name}", "--jobs", jobs, "--bot-limit", "0.5")
    assert line.startswith(f"player {name}, on seat ") and "in a game of Yak" in line and what in line


def test_what_was_played_before_is_kept(tmp_path: Path) -> None:
    """A bot that fails in its third game: two are in the record, and go on from there once it is mended."""

    class Fragile(Player):
        games = 0

        def choose(self, seen: Seen) -> int:
            if len(seen.legal) == 1:
                return seen.legal[0]
            if Fragile.games == 2:
                raise RuntimeError("I am tired")
            return seen.legal[0]

    class Counting(Alone):
        def submit(self, tournament: Tournament, numbers: list[int]) -> crew.Errand:
            def errand() -> crew.Batch:
                done = play_batch(tournament, numbers[:1])
                Fragile.games += 1
                return done

            return errand

    held = tournament("random", Fragile, rounds=2)
    file = str(tmp_path / "record.jsonl")
    with Record(file, held) as record, pytest.raises(BadPlayer, match=r"Fragile, .* I am tired"):
        run(held, Counting(), record)
    Fragile.games = 3
    with Record(file, held) as record:
        assert len(record.games) == 2
        assert len(run(held, Alone(), record)) == held.games


def test_a_record_is_not_gone_on_with_by_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "changing.py").write_text(LAST)
    held = tournament("random", "changing:Last")
    with Record("record.jsonl", held) as record:
        run(held, Alone(), record)
    with Record("record.jsonl", held) as record:
        assert len(record.games) == held.games
    (tmp_path / "changing.py").write_text(LAST.replace("-1", "0"))
    with pytest.raises(Unplayable, match="the record of another tournament: code is"):
        Record("record.jsonl", held)


def test_objects_play_here() -> None:
    deep, quick = SearchPlayer(0.0, 8), SearchPlayer(0.0, 2)
    deep.name, quick.name = "deep", "quick"
    held = tournament(deep, quick, rounds=1)
    assert [player.name for player in standings(held, run(held, Alone())).players] == ["deep", "quick"]
    with pytest.raises(Unplayable, match="two contestants are called search"):
        run(tournament(SearchPlayer(), SearchPlayer()), Alone())


def test_classes_play_everywhere_and_objects_stay() -> None:
    held = tournament(Scout, "random", rounds=3)
    with Processes(2) as others:
        assert without_times(run(held, others)) == without_times(run(held, Alone()))
    for stays in (rascals.Raises(), lambda: Scout()):  # noqa: PLW0108
        with Processes(1) as others, pytest.raises(Unplayable, match="cannot go to other processes: give its class"):
            run(tournament("random", stays), others)
