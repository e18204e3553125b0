"""Silk's tutorial: what its lessons say is true."""

from caravansary.server.messages import LessonAnswer
from tests.server.learner import Learner, Row

LEARNER = Learner("silk")
ask, solved, solution = LEARNER.ask, LEARNER.solved, LEARNER.solution


def tile(answer: LessonAnswer, name: str) -> Row:
    (found,) = (one for one in answer.snapshot.view["tiles"] if one["tile"] == name)
    return dict(found)


def seat(answer: LessonAnswer, number: int) -> Row:
    row: Row = answer.snapshot.view["seats"][number]
    return row


def worth(answer: LessonAnswer) -> dict[str, int]:
    """Points for each tile that can be grazed now."""
    return {row["tile"]: row["points"] for row in answer.snapshot.view["choices"] if row["kind"] == "graze"}


def cost(answer: LessonAnswer, action: str) -> int:
    (found,) = (row["cost"] for row in answer.snapshot.view["choices"] if row["action"] == action)
    return int(found)


def offered(answer: LessonAnswer) -> set[str]:
    return {choice.action for choice in answer.snapshot.choices}


def gained(name: str) -> int:
    return int(solved(name).snapshot.scores[0] - ask(name).snapshot.scores[0])


def test_you_are_purple_and_the_other_one_is_green() -> None:
    for lesson in LEARNER.lessons.values():
        assert lesson.you == 0
        assert ask(lesson.name).snapshot.view["colours"] == ["purple", "green"]


def test_graze() -> None:
    begun, done = ask("graze"), solved("graze")
    assert tile(begun, "1,1")["pasture"] == "leafy" and tile(begun, "1,1")["worms"] == [2, 0]
    brings = worth(begun)
    assert brings.pop("1,1") == 6 > max(brings.values())
    assert tile(begun, "0,1")["pasture"] == "normal"
    assert gained("graze") == 6 and tile(done, "1,1")["barren"] and tile(done, "1,1")["value"] == 0
    # To the west the worm touches the nursery, which stands at a corner of both tiles.
    assert {"point": "2,1", "seat": 0} in done.snapshot.view["nurseries"] and tile(done, "1,0")["worms"] == [1, 0]


def test_turn() -> None:
    begun, done = ask("turn"), solved("turn")
    assert begun.snapshot.view["phase"] == "start_of_turn" and begun.snapshot.view["dice"] == []
    assert offered(begun) == {"raise 0,0", "raise 1,0", "raise 1,1"} and tile(begun, "1,1")["pasture"] == "leafy"
    assert tile(done, "1,1")["worms"] == [2, 0]
    assert [die["face"] for die in done.snapshot.view["dice"] if die["played"] is None] == [5]
    # The lesson ends where the one before began.
    assert done.snapshot.view["tiles"] == ask("graze").snapshot.view["tiles"]


def test_dice() -> None:
    begun = ask("dice")
    assert [(row["number"], row["action"]) for row in begun.snapshot.view["spaces"]] == [
        (1, "raise"),
        (2, "move"),
        (3, "wall"),
        (4, "build"),
        (5, "graze"),
        (6, "ookami"),
    ]
    assert (cost(begun, "die 3 graze"), cost(begun, "die 6 graze")) == (2, 1)
    chosen = ask("dice", "die 6 graze", "graze 1,0")
    assert tile(begun, "1,0")["pasture"] == "normal" and tile(begun, "1,0")["worms"] == [2, 0]
    assert [sum(tile(chosen, name)["worms"]) for name in ("0,0", "2,0")] == [3, 3]
    assert offered(chosen) == {"displace off", "displace east"} and tile(chosen, "1,1")["barren"]
    assert gained("dice") == 4 - 1
    assert seat(solved("dice"), 0)["reserve"] == seat(begun, 0)["reserve"] + 1


