"""What commands print: lines, tables and JSON, safe for a terminal whatever a stranger's file holds."""

import json
import sys
from collections.abc import Sequence

TABLE_WIDTH = 160  # when the output is not a terminal


def printable(text: str) -> str:
    """The text without anything that could steer a terminal or cannot be encoded."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def one_line(text: str) -> str:
    """The text on one printable line."""
    return printable(" ".join(text.split()))


def put(text: str) -> None:
    """Print lines."""
    for line in text.split("\n"):
        print(printable(line))


def put_aside(text: str) -> None:
    """Print a line for whoever looks on, not for whoever reads the result."""
    print(printable(text), file=sys.stderr)


def put_json(thing: object) -> None:
    """Print plain data as one line of JSON."""
    print(json.dumps(thing))


class Figure(str):
    """A number that is already written as a language writes it; it stands to the right like any other."""


def put_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table; numbers stand to the right."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for column, head in enumerate(heads):
        numeric = all(isinstance(row[column], int | float | Figure) for row in rows)
        table.add_column(Text(head), justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*(Text(_cell(value)) for value in row))
    Console(width=None if sys.stdout.isatty() else TABLE_WIDTH).print(table)


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.2f}" if isinstance(value, float) else printable(str(value))
