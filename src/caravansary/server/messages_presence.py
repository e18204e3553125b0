"""Who is at a table: told to all pages there, and nothing that concerns the game."""

from msgspec import Struct


class Presence(Struct, tag="presence"):
    """Which seats have a page open now, which ever had, and what everybody is called by now.

    `next` is the table that was laid after this one; only those who sit here are told.
    """

    here: list[int]
    arrived: list[int]
    names: list[str]
    next: str | None
