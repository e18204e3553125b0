"""The house opens interpreted and changes over to the compiled engine: at the same tables, with the same log."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing.process import BaseProcess
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from starlette.testclient import TestClient

import caravansary
from caravansary.engine import contract, log
from caravansary.engine.messages import Message
from caravansary.engine.verify import verify
from caravansary.games import game_of
from caravansary.server.analysis import Analysts
from caravansary.server.app import make_app
from caravansary.server.changeover import PAGE, READY, WHERE, Changeover, awaited, fingerprint, is_compiled
from caravansary.server.thinking import Workers
from caravansary.server.workers import Pool
from tests.server import test_kill
from tests.server.pages import SOON, Page, bot, client_at, file_in, lay, live, person, play_on, wait_until
from tests.server.test_workers import ALLOWED, Clock, Job, begin, with_pool

PACKAGE = Path(caravansary.__file__).parent
BUILT = Path(__file__).parents[2] / "build" / "compiled"  # where `make` builds
SEED = bytes(range(32))
EARLY = 5  # decisions of a person before the build is there
BETWEEN = 10  # and at most so many while the house changes over

# Only the engine, and without optimization: what is compiled and what is not play together, and this takes seconds.
SETUP = """
from setuptools import setup
from mypyc.build import mypycify

files = [f"caravansary/engine/{name}.py" for name in ("rng", "phases", "weights", "plain", "telling", "contract", "playout")]
setup(ext_modules=mypycify(files, opt_level="0", debug_level="0", separate=[(files, "caravansary_engine")]))
"""


def copied(folder: Path) -> Path:
    """Our own sources, in another place."""
    copytree(PACKAGE, folder / "caravansary", ignore=ignore_patterns("__pycache__", "page"))
    return folder


@pytest.fixture(scope="module")
def compiled_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled build of our sources: what `make` has built, if they are still the same, or one with a compiled engine."""
    if (BUILT / READY).exists() and fingerprint(BUILT / "caravansary") == fingerprint(PACKAGE):
        return BUILT
    folder = copied(tmp_path_factory.mktemp("compiled"))
    command = [sys.executable, "-c", SETUP, "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"nothing can be compiled here: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")
    return folder


@pytest.fixture
def build(compiled_house: Path, tmp_path: Path) -> Path:
    """A folder with a compiled build that only its last file is missing in."""
    folder = tmp_path / "build"
    folder.mkdir()
    for path in compiled_house.iterdir():
        if path.name != READY:
            (folder / path.name).symlink_to(path)
    return folder


def finish(build: Path) -> None:
    """Put the last file of a build there, as `make` does."""
    written = build / "ready.new"
    written.touch()
    written.rename(build / READY)


def engine_file(_nothing: None) -> str:
    """Where a process has the engine from."""
    return str(contract.__file__)


def processes(pool: Pool) -> list[BaseProcess]:
    assert pool._pool is not None
    return list(pool._pool._processes.values())


class House:
    """A server that waits for a build, and what it has told."""

    def __init__(self, folder: Path, build: Path) -> None:
        self.told: list[Message] = []
        self.workers, self.analysts = Workers(1), Analysts()
        changeover = Changeover(build, self.told.append, lambda _seconds: asyncio.sleep(0.01))
        self.client = TestClient(
            make_app(file_in(folder), None, 0.0, self.workers, analyst=self.analysts, changeover=changeover)
        )

    def engine(self, pool: Pool | None = None) -> Path:
        """Where those who think have the engine from."""
        assert self.client.portal is not None
        return Path(self.client.portal.call((pool or self.workers).run, engine_file, None, SOON))

    def tells(self, count: int) -> str:
        """The key of what it tells as its so many-th message."""
        wait_until(lambda: len(self.told) >= count, "the house tells nothing about the build")
        assert len(self.told) == count
        return self.told[-1].key


@contextmanager
def house(folder: Path, build: Path) -> Iterator[House]:
    opened = House(folder, build)
    with opened.client:
        yield opened


class Ana:
    """A person whose choices are the same in every game, and who remembers what was acknowledged."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.luck = random.Random(1)
        self.acknowledged: list[str] = []

    def play(self, go_on: Callable[[], bool]) -> None:
        while go_on() and not self.page.is_over():
            if self.page.shown[0]["choices"]:
                action = self.luck.choice(self.page.actions(0))
                assert self.page.play(0, action)["type"] == "done"
                self.acknowledged.append(action)
                self.page.catch_up()
            else:
                self.page.hear()


def log_of(client: TestClient, table: str) -> str:
    return str(client.get(f"/api/tables/{table}/log").text)


def moves_of(text: str) -> list[tuple[int, str]]:
    """What was decided, by whom; the log is proved to be fair and legal."""
    record = log.read(text, game_of)
    assert verify(record).fair
    return [(seat, record.game.action_to_string(action)) for seat, action in record.moves]


def test_a_game_goes_on_while_the_house_changes_over(tmp_path: Path, build: Path) -> None:
    """The same table with the same log: as if it had been played in a house that never changed."""
    seats = [person("Ana"), bot("greedy"), bot("greedy")]
    with house(tmp_path, build) as changing:
        client = changing.client
        laid = lay(client, seats, SEED, "silk")
        with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
            ana = Ana(page)
            ana.play(lambda: len(ana.acknowledged) < EARLY)
            table, before = live(client, laid.table), list(live(client, laid.table).match.entries)
            assert changing.engine() == PACKAGE / "engine" / "contract.py"
            finish(build)
            ana.play(lambda: not changing.told and len(ana.acknowledged) < EARLY + BETWEEN)
            assert changing.tells(1) == "compiled-in-use"
            assert changing.engine().is_relative_to(build) and is_compiled(str(changing.engine()))
            left = len(live(client, laid.table).match.entries)
            ana.play(lambda: True)
            assert live(client, laid.table) is table
            assert table.match.entries[: len(before)] == before
            assert any(entry.seat > 0 for entry in table.match.entries[left:]), "bots play on in the new processes"
        changed = moves_of(log_of(client, laid.table))
        assert changing.engine(changing.analysts).is_relative_to(build)
    name = table.match.game.action_to_string
    assert [
        name(entry.action) for entry in table.match.entries if entry.seat == 0 and not entry.forced
    ] == ana.acknowledged
    assert changed == [(entry.seat, name(entry.action)) for entry in table.match.entries]
    (tmp_path / "elsewhere").mkdir()
    with client_at(tmp_path / "elsewhere") as client:
        laid = lay(client, seats, SEED, "silk")
        with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
            Ana(page).play(lambda: True)
        assert moves_of(log_of(client, laid.table)) == changed


def test_what_has_begun_is_finished_where_it_is(tmp_path: Path, build: Path) -> None:
    """New work goes to new processes beside it, and an old process ends with its work."""
    begun, queued = Job(tmp_path, "begun"), Job(tmp_path, "queued")

    async def moving() -> None:
        pool = Pool(2)
        try:
            first = asyncio.create_task(pool.run(begun, None, ALLOWED))
            await begun.begins()
            (process,) = processes(pool)
            pool.move(build)
            assert Path(await pool.run(engine_file, None, SOON)).is_relative_to(build)
            second, third = (asyncio.create_task(pool.run(queued, None, ALLOWED)) for _ in range(2))
            await queued.begins()
            assert process.is_alive() and not first.done()
            begun.finish("in the old one")
            assert await first == "in the old one"
            queued.finish("in a new one")
            assert [await second, await third] == ["in a new one"] * 2
            await asyncio.to_thread(wait_until, lambda: not process.is_alive(), "the old process does not end")
            assert list(pool._at_work) == []
        finally:
            pool.close()

    asyncio.run(moving())


@pytest.mark.parametrize("closes", [False, True])
def test_whoever_does_not_finish_is_ended_also_where_everybody_else_has_left(
    tmp_path: Path, build: Path, closes: bool
) -> None:
    """With its time over, or with the pool closed."""
    endless = Job(tmp_path, "endless")

    async def work(pool: Pool, clock: Clock) -> None:
        late = begin(pool, endless)
        await endless.begins()
        (process,) = processes(pool)
        pool.move(build)
        if closes:
            pool.close()
        else:
            clock.ahead += ALLOWED
        with pytest.raises(BrokenProcessPool if closes else TimeoutError):
            await late
        await asyncio.to_thread(wait_until, lambda: not process.is_alive(), "the old process does not end")

    with_pool(work)


def test_a_build_of_other_sources_is_refused_and_the_next_one_taken(tmp_path: Path, compiled_house: Path) -> None:
    build = copied(tmp_path / "build")
    rng = build / "caravansary" / "engine" / "rng.py"
    ours = rng.read_text("utf-8")
    rng.write_text(ours + "\n# by another hand\n", "utf-8")
    finish(build)
    with house(tmp_path, build) as changing:
        assert changing.tells(1) == "compiled-other"
        assert changing.engine() == PACKAGE / "engine" / "contract.py"
        plays_to_its_end(changing)
        assert len(changing.told) == 1, "it is said once"
        (build / READY).unlink()
        (build / "caravansary").rename(build / "stale")
        for path in compiled_house.iterdir():
            if path.name != READY:
                (build / path.name).symlink_to(path)
        finish(build)
        assert changing.tells(2) == "compiled-in-use"
        assert is_compiled(str(changing.engine()))


def test_a_build_in_which_nothing_is_compiled_is_of_no_use(tmp_path: Path) -> None:
    build = copied(tmp_path / "build")
    finish(build)
    with house(tmp_path, build) as changing:
        assert changing.tells(1) == "compiled-not"
        assert changing.engine() == PACKAGE / "engine" / "contract.py"


def test_a_build_that_cannot_be_imported_leaves_everybody_where_they_are(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    build = copied(tmp_path / "build")
    (build / "caravansary" / "engine" / f"contract{EXTENSION_SUFFIXES[0]}").write_bytes(b"half of a library")
    finish(build)
    with house(tmp_path, build) as changing:
        laid = lay(changing.client, [bot(), bot(), person("Ana")], SEED)
        with Page(changing.client, laid.table, [laid.tokens[2] or ""]) as page:
            before = changing.engine(), processes(changing.workers)
            assert changing.tells(1) == "compiled-broken"
            assert "ImportError" in str(changing.told[0].args["what"])
            play_on(page, random.Random(1), 2)
        assert (changing.engine(), processes(changing.workers)) == before
        assert changing.told[1:] == []
    assert "Traceback" not in capfd.readouterr().err, "one line is enough"


def plays_to_its_end(changing: House) -> None:
    laid = lay(changing.client, [bot(), bot()], SEED)
    with Page(changing.client, laid.table, []) as page:
        page.watch()


def test_a_house_that_closes_waits_for_no_build(tmp_path: Path, build: Path) -> None:
    """Not for one that never comes, nor for one that is just being tried: that is ended too."""
    with house(tmp_path, build) as changing:
        pass
    begun = tmp_path / "begun"
    shadow = f"import os, time\nopen({str(begun)!r}, 'w').write(str(os.getpid()))\ntime.sleep(3600)\n"
    (build / "mypy_extensions.py").write_text(shadow)  # what the engine imports first comes from the build too
    finish(build)
    with house(tmp_path, build) as changing:
        wait_until(lambda: begun.exists() and begun.read_text() != "", "the build is not tried")
        os.kill(int(begun.read_text()), 0)
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)
    assert changing.told == []


def test_a_trial_that_never_ends_is_given_up(tmp_path: Path, build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (build / "mypy_extensions.py").write_text("import time\ntime.sleep(3600)\n")
    finish(build)
    monkeypatch.setattr("caravansary.server.changeover.LONGEST_TRIAL", 0.01)
    with house(tmp_path, build) as changing:
        assert changing.tells(1) == "compiled-broken"


def test_sources_are_the_same_wherever_they_lie(tmp_path: Path) -> None:
    build = copied(tmp_path)
    package, ours = build / "caravansary", fingerprint(PACKAGE)
    (package / PAGE).mkdir()
    (package / PAGE / "manifest.json").write_text("{}")  # a build may bring the page
    (package / "engine" / f"rng{EXTENSION_SUFFIXES[0]}").touch()
    assert fingerprint(package) == ours
    for name in ("games/silk/weights.json", "games/silk/en.ftl", "server/thinking.py"):
        path = package / name
        text = path.read_text("utf-8")
        path.write_text(text + " ", "utf-8")
        assert fingerprint(package) != ours
        path.write_text(text, "utf-8")
    (package / "games" / "silk" / "es.ftl").rename(package / "games" / "yak" / "more.ftl")
    assert fingerprint(package) != ours


def test_only_a_house_that_is_told_where_waits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(WHERE, raising=False)
    assert awaited(print) is None
    monkeypatch.setenv(WHERE, str(tmp_path))
    found = awaited(print)
    assert found is not None and found.folder == tmp_path
    monkeypatch.setattr("caravansary.server.changeover.is_compiled", lambda: True)
    assert awaited(print) is None


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc to see processes")
def test_the_command_changes_over_and_says_so(tmp_path: Path, build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `make play` starts it, whose main module every process imports once more: from the build too."""
    monkeypatch.setenv(WHERE, str(build))
    server = test_kill.Server(tmp_path)
    try:
        server.start()
        assert server.process is not None and server.process.stdout is not None
        finish(build)
        assert server.process.stdout.readline().startswith("The tables are kept in ")
        assert server.process.stdout.readline() == "The compiled engine is in use from now on.\n"
        somebody = test_kill.Ana(server, random.Random(0))
        somebody.play_until_broken()
        assert somebody.over
        somebody.check_finished()
        maps = [Path(f"/proc/{bot}/maps").read_text() for bot in test_kill.bots_of(server.process.pid)]
        assert maps and all("caravansary_engine__mypyc" in libraries for libraries in maps)
    finally:
        server.kill()
