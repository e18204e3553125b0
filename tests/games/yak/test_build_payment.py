"""Section 3 of the ledger, its payments: which food a cart takes, and what becomes of it (YAK-3.5 to 3.9)."""

import pytest

from caravansary import Match, Refused, load_game
from caravansary.words import say
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import cargo, food, in_market, morning, noon, yurt
from .test_build import building

TWO_KINDS_FIRST = ["two_kinds", "no_bread", "no_milk", "no_meat"]


@pytest.mark.parametrize(("name", "forbidden"), [("no_bread", "bread"), ("no_milk", "milk"), ("no_meat", "meat")])
@rules("YAK-3.5")
def test_a_cart_refuses_its_food(name: str, forbidden: str) -> None:
    others = [cart for cart in ("no_bread", "no_milk", "no_meat", "two_kinds") if cart != name]
    state = morning(carts=[name, *others], loads={name: "RG"}, yurts={0: "2 meat 2 milk 2 bread"})
    noon(state, "build", "market")
    play(state, "buy red", "done")
    assert all(forbidden not in text for text in names(state))
    assert len(names(state)) == 2
    assert refusal(state, f"pay 1 {forbidden}") == {"YAK-3.5"}


@rules("YAK-3.5")
def test_the_price_is_paid_exactly_and_from_the_yurt() -> None:
    state = building("RG", "2 meat 2 milk")
    play(state, "buy red", "buy grey")
    assert names(state) == {"pay 2 meat 1 milk", "pay 1 meat 2 milk"}
    assert refusal(state, "pay 2 meat 2 milk") == {"YAK-3.2", "YAK-3.5"}
    assert refusal(state, "pay 3 meat") == {"YAK-3.5"}
    assert refusal(state, "done") == {"YAK-3.5"}
    play(state, "pay 2 meat 1 milk")
    assert yurt(state, 0) == {"milk": 1} and cargo(state, "no_bread") == {"meat": 2, "milk": 1}


@rules("YAK-3.5", "YAK-3.6")
def test_two_kinds_may_be_any_two_and_crystals_are_paid_alike() -> None:
    state = morning(carts=TWO_KINDS_FIRST, loads={"two_kinds": "XX"}, yurts={0: "3 meat 3 milk 2 bread"})
    noon(state, "build", "market")
    play(state, "buy crystal", "done")
    payments = [food(text.removeprefix("pay ")) for text in names(state)]
    assert all(sum(payment.values()) == 2 and len(payment) <= 2 for payment in payments)
    assert len(payments) == 6


@rules("YAK-3.6")
def test_no_payment_in_the_vocabulary_has_three_kinds() -> None:
    payments = [food(text.split(" ", 1)[1]) for text in morning().game.vocabulary if text.startswith("pay ")]
    assert len(payments) == 108 and max(map(len, payments)) == 2
    assert max(sum(payment.values()) for payment in payments) == 8


@rules("YAK-3.8")
def test_tokens_already_on_the_cart_stay() -> None:
    state = building("RRR", "5 milk", cargo={"no_bread": "7 meat"})
    play(state, "buy red", "buy red", "buy red")  # one kind is paid: nothing to choose
    assert cargo(state, "no_bread") == {"meat": 7, "milk": 2}
    assert at_table(state)["market"]["milk"] == 15 - 2


@rules("YAK-3.9")
def test_as_many_stay_as_there_is_room_for() -> None:
    state = building("RRR", "3 milk 2 meat", cargo={"no_bread": "6 meat"})
    play(state, "buy red", "buy red", "buy red")
    assert names(state) == {"keep 2 meat 1 milk", "keep 1 meat 2 milk", "keep 3 milk"}
    assert refusal(state, "keep 1 milk") == {"YAK-3.8"}
    assert refusal(state, "keep 3 meat") == {"YAK-3.9"}
    assert refusal(state, "place red 1.0") == {"YAK-3.9"}
    assert seen(state)["build"]["room"] == 3 and seen(state)["build"]["paid"] == {"meat": 2, "milk": 3, "bread": 0}
    play(state, "keep 1 meat 2 milk")
    assert cargo(state, "no_bread") == {"meat": 7, "milk": 2}


@rules("YAK-3.5", "YAK-3.7", "YAK-3.10")
def test_forbidden_food_pays_nothing_not_even_the_crystal() -> None:
    state = noon(morning(4, loads={"no_meat": "XR"}, yurts={2: "7 meat 1 milk"}), "build")
    assert names(state) == {"buy red"}
    assert "YAK-3.10" in refusal(state, "done")
    assert "YAK-3.7" in refusal(state, "buy crystal")
    play(state, "buy red")
    assert phase(state) == "place"
    assert (yurt(state, 2), cargo(state, "no_meat")) == ({"meat": 7}, {"milk": 1})


@rules("YAK-3.5", "YAK-3.7")
def test_two_kinds_counts_the_surcharge_among_the_two_kinds() -> None:
    state = noon(morning(4, loads={"two_kinds": "XRO"}, yurts={3: "3 meat 3 milk 2 bread"}), "build")
    play(state, "buy crystal", "buy red")
    assert names(state) == {"buy orange", "done"}  # 6 with three stones: 3 + 3
    play(state, "done")
    assert names(state) == {
        *("pay 3 meat 1 milk", "pay 2 meat 2 milk", "pay 1 meat 3 milk"),
        *("pay 3 meat 1 bread", "pay 2 meat 2 bread", "pay 3 milk 1 bread", "pay 2 milk 2 bread"),
    }


