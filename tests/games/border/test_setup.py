"""Set-up and components: players, boards, white cells, who begins, what is public (sections 1 and 8)."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import CHANCE, State, load_game
from caravansary.engine.messages import BadOption
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    COLOUR,
    COLOURS,
    DRAWING,
    NEXT_TO,
    PLACE,
    RING,
    SEGMENT,
    SIDES,
    WHITE,
    border,
    crossed,
    first_action,
    results,
    scored,
    second_action,
)

FEW = settings(max_examples=8, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)
VALUES = [
    ("well", 10, 4, 2),
    ("chapel", 11, 5, 2),
    ("bridge", 13, 6, 3),
    ("sailboat", 15, 7, 3),
    ("eagle", 16, 8, 4),
    ("villa", 17, 9, 4),
    ("forest", 18, 10, 5),
    ("windmill", 19, 11, 5),
    ("castle", 20, 12, 6),
]


def shown(state: State, viewer: int | None) -> object:
    """All that a seat or spectator is shown or told of a second action."""
    public = (state.view(viewer), state.events_for(viewer), state.scores())
    if viewer is None:
        return public
    told = [state.explain(action, viewer) for action in range(state.game.num_distinct_actions)]
    return public, names(state, seat=viewer), told, state.observation(viewer)


def dealt(players: int, *boards: str) -> State:
    """A new game in which chance has dealt these boards."""
    state = load_game("border", players=players).new_initial_state()
    play(state, *(f"deal {board}" for board in boards), seat=int(CHANCE))
    return state


# --- players


@rules("BORDER-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play_to_an_end(players: int) -> None:
    *_, (state, _, _) = wander(border(players), seed=1)
    assert state.is_terminal()
    assert len(state.scores()) == players
    assert state.winners()


@rules("BORDER-1.1", "BORDER-7.10")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(BadOption):
        load_game("border", players=players)


@rules("BORDER-1.1")
@pytest.mark.parametrize("boards", ["AB", "ABC", "ABCD"])
def test_the_number_of_players_changes_nothing_for_a_player(boards: str) -> None:
    active = first_action(boards, "red red blue blue grey")
    assert names(active, seat=0) == {"segment blue 2", "segment red 2", "done"}
    passive = second_action(boards, "blue blue yellow")
    assert results(passive, 1) == results(second_action("AB", "blue blue yellow"), 1)


@rules("BORDER-1.1", "BORDER-2.2")
@given(seed=SEEDS)
@FEW
def test_no_seat_is_special(seed: int) -> None:
    """With everybody moved one chair on, the same actions are legal and lead to the same table, moved on."""
    game = load_game("border", players=3)
    for state, text, seat in islice(wander(border(3), seed), 40, None, 5):
        if seat >= 0:
            moved = game.from_position(game.rotate_position(state.position(), 1) or {})
            assert [names(moved, seat=(k + 1) % 3) for k in range(3)] == [names(state, seat=k) for k in range(3)]
            after = state.clone()
            play(after, text, seat=seat)
            play(moved, text, seat=(seat + 1) % 3)
            assert moved.position() == game.rotate_position(after.position(), 1)
            assert moved.scores() == [after.scores()[k - 1] for k in range(3)]


# --- boards


@rules("BORDER-1.2")
def test_everybody_has_one_board_and_the_others_stay_out() -> None:
    state = dealt(2, "C", "A")
    assert [seat["board"] for seat in at_table(state)["seats"]] == ["C", "A"]
    play(state, "first 0", "roll grey grey grey grey grey", "stop")
    assert names(state, seat=0) == {"segment grey 2", "segment grey 3", "segment grey 4", "segment grey 5", "done"}
    play(state, "segment grey 2")
    assert crossed(state, 0) == WHITE | {27, 31}
    assert crossed(state, 1) == WHITE


@rules("BORDER-1.3")
def test_boards_are_dealt_at_random_and_never_twice() -> None:
    state = dealt(3, "B")
    assert names(state) == {"deal A", "deal C", "deal D"}
    assert len({weight for _, weight in state.chance_outcomes()}) == 1
    play(state, "deal D")
    assert names(state) == {"deal A", "deal C"}
    play(state, "deal A")
    assert phase(state) == "first_player"


@rules("BORDER-1.3")
def test_every_board_is_as_likely_for_the_first_seat() -> None:
    state = load_game("border", players=2).new_initial_state()
    assert names(state) == {"deal A", "deal B", "deal C", "deal D"}
    assert len({weight for _, weight in state.chance_outcomes()}) == 1


@rules("BORDER-1.3")
def test_the_table_may_pick_the_boards() -> None:
    state = load_game("border", players=2, boards="DB").new_initial_state()
    assert [seat["board"] for seat in at_table(state)["seats"]] == ["D", "B"]
    assert phase(state) == "first_player"


@rules("BORDER-1.2", "BORDER-1.3")
@pytest.mark.parametrize("boards", ["AA", "AE", "A", "ABC"])
def test_picked_boards_must_be_one_of_the_four_for_each_player(boards: str) -> None:
    with pytest.raises(BadOption):
        load_game("border", players=2, boards=boards)


@rules("BORDER-1.4")
@pytest.mark.parametrize("boards", ["ABCD", "DABC"])
def test_the_same_cell_closes_the_same_area_on_every_board(boards: str) -> None:
    open_well = {seat: RING["well"] - {41} for seat in (1, 2, 3)}
    state = second_action(boards, "grey blue yellow orange", crossed=open_well)
    play(state, "cross 41", "done", seat=1)
    play(state, "cross 41", "done", seat=2)
    play(state, "cross 41", "done", seat=3)
    assert [scored(state, seat) for seat in (1, 2, 3)] == [{"well": 4}] * 3


@rules("BORDER-1.4", "BORDER-8.2")
@pytest.mark.parametrize("pair", ["AB", "AC", "AD", "BC", "BD", "CD"])
def test_the_colours_lie_differently_on_two_boards(pair: str) -> None:
    one, other = COLOUR[pair[0]], COLOUR[pair[1]]
    assert set(one) == set(other)
    assert sum(one[cell] == other[cell] for cell in one) <= 10


# --- white cells


@rules("BORDER-1.5")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_the_white_cells_are_crossed_from_the_start_and_have_no_colour(board: str) -> None:
    state = load_game("border", players=2, boards=board + "ABCD".replace(board, "")[0]).new_initial_state()
    assert crossed(state, 0) == {6, 85}
    assert set(COLOUR[board]) == set(range(86)) - {6, 85}


@rules("BORDER-1.5", "BORDER-5.3")
def test_play_starts_next_to_the_white_cells() -> None:
    state = second_action("BA", "grey green blue red")
    assert names(state, seat=1) == {"cross 7", "cross 9", "done"}
    state = second_action("BA", "grey green yellow orange")
    assert names(state, seat=1) == {"cross 76", "cross 84", "done"}


@rules("BORDER-1.5")
def test_a_white_cell_cannot_be_crossed_again() -> None:
    state = second_action("BA", "grey green blue red yellow")
    assert "BORDER-1.5" in refusal(state, "cross 6", 1)
    assert "BORDER-1.5" in refusal(state, "cross 85", 1)


@rules("BORDER-1.5", "BORDER-6.1")
@pytest.mark.parametrize(("area", "white"), [("sailboat", 6), ("eagle", 85)])
def test_a_white_cell_counts_in_its_ring(area: str, white: int) -> None:
    last = max(RING[area] - {white} - NEXT_TO[white])
    state = second_action("BA", COLOUR["A"][last], crossed={1: RING[area] - {white, last}})
    play(state, f"cross {last}")
    assert set(scored(state, 1)) == {area}


# --- who begins, what is seen


@rules("BORDER-1.6")
def test_the_first_player_is_drawn_and_rolls() -> None:
    state = dealt(3, "A", "B", "C")
    assert names(state) == {"first 0", "first 1", "first 2"}
    assert len({weight for _, weight in state.chance_outcomes()}) == 1
    play(state, "first 2")
    assert at_table(state)["active"] == 2
    assert state.observation(2)["finished"] == [1, 1, 1]  # nobody owes crosses
    play(state, "roll grey green blue red yellow")
    assert state.pending() == [2]


@rules("BORDER-1.7")
@given(seed=SEEDS)
@FEW
def test_everything_on_the_table_is_public_but_running_crosses(seed: int) -> None:
    for state, _, _ in wander(border(3), seed):
        table = at_table(state)
        for viewer in (0, 1, 2, None):
            view: Any = seen(state, viewer)
            assert [view[key] for key in ("dice", "unused", "active", "round", "rolls", "phase")] == [
                table[key] for key in ("dice", "unused", "active", "round", "rolls", "phase")
            ]
            for seat in (0, 1, 2):
                shown, real = view["seats"][seat], table["seats"][seat]
                hidden = set() if viewer == seat else set(real["sealed"])
                assert set(shown["crossed"]) == set(real["crossed"]) - hidden
                assert (shown["board"], shown["scored"]) == (real["board"], real["scored"])
                assert shown["score"] == state.scores()[seat] == sum(real["scored"].values())


# --- components


@rules("BORDER-8.1")
def test_the_path_has_86_cells_with_two_or_three_neighbours_and_no_triangles() -> None:
    assert sorted(NEXT_TO) == list(range(86))
    assert {len(around) for around in NEXT_TO.values()} == {2, 3}
    assert not [cell for cell, around in NEXT_TO.items() if any(NEXT_TO[other] & around for other in around)]
    assert [cell["id"] for cell in DRAWING["cells"] if cell["white"]] == [6, 85]


@rules("BORDER-8.1")
@pytest.mark.parametrize(("area", "size"), [(area, size) for area, size, _, _ in VALUES])
def test_a_ring_is_closed_around_its_area(area: str, size: int) -> None:
    drawn: Any = next(row for row in DRAWING["areas"] if row["id"] == area)
    walk = drawn["ring"]
    assert len(walk) == len(set(walk)) == size
    assert [after in NEXT_TO[cell] for cell, after in zip(walk, walk[1:] + walk[:1], strict=True)] == [True] * size


@rules("BORDER-8.5")
@pytest.mark.parametrize("area", DRAWING["areas"], ids=lambda area: area["id"])
def test_a_ring_is_all_cells_that_border_its_area(area: Any) -> None:
    around = {PLACE[q + dq, r + dr] for q, r in area["interior"] for dq, dr in SIDES if (q + dq, r + dr) in PLACE}
    assert set(area["ring"]) == around


@rules("BORDER-8.1")
def test_cells_border_one_two_or_three_of_the_nine_areas() -> None:
    borders = [sum(cell in ring for ring in RING.values()) for cell in range(86)]
    assert [borders.count(number) for number in (1, 2, 3)] == [41, 37, 8]
    assert len(RING) == 9


@rules("BORDER-8.1", "BORDER-8.3", "BORDER-6.1", "BORDER-6.3")
@pytest.mark.parametrize(("area", "value"), [(area, first) for area, _, first, _ in VALUES])
@pytest.mark.parametrize("board", ["A", "B", "C"])
def test_the_first_to_close_an_area_gets_its_higher_value(board: str, area: str, value: int) -> None:
    last = min(RING[area] - WHITE)
    state = second_action("D" + board, COLOUR[board][last], crossed={1: RING[area] - {last}})
    play(state, f"cross {last}")
    assert scored(state, 1) == {area: value}


@rules("BORDER-8.3", "BORDER-6.4")
@pytest.mark.parametrize(("area", "first", "later"), [(area, first, later) for area, _, first, later in VALUES])
def test_a_later_one_gets_half_rounded_down(area: str, first: int, later: int) -> None:
    last = min(RING[area] - WHITE)
    crosses = {0: RING[area], 1: RING[area] - {last}}
    state = second_action("AD", COLOUR["D"][last], crossed=crosses, scored={0: {area: first}})
    play(state, f"cross {last}")
    assert scored(state, 1) == {area: later}
    assert later == first // 2


@rules("BORDER-8.2")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_segment_is_crossed_as_it_is_drawn(board: str, colour: str, size: int) -> None:
    state = first_action(board + "ABCD".replace(board, "")[0], " ".join([colour] * 5))
    play(state, f"segment {colour} {size}")
    cells = crossed(state, 0) - WHITE
    assert cells == SEGMENT[board, f"{colour} {size}"]
    assert len(cells) == size


@rules("BORDER-8.2", "BORDER-8.4")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_a_segment_is_all_that_hangs_together_in_its_colour(board: str) -> None:
    groups = set()
    for start, colour in COLOUR[board].items():
        group, edge = {start}, [start]
        while edge:
            more = {cell for cell in NEXT_TO[edge.pop()] - group if COLOUR[board].get(cell) == colour}
            group |= more
            edge += more
        groups.add(frozenset(group))
    assert groups == {cells for (owner, _), cells in SEGMENT.items() if owner == board}
    assert len(groups) == 24


@rules("BORDER-1.8")
def test_a_crossed_cell_is_not_crossed_again() -> None:
    state = second_action("BA", "red red", crossed={1: [7, 0]})
    assert "BORDER-1.8" in refusal(state, "cross 7", 1)


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


@rules("BORDER-1.5", "BORDER-6.1")
def test_t19_the_white_cell_is_the_fifteenth_of_the_sailboat() -> None:
    own = RING["sailboat"] - {6}
    assert len(own) == 14
    state = second_action("AB", "orange", crossed={1: own - {9}})
    play(state, "cross 9", seat=1)
    assert scored(state, 1) == {"sailboat": 7}
