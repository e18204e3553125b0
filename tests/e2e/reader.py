"""Somebody who does not see the page: hears its live region, reads its accessibility tree, and has a keyboard."""

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from caravansary.engine.messages import Event, Message
from caravansary.words import say
from tests.e2e.guest import PATIENCE
from tests.e2e.house import House

# What is said: every text of the one live region, and whatever any other says.
LISTEN: Final = """
  window.heard = [];
  window.besides = [];
  let last = "";
  const seen = new Map();
  new MutationObserver(() => {
    const now = document.getElementById("announcer")?.textContent ?? "";
    if (now && now !== last) window.heard.push(now);
    last = now;
    for (const one of document.querySelectorAll("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]")) {
      const said = one.textContent.trim();
      if (one.id !== "announcer" && !one.closest("header") && said && seen.get(one) !== said) window.besides.push(said);
      seen.set(one, said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
MOST_WORDS: Final = 40  # between two decisions, unless more is asked for
HEARD: Final = "(count) => window.heard.length > count"
# Is something said to be given up, and not yet?
WARNS: Final = "() => document.querySelector('.answer') !== null && document.getElementById('text-choices') !== null"
FOCUS: Final = "() => document.activeElement.id || document.activeElement.tagName"
NODE: Final = re.compile(r"^(?P<indent> *)- '?(?P<role>[a-z]+)(?: \"(?P<name>(?:[^\"\\]|\\.)*)\")?(?P<rest>.*)$")
CHOICE: Final = re.compile(r"(\d+|[A-Z]) (.+)")
TEXT: Final = {"toggles": {"text": True}}


def words(text: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


@dataclass(frozen=True)
class Node:
    """One line of an accessibility tree."""

    role: str
    name: str
    level: int


def tree(page: Page) -> list[Node]:
    """The page as a screen reader has it, from top to bottom."""
    found = []
    for line in page.locator("body").aria_snapshot().splitlines():
        if match := NODE.match(line.replace("''", "’’")):
            rest = match["rest"].rstrip("'")
            said = match["name"] if match["name"] is not None else rest.partition(": ")[2].strip('"')
            level = re.search(r"\[level=(\d)]", rest)
            found.append(
                Node(match["role"], said.replace('\\"', '"').replace("’’", "'"), int(level[1]) if level else 0)
            )
    return found


@dataclass
class Reader:
    page: Page
    lang: str = "en"
    seed: int = 0
    finishes: float = 0.15  # how often it takes a letter where there are numbers
    keys: list[int] = field(default_factory=list)  # pressed for each decision
    warned: list[str] = field(default_factory=list)  # of what would be given up
    told: list[Event] = field(default_factory=list)  # everything that the table has told this page, in its order
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"reader {self.seed}")
        self.page.add_init_script(LISTEN)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._receive))

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("update", "change"):
            del self.told[max(0, len(self.told) - message["undone"]) :]  # taken back
            self.told += [Event(event["key"], event["args"], event["seat"]) for event in message["events"]]

    def word(self, key: str, **args: Any) -> str:
        return say(Message(key, dict(args)), self.lang)

    def wants_text(self, **more: Any) -> None:
        """The text table was chosen in this browser before, and whatever else is among its settings."""
        kept = json.dumps(json.dumps(TEXT | more))
        self.page.add_init_script(
            f'localStorage.getItem("caravansary:settings") ?? localStorage.setItem("caravansary:settings", {kept})'
        )

    def sit(self, house: House, table: str, token: str | None) -> None:
        self.page.goto(f"{house.url}/table/{table}#0.{token}")
        self.hear(0)

    # --- hearing

    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate("() => window.heard")
        return said

    def hear(self, count: int) -> str:
        """What is said next, after so many things."""
        self.page.wait_for_function(HEARD, arg=count, timeout=PATIENCE)
        return self.heard()[-1]

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))

    # --- reading

    def after(self, heading: str) -> list[Node]:
        """What stands below a heading of the second level, up to the next."""
        nodes = tree(self.page)
        at = next((k for k, node in enumerate(nodes) if node.level == 2 and node.name == heading), None)
        assert at is not None, f"no heading {heading!r} among {[node.name for node in nodes if node.level]}"
        end = next((k for k in range(at + 1, len(nodes)) if nodes[k].level in (1, 2)), len(nodes))
        return nodes[at + 1 : end]

    def question(self) -> str:
        return next(node.name for node in self.after(self.word("told-question")) if node.role == "paragraph")

    def choices(self) -> dict[str, str]:
        """Sentences by their keys; U takes something back."""
        buttons = [node.name for node in self.after(self.word("told-choices")) if node.role == "button"]
        found = {match[1]: match[2] for name in buttons if (match := CHOICE.fullmatch(name))}
        return {key: said for key, said in found.items() if key.isdigit() or key in "FPU"}

    # --- playing

    def decide(self) -> None:
        """Any choice, by its number or letter; a number of several digits is typed. What gives something up is asked once."""
        offered = [key for key in self.choices() if key != "U"]
        letters = [key for key in offered if not key.isdigit()]
        numbers = [key for key in offered if key.isdigit()]
        some = letters if letters and (not numbers or self.random.random() < self.finishes) else numbers
        key = self.random.choice(some)
        before = len(self.heard())
        self.press(key)
        if key == "F" and numbers and self.page.evaluate(WARNS):
            self.warned.append(self.hear(before))
            self.press(key)
            self.keys[-2:] = [sum(self.keys[-2:])]

    def press(self, key: str) -> None:
        strokes = [key] if len(key) == 1 else ["0", *key, "Enter"]
        for stroke in strokes:
            self.page.keyboard.press(stroke.lower() if stroke.isalpha() and len(stroke) == 1 else stroke)
        self.keys.append(len(strokes))
