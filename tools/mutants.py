"""`make mutants`: do the tests notice small changes to the rules and to the search?

mutmut knows the changes that can be made to a part (a game's set-up, rules, sections and scoring, or the search); of these a
fixed seed draws some, and each is written into a copy of the project and tried on the tests nearest to it: the quick ones of
the part, those named like the changed module first, then the shortest, until one fails. Every verdict is kept in
`build/mutants/verdicts.json` as soon as it is there, bound to the part's sources and tests, so a run that was stopped goes on
where it was. When tests were added, `--again` tries only what they did not notice before.
"""

import argparse
import difflib
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import hypothesis
import libcst
import pytest
from mutmut.mutation.file_mutation import create_mutations, deep_replace

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "caravansary" / "games"
PLACE: Final = ROOT / "build" / "mutants"
VERDICTS: Final = PLACE / "verdicts.json"
ALIKE: Final = ROOT / "tools" / "mutants.json"  # changes that change nothing, with the reason
SEED: Final = 14
LEAST: Final = 0.9  # of those tried, to be noticed
MEMORY: Final = 4 << 30
LONGEST: Final = 60  # seconds for a test of which nothing is known
# The rooms of a game that hold no rules of play: data, what is seen, said and drawn, positions, guesses.
OTHER_ROOMS: Final = {
    *("__init__", "components", "view", "offers", "observation", "position", "reading", "fitting", "secrets"),
    *("explain", "refuse", "story", "drawing", "telling", "evaluation", "game", "invariants"),
    "valley",  # a section of Silk's telling
}
# Tests that play hundreds of games or try every sentence: what only they notice deserves a test of its own.
LONG: Final = ("contract", "sentences", "positions", "secrecy", "telling", "whole_games")
LONG_TESTS: Final = {"test_everything_that_is_said_can_be_said_and_nothing_is_idle"}


class Mutant(NamedTuple):
    """A changed module: `yak.tower:12` is the twelfth change that can be made to it."""

    name: str
    module: Path
    text: str

    def difference(self) -> list[str]:
        """The lines taken out and put in."""
        lines = difflib.unified_diff(
            self.module.read_text("utf-8").splitlines(), self.text.splitlines(), n=0, lineterm=""
        )
        return [line for line in lines if not line.startswith(("---", "+++", "@@"))]

    def change(self) -> str:
        """Where it is, what was there, what is there now; the same after other lines have moved."""
        lines = [" ".join(line.split()) for line in self.difference()]
        return " ".join([self.name.partition(":")[0], *lines])


class Part(NamedTuple):
    """What is changed, how many changes are tried, and the tests that should notice."""

    name: str
    modules: list[Path]
    tests: list[Path]
    draws: int

    def sources(self) -> str:
        """A fingerprint of what is changed."""
        return _fingerprint(self.modules)

    def questions(self) -> str:
        """A fingerprint of what is asked."""
        return _fingerprint(sorted({file for test in self.tests for file in test.parent.glob("*.py")}))

    def drawn(self) -> list[Mutant]:
        """The same for the same sources."""
        found = []
        for module in self.modules:
            tree, changes, _, _ = create_mutations(str(module), module.read_text("utf-8"))
            inside = [change for change in changes if change.contained_by_top_level_function]
            found += [(f"{self.name}.{module.stem}:{at}", module, tree, change) for at, change in enumerate(inside, 1)]
        chosen = random.Random(f"{SEED} {self.name}").sample(found, min(self.draws, len(found)))
        mutants = []
        for name, module, tree, change in chosen:
            changed = deep_replace(tree, change.original_node, change.mutated_node)
            assert isinstance(changed, libcst.Module)
            mutants.append(Mutant(name, module, changed.code))
        return mutants


def _fingerprint(files: list[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def parts() -> Iterator[Part]:
    """Each game, and the search."""
    tests = ROOT / "tests"
    for folder in sorted(path.parent for path in GAMES.glob("*/rules.py")):
        rooms = sorted(room for room in folder.glob("*.py") if room.stem not in OTHER_ROOMS)
        asked = sorted((tests / "games" / folder.name).glob("test_*.py"))
        quick = [test for test in asked if not test.stem.removeprefix("test_").startswith(LONG)]
        yield Part(folder.name, rooms, quick, 150)
    search = sorted((ROOT / "src" / "caravansary" / "players" / "search").glob("[a-z]*.py"))
    asked = [tests / "players" / f"test_{name}.py" for name in ("thinking", "search", "styles")]
    yield Part("search", search, asked, 100)


class Order:
    """A part of pytest: the tests most likely to notice come first; how long each took is remembered."""

    def __init__(self, first: str, times: dict[str, float]) -> None:
        self.first = first
        self.times = times

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.name not in LONG_TESTS]
        items.sort(key=lambda item: (self.first not in item.path.stem, self.times.get(item.nodeid, 0.0)))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit = 3 + 5 * self.times[nodeid] if nodeid in self.times else LONGEST
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)  # of work, not of waiting; then the process ends

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration


