"""Changing over to the compiled engine while games are played: a house may open before its compiler is done.

`make play` starts the house interpreted, and names the folder where a build is under way. Once the last file of it is there, and
the build is of the same sources and works, whoever thinks (bots, hints, analyses) does so in new processes that import it.
Tables stay as they are, in the process that holds them, which goes on interpreted: it thinks of nothing, and an update costs
it hardly more than compiled (docs/architecture.md).
"""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import caravansary
from caravansary.engine import contract
from caravansary.engine.match import Match
from caravansary.engine.messages import Message
from caravansary.games import load_game, registered_games
from caravansary.server.thinking import job_for, think
from caravansary.server.workers import Pool

log = logging.getLogger(__name__)

WHERE: Final = "CARAVANSARY_COMPILED_AT"  # in the environment: the folder where a compiled build will be
READY: Final = "ready"  # the last file of a build
LOOK_EVERY: Final = 1.0  # seconds
LONGEST_TRIAL: Final = 120.0  # seconds
SOURCES: Final = {".py", ".json", ".ftl"}
PAGE: Final = Path("server/page")  # built from sources of its own, and not in every build
TRIED_BY: Final = "greedy"

Tell = Callable[[Message], None]


class Unfit(Exception):
    """A build that is not used, and in a message why."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.message = Message(key, dict(args))


class Changeover:
    """Waits for a build, and has processes think in it. A build that is of no use is named once; another may follow it."""

    def __init__(self, folder: Path, tell: Tell, pause: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self.folder = folder.absolute()
        self.tell = tell
        self.pause = pause

    @asynccontextmanager
    async def beside(self, pools: Sequence[Pool]) -> AsyncIterator[None]:
        """Wait for it while something else goes on."""
        waiting = asyncio.create_task(self._watch(pools), name="changing over to the compiled engine")
        try:
            yield
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    async def _watch(self, pools: Sequence[Pool]) -> None:
        try:
            await self.change_over(pools)
        except Exception:  # nobody waits for this, and games go on without it
            log.exception("no changing over to %s", self.folder)

    async def change_over(self, pools: Sequence[Pool]) -> None:
        """Returns when it is done."""
        ours = await asyncio.to_thread(fingerprint, Path(caravansary.__file__).parent)
        refused = None
        while True:
            while (found := self._found()) in (None, refused):
                await self.pause(LOOK_EVERY)
            try:
                await self._check(ours)
                break
            except Unfit as unfit:
                self.tell(unfit.message)
            except (OSError, ValueError) as failed:  # a build that is taken away meanwhile, say
                self.tell(self._broken(str(failed)).message)
            refused = found
        for pool in pools:
            pool.move(self.folder)
        self.tell(Message("compiled-in-use"))

    def _found(self) -> tuple[int, int] | None:
        """Which build is there; None if none is."""
        try:
            ready = (self.folder / READY).stat()
        except OSError:
            return None
        return ready.st_ino, ready.st_mtime_ns

    async def _check(self, ours: str) -> None:
        """Raises `Unfit`. Where the rules were others, a bot could think of what the tables do not know."""
        if await asyncio.to_thread(fingerprint, self.folder / "caravansary") != ours:
            raise Unfit("compiled-other", text=str(self.folder))
        engine, games = await self._try()
        if not Path(engine).is_relative_to(self.folder) or not is_compiled(engine):
            raise Unfit("compiled-not", text=str(self.folder))
        missing = {info.name for info in registered_games()} - set(games)
        if missing:
            raise self._broken(f"there is no {', '.join(sorted(missing))}")

    def _broken(self, what: str) -> Unfit:
        return Unfit("compiled-broken", text=str(self.folder), what=what)

    async def _try(self) -> tuple[str, list[str]]:
        """What `try_out` says in a process of the build's own. What goes wrong there is told in one line, so this process is
        none of a pool, which would write whatever it dies of to the terminal."""
        path = os.pathsep.join([str(self.folder), *sys.path])
        trial = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # not what lies in the folder where we happen to be
            "-c",
            f"from {__name__} import try_out; try_out()",
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        try:
            async with asyncio.timeout(LONGEST_TRIAL):
                said, complained = await trial.communicate()
        except TimeoutError as late:
            raise self._broken(f"no answer for {LONGEST_TRIAL:.0f} s") from late
        finally:
            await _end(trial)
        if trial.returncode:
            lines = complained.decode(errors="replace").strip().splitlines() or [str(trial.returncode)]
            raise self._broken(lines[-1])
        engine, games = json.loads(said)
        return engine, games


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
        await process.wait()


def try_out() -> None:
    """Decide something in every game, and say where the engine is and which games there are. Runs in a process of its own."""
    games = [info.name for info in registered_games()]
    for game in games:
        match = Match(load_game(game), bytes(32))
        think(job_for(match, match.state.pending()[0], TRIED_BY))
    print(json.dumps([contract.__file__, games]))


def is_compiled(file: str | None = contract.__file__) -> bool:
    """Is a module compiled, from the file it was imported from? Without one: is this very engine?"""
    return str(file).endswith(tuple(EXTENSION_SUFFIXES))


def fingerprint(package: Path) -> str:
    """The same for the same sources: code, data and words, wherever they lie and compiled or not."""
    found = sha256()
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.suffix in SOURCES and not place.is_relative_to(PAGE):
            found.update(f"{place.as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def awaited(tell: Tell) -> Changeover | None:
    """What to wait for, if there is anything: a house that is compiled has no need to."""
    folder = os.environ.get(WHERE)
    return Changeover(Path(folder), tell) if folder and not is_compiled() else None
