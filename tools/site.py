"""`make docs`: the pages of the site, and a look at what came of them.

`python -m tools.site lay` puts everything into build/pages: README as the home page, docs/, the rules of the games in both
languages from their own words, and the sources that pages link to. Links are turned with them. `python -m tools.site check`
takes out what the builder would load from elsewhere (docs/site.js stands in for it), then reads the built site: every link
leads somewhere, and nothing comes from anywhere else.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from caravansary.engine.messages import Info, Message
from caravansary.games import registered_games
from caravansary.games.registry import file_of, of_the_house
from caravansary.words import say
from caravansary.words.catalogue import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = ROOT / "build" / "pages"
SITE: Final = ROOT / "build" / "site"
# Where pages and folders of the project stand on the site; what is not named here is shown as a source.
PLACES: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "docs/rules": "ledger/index.md"}
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
MARK: Final = re.compile(r"^<!-- illustration: .* -->\n", re.MULTILINE)
LANGUAGE_OF: Final = {".py": "python", ".ts": "typescript", ".ftl": "text", ".json": "json", ".toml": "toml"}
LONGEST_SOURCE: Final = 60_000  # letters; nobody reads longer ones on a page


# --- laying the pages


class Site:
    """Pages as they are laid; a source that a page links to becomes a page itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sources: dict[str, str] = {}

    def lay(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("README.md", "CONTRIBUTING.md"):
            self.page(name)
        for file in sorted((ROOT / "docs").rglob("*")):
            if file.suffix == ".md":
                self.page(file.relative_to(ROOT).as_posix())
            elif file.is_file():
                self.copy(file, file.relative_to(ROOT / "docs").as_posix())
        self.copy(ROOT / "web" / "public" / "favicon.svg", "favicon.svg")
        self.write("ledger/index.md", ledgers())
        for info in registered_games():
            if info.name in of_the_house():
                for language in LANGUAGES:
                    self.write(rules_place(info.name, language), rules(info, language))
        for source, place in self.sources.items():
            self.write(place, shown(ROOT / source))

    def page(self, source: str) -> None:
        """A page of the project, its links turned to where things stand on the site."""
        place = self.place(source)
        here = Path(source).parent

        def turned(link: re.Match[str]) -> str:
            path = Path(os.path.normpath(here / unquote(link[1]))).as_posix()
            if source == "docs/play.md" and path.startswith("docs/rules/"):
                return link[0]  # who wants to play is led to the rules, everybody else to their ledger
            return os.path.relpath(self.place(path), Path(place).parent) + (link[2] or "")

        text = MARK.sub("", (ROOT / source).read_text("utf-8"))
        self.write(place, LINK.sub(turned, text))

    def place(self, path: str) -> str:
        """Where something of the project stands on the site."""
        if path in PLACES:
            return PLACES[path]
        if path.startswith("docs/rules/"):
            return "ledger/" + path.removeprefix("docs/rules/")
        if path.startswith("docs/"):
            return path.removeprefix("docs/")
        if not (ROOT / path).exists():
            raise SystemExit(f"there is no {path}")
        return self.sources.setdefault(path, f"source/{path.removesuffix('.md')}.md")

    def write(self, place: str, text: str) -> None:
        file = self.folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def copy(self, file: Path, place: str) -> None:
        (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, self.folder / place)


def shown(path: Path) -> str:
    """A file or a folder of the project, as it is."""
    name = path.relative_to(ROOT).as_posix()
    files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.suffix in LANGUAGE_OF)
    parts = [f"---\nsearch:\n  exclude: true\n---\n# {name}\n"]
    for file in files:
        text = file.read_text("utf-8")
        if file.suffix == ".md":
            parts.append(LINK.sub("#", re.sub(r"^# .*\n", "", text)))
            continue
        title = "" if file == path else f"## {file.relative_to(path).as_posix()}\n\n"
        if len(text) <= LONGEST_SOURCE:
            parts.append(f"{title}~~~~{LANGUAGE_OF.get(file.suffix, 'text')}\n{text}~~~~\n")
    return "\n".join(parts)


# --- rules, from the games' own words

FOOT: Final = {
    "en": "Which of this the rulebook states, and what we had to decide or to reconstruct: [the ledger]({ledger}).",
    "es": "Qué dice de esto el reglamento y qué tuvimos que decidir o reconstruir: [el registro, en inglés]({ledger}).",
}


def rules_place(game: str, language: str) -> str:
    return f"rules/{game}.md" if language == LANGUAGES[0] else f"rules/{language}/{game}.md"


