"""Quick hands: lay a table, sit down at it, and play it to its end over its socket, where what is looked at comes after it."""

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page
from websockets.sync.client import connect

from caravansary.games.registry import of_the_house
from tests.e2e.guest import Guest
from tests.e2e.house import ANSWERS_WITHIN, House
from tests.server.pages import whole

FEWEST: Final = {name: info.min_players for name, info in of_the_house().items()}  # who must be there for each game
MOST: Final = 5000  # decisions of the longest game


def lay(
    house: House, game: str = "border", players: int = 0, *, level: str = "beginner", names: Sequence[str] = ()
) -> tuple[str, list[str | None]]:
    """A table for one person and bots of the house: its id and the tokens. As few players as there must be, or so many."""
    bots = ["bot"] * ((players or FEWEST[game]) - 1)
    return house.table("person", *bots, level=level, game=game, names=names)


def sit(
    page: Page,
    house: House,
    game: str = "border",
    players: int = 0,
    *,
    level: str = "beginner",
    names: Sequence[str] = (),
    **who: Any,
) -> Guest:
    """Somebody at such a table, as soon as there is something to decide."""
    table, tokens = lay(house, game, players, level=level, names=names)
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me = Guest(page, game, table=table, tokens=tokens, **who)
    me.wait()
    return me


def finish(house: House, table: str, tokens: list[str | None], seed: int = 1) -> Any:
    """Any legal choice for every person, until the game is over; answers how it ended."""
    luck = random.Random(seed)
    shown: dict[int, tuple[int, Any]] = {}
    with connect(house.url.replace("http", "ws", 1) + f"/ws/tables/{table}", max_size=None) as socket:

        def say(**message: Any) -> None:
            socket.send(json.dumps(message))

        def hear() -> str:
            message = json.loads(socket.recv(ANSWERS_WITHIN))
            if message["type"] in ("update", "change"):
                _, before = shown.get(message["seat"], (0, None))
                shown[message["seat"]] = (message["seq"], whole(message, before))
            return str(message["type"])

        say(type="hello", tokens=[token for token in tokens if token], since=0)
        for number in range(MOST):
            if shown and all(snapshot["over"] for _, snapshot in shown.values()):
                return next(iter(shown.values()))[1]["over"]
            asked = [seat for seat, (_, snapshot) in shown.items() if snapshot["choices"]]
            if not asked:
                hear()
                continue
            seq, snapshot = shown[asked[0]]
            action = luck.choice(snapshot["choices"])["action"]
            say(type="play", id=str(number), seat=asked[0], seq=seq, action=action)
            while hear() not in ("done", "refused"):
                pass
    raise AssertionError("the game does not end")


def finish_here(house: House, page: Page, table: str) -> None:
    """The same at the seat that this browser keeps; the page shows it."""
    token = page.evaluate("(table) => JSON.parse(localStorage[`caravansary:table:${table}`])[0]", table)
    finish(house, table, [token])
    page.locator("dialog[open] .final").wait_for()  # before that, what the page offers may be long decided
