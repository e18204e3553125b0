"""Ports for servers that tests start in processes of their own."""

import os
import socket
from itertools import count

LOWEST, HIGHEST = 15_000, 30_000  # below those from which systems take ports for connections that go out
_tried = count(os.getpid() * 7)  # tests that run at the same time begin at different places


def free_port() -> int:
    """A port that nobody uses, and that nobody is given by chance while our server is down for a moment."""
    for _ in range(HIGHEST - LOWEST):
        port = LOWEST + next(_tried) % (HIGHEST - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("all ports are taken")
