"""What Silk explains is true of the table it is said at: sentences that were wrong once, word by word."""

import pytest

from caravansary import Refused, State, load_game
from caravansary.words import say, say_event
from tests.games.playing import names, play, refusal, verdict
from tests.marks import rules

from .tables import B, G, P, crowded_corner, route, sides, table, worms

FOUR = ["1,1", "1,3", "3,1", "3,3"]
FIFTEEN = worms("0,0 3", "0,1 3", "0,2 3", "0,3 3", "0,4 3")


def told(state: State, text: str, language: str = "en", you: int | None = None) -> str:
    """What is said about an action, allowed or not."""
    return say(verdict(state, text).message, language, ["Ana", "Luis", "Eva", "Leo"], you)


def log(state: State, *texts: str) -> list[str]:
    """What the log says about these actions."""
    state.recording = True
    lines: list[str] = []
    for text in texts:
        play(state, text)
        lines += [say_event(event, "en", ["Ana", "Luis", "Eva", "Leo"]) for event in state.events]
    return lines


def label(tile: str) -> str:
    row, column = map(int, tile.split(","))
    return f"{'ABCDEF'[column]}{row + 1}"


# --- whose it is


def asked(state: State, language: str, you: int | None = P) -> str:
    return say(state.prompt(state.pending()[0]), language, ["Ana", "Luis", "Eva", "Leo"], you)


def test_a_colour_is_followed_by_its_owner() -> None:
    state = table("5 5", ookami="1,0", seats={P: {"worms": worms("0,0 2")}, G: {"worms": worms("0,0 1")}})
    lines = log(state, "die 5 graze", "graze 0,0", "displace south")
    assert lines[-1] == "Ana drives one purple worm of their own from A1 to the ookami on A2."
    assert asked(state, "en") == "Where does your next purple worm on A1 go? 2 worms still have to leave."
    assert asked(state, "es", None) == (
        "¿Adónde va la siguiente oruga de color morado (de Ana) que hay en A1? Quedan 2 por salir."
    )
    assert told(state, "displace east") == "The purple worm (Ana’s) goes to B1."
    assert told(state, "displace east", "es", P) == "Tu oruga de color morado va a la loseta B1."
    play(state, "displace east")
    assert asked(state, "en") == "Where does the last green worm (Luis’s) on A1 go?"
    assert asked(state, "en", G) == "Where does your last green worm on A1 go?"
    assert told(state, "displace off", "en", P) == "The green worm (Luis’s) leaves the valley, back to the reserve."
    assert told(state, "displace off", "en", G) == "Your green worm leaves the valley, back to your reserve."
    play(state, "displace off")
    off = state.events[0]
    said = [say_event(off, "es", ["Ana", "Luis", "Eva", "Leo"], you) for you in (None, P, G)]
    assert said == [
        "Ana echa a campo abierto una oruga de color verde (de Luis) desde A1.",
        "Echas a campo abierto una oruga de color verde (de Luis) desde A1.",
        "Ana echa a campo abierto una de tus orugas, de color verde, desde A1.",
    ]


def test_a_bumped_piece_is_somebodys() -> None:
    state = table("2 2", seats={P: {"shepherd": "1,1", "mastiff": "1,2"}, G: {"mastiff": "0,1"}})
    own = state.clone()
    play(state, "die 2 move", "move shepherd north")
    assert asked(state, "en") == "Where does the green mastiff (Luis’s) go? Choose one step."
    assert asked(state, "es", G) == "¿Adónde va tu mastín de color verde? Elige un paso."
    assert log(state, "bump mastiff east")[0] == "Ana bumps the green mastiff (Luis’s) from B1 to C1."
    play(own, "die 2 move", "move shepherd east")
    assert asked(own, "en") == "Where does your purple mastiff go? Choose one step."
    assert log(own, "bump mastiff east")[0] == "Ana bumps their own purple mastiff from C2 to D2."
    bump = own.events[0]
    assert say_event(bump, "en", ["Ana", "Luis"], P) == "You bump your purple mastiff from C2 to D2."


# --- actions with two sides


