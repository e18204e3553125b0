"""Section 8 of the ledger: cards come back, carts move on."""

import pytest

from caravansary import CHANCE
from tests.games.playing import at_table, phase, seen
from tests.marks import rules

from .tables import FULL, draw, morning, noon, stones_on, stops, to_next_day, yurt


@rules("YAK-8.1")
def test_cards_come_back_and_the_baby_yak_moves_clockwise() -> None:
    for way in ("clockwise", "counterclockwise"):
        state = noon(morning(3, first=2, loads=FULL, direction=way), "restock")
        assert seen(state)["first"] == 0
        assert not any(seat["committed"] for seat in seen(state)["seats"])
        assert state.pending() == [0, 1, 2]
        assert [seat["played"] for seat in seen(state)["seats"]] == ["restock"] * 3


@pytest.mark.parametrize("players", [3, 4])
@rules("YAK-8.2")
def test_carts_move_one_stop_round_the_ring(players: int) -> None:
    for way, step in (("clockwise", 1), ("counterclockwise", -1)):
        state = morning(players, loads=FULL if players == 4 else dict(list(FULL.items())[:3]), direction=way)
        before = stops(state)
        noon(state, "restock")
        assert stops(state) == [before[(stop - step) % players] for stop in range(players)]


@rules("YAK-8.3")
def test_the_direction_is_never_reset() -> None:
    state = morning(loads=FULL, direction="counterclockwise")
    for _ in range(3):
        noon(state, "restock")
        assert seen(state)["direction"] == "counterclockwise"


@rules("YAK-2.4", "YAK-8.2", "YAK-8.3")
def test_fog_at_noon_moves_no_cart_before_dusk() -> None:
    state = morning(3, cargo={"no_bread": "2 milk", "no_milk": "1 bread"}, loads={"no_bread": "ROY"})
    noon(state, "restock", "restock", "build")
    draw(state, "F")
    draw(state, "E")
    assert at_table(state)["direction"] != "clockwise"
    assert stops(state) == ["no_bread", "no_milk", "no_meat"]
    assert state.current_player() == CHANCE
    assert yurt(state, 1) == {"bread": 1}
    draw(state, "B")
    assert stones_on(state, "no_milk")["blue"] >= 1
    assert (phase(state), at_table(state)["first"]) == ("dawn", 1)
    assert stops(state) == ["no_milk", "no_meat", "no_bread"]
    to_next_day(noon(state, "build"))
    assert stops(state) == ["no_meat", "no_bread", "no_milk"]
    assert at_table(state)["first"] == 2


@rules("YAK-8.1", "YAK-8.2")
@pytest.mark.parametrize(("players", "ring"), [(2, 3), (3, 3), (4, 4)])
def test_the_ring_comes_round_after_as_many_days_as_it_has_stops(players: int, ring: int) -> None:
    for direction, by in (("clockwise", 1), ("counterclockwise", -1)):
        state = morning(players, first=players - 1, direction=direction)
        start = stops(state)
        for day in range(1, ring + 1):
            noon(state, "build")  # nobody has food: the day passes
            assert stops(state) == [start[(stop - by * day) % ring] for stop in range(ring)]
            assert at_table(state)["first"] == (day - 1) % players
        assert stops(state) == start


@rules("YAK-8.1", "YAK-8.2", "YAK-1.5")
def test_example_22_the_ring_of_two_players() -> None:
    full = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB"}
    moved = {
        "clockwise": ["no_milk", "no_bread", "no_meat"],
        "counterclockwise": ["no_meat", "no_milk", "no_bread"],
    }
    for way, carts in moved.items():
        state = morning(2, carts=["no_bread", "no_meat", "no_milk"], loads=full, direction=way)
        noon(state, "restock")  # bare of food and full of stones: nothing happens
        assert at_table(state)["day"] == 6
        assert stops(state) == carts
        assert at_table(state)["first"] == 1
