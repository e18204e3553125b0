"""The plots of the page: small functions that draw SVG as text, in the house's colours, one row for each contestant.

A plot is as wide as a telephone; on a larger screen there are several beside each other. Colours come from the page's style
(`c0` to `c5`), and names stand beside what they name, so that nothing depends on colour.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from caravansary.arena.figures import deciles
from caravansary.arena.speech import Speech
from caravansary.arena.standings import Standing, Standings

WIDTH: Final = 360.0
EDGE: Final = 14.0  # left and right of all marks, half a label wide
ROW: Final = 46.0  # a name and what is drawn under it
SCORE_ROW: Final = 68.0
AXIS: Final = 24.0
COLOURS: Final = 6
LONGEST: Final = 30  # letters of a name


class Scale(NamedTuple):
    """From values to places on the paper."""

    low: float
    high: float
    logarithmic: bool = False

    def x(self, value: float) -> float:
        low, high = (log10(self.low), log10(self.high)) if self.logarithmic else (self.low, self.high)
        at = log10(value) if self.logarithmic else value
        return EDGE + (WIDTH - 2 * EDGE) * (at - low) / (high - low)


class Contestant(NamedTuple):
    """A standing with the colour that the contestant has in all plots."""

    standing: Standing
    colour: int


def coloured(players: Sequence[Standing]) -> list[Contestant]:
    """Contestants, best rating first, with their colours."""
    numbered = [Contestant(player, number % COLOURS) for number, player in enumerate(players)]
    return sorted(numbered, key=lambda one: -one.standing.rating.ordinal)


# --- strokes


class Plot(NamedTuple):
    """A drawing with its heading and how to read it."""

    title: str
    how: str
    svg: str


def plot(name: str, title: str, how: str, height: float, marks: Sequence[str]) -> Plot:
    """A whole plot; those who do not see it are told what it shows."""
    return Plot(
        title,
        how,
        f'<svg viewBox="0 0 {WIDTH:g} {height:g}" role="img" aria-labelledby="{name}-title {name}-desc">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(how)}</desc>'
        f"{''.join(marks)}</svg>",
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}" rx="2" class="{kind}"/>'


def dot(x: float, y: float, kind: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" class="{kind}"/>'


def heading(y: float, name: str, value: str) -> str:
    """The first line of a row: who, and the figure."""
    shown = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    return text(EDGE, y + 13, shown, "name") + text(WIDTH - EDGE, y + 13, value, "value end")


def axis(scale: Scale, ticks: Sequence[float], top: float, bottom: float, label: Callable[[float], str]) -> str:
    """Thin lines through the whole plot, with their values below."""
    return "".join(
        line(scale.x(tick), top, scale.x(tick), bottom, "grid")
        + text(scale.x(tick), bottom + 16, label(tick), "tick middle")
        for tick in ticks
    )


# --- scales


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 … that is not smaller."""
    power: float = 10.0 ** floor(log10(step))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= step * 0.999)


def ticks_between(low: float, high: float, most: int = 5) -> list[float]:
    """A few round numbers from a little below to a little above."""
    step = nice(max(high - low, 1e-9) / most)
    return [step * k for k in range(floor(low / step), ceil(high / step) + 1)]


def over(ticks: Sequence[float]) -> Scale:
    return Scale(ticks[0], ticks[-1] if ticks[-1] > ticks[0] else ticks[0] + 1)


# --- the plots


def whiskers(scale: Scale, y: float, colour: int, low: float, at: float, high: float) -> str:
    """A value with its interval."""
    return (
        line(EDGE, y, WIDTH - EDGE, y, "track")
        + line(scale.x(low), y, scale.x(high), y, f"span s{colour}")
        + dot(scale.x(at), y, f"c{colour} rim")
    )


def rating_plot(speech: Speech, players: Sequence[Contestant]) -> Plot:
    """What is believed of each contestant's strength, two sigma to both sides."""
    ratings = [one.standing.rating for one in players]
    ticks = ticks_between(min(r.mu - 2 * r.sigma for r in ratings), max(r.mu + 2 * r.sigma for r in ratings))
    scale, bottom = over(ticks), ROW * len(players)
    marks = [axis(scale, ticks, 0, bottom, speech.number)]
    for number, (one, colour) in enumerate(players):
        mu, sigma = one.rating
        value = f"{speech.number(mu, 1)} ± {speech.number(2 * sigma, 1)}"
        marks.append(heading(ROW * number, one.name, value))
        marks.append(whiskers(scale, ROW * number + 28, colour, mu - 2 * sigma, mu, mu + 2 * sigma))
    return plot("rating", speech.say("arena-rating"), speech.say("arena-rating-how"), bottom + AXIS, marks)


def wins_plot(speech: Speech, players: Sequence[Contestant], seats: int) -> Plot:
    """Win rates with their intervals, and what an equal among equals would win."""
    scale, bottom = Scale(0, 1), ROW * len(players)
    marks = [axis(scale, [0, 0.25, 0.5, 0.75, 1], 0, bottom, lambda part: speech.percent(part, 0))]
    marks.append(line(scale.x(1 / seats), 0, scale.x(1 / seats), bottom, "even"))
    for number, (one, colour) in enumerate(players):
        marks.append(heading(ROW * number, one.name, speech.percent(one.rate.rate)))
        marks.append(whiskers(scale, ROW * number + 28, colour, one.rate.low, one.rate.rate, one.rate.high))
    how = speech.say("arena-wins-how", part=speech.percent(1 / seats))
    return plot("wins", speech.say("arena-wins"), how, bottom + AXIS, marks)


