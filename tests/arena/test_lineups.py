"""Who sits where: every line-up in all its orders, equally often, and under the same luck."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from caravansary.arena import tournament as tournaments
from caravansary.arena.errors import Unplayable
from caravansary.arena.lineups import MOST_GAMES, Lineups
from caravansary.players import Player, RandomPlayer, Seen
from tests.arena.tools import tournament, without_times


@pytest.mark.parametrize(("contestants", "seats"), [(2, 2), (3, 2), (5, 2), (3, 3), (5, 3), (6, 6)])
def test_enough_contestants_sit_once_each_in_all_orders(contestants: int, seats: int) -> None:
    lineups = Lineups(contestants, seats)
    seatings = list(lineups.seatings())
    assert set(seatings) == {
        order for group in combinations(range(contestants), seats) for order in permutations(group)
    }
    assert len(seatings) == len(set(seatings)) == lineups.in_a_round()


def test_too_few_contestants_sit_on_several_seats() -> None:
    assert list(Lineups(2, 3).seatings()) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


@pytest.mark.parametrize(("contestants", "seats"), [(2, 3), (2, 6), (3, 4), (4, 6)])
def test_nobody_plays_against_nobody_else(contestants: int, seats: int) -> None:
    lineups = Lineups(contestants, seats)
    seatings = list(lineups.seatings())
    assert len(seatings) == len(set(seatings)) == lineups.in_a_round()
    assert all(len(set(seating)) > 1 for seating in seatings)
    for seating in seatings:
        assert set(permutations(seating)) <= set(seatings)  # in all orders
    met = {frozenset(pair) for seating in seatings for pair in combinations(seating, 2)}
    assert {frozenset(pair) for pair in combinations(range(contestants), 2)} <= met


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_alone_sits_once_on_every_seat(seats: int) -> None:
    lineups = Lineups(2, seats, lone=True)
    seatings = list(lineups.seatings())
    assert len(seatings) == lineups.in_a_round() == seats
    assert all(seating.count(0) == 1 and seating.index(0) == at for at, seating in enumerate(seatings))


@pytest.mark.parametrize(("contestants", "seats"), [(2, 2), (4, 3), (2, 4), (3, 5)])
def test_everybody_sits_everywhere_equally_often(contestants: int, seats: int) -> None:
    seatings = list(Lineups(contestants, seats).seatings())
    for seat in range(seats):
        assert len(set(Counter(seating[seat] for seating in seatings).values())) == 1


@pytest.mark.parametrize(("games", "rounds"), [(1, 1), (6, 1), (7, 2), (500, 84), (504, 84)])
def test_games_are_rounded_up_to_whole_rounds(games: int, rounds: int) -> None:
    assert Lineups(3, 2).rounds_for(games) == rounds


def test_what_would_never_end_is_refused_without_listing_it() -> None:
    assert Lineups(2, 2).rounds_for(MOST_GAMES) == MOST_GAMES // 2
    for lineups, games in ((Lineups(2, 2), MOST_GAMES + 1), (Lineups(1000, 6), 1)):
        with pytest.raises(Unplayable, match="at most 1,000,000"):
            lineups.rounds_for(games)


def test_every_seating_is_played_once_in_each_round() -> None:
    held = tournament("a", "b", "c", rounds=4)
    schedule = list(held.schedule())
    assert len(schedule) == held.games == 24
    assert set(Counter(seating for _, seating in schedule).values()) == {4}
    assert set(Counter(at for at, _ in schedule).values()) == {6}


def test_the_games_of_a_round_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three contestants that are the same player: within a round all their games are one game, seat for seat."""
    monkeypatch.setattr(tournaments, "make_player", lambda name, patience: RandomPlayer())
    held = tournament("one", "two", "three", game="silk", rounds=3)
    games = [what[1:] for what in without_times(list(held.play(range(held.games))))]
    for at in range(3):
        assert len({str(game) for game in games[6 * at : 6 * at + 6]}) == 1
    assert len({str(game) for game in games}) == 3


def test_a_seats_own_luck_depends_on_round_and_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, int, int]] = []

    class Telling(Player):
        def __init__(self, who: str, patience: float) -> None:
            self.who = who

        def choose(self, seen: Seen) -> int:
            drawn.append((self.who, seen.seat, int(seen.rng.copy().word())))
            return seen.legal[0]

    monkeypatch.setattr(tournaments, "make_player", Telling)
    held = tournament("one", "two", rounds=1)
    first: list[dict[int, tuple[str, int]]] = []
    for number in (0, 1):
        drawn.clear()
        list(held.play([number]))
        first.append({seat: (who, word) for who, seat, word in reversed(drawn)})
    for seat in (0, 1):
        assert first[0][seat][0] != first[1][seat][0]  # another contestant
        assert first[0][seat][1] == first[1][seat][1]  # the same luck
    assert first[0][0][1] != first[0][1][1]


def test_only_choices_are_timed() -> None:
    game = tournament(game="silk").game()
    played = tournaments.play_one(game, [RandomPlayer(), RandomPlayer()], 1, 0, 9)
    assert played.game == 9 and len(played.places) == 2
    assert all(0 < choices < every for choices, every in zip(played.choices, played.decisions, strict=True))
    assert all(0 < slowest <= total for slowest, total in zip(played.slowest, played.seconds, strict=True))
