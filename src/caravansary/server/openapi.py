"""The OpenAPI document of the plain requests, from the messages themselves: it says what the server reads and answers.

python -m caravansary.server.openapi FILE writes it; a server tells its own at /api/openapi.json.
"""

import argparse
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from caravansary.server.messages import (
    Branch,
    ErrorAnswer,
    GamesAnswer,
    LessonAnswer,
    LessonTry,
    NewTable,
    NewTableAnswer,
    Plain,
    TableInfo,
)
from caravansary.server.messages_home import Mine, MineAnswer, Named, Naming, Rematch, RematchAnswer
from caravansary.version import VERSION

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
LINES: Final = "application/x-ndjson"
BODY: Final = (400, 413, 415)  # what may be wrong with a body
TABLE: Final = (404, 409, 503)  # with a table: unknown, of other rules, not to be read or saved now
ALWAYS: Final = (429,)
MEANS: Final = {
    400: "Not a message of ours, or a wish that the game does not know.",
    403: "The rules of the house do not allow it.",
    404: "There is no such thing.",
    409: "The table was played by rules that this version does not have.",
    413: "Too long.",
    415: "Not JSON.",
    429: "Too much from one address.",
    503: "Not now.",
}


class Operation(NamedTuple):
    """What may be asked. `takes` and `gives` are messages; what is no JSON has its media type in `kind`."""

    path: str
    takes: Any
    gives: Any
    refuses: tuple[int, ...] = ()
    kind: str = JSON
    method: str = "get"


OPERATIONS: Final = (
    Operation("/api/openapi.json", None, Plain),
    Operation("/api/games", None, GamesAnswer),
    Operation("/api/games/{name}/data", None, Plain, (404,)),
    Operation("/api/words/{language}", None, str, (404,), TEXT),
    Operation("/api/words/{language}/{book}", None, str, (404,), TEXT),
    Operation("/api/lessons/{game}/{number}", LessonTry, LessonAnswer, (*BODY, 404), method="post"),
    Operation("/api/tables", NewTable, NewTableAnswer, (*BODY, 503), method="post"),
    Operation("/api/tables/mine", Mine, MineAnswer, (*BODY, 503), method="post"),
    Operation("/api/tables/{table}", None, TableInfo, TABLE),
    Operation("/api/tables/{table}/data", None, Plain, TABLE),
    Operation("/api/tables/{table}/log", None, str, TABLE, LINES),
    Operation("/api/tables/{table}/branch", Branch, NewTableAnswer, (*BODY, 403, *TABLE), method="post"),
    Operation("/api/tables/{table}/rematch", Rematch, RematchAnswer, (*BODY, 403, *TABLE), method="post"),
    Operation("/api/tables/{table}/name", Naming, Named, (*BODY, 403, *TABLE), method="post"),
)


@cache
def document() -> bytes:
    """The document, the same text every time."""
    told = [told for each in OPERATIONS for told in (each.takes, each.gives) if told not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*told, ErrorAnswer], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(_key, [*told, ErrorAnswer]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _operation(each, schema_of)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Caravansary", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(whole)


def _operation(each: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    said = {"type": "string"} if each.gives is str else schema_of[_key(each.gives)]
    answers = {"200": {"description": "What was asked for.", "content": {each.kind: {"schema": said}}}}
    for status in sorted({*each.refuses, *ALWAYS}):
        error = {JSON: {"schema": schema_of[_key(ErrorAnswer)]}}
        answers[str(status)] = {"description": MEANS[status], "content": error}
    names = re.findall(r"\{(\w+)\}", each.path)
    where = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    found: dict[str, Any] = {"operationId": _name(each), "parameters": where, "responses": answers}
    if each.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[_key(each.takes)]}}}
    return found


def _key(message: Any) -> str:
    return str(getattr(message, "__name__", message))


def _name(each: Operation) -> str:
    return "_".join([each.method, *re.findall(r"\w+", each.path.removeprefix("/api"))])


def main(arguments: list[str] | None = None) -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="caravansary.server.openapi", description=__doc__.splitlines()[0])
    parser.add_argument("path", type=Path)
    chosen = parser.parse_args(arguments)
    chosen.path.write_bytes(msgspec.json.format(document(), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    main()
