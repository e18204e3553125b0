"""Silk Road, put together: the contract's methods, each answered by one of the rooms beside this file.

The texts of actions, by what is asked (phase of the view):

    auction      pass | bid 7 (1 to 99)
    settle       sell pawn | pay bid
    move         move kashgar
    printed      use printed | decline
    take         take buyer silk | take seller ivory | take trader 1 ivory for 2 silk | take special trader 4 | take thief |
                 take grand vizier | take crook | take barterer
    use_crook    no crook | crook silk into jewels (Buyer, Seller) |
                 crook give ivory into silk, crook get silk into ivory (Trader)
    sell, buy    sell 2 silk (0 to 15) | buy 2 silk
    trade        trade | stop
    swap         swap ivory for silk | stop
    rob          rob seat 2 | decline
    name         name silk | decline
    show         show 3 (0 to 15; all seats at once, sealed)
    second_tile  barter | no barter
    hand_on      hand pawn to seat 2

and of chance: `draw silk`, `leader 2`, `steal silk`, `deal buyer silk`.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game, Imagination, State
from caravansary.engine.messages import Info, Message, Option, Plain, Refused, Say, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from caravansary.engine.weights import Weights
from caravansary.games.silk_road import (
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
    view,
)
from caravansary.games.silk_road.components import GOODS, HIGHEST_BID, MAX_SEATS, PER_GOOD, Road
from caravansary.games.silk_road.road import read_road
from caravansary.games.silk_road.secrets import RoadImagination, reseal
from caravansary.games.silk_road.state import (
    DEAL,
    FIRST_LEADER,
    GOODS_DRAW,
    HAND_ON,
    HAND_TO,
    LEADER_OUTCOME,
    MOVE,
    NAME_GOOD,
    OVER,
    PHASES,
    ROB_SEAT,
    SHOW,
    TAKE,
    TAKE_TILE,
    RoadTable,
)
from caravansary.games.silk_road.telling import Telling

NUMBER: Final = re.compile(r"-?[0-9]+([.,][0-9]+)?")
INFO: Final = Info(
    name="silk_road",
    title="Silk Road",
    min_players=3,
    max_players=6,
    minutes=60,
    authors=("Ted Cheatham", "Bruno Faidutti"),
    rules_version="1",
    options=(
        Option("reverse", False, (False, True)),
        Option("skip_final_auction", False, (False, True)),
        Option("notes", False, (False, True)),
    ),
    information="imperfect",  # what lies behind the screens (SROAD-7.4)
    dynamics="simultaneous",  # goods for a Vizier are shown at once
    longest=2_500,  # 109 draws of set-up, then at most 90 tiles and 20 rounds
    max_points=1_000,
)


class SilkRoadState(RoadTable):
    """A table that keeps the contract."""

    def current_player(self) -> i64:
        return rules.current_player(self)

    def owes(self, seat: i64) -> bool:
        return rules.owes(self, seat)

    def is_sealed(self) -> bool:
        return self.phase() == SHOW

    def is_public(self) -> bool:
        """Money and goods lie behind screens; arrows, tiles and turn tokens do not (SROAD-3.1, 4.3, 4.8)."""
        return self.phase() == MOVE or self.phase() == TAKE or self.phase() == HAND_ON

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return rules.legal_into(self, seat, out)

    def sensible_into(self, seat: i64, out: vec[i64]) -> i64:
        return evaluation.sensible_into(self, seat, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(self, out, weights)

    def chance_stream(self) -> str:
        if self.phase() == DEAL:
            return "tiles"
        if self.phase() == GOODS_DRAW:
            return "bag"
        return "leader" if self.phase() == FIRST_LEADER else "thief"

    def sample_chance(self, rng: Rng) -> i64:
        return rules.sample_chance(self, rng)

    def act(self, action: i64, seat: i64) -> None:
        rules.act(self, action, seat)

    def clone(self) -> "SilkRoadState":
        other = SilkRoadState(self.game, self.road, int(self.seats))
        other.copy_table(self)
        return other

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def scores_open(self) -> bool:
        return self.phase() == OVER

    def places(self) -> list[int]:
        return scoring.places(self)

    def end_reason(self) -> str:
        return scoring.end_reason(self)

    def ended_by(self) -> list[int]:
        return scoring.ended_by(self)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def view(self, seat: int | None) -> Plain:
        return view.view(self, seat)

    def position(self) -> Plain:
        return position.position(self)

    def resample(self, seat: int, rng: Rng) -> State:
        other = self.clone()
        reseal(other, seat, rng)
        return other

    def imagination(self, seat: int) -> Imagination:
        return RoadImagination(self, seat)

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


class SilkRoad(Game):
    """Silk Road for 3 to 6 players.

    Options: `reverse` (from the end to the start, section 8), `skip_final_auction` (SROAD-2.11), `notes` (each seat sees what it
    could have written down; SROAD-7.3).
    """

    road: Road
    own_data: bool

    def __init__(self, players: int, options: Plain, data: Plain, own_data: bool) -> None:
        road = read_road(data, options.get("reverse") is True)
        super().__init__(INFO, players, options, vocabulary(road), outcomes(road), PHASES)
        self.weights = Weights(evaluation.WEIGHTS)
        self.telling = Telling()
        self.road = road
        self.own_data = own_data

    def _empty(self) -> SilkRoadState:
        state = SilkRoadState(self, self.road, self.players)
        state.skip_final_auction = self.options.get("skip_final_auction") is True
        state.notes = self.options.get("notes") is True
        return state

    def new_initial_state(self) -> SilkRoadState:
        state = self._empty()
        setup.start(state)
        return state

    def from_position(self, source: object) -> SilkRoadState:
        state = self._empty()
        reading.read(state, source)
        return state

    def rotate_position(self, source: Plain, by: int) -> Plain | None:
        return position.rotate(source, by)

    def rotate_action(self, action: int, by: int) -> int:
        """Thefts, the pawn and the draw of the first leader name seats."""
        leader = len(self.vocabulary) + int(LEADER_OUTCOME)
        for first, end in ((ROB_SEAT, NAME_GOOD), (HAND_TO, TAKE_TILE), (leader, leader + MAX_SEATS)):
            if first <= action < end:
                return int(first) + (action - int(first) + by) % self.players
        return action

    def string_to_action(self, text: str) -> int:
        """A bid that nobody may make is refused by its rule (SROAD-2.4), not as an unknown word."""
        words = text.split() if len(text) <= 200 else []
        if len(words) != 2 or words[0] != "bid" or not NUMBER.fullmatch(words[1]):
            return super().string_to_action(text)
        bid = int(words[1]) if words[1].isdecimal() else 0
        if not 1 <= bid <= int(HIGHEST_BID):  # a number of any length
            raise Refused(Verdict(False, ("SROAD-2.4",), "silk_road-no-bid-number", {"most": int(HIGHEST_BID)}))
        return super().string_to_action(f"bid {bid}")

    def draw(self, shown: Plain, say: Say) -> str:
        return drawing.draw(shown, say)

    def data(self) -> Plain | None:
        return self.road.source if self.own_data else None


def vocabulary(road: Road) -> list[str]:
    """Every action of seats, in the order of the numbers in `state`."""
    others = [(one, two) for one in GOODS for two in GOODS if two != one]
    amounts = range(int(PER_GOOD) + 1)
    texts = ["pass"] + [f"bid {n}" for n in range(1, int(HIGHEST_BID) + 1)]
    texts += ["sell pawn", "pay bid"] + [f"move {city}" for city in road.city_ids]
    texts += ["use printed", "decline", "no crook"]
    texts += [f"crook {place}{one} into {two}" for place in ("", "give ", "get ") for one, two in others]
    texts += [f"sell {n} {good}" for good in GOODS for n in amounts]
    texts += [f"buy {n} {good}" for good in GOODS for n in amounts]
    texts += ["trade", "stop"] + [f"swap {one} for {two}" for one, two in others]
    texts += [f"rob seat {seat}" for seat in range(int(MAX_SEATS))]
    texts += [f"name {good}" for good in GOODS] + [f"show {n}" for n in amounts]
    texts += ["barter", "no barter"] + [f"hand pawn to seat {seat}" for seat in range(int(MAX_SEATS))]
    return texts + [f"take {face.name}" for face in road.faces]


def outcomes(road: Road) -> list[str]:
    """Every outcome of chance."""
    texts = [f"draw {good}" for good in GOODS] + [f"leader {seat}" for seat in range(int(MAX_SEATS))]
    return texts + [f"steal {good}" for good in GOODS] + [f"deal {face.name}" for face in road.faces]


GAME: Final = SilkRoad
