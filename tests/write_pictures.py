"""Writes docs/games.jpg anew, a board of each game on the shelf, and static/card.jpg, which messengers show
of the site: `make pictures`, after a game looks different."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import games
from browser.chromium import WALKS_IN, launch_options
from serve import Site
from tabletop import chance
from tabletop.game import State
from tabletop.snapshot import snapshot_link

ROOT = Path(__file__).parents[1]
SHEET = ROOT / "docs/games.jpg"
CARD = ROOT / "static/card.jpg"
SEED = 7
PLIES = {"domino-run": 24, "dunginoes": 36, "penguins": 40, "colf-dada": 50, "run-away": 70, "dungeons": 90}
BOARD = {"width": 960, "height": 720}
STYLE = """body { margin: 0; padding: 8px; width: 1200px; display: grid; gap: 8px;
  grid-template-columns: repeat(3, 1fr); background: #4a2d1d; color: #fff;
  font: 600 20px/1.3 sans-serif; text-align: center; }
figure { margin: 0; } img { width: 100%; display: block; border-radius: 6px; } figcaption { padding: 6px; }"""

CARD_SIZE = {"width": 1200, "height": 630}
CARD_STYLE = """body { margin: 0; height: 630px; display: grid; place-content: center; gap: 12px;
  text-align: center; background: radial-gradient(#6a4228, #2c190e); color: #f7ead4;
  font: 34px/1.3 "Text"; overflow: hidden; }
h1 { margin: 0; font: 600 118px/1 "Titles"; } p { margin: 0 0 22px; }
div { display: flex; justify-content: center; }
img { width: 186px; height: 248px; object-fit: cover; border-radius: 12px; margin: 0 -6px;
  box-shadow: 0 6px 24px rgb(0 0 0 / .6); }
img:nth-child(odd) { rotate: -5deg; } img:nth-child(even) { rotate: 4deg; translate: 0 12px; }"""


def position(slug: str) -> State:
    """A match of this game that its bot has brought into the midst."""
    entry = games.load(slug)
    state = entry.game.new(entry.game.seats[-1], SEED)
    for ply in range(PLIES[slug]):
        after = state.apply(entry.bot.policy(state, chance.number(SEED, slug, ply)))
        if after.ending:
            break
        state = after
    return state


def picture(browser: Browser, home: str, slug: str) -> str:
    """Its board as everybody may see it, as an address of its own."""
    entry, state = games.load(slug), position(slug)
    names = [f"Player {seat}" for seat in range(1, state.seats + 1)]
    page = browser.new_page(viewport=BOARD)
    page.add_init_script(WALKS_IN)
    page.goto(f"{home}#{snapshot_link(entry.game, state, names, '')}")
    page.wait_for_selector("html[data-ready=players]", timeout=120_000)
    shot = page.locator("#board").screenshot()
    page.close()
    return f"data:image/png;base64,{b64encode(shot).decode()}"


def figure(slug: str, image: str) -> str:
    """A picture with its game's title."""
    return f'<figure><img src="{image}"><figcaption>{escape(games.cover(slug).title)}</figcaption></figure>'


def card(browser: Browser, home: str) -> None:
    """The boxes side by side, in the page's own letters."""
    page = browser.new_page(viewport=CARD_SIZE, bypass_csp=True)
    page.goto(home)
    boxes = "".join(f'<img src="static/covers/{slug}.svg">' for slug in games.SHELF)
    page.evaluate(
        "html => { document.body.innerHTML = html; }",
        f"<h1>Boneyard</h1><p>Dominoes, dice and cards on one table.</p><div>{boxes}</div>",
    )
    page.add_style_tag(content=CARD_STYLE)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    page.screenshot(path=CARD, type="jpeg", quality=55)
    page.close()


def main() -> None:
    """One sheet of them all, and the card."""
    site = Site(ROOT / "dist").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        figures = "".join(figure(slug, picture(browser, site.url, slug)) for slug in games.SHELF)
        page = browser.new_page(viewport={"width": 1216, "height": 400})
        page.set_content(f"<style>{STYLE}</style>{figures}")
        page.screenshot(path=SHEET, full_page=True, type="jpeg", quality=80)
        card(browser, site.url)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
