"""What the page asks of the device during a match: its own way of sharing, and a screen that stays on."""

from .play import TABLE

SEED = "#domino-run/1/train/-/-"
SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
STAYS_ON = """window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: { async request(kind) {
  const lock = { kind, released: false, async release() { this.released = true; } };
  window.locks.push(lock);
  return lock;
} } });"""


def at_table(new_page, server, stand_in):
    """A match on a device whose side of the talk is this script."""
    page = new_page(None)
    page.add_init_script(stand_in)
    page.goto(f"{server.url}{SEED}")
    page.wait_for_selector(TABLE)
    return page


def test_the_devices_own_sharing_gets_the_link(new_page, server):
    page = at_table(new_page, server, SHARES)
    page.tap("#tool-share")
    page.tap("#ask-share-native")
    shared = page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == page.input_value("#share-url") == f"{server.url}{SEED}"
    assert shared["title"] == "Domino Run" and "same seed" in shared["text"]


def test_the_screen_stays_on_while_a_match_is_on(new_page, server):
    page = at_table(new_page, server, STAYS_ON)
    page.wait_for_function("() => locks.length === 1")
    assert page.evaluate("locks[0].kind") == "screen" and not page.evaluate("locks[0].released")
    page.tap("#bar a")
    page.wait_for_selector("html[data-ready=home]")
    page.wait_for_function("() => locks[0].released")
