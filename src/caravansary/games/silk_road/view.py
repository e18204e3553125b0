"""What each seat sees. The same things as numbers are in `observation`.

Behind the screens (SROAD-1.1, 7.4): money and goods are shown to their owner alone until the end; whoever acts sees his own
limits in `offers`. Everything else is open (SROAD-7.3). With the option `notes` a seat also sees what it could have noted down.

The shape of `view` (ids of cities, names of goods as in ``components.json``; `None` where a thing is not there or not seen):

    game, you, phase, round, reverse
    map          start, end, cities: [{id, name, x, y, colour, exits, printed, barred, tiles, visited, ahead}]
    caravan      the city's id
    path         ids of the cities visited so far, in order
    pawn         the seat with the leader pawn
    pawn_tokens  turn tokens lying with the pawn
    auction      {bids: [{seat, bid}] in order (0 = passed), high_bid, high_bidder, bidder}
    action       {seat, source: printed | tile, printed: tile, now: tile, changes: [{place: good | give | get, good, into}],
                  uses_left, victim, named, shown: [did this seat choose?]}
    second_tile  is this turn's tile the second one, by Barterer?
    viziers      {used, named: [goods], markers: {good: n}}
    discard      [{tile, count}]; undealt: {orange: n, purple: n}
    prices       {buy: [what n cost], sell: [what n bring]}
    seats        [{tokens, may_act, crooks, barterers, fresh_barterers, money, goods, worth, shown, score}]
    lately       what was open last: [{did: gave | got | stole | showed | marked | missed, seat, good, count, victim}];
                 of a theft the good only for the two
    notes        [{money, goods, known: {good: n}, unknown}] or None
    offers       [{action, money, goods: {good: n}}]: what each of the viewer's choices would change at once
    end          {reason, places, majorities: {good: seat}}

A tile is {face, kind, good, give: {good: n}, get: {good: n}, swaps}; `face` is its name in actions (`take buyer silk`).
"""

from caravansary.engine.messages import Plain
from caravansary.games.silk_road.components import (
    BUY_SUM,
    COLOURS,
    GOODS,
    KINDS,
    MAX_EXITS,
    MAX_TILES,
    N_CITIES,
    N_GOODS,
    SELL_SUM,
    Face,
)
from caravansary.games.silk_road.offers import offers
from caravansary.games.silk_road.scoring import majority, places, score
from caravansary.games.silk_road.secrets.notes import note_sheet
from caravansary.games.silk_road.state import (
    GAVE,
    GOT,
    LINES,
    MARKED,
    MISSED,
    NONE,
    OVER,
    PHASES,
    PRINTED,
    SHOWED,
    STOLE,
    RoadTable,
    book_lines,
    face_now,
)

PLACES = ["good", "give", "get"]
OPEN_LINES = [int(kind) for kind in (GAVE, GOT, STOLE, SHOWED, MARKED, MISSED)]
LATELY = 12


def tile(face: Face) -> Plain:
    """What is printed on a tile."""
    return {
        "face": face.name,
        "kind": KINDS[face.kind],
        "good": GOODS[face.good] if face.good >= 0 else None,
        "give": named(face.give),
        "get": named(face.get),
        "swaps": face.swaps or None,
    }


def named(counts: list[int]) -> dict[str, int]:
    """Goods by name, those that are there."""
    return {name: counts[good] for good, name in enumerate(GOODS) if counts[good]}


def behind_screen(t: RoadTable, seat: int) -> dict[str, int]:
    """All goods of a seat, none left out."""
    return {name: int(t.goods[seat * int(N_GOODS) + good]) for good, name in enumerate(GOODS)}


def tiles_at(t: RoadTable, city: int) -> list[int]:
    """The faces lying in a city."""
    row = [int(t.tiles[city * int(MAX_TILES) + k]) for k in range(int(MAX_TILES))]
    return [face for face in row if face != NONE]


def exits_of(t: RoadTable, city: int) -> list[int]:
    """Where arrows lead from a city."""
    row = [int(t.road.exits[city * int(MAX_EXITS) + k]) for k in range(int(MAX_EXITS))]
    return [there for there in row if there != NONE]


