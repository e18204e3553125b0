"""Compile the engine and the games with mypyc, and pack the built page; all else is in pyproject.toml.

Editable installs stay interpreted, so that an edited file is what runs. Without a C compiler the extensions are left out and
the same files run interpreted. A checkout builds its page where node is here; an archive brings it.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import copytree, which

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src/caravansary")
WEB = Path("web")
PAGE = WEB / "dist"
OLDEST_NODE = 20
COMPILING = {"bdist_wheel", "build", "build_ext", "install"}
INTERPRETED = os.environ.get("CARAVANSARY_INTERPRETED")  # the pure wheel, for wherever there is no compiled one
NEEDS_PAGE = os.environ.get("CARAVANSARY_NEEDS_PAGE")  # what is to be published is whole, or it is not built


def library(name: str, *patterns: str) -> tuple[list[str], str]:
    """What becomes one library. Several are compiled side by side, and one large one would take gcc much longer."""
    return [str(path) for pattern in patterns for path in sorted(SOURCE.glob(pattern))], f"caravansary_{name}"


ENGINE = ("rng", "phases", "weights", "plain", "telling", "contract", "playout")
LIBRARIES = [
    library("engine", *(f"engine/{name}.py" for name in ENGINE)),
    library("players", "players/[a-z]*.py", "players/*/[a-z]*.py"),
    *(
        library(game.name, f"games/{game.name}/[a-z]*.py", f"games/{game.name}/*/[a-z]*.py")
        for game in sorted(SOURCE.glob("games/[a-z]*/"))
    ),
]


def extensions() -> list[object]:
    """Only for commands that compile: others are run before them several times, and writing C takes a minute."""
    if INTERPRETED or COMPILING.isdisjoint(sys.argv) or not can_compile():
        return []
    from mypyc.build import mypycify

    paths = [path for paths, _ in LIBRARIES for path in paths]
    # Without the configuration of `make check`: types are judged there, and what is imported need not be here.
    options = ["--config-file=", "--ignore-missing-imports"]
    modules = mypycify(options + paths, opt_level="3", debug_level="0", separate=LIBRARIES)
    for module in modules:
        module.optional = True
    return list(modules)


def can_compile() -> bool:
    """Asked before minutes go into writing C for nobody. On Windows setuptools looks in places of its own."""
    if os.name == "nt":
        return True
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return which(shlex.split(compiler)[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def bring_page() -> None:
    """See to it that there is a page, and that it is not older than what it is made of."""
    if not Path("PKG-INFO").is_file() and not _is_new() and _has_node():
        try:
            _build_page()
        except (OSError, subprocess.CalledProcessError) as failed:
            print(f"The page could not be built: {failed}", file=sys.stderr)
    if NEEDS_PAGE and not (PAGE / "index.html").is_file():
        sys.exit(f"There is no page to pack, and node {OLDEST_NODE} or newer could not build one.")


def _is_new() -> bool:
    """Is the page newer than its sources, as make sees it?"""
    built = PAGE / "index.html"
    if not built.is_file():
        return False
    made_of = [SOURCE / "version.py", *(file for file in WEB.iterdir() if file.is_file())]
    made_of += [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    return all(file.stat().st_mtime <= built.stat().st_mtime for file in made_of)


def _has_node() -> bool:
    node, npm = which("node"), which("npm")
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "-p", "parseInt(process.versions.node)"], capture_output=True, text=True, check=False)
    return said.stdout.strip().isdecimal() and int(said.stdout) >= OLDEST_NODE


def _build_page() -> None:
    npm = which("npm")
    assert npm is not None
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([npm, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, check=True)


class ArchiveWithPage(sdist):
    """The source archive holds the built page beside what it is made of (MANIFEST.in)."""

    def run(self) -> None:
        bring_page()
        super().run()


class BuildWithPage(build_py):
    """An installed server finds the page beside itself."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        bring_page()
        if (PAGE / "index.html").is_file():
            copytree(PAGE, Path(self.build_lib) / "caravansary/server/page", dirs_exist_ok=True)


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
    cmdclass={"build_py": BuildWithPage, "sdist": ArchiveWithPage},
)
