"""PostgreSQL and Redis for tests and tools: each a server of its own on a Unix socket, gone when the test is over.

    with postgres(folder) as url, redis(folder) as fan_out: …

What they say is written into `folder`; what they keep lies in a short temporary folder, because PostgreSQL refuses root and
another user may not come into root's folders. Whoever wants to stop one and start it again uses the classes.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 120.0  # seconds in which they start or stop on any machine, however busy it is
PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
OTHERS: Final = ("postgres", "nobody")  # who runs PostgreSQL where we are root
ROLE: Final = "caravansary"


def no_postgres() -> str:
    """What is not here that PostgreSQL needs, in one line; nothing if all is."""
    if _postgres_bin("initdb") is None:
        return "PostgreSQL is not installed (on Debian: apt install postgresql)"
    return (
        "" if importlib.util.find_spec("psycopg") else "psycopg is not installed (pip install 'caravansary[postgres]')"
    )


def no_redis() -> str:
    """The same of Redis, or Valkey."""
    if _redis_server() is None:
        return "Redis is not installed (on Debian: apt install redis-server)"
    return "" if importlib.util.find_spec("redis") else "redis is not installed (pip install 'caravansary[redis]')"


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database of a PostgreSQL of one's own."""
    service = Postgres(folder)
    try:
        service.start()
        yield service.url
    finally:
        service.close()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of a Redis of one's own, which keeps nothing."""
    service = Redis(folder)
    try:
        service.start()
        yield service.url
    finally:
        service.close()


class Service:
    """A server in a process of its own, that can be stopped, killed and started again."""

    stops_by: signal.Signals = signal.SIGTERM

    def __init__(self, folder: Path, name: str) -> None:
        self.log = folder / f"{name}.log"
        self.home = Path(tempfile.mkdtemp(prefix=f"{name}-"))  # short: a socket's path may have a hundred characters
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self.log.open("ab") as said:
            self.process = subprocess.Popen(self.command(), stdout=said, stderr=said, cwd=self.home, **_as_other(self))
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"it did not start:\n{self.log.read_text('utf-8', 'replace')[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Let it end in order; what does not is killed."""
        self._end(self.stops_by)

    def kill(self) -> None:
        """As when its machine loses its power."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None or process.poll() is not None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL, as durable as it is by default."""

    stops_by = signal.SIGINT  # "fast": open connections are closed

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "postgres")
        self.url = f"postgresql+psycopg://{ROLE}@/postgres?host={self.home}"
        self.needs_other_user = os.geteuid() == 0
        if self.needs_other_user:
            other = _other()
            os.chown(self.home, other.pw_uid, other.pw_gid)
        made = self.run("initdb", "--pgdata=data", f"--username={ROLE}", "--auth=trust", "--encoding=UTF8", "--no-sync")
        if made.returncode:
            raise RuntimeError(made.stdout.decode(errors="replace"))

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        """One of PostgreSQL's own programs, as its user."""
        command = [str(_postgres_bin(program)), *arguments]
        return subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.home,
            timeout=PATIENCE,
            check=False,
            **_as_other(self),
        )

    def command(self) -> list[str]:
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.home), "max_connections": "100"}
        told = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(_postgres_bin("postgres")), "-D", "data", *told]

    def answers(self) -> bool:
        return self.run("pg_isready", f"--host={self.home}", f"--username={ROLE}").returncode == 0

    def kill(self) -> None:
        """All of its processes at once: those it has started notice late that it is gone, and hold its memory till then."""
        below = _children(self.process.pid) if self.process is not None else []
        super().kill()
        for pid in below:
            _kill(pid)
        _until(lambda: not any(map(_lives, below)))


class Redis(Service):
    """Redis, or Valkey, without a memory."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "redis")
        self.path = self.home / "redis.sock"
        self.url = f"unix://{self.path}"
        self.needs_other_user = False

    def command(self) -> list[str]:
        return [str(_redis_server()), "--port", "0", "--unixsocket", str(self.path), "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as wire:
            wire.settimeout(PATIENCE)
            try:
                wire.connect(str(self.path))
                wire.sendall(b"PING\r\n")
                return wire.recv(100).startswith(b"+PONG")
            except OSError:
                return False


def _postgres_bin(program: str) -> Path | None:
    """The newest one that is installed."""
    found = [path for place in PLACES for path in Path("/").glob(f"{place[1:]}/{program}")]
    on_path = shutil.which(program)
    found += [Path(on_path)] if on_path else []
    return max(found, key=_version, default=None)


def _version(path: Path) -> tuple[float, str]:
    number = "".join(letter for letter in path.parent.parent.name if letter.isdigit() or letter == ".")
    return (float(number) if number.replace(".", "", 1).isdigit() else 0.0, str(path))


def _redis_server() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


def _other() -> pwd.struct_passwd:
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in OTHERS if name in known)


def _as_other(service: Any) -> dict[str, Any]:
    if not service.needs_other_user:
        return {}
    other = _other()
    return {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened() and time.monotonic() < deadline:
        time.sleep(0.01)
