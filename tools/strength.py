"""`make strength`: how strong the players are, measured by the arena, as the tables of docs/strength.md.

Every line is one tournament, kept in `build/strength` as it is played: a run that was stopped goes on where it was. Takes some
hours of one processor; `--only yak`, `--only ladder` or `--only search` play a part. `--write` puts all into the page.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravansary.games.registry import of_the_house
from caravansary.processes import cores

ROOT: Final = Path(__file__).resolve().parent.parent
RECORDS: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"
SEED: Final = 7
GAMES: Final = {name: info.min_players for name, info in of_the_house().items()}  # with how many seats
LEVELS: Final = (("easy", "beginner", 1000), ("medium", "easy", 200), ("hard", "medium", 200), ("expert", "hard", 60))


class Meeting(NamedTuple):
    """One player alone against seats of another, and the share of victories that it should have at least."""

    part: str
    game: str
    one: str
    other: str
    games: int
    least: float

    def command(self) -> list[str]:
        seats, names = str(GAMES[self.game]), f"{self.one},{self.other}"
        words = ["arena", self.game, "--players", names, "--games", str(self.games), "--seats", seats]
        return [*words, "--lone", "--seed", str(SEED)]

    def play(self, jobs: int) -> dict[str, Any]:
        """Play what is missing; the whole result."""
        record = RECORDS / f"{self.game}-{self.one}-{self.other}.jsonl".replace(":", "-")
        command = [sys.executable, "-m", "caravansary.cli.main", *self.command(), "--jobs", str(jobs)]
        done = subprocess.run(
            [*command, "--record", str(record), "--json"], check=True, stdout=subprocess.PIPE, text=True
        )
        found: dict[str, Any] = json.loads(done.stdout)
        return found


def meetings() -> Iterator[Meeting]:
    """All that is measured."""
    for game, seats in GAMES.items():
        yield Meeting("greedy", game, "greedy", "random", 1000, 0.95)
        yield Meeting("search", game, "search:50ms", "greedy", 400, 0.8 if seats == 2 else 0.55)
        for one, other, games in LEVELS:
            yield Meeting("ladder", game, one, other, games, 0.65 if seats == 2 else 0.5)


def row(meeting: Meeting, found: dict[str, Any]) -> str:
    """A line of the table."""
    one, seats = found["players"][0], found["seats"]
    wins = f"{one['win_rate']:.1%} | {one['low']:.1%} to {one['high']:.1%} | {meeting.least:.0%}"
    others = meeting.other if seats == 2 else f"{seats - 1} × {meeting.other}"
    return f"| {meeting.game} | {meeting.one} | {others} | {found['games']} | {wins} |"


def table(rows: list[str]) -> str:
    heads = ["game", "player", "against", "games", "wins", "95 % interval", "asked for"]
    return "\n".join(["| " + " | ".join(heads) + " |", "| --- " * len(heads) + "|", *rows])


def write(text: str) -> None:
    """Put the table between the marks of the page."""
    start, end = "<!-- make strength -->\n", "<!-- end -->"
    before, rest = PAGE.read_text("utf-8").split(start)
    after = rest.split(end)[1]
    dated = f"{date.today()}, {cores()} shared cores, Python {sys.version.split()[0]}, seed {SEED}:"
    PAGE.write_text(f"{before}{start}{dated}\n\n{text}\n{end}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", action="append", help="a game, or a part: greedy, search, ladder; twice for both at once"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes play")
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    given = parser.parse_args()
    if given.write and given.only:
        parser.error("--write puts the whole table into the page: not with --only")
    RECORDS.mkdir(parents=True, exist_ok=True)
    rows, weak = [], []
    for meeting in meetings():
        if all(only in (meeting.part, meeting.game, meeting.one) for only in given.only or []):
            found = meeting.play(given.jobs)
            rows.append(row(meeting, found))
            print(rows[-1], flush=True)
            if found["players"][0]["win_rate"] < meeting.least:
                weak.append(rows[-1])
    if given.write:
        write(table(rows))
    if weak:
        print("weaker than asked for:", *weak, sep="\n")
    sys.exit(bool(weak))


if __name__ == "__main__":
    main()
