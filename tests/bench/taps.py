"""Taps on a processor four times slower: ms from tap to paint, by kind of choice; and how smooth a hint is.

A tap's time runs from when the finger, having rested for a moment as fingers do, is lifted, by the
browser's own stamp, to the paint that shows what came of it: the first of it, where one thing is shown
after the other. Beside it stands the processor's time for the scripts, styles and layouts that a tap
brings about, saving and showing included: other work on the machine adds less to that.
What the browser alone needs is measured first, on the same table: taps that only outline what is touched.
Each game's table is tapped from the start, and three are crowded: Dunginoes where 25 rooms lie, and Penguin's
Night Out where the ice has drifted over 60 by 60 squares, where each lay is taken back for the next; and a
map of 27 rooms, of which one after the other is picked.
"""

import re
import statistics
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.schema import PERSON
from app.keep.storage import MemoryStorage
from app.keep.store import MATCH, Store
from browser.chromium import WALKS_IN, launch_options
from browser.pace import pause
from browser.waits import at_rest
from crowded import crowded_match, drifted_match
from games import load
from serve import Site
from tabletop.match import Match

SLOWER = 4
LIMIT = 50  # ms
REST = 80  # ms that a finger rests on what it taps
FEW = 3  # taps that tell nothing yet of their kind
ROOMS, PLACES = 25, 12
WIDE = 60  # squares
READY = "html[data-ready=table]"
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
CHOICES = "#board :is([data-pick], [data-action])"
LAYS = "#board .spot.lit"
HELD = "#board :is(#ghost[data-pick], #turn, #lay)"  # a floe is held over its place: it is turned, or laid
SPOTS = "#board [data-snap]"
THROW, TARGETS = "#board .choice.main", "#board:has(.waits) .target[aria-pressed=false]"
CARDS = "#board .face[data-pick][aria-pressed=false]"
# The paint is over when a message that the frame has sent itself arrives.
WATCH = """() => {
  window.paints = [];
  window.tasks = [];
  addEventListener("touchend", (event) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => paints.push(performance.now() - event.timeStamp);
    port2.postMessage(0);
  }), true);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
}"""
# Something that can be touched where it is seen, each in its turn, the first kind that there is any of;
# what is to be tapped again comes first.
TARGET = """([kinds, turn]) => {
  const middle = (one) => {
    const box = (one.querySelector(".target") ?? one).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const seen = (kind) => [...document.querySelectorAll(kind)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.contains(document.elementFromPoint(...middle(one))));
  document.querySelector("[data-armed]")?.scrollIntoView({ block: "nearest" });
  for (const kind of ["[data-armed]", ...kinds]) {
    const all = seen(kind);
    const target = all[turn * 7 % all.length];
    const { action, pick } = target?.dataset ?? {};
    if (target) return [action ?? (/\\d/.test(pick) ? "pick" : pick), ...middle(target)];
  }
  return null;
}"""
TOLD = "() => !document.querySelector('.telling')"  # all that a choice has caused was shown
ARMED = "document.querySelector('[data-armed]') !== null"

# Taps reach no Python: each only outlines what it touches, or takes the outline away.
BARE = """() => {
  window.bare = (event) => {
    event.stopPropagation();
    event.target.closest("[data-action], [data-pick]").toggleAttribute("data-armed");
  };
  addEventListener("click", bare, true);
}"""
WHOLE = "() => removeEventListener('click', bare, true)"


class Tap(NamedTuple):
    """One tap: what it did, ms to the paint, ms of the processor's time."""

    kind: str
    paint: float
    work: float


