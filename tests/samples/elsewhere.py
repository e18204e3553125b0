"""Games in somebody else's package: laid into a folder as pip would install them, for another Python to find."""

import os
import subprocess
import sys
from pathlib import Path

import caravansary


def install(package: Path, folder: Path) -> None:
    """Lay a package and its entry point into a folder of installed packages."""
    name = package.name
    (folder / name).mkdir(parents=True)
    for file in package.iterdir():
        if file.is_file():
            (folder / name / file.name).write_bytes(file.read_bytes())
    announce(name, folder)


def announce(name: str, folder: Path, entry: str | None = None) -> None:
    """The entry point by which the house finds a package."""
    facts = folder / f"{name}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[caravansary.games]\n{entry or name} = {name}\n")


def environment(folder: Path) -> dict[str, str]:
    """For another Python, which finds this house and the packages of a folder."""
    house = Path(caravansary.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(house), str(folder)])}


def command(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """``caravansary …`` where the packages of a folder are installed."""
    line = [sys.executable, "-m", "caravansary.cli.main", *args]
    return subprocess.run(line, env=environment(folder), capture_output=True, text=True, check=False, timeout=300)
