"""Whatever a player of others does wrong becomes one line that names it, soon, and nothing of it stays."""

import signal
import threading
import time
from typing import Any

import pytest

from caravansary.engine.match import Match
from caravansary.engine.messages import BadPlayer
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.players import Player, Seen, Thought, guest, make_player
from caravansary.players.play import play_game, play_match
from caravansary.players.why import why
from tests.samples import rascals

SHORT = 0.2  # seconds for a decision


def first_decision(player: Player) -> int:
    state = load_game("silk").new_initial_state()
    rng = Rng(1)
    while state.current_player() < 0:
        state.act(state.sample_chance(rng), -1)
    return player.choose(Seen(state, int(state.current_player()), rng))


@pytest.mark.parametrize(
    ("rascal", "what"),
    [
        ("Raises", r"raised ZeroDivisionError: .* \(rascals.py, line \d+\)"),
        ("Leaves", r"raised SystemExit: 0 \(rascals.py, line \d+\)"),
        ("Cheats", r"chose \d+ \(.+\), which is not legal there"),
        ("Overshoots", r"chose \d+, which is not legal there"),
        ("Mumbles", "answered str instead of the number of an action"),
        ("Sleeps", "took longer than 0.2 s"),
        ("Loops", "took longer than 0.2 s"),
        ("Dawdles", "took longer than 0.2 s"),
    ],
)
def test_a_rascal_is_one_line(rascal: str, what: str) -> None:
    name = f"tests.samples.rascals:{rascal}"
    with pytest.raises(BadPlayer, match=rf"^player {name}, on seat 1 in a game of Silk, {what}$"):
        first_decision(make_player(name, SHORT if "longer" in what else 60.0))


class Bell:
    """The system's clock and its one alarm, which go on only when somebody waits here."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due = 0.0  # when it rings; 0, as long as none is set
        self.again = 0.0

    def set(self, _which: int, seconds: float, again: float = 0.0) -> tuple[float, float]:
        """As `signal.setitimer`: what is left of the alarm that was set before."""
        left = (self.due - self.now if self.due else 0.0, self.again)
        self.due, self.again = self.now + seconds if seconds else 0.0, again
        return left

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while 0.0 < self.due <= until:
            self.now = self.due
            self.due = self.now + self.again if self.again else 0.0
            handler = signal.getsignal(signal.SIGALRM)
            assert callable(handler)
            handler(signal.SIGALRM, None)
        self.now = until


@pytest.fixture
def bell(monkeypatch: pytest.MonkeyPatch) -> Bell:
    found = Bell()
    monkeypatch.setattr(signal, "setitimer", found.set)
    monkeypatch.setattr(guest, "monotonic", lambda: found.now)
    return found


def test_no_alarm_outlives_its_decision(bell: Bell) -> None:
    set_for: list[float] = []

    class First(Player):
        def choose(self, seen: Seen) -> int:
            set_for.append(bell.due - bell.now)
            return seen.legal[0]

    first_decision(make_player(First, SHORT))
    assert (set_for, bell.due) == ([SHORT], 0.0)


def test_whoever_waited_for_an_alarm_still_gets_it(bell: Bell) -> None:
    class Waits(Player):
        def choose(self, seen: Seen) -> int:
            bell.wait(rascals.FOR_EVER)
            return seen.legal[0]

    rung: list[float] = []
    before = signal.signal(signal.SIGALRM, lambda *_: rung.append(bell.now))
    signal.setitimer(signal.ITIMER_REAL, 3 * SHORT)
    try:
        with pytest.raises(BadPlayer, match=r"took longer than 0.2 s"):
            first_decision(make_player(Waits, SHORT))
        assert (bell.now, rung) == (SHORT, [])
        bell.wait(rascals.FOR_EVER)
        assert rung == [pytest.approx(3 * SHORT)]
    finally:
        signal.signal(signal.SIGALRM, before)


def test_where_there_is_no_alarm_it_is_told_when_it_comes_back() -> None:
    class Slow(Player):
        def choose(self, seen: Seen) -> int:
            time.sleep(2 * SHORT)
            return seen.legal[0]

    said: list[Any] = []

    def work() -> None:
        with pytest.raises(BadPlayer, match=r"player Slow, .* took longer than 0.2 s") as failed:
            first_decision(make_player(Slow, SHORT))
        said.append(failed.value)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert len(said) == 1


def test_numbers_of_other_kinds_are_numbers() -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    class Scientist:
        def choose(self, seen: Seen) -> Number:
            return Number(seen.legal[0])

    assert type(first_decision(make_player(Scientist))) is int  # type: ignore[arg-type]


def test_a_guest_says_why() -> None:
    class Knows(Player):
        def choose(self, seen: Seen) -> int:
            self.thought = Thought([3.0, 4.0], [seen.legal[0]])
            return seen.legal[0]

    class Forgets(Player):
        """Does not care for what a player is made with."""

        def __init__(self) -> None:
            pass

        def choose(self, seen: Seen) -> int:
            return seen.legal[0]

    state, rng = load_game("yak").new_initial_state(), Rng(1)
    while state.current_player() < 0:
        state.act(state.sample_chance(rng), -1)
    for who, points in ((Knows, [3.0, 4.0]), (Forgets, None)):
        player, seen = make_player(who), Seen(state, int(state.current_player()), rng)
        thought = why(player, seen, player.choose(seen))
        assert thought.line == [seen.legal[0]] and (points is None or thought.points == points)


def test_a_bad_player_ends_a_game_and_a_match() -> None:
    with pytest.raises(BadPlayer, match="on seat 2"):
        play_game(load_game("yak"), [make_player("random"), make_player(rascals.Raises)], 1)
    match = Match(load_game("yak"), bytes(32))
    with pytest.raises(BadPlayer, match="on seat 2"):
        play_match(match, ["random", rascals.Raises])
    assert match.entries and not match.state.is_terminal()


def test_a_match_between_objects_and_names() -> None:
    class Last(Player):
        def choose(self, seen: Seen) -> int:
            return seen.legal[-1]

    ends = []
    for _ in range(2):
        match = Match(load_game("yak"), bytes(32))
        play_match(match, [Last, "greedy"], seed=4)
        ends.append(match.entries)
    assert match.state.is_terminal() and ends[0] == ends[1]
