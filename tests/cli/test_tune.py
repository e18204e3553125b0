"""tune: a small tuning from the command line, and everything that can be wrong with one."""

import pytest

from caravansary.arena import tuning
from tests.cli.tools import answer, answer_json, complaint, run

SMALL = ("tune", "border", "--think", "2", "--trials", "2", "--games", "4", "--confirm", "2", "--seed", "5")


def test_the_json_says_everything_and_repeats() -> None:
    found = answer_json(*SMALL)
    assert found == answer_json(*SMALL)
    assert (found["trials"], found["better"]) == (2, False)
    assert set(found["style"]) == {"curiosity", "turns", "picks", "scale", "trust"}
    assert set(found["weights"]) == {"hope", "even", "cell", "reach"}
    assert found["command"].startswith("caravansary tune border --what both --against present --think 2 --players 2")


def test_the_table() -> None:
    told = answer(*SMALL, "--what", "style", "--quick", "--against", "random")
    assert told.startswith("2 trials, ") and "curiosity" in told and "hope" not in told


def test_what_is_not_better_is_not_written() -> None:
    result = run(*SMALL, "--write")
    assert result.exit_code == 2 and "not written: " in result.stderr and len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("tune", "chess"), "there is no game 'chess'"),
        (("tune", "border", "--think", "soon"), "--think soon: must be a time like 200ms"),
        (("tune", "border", "--against", "nobody"), "there is no player 'nobody'"),
        (("tune", "border", "--players", "7"), "The Border is for 2 to 4 players"),
        (("tune", "border", "--what", "luck"), "Invalid value for '--what'"),
        (("tune", "border", "--minutes", "nan"), "Invalid value for '--minutes'"),
    ],
)
def test_bad_input_gets_one_line(args: tuple[str, ...], said: str) -> None:
    assert complaint(*args).startswith(said)


def test_without_optuna(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(tuning, "import_module", missing)
    assert complaint(*SMALL) == "tune needs optuna, which is not installed: pip install 'caravansary[tune]'"
