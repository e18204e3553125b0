"""Tables of Yak to test at: mornings laid out by hand from a few plain pieces, and short words for playing on from them.

A test names the pieces that matter. The rest of the box is laid where it does no harm, so that every table is complete: stones
go into the bag (or, if the bag is given, onto carts and towers that were not named), food into the Market (or, if that is given,
onto carts and into yurts that were not named). Towers are written from level 1 upward: ``RRX / BB``.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from caravansary import CHANCE, Game, State, load_game
from tests.games.playing import at_table, play, seen

LETTERS = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "grey",
    "K": "black",
    "E": "green",
    "B": "blue",
    "P": "purple",
}
LETTERS |= {"X": "crystal"}
STONES = list(LETTERS.values())
FOODS = ["meat", "milk", "bread"]
FORBIDS = {"no_bread": "bread", "no_milk": "milk", "no_meat": "meat", "two_kinds": ""}
WIDTHS = [5, 4, 3, 2, 1, 1, 1, 1, 1]
CELLS = [f"{level + 1}.{at}" for level, width in enumerate(WIDTHS) for at in range(width)]
FULL = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB", "two_kinds": "YYYY"}
FULL_MIXED = {"no_bread": "ROYG", "no_milk": "KEBP", "no_meat": "ROYG", "two_kinds": "KEBP"}
THIRTEEN = "ROYGK / EBPR / OYG / K"
PER_FOOD = {2: 10, 3: 11, 4: 15}

Food = Mapping[str, int]


# --- reading what a test writes


def stones(letters: str) -> list[str]:
    """``RRX`` as names."""
    return [LETTERS[letter] for letter in letters.replace(" ", "")]


def tower(rows: str) -> dict[str, str]:
    """``RRX / BB`` as cells and stones; a dot is an empty cell."""
    found: dict[str, str] = {}
    for level, row in enumerate(filter(None, (part.strip() for part in rows.split("/")))):
        for at, letter in enumerate(row):
            if letter != ".":
                found[f"{level + 1}.{at}"] = LETTERS[letter]
    return found


def food(text: str) -> dict[str, int]:
    """``3 milk 2 bread`` by name."""
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


# --- laying out a morning


def lay_out(
    players: int = 4,
    *,
    carts: Sequence[str] = (),
    loads: Mapping[str, str] | None = None,
    cargo: Mapping[str, str] | None = None,
    yurts: Mapping[int, str] | None = None,
    towers: Mapping[int, str] | None = None,
    market: str | None = None,
    bag: str | None = None,
    fog: int | None = None,
    mountain: tuple[int, int] = (1, 0),
    closed: bool = False,
    direction: str = "clockwise",
    first: int = 0,
    day: int = 5,
    last_day: bool = False,
    stupa: int | None = None,
    boxed: str | None = None,
    bonus: Sequence[str] = (),
    data: Mapping[str, object] | None = None,
) -> tuple[Game, Any]:
    """A position at dawn, and its game. `carts` from stop to stop, `loads` their stones, `cargo` their food, by cart."""
    order = list(carts) or list(FORBIDS)[: 4 if players == 4 else 3]
    box = Box(players, order, loads or {}, towers or {}, boxed)
    box.lay_stones(bag, last_day)
    table_food = _lay_food(players, order, cargo or {}, yurts or {}, market)
    if stupa is None and box.tallest() >= 14:
        stupa = next(seat for seat in range(players) if len(box.towers[seat]) >= 14)
    phase, track = mountain
    if fog is None:
        fog = 0 if closed else 5 - track
    names = sorted(order, key=list(FORBIDS).index)
    position = {
        "game": "yak",
        "phase": "dawn",
        "day": day,
        "last_day": day if stupa is not None else None,
        "first": first,
        "direction": direction,
        "boxed": box.boxed,
        "bonus": list(bonus),
        "stupa": stupa,
        "market": table_food["market"],
        "carts": [
            {"name": name, "stop": order.index(name), "stones": box.loads[name], "food": table_food[name]}
            for name in names
        ],
        "bag": {} if closed else dict(box.bag),
        "fog": fog,
        "open": not closed,
        "mountain": {"phase": phase, "track": track},
        "seats": [
            {"played": "market" if day > 1 else None, "yurt": table_food[seat], "tower": box.towers[seat]}
            for seat in range(players)
        ],
    }
    return load_game("yak", players=players, data=data, bonus_cards=len(bonus)), position


def morning(players: int = 4, /, **pieces: Any) -> State:
    """Dawn, nobody has chosen a card; the pieces are those of `lay_out`."""
    game, position = lay_out(players, **pieces)
    return game.from_position(position)


def ended(players: int = 4, /, **pieces: Any) -> State:
    """The game after its last day, with these pieces on the table."""
    game, position = lay_out(players, **pieces)
    for seat in position["seats"]:
        seat |= {"card": "market", "played": "market"}
    return game.from_position({**position, "phase": "over", "turn": players - 1, "last_day": position["day"]})


class Box:
    """All stones of a game, and where they are laid."""

    def __init__(
        self, players: int, order: list[str], loads: Mapping[str, str], towers: Mapping[int, str], boxed: str | None
    ) -> None:
        self.named_loads, self.named_towers = set(loads), set(towers)
        self.loads: dict[str, list[str]] = {name: stones(loads.get(name, "")) for name in order}
        self.towers: dict[int, dict[str, str]] = {seat: tower(towers.get(seat, "")) for seat in range(players)}
        used = Counter(stone for load in self.loads.values() for stone in load)
        used += Counter(stone for cells in self.towers.values() for stone in cells.values())
        self.boxed = boxed
        if players < 4 and boxed is None:
            self.boxed = next(stone for stone in reversed(STONES[:8]) if not used[stone])
        kinds = [stone for stone in STONES if stone != self.boxed]
        self.bag = Counter({stone: (8 if players == 4 else 7) - used[stone] for stone in kinds})
        assert min(self.bag.values()) >= 0, f"more stones than the box has: {self.bag}"

    def take(self) -> str:
        """Any stone, those of which most are left first; crystals last."""
        stone = max(self.bag, key=lambda name: (self.bag[name] > 0, name != "crystal", self.bag[name]))
        self.bag[stone] -= 1
        return stone

    def lay_stones(self, bag: str | None, last_day: bool) -> None:
        wanted = Counter(stones(bag)) if bag is not None else None
        if wanted is not None:
            self.bag -= wanted
        for name in self.loads:
            if name not in self.named_loads:
                self.loads[name] += [self.take() for _ in range(3)]
        if wanted is not None:
            self._lay_the_rest(last_day)
            self.bag = wanted

    def _lay_the_rest(self, last_day: bool) -> None:
        for height in (13, 16 if last_day else 13):
            for seat in self.towers:
                while seat not in self.named_towers and len(self.towers[seat]) < height and self.bag.total():
                    self.towers[seat][CELLS[len(self.towers[seat])]] = self.take()
        for name in self.loads:
            while name not in self.named_loads and len(self.loads[name]) < 4 and self.bag.total():
                self.loads[name].append(self.take())
        assert self.bag.total() == 0, f"no place for {dict(self.bag)}"

    def tallest(self) -> int:
        return max(map(len, self.towers.values()))


def _lay_food(
    players: int, order: list[str], cargo: Mapping[str, str], yurts: Mapping[int, str], market: str | None
) -> dict[str | int, dict[str, int]]:
    """Food by cart, seat and for the Market."""
    laid: dict[str | int, dict[str, int]] = {name: food(cargo.get(name, "")) for name in order}
    laid |= {seat: food(yurts.get(seat, "")) for seat in range(players)}
    rest = {kind: PER_FOOD[players] - sum(part.get(kind, 0) for part in laid.values()) for kind in FOODS}
    assert min(rest.values()) >= 0, f"more food than the box has: {rest}"
    if market is None:
        return {**laid, "market": rest}
    stays = food(market)
    places: list[tuple[str | int, int]] = [(name, 9) for name in order if name not in cargo]
    places += [(seat, 8) for seat in range(players) if seat not in yurts]
    for kind in FOODS:
        for _ in range(rest[kind] - stays.get(kind, 0)):
            room = [where for where, most in places if sum(laid[where].values()) < most]
            room = [where for where in room if FORBIDS.get(str(where)) != kind]
            assert room, f"no place for {kind}: name fewer carts and yurts, or leave more in the Market"
            place = room[0]
            laid[place][kind] = laid[place].get(kind, 0) + 1
    return {**laid, "market": stays}


# --- playing on


def noon(state: State, *cards: str) -> State:
    """All seats commit these cards, seat 0 first (the last card again for those not named); answers the state at noon."""
    for seat in range(state.game.players):
        play(state, f"commit {cards[min(seat, len(cards) - 1)]}", seat=seat)
    return state


def draw(state: State, tokens: str) -> None:
    """Chance draws these tokens: letters, ``F`` for fog."""
    for letter in tokens.replace(" ", ""):
        play(state, "draw fog" if letter == "F" else f"draw {LETTERS[letter]}", seat=int(CHANCE))


def to_next_day(state: State) -> None:
    """Play the day to its end quietly."""
    day = at_table(state)["day"]
    while not state.is_terminal() and at_table(state)["day"] == day:
        step_quietly(state)


def until_turn(state: State, seat: int) -> None:
    """Play on, quietly, until this seat has to decide at noon or its turn is over."""
    while state.current_player() != seat and not state.is_terminal():
        step_quietly(state)


def step_quietly(state: State) -> None:
    """One decision of anybody: as little as may be; chance brings no fog if it can help it."""
    legal = state.legal_actions()
    done = state.game.string_to_action("done")
    if state.current_player() == CHANCE:
        state.apply_action(legal[0])  # fog is the last of the tokens
    else:
        state.apply_action(done if done in legal else legal[0])


# --- reading the table


def in_market(state: State) -> dict[str, int]:
    """The food in the Market, without zeros."""
    return {kind: count for kind, count in at_table(state)["market"].items() if count}


def stones_on(state: State, name: str) -> Counter[str]:
    """The stones on a cart, counted."""
    return Counter(cart(state, name)["stones"])


def weights(state: State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}


def fog(state: State) -> tuple[int, int, int]:
    """Phase and tokens of the mountain, fog in the bag."""
    table = at_table(state)
    return table["mountain"]["phase"], table["mountain"]["track"], table["fog"]


def direction(state: State) -> str:
    return str(at_table(state)["direction"])


def bag(state: State) -> dict[str, int]:
    """The stones in the bag, without zeros."""
    return {name: count for name, count in at_table(state)["bag"].items() if count}


def cart(state: State, name: str) -> Any:
    """A cart of the position."""
    return next(each for each in at_table(state)["carts"] if each["name"] == name)


def yurt(state: State, seat: int) -> dict[str, int]:
    """The food of a seat, without zeros."""
    return {name: count for name, count in at_table(state)["seats"][seat]["yurt"].items() if count}


def cargo(state: State, name: str) -> dict[str, int]:
    """The food on a cart, without zeros."""
    return {food_name: count for food_name, count in cart(state, name)["food"].items() if count}


def tower_of(state: State, seat: int) -> dict[str, str]:
    return dict(at_table(state)["seats"][seat]["tower"])


def stops(state: State) -> list[str]:
    """The carts from stop to stop."""
    carts = sorted(at_table(state)["carts"], key=lambda each: each["stop"])
    return [each["name"] for each in carts]


# --- scoring


def worth(rows: str, players: int = 4) -> int:
    """What a tower is worth: groups, their number and unmatched stones."""
    return sum(parts(rows, players)["points"][part] for part in ("groups", "group_count", "unmatched"))


def parts(rows: str, players: int = 4) -> Any:
    """A tower as its owner sees it."""
    lay = ended if len(tower(rows)) >= 14 else morning
    return seen(lay(players, towers={0: rows}))["seats"][0]


def sizes(rows: str) -> list[int]:
    """The sizes of the groups, largest first."""
    return sorted((group["size"] for group in parts(rows)["groups"]), reverse=True)


# --- a slow reading of section 4


def open_cells(cells: dict[str, str]) -> list[str]:
    """Where the next stone may lie (section 4)."""
    found = []
    for cell, (level, pos) in ((cell, map(int, cell.split("."))) for cell in CELLS if cell not in cells):
        if level == 1 and (not cells or f"1.{pos - 1}" in cells or f"1.{pos + 1}" in cells):
            found.append(cell)
        if f"{level - 1}.{pos}" in cells and (level > 5 or f"{level - 1}.{pos + 1}" in cells):
            found.append(cell)
    return found