@rules("SILK-5.8")
def test_action_4_regenerates_when_all_nurseries_stand() -> None:
    state = table("4 5", seats={P: {"nurseries": FOUR, "score": 12}}, barren=["0,0"])
    assert told(state, "die 4 build") == "Play the 4 to regenerate a tile."
    assert told(state, "die 4 build", "es") == "Usa el 4 para regenerar una loseta."
    assert told(state, "die 5 build") == "Pay 1 point to change the 5, and use it to regenerate a tile."
    assert log(state, "die 5 build")[0] == "Ana pays 1 point to change the 5, and uses it to regenerate a tile."
    assert told(state, "raise 0,0") == "Not now: Regenerating a tile."
    assert told(state, "raise 0,0", "es") == "Ahora no: Regenerar una loseta."
    assert refusal(state, "raise 0,0") == {"SILK-5.8"}
    poor = table("1 1", seats={P: {"nurseries": FOUR, "score": 0}}, barren=["0,0"])
    assert told(poor, "die 1 build") == "It costs 3 points to regenerate a tile with the 1; you have 0."


@rules("SILK-5.7")
def test_action_4_builds_while_a_nursery_is_left() -> None:
    state = table("4 5", seats={P: {"nurseries": ["4,1"], "shepherd": "1,1"}}, barren=["3,1"])
    assert told(state, "die 4 build") == "Play the 4 to build a nursery."
    assert log(state, "die 4 build") == ["Ana plays the 4 to build a nursery."]
    assert told(state, "raise 0,0") == "Not now: Building a nursery."
    assert refusal(state, "raise 0,0") == {"SILK-5.7"}


@rules("SILK-5.4", "SILK-3.5")
def test_action_1_rescues_when_the_reserve_is_empty() -> None:
    state = table("1 2", seats={P: {"worms": worms("0,0 3"), "reserve": 0}})
    assert told(state, "die 1 raise") == "Play the 1: a worm of yours comes back from the cave to your reserve."
    assert verdict(state, "die 1 raise").rules == ("SILK-3.4", "SILK-5.4")
    assert verdict(state, "die 2 raise").rules == ("SILK-3.4", "SILK-3.5", "SILK-5.4")
    poor = table("3 4", seats={P: {"worms": worms("0,0 3"), "reserve": 0, "score": 1}})
    assert told(poor, "die 3 raise") == "It costs 2 points to bring back a worm from the cave with the 3; you have 1."
    assert log(state, "die 2 raise") == [
        "Ana pays 1 point to change the 2, and uses it to bring back a worm from the cave.",
        "Ana gets a worm back from the cave.",
    ]


@rules("SILK-5.6")
def test_only_the_piece_that_can_move_is_named() -> None:
    state = table("2 2", seats={P: {"mastiff": "0,0", "nurseries": ["1,1"]}}, walls=sides("0,0"))
    assert told(state, "die 2 move") == "Play the 2 to move the shepherd."
    play(state, "die 2 move")
    assert say(state.prompt(P), "en") == "Move your shepherd one step. It is the only one of the two that can move."
    free = table("2 2")
    assert told(free, "die 2 move") == "Play the 2 to move shepherd or mastiff."


# --- the relaxed rule of the set-up


@rules("SILK-2.10")
def test_the_relaxed_rule_is_cited_and_demands_what_can_be_done() -> None:
    state = crowded_corner()
    near = next(iter(sorted(names(state, "shepherd"))))
    assert verdict(state, f"shepherd {near}").rules == ("SILK-2.10",)
    assert (
        told(state, f"shepherd {near}") == f"Put your shepherd on {label(near)}, as near to your worms as it can stand."
    )
    point = next(iter(sorted(names(state, "nursery"))))
    assert verdict(state, f"nursery {point}").rules == ("SILK-2.10",)
    assert told(state, f"nursery {point}").endswith(", as near to your worms as it can stand.")
    nearest = "None of your pieces has a place beside your worms, so the {} must stand as near to them as possible; "
    nearest += "{} is farther away."
    assert told(state, "mastiff 1,5") == nearest.format("mastiff", "F2")
    assert told(state, "nursery 1,5") == nearest.format("nursery", "the corner of E1 and F2")
    assert told(state, "shepherd 4,0") == "The tile A5 is not empty."
    assert told(state, "nursery 4,1") == "A nursery already stands at the corner of A4 and B5."
    assert "less than two tile sides" in told(state, "nursery 3,1")
    for text in ("mastiff 1,5", "nursery 1,5", "shepherd 4,0", "nursery 4,1", "nursery 3,1"):
        assert refusal(state, text) == {"SILK-2.10"}


# --- who stands in the way


