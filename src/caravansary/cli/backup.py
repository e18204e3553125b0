"""``caravansary backup`` and ``caravansary restore``: all tables copied from one place to another."""

from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.language import tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import Language
from caravansary.cli.output import put


def backup(place: Annotated[str, typer.Argument()], store: str | None = None, language: Language = "en") -> None:
    """Copy all tables to a new place, as they stand at one moment; servers may run meanwhile."""
    _copy(_usual(store, language), _place(place), language)


def restore(place: Annotated[str, typer.Argument()], store: str | None = None, language: Language = "en") -> None:
    """Copy all tables from a backup to where they are to be kept."""
    _copy(_place(place), _usual(store, language), language)


def _copy(source: Path | str, target: Path | str, language: str) -> None:
    from caravansary.server.copying import copy, shown
    from caravansary.server.store import BadStore

    try:
        count = copy(source, target)
        put(tell("cli-store-copied", language, count=count, what=shown(source), text=shown(target)))
    except BadStore as bad:
        raise BadInput(bad.key, **bad.args_of_it) from bad


def _usual(store: str | None, language: str) -> Path | str:
    from caravansary.cli.store import default_store

    return default_store(language) if store is None else _place(store)


def _place(text: str) -> Path | str:
    return text if "://" in text else Path(text)
