"""`python -m tools.door` in small: two hundred strangers at a door with room for eighty, while people play."""

import asyncio
import os
import random
from pathlib import Path
from threading import Thread

from tools.door import people
from tools.door.people import Wait, Waits, figures
from tools.door.strangers import KINDS, Report, Siege, besiege

from caravansary.server.door import Limits
from tests.server.doors import ATTACKER, running
from tests.server.pages import SOON, wait_until

STRANGERS = 200
ROOM = 80
AT_ONCE = 3.0  # seconds; people owe nothing for as long


def test_strangers_are_sent_away_or_cut_and_people_play_on(tmp_path: Path) -> None:
    with running(tmp_path, Limits.of(1000)._replace(connections=ROOM)) as house:
        waits, laid, reports = Waits(), house.lay(), list[Report]()
        loop = asyncio.new_event_loop()
        url = f"http://127.0.0.1:{house.port}"
        playing = loop.create_task(people.table(url, "silk", random.Random(1), 0.0, waits))
        coming = loop.create_task(people.newcomers(house.port, waits))
        thread = Thread(target=lambda: loop.run_until_complete(asyncio.wait({playing, coming})))
        thread.start()
        try:
            wait_until(lambda: len(waits.decisions) > 5, "people do not play")
            house.hurries(header=AT_ONCE, body=AT_ONCE, reading=AT_ONCE, end=AT_ONCE)
            siege = Siege(house.port, os.getpid(), laid["table"], STRANGERS, longest=SOON, soon=AT_ONCE / 2)
            reports.append(besiege(siege))
            before = len(waits.decisions), len(waits.newcomers)
            wait_until(lambda: len(waits.decisions) > before[0] and len(waits.newcomers) > before[1], "nobody plays")
            assert not playing.done() and not coming.done(), "somebody was thrown out"
        finally:
            loop.call_soon_threadsafe(playing.cancel)
            loop.call_soon_threadsafe(coming.cancel)
            thread.join(SOON)
            loop.close()
        assert house.came() <= STRANGERS
        wait_until(lambda: house.door.at(ATTACKER).connections == 0, "they are still counted")
    (report,) = reports
    assert len(report.fates) == STRANGERS and {fate.kind for fate in report.fates} == set(KINDS)
    assert all(fate.held is not None for fate in report.fates), "somebody was never cut"
    assert sum(fate.sent_away for fate in report.fates) >= STRANGERS // 4


def test_figures_count_what_ended_between_two_moments() -> None:
    waits = [Wait(float(at), at / 100) for at in range(200)]
    found = figures(waits, 100.0, 200.0)
    assert found == (100, 1.495, 1.99, 1.99)
    assert figures(waits, 300.0, 400.0).number == 0
