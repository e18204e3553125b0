"""Section 6 of the ledger: food and stones."""

from caravansary import CHANCE, State, load_game
from caravansary.words import say
from tests.games.playing import at_table, names, phase, play, refusal, seen, verdict, wander
from tests.marks import rules

from .tables import FULL, cart, draw, in_market, morning, noon, yurt


@rules("YAK-6.1")
def test_any_mix_of_two_one_or_none() -> None:
    state = noon(morning(market="1 meat 2 milk"), "market")
    assert names(state) == {"take meat", "take milk", "done"}
    assert refusal(state, "take bread") == {"YAK-6.1"}
    play(state, "take meat")
    assert names(state) == {"take milk", "done"} and seen(state)["taken"] == 1
    play(state, "take milk")
    assert phase(state) == "market_draw" and yurt(state, 0)["meat"] >= 1
    state = noon(morning(), "market")
    before = yurt(state, 0)
    play(state, "done")
    assert phase(state) == "market_draw" and yurt(state, 0) == before


@rules("YAK-6.2")
def test_a_full_yurt_takes_nothing_from_the_market() -> None:
    state = noon(morning(yurts={0: "8 milk"}), "market")
    assert phase(state) == "market_draw"


@rules("YAK-6.3")
def test_one_stone_goes_onto_any_cart_with_room_the_others_back() -> None:
    state = morning(2, loads={"no_bread": "RRRR", "no_milk": "GG", "no_meat": "B"})
    noon(state, "market")
    play(state, "done")
    draw(state, "KKE")
    assert names(state) == {f"put {stone} {name}" for stone in ("black", "green") for name in ("no_milk", "no_meat")}
    assert refusal(state, "put black no_bread") == {"YAK-6.3"}
    assert refusal(state, "put red no_milk") == {"YAK-6.3"}
    assert refusal(state, "done") == {"YAK-6.3"}
    bag = at_table(state)["bag"]
    play(state, "put black no_meat")  # the cart at the junction
    assert cart(state, "no_meat") == {**cart(state, "no_meat"), "stop": 2, "stones": ["black", "blue"]}
    assert at_table(state)["bag"] == bag | {"black": bag["black"] + 1, "green": bag["green"] + 1}


@rules("YAK-6.5")
def test_drawn_stones_are_shown_to_all_after_the_fog() -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, "RFG")
    assert state.current_player() == CHANCE  # the choice waits for the replacement
    draw(state, "B")
    for viewer in (None, 0, 2):
        assert seen(state, viewer)["draw"]["stones"] == ["red", "grey", "blue"]


@rules("YAK-6.6")
def test_only_overflow_brings_food_to_the_market() -> None:
    """Food in the Market never grows but by what a full cart could not take."""
    for players in (2, 3, 4):
        before, before_carts = -1, 0
        for state, _, _ in wander(load_game("yak", players), 6):
            table = at_table(state)
            now = sum(table["market"].values())
            carts = max(sum(each["food"].values()) for each in table["carts"])
            if before >= 0 and now > before:
                assert carts == 9
            before, before_carts = now, carts
        assert before_carts <= 9


@rules("YAK-6.1", "YAK-6.2")
def test_the_market_serves_up_to_eight_food_and_up_to_two() -> None:
    state = noon(morning(3, yurts={0: "7 milk", 1: "8 bread"}), "market", "market", "market")
    assert names(state) == {"take meat", "take milk", "take bread", "done"}
    play(state, "take bread")
    assert (phase(state), yurt(state, 0)) == ("market_draw", {"milk": 7, "bread": 1})
    draw(state, "RRO")
    play(state, "put red no_bread")
    assert (phase(state), state.current_player()) == ("market_draw", CHANCE)  # the full yurt of seat 1
    draw(state, "RRO")
    play(state, "put red no_milk")
    play(state, "take meat", "take meat")
    assert (phase(state), yurt(state, 2)) == ("market_draw", {"meat": 2})


@rules("YAK-6.1", "YAK-6.3")
def test_the_last_token_of_the_market_and_a_kind_that_is_gone() -> None:
    state = noon(morning(4, market="1 milk", yurts={0: ""}), "market", "build")
    assert names(state) == {"take milk", "done"}
    assert "YAK-6.1" in refusal(state, "take meat")
    play(state, "take milk")
    assert (phase(state), in_market(state)) == ("market_draw", {})


