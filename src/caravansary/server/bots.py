"""Bots: they think in processes of their own, on a table where everything they cannot know was drawn anew."""

import asyncio
import hmac
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from caravansary.engine.contract import Game, State
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.players import Seen, make_player

log = logging.getLogger(__name__)

THINKING_LIMIT: Final = 60.0  # seconds; a bot that takes longer is broken
ATTEMPTS: Final = 3
SPARE: Final = "random"  # decides when the bot that should cannot


class Job(NamedTuple):
    """One decision to be made: nothing in it depends on what the seat does not know.

    `knows` is what the seat saw when the job was made; if it sees something else when the answer comes, the answer is void.
    """

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    player: str
    seed: int
    knows: bytes


def job_for(match: Match, seat: int, player: str) -> Job:
    """What a bot has to think about. Its luck comes from the table's seed and how often the seat has decided."""
    decided = sum(entry.seat == seat for entry in match.entries)
    key = match.chance.seed if match.chance is not None else b""
    seed = int.from_bytes(hmac.digest(key, f"bot/{seat}/{decided}".encode(), "sha256")[:8], "big")
    state, game = match.state, match.game
    imagined = state.resample(seat, Rng(seed, "imagine"))
    return Job(
        game.info.name,
        game.players,
        dict(game.options),
        imagined.position(),
        seat,
        player,
        seed,
        knowledge(state, seat),
    )


def knowledge(state: State, seat: int) -> bytes:
    """All that a decision of this seat can depend on."""
    return msgspec.json.encode([state.view(seat), state.legal_actions(seat)])


def think(job: Job) -> str:
    """Decide. Runs in a worker; a player's whole world is the imagined position."""
    game = _game(job.game, job.players, tuple(sorted(job.options.items())))
    state = game.from_position(job.position)
    action = make_player(job.player).choose(Seen(state, job.seat, Rng(job.seed, "choose")))
    return game.action_to_string(action)


@cache
def _game(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return load_game(name, players, **dict(options))


class Thinker(Protocol):
    """Somebody who does the bots' thinking."""

    async def think(self, job: Job) -> str: ...

    def close(self) -> None: ...


class Workers:
    """A small pool of processes, started when the first bot has to think, replaced when it breaks."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> str:
        for attempt in range(ATTEMPTS):
            pool = self._running()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, think, job)
                return await asyncio.wait_for(thought, THINKING_LIMIT)
            except Exception:
                log.exception("a %s bot failed, attempt %d", job.player, attempt + 1)
                self._drop(pool)
        return think(job._replace(player=SPARE))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and the event loop
            self._pool = ProcessPoolExecutor(self.size, mp_context=spawn, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool at once; the next decision gets a new one."""
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)


def _begin() -> None:
    """In a new worker: leave Ctrl-C to the server, and go when it goes, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
