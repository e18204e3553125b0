"""What Silk says: every event, prompt and explanation of real games has its sentence in both languages, and none is idle."""

import re
from collections.abc import Iterator

from caravansary import Event, Message, State, load_game
from caravansary.engine.messages import Args, ScoreLine, Verdict
from caravansary.words import LANGUAGES, say, say_event, say_line
from tests.games.playing import every_verdict, play, wander
from tests.words.catalogue import keys

from .tables import G, P, change, crowded_corner, events, route, sides, table, worms

FIFTEEN = worms("0,0 3", "0,1 3", "0,2 3", "0,3 3", "0,4 3")
RING = route("1,1", "1,4", "2,4", "2,1", "1,1")
FOUR = ["1,1", "1,3", "3,1", "3,3"]


def rare() -> Iterator[State]:
    """Situations that random games seldom come to."""
    yield table("1 1", seats={P: {"worms": worms("0,0 1"), "reserve": 0}})
    yield table("3 4", seats={P: {"worms": worms("0,0 1"), "reserve": 0}})
    yield table("2 2", seats={P: {"worms": FIFTEEN}})
    yield table("3 3", seats={P: {"nurseries": ["1,1"]}}, walls=RING[:-1])
    yield table("3 3", seats={P: {"nurseries": FOUR}}, barren=["0,0", "0,5", "2,2"])
    yield table("2 6", ookami="2,2", seats={P: {"nurseries": ["4,4"]}}, walls=sides("2,2"))
    yield crowded_corner()
    yield change(
        table(
            "",
            trigger={"reason": "barren", "seat": 0},
            active=3,
            turn=4,
            seats={P: {"nurseries": ["1,1"], "improvements": ["enclosure"]}},
            walls=RING,
        ),
        phase="over",
    )
    leafy = load_game("silk", players=2).new_initial_state()
    play(leafy, "tile leafy", *["tile normal"] * 13, *["tile leafy"] * 5, "tile den", "roll 6 6")
    leafy.recording = True
    play(leafy, "roll 6 6")
    yield leafy.clone()
    assert events(leafy) == ["starting-roll", "tied"]
    yield leafy
    leafy = leafy.clone()
    play(leafy, "roll 6 6", "roll 1 1")
    yield leafy
    yield table("4 4", seats={P: {"nurseries": FOUR, "score": 0}, G: {"worms": worms("0,0 1")}}, barren=["0,0", "2,2"])
    yield table("4 4", seats={P: {"nurseries": FOUR[:3], "shepherd": "3,3"}})
    yield table("4 4", seats={P: {"nurseries": FOUR}})
    yield table(
        "5 5",
        seats={P: {"worms": worms("0,0 1", "2,2 1")}, G: {"mastiff": "0,1", "worms": worms("1,0 3")}},
        walls=sides("0,0", "NW"),
    )
    yield table("1 1", seats={P: {"worms": worms("0,0 3", "0,1 3", "0,2 3", "0,3 3", "0,4 2"), "reserve": 1}})
    yield table(
        "5 5",
        seats={P: {"worms": worms("2,2 1"), "nurseries": ["4,4"]}},
        walls=route("0,0", "0,6", "5,6", "5,0", "0,0")[:20],
        trigger={"reason": "walls", "seat": P},
    )
    yield table(
        "5 5",
        seats={P: {"worms": worms("0,0 1")}, G: {"mastiff": "0,1", "worms": worms("1,0 3"), "nurseries": ["4,4"]}},
        walls=sides("0,0", "NW"),
    )
    stuck: dict[int, dict[str, object]] = {
        P: {"shepherd": "2,2", "mastiff": "0,5", "nurseries": ["4,4"]},
        G: {"shepherd": "1,2"},
        2: {"shepherd": "3,2"},
        3: {"shepherd": "2,1"},
    }
    yield table("3 3", ookami="2,3", seats=stuck, walls=sides("0,5"))
    yield table(
        "2 6", ookami="2,2", seats={P: {"mastiff": "2,1"}, G: {"worms": worms("2,3 2")}}, walls=sides("2,2", "N")
    )
    yield table(
        "2 6",
        ookami="2,2",
        seats={P: {"shepherd": "2,1", "mastiff": "3,1"}, G: {"mastiff": "1,1", "worms": worms("1,2 1")}},
    )


