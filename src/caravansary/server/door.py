"""How much may come from one address, so that nobody can shut the door for others.

Everything follows from one number: how many people may sit behind an address, at home, in a club or at a convention. Who asks
for more than so many people would is refused, or waits; what others do is not touched by it.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

from caravansary.server.hosts import Hosts
from caravansary.server.turns import Turns

CROWD: Final = 250  # people behind one address, if nothing else is said
MOST_BAD: Final = 100  # messages of one socket that are none of ours
MANY_ADDRESSES: Final = 10_000  # so many are known before those that have gone are forgotten

Network = IPv4Network | IPv6Network


class TooMany(Exception):
    """More than may come from one address."""


class Rate(NamedTuple):
    """So much at once, and so much again each second."""

    at_once: float
    a_second: float


class Limits(NamedTuple):
    """What one address may have, and do."""

    connections: int
    sockets: int
    sockets_at_table: int
    requests: Rate
    tables: Rate  # laid anew
    messages: Rate  # over all its sockets
    messages_of_one: Rate  # over one socket

    @classmethod
    def of(cls, people: int = CROWD) -> "Limits":
        """A browser keeps up to six connections and one socket for each page that is open, asks for some twenty files when it
        comes, and says a word every few seconds. Programs that play for somebody are faster: a hundred words a second."""
        return cls(
            connections=8 * people,
            sockets=4 * people,
            sockets_at_table=people,
            requests=Rate(24 * people, 1.2 * people),
            tables=Rate(people, people / 1800),
            messages=Rate(8 * people, 4 * people),
            messages_of_one=Rate(max(200.0, 0.8 * people), max(50.0, 0.4 * people)),
        )


class Patience(NamedTuple):
    """How many seconds a connection may take."""

    header: float = 10.0  # to say what is wanted, from the first moment on
    body: float = 20.0  # to say the rest
    reading: float = 30.0  # to take what was sent, wherever it does not fit on the wire
    end: float = 10.0  # to hang up


class Bucket:
    """What is left of a rate."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._left = rate.at_once
        self._seen = now

    def take(self, now: float) -> bool:
        """One of it, if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def borrow(self, now: float) -> float:
        """One of it in any case; answers in how many seconds it is there."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self.rate.a_second)

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self._left >= self.rate.at_once

    def _fill(self, now: float) -> None:
        self._left = min(self.rate.at_once, self._left + (now - self._seen) * self.rate.a_second)
        self._seen = now


class Address:
    """What comes from one address."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.connections = 0
        self.sockets = 0
        self.at_table: Counter[str] = Counter()
        self.requests = Bucket(limits.requests, now)
        self.tables = Bucket(limits.tables, now)
        self.messages = Bucket(limits.messages, now)
        self.turns = Turns()

    def is_gone(self, now: float) -> bool:
        """Is there nothing to remember of it?"""
        buckets = (self.requests, self.tables, self.messages)
        return not (self.connections or self.sockets) and all(bucket.is_full(now) for bucket in buckets)


class Visit:
    """A socket that was let in: how fast it speaks, and how much of it is none of ours."""

    def __init__(self, door: "Door", address: Address) -> None:
        self._door = door
        self.address = address
        self.bad = 0
        self._messages = Bucket(door.limits.messages_of_one, door.clock())

    def wait(self) -> float:
        """In how many seconds its next message may be read."""
        now = self._door.clock()
        return max(self._messages.borrow(now), self.address.messages.borrow(now))

    def is_enough(self) -> bool:
        """Was this bad message one too many?"""
        self.bad += 1
        return self.bad >= MOST_BAD


class Door:
    """Who may come in. `proxies` are the addresses before this server that say truly for whom they ask; `most`: connections
    there may be at all; `hosts`: the names by which this house may be called, if that is asked for here."""

    def __init__(
        self,
        limits: Limits | None = None,
        proxies: Sequence[str] = (),
        hosts: Hosts | None = None,
        most: int = 1 << 30,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or Limits.of()
        self.proxies = list(proxies)
        self.hosts = hosts
        self.most = most
        self.clock = clock
        self.patience = Patience()
        self.connections = 0
        self._networks: list[Network] = [ip_network(proxy, strict=False) for proxy in proxies]
        self._known: dict[str, Address] = {}
        self._sweep_at = MANY_ADDRESSES

    def at(self, host: str) -> Address:
        """What is known of an address."""
        key = key_of(host)
        if (known := self._known.get(key)) is None:
            if len(self._known) >= self._sweep_at:
                self._forget()
            known = self._known[key] = Address(self.limits, self.clock())
        return known

    def _forget(self) -> None:
        now = self.clock()
        self._known = {key: known for key, known in self._known.items() if not known.is_gone(now)}
        self._sweep_at = max(MANY_ADDRESSES, 2 * len(self._known))

    # --- connections

    def comes(self, host: str) -> Address | None:
        """A connection: whose it is, or None if there are too many. A proxy has as many as it likes."""
        known = self.at(host)
        crowded = known.connections >= min(self.limits.connections, self.most // 2) and not self._is_proxy(host)
        if crowded or self.connections >= self.most:
            return None
        known.connections += 1
        self.connections += 1
        return known

    def goes(self, known: Address) -> None:
        known.connections -= 1
        self.connections -= 1

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    # --- requests

    def asks(self, host: str) -> bool:
        """A request."""
        return self.at(host).requests.take(self.clock())

    def lays(self, host: str) -> bool:
        """A request that lays a table."""
        return self.at(host).tables.take(self.clock())

    # --- sockets

    @contextmanager
    def visit(self, host: str, table: str) -> Iterator[Visit]:
        """A socket at a table, for as long as it is open. Raises `TooMany`."""
        known = self.at(host)
        if known.sockets >= self.limits.sockets or known.at_table[table] >= self.limits.sockets_at_table:
            raise TooMany
        known.sockets += 1
        known.at_table[table] += 1
        try:
            yield Visit(self, known)
        finally:
            known.sockets -= 1
            known.at_table[table] -= 1
            if known.at_table[table] == 0:
                del known.at_table[table]


def key_of(host: str) -> str:
    """What counts as one address: of the long ones the first half, which is one household's, one server's, or one phone's."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))