def ledgers() -> str:
    """What the ledgers are, and where."""
    names = sorted(file.stem for file in (ROOT / "docs" / "rules").glob("*.md"))
    titles = {info.name: info.title for info in registered_games()}
    lines = [f"- [{titles.get(name, 'The house')}]({name}.md)" for name in names]
    return (
        "# Ledgers\n\nEvery rule with its number, where it is from, and whether the rulebook states it, shows it in an example, "
        "leaves it to us, or showed it in a picture that we had to reconstruct. Code cites these numbers, tests name them, and "
        "whatever is refused at a table quotes them.\n\n" + "\n".join(lines) + "\n"
    )


def rules(info: Info, language: str) -> str:
    """A game's rules as its own rules page says them."""
    game, words = info.name, file_of(info.name, f"{language}.ftl") or ""
    keys = re.findall(rf"^({game}-rule(?:s|-\d+)-[\w-]+) *=", words, re.MULTILINE)
    up = "../" * (rules_place(game, language).count("/"))

    def told(key: str) -> str:
        return re.sub(r"([*_<\[\\`])", r"\\\1", say(Message(key), language))

    lines = [f"# {told(f'{game}-rules-title')}", "", f"![{info.title}]({up}pictures/{game}.webp)", ""]
    lines += [f"## {told(f'{game}-rules-minute')}", ""]
    lines += [line for key in keys if key.startswith(f"{game}-rules-minute-") for line in (told(key), "")]
    if f"{game}-board-origin" in words:
        lines += [told(f"{game}-board-origin"), ""]
    for section in (key for key in keys if key.startswith(f"{game}-rules-section-")):
        number = section.rpartition("-")[2]
        lines += [f"## {number} {told(section)}" + f" {{ #section-{number} }}", ""]
        lines += [
            f'<p class="rule" id="{rule_id(game, key)}" lang="{language}" markdown="span"><b>{short(key)}</b> {told(key)}</p>\n'
            for key in keys
            if key.startswith(f"{game}-rule-{number}-")
        ]
    lines += [FOOT[language].format(ledger=f"{up}ledger/{game}.md"), ""]
    return "\n".join(lines)


def short(key: str) -> str:
    """`yak-rule-4-2`: 4.2"""
    return ".".join(key.split("-")[-2:])


def rule_id(game: str, key: str) -> str:
    """`yak-rule-4-2`: YAK-4.2, by the prefix that the game's ledger uses."""
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    prefix = re.search(r"^\| ([A-Z]+)-\d", ledger, re.MULTILINE)
    assert prefix is not None, f"{game}: no rule in its ledger"
    return f"{prefix[1]}-{short(key)}"


# --- a look at the built site

SHIM: Final = re.compile(r'<script src="https://[^"]*/iframe-worker/shim"[^>]*></script>')


def take_out(site: Path) -> None:
    """The one script that the builder wants from elsewhere; and its page for servers, which knows where no folder is."""
    (site / "404.html").unlink(missing_ok=True)
    for file in site.rglob("*.html"):
        file.write_text(SHIM.sub("", file.read_text("utf-8")), "utf-8")


class Look(HTMLParser):
    """What a page has, where it leads to, and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and "href" in found:
            self.loads.append(found["href"])
        self.loads += [found["src"]] if "src" in found else []


def faults(site: Path) -> Iterator[str]:
    """Links that lead nowhere, and whatever would be loaded from elsewhere."""
    pages = {file: Look() for file in site.rglob("*.html")}
    for file, look in pages.items():
        look.feed(file.read_text("utf-8"))
    for file, look in pages.items():
        for target in [*look.links, *look.loads]:
            where = urlsplit(target)
            if where.scheme in ("http", "https") or where.netloc:
                if target in look.loads:
                    yield f"{file.relative_to(site)} loads {target}"
                continue
            if where.scheme:
                continue
            aim = Path(os.path.normpath(file.parent / unquote(where.path))) if where.path else file
            aim = aim / "index.html" if aim.is_dir() else aim
            fragment = unquote(where.fragment)
            if not aim.is_file():
                yield f"{file.relative_to(site)}: {target} is not there"
            elif fragment and aim in pages and fragment not in pages[aim].ids:
                yield f"{file.relative_to(site)}: {target}: nothing has this name"
    for file in site.rglob("*.css"):
        for target in re.findall(r"""(?:@import|url\()\s*["']?(https?:)?//""", file.read_text("utf-8")):
            yield f"{file.relative_to(site)} loads from {target or 'elsewhere'}"


def main() -> None:
    if len(sys.argv) not in (2, 3) or sys.argv[1] not in ("lay", "check"):
        sys.exit("usage: python -m tools.site lay|check [FOLDER]")
    own = Path(sys.argv[2]) if len(sys.argv) == 3 else None
    if sys.argv[1] == "lay":
        Site(own or PAGES).lay()
        return
    folder = own or SITE
    take_out(folder)
    found = list(faults(folder))
    print(
        "\n".join(found)
        or f"{len(list(folder.rglob('*.html')))} pages, every link leads somewhere: {folder / 'index.html'}"
    )
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
