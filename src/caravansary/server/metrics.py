"""The tally as Prometheus reads it, on an address of its own: it is for whoever runs the house, and for nobody else.

It is no page of the house, since a proxy would hand it to the whole internet; and who may look as often as they like could see
when somebody at the only table that is played makes a sealed choice.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from starlette.applications import Starlette

from caravansary.server.house import House
from caravansary.server.tally import BOUNDS, Times
from caravansary.server.workers import Pool
from caravansary.version import VERSION

NAME: Final = "caravansary_"


class Counted(Collector):
    """What there is at the moment somebody asks. It runs in a thread of its own, and only looks."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily(f"{NAME}build", "Which Caravansary this is", {"version": VERSION})
        house: House | None = getattr(self.app.state, "house", None)
        if house is not None:  # it is open
            yield from _now(house)
            yield from _done(house)

    def describe(self) -> list[Metric]:
        return []


def _now(house: House) -> Iterator[Metric]:
    tables = house.tables()
    yield _gauge("tables_live", "Tables in memory", len(tables))
    yield _gauge("table_sockets", "Pages at tables", sum(len(table.outboxes) for table in tables))
    yield _gauge("analyses", "Analyses being worked on", house.analyses.working())
    yield _gauge("writes_waiting", "Writes that wait for a commit", house.store.waiting())
    yield _gauge("decisions_under_way", "Decisions that are not answered yet", house.store.tally.answers.under_way)
    thinker = house.thinker
    waiting = thinker.waiting if isinstance(thinker, Pool) else 0
    yield _gauge("bots_waiting", "Decisions of bots, and hints, that wait for a process", waiting)
    yield _gauge("bots_thinking", "Decisions of bots, asked for and not made", house.store.tally.thinking.under_way)


def _done(house: House) -> Iterator[Metric]:
    tally = house.store.tally
    yield _counters("decisions", "Decisions made, by whom, and taken back", "by", tally.decisions)
    yield _counters("refusals", "What pages asked for and could not have", "why", tally.refused)
    yield _counters("joins", "Pages that came to a table, for the first time or again", "how", tally.joined)
    yield _counters("writes", "Writes to the store, and what came of them", "outcome", tally.written)
    yield CounterMetricFamily(f"{NAME}reloads", "Tables that another server had changed", tally.reloads)
    yield _histogram("commit_seconds", "How long a commit takes", tally.commits)
    yield _histogram("answer_seconds", "From a person's decision to its answer", tally.answers)
    yield _histogram("thinking_seconds", "How long a bot's decision takes, waiting included", tally.thinking)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(NAME + name, what, value)


def _counters(name: str, what: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(NAME + name, what, labels=[label])
    for key, count in list(counts.items()):
        family.add_metric([key], count)
    return family


def _histogram(name: str, what: str, times: Times) -> Metric:
    buckets: list[tuple[str, float]] = []
    below = 0
    for bound, count in zip((*BOUNDS, float("inf")), list(times.counts), strict=True):
        below += count
        buckets.append(("+Inf" if bound == float("inf") else str(bound), below))
    return HistogramMetricFamily(NAME + name, what, buckets, times.seconds)


@contextmanager
def shown(app: Starlette, host: str, port: int) -> Iterator[int]:
    """While this lasts, Prometheus may ask there: whatever is asked for, the answer are all metrics. The port, if it was 0."""
    registry = CollectorRegistry()
    for collector in (ProcessCollector, PlatformCollector):
        collector(registry=registry)
    registry.register(Counted(app))
    server, thread = start_http_server(port, host, registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
