"""What the levels give for the pawn in Silk Road: ``python -m tests.players.bids --games 1000 --level hard``.

What leading can bring is computed here once more, from what the bidder's page shows and the prices on the tiles: nobody may bid
or pay more, and before the last move it is nothing.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from caravansary import CHANCE, Rng, load_game
from caravansary.players import LEVELS, Player, SearchPlayer, Seen, make_player

BIG = 8  # coins that nobody at the table would understand


class Bid(NamedTuple):
    """A bid above nothing, or a bid that a leader paid: how much, and what leading could bring at most."""

    coins: int
    worth: int
    last: bool  # before the last move


def most_of(face: dict[str, Any], own: dict[str, Any], prices: dict[str, list[int]]) -> int:
    """What a tile can bring: sold for good, or bought and sold again elsewhere."""
    goods: dict[str, int] = own["goods"]
    gain = [total - n for n, total in enumerate(prices["sell"])]  # of so many goods, beyond a point each
    kind, any_good = face["kind"], list(goods)
    types = any_good if own["crooks"] else [face["good"]]
    if kind == "seller":
        return max(gain[goods[good]] for good in types)
    if kind == "buyer":
        ways = [
            n - prices["buy"][n] + gain[goods[good] + n] - gain[goods[good]]
            for good in types
            for n in range(16 - goods[good])
            if prices["buy"][n] <= own["money"]
        ]
        return max(ways)
    if kind == "trader":
        best = 0
        for uses in (1, 2):
            after = {good: goods[good] - uses * face["give"].get(good, 0) for good in goods}
            if min(after.values()) >= 0:
                after = {good: min(15, n + uses * face["get"].get(good, 0)) for good, n in after.items()}
                best = max(
                    best, sum(after[good] + gain[after[good]] - goods[good] - gain[goods[good]] for good in goods)
                )
        return best
    held = sum(goods.values())
    if kind == "special_trader":
        return min(int(face["swaps"]), held)
    return {"grand_vizier": 5 if held else 0, "thief": 4, "crook": 4, "barterer": 4}[kind]


def leading_brings(view: dict[str, Any], seat: int) -> int:
    """The most that leading can bring: the printed action and the best tile, two with a Barterer, of the better city."""
    cities = {city["id"]: city for city in view["map"]["cities"]}
    own, best = view["seats"][seat], 0
    for name in cities[view["caravan"]]["exits"]:
        city = cities[name]
        tiles = sorted((most_of(tile, own, view["prices"]) for tile in city["tiles"]), reverse=True)
        total = sum(tiles[: 2 if own["barterers"] else 1])
        if city["printed"]:
            total += most_of(city["printed"], own, view["prices"])
        best = max(best, total)
    return best


def bids(player: Player, players: int, seed: int) -> Iterator[Bid]:
    """All bids of one game in which everybody plays alike."""
    game = load_game("silk_road", players)
    state, rng = game.new_initial_state(), Rng(seed, "bids")
    while not state.is_terminal():
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
            continue
        seen = Seen(state, who, rng)
        action = player.choose(seen)
        text = game.action_to_string(action)
        if text.startswith("bid ") or text == "pay bid":
            view: Any = seen.view()
            coins = int(text[4:]) if text != "pay bid" else view["auction"]["high_bid"]
            cities = {city["id"]: city for city in view["map"]["cities"]}
            last = cities[view["caravan"]]["exits"] == [view["map"]["end"]]
            yield Bid(int(coins), leading_brings(view, who), last)
        state.act(action, who)


def player_of(level: str) -> Player:
    """A level; an expert with rounds in place of its time."""
    return SearchPlayer(0.0, 300, 0.5) if level == "expert" else make_player(level)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for level in given.level or LEVELS:
        player, found = player_of(level), Counter[str]()
        for number in range(given.games):
            for bid in bids(player, 3 + number % 4, given.seed + number):
                found["all"] += 1
                found["too much"] += bid.coins > bid.worth
                found["big"] += bid.coins >= BIG
                found["last"] += bid.last
                found["most"] = max(found["most"], bid.coins)
        print(
            f"{level}: {given.games} games, {found['all']} bids and payments; {found['too much']} above what leading can bring, "
            f"{found['last']} before the last move, {found['big'] / max(1, found['all']):.1%} of {BIG} or more, "
            f"the highest {found['most']}",
            flush=True,
        )


if __name__ == "__main__":
    main()
