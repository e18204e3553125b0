"""Compile the engine and the games with mypyc, and pack the built page; all else is in pyproject.toml.

Editable installs stay interpreted, so that an edited file is what runs. Without a C compiler the extensions are left out and
the same files run interpreted.
"""

import os
import sys
from glob import glob
from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = [
    *(f"src/caravansary/engine/{name}.py" for name in ("rng", "contract", "playout")),
    *sorted(glob("src/caravansary/games/*/[a-z]*.py")),
    *sorted(glob("src/caravansary/players/[a-z]*.py")),
]


def extensions() -> list[object]:
    if "editable_wheel" in sys.argv or os.environ.get("CARAVANSARY_INTERPRETED"):
        return []
    from mypyc.build import mypycify

    modules = mypycify(COMPILED, opt_level="3", debug_level="0")
    for module in modules:
        module.optional = True
    return list(modules)


class BuildWithPage(build_py):
    """The built page goes into the package, if it has been built (`make page`)."""

    def run(self) -> None:
        super().run()
        if Path("web/dist/index.html").is_file() and not self.editable_mode:
            copytree("web/dist", Path(self.build_lib) / "caravansary/server/page", dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
