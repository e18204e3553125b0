"""The page's TypeScript types, written from :mod:`caravansary.server.messages`.

python -m caravansary.server.typescript web/src/generated/messages.ts
python -m caravansary.server.typescript --check web/src/generated/messages.ts
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, inspect

from caravansary.server import messages, messages_analysis, messages_home

HEADER: Final = "// Generated from caravansary.server.messages by caravansary.server.typescript. Do not edit.\n"
ALIASES: Final[dict[str, Any]] = {"Arg": messages.Arg, "Args": messages.Args, "SeatKind": messages.SeatKind}
UNIONS: Final[dict[str, Any]] = {
    "FromPage": messages.FromPage,
    "FromServer": messages.FromServer,
    "FromAnalyst": messages_analysis.FromAnalyst,
    "ToAnalyst": messages_analysis.ToAnalyst,
}
SPELLED: Final = {"Arg": "number | string | string[] | number[]"}  # msgspec takes only one kind of list in a union


def generate() -> str:
    """The whole file, the same text every time."""
    named = {name: inspect.type_info(alias) for name, alias in ALIASES.items()}
    writer = _Writer(named)
    parts = [f"export type {name} = {SPELLED.get(name) or writer.spell(info, name)};\n" for name, info in named.items()]
    parts += [
        writer.interface(info) for info in inspect.multi_type_info(_structs()) if isinstance(info, inspect.StructType)
    ]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return HEADER + "\n" + "\n".join(parts)


def _structs() -> list[type[Struct]]:
    """Every message, in the order in which it is written down."""
    things = [thing for module in (messages, messages_analysis, messages_home) for thing in vars(module).values()]
    found = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Struct)]
    return list(dict.fromkeys(struct for struct in found if struct is not Struct))


class _Writer:
    """Spells msgspec's types in TypeScript; a type that has a name is called by it."""

    def __init__(self, named: dict[str, inspect.Type]) -> None:
        self.named = named

    def interface(self, info: inspect.StructType) -> str:
        lines = [f"/** {(info.cls.__doc__ or '').strip()} */", f"export interface {info.cls.__name__} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            optional = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.spell(field.type)};")
        return "\n".join([*lines, "}"]) + "\n"

    def spell(self, info: inspect.Type, defining: str = "") -> str:
        for name, known in self.named.items():
            if info == known and name != defining:
                return name
        match info:
            case inspect.StructType(cls=cls):
                return cls.__name__
            case inspect.ListType(item_type=item):
                inner = self.spell(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.spell(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spell(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.spell(one) for one in types))
        return _plain(info)


def _plain(info: inspect.Type) -> str:
    match info:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {info}")


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or with --check say whether it is up to date."""
    parser = argparse.ArgumentParser(prog="caravansary.server.typescript", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if the file differs")
    parser.add_argument("path", type=Path)
    chosen = parser.parse_args(arguments)
    path: Path = chosen.path
    text = generate()
    if not chosen.check:
        path.write_text(text, "utf-8")
    elif not path.is_file() or path.read_text("utf-8") != text:
        print(f"{path}: differs from caravansary.server.messages; run python -m caravansary.server.typescript {path}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
