"""All messages between page and server, once. :mod:`caravansary.server.typescript` writes the page's types from these.

What comes from a page is checked while it is read: types, lengths and unknown fields. What goes to a page carries no sentence,
only keys of the word catalogue with arguments.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

MAX_SEATS: Final = 12
MAX_NAME: Final = 40
MAX_LESSON: Final = 40  # actions of a learner in one lesson

Arg: TypeAlias = int | str | Sequence[int | str]
Args: TypeAlias = Mapping[str, Arg]
Plain: TypeAlias = dict[str, Any]
SeatKind: TypeAlias = Literal["person", "bot"]

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 53)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MomentNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Boards: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(max_length=200)]


class Msg(Struct):
    """A sentence to be said in any language: a key of the word catalogue and its arguments."""

    key: str
    args: Args


# --- plain requests


class Option(Struct):
    """A choice made before a game starts; without `choices` the game checks the value itself."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]


class GameInfo(Struct):
    """What one may know about a game without playing it; `books` says which of `rules` and `lessons` it has words for."""

    name: str
    title: str
    players: tuple[int, int]
    minutes: int
    authors: list[str]
    rules_version: str
    options: list[Option]
    bots: list[str]
    books: list[str]


class GamesAnswer(Struct):
    """GET /api/games"""

    games: list[GameInfo]


class SeatSpec(Struct, forbid_unknown_fields=True):
    """Who sits on a seat; `level` is a bot's."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=MAX_NAME)]
    level: Annotated[str, Meta(max_length=MAX_NAME)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    options: Plain
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=MAX_SEATS)]


class Branch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/branch: a new table that begins with the first `ply` entries of a game that is over."""

    ply: Annotated[int, Meta(ge=0, lt=1 << 31)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=MAX_SEATS)]


class NewTableAnswer(Struct):
    """The table's id, and the secret token of each person's seat."""

    table: str
    tokens: list[str | None]


class ErrorAnswer(Struct):
    """The body of every answer that is not 2xx."""

    error: Msg


class TableInfo(Struct):
    """GET /api/tables/{id}"""

    table: str
    game: str
    seats: list[SeatSpec]
    over: bool


# --- what a viewer is shown


class Choice(Struct):
    """A legal action of the viewer's seat, by which rules, and what it will do."""

    action: str
    rules: list[str]
    say: Msg


class GameEvent(Struct):
    """Something that happened; `seat` is who did it."""

    key: str
    args: Args
    seat: int | None


class ScoreLine(Struct):
    """One line of a seat's score sheet."""

    key: str
    points: int
    rules: list[str]
    args: Args


class Over(Struct):
    """How the game ended; with the seed anybody can compute every draw again."""

    reason: str
    places: list[int]
    winners: list[int]
    seed: str


class Snapshot(Struct):
    """Everything one viewer may know now, and may do.

    `drawing` is the view drawn in text, by language; only for a page that has no board of its own for the game.
    """

    view: Plain
    pending: list[int]
    prompt: Msg | None
    choices: list[Choice]
    can_undo: bool
    scores: list[int]
    breakdown: list[list[ScoreLine]]
    over: Over | None
    thinking: list[int]
    drawing: dict[str, str] = {}


class Verdict(Struct):
    """Why not: the rules, and a message."""

    rules: list[str]
    key: str
    args: Args


class LessonTry(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/{number}: everything the learner has done in this lesson so far."""

    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MAX_LESSON)]


class LessonAnswer(Struct):
    """How a lesson stands after the first `played` actions; `refused` says why the one behind them was not played.

    `events` are what the last action led to, `wanted` what is to be done next, `lessons` the names of all lessons.
    """

    lessons: list[str]
    seats: list[SeatSpec]
    you: int
    played: int
    events: list[GameEvent]
    snapshot: Snapshot
    wanted: list[str]
    solved: bool
    refused: Verdict | None


# --- from the page, over the socket


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the tokens of all seats this page holds, and the last `seq` it has of each ("null": spectator).

    `boards` names the games that the page has a board for: any other is sent drawn in text too.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)]
    since: Literal[0] | Annotated[dict[Id, Seq], Meta(max_length=MAX_SEATS + 1)]
    boards: Boards | None = None


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A decision of a seat, made on what update `seq` showed."""

    id: Id
    seat: SeatNumber
    seq: Seq
    action: Annotated[str, Meta(max_length=200)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last decision."""

    id: Id
    seat: SeatNumber
    seq: Seq


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromPage: TypeAlias = Hello | Play | Undo | Ping


# --- to the page, over the socket


class Welcome(Struct, tag="welcome"):
    """The answer to hello; `you` are the seats the tokens opened, `seq` is that of the first viewer."""

    table: str
    game: str
    players: int
    options: Plain
    seats: list[SeatSpec]
    you: list[int]
    commit: str
    seq: int


class Update(Struct, tag="update"):
    """What a seat (null: a spectator) saw happen, and how the table stands for it now.

    `undone` of the events it was told last are forgotten: a decision was taken back, or it is not known what the page has. Those
    of them that did happen are among `events` again.
    """

    seq: int
    seat: int | None
    events: list[GameEvent]
    snapshot: Snapshot
    undone: int = 0


class Refused(Struct, tag="refused"):
    """The play or undo with this id changed nothing."""

    id: str
    verdict: Verdict


class Done(Struct, tag="done"):
    """The play or undo with this id is durable."""

    id: str


class Pong(Struct, tag="pong"):
    """I am here."""


FromServer: TypeAlias = Welcome | Update | Refused | Done | Pong


# --- analysis, over a socket of its own


class Analyse(Struct, tag="analyse", forbid_unknown_fields=True):
    """The first message: the tokens of all seats this page holds, and how many milliseconds each decision is worth.

    `boards` is what it is in hello.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)]
    think: Annotated[int, Meta(ge=10, le=2000)] = 200
    boards: Boards | None = None


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
