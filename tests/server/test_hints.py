"""Hints in games against the house: what `hard` would do, from what the seat knows, and everybody hears of it."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.engine import log
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.engine.verify import verify
from caravansary.games import game_of, load_game
from caravansary.games.registry import of_the_house
from caravansary.players import Seen, make_player
from caravansary.server.advice import MOST_AT_ONCE, Advice
from caravansary.server.app import make_app
from caravansary.server.thinking import Job, advise, job_for
from tests.marks import rules
from tests.server.pages import Here, Json, Page, bot, client_at, file_in, lay, live, person

HINT = {"key": "house-event-hint", "args": {}, "seat": 0}


def hint(page: Page, seat: int = 0, seq: int | None = None) -> Json:
    page.send({"type": "hint", "id": "h", "seat": seat, "seq": page.seqs.get(seat, 0) if seq is None else seq})
    answer = page.hear_until("hinted", "refused")
    assert answer["id"] == "h"
    return answer


def until_asked(page: Page, seat: int = 0) -> None:
    while not page.shown[seat]["choices"]:
        page.hear()


def hints_in(page: Page, seat: int | None) -> int:
    return page.logs[seat].count(HINT)


@rules("HOUSE-1.13")
@pytest.mark.parametrize("game", of_the_house())
def test_a_hint_is_what_a_hard_bot_would_do(game: str) -> None:
    table = load_game(game, 3)
    match = Match(table, bytes(range(32)))
    for _ in range(6):
        state = match.state
        job = job_for(match, state.pending()[0], "hard")
        advice = advise(job)
        seen = Seen(job.imagined.state(), job.seat, Rng(job.seed, "choose"))
        assert advice.action == table.action_to_string(make_player("hard").choose(seen))
        assert advice.say == state.explain(table.string_to_action(advice.action), job.seat).message
        assert advice.other is None or (advice.other != advice.say and len(advice.other_points) == 3)
        match.play(advice.action, job.seat)


@rules("HOUSE-1.13")
def test_a_hint_is_given_and_told(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot(), bot()])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page, Page(client, laid.table, []) as spectator:
        until_asked(page)
        answer = hint(page)
        assert answer["action"] in page.actions(0)
        assert answer["say"]["key"].startswith("border-do-")
        assert hints_in(page, 0) == 1
        # Once for one question; the question stands, and what was advised can be done.
        assert hint(page) == answer
        page.catch_up()
        assert hints_in(page, 0) == 1
        assert page.play(0, answer["action"])["type"] == "done"
        for _ in range(200):
            spectator.catch_up()
            if hints_in(spectator, None):
                break
            until_asked(page)
            page.play(0, page.actions(0)[-1])
        assert hints_in(spectator, None) == 1


@rules("HOUSE-1.13", "HOUSE-3.1")
def test_a_hint_is_still_told_after_the_server_was_away(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), bot()])
        token = laid.tokens[0] or ""
        with Page(client, laid.table, [token]) as page:
            until_asked(page)
            assert hint(page)["type"] == "hinted"
            told = list(page.logs[0])
    with client_at(tmp_path) as client, Page(client, laid.table, [token]) as page:
        assert page.logs[0][: len(told)] == told
        assert HINT in told


@rules("HOUSE-1.13")
def test_taking_a_decision_back_does_not_take_back_the_hint(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot()])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        for _ in range(100):
            until_asked(page)
            hint(page)
            hints = hints_in(page, 0)
            page.play(0, page.actions(0)[0])
            page.catch_up()
            if page.shown[0]["can_undo"]:
                break
        assert page.undo(0)["type"] == "done"
        page.catch_up()
        assert hints_in(page, 0) == hints


@rules("HOUSE-1.13")
def test_going_back_and_forth_between_two_questions_is_noted_once_for_each(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot()])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        for _ in range(100):
            until_asked(page)
            first = page.actions(0)[0]
            page.play(0, first)
            page.catch_up()
            if page.shown[0]["can_undo"] and page.shown[0]["choices"]:
                break
        for _ in range(3):
            assert hint(page)["type"] == "hinted"
            assert page.undo(0)["type"] == "done"
            page.catch_up()
            assert hint(page)["type"] == "hinted"
            assert page.play(0, first)["type"] == "done"
            page.catch_up()
        assert hints_in(page, 0) == 2
        assert client.portal is not None
        record = client.portal.call(live(client, laid.table).store.load, laid.table)
        assert record is not None and len(record.hints) == 2


@rules("HOUSE-1.13")
@pytest.mark.parametrize("seats", [[person("Ana"), person("Luis")], [person("Ana"), bot(), person("Luis")]])
def test_nobody_gets_a_hint_where_another_person_sits(client: TestClient, seats: list[Json]) -> None:
    laid = lay(client, seats)
    tokens = [token for token in laid.tokens if token]
    with Page(client, laid.table, tokens) as page:
        answer = hint(page)
        assert answer["verdict"]["key"] == "house-hint-company"
        page.catch_up()
        assert hints_in(page, 0) == 0


def test_whose_seat_it_is_not_hears_nothing(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot()])
    with Page(client, laid.table, []) as stranger:
        assert hint(stranger)["verdict"]["key"] == "house-not-your-seat"
        assert hint(stranger, 7)["verdict"]["key"] == "house-no-such-seat"
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        until_asked(page)
        assert hint(page, 1)["verdict"]["key"] == "house-not-your-seat"
        assert hint(page, 0, 0)["verdict"]["key"] == "house-stale"
        page.send({"type": "hint", "id": "x", "seat": 0, "seq": 1, "level": "expert"})
        assert page.hear_until("refused")["verdict"]["key"] == "house-bad-message"
        assert hints_in(page, 0) == 0


class Thoughtful(Here):
    """Thinks about a hint until told."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def advise(self, job: Job) -> Advice:
        await self.go.wait()
        return await super().advise(job)


