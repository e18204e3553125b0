"""Set-up and the reverse variant: sections 1 and 8 of the ledger, and what the data file reconstructs."""

from collections import Counter

import pytest

from caravansary import CHANCE, Rng, load_game
from caravansary.engine.messages import BadPosition
from tests.games.playing import at_table, phase, play, seen
from tests.marks import rules

from .tables import CITY, DATA, PER_CITY, backs, dealt, exits, goods, leader, money, offered, stack, table, tiles


@rules("SROAD-1.1", "SROAD-1.2")
def test_three_goods_each_unseen_by_the_others() -> None:
    state = dealt(4, seed=2)
    for seat in range(4):
        assert sum(at_table(state)["seats"][seat]["goods"].values()) == 3
        rows = seen(state, seat)["seats"]
        assert [row["goods"] is not None for row in rows] == [other == seat for other in range(4)]
        assert [row["money"] is not None for row in rows] == [other == seat for other in range(4)]
    assert all(row["goods"] is None and row["money"] is None for row in seen(state, None)["seats"])


@rules("SROAD-1.2")
def test_a_drawn_good_is_told_to_its_owner_alone() -> None:
    state = load_game("silk_road", 3).new_initial_state()
    rng = Rng(3)
    while phase(state) == "deal":
        state.apply_action(int(state.sample_chance(rng)))
    state.recording = True
    play(state, "draw silk")
    assert [event.key for event in state.events_for(0)] == ["silk_road-event-draw", "silk_road-event-drew"]
    assert [event.key for event in state.events_for(1)] == ["silk_road-event-draw"]
    assert [event.key for event in state.events_for(None)] == ["silk_road-event-draw"]


@rules("SROAD-1.2")
def test_goods_are_drawn_without_putting_back() -> None:
    state = load_game("silk_road", 3).new_initial_state()
    rng = Rng(3)
    while phase(state) == "deal":
        state.apply_action(int(state.sample_chance(rng)))
    play(state, "draw silk", "draw silk", "draw ivory")
    weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
    assert weights == {"draw ivory": 14, "draw silk": 13, "draw jewels": 15, "draw fruits": 15, "draw spices": 15}


@rules("SROAD-1.3", "SROAD-1.4")
def test_tiles_lie_in_cities_of_their_colour_and_none_at_start_and_end() -> None:
    for players in (3, 4, 5, 6):
        lying = at_table(dealt(players, seed=players))["tiles"]
        assert set(lying) == set(CITY) - {"changan", "antioch"}
        for colour in ("orange", "purple"):
            used = Counter(name for city, row in lying.items() if CITY[city]["colour"] == colour for name in row)
            assert not used - stack(colour)


@rules("SROAD-1.3")
def test_all_see_the_tiles() -> None:
    state = dealt(4, seed=1)
    cities = seen(state, None)["map"]["cities"]
    assert {city["id"]: [tile["face"] for tile in city["tiles"]] for city in cities if city["tiles"]} == at_table(
        state
    )["tiles"]


@rules("SROAD-1.5")
def test_a_printed_action_is_no_tile() -> None:
    for players, per_city in ((3, 5), (4, 3)):
        lying = at_table(dealt(players, seed=1))["tiles"]
        printed = [city for city in CITY if CITY[city]["printed"]]
        assert len(printed) == 5
        assert all(len(lying[city]) == per_city for city in printed)


@rules("SROAD-1.6", "SROAD-1.7")
def test_the_barred_cities_are_dealt_first_and_get_neither() -> None:
    state = load_game("silk_road", 4).new_initial_state()
    rng = Rng(9)
    for number in range(54):
        names = {state.game.action_to_string(action) for action, _ in state.chance_outcomes()}
        if number < 6:
            assert not {"deal crook", "deal barterer"} & names
        if number == 6 + 27:  # the first of the other purple cities
            assert {"deal crook", "deal barterer"} <= names
        state.apply_action(int(state.sample_chance(rng)))
        if number == 5:
            assert set(at_table(state)["tiles"]) == {"aleppo", "tyre"}


