"""Writes dist.look/GAME.png, one image a game: its table at every size of the frame, light above, dark below.
`make look`, to be looked at as a designer would; GAME=penguins PLY=30 for one game at one moment."""

from __future__ import annotations

import argparse
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import games
from browser.chromium import WALKS_IN, launch_options
from browser.company import link_to
from browser.frames import SIZES
from serve import Site

ROOT = Path(__file__).parents[1]
LOOK = ROOT / "dist.look"
PLIES = {"domino-run": 24, "dunginoes": 36, "penguins": 40, "colf-dada": 50, "run-away": 70, "dungeons": 90}
SCALE = 0.42  # of what is seen, on the sheet
STYLE = """body { margin: 0; padding: 10px; width: 2600px; background: #777; color: #fff; }
div { display: flex; flex-wrap: wrap; gap: 10px; align-items: start; margin-bottom: 14px; }
figure { margin: 0; } img { display: block; } figcaption { padding: 2px; }"""


def table(browser: Browser, home: str, slug: str, ply: int, seats: int) -> Page:
    """A match of this game after so many choices of its bot, on a table."""
    passed = iter(range(10_000))
    link = link_to(slug, seats, lambda state: next(passed) >= ply and not state.ending)
    page = browser.new_page(has_touch=True)
    page.add_init_script(WALKS_IN)
    page.goto(home + link)
    page.mouse.move(1, 1)
    page.wait_for_selector("html[data-ready=table]", timeout=120_000)
    if page.locator("#do-news-read").count():
        page.click("#do-news-read")
    return page


def figure(page: Page, width: int, height: int, folder: Path, name: str) -> str:
    """What is seen at this size; the picture itself is kept beside the sheet."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(250)
    shot = page.screenshot(path=folder / f"{name}.png")
    image = f"data:image/png;base64,{b64encode(shot).decode()}"
    seen = f'<img src="{image}" width="{round(width * SCALE)}">'
    return f"<figure>{seen}<figcaption>{name}</figcaption></figure>"


def main() -> None:
    """One sheet a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games.SHELF)
    parser.add_argument("--ply", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--text", default="normal", choices=("normal", "larger", "double"))
    wish = parser.parse_args()
    site = Site(ROOT / "dist").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for slug in [wish.game] if wish.game else games.SHELF:
            seats = wish.seats or games.load(slug).game.seats[-1]
            page = table(browser, site.url, slug, PLIES[slug] if wish.ply is None else wish.ply, seats)
            page.evaluate("text => { document.documentElement.dataset.text = text }", wish.text)
            folder = LOOK / slug
            folder.mkdir(parents=True, exist_ok=True)
            rows = ""
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                shots = [
                    figure(page, width, height, folder, f"{width}x{height}-{scheme}")
                    for width, height in SIZES
                ]
                rows += f"<div>{''.join(shots)}</div>"
            page.close()
            sheet = browser.new_page(viewport={"width": 2620, "height": 400})
            sheet.set_content(f"<style>{STYLE}</style>{rows}")
            sheet.screenshot(path=LOOK / f"{slug}.png", full_page=True)
            sheet.close()
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
