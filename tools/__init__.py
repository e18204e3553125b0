"""Whatever builds, measures and tries the house: `python -m tools.NAME`."""
