"""Which store a name means: a file, or the URL of a database."""

import sqlite3
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from caravansary.server.grapevine import RedisGrapevine
from caravansary.server.sqlite import SqliteStore
from caravansary.server.store import BadStore, Store

SQLITE: Final = frozenset({"sqlite", "sqlite+aiosqlite"})
POSTGRES: Final = frozenset({"postgresql", "postgres", "postgresql+psycopg"})


def file_of(store: Path | str) -> Path | None:
    """The file of a store, wherever links lead; None for a database that is none. Raises `BadStore`."""
    if isinstance(store, str) and "://" in store:
        url = urlsplit(store)
        if url.scheme not in SQLITE:
            return None
        if url.netloc or len(url.path) < 2:
            raise BadStore("the store cannot be used: the URL of a file is sqlite:///relative or sqlite:////absolute")
        store = unquote(url.path[1:])
    return Path(store).expanduser().resolve()


def store_at(store: Path | str, redis: str | None = None) -> Store:
    """A store that is not open yet; servers on the same one tell each other by `redis`, where it is given. Raises `BadStore`."""
    file = file_of(store)
    if file is not None:
        if redis is not None:
            raise BadStore(
                "the store cannot be used: Redis is for several servers on one PostgreSQL, and a file is for one"
            )
        return SqliteStore(file)
    scheme, _, rest = str(store).partition("://")
    if scheme not in POSTGRES:
        raise BadStore(f"the store cannot be used: {scheme} is none of sqlite and postgresql")
    try:
        from caravansary.server.postgres import PostgresStore

        return PostgresStore(f"postgresql://{rest}", None if redis is None else RedisGrapevine(redis))
    except ImportError as missing:
        extra = "redis" if missing.name == "redis" else "postgres"
        raise BadStore(f"the store cannot be used: pip install 'caravansary[{extra}]'") from missing
    except ValueError as bad:
        raise _unusable(bad) from bad


async def prepare(store: Path | str, redis: str | None = None) -> None:
    """Bring a database up to date, or say in one line why it cannot be used. Raises `BadStore`."""
    opened = store_at(store, redis)
    try:
        await opened.start()
        await opened.stop()
    except (sqlite3.Error, OSError, ImportError) as bad:
        raise _unusable(bad) from bad
    except Exception as bad:  # of a driver, of SQLAlchemy or alembic, which are there only when they were needed
        if type(bad).__module__.partition(".")[0] == "psycopg":
            raise _unusable(bad) from bad
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        if isinstance(bad, CommandError):  # it does not know the version that it finds
            raise BadStore("the store was written by a newer version of Caravansary") from bad
        if isinstance(bad, SQLAlchemyError):
            raise _unusable(getattr(bad, "orig", None) or bad) from bad
        raise


def _unusable(bad: BaseException) -> BadStore:
    reason = str(bad).partition("\n")[0]
    return BadStore(f"the store cannot be used: {reason}")