def view(t: RoadTable, viewer: int | None) -> Plain:
    """The whole table as one seat, or a spectator, sees it."""
    over = t.phase() == OVER
    return {
        "game": "silk_road",
        "you": viewer,
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "reverse": t.road.reverse,
        "map": map_view(t),
        "caravan": t.road.city_ids[int(t.caravan)],
        "path": [t.road.city_ids[city] for city in path(t)],
        "pawn": seat_or_none(int(t.leader)),
        "pawn_tokens": int(t.per_city) - sum(int(n) for n in t.tokens),
        "auction": auction_view(t),
        "action": action_view(t) if t.face != NONE else None,
        "second_tile": t.bartered,
        "viziers": {
            "used": int(t.aside),
            "named": [name for good, name in enumerate(GOODS) if t.named[good] != 0],
            "markers": named([int(n) for n in t.markers]),
        },
        "discard": [{"tile": tile(t.road.faces[face]), "count": n} for face, n in discarded(t) if n],
        "undealt": {name: undealt(t, colour) for colour, name in enumerate(COLOURS)},
        "prices": {"buy": [int(n) for n in BUY_SUM], "sell": [int(n) for n in SELL_SUM]},
        "seats": [seat_view(t, seat, viewer) for seat in range(int(t.seats))],
        "lately": lately(t, viewer),
        "notes": note_sheet(t, viewer) if t.notes and viewer is not None else None,
        "offers": offers(t, viewer) if viewer is not None else [],
        "end": end_view(t) if over else None,
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def map_view(t: RoadTable) -> Plain:
    """The map in the direction of this game, with the tiles that lie on it."""
    road = t.road
    rows = road.source["cities"]
    assert isinstance(rows, list)
    reach = ahead(t)
    return {
        "start": road.city_ids[int(road.start)],
        "end": road.city_ids[int(road.end)],
        "cities": [
            {
                "id": road.city_ids[city],
                "name": road.city_names[city],
                "x": rows[city]["x"],
                "y": rows[city]["y"],
                "colour": COLOURS[int(road.colour[city])] if road.colour[city] >= 0 else None,
                "exits": [road.city_ids[there] for there in exits_of(t, city)],
                "printed": tile(road.faces[int(road.printed[city])]) if road.printed[city] != NONE else None,
                "barred": road.barred[city] != 0,
                "tiles": [tile(road.faces[face]) for face in tiles_at(t, city)],
                "visited": bool(int(t.visited) >> city & 1),
                "ahead": city in reach,
            }
            for city in range(int(N_CITIES))
        ],
    }


def ahead(t: RoadTable) -> set[int]:
    """The cities that the caravan can still reach."""
    reach: set[int] = set()
    edge = {int(t.caravan)}
    while edge:
        edge = {there for city in edge for there in exits_of(t, city)} - reach
        reach |= edge
    return reach


def path(t: RoadTable) -> list[int]:
    """The visited cities in order: there is no way back, so arrows between them tell it."""
    visited = {city for city in range(int(N_CITIES)) if int(t.visited) >> city & 1}
    way: list[int] = []
    while visited:
        city = next(city for city in sorted(visited) if not any(city in exits_of(t, other) for other in visited))
        way.append(city)
        visited.discard(city)
    return way


def auction_view(t: RoadTable) -> Plain | None:
    """The bids of this round."""
    if t.round == 0:
        return None
    order = [(_first_bidder(t) + k) % int(t.seats) for k in range(int(t.seats))]
    bids = [{"seat": seat, "bid": int(t.bids[seat])} for seat in order if t.bids[seat] != NONE]
    return {
        "bids": bids,
        "high_bid": int(t.high_bid),
        "high_bidder": seat_or_none(int(t.high_bidder)),
        "bidder": seat_or_none(int(t.bidder)),
    }


def _first_bidder(t: RoadTable) -> int:
    """Left of the one who has not bid and will not: the leader when the round began."""
    waiting = [seat for seat in range(int(t.seats)) if t.bids[seat] == NONE]
    if t.bidder >= 0 or len(waiting) != 1:
        return int(t.next_seat(t.leader))
    return int(t.next_seat(waiting[0]))


def action_view(t: RoadTable) -> Plain:
    """The action being carried out, as printed and as changed by Crooks."""
    n = int(N_GOODS)
    changes = []
    for k in range(2 * n):
        if t.turned[k] != NONE:
            place = 2 if k >= n else 0 if t.road.good[t.face] >= 0 else 1
            changes.append({"place": PLACES[place], "good": GOODS[k % n], "into": GOODS[int(t.turned[k])]})
    return {
        "seat": int(t.leader),
        "source": "printed" if t.phases[0] == PRINTED else "tile",
        "printed": tile(t.road.faces[int(t.face)]),
        "now": tile(face_now(t)),
        "changes": changes,
        "uses_left": int(t.uses_left),
        "victim": seat_or_none(int(t.victim)),
        "named": GOODS[int(t.named_good)] if t.named_good >= 0 else None,
        "shown": [t.shown[seat] != NONE for seat in range(int(t.seats))],
    }


def seat_view(t: RoadTable, seat: int, viewer: int | None) -> Plain:
    """One seat: what lies before its screen, and behind it only for its owner, and at the end."""
    over = t.phase() == OVER
    seen = over or seat == viewer
    return {
        "tokens": int(t.tokens[seat]),
        "may_act": t.may_act(seat),
        "crooks": int(t.crooks[seat]),
        "barterers": int(t.barterers[seat]),
        "fresh_barterers": int(t.fresh[seat]),
        "money": int(t.money[seat]) if seen else None,
        "goods": behind_screen(t, seat) if seen else None,
        "worth": int(t.money[seat] + t.holding(seat)) if seen else None,
        "shown": int(t.shown[seat]) if seat == viewer and t.shown[seat] != NONE else None,
        "score": int(score(t, seat)) if over else None,
    }


def lately(t: RoadTable, viewer: int | None) -> list[Plain]:
    """The last open lines of the book (SROAD-7.3)."""
    found: list[Plain] = []
    for kind, seat, good, n in book_lines(t):
        if kind in OPEN_LINES:
            victim = n if kind == STOLE or kind == MISSED else None
            secret = kind == MISSED or (kind == STOLE and viewer not in (seat, victim))
            found.append(
                {
                    "did": LINES[kind],
                    "seat": seat,
                    "good": None if secret else GOODS[good],
                    "count": n if victim is None else int(kind == STOLE),
                    "victim": victim,
                }
            )
    return found[-LATELY:]


def end_view(t: RoadTable) -> Plain:
    owners = {name: int(majority(t, good)) for good, name in enumerate(GOODS)}
    return {"reason": "arrived", "places": places(t), "majorities": {name: k for name, k in owners.items() if k >= 0}}


def undealt(t: RoadTable, colour: int) -> int:
    """How many tiles of a colour are not on the map: out of the game, once dealt (SROAD-1.8)."""
    at = colour * int(t.road.n_faces)
    return sum(int(t.stack[at + face]) for face in range(int(t.road.n_faces)))


def discarded(t: RoadTable) -> list[tuple[int, int]]:
    """Faces and how many of each lie in the open discard: all that is nowhere else (SROAD-4.5)."""
    n = int(t.road.n_faces)
    counts = [int(t.road.stack[k] + t.road.stack[n + k] - t.stack[k] - t.stack[n + k]) for k in range(n)]
    for face in t.tiles:
        if face != NONE:
            counts[int(face)] -= 1
    for face, printed in enumerate(t.road.faces):
        if KINDS[printed.kind] == "crook":
            counts[face] -= sum(int(k) for k in t.crooks)
        if KINDS[printed.kind] == "barterer":
            counts[face] -= sum(int(k) for k in t.barterers)
        if KINDS[printed.kind] == "grand_vizier":
            counts[face] -= int(t.aside)
    return list(enumerate(counts))
