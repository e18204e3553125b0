"""Ratings and counts, against cases that can be checked by hand."""

from math import sqrt

import pytest
from openskill.models import PlackettLuce

from caravansary.arena.interval import wilson
from caravansary.arena.rating import Rating, rate
from caravansary.arena.standings import Share, standings
from tests.arena.tools import ended, made_up, tournament

START = Rating(25.0, 25.0 / 3)


def one_step(delta: float) -> tuple[float, float]:
    """A first duel in the Plackett-Luce model by Weng and Lin, written out: the winner's new mu and sigma."""
    sigma2, beta2 = START.sigma**2, (25 / 6) ** 2
    c = sqrt(2 * (sigma2 + beta2))
    p = 0.5  # equals
    gain = sigma2 / c * (1 - p)
    shrink = 1 - sigma2 / c**2 * (START.sigma / c) * p * (1 - p)
    return START.mu + delta * gain, START.sigma * sqrt(shrink)


def test_nothing_played_nothing_known() -> None:
    assert rate(2, []) == [START, START]
    assert START.ordinal == pytest.approx(0.0)


def test_a_first_duel() -> None:
    won, lost = rate(2, [((0, 1), [1, 2])])
    assert won == pytest.approx(one_step(+1))
    assert lost == pytest.approx(one_step(-1))
    assert won.ordinal == pytest.approx(won.mu - 3 * won.sigma)


def test_the_order_of_seats_does_not_matter_but_places_do() -> None:
    assert rate(2, [((1, 0), [2, 1])]) == rate(2, [((0, 1), [1, 2])])
    ratings = rate(3, [((2, 0, 1), [3, 1, 2])])
    assert ratings[0].mu > ratings[1].mu > ratings[2].mu


def test_a_tie_teaches_equals_nothing_about_who_is_better() -> None:
    one, two = rate(2, [((0, 1), [1, 1])])
    assert one.mu == pytest.approx(two.mu) and one.sigma < START.sigma


def test_the_library_says_the_same_about_three() -> None:
    model = PlackettLuce(tau=0.0)
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[2.0, 1.0, 2.0])
    assert rate(3, [((0, 1, 2), [2, 1, 2])]) == [Rating(team[0].mu, team[0].sigma) for team in teams]


def test_a_contestant_on_several_seats_learns_from_each() -> None:
    """One seat won and one came last: what they learn about mu is added, and each takes its share of the variance."""
    twice, once = rate(2, [((0, 1, 0), [1, 2, 3])])
    model = PlackettLuce(tau=0.0)
    teams = [team[0] for team in model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 2.0, 3.0])]
    assert twice.mu == pytest.approx(teams[0].mu + teams[2].mu - START.mu)
    assert twice.sigma == pytest.approx(teams[0].sigma * teams[2].sigma / START.sigma)
    assert once == Rating(teams[1].mu, teams[1].sigma)


def test_uncertainty_only_shrinks() -> None:
    games = [((0, 1), [1, 2]), ((1, 0), [1, 2])] * 50
    sigmas = [rate(2, games[:n])[0].sigma for n in (0, 10, 50, 100)]
    assert sigmas == sorted(sigmas, reverse=True) and len(set(sigmas)) == 4


# --- counts


def test_a_small_tournament_by_hand() -> None:
    """Two rounds of two: one wins from seat 1, they share one, two wins twice from seat 2 and seat 1."""
    held = tournament("one", "two", rounds=2)
    assert [seating for _, seating in held.schedule()] == [(0, 1), (1, 0)] * 2
    games = [ended(0, [9, 4]), ended(1, [5, 5]), ended(2, [1, 3]), ended(3, [8, 2])]
    one, two = standings(held, games).players
    assert (one.wins, two.wins, one.games) == (1.5, 2.5, 4)
    assert one.rate == wilson(1.5, 4) and two.rate == wilson(2.5, 4)
    assert (one.mean_score, two.mean_score) == ((9 + 5 + 1 + 2) / 4, (4 + 5 + 3 + 8) / 4)
    assert one.by_seat == [Share(0.5, 2), Share(0.25, 2)]
    assert two.by_seat == [Share(0.75, 2), Share(0.5, 2)]
    assert one.against == [Share(0.0, 0), Share(0.375, 4)]
    assert two.against == [Share(0.625, 4), Share(0.0, 0)]
    assert one.mean_seconds == pytest.approx(0.5 / 5) and one.slowest_seconds == 0.25
    assert one.error == pytest.approx(sqrt((0.375**2 * 2) / 1 / 2))  # the rounds gave 0.75 and 0
    assert one.rating == rate(2, [((0, 1), [1, 2]), ((1, 0), [1, 1]), ((0, 1), [2, 1]), ((1, 0), [1, 2])])[0]


def test_a_victory_shared_by_some_of_three() -> None:
    held = tournament("one", "two", "three", game="border", seats=3, rounds=1)
    games = [ended(number, [7, 7, 1]) for number in range(6)]
    players = standings(held, games).players
    assert [player.wins for player in players] == [2.0, 2.0, 2.0]  # each sits on each seat twice
    assert [share.rate for share in players[0].by_seat] == [0.5, 0.5, 0.0]
    assert players[0].error is None  # a single round has no spread


def test_a_game_counts_for_every_seat_of_a_contestant() -> None:
    held = tournament("one", "two", seats=3, rounds=1)
    result = standings(held, [ended(number, [3, 2, 1]) for number in range(6)])
    assert [player.games for player in result.players] == [9, 9]
    assert sum(player.wins for player in result.players) == pytest.approx(6)
    assert result.players[0].against[1].games == 12  # two pairs of seats in each game
    assert result.lengths == [18] * 6 and result.end_reasons == {"stupa": 6}


def test_the_better_is_rated_better() -> None:
    held = tournament("one", "two", "three", seats=2, rounds=9)
    ordinals = [player.rating.ordinal for player in standings(held, made_up(held)).players]
    assert ordinals == sorted(ordinals, reverse=True)


def test_as_plain_data() -> None:
    held = tournament("one", "two", "three", rounds=2)
    plain = standings(held, made_up(held)).as_plain()
    players = plain["players"]
    assert isinstance(players, list)
    assert {"name", "games", "win_rate", "low", "high", "rating", "mu", "sigma", "mean_score", "by_seat"} <= players[
        0
    ].keys()
    assert players[1]["against"].keys() == {"one", "three"}
