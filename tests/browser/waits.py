"""What tests wait for where no element says it: a paint, and that a page has come to rest."""

from playwright.sync_api import Page

# The moment after a paint, as static/paint.mjs has it: what waits for that paint as well has come before.
PAINTED = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"
STILL = 3  # paints in a row
# What glides, or is dragged, has a style meanwhile, and none after that.
STYLED = "#board :is([data-glide], [data-drag], [data-carry], [data-roam])[style]"
# Does anything glide? What goes on for ever, as what waits may pulse, does not count.
MOVES = """() => {
  const roots = [document, ...[...document.querySelectorAll("pan-map")].map((map) => map.shadowRoot)];
  const glides = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < Infinity;
  return roots.some((root) => root?.getAnimations().some(glides));
}"""
# All that was told has been shown, nothing glides, and paint after paint nothing changes.
AT_REST = f"""async (paints) => {{
  let changed = false;
  const watching = new MutationObserver(() => (changed = true));
  watching.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  for (let still = 0; still < paints; ) {{
    changed = false;
    await ({PAINTED})();
    const busy = changed || document.querySelector(".telling, pan-map.moving") || ({MOVES})();
    still = busy ? 0 : still + 1;
  }}
  watching.disconnect();
}}"""


def painted(page: Page) -> None:
    """Wait until what was done has been painted, and what follows a paint, such as saving, is done."""
    page.evaluate(PAINTED)


def at_rest(page: Page) -> None:
    """Wait until nothing more comes of what was done: it was told, it was saved, and nothing moves."""
    page.evaluate(AT_REST, STILL)


def told(page: Page, words: str) -> None:
    """Wait until the page's notes say this: they are told after the first paint, when a table stands."""
    page.wait_for_selector(f"#notes >> text={words}")
