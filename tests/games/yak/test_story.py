"""What happened is told: to everybody, or to the one whose secret it is; and choices say what they cost."""

from typing import Any

import pytest

from caravansary import CHANCE, State, load_game
from caravansary.engine.match import Match
from tests.games.playing import play
from tests.marks import rules

from .tables import THIRTEEN, draw, morning, noon


def told(state: State, text: str, seat: int | None = None) -> list[tuple[str, int | None, Any]]:
    """The events of one action: key without its family, who, and what."""
    state.recording = True
    state.apply_action(state.game.string_to_action(text), seat)
    return [(event.key.removeprefix("yak-event-"), event.seat, dict(event.args)) for event in state.events]


def keys(state: State, text: str) -> list[str]:
    return [key for key, _, _ in told(state, text)]


@rules("YAK-1.6", "YAK-1.8", "YAK-1.9", "YAK-1.11")
def test_the_set_up_is_told() -> None:
    state = load_game("yak", players=2).new_initial_state()
    chance = int(CHANCE)
    assert told(state, "box grey", chance) == [("boxed", None, {"stone": "@yak-stone-grey"})]
    assert told(state, "cart no_milk", chance) == [("cart", 0, {"cart": "@yak-cart-no_milk", "stop": 0})]
    play(state, "cart no_bread")
    assert told(state, "cart no_meat", chance) == [("cart-junction", None, {"cart": "@yak-cart-no_meat", "stop": 2})]
    loaded = {"stones": ["@yak-stone-red"], "cart": "@yak-cart-no_milk", "stop": 0}
    assert told(state, "draw red", chance) == [("load", None, loaded)]


@rules("YAK-2.1", "YAK-2.3")
def test_a_card_is_told_to_its_owner_and_uncovered_at_its_turn() -> None:
    state = morning(2)
    assert told(state, "commit build", 1) == [("commit", 1, {}), ("card", 1, {"card": "@yak-card-build"})]
    heard = [[event.key.removeprefix("yak-event-") for event in state.events_for(viewer)] for viewer in (0, 1, None)]
    assert heard == [["commit"], ["card"], ["commit"]]
    assert told(state, "commit market", 0) == [
        ("commit", 0, {}),
        ("card", 0, {"card": "@yak-card-market"}),
        ("reveal", 0, {"card": "@yak-card-market"}),
    ]


@rules("YAK-3.8", "YAK-3.9", "YAK-3.11")
def test_a_build_is_told_step_by_step() -> None:
    state = morning(loads={"no_bread": "RGB"}, yurts={0: "3 milk 2 meat"}, cargo={"no_bread": "4 meat 4 milk"})
    noon(state, "build", "market")
    cart = "@yak-cart-no_bread"
    assert told(state, "buy red") == [("buy", 0, {"stone": "@yak-stone-red", "cart": cart})]
    play(state, "buy grey")
    meat, milk = "@yak-food-meat", "@yak-food-milk"
    paid = {
        "food": [meat] * 2 + [milk] * 3,
        "amounts": ["@yak-amount-meat-2", "@yak-amount-milk-3"],
        "price": 5,
        "cart": cart,
    }
    assert told(state, "buy blue")[1:] == [("pay", 0, paid)]
    rest = {
        "food": [meat, meat, milk, milk],
        "amounts": ["@yak-amount-meat-2", "@yak-amount-milk-2"],
        "kept": [milk],
        "cart": cart,
    }
    assert told(state, "keep 1 milk") == [("overflow", 0, rest)]
    assert told(state, "place red 1.2") == [("place", 0, {"stone": "@yak-stone-red", "cell": "1.2", "place": "A3"})]


@rules("YAK-9.1", "YAK-9.2")
def test_the_stupa_the_last_day_and_the_end_are_told() -> None:
    towers = {0: THIRTEEN.replace("P", "O"), 1: "EE"}
    state = morning(
        2, towers=towers, loads={"no_bread": "BG", "no_milk": "RRRR", "no_meat": "GGGG"}, yurts={0: "1 milk"}
    )
    noon(state, "build", "restock")
    play(state, "buy blue")
    events = told(state, "place blue 4.1")
    assert events[1] == ("stupa", 0, {"day": 6})
    assert [key for key, _, _ in events] == ["place", "stupa", "reveal", "nothing-restocked", "dusk", "last-day"]
    moved = {
        "direction": "@yak-direction-clockwise",
        "carts": [f"@yak-cart-{n}" for n in ("no_meat", "no_bread", "no_milk")],
    }
    assert events[-2:] == [("dusk", None, moved), ("last-day", 1, {"day": 6})]


@rules("YAK-10.1")
def test_the_end_is_scored_group_by_group() -> None:
    full = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB", "two_kinds": "YYYY"}
    state = morning(towers={0: "KKXEE / EEPP / PPO / OO", 1: "KK"}, loads=full)
    for seat in range(3):
        play(state, "commit restock", seat=seat)
    events = told(state, "commit restock", 3)
    scored = [
        (seat, args["stone"], args["cells"], args["points"]) for key, seat, args in events if key == "score-group"
    ]
    assert (1, "@yak-stone-black", ["1.0", "1.1"], 3) in scored
    assert [seat for key, seat, _ in events if key == "score"] == [0, 1, 2, 3]
    assert events[-1] == ("over", None, {"reason": "stupa", "days": 5})
    assert state.is_terminal()


