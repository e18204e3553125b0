"""Every write that a store has ever committed, and whether what people were shown and promised fits it.

Triggers in the database note each entry that is written or taken away, with the version of its table. From these the log can
be laid again as it stood after each write: whoever was shown something must have been shown one of these, and every decision
that was acknowledged must be one of these writes, once, and in order.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import reduce
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from caravansary.engine.contract import CHANCE, State
from caravansary.server.snapshot import game_event
from caravansary.server.store import Move, Record
from caravansary.server.stored import build
from caravansary.server.stores import file_of

NOTED: Final = "table_id, version, gone, ply, seat, action"
SQLITE: Final = f"""
CREATE TABLE noted (n INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT, version INTEGER, gone INTEGER, ply INTEGER,
                    seat INTEGER, action TEXT);
CREATE INDEX noted_of ON noted (table_id);
CREATE TRIGGER note_new AFTER INSERT ON entries BEGIN
  INSERT INTO noted ({NOTED}) SELECT id, version, 0, NEW.ply, NEW.seat, NEW.action FROM tables WHERE id = NEW.table_id; END;
CREATE TRIGGER note_gone AFTER DELETE ON entries BEGIN
  INSERT INTO noted ({NOTED}) SELECT id, version, 1, OLD.ply, OLD.seat, OLD.action FROM tables WHERE id = OLD.table_id; END;
"""
POSTGRES: Final = f"""
CREATE TABLE noted (n BIGSERIAL PRIMARY KEY, table_id TEXT, version INTEGER, gone INTEGER, ply INTEGER,
                    seat INTEGER, action TEXT);
CREATE INDEX noted_of ON noted (table_id);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO noted ({NOTED}) SELECT id, version, 0, NEW.ply, NEW.seat, NEW.action FROM tables WHERE id = NEW.table_id;
  ELSE
    INSERT INTO noted ({NOTED}) SELECT id, version, 1, OLD.ply, OLD.seat, OLD.action FROM tables WHERE id = OLD.table_id;
  END IF;
  RETURN NULL; END $$;
CREATE TRIGGER note_entries AFTER INSERT OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION note();
"""

Print = bytes  # of something that was shown: the same only if that is the same
Shown = tuple[Print, Print]  # all events so far, and the view


class Noted(NamedTuple):
    """An entry that was written, or taken away, by the write that made this version."""

    version: int
    gone: int
    ply: int
    seat: int
    action: str


class Claim(msgspec.Struct):
    """What somebody asked for (an undo has no action), and what came of it as far as they know."""

    action: str | None
    came: str = "unsure"  # done, refused, or the line broke before an answer


class Finding(msgspec.Struct):
    """What a table's history says of those who were there."""

    faults: list[str]
    writes: int = 0
    found: int = 0  # decisions whose answer never came, and that were saved
    lost: int = 0  # and those that were not


def note_everything(store: str) -> None:
    """Let an empty store note from now on what is written into it."""
    file = file_of(store)
    if file is None:
        with psycopg.connect(plain_url(store), autocommit=True) as connection:
            connection.execute(POSTGRES.encode())
    else:
        with closing(sqlite3.connect(file)) as database:
            database.executescript(SQLITE)


def noted(store: str, table: str) -> list[Noted]:
    """All that was ever written of a table, in its order."""
    question = "SELECT version, gone, ply, seat, action FROM noted WHERE table_id = {} ORDER BY n"
    file: Path | None = file_of(store)
    if file is None:
        with psycopg.connect(plain_url(store)) as connection:
            return [Noted(*row) for row in connection.execute(question.format("%s").encode(), [table])]
    with closing(sqlite3.connect(file, timeout=60)) as database:
        return [Noted(*row) for row in database.execute(question.format("?"), [table])]


def plain_url(store: str) -> str:
    return store.replace("postgresql+psycopg://", "postgresql://", 1)


# --- what was shown


def mark(value: object) -> Print:
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).digest()


def link(before: Print, event: object) -> Print:
    """All events up to this one."""
    return blake2b(before + mark(event), digest_size=8).digest()