def test_drive() -> None:
    begun, done = ask("drive"), solved("drive")
    assert tile(begun, "3,4")["pasture"] == "leafy" and tile(begun, "3,4")["worms"] == [0, 2]
    assert tile(begun, "3,0")["piece"] == {"piece": "mastiff", "seat": 0}
    assert tile(done, "3,4")["piece"] == {"piece": "mastiff", "seat": 0}
    assert seat(done, 1)["reserve"] == seat(begun, 1)["reserve"] + 2


def test_ookami() -> None:
    begun, done = ask("ookami"), solved("ookami")
    assert [die["face"] for die in begun.snapshot.view["dice"]] == [1, 2] and cost(begun, "die 1 ookami") == 1
    moved = ask("ookami", *solution("ookami")[:2])
    assert [seat(one, 1)["cave"] for one in (begun, moved, done)] == [0, 2, 4]
    assert seat(done, 1)["final"]["cave"] == -4
    assert tile(moved, "1,2")["piece"] == {"piece": "mastiff", "seat": 0}
    assert tile(moved, "1,3")["piece"] == {"piece": "ookami", "seat": None}
    assert tile(moved, "1,4")["worms"] == [0, 2]


def test_build() -> None:
    begun = ask("build")
    assert tile(begun, "2,2")["piece"] == {"piece": "shepherd", "seat": 0}
    assert begun.snapshot.view["walls"] == ["2,1-2,2", "2,2-3,2"]
    built = ask("build", "nursery 3,3")
    assert built.snapshot.scores == begun.snapshot.scores
    assert {"point": "3,3", "seat": 0} in built.snapshot.view["nurseries"]
    assert gained("build") == 3 and seat(solved("build"), 0)["nurseries_left"] == 2
    marker = {"name": "nursery", "points": 5, "seat": None}
    assert marker in begun.snapshot.view["improvements"]


def test_enclosure() -> None:
    begun, done = ask("enclosure"), solved("enclosure")
    assert len(begun.snapshot.view["walls"]) == 7 and begun.snapshot.view["enclosures"] == []
    keys = [(event.key, event.args.get("points")) for event in done.events]
    assert ("silk-event-segment", 4) in keys and ("silk-event-improvement", 10) in keys
    assert gained("enclosure") == 14
    (ring,) = done.snapshot.view["enclosures"]
    assert (len(ring["tiles"]), ring["contacts"], ring["controller"], ring["value"]) == (3, [2, 1], 0, 6)
    # The other one's walls reach the gap as well.
    assert {"2,1", "3,1"} <= set(begun.snapshot.view["networks"][1])


def test_end() -> None:
    begun = ask("end")
    assert begun.snapshot.view["target"] == 30 and begun.snapshot.scores[0] == 24
    assert worth(begun)["1,1"] == max(worth(begun).values()) == 6
    assert tile(begun, "1,2")["value"] == 2 and sum(tile(begun, "1,2")["worms"]) == 1
    grazed = ask("end", *solution("end")[:3])
    assert grazed.snapshot.scores[0] == 30 and grazed.snapshot.view["trigger"]["seat"] == 0
    assert sum(tile(grazed, "1,2")["worms"]) == 3 and tile(grazed, "0,2")["value"] == 3
    over = solved("end").snapshot
    assert over.scores == [57, 52] and over.over is not None and over.over.winners == [0]
    assert [row["final"]["enclosures"] for row in over.view["seats"]] == [6, 0]


def test_begin() -> None:
    begun, done = ask("begin"), solved("begin")
    assert offered(begun) == {"worm 0,0", "worm 3,1"} and seat(begun, 0)["hand"] == 1
    assert tile(begun, "3,1")["worms"] == [0, 2] and tile(begun, "2,0")["worms"] == [3, 0]
    assert begun.snapshot.view["starter"] == 1 and tile(begun, "2,2")["piece"]["piece"] == "ookami"
    assert {"point": "2,1", "seat": 0} in done.snapshot.view["nurseries"] and tile(done, "1,1")["pasture"] == "leafy"
    assert done.snapshot.view["phase"] == "start_of_turn" and done.snapshot.view["active"] == 1
