"""`make pictures`: what an evening looks like, for README and the site, taken from the real page.

One picture of the table of each game, in the middle of a game of good players, and a moving one: from the home page to the first
decisions. They lie in docs/pictures as WebP; the luck is fixed, so a new picture differs only where the page does.
"""

import io
import json
import sqlite3
import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.house import ANSWERS_WITHIN, ROOT, House, launch, missing
from tests.server.pages import whole
from websockets.sync.client import connect

from caravansary.engine.contract import Game
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.games.registry import of_the_house
from caravansary.players import Seen, make_player
from caravansary.players.play import play_match

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final = {"width": 1280, "height": 800}
QUALITY: Final = 82
COMPANY: Final = ("Traveller", "Tariq", "Leyla", "Samir")
# What looks well, for games of which we know it: how many play, and after how many decisions of the first seat much lies there.
SEATS: Final = {"border": 3, "yak": 4, "silk": 3, "silk_road": 4}
MIDDLE: Final = {"border": 44, "yak": 32, "silk": 40, "silk_road": 34}
DRAWN: Final = (
    "() => Promise.all([document.fonts.ready, ...document.getAnimations().map((one) => one.finished.catch(() => 0))])"
)


# --- a good player on the first seat


class Hand:
    """Plays the first seat of a table as well as `hard` does, by what that seat knows."""

    def __init__(self, house: House, game: str, seats: int) -> None:
        self.house = house
        self.game = load_game(game, seats)
        self.player = make_player("hard")
        self.luck = Rng(7, "pictures", game)

    def lay(self) -> tuple[str, str]:
        """A table of this person and the house; its id and the person's token."""
        seats = [{"kind": "person", "name": COMPANY[0]}]
        seats += [{"kind": "bot", "name": name, "level": "hard"} for name in COMPANY[1 : self.game.players]]
        body = {"game": self.game.info.name, "options": {}, "seats": seats}
        made = json.loads(self.house.ask("/api/tables", body))
        return str(made["table"]), str(made["tokens"][0])

    def choice(self, table: str) -> str:
        """What the first seat does now."""
        with closing(sqlite3.connect(self.house.folder / "tables.sqlite3")) as store:
            wanted = "SELECT seat, action FROM entries WHERE table_id = ? ORDER BY ply"
            moves = [(int(seat), self.game.string_to_action(text)) for seat, text in store.execute(wanted, (table,))]
        state = Match.replay(self.game, moves, None, automatic=True).state
        return self.game.action_to_string(self.player.choose(Seen(state, 0, self.luck)))

    def play(self, table: str, token: str, decisions: int) -> None:
        """So many decisions, over the table's socket; then until the first seat is asked again."""
        seen: dict[str, Any] = {}
        with connect(self.house.url.replace("http", "ws", 1) + f"/ws/tables/{table}", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [token], "since": 0}))
            shown: dict[str, Any] = {}
            for number in range(decisions + 1):
                while not seen.get("snapshot", {}).get("choices"):
                    message = json.loads(socket.recv(ANSWERS_WITHIN))
                    if message["type"] not in ("update", "change"):
                        continue
                    shown = whole(message, shown)
                    seen = {"seq": message["seq"], "snapshot": shown}
                    if shown["over"]:
                        raise RuntimeError(f"{self.game.info.name} is over after {number} decisions")
                if number < decisions:
                    play = {
                        "type": "play",
                        "id": str(number),
                        "seat": 0,
                        "seq": seen["seq"],
                        "action": self.choice(table),
                    }
                    socket.send(json.dumps(play))
                    seen = {}


# --- still pictures


def middle(game: Game) -> int:
    """Half of what the first seat decides in a whole game."""
    match = Match(game, bytes(32), automatic=True)
    play_match(match, ["greedy"] * game.players)
    return sum(entry.seat == 0 and not entry.forced for entry in match.entries) // 2


def still(browser: Browser, house: House, game: str) -> None:
    """The table of a game, in the middle of it."""
    hand = Hand(house, game, SEATS.get(game) or min(of_the_house()[game].max_players, len(COMPANY)))
    table, token = hand.lay()
    hand.play(table, token, MIDDLE.get(game) or middle(hand.game))
    page = browser.new_page(viewport=SIZE, locale="en-GB", color_scheme="light", reduced_motion="reduce")  # type: ignore[arg-type]
    page.goto(f"{house.url}/table/{table}#0.{token}")
    page.locator(".table[aria-busy='false'] .prompt.asked").first.wait_for(timeout=PATIENCE)
    page.evaluate(DRAWN)
    shot = page.screenshot()
    page.close()
    Image.open(io.BytesIO(shot)).convert("RGB").save(FOLDER / f"{game}.webp", quality=QUALITY, method=6)


# --- the moving picture

