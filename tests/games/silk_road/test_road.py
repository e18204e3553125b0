"""Map and tiles: what a data file may say (the drawing in sections 1, 3, 4 and 8 of the ledger), and how it is refused."""

import copy
from typing import Any

import pytest

from caravansary import load_game
from caravansary.engine.messages import BadPosition
from caravansary.games import built_in_data
from tests.marks import rules

GOODS = "ivory, silk, jewels, fruits, spices"
KINDS = "buyer, seller, trader, special_trader, thief, grand_vizier, crook, barterer"
ARROWS = "one or two arrows must lead {} it, none beyond the end"
PURPLE = "must be different cities that get purple tiles in this direction"


def own_data() -> Any:
    return copy.deepcopy(built_in_data("silk_road"))


def refusal_of(data: Any, **options: object) -> str:
    with pytest.raises(BadPosition) as bad:
        load_game("silk_road", players=4, data=data, **options)
    return str(bad.value)


@rules("SROAD-1.4", "SROAD-3.1", "SROAD-4.1")
@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["cities"], [], "cities: must be a list of 20"),
        (["cities"], 3, "cities: must be a list of 20"),
        (["cities", 3, "id"], "yumen", "cities[3].id: must be a new name of small letters, not 'yumen'"),
        (["cities", 3, "id"], "New York", "cities[3].id: must be a new name of small letters, not 'New York'"),
        (["cities", 3, "id"], None, "cities[3].id: must be a new name of small letters, not None"),
        (["cities", 3, "name"], "", "cities[3].name: must be a text of 1 to 40 letters, not ''"),
        (["cities", 3, "name"], "x" * 41, f"cities[3].name: must be a text of 1 to 40 letters, not '{'x' * 41}'"),
        (["cities", 3, "name"], "@house-seat", "cities[3].name: must be printable, not '@house-seat'"),
        (["cities", 3, "name"], "a\nb", r"cities[3].name: must be printable, not 'a\nb'"),
        (["cities", 3, "x"], -1, "cities[3].x: must be a number from 0 to 1000, not -1"),
        (["cities", 3, "x"], 1001, "cities[3].x: must be a number from 0 to 1000, not 1001"),
        (["cities", 3, "x"], None, "cities[3].x: must be a number from 0 to 1000, not None"),
        (["cities", 3, "y"], 2.5, "cities[3].y: must be a number from 0 to 1000, not 2.5"),
        (["cities", 3, "colour"], "green", "cities[3].colour: must be one of orange, purple, not 'green'"),
        (["cities", 3, "colour"], "purple", "cities: 9 must be orange, not 8"),
        (["cities", 0, "colour"], "orange", "cities: 9 must be orange, not 10"),
        (["cities", 3, "colour"], None, "cities[3].printed: start and end have no market"),
        (["cities", 3, "exits"], ["rome"], "cities[3].exits: there is no city 'rome'"),
        (["cities", 3, "exits"], ["turfan", "turfan"], "cities[3].exits: a city stands there twice"),
        (["cities", 3, "exits"], ["turfan", "khotan", "koria"], f"cities[3].exits: {ARROWS.format('out of')}"),
        (["cities", 3, "exits"], [], f"cities[3].exits: {ARROWS.format('out of')}"),
        (["cities", 3, "exits"], ["turfan", "lanzhou"], "cities[6].exits: no way from the start leads here"),
        (["cities", 7, "exits"], ["kashgar", "koria"], "cities: the arrows lead round in a circle"),
        (["cities", 3, "exits"], "turfan", "cities[3].exits: must be a list"),
        (["cities", 3, "printed"], "buyer", "cities[3].printed: must be an object, not 'buyer'"),
        (
            ["cities", 3, "printed"],
            {"kind": "thief"},
            "cities[3].printed.kind: must be a buyer, seller or trader, not thief",
        ),
        (
            ["cities", 3, "printed"],
            {"kind": "buyer", "good": "gold"},
            f"cities[3].printed.good: must be one of {GOODS}, not 'gold'",
        ),
        (
            ["cities", 0, "printed"],
            {"kind": "buyer", "good": "silk"},
            "cities[0].printed: start and end have no market",
        ),
        (["start"], "rome", "start: there is no city 'rome'"),
        (["end"], None, "end: there is no city None"),
        (["end"], "tyre", f"cities[18].exits: {ARROWS.format('out of')}"),
        (["barred"], [], "barred: must be an object, not []"),
        (["barred"], {}, "barred.normal: must be a list of cities"),
        (["barred", "normal"], "tyre", "barred.normal: must be a list of at most 9"),
        (["barred", "normal"], ["rome"], "barred.normal: there is no city 'rome'"),
        (["barred", "normal"], ["yumen"], f"barred.normal: {PURPLE}"),
        (["barred", "normal"], ["tyre", "tyre"], f"barred.normal: {PURPLE}"),
        (["tiles"], [], "tiles: 45 must have orange backs, not 0"),
        (["tiles", 0, "kind"], "dragon", f"tiles[0].kind: must be one of {KINDS}, not 'dragon'"),
        (["tiles", 0, "good"], "gold", f"tiles[0].good: must be one of {GOODS}, not 'gold'"),
        (["tiles", 0, "back"], "green", "tiles[0].back: must be one of orange, purple, not 'green'"),
        (["tiles", 0, "count"], 4, "tiles: 45 must have orange backs, not 46"),
        (["tiles", 0, "count"], 0, "tiles[0].count: must be a number from 1 to 45, not 0"),
        (["tiles", 0, "count"], 46, "tiles[0].count: must be a number from 1 to 45, not 46"),
        (["tiles", 0, "count"], True, "tiles[0].count: must be a number from 1 to 45, not True"),
        (["tiles", 10, "give"], {}, f"tiles[10].give: must say how many of which goods ({GOODS})"),
        (["tiles", 10, "give"], "silk", "tiles[10].give: must be an object, not 'silk'"),
        (["tiles", 10, "give"], {"gold": 1}, "tiles[10].give.gold: no such field"),
        (["tiles", 10, "give"], {"silk": 0}, "tiles[10].give.silk: must be a number from 1 to 5, not 0"),
        (["tiles", 10, "get"], {"silk": 6}, "tiles[10].get.silk: must be a number from 1 to 5, not 6"),
        (["tiles", 20, "swaps"], 0, "tiles[20].swaps: must be a number from 1 to 9, not 0"),
        (["tiles", 20, "swaps"], 10, "tiles[20].swaps: must be a number from 1 to 9, not 10"),
        (["tiles", 20, "swaps"], None, "tiles[20].swaps: must be a number from 1 to 9, not None"),
        (["tiles", 0], {"back": "orange", "count": 3, "kind": "thief"}, "tiles: there may be at most 8 Thieves"),
    ],
)
def test_bad_data_names_its_field(path: list[Any], value: object, said: str) -> None:
    data = own_data()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    assert refusal_of(data) == said


