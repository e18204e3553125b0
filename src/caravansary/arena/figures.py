"""A result as tables of texts: the terminal prints them, the page shows them beside its plots."""

from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from typing import NamedTuple

from caravansary.arena.speech import Speech
from caravansary.arena.standings import Share, Standing, Standings
from caravansary.arena.tournament import Tournament


class Figures(NamedTuple):
    """A table whose first column holds names and whose others hold figures."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def played(speech: Speech, tournament: Tournament) -> str:
    """What is played, in one sentence or two."""
    return speech.say(
        "arena-played",
        players=len(tournament.contestants),
        seats=tournament.seats,
        rounds=tournament.rounds,
        size=tournament.lineups.in_a_round(),
        games=tournament.games,
    )


def endings(speech: Speech, tournament: Tournament, result: Standings) -> str:
    """Why games ended, and how often."""
    return endings_of(speech, tournament.name, result.end_reasons)


def endings_of(speech: Speech, game: str, reasons: Mapping[str, int]) -> str:
    """Why games of this name ended; a reason that has no words is called by its name."""

    def why(reason: str) -> str:
        try:
            return speech.say(f"{game}-reason-{reason}").rstrip(".")
        except KeyError:
            return reason

    return "; ".join(f"{why(reason)}: {speech.number(count)}" for reason, count in reasons.items())


def results(speech: Speech, players: Sequence[Standing]) -> Figures:
    """The standings, best rating first."""
    say = speech.say
    heads = [
        say("arena-player"),
        say("arena-games"),
        say("arena-wins"),
        say("arena-interval"),
        say("arena-rating"),
        "μ",
        "σ",
        say("arena-mean-score"),
        say("arena-time"),
    ]
    rows = [
        [
            player.name,
            speech.number(player.games),
            speech.percent(player.rate.rate),
            speech.percents(player.rate.low, player.rate.high),
            speech.number(player.rating.ordinal, 2),
            speech.number(player.rating.mu, 2),
            speech.number(player.rating.sigma, 2),
            speech.number(player.mean_score, 1),
            speech.seconds(player.mean_seconds),
        ]
        for player in ranked(players)
    ]
    return Figures(say("arena-result"), heads, rows)


def ranked(players: Sequence[Standing]) -> list[Standing]:
    """The best rating first."""
    return sorted(players, key=lambda player: -player.rating.ordinal)


def by_seat(speech: Speech, players: Sequence[Standing]) -> Figures:
    """How often each contestant wins on each seat."""
    seats = range(1, len(players[0].by_seat) + 1)
    heads = [speech.say("arena-player"), *(speech.say("arena-seat", number=seat) for seat in seats)]
    rows = [[player.name, *(_part(speech, share) for share in player.by_seat)] for player in ranked(players)]
    return Figures(speech.say("arena-by-seat"), heads, rows)


def against(speech: Speech, players: Sequence[Standing]) -> Figures:
    """Who comes in before whom: the row before the column."""
    order = sorted(range(len(players)), key=lambda number: -players[number].rating.ordinal)
    heads = [speech.say("arena-player"), *(players[number].name for number in order)]
    rows = [
        [
            players[one].name,
            *("–" if one == other else _part(speech, players[one].against[other]) for other in order),
        ]
        for one in order
    ]
    return Figures(speech.say("arena-against"), heads, rows)


def _part(speech: Speech, share: Share) -> str:
    return f"{speech.percent(share.rate)} / {speech.number(share.games)}" if share.games else "–"


def scores(speech: Speech, players: Sequence[Standing]) -> Figures:
    """How the points of each contestant are spread."""
    heads = [speech.say("arena-player"), speech.say("arena-mean"), *_spread_heads(speech)]
    rows = [
        [player.name, speech.number(player.mean_score, 1), *_spread(speech, player.scores)]
        for player in ranked(players)
    ]
    return Figures(speech.say("arena-scores"), heads, rows)


def lengths(speech: Speech, result: Standings) -> Figures:
    """How long games are, and why they end."""
    heads = ["", speech.say("arena-mean"), *_spread_heads(speech)]
    mean = sum(result.lengths) / len(result.lengths)
    row = [speech.say("arena-decisions"), speech.number(mean, 1), *_spread(speech, result.lengths)]
    return Figures(speech.say("arena-lengths"), heads, [row])


def times(speech: Speech, players: Sequence[Standing]) -> Figures:
    """How long decisions take."""
    heads = [speech.say("arena-player"), speech.say("arena-mean"), speech.say("arena-slowest")]
    rows = [
        [player.name, speech.seconds(player.mean_seconds), speech.seconds(player.slowest_seconds)]
        for player in ranked(players)
    ]
    return Figures(speech.say("arena-time"), heads, rows)


def _spread_heads(speech: Speech) -> list[str]:
    return [speech.say("arena-least"), speech.say("arena-median"), speech.say("arena-most")]


def _spread(speech: Speech, values: Sequence[int]) -> list[str]:
    return [speech.number(min(values)), speech.number(median(values), 1), speech.number(max(values))]


def deciles(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle eight tenths of some values begin and end."""
    if len(values) < 2:
        return values[0], values[0]
    cuts = quantiles(values, n=10, method="inclusive")
    return cuts[0], cuts[-1]
