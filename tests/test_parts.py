"""`make test`: all parts run whatever fails, and the last lines say how each went."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# A make of which every part does what its name says.
MAKE = """#!/bin/sh
case $2 in
  fails) echo "1 failed"; exit 2;;
  cannot) mkdir -p build; echo "no browser here" > build/not-run-$2; test -z "$CARAVANSARY_NO_SKIPS" || exit 2;;
  *) echo "3 passed";;
esac
"""


def parts(folder: Path, *names: str, **environment: str) -> tuple[int, list[str]]:
    """The code, and what was printed, without the minutes."""
    make = folder / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if name != "CARAVANSARY_NO_SKIPS"}
    done = subprocess.run(
        [sys.executable, "-m", "tools.parts", str(make), *names],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, [" ".join(line.split()).replace(" 0.0 minutes", "") for line in done.stdout.splitlines()]


def test_a_part_that_fails_stops_no_other(tmp_path: Path) -> None:
    code, lines = parts(tmp_path, "works", "fails", "too")
    assert code == 1
    assert lines == [
        "--- works (1 of 3)",
        "3 passed",
        "--- fails (2 of 3)",
        "1 failed",
        "--- too (3 of 3)",
        "3 passed",
        "",
        "works passed",
        "fails failed",
        "too passed",
        "Not well: 2 passed, 1 failed, 0 not run,",
    ]


@pytest.mark.parametrize(("skips", "code"), [("", 0), ("1", 1)])
def test_what_cannot_be_run_is_told_and_may_be_a_failure(tmp_path: Path, skips: str, code: int) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "not-run-works").touch()  # of another day
    found, lines = parts(tmp_path, "works", "cannot", CARAVANSARY_NO_SKIPS=skips)
    assert found == code
    assert lines[-3:-1] == ["works passed", "cannot not run"]
    assert lines[-1].startswith("Not well: 1 passed" if code else "All is well: 1 passed, 0 failed, 1 not run")