@rules("SILK-4.10", "SILK-4.11", "SILK-4.12")
def test_whoever_stands_in_the_way_is_named() -> None:
    state = table(
        "2 6",
        ookami="1,2",
        seats={
            P: {"shepherd": "1,1", "mastiff": "3,1"},
            G: {"shepherd": "0,1", "mastiff": "3,2"},
            B: {"mastiff": "0,2"},
        },
    )
    play(state, "die 2 move")
    assert told(state, "move shepherd north") == (
        "The shepherd cannot enter B1, where another shepherd, the green one (Luis’s), stands."
    )
    assert told(state, "move shepherd north", "es") == (
        "El pastor no puede entrar en B1, donde está otro pastor, el de color verde (de Luis)."
    )
    assert told(state, "move shepherd east") == "The shepherd cannot enter C2, where the ookami stands."
    assert told(state, "move mastiff east") == (
        "The mastiff cannot enter C4, where another mastiff, the green one (Luis’s), stands."
    )
    other = table("2 6", ookami="1,2", seats={P: {"shepherd": "3,2", "mastiff": "3,1"}, B: {"mastiff": "0,2"}})
    play(other, "die 2 move")
    assert told(other, "move mastiff east") == "The mastiff cannot enter C4, where the purple shepherd (Ana’s) stands."
    play(other, "move shepherd north", "die 6 ookami")
    assert told(other, "move ookami north") == "The ookami cannot enter C1, where the brown mastiff (Eva’s) stands."


# --- corners of the board


@rules("SILK-2.9", "SILK-5.7")
@pytest.mark.parametrize(
    ("players", "corner", "tile"),
    [(2, "4,5", "E4"), (3, "5,5", "E5"), (4, "5,6", "F5"), (4, "0,0", "A1"), (2, "0,5", "E1")],
)
def test_a_nursery_on_a_corner_of_the_board_is_refused_by_the_rule(players: int, corner: str, tile: str) -> None:
    game = load_game("silk", players)
    with pytest.raises(Refused) as caught:
        game.string_to_action(f"nursery  {corner}")
    assert caught.value.verdict.rules == ("SILK-2.9", "SILK-5.7")
    assert say(caught.value.verdict.message, "en") == (
        f"No nursery can ever stand at the outer corner of {tile}: the corners of the board stay free."
    )
    with pytest.raises(Refused) as caught:
        game.string_to_action("nursery 9,9")
    assert caught.value.verdict.key == "house-unknown-action"


# --- what exactly is missing


@rules("SILK-5.3", "SILK-5.5")
def test_why_no_worm_can_be_raised() -> None:
    state = table("1 6", seats={P: {"worms": worms("0,0 3"), "nurseries": []}})
    assert told(state, "die 1 raise").startswith("You cannot raise a worm: every tile beside your nurseries")
    assert refusal(state, "die 1 raise") == {"SILK-5.3"}
    state = table("1 6", seats={P: {"worms": FIFTEEN}})
    assert (
        told(state, "die 1 raise") == "You have no worm in your reserve to raise, and none in the cave to bring back."
    )
    assert refusal(state, "die 1 raise") == {"SILK-5.5"}


@rules("SILK-6.1", "SILK-6.2")
def test_why_no_wall_can_be_built() -> None:
    none = table(
        "3 6",
        players=2,
        seats={P: {"nurseries": ["1,1"]}},
        walls=route("1,1", "1,5", "3,5", "3,1")[:10],
        trigger={"reason": "walls", "seat": P},
    )
    assert told(none, "die 3 wall") == "You cannot build a wall: none is left."
    assert refusal(none, "die 3 wall") == {"SILK-6.1"}
    state = table("3 6")
    assert told(state, "die 3 wall") == "You cannot build a wall: no edge at your network is free."
    assert refusal(state, "die 3 wall") == {"SILK-6.2"}


@rules("SILK-5.9", "SILK-5.10")
def test_why_nothing_can_be_built_or_grazed() -> None:
    state = table("4 5", seats={P: {"nurseries": ["2,2"], "shepherd": "2,2"}, G: {"nurseries": ["3,3"]}, B: {}})
    assert told(state, "die 4 build").startswith("You cannot build a nursery: every corner of your shepherd’s tile")
    assert told(state, "die 5 graze") == "You cannot graze: no worm of yours is in the valley."
    state = table("4 5", seats={P: {"nurseries": FOUR}})
    assert told(state, "die 4 build") == "You cannot regenerate: there is no empty barren tile beside your nurseries."
    stuck = table(
        "5 6",
        seats={P: {"worms": worms("0,0 1")}, G: {"mastiff": "0,1", "worms": worms("1,0 3"), "nurseries": ["0,1"]}},
        walls=sides("0,0", "NW"),
    )
    assert told(stuck, "die 5 graze") == "You cannot graze: on no tile of yours could all worms leave."


