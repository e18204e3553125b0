"""Enclosures at the end, the end itself, final scoring: sections 7 and 9 of the ledger."""

from typing import Any

import pytest

from caravansary import Rng, State, load_game
from caravansary.engine.playout import playout
from tests.games.playing import at_table, names, phase, play, seen, wander
from tests.marks import rules

from .tables import B, G, P, Y, change, route, score, seat, table, tiles, worms

PAIR = route("1,1", "1,3", "2,3", "2,1", "1,1")  # around 1,1 and 1,2

CLAIMED = {"improvements": ["enclosure"]}  # by somebody, when an enclosure stands already


def ended(**fields: Any) -> State:
    """The game after its last turn."""
    players = fields.get("players", 4)
    return change(
        table("", trigger={"reason": "barren", "seat": 0}, active=players - 1, turn=players, **fields), phase="over"
    )


# --- enclosures


@rules("SILK-7.1")
def test_a_region_open_to_the_border_is_no_enclosure() -> None:
    nests = {P: {"nurseries": ["1,1"]}}
    assert len(seen(table(seats=nests, walls=PAIR))["enclosures"]) == 1
    assert seen(table(seats=nests, walls=PAIR[1:]))["enclosures"] == []
    border = route("1,0", "1,2", "0,2")  # the border itself is no wall
    assert seen(table(seats=nests, walls=border))["enclosures"] == []
    assert seen(table(seats=nests))["enclosures"] == []


@rules("SILK-7.2", "SILK-7.3")
def test_only_nurseries_on_walls_around_count() -> None:
    big = route("1,1", "1,4", "4,4", "4,1", "1,1")
    inside = table(
        seats={P: {"nurseries": ["2,2"]}, G: {"nurseries": ["4,4"]}, Y: CLAIMED}, walls=big + route("1,2", "2,2", "3,2")
    )
    (row,) = seen(inside)["enclosures"]
    assert (row["contacts"], row["controller"], row["value"]) == ([0, 1, 0, 0], G, 9)


@rules("SILK-7.4")
@pytest.mark.parametrize(
    ("nests", "controller", "value"),
    [
        ({P: ["3,1"]}, None, 0),
        ({P: ["1,1"]}, P, 2),
        ({P: ["1,1"], G: ["2,3"]}, None, 0),
        ({P: ["1,1", "1,3"], G: ["2,2"]}, P, 4),
        ({P: ["1,1"], G: ["1,3"], B: ["2,2"]}, None, 0),
    ],
)
def test_who_controls_an_enclosure(nests: dict[int, list[str]], controller: int | None, value: int) -> None:
    state = table(seats={who: {"nurseries": points} for who, points in nests.items()}, walls=PAIR + route("2,1", "3,1"))
    (row,) = seen(state)["enclosures"]
    assert (row["controller"], row["value"]) == (controller, value)


@rules("SILK-7.5", "SILK-7.7", "SILK-9.5")
def test_enclosures_count_at_the_end_barren_tiles_too() -> None:
    nests = {P: {"nurseries": ["1,1", "1,3", "4,1"]}}
    assert table(seats=nests, walls=PAIR).scores()[P] == 5
    state = ended(seats=nests, walls=PAIR, barren=["1,1", "1,2"])
    assert state.scores()[P] == 5 + 2 * 2
    assert ("silk-line-enclosures", 4) in [(line.key, line.points) for line in state.breakdown()[P]]


@rules("SILK-7.6")
def test_a_nested_enclosure_is_its_own() -> None:
    outer = route("0,0", "0,4", "4,4", "4,0", "0,0")[:16]
    state = table(seats={P: {"nurseries": ["0,1"]}, Y: CLAIMED}, walls=outer)
    assert [len(row["tiles"]) for row in seen(state)["enclosures"]] == [16]
    hole = route("1,1", "1,4", "4,4", "4,1", "1,1")
    nested = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["2,2"]}, Y: CLAIMED},
        walls=hole + route("2,2", "2,3", "4,3"),
    )
    assert sorted(len(row["tiles"]) for row in seen(nested)["enclosures"]) == [9]
    closed = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["2,2"]}, Y: CLAIMED},
        walls=hole + route("2,1", "2,3", "4,3"),
    )
    regions = seen(closed)["enclosures"]
    assert sorted(len(row["tiles"]) for row in regions) == [4, 5]
    assert not set(regions[0]["tiles"]) & set(regions[1]["tiles"])


# --- triggers


@rules("SILK-9.1")
@pytest.mark.parametrize(("players", "target"), [(2, 30), (3, 40), (4, 50)])
def test_reaching_the_target_triggers_the_end(players: int, target: int) -> None:
    for missing, triggered in ((2, True), (3, False)):
        seats = {P: {"score": target - missing, "worms": worms("1,1 1")}}
        state = table("5 5", players=players, seats=seats, pasture={"1,1": "normal"})
        play(state, "die 5 graze", "graze 1,1", "displace north")
        assert (at_table(state)["trigger"] is not None) == triggered


