"""Do the parts of a laid-out table fit each other, so that play can go on from here by the rules? If not, which does not."""

from caravansary.engine.messages import BadPosition
from caravansary.games.silk_road.components import (
    COLOURS,
    KINDS,
    MAX_THIEVES,
    MAX_TILES,
    N_CITIES,
    N_GOODS,
    SELLER,
    START_GOODS,
    THIEF,
    TRADER,
)
from caravansary.games.silk_road.invariants import flaws
from caravansary.games.silk_road.secrets.notes import start_counts
from caravansary.games.silk_road.setup import is_dealable
from caravansary.games.silk_road.state import (
    AUCTION,
    BUY,
    DEAL,
    FIRST_LEADER,
    GOODS_DRAW,
    HAND_ON,
    MOVE,
    NAME,
    NONE,
    OVER,
    PRINTED,
    ROB,
    SECOND_TILE,
    SELL,
    SETTLE,
    SHOW,
    STEAL,
    STOLE,
    SWAP,
    TAKE,
    TRADE,
    USE_CROOK,
    RoadTable,
    kind_of,
)
from caravansary.games.silk_road.trading import any_changeable, is_printed
from caravansary.games.silk_road.view import ahead, discarded, tiles_at

MOST_START_GOODS = 36  # without a book to tell where they came from; more could not be imagined in time
# Which kind of tile brings which phase.
KIND_OF_PHASE = {
    int(SELL): ["seller"],
    int(BUY): ["buyer"],
    int(TRADE): ["trader"],
    int(SWAP): ["special_trader"],
    int(ROB): ["thief"],
    int(STEAL): ["thief"],
    int(NAME): ["grand_vizier"],
    int(SHOW): ["grand_vizier"],
    int(USE_CROOK): ["seller", "buyer", "trader"],
}


def check(t: RoadTable) -> None:
    """Raise `BadPosition` for the first part that does not fit."""
    phase = t.phase()
    _check_tiles(t)
    for flaw in flaws(t):
        where = "book" if flaw.startswith("book") else "seats"
        raise BadPosition(flaw if where == "book" else f"{where}: {flaw}")
    _check_thefts(t)
    if sum(start_counts(t)) > MOST_START_GOODS:
        raise BadPosition(f"seats: more than {MOST_START_GOODS} goods of which the book does not tell")
    if phase <= FIRST_LEADER:
        _check_deal(t)
        return
    if t.leader == NONE or t.round < 1:
        raise BadPosition("leader: play needs a leader and a round")
    _check_map(t)
    if phase == OVER:
        return
    if phase in (AUCTION, SETTLE, MOVE):
        _check_auction(t)
    else:
        _check_market(t)
    _check_shown(t)
    if phase >= USE_CROOK:
        _check_action(t)


def _check_tiles(t: RoadTable) -> None:
    """No more tiles of a colour than there are, and none where it is barred (SROAD-1.6)."""
    n = int(t.road.n_faces)
    for colour, name in enumerate(COLOURS):
        counts = [int(t.stack[colour * n + face]) for face in range(n)]
        for city in range(int(N_CITIES)):
            if t.road.colour[city] == colour:
                for face in tiles_at(t, city):
                    counts[face] += 1
                    if t.road.barred[city] != 0 and KINDS[t.road.faces[face].kind] in ("crook", "barterer"):
                        where = f"tiles.{t.road.city_ids[city]}"
                        raise BadPosition(f"{where}: no Crook and no Barterer may lie here (SROAD-1.6)")
        for face, count in enumerate(counts):
            if count > t.road.stack[colour * n + face]:
                raise BadPosition(f"tiles: there are not {count} {name} tiles {t.road.faces[face].name}")
            if t.phase() == DEAL and count < t.road.stack[colour * n + face]:
                raise BadPosition(f"undealt.{name}: a tile {t.road.faces[face].name} is missing, and none is gone yet")


