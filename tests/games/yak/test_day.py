"""Section 2 of the ledger: dawn and noon, who acts and when; and what is known (YAK-12.1)."""

from typing import Any

import pytest

from caravansary import Match, Message, Rng, State, load_game
from caravansary.words import say
from tests.games.playing import at_table, names, phase, play, refusal, seen, verdict
from tests.marks import rules

from .tables import FULL, THIRTEEN, cart, draw, morning, noon, stops, tower_of, until_turn


@rules("YAK-2.1")
def test_all_owe_a_card_at_once_in_any_order() -> None:
    state = morning(3, first=1)
    assert state.pending() == [0, 1, 2] and state.current_player() == 1 and state.is_sealed()
    play(state, "commit build", seat=2)
    assert state.pending() == [0, 1]
    play(state, "commit market", seat=1)
    assert state.pending() == [0] and phase(state) == "dawn"
    play(state, "commit market", seat=0)
    assert not state.is_sealed() and seen(state)["active"] == 1


@rules("YAK-2.1", "YAK-12.1")
def test_nobody_sees_another_commitment() -> None:
    one, two = morning(3), morning(3)
    for state, card in ((one, "build"), (two, "market")):
        state.recording = True
        play(state, f"commit {card}", seat=1)
    for viewer in (0, 2, None):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.events_for(viewer) == two.events_for(viewer)
        assert seen(one, viewer)["seats"][1]["committed"] and seen(one, viewer)["seats"][1]["card"] is None
    assert (seen(one, 1)["seats"][1]["card"], seen(two, 1)["seats"][1]["card"]) == ("build", "market")


@rules("YAK-2.2")
def test_useless_cards_may_be_committed_but_not_changed() -> None:
    state = morning(loads=FULL, yurts={0: "8 bread"})  # neither Build nor Restock can do anything here
    assert names(state, seat=0) == {"commit build", "commit restock", "commit market"}
    play(state, "commit build", seat=0)
    assert refusal(state, "commit market", seat=0) == {"YAK-2.2"}


@rules("YAK-2.1")
def test_at_dawn_there_is_nothing_else_to_do() -> None:
    state = morning()
    for text in ("buy red", "done", "take meat", "place red 1.0", "put red no_bread", "restock milk"):
        assert refusal(state, text, seat=0) == {"YAK-2.1"}


@rules("YAK-2.3")
def test_cards_are_uncovered_one_by_one_from_the_baby_yak_on() -> None:
    state = morning(3, first=1, loads=FULL, cargo={"no_meat": "1 milk 1 bread"})
    noon(state, "build", "market", "restock")
    for viewer in (0, 2, None):
        cards = [seat["card"] for seat in seen(state, viewer)["seats"]]
        assert cards[1] == "market"
        assert cards[2] == ("restock" if viewer == 2 else None)
        assert cards[0] == ("build" if viewer == 0 else None)
    assert seen(state)["order"] == [1, 2, 0]
    play(state, "done")
    assert state.revealed
    assert seen(state)["seats"][2]["card"] == "restock" and seen(state)["seats"][0]["card"] is None


@rules("YAK-2.3")
def test_who_is_not_active_waits() -> None:
    state = noon(morning(3, first=1), "market")
    assert state.pending() == [1]
    assert refusal(state, "done", seat=0) == {"YAK-2.3"}
    assert state.explain(state.game.string_to_action("done"), 0).args == {"active": 1}


@rules("YAK-2.3", "YAK-12.1")
def test_the_last_commitment_cannot_be_taken_back_once_a_card_is_uncovered() -> None:
    match = Match(load_game("yak", players=2), bytes(32))
    for seat in (0, 1):
        match.play("commit market", seat)
    assert not match.can_undo(0) and not match.can_undo(1)


@rules("YAK-2.1")
def test_a_commitment_can_be_taken_back_while_others_choose() -> None:
    match = Match(load_game("yak", players=2), bytes(32))
    match.play("commit market", 0)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.pending() == [0, 1]


@rules("YAK-2.4", "YAK-8.3")
def test_carts_stand_still_at_noon_whatever_the_fog_does() -> None:
    state = noon(morning(loads={"no_bread": "RG", "no_milk": "RG"}), "restock")
    before = stops(state)
    draw(state, "FB")
    assert seen(state)["direction"] == "counterclockwise"
    assert stops(state) == before
    draw(state, "K")  # seat 1 restocks the cart before its own yurt
    assert cart(state, "no_milk")["stones"] == ["red", "grey", "black"]


@rules("YAK-2.5")
def test_a_wholly_impossible_day_passes_by_itself() -> None:
    state = noon(morning(loads=FULL), "restock")
    assert (phase(state), at_table(state)["day"]) == ("dawn", 6)


