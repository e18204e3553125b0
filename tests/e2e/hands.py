"""Quick hands: play a table to its end over its socket, where what is looked at comes after it."""

import json
import random
from typing import Any

from websockets.sync.client import connect

from tests.e2e.house import ANSWERS_WITHIN, House
from tests.server.pages import whole

MOST: int = 5000  # decisions of the longest game


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
