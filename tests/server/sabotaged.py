"""`python -m tests.server.sabotaged serve …`: a server that acknowledges a decision before it writes it. It must be found out."""

import asyncio
from contextlib import suppress

from caravansary.cli.main import main
from caravansary.server.store import NotSaved, Store, Write, Written

LATE = 0.3  # seconds
_write = Store.write
_late = set[asyncio.Task[None]]()


async def promise(store: Store, what: Write) -> Written:
    """A decision is promised at once, and written a moment later; whatever else is written waits until then."""
    if what.version is None or not (what.moves or what.cut is not None):
        return await _write(store, what)
    before = list(_late)
    task = asyncio.create_task(_later(store, what, before))
    _late.add(task)
    task.add_done_callback(_late.discard)
    return Written(what.version + 1, 0, None)


async def _later(store: Store, what: Write, before: list["asyncio.Task[None]"]) -> None:
    await asyncio.sleep(LATE)
    await asyncio.gather(*before, return_exceptions=True)
    with suppress(NotSaved):
        await _write(store, what)


if __name__ == "__main__":
    Store.write = promise  # type: ignore[assignment,method-assign]
    main()