@rules("SROAD-1.4")
@pytest.mark.parametrize(("bare", "market"), [(0, 1), (19, 18)])
def test_start_and_end_never_get_tiles(bare: int, market: int) -> None:
    data = own_data()
    cities = data["cities"]
    cities[bare]["colour"], cities[market]["colour"] = cities[market]["colour"], None
    data["barred"] = {"normal": [], "reverse": []}
    assert refusal_of(data) == "cities: start and end never get tiles, their colour must be null (SROAD-1.4)"


@rules("SROAD-8.1")
def test_the_other_way_round_arrows_are_counted_where_they_arrive() -> None:
    data = own_data()
    data["cities"][6]["exits"] = []
    assert refusal_of(data, reverse=True) == f"cities[8].exits: {ARROWS.format('into')}"


@rules("SROAD-8.3")
def test_each_direction_bars_its_own_cities() -> None:
    data = own_data()
    data["barred"]["reverse"] = ["tyre"]
    assert refusal_of(data, reverse=True) == f"barred.reverse: {PURPLE}"
    load_game("silk_road", players=4, data=data)


@rules("SROAD-1.6")
def test_there_must_be_enough_tiles_for_the_barred_cities() -> None:
    data = own_data()
    data["tiles"] = [tile for tile in data["tiles"] if tile["back"] == "orange"]
    data["tiles"].append({"back": "purple", "kind": "crook", "count": 36})
    data["tiles"].append({"back": "purple", "kind": "seller", "good": "silk", "count": 9})
    assert refusal_of(data) == "tiles: too many purple Crooks and Barterers to keep them from the barred cities"
    data["tiles"][-1]["count"], data["tiles"][-2]["count"] = 10, 35
    load_game("silk_road", players=4, data=data)
