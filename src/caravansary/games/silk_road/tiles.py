"""Tiles, money and goods in words, for `telling`: how they are said, and what a tile would do for whoever looks at it."""

from typing import Any, Final, TypeAlias

from caravansary.engine.messages import Args, Message
from caravansary.games.silk_road.components import GOODS, TRADES

SORTS: Final = {"buyer": "good", "seller": "good", "trader": "trader", "special_trader": "special"}

Shown: TypeAlias = dict[str, Any]
Line: TypeAlias = list[Message]


def silver(n: int) -> str:
    return f"@silk_road-told-silver {n}"


def good_word(good: str) -> str:
    return f"@silk_road-good-{good}"


def some(goods: dict[str, int]) -> list[str]:
    """Goods with their numbers, those that are there."""
    return [f"@silk_road-told-good-{good} {goods[good]}" for good in GOODS if goods.get(good)]


def _counted(goods: dict[str, int]) -> list[str]:
    return [f"{good_word(good)}.n{goods[good]}" for good in GOODS if good in goods]


def tile_words(tile: Shown) -> Args:
    """A tile in a sentence, as `story.tile_words` has it, by its label."""
    return {
        "sort": SORTS.get(tile["kind"], "plain"),
        "tile": f"@silk_road-tile-{tile['kind']}.label",
        "good": good_word(tile["good"]) if tile["good"] is not None else "",
        "give": _counted(tile["give"]),
        "get": _counted(tile["get"]),
        "count": tile["swaps"] or 0,
    }


def one_tile(tile: Shown, alike: int, place: str) -> Message:
    """A tile in a city, or among those that are spent."""
    return Message("silk_road-told-tile", {**tile_words(tile), "number": alike, "place": place})


def all_tiles(tiles: list[Shown]) -> Line:
    """How many lie there, and which, those alike once."""
    by_face: dict[str, Shown] = {tile["face"]: tile for tile in tiles}
    faces = [tile["face"] for tile in tiles]
    found = [one_tile(tile, faces.count(face), "city") for face, tile in by_face.items()]
    return [Message("silk_road-told-tiles", {"number": len(tiles)}), *found]


def crooked(action: Shown, words: list[str]) -> Shown:
    """The tile at work after one more change: ``silk into jewels``, ``give ivory into silk`` (SROAD-5.19)."""
    side = words[0] if words[0] in ("give", "get") else "good"
    good, into = words[-3], words[-1]
    now = action["now"]
    if side == "good":
        return {**now, "good": into}
    counts: dict[str, int] = dict(now[side])
    moved = action["printed"][side].get(good, 0)
    counts[good] = counts.get(good, 0) - moved
    counts[into] = counts.get(into, 0) + moved
    return {**now, side: {name: counts[name] for name in GOODS if counts.get(name)}}


def use(shown: Shown, tile: Shown, say_none: bool) -> Line:
    """What a tile would do for the viewer, by his own purse and goods; that it would do nothing is often said already."""
    own = shown["seats"][shown["you"]]
    kind, goods, money = tile["kind"], own["goods"], own["money"]
    if kind == "buyer":
        most = max(n for n, cost in enumerate(shown["prices"]["buy"]) if cost <= money)
        return (
            [Message("silk_road-told-could-buy", {"count": most, "money": silver(money)})] if most or say_none else []
        )
    if kind == "seller":
        n = goods[tile["good"]]
        held: Args = {
            "goods": [f"@silk_road-told-good-{tile['good']} {n}"],
            "money": silver(shown["prices"]["sell"][n]),
        }
        return [Message("silk_road-told-could-sell" if n else "silk_road-told-have", held)] if n or say_none else []
    if kind == "trader":
        times = _times(goods, tile)
        return [Message("silk_road-told-could-trade", {"number": times})] if times or say_none else []
    if kind == "special_trader":
        most = min(int(tile["swaps"]), sum(goods.values()))
        return [Message("silk_road-told-could-swap", {"count": most})] if most else []
    if kind == "grand_vizier":
        named = shown["viziers"]["named"]
        free = [good for good in GOODS if good not in named] or GOODS
        mine = some({good: goods[good] for good in free})
        asks: Args = {"goods": [good_word(good) for good in free], "things": mine}
        return [Message("silk_road-told-could-ask" if mine else "silk_road-told-could-ask-none", asks)]
    return [Message("silk_road-told-kept")] if kind != "thief" else []


def _times(goods: dict[str, int], tile: Shown) -> int:
    """How often one's own goods allow an exchange, with what each of them brings."""
    have, times = dict(goods), 0
    while times < TRADES and all(have[good] >= n for good, n in tile["give"].items()):
        for good in GOODS:
            have[good] += tile["get"].get(good, 0) - tile["give"].get(good, 0)
        times += 1
    return times


def after(shown: Shown, action: str) -> Line:
    """Money and goods after a choice that moves them at once, those that it changes."""
    own = shown["seats"][shown["you"]]
    for row in shown["offers"]:
        if row["action"] == action:
            left = [silver(own["money"] + row["money"])] if row["money"] else []
            goods: dict[str, int] = row["goods"]
            left += [
                f"@silk_road-told-good-{good} {own['goods'][good] + goods[good]}" for good in GOODS if good in goods
            ]
            return [Message("silk_road-told-then", {"things": left})] if left else []
    return []


def prices(key: str, sums: list[int]) -> Message:
    """What so many cost or bring together, and what each further one adds: prices stop changing."""
    more = sums[-1] - sums[-2]
    last = len(sums) - 1
    while last > 1 and sums[last] - sums[last - 1] == more:
        last -= 1
    return Message(key, {"sums": [str(money) for money in sums[1 : last + 2]], "count": last + 1, "more": silver(more)})