@rules("SROAD-1.7")
def test_every_legal_layout_is_equally_likely() -> None:
    """A layout's chance is the product of its weights: all legal ones of equal tiles must come to the same number."""
    state = load_game("silk_road", 6).new_initial_state()
    rng = Rng(4)
    log_chances = []
    for _ in range(3):
        at = state.clone()
        product, ways = 1, 1
        while phase(at) == "deal":
            outcomes = dict(at.chance_outcomes())
            action = int(at.sample_chance(rng))
            product *= outcomes[action]
            ways *= sum(outcomes.values())
            at.apply_action(action)
        log_chances.append((product, ways))
    assert len(set(log_chances)) == 1  # all 90 tiles are laid out: the same weights in another order


@rules("SROAD-1.8")
def test_what_is_not_dealt_is_out_of_the_game_and_unseen() -> None:
    for players, out in ((3, 0), (4, 18), (5, 9), (6, 0)):
        state = dealt(players, seed=3)
        assert [sum(row.values()) for row in at_table(state)["undealt"].values()] == [out, out]
        assert seen(state, 0)["undealt"] == {"orange": out, "purple": out}
        assert seen(state, 0)["discard"] == []


@rules("SROAD-1.9", "SROAD-1.10", "SROAD-1.11")
def test_money_caravan_leader_and_first_bidder() -> None:
    state = load_game("silk_road", 5).new_initial_state()
    rng = Rng(3)
    while phase(state) != "first_leader":
        state.apply_action(int(state.sample_chance(rng)))
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert len(state.chance_outcomes()) == 5
    play(state, "leader 4")
    assert [row["money"] for row in at_table(state)["seats"]] == [10] * 5
    assert at_table(state)["caravan"] == "changan"
    assert seen(state, None)["pawn"] == 4
    assert seen(state, None)["pawn_tokens"] == 4
    assert state.current_player() == 0  # left of seat 4


# --- the map (SROAD-3.3) and the tiles (SROAD-5.26)

WAYS = {
    "changan": "lanzhou yumen",
    "lanzhou": "dunhuang",
    "yumen": "dunhuang turfan",
    "dunhuang": "turfan khotan",
    "turfan": "koria",
    "koria": "kucha",
    "khotan": "kucha yarkand",
    "kucha": "kashgar",
    "yarkand": "kashgar",
    "kashgar": "samarkand bactra",
    "samarkand": "merv",
    "bactra": "merv",
    "merv": "susia hecatompylos",
    "susia": "ecbatana",
    "hecatompylos": "ecbatana",
    "ecbatana": "palmyra",
    "palmyra": "aleppo tyre",
    "aleppo": "antioch",
    "tyre": "antioch",
    "antioch": "",
}


@rules("SROAD-3.3")
def test_the_map_is_that_of_the_ledger() -> None:
    shown = {city["id"]: city for city in seen(dealt(4, seed=1), None)["map"]["cities"]}
    assert {name: set(city["exits"]) for name, city in shown.items()} == {
        name: set(way.split()) for name, way in WAYS.items()
    }
    colours = [city["colour"] for city in shown.values()]
    assert (colours[1:10], colours[10:19]) == (["orange"] * 9, ["purple"] * 9)


@rules("SROAD-3.3")
@pytest.mark.parametrize("reverse", [False, True])
def test_all_routes_take_twelve_or_thirteen_moves(reverse: bool) -> None:
    start, end = ("antioch", "changan") if reverse else ("changan", "antioch")

    def lengths(city: str) -> list[int]:
        return [0] if city == end else [1 + n for there in exits(city, reverse) for n in lengths(there)]

    assert len(lengths(start)) == 56
    assert set(lengths(start)) == {12, 13}


@rules("SROAD-5.26")
def test_the_tiles_are_those_of_the_ledger() -> None:
    kinds = {colour: Counter[str]() for colour in ("orange", "purple")}
    for tile in DATA["tiles"]:
        name = tile["kind"] + (f" {tile['swaps']}" if "swaps" in tile else "")
        kinds[tile["back"]][name] += tile["count"]
    common = {"special_trader 4": 2, "special_trader 2": 2, "thief": 3, "grand_vizier": 3, "crook": 3, "barterer": 2}
    assert kinds["orange"] == {"buyer": 15, "seller": 5, "trader": 10, **common}
    assert kinds["purple"] == {"buyer": 5, "seller": 20, "trader": 5, **common}
    assert sum(sum(row.values()) for row in kinds.values()) == 90
    shown = dealt(6, seed=1)
    lying = Counter(name for row in at_table(shown)["tiles"].values() for name in row)
    assert lying == stack("orange") + stack("purple")


