"""Tables of Silk Road to test at: situations laid out by hand, and short words for playing on from them.

Seats are A, B, C … = 0, 1, 2 … clockwise. Goods and tiles are written as one would say them: ``"2 silk 1 ivory"``,
``"buyer silk, thief"``. What a test needs to know about the map is read here from `components.json`, not asked from the game.
Cities that the caravan may still reach are filled with tiles that nobody looks at.
"""

import json
from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Any

from caravansary import CHANCE, Rng, State, load_game
from tests.games.playing import at_table, phase, play, seen

GOODS = ("ivory", "silk", "jewels", "fruits", "spices")
DATA: Any = json.loads(resources.files("caravansary.games.silk_road").joinpath("components.json").read_text("utf-8"))
CITY: dict[str, Any] = {city["id"]: city for city in DATA["cities"]}
KEPT = ("crook", "barterer")
PER_CITY = {3: 5, 4: 3, 5: 4, 6: 5}

Money = Mapping[int, int]
Goods = Mapping[int, str]


# --- the drawing


def face(tile: Mapping[str, Any]) -> str:
    """A tile's name in actions."""
    kind = tile["kind"].replace("_", " ")
    if "good" in tile:
        return f"{kind} {tile['good']}"
    if "give" in tile:
        sides = [
            " ".join(f"{tile[side][good]} {good}" for good in GOODS if good in tile[side]) for side in ("give", "get")
        ]
        return f"{kind} {sides[0]} for {sides[1]}"
    return f"{kind} {tile['swaps']}" if "swaps" in tile else str(kind)


def stack(colour: str) -> Counter[str]:
    """All tiles with backs of a colour."""
    counts: Counter[str] = Counter()
    for tile in DATA["tiles"]:
        if tile["back"] == colour:
            counts[face(tile)] += tile["count"]
    return counts


def exits(city: str, reverse: bool = False) -> list[str]:
    """Where arrows lead."""
    if reverse:
        return [there for there, row in CITY.items() if city in row["exits"]]
    return list(CITY[city]["exits"])


def backs(city: str, reverse: bool = False) -> str | None:
    """The colour of the tiles that lie in a city."""
    colour: str | None = CITY[city]["colour"]
    return {"orange": "purple", "purple": "orange"}[colour] if reverse and colour else colour


def ahead(city: str, reverse: bool = False) -> list[str]:
    """All cities that can be reached."""
    found: list[str] = []
    edge = [city]
    while edge:
        edge = [there for here in edge for there in exits(here, reverse) if there not in found]
        found += sorted(set(edge))
    return found


def hand(text: str) -> dict[str, int]:
    """``"2 silk 1 ivory"`` as numbers by good."""
    words = text.split()
    return {good: int(n) for n, good in zip(words[::2], words[1::2], strict=True)}


# --- laying out a table


def table(
    phase: str,
    players: int = 4,
    city: str = "bactra",
    tiles: str = "",
    *,
    leader: int = 0,
    money: Money | None = None,
    goods: Goods | None = None,
    seats: Mapping[int, Mapping[str, object]] | None = None,
    reverse: bool = False,
    skip_final_auction: bool = False,
    notes: bool = False,
    **more: object,
) -> State:
    """Any situation. `seats` adds to seats what else lies there: tokens, crooks, barterers, fresh_barterers, bid, shown."""
    lying = {city: [name.strip() for name in tiles.split(",")]} if tiles else {}
    left = {colour: stack(colour) for colour in ("orange", "purple")}
    if tiles:
        left[str(backs(city, reverse))].subtract(lying[city])
    last = DATA["barred"]["reverse" if reverse else "normal"]
    for there in sorted(ahead(city, reverse), key=lambda name: name not in last):  # they may not get just anything
        colour = backs(there, reverse)
        if colour is not None:
            spare = [name for name in (+left[colour]).elements() if there not in last or name not in KEPT]
            some = spare[: PER_CITY[players]]
            left[colour].subtract(some)
            lying[there] = some
    rows = [
        {
            "money": (money or {}).get(seat, 10),
            "goods": hand((goods or {}).get(seat, "")),
            **(seats or {}).get(seat, {}),
        }
        for seat in range(players)
    ]
    position = {"phase": phase, "round": 5, "caravan": city, "leader": leader, "tiles": lying, "seats": rows, **more}
    options = {"reverse": reverse, "skip_final_auction": skip_final_auction, "notes": notes}
    return load_game("silk_road", players, None, **options).from_position({"game": "silk_road", **position})


def market(players: int = 4, city: str = "bactra", tiles: str = "", **more: Any) -> State:
    """The pawn holder is to take a tile. Tiles left out are filled up to what the city holds when the caravan arrives."""
    return table("take", players, city, filled(players, city, tiles, more.get("reverse", False)), **more)


def filled(players: int, city: str, tiles: str, reverse: bool = False) -> str:
    """These tiles and others, as many as there are at the start of a market."""
    named = [name.strip() for name in tiles.split(",") if name.strip()]
    spare = (stack(str(backs(city, reverse))) - Counter(named)).elements()
    plain = [name for name in spare if name.startswith(("buyer", "seller")) and name not in named]
    return ", ".join(named + plain[: PER_CITY[players] - len(named)])


def auction(players: int = 4, city: str = "changan", **more: Any) -> State:
    """The bidding begins left of the leader."""
    return table("auction", players, city, **more)


