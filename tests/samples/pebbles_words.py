"""What Pebbles says, in two languages; the house's own sentences are those of the catalogue."""

from functools import partial

from caravansary.engine.messages import Message, Say
from caravansary.words import say

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "pebbles-prompt": "Bid up to 3 of your {stock} pebbles.",
        "pebbles-do-bid": "Bid {bid}.",
        "pebbles-card": "{name} has card {card}.",
        "pebbles-bid": "{name} bids {bid}.",
        "pebbles-reveal": "The bids are {bids}.",
        "pebbles-line-won": "Pebbles won",
        "pebbles-line-card": "Card",
        "pebbles-reason-three_rounds": "Three rounds have been played.",
    },
    "es": {
        "pebbles-prompt": "Apuesta hasta 3 de tus {stock} guijarros.",
        "pebbles-do-bid": "Apuesta {bid}.",
        "pebbles-card": "{name} tiene la carta {card}.",
        "pebbles-bid": "{name} apuesta {bid}.",
        "pebbles-reveal": "Las apuestas son {bids}.",
        "pebbles-line-won": "Guijarros ganados",
        "pebbles-line-card": "Carta",
        "pebbles-reason-three_rounds": "Se han jugado tres rondas.",
    },
}


def _say(language: str, message: Message) -> str:
    if message.key.startswith("pebbles-phase-"):
        return message.key.removeprefix("pebbles-phase-")
    if message.key.startswith("house-"):
        return say(message, language)
    return WORDS[language][message.key].format(**message.args)


PEBBLES_WORDS: dict[str, Say] = {language: partial(_say, language) for language in WORDS}
