"""Players of others are found by their package's entry point and as module:Class; what is none is said in one line."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import tests.samples
from caravansary.engine.messages import BadOption
from caravansary.games import load_game
from caravansary.players import Player, RandomPlayer, Seen, make_player
from caravansary.players.named import name_of, title_of
from caravansary.players.play import play_game
from tests.samples.elsewhere import PLAYERS, announce, environment, install
from tests.samples.rascals import Raises

SCOUT = Path(tests.samples.__path__[0]) / "scout"
RASCALS = "tests.samples.rascals"


def asked(folder: Path, code: str, here: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Another Python, which finds the packages of a folder, and modules nowhere else."""
    line = [sys.executable, "-P", "-c", textwrap.dedent(code)]
    known = environment(folder)
    return subprocess.run(line, env=known, cwd=here, capture_output=True, text=True, check=False, timeout=120)


WHO = """
    from caravansary.players import guests, make_player
    print(*guests())
    print(type(make_player("scout").player).__module__)
"""


def test_a_package_becomes_a_player(tmp_path: Path) -> None:
    install(SCOUT, tmp_path, PLAYERS, "scout:Scout")
    told = asked(tmp_path, WHO)
    assert (told.stdout.split(), told.stderr) == (["scout", "scout"], "")


@pytest.mark.parametrize(
    ("code", "entry", "why"),
    [
        ("raise RuntimeError('no')", None, "scout:Scout: left out, player scout cannot be loaded: it raised RuntimeError: no"),
        ("import no_such_thing", None, "No module named 'no_such_thing' (__init__.py, line 1)"),
        ("Scout = (", None, "SyntaxError: '(' was never closed (__init__.py, line 1)"),
        ("raise SystemExit", None, "it raised SystemExit (__init__.py, line 1)"),
        ("", None, "has no attribute 'Scout'"),
        ("Scout = 3", None, "player scout: int is no class"),
        ("Scout = dict", "greedy", "scout:Scout: left out, there is a player greedy already"),
        ("Scout = dict", "a,b", "'a,b' is no name for a player"),
    ],
)  # fmt: skip
def test_a_package_that_is_no_player_is_left_out_and_told(
    tmp_path: Path, code: str, entry: str | None, why: str
) -> None:
    (tmp_path / "scout").mkdir()
    (tmp_path / "scout" / "__init__.py").write_text(code + "\n")
    announce("scout", tmp_path, entry, PLAYERS, "scout:Scout")
    told = asked(
        tmp_path, "from caravansary.players import guests, make_player; print(guests(), make_player('greedy'))"
    )
    assert told.stdout.startswith("() <caravansary.players.greedy.GreedyPlayer")
    assert why in told.stderr and "Traceback" not in told.stderr


def test_two_packages_of_one_name(tmp_path: Path) -> None:
    for package in ("one", "two"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("def make(): ...\n")
        announce(package, tmp_path, "scout", PLAYERS, f"{package}:make")
    told = asked(tmp_path, "from caravansary.players import guests; print(*guests())")
    assert told.stdout.split() == ["scout"] and "two:make: left out, there is a player scout already" in told.stderr


def test_a_module_of_the_current_folder(tmp_path: Path) -> None:
    """Last of all: what lies there hides nothing that Python knows."""
    for module in ("last", "json"):
        (tmp_path / f"{module}.py").write_text("class Last:\n    def choose(self, seen): return seen.legal[-1]\n")
    code = """
        from caravansary.players import make_player
        print(type(make_player("last:Last").player).__name__)
        make_player("json:Last")
    """
    told = asked(tmp_path / "no_packages", code, tmp_path)
    assert told.stdout == "Last\n"
    assert told.stderr.splitlines()[-1].endswith("player json:Last cannot be loaded: it raised AttributeError: "
                                                 "module 'json' has no attribute 'Last'")  # fmt: skip


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "player no_such_module:Bot cannot be loaded: it raised ModuleNotFoundError: No module named"),
        (f"{RASCALS}:Saint", "has no attribute 'Saint'"),
        (f"{RASCALS}:Unmakeable", r"cannot be made: it raised RuntimeError: not today \(rascals.py, line \d+\)$"),
        (f"{RASCALS}:Pickless", r"Pickless has no method choose\(seen\)"),
        (f"{RASCALS}:NOBODY", "int is no class"),
        (f"{RASCALS}:", "there is no player"),
        (":Bot", "there is no player"),
        ("scout", "there is no player 'scout'; there are: random, .*, and your own as module:Class"),
    ],
)  # fmt: skip
def test_what_is_no_player_is_refused_in_a_line(name: str, why: str) -> None:
    with pytest.raises(BadOption, match=why) as refused:
        make_player(name)
    assert "\n" not in str(refused.value)


def test_players_as_objects() -> None:
    class Last(Player):
        def choose(self, seen: Seen) -> int:
            return seen.legal[-1]

    for who in (Last, Last(), lambda: Last()):  # noqa: PLW0108
        state = play_game(load_game("yak"), [make_player(who), make_player(RandomPlayer)], 2)
        assert state.is_terminal()
    with pytest.raises(BadOption, match="player dict: dict has no method choose"):
        make_player(dict)  # type: ignore[arg-type]


def test_what_players_are_called() -> None:
    named = Raises()
    named.name = "Hothead"
    assert [name_of(who) for who in ("scout", Raises, Raises(), named)] == ["scout", "Raises", "Raises", "Hothead"]
    assert [title_of(name) for name in ("greedy", f"{RASCALS}:Raises")] == ["Greedy", "Raises"]
