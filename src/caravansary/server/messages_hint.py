"""A hint: what is asked, and what is answered."""

from msgspec import Struct

from caravansary.server.messages_fields import Id, Msg, SeatNumber, Seq


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a good player do on this seat, and why?"""

    id: Id
    seat: SeatNumber
    seq: Seq


class Hinted(Struct, tag="hinted"):
    """The answer to hint: an action, what it does, and what the seat would do next.

    `points` are expected of each seat in the end; `other` is the next best action, with points of its own, if there is any.
    """

    id: str
    action: str
    say: Msg
    points: list[int]
    line: list[Msg]
    other: Msg | None
    other_points: list[int]
