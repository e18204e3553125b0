"""README, CONTRIBUTING and docs/*.md: what stands in a block is run, smaller than it is written, or is marked as an illustration:

    <!-- illustration: why nobody runs it -->
    ```
    …
    ```

And every link leads somewhere, to the heading that it names, and every `make` and `python -m` in a sentence to what there is.
"""

import json
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from threading import Timer
from typing import Final, NamedTuple
from urllib.parse import unquote

import pytest

from caravansary import CHANCE, Rng, load_game
from tests.cli.tools import run
from tests.ports import free_port
from tests.samples.elsewhere import announce, environment

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = {
    page.relative_to(ROOT).as_posix(): page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
}
READ: Final = {**PAGES, "CONTRIBUTING.md": ROOT / "CONTRIBUTING.md"}  # the last is no page of the site
FENCE: Final = re.compile(
    r"^(?P<mark><!-- illustration: [^\n]+ -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
CODE: Final = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
# The same command in a moment: what a page would have played for hours. None: left out.
SMALLER: Final[dict[str, str | None]] = {
    "--games": "1",
    "--think": "1",
    "--minutes": "0.01",
    "--confirm": "1",
    "--write": None,
    "--open": None,
}
ALSO: Final = {"tune": ["--trials", "1"], "arena": ["--jobs", "1"]}
THINKS: Final = re.compile(r"search:\w+")
STARTS_WITHIN: Final = 240.0
RUN_ELSEWHERE: Final = {
    "docs/hosting.md": "tests/test_hosting.py",
    "docs/writing-a-bot.md": "tests/players/test_writing_a_bot.py",
}
LUCK: Final = sha256(b"docs 19").digest()  # of every match; around entry 40 of The Border's somebody decides


class Block(NamedTuple):
    """A block of a page."""

    line: int
    language: str
    text: str
    marked: bool


def blocks(page: str) -> Iterator[Block]:
    text = READ[page].read_text("utf-8")
    for fence in FENCE.finditer(text):
        yield Block(text[: fence.start()].count("\n") + 1, fence["language"], fence["text"], fence["mark"] is not None)


def commands(block: Block) -> Iterator[str]:
    """The lines of a block without their remarks, and without what others do with the answer."""
    for line in block.text.splitlines():
        command = re.split(r"(?:^|\s+)#|\s+\|", line)[0].strip()
        if command:
            yield command


def smaller(args: list[str]) -> list[str]:
    """The same arguments, for a moment's work."""
    left = iter(args)
    made: list[str] = []
    for arg in left:
        if arg not in SMALLER:
            made.append(THINKS.sub("search:2", arg))
        elif (value := SMALLER[arg]) is not None:
            next(left)
            made += [arg, value]
    if args[0] == "analyse" and "--by" not in args and "--think" not in args:
        made += ["--think", "1"]
    return made + ALSO.get(args[0], [])


def is_made(target: str) -> bool:
    return re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE) is not None


def is_run(program: str) -> bool:
    """Is there such a module or script, ours or of the library?"""
    if program.endswith(".py"):
        return (ROOT / program).is_file()
    path = program.replace(".", "/")
    files = (f"{path}.py", f"{path}/__main__.py")
    return any((ROOT / root / file).is_file() for root in (".", "src") for file in files)


class Desk:
    """Somebody who follows a page line by line, in an empty folder with a match and a position in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.packages = folder / "installed"
        self.packages.mkdir()
        given = run("new", "border", "--players", "2", "--bots", "random", "--out", str(folder / "match.jsonl"))
        assert given.exit_code == 0, given.output
        state = load_game("yak").new_initial_state()
        while state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(Rng(1))))
        (folder / "position.json").write_text(json.dumps(state.position()))

    def follow(self, line: str) -> None:
        program, *args = shlex.split(line)
        follow = {"caravansary": self.caravansary, "make": self.make, "pip": self.pip}.get(program)
        assert follow is not None, f"nobody runs this, and it is not marked as an illustration: {line}"
        follow(args)

    def caravansary(self, args: list[str]) -> None:
        if args[0] == "serve":
            self.serve(smaller(args)[1:])
        elif any(self.packages.iterdir()):
            self._answer(
                subprocess.run(
                    self._line(smaller(args)),
                    env=environment(self.packages),
                    capture_output=True,
                    text=True,
                    check=False,
                )
            )
        else:
            done = run(*smaller(args))
            assert done.exit_code == 0, f"{args}: {done.output}"

    def serve(self, args: list[str]) -> None:
        """It opens on this machine alone, says so, and closes when it is told to."""
        given = [arg for arg in args if arg not in ("--host", "0.0.0.0")]
        own = ["serve", *given, "--port", str(free_port())] + ([] if "--store" in given else ["--store", "own.sqlite3"])
        with subprocess.Popen(
            self._line(own), env=environment(self.packages), stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            late = Timer(STARTS_WITHIN, server.kill)
            late.start()
            opened = any(line.startswith("Caravansary is open at http://127.0.0.1:") for line in server.stdout)
            late.cancel()
            server.send_signal(signal.SIGINT)
            server.wait(STARTS_WITHIN)
        assert opened, args

    def make(self, args: list[str]) -> None:
        assert args, "make what?"
        for target in args:
            assert is_made(target), f"no make {target}"

    def pip(self, args: list[str]) -> None:
        """What is ours and has a name is there; a package of one's own is laid where Python finds it."""
        assert args[0] == "install"
        if args[1] == "--editable":
            package = next((self.folder / args[2]).rglob("game.py")).parent
            (self.packages / package.name).symlink_to(package)
            announce(package.name, self.packages)
            return
        facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        wanted = re.fullmatch(r"caravansary(?:\[(\w+)\])?", args[1])
        assert wanted is not None and (wanted[1] is None or wanted[1] in facts["optional-dependencies"]), args

    def _line(self, args: list[str]) -> list[str]:
        return [sys.executable, "-m", "caravansary.cli.main", *args]

    def _answer(self, done: subprocess.CompletedProcess[str]) -> None:
        assert done.returncode == 0, done.stderr


