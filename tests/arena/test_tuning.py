"""Tuning: the same for the same seed, nothing is believed that was not confirmed, and an end comes when it is asked for."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from caravansary.arena import findings
from caravansary.arena.contenders import Bout, Contender, Partisan
from caravansary.arena.errors import Unplayable
from caravansary.arena.interval import wilson
from caravansary.arena.tuning import Finding, Plan, Trial, Tuning, present, weight_knobs
from caravansary.engine.messages import BadOption
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.players import GreedyPlayer, Seen
from caravansary.players.budget import Think, read_think
from caravansary.players.search.style import read_style

PLAN = Plan("border", 2, "both", False, Think(0.0, 2), "present", 2, 4, 4, 5, 1, 5.0)


def better(plan: Plan, wins: int) -> Finding:
    return Finding(present(plan), 3, 2, 0.7, wilson(wins, 100), 100)


def test_the_same_seed_finds_the_same_with_any_number_of_processes() -> None:
    with Tuning(PLAN) as one, Tuning(PLAN._replace(jobs=2)) as two:
        assert one.run() == two.run()
        assert one.trials == 2 and [trial.contender for trial in one.finished] == [t.contender for t in two.finished]


def test_the_present_player_is_the_first_trial() -> None:
    with Tuning(PLAN._replace(trials=1)) as tuning:
        finding = tuning.run()
    assert tuning.finished[0].contender == tuning.present == finding.best
    assert finding.confirmed is None and not finding.is_better(2)


@pytest.mark.parametrize("seed", [-1, 5_000_000_000])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    with Tuning(PLAN._replace(seed=seed, games=1, confirm=1)) as tuning:
        assert tuning.run().trials == 2


@pytest.mark.parametrize(("what", "knobs"), [("style", 5), ("weights", 4), ("both", 9)])
def test_what_is_tuned(what: str, knobs: int) -> None:
    assert len(Tuning(PLAN._replace(what=what)).knobs()) == knobs


def test_a_weight_keeps_its_sign() -> None:
    ends = {knob.name: (knob.low, knob.high) for knob in weight_knobs({"good": 2.0, "bad": -1.0, "new": 0.0})}
    assert ends == {"good": (0.0, 5.0), "bad": (-2.5, 0.0), "new": (0.0, 1.0)}


def test_an_interruption_keeps_what_was_found() -> None:
    asked = 0

    def interrupt(used: float) -> None:
        nonlocal asked
        asked += 1
        if asked == PLAN.games + 2:  # in the second trial
            raise KeyboardInterrupt

    with Tuning(PLAN._replace(trials=50), interrupt) as tuning:
        finding = tuning.run()
    assert (finding.finished, finding.trials) == (1, 2)


def test_time_is_a_hard_limit() -> None:
    with Tuning(PLAN._replace(minutes=1e-9)) as tuning:
        finding = tuning.run()
    assert finding.finished == 0 and finding.best == tuning.present
    assert findings.verdict(PLAN, finding) == "no trial was finished"


def test_games_that_are_under_way_do_not_outlast_the_time() -> None:
    """In a process of its own, since it is at the end of one that workers are waited for. Any of these games takes hours."""
    command = "tune border --think 99999ms --jobs 2 --minutes 0.05 --json"
    told = subprocess.run(
        [sys.executable, "-m", "caravansary.cli.main", *command.split()], capture_output=True, timeout=300, check=True
    )
    assert json.loads(told.stdout)["finished"] == 0 and told.stderr == b""


def test_what_is_broken_off_does_not_hold_up_the_confirmation() -> None:
    asked = 0

    def interrupt(used: float) -> None:
        nonlocal asked
        asked += 1
        if asked == 2:  # after the first trial, when there are workers
            raise KeyboardInterrupt

    with Tuning(PLAN._replace(jobs=2, trials=50), interrupt) as tuning:
        other = tuning.present._replace(style={**tuning.present.style, "trust": 19.0})
        tuning.finished.append(Trial(other, 2.0))
        first = tuning._processes()
        finding = tuning.run()
        assert (finding.best, finding.games) == (other, PLAN.confirm)
        assert tuning._pool not in (None, first)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_that_is_killed_is_told_in_one_line() -> None:
    with Tuning(PLAN._replace(jobs=2)) as tuning:
        os.kill(tuning._processes().submit(os.getpid).result(), signal.SIGKILL)
        with pytest.raises(Unplayable, match="ended from outside"):
            tuning.run()


def test_hopeless_trials_are_given_up() -> None:
    tuning = Tuning(PLAN)
    assert not tuning._is_hopeless(wilson(0, 20))  # nothing to compare with
    tuning.finished.append(Trial(tuning.present, 0.6))
    assert tuning._is_hopeless(wilson(4, 20)) and not tuning._is_hopeless(wilson(12, 20))


def test_a_contender_evaluates_with_weights_of_its_own() -> None:
    """And only it: the game that is played keeps those it has."""
    game = load_game("border", boards="AB")
    before = game.weights.as_plain()
    state = game.new_initial_state()
    for entry in ("first 0", "roll grey grey grey yellow blue", "stop"):
        state.apply_action(game.string_to_action(entry))
    careless = Partisan(GreedyPlayer(), game, dict.fromkeys(before, 0.0))
    choices = [
        player.choose(Seen(state, 0, Rng(seed, "x"))) for player in (careless, GreedyPlayer()) for seed in range(9)
    ]
    assert len(set(choices[9:])) == 1 < len(set(choices[:9]))  # to the careless one all is equal
    assert game.weights.as_plain() == before and state.game is game


def test_a_bout_is_the_same_whoever_asks() -> None:
    hero = Contender(Think(0.0, 2), read_style("border")["style"], load_game("border").weights.as_plain())
    bout = Bout("border", 2, hero, "random", 3)
    assert bout.shares([0, 1, 2]) == [bout.shares([number])[0] for number in range(3)]


def test_what_is_not_better_is_not_written(tmp_path: Path) -> None:
    untouched = tmp_path / "none.json"
    for finding in (better(PLAN, 55), Finding(present(PLAN), 3, 2, 0.7, None, 0)):
        with pytest.raises(Unplayable, match="not written: "):
            findings.write(PLAN, finding, "tune", untouched, untouched)
    assert not untouched.exists()


def test_what_is_better_is_written_with_how_it_was_found(tmp_path: Path) -> None:
    style, weights = tmp_path / "style.json", tmp_path / "weights.json"
    style.write_text(json.dumps({"style": {"trust": 1}, "quick_rounds": 9}))
    plan = PLAN._replace(quick=True)
    assert findings.write(plan, better(plan, 70), "caravansary tune border", style, weights) == [weights, style]
    row, content = json.loads(style.read_text()), json.loads(weights.read_text())
    assert (row["style"], row["quick_rounds"]) == ({"trust": 1}, 9)
    assert row["quick"] == present(plan).style
    assert content["weights"] == present(plan).weights
    found = content["found"]
    assert found == row["quick_found"] and found["command"] == "caravansary tune border"
    assert (found["seed"], found["trials"], found["confirmed"]["games"], found["confirmed"]["rate"]) == (5, 3, 100, 0.7)


def test_how_long_to_think() -> None:
    assert (read_think("20ms"), read_think("100")) == (Think(0.02, 0), Think(0.0, 100))
    for text in ("", "0", "0ms", "20s", "-1", "1e3", "20 ms"):
        with pytest.raises(BadOption, match="must be a time like 200ms"):
            read_think(text)
