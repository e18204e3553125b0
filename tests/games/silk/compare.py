"""Random positions, many of them crowded and full of walls, on which the engine and the oracle must agree."""

from typing import Any

from caravansary import Game, Rng, State, load_game

from .oracle import SIZES, Edge, Oracle, Piece, edge_of, place

BOX = ["dry"] * 9 + ["normal"] * 13 + ["leafy"] * 7
WALLS = {2: 10, 3: 15, 4: 20}
WORTH = {"silkworm": 10, "long_wall": 5, "enclosure": 10, "nursery": 5}


def random_position(players: int, rng: Rng) -> dict[str, Any]:
    """Pieces, worms, walls and nurseries anywhere they fit, and claimed what then must be."""
    rows, columns = SIZES[players]
    tiles = [f"{r},{c}" for r in range(rows) for c in range(columns)]
    order = shuffled(list(range(len(tiles))), rng)
    spots = [tiles[k] for k in (nearby(order, columns, rng) if rng.below(2) else order)]
    pastures = [*[BOX[k] for k in shuffled(list(range(len(BOX))), rng)][: len(tiles) - 1], "den"]
    points = [f"{i},{j}" for i in range(rows + 1) for j in range(columns + 1)]
    walls = random_walls(points, rows, columns, WALLS[players], rng)
    nests = random_nests(points, rows, columns, players, walls, rng)
    walls = joined(walls, {point for each in nests for point in each})
    crowd = int(rng.below(4))
    seats: list[dict[str, Any]] = []
    for seat in range(players):
        seats.append({"shepherd": spots.pop(), "mastiff": spots.pop(), "nurseries": nests[seat], "worms": {}})
    ookami = spots.pop()
    for spot in spots:
        for _ in range(min(3, int(rng.below(4)) + (crowd == 3)) if crowd else int(rng.below(2))):
            owner = seats[int(rng.below(players))]["worms"]
            if sum(owner.values()) < 15:
                owner[spot] = owner.get(spot, 0) + 1
    claim(seats, walls, bool(rng.below(2)), bool(rng.below(2)))
    active = int(rng.below(players))
    dice = [{"face": 2, "played": None}, {"face": 5, "played": None}]
    return {
        "game": "silk",
        "phase": "choose_action",
        "turn": 1,
        "active": active,
        "starter": active,
        "tiles": pastures,
        "ookami": ookami,
        "walls": walls,
        "dice": dice,
        "trigger": {"reason": "walls", "seat": active} if len(walls) == WALLS[players] else None,
        "seats": seats,
    }


def joined(walls: list[str], nests: set[str]) -> list[str]:
    """The walls that hang together with a nursery; no others can have been built."""
    reached, before = set(nests), set[str]()
    while reached != before:
        before = set(reached)
        reached = reached.union(*(wall.split("-") for wall in walls if set(wall.split("-")) & reached))
    return [wall for wall in walls if set(wall.split("-")) & reached]


def claim(seats: list[dict[str, Any]], walls: list[str], long: bool, large: bool) -> None:
    """Improvements: those that must be claimed, and sometimes the others. All have 25 points."""
    oracle = Oracle({"walls": walls, "seats": seats, "ookami": None})
    for row in seats:
        row["improvements"] = []
    seats[0]["improvements"] += ["long_wall"] * long
    closed = any(len(region) >= 3 for region in oracle.enclosures(oracle.walls))
    seats[1]["improvements"] += ["enclosure"] * (large or closed)
    for name, field, most in (("silkworm", "worms", 15), ("nursery", "nurseries", 4)):
        done = [row for row in seats if (sum(row[field].values()) if field == "worms" else len(row[field])) == most]
        if done:
            done[0]["improvements"].append(name)
    for row in seats:
        points = sum(WORTH[name] for name in row["improvements"])
        row["grazed"], row["spent"] = max(0, 20 - points), max(0, points - 20)


def shuffled(numbers: list[int], rng: Rng) -> list[int]:
    rng.shuffle(numbers)
    return numbers


