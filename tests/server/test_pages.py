"""The built page, and the headers of every answer."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.engine.messages import Message
from caravansary.server.openapi import OPERATIONS
from caravansary.version import VERSION
from caravansary.words import say
from tests.server.pages import client_at, is_live, lay

MANIFEST = {
    "index.html": {"file": "assets/index-1a2b3c.js", "css": ["assets/index.css"], "imports": ["_runtime.js"]},
    "_runtime.js": {"file": "assets/runtime.js"},
    "_seat.js": {"file": "assets/seat.js", "css": ["assets/seat.css"], "imports": ["_runtime.js"]},
    "src/pages/Home.svelte": {"file": "assets/home.js", "imports": ["_runtime.js", "index.html"]},
    "src/pages/Table.svelte": {"file": "assets/table.js", "imports": ["_runtime.js", "_seat.js"]},
    "src/games/border/parts.ts": {"file": "assets/border.js", "css": ["assets/border.css"], "imports": ["_seat.js"]},
}


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient]:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Caravansary</title>")
    (dist / "icon.svg").write_text("<svg/>")
    (dist / "assets" / "index-1a2b3c.js").write_text("console.log(1);" * 100)
    (dist / "build.json").write_text(json.dumps(MANIFEST))
    (dist / ".vite").mkdir()
    (dist / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    (dist / "assets" / "index-1a2b3c.js.map").write_text("{}")
    (dist / ".env").write_text("SECRET=1")
    (tmp_path / "secret.txt").write_text("not for pages")
    with client_at(tmp_path, web_dist=dist) as client:
        yield client


@pytest.mark.parametrize("address", ["/", "/new/border", "/table/0123abcd", "/index.html"])
def test_every_address_of_the_page_gives_the_page(built: TestClient, address: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 200
    assert "Caravansary" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert built.get(address, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("address", "files"),
    [
        ("/", "</assets/home.js>; rel=modulepreload"),
        ("/table/0123abcd", "</assets/table.js>; rel=modulepreload, {seat}"),
        (
            "/table/{table}",
            "</assets/table.js>; rel=modulepreload, {seat}, "
            "</assets/border.js>; rel=modulepreload, </assets/border.css>; rel=preload; as=style; crossorigin",
        ),
        ("/new/border", None),
        ("/elsewhere", None),
    ],
)
def test_the_page_names_what_its_address_needs(built: TestClient, address: str, files: str | None) -> None:
    table = lay(built, [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bruno"}]).table
    seat = "</assets/seat.js>; rel=modulepreload, </assets/seat.css>; rel=preload; as=style; crossorigin"
    link = built.get(address.format(table=table)).headers.get("link")
    assert link == (None if files is None else files.format(seat=seat))


def test_assets_are_kept_for_ever_and_zipped(built: TestClient) -> None:
    answer = built.get("/assets/index-1a2b3c.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/assets/missing.js", "/api/nothing", "/api/tables/none", "/api"])
def test_what_is_missing_is_missing(built: TestClient, address: str) -> None:
    assert built.get(address).status_code == 404
    assert built.get(address).json()["error"]["key"]


@pytest.mark.parametrize("address", ["/elsewhere", "/new/border/extra", "/table/", "/tables/0123abcd", "/admin/"])
def test_at_an_address_that_nobody_knows_the_page_says_so(built: TestClient, address: str) -> None:
    """A person gets the page, which has words for it, and a program is told by the status alone."""
    seen = built.get(address, headers={"accept": "text/html,*/*;q=0.8"})
    assert seen.status_code == 404 and "Caravansary" in seen.text
    assert seen.headers["cache-control"] == "no-cache" and "link" not in seen.headers
    told = built.get(address, headers={"accept": "*/*"})
    assert told.status_code == 404 and told.json()["error"]["key"]


@pytest.mark.parametrize("accept", ["*/*", "text/html"])
@pytest.mark.parametrize(
    "address", ["/.vite/manifest.json", "/.vite/", "/.env", "/assets/index-1a2b3c.js.map", "/assets/../.env", "/%2eenv"]
)
def test_what_is_no_part_of_the_page_is_not_served(built: TestClient, address: str, accept: str) -> None:
    for method in ("GET", "HEAD"):
        answer = built.request(method, address, headers={"accept": accept})
        assert answer.status_code == 404
        assert "SECRET" not in answer.text and "assets/" not in answer.text


@pytest.mark.parametrize(
    "address", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/a" * 5000]
)
def test_nothing_outside_is_served(built: TestClient, address: str) -> None:
    answer = built.get(address)
    assert "not for pages" not in answer.text
    assert answer.status_code in (200, 404)


def test_other_methods(built: TestClient) -> None:
    assert built.head("/").status_code == 200
    assert built.post("/").status_code == 405
    assert built.delete("/api/tables").status_code == 405


@pytest.mark.parametrize(
    "address",
    ["/", "/api/games", "/api/nothing", "/assets/index-1a2b3c.js", "/elsewhere", "/healthz/ready", "/api/openapi.json"],
)
def test_security_headers_are_on_every_answer(built: TestClient, address: str) -> None:
    headers = built.get(address).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("", "en"), ("fr", "en"), ("es-AR,es;q=0.9,en;q=0.8", "es"), ("es;q=0.2, en;q=0.7", "en"), ("es;q=much", "en")],
)
def test_without_a_built_page_it_says_what_to_do_and_there_is_still_the_server(
    tmp_path: Path, wishes: str, language: str
) -> None:
    with client_at(tmp_path) as client:
        for address in ("/", "/table/0123abcd"):
            answer = client.get(address, headers={"accept-language": wishes})
            assert answer.status_code == 503
            assert answer.text.strip() == say(Message("house-no-page", {}), language)
            assert answer.headers["content-language"] == language
            assert "html" not in answer.headers["content-type"]
        assert client.get("/api/games").json()["version"] == VERSION
        assert client.get("/api/nothing").status_code == 404


def test_whoever_only_asks_changes_nothing(tmp_path: Path) -> None:
    """Every address of the plain requests, with and without a body to be told: not a byte is written."""
    with client_at(tmp_path) as client:
        table = lay(client, [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "", "level": "random"}]).table
        before = {file.name: file.read_bytes() for file in tmp_path.iterdir() if not file.name.endswith("-shm")}
        for each in OPERATIONS:
            for name in (table, "0123abcd"):
                path = re.sub(r"\{\w+\}", name, each.path)
                for method in ("GET", "HEAD", "OPTIONS"):
                    assert client.request(method, path).status_code in (200, 404, 405), path
        after = {file.name: file.read_bytes() for file in tmp_path.iterdir() if not file.name.endswith("-shm")}
        assert after == before
        assert not is_live(client, table)