class Tables:
    """The page at one of the tables, slowed down, and the taps on it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.begun = 0  # matches, each of a seed of its own
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.add_init_script(WALKS_IN)
        page.goto(f"{url}#domino-run")
        page.wait_for_selector("html[data-ready=start]")
        page.evaluate(WATCH)

    def slow_down(self, rate: int) -> None:
        """So many times slower."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def open(self, address: str) -> None:
        """A match, once it has come to rest."""
        self.page.evaluate("address => { location.hash = address; }", address)
        self.page.wait_for_selector(READY)
        at_rest(self.page)

    def start(self, slug: str, options: str = "-") -> None:
        """A match from its beginning."""
        self.begun += 1
        self.page.evaluate("slug => { location.hash = slug; }", slug)
        self.page.wait_for_selector("html[data-ready=start]")
        self.open(f"{slug}/{load(slug).game.version}/taps-{self.begun}/{options}/-")

    def put(self, record: Record) -> None:
        """A saved match onto this device."""
        storage, name = MemoryStorage(), MATCH + record.id
        Store(storage).write(name, record_json(record, load(record.match.game.slug).table))
        for key in storage.names():
            self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, storage.get(key)])

    def taps(self, count: int, kinds: tuple[str, ...], anew: Callable[[], None]) -> list[Tap]:
        """So many taps, and `anew` whenever there is nothing to tap."""
        done: list[Tap] = []
        while len(done) < count:
            target = self.page.evaluate(TARGET, [kinds, len(done)])
            if target is None:
                anew()
                continue
            action, *place = target
            pause(self.page, 200)
            before = self.worked()
            self.page.evaluate("paints.length = 0")
            self.tap(*place)
            self.page.wait_for_function("() => paints.length")
            armed = self.page.evaluate(ARMED)
            self.page.wait_for_function(TOLD)
            pause(self.page, 600)  # the pieces glide, the match is saved: as long for each tap
            kind = "asked first" if armed else re.split(r" (?=-?\d)|-\d", action)[0]
            done.append(Tap(kind, self.page.evaluate("paints[0]"), self.worked() - before))
        return done

    def tap(self, x: float, y: float) -> None:
        """A finger comes down at this place, rests and is lifted."""
        points = [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        pause(self.page, REST)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def worked(self) -> float:
        """ms that the page's thread has worked so far."""
        metrics = {m["name"]: m["value"] for m in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * sum(metrics[name] for name in WORK)

    def alone(self, count: int, kinds: tuple[str, ...], anew: Callable[[], None]) -> list[float]:
        """What the browser alone needs for a tap on this table."""
        self.page.evaluate(BARE)
        found = [tap.paint for tap in self.taps(count, kinds, anew)]
        self.page.evaluate(WHOLE)
        return found


def crowded_table(tables: Tables, name: str, match: Match) -> Callable[[], None]:
    """A full table, with nothing picked; again, with the last lay taken back."""
    tables.put(Record(name, match))

    def anew() -> None:
        if tables.page.url.endswith(f"/{name}"):
            tables.page.locator("#tool-undo").click()
            if match.seats > 1:  # all are asked before dice are taken back
                tables.page.locator("#dialog [data-do=agree]").click()
            at_rest(tables.page)
        else:
            tables.open(f"{match.game.slug}/match/{name}")

    return anew


def whole_map() -> Match:
    """A map of 27 rooms that has made itself."""
    return Match(load("dungeons").game, 1, "taps", {"rooms": 24}).play("add all rooms")


def with_bots(tables: Tables, slug: str, seats: int) -> Callable[[], None]:
    """A table of one person and easy bots; their turns are skipped."""
    begun = 0

    def anew() -> None:
        nonlocal begun
        page = tables.page
        while True:
            if not page.url.partition("#")[2].startswith(f"{slug}/") or page.locator(".result").count():
                begun += 1
                match = Match(load(slug).game, seats, f"taps-{begun}")
                tables.put(Record(f"bots{begun}", match, (PERSON, *["easy"] * (seats - 1))))
                tables.open(f"{slug}/match/bots{begun}")
            if page.locator(CHOICES).filter(visible=True).count():
                return
            page.keyboard.press("x")
            at_rest(page)

    return anew


def summary(times: list[float]) -> dict[str, float]:
    """Median, and what 95 of 100 do not exceed."""
    return {"median": statistics.median(times), "95 %": statistics.quantiles(times, n=20)[-1]}


def report(alone: list[float], taps: list[Tap]) -> dict:
    """One table's figures."""
    kinds: dict[str, list[float]] = defaultdict(list)
    for tap in taps:
        kinds[tap.kind].append(tap.paint)
    usual = statistics.median(alone)
    medians = {kind: statistics.median(times) for kind, times in kinds.items() if len(times) >= FEW}
    slowest = max(medians, key=lambda kind: medians[kind])
    return {
        "the browser alone, from tap to paint": summary(alone),
        "from tap to paint": summary([tap.paint for tap in taps]),
        "of them": {f"“{kind}”, {len(kinds[kind])} taps": medians[kind] for kind in sorted(medians)},
        "processor's time a tap": summary([tap.work for tap in taps]),
        "times the browser alone": {
            "median (1.4 or less)": statistics.median(tap.paint for tap in taps) / usual,
            f"slowest kind (2.5 or less): “{slowest}”": medians[slowest] / usual,
        },
    }


def measure() -> dict:
    """Taps at the slower speed, then a hint by the strong bot at full speed."""
    site = Site(Path("dist")).start()
    figures: dict = {}
    paints: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1180, "height": 820}, has_touch=True)
        tables = Tables(page, site.url)
        tables.slow_down(SLOWER)
        rooms = crowded_table(tables, "full", crowded_match(ROOMS, PLACES))
        tables.put(Record("map", whole_map()))
        dungeon = partial(tables.open, "dungeons/match/map")
        ice = crowded_table(tables, "drifted", drifted_match(WIDE))
        for name, count, kinds, anew in (
            ("Domino Run", 50, (CHOICES,), lambda: tables.start("domino-run")),
            ("Dunginoes", 40, (CHOICES,), lambda: tables.start("dunginoes")),
            (f"Dunginoes with {ROOMS} rooms", 24, (LAYS, "#board [data-pick][aria-pressed=false]"), rooms),
            ("CoLF DaDA", 60, ("#board .half.lit", CHOICES), lambda: tables.start("colf-dada")),
            ("Penguin’s Night Out", 60, (HELD, SPOTS, CHOICES), lambda: tables.start("penguins", "seats=2")),
            (f"Penguin’s Night Out, {WIDE} squares wide", 24, (HELD, SPOTS), ice),
            ("Dungeons with 27 rooms", 24, ("#board .room[data-pick]",), dungeon),
            ("Run Away!!", 60, (THROW, TARGETS, CARDS, CHOICES), with_bots(tables, "run-away", 4)),
        ):
            anew()
            alone = tables.alone(count // 2, kinds, anew)
            anew()
            taps = tables.taps(count, kinds, anew)
            paints += [tap.paint for tap in taps]
            figures[name] = report(alone, taps)
        tables.slow_down(1)
        figures["a hint by the strong bot"] = think(tables)
        browser.close()
    site.stop()
    within = 100 * sum(time <= LIMIT for time in paints) / len(paints)
    return {"% of all taps within 50 ms (95 or more)": within, **figures}


def think(tables: Tables) -> dict[str, float]:
    """How long a decision takes, and the longest task in it."""
    page = tables.page
    tables.start("domino-run")
    page.click("[data-action='keep the line']")
    at_rest(page)
    began = page.evaluate("tasks.length = 0, performance.now()")
    page.click("#tool-hint")
    page.wait_for_selector("#do-play-hint")
    ended = page.evaluate("performance.now()")
    at_rest(page)
    longest = max(page.evaluate("tasks"), default=0.0)
    return {"s for the decision (2 or less)": (ended - began) / 1000, "longest task, if over 50 ms": longest}
