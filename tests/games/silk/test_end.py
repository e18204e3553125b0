"""The end and final scoring: section 9 of the ledger."""

import pytest

from caravansary import Rng, State, load_game
from caravansary.engine.playout import playout
from tests.games.playing import at_table, names, phase, play, seen, wander
from tests.marks import rules

from .tables import B, G, P, Seats, Y, ended, last_die, route, score, seat, table, tiles, worms

PAIR = route("1,1", "1,3", "2,3", "2,1", "1,1")  # around 1,1 and 1,2
CLAIMED = {"improvements": ["enclosure"]}  # by somebody, when an enclosure stands already


@rules("SILK-9.1")
@pytest.mark.parametrize(("players", "target"), [(2, 30), (3, 40), (4, 50)])
def test_reaching_the_target_triggers_the_end(players: int, target: int) -> None:
    for missing, triggered in ((2, True), (3, False)):
        seats = {P: {"score": target - missing, "worms": worms("1,1 1")}}
        state = table("5 5", players=players, seats=seats, pasture={"1,1": "normal"})
        play(state, "die 5 graze", "graze 1,1", "displace north")
        assert (at_table(state)["trigger"] is not None) == triggered


@rules("SILK-9.1")
def test_the_whole_valley_barren_triggers_the_end_after_a_graze_only() -> None:
    barren = [text for text in tiles(4) if text != "1,1"]
    state = table("5 5", seats={P: {"worms": worms("1,1 1")}}, barren=barren)
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert at_table(state)["trigger"] == {"reason": "barren", "seat": P}
    assert seen(state)["trigger"] == {"reason": "barren", "seat": P, "turns_left": 3}


@rules("SILK-9.1", "SILK-9.11")
def test_random_games_end_by_a_trigger(compiled: bool) -> None:
    rng, reasons = Rng(8, "ends"), set()
    for number in range(600 if compiled else 12):
        state = load_game("silk", players=2 + number % 3).new_initial_state()
        playout(state, rng)
        reasons.add(state.end_reason())
    assert "cap" not in reasons


def turn_over(state: State) -> None:
    """The active player takes the first of all choices to the end of the turn."""
    who = at_table(state)["active"]
    while not state.is_terminal() and at_table(state)["active"] == who:
        state.apply_action(state.legal_actions()[0])


@rules("SILK-9.1", "SILK-9.2", "SILK-9.3")
def test_s21_the_trigger_stays_when_points_are_spent() -> None:
    state = table(
        "5 5",
        players=2,
        seats={P: {"score": 28, "worms": worms("1,1 1"), "nurseries": ["2,2"]}},
        pasture={"1,1": "leafy"},
    )
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert (score(state, P), at_table(state)["trigger"]) == (31, {"reason": "points", "seat": P})
    play(state, "die 5 wall", "wall 2,2-2,3")
    assert score(state, P) == 29
    assert at_table(state)["active"] == G
    assert not state.is_terminal()
    turn_over(state)
    assert (state.is_terminal(), state.end_reason()) == (True, "points")


@rules("SILK-9.1", "SILK-1.4")
@pytest.mark.parametrize(("players", "target"), [(2, 30), (3, 40), (4, 50)])
def test_the_target_is_reached_exactly_and_not_one_short(players: int, target: int) -> None:
    for start in (target - 4, target - 3):
        seats = {P: {"worms": worms("1,1 1"), "score": start}}
        state = table("5 5", players=players, seats=seats, pasture={"1,1": "leafy"})
        play(state, "die 5 graze", "graze 1,1", "displace north")
        assert (at_table(state)["trigger"] is not None) is (start == target - 3)


@rules("SILK-9.1", "SILK-5.12")
@pytest.mark.parametrize("left", ["0,0", "0,4"])
def test_all_barren_after_a_graze(left: str) -> None:
    """Grazing barren ground turns nothing back; the game is triggered only if no pasture is left at all."""
    bare = [f"{r},{c}" for r in range(4) for c in range(5) if f"{r},{c}" != left]
    state = table("5 5", players=2, seats={P: {"worms": worms("0,0 1")}}, barren=bare, pasture={left: "dry"})
    play(state, "die 5 graze", "graze 0,0", "displace east")
    assert (at_table(state)["trigger"] is not None) is (left == "0,0")
    assert score(state, P) == (6 if left == "0,0" else 5)
    assert "0,0" in at_table(state)["barren"]


@rules("SILK-9.2", "SILK-9.3")
def test_a_later_trigger_changes_nothing_and_everybody_else_has_one_turn() -> None:
    seats = {P: {"score": 49, "nurseries": ["1,1"], "worms": worms("3,3 1")}, G: {"score": 49, "worms": worms("3,1 1")}}
    state = table("5 5", seats=seats, pasture={"3,3": "dry", "3,1": "dry"})
    play(state, "die 5 graze", "graze 3,3", "displace north", "die 5 wall", "wall 1,1-1,2")
    assert (at_table(state)["trigger"], score(state, P)) == ({"reason": "points", "seat": P}, 48)
    turns: list[int] = []
    rng = Rng(3, "last round")
    while not state.is_terminal():
        if not turns or turns[-1] != at_table(state)["active"]:
            turns.append(at_table(state)["active"])
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.below(len(legal)))])
    assert turns == [1, 2, 3]
    assert (at_table(state)["trigger"]["seat"], state.end_reason()) == (P, "points")


