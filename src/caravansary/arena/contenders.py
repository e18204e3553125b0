"""Who meets whom while a player is tuned: plain data, so that any process can play their games."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from caravansary.engine.contract import Game, Plain
from caravansary.games import load_game
from caravansary.players import Player, SearchPlayer, Seen, make_player
from caravansary.players.budget import Think
from caravansary.players.pairing import share
from caravansary.players.search.style import style_from

PRESENT: Final = "present"  # an opponent: the player as the data files have it now

Row: TypeAlias = dict[str, Any]


class Contender(NamedTuple):
    """A search player by everything that can be tuned. Every decision of a turn gets the same time."""

    think: Think
    style: Row
    weights: Row

    def player(self, game: Game) -> Player:
        """The player; `game` is the one that is played, with weights that may be others."""
        search = SearchPlayer(self.think.seconds, self.think.rounds, style=style_from(self.style))
        return search if self.weights == game.weights.as_plain() else Partisan(search, game, self.weights)


class Partisan(Player):
    """A player that evaluates with weights of its own."""

    def __init__(self, player: Player, game: Game, weights: Plain) -> None:
        super().__init__()
        self.name = player.name
        self._player = player
        data = game.data()
        self._twin = load_game(game.info.name, game.players, data, **game.options)
        self._twin.weights.read(weights)

    def choose(self, seen: Seen) -> int:
        seen.judge_by(self._twin)
        return self._player.choose(seen)


class Bout(NamedTuple):
    """One contender against others of one kind, its seat changing. The same number is the same luck, whoever plays."""

    name: str
    players: int
    hero: Contender
    other: Contender | str  # a string: a player of the house by its name
    seed: int

    def shares(self, numbers: Iterable[int]) -> list[float]:
        """How much of each victory the hero took."""
        game = load_game(self.name, self.players)
        hero = self.hero.player(game)
        other = make_player(self.other) if isinstance(self.other, str) else self.other.player(game)
        return [share(game, hero, other, number, self.seed) for number in numbers]
