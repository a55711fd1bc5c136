"""The journal, the third place of what is saved: compared at start, never in the way, never too large."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from app.keep.saved_record import record_json
from app.keep.schema import results_json
from app.keep.seals import seal, unseal
from app.keep.stats import result_of
from app_page import ENTRY, finished, new_record

from .conftest import Server
from .play import TABLE, choose, logged
from .test_crash import logs_of
from .waits import painted, told

IN_TEXTS = """
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open("boneyard", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("texts");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const store = database.transaction("texts", "readwrite").objectStore("texts");
  const done = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });"""
ROWS = f"""async () => {{
  {IN_TEXTS}
  const [names, rows] = [await done(store.getAllKeys()), await done(store.getAll())];
  database.close();
  return Object.fromEntries(names.map((name, i) => [name, rows[i].text]));
}}"""
SET = f"""async (texts) => {{
  {IN_TEXTS}
  let at = 0;
  for (const [name, text] of Object.entries(texts)) await done(store.put({{ text, at: at++ }}, name));
  database.close();
}}"""
KEEP = """([name, text]) => {
  for (const front of ["boneyard.", "boneyard-copy."]) localStorage.setItem(front + name, text);
}"""
NAME = "match.a1"
LETTERS = {"a": "keep the line", "b": "end the move"}
GAPS = {
    "missing": "Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })",
    "forbidden": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }",
    "silent": "IDBFactory.prototype.open = () => new EventTarget()",
}


def record(letters: str, updated: int, undone: int = 0) -> str:
    """A match as it is saved: a keeps the line, b ends the move, x does the first thing offered."""
    match = (kept := new_record()).match
    for letter in letters:
        match = match.play(LETTERS.get(letter) or match.state.legal_actions()[0])
    match = match.go_to(match.at - undone)
    return seal(record_json(replace(kept, match=match, updated=updated), ENTRY.table))


@pytest.fixture
def empty_page(new_page: Callable[..., Page], server: Server) -> Callable[..., Page]:
    """Opens pages of the site that have nothing on them, Python included."""

    def open_page(**options: Any) -> Page:
        page = new_page(None, **options)
        body = '<!DOCTYPE html><link rel="icon" href="data:,">'
        page.route(server.url + "empty", lambda route: route.fulfill(content_type="text/html", body=body))
        page.goto(server.url + "empty")
        return page

    return open_page


def prepared(empty_page: Callable[..., Page], here: str, journal: dict[str, str]) -> Page:
    """An empty page, with a match in localStorage, if there is any, and these texts in the journal."""
    page = empty_page()
    if here:
        page.evaluate(KEEP, [NAME, here])
    page.evaluate(SET, journal)
    return page


def shown(page: Page, home: str) -> list[str]:
    """The logs of the match's copies and then its own, in such letters; capitals for what is undone."""
    names = {action: letter for letter, action in LETTERS.items()}
    logs = [
        [(names.get(one["action"], "x"), one["counts"]) for one in log] for log in logs_of(page, home, "a1")
    ]
    return ["".join(letter if counts else letter.upper() for letter, counts in log) for log in logs]


@pytest.mark.parametrize(
    ("here", "journal", "kept"),
    [
        (record("ab", 1), record("abb", 2), ["abb"]),  # what a crash leaves
        (record("abb", 1), record("ab", 2), ["abb", "ab"]),  # taken back, and something was written then
        (record("ax", 1), record("abb", 2), ["ax", "abb"]),  # the newer under the match's own name
        (record("ax", 2), record("abb", 1), ["abb", "ax"]),
        (record("ab", 1), record("ab", 2, undone=1), ["aB"]),
        (record("ab", 2), record("ab", 1, undone=1), ["ab"]),
        ("", record("ab", 1), ["ab"]),  # begun since localStorage was last on the disk
        (record("ab", 1), "chewed", ["ab"]),
    ],
    ids=["longer", "shorter", "otherwise", "other-and-older", "undone", "undone-no-more", "alone", "damaged"],
)
def test_two_logs_are_compared_at_start(empty_page, server, here, journal, kept):
    page = prepared(empty_page, here, {NAME: journal})
    assert shown(page, server.url) == kept
    wait_for_journal(page)
    page.reload()
    assert shown(page, server.url) == kept, "that was all"


def wait_for_journal(page: Page) -> None:
    """Until the match lies in the journal as it does in localStorage."""
    here = page.evaluate(f"localStorage.getItem('boneyard.{NAME}')")
    assert page.evaluate(ROWS)[NAME] == here  # a transaction waits for those before it


def test_a_damaged_text_that_lies_nowhere_else_is_kept_aside_and_told(empty_page, server):
    page = prepared(empty_page, "", {NAME: "chewed"})
    page.goto(server.url)
    told(page, "kept aside")
    assert "chewed" in page.evaluate("Object.values(localStorage)")
    assert NAME not in page.evaluate(ROWS)
    page.reload()
    page.wait_for_selector("html[data-ready=home]")
    painted(page)
    assert page.inner_text("#notes") == "", "said once"


