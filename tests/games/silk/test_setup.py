"""Set-up: sections 1 and 2 of the ledger."""

from collections import Counter
from typing import Any

import pytest

from caravansary import State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import P, change, crowded_corner, events, score, sides, table, tiles, worms

DEAL = [*["tile dry"] * 6, *["tile normal"] * 9, *["tile leafy"] * 4, "tile den"]
FAR_APART = (worms("0,0 3", "0,1 3", "1,0 1"), worms("3,0 3", "2,0 3", "3,1 1"))


def fresh(players: int = 2) -> State:
    return load_game("silk", players=players).new_initial_state()


@rules("SILK-1.1", "SILK-1.8", "SILK-1.5", "SILK-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_starts_with(players: int) -> None:
    view = seen(fresh(players))
    for row in view["seats"]:
        assert (row["hand"], row["reserve"], row["cave"], row["nurseries_left"], row["score"]) == (7, 8, 0, 4, 5)
        assert row["to_place"] == ["nursery", "shepherd", "mastiff"]
    assert [row["colour"] for row in view["seats"]] == ["purple", "green", "brown", "blue"][:players]
    assert [row["seat"] for row in view["improvements"]] == [None] * 4


@rules("SILK-1.1", "SILK-1.2", "SILK-1.3", "SILK-1.4", "SILK-1.5", "SILK-1.8")
def test_e8_set_up_for_four() -> None:
    state = load_game("silk", players=4).new_initial_state()
    view = seen(state)
    assert (len(view["tiles"]), view["supply"], view["target"]) == (30, 20, 50)
    assert [row["reserve"] for row in view["seats"]] == [8] * 4
    assert [row["hand"] for row in view["seats"]] == [7] * 4
    assert state.scores() == [5] * 4
    assert [[line.points for line in sheet] for sheet in state.breakdown()] == [[5]] * 4
    assert [tile["tile"] for tile in view["tiles"]] == tiles(4)
    assert sides("0,0") == ["0,0-0,1", "0,1-1,1", "1,0-1,1", "0,0-1,0"]


@rules("SILK-1.2", "SILK-1.3", "SILK-1.4")
@pytest.mark.parametrize(
    ("players", "rows", "columns", "walls", "target"), [(2, 4, 5, 10, 30), (3, 5, 5, 15, 40), (4, 5, 6, 20, 50)]
)
def test_the_board_grows_with_the_players(players: int, rows: int, columns: int, walls: int, target: int) -> None:
    view = seen(fresh(players))
    assert (view["rows"], view["columns"], view["supply"], view["target"]) == (rows, columns, walls, target)
    for state, _, _ in wander(load_game("silk", players), 3):
        if phase(state) != "deal":
            break
    kinds = Counter(at_table(state)["tiles"])
    assert sum(kinds.values()) == rows * columns
    assert kinds["den"] == 1
    assert all(kinds[kind] <= most for kind, most in (("dry", 9), ("normal", 13), ("leafy", 7)))


def weights(state: State) -> list[tuple[str, int]]:
    return [(state.game.action_to_string(action), weight) for action, weight in state.chance_outcomes()]


@rules("SILK-1.2")
def test_the_deal_draws_from_what_is_left_in_the_bag() -> None:
    state = fresh(2)
    assert dict(weights(state)) == {"tile dry": 9 * 19, "tile normal": 13 * 19, "tile leafy": 7 * 19, "tile den": 29}
    play(state, *["tile dry"] * 9)
    assert dict(weights(state)) == {"tile normal": 13 * 10, "tile leafy": 7 * 10, "tile den": 20}
    play(state, "tile den")
    assert dict(weights(state)) == {"tile normal": 13, "tile leafy": 7}
    last = fresh(2)
    play(last, *DEAL[:-1])
    assert [text for text, _ in weights(last)] == ["tile den"]


def dealt(*rolls: str, players: int = 2) -> State:
    """The two-player board: 6 dry, 9 normal, 4 leafy tiles, the den in the south-east corner; then starting rolls."""
    state = fresh(players)
    play(state, *DEAL, *rolls)
    return state


@rules("SILK-1.6")
def test_the_ookami_starts_on_the_den() -> None:
    assert at_table(dealt())["ookami"] == "3,4"


@rules("SILK-1.7", "SILK-8.1")
def test_s30_no_marker_is_claimed_before() -> None:
    assert [row["seat"] for row in seen(table())["improvements"]] == [None] * 4
    assert [row["points"] for row in seen(table())["improvements"]] == [10, 5, 10, 5]


@rules("SILK-1.9")
def test_the_den_is_a_normal_pasture() -> None:
    state = table("5 5", ookami="4,4", pasture={"1,1": "den"}, seats={P: {"worms": worms("1,1 2")}})
    play(state, "die 5 graze", "graze 1,1", "displace north", "displace north")
    assert score(state, P) == 5 + 4
    assert at_table(state)["barren"] == ["1,1"]


@rules("SILK-1.9", "SILK-5.8", "SILK-5.11", "SILK-5.9")
def test_the_den_is_grazed_and_regenerated_as_normal_pasture() -> None:
    purple = {
        "nurseries": ["1,1", "1,3", "3,1", "3,3"],
        "improvements": ["nursery"],
        "score": 10,
        "worms": worms("0,0 2"),
    }
    state = table("4 5", seats={P: purple}, pasture={"0,0": "den"}, barren=["0,5", "1,0"], ookami="1,0")
    assert refusal(state, "die 4 build") & {"SILK-5.8", "SILK-5.9"}  # nothing barren and empty yet
    play(state, "die 5 graze", "graze 0,0", "displace off", "displace east")
    assert score(state, P) == 14
    play(state, "die 4 build")
    assert names(state) == {"regenerate 0,0"}  # not under the ookami, not a tile away from the nurseries
    play(state, "regenerate 0,0")
    assert (at_table(state)["barren"], seen(state)["tiles"][0]["value"]) == (["0,5", "1,0"], 2)


@rules("SILK-2.1")
def test_the_highest_sum_starts() -> None:
    state = dealt("roll 1 6", "roll 4 4")
    assert (phase(state), at_table(state)["starter"], at_table(state)["active"]) == ("phase_1", 1, 1)


@rules("SILK-2.1")
def test_only_the_tied_highest_roll_again() -> None:
    state = load_game("silk", players=4).new_initial_state()
    play(state, *["tile dry"] * 9, *["tile normal"] * 13, *["tile leafy"] * 7, "tile den")
    state.recording = True
    play(state, "roll 3 5", "roll 1 1", "roll 2 6", "roll 4 4")
    assert events(state) == ["starting-roll", "tied"]
    assert [row["to_roll"] for row in seen(state)["seats"]] == [True, False, True, True]
    play(state, "roll 5 6", "roll 1 2", "roll 5 6")
    assert [row["to_roll"] for row in seen(state)["seats"]] == [True, False, False, True]
    play(state, "roll 1 2", "roll 1 1")
    assert at_table(state)["starter"] == 0


@rules("SILK-2.1")
def test_only_the_tied_roll_again_and_the_old_lower_sums_are_forgotten() -> None:
    state = load_game("silk", players=3).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(state.legal_actions()[0])
    play(state, "roll 5 6", "roll 4 6", "roll 5 6")
    assert phase(state) == "starting_roll"
    assert [row["to_roll"] for row in at_table(state)["seats"]] == [True, False, True]
    play(state, "roll 1 1", "roll 1 2")  # both now lower than green's ten
    assert (phase(state), at_table(state)["starter"]) == ("phase_1", 2)


@rules("SILK-2.1")
def test_sums_count_not_the_higher_die() -> None:
    state = load_game("silk", players=2).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(state.legal_actions()[0])
    play(state, "roll 1 6", "roll 3 4")
    assert phase(state) == "starting_roll"
    play(state, "roll 1 6", "roll 4 4")
    assert at_table(state)["starter"] == 1


@rules("SILK-2.2", "SILK-2.3")
def test_two_worms_on_one_dry_tile_or_on_two() -> None:
    state = dealt("roll 6 6", "roll 1 1")
    assert names(state, "worm") == set(tiles(2)[:6])
    play(state, "worm 0,0", "worm 0,0")
    assert int(state.current_player()) == 1
    play(state, "worm 0,0")
    assert refusal(state, "worm 0,0") == {"SILK-2.3"}
    play(state, "worm 0,1")
    assert int(state.current_player()) == 0


@rules("SILK-2.3", "SILK-2.4", "SILK-2.6")
def test_s2_one_dry_place_left() -> None:
    state = load_game("silk", players=3).new_initial_state()
    play(state, *["tile dry"] * 5, *["tile normal"] * 13, *["tile leafy"] * 6, "tile den")
    play(state, "roll 6 6", "roll 1 1", "roll 1 1")
    for place in range(14):
        play(state, f"worm 0,{place // 3}")
    assert names(state) == {"worm 0,4"}
    play(state, "worm 0,4")
    assert names(state, "worm") == set(tiles(3)[5:18])


@rules("SILK-2.4", "SILK-2.6")
def test_no_worm_on_other_pasture_while_dry_has_room() -> None:
    state = dealt("roll 6 6", "roll 1 1")
    assert refusal(state, "worm 2,0") == {"SILK-2.4"}
    assert refusal(state, "worm 3,4") == {"SILK-2.6"}  # the ookami
    assert refusal(state, "worm 0,0", 1) == {"SILK-2.2"}


@rules("SILK-2.4", "SILK-2.5", "SILK-2.6", "SILK-2.7", "SILK-2.11")
def test_s1_the_order_of_set_up() -> None:
    state = load_game("silk", players=4).new_initial_state()
    play(state, *["tile dry"] * 9, *["tile normal"] * 13, *["tile leafy"] * 7, "tile den")
    play(state, "roll 1 2", "roll 3 4", "roll 6 6", "roll 5 6")
    worms_by, last = [], set()
    while phase(state) == "phase_1":
        worms_by.append(int(state.current_player()))
        last = names(state, "worm")
        state.apply_action(state.legal_actions()[0])
    assert worms_by == [2, 2, 3, 3, 0, 0, 1, 1] * 3 + [2, 3, 0, 1]
    assert last == set(tiles(4)[9:22])  # the 28th worm: normal tiles, not the ookami's
    pieces_by = []
    while phase(state) == "phase_2":
        pieces_by.append(int(state.current_player()))
        state.apply_action(state.legal_actions()[0])
    assert pieces_by == [1, 0, 3, 2] * 3
    assert at_table(state)["active"] == 2


@rules("SILK-2.5")
def test_the_seventh_worm_goes_alone() -> None:
    state = dealt("roll 1 1", "roll 6 6")
    order = []
    while phase(state) == "phase_1":
        order.append(int(state.current_player()))
        state.apply_action(state.legal_actions()[-1])
    assert order == [1, 1, 0, 0] * 3 + [1, 0]


@rules("SILK-2.6")
def test_leafy_tiles_are_never_used_in_phase_1() -> None:
    state = fresh(2)
    play(state, "tile leafy", *["tile normal"] * 13, *["tile leafy"] * 5, "tile den", "roll 6 6", "roll 1 1")
    assert names(state, "worm") == set(tiles(2)[1:14])
    assert refusal(state, "worm 0,0") == {"SILK-2.6"}


def phase_2(purple: dict[str, int], green: dict[str, int], **fields: Any) -> State:
    """Two players, purple started; green places the first piece."""
    all_bits = ["nursery", "shepherd", "mastiff"]
    seats = [
        {"worms": purple, "to_place": all_bits, "reserve": 8},
        {"worms": green, "to_place": all_bits, "reserve": 8},
    ]
    position = {
        "game": "silk",
        "phase": "phase_2",
        "starter": 0,
        "active": 1,
        "tiles": [text.split()[1] for text in DEAL],
        "ookami": "3,4",
        "seats": seats,
        **fields,
    }
    return load_game("silk", players=2).from_position(position)


@rules("SILK-2.7", "SILK-2.11")
def test_counter_clockwise_in_any_order_of_pieces() -> None:
    state = phase_2(*FAR_APART)
    assert int(state.current_player()) == 1
    play(state, "mastiff 2,1")
    assert refusal(state, "shepherd 0,2", 1) == {"SILK-2.7"}
    play(state, "nursery 0,1")
    assert refusal(state, "mastiff 3,2") == {"SILK-2.7"}
    play(state, "nursery 3,1", "shepherd 1,1", "shepherd 3,2", "mastiff 0,2")
    assert phase(state) in ("start_of_turn", "roll")
    assert at_table(state)["active"] == 0


@rules("SILK-2.8")
def test_shepherd_and_mastiff_start_beside_own_worms() -> None:
    state = phase_2(*FAR_APART)
    beside = {"1,0", "2,1", "3,2"} - {"1,0"}  # 1,0 holds a worm of purple
    assert names(state, "shepherd") == names(state, "mastiff") == beside
    assert refusal(state, "shepherd 1,0") == {"SILK-2.8"}
    assert refusal(state, "shepherd 1,1") == {"SILK-2.8"}
    assert refusal(state, "mastiff 3,4") == {"SILK-2.8"}  # the ookami; and the other side of the board is not adjacent
    corner = phase_2(worms("0,0 3", "0,1 3", "0,2 1"), worms("3,0 3", "2,0 3", "1,0 1"))
    assert "3,3" not in names(corner, "mastiff")


@rules("SILK-2.8", "SILK-2.9")
def test_the_first_pieces_of_a_lone_corner_stack() -> None:
    """All own worms at the west border: no wrap to the east, no diagonal, no board corner, no site beside a nursery."""
    three = ["nursery", "shepherd", "mastiff"]
    rows = [
        {"worms": worms("2,0 3", "3,0 3", "4,0 1"), "to_place": three},
        {"worms": worms("0,0 2", "0,1 3", "0,2 2"), "to_place": three[1:], "nurseries": ["2,1"]},
        {"worms": worms("0,3 3", "1,3 3", "0,4 1"), "to_place": three[1:], "nurseries": ["0,4"]},
    ]
    pasture = ["dry"] * 9 + ["normal"] * 8 + ["leafy"] * 7
    position = {"game": "silk", "phase": "phase_2", "starter": 0, "active": 0, "seats": rows, "ookami": "3,1"}
    state = load_game("silk", players=3).from_position({**position, "tiles": [*pasture[:16], "den", *pasture[16:]]})
    assert names(state, "shepherd") == names(state, "mastiff") == {"1,0", "2,1", "4,1"}
    assert names(state, "nursery") == {"3,0", "4,0", "4,1", "5,1"}


@rules("SILK-2.9")
def test_nurseries_start_at_own_worms_and_two_sides_apart() -> None:
    state = phase_2(*FAR_APART)
    at_worms = {"2,0", "2,1", "3,0", "3,1", "3,2", "4,1", "4,2"}
    assert names(state, "nursery") == at_worms  # 4,0 is a corner of the board
    assert refusal(state, "nursery 1,1") == {"SILK-2.9"}
    play(state, "nursery 2,1")
    assert refusal(state, "nursery 1,1") == {"SILK-2.9"}  # one side away, though at worms of purple
    assert names(state, "nursery") == {"0,1", "0,2", "1,0", "1,2", "1,1", "2,0", "2,1"} - {"1,1", "2,0", "2,1"}


@rules("SILK-2.10")
def test_a_piece_without_place_waits_and_then_goes_nearest() -> None:
    """All neighbours of green's worms are taken: first the nursery, then tiles two steps away."""
    green = worms("3,0 3", "3,1 3", "2,0 1")
    state = phase_2(worms("1,0 2", "2,1 2", "3,2 3"), green)
    assert names(state, "shepherd") == names(state, "mastiff") == set()
    assert names(state, "nursery")
    play(state, "nursery 3,1")
    state.apply_action(state.game.string_to_action(sorted(names(state))[0]))
    nearest = {"0,0", "1,1", "2,2", "3,3"}
    free = {
        text
        for text in nearest
        if text not in {at_table(state)["seats"][0][piece] for piece in ("shepherd", "mastiff")}
    }
    assert names(state, "shepherd") == free
    assert state.prompt(1).key == "silk-prompt-piece-relaxed"


@rules("SILK-2.10")
def test_if_no_piece_has_a_place_all_go_as_near_as_can_be() -> None:
    """Others stand on all neighbours of purple's corner, and their nurseries crowd every site there."""
    state = crowded_corner()
    assert names(state, "shepherd") == names(state, "mastiff") == {"1,0", "2,1", "3,2", "4,3"}
    assert names(state, "nursery") == {"3,2"}
    assert state.prompt(0).key == "silk-prompt-piece-relaxed"


def test_phases_follow_each_other() -> None:
    heard: list[str] = []
    for state, _, _ in wander(load_game("silk", 3), 8):
        if not heard or heard[-1] != phase(state):
            heard.append(phase(state))
        if phase(state) == "roll":
            break
    assert heard[:4] == ["deal", "starting_roll", "phase_1", "phase_2"]
    assert change(state).position() == state.position()