@rules("YAK-6.3", "YAK-6.4", "YAK-1.5")
def test_with_two_players_only_the_junction_cart_may_have_room() -> None:
    full = {"no_bread": "ROYG", "no_milk": "ROYG", "no_meat": "ROY"}
    state = noon(morning(2, loads=full), "market", "market")
    play(state, "done")
    draw(state, "KEX")
    assert names(state) == {f"put {stone} no_meat" for stone in ("black", "green", "crystal")}
    assert "YAK-6.3" in refusal(state, "put black no_bread")
    assert "YAK-6.3" in refusal(state, "put red no_meat")
    before = sum(at_table(state)["bag"].values())
    play(state, "put crystal no_meat")
    assert sum(at_table(state)["bag"].values()) == before + 2
    play(state, "done")  # now all are full: no draw for seat 1
    assert phase(state) == "dawn"
    state = noon(morning(2, loads={**full, "no_meat": "ROYG"}, yurts={0: "8 milk", 1: "8 meat"}), "market")
    assert (phase(state), at_table(state)["day"]) == ("dawn", 6)  # nothing to take, nothing to draw


@rules("YAK-6.1", "YAK-6.2", "YAK-6.3", "YAK-6.4")
def test_example_15_market_limits() -> None:
    state = noon(morning(yurts={0: "7 bread"}), "market")
    play(state, "take meat")
    assert phase(state) == "market_draw" and yurt(state, 0) == {"meat": 1, "bread": 7}
    state = noon(morning(market=""), "market")
    assert phase(state) == "market_draw" and seen(state)["draw"]["left"] == 3
    full = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB", "two_kinds": "YYYY"}
    state = noon(morning(loads=full), "market")
    play(state, "take meat", "take meat")
    assert seen(state)["active"] == 1 and phase(state) == "market"


# --- what is said


@rules("YAK-6.1", "YAK-6.4", "YAK-7.9")
def test_the_market_says_what_follows_the_food() -> None:
    state = noon(morning(), "market")
    assert prompts(state) == "Take up to 2 food from the Market, or go on to drawing stones."
    assert done(state) == ("Take no food and go on to drawing stones.", ("YAK-6.1", "YAK-6.3"))
    play(state, "take meat")
    assert done(state)[0] == "Take no more food and go on to drawing stones."
    state = noon(morning(loads=FULL), "market")
    end = "end your turn: there is no cart with room for a stone."
    assert prompts(state) == f"Take up to 2 food from the Market, or {end}"
    assert done(state) == (f"Take no food and {end}", ("YAK-6.1", "YAK-6.4"))
    assert refusal(state, "put red no_bread") == {"YAK-6.4"}
    state = noon(morning(bag="", closed=True, mountain=(3, 4), last_day=True, yurts={0: ""}), "market")
    assert prompts(state) == "Take up to 2 food from the Market, or end your turn: the quarry is closed."
    assert done(state) == ("Take no food and end your turn: the quarry is closed.", ("YAK-6.1", "YAK-7.9"))
    assert refusal(state, "put red no_bread") == {"YAK-7.9"}
    state = noon(morning(market="1 milk", yurts={0: ""}), "market")
    assert prompts(state).startswith("Take one food from the Market, or")


def prompts(state: State) -> str:
    return say(state.prompt(int(state.current_player())), "en")


def done(state: State) -> tuple[str, tuple[str, ...]]:
    found = verdict(state, "done")
    return say(found.message, "en"), found.rules


@rules("YAK-6.3")
def test_food_is_taken_before_the_draw() -> None:
    state = noon(morning(), "market")
    assert say(verdict(state, "put red no_bread").message, "en").startswith("First take food")
    play(state, "done")
    draw(state, "RGB")
    late = verdict(state, "take meat")
    assert late.rules == ("YAK-6.3",)
    assert say(late.message, "en") == "Food is taken before the stones are drawn; now put one of them on a cart."
    assert say(verdict(state, "done").message, "en") == "One of the drawn stones has to go onto a cart."


@rules("YAK-6.3", "YAK-12.1")
def test_a_stone_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    state = noon(morning(bag="GGB", mountain=(3, 4), last_day=True, yurts={0: ""}), "market")
    assert refusal(state, "put red no_bread") == {"YAK-6.3", "YAK-12.1"}
