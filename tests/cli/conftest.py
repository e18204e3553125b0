"""A match that was played once, for all tests of the command line to look at."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravansary.games import built_in_data
from tests.cli.tools import SEED, run


@pytest.fixture(scope="session")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a finished match of three random bots."""
    file = tmp_path_factory.mktemp("matches") / "match.jsonl"
    result = run("new", "border", "--players", "3", "--bots", "random", "--seed", SEED, "--out", str(file))
    assert result.exit_code == 0, result.output
    return file


@pytest.fixture
def own_data(tmp_path: Path) -> Path:
    """An owner's data: the built-in ones with areas that are worth 90 points and more."""
    data: Any = built_in_data("border")
    for number, area in enumerate(data["areas"]):
        area["first"], area["later"] = 90 + number, 80 + number
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), "utf-8")
    return file
