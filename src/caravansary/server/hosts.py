"""The names by which the house may be called.

A page of somebody else can have its own name lead to this machine, and would then pass for ours. So whatever calls us by a name
must use one of ours. Figures need no list: no name leads to them, and who calls an address by its figures calls who is there.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

_FORM: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:/@\s]+))(?::[0-9]{1,5})?")
LOOPBACK: Final = "localhost"


class Hosts:
    """`named`: what it may be called besides this machine's own names."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname()
        self.names = frozenset(map(_plain, (LOOPBACK, own, f"{own.partition('.')[0]}.local", *named)))

    def allows(self, called: str) -> bool:
        """Is this what the house is called? `called`: as it stands in the header `Host`."""
        found = _FORM.fullmatch(called)
        if found is None:
            return False
        name = found[1] or found[2]
        try:
            ip_address(name)
        except ValueError:
            return _plain(name) in self.names
        return True


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()
