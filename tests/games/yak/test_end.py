"""Section 9 of the ledger: the stupa, the last day, and the safeguard of YAK-12.2."""

from caravansary import CHANCE, Rng, State, load_game
from caravansary.words import say_event
from tests.games.playing import at_table, names, phase, play, seen
from tests.marks import rules

from .tables import (
    FULL,
    FULL_MIXED,
    THIRTEEN,
    draw,
    morning,
    noon,
    step_quietly,
    stops,
    to_next_day,
    tower_of,
    until_turn,
)

THIRTEENS = ("ROYGK / EBPR / OYG / K", "OYGKE / BPRO / YGK / E", "YGKEB / PROY / GKE / B")


@rules("YAK-9.2", "YAK-9.4")
def test_there_is_no_dusk_on_the_last_day() -> None:
    state = morning(towers={0: THIRTEEN + "K / E"}, loads=FULL, first=1)
    before = stops(state)
    noon(state, "restock")
    assert state.is_terminal() and state.end_reason() == "stupa"
    assert stops(state) == before and at_table(state)["first"] == 1 and at_table(state)["day"] == 5


@rules("YAK-9.2")
def test_the_day_of_the_stupa_is_finished_and_one_more_is_played() -> None:
    state = morning(2, towers={0: THIRTEEN.replace("P", "O")}, loads={"no_bread": "RG"}, yurts={0: "1 milk"})
    noon(state, "build", "market")
    play(state, "buy red")
    step_quietly(state)
    assert seen(state)["active"] == 1 and seen(state)["last_day"] == 6 and not seen(state)["is_last_day"]
    to_next_day(state)
    assert phase(state) == "dawn" and seen(state)["is_last_day"]
    noon(state, "market")
    while not state.is_terminal():
        step_quietly(state)
    assert at_table(state)["day"] == 6


@rules("YAK-12.2")
def test_the_safeguard_ends_the_game_after_day_200() -> None:
    state = noon(morning(loads=FULL, day=199), "restock")
    assert not state.is_terminal() and at_table(state)["day"] == 200
    noon(state, "restock")
    assert state.is_terminal() and state.end_reason() == "cap"
    last = noon(morning(towers={0: THIRTEEN + "K"}, loads=FULL, day=200), "restock")
    assert last.is_terminal() and last.end_reason() == "stupa"


@rules("YAK-12.2")
def test_random_games_end_by_the_stupa(compiled: bool) -> None:
    rng = Rng(8, "ends")
    for number in range(300 if compiled else 9):
        state = load_game("yak", players=2 + number % 3).new_initial_state()
        while not state.is_terminal():
            random_step(state, rng)
        assert state.end_reason() == "stupa"


def random_step(state: State, rng: Rng) -> None:
    if state.current_player() == CHANCE:
        state.act(state.sample_chance(rng), CHANCE)
    else:
        legal = state.legal_actions()
        state.act(legal[int(rng.below(len(legal)))], state.current_player())


@rules("YAK-9.1", "YAK-9.2", "YAK-9.4", "YAK-3.11")
def test_the_stupa_comes_with_the_fourteenth_stone_before_the_fifteenth_is_laid() -> None:
    state = morning(4, towers={1: THIRTEEN}, loads=FULL_MIXED, yurts={1: "3 meat"}, day=12)
    noon(state, "restock", "build", "restock")
    play(state, "buy black", "buy green")
    assert at_table(state)["stupa"] is None
    play(state, "place black 4.1")
    assert (at_table(state)["stupa"], names(state)) == (1, {"place green 5.0"})
    before = stops(state)
    play(state, "place green 5.0")
    assert (phase(state), at_table(state)["day"], at_table(state)["first"]) == ("dawn", 13, 1)
    assert stops(state) == before[-1:] + before[:-1]
    before = stops(noon(state, "restock"))
    while not state.is_terminal():  # the cart with room gives a stone to whoever restocks there
        draw(state, "O")
    assert (stops(state), at_table(state)["first"], at_table(state)["day"]) == (before, 1, 13)
    assert state.end_reason() == "stupa"


@rules("YAK-9.1", "YAK-9.2", "YAK-9.3")
def test_turn_order_not_seat_number_decides_who_is_first_to_fourteen() -> None:
    towers = {1: THIRTEEN, 3: THIRTEEN}
    state = morning(4, towers=towers, loads=FULL_MIXED, yurts={1: "1 meat", 3: "1 meat"}, day=12, first=2)
    noon(state, "restock", "build", "restock", "build")
    assert state.current_player() == 3
    play(state, "buy black", "place black 4.1")
    assert (state.current_player(), at_table(state)["stupa"]) == (1, 3)
    play(state, "buy black", "place black 4.1")
    assert [len(tower_of(state, seat)) for seat in (1, 3)] == [14, 14]
    assert (at_table(state)["stupa"], at_table(state)["last_day"], at_table(state)["day"]) == (3, 13, 13)