@rules("YAK-3.5", "YAK-3.7")
def test_two_kinds_with_eight_food_of_three_kinds_cannot_pay_seven() -> None:
    state = noon(morning(4, loads={"two_kinds": "XXR"}, yurts={3: "3 meat 3 milk 2 bread"}), "build")
    play(state, "buy crystal", "buy crystal")
    assert phase(state) == "pay"  # red would make it 7, of 6
    assert "YAK-3.5" in refusal(state, "pay 3 meat 1 milk")
    assert "YAK-3.5" in refusal(state, "pay 5 meat")
    assert names(state) == {"pay 3 meat 2 milk", "pay 2 meat 3 milk", "pay 3 meat 2 bread", "pay 3 milk 2 bread"}


@rules("YAK-3.8", "YAK-3.9")
def test_part_of_the_payment_fits_and_the_player_chooses_which() -> None:
    pieces = {"cargo": {"no_bread": "4 meat 3 milk"}, "yurts": {0: "3 meat 3 milk"}, "loads": {"no_bread": "ROYG"}}
    state = noon(morning(4, market="", **pieces), "build")
    play(state, "buy red", "buy orange", "buy yellow", "pay 3 meat 2 milk")
    assert names(state) == {"keep 2 meat", "keep 1 meat 1 milk", "keep 2 milk"}
    for wrong in ("keep 1 meat", "keep 2 meat 1 milk", "keep 2 bread"):
        assert refusal(state, wrong) & {"YAK-3.8", "YAK-3.9"}
    play(state, "keep 2 milk")
    assert cargo(state, "no_bread") == {"meat": 4, "milk": 5}
    assert in_market(state) == {"meat": 3}
    assert yurt(state, 0) == {"milk": 1}


@rules("YAK-3.8", "YAK-3.9")
@pytest.mark.parametrize(("on_cart", "stays", "over"), [(4, 9, 0), (6, 9, 2), (9, 9, 5)])
def test_nothing_to_choose_when_all_fits_nothing_fits_or_one_kind_was_paid(on_cart: int, stays: int, over: int) -> None:
    yurts = {0: "5 milk"} if on_cart == 6 else {0: "3 milk 2 meat"}
    pieces = {"cargo": {"no_bread": f"{on_cart} meat"}, "yurts": yurts, "loads": {"no_bread": "ROYG"}}
    state = noon(morning(4, market="", **pieces), "build")
    play(state, "buy red", "buy orange", "buy yellow")
    assert phase(state) == "place"
    assert (sum(cargo(state, "no_bread").values()), sum(in_market(state).values())) == (stays, over)
    assert cargo(state, "no_bread")["meat"] >= on_cart


# --- payments as a person types them


@rules("YAK-3.5", "YAK-3.6")
def test_amounts_are_understood_in_any_order() -> None:
    game = load_game("yak", 2)
    for text, canonical in {
        "pay 1 milk 2 meat": "pay 2 meat 1 milk",
        "pay 1 meat 1 milk 1 meat": "pay 2 meat 1 milk",
        "pay 3 bread 0 milk": "pay 3 bread",
        "keep 1 bread 1 meat": "keep 1 meat 1 bread",
        "  pay  02 meat ": "pay 2 meat",
    }.items():
        assert game.action_to_string(game.string_to_action(text)) == canonical


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("pay 1 meat 1 milk 1 bread", "YAK-3.5", "Nobody pays with three kinds of food at once"),
        ("pay 3 bread 3 milk 3 meat", "YAK-3.5", "Nobody pays with three kinds of food at once"),
        ("keep 1 meat 1 milk 1 bread", "YAK-3.5", "Nobody pays with three kinds of food at once"),
        ("pay 9 meat", "YAK-3.2", "Nothing costs 9 food: prices go from 1 to 8."),
        ("pay 0 meat", "YAK-3.2", "Nothing costs 0 food: prices go from 1 to 8."),
        ("keep 9 milk", "YAK-3.9", "What stays on the cart is a part of one payment"),
        ("pay", "HOUSE-1.2", "This game has no action"),
        ("pay meat", "HOUSE-1.2", "This game has no action"),
        ("pay 1", "HOUSE-1.2", "This game has no action"),
        ("pay -1 meat", "HOUSE-1.2", "This game has no action"),
        ("pay ² meat", "HOUSE-1.2", "This game has no action"),
        ("pay 1 cake", "HOUSE-1.2", "This game has no action"),
        ("pay 99999999999999999999 meat", "HOUSE-1.2", "This game has no action"),
    ],
)
@rules("YAK-3.5", "YAK-3.6", "YAK-3.2", "HOUSE-1.2")
def test_what_no_cart_takes_is_refused_by_its_rule(text: str, rule: str, words: str) -> None:
    match = Match(load_game("yak", 2), bytes(32))
    before = match.ply
    with pytest.raises(Refused) as refused:
        match.play(text, int(match.state.current_player()))
    found = refused.value.verdict
    assert rule in found.rules and not found.legal and match.ply == before
    assert match.explain(text) == found
    assert say(found.message, "en").startswith(words) and say(found.message, "es")
