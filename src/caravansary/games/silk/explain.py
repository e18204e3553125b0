"""Why, and why not: verdicts and prompts with the ids of the ledger."""

from caravansary.engine.messages import Message, Verdict
from caravansary.games.silk.state import Table


def prompt(t: Table) -> Message:
    return Message("house-game-over")


def describe(t: Table, action: int) -> Verdict:
    return Verdict(True, ("SILK-1.1",), "house-game-over")


def refuse(t: Table, action: int) -> Verdict:
    return Verdict(False, ("SILK-1.1",), "house-game-over")


def refuse_seat(t: Table) -> Verdict:
    return Verdict(False, ("SILK-3.1",), "house-game-over")