def arriving(city: str, players: int = 4, tiles: str = "", reverse: bool = False, **more: Any) -> State:
    """The caravan is led to a city from one before it, whose market is over."""
    before = next(here for here in CITY if city in exits(here, reverse))
    state = table("move", players, before, reverse=reverse, **more)
    if tiles:
        position: Any = state.position()
        position["tiles"][city] = filled(players, city, tiles, reverse).split(", ")
        for colour in ("orange", "purple"):
            _trade_places(position["tiles"], city, colour, reverse)
        state = state.game.from_position(position)
    play(state, f"move {city}")
    return state


def _trade_places(tiles: dict[str, list[str]], city: str, colour: str, reverse: bool) -> None:
    """Take from other cities what is too much of a tile, and give them something else of their colour."""
    while True:
        used = Counter(name for there, row in tiles.items() if backs(there, reverse) == colour for name in row)
        over = +(used - stack(colour))
        if not over:
            return
        name = next(iter(over))
        other = next(there for there, row in tiles.items() if name in row and there != city)
        tiles[other][tiles[other].index(name)] = next(tile for tile in +(stack(colour) - used) if tile not in KEPT)


# --- playing on


def told(
    state: State, text: str, seat: int | None = None, viewer: int | None = None, *, everything: bool = True
) -> list[str]:
    """Play an action and answer the keys of what was told of it, to all or to one viewer."""
    state.recording = True
    play(state, text, seat=seat)
    events = state.events if everything else state.events_for(viewer)
    return [event.key.removeprefix("silk_road-event-") for event in events]


def offered(state: State, seat: int | None = None) -> list[str]:
    """What a seat (default: whoever is to act) may do, as texts."""
    return [state.game.action_to_string(action) for action in state.legal_actions(seat)]


def show(state: State, *numbers: int) -> None:
    """Everybody shows so many to the Vizier, A first."""
    for seat, n in enumerate(numbers):
        play(state, f"show {n}", seat=seat)


def turn(state: State, tile: str, to: int | None = None) -> None:
    """A whole turn: take a tile, do nothing with it, and hand the pawn on, unless that goes by itself."""
    play(state, f"take {tile}")
    decline(state)
    if phase(state) == "second_tile":
        play(state, "no barter")
    if to is not None and phase(state) == "hand_on":
        play(state, f"hand pawn to seat {to}")


def decline(state: State) -> None:
    """Whatever the running action is, do nothing with it."""
    while True:
        nothing = {"no crook", "stop", "decline", *(f"{do} 0 {good}" for do in ("sell", "buy") for good in GOODS)}
        choice = nothing & set(offered(state))
        if not choice or phase(state) in ("auction", "printed"):
            return
        play(state, choice.pop())


# --- reading the table


def leader(state: State) -> int:
    return int(at_table(state)["leader"])


def money(state: State) -> list[int]:
    return [row["money"] for row in at_table(state)["seats"]]


def tokens(state: State) -> list[int]:
    return [row["tokens"] for row in at_table(state)["seats"]]


def goods(state: State, seat: int) -> dict[str, int]:
    """What a seat has, those goods it has."""
    return {good: n for good, n in at_table(state)["seats"][seat]["goods"].items() if n}


def supply(state: State, good: str) -> int:
    """What is left in the bag: of 15 tokens those that nobody has and that lie beside no Vizier."""
    rows = at_table(state)
    return int(15 - sum(row["goods"][good] for row in rows["seats"]) - rows["viziers"]["markers"].get(good, 0))


def tiles(state: State, city: str) -> list[str]:
    return list(at_table(state)["tiles"].get(city, []))


def discarded(state: State) -> Counter[str]:
    """The open discard, as a spectator sees it."""
    return Counter({row["tile"]["face"]: row["count"] for row in seen(state, None)["discard"]})


# --- whole games


def dealt(players: int, seed: int, reverse: bool = False) -> State:
    """A table after the set-up, by chance."""
    state = load_game("silk_road", players, None, reverse=reverse).new_initial_state()
    rng = Rng(seed, "dealt", str(players))
    while state.current_player() == CHANCE:
        state.apply_action(int(state.sample_chance(rng)))
    return state


def ended(*sheets: tuple[int, str]) -> State:
    """The game after the caravan's last move, with this money and these goods behind the screens."""
    state = table(
        "move",
        len(sheets),
        "tyre",
        money={seat: sheet[0] for seat, sheet in enumerate(sheets)},
        goods={seat: sheet[1] for seat, sheet in enumerate(sheets)},
    )
    play(state, "move antioch")
    assert state.is_terminal()
    return state


# --- tiles and pawn in turn

FOUR = "seller ivory, seller silk, seller jewels, seller fruits"
THREE = "seller ivory, seller silk, seller jewels, seller fruits, seller spices"


def handing(*seats: int) -> list[str]:
    return [f"hand pawn to seat {seat}" for seat in seats]


def lay(state: State, second: bool = False) -> None:
    """Take the first tile that lies there and do nothing with it; then, by a Barterer, another one or not."""
    play(state, f"take {tiles(state, at_table(state)['caravan'])[0]}")
    decline(state)
    if second:
        play(state, "barter", f"take {tiles(state, at_table(state)['caravan'])[0]}")
        decline(state)
    elif phase(state) == "second_tile":
        play(state, "no barter")


def kept(state: State, seat: int) -> tuple[int, int]:
    """Crooks and Barterers in front of a player, for all to see."""
    row = seen(state, None)["seats"][seat]
    return row["crooks"], row["barterers"]
