"""Every line of the score sheet says in words what its points are for, in both languages."""

import pytest

from caravansary import Message
from caravansary.words import say
from tests.games.playing import play
from tests.marks import rules

from .tables import G, P, ended, route, table, worms

PAIR = route("1,1", "1,3", "2,3", "2,1", "1,1")  # around 1,1 and 1,2
SHEET = {
    "en": [
        ("At the start", 5),
        ("Grazing", 15),
        ("Improvement: Silkworm", 10),
        ("Enclosures", 2),
        ("Worms on pasture", 3),
        ("Worms in the cave", -2),
    ],
    "es": [
        ("Al empezar", 5),
        ("Por pastar", 15),
        ("Mejora: Oruga", 10),
        ("Cercados", 2),
        ("Orugas en pasto al final", 3),
        ("Orugas en la cueva", -2),
    ],
}
PAID = {"en": "Paid for changing dice", "es": "Pagado por modificar dados"}


@rules("SILK-1.5", "SILK-5.11", "SILK-8.2", "SILK-9.5", "SILK-9.6", "SILK-9.7")
@pytest.mark.parametrize("language", SHEET)
def test_a_sheet_in_words(language: str) -> None:
    rich = {"score": 30, "nurseries": ["1,1"], "worms": worms("4,4 1"), "cave": 2, "improvements": ["silkworm"]}
    state = ended(seats={P: rich, G: {}}, walls=PAIR, pasture={"4,4": "leafy"})
    lines = [(say(Message(line.key, line.args), language), line.points) for line in state.breakdown()[P]]
    assert lines == SHEET[language]


@rules("SILK-3.5")
@pytest.mark.parametrize("language", PAID)
def test_what_was_paid_for_dice_stands_on_the_sheet(language: str) -> None:
    state = table("1 1", seats={P: {"nurseries": ["1,1"]}})
    before = state.scores()[P]
    play(state, "die 1 wall")
    sheet = {say(Message(line.key, line.args), language): line.points for line in state.breakdown()[P]}
    assert sheet[PAID[language]] == state.scores()[P] - before < 0
