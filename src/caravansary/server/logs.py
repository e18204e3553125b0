"""What the server writes about itself: for people as it always was, or one line of JSON for each event.

Tokens, seeds and sealed choices are in no line. Nobody here hands them to a logger; and the loggers of others, which write down
what passes through them when they are asked for everything (a socket's messages, a statement's values), are never asked.
"""

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, TextIO

PLAIN: Final = vars(logging.makeLogRecord({})).keys() | {"message", "asctime", "taskName", "color_message"}
TABLE: Final = re.compile(r"table %s\b")  # how messages about a table begin; which one comes first
# Who writes down what passes through, and from where on they do not.
OTHERS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("uvicorn.error", "uvicorn.asgi", "websockets"), logging.INFO),
    **dict.fromkeys(("alembic", "asyncio", "psycopg", "redis", "sqlalchemy"), logging.WARNING),
}
REQUESTS: Final = "uvicorn.access"
SOCKETS: Final = re.compile(r'"WebSocket %s"')


class Json(logging.Formatter):
    """One event as one line."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        event |= _request(record) or _said(record)
        # Whoever notes something of their own on all records (Ray does) begins its name so.
        event |= {name: value for name, value in vars(record).items() if name not in PLAIN and name[0] != "_"}
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event, ensure_ascii=False, default=str)


def _request(record: logging.LogRecord) -> dict[str, Any] | None:
    """A request or the opening of a socket, without what stands behind the path: a page might have put anything there."""
    match record.args:
        case (str() as client, str() as method, str() as path, _, int() as status) if record.name == REQUESTS:
            told: dict[str, Any] = {"event": "request", "method": method, "status": status}
        case (str() as client, str() as path, *rest) if SOCKETS.search(str(record.msg)):
            told = {"event": "socket", "status": rest[0] if rest else 101}
        case _:
            return None
    return {**told, "path": path.partition("?")[0], "client": client.rpartition(":")[0]}


def _said(record: logging.LogRecord) -> dict[str, Any]:
    said: dict[str, Any] = {"event": record.getMessage()}
    if TABLE.match(str(record.msg)) and isinstance(record.args, tuple) and record.args:
        said["table"] = record.args[0]
    return said


def write_json(level: int = logging.INFO, to: TextIO | None = None) -> None:
    """From now on everything that is logged is a line of JSON, on stderr if nothing else is said."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(Json())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name, least in OTHERS.items():
        logging.getLogger(name).setLevel(max(level, least))