def _check_thefts(t: RoadTable) -> None:
    """No more than Thieves can bring: those in the book, one at work, and those that may still come."""
    thefts = sum(kind_of(line) == STOLE for line in t.book) + int(t.phase() in (ROB, STEAL))
    if thefts + sum(face != NONE and t.road.kind[face] == THIEF for face in t.tiles) > MAX_THIEVES:
        raise BadPosition(f"book: has so many thefts that there could be more than {MAX_THIEVES}")


def _check_deal(t: RoadTable) -> None:
    """Tiles come first, city by city, then goods, seat by seat, then the leader; nothing else has happened."""
    order = [int(city) for city in t.road.deal_order]
    full = [city * int(MAX_TILES) + k for city in order for k in range(int(t.per_city))]
    lying = [slot for slot in range(len(t.tiles)) if t.tiles[slot] != NONE]
    dealt = int(t.dealt) if t.phase() == DEAL else len(full)
    if lying != sorted(full[:dealt]) or (t.phase() == DEAL and dealt == len(full)):
        raise BadPosition("tiles: are dealt city by city, the barred ones first")
    if t.phase() == DEAL and not any(is_dealable(t, order[dealt // int(t.per_city)], k) for k in range(t.road.n_faces)):
        raise BadPosition("undealt: there is no tile to deal")
    drawn = [int(t.holding(seat)) for seat in range(int(t.seats))]
    due = {int(DEAL): 0, int(GOODS_DRAW): int(t.dealt)}.get(int(t.phase()), int(START_GOODS * t.seats))
    if drawn != [max(0, min(int(START_GOODS), due - int(START_GOODS) * seat)) for seat in range(int(t.seats))]:
        raise BadPosition("seats: goods are drawn three by three after the tiles are dealt")
    if t.phase() == GOODS_DRAW and due == START_GOODS * t.seats:
        raise BadPosition("phase: all goods are drawn")
    if t.leader != NONE or t.round or t.caravan != t.road.start or len(t.book) or t.bartered or t.aside:
        raise BadPosition("phase: nothing else happens before the first leader is drawn")
    if any(t.tokens[k] or t.crooks[k] or t.barterers[k] or t.bids[k] != NONE for k in range(int(t.seats))):
        raise BadPosition("seats: nobody has anything but goods and money before the first leader is drawn")
    _check_shown(t)


def _check_map(t: RoadTable) -> None:
    """Markets to come are full, so that none can end before it began."""
    if (t.caravan == t.road.end) != (t.phase() == OVER):
        raise BadPosition("caravan: the game is over in the end city, and only there")
    for city in ahead(t):
        name = t.road.city_ids[city]
        if city != t.road.end and len(tiles_at(t, city)) != t.per_city:
            raise BadPosition(f"tiles.{name}: must be {t.per_city} tiles, as the caravan may come here")
        if int(t.visited) >> city & 1:
            raise BadPosition(f"visited: {name} lies ahead of the caravan")


def _check_auction(t: RoadTable) -> None:
    """Before the market: no tokens are out, no tiles left where the caravan is, bids rise once round."""
    if any(t.tokens[seat] for seat in range(int(t.seats))) or t.tiles_here() or t.bartered:
        raise BadPosition("phase: the market of this city is not over")
    order = [(int(t.leader) + 1 + k) % int(t.seats) for k in range(int(t.seats))]
    bids = [int(t.bids[seat]) for seat in order]
    if t.phase() == MOVE:
        return
    made = [bid for bid in bids if bid != NONE]
    rising = [bid for bid in made if bid > 0]
    if bids[: len(made)] != made or rising != sorted(set(rising)):
        raise BadPosition("seats: bids are made once round from the leader's left, each higher than the last")
    if any(bid > t.money[seat] for seat, bid in zip(order, bids, strict=True)):
        raise BadPosition("seats: nobody may bid more than his money")
    if len(made) >= t.seats or (t.phase() == SETTLE) != (len(made) == t.seats - 1 and bool(rising)):
        raise BadPosition("phase: does not fit the bids")
    if t.phase() == AUCTION and len(made) == t.seats - 1:
        raise BadPosition("phase: everybody has bid")


def _check_market(t: RoadTable) -> None:
    """Each turn has taken at least one tile: then somebody can always be handed the pawn."""
    phase, city = int(t.phase()), int(t.caravan)
    if t.road.colour[city] == NONE:
        raise BadPosition("caravan: there is no market in the start city")
    printed = t.phases[0] == PRINTED
    if printed and t.road.printed[city] == NONE:
        raise BadPosition("caravan: this city has no printed action")
    taken = int(t.per_city) - int(t.tiles_here())
    turns = sum(int(n) for n in t.tokens)
    running = int(phase == SECOND_TILE or (phase >= USE_CROOK and not printed))
    due = turns + running + int(t.bartered)
    if taken < due or (printed and (taken or turns)) or (phase == TAKE and t.tiles_here() == 0):
        raise BadPosition(f"tiles.{t.road.city_ids[city]}: do not fit the turns taken")
    if phase == HAND_ON:
        candidates = [s for s in range(int(t.seats)) if t.may_act(s) and (s != t.leader or t.tiles_here() == 0)]
        if len(candidates) < 2 or t.bartered or t.tokens[t.leader] == 0:
            raise BadPosition("phase: the pawn is not to be handed on, or only to one")
    elif not t.may_act(t.leader):
        raise BadPosition("leader: has had all turns of this market")
    if phase == SECOND_TILE and (t.bartered or t.barterers[t.leader] <= t.fresh[t.leader] or t.tiles_here() == 0):
        raise BadPosition("phase: there is no second tile to take")
    if t.bartered and printed:
        raise BadPosition("bartered: not before the first tile")


def _check_shown(t: RoadTable) -> None:
    shown = [int(n) for n in t.shown]
    if t.phase() != SHOW:
        if any(n != NONE for n in shown):
            raise BadPosition("seats: goods are shown to a Vizier only")
    elif t.named_good == NONE or NONE not in shown:
        raise BadPosition("action.named: a good must be named, and somebody has still to show")
    elif t.named[t.named_good] == 0:
        raise BadPosition("viziers.named: the good shown now is not among them")
    elif any(n > t.goods[seat * int(N_GOODS) + t.named_good] for seat, n in enumerate(shown)):
        raise BadPosition("seats: nobody can show more than he has")


def _check_action(t: RoadTable) -> None:
    phase, face = int(t.phase()), t.road.faces[int(t.face)]
    if KINDS[face.kind] not in KIND_OF_PHASE[phase]:
        raise BadPosition(f"action.face: {face.name} does not fit the phase")
    if t.phases[0] == PRINTED and t.road.printed[t.caravan] != t.face:
        raise BadPosition("action.face: this is not printed here")
    # A tile that is taken counts as discarded until it is done; a Vizier lies aside as soon as a good is named (SROAD-4.5, 5.14).
    if t.phases[0] != PRINTED and phase != SHOW and dict(discarded(t))[int(t.face)] < 1:
        raise BadPosition(f"action.face: all tiles {face.name} lie elsewhere")
    if (t.victim != NONE) != (phase == STEAL) or t.victim == t.leader:
        raise BadPosition("action.victim: somebody else, while a Thief is at work")
    if phase == STEAL and t.holding(t.victim) == 0:
        raise BadPosition("action.victim: has nothing to steal")
    if phase != SHOW and t.named_good != NONE:
        raise BadPosition("action.named: no Vizier is at work")
    uses = {int(TRADE): 2, int(SWAP): face.swaps}.get(phase, 0)
    if not min(uses, 1) <= t.uses_left <= uses or (phase == SWAP and t.uses_left > t.holding(t.leader)):
        raise BadPosition("action.uses_left: does not fit the tile")
    _check_changes(t)
    if phase == USE_CROOK and (t.crooks[t.leader] == 0 or not any_changeable(t)):
        raise BadPosition("phase: there is no Crook to use, or nothing to change")


def _check_changes(t: RoadTable) -> None:
    """Only printed goods can have been changed."""
    kind = t.road.kind[t.face]
    n = int(N_GOODS)
    for k in range(2 * n):
        if t.turned[k] != NONE:
            place = 2 if k >= n else 0 if kind <= SELLER else 1
            if kind > TRADER or not is_printed(t, place, k % n):
                raise BadPosition("action.changes: this good is not printed there")
