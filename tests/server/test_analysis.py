"""Analysis over real sockets: who may have one, what it tells, and that it ends."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary import Rng, State
from caravansary.analysis import judging
from caravansary.analysis.timeline import Timeline
from caravansary.engine.match import Match
from caravansary.games import load_game
from caravansary.games.registry import of_the_house
from caravansary.server.analysis import MOST, Analysis
from caravansary.server.table import Table
from tests.marks import rules
from tests.server.pages import Caller, Json, JudgesHere, Page, app_of, bot, client_at, finished, lay, person, wait_until

SEED = bytes(range(32))


class Desk(Caller):
    """A page that analyses."""

    def __init__(self, client: TestClient, table: str, tokens: list[str], **more: Any) -> None:
        super().__init__(client, f"/ws/analysis/{table}", {"type": "analyse", "tokens": tokens, "think": 10} | more)

    def ends(self) -> None:
        """Hear until the house hangs up."""
        with pytest.raises(WebSocketDisconnect):
            self.hear_until("nothing at all")

    def judged(self, count: int) -> dict[int, Json]:
        found: dict[int, Json] = {}
        while len(found) < count:
            found |= {one["at"]: one for one in self.hear_until("judged")["judged"]}
        return found


@pytest.fixture(scope="module")
def client(inn: TestClient) -> TestClient:
    return inn


def decide(page: Page, seats: list[int], decisions: int) -> None:
    """Take the first choice so many times, and stop where somebody is asked again."""
    for left in range(decisions, -1, -1):
        while not (asked := [seat for seat in seats if page.shown[seat]["choices"]]):
            page.hear()
        if left:
            page.play(asked[0], page.actions(asked[0])[0])
            page.catch_up()


def refused(client: TestClient, table: str, tokens: list[str]) -> str:
    with Desk(client, table, tokens) as desk:
        message = desk.hear()
        assert message["type"] == "stopped", message
        desk.ends()
        return str(message["why"]["key"])


# --- a game that is over


def test_everybody_may_analyse_a_game_that_is_over(client: TestClient, over: str) -> None:
    with Desk(client, over, []) as desk:
        course = desk.hear_until("course")
        assert course["over"] and course["game"] == "border"
        moments = course["moments"]
        assert all(moment["say"]["key"].startswith("border-do-") for moment in moments)
        free = [at for at, moment in enumerate(moments) if not moment["forced"]]
        found = desk.judged(len(free))
    assert sorted(found) == free
    for at, one in found.items():
        assert sum(one["chances"]) == pytest.approx(1.0, abs=0.001)
        assert one["taken"]["action"] == moments[at]["action"]
        assert 0.0 <= one["loss"] <= 1.0 and one["line"]


@pytest.fixture
def waiting(client: TestClient) -> Iterator[JudgesHere]:
    """An analyst that answers nobody until it is let."""
    analyst: JudgesHere = app_of(client).state.house.analyses.analyst
    analyst.asked.clear()
    analyst.waits = True
    yield analyst
    analyst.waits = False


def test_what_is_looked_at_is_judged_next_and_shown_as_its_seat_saw_it(client: TestClient, waiting: JudgesHere) -> None:
    with Desk(client, finished(client), []) as desk:
        course = desk.hear_until("course")
        free = [at for at, moment in enumerate(course["moments"]) if not moment["forced"]]
        last = free[-1]
        wait_until(lambda: len(waiting.asked) == 1, "nothing is judged")
        desk.send({"type": "look", "at": last})
        frame = desk.hear_until("frame")
        assert frame["at"] == last and frame["seat"] == course["moments"][last]["seat"]
        assert course["moments"][last]["action"] in [one["action"] for one in frame["snapshot"]["choices"]]
        waiting.waits = False
        assert [one["at"] for _ in range(2) for one in desk.hear_until("judged")["judged"]] == [free[0], last]
        desk.send({"type": "look", "at": len(course["moments"])})
        end = desk.hear_until("frame")
        assert end["seat"] is None and end["snapshot"]["over"]["winners"]


def test_another_action_can_be_tried(client: TestClient, over: str) -> None:
    with Desk(client, over, []) as desk:
        desk.hear_until("course")
        desk.send({"type": "look", "at": 0})
        choices = [one["action"] for one in desk.hear_until("frame")["snapshot"]["choices"]]
        for action in choices[:3]:
            desk.send({"type": "try", "at": 0, "action": action})
            tried = desk.hear_until("tried")["judged"]
            assert tried["at"] == 0 and tried["taken"]["action"] == action and tried["taken_line"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "look", "at": 10_000},
        {"type": "look", "at": -1},
        {"type": "try", "at": 0, "action": "cross 999"},
        {"type": "try", "at": 10_000, "action": "stop"},
        {"type": "analyse", "tokens": []},
        {"type": "play"},
        "nonsense",
    ],
)
def test_what_no_page_of_ours_sends_ends_the_line(client: TestClient, over: str, message: object) -> None:
    with Desk(client, over, []) as desk:
        desk.send(message)
        desk.ends()


def test_a_bad_beginning_ends_the_line(client: TestClient, over: str) -> None:
    for hello in ({"think": 1}, {"think": 60_000}, {"game": "yak"}):
        with Desk(client, over, [], **hello) as desk:
            desk.ends()
    with Desk(client, "nowhere", []) as desk:
        desk.ends()


def test_pages_share_an_analysis_and_it_ends_when_the_last_leaves(client: TestClient) -> None:
    table = finished(client)
    analyst = app_of(client).state.house.analyses.analyst
    analyst.asked.clear()
    with Desk(client, table, []) as one:
        free = sum(not moment["forced"] for moment in one.hear_until("course")["moments"])
        one.judged(free)
        with Desk(client, table, []) as two:
            two.hear_until("course")
            two.judged(free)
    assert len(analyst.asked) == free
    # Whoever comes back finds it done.
    with Desk(client, table, []) as again:
        again.hear_until("course")
        again.judged(free)
    assert len(analyst.asked) == free


def test_nobody_thinks_when_nobody_looks(client: TestClient, waiting: JudgesHere) -> None:
    table = finished(client)
    known = app_of(client).state.house.analyses._known
    with Desk(client, table, []) as desk:
        desk.hear_until("course")
        wait_until(lambda: len(waiting.asked) == 1, "nothing is judged")
    wait_until(lambda: not known[table].outboxes, "the page is still there")
    waiting.waits = False
    assert not known[table].is_working()
    assert client.get(f"/api/tables/{table}").status_code == 200
    assert len(waiting.asked) == 1 and known[table].found == {}


@rules("HOUSE-1.10")
def test_the_house_analyses_a_few_games_at_a_time(client: TestClient, waiting: JudgesHere, over: str) -> None:
    tables = [lay(client, [person("Ana"), bot()], SEED) for _ in range(MOST + 1)]
    with ExitStack() as desks:
        for table in tables[:MOST]:
            desk = desks.enter_context(Desk(client, table.table, [table.tokens[0] or ""]))
            assert desk.hear()["type"] == "course"
        assert refused(client, tables[MOST].table, [tables[MOST].tokens[0] or ""]) == "house-analysis-busy"
        assert refused(client, tables[0].table, [tables[0].tokens[0] or ""]) == "house-analysis-busy"


@rules("HOUSE-1.10")
def test_who_only_reads_keeps_nobody_out(client: TestClient) -> None:
    tables = [lay(client, [person("Ana"), bot()], SEED) for _ in range(MOST + 1)]
    with ExitStack() as desks:
        for table in tables:
            desk = desks.enter_context(Desk(client, table.table, [table.tokens[0] or ""]))
            free = [moment for moment in desk.hear_until("course")["moments"] if not moment["forced"]]
            desk.judged(len(free))


def test_a_failed_analysis_says_so_and_can_be_asked_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(client)

    async def fail(_question: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as broken:
        broken.setattr(app_of(client).state.house.analyses.analyst, "judge", fail)
        with Desk(client, table, []) as desk:
            assert desk.hear_until("stopped")["why"]["key"] == "house-trouble"
    with Desk(client, table, []) as desk:
        assert desk.hear_until("judged")


# --- a live game


@rules("HOUSE-1.10")
def test_nobody_analyses_a_live_game_with_others(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Luis"), bot()], SEED)
    ana, luis = table.tokens[0] or "", table.tokens[1] or ""
    for tokens in ([], [ana], [luis], [ana, ana], [ana, "guess"], [ana, luis[:-1]]):
        assert refused(client, table.table, tokens) == "house-analysis-live"


@rules("HOUSE-1.10")
def test_nobody_analyses_a_live_game_of_bots(client: TestClient) -> None:
    """No person sits there, so nobody holds all persons' seats."""
    with client_with_slow_bots(client) as table:
        assert refused(client, table, []) == "house-analysis-live"


