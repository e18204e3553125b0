"""What must be heard where a view of Silk Road shows nothing: a zero, no, or nobody; and what then must not be heard."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.untold import Leaf

from .hearing import Table, demanded, normal


class Words(NamedTuple):
    """A pattern in each language, said or never said."""

    en: str
    es: str
    said: bool = True


def never(en: str, es: str) -> Words:
    return Words(en, es, said=False)


Empty = Words | Callable[[Table, str], Words]


def sentence(key: str) -> Empty:
    """The game's own words, which need nothing else."""
    return lambda table, _: same(table.say(key))


def same(text: str, said: bool = True) -> Words:
    return Words(re.escape(text), re.escape(text), said)


def no_amount(table: Table, name: str) -> Words:
    """Neither one of this good nor several."""
    one, more = (re.escape(table.say(f"told-good-{name}", one=n)).replace(str(n), r"[1-9]\d*") for n in (1, 2))
    return never(f"{one}|{more}", f"{one}|{more}")


def no_tiles_left(table: Table, colour: str) -> Words:
    if any(table.view["undealt"].values()) or table.view["phase"] == "deal":
        return {"orange": Words("0 orange", "0 naranjas"), "purple": Words("0 purple", "0 violetas")}[colour]
    return same(table.say("told-all-dealt"))


AT_WORK = never("at work now|used now by|which you use now", "En curso")
AUCTION = never("[Bb]id by|Your bid|[Pp]assed|Nobody has bid", "[Pp]uja|ha pujado|pasado")
HIDDEN = never("[Bb]ehind|in all, not counting", "Tras |mayorías aparte")
NO_BID = sentence("told-no-bid")
EMPTY: dict[str, Empty] = {
    "action": AT_WORK,
    "action.named": never("Vizier asks for", "Visir pide"),
    "action.uses_left": never("It can be done", "Se puede hacer"),
    "action.victim": never("The Thief goes to", "El Ladrón (te )?roba"),
    "auction": AUCTION,
    "auction.bidder": never("Now bids or passes|Now you bid", "Ahora pujas? o pasas?"),
    "auction.high_bid": NO_BID,
    "auction.high_bidder": NO_BID,
    "end": never("[0-9](st|nd|rd|th) place|Most |has the most", "º puesto|er puesto|Más |la mayoría"),
    "map.cities[].barred": lambda table, _: same(table.say("told-barred"), said=False),
    "map.cities[].printed": never("Printed bonus", "Bonificación impresa"),
    "notes[].known.*": no_amount,
    "notes[].goods": Words("no goods", "sin mercancías"),
    "notes[].unknown": never("you do not know", "que no conoces"),
    "pawn": Words("Nobody has the leader pawn yet", "Nadie tiene aún el peón de líder"),
    "pawn_tokens": Words("without turn tokens", "sin fichas de turno"),
    "reverse": never("reverse", "inversa"),
    "round": Words("Set-up: ", "Preparación: "),
    "seats[].barterers": never("[0-9] Barterer", "[0-9] Trocador"),
    "seats[].crooks": never("[0-9] Crook", "[0-9] Estafador"),
    "seats[].tokens": never("[0-9] turn token", "[0-9] fichas? de turno"),
    "seats[].fresh_barterers": never("of no use here", "sin uso en ella"),
    "seats[].goods": HIDDEN,
    "seats[].money": HIDDEN,
    "seats[].worth": HIDDEN,
    "seats[].goods.*": no_amount,
    "seats[].shown": never("chosen to show", "elegido mostrar"),
    "second_tile": lambda table, _: same(table.say("told-second"), said=False),
    "undealt.orange": lambda table, _: no_tiles_left(table, "orange"),
    "undealt.purple": lambda table, _: no_tiles_left(table, "purple"),
    "viziers.used": Words("No Grand Vizier has been used", "No se ha usado ningún Gran Visir"),
}
# Judged as a whole, here or by `check`: bids, what was open lately, seats (zero is one), results, tiles.
WHOLE = {
    "auction.bids[].bid",
    "auction.bids[].seat",
    "lately[].good",
    "lately[].seat",
    "lately[].victim",
    "action.seat",
    "action.shown[]",
    "end.majorities.*",
    "map.cities[].colour",
    "map.cities[].visited",
    "notes",
    "notes[].money",
    "seats[].may_act",
    "seats[].score",
    *(f"{tile}.{leaf}" for tile in ("map.cities[].tiles[]", "map.cities[].printed") for leaf in ("good", "swaps")),
    *(f"{tile}.{leaf}" for tile in ("action.printed", "action.now", "discard[].tile") for leaf in ("good", "swaps")),
}


