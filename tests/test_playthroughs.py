"""Golden playthroughs are told exactly as they are written down; run both interpreted and compiled."""

import pytest

from tests.playthrough import FOLDER, SCENES, tell


@pytest.mark.parametrize("name", SCENES)
def test_the_playthrough_is_as_written(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_written_playthrough_has_a_scene() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(SCENES)