@rules("YAK-2.6", "YAK-7.3")
def test_a_turn_ends_with_refill_then_fog() -> None:
    state = noon(morning(loads={"no_bread": "R"}, yurts={0: "1 milk"}), "build", "market")
    play(state, "buy red", "place red 1.2")
    assert phase(state) == "refill"
    draw(state, "FRG")
    assert at_table(state)["mountain"] == {"phase": 1, "track": 0, "aside": 1}
    draw(state, "B")
    assert at_table(state)["mountain"] == {"phase": 1, "track": 1, "aside": 0}
    assert seen(state)["active"] == 1


@rules("YAK-2.7")
def test_crystals_are_stones_everywhere() -> None:
    state = noon(morning(loads={"no_bread": "XXXX"}, cargo={"no_bread": "1 milk"}), "restock", "market")
    assert seen(state)["active"] == 1  # four stones lie there: no draw
    state = noon(morning(loads={"no_bread": "X"}, yurts={0: "2 milk"}, towers={0: THIRTEEN}), "build", "market")
    play(state, "buy crystal", "place crystal 4.1")
    assert at_table(state)["stupa"] == 0 and phase(state) == "refill"
    state = morning(towers={0: "XRX"})
    assert seen(state)["seats"][0]["free"] == ["1.3", "2.0", "2.1"]


@pytest.mark.parametrize(
    ("card", "text", "rule"),
    [
        ("build", "take meat", "YAK-2.3"),
        ("build", "restock milk", "YAK-2.3"),
        ("build", "put red no_bread", "YAK-2.3"),
        ("build", "pay 1 milk", "YAK-3.10"),
        ("build", "place red 1.0", "YAK-3.10"),
        ("build", "commit market", "YAK-2.2"),
        ("restock", "buy red", "YAK-2.3"),
        ("restock", "done", "YAK-5.2"),
        ("market", "buy red", "YAK-2.3"),
        ("market", "put red no_bread", "YAK-6.1"),
    ],
)
@rules("YAK-2.3")
def test_only_the_card_that_was_played_acts(card: str, text: str, rule: str) -> None:
    state = morning(yurts={0: "1 meat 1 milk"}, cargo={"no_bread": "2 meat 2 milk"})
    noon(state, card, "market")
    assert refusal(state, text) == {rule}


@rules("YAK-12.1")
def test_the_bag_is_counted_for_everybody() -> None:
    state = morning(towers={0: "RRX"}, loads={"no_bread": "RGB"})
    for viewer in (None, 0, 3):
        quarry = seen(state, viewer)["quarry"]
        assert quarry["bag"] == at_table(state)["bag"] and quarry["fog"] == 5
    assert seen(state)["quarry"]["bag"]["red"] <= 8 - 3


@rules("YAK-12.1", "YAK-2.3")
def test_an_imagined_table_changes_hidden_cards_only() -> None:
    state = noon(morning(4, first=1, loads=FULL), "build", "market", "restock", "build")
    met = set()
    for seed in range(60):
        other = state.resample(2, Rng(seed))
        cards = [seat["card"] for seat in at_table(other)["seats"]]
        assert cards[1:3] == ["market", "restock"]  # uncovered, and its own
        met.add((cards[0], cards[3]))
        assert {**at_table(other), "seats": None} == {**at_table(state), "seats": None}
    assert len(met) == 9
    before_all = morning(3)
    play(before_all, "commit build", seat=0)
    imagined = at_table(before_all.resample(1, Rng(5)))
    assert [seat["card"] is None for seat in imagined["seats"]] == [False, True, True]


@rules("YAK-12.1")
def test_the_owner_knows_its_card_until_noon() -> None:
    state = morning(2, first=1)
    play(state, "commit build", seat=0)
    assert seen(state.resample(0, Rng(3)), 0)["seats"][0]["card"] == "build"
    until = noon(morning(2, first=1), "build", "market")
    until_turn(until, 0)
    assert tower_of(until, 0) == {}


@rules("YAK-2.1", "YAK-2.2", "YAK-2.3", "YAK-12.1")
def test_a_card_stays_hidden_until_its_owners_own_turn() -> None:
    state = morning(4, first=2)
    play(state, "commit restock", seat=0)
    assert "YAK-2.2" in refusal(state, "commit build", 0)
    for seat in (3, 1, 2):
        play(state, "commit market", seat=seat)
    assert state.current_player() == 2
    for viewer in (1, 2, 3, None):
        known = [None, *("market" if seat in (viewer, 2) else None for seat in (1, 2, 3))]
        assert [each["card"] for each in seen(state, viewer)["seats"]] == known
    play(state, "done")
    draw(state, "ROY")
    play(state, "put red no_bread")
    assert state.current_player() == 3
    assert [each["card"] for each in seen(state)["seats"]] == [None, None, "market", "market"]


