"""The record of a tournament: a line for each finished game, so that a run that was killed goes on where it stopped.

The first line binds the file to its tournament. A line that was being written when the run died is dropped and its game is
played again; anything else that does not fit is refused and the file is left as it is.
"""

import json
import os
from collections.abc import Iterable
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from caravansary.arena.errors import Unplayable
from caravansary.arena.tournament import Played, Tournament
from caravansary.engine.log import END_REASON
from caravansary.engine.messages import Plain, short

FORMAT: Final = 1
LONGEST: Final = 1 << 20  # bytes of a line
LARGEST: Final = 1_000_000_000  # points, decisions or seconds
READ_GAME: Final = msgspec.json.Decoder(Played)
WRITE: Final = msgspec.json.Encoder()


class Record:
    """An open record. `games` are those it held when it was opened, by number; `add` appends as soon as they are finished."""

    def __init__(self, path: str, tournament: Tournament) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        self._tournament = tournament
        self._file = _open(path)
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, games: Iterable[Played]) -> None:
        """Append finished games; they outlive this process."""
        self._file.write(b"".join(WRITE.encode(game) + b"\n" for game in games))
        self._file.flush()

    def _begin(self) -> None:
        """Read what is there and stand behind the last whole line."""
        binding = self._tournament.binding()
        header = WRITE.encode({"caravansary_arena": FORMAT, **binding}) + b"\n"
        first = self._file.readline(LONGEST)
        if header.startswith(first) and first != header:  # nothing yet, or it died over its first line
            whole = 0
        else:
            _check_header(self.path, first, binding)
            whole = self._read_games(len(first))
        self._file.seek(whole)
        self._file.truncate()
        if whole == 0:
            self._file.write(header)
            self._file.flush()

    def _read_games(self, start: int) -> int:
        """All games, and where the last whole line ends."""
        whole, number = start, 1
        while (line := self._file.readline(LONGEST)).endswith(b"\n"):
            number += 1
            whole += len(line)
            game = _read_game(f"{self.path}: line {number}", line, self._tournament)
            if game.game in self.games:
                raise Unplayable(f"{self.path}: line {number}: game {game.game} is there twice")
            self.games[game.game] = game
        if len(line) == LONGEST:
            raise Unplayable(f"{self.path}: line {number + 1}: too long")
        return whole


def _open(path: str) -> BinaryIO:
    """The file, made if it is not there; for one run at a time where the system can tell."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise Unplayable(f"{path}: not a file")
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # no such locks on this system
    except OSError as taken:
        file.close()
        raise Unplayable(f"{path}: another run is writing it") from taken
    return file


def _check_header(path: str, line: bytes, binding: Plain) -> None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("caravansary_arena") != FORMAT or not line.endswith(b"\n"):
        raise Unplayable(f"{path}: not the record of a tournament")
    for key, value in binding.items():
        if found.get(key) != value:
            raise Unplayable(
                f"{path}: the record of another tournament: {key} is {short(found.get(key))} there, {short(value)} here"
            )


def _read_game(where: str, line: bytes, tournament: Tournament) -> Played:
    try:
        game = READ_GAME.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as bad:
        raise Unplayable(f"{where}: not a game: {bad}") from bad
    if not 0 <= game.game < tournament.games:
        raise Unplayable(f"{where}: there is no game {game.game} in this tournament")
    counted = (*map(abs, game.scores), *game.decisions, *game.choices, *game.seconds, *game.slowest)
    lists = (game.scores, game.places, game.decisions, game.choices, game.seconds, game.slowest)
    if any(len(values) != tournament.seats for values in lists):
        raise Unplayable(f"{where}: must have an entry for each of {tournament.seats} seats")
    if not _is_ranking(game.places) or min(counted) < 0 or max(counted) > LARGEST or not END_REASON.fullmatch(game.end):
        raise Unplayable(f"{where}: no game can end like that")
    return game


def _is_ranking(places: list[int]) -> bool:
    """Is each place one more than the number of seats before it?"""
    return all(place == 1 + sum(other < place for other in places) for place in places)
