"""A person at any game's table: clicks on whatever is offered there, and knows nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page

from caravansary.engine.messages import Message
from caravansary.words import say

PATIENCE: Final = 20_000  # milliseconds until a page that does not move on is broken
HASTE: Final = 2_000  # until something is pressed with the keyboard that the pointer cannot get at
LONGEST_GAME: Final = 4_000  # scenes

# What can be seen, in one look: everything that can be chosen carries its action.
LOOK: Final = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const offered = all(".table [data-target]").filter((one) => one.getClientRects().length > 0);
  return {
    curtain: all(".curtain").length > 0,
    over: all("dialog[open] .final").length > 0,
    asked: all(".table:not(.busy) .prompt.asked").length > 0,
    targets: [...new Set(offered.map((one) => one.dataset.target))].sort(),
    unnamed: offered.filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim()))
      .map((one) => one.dataset.target),
    scores: all("ul.seats .score").map((one) => Number(one.textContent.trim().replace("\\u2212", "-"))),
    prompt: all(".prompt p").map((one) => one.textContent.trim())[0] ?? "",
    wide: document.documentElement.scrollWidth,
  };
}"""
READY: Final = """() => document.querySelector(
  ".table[aria-busy='false']:not(.busy) .prompt.asked, .curtain button, dialog[open] .final, .prompt button") !== null"""
HURRY: Final = """() => document.querySelector(".prompt button")?.click()"""


@dataclass(frozen=True)
class Scene:
    """One look at the page."""

    curtain: bool
    over: bool
    asked: bool
    targets: list[str]
    unnamed: list[str]
    scores: list[int]
    prompt: str
    wide: int

    @property
    def kind(self) -> str:
        """What is going on, in a word: the end, the curtain, or the verbs of what can be done."""
        if self.over or self.curtain:
            return "over" if self.over else "curtain"
        return " ".join(sorted({target.split()[0] for target in self.targets})) if self.asked else "waiting"

    def position(self) -> tuple[object, ...]:
        """What lies on the table, in no language."""
        return (self.kind, self.targets, self.scores)


Watch = Callable[[Scene], None]


@dataclass
class Guest:
    """Whoever sits in front of a page. `taste` orders what is offered; without one anything will do."""

    page: Page
    game: str
    seed: int = 0
    lang: str = "en"
    touch: bool = False
    taste: Callable[[str], float] | None = None
    patience: int = PATIENCE  # for what others decide
    decided: int = 0
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"guest {self.game} {self.seed}")

    def word(self, key: str, **args: int | str) -> str:
        """What the page calls something, in this person's language."""
        return say(Message(key, dict(args)), self.lang)

    # --- sitting down

    def sit_down(self, url: str, kinds: list[str], names: list[str], level: str = "beginner") -> str:
        """From the home page through the set-up to the table; returns its id."""
        self.page.goto(url)
        self.tap(
            self.page.get_by_role("link", name=self.word("page-play", game=self.word(f"{self.game}-title")), exact=True)
        )
        count = self.page.get_by_role("radio", name=self.word("page-players-count", count=len(kinds)))
        count.check(force=True, timeout=PATIENCE)  # the radio itself is hidden behind its number
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
            number = seat + 1
            self.page.get_by_label(self.word("page-seat-kind", number=number)).select_option(kind)
            if kind == "bot":
                self.page.get_by_label(self.word("page-level-of", number=number)).select_option(level)
            else:
                self.page.get_by_label(self.word("page-name-of", number=number)).fill(name)
        self.tap(self.page.get_by_role("button", name=self.word("page-start"), exact=True))
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
            self.page.wait_for_function(READY, timeout=self.patience)
            scene = self.look()
            if scene.curtain or scene.over or (scene.asked and scene.targets):
                return scene
            self.page.evaluate(HURRY)
        raise AssertionError(f"the page never comes to rest: {scene}")

    def play(self, decisions: int = LONGEST_GAME, watch: Watch | None = None) -> Scene:
        """Decide so many times, or until the end sheet shows; `watch` sees every scene before the decision."""
        until = self.decided + decisions
        for _ in range(2 * LONGEST_GAME):
            scene = self.wait()
            if watch is not None:
                watch(scene)
            if scene.over or self.decided == until:
                return scene
            if scene.curtain:
                self.tap(self.page.locator(".curtain button"))
            else:
                self.decide(scene)
        raise AssertionError("the game does not end")

    def decide(self, scene: Scene) -> None:
        assert not scene.unnamed, f"without a name for a screen reader: {scene.unnamed}"
        self.decided += 1
        best = max(map(self.taste, scene.targets)) if self.taste else 0.0
        self.press(self.random.choice([one for one in scene.targets if not self.taste or self.taste(one) == best]))

    def press(self, target: str) -> None:
        """With the pointer where it can get at it, otherwise with the keyboard."""
        offered = self.page.locator(f'.table [data-target="{target}"]').locator("visible=true").first
        try:
            self.tap(offered, HASTE)
        except Error:
            offered.focus(timeout=PATIENCE)
            self.page.keyboard.press("Enter")

    def tap(self, what: Locator, patience: int = PATIENCE) -> None:
        if self.touch:
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)
