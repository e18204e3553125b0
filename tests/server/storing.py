"""Games as they were once stored, one file for each version of a game's rules, and stores as earlier versions laid them out.

`python -m tests.server.storing` writes the files of versions that have none yet. What is there is never written again: it says
what was once kept, and has to be played on for as long as the rules have that version.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, insert

from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.games.registry import of_the_house
from caravansary.server import schema
from caravansary.server.copying import _url
from caravansary.server.standing import standing
from caravansary.server.store import HintTaken, Move, Record
from caravansary.server.stored import moves_of, token_hash

STORED: Final = Path(__file__).parent / "stored"
REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006")
AUTOMATIC_SINCE: Final = "0003"  # before that every decision was asked for
HINTS_SINCE: Final = "0004"
LAID: Final = 1_790_000_000  # when the first of them was touched

Json = dict[str, Any]


def files() -> list[Path]:
    return sorted(STORED.glob("*.json"))


def read(file: Path) -> list[Json]:
    """The games of a file: one that asked for every decision, one that did not."""
    found: list[Json] = json.loads(file.read_text("utf-8"))
    return found


def record_of(kept: Json, id: str, length: int | None = None) -> Record:
    """A table as it was stored, or as it was when its log had this length."""
    tokens = [token_of(id, seat) for seat in range(kept["header"]["players"])]
    moves = [Move(seat, action) for seat, action in kept["moves"][:length]]
    hashes: list[str | None] = [token_hash(token) for token in tokens]
    return Record(id, kept["game"], kept["rules"], kept["header"], bytes.fromhex(kept["seed"]), hashes, moves=moves)


def token_of(table: str, seat: int) -> str:
    return f"token {table} {seat}"


def id_of(game: str, how: str) -> str:
    return sha256(f"{game} {how}".encode()).hexdigest()[:16]


def lay_out(place: Path | str, revision: str) -> dict[str, Record]:
    """A store as a version of ours left it: of each game a table that is over, and one that is being played."""
    engine = schema.make_engine(_url(place))
    with engine.begin() as connection:
        schema.begin(connection)
        schema.bring_to(connection, revision)
        tables = list(_tables(revision))
        for table in tables:
            _write(connection, table)
    engine.dispose()
    return {table.id: table for table in tables}


def _tables(revision: str) -> list[Record]:
    made: list[Record] = []
    for file in files():
        plain, automatic = read(file)
        kept = automatic if revision >= AUTOMATIC_SINCE else plain
        if revision < AUTOMATIC_SINCE:
            kept["header"].pop("automatic")
        name = kept["game"]
        made.append(record_of(kept, id_of(name, "over")))
        made.append(record_of(kept, id_of(name, "playing"), len(kept["moves"]) // 2))
        made[-2].next = made[-1].id
        made[-1].hints = [HintTaken(len(made[-1].moves), 0)]
    for number, table in enumerate(made):
        table.openings, table.version, table.shared = number + 1, 2 * number, number % 2 == 1
        table.touched, table.arrived = LAID + number, [0]
    return made


def _write(connection: Connection, table: Record) -> None:
    """With the columns that there were then."""
    there = MetaData()
    there.reflect(connection)
    known = {**vars(table), "seed": table.seed.hex()}
    columns = there.tables["tables"].columns.keys()
    connection.execute(insert(there.tables["tables"]), {name: known[name] for name in columns if name in known})
    entries = [
        {"table_id": table.id, "ply": ply, "seat": move.seat, "action": move.action}
        for ply, move in enumerate(table.moves)
    ]
    connection.execute(insert(there.tables["entries"]), entries)
    if "hints" in there.tables and table.hints:
        hints = [{"table_id": table.id, "ply": hint.ply, "seat": hint.seat} for hint in table.hints]
        connection.execute(insert(there.tables["hints"]), hints)


# --- writing what is not there yet


def _played(name: str, automatic: bool) -> Json:
    """A game of persons who choose by chance."""
    game = load_game(name, max(2, of_the_house()[name].min_players))
    seed = sha256(f"stored {name} {automatic}".encode()).digest()
    match = Match(game, seed, (), [f"Seat {seat + 1}" for seat in range(game.players)], automatic)
    luck = Rng(1, f"stored {name}")
    while not match.state.is_terminal():
        seat = match.state.pending()[0]
        choices = match.state.legal_actions(seat)
        match.play(choices[luck.below(len(choices))], seat)
    header = {
        "players": game.players,
        "options": game.options,
        "names": match.names,
        "seats": [{"kind": "person", "name": name, "level": None} for name in match.names],
        "commitment": match.commitment,
        "nonces": match.nonces,
        "automatic": automatic,
    }
    moves = [list(move) for move in moves_of(match, 0)]
    stands = standing(match.state)._asdict()
    rules = game.info.rules_version
    return {"game": name, "rules": rules, "header": header, "seed": seed.hex(), "stands": stands, "moves": moves}


def _text(kept: list[Json]) -> str:
    """A line for each entry, so that it can be read."""
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")).replace("],[", "],\n[") + "\n"


def main() -> None:
    STORED.mkdir(exist_ok=True)
    for name, info in of_the_house().items():
        file = STORED / f"{name}-{info.rules_version}.json"
        if not file.exists():
            file.write_text(_text([_played(name, automatic) for automatic in (False, True)]), "utf-8")
            print(f"written: {file.name}")


if __name__ == "__main__":
    main()
