"""Compile the engine and the games with mypyc; everything else about the package is in pyproject.toml.

Editable installs stay interpreted, so that an edited file is what runs. Without a C compiler the extensions are left out and
the same files run interpreted.
"""

import os
import sys
from glob import glob

from setuptools import setup

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


setup(ext_modules=extensions())
