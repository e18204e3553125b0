"""`python3 -m tools.parts MAKE PART…`: makes every part of the tests, whatever fails, and ends with a line for each of them.

A part that cannot be run here leaves the reason in build/not-run-PART; with CARAVANSARY_NO_SKIPS that counts as a failure.
Plain Python without packages: it runs before anything else is installed.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import NamedTuple

RESULTS = ("passed", "failed", "not run")


class Part(NamedTuple):
    """How a part went."""

    name: str
    result: str
    minutes: float

    @property
    def line(self) -> str:
        return f"{self.name:18} {self.result:8}{self.minutes:5.1f} minutes"


def run(make: str, name: str, of: str) -> Part:
    """Make one part. Whatever it prints is seen as it comes."""
    print(f"--- {name} ({of})", flush=True)
    reason, began = Path("build", f"not-run-{name}"), monotonic()
    reason.unlink(missing_ok=True)
    code = subprocess.run([make, "--no-print-directory", name], check=False).returncode
    result = "not run" if reason.exists() else "failed" if code else "passed"
    return Part(name, result, (monotonic() - began) / 60)


def closing(parts: list[Part], may_skip: bool) -> tuple[bool, str]:
    """Is all well, and the last line, which says so."""
    counts = {result: sum(part.result == result for part in parts) for result in RESULTS}
    well = not counts["failed"] and (may_skip or not counts["not run"])
    told = ", ".join(f"{count} {result}" for result, count in counts.items())
    return well, f"{'All is well' if well else 'Not well'}: {told}, {sum(part.minutes for part in parts):.1f} minutes"


def main() -> int:
    make, *names = sys.argv[1:]
    parts = [run(make, name, f"{number} of {len(names)}") for number, name in enumerate(names, 1)]
    well, last = closing(parts, not os.environ.get("CARAVANSARY_NO_SKIPS"))
    print("", *(part.line for part in parts), last, sep="\n", flush=True)
    return int(not well)


if __name__ == "__main__":
    sys.exit(main())
