"""Situations a rules lawyer lays out from the ledger alone: walls, enclosures, markers, the end; moves and walls read anew."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Rng, State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import SIZE, B, G, P, Y, build, change, route, score, seat, sides, table, turn_of, worms

FEW = settings(max_examples=4, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)
Seats = dict[int, Any]
Spot = tuple[int, int]
Piece = tuple[str, int | None]
Pieces = dict[Spot, Piece]


def last_die(state: State, **more: Any) -> State:
    """The same table, but a six is the only die left."""
    return change(state, dice=[{"face": 1, "played": "raise"}, {"face": 6, "played": None}], **more)


def fields(state: State) -> list[tuple[int, int, Any]]:
    """Of each enclosure: how many tiles, worth how much, to whom."""
    return [(len(one["tiles"]), one["value"], one["controller"]) for one in seen(state)["enclosures"]]


# --- walls


@rules("SILK-6.2", "SILK-6.3", "SILK-6.4")
def test_whose_network_may_be_continued() -> None:
    seats: Seats = {P: {"nurseries": ["1,1"]}, G: {"nurseries": ["3,3"]}}
    state = table("3 3", seats=seats, walls=[*route("1,1", "0,1", "0,0"), *route("3,3", "3,4")])
    play(state, "die 3 wall")
    assert names(state, "wall") == {"0,0-1,0", "0,1-0,2", "1,0-1,1", "1,1-1,2", "1,1-2,1"}
    assert "SILK-6.2" in refusal(state, "wall 3,4-3,5")
    assert "SILK-6.1" in refusal(state, "wall 0,0-0,1")


@rules("SILK-6.3", "SILK-6.8", "SILK-5.7")
def test_a_nursery_on_a_rivals_wall_shares_it_at_once_without_points() -> None:
    seats: Seats = {P: {"nurseries": ["5,1"], "shepherd": "1,3"}, G: {"nurseries": ["1,1"]}}
    state = table("3 4", seats=seats, walls=route("1,1", "1,5"))
    play(state, "die 4 build", "nursery 1,3")
    assert state.scores() == [5, 5, 5, 5]  # it closes a segment of two, but no wall was built
    play(state, "die 3 wall")
    assert {"1,5-1,6", "0,1-1,1"} <= names(state, "wall")


@rules("SILK-6.6", "SILK-6.7", "SILK-6.3")
def test_the_builder_is_paid_for_the_shortest_even_between_two_nurseries_of_another() -> None:
    seats: Seats = {P: {"nurseries": ["3,2"]}, G: {"nurseries": ["1,1", "1,3"]}}
    state = table(seats=seats, walls=[*route("3,2", "1,2"), *route("1,1", "1,2")])
    state, gained = build(state, P, ["1,2-1,3"])
    assert (gained, state.scores()) == ([2], [7, 5, 5, 5])
    assert build(state, G, ["1,3-1,4", "1,4-2,4"])[1] == [0, 0]  # the old segment does not pay again


@rules("SILK-8.6", "SILK-8.3", "SILK-8.4", "SILK-9.1", "SILK-9.2")
def test_one_wall_with_everything_and_its_order() -> None:
    walls = [*route("1,1", "1,4", "2,4"), *route("1,1", "2,1", "2,3")]
    state = table("3 3", seats={P: {"nurseries": ["1,1"], "score": 27}}, walls=walls)
    state.recording = True
    play(state, "die 3 wall", "wall 2,3-2,4")
    assert score(state, P) == 27 + 8 + 5 + 10
    assert sorted(seat(state, P)["improvements"]) == ["enclosure", "long_wall"]
    assert at_table(state)["trigger"]["seat"] == P
    told = " ".join(f"{event.key} {event.args}" for event in state.events)
    assert told.index("segment") < told.index("long") < told.index("enclosure")


@rules("SILK-8.3", "SILK-6.5")
def test_a_nursery_in_the_middle_breaks_a_long_wall() -> None:
    state = table(seats={P: {"nurseries": ["1,1", "1,4"]}})
    state, gained = build(state, P, [*route("1,1", "1,4"), *route("1,4", "1,6", "3,6")])
    assert gained == [0, 0, 3, 0, 0, 0, 0]
    assert build(state, P, ["3,6-4,6"])[1] == [5]  # the fifth wall behind the nursery


@rules("SILK-8.4", "SILK-8.1", "SILK-7.4")
def test_the_enclosure_marker_goes_to_the_builder_who_does_not_control_it() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    seats: Seats = {
        P: {"nurseries": ["1,1"], "improvements": ["long_wall"], "score": 10},
        G: {"nurseries": ["1,3", "2,4"]},
    }
    state = table("3 3", seats=seats, walls=ring[:-1])
    play(state, "die 3 wall", f"wall {ring[-1]}")
    assert score(state, P) == 10 + 4 + 10  # from [2,4] along the south to [1,1]
    assert fields(state) == [(3, 6, G)]
    play(state, "die 3 wall", "wall 1,2-2,2")  # one tile and two
    assert fields(state) == [(2, 4, G)]
    assert score(state, P) == 24 + 4  # [1,1]-[1,2]-[1,3] of two walls does not hold the new one


# --- enclosures


@rules("SILK-7.1", "SILK-7.4", "SILK-7.7")
def test_the_edge_of_the_board_closes_nothing() -> None:
    seats: Seats = {P: {"nurseries": ["0,1"], "improvements": ["long_wall", "enclosure"], "score": 20}}
    walls = [*route("0,3", "0,0", "2,0"), *route("2,0", "2,2")]
    state = table("3 3", seats=seats, walls=[*walls, *route("2,2", "1,2", "1,3")])
    assert fields(state) == []
    play(state, "die 3 wall", "wall 0,3-1,3")
    assert (fields(state), score(state, P)) == ([(5, 5, P)], 20 + 10)


@rules("SILK-7.2", "SILK-7.3", "SILK-7.4", "SILK-7.5")
def test_a_nursery_inside_on_a_dangling_wall_is_not_in_contact() -> None:
    ring = route("1,1", "1,3", "3,3", "3,1", "1,1")
    claimed = {"improvements": ["long_wall", "enclosure"], "score": 20}
    seats: Seats = {P: {"nurseries": ["1,1"], **claimed}, G: {"nurseries": ["2,2"]}}
    assert fields(table(seats=seats, walls=[*ring, "1,2-2,2"])) == [(4, 4, P)]
    through = table(seats=seats, walls=[*ring, *route("1,2", "3,2")])
    assert sorted(fields(through), key=str) == [(2, 0, None), (2, 2, G)]  # now it stands on the wall of both halves


@rules("SILK-7.4", "SILK-7.5")
def test_more_than_each_other_player_not_more_than_all_together() -> None:
    ring = route("1,1", "1,3", "3,3", "3,1", "1,1")
    purple = {"nurseries": ["1,1", "3,3"], "improvements": ["long_wall", "enclosure"], "score": 20}
    state = table(seats={P: purple, G: {"nurseries": ["1,3"]}, B: {"nurseries": ["3,1"]}}, walls=ring)
    assert fields(state) == [(4, 8, P)]
    assert fields(table(seats={P: purple, G: {"nurseries": ["1,3", "3,1"]}}, walls=ring)) == [(4, 0, None)]


# --- markers and the end


@rules("SILK-8.2", "SILK-9.1", "SILK-9.2", "SILK-9.3", "SILK-3.4")
def test_the_last_worm_before_the_roll_triggers_and_both_dice_are_still_played() -> None:
    purple = {"worms": worms("0,0 2"), "reserve": 1, "score": 20}
    state = last_die(table(players=2, ookami="1,3", seats={P: purple, G: {"worms": worms("2,2 1")}}, active=G))
    play(state, "die 6 ookami", "move ookami north", "raise 0,0")
    assert (score(state, P), at_table(state)["trigger"]["seat"]) == (30, P)
    play(state, "roll 6 6", "die 6 ookami", "move ookami west", "die 6 ookami", "move ookami west")
    assert (phase(state), at_table(state)["active"]) == ("start_of_turn", G)
    play(state, "raise 2,2", "roll 6 6", "die 6 ookami", "move ookami east", "die 6 ookami", "move ookami east")
    assert state.is_terminal()


@rules("SILK-9.1", "SILK-1.4")
@pytest.mark.parametrize(("players", "target"), [(2, 30), (3, 40), (4, 50)])
def test_the_target_is_reached_exactly_and_not_one_short(players: int, target: int) -> None:
    for start in (target - 4, target - 3):
        seats = {P: {"worms": worms("1,1 1"), "score": start}}
        state = table("5 5", players=players, seats=seats, pasture={"1,1": "leafy"})
        play(state, "die 5 graze", "graze 1,1", "displace north")
        assert (at_table(state)["trigger"] is not None) is (start == target - 3)


@rules("SILK-9.2", "SILK-9.3", "SILK-3.1")
def test_the_round_after_the_trigger_of_a_middle_seat() -> None:
    """Green reaches 40 and pays below it again; brown reaches 40 too; purple plays last and green never again."""
    seats: Seats = {G: {"worms": worms("1,1 1"), "score": 38}, B: {"worms": worms("0,3 1"), "score": 39}}
    state = table("5 5", players=3, seats=seats, active=G, ookami="2,3")
    play(state, "die 5 graze", "graze 1,1", "displace north", "die 5 ookami", "move ookami north")
    assert (score(state, G), at_table(state)["trigger"]["seat"]) == (39, G)
    play(state, "raise 0,3", "roll 5 6", "die 5 graze", "graze 0,3", "displace off", "displace off")
    assert (score(state, B), at_table(state)["trigger"]["seat"]) == (43, G)
    play(state, "die 6 ookami", "move ookami south")
    assert (phase(state), at_table(state)["active"]) == ("roll", P)  # purple has nowhere to raise
    play(state, "roll 6 6", "die 6 ookami", "move ookami north", "die 6 ookami", "move ookami south")
    assert state.is_terminal()


@rules("SILK-9.1", "SILK-5.12")
@pytest.mark.parametrize("left", ["0,0", "0,4"])
def test_all_barren_after_a_graze(left: str) -> None:
    """Grazing barren ground turns nothing back; the game is triggered only if no pasture is left at all."""
    bare = [f"{r},{c}" for r in range(4) for c in range(5) if f"{r},{c}" != left]
    state = table("5 5", players=2, seats={P: {"worms": worms("0,0 1")}}, barren=bare, pasture={left: "dry"})
    play(state, "die 5 graze", "graze 0,0", "displace east")
    assert (at_table(state)["trigger"] is not None) is (left == "0,0")
    assert score(state, P) == (6 if left == "0,0" else 5)
    assert "0,0" in at_table(state)["barren"]


@rules("SILK-9.2", "SILK-5.8")
def test_regenerating_after_the_last_pasture_was_grazed_does_not_save_the_game() -> None:
    bare = [f"{r},{c}" for r in range(4) for c in range(5) if (r, c) != (0, 0)]
    nests = {"nurseries": ["1,1", "1,3", "3,1", "3,3"], "improvements": ["nursery"], "score": 10}
    state = table("4 5", players=2, seats={P: {"worms": worms("0,0 1"), **nests}}, barren=bare)
    play(state, "die 5 graze", "graze 0,0", "displace east", "die 4 build", "regenerate 0,0")
    assert at_table(state)["trigger"]["seat"] == P
    assert "0,0" not in at_table(state)["barren"]


@rules("SILK-9.5", "SILK-9.6", "SILK-9.7", "SILK-9.8", "SILK-9.9")
def test_the_final_sheet() -> None:
    """Purple 5 + 1x3, green 5 + 2x1 + 2 tiles x 1 - 1, brown 1 - 3: two share the victory, one is below zero."""
    seats: Seats = {
        P: {"worms": worms("0,0 1", "0,5 2")},
        G: {"worms": worms("0,1 2"), "reserve": 12, "nurseries": ["1,1"], "improvements": ["long_wall"], "score": 5},
        B: {"reserve": 12, "score": 1},
        Y: {"score": 6},
    }
    kinds = {"0,0": "leafy", "0,1": "dry", "0,5": "leafy"}
    ring = route("1,1", "1,3", "2,3", "2,1", "1,1")
    state = table(seats=seats, walls=ring, pasture=kinds, barren=["0,5"], ookami="2,4", active=Y, turn=4)
    state = last_die(state, trigger={"reason": "barren", "seat": P})
    play(state, "die 6 ookami", "move ookami north")
    assert (state.is_terminal(), state.scores()) == (True, [8, 8, -2, 6])
    assert (state.places(), state.winners()) == ([1, 1, 4, 3], [P, G])


@rules("SILK-9.11", "SILK-9.3")
@pytest.mark.parametrize("turn", [199, 200])
def test_without_a_trigger_the_hundredth_turn_of_the_last_seat_ends_it(turn: int) -> None:
    state = last_die(table(players=2, ookami="1,2", active=(turn + 1) % 2, turn=turn))
    play(state, "die 6 ookami", "move ookami north")
    assert state.is_terminal() is (turn == 200)
    assert state.end_reason() == ("cap" if turn == 200 else "")


@rules("SILK-9.3", "SILK-9.11")
def test_a_trigger_in_the_hundredth_turn_of_the_last_seat_still_gives_the_others_their_turn() -> None:
    """The safeguard is for games without a trigger."""
    green = {"worms": worms("1,1 1"), "score": 28}
    state = table("5 6", players=2, seats={G: green}, active=G, turn=200, ookami="1,3")
    play(state, "die 5 graze", "graze 1,1", "displace north", "die 6 ookami", "move ookami north")
    assert at_table(state)["trigger"]["seat"] == G
    assert (state.is_terminal(), at_table(state)["active"]) == (False, P)


# --- a second reading: moves and walls worked out again from the ledger

WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
BUMPS = {"shepherd": "mastiff", "mastiff": "ookami", "ookami": "shepherd"}


def spot(text: str) -> Spot:
    one, two = text.split(",")
    return int(one), int(two)


def name(at: Spot) -> str:
    return f"{at[0]},{at[1]}"


def ends(edge: str) -> tuple[Spot, Spot]:
    one, two = edge.split("-")
    return spot(one), spot(two)


class Reading:
    """A position as the ledger speaks of it."""

    def __init__(self, state: State) -> None:
        self.at = at = at_table(state)
        self.rows, self.columns = SIZE[state.game.players]
        self.tiles = list(product(range(self.rows), range(self.columns)))
        self.walls = set(at["walls"])
        self.nests = {spot(text): number for number, row in enumerate(at["seats"]) for text in row["nurseries"]}
        self.heads = {tile: sum(row["worms"].get(name(tile), 0) for row in at["seats"]) for tile in self.tiles}
        self.pieces: Pieces = {spot(at["ookami"]): ("ookami", None)} if at["ookami"] else {}
        for number, row in enumerate(at["seats"]):
            self.pieces |= {spot(row[kind]): (kind, number) for kind in ("shepherd", "mastiff") if row[kind]}

    def walled(self, tile: Spot, way: str) -> bool:
        return sides(name(tile), way[0].upper())[0] in self.walls

    def room(self, tile: Spot, pieces: Pieces) -> int:
        """How many worms can leave a tile."""
        total = 0
        for way, (dr, dc) in WAYS.items():
            to = (tile[0] + dr, tile[1] + dc)
            if not self.walled(tile, way):
                endless = to not in self.heads or pieces.get(to, ("", 0))[0] == "ookami"
                total += 99 if endless else 0 if to in pieces else 3 - self.heads[to]
        return total

    def steps(self, piece: Piece, tile: Spot, way: str, pieces: Pieces, moved: set[Piece]) -> bool:
        dr, dc = WAYS[way]
        to = ((tile[0] + dr) % self.rows, (tile[1] + dc) % self.columns)
        back = next(other for other, step in WAYS.items() if step == (-dr, -dc))
        if piece[0] != "shepherd" and (self.walled(tile, way) or self.walled(to, back)):
            return False
        other, after = pieces.get(to), {**pieces, to: piece}
        if other is None:
            return piece[0] == "ookami" or self.room(to, after) >= self.heads[to]
        if other[0] != BUMPS[piece[0]] or other in moved:
            return False
        return any(self.steps(other, to, onward, after, moved | {piece}) for onward in WAYS)

    def offers(self) -> set[str] | None:
        """What a step of moving, bumping or grazing offers; None elsewhere."""
        now, step, active = self.at["phase"], self.at["step"], self.at["active"]
        if now == "graze":
            own = [spot(text) for text in self.at["seats"][active]["worms"]]
            return {f"graze {name(tile)}" for tile in own if self.room(tile, self.pieces) >= self.heads[tile]}
        if now == "bump":
            moved = {(each["piece"], each["seat"]) for each in step["chain"]}
            piece, tile = (step["bumped"]["piece"], step["bumped"]["seat"]), spot(step["tile"])
            return {f"bump {piece[0]} {way}" for way in WAYS if self.steps(piece, tile, way, self.pieces, moved)}
        if now not in ("move", "ookami"):
            return None
        found = set()
        for tile, piece in self.pieces.items():
            if piece[1] == (None if now == "ookami" else active):
                rest = {at: other for at, other in self.pieces.items() if at != tile}
                found |= {f"move {piece[0]} {way}" for way in WAYS if self.steps(piece, tile, way, rest, set())}
        return found

    def paths(self) -> Iterator[list[Spot]]:
        """All segments, the shorter beginnings of long ones too."""
        todo = [[nest] for nest in self.nests]
        joined = [pair for edge in self.walls for pair in (ends(edge), ends(edge)[::-1])]
        while todo:
            path = todo.pop()
            if len(path) > 2:
                yield path
            if len(path) == 1 or path[-1] not in self.nests:
                onward = [b for a, b in joined if a == path[-1]]
                todo += [[*path, b] for b in onward if b not in path or (b == path[0] and len(path) > 3)]

    def regions(self) -> Iterator[set[Spot]]:
        """The enclosures."""
        left = set(self.tiles)
        while left:
            area, todo = set[Spot](), [left.pop()]
            while todo:
                tile = todo.pop()
                area.add(tile)
                near = {(tile[0] + dr, tile[1] + dc) for way, (dr, dc) in WAYS.items() if not self.walled(tile, way)}
                todo += near - area if tile in self.heads else []
            left -= area
            if len(area) > 1 and area <= set(self.tiles):
                yield area

    def worth(self, wall: str, claimed: list[str]) -> int:
        """What this wall, just built, brings."""
        mine = [p for p in self.paths() if any(set(ends(wall)) == set(pair) for pair in pairwise(p))]
        points = min((len(path) - 1 for path in mine if path[-1] in self.nests), default=0)
        points += 5 * ("long_wall" not in claimed and any(len(path) > 5 for path in mine))
        return points + 10 * ("enclosure" not in claimed and any(len(area) > 2 for area in self.regions()))


@rules("SILK-4.4", "SILK-4.7", "SILK-4.15", "SILK-4.18", "SILK-4.20", "SILK-5.6", "SILK-5.10", "SILK-5.13")
@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=SEEDS)
@FEW
def test_exactly_the_moves_of_the_ledger_are_offered(players: int, seed: int) -> None:
    for state, _, _ in wander(load_game("silk", players), seed):
        expected = Reading(state).offers()
        assert expected is None or names(state) == expected, at_table(state)


@rules("SILK-6.5", "SILK-6.6", "SILK-6.7", "SILK-6.9", "SILK-7.1", "SILK-8.3", "SILK-8.4", "SILK-8.6")
@given(seed=SEEDS, nests=st.sampled_from(["1,1 3,3", "2,2 2,4 4,3", "1,0 1,2 3,2", "2,3"]))
@FEW
def test_every_wall_brings_what_its_paths_and_fields_are_worth(seed: int, nests: str) -> None:
    rng = Rng(seed, "walls")
    state = table("3 3", seats={P: {"nurseries": nests.split()}})
    for _ in range(20):
        state = turn_of(state, P, "3 3")
        play(state, "die 3 wall")
        offered, gains = sorted(names(state, "wall")), {}
        for wall in {offered[int(rng.below(len(offered)))] for _ in range(5)}:
            reading = Reading(state)
            reading.walls.add(wall)
            gains[wall] = reading.worth(wall, seat(state, P)["improvements"])
        wall = max(gains, key=lambda each: (gains[each], each))
        before = score(state, P)
        play(state, f"wall {wall}")
        assert score(state, P) - before == gains[wall], at_table(state)
        assert sorted(len(one["tiles"]) for one in seen(state)["enclosures"]) == sorted(
            map(len, Reading(state).regions())
        )
