"""All tables copied to another store, as they stand at one moment, whether servers run on the first one or not.

Where they come from nothing is changed. The copy is written in the schema in which the tables were kept, and brought up to date
then: what an earlier version has kept can be restored. It all happens in one transaction: in the end there are all, or none.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, MetaData, Table, create_engine, func, insert, select, text
from sqlalchemy.schema import sort_tables

from caravansary.server import schema
from caravansary.server.store import BadStore
from caravansary.server.stores import database_of, file_of, unusable

AT_ONCE: Final = 500  # rows
COUNTED: Final = "number"  # the column that a database counts up by itself
VERSIONS: Final = "alembic_version"


def copy(source: Path | str, target: Path | str) -> int:
    """Answers how many tables there were. Raises `BadStore`, and `OSError` for a file that cannot be."""
    with unusable(), _reading(source) as theirs:
        revision = schema.revision_of(theirs)
        if revision is None:
            raise BadStore("cli-store-none", text=shown(source))
        if not schema.knows(theirs, revision):
            raise BadStore("cli-store-newer")
        with _writing(target) as ours:
            _lay_out(ours, revision, target)
            count = _fill(theirs, ours)
            schema.bring_to(ours, "head")
            _count_on(ours)
    return count


def shown(store: Path | str) -> str:
    """A store as people may read it: without a password, whereever it stands in an address."""
    file = file_of(store)
    if file is not None:
        return str(file)
    url = urlsplit(str(store))
    return f"{url.scheme}://{url.hostname or ''}{url.path}"


# --- from where


@contextmanager
def _reading(source: Path | str) -> Iterator[Connection]:
    """All that is read is of the same moment."""
    file = file_of(source)
    if file is not None and not file.is_file():  # SQLite would make one
        raise BadStore("cli-store-none", text=str(file))
    engine = create_engine(_url(source), hide_parameters=True)
    try:
        with engine.connect() as connection:
            if file is None:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                connection.exec_driver_sql("BEGIN")  # its driver would begin with the first change, and there is none
            yield connection
    finally:
        engine.dispose()


# --- to where


@contextmanager
def _writing(target: Path | str) -> Iterator[Connection]:
    """Nobody sees anything before all of it is there."""
    file = file_of(target)
    is_new = file is not None and _made(file)
    engine = schema.make_engine(_url(target))
    try:
        with engine.begin() as connection:
            schema.begin(connection)
            yield connection
    except BaseException:
        engine.dispose()
        if file is not None and is_new:
            file.unlink(missing_ok=True)
        raise
    engine.dispose()
    if file is not None:
        _close_up(file)


def _made(file: Path) -> bool:
    """A file that nobody else on this machine can read, if there is none yet."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return False
    return True


def _close_up(file: Path) -> None:
    """Everything in the one file, which then can be read from where nothing can be written. A server opens it up again."""
    with (
        closing(sqlite3.connect(file)) as connection,
        suppress(sqlite3.OperationalError),
    ):  # a server may be there already
        connection.execute("PRAGMA journal_mode=DELETE")


def _lay_out(ours: Connection, revision: str, target: Path | str) -> None:
    """The schema of what comes, where nothing is yet."""
    found = schema.revision_of(ours)
    if found is None:
        if _tables(ours):
            raise BadStore("cli-store-holds", text=shown(target))
    elif not schema.knows(ours, found):
        raise BadStore("cli-store-newer")
    elif ours.scalar(text("SELECT 1 FROM tables LIMIT 1")) is not None:
        raise BadStore("cli-store-holds", text=shown(target))
    elif found != revision:
        schema.take_down(ours)
    schema.bring_to(ours, revision)


def _fill(theirs: Connection, ours: Connection) -> int:
    places = {table.name: table for table in _tables(ours)}
    counts: dict[str, int] = {}
    for table in _tables(theirs):
        rows = theirs.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
        counts[table.name] = 0
        for some in rows.mappings().partitions():
            ours.execute(insert(places[table.name]), [dict(row) for row in some])
            counts[table.name] += len(some)
    return counts["tables"]


def _tables(connection: Connection) -> list[Table]:
    """Whatever tables a store has, those first to which others refer."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in sort_tables(there.tables.values()) if table.name != VERSIONS]


def _count_on(ours: Connection) -> None:
    """What comes next is numbered after what was copied. PostgreSQL counts without looking."""
    if ours.dialect.name != "postgresql":
        return
    for table in _tables(ours):
        if COUNTED in table.columns:
            last = ours.scalar(select(func.max(table.columns[COUNTED])))
            counter = func.pg_get_serial_sequence(table.name, COUNTED)
            ours.execute(select(func.setval(counter, last or 1, last is not None)))


def _url(store: Path | str) -> URL | str:
    file = file_of(store)
    if file is not None:
        return URL.create("sqlite", database=str(file))
    return database_of(str(store)).replace("postgresql://", "postgresql+psycopg://", 1)
