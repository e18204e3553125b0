"""Somebody who plays Yak by reading alone: the table told in English goes in, the key of a choice comes out.

It knows the rules as a person does (prices, groups, where stones may lie), and nothing of the table but the sentences.
"""

import re
from collections.abc import Callable, Iterator
from itertools import combinations

Tower = dict[str, str]  # place (``B3``): stone

COLOURS = ("red", "orange", "yellow", "grey", "black", "green", "blue", "purple")
STONE = rf"({'|'.join(COLOURS)}|crystal)"
LEVELS = "ABCDEFGHI"
WIDTHS = (5, 4, 3, 2, 1, 1, 1, 1, 1)
PLACES = [f"{level}{at + 1}" for level, width in zip(LEVELS, WIDTHS, strict=True) for at in range(width)]
GROUP = (0, 0, 3, 6, 9, 12, 16, 21)
NUMBER = (0, 0, 0, 4, 8, 12, 16, 20)
FOOD_WORTH, STONE_WORTH = 0.9, 0.8  # in points: a food to come, a stone beyond its points
ENOUGH = 6  # food in a yurt, after which more is worth little


# --- what a person knows of towers


def below(place: str) -> list[str]:
    level, at = LEVELS.index(place[0]), int(place[1])
    if level == 0:
        return []
    under = LEVELS[level - 1]
    return [f"{under}{at}", f"{under}{at + 1}"] if level <= 4 else [f"{under}1"]


def beside(place: str) -> list[str]:
    return [f"{place[0]}{at}" for at in (int(place[1]) - 1, int(place[1]) + 1) if f"{place[0]}{at}" in PLACES]


NEAR = {place: beside(place) + below(place) + [top for top in PLACES if place in below(top)] for place in PLACES}


def free(tower: Tower) -> list[str]:
    """Where the next stone may go."""
    ground = [place for place in PLACES[:5] if not tower or any(near in tower for near in beside(place))]
    higher = [place for place in PLACES[5:] if all(under in tower for under in below(place))]
    return [place for place in ground + higher if place not in tower]


def worth(tower: Tower) -> int:
    """Points, with the best colours for the crystals."""
    return max(worth_as(painted) for painted in paintings(tower, [p for p in tower if tower[p] == "crystal"], ()))


def paintings(tower: Tower, crystals: list[str], used: tuple[str, ...]) -> Iterator[Tower]:
    """Every way to give the crystals different colours of stones beside them, or none."""
    if not crystals:
        yield tower
        return
    first, *rest = crystals
    yield from paintings(tower, rest, used)
    for colour in {tower.get(near, "") for near in NEAR[first]} & set(COLOURS) - set(used):
        yield from paintings({**tower, first: f"{colour}*"}, rest, (*used, colour))


def worth_as(tower: Tower) -> int:
    seen: set[str] = set()
    points = groups = 0
    for start in tower:
        if start in seen:
            continue
        colour = tower[start].rstrip("*")
        group, todo = {start}, [start] if colour != "crystal" else []
        while todo:
            for near in NEAR[todo.pop()]:
                if near not in group and tower.get(near, "").rstrip("*") == colour:
                    group.add(near)
                    todo.append(near)
        seen |= group
        if sum(not tower[place].endswith("*") for place in group) < 2:
            points += len(group)
        else:
            points += GROUP[min(len(group), 7)]
            groups += 1
    return points + NUMBER[min(groups, 7)]


def hopes(tower: Tower) -> float:
    """What may still grow: the colours that free places touch."""
    return 0.2 * sum(len({tower[near] for near in NEAR[place] if near in tower}) for place in free(tower))


def fitted(tower: Tower, stones: list[str]) -> float:
    """The points that these stones bring, each in turn where it fits best."""
    left, start = list(stones), worth(tower)
    while left:
        best = max((worth({**tower, place: stone}), stone, place) for stone in set(left) for place in free(tower))
        tower = {**tower, best[2]: best[1]}
        left.remove(best[1])
    return worth(tower) - start


def price(stones: list[str]) -> int:
    return 2 * len(stones) - 1 + stones.count("crystal") if stones else 0


def best_purchase(tower: Tower, chosen: list[str], cart: list[str], budget: int, last: bool) -> tuple[float, list[str]]:
    """The best stones to buy beside those chosen, with what they are worth less their price."""
    food = 0.0 if last else FOOD_WORTH
    found = [(-9.0, list[str]())]
    for count in range(4 - len(chosen)):
        for more in {tuple(sorted(each)) for each in combinations(cart, count)}:
            stones = chosen + list(more)
            if stones and price(stones) <= budget:
                value = fitted(tower, stones) + STONE_WORTH * len(stones) - food * price(stones)
                found.append((value, list(more)))
    return max(found)


# --- reading


def counted(words: str) -> dict[str, int]:
    """`2 red and 1 crystal` by name."""
    return {name: int(count) for count, name in re.findall(r"(\d+) (\w+)", words)}


def listed(words: str) -> list[str]:
    return [name for name, count in counted(words).items() for _ in range(count)]


