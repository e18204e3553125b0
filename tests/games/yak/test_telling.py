"""The table told in words: all that a view shows is heard, in both languages, and it is enough to play by."""

import json
import re
from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from caravansary import CHANCE, Game, Message, Refused, Rng, State, load_game
from caravansary.engine.telling import FINISH, Section
from caravansary.engine.told import numbered, sections, told
from caravansary.players import make_player
from caravansary.players.player import Seen
from caravansary.words import LANGUAGES, say
from caravansary.words.telling import Teller, text
from tests.conftest import COMPILED
from tests.games.playing import play, seen, situations, verdict, wander
from tests.games.untold import leaves

from .hearing import Subject, subjects
from .reader import Reader
from .tables import THIRTEEN, morning, noon

NAMES = ["Zoraxa", "Zoraxe", "Zoraxi", "Zoraxo"]
GAMES = 50
# What a view holds and nobody needs to hear: which game this is, who listens, and the name of a card in the data file.
NOTHING_TO_TELL = {"game", "you", "bonus_cards[].id"}
NAMES_NOBODY = {"yak-told-middle", "yak-told-seat"}  # headings; what is told there is the same for all who listen
SPECTATOR = 1 if COMPILED else 5  # a spectator listens to every so many states


# --- hearing a whole table


@cache
def spoken(key: str, args: str, language: str, you: int | None) -> str:
    return say(Message(key, json.loads(args)), language, NAMES, you)


def under(told: list[Section], subject: Subject) -> list[list[Message]]:
    """The lines that are told of a subject."""
    wanted = (subject.heading, subject.seat)
    section = next(each for each in told if (each.heading.key, each.heading.args.get("seat")) == wanted)
    return section.lines if subject.line is None else section.lines[subject.line : subject.line + 1]


def is_heard(words: str, heard: str) -> bool:
    """As whole words and numbers."""
    at = heard.find(words)
    while at >= 0:
        before, after = heard[at - 1 : at], heard[at + len(words) : at + len(words) + 1]
        if not (before.isalnum() and words[0].isalnum()) and not (after.isalnum() and words[-1].isalnum()):
            return True
        at = heard.find(words, at + 1)
    return False


