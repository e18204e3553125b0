"""An owner's own components on the command line: which file, which field, which rule; and `serve --data`."""

import json
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from caravansary.games import built_in_data
from tests.cli.tools import complaint, run
from tests.marks import rules
from tests.ports import free_port
from tests.samples.elsewhere import command, install

TOLL = Path(__file__).parents[1] / "samples" / "toll"
SOON = 300  # seconds in which a server starts and answers on any machine


@rules("BORDER-8.5")
@pytest.mark.parametrize("asked", ["new border --data {}", "simulate border --data {}", "serve --data border={}"])
def test_a_ring_that_lacks_a_cell_is_told_with_file_area_cell_and_rule(tmp_path: Path, asked: str) -> None:
    data: Any = built_in_data("border")
    data["areas"][8]["ring"].remove(50)
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data))
    assert complaint(*asked.format(file).split()) == (
        f"{file}: areas[8].ring: lacks cell 50 (K2), which borders the castle (BORDER-8.5)"
    )


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["border"], "--data border: must be GAME=FILE"),
        (["=file"], "--data =file: must be GAME=FILE"),
        (["border="], "--data border=: must be GAME=FILE"),
        (["chess=file"], "there is no game 'chess'; there are: border, silk, silk_road, yak"),
        (["border=/no/such/file"], "/no/such/file: No such file"),
        (["border={own}", "border={own}"], "--data border={own}: border is given twice"),
        (["yak={own}"], "{own}: cards: must be a list"),
    ],
)
def test_data_that_cannot_be_served_are_one_clear_line(own_data: Path, given: list[str], named: str) -> None:
    arguments = [part for text in given for part in ("--data", text.format(own=own_data))]
    assert complaint("serve", *arguments).startswith(named.format(own=own_data))


def test_a_game_without_component_data_is_refused(own_data: Path, tmp_path: Path) -> None:
    install(TOLL, tmp_path / "packages")
    done = command(tmp_path / "packages", "serve", "--data", f"toll={own_data}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"caravansary: --data toll={own_data}: toll has no components that an owner could correct\n"


def test_help_says_how_it_is_given() -> None:
    assert "GAME=FILE" in run("serve", "--help").stdout


@rules("HOUSE-3.3")
def test_what_is_served_is_laid_with_the_file(tmp_path: Path, own_data: Path) -> None:
    """A real server: new tables are told to be an owner's, and the file is not needed once it has been read."""
    port = free_port()
    line = [sys.executable, "-m", "caravansary.cli.main", "serve", "--port", str(port)]
    line += ["--store", str(tmp_path / "tables.sqlite3"), "--data", f"border={own_data}"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == f"New tables of The Border are laid with {own_data}\n"
        assert server.stdout.readline().startswith("Caravansary is open at ")
        served = json.loads(own_data.read_text())
        own_data.unlink()
        try:
            at = f"http://127.0.0.1:{port}/api"
            seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
            wish = json.dumps({"game": "border", "options": {}, "seats": seats}).encode()
            asked = urllib.request.Request(f"{at}/tables", wish, {"content-type": "application/json"})
            table = json.load(urllib.request.urlopen(asked, timeout=SOON))["table"]
            assert json.load(urllib.request.urlopen(f"{at}/tables/{table}", timeout=SOON))["own_data"] is True
            assert json.load(urllib.request.urlopen(f"{at}/tables/{table}/data", timeout=SOON)) == served
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(SOON)
