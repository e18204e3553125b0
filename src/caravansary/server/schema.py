"""The schema of the database, and how an older one is brought up to it. Imported only where that is needed: it takes a while."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    URL,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)

MIGRATIONS: Final = Path(__file__).with_name("migrations")
ONE_AT_A_TIME: Final = 7_240_919  # PostgreSQL's lock that keeps two first starts apart

METADATA: Final = MetaData()
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),  # in the order of creation
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("header", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("token_hashes", JSON, nullable=False),
    Column("openings", Integer, nullable=False, default=0),
    Column("shared", Boolean, nullable=False, default=False),
    Column("touched", Integer, nullable=True),  # when something happened that everybody could see; seconds since 1970
    Column("arrived", JSON, nullable=False, default=list),  # the seats whose persons were ever there
    Column("next", String(32), nullable=True, index=True),  # the table that was laid after this one
    Column("version", Integer, nullable=False, default=0),  # rises with whatever another server must learn of
    Column("seen", Integer, nullable=True),  # when somebody had it open; seconds since 1970
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
)
HINTS: Final = Table(
    "hints",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
)


def make_engine(url: URL | str) -> Engine:
    """What migrations speak through. What a table hides is nothing for an error message."""
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _keep_safe)
    return engine


def _keep_safe(connection: object, _record: object) -> None:
    """A change of the schema reaches the disk like any commit."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def bring_up_to_date(url: URL | str) -> None:
    """The newest schema, whatever is there."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def migrate(connection: Connection) -> None:
    """Bring the schema to its newest version: in one step, whatever happens on the way."""
    begin(connection)
    bring_to(connection, "head")


def begin(connection: Connection) -> None:
    """Nobody else changes the schema from now on."""
    if connection.dialect.name == "sqlite":
        # Its driver would not open a transaction for a change of the schema. It also keeps two first starts apart.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")


def bring_to(connection: Connection, revision: str) -> None:
    """Up to a version of the schema, from the one that is there."""
    command.upgrade(_config(connection), revision)


def take_down(connection: Connection) -> None:
    """Back to a database in which nothing is."""
    command.downgrade(_config(connection), "base")


def revision_of(connection: Connection) -> str | None:
    """The version of the schema that is there."""
    return MigrationContext.configure(connection).get_current_revision()


def knows(connection: Connection, revision: str) -> bool:
    """Does this program know such a version?"""
    return revision in {step.revision for step in ScriptDirectory.from_config(_config(connection)).walk_revisions()}


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
