"""What can be seen of a server from outside: its memory, its files, and whose connections it holds. Linux only."""

import os
import resource
import socket
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = os.sysconf("SC_PAGESIZE")
ESTABLISHED: Final = "01"


class Sight(NamedTuple):
    """A server at a moment."""

    at: float
    strangers: int  # connections that it has not ended
    files: int  # of its process, connections among them
    memory: int  # bytes


def look(process: int, at: float = 0.0, strangers: int = 0) -> Sight:
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return Sight(at, strangers, len(os.listdir(f"/proc/{process}/fd")), pages * PAGE)


def established(port: int, address: str) -> set[int]:
    """The ports at an address whose connections to a port of this machine neither side has ended."""
    far = _spelled(address)
    found = set()
    for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]:
        _, local, remote, state, *_ = line.split()
        if state == ESTABLISHED and remote.startswith(far) and int(local.partition(":")[2], 16) == port:
            found.add(int(remote.partition(":")[2], 16))
    return found


def _spelled(address: str) -> str:
    """As it stands in /proc/net/tcp: the bytes as this machine would read them as one number."""
    return f"{int.from_bytes(socket.inet_aton(address), 'little'):08X}:"


def allow_files() -> int:
    """How many files and connections this process may have, after it has asked for all it can get."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
