"""Crashes: whatever was painted a moment before the browser, or the tab, was killed is there afterwards.

A player inside the page taps at random, undoes now and then, begins other matches, and tells this test
of everything when it has been painted, by the clock that the moment of the kill is taken from, too.
"""

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright

from app.keep.recovery import BOTH

from .chromium import WALKS_IN, launch_options
from .conftest import TABLET, Server, Visitor
from .pace import WAIT, pause
from .play import TABLE
from .waits import painted

BROWSER_KILLS = int(os.environ.get("BROWSER_KILLS", 3))  # in `make crash` 25,
TAB_KILLS = int(os.environ.get("TAB_KILLS", 6))  # and a hundred
SOON = 300  # ms: what was painted longer ago than that is safe
PLAYER = (
    f"""
{WAIT}
"""
    """
const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve(Date.now());
  port2.postMessage(0);
}));
const id = () => location.hash.split("/match/")[1];
const tap = (element) => element.dispatchEvent(new PointerEvent("click", { bubbles: true }));

async function begin(link) {
  const before = id();
  location.hash = link;
  while (!id() || id() === before) await wait(5);
  tell({ id: id(), did: "begin", painted: await painted() });
}

/** Taps until the end of the page: each pause is random, and so is what is tapped. */
window.playAll = async (links, pause) => {
  const chance = (share) => Math.random() < share;
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  let since = 0; // taps; a match without any would not be kept
  if (!id()) await begin(links.pop());
  for (;;) {
    await wait(pause * (0.5 + Math.random()));
    const hurry = new PointerEvent("pointerdown", { bubbles: true }); // what is shown is shown to its end
    document.body.dispatchEvent(hurry);
    const seen = (what) => [...document.querySelectorAll(`#board [data-${what}]`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const undo = document.querySelector("#tool-undo:not(:disabled)");
    const actions = seen("action"), picks = seen("pick");
    const over = !actions.length && !picks.length;
    if (links.length && (over || since && chance(0.04))) {
      since = 0;
      await begin(links.pop());
    } else if (undo && chance(0.08)) {
      tap(undo);
      tell({ id: id(), did: "undo", painted: await painted() });
    } else if (actions.length && (!picks.length || chance(0.8))) {
      const one = any(actions), { action } = one.dataset;
      since += 1;
      tap(one);
      await tell({ id: id(), did: "play", action, painted: await painted() });
      window.played = true;
    } else if (picks.length) {
      tap(any(picks));
      await painted();
    }
  }
};
"""
)
SHELF = "html[data-ready=home]"
SHOWN = """all => all.slice(1).map((one) => ({
  action: one.querySelector("code").textContent, counts: one.className === "done" }))"""


class Witness:
    """What was painted of each match, and when: the actions that led to where it stood."""

    def __init__(self) -> None:
        self.seen: dict[str, list[tuple[float, list[str]]]] = {}  # the match on the table comes last
        self.actions = 0
        self.lost: list[int] = []  # actions, for each kill
        self.gone = 0  # matches

    def tell(self, told: dict[str, Any]) -> None:
        """The player in the page has seen something painted."""
        story = self.seen.pop(told["id"], [])
        before = story[-1][1] if story else []
        after = {"begin": [], "undo": before[:-1], "play": [*before, told.get("action")]}[told["did"]]
        self.seen[told["id"]] = [*story, (told["painted"], after)]
        self.actions += told["did"] == "play"

    def look(self, page: Page, home: str, killed: float) -> None:
        """Compare what is there after a kill with what was painted well before; leave the last match open."""
        lost = 0
        to_shelf(page, home)
        stories, self.seen = self.seen, {}
        for id, story in stories.items():
            logs = logs_of(page, home, id)
            safe = sum(painted <= killed - SOON for painted, _ in story)
            if safe:  # what has just been undone need not be there: any later moment is as good
                lost += min(missing(played, logs) for _, played in story[safe - 1 :])
                self.gone += not logs
            if logs:
                self.seen = {id: [(killed, [one["action"] for one in logs[-1] if one["counts"]])]}
        self.lost.append(lost)

    def says_nothing_is_lost(self) -> bool:
        """What was painted well before each kill was there after it."""
        assert self.actions >= len(self.lost) - 1
        print(f"{self.actions} actions; lost at each kill: {self.lost}; matches gone: {self.gone}")
        return not any(self.lost) and not self.gone


def missing(played: list[str], logs: list[list[dict[str, Any]]]) -> int:
    """How many of these actions are in none of the logs."""
    return min(
        (len(played) - in_common(played, [one["action"] for one in log]) for log in logs), default=len(played)
    )


