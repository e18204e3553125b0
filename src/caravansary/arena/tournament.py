"""One game of a tournament: plain data in, plain data out, so that any process anywhere can play it."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from json import dumps
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct

from caravansary.arena.errors import Unplayable
from caravansary.arena.lineups import Lineups, Seating
from caravansary.engine.contract import Game, Plain
from caravansary.games import load_game
from caravansary.players import Player, Seen, Who, make_player
from caravansary.players.guest import PATIENCE
from caravansary.players.levels import EXPERT, FADING, SLIPS
from caravansary.players.named import name_of, source_files
from caravansary.players.play import play_game
from caravansary.players.search.style import read_style


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a finished game; every list has an entry for each seat."""

    game: int  # its number in the schedule
    scores: list[int]
    places: list[int]  # by the rules for winning and ties: 1 is a winner
    decisions: list[int]
    choices: list[int]  # decisions with more than one legal action
    seconds: list[float]  # that all choices took
    slowest: list[float]  # that one choice took at most
    end: str

    def winners(self) -> list[int]:
        """The seats that won; several share a victory."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Tournament(NamedTuple):
    """Everything that decides what is played. The same tournament gives the same games wherever it is played."""

    name: str
    seats: int
    options: Plain
    data: Plain | None
    contestants: tuple[Who, ...]  # by name, or as objects
    seed: int
    rounds: int
    lone: bool = False  # the first contestant alone against seats of the second
    patience: float = PATIENCE  # seconds that a contestant of others may take for one decision

    @property
    def lineups(self) -> Lineups:
        return Lineups(len(self.contestants), self.seats, self.lone)

    @property
    def names(self) -> list[str]:
        """What the contestants are called."""
        return [name_of(contestant) for contestant in self.contestants]

    def check(self) -> None:
        """Raises `Unplayable` if nobody could tell the contestants apart."""
        names = self.names
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise Unplayable(f"two contestants are called {twice}; give their objects a name each")

    @property
    def games(self) -> int:
        return self.rounds * self.lineups.in_a_round()

    def game(self) -> Game:
        """The game that is played."""
        return load_game(self.name, self.seats, self.data, **self.options)

    def schedule(self) -> Iterator[tuple[int, Seating]]:
        """The number of the round and the seating of every game, in the order of their numbers."""
        seatings = list(self.lineups.seatings())
        for number in range(self.rounds):
            for seating in seatings:
                yield number, seating

    def binding(self) -> Plain:
        """What a record must agree with to belong to this tournament: players that were tuned meanwhile are others."""
        game = self.game()
        data = game.data()
        return {
            "game": self.name,
            "rules": game.info.rules_version,
            "options": game.options,
            "data": None if data is None else _digest(data),
            "weights_and_styles": _digest(_minds(game)),
            "seats": self.seats,
            "players": self.names,
            "seed": self.seed,
            "games": self.games,
            "lone": self.lone,
            **self._guests(),
        }

    def _guests(self) -> Plain:
        """The code of contestants of others, as far as it lies in the file of their class: if it is changed, they are others."""
        files = source_files(self.contestants)
        return {"code": {name: sha256(file.read_bytes()).hexdigest() for name, file in files.items()}} if files else {}

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play the games with these numbers."""
        game = self.game()
        players = [make_player(contestant, self.patience) for contestant in self.contestants]
        seatings = list(self.lineups.seatings())
        for number in numbers:
            at, nth = divmod(number, len(seatings))
            yield play_one(game, [players[contestant] for contestant in seatings[nth]], self.seed, at, number)


def _minds(game: Game) -> Plain:
    """All numbers that the players of the house decide by; how they were found does not matter."""
    styles = {key: row for key, row in read_style(game.info.name).items() if not key.endswith("_found")}
    return {"weights": game.weights.as_plain(), "styles": styles, "levels": [SLIPS, EXPERT, FADING]}


def _digest(thing: object) -> str:
    return sha256(dumps(thing, sort_keys=True).encode()).hexdigest()


class Timed(Player):
    """A player under a stopwatch, on one seat of one game. Only choices are timed: being left one action is no thinking."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player
        self.decisions = 0
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, seen: Seen) -> int:
        self.decisions += 1
        if len(seen.legal) == 1:
            return self.player.choose(seen)
        began = perf_counter()
        action = self.player.choose(seen)
        took = perf_counter() - began
        self.choices += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return action


def play_one(game: Game, players: list[Player], seed: int, at: int, number: int) -> Played:
    """One game of round `at`. Its streams are named after the round alone: all seatings meet the same luck."""
    seats = [Timed(player) for player in players]
    state = play_game(game, seats, seed, "arena", str(at))
    return Played(
        number,
        state.scores(),
        state.places(),
        [seat.decisions for seat in seats],
        [seat.choices for seat in seats],
        [round(seat.seconds, 9) for seat in seats],
        [round(seat.slowest, 9) for seat in seats],
        state.end_reason(),
    )