def test_a_result_comes_back(empty_page, server):
    over = replace(finished(), updated=1)
    result = result_of(over, "2026-11-20", 1)
    texts = {
        NAME: seal(record_json(over, ENTRY.table)),
        "results.domino-run": seal(results_json((result, result._replace(id="b2")))),
    }
    page = prepared(empty_page, "", texts)
    page.evaluate(KEEP, ["results.domino-run", seal(results_json((result._replace(id="c3"), result)))])
    page.goto(f"{server.url}#domino-run")
    page.wait_for_selector("html[data-ready=start]")
    results = unseal(page.evaluate("localStorage.getItem('boneyard.results.domino-run')"))["results"]
    assert sorted(one["id"] for one in results) == ["a1", "b2", "c3"]


@pytest.mark.parametrize("gap", GAPS.values(), ids=GAPS)
def test_without_a_journal_nothing_changes(new_page, server, gap):
    page = new_page(None)
    page.context.add_init_script(gap)
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector(TABLE)
    choose(page, "keep the line")
    page.reload()
    page.wait_for_selector(TABLE)
    choose(page, "end the move")
    assert logged(page) == 2


def test_a_newer_database_is_left_alone(empty_page, server):
    page = empty_page()
    page.evaluate("""() => new Promise((resolve) => {
      indexedDB.open("boneyard", 9).onsuccess = ({ target }) => { target.result.close(); resolve(); };
    })""")
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector(TABLE)
    choose(page, "keep the line")
    assert page.evaluate("async () => (await indexedDB.databases())[0].version") == 9


def test_a_journal_that_comes_late_is_not_overwritten(empty_page, server):
    page = prepared(empty_page, record("a", 1), {NAME: record("axb", 2)})
    other = empty_page(context=page.context)
    other.evaluate("""async () => {
      const database = await new Promise((resolve) => {
        indexedDB.open("boneyard", 1).onsuccess = ({ target }) => resolve(target.result);
      });
      const store = database.transaction("texts", "readwrite").objectStore("texts");
      const hold = () => { store.get("").onsuccess = () => window.free ? database.close() : hold(); };
      hold();
    }""")
    page.goto(f"{server.url}#domino-run/match/a1")
    page.wait_for_selector(TABLE)
    assert logged(page) == 1, "nobody waits for it"
    choose(page, "end the move")
    other.evaluate("window.free = true")
    page.reload()
    assert shown(page, server.url) == ["axb", "ab"]


def test_it_may_be_deleted_while_a_match_is_played(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.evaluate("""() => new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase("boneyard"), { onsuccess: resolve, onblocked: reject });
    })""")
    choose(page, "end the move")
    id = page.url.split("/")[-1]
    saved = page.evaluate(f"localStorage.getItem('boneyard.match.{id}')")
    assert page.evaluate(ROWS) == {f"match.{id}": saved}


@pytest.fixture
def opened(dist: Path) -> str:
    """JavaScript that opens the journal without the rest of the page."""
    [module] = dist.rglob("journal.mjs")
    path = module.relative_to(dist).as_posix()
    return f"const {{ journal, settled }} = await import('/{path}'); await settled;"


def test_the_later_of_two_texts_stands(empty_page, opened):
    page = empty_page()
    page.evaluate(f"""async () => {{
      {opened}
      for (const text of ["one", "two", "three"])
        for (const name of ["match.a", "match.b"]) journal.put(name, text);
      journal.remove("match.b");
    }}""")
    assert page.evaluate(ROWS) == {"match.a": "three"}


def test_it_does_not_grow_for_ever(empty_page, opened):
    page = empty_page()
    texts = {"results.domino-run": "all"} | {f"match.{n}": str(n) for n in range(40)}
    page.evaluate(SET, texts)
    assert page.evaluate(f"async () => {{ {opened} return Object.fromEntries(journal.texts()); }}") == texts
    newest = {f"match.{n}": str(n) for n in range(10, 40)}
    assert page.evaluate(ROWS) == {"results.domino-run": "all"} | newest


WAITS = """  // how long it asks to be waited, in ms, whatever a busy machine makes of that
  const waits = [], later = window.setTimeout;
  window.setTimeout = (work, ms, ...more) => { waits.push(ms); return later(work, ms, ...more); };
"""


def test_a_silent_database_is_not_waited_for_long(empty_page, opened):
    page = empty_page()
    page.evaluate(GAPS["silent"])
    waited = page.evaluate(f"async () => {{ {WAITS} {opened} return waits; }}")
    assert waited and 900 < max(waited) < 3000