def check_nothing(table: Table) -> None:
    """Every leaf that is zero, no or nothing is heard, or what it would be heard by is not."""
    for path, leaf, text, _, name in demanded(table):
        pattern = normal(path)[0]
        if is_empty(table, pattern, leaf) and pattern not in WHOLE:
            row = EMPTY[pattern]
            words = row if isinstance(row, Words) else row(table, name)
            found = re.search(words.en if table.language == "en" else words.es, text)
            assert bool(found) == words.said, f"{path} = {leaf!r}: {words} in {text!r}"
    nothing_in_front(table)
    nothing_behind(table)
    bids(table)
    tiles(table)


def is_empty(table: Table, pattern: str, leaf: Leaf) -> bool:
    """Zero may be a seat, and that is somebody; money of nobody is silence, no money at all is said by `check`."""
    seats = ("pawn", "action.victim", "auction.bidder", "auction.high_bidder")
    if leaf == 0 and (pattern in seats or pattern in ("seats[].money", "seats[].worth", "seats[].shown")):
        return leaf is None
    if pattern == "auction.high_bid" and table.view["auction"]["high_bidder"] is not None:
        return False
    return not leaf


def nothing_in_front(table: Table) -> None:
    """Whoever has neither tokens nor kept tiles has nothing in front of the screen."""
    for seat, row in enumerate(table.view["seats"]):
        lines = table.seat(seat, "players" if table.you is None else "others")
        bare = not (row["tokens"] or row["crooks"] or row["barterers"])
        assert (table.say("told-bare-screen", seat=seat) in lines) == bare


def nothing_behind(table: Table) -> None:
    """An empty caravan is said to be one."""
    for seat, row in enumerate(table.view["seats"]):
        if row["goods"] is not None:
            lines = table.seat(seat, "players" if table.you is None else "others")
            none = {"en": ", no goods.", "es": ", sin mercancías."}[table.language]
            assert (none in lines) == (not any(row["goods"].values())), lines


def bids(table: Table) -> None:
    """Who has passed is told as who has bid, in the order in which they did."""
    auction = table.view["auction"]
    said = [
        table.say("told-bid", seat=row["seat"], bid=f"@silk_road-told-silver {row['bid']}")
        if row["bid"]
        else table.say("told-pass", seat=row["seat"])
        for row in (auction["bids"] if auction else [])
    ]
    assert " ".join(said) in table.text("now")


def tiles(table: Table) -> None:
    """Of a tile without good or number nothing more is told than its kind."""
    for row in table.view["map"]["cities"]:
        for tile in [*row["tiles"], *([row["printed"]] if row["printed"] else [])]:
            assert re.search(rf"(\. |: ){tile_pattern(table, tile)}", table.city(row)), (tile, table.city(row))
    for pile in table.view["discard"]:
        assert re.search(tile_pattern(table, pile["tile"]), table.text("box"))
    action = table.view["action"]
    for tile in [action["printed"], *([action["now"]] if action["changes"] else [])] if action else []:
        assert re.search(rf": {tile_pattern(table, tile)}", table.text("now")), tile


def tile_pattern(table: Table, tile: Any) -> str:
    kind = re.escape(table.say(f"tile-{tile['kind']}.label"))
    if tile["good"] is not None:
        return rf"{kind} (of|de) {re.escape(table.say('good-' + tile['good']))}"
    if tile["swaps"] is not None:
        return rf"{kind}, (up to|hasta) {tile['swaps']} "
    return rf"{kind}, \d" if tile["give"] else rf"{kind}(\.| \(|$)"
