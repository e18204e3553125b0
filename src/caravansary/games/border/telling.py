"""The table told in words, from a view: what somebody who does not see the boards needs to decide (keys ``border-told-…``).

A view has cells by number; their labels and colours, and which areas they border, come from the boards. Cells of one colour come
together and the first of them says it: grey B3, B4, red C5.
"""

from typing import Any, Final

from caravansary.engine.messages import Args, Message, Plain
from caravansary.engine.telling import COMING, FINISH, Section
from caravansary.engine.telling import Telling as EngineTelling
from caravansary.games.border.components import (
    AREAS,
    AREAS_TO_END,
    BOARDS,
    COLOURS,
    LAST_ROUND,
    MAX_ROLLS,
    N_CELLS,
    N_SEGMENTS,
    NEAR,
    SIZES,
    Boards,
)
from caravansary.games.border.first_action import is_completable
from caravansary.games.border.story import area_word, colour_word

FEW: Final = 5  # of an area on somebody else's board, so many missing cells are told one by one


class Telling(EngineTelling):
    """How The Border is told."""

    boards: Boards
    segments: list[list[list[int]]]  # board, segment: its cells along the chain
    cells: list[list[int]]  # board: all its coloured cells by colour
    rings: list[list[list[int]]]  # board, area: the coloured cells around it by colour
    near: list[list[int]]  # cell: the cells beside it

    def __init__(self, boards: Boards) -> None:
        data: Any = boards.source
        self.boards = boards
        self.segments = [[row["cells"] for row in board["segments"]] for board in data["boards"]]
        self.cells = [[cell for chain in chains for cell in chain] for chains in self.segments]
        self.rings = [[[cell for cell in cells if cell in ring] for ring in boards.rings] for cells in self.cells]
        beside = [int(other) for other in boards.neighbours]
        rows = [beside[start : start + int(NEAR)] for start in range(0, len(beside), int(NEAR))]
        self.near = [[other for other in row if other >= 0] for row in rows]

    # --- the door

    def sections(self, view: Plain) -> list[Section]:
        """The dice and the own board, then who has what and the other boards, then what comes next."""
        shown: dict[str, Any] = view
        you: int | None = shown["you"]
        dice = _dice_lines(shown)
        if you is not None and (own := self._own_action(shown["seats"][you])):
            dice.append(own)
        found = [Section("board", Message("border-told-dice"), dice)]
        if you is not None and shown["seats"][you]["board"] is not None:
            found += self._own(shown, shown["seats"][you])
        else:
            worth = [[self._worth(shown, area)] for area in range(len(AREAS))]
            found.append(Section("board", Message("border-told-areas"), [*worth, [self._white()]]))
        found.append(Section("players", Message("border-told-players"), _seat_lines(shown)))
        for seat, row in enumerate(shown["seats"]):
            if seat != you and row["board"] is not None:
                heading = Message("border-told-board-of", {"seat": seat})
                found.append(Section("players", heading, self._other(row)))
        found.append(Section("next", Message(COMING), _next_lines(shown)))
        return found

    def brings(self, view: Plain, action: str) -> list[Message]:
        """Of a cross or a segment: what is then missing; of stopping: what could then be completed."""
        shown: dict[str, Any] = view
        row: dict[str, Any] = shown["seats"][shown["you"]]
        kind, *words = action.split()
        if kind == "cross":
            cell = int(words[0])
            return [self._left_of_segment(row, cell), *self._then(shown, row, [cell])]
        if kind == "segment":
            chain = self.segments[_board(row)][COLOURS.index(words[0]) * len(SIZES) + SIZES.index(int(words[1]))]
            missing = _open(chain, row)
            return [Message("border-told-open", {"places": self._labels(missing)}), *self._then(shown, row, missing)]
        return [self._completable(shown, row)] if kind == "stop" else []

    def letter(self, action: str) -> str:
        return FINISH if action in ("stop", "done") else ""

    def lays_out(self, phase: str) -> bool:
        return phase in ("deal", "first_player")

    # --- the own board

    def _own_action(self, row: dict[str, Any]) -> list[Message]:
        """The running second action of whoever hears it."""
        told: list[Message] = []
        if row["dice_left"]:
            args: Args = {"count": row["crosses_left"], "dice": _colours(row["dice_left"])}
            told.append(Message("border-told-own-dice", args))
        if row["sealed"]:
            args = {"count": len(row["sealed"]), "places": self._labels(row["sealed"])}
            told.append(Message("border-told-own-crosses", args))
        return told

    def _own(self, shown: dict[str, Any], row: dict[str, Any]) -> list[Section]:
        board = _board(row)
        areas = [self._area(shown, row, area) for area in self._nearest(row)]
        segments = [[self._reach(row)]]
        for first in range(0, int(N_SEGMENTS), len(SIZES)):
            segments.append([self._segment(row, board, first + k) for k in range(len(SIZES))])
        return [
            Section("board", Message("border-told-areas-own"), [*areas, [self._white()]]),
            Section("board", Message("border-told-segments"), segments),
        ]

    def _nearest(self, row: dict[str, Any]) -> list[int]:
        """The areas, those nearest to being closed first, the scored ones last."""
        ranks: list[tuple[bool, int, int]] = []
        for area in range(len(AREAS)):
            ranks.append((AREAS[area] in row["scored"], len(_open(self.boards.rings[area], row)), area))
        return [area for _, _, area in sorted(ranks)]

    def _area(self, shown: dict[str, Any], row: dict[str, Any], area: int) -> list[Message]:
        if AREAS[area] in row["scored"]:
            points: int = row["scored"][AREAS[area]]
            return [Message("border-told-closed", {"area": _label(area), "points": points})]
        missing = _open(self.rings[_board(row)][area], row)
        around = len(self.boards.rings[area])
        if not missing:
            return [Message("border-told-ready", {"area": _label(area), "points": self._points(shown, area)})]
        places = self._named(_board(row), missing)
        told = Message("border-told-missing", {"count": len(missing), "size": around, "places": places})
        return [self._worth(shown, area), told]

    def _worth(self, shown: dict[str, Any], area: int) -> Message:
        first, later = int(self.boards.first[area]), int(self.boards.later[area])
        if AREAS[area] in shown["claimed"]:
            return Message("border-told-worth-taken", {"area": _label(area), "points": later})
        return Message("border-told-worth", {"area": _label(area), "points": first, "later": later})

    def _points(self, shown: dict[str, Any], area: int) -> int:
        """What closing an area in the running action scores (BORDER-6.3 to 6.5)."""
        return int(self.boards.later[area] if AREAS[area] in shown["claimed"] else self.boards.first[area])

    def _white(self) -> Message:
        return Message("border-told-white", {"places": self._labels(self.boards.white)})

    def _reach(self, row: dict[str, Any]) -> Message:
        """The open cells where a cross could come next in a second action (BORDER-5.3)."""
        crossed = set(row["crossed"])
        cells = [
            cell
            for cell in self.cells[_board(row)]
            if cell not in crossed and any(other in crossed for other in self.near[cell])
        ]
        if not cells:
            return Message("border-told-reach-none")
        return Message("border-told-reach", {"places": self._named(_board(row), cells)})

    def _segment(self, row: dict[str, Any], board: int, segment: int) -> Message:
        chain = self.segments[board][segment]
        missing = _open(chain, row)
        args: Args = {"colour": colour_word(segment // len(SIZES)), "size": len(chain), "places": self._labels(chain)}
        if not missing:
            return Message("border-told-segment-complete", args)
        args["areas"] = [area_word(area) for area in self._areas_of(chain)]
        if len(missing) == len(chain):
            return Message("border-told-segment", args)
        args["crossed"] = self._labels([cell for cell in chain if cell not in missing])
        args["places"] = self._labels(missing)
        args["count"] = len(missing)
        return Message("border-told-segment-begun", args)

    # --- the other boards

    def _other(self, row: dict[str, Any]) -> list[list[Message]]:
        """Areas that are nearly closed with what they miss, the rest counted; then every cross."""
        board = _board(row)
        lines: list[list[Message]] = []
        ready: list[str] = []
        far: list[str] = []
        for area in self._nearest(row):
            missing = _open(self.rings[board][area], row)
            if AREAS[area] in row["scored"]:
                continue
            if not missing:
                ready.append(area_word(area))
            elif len(missing) <= FEW:
                size = len(self.boards.rings[area])
                places = self._named(board, missing)
                args: Args = {"area": _label(area), "count": len(missing), "size": size, "places": places}
                lines.append([Message("border-told-nearly", args)])
            else:
                far.append(_numbered_area(area, len(missing)))
        if ready:
            lines.insert(0, [Message("border-told-all-crossed", {"areas": ready})])
        if far:
            lines.append([Message("border-told-far", {"few": FEW, "areas": far})])
        return [*lines, self._crosses(row, board)]

    def _crosses(self, row: dict[str, Any], board: int) -> list[Message]:
        crossed = set(row["crossed"])
        cells = [cell for cell in self.cells[board] if cell in crossed]
        if not cells:
            return [Message("border-told-crossed-none")]
        told = [Message("border-told-crossed", {"count": len(cells), "places": self._named(board, cells)})]
        whole = [number for number in range(int(N_SEGMENTS)) if not _open(self.segments[board][number], row)]
        if whole:
            told.append(Message("border-told-complete", {"segments": [_segment_word(number) for number in whole]}))
        return told

    # --- what a choice brings

    def _left_of_segment(self, row: dict[str, Any], cell: int) -> Message:
        segment = self._segment_of(_board(row), cell)
        chain = self.segments[_board(row)][segment]
        left = len(_open(chain, row)) - 1
        args: Args = {"colour": colour_word(segment // len(SIZES)), "size": len(chain), "left": left}
        return Message("border-told-left", args)

    def _then(self, shown: dict[str, Any], row: dict[str, Any], cells: list[int]) -> list[Message]:
        """What these crosses score, and what the areas around them then miss."""
        points = 0
        missing: list[str] = []
        for area in self._areas_of(cells):
            left = len([cell for cell in _open(self.boards.rings[area], row) if cell not in cells])
            if left == 0:
                points += self._points(shown, area)
            else:
                missing.append(_numbered_area(area, left))
        told: list[Message] = []
        if points:
            told.append(Message("border-told-scores", {"points": points}))
        if missing:
            told.append(Message("border-told-then-missing", {"areas": missing}))
        return told

    def _completable(self, shown: dict[str, Any], row: dict[str, Any]) -> Message:
        dice: list[str] = shown["dice"]
        found: list[str] = []
        for segment, chain in enumerate(self.segments[_board(row)]):
            if is_completable(len(_open(chain, row)), dice.count(COLOURS[segment // len(SIZES)])):
                found.append(_segment_word(segment))
        return Message("border-told-could", {"segments": found}) if found else Message("border-told-could-none")

    # --- names

    def _labels(self, cells: list[int]) -> list[str]:
        return [self.boards.labels[cell] for cell in cells]

    def _named(self, board: int, cells: list[int]) -> list[str]:
        """Cells that come by colour; the first of each says which."""
        words: list[str] = []
        last = ""
        for cell in cells:
            colour = COLOURS[self._segment_of(board, cell) // len(SIZES)]
            label = self.boards.labels[cell]
            words.append(label if colour == last else "@border-told-cell-" + colour + " " + label)
            last = colour
        return words

    def _areas_of(self, cells: list[int]) -> list[int]:
        return [area for area, ring in enumerate(self.boards.rings) if any(cell in ring for cell in cells)]

    def _segment_of(self, board: int, cell: int) -> int:
        return int(self.boards.segment[board * int(N_CELLS) + cell])


# --- the dice


def _dice_lines(shown: dict[str, Any]) -> list[list[Message]]:
    """How they lie and which are used."""
    if not shown["dice"]:
        return [[Message("border-told-dice-none")]]
    lying = _colours(shown["dice"])
    if shown["phase"] == "roll":
        return [_rolling(shown, lying)]
    line = [Message("border-told-dice-lie", {"roll": shown["rolls"], "most": int(MAX_ROLLS), "dice": lying})]
    if shown["all_used"]:
        line.append(Message("border-told-dice-used"))
    elif shown["unused"]:
        line.append(Message("border-told-dice-unused", {"dice": _colours(shown["unused"])}))
    return [line]


def _rolling(shown: dict[str, Any], lying: list[str]) -> list[Message]:
    """The dice are in the air: what lies there is from before."""
    if shown["rolls"] == 0:
        return [Message("border-told-dice-before", {"dice": lying})]
    told = [Message("border-told-dice-lay", {"roll": shown["rolls"], "most": int(MAX_ROLLS), "dice": lying})]
    if shown["kept"]:
        return [*told, Message("border-told-dice-kept", {"dice": _colours(shown["kept"])})]
    return [*told, Message("border-told-dice-again")]


# --- who has what


def _seat_lines(shown: dict[str, Any]) -> list[list[Message]]:
    """A line for each seat, the reader's own first."""
    seats = range(len(shown["seats"]))
    you: int | None = shown["you"]
    own = [seat for seat in seats if seat == you]
    return [_seat_line(shown["seats"][seat], seat) for seat in own + [seat for seat in seats if seat != you]]


def _seat_line(row: dict[str, Any], seat: int) -> list[Message]:
    if row["board"] is None:
        return [Message("border-told-seat-undealt", {"seat": seat})]
    told = Message("border-told-seat", {"seat": seat, "board": row["board"], "points": row["score"]})
    if not row["scored"]:
        return [told, Message("border-told-none-closed")]
    areas = [_numbered_area(area, row["scored"][name]) for area, name in enumerate(AREAS) if name in row["scored"]]
    return [told, Message("border-told-areas-closed", {"count": len(areas), "areas": areas})]


# --- what comes next


def _next_lines(shown: dict[str, Any]) -> list[list[Message]]:
    if shown["active"] is None:
        return [[_round(shown)], [Message("border-told-then-begin")]]
    active: Args = {"seat": shown["active"]}
    if shown["end"] is not None:
        return [[_round(shown), Message("border-told-last-active", active)], _end(shown["end"])]
    line = [_round(shown), Message("border-told-active", active)]
    return [line, _then_line(shown), _towards_end(shown)]


def _round(shown: dict[str, Any]) -> Message:
    phase = "@border-phase-" + shown["phase"]
    if shown["round"] == 0:
        return Message("border-told-no-round", {"phase": phase})
    return Message("border-told-round", {"round": shown["round"], "phase": phase})


def _then_line(shown: dict[str, Any]) -> list[Message]:
    if shown["phase"] != "second_action":
        return [Message("border-told-then-second")]
    passive = [seat for seat in range(len(shown["seats"])) if seat != shown["active"]]
    finished = ["@seat " + str(seat) for seat in passive if shown["seats"][seat]["finished"]]
    crossing = ["@seat " + str(seat) for seat in passive if not shown["seats"][seat]["finished"]]
    told = [Message("border-told-crossing", {"seats": crossing})]
    return [*told, Message("border-told-finished", {"seats": finished})] if finished else told


def _towards_end(shown: dict[str, Any]) -> list[Message]:
    """How near the end is, and who is active next unless it comes."""
    counts = [len(row["scored"]) for row in shown["seats"]]
    most = max(counts)
    if most >= AREAS_TO_END or shown["round"] >= LAST_ROUND:
        return [Message("border-told-last-round")]
    leaders = ["@seat " + str(seat) for seat in range(len(counts)) if counts[seat] == most]
    following = (shown["active"] + 1) % len(counts)
    told = [Message("border-told-next-active", {"seat": following}), Message("border-told-end")]
    return [*told, Message("border-told-most", {"count": most, "seats": leaders})] if most else told


def _end(end: dict[str, Any]) -> list[Message]:
    places: list[int] = end["places"]
    told = [Message("border-reason-" + end["reason"])]
    for place in sorted(set(places)):
        seats = ["@seat " + str(seat) for seat in range(len(places)) if places[seat] == place]
        told.append(Message("border-told-place", {"place": place, "seats": seats}))
    return told


# --- words


def _colours(names: list[str]) -> list[str]:
    return [colour_word(COLOURS.index(name)) for name in names]


def _segment_word(segment: int) -> str:
    return f"@border-told-segment-{COLOURS[segment // len(SIZES)]} {SIZES[segment % len(SIZES)]}"


def _label(area: int) -> str:
    return area_word(area) + ".label"


def _numbered_area(area: int, number: int) -> str:
    return f"@border-told-area-{AREAS[area]} {number}"


# --- cells


def _board(row: dict[str, Any]) -> int:
    return BOARDS.index(row["board"])


def _open(cells: list[int], row: dict[str, Any]) -> list[int]:
    crossed = set(row["crossed"])
    return [cell for cell in cells if cell not in crossed]
