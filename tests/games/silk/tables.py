"""Tables of Silk to test at: situations laid out by hand, and short words for playing on from them.

A situation names only what it is about. Tiles that are not named get what is left in the box; shepherds and mastiffs that are
not named stand aside, on tiles from the south-east corner backwards that nothing else names, never in column 0. What must
have come before is added where it is not named: a seat without reserve has Silkworm, one with four nurseries Nursery, walls
that hang on nothing hang on a nursery of the last seat, and play began so that it is this seat's turn now.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from caravansary import State, load_game
from tests.games.playing import at_table, play, seen

SIZE = {2: (4, 5), 3: (5, 5), 4: (5, 6)}
BOX = ["normal"] * 13 + ["dry"] * 9 + ["leafy"] * 7
P, G, B, Y = 0, 1, 2, 3  # purple, green, brown, and the fourth colour

Seat = Mapping[str, Any]
Seats = dict[int, Any]


# --- places


def tiles(players: int = 4) -> list[str]:
    """All tiles, row by row."""
    rows, columns = SIZE[players]
    return [f"{r},{c}" for r in range(rows) for c in range(columns)]


def route(*points: str) -> list[str]:
    """The walls along straight lines from point to point."""
    walls: list[str] = []
    for start, end in pairwise(points):
        (i, j), (k, m) = (map(int, point.split(",")) for point in (start, end))
        assert (i == k) != (j == m), "a line is straight"
        di, dj = (k > i) - (k < i), (m > j) - (m < j)
        while (i, j) != (k, m):
            one, two = sorted([(i, j), (i + di, j + dj)])
            walls.append(f"{one[0]},{one[1]}-{two[0]},{two[1]}")
            i, j = i + di, j + dj
    return walls


def sides(tile: str, which: str = "NESW") -> list[str]:
    """The edges around a tile."""
    r, c = map(int, tile.split(","))
    edges = {
        "N": f"{r},{c}-{r},{c + 1}",
        "E": f"{r},{c + 1}-{r + 1},{c + 1}",
        "S": f"{r + 1},{c}-{r + 1},{c + 1}",
        "W": f"{r},{c}-{r + 1},{c}",
    }
    return [edges[side] for side in which]


# --- laying out a table


def table(
    dice: str = "3 5",
    *,
    players: int = 4,
    seats: Mapping[int, Seat] | None = None,
    ookami: str | None = None,
    pasture: Mapping[str, str] | None = None,
    barren: Iterable[str] = (),
    walls: Iterable[str] = (),
    active: int = P,
    trigger: Mapping[str, Any] | None = None,
    turn: int = 1,
) -> State:
    """The active player has rolled these dice; without dice, they are about to be rolled.

    A seat may have worms, shepherd, mastiff, nurseries, cave, reserve, score, improvements.
    """
    given = {seat: dict((seats or {}).get(seat, {})) for seat in range(players)}
    named = {
        text for seat in given.values() for text in (seat.get("shepherd"), seat.get("mastiff"), *seat.get("worms", {}))
    }
    kinds = _deal(players, pasture or {}, ookami)
    ookami = ookami or kinds["den"]
    aside = [text for text in reversed(tiles(players)) if text not in named | {ookami} and not text.endswith(",0")]
    taken = {name for seat in given.values() for name in seat.get("improvements", [])}
    _join(list(walls), given)
    for row in given.values():
        _claim(row, taken)
    rows = [_seat(given[seat], aside) for seat in range(players)]
    faces = sorted(map(int, dice.split()))
    position: dict[str, Any] = {
        "game": "silk",
        "phase": "choose_action" if faces else "roll",
        "turn": turn,
        "active": active,
        "starter": (active - turn + 1) % players,
        "tiles": kinds["tiles"],
        "barren": list(barren),
        "ookami": ookami,
        "walls": list(walls),
        "dice": [{"face": face, "played": None} for face in faces],
        "trigger": trigger,
        "seats": rows,
    }
    return load_game("silk", players=players).from_position(position)


def _deal(players: int, pasture: Mapping[str, str], ookami: str | None) -> dict[str, Any]:
    left = list(BOX)
    for kind in pasture.values():
        if kind != "den":
            left.remove(kind)
    dens = [text for text, kind in pasture.items() if kind == "den"]
    free = [text for text in tiles(players) if text not in pasture]
    den = dens[0] if dens else ookami if ookami in free else free[-1]
    laid = [pasture.get(text) or ("den" if text == den else left.pop(0)) for text in tiles(players)]
    return {"tiles": laid, "den": den}


def _join(walls: list[str], given: dict[int, dict[str, Any]]) -> None:
    """A nursery of the last seat for every network of walls that has none (SILK-6.2)."""
    nests = {point for seat in given.values() for point in seat.get("nurseries", [])}
    left = [set(wall.split("-")) for wall in walls]
    while left:
        network = left.pop()
        while joined := [wall for wall in left if wall & network]:
            left = [wall for wall in left if not wall & network]
            network = network.union(*joined)
        if not network & nests:
            last = given[max(given)]
            point = next(point for point in sorted(network, reverse=True) if _is_site(point, nests, len(given)))
            last["nurseries"] = [*last.get("nurseries", []), point]
            nests.add(point)


def _is_site(point: str, nests: set[str], players: int) -> bool:
    i, j = map(int, point.split(","))
    rows, columns = SIZE[players]
    others = [tuple(map(int, nest.split(","))) for nest in nests]
    corner = i in (0, rows) and j in (0, columns)
    return not corner and all(abs(i - k) + abs(j - m) >= 2 for k, m in others)


def _claim(row: dict[str, Any], taken: set[str]) -> None:
    """The improvements that a seat must have, if nobody has them (SILK-8.2, 8.5)."""
    due = {
        "silkworm": row.get("reserve") == 0 or sum(row.get("worms", {}).values()) + row.get("cave", 0) == 15,
        "nursery": len(row.get("nurseries", [])) == 4,
    }
    for name, earned in due.items():
        if earned and name not in taken:
            row["improvements"] = [*row.get("improvements", []), name]
            taken.add(name)


def _seat(given: dict[str, Any], aside: list[str]) -> dict[str, Any]:
    worth = {"silkworm": 10, "long_wall": 5, "enclosure": 10, "nursery": 5}
    score = given.pop("score", 5) - 5 - sum(worth[name] for name in given.get("improvements", []))
    row = {"grazed": max(score, 0), "spent": max(-score, 0), **given}
    for piece in ("shepherd", "mastiff"):
        if piece not in row:
            row[piece] = aside.pop(0)
    if "reserve" in row:  # worms that are not named anywhere wait in the cave
        row["cave"] = 15 - row["reserve"] - sum(row.get("worms", {}).values())
    return row


def worms(*stacks: str) -> dict[str, int]:
    """`worms("1,3 2", "0,0 3")`: tiles with numbers of worms."""
    return {tile: int(count) for tile, count in (stack.split() for stack in stacks)}


def change(state: State, **fields: Any) -> State:
    """The same table with some fields of its position changed."""
    return state.game.from_position({**at_table(state), **fields})


def turn_of(state: State, seat: int, dice: str) -> State:
    """The same table, but this seat has just rolled these dice."""
    rolled = [{"face": face, "played": None} for face in sorted(map(int, dice.split()))]
    starter, players = at_table(state)["starter"], state.game.players
    turn = at_table(state)["turn"]
    turn += (seat - starter - turn + 1) % players  # this seat's next
    return change(state, phase="choose_action", active=seat, turn=turn, dice=rolled, step=None)


def crowded_corner() -> State:
    """Phase 2: others stand on all neighbours of purple's corner, and their nurseries crowd every site there."""
    two, three = ["shepherd", "mastiff"], ["nursery", "shepherd", "mastiff"]
    seats = [
        {"worms": worms("4,0 3", "3,0 3", "4,1 1"), "to_place": three},
        {"worms": worms("2,0 3", "3,1 3", "4,2 1"), "to_place": two, "nurseries": ["2,0"]},
        {"worms": worms("0,0 3", "0,1 3", "0,2 1"), "to_place": two, "nurseries": ["4,1"]},
        {"worms": worms("0,3 3", "0,4 3", "0,5 1"), "to_place": two, "nurseries": ["5,3"]},
    ]
    kinds = ["dry"] * 9 + ["normal"] * 13 + ["leafy"] * 7
    position = {"game": "silk", "phase": "phase_2", "starter": 0, "active": 0, "seats": seats, "ookami": "3,3"}
    state = load_game("silk", players=4).from_position({**position, "tiles": [*kinds[:21], "den", *kinds[21:]]})
    return state