@rules("SILK-2.4", "SILK-2.6")
def test_leafy_pasture_never_takes_worms_in_the_set_up() -> None:
    state = load_game("silk", 2).new_initial_state()
    play(
        state, "tile leafy", "tile normal", *["tile dry"] * 9, *["tile normal"] * 8, "tile den", "roll 6 6", "roll 1 1"
    )
    assert told(state, "worm 0,0") == "In the set-up no worm goes on leafy pasture such as A1."
    assert refusal(state, "worm 0,0") == {"SILK-2.6"}
    assert told(state, "worm 0,1") == "As long as there is room on dry pasture, no worm can go to B1."


# --- the end that a choice brings


@rules("SILK-9.1")
def test_the_last_wall_says_that_it_triggers_the_end() -> None:
    walls = route("1,1", "1,5", "3,5", "3,2")[:9]
    state = table("3 3", players=2, seats={P: {"nurseries": ["1,1"], "improvements": ["long_wall"]}}, walls=walls)
    end = "It is the last wall, and that triggers the end."
    assert told(state, "die 3 wall") == "Play the 3 to build a wall. " + end
    assert verdict(state, "die 3 wall").rules == ("SILK-3.4", "SILK-9.1")
    play(state, "die 3 wall")
    assert told(state, "wall 0,1-1,1") == "Build the wall between A1 and B1. " + end
    assert (
        told(state, "wall 0,1-1,1", "es")
        == "Construye el muro entre A1 y B1. Es el último muro, y eso desencadena el final."
    )


@rules("SILK-9.1")
def test_grazing_the_last_pasture_says_that_it_triggers_the_end() -> None:
    bare = [f"{r},{c}" for r in range(4) for c in range(5) if (r, c) != (0, 0)]
    state = table("3 5", players=2, seats={P: {"worms": worms("0,0 2", "2,2 1")}}, barren=bare)
    end = "Then the whole valley is barren, and that triggers the end."
    assert told(state, "die 5 graze") == "Play the 5 to graze."  # it may be the other tile
    play(state, "die 5 graze")
    assert told(state, "graze 0,0").endswith("it turns barren. " + end)
    assert told(state, "graze 2,2") == "Graze C3 for no points."
    assert verdict(state, "graze 2,2").rules == ("SILK-5.10", "SILK-5.12")
    play(state, "graze 0,0", "displace east")
    assert told(state, "displace east") == "The purple worm (Ana’s) goes to B1. " + end


@rules("SILK-9.1", "SILK-8.2")
def test_reaching_the_target_says_that_it_triggers_the_end() -> None:
    end = "With that you reach the score that triggers the end."
    state = table("3 5", players=2, seats={P: {"worms": worms("0,0 2"), "score": 28}}, pasture={"0,0": "leafy"})
    assert told(state, "die 5 graze") == "Play the 5 to graze. " + end
    play(state, "die 5 graze")
    assert told(state, "graze 0,0") == "Graze A1 for 6 points; it turns barren. " + end
    last = {"worms": worms("0,0 1"), "reserve": 1, "score": 21}
    state = table("1 5", players=2, seats={P: last})
    play(state, "die 1 raise")
    assert told(state, "raise 0,0") == (
        "Raise your last worm on A1 and earn the Silkworm improvement: 10 points. " + end
    )


@rules("SILK-9.3", "SILK-9.11")
def test_the_last_action_of_the_game_says_so() -> None:
    state = table("6 6", ookami="2,2", trigger={"reason": "barren", "seat": G}, active=P, turn=4)
    play(state, "die 6 ookami", "move ookami north", "die 6 ookami")
    assert told(state, "move ookami south") == "The ookami goes to C3. Then the game is over."
    assert verdict(state, "move ookami south").rules[-1] == "SILK-9.3"
    capped = table("6 6", players=2, ookami="1,2", active=1, turn=200)
    play(capped, "die 6 ookami", "move ookami north", "die 6 ookami")
    assert verdict(capped, "move ookami south").rules[-1] == "SILK-9.11"
