"""The same games for one process, for several, and on a Ray cluster, whatever finishes first."""

import os
import signal
import sys
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest

from caravansary.arena.cluster import RayCrew
from caravansary.arena.crew import Alone, Batch, Processes, play_all
from caravansary.arena.errors import Unplayable
from caravansary.arena.record import Record
from caravansary.arena.run import run
from caravansary.arena.tournament import Tournament
from tests.arena.tools import made_up, tournament, without_times

HELD = tournament("random", "greedy", rounds=4)


class Backwards:
    """A crew whose last batch is always the first to be ready; it takes a fixed time for each game."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.sizes: list[int] = []
        self.most = 0

    def submit(self, held: Tournament, numbers: list[int]) -> tuple[int, ...]:
        self.sizes.append(len(numbers))
        return tuple(numbers)

    def collect(self, slips: list[tuple[int, ...]]) -> tuple[tuple[int, ...], Batch]:
        self.most = max(self.most, len(slips))
        games = made_up(tournament(rounds=500))
        return slips[-1], Batch([games[number] for number in slips[-1]], self.seconds * len(slips[-1]))


def test_every_game_once_in_any_order() -> None:
    crew = Backwards(3, 0.01)
    games = list(chain.from_iterable(play_all(tournament(rounds=500), range(1000), crew)))
    assert sorted(game.game for game in games) == list(range(1000))
    assert [game.game for game in games] != list(range(1000))
    assert crew.most == 6  # two batches for each worker and no more
    assert max(crew.sizes) == 50  # half a second


def test_slow_games_come_one_by_one() -> None:
    crew = Backwards(2, 3.0)
    assert len(list(play_all(tournament(rounds=5), range(10), crew))) == 10
    assert set(crew.sizes) == {1}


def test_several_processes_play_the_same_games() -> None:
    alone = run(HELD, Alone())
    with Processes(2) as crew:
        together = run(HELD, crew)
    assert without_times(together) == without_times(alone) == without_times(list(HELD.play(range(HELD.games))))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_that_is_killed_is_told_in_one_line() -> None:
    with Processes(1) as crew:
        worker = crew._pool.submit(os.getpid).result()
        slip = crew.submit(tournament(rounds=50), list(range(100)))
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(Unplayable, match="ended from outside"):
            crew.collect([slip])


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (pip install ray)")
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    path = str(tmp_path / "record.jsonl")
    with Record(path, HELD) as record, RayCrew(None, 2) as crew:
        assert crew.workers == 2
        together = run(HELD, crew, record)
    assert without_times(together) == without_times(run(HELD, Alone()))
    with Record(path, HELD) as record:
        assert [record.games[number] for number in range(HELD.games)] == together


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unplayable, match=r"pip install 'caravansary\[ray\]'"):
        RayCrew(None, 1)