class client_with_slow_bots:  # noqa: N801
    """A table of bots that never decide."""

    def __init__(self, client: TestClient) -> None:
        self.bots = app_of(client).state.house.bots
        self.client = client

    def __enter__(self) -> str:
        self.before = self.bots.play_one

        async def wait(table: Any) -> None:
            await table.changed.wait()

        self.bots.play_one = wait
        return lay(self.client, [bot(), bot()], SEED).table

    def __exit__(self, *_: object) -> None:
        self.bots.play_one = self.before


@rules("HOUSE-1.10")
def test_people_at_one_device_may_look_at_their_own_decisions_any_time(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Luis"), bot()], SEED)
    tokens = [token for token in table.tokens if token]
    with Page(client, table.table, tokens) as page:
        decide(page, [0, 1], 12)
        with Desk(client, table.table, tokens) as desk:
            course = desk.hear_until("course")
            assert not course["over"]
            assert {moment["seat"] for moment in course["moments"]} == {0, 1}
            assert {moment["ply"] for moment in course["moments"]} == {None}
            assert course["moments"][-1]["action"] is None
            desk.send({"type": "look", "at": len(course["moments"])})  # the end, which is not there yet
            desk.ends()


@rules("HOUSE-1.10")
def test_it_ends_when_a_friend_comes_with_a_seat(client: TestClient) -> None:
    """The host has the friend's token too, to invite with; but then they do not sit at one device."""
    table = lay(client, [person("Ana"), person("Luis")], SEED)
    tokens = [token for token in table.tokens if token]
    with Desk(client, table.table, tokens) as desk:
        assert desk.hear()["type"] == "course"
        with Page(client, table.table, [tokens[1]]):
            for wish in ({"type": "look", "at": 0}, {"type": "try", "at": 0, "action": "stop"}):
                desk.send(wish)
                assert desk.hear_until("stopped")["why"]["key"] == "house-analysis-live"
    assert refused(client, table.table, tokens) == "house-analysis-live"


@rules("HOUSE-1.10")
def test_what_was_thought_while_a_friend_came_is_told_to_nobody(client: TestClient, waiting: JudgesHere) -> None:
    table = lay(client, [person("Ana"), person("Luis")], SEED)
    tokens = [token for token in table.tokens if token]
    with Desk(client, table.table, tokens) as desk:
        desk.send({"type": "look", "at": 0})
        choices = [one["action"] for one in desk.hear_until("frame")["snapshot"]["choices"]]
        desk.send({"type": "try", "at": 0, "action": choices[0]})
        with Page(client, table.table, [tokens[1]]):
            waiting.waits = False
            heard = [desk.hear(), desk.hear()]
    assert [(one["type"], one["why"]["key"]) for one in heard] == [("stopped", "house-analysis-live")] * 2


@rules("HOUSE-1.10")
def test_that_a_friend_came_outlives_a_restart(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        table = lay(client, [person("Ana"), person("Luis")], SEED)
        tokens = [token for token in table.tokens if token]
        with Page(client, table.table, [tokens[1]]):
            pass
    with client_at(tmp_path) as client:
        assert refused(client, table.table, tokens) == "house-analysis-live"


class OtherWorld(Timeline):
    """The same timeline in a world that its seat cannot tell from the real one."""

    def before(self, number: int) -> State:
        state = super().before(number)
        return state.resample(self.moments[number].seat, Rng(number, "another world"))


def test_what_is_asked_in_a_live_game_depends_on_no_secret() -> None:
    """Two worlds that differ only in what others hide: the questions about a person's decisions are the same."""
    game, luck = load_game("silk_road", 3), random.Random(4)
    match = Match(game, SEED)
    while match.ply < 150 and not match.state.is_terminal():
        seat = match.state.pending()[0]
        match.play(game.action_to_string(luck.choice(match.state.legal_actions(seat))), seat)
    table = cast(Table, None)  # who looks does not matter here
    courses = [kind(game, match.entries, [0]) for kind in (Timeline, OtherWorld)]
    free = [at for at, moment in enumerate(courses[0].moments) if not moment.forced]
    assert any(courses[0].before(at).position() != courses[1].before(at).position() for at in free)
    asked = []
    for course in courses:
        analyst = JudgesHere()
        analysis = Analysis(table, course, 0.2, analyst)
        for at in free:
            asyncio.run(analysis._judge(at))
        asked.append(analyst.asked)
    assert len(free) > 3 and asked[0] == asked[1]


@pytest.mark.parametrize("name", of_the_house())
def test_decisions_are_told_as_their_own_seat_heard_of_them(name: str) -> None:
    """For the list of an analysis: in the third person, and so that it tells who decided."""
    game, rng = load_game(name), random.Random(3)
    match = Match(game, SEED)
    while (owing := match.state.pending()) and len(match.entries) < 150:
        match.play(rng.choice(match.state.legal_actions(owing[0])), owing[0])
    timeline = Timeline(game, match.entries)
    made = [(at, moment) for at, moment in enumerate(timeline.moments) if moment.action is not None]
    told = [
        (moment, judging.told(timeline.before(at), cast(int, moment.action), moment.seat, moment.seat))
        for at, moment in made
    ]
    heard = [(moment, event) for moment, event in told if event is not None]
    assert len(heard) > 0.9 * len(told)  # to finish a step that brought nothing, or not to barter, is not told
    assert all(event.seat == moment.seat and event.seen_by(moment.seat) for moment, event in heard)