FILM_SIZE: Final = (800, 500)
FILM_QUALITY: Final = 45
FILM_GAME: Final = "yak"
FILM_DECISIONS: Final = 6
ASIDE: Final = (24, 790)  # where the pointer rests, so that no note opens below it
SHORTEST: Final = 0.1  # seconds a picture is shown at least
LONGEST: Final = 1.0  # seconds that nothing moves: nobody wants to see others think
LENGTH: Final = 18.0  # seconds of all of it, however slow the machine was that filmed
# A pointer that is seen in pictures: the real one is not.
POINTER: Final = """() => {
  const spot = document.createElement("div");
  spot.style.cssText = "position: fixed; z-index: 2147483647; width: 26px; height: 26px; margin: -13px; border-radius: 50%;"
    + "pointer-events: none; background: rgb(30 30 60 / 35%); border: 2px solid white; box-shadow: 0 0 4px rgb(0 0 0 / 50%);"
    + "left: -50px; top: -50px; transition: transform 0.15s";
  const above = () => (document.querySelector("dialog[open]") ?? document.body).append(spot);
  addEventListener("mousemove", (event) => {
    above();
    spot.style.left = `${event.clientX}px`;
    spot.style.top = `${event.clientY}px`;
  }, true);
  addEventListener("mousedown", () => (spot.style.transform = "scale(0.6)"), true);
  addEventListener("mouseup", () => (spot.style.transform = ""), true);
}"""


class Frame(NamedTuple):
    """A picture, and when it was there."""

    at: float
    picture: bytes


@contextmanager
def filming(page: Page) -> Iterator[list[Frame]]:
    """Every picture that the browser draws meanwhile."""
    frames: list[Frame] = []
    camera = page.context.new_cdp_session(page)

    def keep(shown: dict[str, Any]) -> None:
        frames.append(Frame(float(shown["metadata"]["timestamp"]), b64decode(shown["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    yield frames
    camera.send("Page.stopScreencast")


def glide(page: Page, where: str) -> None:
    """The pointer goes to something, not too fast to be followed, and clicks."""
    wanted = page.locator(where).locator("visible=true").first
    wanted.scroll_into_view_if_needed(timeout=PATIENCE)
    box = wanted.bounding_box()
    assert box is not None, f"{where} is not to be seen"
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.wait_for_timeout(350)
    page.mouse.down()
    page.wait_for_timeout(120)
    page.mouse.up()


def film(browser: Browser, house: House) -> list[Frame]:
    """From the home page to the first decisions at a table."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", color_scheme="light")  # type: ignore[arg-type]
    context.add_init_script(f"addEventListener('DOMContentLoaded', {POINTER})")
    page = context.new_page()
    page.goto(house.url)
    page.locator(".games li:last-child .picture svg").wait_for(timeout=PATIENCE)
    hand = Hand(house, FILM_GAME, 2)
    guest = Guest(page, FILM_GAME)
    with filming(page) as frames:
        page.wait_for_timeout(700)
        glide(page, f".games a[href='/new/{FILM_GAME}']")
        page.wait_for_url("**/new/*", timeout=PATIENCE)
        page.wait_for_timeout(600)
        glide(page, f"button:has-text('{guest.word('page-start')}')")
        page.wait_for_url("**/table/*", timeout=PATIENCE)
        table = page.url.rsplit("/", 1)[-1].partition("#")[0]
        for _ in range(FILM_DECISIONS):
            page.wait_for_selector(".table[aria-busy='false']:not(.busy) .prompt.asked", timeout=PATIENCE)
            page.wait_for_timeout(300)
            glide(page, f'.table [data-target="{hand.choice(table)}"]')
            page.mouse.move(*ASIDE, steps=6)
            page.wait_for_timeout(400)
        page.wait_for_timeout(1500)
    context.close()
    return frames


def cut(frames: list[Frame]) -> list[tuple[bytes, float]]:
    """The pictures that are shown, and for how long."""
    lasted = [min(after.at - before.at, LONGEST) for before, after in pairwise(frames)] + [2 * LONGEST]
    faster = sum(lasted) / LENGTH
    shots: list[tuple[bytes, float]] = []
    for frame, seconds in zip(frames, lasted, strict=True):
        before = shots.pop()[1] if shots and shots[-1][1] < SHORTEST else 0.0
        shots.append((frame.picture, before + seconds / faster))
    return shots


def develop(shots: list[tuple[bytes, float]], file: Path) -> None:
    """One WebP that moves, for ever."""
    first, *rest = (
        Image.open(io.BytesIO(shot)).convert("RGB").resize(FILM_SIZE, Image.Resampling.LANCZOS) for shot, _ in shots
    )
    times = [round(1000 * lasted) for _, lasted in shots]
    first.save(
        file,
        save_all=True,
        append_images=rest,
        duration=times,
        loop=0,
        quality=FILM_QUALITY,
        method=4,
        minimize_size=False,
    )
    print(f"{file}: {len(shots)} pictures, {sum(times) / 1000:.1f} s, {file.stat().st_size / 1e6:.2f} MB")


def main() -> None:
    if missing():
        sys.exit(missing())
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [*of_the_house(), "film"]
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = House(Path(store), bot_pause=0.4 if wanted == ["film"] else 0).start()
        try:
            browser = launch(playwright)
            for each in wanted:
                house.luck(f"pictures of {each}")
                if each == "film":
                    develop(cut(film(browser, house)), FOLDER / "evening.webp")
                else:
                    still(browser, house, each)
                    print(FOLDER / f"{each}.webp", flush=True)
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
