"""A person at any game's table: reads what the page shows, clicks on whatever is offered there, and knows nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from caravansary.engine.messages import Message
from caravansary.words import say

PATIENCE: Final = 60_000  # milliseconds until a page that does not move on is broken, on a machine that is busy too
LONGEST_GAME: Final = 4_000  # scenes

# What can be seen, in one look: everything that can be chosen carries its action, but for the dice of The Border, which are
# picked up one by one, and the buttons of its tray.
LOOK: Final = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const words = (what) => all(what).map((one) => one.textContent.trim());
  const labels = (what) => all(what).map((one) => one.getAttribute("aria-label"));
  const offered = all(".table [data-target]").filter((one) => one.getClientRects().length > 0);
  return {
    curtain: all(".curtain").length > 0,
    over: all("dialog[open] .final").length > 0,
    asked: all(".table[aria-busy='false']:not(.busy) .prompt.asked").length > 0,
    targets: [...new Set(offered.map((one) => one.dataset.target))].sort(),
    unnamed: offered.filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim()))
      .map((one) => one.dataset.target),
    dice: labels(".tray .die"),
    picked: all(".tray .die").map((one) => one.getAttribute("aria-pressed") === "true"),
    rolling: all(".tray button.die").length > 0,
    buttons: words(".ask .buttons button"),
    scores: words("ul.seats .score").map((text) => Number(text.replace("\\u2212", "-"))),
    areas: labels(".board .area"),
    crosses: all(".board .cross.pen, .board .cross.sealed").length,
    prompt: words(".prompt h2")[0] ?? "",
    wide: document.documentElement.scrollWidth,
  };
}"""
READY: Final = """() => document.querySelector(
  ".table[aria-busy='false']:not(.busy) .prompt.asked, .curtain button, dialog[open] .final, .prompt button") !== null"""
HURRY: Final = """() => document.querySelector(".prompt button")?.click()"""
# In one step with looking whether there is something to confirm: what others do meanwhile may take it away.
CONFIRM: Final = """() => document.querySelector("#bubble.armed .yes")?.click()"""
# Near several small targets a finger gets them large first.
MAGNIFIED: Final = """() => document.querySelector(".lens") !== null"""
# Is this what a pointer would meet in its middle?
REACHABLE: Final = """(one) => {
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


@dataclass(frozen=True)
class Scene:
    """One look at the page."""

    curtain: bool
    over: bool
    asked: bool
    targets: list[str]
    unnamed: list[str]
    dice: list[str]
    picked: list[bool]
    rolling: bool
    buttons: list[str]
    scores: list[int]
    areas: list[str]
    crosses: int
    prompt: str
    wide: int

    @property
    def kind(self) -> str:
        """What is going on, in a word: the end, the curtain, or the verbs of what can be done."""
        if self.over or self.curtain or not self.asked:
            return "over" if self.over else "curtain" if self.curtain else "waiting"
        return "reroll" if self.rolling else " ".join(sorted({target.split()[0] for target in self.targets}))

    def position(self) -> tuple[object, ...]:
        """What lies on the table, in no language."""
        return (self.kind, self.targets, self.picked, self.scores, self.crosses)


Watch = Callable[[Scene], None]


@dataclass
class Guest:
    """Whoever sits in front of a page. `keen` is how often The Border's guests cross something rather than be done with it."""

    page: Page
    game: str = "border"
    seed: int = 0
    lang: str = "en"
    touch: bool = False
    patience: int = PATIENCE  # for what others decide
    keen: float = 0.97
    table: str = ""  # where it sits, and the tokens of that table
    tokens: list[str | None] = field(default_factory=list)
    decided: int = 0
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"guest {self.game} {self.seed}")

    def word(self, key: str, **args: int | str) -> str:
        """What the page calls something, in this person's language."""
        return say(Message(key, dict(args)), self.lang)

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.word(key, **args), exact=True)

    def tap(self, what: Locator) -> None:
        """A click; with a finger, twice if the first tap only says what the second one will do."""
        if self.touch:
            what.tap(timeout=PATIENCE)
            self.page.evaluate(CONFIRM)
        else:
            what.click(timeout=PATIENCE)

    # --- sitting down

    def sit_down(self, url: str, kinds: list[str], names: list[str], level: str = "beginner") -> str:
        """From the home page through the set-up to the table; returns its id."""
        self.page.goto(url)
        self.choose_game()
        self.set_up(kinds, names, level)
        return self.start()

    def choose_game(self) -> None:
        title = self.word(f"{self.game}-title")
        self.tap(self.page.get_by_role("link", name=self.word("page-home-set-up", game=title), exact=True))

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
        """Until there is something to decide, the device is to be handed on, or the game is over; skips what is shown."""
        for _ in range(LONGEST_GAME):
            self.page.wait_for_function(READY, timeout=self.patience)
            scene = self.look()
            if scene.asked or scene.curtain or scene.over:
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
            if scene.over or self.decided >= until:
                return scene
            if scene.curtain:
                self.tap(self.page.locator(".curtain button"))
            else:
                self.decide(scene)
        raise AssertionError("the game does not end")

    def decide(self, scene: Scene) -> None:
        assert not scene.unnamed, f"without a name for a screen reader: {scene.unnamed}"
        self.decided += 1
        if scene.rolling:
            self.roll(scene)
        elif scene.targets and not (self.game == "border" and self.random.random() > self.keen):
            self.press(self.random.choice(scene.targets))
        else:
            self.tap(self.button("border-board-done"))
            if scene.targets:
                self.tap(self.button("border-board-give-up"))

    def roll(self, scene: Scene) -> None:
        """Stop, or pick up some dice."""
        share = self.random.choice((0, 0, 0, 0.4))
        picked = [at for at in range(len(scene.dice)) if self.random.random() < share]
        for at, up in enumerate(scene.picked):
            if up != (at in picked):
                self.tap(self.page.locator(".tray button.die").nth(at))
        self.tap(self.button("border-board-roll", count=len(picked)) if picked else self.button("border-board-stop"))

    def press(self, target: str) -> None:
        """With the pointer where it can get at it, else with the keyboard; the middle of several cells may be beside them."""
        offered = self.page.locator(f'.table [data-target="{target}"]').locator("visible=true").first
        cells = offered.locator(".spot")
        if cells.count() > 0:
            self.tap(cells.nth(self.random.randrange(cells.count())))
        elif offered.evaluate(REACHABLE):
            self.tap(offered)
        else:
            offered.focus(timeout=PATIENCE)
            self.page.keyboard.press("Enter")
        if self.touch and self.page.evaluate(MAGNIFIED):
            large = self.page.locator(f'.lens [data-target="{target}"]')
            self.tap(large.locator("path, rect").first if large.locator("path, rect").count() > 0 else large)
