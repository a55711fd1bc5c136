"""How a person plays in these tests: sees what is offered, and touches it."""

from playwright.sync_api import Page, TimeoutError

from .pace import WAIT
from .waits import PAINTED

TABLE = "html[data-ready=table]"
READY = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED = "() => navigator.serviceWorker.controller"
# What only some ask for is kept as well, which comes a moment later.
ALL_LATER = """async () => {
  const { default: { later } } = await import(`./${boneyard.folder}built.mjs`);
  const cache = await caches.open("later");
  while ((await cache.keys()).length < later.length) await new Promise(requestAnimationFrame);
}"""
OFFERED = "#board [data-action]:visible"
SAVED = """before => {
  const text = localStorage.getItem(`boneyard.match.${location.hash.split("/").pop()}`);
  return text && JSON.parse(text.slice(9)).match.log.length > before;
}"""
# What there is to see when an action has not come through; it waits for no frame, but counts them.
STATE = (
    f"""async () => {{
  {WAIT}
"""
    """
  let frames = 0;
  const count = () => requestAnimationFrame(() => { frames += 1; count(); });
  count();
  await wait(500);
  const text = (id) => document.getElementById(id)?.textContent;
  return { frames, seen: document.visibilityState, prompt: text("prompt"), reply: text("reply"),
           last: text("last"), notes: text("notes"), warn: text("warn"), dialog: text("dialog-body") };
}"""
)


def or_armed(condition: str) -> str:
    """The condition, or that a choice waits for a second tap."""
    return f"before => document.querySelector('#reply[data-kind=armed]') || ({condition})(before)"


def offered(page: Page) -> list[str]:
    """The texts of all actions that can be touched now."""
    return page.eval_on_selector_all(OFFERED, "all => all.map(one => one.dataset.action)")


def logged(page: Page) -> int:
    """How many actions the match on the table has saved: what was done is saved when it has been painted."""
    return page.evaluate(
        f"""async () => {{
          await ({PAINTED})();
          const id = location.hash.split("/").pop();
          const text = localStorage.getItem(`boneyard.match.${{id}}`);
          return text ? JSON.parse(text.slice(9)).match.log.length : 0;
        }}"""
    )


def use(page: Page, tool: str) -> None:
    """Touch a tool of the bar, or, where that is too short for all of them, the same in the menu."""
    if page.locator(f"#tool-{tool}").is_visible():
        page.click(f"#tool-{tool}")
    else:
        page.click("#tool-menu")
        page.click(f"#ask-{tool}")


def hurry(page: Page) -> None:
    """A tap beside everything: whatever is being shown is shown to its end."""
    page.evaluate("() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")


def keep(page: Page) -> None:
    """Wait until the site is kept on this device, and this very page lives on what is kept. The worker is
    `ready` a moment earlier: what the page asks for in between still goes to the network. A page that was
    loaded past a worker, as happens now and then, lives on what is kept when it is loaded anew."""
    page.evaluate(READY)  # in a minute, where the first install has failed
    try:
        page.wait_for_function(CONTROLLED, timeout=10_000)
    except TimeoutError:
        page.reload()
        page.wait_for_function(CONTROLLED)
    page.evaluate(ALL_LATER)


def unfold(page: Page) -> None:
    """Open what is folded on a start page: the seed."""
    if not page.locator("#more[open]").count():
        page.click("#more > summary")


def sit(page: Page, kinds: list[str], names: str = "") -> None:
    """Let these sit down on a start page, each "person", "away" or a bot's strength; the first with names."""
    while (now := seats(page)) != len(kinds):
        page.click("#more-players" if now < len(kinds) else "#fewer-players")
    for seat, kind in enumerate(kinds if len(kinds) > 1 else []):
        open_seat(page, seat)
        page.check(f"#sitter-{seat}-{kind}")
        if seat < len(names.split()):
            page.fill(f"#name-{seat}", names.split()[seat])
        page.click("#seat-done")


def seats(page: Page) -> int:
    """For how many seats the start page is filled in."""
    return page.locator(".sitters li").count() or 1


def open_seat(page: Page, seat: int) -> None:
    """Tap a seat on a start page, so that it can be changed."""
    page.click(f"#seat-{seat}")
    page.wait_for_selector(f"#name-{seat}")


def choose(page: Page, action: str, tap: bool = False) -> None:
    """Touch an action, twice if the page asks for it, wait until it is saved, and see what comes of it."""
    do(page, action, tap)
    hurry(page)


def do(page: Page, action: str, tap: bool = False) -> None:
    """The same, and what comes of it is still being shown."""
    before = logged(page)
    button = page.locator(f'#board [data-action="{action}"]').first
    if tap:
        button.tap()
        page.wait_for_function(or_armed(SAVED), arg=before, polling=50)
        if logged(page) > before:
            return
        button.tap()
    else:
        button.click()
    try:
        page.wait_for_function(SAVED, arg=before, polling=50)
    except TimeoutError:
        raise AssertionError(f"{action} was not saved: {page.evaluate(STATE)}") from None


def play_on(page: Page, most: int = 400, tap: bool = False) -> int:
    """Play to the end, or so many actions; returns how many. Runs when it can, so that it lasts."""
    for ply in range(most):
        actions = offered(page)
        if not actions:
            return ply
        runs = [text for text in actions if text.startswith(("run", "go on"))]
        choose(page, runs[-1] if runs else actions[0], tap)
    return most
