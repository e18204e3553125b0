"""What must hold wherever a page is looked at: nothing axe objects to, no sideways scrolling, one language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from caravansary.words.catalogue import texts
from tests.e2e.guest import Scene
from tests.e2e.house import AXE

RUN_AXE: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}"""
# Every text somebody can see or have read out.
TEXTS: Final = """() => {
  const texts = new Set([document.title]);
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest("code, .rule, [lang]:not(html)") && shown(node.parentElement))
      texts.add(node.textContent);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]:not([lang])`))
      if (shown(one)) texts.add(one.getAttribute(name));
  return [...texts].map((text) => text.trim()).filter((text) => /[a-z]/i.test(text));
}"""
# Everything has been laid out and drawn for the window and the light as they are now.
DRAWN: Final = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
SHORTEST: Final = 3  # letters of its own that a pattern needs to tell languages apart
RAW: Final = re.compile(r"^(page|end|border|yak|silk|silk_road|house|bot)(-[a-z_]+)+$|[{}]|undefined|NaN|\[object")


class Inspector:
    """Runs axe once in every kind of scene while somebody plays, and wherever else it is told to look."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kinds: set[str] = set()
        self.wrong: list[str] = []

    def __call__(self, scene: Scene) -> None:
        if scene.kind not in self.kinds:
            self.kinds.add(scene.kind)
            self.look(scene.kind)

    def look(self, where: str) -> None:
        self.wrong += [f"{where}: {fault}" for fault in axe(self.page)]


def resize(page: Page, width: int, height: int) -> None:
    """The window becomes as large as this, and all that is in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def axe(page: Page) -> list[str]:
    """What axe-core objects to. Evaluated and not injected: the policy of the page stays in force."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def foreign(page: Page, lang: str, other: str) -> list[str]:
    """The texts on a page that are of another language, or no sentence at all."""
    said: list[str] = page.evaluate(TEXTS)
    assert said, "the page says nothing"
    own, theirs = patterns(lang), patterns(other)
    return [text for text in said if RAW.search(text) or (theirs.fullmatch(text) and not own.fullmatch(text))]


@cache
def patterns(lang: str) -> re.Pattern[str]:
    """Everything a language can say, with room for what is filled in."""
    parser = FluentParser()
    entries = [each for _, _, text in texts(lang) for each in parser.parse(text).body if isinstance(each, ast.Message)]
    values = [entry.value for entry in entries if entry.value is not None]
    values += [attribute.value for entry in entries for attribute in entry.attributes]
    said = {shape for value in values for shape in shapes(value)}
    return re.compile("|".join(sorted(shape for shape in said if own_letters(shape) >= SHORTEST)), re.DOTALL)


def own_letters(shape: str) -> int:
    return sum(letter.isalpha() for letter in shape)


def shapes(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern as regular expressions: one for each way through its variants."""
    found = [""]
    for element in pattern.elements:
        parts = list(pieces(element))
        found = [before + part for before in found for part in parts]
    yield from found


def pieces(element: Any) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield r"\s+".join(re.escape(word) for word in re.split(r"\s+", element.value))
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from shapes(variant.value)
    else:
        yield ".+"
