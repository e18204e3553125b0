"""Matches written down: readable JSON lines, one entry a line, and read again as if a stranger had written them.

    {"caravansary": 1, "game": "border", "rules": "1", "players": 2, "options": {…}, "names": […], "commitment": …, "nonces": […]}
    {"by": "chance", "action": "roll red red blue grey green", "draw": ["dice", 0]}
    {"by": 0, "action": "reroll 1,3"}
    {"end": {"reason": "sixth_area", "scores": [40, 31], "winners": [0]}, "seed": "…"}

The seed is written only when the match is over, or when the house saves its own copy to go on later. A game with an owner's own
component data carries them in its head (`data`), so that the file stands alone. A match that goes on from another says so there:
`"given": {"entries": 40, "source": "<the other's commitment>"}`; so many entries were taken over, not played and drawn.
"""

import json
import re
from collections.abc import Callable, Iterator

from caravansary.engine.contract import CHANCE, Game
from caravansary.engine.fair import SEED_BYTES
from caravansary.engine.match import MAX_NAME, NONCE, Entry, Given, Match
from caravansary.engine.messages import BadOption, BadPosition, Plain, Refused

FORMAT = 1
MAX_LINES = 100_000
END_REASON = re.compile(r"[a-z_]{1,40}")
MakeGame = Callable[[Plain], Game]


