"""A person at the page: reads what it shows, clicks on dice, segments, cells and buttons, and knows nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from caravansary.engine.messages import Message
from caravansary.words import say

PATIENCE: Final = 15_000  # milliseconds until a page that does not move on is broken
LONGEST_GAME: Final = 3000  # scenes; random play against the house needs some hundred

# What can be seen, in one look. Choices are read from the board, the tray and its buttons.
LOOK: Final = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const words = (what) => all(what).map((one) => one.textContent.trim());
  const labels = (what) => all(what).map((one) => one.getAttribute("aria-label"));
  return {
    curtain: all(".curtain").length > 0,
    over: all("dialog[open] .final").length > 0,
    asked: all(".table[aria-busy='false']:not(.busy) .prompt.asked").length > 0,
    showing: all(".prompt button").length > 0,
    targets: all(".board [data-target]").map((one) => one.dataset.target),
    dice: labels(".tray .die"),
    picked: all(".tray .die").map((one) => one.getAttribute("aria-pressed") === "true"),
    rolling: all(".tray button.die").length > 0,
    buttons: words(".ask .buttons button"),
    scores: words("ul.seats .score").map(Number),
    areas: labels(".board .area"),
    crosses: all(".board .cross.pen, .board .cross.sealed").length,
    wide: document.documentElement.scrollWidth,
  };
}"""
READY: Final = """(tired) => document.querySelector(
  ".table[aria-busy='false']:not(.busy) .prompt.asked, .curtain button, dialog[open] .final"
    + (tired ? ", .prompt button" : "")) !== null"""
HURRY: Final = """() => document.querySelector(".prompt button")?.click()"""


@dataclass(frozen=True)
class Scene:
    """One look at the page."""

    curtain: bool
    over: bool
    asked: bool
    showing: bool
    targets: list[str]
    dice: list[str]
    picked: list[bool]
    rolling: bool
    buttons: list[str]
    scores: list[int]
    areas: list[str]
    crosses: int
    wide: int

    @property
    def phase(self) -> str:
        if self.over or self.curtain or not self.asked:
            return "over" if self.over else "curtain" if self.curtain else "waiting"
        if self.rolling:
            return "reroll"
        return "second_action" if any(target.startswith("cross ") for target in self.targets) else "complete"

    def position(self) -> tuple[object, ...]:
        """What lies on the table, in no language."""
        return (self.phase, self.targets, self.picked, self.scores, self.crosses)


Watch = Callable[[Scene], None]


@dataclass
class Person:
    """Whoever sits in front of a page. `keen` is how often something is crossed, if it can be, rather than finishing."""

    page: Page
    seed: int = 0
    lang: str = "en"
    touch: bool = False
    tired: bool = True  # skips what is being shown
    keen: float = 0.97
    decided: int = 0
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"person {self.seed}")

    def word(self, key: str, **args: int | str) -> str:
        """What the page calls something, in this person's language."""
        return say(Message(key, dict(args)), self.lang)

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.word(key, **args), exact=True)

    def tap(self, what: Locator) -> None:
        if self.touch:
            what.tap(timeout=PATIENCE)
        else:
            what.click(timeout=PATIENCE)

    # --- sitting down

    def sit_down(self, url: str, kinds: list[str], names: list[str], level: str = "easy") -> str:
        """From the home page through the set-up to the table; returns its id."""
        self.page.goto(url)
        self.tap(self.page.get_by_role("link", name=self.word("page-play", game=self.word("border-title"))))
        self.set_up(kinds, names, level)
        return self.start()

    def set_up(self, kinds: list[str], names: list[str], level: str) -> None:
        count = self.page.get_by_role("radio", name=self.word("page-players-count", count=len(kinds)))
        count.check(force=True, timeout=PATIENCE)  # the radio itself is hidden behind its number
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
            number = seat + 1
            self.page.get_by_label(self.word("page-seat-kind", number=number)).select_option(kind)
            if kind == "bot":
                self.page.get_by_label(self.word("page-level-of", number=number)).select_option(level)
            else:
                self.page.get_by_label(self.word("page-name-of", number=number)).fill(name)

    def start(self) -> str:
        self.tap(self.button("page-start"))
        self.page.wait_for_url("**/table/*", timeout=PATIENCE)
        self.wait()
        return self.page.url.rsplit("/", 1)[-1]

    # --- playing

    def look(self) -> Scene:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return Scene(**seen)

    def wait(self) -> Scene:
        """Until there is something to decide, the device is to be handed on, or the game is over."""
        for _ in range(LONGEST_GAME):
            self.page.wait_for_function(READY, arg=self.tired, timeout=PATIENCE)
            scene = self.look()
            if scene.asked or scene.curtain or scene.over:
                return scene
            if scene.showing and self.tired:
                self.page.evaluate(HURRY)
        raise AssertionError("the page never comes to rest")

    def play(self, decisions: int = LONGEST_GAME, watch: Watch | None = None) -> Scene:
        """Decide so many times, or until the end sheet shows; `watch` sees every scene before the decision."""
        until = self.decided + decisions
        for _ in range(2 * LONGEST_GAME):
            scene = self.wait()
            if watch is not None:
                watch(scene)
            if scene.over or self.decided >= until:
                return scene
            if scene.curtain:
                self.tap(self.page.locator(".curtain button"))
            else:
                self.decide(scene)
        raise AssertionError("the game does not end")

    def decide(self, scene: Scene) -> None:
        self.decided += 1
        if scene.rolling:
            self.roll(scene)
        elif scene.targets and self.random.random() < self.keen:
            self.press(self.random.choice(scene.targets))
        else:
            self.tap(self.button("border-board-done"))

    def roll(self, scene: Scene) -> None:
        """Stop, or pick up some dice."""
        share = self.random.choice((0, 0, 0, 0.4))
        picked = [at for at in range(len(scene.dice)) if self.random.random() < share]
        for at, up in enumerate(scene.picked):
            if up != (at in picked):
                self.tap(self.page.locator(".tray button.die").nth(at))
        again = self.button("border-board-roll", count=len(picked)) if picked else self.button("border-board-stop")
        self.tap(again)

    def press(self, target: str) -> None:
        """Click on a cell of what is offered on the board; the middle of a whole segment may be beside it."""
        cells = self.page.locator(f'.board [data-target="{target}"] .spot')
        self.tap(cells.nth(self.random.randrange(cells.count())))
