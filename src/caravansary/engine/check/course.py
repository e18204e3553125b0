"""Checks of the course of play: offers, refusals, chance, copies, positions, undo, conservation, the end."""

import json
from collections import Counter
from math import sqrt

from caravansary.engine.check.report import Broken, demand
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.log import END_REASON
from caravansary.engine.match import Match
from caravansary.engine.messages import Refused
from caravansary.engine.rng import Rng

LOOK_AHEAD = 40  # decisions that copies are played on to see whether they stay equal
DRAWS = 4000


def plain(thing: object) -> str:
    """Plain data as canonical text."""
    return json.dumps(thing, sort_keys=True)


def same(one: State, two: State) -> bool:
    """Are two states identical as far as their positions say?"""
    return plain(one.position()) == plain(two.position())


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


def every_offer_applies(state: State) -> None:
    """Each offered action can be applied and leads to a state that again offers something, or to the end."""
    for seat in state.pending() or [int(CHANCE)]:
        for action in state.legal_actions(seat)[:300]:
            after = state.clone()
            text = state.game.action_to_string(action)
            try:
                after.apply_action(action, seat)
            except Exception as error:
                raise Broken("offer", f"{text!r} of seat {seat} cannot be applied: {error!r}") from error
            if not after.is_terminal():
                offers(after)


def refusals(state: State, rng: Rng) -> None:
    """Actions that are not offered, seats that owe nothing, and nonsense are refused with a rule, changing nothing."""
    game = state.game
    everything = game.num_distinct_actions + game.num_chance_actions
    for seat in [*range(game.players), game.players, -3]:
        legal = state.legal_actions(seat)
        wrong = [int(rng.below(everything)) for _ in range(6)] + [-1, everything]
        for action in wrong:
            if action not in legal:
                _refused(state, action, seat)
    for seat in state.pending():
        for action in state.legal_actions(seat):
            verdict = state.explain(action, seat)
            demand(verdict.legal and bool(verdict.rules) and verdict.key != "", "refusal", f"legal, but: {verdict}")


def _refused(state: State, action: int, seat: int) -> None:
    before = plain(state.position())
    verdict = state.explain(action, seat)
    demand(not verdict.legal, "refusal", f"action {action} of seat {seat} is not offered but explained as legal")
    demand(bool(verdict.rules) and verdict.key != "", "refusal", f"no rule or no sentence: {verdict}")
    try:
        state.apply_action(action, seat)
    except Refused:
        demand(plain(state.position()) == before, "refusal", f"refused action {action} changed the state")
        return
    raise Broken("refusal", f"action {action} of seat {seat} is not offered but was accepted")


def step(state: State, rng: Rng) -> None:
    """One random action of whoever is to act."""
    who = int(state.current_player())
    legal = state.legal_actions(who)
    demand(bool(legal), "dead-end", f"player {who} is to act and has no action")
    if who == CHANCE:
        state.act(state.sample_chance(rng), who)
    else:
        state.act(legal[int(rng.below(len(legal)))], who)


def play_some(state: State, seed: int, steps: int = LOOK_AHEAD) -> State:
    """The state itself, after random actions that the seed decides."""
    rng = Rng(seed, "ahead")
    for _ in range(steps):
        if state.is_terminal():
            break
        step(state, rng)
    return state


def copies(state: State, seed: int) -> None:
    """Clones and positions are identical, stay so when played on, and are independent of the original."""
    before = plain(state.position())
    copy = state.clone()
    demand(plain(copy.position()) == before, "clone", "a clone has another position")
    read = state.game.from_position(json.loads(before))
    demand(plain(read.position()) == before, "position", "a position read again is another one")
    one = play_some(copy, seed)
    demand(plain(state.position()) == before, "clone", "playing on a clone changed the original")
    talking = state.clone()
    talking.recording = True
    demand(same(one, play_some(talking, seed)), "clone", "telling what happens changes what happens")
    two = play_some(read, seed)
    three = play_some(state.clone(), seed)
    demand(same(one, three), "clone", "two clones played on alike differ")
    demand(same(one, two), "position", "a state read from its position plays on differently")
    demand(_legal(one) == _legal(two), "position", "a state read from its position offers something else later")


def _legal(state: State) -> list[list[int]]:
    return [state.legal_actions(seat) for seat in range(state.game.players)]


def undo(match: Match, seat: int, before: str) -> None:
    """Taking back the last decision restores the state; playing it again leads to the same one."""
    if not match.can_undo(seat):
        return
    entry, after = match.entries[-1], plain(match.state.position())
    match.undo(seat)
    demand(plain(match.state.position()) == before, "undo", "the state is not what it was")
    match.play(entry.action, seat)
    demand(plain(match.state.position()) == after, "undo", "playing it again leads elsewhere")


def conserved(state: State, totals: dict[str, int]) -> None:
    """Totals are those of the start, and the state finds no flaw in itself."""
    now = state.totals()
    changed = {name: (totals.get(name), now.get(name)) for name in {*totals, *now} if totals.get(name) != now.get(name)}
    demand(not changed, "conservation", f"changed (before, now): {changed}")
    flaws = state.flaws()
    demand(not flaws, "conservation", "; ".join(flaws))


def scores(state: State) -> None:
    """Score lines add up, places start at 1, winners and returns follow from them."""
    lines, points = state.breakdown(), state.scores()
    demand(len(points) == len(lines) == state.game.players, "score", "not one score and one sheet per seat")
    for seat, sheet in enumerate(lines):
        total = sum(line.points for line in sheet)
        demand(total == points[seat], "score", f"seat {seat} has {points[seat]} points, its lines add up to {total}")
        demand(all(line.key and line.rules for line in sheet), "score", f"seat {seat} has a line without name or rule")
    places = state.places()
    demand(min(places) == 1 and len(places) == state.game.players, "score", f"places {places}")
    if state.is_terminal():
        demand(bool(state.winners()), "score", "a finished game has no winner")
        reason = state.end_reason()
        demand(bool(END_REASON.fullmatch(reason)), "score", f"the end {reason!r} is not a word like sixth_area")
        demand(abs(sum(state.returns())) < 1e-9, "score", f"returns {state.returns()} do not add up to zero")
    else:
        demand(not state.winners() and state.end_reason() == "", "score", "a live game has winners or an end")


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
