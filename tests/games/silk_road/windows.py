"""A table of Silk Road behind a window: the same game, with something about it changed, to see whether the kit notices."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary import Game, Rng, State
from caravansary.engine.messages import Message, Plain, ScoreLine, Verdict


class Window(State):
    """Does all that the table behind it does."""

    def __init__(self, game: "House", inner: State) -> None:
        super().__init__(game)
        self.house = game
        self.inner = inner

    def current_player(self) -> i64:
        return self.inner.current_player()

    def owes(self, seat: i64) -> bool:
        return self.inner.owes(seat)

    def is_sealed(self) -> bool:
        return self.inner.is_sealed()

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return self.inner.legal_into(seat, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return self.inner.chance_into(out, weights)

    def chance_stream(self) -> str:
        return self.inner.chance_stream()

    def act(self, action: i64, seat: i64) -> None:
        self.inner.recording, self.inner.events, self.inner.revealed = self.recording, [], False
        self.inner.act(action, seat)
        self.events, self.revealed = self.inner.events, self.inner.revealed

    def clone(self) -> "Window":
        return type(self)(self.house, self.inner.clone())

    def score(self, seat: i64) -> i64:
        return self.inner.score(seat)

    def scores_open(self) -> bool:
        return self.inner.scores_open()

    def places(self) -> list[int]:
        return self.inner.places()

    def end_reason(self) -> str:
        return self.inner.end_reason()

    def view(self, seat: int | None) -> Plain:
        return self.inner.view(seat)

    def position(self) -> Plain:
        return self.inner.position()

    def resample(self, seat: int, rng: Rng) -> "Window":
        return type(self)(self.house, self.inner.resample(seat, rng))

    def prompt(self, seat: int) -> Message:
        return self.inner.prompt(seat)

    def describe(self, action: int, seat: int) -> Verdict:
        return self.inner.describe(action, seat)

    def refuse(self, action: int, seat: int) -> Verdict:
        return self.inner.refuse(action, seat)

    def refuse_seat(self, seat: int) -> Verdict:
        return self.inner.refuse_seat(seat)

    def observation(self, seat: int) -> dict[str, list[int]]:
        return self.inner.observation(seat)

    def breakdown(self) -> list[list[ScoreLine]]:
        return self.inner.breakdown()

    def totals(self) -> dict[str, int]:
        return self.inner.totals()

    def flaws(self) -> list[str]:
        return self.inner.flaws()


class House(Game):
    """A game whose tables all stand behind such a window."""

    def __init__(self, inner: Game, window: type[Window]) -> None:
        texts = (inner.vocabulary, inner.chance_vocabulary, inner.phase_names)
        super().__init__(inner.info, inner.players, inner.options, *texts)
        self.inner = inner
        self.window = window

    def new_initial_state(self) -> Window:
        return self.window(self, self.inner.new_initial_state())

    def from_position(self, position: Plain) -> Window:
        return self.window(self, self.inner.from_position(position))

    def rotate_position(self, position: Plain, by: int) -> Plain | None:
        return self.inner.rotate_position(position, by)

    def rotate_action(self, action: int, by: int) -> int:
        return self.inner.rotate_action(action, by)
