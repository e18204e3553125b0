"""A checkout is installed as an archive is, and builds its page on the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.house import ROOT
from tests.packages.published import Installed
from tests.packages.test_packages import needed
from tests.samples.elsewhere import installer

__all__ = ["needed"]  # a fixture
NO_PAGE = "There is no page to pack, and node 20 or newer could not build one."


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What somebody gets who clones what is here, with the packages that build its page."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, check=False) if shutil.which("git") else None
    if told is None or told.returncode != 0:
        pytest.skip("this is no checkout, or git is not here")
    for name in filter(None, told.stdout.decode().split("\0")):
        if (ROOT / name).is_file():  # else removed, and not yet committed
            (tmp_path / "checkout" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / "checkout" / name)
    web = tmp_path / "checkout" / "web"
    assert not (web / "dist").exists()
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    os.utime(
        web / "package-lock.json", (0, 0)
    )  # older than what is installed: nobody may fetch it anew, through the link
    return tmp_path / "checkout"


OWN = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE"}  # what whoever runs tests may have set for themselves


def surroundings(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in OWN}
    return {**kept, "CARAVANSARY_INTERPRETED": "1", **more}


def test_a_checkout_is_installed_whole(checkout: Path, needed: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path / "environment", needed)
    into = ["--no-deps", "--no-build-isolation", "--target", str(installed.packages)]
    told = surroundings(CARAVANSARY_NEEDS_PAGE="1", PIP_NO_CACHE_DIR="1", UV_NO_CACHE="1")
    done = subprocess.run(
        [*installer(), *into, "."], cwd=checkout, env=told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(installed.packages) in installed.run("python", str(ROOT / "tests/packages/smoke.py"), "interpreted")


def test_without_node_and_page_nothing_is_packed_that_needs_one(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    told = surroundings(CARAVANSARY_NEEDS_PAGE="1", PATH=str(tmp_path / "nothing"))
    line = [sys.executable, "setup.py", "--quiet", "build_py"]
    done = subprocess.run(line, cwd=checkout, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert [line for line in done.stderr.splitlines() if not line.startswith("warning: no ")] == [NO_PAGE]
