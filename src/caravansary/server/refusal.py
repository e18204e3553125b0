"""Refusals of the house itself, with the rule of its own ledger."""

from caravansary.engine.messages import Refused, Verdict


def refusal(key: str, rule: str, **args: int | str) -> Refused:
    """To be raised: what cannot be done, and why."""
    return Refused(Verdict(False, (rule,), key, dict(args)))