def seat_plot(speech: Speech, players: Sequence[Contestant]) -> Plot:
    """A bar for each seat of each contestant."""
    seats = len(players[0].standing.by_seat)
    row = 26 + 15.0 * seats
    bottom, left = row * len(players), 24.0
    room = WIDTH - EDGE - 52 - left
    marks = []
    for number, (one, colour) in enumerate(players):
        top = row * number
        marks.append(text(EDGE, top + 13, one.name[:LONGEST], "name"))
        for seat, share in enumerate(one.by_seat):
            y = top + 20 + 15 * seat
            marks.append(text(EDGE, y + 10, str(seat + 1), "tick"))
            marks.append(box(left + 6, y, room, 11, "bed"))
            marks.append(box(left + 6, y, room * share.rate, 11, f"c{colour}"))
            marks.append(text(WIDTH - EDGE, y + 10, speech.percent(share.rate, 0), "tick end"))
    return plot("seat", speech.say("arena-by-seat"), speech.say("arena-by-seat-how"), bottom, marks)


class Bins(NamedTuple):
    """Whole numbers counted in groups of equal width."""

    start: int
    width: int
    counts: list[int]


def binned(values: Sequence[int], low: int, high: int, most: int = 28) -> Bins:
    """Count values in at most so many groups that reach from `low` to `high`."""
    width = max(1, ceil(nice((high - low + 1) / most)))
    start = low // width * width
    counts = [0] * ((high - start) // width + 1)
    for value in values:
        counts[(value - start) // width] += 1
    return Bins(start, width, counts)


def bars(bins: Bins, scale: Scale, bottom: float, height: float, kind: str) -> str:
    """The groups as bars that touch nearly."""
    tallest = max(bins.counts)
    return "".join(
        box(
            scale.x(bins.start + bins.width * k) + 0.5,
            bottom - height * count / tallest,
            scale.x(bins.start + bins.width * (k + 1)) - scale.x(bins.start + bins.width * k) - 1,
            height * count / tallest,
            kind,
        )
        for k, count in enumerate(bins.counts)
        if count
    )


def score_plot(speech: Speech, players: Sequence[Contestant]) -> Plot:
    """How each contestant's points are spread, all on one scale; a line at the mean."""
    low = min(min(one.standing.scores) for one in players)
    high = max(max(one.standing.scores) for one in players)
    ticks = ticks_between(low, high + 1)
    scale, row, bottom = over(ticks), SCORE_ROW, SCORE_ROW * len(players)
    marks = [axis(scale, ticks, 0, bottom, speech.number)]
    for number, (one, colour) in enumerate(players):
        base = row * (number + 1) - 6
        marks.append(heading(row * number, one.name, speech.number(one.mean_score, 1)))
        marks.append(line(EDGE, base, WIDTH - EDGE, base, "track"))
        marks.append(bars(binned(one.scores, low, high), scale, base, 40, f"c{colour}"))
        mean = scale.x(one.mean_score)
        marks.append(line(mean, base - 42, mean, base + 3, "mean"))
    return plot("score", speech.say("arena-scores"), speech.say("arena-scores-how"), bottom + AXIS, marks)


def length_plot(speech: Speech, result: Standings) -> Plot:
    """How many decisions a game has."""
    low, high = min(result.lengths), max(result.lengths)
    ticks = ticks_between(low, high + 1)
    scale, bottom = over(ticks), max(130.0, SCORE_ROW * len(result.players))  # as high as the plot beside it
    mean = sum(result.lengths) / len(result.lengths)
    marks = [
        axis(scale, ticks, 0, bottom, speech.number),
        line(EDGE, bottom, WIDTH - EDGE, bottom, "track"),
        bars(binned(result.lengths, low, high), scale, bottom, bottom - 18, "plain"),
        line(scale.x(mean), 6, scale.x(mean), bottom + 3, "mean"),
    ]
    return plot("length", speech.say("arena-lengths"), speech.say("arena-lengths-how"), bottom + AXIS, marks)


def time_plot(speech: Speech, players: Sequence[Contestant]) -> Plot:
    """How long a choice takes: the mean, where most games lie, and the slowest of all."""
    shown = [one for one in players if one.standing.game_seconds]
    least = min((min(one.standing.game_seconds) for one in shown), default=1e-6)
    most = max((one.standing.slowest_seconds for one in shown), default=1.0)
    low, high = floor(log10(max(least, 1e-7))), ceil(log10(max(most, 1e-6)))
    scale, bottom = Scale(10.0**low, 10.0 ** max(high, low + 1), True), ROW * len(shown)
    marks = [axis(scale, [10.0**k for k in range(low, max(high, low + 1) + 1)], 0, bottom, speech.power)]
    for number, (one, colour) in enumerate(shown):
        y = ROW * number + 28
        start, end = (max(value, scale.low) for value in deciles(one.game_seconds))
        slowest = scale.x(max(one.slowest_seconds, scale.low))
        marks.append(heading(ROW * number, one.name, speech.seconds(one.mean_seconds)))
        marks.append(whiskers(scale, y, colour, start, max(one.mean_seconds, scale.low), end))
        marks.append(line(slowest, y - 7, slowest, y + 7, f"span s{colour}"))
    return plot("time", speech.say("arena-time"), speech.say("arena-time-how"), bottom + AXIS, marks)
