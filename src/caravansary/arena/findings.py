"""What a tuning found, written into the data files it was about: only what was confirmed, with how it was found."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path

from caravansary.arena.contenders import Row
from caravansary.arena.errors import Unplayable
from caravansary.arena.tuning import Finding, Plan
from caravansary.games import WEIGHTS_FILE
from caravansary.games.registry import place_of
from caravansary.players.search.style import STYLE_FILE


def write(
    plan: Plan, finding: Finding, command: str, style: Path | None = None, weights: Path | None = None
) -> list[Path]:
    """Put the best into the data files; which ones. Refuses what did not prove to be better."""
    if not finding.is_better(plan.players):
        raise Unplayable(f"not written: {verdict(plan, finding)}")
    found = header(plan, finding, command)
    written: list[Path] = []
    if plan.what != "style":
        weights = weights or file_of(plan.game, WEIGHTS_FILE)
        _replace(weights, {"found": found, "weights": finding.best.weights})
        written.append(weights)
    if plan.what != "weights":
        style = style or file_of(plan.game, STYLE_FILE)
        row: Row = json.loads(style.read_text("utf-8")) if style.is_file() else {}
        kind = "quick" if plan.quick else "style"
        _replace(style, row | {kind: finding.best.style, f"{kind}_found": found})
        written.append(style)
    return written


def verdict(plan: Plan, finding: Finding) -> str:
    """What the confirmation says, in one line."""
    if finding.confirmed is None:
        return "no trial was better than the present player" if finding.finished else "no trial was finished"
    rate = finding.confirmed
    sure = f"95 %: {rate.low:.1%} to {rate.high:.1%}; an equal would win {1 / plan.players:.1%}"
    return f"the best wins {rate.rate:.1%} of {finding.games:,} fresh games against the present player ({sure})"


def header(plan: Plan, finding: Finding, command: str) -> Row:
    """How the numbers of a file were found."""
    assert finding.confirmed is not None
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
        "seed": plan.seed,
        "trials": finding.trials,
        "confirmed": {
            "games": finding.games,
            **{key: round(value, 4) for key, value in finding.confirmed._asdict().items()},
        },
    }


def file_of(game: str, name: str) -> Path:
    """Where a game keeps such numbers: the weights of its evaluation, or its style."""
    return Path(str(place_of(game, name)))


def _replace(path: Path, content: Row) -> None:
    """The whole file or nothing: a run that is killed leaves the old one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(content, indent=2) + "\n", "utf-8")
    os.replace(fresh, path)
