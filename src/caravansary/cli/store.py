"""Where the tables are kept if nobody says otherwise: in the folder for a person's data, as each system has it."""

import os
import sys
from pathlib import Path
from typing import Final

from caravansary.cli.language import tell
from caravansary.cli.output import put

FOLDER: Final = "caravansary"
FILE: Final = "tables.sqlite3"
BESIDE: Final = (
    "-wal",
    "-shm",
)  # what SQLite keeps beside a file; moved first, so that a file is never without its last commits


def default_store(language: str) -> Path:
    """The tables' file. One that still lies among the settings, where it used to be, is moved."""
    new, old = data_folder() / FILE, settings_folder() / FILE
    if new.exists() or not old.is_file():
        return new
    try:
        move(old, new)
    except OSError as bad:
        put(tell("cli-store-stays", language, text=str(old), reason=bad.strerror or str(bad)))
        return old
    put(tell("cli-store-moved", language, what=str(old), text=str(new)))
    return new


def data_folder() -> Path:
    """Where this system wants a person's data."""
    if sys.platform == "win32":
        return _folder("LOCALAPPDATA", "AppData/Local") / FOLDER
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / FOLDER
    return _folder("XDG_DATA_HOME", ".local/share") / FOLDER


def settings_folder() -> Path:
    """Where this system wants a person's settings."""
    if sys.platform == "win32":
        return _folder("APPDATA", "AppData/Roaming") / FOLDER
    if sys.platform == "darwin":
        return data_folder()
    return _folder("XDG_CONFIG_HOME", ".config") / FOLDER


def _folder(variable: str, otherwise: str) -> Path:
    """A folder that the surroundings name; a path that is not absolute does not count, as the XDG specification demands."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home() / otherwise


def move(old: Path, new: Path) -> None:
    """Move a store that nobody uses. Raises OSError if somebody does, or if it cannot be moved."""
    new.parent.mkdir(parents=True, exist_ok=True)
    with old.with_name(f"{old.name}.lock").open("ab") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # no such locks on this system
        for end in (*BESIDE, ""):
            part = old.with_name(old.name + end)
            if part.exists():
                part.replace(new.with_name(new.name + end))
    old.with_name(f"{old.name}.lock").unlink()
