"""The Border, put together: the contract's methods, each answered by one of the rooms beside this file."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game
from caravansary.engine.messages import BadOption, Info, Message, Option, Plain, Say, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from caravansary.engine.weights import Weights
from caravansary.games.border import (
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
from caravansary.games.border.components import BOARDS, COLOURS, N_CELLS, SIZES, Boards
from caravansary.games.border.dice import (
    N_DICE,
    N_MASKS,
    ROLL_TEXTS,
    THROW,
    THROW_COUNT,
    THROW_START,
    mask_text,
    number_of,
    typed_mask,
)
from caravansary.games.border.secrets import reseal
from caravansary.games.border.state import (
    DEAL,
    FIRST_OUTCOME,
    OVER,
    PHASES,
    ROLL,
    ROLL_OUTCOME,
    SECOND_ACTION,
    BorderTable,
)
from caravansary.games.border.telling import Telling

INFO: Final = Info(
    name="border",
    title="The Border",
    min_players=2,
    max_players=4,
    minutes=30,
    authors=("Michael Kiesling", "Reinhard Staupe"),
    rules_version="1",
    options=(Option("boards", "random", each=tuple(BOARDS)),),
    information="imperfect",  # crosses of a running second action (BORDER-5.11)
    dynamics="simultaneous",
    longest=8_000,  # 300 rounds (BORDER-7.11) of three rolls, two re-rolls, six choices and five of each passive
    max_points=72,  # every area at its higher value
)


class BorderState(BorderTable):
    """A table that keeps the contract."""

    def current_player(self) -> i64:
        return rules.current_player(self)

    def owes(self, seat: i64) -> bool:
        return rules.owes(self, seat)

    def is_sealed(self) -> bool:
        return self.phase() == SECOND_ACTION

    def is_public(self) -> bool:
        """The crosses of a running second action are the one secret (BORDER-1.7)."""
        return self.phase() != SECOND_ACTION

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return rules.legal_into(self, seat, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(self, out, weights)

    def chance_stream(self) -> str:
        if self.phase() == ROLL:
            return "dice"
        return "boards" if self.phase() == DEAL else "first player"

    def sample_chance(self, rng: Rng) -> i64:
        """Dice are thrown one by one; the roll is looked up."""
        if self.phase() != ROLL:
            return super().sample_chance(rng)
        thrown: i64 = N_DICE - number_of(self.kept)
        return ROLL_OUTCOME + THROW[THROW_START[thrown] + rng.below(THROW_COUNT[thrown])]

    def act(self, action: i64, seat: i64) -> None:
        rules.act(self, action, seat)

    def clone(self) -> "BorderState":
        other = BorderState(self.game, self.boards, int(self.seats))
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

    def view(self, seat: int | None) -> Plain:
        return view.view(self, seat)

    def position(self) -> Plain:
        return position.position(self)

    def resample(self, seat: int, rng: Rng) -> "BorderState":
        other = self.clone()
        reseal(other, seat, rng)
        return other

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


class Border(Game):
    """The Border for 2 to 4 players. Option `boards`: `random`, or a letter for each seat (`ACD`; BORDER-1.3)."""

    boards: Boards
    picked: list[int]
    own_data: bool

    def __init__(self, players: int, options: Plain, data: Plain, own_data: bool) -> None:
        vocabulary = [mask_text(mask) for mask in range(N_MASKS)]
        vocabulary += [f"segment {colour} {size}" for colour in COLOURS for size in SIZES]
        vocabulary += [f"cross {cell}" for cell in range(N_CELLS)] + ["done"]
        outcomes = [f"deal {board}" for board in BOARDS] + [f"first {seat}" for seat in range(4)]
        super().__init__(INFO, players, options, vocabulary, outcomes + ROLL_TEXTS, PHASES)
        self.weights = Weights(evaluation.WEIGHTS)
        self.open_log = True
        self.boards = Boards(data)
        self.telling = Telling(self.boards)
        self.picked = _picked(str(options.get("boards", "random")), players)
        self.own_data = own_data

    def new_initial_state(self) -> BorderState:
        state = BorderState(self, self.boards, self.players)
        setup.start(state, self.picked)
        return state

    def from_position(self, source: object) -> BorderState:
        state = BorderState(self, self.boards, self.players)
        reading.read(state, source)
        return state

    def string_to_action(self, text: str) -> int:
        """Dice may come in any order: those typed in at a real table, and the numbers of those to be rolled again."""
        words = text.replace(",", " ").split() if len(text) <= 200 else []
        if words[:1] == ["roll"] and set(words[1:]) <= set(COLOURS):
            return super().string_to_action("roll " + " ".join(sorted(words[1:], key=COLOURS.index)))
        mask = typed_mask(words[1:]) if words[:1] == ["reroll"] else None
        return super().string_to_action(text) if mask is None else mask

    def rotate_position(self, source: Plain, by: int) -> Plain | None:
        return position.rotate(source, by)

    def rotate_action(self, action: int, by: int) -> int:
        """Only the draw of the first player names a seat."""
        if FIRST_OUTCOME <= action < ROLL_OUTCOME:
            return int(FIRST_OUTCOME) + (action - int(FIRST_OUTCOME) + by) % self.players
        return action

    def draw(self, shown: Plain, say: Say) -> str:
        return drawing.draw(self.boards, shown, say)

    def data(self) -> Plain | None:
        return self.boards.source if self.own_data else None


def _picked(boards: str, players: int) -> list[int]:
    """The boards the table picked; none if chance is to deal them."""
    if boards == "random":
        return []
    if len(boards) != players or len(set(boards)) != players or not set(boards) <= set(BOARDS):
        raise BadOption(
            f"boards: must be random, or {players} different letters out of {''.join(BOARDS)}",
            Message("border-no-boards", {"players": players, "letters": list(BOARDS)}),
        )
    return [BOARDS.index(letter) for letter in boards]


GAME: Final = Border