def in_common(one: list[str], other: list[str]) -> int:
    """How many actions two logs have in common before they part."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def logs_of(page: Page, home: str, id: str) -> list[list[dict[str, Any]]]:
    """The log of a match as the page shows it, after those of its copies; none if it is not on the shelf."""
    logs = []
    to_shelf(page, home)
    rows = page.locator(f"li[id='saved-{id}'] a, li[id^='saved-{id}-'] a")
    for link in sorted(rows.evaluate_all("all => all.map((one) => one.hash)"), key=len, reverse=True):
        to_shelf(page, home)
        page.evaluate("link => { location.hash = link }", link)
        page.wait_for_selector(TABLE)
        if page.locator("#do-dismiss").count():
            page.click("#do-dismiss")
        page.click("#tool-log")
        logs.append(page.locator("#drawer .log li").evaluate_all(SHOWN))
    return logs


def seeded() -> random.Random:
    """Chances of this run; a failure tells their seed."""
    seed = random.getrandbits(32)
    print(f"seed {seed}")
    return random.Random(seed)


def to_shelf(page: Page, home: str) -> None:
    """The shelf, which says nothing of any damage; that a match had gone two ways, by an undo, it may say."""
    page.goto(home + "#")
    page.mouse.move(1, 1)
    page.wait_for_selector(SHELF)
    painted(page)
    said = page.inner_text("#notes").replace(BOTH, "").replace("Understood", "").strip()
    assert said == page.inner_text("#home-notice") == ""


def let_play(page: Page, witness: Witness, chance: random.Random, seconds: float) -> None:
    """The player in the page taps on, at a pace from human to fast: once, and then for a while."""
    links = [
        f"#{slug}/1/{chance.getrandbits(40):x}/-/-"
        for slug in chance.choices(("domino-run", "dunginoes"), (3, 1), k=20)
    ]
    before = witness.actions
    page.evaluate("([links, ms]) => { playAll(links, ms) }", [links, chance.choice((40, 80, 150, 400))])
    page.wait_for_function("() => window.played")
    assert witness.actions > before
    pause(page, 1000 * seconds)


def kill(process: int) -> float:
    """End a process without any notice; the moment in ms since 1970."""
    killed = time.time() * 1000
    os.kill(process, signal.SIGKILL)
    return killed


def process(context: BrowserContext, kind: str) -> int:
    """The id of the browser's process of a kind: of several the one that works most, which is the tab that is
    played in. A tab that is held ready for the next page is left alone: the next page would not open."""
    assert context.browser
    session = context.browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max((one for one in found if one["type"] == kind), key=lambda one: one["cpuTime"])["id"]


Start = Callable[[Witness], BrowserContext]


@pytest.fixture
def start(
    playwright: Playwright, server: Server, tmp_path: Path
) -> Iterator[Callable[[Witness], BrowserContext]]:
    """Starts a browser of its own, always on the same profile, with a player in each page."""
    visitors: list[Visitor] = []

    def begin(witness: Witness) -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(tmp_path, **launch_options(), **TABLET)
        visitors.append(Visitor(context, server.url))
        context.expose_binding("tell", lambda _, told: witness.tell(told))
        context.add_init_script(WALKS_IN + PLAYER)
        return context

    yield begin
    visitors[-1].context.close()
    assert [problem for visitor in visitors for problem in visitor.unexpected()] == []


@pytest.mark.timeout(900)
def test_a_crash_of_the_browser_loses_nothing_that_was_painted(start, server):
    witness, chance = Witness(), seeded()
    killed = 0.0
    for _ in range(BROWSER_KILLS):
        context = start(witness)
        page = context.pages[0]
        witness.look(page, server.url, killed)
        let_play(page, witness, chance, min(chance.expovariate(1 / 2), 9))
        killed = kill(-process(context, "browser"))  # the whole group
        with suppress(Error):
            context.close()
    witness.look(start(witness).pages[0], server.url, killed)
    assert witness.says_nothing_is_lost()


@pytest.mark.timeout(900)
def test_a_crash_of_the_tab_loses_nothing_that_was_painted(start, server):
    witness, chance = Witness(), seeded()
    killed = 0.0
    context = start(witness)
    for _ in range(TAB_KILLS):
        page = context.new_page()
        witness.look(page, server.url, killed)
        let_play(page, witness, chance, chance.uniform(0, 0.6))
        tab = process(context, "renderer")
        with page.expect_event("crash"):
            killed = kill(tab)
        page.close()
    witness.look(context.new_page(), server.url, killed)
    assert witness.says_nothing_is_lost()
