"""What messages between page and server are made of."""

from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Arg: TypeAlias = int | str | Sequence[int | str]
Args: TypeAlias = Mapping[str, Arg]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 53)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]


class Msg(Struct):
    """A sentence to be said in any language: a key of the word catalogue and its arguments."""

    key: str
    args: Args
