"""Tables of Silk to test at: situations laid out by hand, and short words for playing on from them.

A situation names only what it is about. Tiles that are not named get what is left in the box; shepherds and mastiffs that are
not named stand aside, on tiles from the south-east corner backwards that nothing else names, never in column 0.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest

from caravansary import CHANCE, Refused, Rng, State, load_game

SIZE = {2: (4, 5), 3: (5, 5), 4: (5, 6)}
BOX = ["normal"] * 13 + ["dry"] * 9 + ["leafy"] * 7
P, G, B, Y = 0, 1, 2, 3  # purple, green, brown, and the fourth colour

Seat = Mapping[str, Any]


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
    rows = [_seat(given[seat], aside) for seat in range(players)]
    faces = sorted(map(int, dice.split()))
    position: dict[str, Any] = {
        "game": "silk",
        "phase": "choose_action" if faces else "roll",
        "turn": turn,
        "active": active,
        "starter": 0,
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
    return change(state, phase="choose_action", active=seat, dice=rolled, step=None)


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


# --- playing on


def play(state: State, *texts: str) -> None:
    """One action after another, of whoever is to act, chance included."""
    for text in texts:
        state.apply_action(state.game.string_to_action(text))


def build(state: State, seat: int, walls: Iterable[str]) -> tuple[State, list[int]]:
    """A seat builds walls, each with a new roll; the points each of them brought."""
    gained: list[int] = []
    for wall in walls:
        state = turn_of(state, seat, "3 3")
        before = score(state, seat)
        play(state, "die 3 wall", f"wall {wall}")
        gained.append(score(state, seat) - before)
    return state, gained


def refusal(state: State, text: str, seat: int | None = None) -> set[str]:
    """The rules by which an action is refused; and the refusal changed nothing."""
    before = state.position()
    action = state.game.string_to_action(text)
    with pytest.raises(Refused) as caught:
        state.apply_action(action, seat)
    assert state.position() == before
    assert state.explain(action, seat) == caught.value.verdict
    assert not caught.value.verdict.legal
    return set(caught.value.verdict.rules)


def names(state: State, kind: str = "") -> set[str]:
    """What the active player may do, as texts; only those of a kind, without its word."""
    texts = {state.game.action_to_string(action) for action in state.legal_actions()}
    return {text.removeprefix(kind + " ") for text in texts if text.startswith(kind)} if kind else texts


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


def at_table(state: State) -> Any:
    """The whole position, for reading."""
    return state.position()


def seen(state: State, viewer: int | None = None) -> Any:
    """What a seat, or a spectator, sees; for reading."""
    return state.view(viewer)


def phase(state: State) -> str:
    return str(at_table(state)["phase"])


def seat(state: State, number: int) -> Any:
    """A seat of the position, for reading."""
    return at_table(state)["seats"][number]


def score(state: State, number: int) -> int:
    """The counter on the track."""
    return state.scores()[number]


def events(state: State) -> list[str]:
    """The names of what the last action caused."""
    return [event.key.removeprefix("silk-event-") for event in state.events]


# --- whole games


def wander(players: int, seed: int) -> Iterator[State]:
    """A game of random decisions: the state before each (it then moves on)."""
    rng = Rng(seed, "wander", str(players))
    state = load_game("silk", players=players).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            choices = state.legal_actions()
            state.apply_action(choices[int(rng.below(len(choices)))])
    yield state
