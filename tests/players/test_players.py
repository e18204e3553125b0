"""Players decide by what they see, and greedy is better than random."""

import pytest

from caravansary import CHANCE, Refused, Rng, load_game
from caravansary.arena.interval import wilson
from caravansary.engine.messages import BadOption
from caravansary.players import PLAYERS, GreedyPlayer, Player, RandomPlayer, Seen, make_player
from caravansary.players.pairing import shares
from caravansary.players.play import play_game


def sealed_table() -> tuple[object, object]:
    """Two tables that seat 2 cannot tell apart: seat 1 crossed something else, sealed."""
    game = load_game("border", players=3, boards="ABC")
    tables = []
    for cell in ("cross 7", "cross 84"):
        state = game.new_initial_state()
        for entry in ("first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3"):
            state.apply_action(game.string_to_action(entry))
        state.apply_action(game.string_to_action(cell), 1)
        tables.append(state)
    return tables[0], tables[1]


QUICK = ("random", "greedy", "beginner", "easy", "search:3")


@pytest.mark.parametrize("name", [*QUICK, "search:20"])
def test_a_player_never_decides_by_what_it_cannot_see(name: str) -> None:
    one, two = sealed_table()
    assert one.position() != two.position()  # type: ignore[attr-defined]
    for seed in range(10):
        seen = [Seen(state, 2, Rng(seed, "player")) for state in (one, two)]  # type: ignore[arg-type]
        assert seen[0].view() == seen[1].view()
        assert seen[0].observation() == seen[1].observation()
        assert make_player(name).choose(seen[0]) == make_player(name).choose(seen[1])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", QUICK)
def test_players_play_whole_games(name: str, players: int) -> None:
    state = play_game(load_game("border", players=players), [make_player(name)] * players, 1, name)
    assert state.is_terminal()
    assert state.end_reason() == "sixth_area"


def test_greedy_beats_random(compiled: bool) -> None:
    """The figure to keep: at least 90 % of 300 games with two players, seats and boards alternating."""
    games = 300 if compiled else 16
    wins = sum(shares(load_game("border", players=2), GreedyPlayer(), RandomPlayer(), games, seed=11))
    rate = wilson(wins, games)
    assert rate.rate >= (0.9 if compiled else 0.7), rate


def test_no_player_holds_the_stream_of_the_dice() -> None:
    """A player that copies its own stream learns nothing about the next roll."""
    foreseen: list[bool] = []

    class Peeking(Player):
        def choose(self, seen: Seen) -> int:
            action = seen.legal[int(seen.rng.below(len(seen.legal)))]
            table = seen.imagine()
            table.act(action, seen.seat)
            if table.current_player() == CHANCE:
                guess = table.clone()
                guess.act(guess.sample_chance(seen.rng.copy()), CHANCE)
                guesses.append(guess.view(None)["dice"])
            elif guesses:
                foreseen.append(guesses.pop() == seen.view()["dice"])
            return action

    guesses: list[object] = []
    for seed in range(20):
        play_game(load_game("border"), [Peeking(), Peeking()], seed)
    assert len(foreseen) > 100
    assert sum(foreseen) < len(foreseen) / 4


def test_the_same_seed_plays_the_same_game() -> None:
    game = load_game("border", players=3)
    ends = [play_game(game, [GreedyPlayer()] * 3, 5, "again").position() for _ in range(2)]
    assert ends[0] == ends[1]


def test_a_player_of_ones_own_needs_one_method() -> None:
    class Last(Player):
        name = "last"

        def choose(self, seen: Seen) -> int:
            return seen.legal[-1]

    assert play_game(load_game("border"), [Last(), RandomPlayer()], 2).is_terminal()


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:0ms", "search:-1", "search:1e3", "search:9999999999ms"]
)
def test_nobody_thinks_for_no_time_or_for_ever(name: str) -> None:
    with pytest.raises(BadOption, match=f"{name}: must be a time like 200ms"):
        make_player(name)


@pytest.mark.parametrize("name", ["oracle", "", "search", "Search:5"])
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"there is no player {name!r}"):
        make_player(name)
    assert not issubclass(BadOption, Refused)


def test_every_player_of_the_house_can_be_made() -> None:
    assert all(isinstance(make_player(name), Player) for name in PLAYERS)


def test_the_interval_of_wilson() -> None:
    rate = wilson(90, 100)
    assert (round(rate.low, 3), round(rate.high, 3)) == (0.826, 0.945)
    assert wilson(0, 10).low == 0.0
