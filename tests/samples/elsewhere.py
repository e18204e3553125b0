"""Games and players in somebody else's package: laid into a folder as pip would install them, for another Python to find."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import caravansary

GAMES = "caravansary.games"
PLAYERS = "caravansary.players"


def install(package: Path, folder: Path, kind: str = GAMES, points_at: str = "") -> None:
    """Lay a package and its entry point into a folder of installed packages."""
    name = package.name
    (folder / name).mkdir(parents=True)
    for file in package.iterdir():
        if file.is_file():
            (folder / name / file.name).write_bytes(file.read_bytes())
    announce(name, folder, kind=kind, points_at=points_at)


def announce(name: str, folder: Path, entry: str | None = None, kind: str = GAMES, points_at: str = "") -> None:
    """The entry point by which the house finds a package."""
    facts = folder / f"{name}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[{kind}]\n{entry or name} = {points_at or name}\n")


def environment(folder: Path) -> dict[str, str]:
    """For another Python, which finds this house and the packages of a folder."""
    house = Path(caravansary.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(house), str(folder)])}


def command(folder: Path, *args: str, here: Path | None = None) -> subprocess.CompletedProcess[str]:
    """``caravansary …`` where the packages of a folder are installed, called in the folder `here`. As with the installed command,
    Python itself does not look for modules there."""
    line = [sys.executable, "-P", "-m", "caravansary.cli.main", *args]
    known = environment(folder)
    return subprocess.run(line, env=known, cwd=here, capture_output=True, text=True, check=False, timeout=300)


def installer() -> list[str]:
    """What installs into a folder: pip, but in the environments that uv makes there is none."""
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "install"]
    return ["uv", "pip", "install", "--python", sys.executable]
