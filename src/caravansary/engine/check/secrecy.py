"""Checks of what a seat is shown: nothing it receives may depend on what it may not know."""

import json
from collections import Counter
from collections.abc import Callable
from math import sqrt

from caravansary.engine.check.copies import plain, play_some
from caravansary.engine.check.moves import offers
from caravansary.engine.check.points import conserved
from caravansary.engine.check.report import Broken, demand
from caravansary.engine.contract import CHANCE, State
from caravansary.engine.rng import Rng
from caravansary.engine.told import numbered, sections

ALTERNATIVES = 4  # how many other choices or outcomes are tried beside each other
EXPLAINED = 8  # how many actions' explanations are compared
ENOUGH = 150  # samples before a distribution is judged
TOLERANCE = 0.12  # total variation that is put down to how random play differs from chance alone


def glimpse(state: State, seat: int | None, rng_seed: int = 0) -> dict[str, str]:
    """All that a seat is shown of a state, by kind, as text."""
    public = [state.pending(), state.is_terminal(), state.end_reason()]
    sheets = [state.scores(), state.breakdown(), state.places()] if state.scores_open() else []
    shown = {"leaky-view": plain([state.view(seat), public, sheets])}
    if seat is None:
        return shown
    shown["leaky-legal"] = plain(state.legal_actions(seat))
    shown["leaky-observation"] = plain(state.observation(seat))
    said = [state.prompt(seat)] if seat in state.pending() else []
    rng = Rng(rng_seed, "explained")
    actions = [int(rng.below(state.game.num_distinct_actions)) for _ in range(EXPLAINED)] + state.legal_actions(seat)
    shown["leaky-prompt"] = plain([said, [state.explain(action, seat) for action in actions]])
    return shown


def words(state: State, seat: int | None) -> str:
    """The table as a seat is told it, as text."""
    view = state.view(seat)
    brings = [] if seat is None else [choice.brings for choice in numbered(state, seat, view)]
    return plain([sections(state.game, view), brings])


def events(state: State, seat: int | None) -> str:
    """The events a seat sees, as text."""
    return plain([list(event) for event in state.events_for(seat)])


def compare(one: State, two: State, seat: int | None, why: str, seed: int) -> None:
    """Two states that a seat cannot tell apart show it the same."""
    left = glimpse(one, seat, seed) | {"leaky-telling": words(one, seat)}
    right = glimpse(two, seat, seed) | {"leaky-telling": words(two, seat)}
    for kind in left:
        if left[kind] != right[kind]:
            raise Broken(
                kind,
                f"{_viewer(seat)} can tell {why}: {_differ(left[kind], right[kind])}",
            )


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _differ(one: str, two: str) -> str:
    at = next((k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 30) : at + 30]}… or …{two[max(0, at - 30) : at + 30]}…"


def after(state: State, action: int, seat: int) -> State:
    """A recording copy after an action."""
    copy = state.clone()
    copy.recording = True
    copy.apply_action(action, seat)
    return copy


