"""Silk Road keeps the contract: the conformance kit, leaks it must catch, what can be taken back, options, drawing."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from mypy_extensions import i64

from caravansary import Rng, State, check_game, load_game
from caravansary.engine.check.report import Broken
from caravansary.engine.check.secrecy import Secrecy
from caravansary.engine.match import Match
from caravansary.engine.messages import BadOption, Event, Message, Plain
from tests.games.playing import play
from tests.marks import rules
from tests.playthrough import english

from .tables import market, told
from .windows import House, Window

VARIANTS: list[dict[str, object]] = [{}, {"reverse": True}, {"skip_final_auction": True, "notes": True}]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("silk_road", players=players), games=12 if compiled else 1, seed=players)
    assert report.faults == []


@pytest.mark.parametrize("options", VARIANTS[1:], ids=str)
def test_variants_keep_the_contract_too(options: dict[str, object], compiled: bool) -> None:
    report = check_game(load_game("silk_road", 4, None, **options), games=12 if compiled else 1)
    assert report.faults == []


# --- leaks that the kit must catch


class LeakyView(Window):
    """Shows everybody the goods of the next seat."""

    def view(self, seat: int | None) -> Plain:
        rows: Any = self.inner.position()["seats"]
        peek = None if seat is None else rows[(seat + 1) % len(rows)]["goods"]
        return {**self.inner.view(seat), "peek": peek}


class LeakySupply(Window):
    """Lets a prompt tell what is in the bag."""

    def prompt(self, seat: int) -> Message:
        rows: Any = self.inner.position()["seats"]
        return Message("silk_road-prompt-rob", {"count": sum(row["goods"]["silk"] for row in rows)})


class LeakyLoot(Window):
    """Tells everybody what was stolen."""

    def act(self, action: i64, seat: i64) -> None:
        super().act(action, seat)
        self.events = [Event(event.key, event.args, event.seat, None) for event in self.events]


class OpenShows(Window):
    """Shows what was chosen before all have chosen."""

    def view(self, seat: int | None) -> Plain:
        rows: Any = self.inner.position()["seats"]
        return {**self.inner.view(seat), "shown": [row["shown"] for row in rows]}


class TrueResample(Window):
    """Imagines the truth."""

    def resample(self, seat: int, rng: Rng) -> Window:
        return self.clone()


def a_thief_at_work() -> State:
    state = market(4, tiles="thief", goods={1: "1 silk 1 ivory", 2: "1 silk"})
    play(state, "take thief", "rob seat 1")
    return state


def a_vizier_at_work() -> State:
    state = market(3, tiles="grand vizier", goods={0: "2 silk", 1: "2 silk", 2: "2 silk"})
    play(state, "take grand vizier", "name silk")
    return state


def look(state: State, window: type[Window]) -> None:
    """The kit's secrecy checks at one moment of a table behind a window."""
    at = window(House(state.game, window), state)
    Secrecy(at.totals()).check(at, Rng(1))


@pytest.mark.parametrize(
    ("window", "moment", "name"),
    [
        (LeakyView, a_thief_at_work, "leaky-view"),
        (LeakySupply, a_vizier_at_work, "leaky-prompt"),
        (LeakyLoot, a_thief_at_work, "leaky-event"),
        (OpenShows, a_vizier_at_work, "leaky-seal"),
        (TrueResample, a_thief_at_work, "resample-truth"),
    ],
)
def test_a_leak_is_caught_and_named(window: type[Window], moment: Callable[[], State], name: str) -> None:
    look(moment(), Window)
    with pytest.raises(Broken) as caught:
        look(moment(), window)
    assert caught.value.check == name


def test_a_leaky_view_does_not_pass_the_kit() -> None:
    game = load_game("silk_road", 3)
    assert check_game(House(game, Window), games=1, seed=3).ok
    assert {fault.check for fault in check_game(House(game, LeakyView), games=1, seed=3).faults} == {"leaky-view"}


# --- matches: what can be taken back


@rules("SROAD-7.4")
def test_choices_are_taken_back_until_something_was_told() -> None:
    match = Match(load_game("silk_road", 3), bytes(32))
    for text in ("pass", "bid 2"):
        match.play(text)
    bidder = match.entries[-1].seat
    assert match.can_undo(bidder)
    match.undo(bidder)
    assert match.state.current_player() == bidder


def test_a_theft_is_not_taken_back() -> None:
    state = market(3, tiles="thief", goods={1: "1 silk"})
    assert told(state, "take thief") == ["take"]
    assert told(state, "rob seat 1") == ["rob"]
    assert told(state, "steal silk") == ["stole", "loot", "hand"][: len(state.events)]


# --- games and options


@pytest.mark.parametrize("players", [2, 7, 0, "3", 3.0, True])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="3 to 6 players"):
        load_game("silk_road", players=players)


@pytest.mark.parametrize("option", ["reverse", "skip_final_auction", "notes"])
def test_options_are_yes_or_no(option: str) -> None:
    with pytest.raises(BadOption, match=option):
        load_game("silk_road", 3, None, **{option: "maybe"})


def test_the_table_drawn_in_text() -> None:
    state = market(4, tiles="thief, buyer silk", goods={1: "2 silk"}, seats={2: {"crooks": 1}})
    drawn = state.game.draw(state.view(1), english)
    assert "caravan in Bactra" in drawn
    assert "@ Bactra" in drawn
    assert "(printed: Seller of spices)" in drawn
    assert "seat 0, leader pawn" in drawn
    assert "seat 1, money 10, 2 silk" in drawn
    assert "seat 2, 1 Crook" in drawn


def test_views_positions_and_observations_are_plain_data() -> None:
    state = market(3, tiles="grand vizier", goods={0: "1 silk"}, notes=True)
    play(state, "take grand vizier", "name silk")
    for thing in (state.position(), state.view(None), state.view(1), state.observation(1)):
        assert json.loads(json.dumps(thing)) == thing