def middle_of_an_action() -> Any:
    """Purple's shepherd has bumped green's mastiff into worms."""
    state = table(
        "2 5",
        players=2,
        ookami="0,4",
        seats={
            P: {"shepherd": "1,1", "mastiff": "3,0", "nurseries": ["1,1"], "worms": worms("1,3 1")},
            G: {"shepherd": "3,4", "mastiff": "1,2", "nurseries": ["3,3"], "worms": worms("1,3 1", "3,2 2")},
        },
        walls=route("1,1", "1,2"),
    )
    play(state, "die 2 move", "move shepherd east", "bump mastiff east", "displace north")
    return state.position()


# --- playing on


def build(state: State, seat: int, walls: Iterable[str]) -> tuple[State, list[int]]:
    """A seat builds walls, each with a new roll; the points each of them brought."""
    gained: list[int] = []
    for wall in walls:
        state = turn_of(state, seat, "3 3")
        before = score(state, seat)
        play(state, "die 3 wall", f"wall {wall}")
        gained.append(score(state, seat) - before)
    return state, gained


def outcomes(state: State, key: str) -> list[Any]:
    """All ends of the running action, told by a field of the position; every way of resolving it is tried."""
    found: list[Any] = []
    open_states = [state]
    while open_states:
        at = open_states.pop()
        if at_table(at)["step"] is None:
            found.append(at_table(at)[key])
            continue
        for action in at.legal_actions():
            after = at.clone()
            after.apply_action(action)
            open_states.append(after)
    return found


