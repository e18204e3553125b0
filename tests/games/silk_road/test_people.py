"""Tiles with somebody on them: Thief, Grand Vizier, Crook and Barterer (section 5 of the ledger)."""

import pytest

from caravansary import CHANCE, State
from tests.games.playing import at_table, phase, play, refusal, seen
from tests.marks import rules

from .tables import GOODS, discarded, goods, market, money, offered, show, supply, tiles, tokens, told

IVORY_SPICES = "trader 1 ivory for 2 spices"
IVORY_BOTH = "trader 1 ivory for 1 jewels 1 fruits"


# --- Thief


@rules("SROAD-5.9")
def test_a_thief_robs_anybody_else_by_chance() -> None:
    state = market(tiles="thief", goods={2: "3 silk 1 ivory"})
    play(state, "take thief")
    assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
    assert refusal(state, "rob seat 0") == {"SROAD-5.9"}
    assert refusal(state, "rob seat 5") == {"HOUSE-1.1"}
    play(state, "rob seat 2")
    assert state.current_player() == CHANCE
    weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
    assert weights == {"steal ivory": 1, "steal silk": 3}
    play(state, "steal silk")
    assert (goods(state, 0), goods(state, 2)) == ({"silk": 1}, {"ivory": 1, "silk": 2})


