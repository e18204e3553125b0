"""Vector 33 of the ledger over many random games: ``python -m tests.games.yak.invariants 10000``.

What must be true after every turn is read here from positions, not asked from the game.
"""

import sys
from collections import Counter
from typing import Any

from caravansary import CHANCE, TERMINAL, Rng, State, load_game

FOOD = {2: 30, 3: 33, 4: 45}
STONES = {2: 56, 3: 56, 4: 72}
FORBIDS = {"no_bread": "bread", "no_milk": "milk", "no_meat": "meat"}


def faults(position: Any, players: int) -> list[str]:
    """What is wrong with the table between two turns."""
    carts, seats, mountain = position["carts"], position["seats"], position["mountain"]
    found = []
    foods = [position["market"], *(each["food"] for each in carts), *(seat["yurt"] for seat in seats)]
    if sum(sum(food.values()) for food in foods) != FOOD[players]:
        found.append("food is lost or made")
    stones = sum(position["bag"].values()) + sum(len(each["stones"]) for each in carts)
    stones += sum(len(seat["tower"]) for seat in seats) + (position["lost"] is not None)
    if stones != STONES[players]:
        found.append(f"{stones} stones")
    if position["open"] and (position["fog"] + mountain["track"] != 5 or position["lost"] is not None):
        found.append("fog is lost, or a stone while the quarry is open")
    if mountain["aside"] or position["bought"] or position["drawn"] or sum(position["paid"].values()):
        found.append("something is still on its way")
    for cart in carts:
        if sum(cart["food"].values()) > 9 or len(cart["stones"]) > 4:
            found.append(f"{cart['name']} is overloaded")
        if cart["food"].get(FORBIDS.get(cart["name"], ""), 0):
            found.append(f"{cart['name']} carries what it must not")
    for seat in seats:
        if sum(seat["yurt"].values()) > 8 or len(seat["tower"]) > 19:
            found.append("a yurt or a tower is too full")
    return found


def faults_in_random_games(players: int, games: int, seed: int) -> list[str]:
    """Play, and look at the table after every turn; the first few faults."""
    first = load_game("yak", players=players).new_initial_state()
    found: list[str] = []
    for number in range(games):
        state, rng = first.clone(), Rng(seed, "invariants", str(players), str(number))
        turn = (0, -1)
        while state.current_player() != TERMINAL:
            step(state, rng)
            now = (int(state.day), int(state.turn))  # type: ignore[attr-defined]
            if now != turn and between_turns(state):
                turn = now
                found += [f"game {number}, day {now[0]}: {fault}" for fault in faults(state.position(), players)]
        found += faults(state.position(), players)
        if found:
            return found[:5]
    return found


def between_turns(state: State) -> bool:
    """Nothing has been drawn, bought or taken yet in the turn that begins."""
    return state.phase_stack()[-1] in {"dawn", "buy", "restock", "market", "restock_draw", "market_draw", "over"}


def step(state: State, rng: Rng) -> None:
    if state.current_player() == CHANCE:
        state.act(state.sample_chance(rng), CHANCE)
    else:
        legal = state.legal_actions()
        state.act(legal[int(rng.below(len(legal)))], state.current_player())


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    counts = [int(argument) for argument in sys.argv[2:]] or [2, 3, 4]
    result = Counter({players: len(faults_in_random_games(players, games, 1)) for players in counts})
    for players in counts:
        sys.stdout.write(f"{players} players, {games} games: {result[players]} faults\n")


if __name__ == "__main__":
    main()
