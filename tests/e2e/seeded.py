"""`python -m tests.e2e.seeded FILE serve …`: the server as it is, but for the luck of its tables, which follows from a file.

Whatever a test writes into the file, the first table laid then has the same seed every time, and so has the next.
"""

import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from caravansary.cli.main import main
from caravansary.server import house


def seeds(file: Path) -> Callable[[], bytes]:
    tables = Counter[str]()

    def next_one() -> bytes:
        luck = file.read_text("utf-8")
        tables[luck] += 1
        return sha256(f"{luck} {tables[luck]}".encode()).digest()

    return next_one


if __name__ == "__main__":
    house.fresh_seed = seeds(Path(sys.argv.pop(1)))
    main()
