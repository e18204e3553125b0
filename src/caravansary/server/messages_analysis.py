"""The messages of an analysis, which has a socket of its own."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from caravansary.server.messages import MAX_SEATS, Boards, GameEvent, MomentNumber, Msg, SeatSpec, Snapshot, Token


class Analyse(Struct, tag="analyse", forbid_unknown_fields=True):
    """The first message: the tokens of all seats this page holds, and how many milliseconds each decision is worth.

    `boards` and `tells` are what they are in hello.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)]
    think: Annotated[int, Meta(ge=10, le=2000)] = 200
    boards: Boards | None = None
    tells: bool = False


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Show the table at a moment; it is judged next if it has not been yet."""

    at: MomentNumber


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """Judge another action at a moment."""

    at: MomentNumber
    action: Annotated[str, Meta(max_length=200)]


FromAnalyst: TypeAlias = Analyse | Look | Try


class Moment(Struct):
    """A decision of a game; `action` is null if it is still owed, `ply` is told when the game is over.

    `say` is how it was offered, `told` how its own seat was told of it; null where nothing was, as of a step only finished.
    """

    seat: int
    action: str | None
    say: Msg | None
    told: GameEvent | None
    forced: bool
    ply: int | None


class Course(Struct, tag="course"):
    """The answer to analyse: all decisions that will be judged."""

    table: str
    game: str
    players: int
    seats: list[SeatSpec]
    over: bool
    winners: list[int]
    moments: list[Moment]


class TriedAction(Struct):
    """An action that was tried: the chance to win and the expected points of each seat."""

    action: str
    tries: int
    chances: list[float]
    points: list[float]


class LineStep(Struct):
    """A decision that is expected: what it would do, and how the seat that thinks would be told of it; null if not at once."""

    seat: int
    say: Msg
    told: GameEvent | None


class Judged(Struct):
    """What a search thinks of a moment: the best actions first, how many it tried, and the one taken (or asked about)."""

    at: int
    chances: list[float]
    options: list[TriedAction]
    tried: int
    line: list[LineStep]
    taken: TriedAction | None
    taken_line: list[LineStep]
    loss: float
    mark: Literal["", "mistake", "blunder"]


class Judgements(Struct, tag="judged"):
    """Moments that have been judged since the last such message."""

    judged: list[Judged]


class Tried(Struct, tag="tried"):
    """The answer to try; its `taken` is the action asked about."""

    judged: Judged


class Frame(Struct, tag="frame"):
    """The table at a moment, as whoever decided there saw it, and what it had seen since the moment before."""

    at: int
    seat: int | None
    events: list[GameEvent]
    snapshot: Snapshot


class Stopped(Struct, tag="stopped"):
    """There will be no analysis, or no more of it."""

    why: Msg


ToAnalyst: TypeAlias = Course | Judgements | Tried | Frame | Stopped
