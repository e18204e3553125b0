"""What a run of the kit saw: how often each check really ran, and which should have run but never did."""

from collections import Counter
from collections.abc import Collection, Iterable

from caravansary.engine.check.report import WHOLE_RUN, Fault
from caravansary.engine.contract import Game
from caravansary.engine.messages import BadOption, Info

ENOUGH_GAMES = 50  # a shorter run has seen too little to say never

COUNTS: dict[str, str] = {
    "moments": "moments at which somebody was offered something",
    "applied": "offered actions applied to a copy",
    "described": "offered actions explained",
    "refusals": "refusals tried",
    "undos": "decisions taken back and played again",
    "clones": "clones compared",
    "positions": "positions written and read again",
    "logs": "logs written and read again",
    "nonsense": "positions from strangers refused",
    "nonsense-taken": "positions from strangers taken, and found sound",
    "scores": "score sheets added up",
    "observations": "observations measured",
    "told": "tables told in words",
    "draws": "kinds of chance compared with their weights",
    "rotations": "situations compared with the table turned",
    "no-twin": "situations that cannot be turned",
    "sealed-choices": "pairs of sealed choices that looked alike to the others",
    "sealed-order": "sealed rounds played in two orders",
    "sealed-alone": "sealed rounds in which one seat alone had to choose, so that there is but one order",
    "resamples": "resamples drawn",
    "secrets": "resamples that differed from the truth",
    "worlds": "pairs of worlds whose events were compared",
    "distributions": "fields whose resamples were compared with the truth over all games",
    "events": "events told",
}
PHASE = "phase:"  # and a phase: moments at which it was going on
WORDS = "words:"  # and a language: different sentences said in it
# What is counted where it happens and need not happen at all; distributions are judged where there are enough samples.
MAY_BE_MISSING = {"nonsense-taken", "no-twin", "sealed-alone", "distributions"}


def names(game: Game, languages: Iterable[str]) -> dict[str, str]:
    """All that may be counted in a game, in the order of the report, and what each name means."""
    said = {WORDS + language: f"different sentences said in {language!r}" for language in languages}
    phases = {PHASE + phase: f"moments in the phase {phase!r}" for phase in game.phase_names}
    return COUNTS | said | phases


def impossible(game: Game, seen: Counter[str]) -> set[str]:
    """What cannot happen in a game by what it says of itself."""
    return MAY_BE_MISSING | _by_facts(game.info) | _by_table(game, seen)


def _by_facts(info: Info) -> set[str]:
    missing = set()
    if info.information == "perfect":
        missing |= {"secrets"}
    if info.dynamics == "sequential":
        missing |= {"sealed-choices", "sealed-order"}
    if info.chance == "none":
        missing |= {"draws"}
    return missing


def _by_table(game: Game, seen: Counter[str]) -> set[str]:
    missing = {PHASE + phase for phase in game.unused_phases}
    if game.telling is None:
        missing |= {"told"}
    if game.players == 1 or seen["no-twin"]:
        missing |= {"rotations"}  # the game was asked, and has always said that there is no twin
    if seen["sealed-alone"]:
        missing |= {"sealed-order"}  # as with two players, where one plays and the other one chooses in secret
    return missing


def known(game: Game, languages: Iterable[str], allowed: Collection[str]) -> None:
    """What is allowed never to happen must be something that is counted."""
    for name in sorted(set(allowed) - set(names(game, languages))):
        raise BadOption(f"allow_never: the kit counts no {name!r}")


def counted(game: Game, seen: Counter[str], languages: Iterable[str]) -> dict[str, int]:
    """The counts of a report: what did not and cannot happen is left out."""
    hopeless = impossible(game, seen)
    return {name: seen[name] for name in names(game, languages) if seen[name] or name not in hopeless}


def never(game: Game, counts: dict[str, int], languages: Iterable[str], allowed: Collection[str]) -> list[Fault]:
    """A fault for each check that never ran, unless that is allowed."""
    means = names(game, languages)
    missing = [name for name, count in counts.items() if count == 0 and name not in allowed]
    return [Fault("never", f"{name}: no {means[name]}", WHOLE_RUN, 0) for name in missing]