def between(text: str, start: str, end: str) -> str:
    """What stands between two texts; empty if the first is not there."""
    return text.split(start, 1)[1].split(end, 1)[0] if start in text else ""


def number(text: str, pattern: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


class Reader:
    """One told table, read."""

    def __init__(self, text: str) -> None:
        blocks = [block.split("\n") for block in text.split("\n\n")]
        self.under = {lines[0]: lines[1:] for lines in blocks}
        self.question = self.under["Your question"][0]
        rows = [line.partition(" ") for line in self.under["Your choices"]]
        self.choices = {key: sentence for key, _, sentence in rows}
        mine = self.under["Your tower and yurt"]
        levels = " ".join(line for line in mine if line.startswith("Level "))
        self.tower: Tower = dict(re.findall(rf"([A-I]\d) {STONE}", levels))
        self.yurt = counted(between(" ".join(mine), "In the yurt: ", ";"))
        road = self.under["The road"]
        self.here = next(line for line in road if line.startswith("At your yurt:"))
        self.next = next((line for line in road if "At dusk it comes to your yurt." in line), "")
        self.last = "This is the last day." in " ".join(self.under["What comes next"])

    def key(self) -> str:
        """The key of the choice that looks best."""
        if len(self.choices) == 1:
            return next(iter(self.choices))
        if "choose your action card" in self.question:
            return self.best(self.card)
        if "stone from" in self.question or "another stone" in self.question:
            return self.buy()
        kinds = {"Place": self.place, "Put": self.put, "Pay": self.pay, "Take": self.take}
        return self.best(lambda sentence: kinds.get(sentence.split()[0], self.nothing)(sentence))

    def best(self, judge: Callable[[str], float]) -> str:
        """Of two that look alike, the one whose words come later: never the place in the list."""
        judged = {key: judge(sentence) for key, sentence in self.choices.items()}
        return max(judged, key=lambda key: (judged[key], self.choices[key]))

    def nothing(self, sentence: str) -> float:
        return 0.0

    def food_gain(self, tokens: int) -> float:
        """More food is worth less when there is enough."""
        have = sum(self.yurt.values())
        fresh = max(0, min(tokens, ENOUGH - have))
        return 0.0 if self.last else FOOD_WORTH * fresh + 0.25 * (tokens - fresh)

    # --- the card

    def card(self, sentence: str) -> float:
        """What a card promises, from what it is said to bring."""
        if sentence.startswith("Build"):
            stones = listed(between(sentence, "of these: ", "."))
            budget = number(sentence, r"pay up to (\d+) food")
            return best_purchase(self.tower, [], stones, budget, self.last)[0] if stones else -9.0
        if sentence.startswith("Restock"):
            offered = counted(between(sentence, "one kind only: ", ".")).values()
            return self.food_gain(max(offered, default=0))
        there = sum(counted(between(sentence, "In the Market: ", ".")).values())
        room = number(sentence, r"room for (\d+) more\.")
        return self.food_gain(min(2, there, room)) + 0.3

    # --- Build

    def buy(self) -> str:
        cart = listed(between(self.here, "Stones on it: ", ";"))
        told = " ".join(self.under["The purchase"])
        chosen = listed(between(told, "Chosen so far: ", ";"))
        budget = number(told, r"can pay up to (\d+) food")
        _, more = best_purchase(self.tower, chosen, cart, budget, self.last)
        wanted = f"the {more[0]} stone" if more else "No more"
        return next(key for key, sentence in self.choices.items() if wanted in sentence)

    def pay(self, sentence: str) -> float:
        """Keep what the next cart takes."""
        refused = between(self.next, "It takes no ", ".")
        left = counted(between(sentence, "Left in your yurt: ", "."))
        kinds = sum(1 for count in left.values() if count)
        return -left.get(refused, 0) + 0.1 * kinds

    def place(self, sentence: str) -> float:
        """Points first, then what may still grow."""
        found = re.search(rf"the {STONE} stone on ([A-I]\d);", sentence)
        assert found is not None
        more = sum(int(points) for points in re.findall(r": (\d+) points? more", sentence))
        after = {**self.tower, found[2]: found[1]}
        return number(sentence, r"then worth (\d+) point") + more + hopes(after)

    # --- food and the Market

    def take(self, sentence: str) -> float:
        """Much food, and what the next cart takes."""
        if sentence.startswith("Take no"):
            return 0.0
        refused = between(self.next, "It takes no ", ".")
        then = counted(between(sentence, "then holds ", ";"))
        return 1 + sum(then.values()) - 0.4 * then.get(refused, 0)

    def put(self, sentence: str) -> float:
        """A stone that fits, on the cart that comes here next; what does not fit, elsewhere."""
        found = re.search(rf"the {STONE} stone", sentence)
        assert found is not None
        gain = fitted(self.tower, [found[1]])
        still = "Still to act there today" in sentence
        mine = "At dusk it comes to your yurt." in sentence
        return gain if mine and not still else 0.5 * gain if mine else -0.2 * gain