@rules("SILK-9.2", "SILK-9.3", "SILK-3.1")
def test_the_round_after_the_trigger_of_a_middle_seat() -> None:
    """Green reaches 40 and pays below it again; brown reaches 40 too; purple plays last and green never again."""
    seats: Seats = {G: {"worms": worms("1,1 1"), "score": 38}, B: {"worms": worms("0,3 1"), "score": 39}}
    state = table("5 5", players=3, seats=seats, active=G, ookami="2,3")
    play(state, "die 5 graze", "graze 1,1", "displace north", "die 5 ookami", "move ookami north")
    assert (score(state, G), at_table(state)["trigger"]["seat"]) == (39, G)
    play(state, "raise 0,3", "roll 5 6", "die 5 graze", "graze 0,3", "displace off", "displace off")
    assert (score(state, B), at_table(state)["trigger"]["seat"]) == (43, G)
    play(state, "die 6 ookami", "move ookami south")
    assert (phase(state), at_table(state)["active"]) == ("roll", P)  # purple has nowhere to raise
    play(state, "roll 6 6", "die 6 ookami", "move ookami north", "die 6 ookami", "move ookami south")
    assert state.is_terminal()


@rules("SILK-9.2", "SILK-5.8")
def test_regenerating_after_the_last_pasture_was_grazed_does_not_save_the_game() -> None:
    bare = [f"{r},{c}" for r in range(4) for c in range(5) if (r, c) != (0, 0)]
    nests = {"nurseries": ["1,1", "1,3", "3,1", "3,3"], "improvements": ["nursery"], "score": 10}
    state = table("4 5", players=2, seats={P: {"worms": worms("0,0 1"), **nests}}, barren=bare)
    play(state, "die 5 graze", "graze 0,0", "displace east", "die 4 build", "regenerate 0,0")
    assert at_table(state)["trigger"]["seat"] == P
    assert "0,0" not in at_table(state)["barren"]


@rules("SILK-9.3")
def test_the_triggering_player_completes_the_turn() -> None:
    state = table("5 6", seats={P: {"score": 49, "worms": worms("1,1 1")}})
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert any(text.startswith("die 6") for text in names(state))


@rules("SILK-9.3", "SILK-9.11")
def test_a_trigger_in_the_hundredth_turn_of_the_last_seat_still_gives_the_others_their_turn() -> None:
    """The safeguard is for games without a trigger."""
    green = {"worms": worms("1,1 1"), "score": 28}
    state = table("5 6", players=2, seats={G: green}, active=G, turn=200, ookami="1,3")
    play(state, "die 5 graze", "graze 1,1", "displace north", "die 6 ookami", "move ookami north")
    assert at_table(state)["trigger"]["seat"] == G
    assert (state.is_terminal(), at_table(state)["active"]) == (False, P)


@rules("SILK-9.4")
def test_scores_above_fifty_and_a_hundred() -> None:
    state = table(
        "5 5",
        seats={P: {"score": 109, "worms": worms("1,1 3")}},
        pasture={"1,1": "leafy"},
        trigger={"reason": "points", "seat": P},
    )
    play(state, "die 5 graze", "graze 1,1", *["displace north"] * 3)
    assert score(state, P) == 118
    assert seen(state)["seats"][P]["score"] == 118


@rules("SILK-9.5", "SILK-9.6", "SILK-9.7", "SILK-9.8", "SILK-9.9")
def test_the_final_sheet() -> None:
    """Purple 5 + 1x3, green 5 + 2x1 + 2 tiles x 1 - 1, brown 1 - 3: two share the victory, one is below zero."""
    seats: Seats = {
        P: {"worms": worms("0,0 1", "0,5 2")},
        G: {"worms": worms("0,1 2"), "reserve": 12, "nurseries": ["1,1"], "improvements": ["long_wall"], "score": 5},
        B: {"reserve": 12, "score": 1},
        Y: {"score": 6},
    }
    kinds = {"0,0": "leafy", "0,1": "dry", "0,5": "leafy"}
    ring = route("1,1", "1,3", "2,3", "2,1", "1,1")
    state = table(seats=seats, walls=ring, pasture=kinds, barren=["0,5"], ookami="2,4", active=Y, turn=4)
    state = last_die(state, trigger={"reason": "barren", "seat": P})
    play(state, "die 6 ookami", "move ookami north")
    assert (state.is_terminal(), state.scores()) == (True, [8, 8, -2, 6])
    assert (state.places(), state.winners()) == ([1, 1, 4, 3], [P, G])