def nearby(order: list[int], columns: int, rng: Rng) -> list[int]:
    """The same tiles, those round a random one last, so that pieces come to stand together."""
    r, c = divmod(order[0], columns)
    return sorted(order, key=lambda k: -abs(k // columns - r) - abs(k % columns - c))


def random_walls(points: list[str], rows: int, columns: int, most: int, rng: Rng) -> list[str]:
    """Half of the time all over the board, else grown from one point, so that loops and junctions come about."""
    edges: list[str] = []
    for point in points:
        i, j = place(point)
        edges += [f"{point}-{i},{j + 1}"] * (j < columns) + [f"{point}-{i + 1},{j}"] * (i < rows)
    edges = [edges[k] for k in shuffled(list(range(len(edges))), rng)]
    count = int(rng.below(most + 1)) if rng.below(3) else most - int(rng.below(2))
    if rng.below(2):
        return edges[:count]
    grown = edges[:1] if count else []
    while len(grown) < count:
        ends = {end for wall in grown for end in wall.split("-")}
        grown.append(next(edge for edge in edges if edge not in grown and set(edge.split("-")) & ends))
    return grown


def random_nests(
    points: list[str], rows: int, columns: int, players: int, walls: list[str], rng: Rng
) -> list[list[str]]:
    """Nurseries with their spacing, rather on walls than elsewhere."""
    corners = {f"{i},{j}" for i in (0, rows) for j in (0, columns)}
    order = [points[k] for k in shuffled(list(range(len(points))), rng) if points[k] not in corners]
    ends = {end for wall in walls for end in wall.split("-")}
    order.sort(key=lambda point: point not in ends)
    nests: list[list[str]] = [[] for _ in range(players)]
    taken: list[tuple[int, int]] = []
    for point in order[: int(rng.below(len(order)))]:
        i, j = place(point)
        seat = int(rng.below(players))
        if all(abs(i - k) + abs(j - m) >= 2 for k, m in taken) and len(nests[seat]) < 4:
            taken.append((i, j))
            nests[seat].append(point)
    return nests


# --- comparing


def texts(state: State) -> set[str]:
    return {state.game.action_to_string(action) for action in state.legal_actions()}


def after(state: State, text: str) -> State:
    copy = state.clone()
    copy.apply_action(state.game.string_to_action(text))
    return copy


def compare(game: Game, position: dict[str, Any], rng: Rng) -> None:
    """Everything the oracle knows about, at this position and along one random way through each action."""
    try:
        state = game.from_position(position)
    except ValueError as bad:
        if "nothing to decide" in str(bad):
            return
        raise
    told: Any = state.position()
    oracle, active = Oracle(told), int(told["active"])
    offered = texts(state)
    moves = {f"move {kind} {way}" for kind in ("shepherd", "mastiff") for way in oracle.first_steps(kind, active)}
    ookami = {f"move ookami {way}" for way in oracle.first_steps("ookami", None)}
    grazes = {f"graze {r},{c}" for r, c in oracle.grazes(active)}
    walls = oracle.legal_walls(active) if len(told["walls"]) < WALLS[game.players] else set()
    assert bool(moves) == ("die 2 move" in offered)
    assert bool(ookami) == ("die 5 ookami" in offered)
    assert bool(grazes) == ("die 5 graze" in offered)
    assert bool(walls) == ("die 2 wall" in offered)
    for die, expected in (("die 2 move", moves), ("die 5 ookami", ookami), ("die 5 graze", grazes)):
        if expected:
            chosen = after(state, die)
            assert texts(chosen) == expected
            follow(chosen, rng)
    compare_enclosures(state, oracle, game.players)
    if walls:
        compare_walls(after(state, "die 2 wall"), oracle, walls, rng)


def follow(state: State, rng: Rng) -> None:
    """One random way through a chain, compared at every choice."""
    while True:
        told: Any = state.position()
        step, phase = told["step"], told["phase"]
        if phase in ("bump", "displace"):
            oracle, tile = Oracle(told), place(step["tile"])
            if phase == "bump":
                moved: frozenset[Piece] = frozenset((row["piece"], row["seat"]) for row in step["chain"])
                piece = (step["bumped"]["piece"], step["bumped"]["seat"])
                expected = {f"bump {piece[0]} {way}" for way in oracle.bump_steps(piece, tile, moved)}
            else:
                expected = {f"displace {way}" for way in oracle.worm_targets(tile, oracle.pieces, oracle.worms)}
            assert texts(state) == expected
            assert expected
        elif step is None or phase not in ("move", "ookami", "graze"):
            return
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.below(len(legal)))])


def compare_walls(state: State, oracle: Oracle, walls: set[Edge], rng: Rng) -> None:
    """Every legal wall is offered; a few of them, built, bring what they must."""
    told: Any = state.position()
    assert {edge_of(text.removeprefix("wall ")) for text in texts(state)} == walls
    claimed = {name for row in told["seats"] for name in row["improvements"]}
    legal = state.legal_actions()
    for action in (legal[int(rng.below(len(legal)))] for _ in range(3)):
        built = state.clone()
        before = built.scores()[told["active"]]
        built.apply_action(action)
        points, long, large = oracle.wall_points(edge_of(state.game.action_to_string(action).removeprefix("wall ")))
        bonus = 5 * (long and "long_wall" not in claimed) + 10 * (large and "enclosure" not in claimed)
        gained = built.scores()[told["active"]] - before
        assert gained == points + bonus, state.game.action_to_string(action)


def compare_enclosures(state: State, oracle: Oracle, players: int) -> None:
    view: Any = state.view(None)
    shown = {
        (frozenset(map(place, row["tiles"])), row["controller"], row["value"], tuple(row["contacts"]))
        for row in view["enclosures"]
    }
    expected = {
        (region, *oracle.value(region, players), tuple(oracle.contacts(region, players)))
        for region in oracle.enclosures(oracle.walls)
    }
    assert shown == expected


def run(positions: int, seed: int) -> int:
    """Compare on so many random positions; answers how many had an enclosure."""
    games = {players: load_game("silk", players=players) for players in (2, 3, 4)}
    closed = 0
    for number in range(positions):
        rng = Rng(seed, "oracle", str(number))
        players = 2 + number % 3
        position = random_position(players, rng)
        try:
            compare(games[players], position, rng)
        except AssertionError as wrong:
            raise AssertionError(f"position {number} of seed {seed}: {position}") from wrong
        closed += len(position["walls"]) > 5
    return closed
