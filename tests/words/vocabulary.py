"""What the tests must know of the words: sample arguments, what needs no translation; a game's own `samples.json` says it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from caravansary.cli.help import key
from caravansary.cli.main import COMMANDS, command
from caravansary.engine.messages import Args
from caravansary.games.registry import data_of, of_the_house
from caravansary.players import PLAYERS


class Vocabulary(NamedTuple):
    """Of one game: arguments for a try, what is the same in English and Spanish, and tables to listen to."""

    samples: Args
    same: set[str]
    only_page: set[str]  # said by the page alone
    rare: set[str]  # in random games
    special: Mapping[str, Args]  # samples of single keys
    tables: list[tuple[int, dict[str, object], int]]  # players, options, at most so many decisions


def vocabulary(game: str) -> Vocabulary:
    found: Any = data_of(game, "samples.json")
    same, only_page, rare = (set(found.get(name, [])) for name in ("same", "only_page", "rare"))
    tables = [(row["players"], row["options"], row["most"]) for row in found["tables"]]
    return Vocabulary(found.get("samples", {}), same, only_page, rare, found.get("special", {}), tables)


GAMES: Mapping[str, Vocabulary] = {name: vocabulary(name) for name in of_the_house()}

HOUSE_SAMPLES: Args = {
    "active": 1,
    "bot": "@bot-easy",
    "count": 2,
    "current": "2",
    "last": "b",
    "line": 3,
    "names": ["Ana", "Luis"],
    "number": 1,
    "points": 4,
    "reason": "cap",
    "saved": "1",
    "seat": 0,
    "start": "a",
    "text": "cross 3",
    "what": "not JSON",
}
ARENA_SAMPLES: Args = {
    "game": "@border-title",
    "games": 600,
    "part": "25%",
    "players": 4,
    "rounds": 25,
    "seats": 3,
    "size": 24,
}
FILES_SAMPLES: Args = {
    "draws": 87,
    "given": 12,
    "right": "roll red",
    "rules": "BORDER 4.2",
    "source": "0123456789abcdef",
    "stream": "dice",
}
CLI_SAMPLES: Args = {
    "column": 7,
    "entries": 87,
    "how": "compiled",
    "least": "1",
    "most": "256",
    "near": 12,
    "port": "8765",
    "seconds": "1.5",
}
HEADS = ("seat", "wins", "mean", "name", "game", "players", "minutes", "options", "by")
RATES = ("decisions", "games", "clones", "searched", "compiled")


def helped() -> list[str]:
    """The words of the commands of the command line, of their arguments and options."""
    keys = {"cli-any-help", "cli-house", "cli-house-version", *(f"cli-{name}" for name in COMMANDS)}
    keys |= {key(param, name) for name in COMMANDS for param in command(name, "en").params}
    return sorted(key.removeprefix("cli-") for key in keys)


# Keys that the code of the house puts together; of a game, every key counts that begins as its code says.
FAMILIES: Mapping[str, list[str]] = {
    "bot-": [*PLAYERS, *(f"{name}-about" for name in PLAYERS)],
    "cli-": helped(),
    "cli-head-": [*HEADS, *RATES],
    "cli-must-be-": ["one-of", *(f"{kind}{end}" for kind in ("whole", "number") for end in ("", "-from", "-between"))],
}

# The browser's own interface: labels and buttons, used by its sources and not by the package.
PAGE = "page-"
ON_THE_PAGE = (
    PAGE,
    "analysis-",
    "end-",
    "feel-",
    "questions-",
    "why-",
    "happened-",
    "told-",
    *(f"{game}-{kind}-" for game in GAMES for kind in ("about", "board", "chip", "option", "reference")),
)
# What only the rules page and the lessons say; test_rules_page.py and test_lessons.py know what belongs there.
LEARNING = tuple(f"{game}-{kind}-" for game in GAMES for kind in ("rule", "rules", "lesson"))

SAME_IN_BOTH = {f"{game}-title" for game in GAMES} | {key for game in GAMES.values() for key in game.same}
SAME_ON_THE_PAGE = {
    "analysis-step",
    "border-reference-score-5",
    "cli-serve-redis.form",
    "page-bot-names",
    "page-house",
    "page-language-en",
    "page-language-es",
    "page-minutes",
    "page-total",
    "told-score",
}


def samples_for(key: str) -> Args:
    """Arguments that fit a key's game."""
    game = max((name for name in GAMES if key.startswith((f"{name}-", f"{PAGE}{name}-"))), key=len, default="")
    own = GAMES[game].samples if game else {**ARENA_SAMPLES, **FILES_SAMPLES, **CLI_SAMPLES}
    return {**HOUSE_SAMPLES, **own, **(GAMES[game].special.get(key, {}) if game else {})}