@rules("YAK-5.1", "YAK-5.3", "YAK-7.4")
def test_a_restock_with_fog_is_told() -> None:
    state = noon(morning(cargo={"no_bread": "3 meat 1 milk"}), "restock", "market")
    taken = {
        "food": "@yak-food-meat",
        "count": 3,
        "amounts": ["@yak-amount-meat-3"],
        "cart": "@yak-cart-no_bread",
    }
    assert told(state, "restock meat") == [("restock", 0, taken)]
    turned = {"fog": 1, "direction": "@yak-direction-counterclockwise"}
    assert told(state, "draw fog") == [("draw-fog", 0, {}), ("turn-round", None, turned)]
    events = told(state, "draw blue")
    assert events[0] == ("draw", 0, {"stone": "@yak-stone-blue"})
    assert events[1] == ("load", None, {"stones": ["@yak-stone-blue"], "cart": "@yak-cart-no_bread", "stop": 0})
    assert events[2] == ("mountain", None, {"count": 1, "track": 1})
    assert events[3][0] == "reveal"


@rules("YAK-6.1", "YAK-6.3")
def test_a_market_is_told() -> None:
    state = noon(morning(), "market")
    assert told(state, "take meat") == [("take", 0, {"food": "@yak-food-meat"})]
    play(state, "done")
    draw(state, "RGB")
    put = {"stone": "@yak-stone-grey", "cart": "@yak-cart-no_meat", "stop": 2}
    events = told(state, "put grey no_meat")
    assert events[:2] == [("put", 0, put), ("return", 0, {"stones": ["@yak-stone-red", "@yak-stone-blue"]})]


@pytest.mark.parametrize(
    ("mountain", "tokens", "key", "args"),
    [
        ((1, 2), "FR", "mountain-first", {"count": 3, "track": 0}),
        ((2, 3), "FR", "mountain-second", {"count": 0, "track": 4}),
        ((2, 3), "FFR", "mountain-second", {"count": 1, "track": 4}),
        ((3, 4), "FR", "fog-back", {}),
    ],
)
@rules("YAK-7.4", "YAK-7.5", "YAK-7.6")
def test_the_mountain_is_told(mountain: tuple[int, int], tokens: str, key: str, args: dict[str, int]) -> None:
    state = noon(morning(mountain=mountain), "restock", "market")
    draw(state, tokens[:-1])
    assert (key, None, args) in told(state, "draw red")


@rules("YAK-7.8", "YAK-7.10")
def test_the_closing_is_told() -> None:
    state = noon(morning(bag="RB", mountain=(3, 4), last_day=True), "market")
    play(state, "done")
    draw(state, "RB")
    assert keys(state, "draw fog") == ["draw-fog", "turn-round", "quarry-closed"]
    assert ("lost", None, {"stone": "@yak-stone-blue"}) in told(state, "put red no_bread")


# --- what a choice says


def said(state: State, text: str) -> dict[str, Any]:
    verdict = state.explain(state.game.string_to_action(text))
    assert verdict.legal
    return dict(verdict.args)


@rules("YAK-3.2", "YAK-3.4", "YAK-10.7")
def test_choices_say_what_they_cost_and_bring() -> None:
    state = noon(morning(loads={"no_bread": "RGX"}, yurts={0: "8 milk"}, towers={0: "RR"}), "build", "market")
    assert said(state, "buy red")["price"] == 1 and said(state, "buy crystal")["price"] == 2
    play(state, "buy red")
    assert said(state, "buy crystal")["price"] == 4 and said(state, "done")["price"] == 1
    play(state, "done")
    assert (said(state, "place red 1.2")["points"], said(state, "place red 1.2")["gain"]) == (6, 3)
    assert state.position()["seats"][0]["tower"] == {"1.0": "red", "1.1": "red"}  # type: ignore[index]


@rules("YAK-5.1", "YAK-6.3")
def test_choices_say_how_much_and_whose() -> None:
    state = noon(morning(yurts={0: "6 bread"}, cargo={"no_bread": "4 milk 1 meat"}), "restock", "market")
    assert (said(state, "restock milk")["count"], said(state, "restock milk")["left"]) == (2, 2)
    state = noon(morning(2, loads={"no_bread": "R", "no_milk": "R", "no_meat": "R"}), "market")
    play(state, "done")
    draw(state, "RGB")
    key = {
        text: state.explain(state.game.string_to_action(text)).key
        for text in map(state.game.action_to_string, state.legal_actions())
    }
    assert key["put red no_bread"] == "yak-do-put-own"
    assert key["put red no_milk"] == "yak-do-put"
    assert key["put red no_meat"] == "yak-do-put-junction"


@rules("YAK-3.11")
def test_steps_of_a_build_can_be_taken_back() -> None:
    match = Match(load_game("yak", players=2), bytes(32))
    match.play("commit build", 0)
    match.play("commit build", 1)
    seat = int(match.state.current_player())
    before = match.state.position()
    match.play(match.state.legal_actions()[0], seat)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.position() == before