@rules("SILK-9.6")
def test_worms_on_pasture_score_for_every_player_there() -> None:
    seats = {P: {"worms": worms("1,1 2", "2,2 1", "3,3 1")}, G: {"worms": worms("1,1 1")}}
    pasture = {"1,1": "leafy", "2,2": "dry", "3,3": "normal"}
    state = ended(seats=seats, pasture=pasture, barren=["3,3"])
    assert state.scores()[:2] == [5 + 6 + 1, 5 + 3]
    assert at_table(state)["barren"] == ["3,3"]
    assert seat(state, P)["worms"] == {"1,1": 2, "2,2": 1, "3,3": 1}


@rules("SILK-9.7", "SILK-9.5", "SILK-9.6")
def test_the_score_sheet_of_the_end() -> None:
    seats = {P: {"score": 20, "nurseries": ["1,1"], "worms": worms("4,4 1"), "cave": 2, "improvements": ["silkworm"]}}
    state = ended(seats=seats, walls=PAIR, pasture={"4,4": "leafy"})
    lines = [(line.key.removeprefix("silk-line-"), line.points) for line in state.breakdown()[P]]
    assert lines == [("start", 5), ("grazed", 5), ("improvement", 10), ("enclosures", 2), ("pasture", 3), ("cave", -2)]
    assert state.scores()[P] == 23


@rules("SILK-1.5", "SILK-3.5", "SILK-5.11", "SILK-8.1", "SILK-9.5", "SILK-9.6", "SILK-9.7")
def test_every_line_of_the_sheet_says_by_which_rule_and_for_what() -> None:
    earned = ["silkworm", "long_wall", "enclosure"]
    rich = {"score": 40, "nurseries": ["1,1"], "worms": worms("4,4 1"), "cave": 2, "improvements": earned}
    state = ended(seats={P: rich, G: {"score": 2}}, walls=PAIR, pasture={"4,4": "leafy"})
    assert [(line.rules, line.points, line.args.get("improvement")) for line in state.breakdown()[P]] == [
        (("SILK-1.5",), 5, None),
        (("SILK-5.11",), 10, None),
        (("SILK-8.2",), 10, "@silk-improvement-silkworm"),
        (("SILK-8.3",), 5, "@silk-improvement-long_wall"),
        (("SILK-8.4",), 10, "@silk-improvement-enclosure"),
        (("SILK-9.5", "SILK-7.5"), 2, None),
        (("SILK-9.6",), 3, None),
        (("SILK-9.7",), -2, None),
    ]
    assert [(line.rules, line.points) for line in state.breakdown()[G]] == [(("SILK-1.5",), 5), (("SILK-3.5",), -3)]


@rules("SILK-9.7")
def test_s24_the_cave_may_lead_below_zero() -> None:
    state = ended(seats={P: {"score": 1, "cave": 3}})
    assert state.scores()[P] == -2
    assert [line.points for line in state.breakdown()[P]] == [5, -4, -3]


@rules("SILK-9.8")
def test_s28_a_shared_victory() -> None:
    state = ended(players=3, seats={P: {"score": 37}, G: {"score": 20}, B: {"score": 37}})
    assert (state.winners(), state.places()) == ([P, B], [1, 3, 1])


@rules("SILK-9.9")
def test_final_scoring_brings_no_improvement_and_no_trigger() -> None:
    big = route("1,1", "1,4", "2,4", "2,1", "1,1")
    state = ended(seats={P: {"nurseries": ["1,1"], "score": 49}, Y: CLAIMED}, walls=big, players=4)
    assert state.scores()[P] == 49 + 3
    assert seat(state, P)["improvements"] == []
    assert at_table(state)["trigger"] == {"reason": "barren", "seat": 0}


@rules("SILK-9.10")
def test_everybody_sees_everything() -> None:
    for number, (state, _, _) in enumerate(wander(load_game("silk", 3), 5)):
        if number % 40 == 0:
            views = [{**seen(state, viewer), "you": None} for viewer in (None, 0, 1, 2)]
            assert all(view == views[0] for view in views)
            assert all(event.audience is None for event in state.events)
    state = table(barren=["1,1"], pasture={"1,1": "leafy"})
    assert seen(state)["tiles"][7]["pasture"] == "leafy"  # the printed side of a barren tile


@rules("SILK-9.11")
def test_a_game_without_trigger_stops_after_a_hundred_rounds() -> None:
    state = table("", players=2, turn=200, active=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert (state.end_reason(), phase(state)) == ("cap", "over")


@rules("SILK-9.11", "SILK-9.3")
@pytest.mark.parametrize("turn", [199, 200])
def test_without_a_trigger_the_hundredth_turn_of_the_last_seat_ends_it(turn: int) -> None:
    state = last_die(table(players=2, ookami="1,2", active=(turn + 1) % 2, turn=turn))
    play(state, "die 6 ookami", "move ookami north")
    assert state.is_terminal() is (turn == 200)
    assert state.end_reason() == ("cap" if turn == 200 else "")
