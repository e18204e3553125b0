"""Plain data from strangers: the value, or a refusal that names the field."""

from collections.abc import Callable

import pytest

from caravansary.engine import plain
from caravansary.engine.messages import BadPosition, Plain

ROW: Plain = {"n": 3, "true": True, "none": None, "list": [1, 2], "rows": [{"a": 1}], "who": 2, "what": "red"}


def test_what_is_right_is_answered() -> None:
    assert plain.number(ROW, "n", 0, 3) == 3
    assert plain.number(ROW, "missing", 0, 3, default=2) == 2
    assert plain.flag(ROW, "true") is True
    assert plain.flag(ROW, "missing", default=True) is True
    assert plain.listed(ROW, "list", most=2) == [1, 2]
    assert plain.listed(ROW, "missing") == []
    assert plain.rows(ROW, "rows", count=1, fields={"a"}) == [{"a": 1}]
    assert plain.row(ROW, "none") == {}
    assert plain.seat(ROW, "who", 3) == 2
    assert plain.seat(ROW, "none", 3, nobody=-1) == -1
    assert plain.name(ROW, "what", ["blue", "red"]) == 1
    assert plain.as_known("red", {"red": 7}, "cell") == 7
    assert plain.text(ROW, "what") == "red"
    plain.same_game({"game": "yak"}, "yak")


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda: plain.number(ROW, "n", 0, 2, "seats[1]"), "seats[1].n: must be a number from 0 to 2, not 3"),
        (lambda: plain.number(ROW, "true", 0, 2), "true: must be a number from 0 to 2, not True"),
        (lambda: plain.number(ROW, "missing", 0, 2, default=None), "missing: must be a number from 0 to 2, not None"),
        (lambda: plain.flag(ROW, "n"), "n: must be true or false, not 3"),
        (lambda: plain.listed(ROW, "n"), "n: must be a list"),
        (lambda: plain.listed(ROW, "list", "a", 1), "a.list: must be a list of at most 1"),
        (lambda: plain.rows(ROW, "rows", count=2), "rows: must be a list of 2"),
        (lambda: plain.rows(ROW, "list"), "list[0]: must be an object, not 1"),
        (lambda: plain.rows(ROW, "rows", "x", fields={"b"}), "x.rows[0].a: no such field"),
        (lambda: plain.as_row({3: 1}, ""), "3: no such field"),
        (lambda: plain.as_row([], ""), "a position: must be an object, not []"),
        (lambda: plain.seat(ROW, "none", 3), "none: must be a number from 0 to 2, not None"),
        (lambda: plain.seat(ROW, "who", 2, nobody=-1), "who: must be a number from 0 to 1, not 2"),
        (lambda: plain.name(ROW, "list", ["blue"]), "list: must be one of blue, not [1, 2]"),
        (lambda: plain.as_known("red", {}, "cell"), "cell: there is no 'red'"),
        (lambda: plain.text(ROW, "what", longest=2), "what: must be a text of 1 to 2 letters, not 'red'"),
        (lambda: plain.same_game(ROW, "yak"), "game: must be 'yak', not None"),
        (lambda: plain.demand(False, "a.b", "does not fit"), "a.b: does not fit"),
    ],
)
def test_what_is_wrong_names_its_field(read: Callable[[], object], says: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read()
    assert str(refusal.value) == says