class BadLog(ValueError):
    """A file that is not a log of ours: which line, and what is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what


def write(match: Match, secret: bool = False) -> str:
    """The log of a match as text. `secret` adds the seed of a match that is still going on.

    The log of a running match is for the house alone, with or without its seed: it holds sealed choices and hidden draws.
    """
    lines: list[Plain] = [head(match)]
    lines += [_entry_line(match.game, entry) for entry in match.entries]
    if match.state.is_terminal():
        lines.append({"end": _end(match), **_seed(match)})
    elif secret and match.chance is not None:
        lines.append(_seed(match))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def head(match: Match) -> Plain:
    """What is known before the first draw."""
    game = match.game
    first: Plain = {
        "caravansary": FORMAT,
        "game": game.info.name,
        "rules": game.info.rules_version,
        "players": game.players,
        "options": game.options,
        "names": match.names,
        "commitment": match.commitment,
        "nonces": match.nonces,
    }
    if match.given.entries:
        first["given"] = match.given._asdict()
    data = game.data()
    return first if data is None else {**first, "data": data}


def _entry_line(game: Game, entry: Entry) -> Plain:
    line: Plain = {
        "by": "chance" if entry.seat == CHANCE else entry.seat,
        "action": game.action_to_string(entry.action),
    }
    return {**line, "draw": [entry.stream, entry.counter]} if entry.seat == CHANCE else line


def _end(match: Match) -> Plain:
    state = match.state
    return {"reason": state.end_reason(), "scores": state.scores(), "winners": state.winners()}


def _seed(match: Match) -> Plain:
    return {} if match.chance is None else {"seed": match.chance.seed.hex()}


class Record:
    """A log as it was read, before it is replayed."""

    def __init__(self, game: Game, header: Plain) -> None:
        self.game = game
        self.names = [str(name) for name in _strings(header, "names", MAX_NAME)]
        self.nonces = _strings(header, "nonces", 64)
        commitment = header.get("commitment")
        if len(self.nonces) not in (0, game.players) or not all(NONCE.fullmatch(nonce) for nonce in self.nonces):
            raise BadLog(1, f"nonces: none, or {game.players} texts of letters, digits, - and _")
        if len(self.names) != game.players:
            raise BadLog(1, f"names: must be {game.players}")
        if commitment is not None and not isinstance(commitment, str):
            raise BadLog(1, "commitment: must be a text or null")
        self.commitment = commitment
        self.given = _read_given(header.get("given"))
        self.moves: list[tuple[int, int]] = []
        self.draws: list[tuple[int, str, int]] = []  # ply, stream, counter as the file says them
        self.seed: bytes | None = None
        self.end: Plain | None = None

    def replay(self) -> Match:
        """The match this log describes."""
        seed = self.seed if self.commitment is not None else None
        try:
            match = Match.replay(self.game, self.moves, seed, self.nonces, self.names, self.given)
        except Refused as refused:
            raise BadLog(self._refused_line(), f"not legal here, by {', '.join(refused.verdict.rules)}") from refused
        if self.end is not None and self.end != _end(match):
            raise BadLog(len(self.moves) + 2, f"end: replaying gives {json.dumps(_end(match))}")
        if self.commitment is not None and match.commitment not in (None, self.commitment):
            raise BadLog(len(self.moves) + 2, "seed: is not the one that was committed to")
        match.commitment = self.commitment
        return match

    def _refused_line(self) -> int:
        """The first line that cannot be played."""
        state = self.game.new_initial_state()
        for at, (seat, action) in enumerate(self.moves):
            try:
                state.apply_action(action, seat)
            except Refused:
                return at + 2
        return len(self.moves) + 1


def read(text: str, make_game: MakeGame) -> Record:
    """Read a log. `make_game` answers the game of a header, or raises `BadOption` or `BadPosition`."""
    lines = text.removesuffix("\n").split("\n")  # nothing else ends a line: names may hold any character
    if not text or len(lines) > MAX_LINES:
        raise BadLog(1, "a log has a header and at most 100,000 lines")
    rows = _rows(lines)
    header = next(rows)
    if header.get("caravansary") != FORMAT:
        raise BadLog(1, "this is not the log of a match")
    try:
        game = make_game(header)
    except (BadOption, BadPosition, TypeError) as bad:
        raise BadLog(1, str(bad)) from bad
    if header.get("rules") != game.info.rules_version:
        saved = str(header.get("rules"))[:20]
        raise BadLog(1, f"rules: written under version {saved}, this is {game.info.rules_version}")
    record = Record(game, header)
    for number, row in enumerate(rows, start=2):
        if record.end is not None or record.seed is not None:
            raise BadLog(number, "nothing may follow the end")
        _read_row(record, row, number)
    if record.given.entries > len(record.moves):
        raise BadLog(1, f"given: the log has only {len(record.moves)} entries")
    return record


def _rows(lines: list[str]) -> Iterator[Plain]:
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as bad:
            raise BadLog(number, "not JSON") from bad
        if not isinstance(row, dict):
            raise BadLog(number, "must be an object")
        yield row


def _read_row(record: Record, row: Plain, number: int) -> None:
    if "seed" in row or "end" in row:
        record.seed = _read_seed(row.get("seed"), number)
        end = row.get("end")
        if end is not None and not isinstance(end, dict):
            raise BadLog(number, "end: must be an object")
        record.end = end
        return
    by, action = row.get("by"), row.get("action")
    seat = int(CHANCE) if by == "chance" else by
    if type(seat) is not int or (by != "chance" and not 0 <= seat < record.game.players):
        raise BadLog(number, "by: must be a seat or chance")
    if not isinstance(action, str):
        raise BadLog(number, "action: must be a text")
    try:
        record.moves.append((seat, record.game.string_to_action(action)))
    except Refused as refused:
        raise BadLog(number, f"action: the game has no {action[:60]!r}") from refused
    if seat == CHANCE:
        record.draws.append((number, *_read_draw(row.get("draw"), number)))


def _read_draw(draw: object, number: int) -> tuple[str, int]:
    if not isinstance(draw, list) or len(draw) != 2 or not isinstance(draw[0], str) or type(draw[1]) is not int:
        raise BadLog(number, "draw: must be the stream and its count")
    return draw[0], draw[1]


def _read_given(given: object) -> Given:
    if given is None:
        return Given(0, "")
    entries, source = (given.get("entries"), given.get("source")) if isinstance(given, dict) else (None, None)
    if type(entries) is not int or entries < 1 or not isinstance(source, str):
        raise BadLog(1, "given: must be a number of entries and their source")
    if not re.fullmatch(r"(?:[0-9a-f]{64})?", source):
        raise BadLog(1, "given: source: must be a commitment, or empty")
    return Given(entries, source)


def _read_seed(seed: object, number: int) -> bytes | None:
    if seed is None:
        return None
    if not isinstance(seed, str) or not re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", seed):
        raise BadLog(number, f"seed: must be {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(seed)


def _strings(header: Plain, key: str, longest: int) -> list[str]:
    value = header.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and len(item) <= longest for item in value):
        raise BadLog(1, f"{key}: must be a list of short texts")
    if not all(item.isprintable() for item in value):
        raise BadLog(1, f"{key}: only printable characters")
    return value
