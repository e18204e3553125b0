"""What is counted while people play: moves that were acknowledged, how long each took, and what the server spent on them."""

import os
import time
from dataclasses import dataclass, field
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Count:
    """Of one stretch of time; nothing counts before it is open or after it is closed."""

    waits: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement
    received: int = 0  # bytes, by all players
    open: bool = False

    def move(self, asked: float) -> None:
        if self.open:
            self.waits.append(time.perf_counter() - asked)


@dataclass
class Row:
    """How a server did."""

    name: str
    rate: float  # acknowledged moves a second
    median: float  # of the waits, in seconds
    p99: float
    cpu: float  # seconds of the server's processes for a move
    bytes: float  # that its players received for a move

    def line(self) -> str:
        shown = f"{self.name:28}{self.rate:8.0f}/s   median {self.median * 1e3:6.1f} ms   p99 {self.p99 * 1e3:6.1f} ms"
        return f"{shown}   {self.cpu * 1e6:6.0f} us of CPU   {self.bytes:7.0f} bytes"


def cpu_of(processes: list[int]) -> float:
    """Seconds of processor time that these have used."""
    used = 0
    for process in processes:
        with open(f"/proc/{process}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / TICKS


def row(name: str, count: Count, seconds: float, cpu: float) -> Row:
    waits = sorted(count.waits)
    moves = max(1, len(waits))
    at = [waits[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0 for share in (0.5, 0.99)]
    return Row(name, len(waits) / seconds, at[0], at[1], cpu / moves, count.received / moves)
