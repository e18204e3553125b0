"""The small plain things a game says: messages, verdicts, events, score lines, and facts about itself.

None of them holds a sentence. A `Message` is a key of the word catalogue with arguments; :mod:`caravansary.words` turns it
into English or Spanish. Arguments are plain data; a text starting with ``@`` is itself a key of the catalogue
(``"@border-colour-red"``), so that a colour is translated too, and a list is joined as the language joins lists. Behind such
a key may stand up to two labels of places or numbers (``"@silk-place-between B3 C3"``), which are ``$one`` and ``$two`` there;
``"@seat 2"`` is the name of whoever sits there, or *you*.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Arg: TypeAlias = int | str | list[str] | list[int]
Args: TypeAlias = dict[str, Arg]
Plain: TypeAlias = dict[str, object]
Audience: TypeAlias = tuple[int | None, ...]  # seats; None among them: spectators


class Message(NamedTuple):
    """A sentence to be said in any language."""

    key: str
    args: Args = {}


Say: TypeAlias = Callable[[Message], str]  # in one language or another


class Verdict(NamedTuple):
    """What the rules say about an action: for a legal one what it will do, for an illegal one why not.

    `rules` are ids of the ledgers in ``docs/rules`` (``BORDER-4.2``, ``HOUSE-1.1``).
    """

    legal: bool
    rules: tuple[str, ...]
    key: str
    args: Args = {}

    @property
    def message(self) -> Message:
        return Message(self.key, self.args)


class Event(NamedTuple):
    """Something that happened, for logs and animation.

    `seat` is who did it (None: nobody in particular, or chance); `audience` are those who are told of it (None: everybody): who
    may see it, without whoever was told the same before.
    """

    key: str
    args: Args = {}
    seat: int | None = None
    audience: Audience | None = None

    def seen_by(self, viewer: int | None) -> bool:
        """Is this seat (None: a spectator) told of the event?"""
        return self.audience is None or viewer in self.audience


def all_but(seat: int, seats: int) -> Audience:
    """Spectators, and of so many seats all others: who chose in secret was told at once, and is not told again."""
    return (*(other for other in range(seats) if other != seat), None)


class ScoreLine(NamedTuple):
    """One line of a score sheet: what it is for, how many points, by which rule."""

    key: str
    points: int
    rules: tuple[str, ...] = ()
    args: Args = {}


class Option(NamedTuple):
    """A choice made before a game starts. `choices` lists the legal values, empty if the game checks them itself. `each` are
    letters of which every seat gets another one: then a value is the default, or one letter per seat, in the order of seats."""

    name: str
    default: object
    choices: tuple[object, ...] = ()
    each: tuple[str, ...] = ()


class Info(NamedTuple):
    """What one may know about a game without playing it.

    The facts behind the options are those of OpenSpiel's ``GameType``, and the conformance kit holds a game to them.
    `information` is ``perfect`` if nobody ever sees what another does not (a sealed choice is hidden, so it is not), else
    ``imperfect``; `dynamics` is ``simultaneous`` if some choices are sealed, else ``sequential``; `chance` is ``explicit`` or
    ``none``; `utility` is what `State.returns` add up to, ``zero_sum`` or ``general_sum``. `longest` is the most decisions and
    draws that any game can have (0: not said), `min_points` and `max_points` bound `State.score` at any time (both 0: not said);
    all of it with the house's own component data.
    """

    name: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    authors: tuple[str, ...]
    rules_version: str
    options: tuple[Option, ...] = ()
    information: str = "perfect"
    dynamics: str = "sequential"
    chance: str = "explicit"
    utility: str = "zero_sum"
    longest: int = 0
    min_points: int = 0
    max_points: int = 0

    def as_dict(self) -> Plain:
        """The same as plain data."""
        return {
            "name": self.name,
            "title": self.title,
            "players": [self.min_players, self.max_players],
            "minutes": self.minutes,
            "authors": list(self.authors),
            "rules_version": self.rules_version,
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "choices": list(option.choices),
                    "each": list(option.each),
                }
                for option in self.options
            ],
            "information": self.information,
            "dynamics": self.dynamics,
            "chance": self.chance,
            "utility": self.utility,
            "longest": self.longest,
            "min_points": self.min_points,
            "max_points": self.max_points,
        }


class Refused(Exception):
    """Raised when something is not allowed; carries the verdict, and nothing has changed."""

    verdict: Verdict

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.key} ({', '.join(verdict.rules)}) {verdict.args or ''}".strip())
        self.verdict = verdict


def short(value: object) -> str:
    """A stranger's value inside an error line: one line, not too long."""
    try:
        text = repr(value) if not isinstance(value, str) or len(value) < 200 else repr(value[:200])
    except (RecursionError, ValueError):  # lists in lists, or a number of thousands of digits
        text = f"a very large {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


class BadPlayer(ValueError):
    """A player that failed. Its text is the one line that is shown: who, in which game, and what it did."""


class BadPosition(ValueError):
    """Raised by `Game.from_position` (and data loaders): says which field is wrong, and what is wrong with it."""


class BadOption(ValueError):
    """Raised when a game is asked for with a player count or an option it does not have.

    The text is for terminals and logs; `message` says the same to a person in any language, where a person may cause it.
    """

    message: Message | None

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message = message
