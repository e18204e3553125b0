"""The table: what lies on it, how it is copied, written down as plain data and read back."""

from caravansary.engine import plain
from caravansary.engine.contract import Game, Plain, State

from toll.components import (
    ALONE,
    CARDS,
    DAYS,
    DEAL,
    DECIDE,
    DECK,
    FIRST_PLAYER,
    GOALS,
    LAST_CARD,
    LOSING_STORM,
    MOST_MULES,
    MOST_POT,
    OVER,
    PHASES,
    SEND,
    STORM,
    VALUES,
    WEATHER,
)

NO_GOAL = -1
OF_SEATS = ("points", "mules", "sent", "lost", "crossed")  # a number for each seat
FIELDS = {"game", "phase", "starter", "active", "day", "goals", "out", "drawn", *OF_SEATS}


class Table(State):
    """Everything there is. The contract's answers are in `game`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        n = game.players
        self.starter = self.active = 0  # who decides; the starter whenever nobody does
        self.day = 1
        self.drawn = [0] * len(CARDS)  # today's weather, how many of each card
        self.goals = [NO_GOAL] * n
        self.mules = [0] * n  # today's choices; 0 before it is made
        self.out = [False] * n  # still on the pass
        self.points, self.sent, self.lost, self.crossed = [0] * n, [0] * n, [0] * n, [0] * n
        self.enter(FIRST_PLAYER)

    def copy(self, other: "Table") -> None:
        self.copy_phases(other)
        self.starter, self.active, self.day = other.starter, other.active, other.day
        self.drawn, self.goals, self.mules, self.out = other.drawn[:], other.goals[:], other.mules[:], other.out[:]
        self.points, self.sent = other.points[:], other.sent[:]
        self.lost, self.crossed = other.lost[:], other.crossed[:]

    def pot(self, seat: int) -> int:
        """TOLL-2.3, TOLL-3.2"""
        if not self.out[seat]:
            return 0
        alone = self.mules.count(self.mules[seat]) == 1
        per_mule = sum(count * value for count, value in zip(self.drawn, VALUES, strict=True))
        return ALONE * alone + self.mules[seat] * per_mule

    def in_turn(self) -> list[int]:
        """All seats, from the starter on."""
        n = len(self.points)
        return [(self.starter + k) % n for k in range(n)]


def position(t: Table) -> Plain:
    """Everything, as plain data."""
    return {
        "game": "toll",
        "phase": PHASES[int(t.phase())],
        "starter": t.starter,
        "active": t.active,
        "day": t.day,
        "goals": [None if goal == NO_GOAL else GOALS[goal] for goal in t.goals],
        "out": t.out[:],
        "drawn": t.drawn[:],
        **{field: getattr(t, field)[:] for field in OF_SEATS},
    }


def rotate(source: Plain, by: int, seats: int) -> Plain:
    """The same situation with everybody moved on by some seats."""
    if source["phase"] == PHASES[FIRST_PLAYER]:
        return source  # nobody has anything yet
    turned: Plain = {**source}
    for field in ("starter", "active"):
        seat = source[field]
        assert isinstance(seat, int)
        turned[field] = (seat + by) % seats
    for field in ("goals", "out", *OF_SEATS):
        each = source[field]
        assert isinstance(each, list)
        turned[field] = each[-by:] + each[:-by]
    return turned


def read(t: Table, source: Plain) -> None:
    """A position from a stranger: every field is looked at, then whether they fit each other."""
    row = plain.as_row(source, "", FIELDS)
    seats = len(t.points)
    plain.same_game(row, "toll")
    phase = plain.name(row, "phase", PHASES)
    t.starter, t.active = plain.seat(row, "starter", seats), plain.seat(row, "active", seats)
    t.day = plain.number(row, "day", 1, DAYS, default=None)
    most = {"points": DAYS * MOST_POT, "mules": MOST_MULES, "sent": DAYS * MOST_MULES, "lost": DAYS, "crossed": DAYS}
    for field in OF_SEATS:
        values = _each(row, field, seats)
        setattr(t, field, [plain.as_number(v, 0, most[field], f"{field}[{k}]") for k, v in enumerate(values)])
    goals = _each(row, "goals", seats)
    t.goals = [NO_GOAL if v is None else plain.as_name(v, GOALS, f"goals[{k}]") for k, v in enumerate(goals)]
    out = _each(row, "out", seats)
    plain.demand(all(type(v) is bool for v in out), "out", "must be true or false")
    t.out = [v is True for v in out]
    drawn = _each(row, "drawn", len(CARDS))
    t.drawn = [plain.as_number(v, 0, DECK[k], f"drawn[{k}]") for k, v in enumerate(drawn)]
    t.switch(phase)
    check(t)


def _each(row: Plain, field: str, count: int) -> list[object]:
    values = plain.listed(row, field, most=count)
    plain.demand(len(values) == count, field, f"must be {count}")
    return values


def check(t: Table) -> None:
    """Could a game show this?"""
    phase, cards = int(t.phase()), sum(t.drawn)
    dealt = [t.goals[seat] for seat in t.in_turn()]
    known = [goal for goal in dealt if goal != NO_GOAL]
    plain.demand(len(set(known)) == len(known) and known == dealt[: len(known)], "goals", "dealt once, in turn")
    plain.demand(phase == DECIDE or t.active == t.starter, "active", "nobody decides now")
    if phase in (FIRST_PLAYER, DEAL):
        nothing = not any(t.points + t.mules + t.sent + t.lost + t.crossed + t.drawn + t.out)
        plain.demand(nothing and t.day == 1, "phase", "goals are dealt before everything else")
        plain.demand(phase == DEAL or not (known or t.starter), "phase", "the first player is drawn first")
    plain.demand((len(known) < len(dealt)) == (phase in (FIRST_PLAYER, DEAL)), "goals", "all must be dealt, and no sooner")
    plain.demand(phase != OVER or t.day == DAYS, "day", "the game is over after the last day")
    if phase in (WEATHER, DECIDE):
        plain.demand(min(t.mules) > 0, "mules", "all have chosen")
        plain.demand(any(t.out) and (cards > 0 or all(t.out)), "out", "somebody is on the pass, and first everybody")
        plain.demand(t.drawn[STORM] < LOSING_STORM and cards < LAST_CARD, "drawn", "the day would be over")
        plain.demand(phase == WEATHER or (cards > 0 and t.out[t.active]), "active", "there is nothing to decide")
    else:
        plain.demand(not any(t.out) and cards == 0, "out", "nobody is on the pass")
        choosing = phase == SEND and min(t.mules) == 0
        plain.demand(choosing or not any(t.mules), "mules", "nobody chooses now")
    finished = DAYS if phase == OVER else t.day - 1
    today = phase in (WEATHER, DECIDE)
    for seat in range(len(t.points)):
        before = t.sent[seat] - t.mules[seat] * today
        plain.demand(finished <= before <= finished * MOST_MULES, f"sent[{seat}]", "does not fit the days")
        plain.demand(t.lost[seat] + t.crossed[seat] <= finished, f"lost[{seat}]", "does not fit the days")
        paid = finished - t.lost[seat] + (today and not t.out[seat])
        plain.demand(t.points[seat] <= paid * MOST_POT, f"points[{seat}]", "cannot be had in so many days")
