"""Compile the engine and the games with mypyc, and pack the built page; all else is in pyproject.toml.

Editable installs stay interpreted, so that an edited file is what runs. Without a C compiler the extensions are left out and
the same files run interpreted.
"""

import os
import sys
from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCE = Path("src/caravansary")


def library(name: str, *patterns: str) -> tuple[list[str], str]:
    """What becomes one library. Several are compiled side by side, and one large one would take gcc much longer."""
    return [str(path) for pattern in patterns for path in sorted(SOURCE.glob(pattern))], f"caravansary_{name}"


LIBRARIES = [
    library("engine", *(f"engine/{name}.py" for name in ("rng", "phases", "weights", "plain", "contract", "playout"))),
    library("players", "players/[a-z]*.py", "players/*/[a-z]*.py"),
    *(
        library(game.name, f"games/{game.name}/[a-z]*.py", f"games/{game.name}/*/[a-z]*.py")
        for game in sorted(SOURCE.glob("games/[a-z]*/"))
    ),
]


def extensions() -> list[object]:
    if "editable_wheel" in sys.argv or os.environ.get("CARAVANSARY_INTERPRETED"):
        return []
    from mypyc.build import mypycify

    paths = [path for paths, _ in LIBRARIES for path in paths]
    modules = mypycify(paths, opt_level="3", debug_level="0", separate=LIBRARIES)
    for module in modules:
        module.optional = True
    return list(modules)


class BuildWithPage(build_py):
    """The built page goes into the package, if it has been built (`make page`)."""

    def run(self) -> None:
        super().run()
        if Path("web/dist/index.html").is_file() and not self.editable_mode:
            copytree("web/dist", Path(self.build_lib) / "caravansary/server/page", dirs_exist_ok=True)


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
    cmdclass={"build_py": BuildWithPage},
)
