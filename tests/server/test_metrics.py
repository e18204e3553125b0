"""What Prometheus is told: sums, at an address that is not the page's."""

import random
import re
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from caravansary.server.metrics import shown
from caravansary.server.tally import BOUNDS, Times
from tests.server.pages import Page, app_of, bot, client_at, lay, person, play_on

Figures = dict[tuple[str, str], float]


def asked(port: int) -> Figures:
    """All figures by name and by the one label that they have."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    found: Figures = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name, ",".join(sample.labels.values())] = sample.value
    return found


def told(client: TestClient) -> Figures:
    with shown(app_of(client), "127.0.0.1", 0) as port:
        return asked(port)


def test_what_is_done_is_counted(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        table = lay(client, [person("Ana"), bot("random")], bytes(31) + b"\1")
        before = told(client)
        assert before["caravansary_tables_live", ""] == 0
        with (
            Page(client, table.table, [table.tokens[0] or ""]) as page,
            Page(client, table.table, [], since={"null": 3}),
        ):
            play_on(page, random.Random(1), 0)
            mine = page.plays
            page.play(0, "stop")  # it is over
            now = told(client)
        log = client.get(f"/api/tables/{table.table}/log").text.splitlines()[1:]
    assert (now["caravansary_tables_live", ""], now["caravansary_table_sockets", ""]) == (1, 2)
    refused = sum(value for (name, _), value in now.items() if name == "caravansary_refusals_total")
    assert refused >= 1
    made = now["caravansary_decisions_total", "person"]
    assert 0 < made == mine + 1 - refused
    assert now["caravansary_answer_seconds_count", ""] == mine + 1
    assert 0 < now["caravansary_decisions_total", "bot"] <= len(log) - made
    assert now["caravansary_thinking_seconds_count", ""] >= now["caravansary_decisions_total", "bot"]
    assert now["caravansary_commit_seconds_bucket", "+Inf"] == now["caravansary_commit_seconds_count", ""] > 0
    assert now["caravansary_writes_total", "saved"] >= made + now["caravansary_decisions_total", "bot"]
    assert now["caravansary_joins_total", "new"] == now["caravansary_joins_total", "again"] == 1
    assert now["caravansary_decisions_under_way", ""] == 0
    assert now["process_resident_memory_bytes", ""] > 0


def test_nothing_is_told_of_a_single_table(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        table = lay(client, [person("Luis"), person("Bo")])
        with Page(client, table.table, [token or "" for token in table.tokens]) as page:
            page.play(0, page.actions(0)[0] if page.actions(0) else "stop")
            with shown(app_of(client), "127.0.0.1", 0) as port:
                text = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60).read().decode()
    assert table.table not in text and "Luis" not in text and "border" not in text
    labels = set(re.findall(r'^caravansary_\w+\{(\w+)="', text, re.MULTILINE))
    assert labels <= {"by", "why", "how", "outcome", "le", "version"}


@pytest.mark.parametrize("path", ["/metrics", "/healthz/metrics", "/api/metrics"])
def test_the_page_shows_no_figures(client: TestClient, path: str) -> None:
    assert "caravansary_" not in client.get(path).text


def test_nobody_asks_any_more_when_the_house_is_closed(tmp_path: Path) -> None:
    with client_at(tmp_path) as client, shown(app_of(client), "127.0.0.1", 0) as port:
        asked(port)
    with pytest.raises(OSError, match="refused"):
        asked(port)


def test_times_are_counted_where_they_belong() -> None:
    times = Times()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, 1000.0):
        times.add(seconds)
    assert times.counts == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert times.seconds == pytest.approx(1000 + 2.01 * BOUNDS[0])
    with suppress(ZeroDivisionError), times.measured():
        assert times.under_way == 1
        raise ZeroDivisionError
    assert (times.under_way, sum(times.counts)) == (0, 5)
