"""What all tests share: no silent skips in CI, and the compiled run really is compiled."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from caravansary.engine import contract

settings.register_profile("house", deadline=None)  # machines are shared: slow is not wrong
settings.load_profile("house")

os.environ.pop("LC_ALL", None)
os.environ["LC_MESSAGES"] = "C"  # the command line speaks English, whoever tests it

COMPILED = str(contract.__file__).endswith((".so", ".pyd"))


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("CARAVANSARY_EXPECT")
    if expected == "compiled" and not COMPILED:
        raise pytest.UsageError("these tests are to run compiled, but the interpreted package was found")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("CARAVANSARY_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"skipped where skips are not allowed: {report.longrepr}"
    return report


@pytest.fixture
def compiled() -> bool:
    """Is this the compiled package?"""
    return COMPILED
