"""What the tests must know of each game's words: keys the code puts together, sample arguments, what needs no translation."""

from collections.abc import Mapping
from typing import NamedTuple

from caravansary.engine.messages import Args
from caravansary.games.border.components import AREAS, COLOURS
from caravansary.games.border.state import PHASES
from caravansary.games.silk import components as silk
from caravansary.games.silk.state import PHASES as SILK_PHASES
from caravansary.games.silk_road.components import GOODS, KINDS
from caravansary.games.silk_road.state import PHASES as SILK_ROAD_PHASES
from caravansary.games.yak import components as yak
from caravansary.games.yak.state import PHASES as YAK_PHASES
from caravansary.players import PLAYERS


class Vocabulary(NamedTuple):
    """Of one game: keys by their beginning, arguments for a try, and what is the same in English and Spanish."""

    families: Mapping[str, list[str]]
    samples: Args
    same: set[str]
    only_page: set[str]  # said by the page alone
    rare: set[str] = set()  # in random games


BORDER = Vocabulary(
    families={
        "border-colour-": COLOURS,
        "border-area-": AREAS,
        "border-phase-": PHASES,
        "border-reason-": ["sixth_area", "cap"],
    },
    samples={
        "area": "@border-area-castle",
        "areas": ["@border-area-well", "@border-area-eagle"],
        "board": "A",
        "colour": "@border-colour-orange",
        "dice": ["@border-colour-red", "@border-colour-blue"],
        "fallen": ["@border-colour-blue"],
        "have": 1,
        "left": 2,
        "letters": ["A", "B", "C", "D"],
        "missing": 2,
        "players": 3,
        "roll": 2,
        "rounds": 30,
        "size": 3,
    },
    same={"border-area-villa.label"},
    only_page={"border-tie"},
    rare={
        "border-no-boards",
        "border-no-such-dice",
        "border-no-cell",
        "border-no-finished-one",
        "border-no-segment-one",
        "border-do-cross-one-area",
    },
)
YAK = Vocabulary(
    families={
        "yak-stone-": yak.STONES,
        "yak-food-": yak.FOODS,
        "yak-amount-": yak.AMOUNTS,
        "yak-cart-": yak.CARTS,
        "yak-card-": yak.CARDS,
        "yak-direction-": ["clockwise", "counterclockwise"],
        "yak-phase-": YAK_PHASES,
        "yak-reason-": ["stupa", "cap"],
    },
    samples={
        "amounts": ["@yak-amount-meat-2", "@yak-amount-milk-1"],
        "baby": "yes",
        "budget": 5,
        "card": "@yak-card-build",
        "cart": "@yak-cart-no_bread",
        "cell": "2.1",
        "day": 3,
        "days": 15,
        "direction": "@yak-direction-clockwise",
        "each": 2,
        "fog": 3,
        "food": "@yak-food-bread",
        "have": 1,
        "high": 4,
        "left": 2,
        "lose": 3,
        "low": 2,
        "missing": 2,
        "played": "@yak-card-market",
        "price": 3,
        "rest": ["@yak-amount-bread-1"],
        "room": 2,
        "size": 3,
        "spaces": 4,
        "stone": "@yak-stone-orange",
        "stones": ["@yak-stone-red", "@yak-stone-crystal"],
        "track": 2,
    },
    same={"yak-board-cart"},
    only_page=set(),
    rare={
        "yak-event-fog-back",
        "yak-event-load-nothing",
        "yak-event-lost",
        "yak-event-quarry-closed",
        "yak-line-majority",
        "yak-line-penalty",
        "yak-no-such-cart",
    },
)
SILK = Vocabulary(
    families={
        "silk-colour-": silk.COLOURS,
        "silk-pasture-": silk.PASTURES,
        "silk-piece-": ["nursery", *silk.PIECES],
        "silk-action-": silk.ACTIONS,
        "silk-direction-": silk.DIRECTIONS,
        "silk-improvement-": silk.IMPROVEMENTS,
        "silk-phase-": SILK_PHASES,
        "silk-reason-": ["points", "walls", "barren", "cap"],
        "silk-no-possible-": silk.ACTIONS,
    },
    samples={
        "action": "@silk-action-graze",
        "colour": "@silk-colour-green",
        "cost": 2,
        "dice": [3, 4],
        "die": 3,
        "direction": "@silk-direction-north",
        "from": "2,1",
        "have": 1,
        "improvement": "@silk-improvement-long_wall",
        "improvements": ["@silk-improvement-long_wall", "@silk-improvement-enclosure"],
        "left": 2,
        "missing": 2,
        "more": 15,
        "other": "@silk-piece-mastiff",
        "pasture": "@silk-pasture-leafy",
        "phase": "@silk-phase-graze",
        "piece": "@silk-piece-shepherd",
        "pieces": ["@silk-piece-nursery", "@silk-piece-shepherd"],
        "point": "1,1",
        "rounds": 30,
        "size": 3,
        "sum": 8,
        "tile": "2,3",
        "to": "2,2",
        "turn": 7,
        "turns": 30,
        "wall": "1,1-1,2",
    },
    same={"silk-board-tile", "silk-piece-ookami"},
    only_page=set(),
    rare={
        "silk-event-bump-ookami",
        "silk-event-tied",
        "silk-line-enclosures",
        "silk-no-barren",
        "silk-no-graze-stuck",
        "silk-no-leafy",
        "silk-no-moved",
        "silk-no-nursery-left",
        "silk-no-possible-graze",
        "silk-no-possible-move",
        "silk-no-possible-ookami",
        "silk-no-regenerate",
        "silk-no-way-out",
        "silk-prompt-bump-ookami",
        "silk-prompt-piece-relaxed",
    },
)
SILK_ROAD = Vocabulary(
    families={
        "silk_road-good-": GOODS,
        "silk_road-tile-": KINDS,
        "silk_road-phase-": SILK_ROAD_PHASES,
        "silk_road-reason-": ["arrived"],
    },
    samples={
        "bid": 4,
        "city": "Kashgar",
        "cost": 10,
        "get": ["@silk_road-good-jewels.n1", "@silk_road-good-fruits.n1"],
        "give": ["@silk_road-good-ivory.n1"],
        "good": "@silk_road-good-silk",
        "have": 1,
        "into": "@silk_road-good-jewels",
        "left": 2,
        "missing": 2,
        "money": 7,
        "most": 3,
        "sort": "good",
        "tile": "@silk_road-tile-buyer",
    },
    same=set(),
    only_page=set(),
    rare={
        "silk_road-do-name-again",
        "silk_road-event-all-passed",
        "silk_road-event-name-again",
        "silk_road-event-name-unmarked",
        "silk_road-event-rob-nothing",
        "silk_road-no-crook-symbol",
        "silk_road-no-name-twice",
        "silk_road-no-rob-self",
        "silk_road-no-swap-supply",
        "silk_road-no-third-tile",
        "silk_road-no-trade-supply",
    },
)
GAMES: Mapping[str, Vocabulary] = {"border": BORDER, "yak": YAK, "silk": SILK, "silk_road": SILK_ROAD}

