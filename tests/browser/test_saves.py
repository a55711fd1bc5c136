"""Saving in a real browser: damage, newer pages, two tabs, no room, no permission."""

import pytest

from app.keep.seals import seal, unseal

from .play import TABLE, choose, logged, offered
from .test_journal import ROWS
from .waits import at_rest, told

KEY = "`boneyard.match.${location.hash.split('/').pop()}`"

DROP = """text => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "boneyard.json", { type: "application/json" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def begun(new_page, plies: int = 1):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    for _ in range(plies - 1):
        choose(page, "end the move")
    return page


def test_a_match_that_was_just_opened_is_still_there_when_the_page_is_loaded_anew(new_page):
    page = new_page("", ready="home")
    page.evaluate("window.page.afterPaint = () => {}")  # loaded anew before anything was painted
    page.evaluate("location.hash = 'domino-run/1/train/-/-'")
    page.wait_for_selector(TABLE)
    here = offered(page)
    page.reload()
    page.wait_for_selector("html[data-ready=table]")
    assert here and offered(page) == here


def test_one_damaged_copy_is_healed_and_told(new_page):
    page = begun(new_page)
    here = offered(page)
    page.evaluate(f"localStorage.setItem({KEY}, 'chewed')")
    page.reload()
    page.wait_for_selector(TABLE)
    assert offered(page) == here
    told(page, "second copy was whole")
    page.click("#do-dismiss")
    assert page.locator("#notes").is_hidden()


CHEWED = f"""for (const front of ["boneyard.", "boneyard-copy."])
    localStorage.setItem(front + {KEY}.slice(9), "chewed " + front)"""
ASIDE = "Object.entries(localStorage).filter(([k]) => k.startsWith('boneyard-aside.')).length"


def forget_the_third_place(page):
    """The journal holds this match no longer."""
    page.evaluate(f"boneyard.journal.remove({KEY}.slice(9))")
    page.wait_for_function(f"async () => !({KEY}.slice(9) in await ({ROWS})())")


def wait_for_the_third_place(page):
    """The journal holds what was saved last: it is told at once, and writes when it comes to it."""
    page.wait_for_function(f"async () => (await ({ROWS})())[{KEY}.slice(9)] === localStorage.getItem({KEY})")


def test_two_damaged_copies_are_kept_aside_and_the_third_brings_the_match_back(new_page):
    page = begun(new_page)
    here = offered(page)
    wait_for_the_third_place(page)
    page.evaluate(CHEWED)
    page.reload()
    page.wait_for_selector(TABLE)
    assert offered(page) == here
    told(page, "kept aside")
    assert page.evaluate(ASIDE) == 2


def test_what_no_place_can_tell_is_kept_aside_told_and_can_be_removed(new_page):
    page = begun(new_page)
    forget_the_third_place(page)
    page.evaluate(CHEWED)
    page.reload()
    page.wait_for_selector("html[data-ready=start]")
    assert "kept aside" in page.inner_text(".notice")
    assert page.evaluate(ASIDE) == 2
    assert "Kept aside, as it could not be read: 2 things" in page.inner_text(".as-files")
    page.click("#do-drop-aside")
    page.click("#ask-aside-dropped")
    page.wait_for_selector("#do-drop-aside", state="detached")
    assert page.evaluate(ASIDE) == 0


def test_a_match_of_a_newer_page_is_named_and_left_alone(new_page, server):
    page = begun(new_page)
    newer = page.evaluate(f"""async () => {{
      const record = JSON.parse(localStorage.getItem({KEY}).slice(9));
      record.format = 99;
      const text = JSON.stringify(record);
      const table = Array.from({{ length: 256 }}, (_, n) => {{
        for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
        return n >>> 0;
      }});
      let crc = 0xffffffff;
      for (const byte of new TextEncoder().encode(text)) crc = (crc >>> 8) ^ table[(crc ^ byte) & 255];
      const sealed = ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0") + " " + text;
      localStorage.setItem({KEY}, sealed);
      return sealed;
    }}""")
    page.reload()
    page.wait_for_selector(".notice >> text=newer version")
    page.goto(f"{server.url}#")
    page.wait_for_selector("#begun >> text=newer version")
    assert newer in page.evaluate("Object.values(localStorage)")


SAVE = f"""text => {{
  localStorage.setItem({KEY}, text);
  boneyard.journal.put({KEY}.slice(9), text);
}}"""


def test_a_match_of_older_rules_is_kept_and_its_seed_can_be_played(new_page):
    page = begun(new_page)
    value = unseal(page.evaluate(f"localStorage.getItem({KEY})"))
    older = seal(value | {"match": value["match"] | {"version": 0}})
    page.evaluate(SAVE, older)
    page.reload()
    page.wait_for_selector(".notice >> text=It stays kept")
    page.click("#left a")
    page.wait_for_selector(TABLE)
    assert "keep the line" in offered(page) and logged(page) == 0
    assert older in page.evaluate("Object.values(localStorage)")


def test_two_tabs_on_one_match_lose_nothing(new_page):
    here = begun(new_page)
    there = new_page(None, context=here.context)
    there.goto(here.url)
    there.wait_for_selector(TABLE)
    choose(there, "end the move")
    here.wait_for_selector("#warn >> text=another tab")
    here.click("#board [data-action='end the move']")
    assert logged(here) == 2
    here.click("#do-take-over")
    here.wait_for_selector("#warn", state="detached")
    choose(here, "end the move")
    there.wait_for_selector("#warn >> text=another tab")
    there.click("#do-keep-both")
    there.wait_for_selector("#warn", state="detached")
    there.click("#go-home")
    there.wait_for_selector("html[data-ready=home]")
    assert there.locator("#begun .saved li").count() == 2


def test_merely_opening_a_match_in_a_second_tab_stops_neither(new_page):
    here = begun(new_page)
    there = new_page(None, context=here.context)
    there.goto(here.url)
    there.wait_for_selector(TABLE)
    at_rest(there)
    here.evaluate("addEventListener('storage', ({ key }) => { window.heard = key })")
    there.evaluate("localStorage.setItem('heard', '')")  # after whatever it has said by being opened
    here.wait_for_function("() => window.heard === 'heard'")
    assert here.locator("#warn").count() == 0
    choose(here, "end the move")
    there.wait_for_selector("#warn >> text=another tab")
    assert here.locator("#warn").count() == 0


SAVED = "Object.keys(localStorage).filter((key) => key.startsWith('boneyard.match.')).length"


def test_what_is_cleared_under_an_open_page_comes_back_and_is_told(new_page, server):
    here = begun(new_page)
    there = new_page(None, context=here.context)
    there.goto(server.url)
    there.wait_for_selector("#begun .saved li")
    there.evaluate("localStorage.clear()")
    told(here, "cleared from this browser")
    assert here.evaluate(SAVED) == 1
    here.click("#do-dismiss")
    there.close()
    here.evaluate("localStorage.clear()")  # of which the window itself is not told
    choose(here, "end the move")
    told(here, "cleared from this browser")
    assert here.evaluate(SAVED) == 1
    here.reload()
    here.wait_for_selector(TABLE)
    assert logged(here) == 2 and here.inner_text("#notes") == ""


# To the last letter; a last picture, which would make room for a while, is not there.
FILL = """() => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("boneyard-picture")) localStorage.removeItem(key);
  let size = 1 << 20;
  for (let i = 0; size >= 1; ) {
    try { localStorage.setItem(`filler${i}`, "x".repeat(size)); i++; } catch { size >>= 1; }
  }
}"""


def test_a_device_that_is_full_at_the_start_shows_exports_and_removes_all_that_is_there(new_page, server):
    page = begun(new_page)
    page.evaluate(FILL)
    page.goto(f"{server.url}#")
    page.reload()
    page.wait_for_selector("#begun .saved li")
    told(page, "no room left")
    with page.expect_download() as given:
        page.click("#do-export")
    assert "domino-run" in given.value.path().read_text()
    page.click("#begun .quiet")
    page.click("#dialog .drop")
    page.wait_for_selector("#begun .saved li", state="detached")
    assert not page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('boneyard.match'))")


def test_a_full_device_is_told_and_the_match_goes_on(new_page):
    page = begun(new_page)
    page.evaluate(FILL)
    page.click("[data-action='end the move']")
    page.wait_for_selector("#warn >> text=no room")
    page.click("[data-action='end the move']")
    with page.expect_download():
        page.click("#do-export")
    page.evaluate(
        """for (const key of Object.keys(localStorage))
          if (key.startsWith("filler")) localStorage.removeItem(key)"""
    )
    page.click("[data-action='end the move']")
    page.wait_for_selector("#warn", state="detached")
    assert logged(page) == 4


NO_STORAGE = {
    "forbidden": "get() { throw new DOMException('no', 'SecurityError') }",
    "missing": "get() { return null }",
    "mute": """get() { return { length: 0, key() { return null }, setItem() {}, removeItem() {},
      getItem() { throw new DOMException('no', 'InvalidStateError') } } }""",
}


@pytest.mark.parametrize("how", NO_STORAGE)
def test_a_browser_without_storage_still_plays(new_page, server, how):
    page = new_page(None)
    page.context.add_init_script(f'Object.defineProperty(window, "localStorage", {{ {NO_STORAGE[how]} }})')
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector(TABLE)
    told(page, "does not let the page save")
    page.click("[data-action='keep the line']")
    page.wait_for_selector("[data-action='end the move']")
    assert page.locator("[data-action='keep the line']").count() == 0


def test_a_file_that_is_dropped_on_the_page_is_imported_or_told_to_be_none(new_page):
    page = new_page("", ready="home")
    for text, said in (("", "is empty"), ("{", "not an export")):
        page.evaluate(DROP, text)
        told(page, said)
        assert page.locator("#begun .saved li").count() == 0, "nothing was imported"
