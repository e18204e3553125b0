"""All messages between page and server, once. :mod:`caravansary.server.typescript` writes the page's types from these.

What comes from a page is checked while it is read: types, lengths and unknown fields. What goes to a page carries no sentence,
only keys of the word catalogue with arguments.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from caravansary.server.messages_fields import Arg, Args, Id, Msg, SeatNumber, Seq
from caravansary.server.messages_hint import Hint, Hinted
from caravansary.server.messages_presence import Presence

__all__ = ["Arg", "Args", "Hint", "Hinted", "Msg"]  # from elsewhere, and messages all the same

MAX_SEATS: Final = 12
MAX_NAME: Final = 40
MAX_PLAYER: Final = 200  # letters of a bot's name: module:Class may be long
MAX_LESSON: Final = 40  # actions of a learner in one lesson

Plain: TypeAlias = dict[str, Any]
SeatKind: TypeAlias = Literal["person", "bot"]

Token: TypeAlias = Annotated[str, Meta(max_length=64)]
MomentNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Boards: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(max_length=200)]


# --- plain requests


class Option(Struct):
    """A choice made before a game starts; without `choices` the game checks the value itself, and with `each` it is the default
    or one of these letters per seat, no two alike."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    each: list[str]


class GameInfo(Struct):
    """What one may know about a game without playing it; `books` says which of `rules` and `lessons` it has words for.

    `own_data`: in this house its tables are laid with an owner's own component data.
    """

    name: str
    title: str
    players: tuple[int, int]
    minutes: int
    authors: list[str]
    rules_version: str
    options: list[Option]
    bots: list[str]
    books: list[str]
    own_data: bool = False


class GamesAnswer(Struct):
    """GET /api/games; `version` is the house's own, which its page should have too."""

    version: str
    games: list[GameInfo]


class SeatSpec(Struct, forbid_unknown_fields=True):
    """Who sits on a seat; `level` is a bot's."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=MAX_NAME)]
    level: Annotated[str, Meta(max_length=MAX_PLAYER)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables; `automatic`: decisions that everybody can see are none are taken by themselves."""

    game: Annotated[str, Meta(max_length=40)]
    options: Plain
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=MAX_SEATS)]
    automatic: bool = True


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
    """GET /api/tables/{id}; `own_data`: it was laid with an owner's own component data, GET /api/tables/{id}/data."""

    table: str
    game: str
    seats: list[SeatSpec]
    over: bool
    own_data: bool = False


# --- what a viewer is shown


class Choice(Struct):
    """A legal action of the viewer's seat, by which rules, and what it will do.

    `letter` is the key of what ends a step or does nothing; `brings` says more of it to a page that is told the table in words.
    """

    action: str
    rules: list[str]
    say: Msg
    letter: str = ""
    brings: list[Msg] = []


class Section(Struct):
    """A part of the table told in words (`part`: board, players, next): a heading, and lines of one sentence or several."""

    part: str
    heading: Msg
    lines: list[list[Msg]]


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
    """How the game ended, and which seats brought that about; with the seed anybody can compute every draw again."""

    reason: str
    by: list[int]
    places: list[int]
    winners: list[int]
    seed: str


class Snapshot(Struct):
    """Everything one viewer may know now, and may do.

    `drawing` is the view drawn in text, by language; only for a page that has no board of its own for the game. `told`: the same
    in words, for a page that wants it so; none of it if the game does not tell its table.
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
    told: list[Section] | None = None


class Verdict(Struct):
    """Why not: the rules, and a message."""

    rules: list[str]
    key: str
    args: Args


class LessonTry(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/{number}: everything the learner has done in this lesson so far; `why` asks about an action."""

    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MAX_LESSON)]
    why: Annotated[str, Meta(max_length=200)] | None = None


class LessonAnswer(Struct):
    """How a lesson stands after the first `played` actions; `refused` says why the one behind them was not played, or what the
    rules say about the one that was only asked about.

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

    `boards` names the games that the page has a board for: any other is sent drawn in text too. `tells`: updates are to bring the
    table told in words.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)]
    since: Literal[0] | Annotated[dict[Id, Seq], Meta(max_length=MAX_SEATS + 1)]
    boards: Boards | None = None
    tells: bool = False


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


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """What do the rules say about this action of a seat? Changes nothing."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=200)]


class Tell(Struct, tag="tell", forbid_unknown_fields=True):
    """How is the table told in words, as it stands for a seat (null: a spectator) now?"""

    seat: SeatNumber | None


class Tells(Struct, tag="tells", forbid_unknown_fields=True):
    """From now on updates are to bring the table told in words, or no longer; one comes at once for each seat."""

    on: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromPage: TypeAlias = Hello | Play | Undo | Hint | Why | Tell | Tells | Ping


# --- to the page, over the socket


class Welcome(Struct, tag="welcome"):
    """The answer to hello; `you` are the seats the tokens opened, `seq` is that of the first viewer.

    `own_data`: the table was laid with an owner's own component data.
    """

    table: str
    game: str
    players: int
    options: Plain
    seats: list[SeatSpec]
    you: list[int]
    commit: str
    seq: int
    own_data: bool = False


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


class Change(Struct, tag="change"):
    """An update of which the page has the one before: `changed` are pieces of the snapshot, `view` pieces of its view, and those
    in `gone` are there no longer. What is not named stays as it was."""

    seq: int
    seat: int | None
    events: list[GameEvent]
    changed: Plain
    view: Plain
    gone: list[str] = []
    undone: int = 0


class Told(Struct, tag="told"):
    """The answer to tell: the table in words, as it stood after this update."""

    seat: int | None
    seq: int
    sections: list[Section]


class Refused(Struct, tag="refused"):
    """The play, undo or hint with this id changed nothing."""

    id: str
    verdict: Verdict


class Done(Struct, tag="done"):
    """The play or undo with this id is durable."""

    id: str


class Because(Struct, tag="because"):
    """What the rules say to the why with this id; `legal` if the action could be played."""

    id: str
    legal: bool
    verdict: Verdict


class Pong(Struct, tag="pong"):
    """I am here."""


FromServer: TypeAlias = Welcome | Update | Change | Told | Refused | Done | Hinted | Because | Pong | Presence