@rules("SILK-9.1")
def test_the_whole_valley_barren_triggers_the_end_after_a_graze_only() -> None:
    barren = [text for text in tiles(4) if text != "1,1"]
    state = table("5 5", seats={P: {"worms": worms("1,1 1")}}, barren=barren)
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert at_table(state)["trigger"] == {"reason": "barren", "seat": P}
    assert seen(state)["trigger"] == {"reason": "barren", "seat": P, "turns_left": 3}


@rules("SILK-9.2", "SILK-9.3")
def test_a_later_trigger_changes_nothing_and_everybody_else_has_one_turn() -> None:
    seats = {P: {"score": 49, "nurseries": ["1,1"], "worms": worms("3,3 1")}, G: {"score": 49, "worms": worms("3,1 1")}}
    state = table("5 5", seats=seats, pasture={"3,3": "dry", "3,1": "dry"})
    play(state, "die 5 graze", "graze 3,3", "displace north", "die 5 wall", "wall 1,1-1,2")
    assert (at_table(state)["trigger"], score(state, P)) == ({"reason": "points", "seat": P}, 48)
    turns: list[int] = []
    rng = Rng(3, "last round")
    while not state.is_terminal():
        if not turns or turns[-1] != at_table(state)["active"]:
            turns.append(at_table(state)["active"])
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.below(len(legal)))])
    assert turns == [1, 2, 3]
    assert (at_table(state)["trigger"]["seat"], state.end_reason()) == (P, "points")


@rules("SILK-9.3")
def test_the_triggering_player_completes_the_turn() -> None:
    state = table("5 6", seats={P: {"score": 49, "worms": worms("1,1 1")}})
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert any(text.startswith("die 6") for text in names(state))


@rules("SILK-9.4")
def test_scores_above_fifty_and_a_hundred() -> None:
    state = table(
        "5 5",
        seats={P: {"score": 109, "worms": worms("1,1 3")}},
        pasture={"1,1": "leafy"},
        trigger={"reason": "points", "seat": P},
    )
    play(state, "die 5 graze", "graze 1,1", *["displace north"] * 3)
    assert score(state, P) == 118
    assert seen(state)["seats"][P]["score"] == 118


# --- final scoring


@rules("SILK-9.6")
def test_worms_on_pasture_score_for_every_player_there() -> None:
    seats = {P: {"worms": worms("1,1 2", "2,2 1", "3,3 1")}, G: {"worms": worms("1,1 1")}}
    pasture = {"1,1": "leafy", "2,2": "dry", "3,3": "normal"}
    state = ended(seats=seats, pasture=pasture, barren=["3,3"])
    assert state.scores()[:2] == [5 + 6 + 1, 5 + 3]
    assert at_table(state)["barren"] == ["3,3"]
    assert seat(state, P)["worms"] == {"1,1": 2, "2,2": 1, "3,3": 1}


@rules("SILK-9.7", "SILK-9.5", "SILK-9.6")
def test_the_score_sheet_of_the_end() -> None:
    seats = {P: {"score": 20, "nurseries": ["1,1"], "worms": worms("4,4 1"), "cave": 2, "improvements": ["silkworm"]}}
    state = ended(seats=seats, walls=PAIR, pasture={"4,4": "leafy"})
    lines = [(line.key.removeprefix("silk-line-"), line.points) for line in state.breakdown()[P]]
    assert lines == [("start", 5), ("grazed", 5), ("improvement", 10), ("enclosures", 2), ("pasture", 3), ("cave", -2)]
    assert state.scores()[P] == 23


@rules("SILK-9.9")
def test_final_scoring_brings_no_improvement_and_no_trigger() -> None:
    big = route("1,1", "1,4", "2,4", "2,1", "1,1")
    state = ended(seats={P: {"nurseries": ["1,1"], "score": 49}, Y: CLAIMED}, walls=big, players=4)
    assert state.scores()[P] == 49 + 3
    assert seat(state, P)["improvements"] == []
    assert at_table(state)["trigger"] == {"reason": "barren", "seat": 0}


@rules("SILK-9.10")
def test_everybody_sees_everything() -> None:
    for number, (state, _, _) in enumerate(wander(load_game("silk", 3), 5)):
        if number % 40 == 0:
            views = [{**seen(state, viewer), "you": None} for viewer in (None, 0, 1, 2)]
            assert all(view == views[0] for view in views)
            assert all(event.audience is None for event in state.events)
    state = table(barren=["1,1"], pasture={"1,1": "leafy"})
    assert seen(state)["tiles"][7]["pasture"] == "leafy"  # the printed side of a barren tile


@rules("SILK-9.11")
def test_a_game_without_trigger_stops_after_a_hundred_rounds() -> None:
    state = table("", players=2, turn=200, active=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert (state.end_reason(), phase(state)) == ("cap", "over")


@rules("SILK-9.1", "SILK-9.11")
def test_random_games_end_by_a_trigger(compiled: bool) -> None:
    rng, reasons = Rng(8, "ends"), set()
    for number in range(600 if compiled else 12):
        state = load_game("silk", players=2 + number % 3).new_initial_state()
        playout(state, rng)
        reasons.add(state.end_reason())
    assert "cap" not in reasons