@rules("YAK-9.2", "YAK-9.3")
def test_fourteen_stones_on_the_last_day_bring_neither_stupa_nor_another_day() -> None:
    towers = {0: THIRTEEN + "B", 2: THIRTEEN}
    state = morning(4, towers=towers, loads=FULL_MIXED, yurts={2: "5 milk"}, day=13, last_day=True)
    noon(state, "restock", "restock", "build", "restock")
    play(state, "buy red", "buy orange", "buy yellow", "place red 4.1", "place orange 5.0", "place yellow 6.0")
    assert state.is_terminal()
    assert (at_table(state)["stupa"], at_table(state)["day"], state.end_reason()) == (0, 13, "stupa")


@rules("YAK-12.2", "YAK-9.1", "YAK-10.8")
def test_day_200_is_the_last_even_when_it_brings_the_stupa() -> None:
    state = noon(morning(4, towers={0: THIRTEEN}, loads=FULL_MIXED, yurts={0: "1 milk"}, day=200), "build", "restock")
    before = stops(state)
    play(state, "buy red", "place red 4.1")
    assert (state.is_terminal(), state.end_reason(), stops(state)) == (True, "cap", before)
    assert seen(state)["seats"][0]["points"]["stupa"] == 3


@rules("YAK-9.1", "YAK-9.2", "YAK-4.6", "YAK-4.1")
def test_example_06_vera_takes_the_stupa_and_grows_to_eighteen() -> None:
    state = morning(towers={0: THIRTEEN}, loads={"no_bread": "RRB", "two_kinds": "GGG"}, yurts={0: "4 milk 4 meat"})
    noon(state, "build", "market")
    play(state, "buy red", "buy red", "done", "pay 3 milk")
    assert names(state) == {"place red 4.1"}
    play(state, "place red 4.1")
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (0, 6)
    play(state, "place red 5.0")
    to_next_day(state)
    noon(state, "build", "market")
    until_turn(state, 0)
    assert stops(state)[0] == "two_kinds"
    play(state, "buy grey", "buy grey", "buy grey")
    for level in (6, 7, 8):
        assert names(state) == {f"place grey {level}.0"}
        play(state, f"place grey {level}.0")
    assert len(tower_of(state, 0)) == 18
    assert seen(state)["seats"][0]["free"] == ["9.0"]
    assert state.is_terminal()


@rules("YAK-9.1", "YAK-9.2", "YAK-9.3")
def test_example_31_the_stupa_is_taken_once() -> None:
    state = morning(
        towers={2: THIRTEENS[0], 0: THIRTEENS[1], 1: THIRTEENS[2]},
        yurts={0: "1 milk", 1: "1 meat 1 milk 1 bread", 2: "1 bread"},
        first=2,
        day=12,
    )
    noon(state, "build", "restock", "build", "restock")
    build_one(state, 2)
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (2, 13)
    until_turn(state, 0)
    build_one(state, 0)
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (2, 13)
    to_next_day(state)
    assert at_table(state)["day"] == 13
    noon(state, "restock", "build", "restock")
    until_turn(state, 1)
    build_one(state, 1)
    while not state.is_terminal():
        step_quietly(state)
    assert [seat["stones"] for seat in seen(state)["seats"]] == [14, 14, 14, 0]
    assert [seat["points"]["stupa"] for seat in seen(state)["seats"]] == [0, 0, 3, 0]
    assert (state.end_reason(), at_table(state)["day"]) == ("stupa", 13)


def build_one(state: State, seat: int) -> None:
    """Buy and place one stone, in the seat's turn."""
    assert state.current_player() == seat
    height = seen(state)["seats"][seat]["stones"]
    while seen(state)["seats"][seat]["stones"] == height:
        step_quietly(state)


@rules("YAK-9.1", "YAK-12.2")
def test_a_stupa_on_day_200_promises_no_further_day() -> None:
    for day, key in ((199, "yak-event-stupa"), (200, "yak-event-stupa-late")):
        state = morning(4, towers={0: THIRTEEN}, loads={"no_bread": "RG"}, yurts={0: "1 milk"}, day=day)
        noon(state, "build", "restock")
        play(state, "buy red")
        state.recording = True
        play(state, "place red 4.1")
        told = next(event for event in state.events if event.key.startswith("yak-event-stupa"))
        assert told.key == key
        assert ("day 200" in say_event(told, "en", ["Ana"] * 4)) == (day == 199)
