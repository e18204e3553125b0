"""`make mutants`: do the tests notice small changes to the rules and to the search?

mutmut makes every small change it knows to a part (a game's set-up, rules, sections and scoring, or the search); of these a
fixed seed draws some, and each is tried on the tests nearest to it: those of the part that run the changed function, shortest
first, until one fails. Every verdict is kept in `build/mutants/verdicts.json` as soon as it is there, bound to the part's sources
and tests, so a run that was stopped goes on where it was; when they change, the part starts anew.
"""

import argparse
import hashlib
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "caravansary" / "games"
PLACE: Final = ROOT / "build" / "mutants"
VERDICTS: Final = PLACE / "verdicts.json"
SEED: Final = 14
LEAST: Final = 0.9  # of those tried, to be noticed
# The rooms of a game that hold no rules of play: data, what is seen, said and drawn, positions, guesses.
OTHER_ROOMS: Final = {
    *("__init__", "components", "view", "offers", "observation", "position", "reading", "fitting", "secrets"),
    *("explain", "refuse", "story", "drawing", "evaluation", "game", "invariants"),
}
NOTICED: Final = {"killed", "timeout", "segfault", "caught by type check"}


class Part(NamedTuple):
    """What is changed, how many changes are tried, and where the tests are that should notice."""

    name: str
    modules: list[Path]
    tests: list[str]
    draws: int

    def fingerprint(self) -> str:
        """Of all that a verdict depends on, in this part."""
        found = hashlib.sha256()
        places = {module.parent for module in self.modules} | {ROOT / tests for tests in self.tests}
        files = {file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))}
        for path in sorted(files):
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
        return found.hexdigest()[:16]

    def mutants(self) -> list[str]:
        """The names of those drawn, the same for the same sources."""
        names = []
        for module in self.modules:
            path = module.relative_to(ROOT)
            changed = mutate_file_contents(str(path), module.read_text("utf-8"))
            names += [get_mutant_name(path, name) for name in changed.mutant_names]
        names.sort()
        return random.Random(f"{SEED} {self.name}").sample(names, min(self.draws, len(names)))


def parts() -> Iterator[Part]:
    """Each game, and the search."""
    for folder in sorted(path.parent for path in GAMES.glob("*/rules.py")):
        rooms = sorted(room for room in folder.glob("*.py") if room.stem not in OTHER_ROOMS)
        yield Part(folder.name, rooms, [f"tests/games/{folder.name}"], 150)
    search = sorted((ROOT / "src" / "caravansary" / "players" / "search").glob("[a-z]*.py"))
    yield Part("search", search, [f"tests/players/test_{name}.py" for name in ("thinking", "search", "styles")], 100)


class Bench:
    """A copy of the project in which mutmut works on one part."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.place = PLACE / part.name

    def lay_out(self) -> None:
        """Anew: what mutmut kept from other sources is of no use."""
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir(parents=True)
        leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "e2e")
        for name in ("src", "tests", "docs"):
            shutil.copytree(ROOT / name, self.place / name, ignore=leave)
        settings = (ROOT / "pyproject.toml").read_text("utf-8")
        own = {
            "source_paths": ["src/caravansary"],
            "only_mutate": [module.relative_to(ROOT).as_posix() for module in self.part.modules],
            "pytest_add_cli_args_test_selection": self.part.tests,
            "pytest_add_cli_args": ["-p", "no:cacheprovider", "-p", "no:xdist"],
            "also_copy": ["tests", "docs", "pyproject.toml"],
            "timeout_multiplier": 4.0,
        }
        lines = [f"{key} = {json.dumps(value)}" for key, value in own.items()]
        (self.place / "pyproject.toml").write_text(settings + "\n[tool.mutmut]\n" + "\n".join(lines) + "\n", "utf-8")

    def verdicts(self) -> dict[str, str]:
        """What mutmut has found so far."""
        found: dict[str, str] = {}
        for file in (self.place / "mutants").rglob("*.py.meta"):
            codes = json.loads(file.read_text("utf-8"))["exit_code_by_key"]
            found |= {name: status_by_exit_code[code] for name, code in codes.items() if code is not None}
        return found

    def run(self, names: list[str], jobs: int) -> None:
        """Try these."""
        mutmut = [str(Path(sys.executable).with_name("mutmut")), "run", "--max-children", str(jobs)]
        with (self.place / "log.txt").open("a", encoding="utf-8") as log:
            done = subprocess.run([*mutmut, *names], cwd=self.place, check=False, stdout=log, stderr=subprocess.STDOUT)
        if done.returncode != 0:
            tail = (self.place / "log.txt").read_text("utf-8")[-2000:]
            raise SystemExit(f"mutmut stopped over {self.part.name}:\n{tail}")

    def show(self, name: str) -> str:
        """The change itself."""
        mutmut = [str(Path(sys.executable).with_name("mutmut")), "show", name]
        said = subprocess.run(mutmut, cwd=self.place, check=True, capture_output=True, text=True).stdout
        changed = [line for line in said.splitlines() if line.startswith(("-", "+")) and line[:3] not in ("---", "+++")]
        return "\n".join(f"    {line}" for line in changed)


def try_part(part: Part, kept: dict[str, Any], jobs: int, few: int) -> dict[str, str]:
    """All verdicts about a part, those that were kept and the missing ones; kept as they come."""
    bench, sources = Bench(part), part.fingerprint()
    row = kept.get(part.name, {})
    if row.get("sources") != sources or not bench.place.is_dir():
        row = {"sources": sources, "seconds": 0.0, "drawn": part.mutants(), "verdicts": {}}
        bench.lay_out()
    kept[part.name] = row
    names = row["drawn"]
    while missing := [name for name in names if name not in row["verdicts"]]:
        began = perf_counter()
        bench.run(missing[:few], jobs)
        found = bench.verdicts()
        row["verdicts"] |= {name: found[name] for name in missing[:few]}
        row["seconds"] = round(row["seconds"] + perf_counter() - began, 1)
        VERDICTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        noticed = sum(verdict in NOTICED for verdict in row["verdicts"].values())
        print(f"{part.name}: {len(row['verdicts'])} of {len(names)} tried, {noticed} noticed", flush=True)
    verdicts: dict[str, str] = row["verdicts"]
    return verdicts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    known = [part.name for part in parts()]
    parser.add_argument("--only", action="append", choices=known, help="a game, or search; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="how many mutants are tried at once")
    parser.add_argument("--few", type=int, default=25, help="after how many the verdicts are written")
    given = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = json.loads(VERDICTS.read_text("utf-8")) if VERDICTS.is_file() else {}
    rows, weak = [], False
    for part in parts():
        if given.only and part.name not in given.only:
            continue
        verdicts = try_part(part, kept, given.jobs, given.few)
        missed = sorted(name for name, verdict in verdicts.items() if verdict not in NOTICED)
        share = 1 - len(missed) / len(verdicts)
        weak = weak or share < LEAST
        for name in missed:
            print(f"not noticed ({verdicts[name]}): {name}\n{Bench(part).show(name)}")
        rows.append(f"| {part.name} | {len(verdicts)} | {share:.1%} | {kept[part.name]['seconds'] / 60:.0f} |")
    print("| part | mutants | noticed | minutes |", "| --- | --- | --- | --- |", *rows, sep="\n")
    sys.exit(weak)


if __name__ == "__main__":
    main()
