"""Whole games beside a small model of the ledger: what is asked, and what every action moves."""

from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

from caravansary import CHANCE, Rng, State, load_game
from tests.games.playing import at_table, play
from tests.marks import rules

from .tables import GOODS, dealt, exits, handing, offered, tiles

Steps = Generator[dict[int, set[str]], tuple[int, str], None]


PRINTED = {"dunhuang": "buyer silk", "koria": "buyer fruits", "kashgar": "buyer jewels"}
PRINTED |= {"merv": "seller spices", "susia": "seller ivory"}


class Reading:
    """Sections 2 to 5 from the first auction on: says who may choose what, and is told what was chosen."""

    def __init__(self, state: State) -> None:
        rows: Any = at_table(state)
        n = self.n = state.game.players
        self.options: Any = state.game.options
        self.pawn, self.city, self.tiles, self.moves = rows["leader"], rows["caravan"], rows["tiles"], 0
        self.money = [row["money"] for row in rows["seats"]]
        self.goods = [Counter[str](row["goods"]) for row in rows["seats"]]
        self.tokens, self.crooks, self.old, self.new = [0] * n, [0] * n, [0] * n, [0] * n
        self.used, self.named, self.marks = 0, set[str](), Counter[str]()

    def bag(self, good: str) -> int:
        return 15 - self.marks[good] - sum(own[good] for own in self.goods)

    def game(self) -> Steps:
        while True:
            self.tokens = [0] * self.n
            ways = exits(self.city, self.options["reverse"])
            if not self.options["skip_final_auction"] or ways not in (["antioch"], ["changan"]):
                yield from self.auction()
            _, text = yield {self.pawn: {f"move {there}" for there in ways}}
            self.city, self.moves = text.split()[1], self.moves + 1
            if self.city in ("antioch", "changan"):
                yield {}
            self.old, self.new = [a + b for a, b in zip(self.old, self.new, strict=True)], [0] * self.n
            yield from self.market()

    def auction(self) -> Steps:
        high, who = 0, -1
        for seat in [(self.pawn + k) % self.n for k in range(1, self.n)]:
            _, text = yield {seat: {"pass", *(f"bid {n}" for n in range(high + 1, min(self.money[seat], 99) + 1))}}
            if text != "pass":
                high, who = int(text.split()[1]), seat
        if high:
            _, text = yield {self.pawn: {"sell pawn", "pay bid"} if self.money[self.pawn] >= high else {"sell pawn"}}
            payer, paid = (who, self.pawn) if text == "sell pawn" else (self.pawn, who)
            self.money[payer] -= high
            self.money[paid] += high
            self.pawn = who if text == "sell pawn" else self.pawn

    def market(self) -> Steps:
        if self.city in PRINTED:
            _, text = yield {self.pawn: {"use printed", "decline"}}
            if text == "use printed":
                yield from self.action(PRINTED[self.city])
        lying = self.tiles[self.city]
        while lying:
            me = self.pawn
            yield from self.take()
            if lying and self.old[me]:
                _, text = yield {me: {"barter", "no barter"}}
                if text == "barter":
                    self.old[me] -= 1
                    yield from self.take()
            self.tokens[me] += 1
            may = [s for s in range(self.n) if self.tokens[s] < 1 + (self.n == 3) and (s != me or not lying)]
            if len(may) > 1:
                _, text = yield {me: set(handing(*may))}
                may = [int(text.split()[-1])]
            [self.pawn] = may

    def take(self) -> Steps:
        _, text = yield {self.pawn: {f"take {face}" for face in self.tiles[self.city]}}
        self.tiles[self.city].remove(text[5:])
        yield from self.action(text[5:])

    def action(self, face: str) -> Steps:
        me, mine, words = self.pawn, self.goods[self.pawn], face.split()
        self.crooks[me] += face == "crook"
        self.new[me] += face == "barterer"
        if face == "thief":
            _, text = yield {me: {"decline", *(f"rob seat {s}" for s in range(self.n) if s != me)}}
            victim = self.goods[int(text.split()[-1])] if text != "decline" else Counter[str]()
            if +victim:
                _, text = yield {int(CHANCE): {f"steal {good}" for good in +victim}}
                victim[text.split()[1]] -= 1
                mine[text.split()[1]] += 1
        elif face == "grand vizier":
            _, text = yield {me: {"decline", *(f"name {good}" for good in set(GOODS) - self.named or set(GOODS))}}
            if text != "decline":
                yield from self.vizier(text.split()[1])
        elif words[0] == "special":
            for _ in range(min(int(words[2]), mine.total())):
                there = [good for good in GOODS if self.bag(good)]
                _, text = yield {me: {"stop", *(f"swap {a} for {b}" for a in +mine for b in there if a != b)}}
                if text == "stop":
                    break
                mine.update({text.split()[1]: -1, text.split()[3]: 1})
        elif words[0] in ("buyer", "seller", "trader"):
            yield from self.goods_tile(words)

    def vizier(self, good: str) -> Steps:
        self.named.add(good)
        self.used += 1
        self.marks[good] += self.used <= 5 and self.bag(good) > 0
        shown: dict[int, int] = {}
        while waiting := set(range(self.n)) - set(shown):
            seat, text = yield {s: {f"show {n}" for n in range(self.goods[s][good] + 1)} for s in waiting}
            shown[seat] = int(text.split()[1])
        paid = dict(zip(sorted(set(shown.values()) - {0}, reverse=True), (5, 3), strict=False))
        for seat, n in shown.items():
            self.money[seat] += paid.get(n, 0)

    def goods_tile(self, words: list[str]) -> Steps:
        me, mine, kind = self.pawn, self.goods[self.pawn], words[0]
        cut = words.index("for") if kind == "trader" else 0
        spots = [k for k, word in enumerate(words) if word in GOODS]
        tile = {("give " if k < cut else "get ") * (cut > 0) + words[k]: words[k] for k in spots}
        count = [int(words[k - 1]) if cut else 1 for k in spots]
        still = set(tile)
        while self.crooks[me] and still:
            ways = {f"crook {one} into {new}" for one in still for new in GOODS if new != one.split()[-1]}
            _, text = yield {me: {"no crook", *ways}}
            if text == "no crook":
                break
            one, new = text.removeprefix("crook ").split(" into ")
            tile[one] = new
            still.remove(one)
            self.crooks[me] -= 1
        give, get = Counter[str](), Counter[str]()
        for (one, good), n in zip(tile.items(), count, strict=True):
            (give if one.startswith("give ") else get)[good] += n
        if kind == "trader":
            for _ in range(2):
                can = give <= mine and all(self.bag(good) + give[good] >= n for good, n in get.items())
                _, text = yield {me: {"trade", "stop"} if can else {"stop"}}
                if text == "stop":
                    break
                mine.subtract(give)
                mine.update(get)
            return
        [good] = get
        sign, most = (-1, mine[good]) if kind == "seller" else (1, self.bag(good))
        worth = [sum(max(4 - k, 1) if sign < 0 else -min(k + 1, 4) for k in range(n)) for n in range(most + 1)]
        can_pay = [n for n in range(most + 1) if self.money[me] + worth[n] >= 0]
        _, text = yield {me: {f"{'sell' if sign < 0 else 'buy'} {n} {good}" for n in can_pay}}
        self.money[me] += worth[int(text.split()[1])]
        mine[good] += sign * int(text.split()[1])

    def compare(self, state: State) -> None:
        """The same pieces lie in the same places."""
        rows, lying = at_table(state), tiles(state, self.city)
        assert (rows["leader"], rows["caravan"], lying) == (self.pawn, self.city, self.tiles.get(self.city, []))
        named = rows["viziers"]["used"], set(rows["viziers"]["named"]), rows["viziers"]["markers"]
        assert named == (self.used, self.named, +self.marks)
        for seat, row in enumerate(rows["seats"]):
            assert (row["money"], row["goods"]) == (self.money[seat], {g: self.goods[seat][g] for g in GOODS})
            kept = row["tokens"], row["crooks"], row["barterers"] - row["fresh_barterers"], row["fresh_barterers"]
            assert kept == (self.tokens[seat], self.crooks[seat], self.old[seat], self.new[seat])