@rules("SROAD-4.14", "SROAD-8.4")
@pytest.mark.parametrize("reverse", [False, True])
def test_the_printed_actions(reverse: bool) -> None:
    shown = {city["id"]: city["printed"] for city in seen(dealt(4, 1, reverse), None)["map"]["cities"]}
    assert {name: tile["face"] for name, tile in shown.items() if tile} == {
        "dunhuang": "buyer silk",
        "koria": "buyer fruits",
        "kashgar": "buyer jewels",
        "merv": "seller spices",
        "susia": "seller ivory",
    }


# --- reverse (section 8)


@rules("SROAD-8.1", "SROAD-8.2")
def test_the_reverse_game_starts_in_antioch_with_the_colours_changed() -> None:
    state = dealt(5, 2, reverse=True)
    assert (at_table(state)["caravan"], at_table(state)["visited"]) == ("antioch", ["antioch"])
    assert seen(state, None)["map"]["end"] == "changan"
    for city, row in at_table(state)["tiles"].items():
        colour = "purple" if CITY[city]["colour"] == "orange" else "orange"
        assert not Counter(row) - stack(colour)
    play(state, "pass", "pass", "pass", "pass")
    assert offered(state) == ["move aleppo", "move tyre"]


@rules("SROAD-8.1")
def test_every_arrow_is_turned_round() -> None:
    for city, way in WAYS.items():
        for there in way.split():
            if there != "antioch":
                assert f"move {city}" in offered(table("move", 4, there, reverse=True))


@rules("SROAD-8.3")
def test_aleppo_and_tyre_are_free_in_the_reverse_game() -> None:
    found = set()
    for seed in range(12):
        lying = at_table(dealt(6, seed, reverse=True))["tiles"]
        found |= set(lying["aleppo"] + lying["tyre"])
    assert {"crook", "barterer"} <= found


def test_chance_has_named_streams() -> None:
    state = load_game("silk_road", 3).new_initial_state()
    names = []
    rng = Rng(1)
    while state.current_player() == CHANCE:
        names.append(state.chance_stream())
        state.apply_action(int(state.sample_chance(rng)))
    assert Counter(names) == {"tiles": 90, "bag": 9, "leader": 1}


MARKETS = [city for city, row in CITY.items() if row["colour"]]


@rules("SROAD-1.3", "SROAD-1.8", "SROAD-1.10")
@pytest.mark.parametrize(("players", "per_city", "all_tiles"), [(3, 5, 90), (4, 3, 54), (5, 4, 72), (6, 5, 90)])
def test_tiles_and_tokens(players: int, per_city: int, all_tiles: int) -> None:
    state = dealt(players, seed=1)
    lying = at_table(state)["tiles"]
    assert {len(row) for row in lying.values()} == {per_city}
    assert sum(len(row) for row in lying.values()) == all_tiles
    assert seen(state, None)["pawn_tokens"] == per_city


@rules("SROAD-1.6", "SROAD-1.7", "SROAD-8.2", "SROAD-8.3")
@pytest.mark.parametrize(("reverse", "barred"), [(False, ["aleppo", "tyre"]), (True, ["lanzhou", "yumen"])])
def test_no_crook_and_no_barterer_in_the_last_cities(reverse: bool, barred: list[str]) -> None:
    for seed in range(6):
        lying = at_table(dealt(6, seed, reverse))["tiles"]
        last = [name for city in barred for name in lying[city]]
        assert len(last) == 10
        assert not {"crook", "barterer"} & set(last)
        purple = [city for city in lying if (CITY[city]["colour"] == "orange") == reverse]
        kept = [name for city in purple for name in lying[city] if name in ("crook", "barterer")]
        assert len(kept) == 5
        assert sum(name in ("crook", "barterer") for row in lying.values() for name in row) == 10


