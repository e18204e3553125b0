"""What a tournament says about its contestants: plain numbers, from which tables, JSON and the page are made."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from caravansary.arena.interval import Rate, wilson
from caravansary.arena.lineups import Seating
from caravansary.arena.rating import Rating, rate
from caravansary.arena.tournament import Played, Tournament
from caravansary.engine.messages import Plain


class Seat(NamedTuple):
    """One contestant on one seat of one game: what everything is counted from."""

    round: int
    seat: int
    share: float  # of the victory: 1, or less if it was shared
    score: int
    choices: int
    seconds: float
    slowest: float


class Share(NamedTuple):
    """A part of so many games."""

    rate: float
    games: int


class Standing(NamedTuple):
    """One contestant's result. A game counts once for each seat that the contestant had in it."""

    name: str
    games: int
    wins: float
    rate: Rate
    error: float | None  # the standard error of the win rate, from its spread between rounds; None for a single round
    rating: Rating
    mean_score: float
    scores: list[int]
    mean_seconds: float  # of a decision with a choice
    slowest_seconds: float
    game_seconds: list[float]  # the mean of each game that left a choice
    by_seat: list[Share]
    against: list[Share]  # who came in before whom; of each other contestant, and nothing of itself

    def as_plain(self, others: Sequence[str]) -> Plain:
        """The result as plain data; `others` are the names of all contestants, for who beat whom."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": self.rate.rate,
            "low": self.rate.low,
            "high": self.rate.high,
            "standard_error": self.error,
            "rating": self.rating.ordinal,
            "mu": self.rating.mu,
            "sigma": self.rating.sigma,
            "mean_score": self.mean_score,
            "decision_seconds": {"mean": self.mean_seconds, "slowest": self.slowest_seconds},
            "by_seat": [share._asdict() for share in self.by_seat],
            "against": {
                name: share._asdict() for name, share in zip(others, self.against, strict=True) if name != self.name
            },
        }


class Standings(NamedTuple):
    """A tournament's result, contestants in the order in which they were named."""

    players: list[Standing]
    lengths: list[int]  # decisions of each game
    end_reasons: dict[str, int]

    def as_plain(self) -> Plain:
        """The result as plain data."""
        names = [player.name for player in self.players]
        return {
            "players": [player.as_plain(names) for player in self.players],
            "mean_decisions": fmean(self.lengths),
            "end_reasons": self.end_reasons,
        }


def standings(tournament: Tournament, games: Sequence[Played]) -> Standings:
    """Count the games, which are all of the schedule and in its order."""
    seatings = [seating for _, seating in tournament.schedule()]
    seen: list[list[Seat]] = [[] for _ in tournament.contestants]
    for (at, seating), game in zip(tournament.schedule(), games, strict=True):
        for contestant, seat in zip(seating, _seats(at, game), strict=True):
            seen[contestant].append(seat)
    ratings = rate(len(seen), zip(seatings, (game.places for game in games), strict=True))
    met = meetings(len(seen), zip(seatings, games, strict=True))
    players = [
        _standing(name, seats, rating, tournament.seats, against)
        for name, seats, rating, against in zip(tournament.names, seen, ratings, met, strict=True)
    ]
    reasons = Counter(game.end for game in games)
    return Standings(players, [sum(game.decisions) for game in games], dict(sorted(reasons.items())))


def _seats(at: int, game: Played) -> Iterator[Seat]:
    won = game.winners()
    for seat, score in enumerate(game.scores):
        share = 1 / len(won) if seat in won else 0.0
        yield Seat(at, seat, share, score, game.choices[seat], game.seconds[seat], game.slowest[seat])


def _standing(name: str, seats: list[Seat], rating: Rating, chairs: int, against: list[Share]) -> Standing:
    wins = sum(seat.share for seat in seats)
    choices = sum(seat.choices for seat in seats)
    return Standing(
        name,
        len(seats),
        wins,
        wilson(wins, len(seats)),
        _error(seats),
        rating,
        fmean(seat.score for seat in seats),
        [seat.score for seat in seats],
        sum(seat.seconds for seat in seats) / max(1, choices),
        max(seat.slowest for seat in seats),
        [seat.seconds / seat.choices for seat in seats if seat.choices],
        [_mean([seat.share for seat in seats if seat.seat == chair]) for chair in range(chairs)],
        against,
    )


def _mean(shares: list[float]) -> Share:
    return Share(fmean(shares) if shares else 0.0, len(shares))


def _error(seats: list[Seat]) -> float | None:
    """Rounds are independent of each other, games of one round are not: they share their luck. So rounds are what is compared."""
    rounds: dict[int, list[float]] = {}
    for seat in seats:
        rounds.setdefault(seat.round, []).append(seat.share)
    means = [fmean(shares) for shares in rounds.values()]
    if len(means) < 2:
        return None
    middle = fmean(means)
    return sqrt(sum((mean - middle) ** 2 for mean in means) / (len(means) - 1) / len(means))


def meetings(contestants: int, games: Iterator[tuple[Seating, Played]]) -> list[list[Share]]:
    """For each pair of contestants: how often a seat of the first came in before one of the second; equal places are half."""
    before = [[0.0] * contestants for _ in range(contestants)]
    met = [[0] * contestants for _ in range(contestants)]
    for seating, game in games:
        for one, mine in zip(seating, game.places, strict=True):
            for other, theirs in zip(seating, game.places, strict=True):
                if one != other:
                    before[one][other] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    met[one][other] += 1
    return [
        [Share(won / games if games else 0.0, games) for won, games in zip(*rows, strict=True)]
        for rows in zip(before, met, strict=True)
    ]
