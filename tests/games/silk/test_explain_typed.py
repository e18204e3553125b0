"""What somebody types: a tile, two tiles, a side or a piece stand for the action that is asked for now."""

import pytest

from caravansary import CHANCE, Refused, Rng, State, load_game
from tests.games.playing import play, seen
from tests.games.silk.hearing import mid_game, random_states


def meant(state: State, text: str) -> str:
    return state.game.action_to_string(state.understand(text))


def refused(state: State, text: str) -> str:
    with pytest.raises(Refused) as caught:
        state.understand(text)
    return caught.value.verdict.key


def test_a_tile_stands_for_what_is_asked_now() -> None:
    state = mid_game()
    assert refused(state, "c2") == "silk-no-other"  # a die is asked for
    play(state, "die 5 graze")
    assert meant(state, "c2") == meant(state, " C2 ") == "graze 1,2"
    assert meant(state, "E1") == "graze 0,4"  # not offered: why not?
    assert state.explain(state.understand("e1")).key == "silk-no-graze-own"
    play(state, "graze 1,2")
    assert meant(state, "c3") == meant(state, "south") == meant(state, "sur") == "displace south"
    assert refused(state, "a4") == "silk-no-far"


def test_pieces_and_their_ways() -> None:
    state = mid_game()
    assert refused(state, "ookami") == "silk-no-which"  # with the 4 or with the 5
    assert meant(state, "die 5 ookami") == "die 5 ookami"
    play(state, "die 5 ookami")
    assert meant(state, "c2") == meant(state, "ookami north") == "move ookami north"
    assert state.explain(state.understand("shepherd")).key == "silk-no-other-piece"
    assert refused(state, "ookami") == "silk-no-which"
    state = mid_game()
    play(state, "die 4 move")
    assert meant(state, "Pastor norte") == meant(state, "shepherd a3") == "move shepherd north"
    assert refused(state, "a2") == "silk-no-far"


def test_walls_by_two_tiles_or_a_side() -> None:
    state = mid_game()
    play(state, "die 4 wall")
    assert meant(state, "c1 c2") == meant(state, "C2-C1") == meant(state, "c1 south") == "wall 1,2-1,3"
    assert meant(state, "a1 west") == "wall 0,0-1,0"
    assert refused(state, "a1") == "silk-no-which"
    assert state.explain(state.understand("d4")).key == "silk-no-wall-joined"


def test_nurseries_by_two_tiles_or_one() -> None:
    state = mid_game()
    play(state, "die 4 build")
    assert meant(state, "A3 B4") == meant(state, "nursery a3 b4") == "nursery 3,1"
    assert state.explain(state.understand("e1")).key == "silk-no-shepherd"


def test_a_tile_in_the_set_up() -> None:
    rng = Rng(1, "set-up")
    state = load_game("silk", 2).new_initial_state()
    while state.current_player() == CHANCE:
        state.apply_action(int(state.sample_chance(rng)))
    assert meant(state, "a1") == "worm 0,0"
    while seen(state)["phase"] == "phase_1":
        state.apply_action(state.legal_actions()[0])
    assert meant(state, "shepherd b2") == "shepherd 1,1"
    assert meant(state, "mastín b2") == "mastiff 1,1"


def test_texts_of_actions_mean_what_they_did_and_unknown_ones_are_refused() -> None:
    state = mid_game()
    assert meant(state, "die 5 graze") == "die 5 graze"
    for text in ("", "z9", "b3 please", "a" * 500, "2", "-"):
        assert refused(state, text) == "house-unknown-action"
    play(state, "die 4 wall")
    assert meant(state, "wall 1,2-0,2") == "wall 0,2-1,2"


@pytest.mark.parametrize("number", range(5))
def test_the_text_of_an_action_is_that_action_whatever_else_it_might_name(number: int) -> None:
    for state in random_states(number):
        for action in state.legal_actions() if state.current_player() >= 0 else []:
            assert state.understand(state.game.action_to_string(action)) == action