HOUSE_SAMPLES: Args = {
    "active": 1,
    "bot": "@bot-easy",
    "count": 2,
    "current": "2",
    "last": "b",
    "line": 3,
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
# In these the dice are counted, in others they are named.
SPECIAL_SAMPLES: Mapping[str, Args] = {
    key: {"dice": 2} for key in ("border-do-segment", "border-do-segment-area", "border-event-segment")
}

FAMILIES: Mapping[str, list[str]] = {
    "bot-": [*PLAYERS, *(f"{name}-about" for name in PLAYERS)],
    **{beginning: names for game in GAMES.values() for beginning, names in game.families.items()},
}
PER_GAME = ("title", "tagline")
TITLES = ("border", "silk", "silk_road", "yak")
NOT_YET_SAID = {"house-nothing-to-undo", "house-wrong-rules", "house-bad-log", "house-stale", "house-cannot-undo"}

# The browser's own interface: labels and buttons, used by its sources and not by the package.
PAGE = "page-"
ON_THE_PAGE = (PAGE, "analysis-", *(f"{game}-{kind}-" for game in GAMES for kind in ("board", "option")))
# What only the rules page and the lessons say; test_rules_page.py and test_lessons.py know what belongs there.
LEARNING = tuple(f"{game}-{kind}-" for game in GAMES for kind in ("rule", "rules", "lesson"))

SAME_IN_BOTH = {f"{game}-title" for game in TITLES} | {key for game in GAMES.values() for key in game.same}
SAME_ON_THE_PAGE = {
    "analysis-step",
    "page-bot-names",
    "page-house",
    "page-language-en",
    "page-language-es",
    "page-minutes",
    "page-total",
}


def samples_for(key: str) -> Args:
    """Arguments that fit a key's game."""
    game = max((name for name in GAMES if key.startswith((f"{name}-", f"{PAGE}{name}-"))), key=len, default="")
    own = GAMES[game].samples if game else {**ARENA_SAMPLES, **FILES_SAMPLES}
    return {**HOUSE_SAMPLES, **own, **SPECIAL_SAMPLES.get(key, {})}
