"""Which store a name means: a file, or the URL of a database; and what is wrong with one, in one line."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from caravansary.engine.messages import Message
from caravansary.games import registered_games
from caravansary.server.grapevine import RedisGrapevine
from caravansary.server.sqlite import SqliteStore
from caravansary.server.store import BadStore, Kind, Store

SQLITE: Final = frozenset({"sqlite", "sqlite+aiosqlite"})
POSTGRES: Final = frozenset({"postgresql", "postgres", "postgresql+psycopg"})


def file_of(store: Path | str) -> Path | None:
    """The file of a store, wherever links lead; None for a database that is none. Raises `BadStore`."""
    if isinstance(store, str) and "://" in store:
        url = urlsplit(store)
        if url.scheme not in SQLITE:
            return None
        if url.netloc or len(url.path) < 2:
            raise BadStore("cli-store-bad-address")
        store = unquote(url.path[1:])
    return Path(store).expanduser().resolve()


def database_of(store: str) -> str:
    """The URL of a PostgreSQL, as its own programs write it. Raises `BadStore`."""
    scheme, _, rest = store.partition("://")
    if scheme not in POSTGRES:
        raise BadStore("cli-store-unknown", text=scheme)
    return f"postgresql://{rest}"


def store_at(store: Path | str, redis: str | None = None) -> Store:
    """A store that is not open yet; servers on the same one tell each other by `redis`, where it is given. Raises `BadStore`."""
    file = file_of(store)
    if file is not None:
        if redis is not None:
            raise BadStore("cli-store-redis-file")
        return SqliteStore(file)
    url = database_of(str(store))
    with unusable():
        from caravansary.server.postgres import PostgresStore

        return PostgresStore(url, None if redis is None else RedisGrapevine(redis))


async def prepare(store: Path | str, redis: str | None = None) -> list[Message]:
    """Bring a database up to date, or say in one line why it cannot be used. Answers which of its tables cannot be played on
    by this version. Raises `BadStore`."""
    opened = store_at(store, redis)
    with unusable():
        await opened.start()
        try:
            return [message for kind in await opened.kinds() if (message := left_out(kind)) is not None]
        finally:
            await opened.stop()


def left_out(kind: Kind) -> Message | None:
    """Tables whose game has other rules by now, or is not here any more. They stay as they are."""
    info = next((info for info in registered_games() if info.name == kind.game), None)
    if info is None:
        return Message("cli-rules-missing", {"count": kind.tables, "text": kind.game})
    if info.rules_version == kind.rules:
        return None
    versions = {"saved": kind.rules, "current": info.rules_version}
    return Message("cli-rules-other", {"count": kind.tables, "game": f"@{kind.game}-title", **versions})


@contextmanager
def unusable() -> Iterator[None]:
    """Whatever a driver, SQLAlchemy or alembic refuse is told in one line: raises `BadStore` instead."""
    try:
        yield
    except BadStore:
        raise
    except ImportError as missing:
        extra = "redis" if missing.name == "redis" else "postgres"
        raise BadStore("cli-store-unusable", reason=f"pip install 'caravansary[{extra}]'") from missing
    except (sqlite3.Error, OSError, ValueError) as bad:
        raise _refused(bad) from bad
    except Exception as bad:  # the others are there only when they were needed
        if type(bad).__module__.partition(".")[0] == "psycopg":
            raise _refused(bad) from bad
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        if isinstance(bad, CommandError):  # it does not know the version that it finds
            raise BadStore("cli-store-newer") from bad
        if isinstance(bad, SQLAlchemyError):
            raise _refused(getattr(bad, "orig", None) or bad) from bad
        raise


def _refused(bad: BaseException) -> BadStore:
    return BadStore("cli-store-unusable", reason=str(bad).partition("\n")[0])