class Secrecy:
    """The checks of one run; keeps the counts that judge how resamples are distributed."""

    def __init__(self, totals: dict[str, int], seen: Counter[str] | None = None) -> None:
        self.totals = totals
        self.seen: Counter[str] = Counter() if seen is None else seen
        self.real: dict[str, Counter[str]] = {}
        self.drawn: dict[str, Counter[str]] = {}

    def check(self, state: State, rng: Rng) -> None:
        """All checks of one state, for every seat and for spectators."""
        for seat in range(state.game.players):
            seed = int(rng.below(1 << 30))
            other = self.resample(state, seat, seed)
            self.same_events(state, other, seat, rng)
        if state.current_player() == CHANCE:
            self.hidden(state, int(CHANCE), rng)
        elif not state.is_sealed():
            self.hidden(state, int(state.current_player()), rng)
        else:
            self.sealed_choices(state, rng)

    def resample(self, state: State, seat: int, seed: int) -> State:
        """A resample is legal, looks the same to its seat, and does not depend on the truth."""
        before = plain(state.position())
        other = state.resample(seat, Rng(seed, "resample"))
        self.seen["resamples"] += 1
        self.seen["secrets"] += plain(other.position()) != before
        demand(plain(state.position()) == before, "resample", "resampling changed the state itself")
        compare(state, other, seat, "a resample from the real state", seed)
        compare(state, other, None, f"a resample of seat {seat} from the real state", seed)
        try:
            conserved(other, self.totals)
            state.game.from_position(json.loads(plain(other.position())))
            if not other.is_terminal():
                offers(other)
                play_some(other.clone(), seed)
        except Exception as error:
            raise Broken("resample", f"seat {seat} imagines a state that is not legal: {error}") from error
        self.same_resamples(state, other, seat, seed)
        return other

    def same_resamples(self, one: State, two: State, seat: int, seed: int) -> None:
        """From two states that a seat cannot tell apart it imagines the same, prepared or not."""
        prepared = one.imagination(seat)
        for k in range(2):
            left = plain(one.resample(seat, Rng(seed, "again", str(k))).position())
            right = plain(two.resample(seat, Rng(seed, "again", str(k))).position())
            if left != right:
                raise Broken("resample-truth", f"seat {seat} imagines by what it cannot know: {_differ(left, right)}")
            drawn = plain(prepared.draw(Rng(seed, "again", str(k))).position())
            if left != drawn:
                raise Broken("resample", f"seat {seat} imagines otherwise when prepared: {_differ(left, drawn)}")

    def same_events(self, state: State, other: State, seat: int, rng: Rng) -> None:
        """An action that leaves both worlds looking alike to a seat must not tell it more by its events."""
        who = int(state.current_player())
        for actor in [int(CHANCE)] if who == CHANCE else state.pending():
            both = [action for action in state.legal_actions(actor) if action in other.legal_actions(actor)]
            for action in _some(both, rng):
                left, right = after(state, action, actor), after(other, action, actor)
                self.seen["worlds"] += 1
                text = state.game.action_to_string(action)
                alike = self.quiet(left, right, seat, f"{text!r} in two worlds")
                if actor == seat and not alike and not left.revealed:
                    raise Broken("undo", f"{text!r} shows seat {seat} what it did not know, and could be taken back")

    def hidden(self, state: State, actor: int, rng: Rng) -> None:
        """What another seat, or chance, does either shows in a seat's view and is told by events, or in neither."""
        worlds = [after(state, action, actor) for action in _some(state.legal_actions(actor), rng)]
        for seat in range(state.game.players):
            for other in worlds[1:] if seat != actor else []:
                self.seen["worlds"] += 1
                if self.quiet(worlds[0], other, seat, "what was chosen or drawn"):
                    self.same_resamples(worlds[0], other, seat, int(rng.below(1 << 30)))
                elif events(worlds[0], seat) == events(other, seat):
                    raise Broken("leaky-view", f"{_viewer(seat)} sees what nobody told it: what was chosen or drawn")

    def sealed_choices(self, state: State, rng: Rng) -> None:
        """What a seat chooses sealed shows the others nothing but whether it has finished."""
        for actor in state.pending():
            worlds = [after(state, action, actor) for action in _some(state.legal_actions(actor), rng)]
            for other in worlds[1:]:
                alike = worlds[0].pending() == other.pending() and worlds[0].is_sealed() and other.is_sealed()
                if not alike or worlds[0].revealed or other.revealed:
                    continue
                for seat in range(state.game.players):
                    if seat != actor:
                        self.seen["sealed-choices"] += 1
                        self.unseen(worlds[0], other, seat, actor)
                        self.same_resamples(worlds[0], other, seat, int(rng.below(1 << 30)))

    def unseen(self, one: State, two: State, seat: int, actor: int) -> None:
        """A sealed choice of one seat is not seen by another, nor by spectators."""
        for viewer in (seat, None):
            left, right = (
                plain([glimpse(one, viewer), events(one, viewer)]),
                plain([glimpse(two, viewer), events(two, viewer)]),
            )
            if left != right:
                raise Broken("leaky-seal", f"{_viewer(viewer)} sees what seat {actor} chose: {_differ(left, right)}")

    def quiet(self, one: State, two: State, seat: int, why: str) -> bool:
        """If a viewer is shown the same in both worlds, it was told the same; answers whether the seat is."""
        alike = {viewer: glimpse(one, viewer) == glimpse(two, viewer) for viewer in (seat, None)}
        for viewer, same in alike.items():
            left, right = events(one, viewer), events(two, viewer)
            if same and left != right:
                raise Broken(
                    "leaky-event", f"{_viewer(viewer)} is told more than it sees, {why}: {_differ(left, right)}"
                )
        return alike[seat]

    def any_order(self, state: State, seed: int) -> None:
        """The sealed choices of several seats give the same state in whatever order they come in."""
        upward = _all_in(state.clone(), seed, lambda seats: seats[0])
        downward = _all_in(state.clone(), seed, lambda seats: seats[-1])
        left, right = plain(upward.position()), plain(downward.position())
        if left != right:
            raise Broken("sealed-order", _differ(left, right))

    # --- how resamples are distributed

    def count(self, state: State, rng: Rng) -> None:
        """Remember the values of every field that a resample may change, real and drawn, where no choice is half made."""
        real = state.position()
        drawn = state.resample(int(rng.below(state.game.players)), rng).position()
        if real == drawn:
            return
        left, right = flat(real), flat(drawn)
        for path in {*left, *right}:
            self.real.setdefault(path, Counter())[left.get(path, "-")] += 1
            self.drawn.setdefault(path, Counter())[right.get(path, "-")] += 1

    def judge(self) -> None:
        """Over many games, drawn values must be as frequent as real ones.

        Random play is not chance alone, so small differences are let pass.
        """
        for path, real in sorted(self.real.items()):
            drawn, n = self.drawn[path], sum(real.values())
            if n < ENOUGH:
                continue
            self.seen["distributions"] += 1
            distance = sum(abs(real[value] - drawn[value]) for value in {*real, *drawn}) / (2 * n)
            noise = 3 * sqrt(len({*real, *drawn}) / (2 * n))
            if distance > TOLERANCE + noise:
                often = f"real {dict(real.most_common(4))}, drawn {dict(drawn.most_common(4))}"
                raise Broken("resample-bias", f"{path}: {distance:.2f} apart in {n} samples; {often}")


def flat(thing: object, path: str = "") -> dict[str, str]:
    """Plain data as paths and values."""
    if isinstance(thing, dict):
        return {k: v for key, value in thing.items() for k, v in flat(value, f"{path}.{key}").items()}
    if isinstance(thing, list):
        return {k: v for at, value in enumerate(thing) for k, v in flat(value, f"{path}[{at}]").items()}
    return {path: str(thing)}


def _some(actions: list[int], rng: Rng) -> list[int]:
    chosen = list(actions)
    rng.shuffle(chosen)
    return chosen[:ALTERNATIVES]


def _all_in(state: State, seed: int, pick: Callable[[list[int]], int]) -> State:
    """Play a sealed round to its end; each seat decides by its own stream, so that only the order differs."""
    streams = [Rng(seed, "seat", str(seat)) for seat in range(state.game.players)]
    asked = set(state.pending())
    while not state.revealed and (waiting := sorted(asked & set(state.pending()))):
        seat = pick(waiting)
        demand(state.is_sealed(), "sealed-order", f"seat {seat} still has to choose, but choices are no longer sealed")
        legal = state.legal_actions(seat)
        state.apply_action(legal[int(streams[seat].below(len(legal)))], seat)
    return state