@rules("SROAD-5.10")
def test_only_thief_and_victim_learn_the_type() -> None:
    def worlds(good: str) -> tuple[State, list[list[str]]]:
        state = market(tiles="thief", goods={2: "1 silk 1 ivory"})
        play(state, "take thief", "rob seat 2")
        state.recording = True
        play(state, f"steal {good}")
        heard = [
            [f"{event.key} {event.args.get('good', '')}" for event in state.events_for(seat)] for seat in (0, 1, 2, 3)
        ]
        return state, heard

    (one, silk), (two, ivory) = worlds("silk"), worlds("ivory")
    assert [a == b for a, b in zip(silk, ivory, strict=True)] == [False, True, False, True]
    for viewer in (1, 3, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(0) != two.view(0)
    assert one.view(2) != two.view(2)


@rules("SROAD-5.10")
def test_an_empty_screen_is_offered_like_any_other() -> None:
    state = market(tiles="thief")
    play(state, "take thief")
    assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
    assert told(state, "rob seat 1") == ["rob-nothing"]


# --- Grand Vizier


@rules("SROAD-5.11")
def test_a_vizier_asks_for_a_good_not_named_before() -> None:
    named = {"used": 2, "named": ["silk", "fruits"], "markers": {"silk": 1, "fruits": 1}}
    state = market(tiles="grand vizier", viziers=named)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", "name ivory", "name jewels", "name spices"]
    assert refusal(state, "name silk") == {"SROAD-5.11"}


@rules("SROAD-5.11")
def test_all_show_at_once_from_none_to_all() -> None:
    state = market(tiles="grand vizier", goods={0: "1 silk", 2: "3 silk"}, leader=2)
    play(state, "take grand vizier", "name silk")
    assert state.is_sealed()
    assert state.pending() == [0, 1, 2, 3]
    assert offered(state, 2) == ["show 0", "show 1", "show 2", "show 3"]
    assert offered(state, 1) == ["show 0"]
    assert refusal(state, "show 2", seat=0) == {"SROAD-5.11"}
    before = state.view(1)
    play(state, "show 2", seat=2)
    assert seen(state, 1)["action"]["shown"] == [False, False, True, False]
    assert before["seats"] == seen(state, 1)["seats"]
    assert refusal(state, "show 1", seat=2) == {"SROAD-5.11"}


@rules("SROAD-5.11")
def test_shown_numbers_are_told_when_all_are_in() -> None:
    state = market(3, tiles="grand vizier", goods={0: "1 silk", 1: "2 silk"})
    play(state, "take grand vizier", "name silk")
    assert told(state, "show 1", seat=0, viewer=1, everything=False) == []
    assert told(state, "show 0", seat=2, viewer=2, everything=False) == ["sealed"]
    heard = told(state, "show 2", seat=1, viewer=None, everything=False)
    assert heard[:3] == ["show-paid", "show-paid", "show"]
    assert state.revealed


@rules("SROAD-5.12")
def test_second_is_paid_also_behind_a_tie_and_zero_never() -> None:
    state = market(5, tiles="grand vizier", goods={0: "5 silk", 1: "5 silk", 2: "2 silk", 3: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 5, 5, 2, 2, 0)
    assert money(state) == [15, 15, 13, 13, 10]


@rules("SROAD-5.12")
def test_what_counts_is_what_is_shown() -> None:
    state = market(3, tiles="grand vizier", goods={0: "5 silk", 1: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 1, 2, 0)
    assert money(state) == [13, 15, 10]


@rules("SROAD-5.13")
def test_nobody_shows_anything() -> None:
    state = market(3, tiles="grand vizier", goods={0: "5 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 0, 0, 0)
    assert (money(state), goods(state, 0)) == ([10] * 3, {"silk": 5})
    assert at_table(state)["viziers"]["named"] == ["silk"]


@rules("SROAD-5.14")
def test_a_marker_comes_from_the_bag() -> None:
    state = market(tiles="grand vizier", goods={0: "3 silk"})
    play(state, "take grand vizier", "name silk")
    assert (supply(state, "silk"), at_table(state)["viziers"]["markers"]) == (11, {"silk": 1})
    assert goods(state, 0) == {"silk": 3}


@rules("SROAD-5.14", "SROAD-5.4")
def test_who_buys_after_a_marker_finds_one_less_in_the_bag() -> None:
    state = market(tiles="grand vizier, buyer silk", goods={1: "13 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 0, 0, 0, 0)
    play(state, "hand pawn to seat 2", "take buyer silk")
    assert offered(state) == ["buy 0 silk", "buy 1 silk"]


@rules("SROAD-5.14")
def test_no_marker_from_an_empty_bag() -> None:
    state = market(tiles="grand vizier", goods={1: "15 silk"})
    play(state, "take grand vizier")
    assert told(state, "name silk") == ["name-unmarked"]
    assert at_table(state)["viziers"] == {"used": 1, "named": ["silk"], "markers": {}}
    show(state, 0, 15, 0, 0)
    assert money(state) == [10, 15, 10, 10]


@rules("SROAD-5.15")
def test_when_all_are_named_any_may_be_named() -> None:
    everything = {"used": 5, "named": list(GOODS), "markers": dict.fromkeys(GOODS, 1)}
    state = market(tiles="grand vizier", viziers=everything)
    play(state, "take grand vizier")
    assert told(state, "name ivory") == ["name-again"]
    assert at_table(state)["viziers"]["used"] == 6


@rules("SROAD-5.16")
def test_a_declined_vizier_names_nothing() -> None:
    state = market(tiles="grand vizier")
    play(state, "take grand vizier", "decline")
    assert at_table(state)["viziers"] == {"used": 0, "named": [], "markers": {}}
    assert "grand vizier" in [row["tile"]["face"] for row in seen(state, 0)["discard"]]


ALL_NAMED = {"used": 5, "named": list(GOODS), "markers": dict.fromkeys(GOODS, 1)}


@rules("SROAD-5.12")
def test_ties_for_most() -> None:
    state = market(tiles="grand vizier", goods={0: "3 silk", 1: "3 silk", 2: "1 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 3, 3, 1, 0)
    assert money(state) == [15, 15, 13, 10]


@rules("SROAD-5.12", "SROAD-5.13")
@pytest.mark.parametrize(
    ("shown", "gain"),
    [
        ((4, 2, 2), [5, 3, 3]),
        ((1, 0, 0), [5, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 1, 2), [0, 3, 5]),
        ((2, 2, 2), [5, 5, 5]),
    ],
)
def test_what_a_vizier_pays(shown: tuple[int, int, int], gain: list[int]) -> None:
    state = market(3, tiles="grand vizier", goods={0: "4 silk", 1: "2 silk", 2: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, *shown)
    assert [after - 10 for after in money(state)] == gain
    assert at_table(state)["viziers"]["named"] == ["silk"]
    assert [goods(state, seat) for seat in range(3)] == [{"silk": 4}, {"silk": 2}, {"silk": 2}]


@rules("SROAD-5.14", "SROAD-5.15", "SROAD-5.16")
def test_the_sixth_vizier() -> None:
    state = market(tiles="grand vizier", viziers=ALL_NAMED)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", *(f"name {good}" for good in GOODS)]
    play(state, "name silk")
    assert at_table(state)["viziers"]["markers"] == dict.fromkeys(GOODS, 1)
    assert supply(state, "silk") == 14
    declined = {"used": 4, "named": list(GOODS[:4]), "markers": dict.fromkeys(GOODS[:4], 1)}
    state = market(tiles="grand vizier", viziers=declined)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", "name spices"]


@rules("SROAD-5.10")
def test_a_thief_at_an_empty_screen() -> None:
    state = market(tiles="thief", goods={0: "1 silk"})
    play(state, "take thief", "rob seat 2")
    assert (goods(state, 0), goods(state, 2)) == ({"silk": 1}, {})
    assert (tokens(state), phase(state)) == ([1, 0, 0, 0], "hand_on")
    assert "thief" not in tiles(state, "bactra")


@rules("SROAD-5.9", "SROAD-7.3", "SROAD-7.4")
def test_a_thief_draws_blindly_and_only_two_know_what() -> None:
    views = []
    for good in ("silk", "ivory"):
        state = market(4, "bactra", "thief", goods={0: "1 spices", 2: "3 silk 1 ivory"})
        play(state, "take thief")
        assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
        assert "SROAD-5.9" in refusal(state, "rob seat 0")
        state.recording = True
        play(state, "rob seat 2")
        weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
        assert weights == {"steal ivory": 1, "steal silk": 3}
        play(state, f"steal {good}")
        assert goods(state, 0) == {"spices": 1, good: 1}
        assert seen(state, 2)["seats"][2]["goods"][good] == (2 if good == "silk" else 0)
        views.append([(seen(state, who), state.events_for(who)) for who in (1, 3, None)])
    assert views[0] == views[1]


@rules("SROAD-5.12", "SROAD-5.13")
@pytest.mark.parametrize(
    ("shown", "paid"),
    [("3310", "5530"), ("4221", "5330"), ("1000", "5000"), ("2222", "5555"), ("0000", "0000"), ("0123", "0035")],
)
def test_what_the_vizier_pays(shown: str, paid: str) -> None:
    state = market(4, "bactra", "grand vizier", leader=2, goods=dict.fromkeys(range(3), "4 fruits") | {3: "3 fruits"})
    play(state, "take grand vizier", "name fruits")
    show(state, *map(int, shown))
    assert money(state) == [10 + int(more) for more in paid]
    assert [goods(state, seat) for seat in range(4)] == [{"fruits": 4}] * 3 + [{"fruits": 3}]
    assert at_table(state)["viziers"] == {"used": 1, "named": ["fruits"], "markers": {}}  # no token was left for it
    assert (phase(state), state.pending()) == ("hand_on", [2])


@rules("SROAD-5.11", "SROAD-7.4")
def test_all_show_at_once_in_secret() -> None:
    views = []
    for n in (0, 2):
        state = market(4, "bactra", "grand vizier", goods={1: "2 silk", 3: "1 silk"})
        play(state, "take grand vizier", "name silk")
        assert state.pending() == [0, 1, 2, 3]  # those without silk too, the Vizier's taker too
        assert [len(offered(state, seat)) for seat in range(4)] == [1, 3, 1, 2]
        assert "SROAD-5.11" in refusal(state, "show 2", 3)
        state.recording = True
        play(state, f"show {n}", seat=1)
        assert state.is_sealed()
        assert "SROAD-5.11" in refusal(state, "show 1", 1)  # no second thoughts
        views.append([(seen(state, who), state.events_for(who)) for who in (0, 2, 3, None)])
    assert views[0] == views[1]


@rules("SROAD-5.11", "SROAD-5.14", "SROAD-5.15", "SROAD-5.16", "SROAD-4.5")
def test_a_declined_vizier_leaves_its_type_to_the_next_and_the_sixth_tile_no_free_choice() -> None:
    three = {"used": 3, "named": list(GOODS[:3]), "markers": dict.fromkeys(GOODS[:3], 1)}
    state = market(4, "bactra", "grand vizier, grand vizier, grand vizier", viziers=three)
    thrown = discarded(state)
    play(state, "take grand vizier", "decline")
    assert at_table(state)["viziers"] == three
    play(state, "hand pawn to seat 1", "take grand vizier")
    assert offered(state) == ["decline", "name fruits", "name spices"]
    assert refusal(state, "name silk") & {"SROAD-5.11", "SROAD-5.15"}
    play(state, "name fruits")
    show(state, 0, 0, 0, 0)
    play(state, "hand pawn to seat 2", "take grand vizier")
    assert offered(state) == ["decline", "name spices"]  # the sixth tile, the fifth use
    play(state, "name spices")
    show(state, 0, 0, 0, 0)
    assert [supply(state, good) for good in GOODS] == [14] * 5
    assert discarded(state) - thrown == {"grand vizier": 1}  # the declined one; used ones are put aside


@rules("SROAD-5.14", "SROAD-5.15")
def test_the_sixth_vizier_used_is_free_and_lays_no_marker() -> None:
    five = {"used": 5, "named": list(GOODS), "markers": dict.fromkeys(GOODS[1:], 1)}
    state = market(4, "bactra", "grand vizier", goods={2: "1 ivory"}, viziers=five)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", *(f"name {good}" for good in GOODS)]
    play(state, "name ivory")
    show(state, 0, 0, 1, 0)
    assert (supply(state, "ivory"), money(state)) == (14, [10, 10, 15, 10])