@rules("YAK-2.2")
def test_an_unpayable_build_a_hopeless_restock_and_a_sold_out_market_may_all_be_committed() -> None:
    state = morning(2, market="", loads={"no_bread": "ROYG", "no_milk": "ROYG", "no_meat": "ROYG"}, yurts={0: ""})
    assert names(state, seat=0) == {"commit build", "commit restock", "commit market"}
    state = morning(3, closed=True, bag="", last_day=True, loads={"no_bread": ""}, yurts={0: "8 bread"})
    assert names(state, seat=0) == {"commit build", "commit restock", "commit market"}


# --- what is said


@rules("YAK-2.2", "HOUSE-1.7")
def test_a_card_may_be_taken_back_until_all_have_chosen_and_the_words_say_so() -> None:
    match = Match(load_game("yak", players=3), bytes(32))
    match.play("commit market", 0)
    match.play("commit build", 1)
    found = match.explain("commit restock", 0)
    assert (found.legal, found.rules) == (False, ("YAK-2.2",))
    assert say(found.message, "en").endswith("you would have to undo your choice before everybody has chosen.")
    assert say(found.message, "es").endswith("deshacer tu elección antes de que todo el mundo haya elegido.")
    match.undo(0)
    assert match.state.pending() == [0, 2] and match.explain("commit restock", 0).legal
    match.play("commit restock", 0)
    match.play("commit market", 2)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert [seat["played"] for seat in seen(match.state)["seats"]].count(None) == 2  # one card is uncovered
    for language, words in (("en", "you can undo your choice"), ("es", "puedes deshacer tu elección")):
        assert words in say(Message("yak-rule-2-2"), language)


@rules("YAK-2.3", "YAK-9.2", "YAK-12.2")
def test_nothing_is_promised_to_who_has_had_the_last_turn() -> None:
    state = noon(morning(3, first=1), "market")
    assert say(verdict(state, "done", 2).message, "en") == "Wait for your turn: seat 2 is acting."
    assert say(verdict(state, "commit build").message, "en").endswith("the next ones are chosen at dawn.")
    until_turn(state, 2)
    assert say(verdict(state, "done", 1).message, "en") == "Your turn today is over; now seat 3 is acting."
    for pieces in ({"towers": {0: THIRTEEN + "K"}}, {"day": 200}):
        state = noon(morning(4, **pieces), "market")
        assert say(verdict(state, "commit build").message, "en").endswith("and this is the last day.")
        assert verdict(state, "commit build").rules[1] == ("YAK-12.2" if "day" in pieces else "YAK-9.2")


@rules("YAK-2.5", "YAK-3.10", "YAK-5.2", "YAK-5.3", "YAK-6.2", "YAK-6.4", "YAK-7.9")
def test_a_card_says_which_of_its_parts_can_come() -> None:
    def can(state: State, seat: int = 0) -> list[str]:
        return [str(verdict(state, f"commit {card}", seat).args["can"]) for card in ("build", "restock", "market")]

    pieces: Any = {"yurts": {0: "1 milk", 1: "8 bread"}, "cargo": {"no_bread": "1 milk", "no_milk": "1 meat"}}
    state = morning(4, **pieces)
    assert can(state) == ["buy", "both", "both"]
    assert can(state, 1) == ["buy", "stones", "stones"]
    assert can(morning(4, loads=FULL, **pieces)) == ["buy", "food", "food"]
    assert can(morning(4, loads=FULL, **pieces), 1) == ["buy", "nothing", "stones"]  # an earlier Build may make room
    assert can(morning(4, yurts={0: ""}))[0] == "nothing"
    crystals = {"loads": {"no_bread": "XX", "no_milk": "XX"}, "yurts": {0: "1 milk", 1: "1 bread"}}
    assert can(morning(4, **crystals))[0] == "nothing"  # seat 0 is the first to act
    assert can(morning(4, **crystals), 1)[0] == "buy"  # seat 0 may put a coloured stone there (R3)
    closed = morning(bag="", closed=True, mountain=(3, 4), last_day=True, yurts={0: "1 milk"})
    assert can(closed)[2] == "food"


@rules("YAK-1.2", "YAK-8.2")
def test_where_the_carts_of_two_players_go_first() -> None:
    """The first seat's cart comes to the second; the second's to the junction, as the rules page says."""
    state = morning(2, loads=FULL_OF_TWO)
    before = stops(state)
    noon(state, "restock")
    assert stops(state) == [before[2], before[0], before[1]]
    for language, words in (("en", "the junction on its way"), ("es", "de camino por el cruce")):
        assert words in say(Message("yak-rule-1-2"), language)


FULL_OF_TWO = {name: FULL[name] for name in ("no_bread", "no_milk", "no_meat")}
