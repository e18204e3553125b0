"""Why nothing can be taken back is said as it is: whatever ends a seat's chance to undo has its words in the refusal."""

from collections import Counter
from collections.abc import Iterator

import pytest

from caravansary import CHANCE, Match, Refused, Rng, load_game
from caravansary.games.registry import of_the_house
from caravansary.words import say
from tests.marks import rules

MOMENTS = 250  # of each game
# What may have happened since a seat decided in the open or in secret, and where the refusal says so.
REASONS = {
    "en": {
        "chance": ("open", "until chance or"),
        "another": ("open", "another player has acted"),
        "revealed": ("open", "something has been revealed"),
        "sealed round": ("open", "or a sealed round has begun"),
        "all have chosen": ("sealed", "until everybody has chosen"),
    },
    "es": {
        "chance": ("open", "hasta que intervengan el azar u"),
        "another": ("open", "u otra persona"),
        "revealed": ("open", "se revele algo"),
        "sealed round": ("open", "o empiece una ronda secreta"),
        "all have chosen": ("sealed", "hasta que todos hayan elegido"),
    },
}
KINDS = {"en": ("one made in the open", "a sealed one"), "es": ("si fue a la vista de todos", "si fue secreta")}


def moments(name: str) -> Iterator[Match]:
    """A match of random decisions, as it goes on; games that end are followed by others."""
    seen, number = 0, 0
    while seen < MOMENTS:
        rng, number = Rng(number, "undo", name), number + 1
        match = Match(load_game(name, 3), bytes([number]) * 32)
        while not match.state.is_terminal() and seen < MOMENTS:
            owing = match.state.pending()
            seat = owing[int(rng.below(len(owing)))]
            choices = match.state.legal_actions(seat)
            match.play(choices[int(rng.below(len(choices)))], seat)
            seen += 1
            if not match.state.is_terminal():
                yield match


def happened(match: Match, seat: int) -> list[str]:
    """What keeps a seat from taking back its last decision by the house's rule, read from the log alone."""
    at = max(at for at, entry in enumerate(match.entries) if entry.seat == seat)
    own, later = match.entries[at], match.entries[at + 1 :]
    revealed = own.revealed or any(entry.revealed for entry in later)
    if own.sealed:
        return ["all have chosen"] if revealed else []
    found = {
        "chance": any(entry.seat == CHANCE for entry in later),
        "another": any(entry.seat not in (seat, CHANCE) and not entry.sealed for entry in later),
        "revealed": revealed,
        "sealed round": match.state.is_sealed() or any(entry.sealed for entry in later),
    }
    return [reason for reason, is_so in found.items() if is_so]


def refusal(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.verdict.rules == ("HOUSE-1.7",)
    return refused.value.verdict.key


@rules("HOUSE-1.7")
def test_all_that_ends_an_undo_is_told_and_nothing_else_ends_it() -> None:
    alone: Counter[str] = Counter()
    for name in of_the_house():
        for match in moments(name):
            for seat in {entry.seat for entry in match.entries} - {CHANCE}:
                found = happened(match, seat)
                assert match.can_undo(seat) == (found == []), (name, match.ply, seat, found)
                if found:
                    assert refusal(match, seat) == "house-cannot-undo"
                if len(found) == 1:
                    alone.update(found)
    assert set(alone) == set(REASONS["en"]), "each of them keeps a decision by itself, so none may be left out"


@rules("HOUSE-1.7")
@pytest.mark.parametrize("language", REASONS)
def test_the_refusal_names_every_reason_where_it_belongs(language: str) -> None:
    match = Match(load_game("border", 2, boards="AB"), None)
    for text in ("first 0", "roll red red red red red", "reroll 1", "roll red"):
        match.play(text)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    clauses = say(refused.value.verdict.message, language).partition(": ")[2].split("; ")
    assert [clause.startswith(kind) for clause, kind in zip(clauses, KINDS[language], strict=True)] == [True, True]
    told = dict(zip(("open", "sealed"), clauses, strict=True))
    for reason, (kind, words) in REASONS[language].items():
        assert words in told[kind], reason
