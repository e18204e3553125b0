"""Logs: readable, complete, and read as if a stranger had written them. Their proofs are in test_verify.py."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary import Match, Refused, Rng, load_game, load_match
from caravansary.engine import log
from caravansary.engine.log import BadLog
from caravansary.engine.messages import BadOption
from caravansary.games import built_in_data
from tests.marks import rules

SEED = bytes(range(32))


def played(players: int = 2, decisions: int = 10_000, data: dict[str, object] | None = None) -> Match:
    game = load_game("border", players=players, data=data)
    match, rng = Match(game, SEED, ["a", "b-2", "", "d"][:players], ["Ana", "Bo", "Ñu", "D"][:players]), Rng(3, "log")
    for _ in range(decisions):
        if match.state.is_terminal():
            break
        pending = match.state.pending()
        seat = pending[int(rng.below(len(pending)))]
        legal = match.state.legal_actions(seat)
        match.play(legal[int(rng.below(len(legal)))], seat)
    return match


MATCH = played()
FINISHED = log.write(MATCH)


def changed(line: int, **fields: object) -> str:
    lines = FINISHED.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    return "\n".join(lines)


@rules("HOUSE-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_log_gives_the_identical_match(players: int) -> None:
    match = played(players)
    again = load_match(log.write(match))
    assert again.state.position() == match.state.position()
    assert again.entries == match.entries
    assert log.write(again) == log.write(match)


@rules("HOUSE-3.1")
def test_a_live_match_goes_on_where_it_was() -> None:
    match = played(3, 25)
    again = load_match(log.write(match, secret=True))
    action = match.state.legal_actions()[0]
    assert match.play(action) == again.play(action)
    assert log.write(match, secret=True) == log.write(again, secret=True)


@rules("HOUSE-2.4")
def test_the_seed_is_published_only_at_the_end() -> None:
    live = log.write(played(2, 25))
    assert SEED.hex() not in live
    assert json.loads(FINISHED.splitlines()[-1])["seed"] == SEED.hex()


def test_a_wrong_result_is_noticed() -> None:
    last = len(FINISHED.splitlines())
    end = json.loads(FINISHED.splitlines()[-1])["end"]
    with pytest.raises(BadLog, match="end: replaying gives"):
        load_match(changed(last, end={**end, "winners": [0, 1]}))


@rules("HOUSE-3.2")
def test_other_rules_are_refused() -> None:
    with pytest.raises(BadLog, match="written under version 0"):
        load_match(changed(1, rules="0"))


@rules("HOUSE-3.3")
def test_a_log_carries_an_owners_own_data() -> None:
    data = built_in_data("border")
    data["title"] = "my own box"
    text = log.write(played(2, 30, data))
    assert json.loads(text.splitlines()[0])["data"]["title"] == "my own box"
    assert "data" not in json.loads(FINISHED.splitlines()[0])
    again = load_match(text)
    assert again.game.data() == data


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "a log has a header"),
        ("{", 1, "not JSON"),
        ("[]", 1, "must be an object"),
        ("{}", 1, "not the log of a match"),
        ('{"caravansary": 2}', 1, "not the log of a match"),
        (changed(1, game="chess"), 1, "there is no game 'chess'"),
        (changed(1, players=9), 1, "2 to 4 players"),
        (changed(1, players="2"), 1, "needs players"),
        (changed(1, options={"boards": "AA"}), 1, "boards"),
        (changed(1, options={"speed": 1}), 1, "no option 'speed'"),
        (changed(1, options={"players": 2}), 1, "no such option"),
        (changed(1, names=["A"]), 1, "names: must be 2"),
        (changed(1, names=["A" * 61, "B"]), 1, "short texts"),
        (changed(1, names=["A\u2028", "B"]), 1, "printable"),
        (changed(1, names=["\ud800", "B"]), 1, "printable"),
        (changed(1, nonces=["no blank", ""]), 1, "letters, digits"),
        (changed(1, nonces=["one"]), 1, "nonces: none, or 2"),
        (changed(1, game="x" * 1_000_000), 1, "there is no game"),
        (changed(1, commitment=7), 1, "commitment"),
        (changed(1, data={"cells": []}), 1, "cells: must be a list of 86"),
        (changed(3, by=5), 3, "by: must be a seat"),
        (changed(3, by=True), 3, "by: must be a seat"),
        (changed(3, action=7), 3, "action: must be a text"),
        (changed(3, action="fly"), 3, "the game has no 'fly'"),
        (changed(3, draw="dice"), 3, "draw"),
        (changed(4, action="deal A"), 4, "not legal here"),
        (FINISHED + '{"by": 0, "action": "done"}\n', len(FINISHED.splitlines()) + 1, "nothing may follow"),
        (changed(len(FINISHED.splitlines()), seed="xyz"), len(FINISHED.splitlines()), "hexadecimal"),
        (changed(len(FINISHED.splitlines()), end=3), len(FINISHED.splitlines()), "end: must be an object"),
        ("[" * 100_000, 1, "not JSON"),
    ],
)
def test_a_bad_log_names_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadLog) as bad:
        load_match(text)
    assert bad.value.line == line
    assert what in str(bad.value)
    assert len(str(bad.value)) < 300


@pytest.mark.parametrize("name", ["A\u0085", "line\nbreak", "\ud800", "x" * 61])
def test_a_match_refuses_names_that_a_log_could_not_hold(name: str) -> None:
    with pytest.raises(BadOption, match="printable"):
        Match(load_game("border"), SEED, [], [name, "B"])


def test_a_match_refuses_nonces_that_a_log_could_not_hold() -> None:
    for nonces in (["é€ ", "b"], ["only one"], ["a" * 65, "b"]):
        with pytest.raises(BadOption, match="nonces"):
            Match(load_game("border"), SEED, nonces)


@rules("HOUSE-1.5")
def test_a_running_public_log_does_not_let_anybody_type_in_chance() -> None:
    lines = log.write(played(2, 1)).splitlines()
    match = load_match("\n".join(lines[:4]))
    assert match.state.current_player() == -1
    with pytest.raises(Refused):
        match.play(match.state.legal_actions()[0])


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("utf-8", "replace")))
def test_nonsense_is_a_bad_log(text: str) -> None:
    with pytest.raises(BadLog):
        load_match(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8), lambda t: st.lists(t, max_size=3), max_leaves=5
)


@given(st.sampled_from(["game", "rules", "players", "options", "names", "commitment", "nonces", "data"]), JSON)
def test_a_header_may_hold_anything(field: str, value: object) -> None:
    with suppress(BadLog):
        load_match(changed(1, **{field: value}))
