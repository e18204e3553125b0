"""Messages of those who come back: the tables a browser has seats at, and the same table laid again."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from caravansary.server.messages import MAX_NAME, MAX_SEATS, SeatSpec, Token
from caravansary.server.messages_fields import Id

MOST_MINE: Final = 60  # tables asked about in one request

Tokens = Annotated[list[Token], Meta(min_length=1, max_length=MAX_SEATS)]


class Held(Struct, forbid_unknown_fields=True):
    """The tokens somebody has for the seats of a table."""

    table: Id
    tokens: Tokens


class Mine(Struct, forbid_unknown_fields=True):
    """POST /api/tables/mine: all seats that a browser holds."""

    tables: Annotated[list[Held], Meta(max_length=MOST_MINE)]


class MyTable(Struct):
    """A table for those who sit there. `touched` is when something last happened that everybody could see (null: unknown).

    `places` and `winners` are empty until it is over, `scores` unless they lie open; `next` is the table that was laid after it.
    """

    table: str
    game: str
    seats: list[SeatSpec]
    mine: list[int]
    pending: list[int]
    places: list[int]
    winners: list[int]
    scores: list[int]
    touched: int | None
    next: str | None


class MineAnswer(Struct):
    """The tables that were opened by a token, in the order they were asked for; `now` is the server's clock, in seconds."""

    now: int
    tables: list[MyTable]


class Rematch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch"""

    tokens: Tokens


class RematchAnswer(Struct):
    """The table that was laid again, and the seats at it that the same tokens open."""

    table: str
    seats: dict[str, str]


class Naming(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/name: what the person on a seat is called."""

    token: Token
    name: Annotated[str, Meta(max_length=MAX_NAME)]


class Named(Struct):
    """The name as it is kept."""

    name: str
