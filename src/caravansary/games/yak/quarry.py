"""The quarry: drawing stones, the rising fog, the mountain, and the closing (section 7 of the ledger)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak import story
from caravansary.games.yak.components import FOG, N_STONES, TRACK
from caravansary.games.yak.state import DRAW_OUTCOME, YakTable

# --- drawing (YAK-7.1 to 7.3)


def start(t: YakTable, stones: i64) -> None:
    """So many tokens come out of the bag as one batch."""
    t.missing = stones
    t.batch_fog = 0


def tokens_into(t: YakTable, out: vec[i64], weights: vec[i64]) -> i64:
    """The next token of the batch; each token in the bag is equally likely."""
    bag = t.bag
    n: i64 = 0
    token: i64
    for token in range(FOG + 1):
        if bag[token] > 0:
            out[n] = DRAW_OUTCOME + token
            weights[n] = bag[token]
            n += 1
    return n


def draw_token(t: YakTable, token: i64) -> bool:
    """One token; answers whether the draw is through."""
    t.bag[token] -= 1
    t.in_bag -= 1
    t.missing -= 1
    if token == FOG:
        t.batch_fog += 1
        if t.recording:
            story.drew_fog(t)
    else:
        t.drawn[token] += 1
        if t.recording:
            story.drew(t, token)
    if t.missing > 0 and t.in_bag > 0:
        return False
    return end_batch(t)


def end_batch(t: YakTable) -> bool:
    """Fog turns all carts round once, is set aside and drawn again as a new batch (YAK-7.1, 7.2); an empty bag ends it."""
    if t.batch_fog > 0:
        t.direction = -t.direction
        if t.recording:
            story.turned_round(t)
        t.aside += t.batch_fog
        t.missing += t.batch_fog
        t.batch_fog = 0
    if t.missing == 0:
        return True
    if t.in_bag > 0:
        return False
    close(t)
    return True


def close(t: YakTable) -> None:
    """Too few stones: bag and fog leave the game; what lies on the track stays and means nothing (YAK-7.8)."""
    t.missing = 0
    t.aside = 0
    t.is_open = False
    if t.recording:
        story.quarry_closed(t)


def load_drawn(t: YakTable, cart: i64) -> None:
    """All drawn stones go onto a cart."""
    stone: i64
    if t.recording:
        story.loaded(t, story.stone_words(t.drawn), cart)
    for stone in range(N_STONES):
        while t.drawn[stone] > 0:
            t.drawn[stone] -= 1
            t.add_stone(cart, stone)


# --- the mountain (YAK-7.4 to 7.6)


def raise_fog(t: YakTable) -> None:
    """At the end of a turn, fog that was set aside is laid on the track token by token."""
    laid: i64 = 0
    while t.aside > 0:
        if t.mountain == 3:
            put_back(t)
            return
        t.track += 1
        t.aside -= 1
        laid += 1
        if t.track == TRACK[t.mountain]:
            fill_track(t)
            return
    if laid > 0 and t.recording:
        story.fog_rose(t, laid)


def fill_track(t: YakTable) -> None:
    """First fill: all fog goes back and a fourth space opens. Second fill: four stay, what is left over goes back (R10)."""
    back: i64 = t.aside
    if t.mountain == 1:
        back += t.track
        t.track = 0
    t.mountain += 1
    t.into_bag(FOG, back)
    t.aside = 0
    if t.recording:
        story.mountain_filled(t, back)


def put_back(t: YakTable) -> None:
    """The one token left in the game goes back into the bag (YAK-7.6)."""
    t.into_bag(FOG, t.aside)
    t.aside = 0
    if t.recording:
        story.fog_returned(t)