def test_what_is_run_elsewhere_is_run_there() -> None:
    for page, test in RUN_ELSEWHERE.items():
        assert page not in PAGES or Path(page).name in (ROOT / test).read_text("utf-8")


@pytest.mark.parametrize("page", [page for page in READ if page not in RUN_ELSEWHERE])
def test_everything_in_a_block_works(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    followed = [block for block in blocks(page) if not block.marked]
    if not followed:
        return
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("caravansary.cli.new.secrets.token_bytes", lambda _size: LUCK)
    desk = Desk(tmp_path)
    for block in followed:
        where = f"{page}:{block.line}"
        if block.language == "python":
            exec(compile(block.text, where, "exec"), {"__name__": where})
        elif block.language == "toml":
            written = tomllib.loads(block.text)["project"]["entry-points"]
            (made,) = [tomllib.loads(file.read_text("utf-8")) for file in tmp_path.glob("*/pyproject.toml")]
            assert made["project"]["entry-points"] == written, where
        else:
            assert block.language in ("", "sh", "console"), (
                f"{where}: nobody runs this, and it is not marked as an illustration"
            )
            for command in commands(block):
                desk.follow(command)


def test_every_fence_is_seen() -> None:
    """A block that the pattern above misses would be run by nobody."""
    for page, file in READ.items():
        fences = re.findall(r"^ *(?:```|~~~)", file.read_text("utf-8"), re.MULTILINE)
        assert len(fences) == 2 * len(list(blocks(page))), page


def anchors(file: Path) -> set[str]:
    """The names of a page's headings, as GitHub and the site make them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", file.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[\s]", "-", re.sub(r"[^\w\s-]", "", heading.lower())).strip("-") for heading in headings}


@pytest.mark.parametrize("page", READ)
def test_every_link_leads_somewhere(page: str) -> None:
    file = READ[page]
    for path, heading in LINK.findall(CODE.sub("", file.read_text("utf-8"))):
        aim = (file.parent / unquote(path)).resolve() if path else file
        assert aim.exists(), f"{page}: {path} is not there"
        assert not heading or heading in anchors(aim), f"{page}: {path}#{heading}: there is no such heading"


def named(page: str) -> Iterator[tuple[str, bool]]:
    """What the sentences of a page say to call, and whether it is there."""
    for code in re.findall(r"`([^`]+)`", FENCE.sub("", READ[page].read_text("utf-8"))):
        match [word for word in code.split() if "=" not in word]:
            case ["make", *targets]:
                yield from ((f"make {target}", is_made(target)) for target in targets)
            case ["python" | "python3", "-m", program, *_] | ["python" | "python3", program, *_]:
                yield program, is_run(program)


@pytest.mark.parametrize("page", READ)
def test_what_a_sentence_says_to_call_is_there(page: str) -> None:
    assert [call for call, is_there in named(page) if not is_there] == []


def test_calls_in_sentences_are_seen() -> None:
    seen = [call for page in READ for call, _ in named(page)]
    assert {"make test", "make repeat", "tools.marks", "tools.first_minute"} <= set(seen)
    assert not is_made("tea") and not is_run("tools.tea") and not is_run("tools/tea.py")


def test_every_page_of_the_site_is_in_its_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in PAGES:
        assert Path(page).name.replace("README", "index") in contents, f"{page} is not in mkdocs.yml"


def site(*args: str) -> tuple[int, list[str]]:
    """The code of `python -m tools.site …`, and what it says."""
    line = [sys.executable, "-m", "tools.site", *args]
    done = subprocess.run(
        line, cwd=ROOT, env=environment(ROOT), capture_output=True, text=True, check=False, timeout=300
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_everything_in_the_contents_is_laid(tmp_path: Path) -> None:
    """`make docs` itself needs packages that only it installs."""
    assert site("lay", str(tmp_path / "pages")) == (0, [])
    for page in re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8").partition("nav:")[2]):
        text = (tmp_path / "pages" / page).read_text("utf-8")
        assert text.strip() and "<!-- illustration" not in text, page


def test_a_built_site_is_looked_at(tmp_path: Path) -> None:
    shim = '<script src="https://unpkg.com/iframe-worker/shim" type="text/javascript"></script>'
    (tmp_path / "one.html").write_text(
        f'{shim}<h2 id="here"></h2><a href="#here"></a><a href="two.html#there"></a><a href="https://example.org"></a>'
    )
    (tmp_path / "two.html").write_text(
        '<a href="one.html#here"></a><a href="gone.html"></a><img src="https://example.org/a.png">'
    )
    (tmp_path / "a.css").write_text("@import url(https://example.org/font.css);")
    code, found = site("check", str(tmp_path))
    assert code == 1
    assert sorted(found) == [
        "a.css loads from https:",
        "one.html: two.html#there: nothing has this name",
        "two.html loads https://example.org/a.png",
        "two.html: gone.html is not there",
    ]
