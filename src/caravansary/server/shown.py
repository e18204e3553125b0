"""A snapshot in pieces, each as it is sent: so that an update brings only the pieces that have changed.

Both snapshots are known to whoever looks through these eyes, so neither a piece nor its absence tells anything new.
"""

from typing import Final, NamedTuple

import msgspec

from caravansary.server.messages import Plain, Snapshot

VIEW: Final = "view"  # itself in pieces
BESIDE: Final = frozenset({VIEW, "drawing", "told"})  # what not every page wishes is sent to those who do, whole
PIECES: Final = tuple(name for name in Snapshot.__struct_fields__ if name not in BESIDE)
_encode: Final = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """The pieces of a snapshot, and those of its view, as JSON."""

    pieces: dict[str, bytes]
    view: dict[str, bytes]

    @property
    def question(self) -> tuple[bytes, bytes]:
        """What somebody is asked."""
        return self.pieces["prompt"], self.pieces["choices"]


NOT_YET: Final = Shown({"prompt": b"", "choices": b""}, {})


class Difference(NamedTuple):
    """What has to be changed in a snapshot to make it another."""

    changed: dict[str, msgspec.Raw]
    view: dict[str, msgspec.Raw]
    gone: list[str]  # of the view


def wished(whole: Snapshot, now: Snapshot) -> dict[str, msgspec.Raw]:
    """Whatever a page gets besides, of the snapshot that was furnished for it."""
    names = ("choices", *BESIDE - {VIEW})
    return {
        name: msgspec.Raw(_encode(piece)) for name in names if (piece := getattr(whole, name)) != getattr(now, name)
    }


def in_pieces(now: Snapshot, like: Shown = NOT_YET) -> Shown:
    """What is the same for another viewer is kept once for both: that is most of a table."""
    view: Plain = now.view
    return Shown(
        {name: _kept(_encode(getattr(now, name)), like.pieces.get(name)) for name in PIECES},
        {name: _kept(_encode(value), like.view.get(name)) for name, value in view.items()},
    )


def _kept(piece: bytes, known: bytes | None) -> bytes:
    return known if known is not None and piece == known else piece


def difference(before: Shown, now: Shown) -> Difference:
    return Difference(
        _changed(before.pieces, now.pieces),
        _changed(before.view, now.view),
        [name for name in before.view if name not in now.view],
    )


def _changed(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(piece) for name, piece in now.items() if before.get(name) != piece}
