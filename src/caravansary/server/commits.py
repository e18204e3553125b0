"""What a transaction has to do: the same for every database, and nothing in here speaks to one.

First the tables that are written to are read (and locked, where others may write too), then everything is done in a few
statements, each with all its rows. `?` stands for a value.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from caravansary.server.store import HintTaken, Move, NotSaved, Old, Outcome, Record, Stale, Write, Written

Row = tuple[Any, ...]
Step = tuple[str, list[Row]]

COLUMNS: Final = (
    *("id", "game", "rules", "header", "seed", "token_hashes"),
    *("openings", "shared", "touched", "arrived", "next", "version", "seen"),
)
JSONS: Final = frozenset({"header", "token_hashes", "arrived"})

TABLE: Final = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id"  # noqa: S608
MOVES: Final = "SELECT seat, action FROM entries WHERE table_id = ? ORDER BY ply"
HINTS: Final = "SELECT ply, seat FROM hints WHERE table_id = ? ORDER BY number"
# When it was used last, as far as that is known: either of the two may be missing in a table of an earlier version.
_USED: Final = "COALESCE(CASE WHEN seen > touched THEN seen ELSE touched END, seen)"
HEADS: Final = f"SELECT id, version, openings, next, {_USED} FROM tables WHERE id"  # noqa: S608
OLD: Final = (
    f"SELECT number, id, version, openings, {_USED}, header FROM tables WHERE number > ? AND {_USED} < ?"  # noqa: S608
    " AND NOT EXISTS (SELECT 1 FROM tables AS earlier WHERE earlier.next = tables.id) ORDER BY number LIMIT ?"
)
KINDS: Final = "SELECT game, rules, COUNT(*) FROM tables GROUP BY game, rules ORDER BY game, rules"
LAST: Final = "SELECT table_id, seat, MAX(ply) FROM entries WHERE seat >= 0 AND table_id"  # … GROUP BY table_id, seat

_CREATE: Final = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"  # noqa: S608
_RAISE: Final = "UPDATE tables SET version = ?, openings = ?, next = ? WHERE id = ?"
_HINT: Final = "INSERT INTO hints (table_id, ply, seat) VALUES (?, ?, ?)"
_CUT: Final = "DELETE FROM entries WHERE table_id = ? AND ply >= ?"
_GONE: Final = (
    "DELETE FROM hints WHERE table_id = ?",
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
# The primary key (table, ply) is the referee: nobody can write the same ply twice.
_APPEND: Final = "INSERT INTO entries (table_id, ply, seat, action) VALUES (?, ?, ?, ?)"


class Plan(NamedTuple):
    """The statements of a transaction in their order, and what comes of each write."""

    steps: list[Step]
    outcomes: list[Outcome]


def existing(writes: Sequence[Write]) -> list[str]:
    """The tables that must be there already, always in the same order: two servers must not wait for each other."""
    return sorted({write.table for write in writes if write.create is None})


def plan(writes: Sequence[Write], found: Iterable[Row]) -> Plan:
    """`found`: what `HEADS` has answered for them."""
    rows = list(found)
    heads = {row[0]: Written(*row[1:4]) for row in rows}
    used = {row[0]: row[4] for row in rows}
    before = dict(heads)
    good: list[Write] = []
    outcomes: list[Outcome] = []
    for write in writes:
        outcome = _outcome(write, heads, used)
        outcomes.append(outcome)
        if isinstance(outcome, Written):
            heads[write.table] = outcome
            good.append(write)
            if write.gone is not None:
                del heads[write.table]
    created = [_values(write.create) for write in good if write.create is not None]
    raised = [(*head, table) for table, head in heads.items() if table in before and head != before[table]]
    hints = [(write.table, *write.hint) for write in good if write.hint is not None]
    gone = [(write.table,) for write in good if write.gone is not None]
    cleared = [(statement, gone) for statement in _GONE]
    steps = [(_CREATE, created), (_RAISE, raised), *_notes(good), (_HINT, hints), *_entries(good), *cleared]
    return Plan([step for step in steps if step[1]], outcomes)


def changes(writes: Sequence[Write], outcomes: Sequence[Outcome]) -> list[tuple[str, int]]:
    """Which tables have another version now, and which."""
    pairs = zip(writes, outcomes, strict=True)
    new = {one.table: out.version for one, out in pairs if one.version is not None and isinstance(out, Written)}
    return list(new.items())


def _outcome(write: Write, heads: Mapping[str, Written], used: Mapping[str, int | None]) -> Outcome:
    if write.create is not None:
        return Written(0, 0, None)
    head = heads.get(write.table)
    if head is None:
        return NotSaved(f"there is no table {write.table}")
    if write.version is not None and write.version != head.version:
        return Stale(f"table {write.table} has version {head.version}, not {write.version}")
    if write.gone is not None and write.gone != (head.openings, used[write.table]):
        return Stale(f"table {write.table} was used meanwhile")
    return Written(head.version + (write.version is not None), head.openings + write.opened, head.next or write.next)


def _notes(writes: Sequence[Write]) -> list[Step]:
    return [
        (
            f"UPDATE tables SET {', '.join(f'{name} = ?' for name in write.note)} WHERE id = ?",  # noqa: S608
            [(*(_stored(name, value) for name, value in write.note.items()), write.table)],
        )
        for write in writes
        if write.note
    ]


def _entries(writes: Sequence[Write]) -> list[Step]:
    """An undo before what follows it: together, unless a table is written to twice in one transaction."""
    tables = [write.table for write in writes if write.moves or write.cut is not None]
    groups = [list(writes)] if len(tables) == len(set(tables)) else [[write] for write in writes]
    steps: list[Step] = []
    for group in groups:
        steps.append((_CUT, [(write.table, write.cut) for write in group if write.cut is not None]))
        steps.append((_APPEND, [row for write in group for row in _rows(write)]))
    return steps


def _rows(write: Write) -> list[Row]:
    return [(write.table, write.ply + k, move.seat, move.action) for k, move in enumerate(write.moves)]


def _values(record: Record) -> Row:
    """A new table as it is written: nobody has opened it yet."""
    fresh = {"seed": record.seed.hex(), "openings": 0, "version": 0}
    return tuple(_stored(name, fresh.get(name, getattr(record, name))) for name in COLUMNS)


def _stored(name: str, value: Any) -> Any:
    return json.dumps(value) if name in JSONS else value


def old(rows: Sequence[Row], last: Iterable[Row]) -> list[Old]:
    """What `OLD` and `LAST` have answered."""
    plies: dict[str, dict[int, int]] = {row[1]: {} for row in rows}
    for table, seat, ply in last:
        plies[table][seat] = ply
    return [
        Old(number, id, version, openings, used, _read(header), plies[id])
        for number, id, version, openings, used, header in rows
    ]


def _read(stored: Any) -> Any:
    """Some drivers read JSON themselves."""
    return json.loads(stored) if isinstance(stored, str) else stored


def record(row: Row, moves: Iterable[Row] = (), hints: Iterable[Row] = ()) -> Record:
    """A table from what `TABLE`, `MOVES` and `HINTS` have answered."""
    found = dict(zip(COLUMNS, row, strict=True))
    for name in JSONS:
        found[name] = _read(found[name])
    found["seed"] = bytes.fromhex(found["seed"])
    found["shared"] = bool(found["shared"])
    return Record(**found, moves=[Move(*move) for move in moves], hints=[HintTaken(*hint) for hint in hints])
