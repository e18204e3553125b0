"""Asking why: the rules answer whoever sits there, nothing changes, and nobody learns anything."""

from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from caravansary.server.lessons import lesson_answer, lessons_of
from tests.marks import rules
from tests.server.pages import Json, Page, lay, person
from tests.server.test_secrecy import choose_little, choose_much, open_pages, to_second_action
from tests.words.vocabulary import GAMES

# Of each game, an action that nobody may choose at the beginning.
NEVER_FIRST = {
    "border": "cross 3",
    "yak": "place red 1.0",
    "silk": "wall 0,0-0,1",
    "silk_road": "move antioch",
}
BAD: list[Json] = [
    {},
    {"id": "a", "seat": 0},
    {"id": "a", "seat": "0", "action": "stop"},
    {"id": "a", "seat": -1, "action": "stop"},
    {"id": "a", "seat": 0, "action": None},
    {"id": "a", "seat": 0, "action": "x" * 201},
    {"id": "x" * 65, "seat": 0, "action": "stop"},
    {"id": "a", "seat": 0, "action": "stop", "seq": 1},
]


def why(page: Page, seat: int, action: str) -> Json:
    page.send({"type": "why", "id": "why", "seat": seat, "action": action})
    return page.hear_until("because", "refused")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_answer_and_nothing_changes(client: TestClient, game: str) -> None:
    table = lay(client, [person("Ana"), person("Bo"), person("Caro")], bytes(32), game)
    with Page(client, table.table, [token or "" for token in table.tokens]) as page:
        before = [message for message in page.heard if '"update"' in message or '"change"' in message]
        seat = page.shown[0]["pending"][0]
        refused = why(page, seat, NEVER_FIRST[game])
        assert (refused["type"], refused["legal"]) == ("because", False)
        assert refused["verdict"]["rules"] and refused["verdict"]["key"].startswith(f"{game}-no-")
        for choice in page.shown[seat]["choices"][:5]:
            said = why(page, seat, choice["action"])
            assert said["legal"]
            assert said["verdict"] == {"rules": choice["rules"], **choice["say"]}
        page.catch_up()
        assert [message for message in page.heard if '"update"' in message or '"change"' in message] == before
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"


@rules("HOUSE-1.1", "HOUSE-1.2", "HOUSE-1.9")
def test_strangers_and_nonsense_are_refused(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Bo")])
    with Page(client, table.table, [table.tokens[0] or ""]) as page, Page(client, table.table, []) as spectator:
        for one, seat in ((page, 1), (spectator, 0), (spectator, 1)):
            assert why(one, seat, "stop")["verdict"]["key"] == "house-not-your-seat"
        assert why(page, 7, "stop")["verdict"]["key"] == "house-no-such-seat"
        for nonsense in ("", "dance", "cross 999", "\x00" * 200, "stop; stop"):
            assert why(page, 0, nonsense)["verdict"]["key"] == "house-unknown-action"
        for bad in BAD:
            page.send({"type": "why", **bad})
            assert page.hear()["verdict"]["key"] == "house-bad-message"


def test_an_answer_tells_nothing_of_what_others_have_sealed(client: TestClient) -> None:
    seats = [person(name) for name in ("Ana", "Bo", "Caro", "Dai")]
    tables = [lay(client, seats, bytes(32)) for _ in range(2)]
    with ExitStack() as stack:
        both = [open_pages(client, stack, table) for table in tables]
        for pages in both:
            to_second_action(pages, 1)
        secret, *witnesses = both[0][None].shown[None]["pending"]
        choose_little(both[0][secret], secret)
        choose_much(both[1][secret], secret)
        for witness in witnesses:
            for action in ("done", "stop", *(f"cross {cell}" for cell in range(86))):
                assert why(both[0][witness], witness, action) == why(both[1][witness], witness, action)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_answers_too_and_stays_where_it_is(game: str) -> None:
    for number in range(1, len(lessons_of(game)) + 1):
        begun = lesson_answer(game, number, [])
        assert begun is not None
        for action in (NEVER_FIRST[game], begun.wanted[0]):
            asked = lesson_answer(game, number, [], action)
            assert asked is not None and asked.refused is not None and asked.refused.rules
            asked.refused = None
            assert asked == begun, "nothing was played"
