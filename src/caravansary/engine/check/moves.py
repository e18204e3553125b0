"""Checks of what may be done: texts, offers, refusals, and the fast draw of chance."""

from collections import Counter
from math import sqrt

from caravansary.engine.check.copies import plain
from caravansary.engine.check.report import Broken, demand
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.messages import Refused, Verdict
from caravansary.engine.rng import Rng

MOST_APPLIED = 300  # offered actions of a seat
DRAWS = 4000


def texts(game: Game) -> None:
    """Every action has one text and every text one action."""
    seen: dict[str, int] = {}
    for action in range(game.num_distinct_actions + game.num_chance_actions):
        text = game.action_to_string(action)
        demand(text not in seen, "text", f"{text!r} means both {seen.get(text)} and {action}")
        demand(text == " ".join(text.split()) and text != "", "text", f"{text!r} is empty or has stray blanks")
        seen[text] = action
        demand(game.string_to_action(text) == action, "text", f"{text!r} is read as {game.string_to_action(text)}")


def offers(state: State) -> None:
    """Somebody is offered something, in order and inside the vocabulary."""
    who = int(state.current_player())
    if who == CHANCE:
        outcomes = state.chance_outcomes()
        demand(state.chance_stream() != "", "chance", "what is drawn has no name")
        demand(bool(outcomes), "dead-end", "chance has no outcome")
        demand(all(weight > 0 for _, weight in outcomes), "chance", "a weight is not positive")
        _in_order(state, [action for action, _ in outcomes], chance=True)
        return
    pending = state.pending()
    demand(len(pending) == 1 or state.is_sealed(), "sealed-order", f"{pending} owe decisions at once, but not sealed")
    demand(who in pending, "dead-end", f"current player {who} is not among those who owe a decision {pending}")
    for seat in pending:
        legal = state.legal_actions(seat)
        demand(bool(legal), "dead-end", f"seat {seat} owes a decision and has no action")
        _in_order(state, legal, chance=False)


def _in_order(state: State, actions: list[int], chance: bool) -> None:
    game = state.game
    low = game.num_distinct_actions if chance else 0
    high = low + (game.num_chance_actions if chance else game.num_distinct_actions)
    demand(actions == sorted(set(actions)), "offer", f"not ascending or doubled: {actions}")
    demand(all(low <= action < high for action in actions), "offer", f"outside the vocabulary: {actions}")


def every_offer_applies(state: State) -> int:
    """Each offered action can be applied and leads to a state that again offers something, or to the end."""
    offered = [(seat, action) for seat in state.pending() or [int(CHANCE)] for action in offer(state, seat)]
    for seat, action in offered:
        applies(state, action, seat)
    return len(offered)


def offer(state: State, seat: int) -> list[int]:
    """What a seat, or chance, is offered; no more than can be tried one by one."""
    return state.legal_actions(seat)[:MOST_APPLIED]


def applies(state: State, action: int, seat: int) -> None:
    """An offered action can be applied, and what comes then offers something again, or is the end."""
    after = state.clone()
    try:
        after.apply_action(action, seat)
    except Exception as error:
        text = state.game.action_to_string(action)
        raise Broken("offer", f"{text!r} of seat {seat} cannot be applied: {error!r}") from error
    if not after.is_terminal():
        offers(after)


def refusals(state: State, rng: Rng) -> list[Verdict]:
    """Actions that are not offered, seats that owe nothing, and nonsense are refused with a rule, changing nothing.

    What is offered is explained. Answers all that was said.
    """
    game = state.game
    everything = game.num_distinct_actions + game.num_chance_actions
    said: list[Verdict] = []
    for seat in [*range(game.players), game.players, -3]:
        legal = state.legal_actions(seat)
        wrong = [int(rng.below(everything)) for _ in range(6)] + [-1, everything]
        said += [_refused(state, action, seat) for action in wrong if action not in legal]
    for seat in state.pending():
        for action in state.legal_actions(seat):
            verdict = state.explain(action, seat)
            demand(verdict.legal and bool(verdict.rules) and verdict.key != "", "refusal", f"legal, but: {verdict}")
            said.append(verdict)
    return said


def _refused(state: State, action: int, seat: int) -> Verdict:
    before = plain(state.position())
    verdict = state.explain(action, seat)
    demand(not verdict.legal, "refusal", f"action {action} of seat {seat} is not offered but explained as legal")
    demand(bool(verdict.rules) and verdict.key != "", "refusal", f"no rule or no sentence: {verdict}")
    try:
        state.apply_action(action, seat)
    except Refused:
        demand(plain(state.position()) == before, "refusal", f"refused action {action} changed the state")
        return verdict
    raise Broken("refusal", f"action {action} of seat {seat} is not offered but was accepted")


def fair_draw(state: State, rng: Rng) -> None:
    """The fast draw of chance follows the weights: no outcome is missing, foreign, or far too frequent."""
    outcomes = dict(state.chance_outcomes())
    total = sum(outcomes.values())
    drawn = Counter(int(state.sample_chance(rng)) for _ in range(DRAWS))
    foreign = set(drawn) - set(outcomes)
    demand(not foreign, "chance", f"drew {foreign}, which cannot happen")
    for action, weight in outcomes.items():
        expected = DRAWS * weight / total
        spread = sqrt(expected * (1 - weight / total))
        away = abs(drawn[action] - expected)
        # Six standard deviations, and a few counts more where the expectation is small.
        text = state.game.action_to_string(action)
        demand(away <= 6 * spread + 4, "chance", f"{text!r} came {drawn[action]} times, expected {expected:.0f}")