class Bench:
    """A copy of the project in which one module at a time is changed."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.place = PLACE / part.name
        self.times: dict[str, float] = {}

    def lay_out(self) -> None:
        """Copy, and see that all tests pass as things are, and how long they take."""
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir(parents=True)
        leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "e2e")
        for name in ("src", "tests", "docs"):
            shutil.copytree(ROOT / name, self.place / name, ignore=leave)
        shutil.copy(ROOT / "pyproject.toml", self.place)
        if self._run("", keep=True) != "not noticed":
            said = (self.place / "log.txt").read_text("utf-8")[-2000:]
            raise SystemExit(f"{self.part.name}: the tests fail without any change\n{said}")
        self.times = json.loads((self.place / "times.json").read_text("utf-8"))

    def verdict(self, mutant: Mutant) -> str:
        """Do the tests notice, or if they do not, the types?"""
        file = self.place / mutant.module.relative_to(ROOT)
        for old in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            old.unlink()  # a change within one second and of the same length would be taken for what it was
        file.write_text(mutant.text, "utf-8")
        try:
            found = self._run(file.stem, keep=False)
            return "types" if found == "not noticed" and not self._fits(file) else found
        finally:
            shutil.copy(mutant.module, file)

    def _fits(self, file: Path) -> bool:
        """Would the type check, and so mypyc, take it?"""
        mypy = [sys.executable, "-m", "mypy", "--cache-dir", str(PLACE / "mypy"), str(file.relative_to(self.place))]
        return subprocess.run(mypy, cwd=self.place, check=False, capture_output=True).returncode == 0

    def _run(self, first: str, *, keep: bool) -> str:
        """In a process of its own, which need not load pytest again; it ends when a test needs much more than before."""
        child = os.fork()
        if child == 0:
            self._ask(first, keep)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "too long" if os.WTERMSIG(status) == signal.SIGVTALRM else "crash"
        return "not noticed" if os.WEXITSTATUS(status) == pytest.ExitCode.OK else "noticed"

    def _ask(self, first: str, keep: bool) -> None:
        code = int(pytest.ExitCode.INTERNAL_ERROR)
        try:
            log = os.open(self.place / "log.txt", os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
            os.dup2(log, 1)
            os.dup2(log, 2)
            os.chdir(self.place)
            sys.path[:0] = [str(self.place), str(self.place / "src")]
            sys.dont_write_bytecode = not keep
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            order = Order(first, self.times)
            tests = [test.relative_to(ROOT).as_posix() for test in self.part.tests]
            own = [
                "-x",
                "-q",
                "--tb=no",
                "--assert=plain",
                "--hypothesis-profile=mutants",
                *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:anyio"),
            ]
            code = int(pytest.main([*own, *tests], plugins=[order]))
            if keep:
                (self.place / "times.json").write_text(json.dumps(order.times), "utf-8")
        finally:
            sys.stdout.flush()
            os._exit(code)


def try_part(part: Part, kept: dict[str, Any], most: int, again: bool) -> dict[str, Any]:
    """All verdicts about a part, those that were kept and up to so many missing ones; kept as they come."""
    sources, questions = part.sources(), part.questions()
    row: dict[str, Any] = kept.get(part.name, {})
    if row.get("sources") != sources or (row["tests"] != questions and not again):
        row = {"sources": sources, "seconds": 0.0, "verdicts": {}}
    if again:
        row["verdicts"] = {name: found for name, found in row["verdicts"].items() if found != "not noticed"}
    row["tests"], kept[part.name] = questions, row
    drawn = part.drawn()
    row["drawn"] = len(drawn)
    missing = [mutant for mutant in drawn[:most] if mutant.name not in row["verdicts"]]
    bench, alike = Bench(part), json.loads(ALIKE.read_text("utf-8"))
    if missing:
        bench.lay_out()
    for mutant in missing:
        began = perf_counter()
        found = "alike" if mutant.change() in alike else bench.verdict(mutant)
        row["verdicts"][mutant.name] = found
        row["seconds"] = round(row["seconds"] + perf_counter() - began, 1)
        VERDICTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        if found == "not noticed":
            print(f"{mutant.name} not noticed", *mutant.difference(), sep="\n    ", flush=True)
    return row


def line_of(part: Part, row: dict[str, Any]) -> tuple[str, bool]:
    """A row of the table, and whether enough was noticed of what can be."""
    found = Counter(row["verdicts"].values())
    tried = found.total() - found["alike"]
    noticed = tried - found["not noticed"]
    share = noticed / tried if tried else 0.0
    numbers = [
        row["drawn"],
        found["alike"],
        tried,
        noticed,
        found["types"],
        f"{share:.1%}",
        f"{row['seconds'] / 60:.1f}",
    ]
    return " | ".join(["", part.name, *map(str, numbers), ""]).strip(), share >= LEAST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    known = [part.name for part in parts()]
    parser.add_argument("--only", action="append", choices=known, help="a game, or search; may be repeated")
    parser.add_argument("--most", type=int, default=1000, help="try only so many of those drawn in each part")
    parser.add_argument(
        "--again", action="store_true", help="tests were added: keep what was noticed, try the others again"
    )
    given = parser.parse_args()
    hypothesis.settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    PLACE.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = json.loads(VERDICTS.read_text("utf-8")) if VERDICTS.is_file() else {}
    rows, enough = [], True
    for part in parts():
        if given.only and part.name not in given.only:
            continue
        row, good = line_of(part, try_part(part, kept, given.most, given.again))
        rows.append(row)
        enough = enough and good
    heads = ["part", "drawn", "alike", "tried", "noticed", "by types alone", "share", "minutes"]
    print(f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|", *rows, sep="\n")
    sys.exit(not enough)


if __name__ == "__main__":
    main()