# --- reading the table


def seat(state: State, number: int) -> Any:
    """A seat of the position, for reading."""
    return at_table(state)["seats"][number]


def score(state: State, number: int) -> int:
    """The counter on the track."""
    return state.scores()[number]


def events(state: State) -> list[str]:
    """The names of what the last action caused."""
    return [event.key.removeprefix("silk-event-") for event in state.events]


# --- tables that several sections begin with


def moving(kind: str, **fields: Any) -> State:
    """Purple is about to move: the own shepherd or mastiff, or the ookami."""
    state = table("2 6", **fields)
    play(state, "die 6 ookami" if kind == "ookami" else "die 2 move")
    return state


def acting(text: str, **fields: Any) -> State:
    """Purple has played a die for an action, for nothing."""
    faces = {"raise": 1, "move": 2, "wall": 3, "build": 4, "graze": 5, "ookami": 6}
    state = table(f"{faces[text]} {faces[text]}", **fields)
    play(state, f"die {faces[text]} {text}")
    return state


def ended(**fields: Any) -> State:
    """The game after its last turn."""
    players = fields.get("players", 4)
    return change(
        table("", trigger={"reason": "barren", "seat": 0}, active=players - 1, turn=players, **fields), phase="over"
    )


def fields(state: State) -> list[tuple[int, int, Any]]:
    """Of each enclosure: how many tiles, worth how much, to whom."""
    return [(len(one["tiles"]), one["value"], one["controller"]) for one in seen(state)["enclosures"]]


def last_die(state: State, **more: Any) -> State:
    """The same table, but a six is the only die left."""
    return change(state, dice=[{"face": 1, "played": "raise"}, {"face": 6, "played": None}], **more)
