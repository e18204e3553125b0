"""What a browser needs to play: a server of its own, and Debian's chromium."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from caravansary.engine import log
from caravansary.engine.match import Match
from caravansary.games import game_of
from tests.ports import free_port
from tests.samples.elsewhere import environment

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = Path(os.environ.get("CARAVANSARY_PAGE", ROOT / "web" / "dist"))
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The last such option counts: what Playwright switches off, and the two pages that every window loads for its address bar.
    "--disable-features=AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,"
    "WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,WebUIOmniboxPopup",
)
STARTS_WITHIN: Final = 240.0  # seconds, on a machine that is busy with other things
STOPS_WITHIN: Final = 60.0
ANSWERS_WITHIN: Final = 60.0


def missing() -> str:
    """What is not here that a browser test needs, in one line; nothing if all is."""
    if shutil.which(CHROMIUM) is None:
        return f"no browser at {CHROMIUM} (on Debian: apt install chromium; or set CHROMIUM)"
    if not (PAGE / "index.html").is_file():
        return "the page is not built (make page)"
    return "" if AXE.is_file() else "axe-core is not installed (cd web && npm ci)"


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))


class House:
    """A server on this machine, with a store in a folder of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0,
        packages: Path | None = None,
        more: Sequence[str] = (),
        here: Path = ROOT,
    ) -> None:
        """`packages`: where games and players of others are installed; `more`: options of `serve`; `here`: where it is called."""
        self.folder = folder
        self.port = free_port()
        self.bot_pause = bot_pause
        self.more = more
        self.here = here
        self.environment = {**(environment(packages) if packages is not None else os.environ)}
        paths = [str(ROOT), *filter(None, [self.environment.get("PYTHONPATH")])]
        self.environment["PYTHONPATH"] = os.pathsep.join(paths)
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.luck("house")

    def luck(self, name: str) -> None:
        """The tables that are laid from now on have the same seeds whenever this name is given."""
        (self.folder / "luck").write_text(name, "utf-8")

    def start(self) -> "House":
        command = [
            sys.executable,
            "-P",  # like the installed command: what lies in the current folder is no module by that
            "-m",
            "tests.e2e.seeded",
            str(self.folder / "luck"),
            "serve",
            "--port",
            str(self.port),
        ]
        command += ["--store", str(self.folder / "tables.sqlite3"), "--page", str(PAGE)]
        command += ["--bot-pause", str(self.bot_pause), *self.more]
        with (self.folder / "server.log").open("ab") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said, cwd=self.here, env=self.environment)
        self._wait()
        return self

    def kill(self) -> None:
        """As when the machine loses its power: no farewell."""
        process = self._taken()
        process.kill()
        process.wait(STOPS_WITHIN)

    def stop(self) -> None:
        process = self._taken()
        process.terminate()
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(STOPS_WITHIN)

    def ask(self, path: str, body: Any = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN) as answer:
            return bytes(answer.read())

    def table(
        self, *kinds: str, level: str = "greedy", game: str = "border", names: Sequence[str] = ()
    ) -> tuple[str, list[str | None]]:
        """A new table with these seats ("person" or "bot"): its id, and the tokens."""
        names = names or [f"Ana {seat + 1}" for seat in range(len(kinds))]
        seats = [
            {"kind": kind, "name": name, **({"level": level} if kind == "bot" else {})}
            for kind, name in zip(kinds, names, strict=True)
        ]
        made = json.loads(self.ask("/api/tables", {"game": game, "options": {}, "seats": seats}))
        return str(made["table"]), list(made["tokens"])

    def decided(self, table: str) -> Counter[int]:
        """How often each seat has decided at a table, live or over: by the store."""
        with closing(sqlite3.connect(self.folder / "tables.sqlite3")) as store:
            return Counter(seat for (seat,) in store.execute("SELECT seat FROM entries WHERE table_id = ?", (table,)))

    def decisions(self, table: str, seat: int) -> int:
        """How many decisions of a seat the log of a finished game holds, without those that were none."""
        record = log.read(self.ask(f"/api/tables/{table}/log").decode(), game_of)
        match = Match.replay(record.game, record.moves, None, automatic=True)
        return sum(entry.seat == seat and not entry.forced for entry in match.entries)

    def _taken(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server was never started"
        return self._process

    def _wait(self) -> None:
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and self._taken().poll() is None:
            try:
                self.ask("/api/games")
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        said = (self.folder / "server.log").read_text("utf-8", "replace")[-2000:]
        self.stop()
        raise RuntimeError(f"the server did not start:\n{said}")


if __name__ == "__main__":
    print(missing())