def every_way(state: State, depth: int = 3) -> Iterator[State]:
    """A situation, and what follows from its choices."""
    yield state
    if depth and not state.is_terminal() and state.current_player() >= 0:
        for action in state.legal_actions()[:40]:
            after = state.clone()
            after.recording = True
            after.apply_action(action)
            yield from every_way(after, depth - 1 if after.current_player() >= 0 else 0)


def test_everything_that_is_said_can_be_said_and_nothing_is_idle() -> None:
    heard: set[str] = set()
    spoken: set[str] = set()

    def hear(said: Message | Event | ScoreLine | Verdict) -> None:
        known = f"{said.key} {sorted(said.args.items())} {isinstance(said, Event)}"
        if known in heard:
            return
        heard.add(known)
        spoken.add(said.key)
        for language in LANGUAGES:
            if isinstance(said, Event):
                assert say_event(said, language)
            elif isinstance(said, ScoreLine):
                assert say_line(said, language)
            else:
                assert say(said.message if isinstance(said, Verdict) else said, language)

    def listen(state: State, thorough: bool) -> None:
        for event in state.events:
            hear(event)
        for seat in state.pending():
            hear(state.prompt(seat))
            for action in state.legal_actions(seat):
                hear(state.describe(action, seat))
        if thorough:
            for seat, _, said in every_verdict(state):
                hear(said)
                hear(state.explain(0, (seat + 1) % state.game.players))
        for sheet in state.breakdown():
            for line in sheet:
                hear(line)

    for players, seed in ((2, 1), (2, 4), (3, 2), (4, 3)):
        for number, (state, _, _) in enumerate(wander(load_game("silk", players), seed)):
            state.recording = True
            listen(state, number % 12 == 0)
    for start in rare():
        for number, state in enumerate(every_way(start)):
            listen(state, number < 40)
    silent = {key for key in keys("en") if re.match(r"silk-(prompt|do|no|event|line)-", key)} - spoken
    assert silent == {"silk-no-corner", "silk-no-far", "silk-no-which"}  # said of what is typed


def test_a_chain_is_told_step_by_step() -> None:
    state = table("6 6", ookami="2,3", seats={P: {"mastiff": "1,2", "worms": worms("1,3 1")}, G: {"shepherd": "2,2"}})
    state.recording = True
    play(state, "die 6 ookami")
    assert [dict(event.args) for event in state.events] == [
        {"die": 6, "action": "@silk-action-ookami", "doing": "@silk-action-ookami", "cost": 0}
    ]
    told = []
    for text in ("move ookami west", "bump shepherd north", "bump mastiff east", "displace north"):
        play(state, text)
        told += [
            (event.key.removeprefix("silk-event-"), event.args["from"], event.args["to"], event.args["at"])
            for event in state.events
        ]
    assert told == [
        ("move", "D3", "C3", ["2,3", "2,2"]),
        ("bump", "C3", "C2", ["2,2", "1,2"]),
        ("bump", "C2", "D2", ["1,2", "1,3"]),
        ("worm-moves", "D2", "D1", ["1,3", "0,3"]),
    ]


def test_who_owns_what_is_moved_is_told() -> None:
    state = table("5 5", ookami="1,0", seats={P: {"worms": worms("0,0 1")}, G: {"worms": worms("0,0 1")}})
    state.recording = True
    play(state, "die 5 graze", "graze 0,0", "displace off")
    assert events(state) == ["worm-off"]
    play(state, "displace south")
    assert [
        (event.key.removeprefix("silk-event-"), event.args.get("owner"), event.args.get("whose"))
        for event in state.events
    ] == [
        ("worm-captured", G, "other"),
        ("grazed", None, None),
    ]


def test_a_segment_is_told_with_its_path() -> None:
    state = table("3 3", seats={P: {"nurseries": ["1,1", "1,3"]}}, walls=route("1,1", "1,2"))
    state.recording = True
    play(state, "die 3 wall", "wall 1,2-1,3")
    wall: Args = {"wall": "@silk-place-between C1 C2", "at": ["1,2-1,3"]}
    assert state.events[1] == Event("silk-event-segment", {**wall, "points": 2, "path": ["1,1", "1,2", "1,3"]}, P)


def test_the_end_is_told() -> None:
    state = change(table("3 3", players=2, seats={P: {"nurseries": ["1,1"], "score": 29}}, turn=1), turn=1)
    state.recording = True
    play(state, "die 3 wall", "wall 1,1-1,2", "die 3 wall", "wall 1,2-1,3")
    assert events(state) == ["wall", "turn"]
