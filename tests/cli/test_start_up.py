"""Help is there at once: it needs no engine, no server and no tables. How long it takes is measured by `make bench`."""

import subprocess
import sys

import pytest

import caravansary

ASKED = """
import sys
from caravansary.cli.main import main
try:
    main()
finally:
    print(*sys.modules, sep="\\n", file=sys.stderr)
"""
HEAVY = {"alembic", "anyio", "babel", "fluent", "msgspec", "pydantic", "rich", "sqlalchemy", "starlette", "uvicorn"}
OURS = {"caravansary", "caravansary.cli", "caravansary.version"}
LIGHT = {f"caravansary.cli.{module}" for module in ("main", "help", "language", "options", "output")}


@pytest.mark.parametrize("args", [["--help"], ["-h"], ["--lang", "es", "--help"]])
def test_help_imports_next_to_nothing(args: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", ASKED, *args], capture_output=True, text=True, check=True)
    assert " simulate " in done.stdout
    modules = set(done.stderr.split())
    assert {module.partition(".")[0] for module in modules} & HEAVY == set()
    assert {module for module in modules if module.partition(".")[0] == "caravansary"} == OURS | LIGHT
    assert len(modules) < 250


def test_the_package_gives_what_it_offers() -> None:
    assert all(hasattr(caravansary, name) for name in caravansary.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(caravansary, "chess")  # noqa: B009
