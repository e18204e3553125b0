"""The browsers that are promised are those the page is built for."""

import json
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_docs_name_the_browsers_the_page_is_built_for() -> None:
    listed = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["browserslist"]
    oldest = dict(browser.split(" >= ") for browser in listed)
    assert set(oldest) == {"chrome", "edge", "firefox", "safari", "ios"}
    assert oldest["chrome"] == oldest["edge"] and oldest["safari"] == oldest["ios"]
    promise = (
        f"Chrome and Edge {oldest['chrome']}, Firefox {oldest['firefox']}, Safari {oldest['safari']} (also on iPhone"
    )
    assert promise in (ROOT / "docs" / "packaging.md").read_text("utf-8")
