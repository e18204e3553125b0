"""How bots think: in processes of their own, on a table where everything they cannot know was drawn anew."""

import hmac
import logging
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from caravansary.engine.contract import Game, State
from caravansary.engine.match import Match
from caravansary.engine.messages import BadOption, BadPlayer
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.players import Player, Seen, make_player
from caravansary.players.named import is_of_the_house
from caravansary.processes import cores
from caravansary.server.advice import Advice, advice_on
from caravansary.server.workers import Pool

log = logging.getLogger(__name__)

THINKING_LIMIT: Final = 60.0  # seconds; a bot that takes longer is broken
TABLE_PATIENCE: Final = 20.0  # seconds that a bot of others may take for one decision: people are waiting
ATTEMPTS: Final = 3
MOST_GAMES: Final = 200  # that a worker remembers: rule sets, not tables
SPARE: Final = "random"  # decides when the bot that should cannot


class Imagined(NamedTuple):
    """A seat's decision at a table where everything it cannot know was drawn anew; plain data, for another process.

    `data` are an owner's own components as JSON, if the table has such.
    """

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    data: bytes | None = None

    def state(self) -> State:
        options = tuple(sorted(self.options.items()))
        return _game(self.game, self.players, options, self.data).from_position(self.position)


def imagine(state: State, seat: int, rng: Rng) -> Imagined:
    game, own = state.game, state.game.data()
    data = None if own is None else msgspec.json.encode(own)
    position = state.resample(seat, rng).position()
    return Imagined(game.info.name, game.players, dict(game.options), position, seat, data)


@lru_cache(MOST_GAMES)
def _game(name: str, players: int, options: tuple[tuple[str, Any], ...], data: bytes | None) -> Game:
    """A game as a worker needs it, made once."""
    return load_game(name, players, None if data is None else msgspec.json.decode(data), **dict(options))


class Job(NamedTuple):
    """One decision to be made: nothing in it depends on what the seat does not know.

    `knows` is what the seat saw when the job was made; if it sees something else when the answer comes, the answer is void.
    `earlier` choices of the same turn went before: whichever worker gets the job, all of them share the time of one turn.
    `failed`: whoever should have decided could not, and the spare did.
    """

    imagined: Imagined
    player: str
    seed: int
    knows: bytes
    earlier: int = 0
    patience: float = TABLE_PATIENCE
    failed: bool = False

    @property
    def seat(self) -> int:
        return self.imagined.seat


class Decision(NamedTuple):
    """What is to be played. `trouble` says in a line why the bot could not decide itself: then the spare did."""

    action: str
    trouble: str = ""


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
    action = _player(job.player, job.patience).choose(Seen(state, job.seat, Rng(job.seed, "choose"), job.earlier))
    return state.game.action_to_string(action)


def decide(job: Job) -> Decision:
    """Decide, whatever a player of others does. Runs in a worker."""
    try:
        return Decision(think(job))
    except (BadPlayer, BadOption) as bad:
        _player.cache_clear()  # it may be in any state
        return spare(job, str(bad))


def spare(job: Job, trouble: str) -> Decision:
    """What is played where the bot that should decide cannot."""
    return Decision(think(job._replace(player=SPARE)), trouble)


def advise(job: Job) -> Advice:
    """What the job's seat should do, and why. Runs in a worker, and knows as little as a player does."""
    return advice_on(job.imagined.state(), job.seat, Rng(job.seed, "choose"))


@cache
def _player(name: str, patience: float) -> Player:
    """One of each kind in a worker: what a player learned is still there when it decides again within the same turn."""
    return make_player(name, patience)


class Thinker(Protocol):
    """Somebody who does the bots' thinking, and advises people."""

    async def think(self, job: Job) -> Decision: ...

    async def advise(self, job: Job) -> Advice: ...

    def close(self) -> None: ...


class Workers(Pool):
    """Players in processes of their own: on all cores that this one may use, but for the one that the tables need."""

    def __init__(self, size: int | None = None, patience: float = TABLE_PATIENCE) -> None:
        super().__init__(max(1, cores() - 1) if size is None else size)
        self.patience = patience

    async def think(self, job: Job) -> Decision:
        """A player of others has `patience`, and if it does not come back even then, its process is ended."""
        of_the_house = is_of_the_house(job.player)
        limit = THINKING_LIMIT if of_the_house else THINKING_LIMIT + self.patience
        for attempt in range(ATTEMPTS):
            try:
                return await self.run(decide, job._replace(patience=self.patience), limit)
            except TimeoutError:
                log.error("a %s bot took longer than %g s, attempt %d", job.player, limit, attempt + 1)
                if not of_the_house:  # it would again, and everybody would wait
                    break
            except Exception as failed:
                log.error(
                    "a %s bot failed, attempt %d", job.player, attempt + 1, exc_info=failed if of_the_house else None
                )
        return spare(job, f"player {job.player} came to no decision")

    async def advise(self, job: Job) -> Advice:
        return await self.run(advise, job, THINKING_LIMIT)
