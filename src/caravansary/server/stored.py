"""A table as it is stored: its match by replay, what is written of it, and what opens its seats."""

from hashlib import sha256

from caravansary.engine.match import Given, Match
from caravansary.engine.messages import BadOption, BadPosition, Refused
from caravansary.server.rulesets import ruleset
from caravansary.server.store import Move, NotSaved, Record, Store


class WrongRules(Exception):
    """A table was begun under another version of its game's rules."""


class Unreplayable(Exception):
    """A table cannot be rebuilt from what is stored of it; its text says why."""


async def read(store: Store, table: str) -> Record | None:
    """A table from its store. Raises `NotSaved` if that does not answer."""
    try:
        return await store.load(table)
    except Exception as failed:  # whatever a database driver may raise
        raise NotSaved(str(failed)) from failed


def build(record: Record, length: int | None = None) -> Match:
    """The match of a stored table, by replay. Nothing but the record is asked: an owner's component data are part of it.

    With a length no more than that of its log, and nothing that would follow it.
    """
    header = record.header
    try:
        game = ruleset(record.game, header["players"], header["options"], header.get("data"))
        if game.info.rules_version != record.rules:
            raise WrongRules(record.rules, game.info.rules_version)
        moves = [(move.seat, game.string_to_action(move.action)) for move in record.moves[:length]]
        given = Given(**header["given"]) if "given" in header else None
        automatic, due = header.get("automatic", False), length is None
        return Match.replay(game, moves, record.seed, header["nonces"], header["names"], given, automatic, due)
    except (BadOption, BadPosition) as bad:
        raise Unreplayable(str(bad)) from bad
    except Refused as refused:
        raise Unreplayable(f"a decision is not legal, by {', '.join(refused.verdict.rules)}") from refused


def moves_of(match: Match, start: int) -> list[Move]:
    """The entries from a ply on, as they are stored."""
    return [Move(entry.seat, match.game.action_to_string(entry.action)) for entry in match.entries[start:]]


def token_hash(token: str) -> str:
    """What is kept of a token: nobody who reads the store can sit down."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
