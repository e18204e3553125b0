"""What the OpenAPI document says is what the server does, and whatever is sent to it, it never breaks.

`OPENAPI_EXAMPLES=1000` asks for longer.
"""

import json
import logging
import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from caravansary.server.app import make_app
from caravansary.server.door import Limits
from caravansary.server.messages import NewTable
from caravansary.server.openapi import OPERATIONS, Operation, document, main
from tests.server.doors import Running, running
from tests.server.pages import person

EXAMPLES: Final = int(os.environ.get("OPENAPI_EXAMPLES", "12"))  # of each operation, good and bad
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
]
GOOD: Final = {"game": "silk", "options": {}, "seats": [person("Ana"), person("Bo")]}
DOCUMENT: Final[dict[str, Any]] = json.loads(document())
SCHEMA: Final = schemathesis.openapi.from_dict(DOCUMENT)
LIMIT: Final = max(600, 10 * EXAMPLES)
NEVER: Final = Limits.of(1_000_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), NEVER) as it:
        yield it


def test_every_request_is_in_it() -> None:
    routes = [route for route in make_app(Path("none.sqlite3")).routes if isinstance(route, Route)]
    served = {
        (route.path, method.lower())
        for route in routes
        for method in route.methods or ()
        if route.path.startswith("/api/") and method != "HEAD"
    }
    assert served == {(each.path, each.method) for each in OPERATIONS}


def test_the_server_tells_it(house: Running) -> None:
    status, text = house.ask("/api/openapi.json")
    assert status == 200
    assert json.loads(text) == DOCUMENT


def test_a_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    assert main([str(file)]) == 0
    assert json.loads(file.read_text("utf-8")) == DOCUMENT


def cases() -> list[Any]:
    """Of what has neither a body nor a name in its path, there is nothing to vary but that it is asked."""
    good = [(each, GenerationMode.POSITIVE) for each in OPERATIONS]
    bad = [(each, GenerationMode.NEGATIVE) for each in OPERATIONS if each.takes is not None]
    return [pytest.param(each, mode, id=f"{mode.value} {each.method} {each.path}") for each, mode in (*good, *bad)]


@pytest.mark.parametrize(("each", "mode"), cases())
def test_whatever_is_asked_the_answer_is_one_of_those(
    house: Running, each: Operation, mode: GenerationMode, caplog: pytest.LogCaptureFixture
) -> None:
    there = {
        "table": house.lay()["table"],
        "name": "silk",
        "language": "es",
        "book": "silk",
        "game": "silk",
        "number": "1",
    }
    numbers = count()
    heard = Counter[int]()

    @seed(18)
    @settings(max_examples=EXAMPLES, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=SCHEMA[each.path][each.method.upper()].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if next(numbers) % 2:  # names that there are: else nothing but that there are none would ever be heard
            case.path_parameters = {name: there[name] for name in case.path_parameters or {}}
            if each.takes is NewTable and mode is GenerationMode.POSITIVE:
                case.body |= GOOD
        answer = case.call(base_url=f"http://127.0.0.1:{house.port}")
        heard[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    ask()
    assert sum(heard.values()) > 0
    assert (set(heard) & {200, 403}) if mode is GenerationMode.POSITIVE else not set(heard) & {200}, heard
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_an_answer_that_is_not_in_it_would_be_noticed(house: Running) -> None:
    poor = json.loads(document())
    del poor["paths"]["/api/games/{name}/data"]["get"]["responses"]["404"]
    case = schemathesis.openapi.from_dict(poor)["/api/games/{name}/data"]["GET"].Case(path_parameters={"name": "chess"})
    with pytest.raises(BaseException, match="Undocumented status code"):
        case.validate_response(case.call(base_url=f"http://127.0.0.1:{house.port}"), checks=CHECKS)
