"""Closing areas: when they are scored, and for how much (section 6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.playing import at_table, phase, play, seen, wander
from tests.marks import rules

from .tables import (
    RING,
    SEGMENT,
    border,
    closed,
    crossed,
    done,
    ended,
    finish_round,
    first_action,
    rings,
    scored,
    second_action,
)

FIRST = {
    "well": 4,
    "chapel": 5,
    "bridge": 6,
    "sailboat": 7,
    "eagle": 8,
    "villa": 9,
    "forest": 10,
    "windmill": 11,
    "castle": 12,
}
OPEN_WELL = RING["well"] - {41}  # 41 is grey on A, yellow on B, orange on C and blue on D
AROUND_54 = rings("well", "eagle", "forest") - {54}
LUIS = {"villa": 9, "eagle": 8, "chapel": 5, "castle": 6, "sailboat": 3, "well": 2}
OTHERS = {"castle": 12, "sailboat": 7, "well": 4}


# --- when


@rules("BORDER-6.1")
def test_every_cell_of_the_ring_must_be_crossed() -> None:
    state = second_action("AB", "yellow yellow", crossed={1: RING["well"] - {41, 49}})
    play(state, "cross 41", "done", seat=1)
    assert scored(state, 1) == {}
    state = second_action("AB", "yellow yellow", crossed={1: RING["well"] - {41, 49}})
    play(state, "cross 41", "cross 49", seat=1)
    assert scored(state, 1) == {"well": 4}


@rules("BORDER-6.1")
def test_crosses_on_another_board_do_not_help() -> None:
    state = second_action("AB", "yellow blue", crossed={0: OPEN_WELL, 1: RING["well"] - {41, 49}})
    play(state, "cross 41", "done", seat=1)
    assert state.scores() == [0, 0]


@rules("BORDER-6.2", "BORDER-6.7")
def test_the_active_players_area_is_scored_before_the_second_action() -> None:
    state = first_action("AB", "grey blue red yellow orange", crossed={0: OPEN_WELL})
    assert state.scores() == [0, 0]
    play(state, "segment grey 4")
    assert phase(state) == "second_action"
    assert state.scores() == [4, 0]


@rules("BORDER-6.2")
def test_a_passives_area_is_scored_when_all_passives_have_finished() -> None:
    state = second_action("ABC", "yellow blue", crossed={1: OPEN_WELL})
    play(state, "cross 41", "done", seat=1)
    assert state.scores() == [0, 0, 0]
    play(state, "done", seat=2)
    assert state.scores() == [0, 4, 0]


@rules("BORDER-6.2")
def test_an_area_counts_once_per_player() -> None:
    state = first_action("AB", "red red blue blue grey", crossed={0: RING["well"]}, scored={0: {"well": 4}})
    play(state, "segment blue 2")
    finish_round(state)
    assert (scored(state, 0), state.scores()) == ({"well": 4}, [4, 0])


@rules("BORDER-6.7")
def test_a_closed_area_is_announced_to_everybody_at_once() -> None:
    state = first_action("AB", "grey blue red yellow orange", crossed={0: OPEN_WELL})
    state.recording = True
    play(state, "segment grey 4")
    told = [event for event in state.events_for(None) if event.args.get("points") == 4]
    assert [event.seat for event in told] == [0]
    assert told == [event for event in state.events_for(1) if event.args.get("points") == 4]


@rules("BORDER-6.7", "BORDER-6.2")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_no_closed_area_is_ever_forgotten(seed: int) -> None:
    """Between actions, what is written down is what is closed: at every roll, and for the active player after the first."""
    for state, _, _ in wander(border(3), seed):
        table = at_table(state)
        settled = {"roll": [0, 1, 2], "reroll": [0, 1, 2], "over": [0, 1, 2], "second_action": [table["active"]]}
        for seat in settled.get(phase(state), []):
            assert set(scored(state, seat)) == closed(crossed(state, seat))


# --- how much


@rules("BORDER-6.3")
def test_nobody_had_it_before() -> None:
    state = first_action(
        "AB", "grey blue red yellow orange", crossed={0: OPEN_WELL, 1: RING["chapel"]}, scored={1: {"chapel": 5}}
    )
    play(state, "segment grey 4")
    done(state, 0)
    assert scored(state, 0) == {"well": 4}


@rules("BORDER-6.4")
def test_somebody_had_it_in_an_earlier_round() -> None:
    state = first_action(
        "AB", "grey blue red yellow orange", crossed={0: OPEN_WELL, 1: RING["well"]}, scored={1: {"well": 4}}
    )
    play(state, "segment grey 4")
    done(state, 0)
    assert scored(state, 0) == {"well": 2}


@rules("BORDER-6.4")
def test_the_first_action_comes_before_the_second_of_the_same_round() -> None:
    """R5: the active player takes the higher value, a passive of the same round gets the lower one."""
    state = first_action("ABC", "grey blue red yellow orange", crossed={0: OPEN_WELL, 1: OPEN_WELL, 2: OPEN_WELL})
    play(state, "segment grey 4")
    play(state, "cross 41", "done", seat=1)
    play(state, "cross 41", "done", seat=2)
    assert [scored(state, seat) for seat in (0, 1, 2)] == [{"well": 4}, {"well": 2}, {"well": 2}]


@rules("BORDER-6.5")
def test_passives_of_one_action_share_the_higher_value() -> None:
    state = second_action("ABCD", "yellow orange blue", crossed={1: OPEN_WELL, 2: OPEN_WELL, 3: OPEN_WELL})
    play(state, "cross 41", "done", seat=3)
    play(state, "cross 41", "done", seat=1)
    play(state, "cross 41", "done", seat=2)
    assert state.scores() == [0, 4, 4, 4]


@rules("BORDER-6.5", "BORDER-6.4")
def test_after_a_shared_higher_value_the_next_one_gets_the_lower() -> None:
    state = second_action("ABC", "yellow orange", crossed={0: OPEN_WELL, 1: OPEN_WELL, 2: OPEN_WELL})
    play(state, "cross 41", "done", seat=1)
    play(state, "cross 41", "done", seat=2)
    play(state, "roll grey green blue red yellow", "stop")
    done(state, 1)
    play(state, "cross 41", "done", seat=0)
    finish_round(state)
    assert state.scores() == [2, 4, 4]


@rules("BORDER-6.6")
def test_one_cell_closes_two_areas() -> None:
    """Cell 37 borders the well and the bridge; on board B it is yellow."""
    both = (RING["well"] | RING["bridge"]) - {37}
    state = second_action("AB", "yellow", crossed={1: both})
    play(state, "cross 37", seat=1)
    assert scored(state, 1) == {"well": 4, "bridge": 6}


@rules("BORDER-6.6")
def test_each_of_several_areas_is_judged_on_its_own() -> None:
    both = (RING["well"] | RING["bridge"]) - {37}
    state = second_action("AB", "yellow", crossed={0: RING["bridge"], 1: both}, scored={0: {"bridge": 6}})
    play(state, "cross 37", seat=1)
    assert scored(state, 1) == {"well": 4, "bridge": 3}


@rules("BORDER-6.6")
def test_two_segments_close_two_areas() -> None:
    held = (RING["well"] | RING["eagle"]) - {41, 60}
    state = first_action("AB", "grey blue red yellow orange", crossed={0: held})
    play(state, "segment grey 4", "segment blue 4")
    done(state, 0)
    assert scored(state, 0) == {"well": 4, "eagle": 8}


@rules("BORDER-6.8")
def test_a_taken_value_takes_nothing_from_the_others() -> None:
    state = first_action(
        "AB",
        "grey blue red yellow orange",
        crossed={0: OPEN_WELL, 1: OPEN_WELL | RING["chapel"]},
        scored={1: {"chapel": 5}},
    )
    before = at_table(state)["seats"][1]
    play(state, "segment grey 4")
    done(state, 0)
    after = at_table(state)["seats"][1]
    assert (after["crossed"], after["scored"]) == (before["crossed"], before["scored"])
    assert state.scores() == [4, 5]
    assert set(seen(state, 1)["claimed"]) == {"chapel", "well"}


@rules("BORDER-6.9", "BORDER-6.4")
def test_lower_values_never_run_out() -> None:
    table = {0: RING["well"], 1: OPEN_WELL, 2: OPEN_WELL, 3: RING["well"]}
    state = second_action("ABCD", "yellow orange", crossed=table, scored={0: {"well": 4}, 3: {"well": 2}})
    play(state, "cross 41", "done", seat=1)
    play(state, "cross 41", "done", seat=2)
    finish_round(state)
    assert state.scores() == [4, 2, 2, 2]


@rules("BORDER-6.10")
def test_segments_and_crosses_score_nothing() -> None:
    state = first_action("AB", "grey grey grey grey grey", crossed={0: RING["castle"] - {80, 81, 82, 73}})
    play(state, "segment grey 3", "segment grey 2")
    finish_round(state)
    assert state.scores() == [0, 0]
    assert state.breakdown() == [[], []]


@rules("BORDER-6.3", "BORDER-6.4")
def test_every_line_of_the_sheet_says_by_which_rule_and_for_which_area() -> None:
    both = RING["well"] | RING["chapel"]
    state = second_action(crossed={0: both, 1: both}, scored={0: {"well": 4, "chapel": 2}, 1: {"well": 2, "chapel": 5}})
    assert [(line.key, line.points, line.rules, line.args) for line in state.breakdown()[0]] == [
        ("border-line-first", 4, ("BORDER-6.3",), {"area": "@border-area-well"}),
        ("border-line-later", 2, ("BORDER-6.4",), {"area": "@border-area-chapel"}),
    ]


@rules("BORDER-6.10", "BORDER-7.6")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_the_score_sheet_has_areas_only_and_adds_up(seed: int) -> None:
    *_, (state, _, _) = wander(border(4), seed)
    for seat, lines in enumerate(state.breakdown()):
        assert sum(line.points for line in lines) == state.scores()[seat]
        assert sorted(line.points for line in lines) == sorted(scored(state, seat).values())
        assert all(points in (FIRST[area], FIRST[area] // 2) for area, points in scored(state, seat).items())


@rules("BORDER-6.3", "BORDER-6.4", "BORDER-6.5", "BORDER-6.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_in_a_whole_game_each_area_goes_by_the_action_it_was_closed_in(players: int, seed: int) -> None:
    """An own account of each game: claims are compared per action, not per round and not per seat."""
    written: list[dict[str, int]] = [{} for _ in range(players)]
    taken: set[str] = set()
    for state, _, _ in wander(border(players), seed):
        now, table = phase(state), at_table(state)
        settled = {"second_action": [table["active"]], "roll": list(range(players)), "over": list(range(players))}
        seats = settled.get(now, [])
        news = {seat: closed(crossed(state, seat)) - set(written[seat]) for seat in seats}
        for seat, areas in news.items():
            written[seat] |= {area: FIRST[area] // (2 if area in taken else 1) for area in areas}
        taken |= {area for areas in news.values() for area in areas}
        for seat in seats:
            assert scored(state, seat) == written[seat]


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


@rules("BORDER-6.1", "BORDER-6.3")
def test_e1_tomas_closes_the_villa_first() -> None:
    assert len(RING["villa"]) == 17
    state = first_action("DABC", "yellow grey green blue red", crossed={0: RING["villa"] - {5}})
    play(state, "segment yellow 2")
    done(state, 0)
    assert state.scores() == [9, 0, 0, 0]


@rules("BORDER-6.3", "BORDER-6.4")
def test_e5_emma_has_the_well_first_and_luis_next_round() -> None:
    state = second_action("ABC", "yellow", crossed={1: OPEN_WELL, 2: OPEN_WELL})
    play(state, "cross 41", seat=1)
    finish_round(state)
    play(state, "roll grey green blue red orange", "stop")
    done(state, 1)
    play(state, "cross 41", seat=2)
    finish_round(state)
    assert state.scores() == [0, 4, 2]


@rules("BORDER-6.3", "BORDER-6.4", "BORDER-7.6")
def test_e6_luis_ends_with_33_points() -> None:
    assert ended(LUIS, OTHERS).scores() == [33, 23]


@rules("BORDER-6.4")
def test_t9_the_well_in_the_first_and_in_the_second_action() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: OPEN_WELL, 1: OPEN_WELL})
    play(state, "segment grey 4")
    play(state, "cross 41", seat=1)
    finish_round(state)
    assert state.scores() == [4, 2]


@rules("BORDER-6.5", "BORDER-6.4")
def test_t10_two_have_the_villa_together_and_a_third_next_round() -> None:
    table = {seat: RING["villa"] - {5} for seat in (0, 1, 2)}
    state = second_action("ABC", "blue red", crossed=table)
    play(state, "cross 5", seat=1)
    play(state, "cross 5", seat=2)
    finish_round(state)
    assert state.scores() == [0, 9, 9]
    play(state, "roll grey green blue red orange", "stop")
    done(state, 1)
    play(state, "cross 5", seat=0)
    finish_round(state)
    assert state.scores() == [4, 9, 9]


@rules("BORDER-6.6")
def test_t11_cell_54_closes_three_areas() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: AROUND_54})
    play(state, "segment grey 5")
    done(state, 0)
    assert (scored(state, 0), state.scores()) == ({"well": 4, "eagle": 8, "forest": 10}, [22, 0])


@rules("BORDER-6.6", "BORDER-6.4")
def test_t12_one_of_the_three_was_taken_before() -> None:
    table = {0: AROUND_54, 1: RING["forest"]}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={1: {"forest": 10}})
    play(state, "segment grey 5")
    done(state, 0)
    assert (scored(state, 0), state.scores()) == ({"well": 4, "eagle": 8, "forest": 5}, [17, 10])


@rules("BORDER-6.5", "BORDER-7.9")
def test_t18_both_took_the_castle_together_and_share_the_victory() -> None:
    six = {"villa": 4, "eagle": 4, "windmill": 5, "forest": 5, "sailboat": 3, "bridge": 3}
    one = {"windmill": 11, "forest": 10, "sailboat": 7}
    other = {"villa": 9, "eagle": 8, "bridge": 6, "chapel": 5}
    open_castle = RING["castle"] - {77}
    table = {0: rings(*six), 1: rings(*one) | open_castle, 2: rings(*other) | open_castle}
    state = second_action("ABC", "blue grey", crossed=table, scored={0: six, 1: one, 2: other})
    play(state, "cross 77", seat=1)
    play(state, "cross 77", seat=2)
    finish_round(state)
    assert (state.scores(), state.winners()) == ([24, 40, 40], [1, 2])


@rules("BORDER-6.10")
def test_t23_a_completed_segment_gives_nothing() -> None:
    state = second_action("AB", "red", crossed={1: {72, 76}})
    play(state, "cross 68", seat=1)
    assert crossed(state, 1) >= SEGMENT["B", "red 3"]
    assert (state.scores(), phase(state)) == ([0, 0], "roll")


@rules("BORDER-6.4", "BORDER-6.9")
def test_t26_two_passives_close_what_a_third_one_has() -> None:
    table = {0: RING["well"], 1: OPEN_WELL, 2: OPEN_WELL}
    state = second_action("ABC", "yellow orange", crossed=table, scored={0: {"well": 4}})
    play(state, "cross 41", seat=1)
    play(state, "cross 41", seat=2)
    finish_round(state)
    assert state.scores() == [4, 2, 2]
