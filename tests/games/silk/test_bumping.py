"""Bumping, chains and displaced worms: section 4 of the ledger from 4.10 on, and that nothing moves twice (4.4)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .second_reading import Reading
from .tables import B, G, P, Seats, Y, moving, outcomes, seat, sides, table, turn_of, worms

ENTER = [
    ("shepherd", "mastiff", True, "SILK-4.10"),
    ("shepherd", "shepherd", False, "SILK-4.10"),
    ("shepherd", "ookami", False, "SILK-4.10"),
    ("mastiff", "ookami", True, "SILK-4.11"),
    ("mastiff", "mastiff", False, "SILK-4.11"),
    ("mastiff", "shepherd", False, "SILK-4.11"),
    ("ookami", "shepherd", True, "SILK-4.12"),
    ("ookami", "mastiff", False, "SILK-4.12"),
]
FEW = settings(max_examples=4, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)


@rules("SILK-4.4", "SILK-4.12", "SILK-4.13", "SILK-4.14", "SILK-4.15", "SILK-4.16", "SILK-4.17", "SILK-4.19")
def test_e3_a_chain_from_the_ookami_to_the_worms() -> None:
    state = table(
        "6 6",
        ookami="2,3",
        seats={P: {"mastiff": "1,2", "worms": worms("1,3 2")}, G: {"shepherd": "2,2"}},
        pasture={"0,3": "leafy"},
        barren=["1,3"],
    )
    play(state, "die 6 ookami", "move ookami west", "bump shepherd north")
    assert names(state, "bump") == {
        "mastiff east",
        "mastiff north",
        "mastiff west",
    }  # never south: the ookami has moved
    play(state, "bump mastiff east")
    assert names(state) == {"displace north", "displace east", "displace south"}  # south is the tile the ookami left
    play(state, "displace north", "displace north")
    position = at_table(state)
    assert (position["ookami"], seat(state, G)["shepherd"], seat(state, P)["mastiff"]) == ("2,2", "1,2", "1,3")
    assert seat(state, P)["worms"] == {"0,3": 2}
    assert [seat(state, k)["cave"] for k in range(4)] == [0, 0, 0, 0]
    assert state.scores() == [5, 5, 5, 5]


@rules("SILK-4.4", "SILK-4.15", "SILK-4.20")
def test_s10_nothing_moves_twice_in_a_chain() -> None:
    """Shepherd, mastiff, ookami, shepherd, mastiff: the last must not come back to any of them."""
    state = table(
        "2 2",
        ookami="1,2",
        seats={
            P: {"shepherd": "1,0", "mastiff": "1,1"},
            G: {"shepherd": "2,2", "mastiff": "3,2", "worms": worms("4,2 3", "3,1 2")},
            B: {"shepherd": "4,5", "mastiff": "4,4"},
            Y: {"shepherd": "0,5", "mastiff": "0,4"},
        },
    )
    play(state, "die 2 move", "move shepherd east", "bump mastiff east", "bump ookami south", "bump shepherd south")
    # The ookami now stands to the north of green's mastiff, where the shepherd was: closed to it.
    assert names(state) == {"bump mastiff east", "bump mastiff south", "bump mastiff west"}
    assert refusal(state, "bump mastiff north") == {"SILK-4.4"}
    play(state, "bump mastiff west")
    assert phase(state) == "displace"
    assert [step["piece"] for step in seen(state)["step"]["chain"]] == [
        "shepherd",
        "mastiff",
        "ookami",
        "shepherd",
        "mastiff",
    ]


@rules("SILK-4.4", "SILK-4.18")
def test_a_shepherd_at_the_end_of_a_chain_cannot_bump_the_mastiff_that_began_it() -> None:
    seats: Seats = {P: {"mastiff": "2,1", "shepherd": "1,3"}, G: {"shepherd": "2,3"}, B: {"shepherd": "3,3"}}
    state = table("2 2", seats={**seats, Y: {"shepherd": "0,0"}}, ookami="2,2")
    play(state, "die 2 move", "move mastiff east", "bump ookami east")
    assert names(state) == {"bump shepherd east"}
    assert "SILK-4.4" in refusal(state, "bump shepherd west")
    state = table("2 2", seats={**seats, Y: {"shepherd": "2,4"}}, ookami="2,2")
    play(state, "die 2 move", "move mastiff east")
    assert names(state) == {"bump ookami north", "bump ookami south", "bump ookami west"}
    assert "SILK-4.18" in refusal(state, "bump ookami east")


@rules("SILK-4.4", "SILK-4.7", "SILK-4.15", "SILK-4.18", "SILK-4.20", "SILK-5.6", "SILK-5.10", "SILK-5.13")
@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=SEEDS)
@FEW
def test_exactly_the_moves_of_the_ledger_are_offered(players: int, seed: int) -> None:
    for state, _, _ in wander(load_game("silk", players), seed):
        expected = Reading(state).offers()
        assert expected is None or names(state) == expected, at_table(state)


@rules("SILK-4.10", "SILK-4.11", "SILK-4.12")
@pytest.mark.parametrize(("kind", "other", "legal", "rule"), ENTER)
def test_who_bumps_whom(kind: str, other: str, legal: bool, rule: str) -> None:
    purple, green = {"shepherd": "0,0", "mastiff": "0,2"}, {"shepherd": "4,0", "mastiff": "4,2"}
    ookami = "2,2" if kind == "ookami" else "2,3" if other == "ookami" else "0,4"
    if kind != "ookami":
        purple[kind] = "2,2"
    if other != "ookami":
        green[other] = "2,3"
    state = moving(kind, ookami=ookami, seats={P: purple, G: green})
    assert (f"move {kind} east" in names(state)) == legal
    if legal:
        play(state, f"move {kind} east")
        assert seen(state)["step"]["bumped"]["piece"] == other
    else:
        assert refusal(state, f"move {kind} east") == {rule}


@rules("SILK-4.10", "SILK-4.11", "SILK-4.12", "SILK-4.3")
def test_who_may_not_enter_where() -> None:
    seats: Seats = {
        P: {"shepherd": "1,2", "mastiff": "2,3"},
        G: {"shepherd": "1,3", "mastiff": "2,4"},
        B: {"mastiff": "0,1"},
    }
    state = table("2 6", seats=seats, ookami="1,1")
    play(state, "die 2 move")
    assert names(state) == {f"move shepherd {way}" for way in ("north", "south")} | {
        f"move mastiff {way}" for way in ("south", "west")
    }
    assert "SILK-4.10" in refusal(state, "move shepherd east")
    assert "SILK-4.10" in refusal(state, "move shepherd west")
    assert "SILK-4.11" in refusal(state, "move mastiff north")
    assert "SILK-4.11" in refusal(state, "move mastiff east")
    state = turn_of(state, P, "6 6")
    play(state, "die 6 ookami")
    assert "SILK-4.12" in refusal(state, "move ookami north")
    assert names(state, "move ookami") == {"east", "south", "west"}


@rules("SILK-4.11", "SILK-4.16")
def test_s8_mastiff_and_ookami_swap() -> None:
    state = table(
        "2 2",
        ookami="2,2",
        seats={P: {"mastiff": "2,1"}, G: {"mastiff": "1,2"}, B: {"mastiff": "3,2"}},
        walls=sides("2,2", "E"),
    )
    play(state, "die 2 move", "move mastiff east")
    assert names(state) == {"bump ookami west"}
    play(state, "bump ookami west")
    assert (at_table(state)["ookami"], seat(state, P)["mastiff"]) == ("2,1", "2,2")


@rules("SILK-4.13")
def test_the_ookami_captures_all_worms_she_comes_to() -> None:
    state = moving("ookami", ookami="2,2", seats={P: {"worms": worms("2,3 1")}, G: {"worms": worms("2,3 2")}})
    play(state, "move ookami east")
    assert [seat(state, k)["cave"] for k in (P, G)] == [1, 2]
    assert at_table(state)["step"] is None
    bumped = moving("mastiff", ookami="2,2", seats={P: {"mastiff": "2,1"}, G: {"worms": worms("2,3 3")}})
    play(bumped, "move mastiff east", "bump ookami east")
    assert seat(bumped, G)["cave"] == 3


@rules("SILK-4.13", "SILK-4.15", "SILK-4.14")
def test_an_ookami_bumped_into_a_mixed_flock_eats_all_of_it() -> None:
    seats: Seats = {P: {"mastiff": "1,1", "worms": worms("1,3 1")}}
    seats |= {G: {"worms": worms("1,3 1")}, B: {"worms": worms("1,3 1")}}
    state = table("2 2", seats=seats, ookami="1,2")
    play(state, "die 2 move", "move mastiff east", "bump ookami east")
    assert [row["cave"] for row in at_table(state)["seats"]] == [1, 1, 1, 0]
    assert [row["worms"] for row in at_table(state)["seats"]] == [{}] * 4
    assert phase(state) == "choose_action"  # nobody is asked where they go


@rules("SILK-4.14")
def test_the_active_player_decides_for_the_pieces_of_others() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}})
    play(state, "move shepherd east")
    assert state.pending() == [P]
    assert refusal(state, "bump mastiff north", G) == {"SILK-4.14"}


@rules("SILK-4.14", "SILK-4.17")
def test_worms_are_displaced_own_first_then_clockwise() -> None:
    seats: Seats = {seat: {"worms": worms("1,1 1")} for seat in (P, G, B)}
    state = table("5 5", seats=seats, active=G)
    play(state, "die 5 graze", "graze 1,1", "displace north", "displace east", "displace south")
    where = [list(row["worms"]) for row in at_table(state)["seats"]]
    assert where == [["2,1"], ["0,1"], ["1,2"], []]


@rules("SILK-4.15")
def test_a_bumped_piece_moves_by_its_own_rules() -> None:
    state = moving(
        "shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2", "shepherd": "1,2"}}, walls=sides("2,2", "E")
    )
    play(state, "move shepherd east")
    assert names(state, "bump mastiff") == {"south", "west"}  # a wall in the east, a shepherd in the north
    assert refusal(state, "bump shepherd south") == {"SILK-4.15"}
    assert refusal(state, "bump mastiff north") == {"SILK-4.11"}


@rules("SILK-4.16")
def test_not_back_over_the_wall_the_shepherd_came_over() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}}, walls=sides("2,2", "W"))
    play(state, "move shepherd east")
    assert names(state, "bump mastiff") == {"north", "east", "south"}


@rules("SILK-4.16")
def test_worms_may_take_the_tile_the_first_mover_left() -> None:
    seats = {P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 3", "1,2 3", "3,2 3", "2,3 3")}}
    state = moving("shepherd", seats=seats)
    play(state, "move shepherd east")
    assert names(state) == {"displace west"}
    play(state, *["displace west"] * 3)
    assert seat(state, G)["worms"]["2,1"] == 3


@rules("SILK-4.17")
def test_own_worms_leave_first_then_clockwise() -> None:
    stack = worms("2,2 1")
    state = moving("shepherd", seats={P: {"shepherd": "2,1", "worms": stack}, G: {"worms": stack}, B: {"worms": stack}})
    play(state, "move shepherd east")
    order = []
    while phase(state) == "displace":
        order.append(seen(state)["step"]["displacing"]["next"])
        play(state, "displace north")
    assert order == [P, G, B]
    green = table(
        "2 6", active=G, seats={P: {"worms": stack}, G: {"shepherd": "2,1", "worms": stack}, B: {"worms": stack}}
    )
    play(green, "die 2 move", "move shepherd east")
    assert seen(green)["step"]["displacing"] == {"tile": "2,2", "left": [1, 1, 1, 0], "next": G}


@rules("SILK-4.17")
def test_worms_are_distributed_one_by_one_in_every_way() -> None:
    state = moving(
        "shepherd", seats={P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 2", "3,2 2")}}, walls=sides("2,2", "E")
    )
    play(state, "move shepherd east")
    ends = {tuple(sorted(row["worms"].items())) for end in outcomes(state, "seats") for row in [end[G]]}
    south, north, west = ("3,2", 3), ("1,2", 1), ("2,1", 1)
    assert (south, north) not in ends
    assert ends == {
        tuple(sorted(stacks))
        for stacks in (
            [south, north],
            [south, west],
            [("3,2", 2), ("1,2", 2)],
            [("3,2", 2), ("2,1", 2)],
            [("3,2", 2), north, west],
        )
    }


@rules("SILK-4.17", "SILK-4.18", "SILK-2.3")
@pytest.mark.parametrize(("north", "south"), [(0, 3), (1, 2), (2, 1), (1, 3), (2, 2)])
def test_three_worms_need_exactly_three_places(north: int, south: int) -> None:
    """A shepherd comes over a wall from the west; east stands a mastiff; north and south have room for three or for two."""
    others = {tile: count for tile, count in (("1,2", north), ("3,2", south)) if count}
    seats: Seats = {P: {"shepherd": "2,1", "worms": worms("2,2 1"), "nurseries": ["2,2"]}}
    seats |= {G: {"worms": worms("2,2 2")}, B: {"mastiff": "2,3", "worms": others}}
    state = table("2 2", seats=seats, walls=sides("2,2", "W"))
    play(state, "die 2 move")
    if north + south > 3:
        assert "SILK-4.18" in refusal(state, "move shepherd east")
        return
    play(state, "move shepherd east")
    while phase(state) == "displace":
        state.apply_action(state.legal_actions()[-1])
    tiles = [tile for row in at_table(state)["seats"] for tile, count in row["worms"].items() for _ in range(count)]
    assert sorted(tiles) == ["1,2"] * 3 + ["3,2"] * 3


@rules("SILK-4.18", "SILK-4.4")
def test_a_chain_that_would_get_stuck_is_not_offered() -> None:
    """Green's mastiff could only go back to purple's shepherd or into three mastiffs."""
    state = moving(
        "shepherd",
        seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}, B: {"mastiff": "1,2"}, 3: {"mastiff": "3,2"}},
        walls=sides("2,2", "EW"),
    )
    assert refusal(state, "move shepherd east") == {"SILK-4.18"}


@rules("SILK-4.19")
def test_own_pieces_and_worms_may_be_bumped() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1", "mastiff": "2,2", "worms": worms("2,3 1")}})
    play(state, "move shepherd east", "bump mastiff east", "displace east")
    assert seat(state, P)["worms"] == {"2,4": 1}


@rules("SILK-4.20")
def test_a_chain_ends_on_an_empty_tile_with_worms_or_with_a_capture() -> None:
    seats = {
        P: {"mastiff": "2,1", "shepherd": "0,0"},
        G: {"shepherd": "2,3", "mastiff": "1,3", "worms": worms("1,4 2", "3,2 3")},
    }
    state = moving("mastiff", ookami="2,2", seats=seats)
    play(state, "move mastiff east")
    empty, captured, displaced = state.clone(), state.clone(), state.clone()
    play(empty, "bump ookami north")
    play(captured, "bump ookami south")
    play(displaced, "bump ookami east", "bump shepherd north", "bump mastiff east")
    assert [phase(each) for each in (empty, captured, displaced)] == ["choose_action", "choose_action", "displace"]
    assert seat(captured, G)["cave"] == 3
    assert len(seen(displaced)["step"]["chain"]) == 4