@rules("HOUSE-1.13")
def test_one_hint_at_a_time_and_nobody_waits_for_it(tmp_path: Path) -> None:
    thinker = Thoughtful()
    with TestClient(make_app(file_in(tmp_path), None, 0.0, thinker)) as client:
        laid = lay(client, [person("Ana"), bot()])
        with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
            until_asked(page)
            page.send({"type": "hint", "id": "first", "seat": 0, "seq": page.seqs[0]})
            assert hint(page)["verdict"]["key"] == "house-hint-busy"
            page.catch_up()  # the line is alive
            assert page.play(0, page.actions(0)[0])["type"] == "done"
            assert client.portal is not None
            client.portal.call(thinker.go.set)
            late = page.hear_until("refused", "hinted")
            assert (late["id"], late["verdict"]["key"]) == ("first", "house-stale")
            assert hints_in(page, 0) == 0


@rules("HOUSE-1.13")
def test_the_house_thinks_about_a_few_hints_at_once_and_none_when_it_closes(tmp_path: Path) -> None:
    thinker = Thoughtful()
    with TestClient(make_app(file_in(tmp_path), None, 0.0, thinker)) as client, ExitStack() as stack:
        pages = []
        for _ in range(MOST_AT_ONCE + 1):
            laid = lay(client, [person("Ana"), bot()])
            pages.append(stack.enter_context(Page(client, laid.table, [laid.tokens[0] or ""])))
            until_asked(pages[-1])
        for page in pages[:-1]:
            page.send({"type": "hint", "id": "long", "seat": 0, "seq": page.seqs[0]})
            page.catch_up()
        assert hint(pages[-1])["verdict"]["key"] == "house-hint-busy"
    # Here the house has closed, though nobody ever let the thinker go.
    assert not thinker.go.is_set()


def test_a_log_with_hints_is_the_log_of_the_game(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot("random")])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        until_asked(page)
        hint(page)
        while not page.is_over():
            if page.shown[0]["choices"]:
                page.play(0, page.actions(0)[0])
                page.catch_up()
            else:
                page.hear()
    text = client.get(f"/api/tables/{laid.table}/log").text
    assert "hint" not in text
    assert verify(log.read(text, game_of)).fair
