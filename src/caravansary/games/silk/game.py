"""Silk, put together: the contract's methods, each answered by one of the rooms beside this file.

The vocabulary. Tiles are ``row,column`` from the north-west, points ``row,column`` of the lattice (the north-west corner of the
tile of that name), walls two neighbouring points, the northern or western one first::

    worm 2,3                    phase 1: a worm on a tile
    shepherd 2,3  mastiff 2,3   phase 2: a piece on a tile
    nursery 2,3                 phase 2 and action 4: a nursery on a point
    raise 2,3                   start of turn and action 1: a worm from the reserve
    die 3 graze                 play the die that shows 3 for an action: raise, move, wall, build, graze, ookami
    move shepherd north         actions 2 and 6: shepherd, mastiff, ookami; north, east, south, west
    bump mastiff west           where the piece that was bumped goes
    displace north              where the next worm of the tile goes; `displace off`: over the border to its owner's reserve
    graze 2,3                   action 5
    regenerate 2,3              action 4 with all four nurseries on the board
    wall 2,3-2,4                action 3

Chance: ``tile dry`` (normal, leafy, den) for the next tile, ``roll 2 5`` for two dice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game
from caravansary.engine.messages import Args, Info, Message, Plain, Refused, Say, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from caravansary.engine.weights import Weights
from caravansary.games.silk import (
    drawing,
    evaluation,
    explain,
    invariants,
    observation,
    position,
    reading,
    refuse,
    rules,
    scoring,
    setup,
    telling,
    view,
)
from caravansary.games.silk.board import Board
from caravansary.games.silk.components import ACTIONS, DIRECTIONS, PASTURES, PIECES, Box
from caravansary.games.silk.dice import ROLL_TEXTS
from caravansary.games.silk.offers import TILE_VERBS
from caravansary.games.silk.state import DEAL, OVER, PHASES, STARTING_ROLL, SilkTable

INFO: Final = Info(
    name="silk",
    title="Silk",
    min_players=2,
    max_players=4,
    minutes=45,
    authors=("Luis Ranedo",),
    rules_version="1",
    # The longest game is not said: tied starting rolls are repeated for as long as they are tied (SILK-2.1).
    min_points=-100,  # worms that are lost cost points in the end
    max_points=1_000,  # below 50 until the last round (SILK-9.1), which brings two actions to everybody
)


class SilkState(SilkTable):
    """A table that keeps the contract."""

    def current_player(self) -> i64:
        return rules.current_player(self)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return rules.legal_into(self, seat, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(self, out, weights)

    def chance_stream(self) -> str:
        if self.phase() == DEAL:
            return "tiles"
        return "starting roll" if self.phase() == STARTING_ROLL else "dice"

    def sample_chance(self, rng: Rng) -> i64:
        return rules.sample_chance(self, rng)

    def act(self, action: i64, seat: i64) -> None:
        rules.act(self, action, seat)

    def clone(self) -> "SilkState":
        other = SilkState(self.game, self.board, self.box, int(self.seats))
        other.copy_table(self)
        return other

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def end_reason(self) -> str:
        return scoring.end_reason(self) if self.phase() == OVER else ""

    def ended_by(self) -> list[int]:
        return scoring.ended_by(self) if self.phase() == OVER else []

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def glance(self, seat: i64) -> float:
        return evaluation.glance(self, seat)

    def view(self, seat: int | None) -> Plain:
        return view.view(self, seat)

    def position(self) -> Plain:
        return position.position(self)

    def prompt(self, seat: int) -> Message:
        return explain.prompt(self, seat)

    def describe(self, action: int, seat: int) -> Verdict:
        return explain.describe(self, action, seat)

    def refuse(self, action: int, seat: int) -> Verdict:
        return refuse.refuse(self, action, seat)

    def refuse_seat(self, seat: int) -> Verdict:
        return refuse.refuse_seat(self, seat)

    def understand(self, text: str) -> int:
        return explain.understand(self, text)

    def observation(self, seat: int) -> dict[str, list[int]]:
        return observation.observation(self, seat)

    def breakdown(self) -> list[list[ScoreLine]]:
        return [scoring.lines(self, seat) for seat in range(int(self.seats))]

    def totals(self) -> dict[str, int]:
        return invariants.totals(self)

    def flaws(self) -> list[str]:
        return invariants.flaws(self)


class Silk(Game):
    """Silk for 2 to 4 players."""

    board: Board
    box: Box
    own_data: bool

    def __init__(self, players: int, options: Plain, data: Plain, own_data: bool) -> None:
        board = Board(players)
        vocabulary = [f"displace {direction}" for direction in [*DIRECTIONS, "off"]]
        vocabulary += [f"move {piece} {direction}" for piece in PIECES for direction in DIRECTIONS]
        vocabulary += [f"bump {piece} {direction}" for piece in PIECES for direction in DIRECTIONS]
        vocabulary += [f"die {face} {action}" for face in range(1, 7) for action in ACTIONS]
        vocabulary += [f"{verb} {tile}" for verb in TILE_VERBS for tile in board.tile_text]
        vocabulary += [f"nursery {board.point_text[point]}" for point in board.sites]
        vocabulary += [f"wall {edge}" for edge in board.edge_text]
        outcomes = [f"tile {pasture}" for pasture in PASTURES] + ROLL_TEXTS
        super().__init__(INFO, players, options, vocabulary, outcomes, PHASES)
        self.weights = Weights(evaluation.WEIGHTS)
        self.open_log = True
        self.telling = telling.Telling(board)
        self.board = board
        self.box = Box(data)
        self.own_data = own_data

    def new_initial_state(self) -> SilkState:
        state = SilkState(self, self.board, self.box, self.players)
        setup.start(state)
        return state

    def from_position(self, source: object) -> SilkState:
        state = SilkState(self, self.board, self.box, self.players)
        reading.read(state, source)
        return state

    def string_to_action(self, text: str) -> int:
        """Dice typed in at a real table, and the ends of a wall, may come in any order."""
        words = text.split()
        if len(text) <= 200 and len(words) == 3 and words[0] == "roll":
            return super().string_to_action("roll " + " ".join(sorted(words[1:])))
        if len(text) <= 200 and len(words) == 2 and words[0] == "wall":
            return super().string_to_action("wall " + "-".join(sorted(words[1].split("-"))))
        if len(words) == 2 and words[0] == "nursery" and self.is_corner(words[1]):
            corner: Args = {"point": self.board.point_label[self.board.point_named[words[1]]]}
            raise Refused(Verdict(False, ("SILK-2.9", "SILK-5.7"), "silk-no-corner", corner))
        return super().string_to_action(text)

    def is_corner(self, point: str) -> bool:
        """Is it a corner of the board, where no nursery can ever stand?"""
        number = self.board.point_named.get(point, -1)
        return number >= 0 and number not in self.board.sites

    def rotate_position(self, source: Plain, by: int) -> Plain | None:
        return position.rotate(source, by)

    def draw(self, shown: Plain, say: Say) -> str:
        return drawing.draw(shown, say)

    def data(self) -> Plain | None:
        return self.box.source if self.own_data else None


GAME: Final = Silk
