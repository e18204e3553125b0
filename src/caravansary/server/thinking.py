"""How bots think: in processes of their own, on a table where everything they cannot know was drawn anew."""

import hmac
import logging
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from caravansary.engine.contract import Game, State
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.players import Player, Seen, make_player
from caravansary.processes import cores
from caravansary.server.workers import Pool

log = logging.getLogger(__name__)

THINKING_LIMIT: Final = 60.0  # seconds; a bot that takes longer is broken
ATTEMPTS: Final = 3
SPARE: Final = "random"  # decides when the bot that should cannot


class Imagined(NamedTuple):
    """A seat's decision at a table where everything it cannot know was drawn anew; plain data, for another process."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int

    def state(self) -> State:
        return _game(self.game, self.players, tuple(sorted(self.options.items()))).from_position(self.position)


def imagine(state: State, seat: int, rng: Rng) -> Imagined:
    game = state.game
    return Imagined(game.info.name, game.players, dict(game.options), state.resample(seat, rng).position(), seat)


@cache
def _game(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> Game:
    """A game as a worker needs it, made once."""
    return load_game(name, players, **dict(options))


class Job(NamedTuple):
    """One decision to be made: nothing in it depends on what the seat does not know.

    `knows` is what the seat saw when the job was made; if it sees something else when the answer comes, the answer is void.
    `earlier` choices of the same turn went before: whichever worker gets the job, all of them share the time of one turn.
    """

    imagined: Imagined
    player: str
    seed: int
    knows: bytes
    earlier: int = 0

    @property
    def seat(self) -> int:
        return self.imagined.seat


class Turn(NamedTuple):
    """A bot's turn that goes on: what it knows until somebody else or chance acts, and how many choices it has made."""

    knows: bytes
    choices: int


def job_for(match: Match, seat: int, player: str) -> Job:
    """What a bot has to think about. Its luck comes from the table's seed and how often the seat has decided."""
    decided = sum(entry.seat == seat for entry in match.entries)
    key = match.chance.seed if match.chance is not None else b""
    seed = int.from_bytes(hmac.digest(key, f"bot/{seat}/{decided}".encode(), "sha256")[:8], "big")
    imagined = imagine(match.state, seat, Rng(seed, "imagine"))
    return Job(imagined, player, seed, knowledge(match.state, seat))


def knowledge(state: State, seat: int) -> bytes:
    """All that a decision of this seat can depend on."""
    return msgspec.json.encode([state.view(seat), state.legal_actions(seat)])


def think(job: Job) -> str:
    """Decide. Runs in a worker; a player's whole world is the imagined position."""
    state = job.imagined.state()
    action = _player(job.player).choose(Seen(state, job.seat, Rng(job.seed, "choose"), job.earlier))
    return state.game.action_to_string(action)


@cache
def _player(name: str) -> Player:
    """One of each kind in a worker: what a player learned is still there when it decides again within the same turn."""
    return make_player(name)


class Thinker(Protocol):
    """Somebody who does the bots' thinking."""

    async def think(self, job: Job) -> str: ...

    def close(self) -> None: ...


class Workers(Pool):
    """Players in processes of their own: on all cores that this one may use, but for the one that the tables need."""

    def __init__(self, size: int | None = None) -> None:
        super().__init__(max(1, cores() - 1) if size is None else size)

    async def think(self, job: Job) -> str:
        for attempt in range(ATTEMPTS):
            try:
                return await self.run(think, job, THINKING_LIMIT)
            except Exception:
                log.exception("a %s bot failed, attempt %d", job.player, attempt + 1)
        return think(job._replace(player=SPARE))
