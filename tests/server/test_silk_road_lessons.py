"""Silk Road's tutorial: what its lessons say is true."""

from caravansary.server.lessons import Attempt
from caravansary.server.messages import LessonAnswer
from tests.server.learner import Learner, mine

LEARNER = Learner("silk_road")
ask, solved = LEARNER.ask, LEARNER.solved


def earned(name: str) -> int:
    """What the whole lesson brings in silver."""
    return int(mine(solved(name))["money"] - mine(ask(name))["money"])


def tiles(answer: LessonAnswer, city: str | None = None) -> list[str]:
    """The faces in a city, or in the one where the caravan is."""
    where = city or answer.snapshot.view["caravan"]
    (found,) = (row for row in answer.snapshot.view["map"]["cities"] if row["id"] == where)
    return sorted(tile["face"] for tile in found["tiles"])


def without_turn(answer: LessonAnswer) -> list[int]:
    return [seat for seat, row in enumerate(answer.snapshot.view["seats"]) if row["tokens"] == 0]


def test_sell() -> None:
    begun = ask("sell")
    assert begun.snapshot.view["pawn"] == 0
    assert mine(begun)["goods"]["silk"] == 3 == max(mine(begun)["goods"].values())
    assert earned("sell") == 9
    assert "seller silk" in tiles(begun) and "seller silk" not in tiles(solved("sell"))


def test_buy() -> None:
    begun = ask("buy")
    assert mine(begun)["money"] == 10 and mine(begun)["goods"]["spices"] == 0
    assert earned("buy") == -6
    prices = begun.snapshot.view["prices"]
    assert prices["buy"][4] - prices["buy"][3] == 4 and prices["sell"][3] == 9


def test_pawn() -> None:
    begun, done = ask("pawn"), solved("pawn")
    assert tiles(begun) == ["seller ivory"] and mine(begun)["tokens"] == 1
    assert without_turn(begun) == [1, 3]
    assert [row["crooks"] for row in begun.snapshot.view["seats"]] == [0, 1, 0, 0]
    assert [choice.action for choice in begun.snapshot.choices] == ["hand pawn to seat 1", "hand pawn to seat 3"]
    assert tiles(done) == [] and done.snapshot.view["pawn"] == 1
    assert done.snapshot.view["phase"] == "auction"


def test_auction() -> None:
    begun = ask("auction")
    assert begun.snapshot.view["caravan"] == "merv" and begun.snapshot.view["auction"]["high_bid"] == 2
    assert mine(begun)["goods"]["ivory"] == 3
    bought = ask("auction", "bid 3")
    assert bought.snapshot.view["pawn"] == 0 and mine(bought)["money"] == mine(begun)["money"] - 3
    done = solved("auction")
    assert mine(done)["money"] == mine(bought)["money"] + 9
    assert done.snapshot.view["phase"] == "take" and done.snapshot.view["pawn"] == 0
    assert "seller silk" in tiles(done) and len(tiles(done)) == 3 and mine(done)["goods"]["silk"] > 0


def test_settle() -> None:
    begun = ask("settle")
    assert begun.snapshot.view["pawn"] == 0 and begun.snapshot.view["auction"]["high_bid"] == 5
    assert [choice.action for choice in begun.snapshot.choices] == ["sell pawn", "pay bid"]
    (here,) = (row for row in begun.snapshot.view["map"]["cities"] if row["id"] == begun.snapshot.view["caravan"])
    assert len(here["exits"]) == 2 and all("seller jewels" in tiles(begun, city) for city in here["exits"])
    turn = ask("settle", "sell pawn")
    assert mine(turn)["money"] == mine(begun)["money"] + 5 and turn.snapshot.view["phase"] == "take"
    assert without_turn(turn) == [0, 1, 3] and turn.snapshot.view["pawn"] == 0
    assert mine(turn)["goods"]["jewels"] == 2 and earned("settle") == 5 + 7


def test_crook() -> None:
    begun, done = ask("crook"), solved("crook")
    assert mine(begun)["crooks"] == 1 and mine(begun)["goods"]["jewels"] == 3
    assert "seller jewels" not in tiles(begun) and mine(begun)["goods"]["spices"] == 0
    turned = ask("crook", "take seller spices", "crook spices into jewels")
    assert turned.snapshot.view["action"]["now"]["face"] == "seller jewels"
    assert earned("crook") == 9 and mine(done)["crooks"] == 0


def test_barterer() -> None:
    begun, done = ask("barterer"), solved("barterer")
    assert len(tiles(begun)) == 2 and mine(begun)["barterers"] == 1 and mine(begun)["goods"]["ivory"] == 2
    assert mine(begun)["goods"]["silk"] == 0
    assert mine(done)["goods"]["silk"] == 4 and mine(done)["goods"]["ivory"] == 0
    # One token for both tiles; three seats have none, and one tile is left for them.
    assert mine(done)["tokens"] == 1 and without_turn(done) == [1, 2, 3] and len(tiles(done)) == 1


def test_vizier() -> None:
    begun, done = ask("vizier"), solved("vizier")
    assert begun.snapshot.view["viziers"]["named"] == ["jewels"]
    assert mine(begun)["goods"]["silk"] == mine(done)["goods"]["silk"] == 3
    assert earned("vizier") == 5
    paid = [event.args for event in done.events if event.key == "silk_road-event-show-paid"]
    assert sorted((args["count"], args["money"]) for args in paid) == [(2, 3), (3, 5)]


def test_end() -> None:
    begun, sold = ask("end"), ask("end", "sell 3 silk")
    assert begun.snapshot.view["caravan"] == "tyre" and tiles(begun) == []
    assert mine(begun)["goods"]["silk"] == 4
    assert sold.snapshot.view["phase"] == "auction" and sold.snapshot.pending == [0]
    over = solved("end").snapshot
    assert over.scores == [29, 28, 28, 25] and over.over is not None and over.over.winners == [0]
    # If all four are sold.
    match = Attempt("silk_road", list(LEARNER.lessons.values())[-1]).match
    for action, seat in (("sell 4 silk", 0), ("pass", 0), ("pass", 1), ("pass", 2), ("move antioch", 3)):
        match.play(action, seat)
    assert [match.state.score(seat) for seat in range(4)] == [27, 28, 28, 25]
