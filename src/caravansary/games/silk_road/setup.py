"""Set-up: tiles to the cities, three goods each, the first leader. Section 1 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.silk_road import story
from caravansary.games.silk_road.auction import start_round
from caravansary.games.silk_road.components import BARTERER, CROOK, MAX_TILES, N_GOODS, START_GOODS
from caravansary.games.silk_road.state import (
    DEAL,
    DEAL_OUTCOME,
    DRAW_OUTCOME,
    FIRST_LEADER,
    GOODS_DRAW,
    LEADER_OUTCOME,
    RoadTable,
)


def start(t: RoadTable) -> None:
    """An empty map, full stacks, a full bag; chance deals."""
    t.lay_out()
    t.enter(DEAL)


def city_dealt_to(t: RoadTable) -> i64:
    """The cities without Crook and Barterer come first (SROAD-1.7)."""
    return t.road.deal_order[t.dealt // t.per_city]


def is_dealable(t: RoadTable, city: i64, face: i64) -> bool:
    """Tiles go to cities of their colour; Crooks and Barterers not to the last two (SROAD-1.3, 1.6)."""
    road = t.road
    if t.stack[road.colour[city] * road.n_faces + face] == 0:
        return False
    kind: i64 = road.kind[face]
    return road.barred[city] == 0 or (kind != CROOK and kind != BARTERER)


def deal_tile(t: RoadTable, face: i64) -> None:
    city: i64 = city_dealt_to(t)
    t.stack[t.road.colour[city] * t.road.n_faces + face] -= 1
    t.tiles[city * MAX_TILES + t.dealt % t.per_city] = face
    t.dealt += 1
    if t.recording:
        story.dealt(t, city, face)
    if t.dealt == t.per_city * len(t.road.deal_order):
        t.dealt = 0
        t.switch(GOODS_DRAW)


def draw_good(t: RoadTable, good: i64) -> None:
    """Three goods for each player, seen by nobody else (SROAD-1.2)."""
    seat: i64 = t.dealt // START_GOODS
    t.supply[good] -= 1
    t.goods[seat * N_GOODS + good] += 1
    t.dealt += 1
    if t.recording:
        story.drew(t, seat, good)
    if t.dealt == START_GOODS * t.seats:
        t.dealt = 0
        t.switch(FIRST_LEADER)


def draw_leader(t: RoadTable, seat: i64) -> None:
    """SROAD-1.10; the first round opens with an auction too (SROAD-2.1)."""
    t.leader = seat
    if t.recording:
        story.first_leader(t)
    start_round(t)


# --- what chance may bring


def draws_into(t: RoadTable, out: vec[i64], weights: vec[i64]) -> i64:
    """A tile weighs as many as there are alike, a good as many as lie in the bag."""
    phase: i64 = t.phase()
    n: i64 = 0
    k: i64
    if phase == DEAL:
        city: i64 = city_dealt_to(t)
        for k in range(t.road.n_faces):
            if is_dealable(t, city, k):
                out[n] = t.first_outcome + DEAL_OUTCOME + k
                weights[n] = t.stack[t.road.colour[city] * t.road.n_faces + k]
                n += 1
        return n
    if phase == FIRST_LEADER:
        for k in range(t.seats):
            out[k] = t.first_outcome + LEADER_OUTCOME + k
            weights[k] = 1
        return t.seats
    return tokens_into(t.supply, 0, t.first_outcome + DRAW_OUTCOME, out, weights)


def sample_draw(t: RoadTable, rng: Rng) -> i64:
    """The same draws without making lists."""
    if t.phase() == FIRST_LEADER:
        return t.first_outcome + LEADER_OUTCOME + rng.below(t.seats)
    if t.phase() == DEAL:
        return t.first_outcome + DEAL_OUTCOME + sample_tile(t, rng)
    return t.first_outcome + DRAW_OUTCOME + sample_token(t.supply, 0, rng)


def tokens_into(tokens: vec[i64], at: i64, first: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """One token of those that lie together from `at` on, each equally likely."""
    n: i64 = 0
    good: i64
    for good in range(N_GOODS):
        if tokens[at + good] > 0:
            out[n] = first + good
            weights[n] = tokens[at + good]
            n += 1
    return n


def sample_token(tokens: vec[i64], at: i64, rng: Rng) -> i64:
    """The type of one of these tokens."""
    total: i64 = 0
    good: i64
    for good in range(N_GOODS):
        total += tokens[at + good]
    rest: i64 = rng.below(total)
    good = 0
    while rest >= tokens[at + good]:
        rest -= tokens[at + good]
        good += 1
    return good


def sample_tile(t: RoadTable, rng: Rng) -> i64:
    """Blindly from the stack; a tile that may not lie there goes back."""
    city: i64 = city_dealt_to(t)
    stack = t.stack
    at: i64 = t.road.colour[city] * t.road.n_faces
    total: i64 = 0
    k: i64
    for k in range(at, at + t.road.n_faces):
        total += stack[k]
    while True:
        rest: i64 = rng.below(total)
        face: i64 = 0
        while rest >= stack[at + face]:
            rest -= stack[at + face]
            face += 1
        if is_dealable(t, city, face):
            return face