def as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Telling:
    """A log as it grows and is cut, and what each viewer sees of it."""

    def __init__(self, record: Record, viewers: Iterable[int | None]) -> None:
        self.game = build(record, 0).game
        state = self.game.new_initial_state()
        self.states: list[State] = [state]
        self.prints: list[dict[int | None, Print]] = [dict.fromkeys(viewers, b"")]

    def cut(self, ply: int) -> None:
        del self.states[ply + 1 :], self.prints[ply + 1 :]

    def add(self, seat: int, action: str) -> None:
        state = self.states[-1].clone()
        state.recording = True
        state.apply_action(self.game.string_to_action(action), seat)
        after = {}
        for viewer, known in self.prints[-1].items():
            events = (as_sent(game_event(event)) for event in state.events_for(viewer))
            after[viewer] = reduce(link, events, known)
        self.states.append(state)
        self.prints.append(after)

    def shown(self, viewer: int | None) -> Shown:
        return self.prints[-1][viewer], mark(as_sent(self.states[-1].view(viewer)))


# --- the judge


def judge(
    record: Record,
    rows: Sequence[Noted],
    seen: Mapping[int | None, frozenset[Shown]],
    claims: Mapping[int, Sequence[Claim]],
    last: Mapping[int | None, Shown],
) -> Finding:
    """`seen`: all that was ever shown to a viewer; `claims`: what a seat's person asked for; `last`: as all see it in the end."""
    finding = Finding([])
    told, log, made = Telling(record, seen), list[Move](), list[tuple[int, str | None]]()
    allowed: dict[int | None, set[Shown]] = {viewer: set() for viewer in seen}
    for version, group in groupby(rows, lambda row: row.version):
        decided = _write(finding, told, log, list(group), version)
        finding.writes += 1
        if decided is not None:
            made.append(decided)
        for viewer, known in allowed.items():
            known.add(told.shown(viewer))
        if version <= record.version and version == _last(rows, record.version) and log != record.moves:
            finding.faults.append(f"the log of version {record.version} is not what was written")
    for viewer, shown in seen.items():
        if unsaved := shown - allowed[viewer]:
            finding.faults.append(f"viewer {viewer} was shown {len(unsaved)} times what was never saved")
        if viewer in last and told.states[-1].is_terminal() and last[viewer] != told.shown(viewer):
            finding.faults.append(f"viewer {viewer} does not see the end that was saved")
    for seat, asked in claims.items():
        _fit(finding, seat, asked, [action for who, action in made if who == seat])
    return finding


def _last(rows: Sequence[Noted], version: int) -> int:
    """The newest version up to this one in which the log has changed; others are notes beside it."""
    return max((row.version for row in rows if row.version <= version), default=-1)


def _write(
    finding: Finding, told: Telling, log: list[Move], rows: Sequence[Noted], version: int
) -> tuple[int, str | None] | None:
    """Do to the log what one write did; answers whose decision it was, and which."""
    gone = sorted(row.ply for row in rows if row.gone)
    new = [row for row in rows if not row.gone]
    undone = (log[gone[0]].seat, None) if gone else None
    if gone:
        if gone != list(range(gone[0], len(log))):
            finding.faults.append(f"version {version} took {gone} out of {len(log)} entries")
        del log[gone[0] :]
        told.cut(gone[0])
    if [row.ply for row in new] != list(range(len(log), len(log) + len(new))):
        finding.faults.append(f"version {version} wrote {[row.ply for row in new]} behind {len(log)} entries")
    for row in new:
        log.append(Move(row.seat, row.action))
        told.add(row.seat, row.action)
    if undone is not None or version == 0 or not new or new[0].seat == CHANCE:
        return undone
    return new[0].seat, new[0].action


def _fit(finding: Finding, seat: int, claims: Sequence[Claim], made: Sequence[str | None]) -> None:
    """Is what was written of a seat all that was acknowledged, once and in order, and nothing else but what nobody knows?"""
    ways: dict[int, int] = {0: 0}  # so many of the decisions are explained, with so many of those of which nobody knew
    for claim in claims:
        after: dict[int, int] = {}
        for at, found in ways.items():
            fits = at < len(made) and made[at] == claim.action
            if claim.came != "done":
                after[at] = max(found, after.get(at, 0))
            if fits and claim.came in ("done", "unsure"):
                after[at + 1] = max(found + (claim.came == "unsure"), after.get(at + 1, 0))
        if not after:
            finding.faults.append(f"seat {seat}: {claim.action or 'undo'} was acknowledged and is not in the log")
            return
        ways = after
    if len(made) not in ways:
        finding.faults.append(f"seat {seat}: {len(made)} decisions are written, {max(ways)} were asked for")
        return
    finding.found += ways[len(made)]
    finding.lost += sum(claim.came == "unsure" for claim in claims) - ways[len(made)]
