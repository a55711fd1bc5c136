"""The pace of a hand. The one place where a test or a measurement lets time pass: here it is meant.

Machines tap and press faster than people, and what comes too soon is taken for a slip. Whatever else a test
waits for, it names: an element, a text, a paint (`waits.py`).
"""

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from .waits import MOVES

# Sooner, something else at the same place is a slip (static/once.mjs), and so is the same key (app, AT_ONCE).
LATER = 320  # ms
# The page's own quickest pace at which all is still shown, for what is long and not about the pace.
FAST = {"motion": "fast", "pace": "fast"}
WAIT = "const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));"
# Notes in the page when each key was pressed last, and what was tapped, where and when, the last first.
NOTED = (
    f"""{{
  const moves = {MOVES};
  const TOUCHABLE = "[data-action], [data-pick], [data-touch], [data-do]";
"""
    """
  const said = (one) => Object.values(one?.closest?.(TOUCHABLE)?.dataset ?? {}).join();
  const pressed = {};
  const taps = [];
  addEventListener("keydown", ({ key }) => (pressed[key] = performance.now()), { capture: true });
  addEventListener("touchend", ({ changedTouches: [{ clientX: x, clientY: y }], target }) => {
    taps.unshift({ at: performance.now(), x, y, words: said(target) });
  }, { capture: true });

  window.pressedAt = (key) => pressed[key] ?? -Infinity;

  /** When the last tap was that matters: none does of what says the same, or that was far from what rests. */
  window.tappedAt = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const rests = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && !moves();
    const far = ({ x, y }) => Math.max(left - x, x - right, top - y, y - bottom) > 40;
    const matters = (tap) => tap.words !== said(element) && !(rests && far(tap));
    return taps.find(matters)?.at ?? -Infinity;
  };
}"""
)
CALM = f"(at, ms) => {{ {WAIT} return wait((at ?? -ms) + ms - performance.now()); }}"
CALM_TAP = f"(element, ms) => ({CALM})(window.tappedAt?.(element), ms)"
CALM_KEY = f"([key, ms]) => ({CALM})(window.pressedAt?.(key), ms)"


def chosen(settings: dict[str, str]) -> str:
    """A script that runs in a page before its own: this was chosen in the settings on an earlier visit."""
    return f"localStorage['boneyard.settings'] ??= {json.dumps(json.dumps(settings))};"


def calmly(tap: Callable[..., None]) -> Callable[..., None]:
    """Tap as a person would: not at once after the last time, where that would be a slip."""

    def tap_later(here: Locator, **options: object) -> None:
        here.evaluate(CALM_TAP, LATER)
        tap(here, **options)

    return tap_later


def press(page: Page, key: str) -> None:
    """Press a key as a person would, not at once after it was pressed before."""
    page.evaluate(CALM_KEY, [key, LATER])
    page.keyboard.press(key)


def pause(page: Page, ms: float) -> None:
    """A hand, or whoever measures, leaves the page alone for so long."""
    page.wait_for_timeout(ms)
