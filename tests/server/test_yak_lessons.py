"""Yak's tutorial: what its lessons say is true."""

from caravansary.server.messages import LessonAnswer
from tests.server.learner import Learner, Row, mine

LEARNER = Learner("yak")
ask, solved = LEARNER.ask, LEARNER.solved


def cart(answer: LessonAnswer, **what: object) -> Row:
    """The cart with this name, or at this stop."""
    (found,) = (one for one in answer.snapshot.view["carts"] if what.items() <= one.items())
    return dict(found)


def arriving(answer: LessonAnswer) -> str:
    """The cart that the next dusk brings, if no fog comes in between."""
    clockwise = answer.snapshot.view["direction"] == "clockwise"
    return str(cart(answer, stop=2 if clockwise else 1)["name"])


def is_last_of_the_day(answer: LessonAnswer) -> bool:
    return bool(answer.snapshot.view["order"][-1] == answer.you)


def groups(answer: LessonAnswer) -> list[tuple[str, int, int]]:
    return sorted((group["colour"], group["size"], group["points"]) for group in mine(answer)["groups"])


def test_tower() -> None:
    assert groups(solved("tower")) == [("black", 3, 6), ("red", 2, 3)]
    assert solved("tower").snapshot.scores[0] == 9


def test_build() -> None:
    begun = ask("build")
    assert cart(begun, seat=0)["forbids"] == "bread"
    assert begun.snapshot.view["build"]["budget"] == 4
    assert arriving(begun) == "no_milk"
    chosen = ask("build", "buy blue", "buy blue")
    assert [choice.action for choice in chosen.snapshot.choices] == ["pay 1 meat 2 milk", "pay 2 meat 1 milk"]
    assert chosen.snapshot.view["build"]["price"] == 3
    # Two more stones cost 3: one meat and two bread, but not two bread alone.
    assert mine(solved("build"))["yurt"] == {"meat": 1, "milk": 0, "bread": 2}


def test_restock() -> None:
    begun, done = ask("restock"), solved("restock")
    assert mine(begun)["food"] == 3 and cart(begun, seat=0)["food"] == {"meat": 0, "milk": 6, "bread": 2}
    assert mine(done)["food"] == 8 and mine(done)["yurt"]["milk"] == 5
    assert cart(done, name="no_meat")["food"]["milk"] == 1
    assert len(cart(done, name="no_meat")["stones"]) == len(cart(begun, name="no_meat")["stones"]) + 1


def test_market() -> None:
    begun, done = ask("market"), solved("market")
    assert is_last_of_the_day(begun) and arriving(begun) == "no_milk"
    assert ("red", 3, 6) in groups(begun)
    assert cart(done, seat=0)["name"] == "no_milk" and cart(done, seat=0)["stones"].count("red") == 2
    assert done.snapshot.view["phase"] == "dawn"


def test_day() -> None:
    begun, done = ask("day"), solved("day")
    assert [row["committed"] for row in begun.snapshot.view["seats"]] == [False, True, True]
    assert [row["card"] for row in begun.snapshot.view["seats"]] == [None, None, None]
    assert mine(begun)["food"] == 1 and sum(cart(begun, seat=0)["food"].values()) == 7
    assert is_last_of_the_day(begun) and mine(done)["food"] == 6
    assert begun.snapshot.view["first"] == 1 and done.snapshot.view["first"] == 2
    assert cart(done, seat=0)["name"] == arriving(begun)


def test_fog() -> None:
    begun, drawn, done = ask("fog"), ask("fog", "take milk"), solved("fog")
    assert begun.snapshot.view["quarry"]["fog"] == 5 and is_last_of_the_day(begun)
    assert [event.key for event in drawn.events].count("yak-event-turn-round") == 1
    assert [event.key for event in drawn.events].count("yak-event-draw-fog") == 2
    assert (arriving(begun), arriving(drawn)) == ("no_bread", "no_meat")
    assert done.snapshot.view["mountain"]["track"] == 2
    assert cart(done, seat=0)["name"] == "no_meat" and cart(done, seat=0)["stones"].count("orange") == 2


def test_crystal() -> None:
    begun, done = ask("crystal"), solved("crystal")
    build = begun.snapshot.view["build"]
    assert build["budget"] == build["costs"]["crystal"] == 2 and build["costs"]["green"] == 1
    assert len(groups(begun)) == 2 and "red" not in [colour for colour, _, _ in groups(begun)]
    assert ("red", 3, 6) in groups(done) and len(groups(done)) == 3
    assert (begun.snapshot.scores[0], done.snapshot.scores[0]) == (8, 16)


def test_end() -> None:
    begun = ask("end")
    assert mine(begun)["stones"] == 13 and begun.snapshot.view["build"]["budget"] == 1
    placed = ask("end", "buy purple", "place purple 4.1")
    assert placed.snapshot.view["stupa"] == 0 and placed.snapshot.view["is_last_day"]
    assert (len(groups(begun)), len(groups(placed))) == (4, 5)
    # With one food only the blue stone can be paid, and on top of the tower it would touch no other.
    assert set(cart(placed, seat=0)["stones"]) == {"blue", "crystal"} and mine(placed)["food"] == 1
    assert "blue" not in {cell["stone"] for cell in mine(placed)["tower"] if cell["level"] == 4}
    over = solved("end").snapshot
    assert over.scores == [42, 41, 29] and over.over is not None and over.over.winners == [0]
    assert [row["points"]["food"] for row in over.view["seats"]] == [2, 0, 0]
    assert [row["food"] for row in over.view["seats"]] == [5, 1, 4]
