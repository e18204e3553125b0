"""The version of the house, said here and nowhere else: package, page and ``--version`` read it."""

from typing import Final

VERSION: Final = "0.1.0"