@rules("SROAD-8.1")
def test_the_way_back() -> None:
    assert offered(table("move", 4, "kashgar", reverse=True)) == ["move kucha", "move yarkand"]
    assert offered(table("move", 4, "dunhuang", reverse=True)) == ["move lanzhou", "move yumen"]


@rules("SROAD-1.2", "SROAD-1.3", "SROAD-1.4", "SROAD-1.8", "SROAD-1.9", "SROAD-1.10")
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_lies_on_the_table_before_the_first_bid(players: int, reverse: bool) -> None:
    state = dealt(players, 1, reverse)
    assert money(state) == [10] * players
    assert [sum(goods(state, seat).values()) for seat in range(players)] == [3] * players
    assert {city for city, lying in at_table(state)["tiles"].items() if lying} == set(MARKETS)
    for colour in ("orange", "purple"):
        cities = [city for city in MARKETS if backs(city, reverse) == colour]
        assert [len(tiles(state, city)) for city in cities] == [PER_CITY[players]] * 9
        lying = Counter(name for city in cities for name in tiles(state, city))
        assert lying <= stack(colour)
        assert (stack(colour) - lying).total() == {3: 0, 4: 18, 5: 9, 6: 0}[players]
    view = seen(state, None)
    assert (view["pawn"], view["pawn_tokens"]) == (leader(state), {3: 5, 4: 3, 5: 4, 6: 5}[players])
    assert view["caravan"] == ("antioch" if reverse else "changan")
    assert (phase(state), state.pending()) == ("auction", [(leader(state) + 1) % players])


@rules("SROAD-1.6", "SROAD-1.7", "SROAD-8.3")
@pytest.mark.parametrize(("reverse", "barred"), [(False, {"aleppo", "tyre"}), (True, {"lanzhou", "yumen"})])
def test_only_the_last_two_cities_are_barred_to_crooks_and_barterers(reverse: bool, barred: set[str]) -> None:
    found: set[str] = set()
    for seed in range(40):
        state = dealt(3, seed, reverse)
        found |= {city for city in MARKETS if {"crook", "barterer"} & set(tiles(state, city))}
    assert found == set(MARKETS) - barred


@rules("SROAD-1.7")
def test_the_barred_cities_are_dealt_first_and_the_rest_knows_no_bar() -> None:
    state = load_game("silk_road", 6, None).new_initial_state()
    rng = Rng(3, "bar")
    left = stack("purple") - Counter({"crook": 3, "barterer": 2})
    purple = 0
    while phase(state) == "deal":
        weights = {state.game.action_to_string(a).removeprefix("deal "): w for a, w in state.chance_outcomes()}
        action = int(state.sample_chance(rng))
        before = at_table(state)["tiles"]
        state.apply_action(action)
        changed = [city for city, row in at_table(state)["tiles"].items() if row != before.get(city, [])]
        if CITY[changed[0]]["colour"] == "purple":
            assert weights == +left  # each tile that may lie here is equally likely
            assert (changed[0] in {"aleppo", "tyre"}) == (purple < 10)
            left[state.game.action_to_string(action).removeprefix("deal ")] -= 1
            purple += 1
            if purple == 10:
                left += Counter({"crook": 3, "barterer": 2})
    assert purple == 45


@rules("SROAD-1.2", "SROAD-7.1")
def test_three_goods_come_from_the_same_bag_of_75() -> None:
    state = load_game("silk_road", 3, None).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(int(state.sample_chance(Rng(1, "bag"))))
    for drawn in range(9):
        weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
        assert weights.get("draw silk", 0) == 15 - drawn
        assert sum(weights.values()) == 75 - drawn
        play(state, "draw silk")
    assert [goods(state, seat) for seat in range(3)] == [{"silk": 3}] * 3
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1]  # the leader: each player alike


@rules("SROAD-1.6")
def test_a_table_with_a_crook_in_tyre_is_refused() -> None:
    position = at_table(dealt(6, 1))
    city = next(city for city in MARKETS if backs(city) == "purple" and "crook" in position["tiles"][city])
    position["tiles"][city].remove("crook")
    position["tiles"][city].append(position["tiles"]["tyre"].pop())
    position["tiles"]["tyre"].append("crook")
    with pytest.raises(BadPosition):
        load_game("silk_road", 6, None).from_position(position)
