"""Which files an address of the page will need: told with the page itself, so that a browser asks for all of them at once."""

import json
from pathlib import Path
from typing import Any, Final

# Where the build's manifest is, and what stands in it for each page.
MANIFEST: Final = "build.json"
PAGES: Final = {
    "": "src/pages/Home.svelte",
    "new": "src/pages/NewTable.svelte",
    "table": "src/pages/Table.svelte",
    "analysis": "src/pages/Analysis.svelte",
    "rules": "src/pages/Rules.svelte",
    "learn": "src/pages/Learn.svelte",
}
BOARD: Final = "src/games/{}/parts.ts"
ENTRY: Final = "index.html"  # names its own files


class Hints:
    """The header `Link` for an address, from what the build wrote down about its files."""

    def __init__(self, dist: Path) -> None:
        path = dist / MANIFEST
        self._files: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}

    def link(self, page: str, game: str | None = None) -> str:
        """The files of a page and of a game's board, beyond those that index.html names; empty if there are none."""
        found: dict[str, str] = {}
        named: dict[str, str] = {}
        self._gather(ENTRY, named)
        self._gather(PAGES.get(page, ""), found)
        if game is not None:
            self._gather(BOARD.format(game), found)
        return ", ".join(f"</{file}>; rel={rel}" for file, rel in found.items() if file not in named)

    def _gather(self, name: str, found: dict[str, str]) -> None:
        entry = self._files.get(name)
        if entry is None or entry["file"] in found:
            return
        found[entry["file"]] = "modulepreload"
        for sheet in entry.get("css", ()):
            found[sheet] = "preload; as=style; crossorigin"  # as the page itself asks for it
        for other in entry.get("imports", ()):
            self._gather(other, found)