class Listener:
    """Checks tables; what it has heard before in the same words it does not hear again."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.paths: set[str] = set()

    def table(self, told: list[Section], view: dict[str, Any]) -> None:
        left = set(view) - NOTHING_TO_TELL - {"build"}
        for subject in subjects(view, NAMES):
            left -= set(subject.thing) if subject.path == "" else {re.split(r"[.\[]", subject.path)[0]}
            lines = under(told, subject)
            you = None if subject.heading in NAMES_NOBODY else view["you"]
            known = f"{subject.path} {subject.thing} {subject.beside} {you} {lines}"
            if known not in self.known:
                self.known.add(known)
                self.subject(you, subject, [message for line in lines for message in line])
        assert not [path for name in left for path, _ in leaves(view[name], name)], f"nobody listens for {left}"
        assert (view["build"] is not None) == any(section.heading.key == "yak-told-build" for section in told)

    def subject(self, you: int | None, subject: Subject, messages: list[Message]) -> None:
        rows = list(subject.heard())
        shown: Counter[tuple[str, object]] = Counter(
            leaf for leaf in leaves(subject.thing, subject.path) if leaf[0] not in NOTHING_TO_TELL
        )
        named = Counter((row.path, row.value) for row in rows if row.path)
        assert named == shown, f"not listened for: {shown - named}; not there: {named - shown}"
        self.paths |= {path for path, _ in shown}
        for number, language in enumerate(LANGUAGES):
            heard = " ".join(spoken(message.key, json.dumps(message.args), language, you) for message in messages)
            for row in rows:
                words = row.words[number]
                there = re.search(words, heard) is not None if row.silent else is_heard(words, heard)
                assert there != row.silent, f"{row.path} = {row.value!r}: {words!r} in {heard!r}"


def games() -> list[Game]:
    """Over all player counts and options."""
    return [load_game("yak", 2 + seed % 3, None, bonus_cards=seed // 3 % 4) for seed in range(GAMES)]


def test_all_that_a_view_shows_is_told() -> None:
    listener = Listener()
    states = 0
    for seed, game in enumerate(games()):
        for state, _, _ in wander(game, seed):
            states += 1
            for viewer in (seed % game.players, None) if states % SPECTATOR == 0 else (seed % game.players,):
                view = seen(state, viewer)
                listener.table(sections(game, view), view)
    assert states > 10_000
    assert len(listener.paths) > 80


# --- a listener who misses nothing

# Said besides: what follows from other sentences.
DERIVED = {"yak-told-moves", "yak-told-moves-junction", "yak-told-tomorrow", "yak-told-tomorrow-junction"}
DERIVED |= {"yak-told-after", "yak-told-dusk", "yak-told-owing", "yak-told-counting", "yak-told-no-tower"}
DERIVED |= {"yak-told-no-group", "yak-told-no-carts", "yak-told-worth", "yak-told-cart-no-stones"}


def test_whatever_is_left_out_is_missed() -> None:
    missed: set[str] = set()
    for state in situations("yak", 30, 7, bonus_cards=3):
        seat = state.pending()[0]
        view, told = seen(state, seat), sections(state.game, state.view(seat))
        Listener().table(told, view)
        for section in told:
            for line in section.lines:
                for message in line:
                    if message.key in DERIVED | missed:
                        continue
                    kept = [[each for each in row if each is not message] for row in section.lines]
                    less = [each._replace(lines=kept) if each is section else each for each in told]
                    with pytest.raises(AssertionError):
                        Listener().table(less, view)
                    missed.add(message.key)
    assert len(missed) > 40


@pytest.mark.parametrize("where", ["top", "seats", "carts", "quarry", "build"])
def test_a_new_field_of_the_view_must_be_told(where: str) -> None:
    state = noon(morning(2, yurts={0: "3 milk 3 meat"}, loads={"no_bread": "RRX"}), "build")
    view = deepcopy(seen(state, 0))
    inside = {"top": view, "seats": view["seats"][1], "carts": view["carts"][0], "quarry": view["quarry"]}
    inside["build"] = view["build"]
    told = sections(state.game, view)
    Listener().table(told, view)
    inside[where]["bell"] = "brass"
    with pytest.raises(AssertionError, match="listen"):
        Listener().table(told, view)


# --- what a seat cannot know, and what it chooses from


def test_tables_that_a_seat_cannot_tell_apart_are_told_the_same() -> None:
    for number, state in enumerate(situations("yak", 60, 3, bonus_cards=2)):
        for seat in range(state.game.players):
            assert told(state, seat) == told(state.resample(seat, Rng(number, "other")), seat)


def test_no_two_choices_sound_alike() -> None:
    for state in situations("yak", 60, 4, bonus_cards=3):
        for seat in state.pending():
            rows = numbered(state, seat, state.view(seat))
            for language in LANGUAGES:
                heard = [Teller(language, NAMES, seat).choice(row).split(" ", 1)[1] for row in rows]
                assert len(set(heard)) == len(rows)
            assert [row.key for row in rows if state.game.action_to_string(row.action) == "done"] in ([], [FINISH])


def choices(state: State, seat: int, language: str) -> dict[str, str]:
    """By their action texts."""
    rows = numbered(state, seat, state.view(seat))
    teller = Teller(language, ["Ana", "Luis"], seat)
    return {state.game.action_to_string(row.action): teller.choice(row) for row in rows}


def table(state: State, seat: int, language: str) -> str:
    return text(told(state, seat), language, ["Ana", "Luis"], seat)


# --- whole sentences


def test_the_road_and_the_cards_of_a_morning() -> None:
    state = morning(
        2, loads={"no_bread": "GBBX"}, cargo={"no_bread": "2 milk"}, yurts={0: "3 bread"}, market="6 milk 4 bread"
    )
    english = table(state, 0, "en")
    assert (
        "At your yurt: the no-bread cart. It takes no bread. Stones on it: 1 grey, 2 blue and 1 crystal; no room for more. "
        "Food on it: 2 milk. At dusk it goes to the yurt of Luis. Tomorrow the no-meat cart comes to you, now at the junction."
    ) in english
    assert "\nYou have the baby yak. Turn order today: you and Luis.\n" in english
    spanish = table(state, 0, "es")
    assert (
        "Delante de tu yurta: la carreta sin pan. No acepta pan. Piedras en ella: 1 gris, 2 azules y 1 de cristal; no caben "
        "más. Alimentos en ella: 2 fichas de leche. Al atardecer va a la yurta de Luis. Mañana te llega la carreta sin "
        "carne, que ahora está en el cruce."
    ) in spanish
    assert "\nAún sin elegir carta: tú y Luis. Al atardecer " in spanish
    assert choices(state, 0, "en") == {
        "commit build": "1 Build: you cannot buy anything from your cart today. You can pay up to 0 food here, too little "
        "for any stone on the cart now. Not taken here: 3 bread.",
        "commit restock": "2 Restock: take all food of one kind from your cart. It gets no new stone. To choose from, one "
        "kind only: 2 milk. Your yurt has room for 5 more.",
        "commit market": "3 Market: take up to two food, then draw three stones and put one of them on any cart. In the "
        "Market: 6 milk and 4 bread. Your yurt has room for 5 more. With room for a stone: the no-milk cart and the no-meat "
        "cart.",
    }


def test_buying_paying_and_placing() -> None:
    pieces: dict[str, Any] = {"yurts": {0: "2 meat 3 milk"}, "loads": {"no_bread": "RRX"}, "towers": {0: "RBR / B"}}
    state = noon(morning(2, cargo={"no_bread": "4 meat 3 milk"}, bonus=["BON-RED", "BON-YELLOW"], **pieces), "build")
    assert choices(state, 0, "en")["buy crystal"] == (
        "2 Take the crystal stone; so far you pay 2 food. You could then spend 3 more here; your yurt would keep 3."
    )
    play(state, "buy crystal")
    assert choices(state, 0, "es")["done"] == (
        "F Ninguna más: paga 2 alimentos por 1 piedra. Alimentos que quedan entonces en tu yurta: 3."
    )
    assert choices(state, 0, "en")["done"] == "F No more: pay 2 food for 1 stone. Food then left in your yurt: 3."
    play(state, "buy red")
    assert choices(state, 0, "en")["pay 2 meat 2 milk"] == (
        "2 Pay 2 meat and 2 milk. Left in your yurt: 1 milk. Not all of it fits on the cart: 2 of it go to the Market."
    )
    play(state, "pay 1 meat 3 milk", "keep 2 milk")
    placing = choices(state, 0, "es")
    assert placing["place crystal 2.1"].endswith(
        "Coloca la piedra de cristal en B2; tu torre valdrá entonces 8 puntos. Toca A2 azul, A3 roja y B1 azul. "
        "Ahora la torre vale 5: una ganancia de 3."
    )
    told_table = table(state, 0, "en")
    assert "\nLevel A from the left: A1 red, A2 blue and A3 red.\nLevel B from the left: B1 blue.\n" in told_table
    assert "\nGroup 1, blue: A2 and B1; 2 stones, 3 points.\nFree for the next stone: A4 and B2.\n" in told_table
    assert "\nYou are buying from the no-bread cart. Still to be placed: 1 red and 1 crystal.\n" in told_table


def test_the_fourteenth_stone_and_marked_places() -> None:
    pieces: dict[str, Any] = {"yurts": {0: "1 meat"}, "loads": {"no_bread": "P"}, "towers": {0: THIRTEEN}}
    state = noon(morning(2, bonus=["BON-PURPLE", "BON-GREY", "BON-BLACK"], boxed="blue", **replaced(pieces)), "build")
    play(state, "buy purple")
    said = choices(state, 0, "en")["place purple 4.1"]
    assert said.endswith("A bonus card marks this place: 2 points more. You take the stupa: 3 points more.")


def replaced(pieces: dict[str, Any]) -> dict[str, Any]:
    """A tower without the colour that stays in the box."""
    return {**pieces, "towers": {0: THIRTEEN.replace("B", "G")}}


# --- places and pieces by name


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("place red 1.1", "place red 1.1"),
        ("a2", "place red 1.1"),
        ("A2", "place red 1.1"),
        ("B1", "place red 2.0"),
        ("crystal a2", "place crystal 1.1"),
        ("A2 Crystal", "place crystal 1.1"),
        ("1.1", "place red 1.1"),
        ("crystal", "place crystal 1.0"),
        ("milk", "pay 4 milk"),
        ("no-milk", "put red no_milk"),
        ("Market", "commit market"),
    ],
)
def test_names_of_places_and_pieces_while_placing(typed: str, action: str) -> None:
    state = noon(morning(2, yurts={0: "4 milk"}, loads={"no_bread": "RX"}), "build")
    play(state, "buy red", "buy crystal")
    assert state.game.action_to_string(state.understand(typed)) == action


def test_names_stand_for_what_the_step_asks_for() -> None:
    def means(state: State, typed: str) -> str:
        return state.game.action_to_string(state.understand(typed))

    dawn = morning(2, market="2 milk 1 bread")
    assert [means(dawn, typed) for typed in ("BUILD", "b3")] == ["commit build", "place red 2.2"]
    assert verdict(dawn, "place red 2.2", 0).key == "yak-no-dawn"
    assert means(noon(morning(2, cargo={"no_bread": "2 milk 1 meat"}), "restock"), "milk") == "restock milk"
    buying = noon(morning(2, yurts={0: "4 milk"}, loads={"no_bread": "BX"}), "build")
    assert [means(buying, typed) for typed in ("blue", "milk", "b3")] == ["buy blue", "pay 1 milk", "place blue 2.2"]
    market = noon(dawn, "market")
    assert means(market, "milk") == "take milk"
    play(market, "done", "draw red", "draw blue", "draw red")
    assert [means(market, typed) for typed in ("no_milk", "blue", "blue No-Meat")] == [
        "put red no_milk",
        "put blue no_bread",
        "put blue no_meat",
    ]


@pytest.mark.parametrize("typed", ["", "j1", "red blue", "a1 a2", "red milk", "pink", "red a1 now", "A1" * 200])
def test_other_texts_are_refused_as_before(typed: str) -> None:
    state = morning(2)
    with pytest.raises(Refused) as caught:
        state.understand(typed)
    assert caught.value.verdict.key == "house-unknown-action"


def test_every_name_is_understood_in_every_situation() -> None:
    for state in situations("yak", 40, 5):
        for typed in ("a1", "E1", "red", "crystal", "meat", "no-bread", "restock", "green c2"):
            assert state.explain(state.understand(typed), state.pending()[0]).rules


# --- enough to play by


def reads(state: State, seat: int) -> int:
    """What the reader chooses."""
    heard = told(state, seat)
    key = Reader(text(heard, "en", NAMES, seat)).key()
    return next(row.action for row in heard.choices if row.key == key)


def reader_wins(seed: int, reader: int) -> bool:
    """A game of two against a beginner."""
    chance, stream, beginner = Rng(seed, "chance"), Rng(seed, "beginner"), make_player("beginner")
    state = load_game("yak", 2).new_initial_state()
    while not state.is_terminal():
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(chance), CHANCE)
        else:
            state.act(reads(state, who) if who == reader else beginner.choose(Seen(state, who, stream)), who)
    return state.places()[reader] < state.places()[1 - reader]


def test_the_reader_does_not_go_by_the_order_of_choices() -> None:
    for state in situations("yak", 30, 6):
        heard = told(state, state.pending()[0])
        again = heard._replace(choices=heard.choices[::-1])
        keys = {Reader(text(each, "en", NAMES, state.pending()[0])).key() for each in (heard, again)}
        assert len(keys) == 1


def test_who_only_reads_beats_a_beginner() -> None:
    assert sum(reader_wins(seed, seed % 2) for seed in range(20)) >= 16
