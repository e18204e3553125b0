"""What strangers hand in: positions, and an owner's own map and tiles. Refused with the field's name, or playable."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Game, Rng, State, check_game, load_game
from caravansary.engine.messages import BadPosition
from caravansary.engine.playout import playout
from caravansary.games import built_in_data
from tests.games.playing import play, wander
from tests.marks import rules

from .tables import auction, market, table

VARIANTS: list[dict[str, object]] = [{}, {"reverse": True}, {"skip_final_auction": True, "notes": True}]


# --- positions from strangers

GAME = load_game("silk_road", players=3)


def middle_of_a_game() -> Any:
    state = market(
        3,
        tiles="thief, trader 1 ivory for 2 spices",
        goods={0: "2 ivory 1 silk", 1: "2 jewels"},
        seats={0: {"crooks": 1}, 1: {"barterers": 1}},
        viziers={"used": 1, "named": ["silk"], "markers": {"silk": 1}},
        leader=1,
    )
    play(state, "take thief", "rob seat 0", "steal silk", "no barter", "hand pawn to seat 0")
    play(state, "take trader 1 ivory for 2 spices", "crook give ivory into silk")
    return state.position()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["game"], "chess", "game"),
        (["phase"], "lunch", "phase"),
        (["phase"], None, "phase"),
        (["phase"], ["take"], "phase"),
        (["phase"], "sell", "action.face"),
        (["phase"], "take", "action"),
        (["colour"], 1, "colour"),
        (["round"], 100, "round"),
        (["round"], True, "round"),
        (["round"], 0, "leader"),
        (["leader"], 3, "leader"),
        (["leader"], None, "leader"),
        (["leader"], "0", "leader"),
        (["caravan"], "rome", "caravan"),
        (["caravan"], ["merv"], "caravan"),
        (["caravan"], "antioch", "caravan"),
        (["visited"], ["merv"], "visited"),
        (["visited"], "merv", "visited"),
        (["tiles"], [], "tiles"),
        (["tiles", "rome"], [], "tiles"),
        (["tiles", "antioch"], ["thief"], "tiles.antioch"),
        (["tiles", "merv"], ["thief"], "tiles.merv"),
        (["tiles", "merv"], ["seller ivory"] * 5, "tiles"),
        (["tiles", "merv"], ["dragon"] * 5, "tiles.merv"),
        (["tiles", "merv"], "thief", "tiles.merv"),
        (["undealt"], {"green": {}}, "undealt.green"),
        (["undealt", "orange"], {"thief": 0}, "undealt.orange.thief"),
        (["undealt", "orange"], {"thief": 9}, "tiles"),
        (["undealt", "orange"], [], "undealt.orange"),
        (["bartered"], 1, "bartered"),
        (["bartered"], True, "tiles.bactra"),
        (["viziers"], [], "viziers"),
        (["viziers", "used"], -1, "viziers.used"),
        (["viziers", "used"], 0, "seats"),
        (["viziers", "named"], ["gold"], "viziers.named"),
        (["viziers", "markers"], {"silk": 2}, "viziers.markers.silk"),
        (["viziers", "markers"], {"ivory": 1}, "seats"),
        (["viziers", "markers"], 1, "viziers.markers"),
        (["book"], {}, "book"),
        (["book"], [["sang", 0]], "book[0]"),
        (["book"], [["gave", 7, "silk", 1]], "book[0]"),
        (["book"], [["gave", 0, "gold", 1]], "book[0]"),
        (["book"], [["gave", 0, "silk", 16]], "book[0]"),
        (["book"], [["got", 0, "silk", 9]], "book"),
        (["book"], [["stole", 0, "silk", 0]], "book[0]"),
        (["book"], [["showed", 0, "silk", 9]], "book[0]"),
        (["book"], [["saw_trade", 0, 3, {}]], "book[0]"),
        (["book"], [["saw_swap", 0, 1]], "book[0]"),
        (["book"], [["marked", 0, "silk", 0]], "book[0]"),
        (["book"], [["missed", 0, 0]], "book[0]"),
        (["book"], [["gave", 0, "silk", 1]] * 2001, "book"),
        (["book"], [["stole", 0, "silk", 1], ["stole", 1, "silk", 0]] * 4, "book: has so many thefts"),
        (["seats"], [], "seats"),
        (["seats", 0], 7, "seats[0]"),
        (["seats", 0, "hat"], 1, "seats[0].hat"),
        (["seats", 0, "money"], -1, "seats[0].money"),
        (["seats", 0, "money"], 1.5, "seats[0].money"),
        (["seats", 0, "goods"], [], "seats[0].goods"),
        (["seats", 0, "goods"], {"gold": 1}, "seats[0].goods"),
        (["seats", 0, "goods"], {"silk": 16}, "seats[0].goods.silk"),
        (["seats", 2, "goods"], {"silk": 15}, "seats"),
        (["seats", 2, "goods"], {"jewels": 13, "spices": 15, "fruits": 15}, "seats"),
        (["seats", 0, "tokens"], 3, "seats[0].tokens"),
        (["seats", 0, "tokens"], 2, "tiles.bactra"),
        (["seats", 0, "crooks"], 90, "seats"),
        (["seats", 0, "fresh_barterers"], 1, "seats"),
        (["seats", 0, "bid"], 100, "seats[0].bid"),
        (["seats", 0, "shown"], 1, "seats"),
        (["action"], None, "action"),
        (["action", "hat"], 1, "action.hat"),
        (["action", "source"], "stolen", "action.source"),
        (["action", "source"], "printed", "caravan"),
        (["action", "face"], "thief", "action.face"),
        (["action", "face"], "seller silk", "action.face"),
        (["action", "uses_left"], 3, "action.uses_left"),
        (["action", "uses_left"], 0, "action.uses_left"),
        (["action", "victim"], 1, "action.victim"),
        (["action", "named"], "silk", "action.named"),
        (["action", "changes"], [{"side": "left"}], "action.changes[0].side"),
        (["action", "changes"], [{"side": "get", "good": "silk", "into": "silk"}], "action.changes[0].into"),
        (["action", "changes"], [{"side": "get", "good": "silk", "into": "ivory"}], "action.changes"),
    ],
)
def test_a_bad_position_names_its_field(path: list[Any], value: object, field: str) -> None:
    position = copy.deepcopy(middle_of_a_game())
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field), bad.value


@pytest.mark.parametrize(
    ("bids", "wrong"),
    [
        ([None, 3, 2, None], True),
        ([None, None, 2, None], True),
        ([None, 11, None, None], True),
        ([None, 3, 0, 4], True),
    ],
)
def test_bids_rise_once_round_in_a_position_too(bids: list[int | None], wrong: bool) -> None:
    with pytest.raises(BadPosition):
        auction(seats={seat: {"bid": bid} for seat, bid in enumerate(bids)})
    assert wrong


def test_a_finished_market_is_no_market() -> None:
    with pytest.raises(BadPosition, match="turns taken"):
        table("take", 4, "bactra", "")
    with pytest.raises(BadPosition, match="market of this city"):
        table("auction", 4, "bactra", "thief")


@rules("SROAD-4.5")
def test_the_tile_at_work_lies_nowhere_else() -> None:
    state = market(3, tiles="grand vizier, thief", goods={1: "2 jewels"}, leader=1)
    play(state, "take grand vizier")
    position: Any = state.position()
    view: Any = state.view(None)
    position["viziers"]["used"] = sum(row["count"] for row in view["discard"] if row["tile"]["kind"] == "grand_vizier")
    with pytest.raises(BadPosition, match=r"action\.face: all tiles grand vizier lie elsewhere"):
        GAME.from_position(position)
    position["viziers"]["used"] -= 1
    named = GAME.from_position(position)
    play(named, "name jewels")
    assert named.flaws() == []


@rules("SROAD-1.6")
def test_no_crook_lies_in_a_barred_city() -> None:
    position = middle_of_a_game()
    position["tiles"]["tyre"][0] = "crook"
    with pytest.raises(BadPosition, match=r"tiles\.tyre"):
        GAME.from_position(position)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 90) | st.sampled_from(["silk", "thief", "take", "merv", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["silk", "merv", "orange", "x"]), inner, max_size=2)
    ),
    max_leaves=6,
)


@settings(max_examples=200)
@given(
    st.sampled_from(sorted(middle_of_a_game())), JSON, st.sampled_from([None, *sorted(middle_of_a_game()["seats"][0])])
)
def test_whatever_a_position_holds_it_is_refused_or_playable(field: str, value: object, seat_field: str | None) -> None:
    position = copy.deepcopy(middle_of_a_game())
    if seat_field is None:
        position[field] = value
    else:
        position["seats"][1][seat_field] = value
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return
    state.resample(0, Rng(1))
    playout(state, Rng(1))
    assert state.is_terminal()


# --- mutations of real positions

NONSENSE: list[object] = [None, True, -1, 0, 1, 2, 16, 10**30, 1.5, "", "silk", "thief", "merv", "take", "0", "ñ" * 300]
NONSENSE += [[], {}, [None], [[]], {"silk": 1}, {"x": 1}, ["silk"], {"silk": "1"}, {1: 2}, [["gave", 0, "silk", 1]]]


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all that a position holds."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(path for key, one in inner for path in places(one, (*at, key)))]


def spoilt(position: Any, rng: Rng) -> Any:
    """One thing is missing, too much, something else, or a little more or less."""
    changed = copy.deepcopy(position)
    paths = [path for path in places(changed)[1:] if path[0] not in ("tiles", "undealt") or rng.below(8) == 0]
    *way, last = paths[int(rng.below(len(paths)))]
    inner = changed
    for key in way:
        inner = inner[key]
    what, nonsense = int(rng.below(4)), NONSENSE[int(rng.below(len(NONSENSE)))]
    if what == 0:
        del inner[last]
    elif what == 1 and isinstance(inner, dict):
        inner["more"] = nonsense
    elif what == 2 and type(inner[last]) is int:
        inner[last] += (-1, 1, 5)[int(rng.below(3))]
    else:
        inner[last] = nonsense
    return changed


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_real_positions_are_read_and_spoilt_ones_refused_or_playable(
    players: int, options: dict[str, object], compiled: bool
) -> None:
    game, rng = load_game("silk_road", players, None, **options), Rng(players, "spoilt")
    for seed in range(25 if compiled else 1):
        for ply, (state, _, _) in enumerate(wander(game, seed)):
            position = state.position()
            if ply % 20 == 0 or state.is_terminal():
                assert game.from_position(position).position() == position
                check_stranger(game, spoilt(position, rng))


def check_stranger(game: Game, position: Any) -> None:
    """Refused with the name of a field, or a table without flaws where play goes on."""
    try:
        state = game.from_position(position)
    except BadPosition as bad:
        refusal = str(bad)
    else:
        check_playable(game, state)
        return
    assert ":" in refusal


def check_playable(game: Game, state: State) -> None:
    assert state.flaws() == []
    assert game.from_position(state.position()).position() == state.position()
    if not state.is_terminal():
        assert state.chance_outcomes() or all(state.legal_actions(seat) for seat in state.pending())
        assert state.chance_outcomes() or state.pending()
        state.resample(0, Rng(1))
    playout(state, Rng(1))
    assert state.is_terminal() and state.flaws() == []


@rules("SROAD-1.3")
def test_a_deal_needs_all_its_tiles() -> None:
    position: Any = load_game("silk_road", 3).new_initial_state().position()
    position["undealt"]["orange"]["thief"] -= 1
    with pytest.raises(BadPosition, match=r"undealt\.orange"):
        GAME.from_position(position)


@pytest.mark.parametrize("seat", [10**30, -(10**30), 99, -3])
def test_no_number_of_a_seat_upsets_the_contract(seat: int) -> None:
    state = GAME.new_initial_state()
    assert state.legal_actions(seat) == []
    assert state.explain(1, seat).rules == ("HOUSE-1.1",)
    assert state.explain(10**30, seat).rules == ("HOUSE-1.2",)


# --- an owner's own map and tiles


@rules("SROAD-3.3", "SROAD-4.14", "SROAD-5.26")
def test_an_owner_may_correct_map_and_tiles(compiled: bool) -> None:
    data: Any = copy.deepcopy(built_in_data("silk_road"))
    data["cities"][9]["printed"] = {"kind": "trader", "give": {"silk": 1, "ivory": 1}, "get": {"jewels": 3}}
    data["cities"][4]["name"] = "Turpan"
    data["tiles"][0]["count"] -= 1
    data["tiles"].append({"back": "orange", "kind": "special_trader", "swaps": 3})
    game = load_game("silk_road", players=4, data=data)
    assert game.data() == data
    assert load_game("silk_road", players=4).data() is None
    assert "take special trader 3" in game.vocabulary
    assert check_game(game, games=8 if compiled else 1).faults == []
