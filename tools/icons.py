"""The icons of the installed page, drawn from its favicon: python -m tools.icons

Writes web/public/icons/. Needs Debian's chromium, as the browser tests do.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.e2e.house import ROOT, launch

PUBLIC: Final = ROOT / "web" / "public"
NIGHT: Final = "#2b2f63"
# Name, size, how much of it the drawing takes: a mask may cut off a fifth on every side.
ICONS: Final = (("icon-192", 192, 0.84), ("icon-512", 512, 0.84), ("maskable-512", 512, 0.58))


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, share in ICONS:
            draw(browser.new_page(viewport={"width": size, "height": size}), drawing, share, folder / f"{name}.png")
        browser.close()


def draw(page: Page, drawing: str, share: float, path: Path) -> None:
    """One icon: the drawing in the middle of the night."""
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{NIGHT}"
    page.set_content(
        f'<body style="{style}"><style>svg{{width:{share:.0%};height:{share:.0%}}}</style>{drawing}</body>'
    )
    page.screenshot(path=path)


if __name__ == "__main__":
    main()