@rules("SROAD-2.1", "SROAD-2.11", "SROAD-3.3", "SROAD-4.9", "SROAD-4.14", "SROAD-5.26", "SROAD-8.1", "SROAD-8.4")
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_asks_and_moves_exactly_what_the_ledger_says(seed: int) -> None:
    players, reverse, rng = 3 + seed % 4, seed % 3 == 0, Rng(seed, "ledger")
    position = at_table(dealt(players, seed, reverse))
    if seed >= 4:  # a bag that is nearly empty of two goods, and purses of all sizes
        for row in position["seats"]:
            row["money"], row["goods"] = int(rng.below(40)), dict.fromkeys(GOODS, 0)
        for k in range(30):
            position["seats"][int(rng.below(players))]["goods"][GOODS[(seed + k % 2) % 5]] += 1
    game = load_game("silk_road", players, None, reverse=reverse, skip_final_auction=seed % 2 == 1)
    state = game.from_position(position)
    steps = (reading := Reading(state)).game()
    asked = next(steps)
    while asked:
        seats = state.pending() or [int(CHANCE)]
        assert {seat: set(offered(state, seat)) for seat in seats} == asked
        reading.compare(state)
        seat = seats[int(rng.below(len(seats)))]
        choices = sorted(asked[seat])
        text = choices[int(rng.below(len(choices)))]
        play(state, text, seat=seat)
        asked = steps.send((seat, text))
    assert state.is_terminal()
    assert reading.moves in (12, 13)
