"""Phones at a table, each in a browser of its own: how they meet, how hands tap at random, and whether all
show what the table says."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import monotonic

from playwright.sync_api import Page

from .waits import at_rest

PHONE = {"width": 390, "height": 844}
FREE = "[data-do=sit]"  # a seat that can be taken
LOOKS_ON = "#do-look-on"
ENDED = "#over, .result"
# What a phone knows here: `heard`, the pictures that came over its line; `offered(kind)`, the choices that
# are shown; `act(shares)`, which taps one after another that such a share of them stands for, up to the first
# that is no mere pick, and tells of each its kind and after how many ms its answer was painted; `differs()`,
# where the screen says something else than the last picture.
KNOWS = """
window.heard = [];
let arrived = 0;
const make = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...how) {
  const channel = make.apply(this, how);
  channel.addEventListener("message", async ({ data }) => {
    if (typeof data === "string") return; // a sign of life
    arrived += 1;
    const stream = new Response(data).body.pipeThrough(new DecompressionStream("deflate-raw"));
    const message = await new Response(stream).json();
    if (message.kind === "picture") heard.push(message);
  });
  return channel;
};

window.offered = (kind) => [...document.querySelectorAll(`#play [data-${kind}]`)].filter(
  (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }));

const tap = (one) => new Promise((answered, failed) => {
  const before = arrived;
  const began = performance.now();
  const watching = new MutationObserver(() => {
    if (arrived === before) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => answered(performance.now() - began)));
  });
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(failed, 30_000, new Error("A tap was not answered."));
  one.dispatchEvent(new PointerEvent("click", { bubbles: true }));
});
window.act = async (shares) => {
  const done = [];
  for (const share of shares) {
    const kind = ["action", "pick"].find((one) => offered(one).length);
    if (!kind) break;
    const all = offered(kind);
    done.push([kind, await tap(all[Math.floor(share * all.length)])]);
    if (kind === "action") break;
  }
  return done;
};

const says = (element) => {
  const all = [...(element?.querySelectorAll("[data-action], [data-pick]") ?? [])];
  const choices = all.map(({ dataset }) => dataset.action ?? dataset.pick);
  return JSON.stringify([element?.textContent ?? "", choices]);
};
window.differs = () => Object.entries(heard.at(-1).parts).flatMap(([name, html]) => {
  const told = says(new DOMParser().parseFromString(html, "text/html").body.firstElementChild);
  const shown = says(document.querySelector(`#screen [data-part=${name}]`));
  return told === shown ? [] : [[told, shown]];
});
"""
# A phone that is seen again asks for the whole, as it may have slept.
SEEN_AGAIN = "() => { document.dispatchEvent(new Event('visibilitychange')); return heard.length; }"
CAN_GO_ON = "() => offered('action').length + offered('pick').length > 0"
# What is the same for everybody; maps show each hand what lies before it.
SHARED = """() => ["status", "players"].map((name) =>
  document.querySelector(`#board [data-part=${name}]`)?.textContent)"""
LOG = """() => {
  const text = localStorage.getItem(`boneyard.match.${location.hash.split("/").pop()}`);
  return text ? JSON.parse(text.slice(9)).match.log : [];
}"""


@dataclass
class Party:
    """A table and the phones around it. `new_page` opens pages, as the fixture does."""

    new_page: Callable[..., Page]
    table: Page
    phones: list[Page] = field(default_factory=list)  # those that hold a hand
    onlookers: list[Page] = field(default_factory=list)
    acts: int = 0  # taps on a choice; some ask for a second one
    played: int = 0  # actions of matches that have ended
    took: list[float] = field(default_factory=list)  # ms from each tap to the paint of its answer
    met: list[float] = field(default_factory=list)  # s from "Ask a phone" to each first picture

    # --- meeting ------------------------------------------------------------------------

    def ask(self) -> str:
        """Ask a phone to the table; what stands behind the # in the link of the code."""
        another, url = self.table.locator("#ask-ask-another"), self.table.locator("#phone-url")
        if not url.count():
            (another if another.count() else self.table.locator("#do-ask-phone")).click()
        link = url.input_value()
        return link[link.index("#") :]

    def take(self, phone: Page) -> None:
        """The table takes a phone's answer as text."""
        self.table.fill("#phone-answer", phone.locator("#phone-url").input_value())
        self.table.click("#ask-phone-take")

    def open(self, link: str = "", **options: object) -> Page:
        """A phone on the page."""
        ready = "phone" if link else "home"
        options.setdefault("viewport", PHONE)
        return self.new_page(link, ready=ready, script=KNOWS, reduced_motion="reduce", **options)

    def join(self, who: str = FREE, phone: Page | None = None, **options: object) -> Page:
        """A phone comes to the table by two codes, and sits down if it is asked to; `phone` is one that
        has the page open already."""
        began = monotonic()
        link = self.ask()
        if phone:
            phone.goto(phone.url.partition("#")[0] + link)
        else:
            phone = self.open(link, **options)
        self.take(phone)
        if who:
            phone.click(who)
        phone.wait_for_selector("#prompt")
        self.met.append(monotonic() - began)
        (self.onlookers if who == LOOKS_ON else self.phones).append(phone)
        return phone

    def begin(self) -> None:
        """All are there: the code is put away, and the network is gone."""
        self.table.click("#ask-close")
        for page in (self.table, *self.phones, *self.onlookers):
            page.expect_problem("fetching the script")  # is there a newer page? Nobody can tell
            page.context.set_offline(True)

    # --- playing ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.table.locator(ENDED).count() > 0

    def act(self, phone: Page, chance: Random, most: int = 1) -> bool:
        """Tap at a phone up to an action, so many times as long as it offers anything, and see each answer
        painted there."""
        did = phone.evaluate("(shares) => act(shares)", [chance.random() for _ in range(most)])
        self.took += [ms for _, ms in did]
        self.acts += sum(kind == "action" for kind, _ in did)
        return bool(did)

    def play(self, chance: Random, most: int, at_once: int = 1) -> None:
        """Tap by chance until the match is over, or so many times an action; at a phone so often in a row as
        it picks."""
        until = self.acts + most
        while self.acts < until and not self.over:
            around = chance.sample(self.phones, len(self.phones))
            if not any(self.act(phone, chance, at_once) for phone in around):
                self.settle()
                assert self.over or any(phone.evaluate(CAN_GO_ON) for phone in self.phones)

    # --- what they show -----------------------------------------------------------------

    def settle(self) -> None:
        """Wait until each phone shows all that the table had to say."""
        at_rest(self.table)
        for phone in (*self.phones, *self.onlookers):
            see_again(phone)

    def agree(self) -> None:
        """Each phone shows what the table would send to it now; hands see the same of what is everybody's."""
        self.settle()
        for phone in (*self.phones, *self.onlookers):
            before = phone.locator("#screen").inner_html()
            see_again(phone)
            first, second = phone.evaluate("() => heard.slice(-2).map(({ parts }) => parts)")
            assert first == second
            assert phone.evaluate("() => differs()") == []
            assert phone.locator("#screen").inner_html() == before
        for phone in self.phones:
            assert phone.evaluate(SHARED) == self.table.evaluate(SHARED)

    def figures(self, matches: int) -> str:
        """What was measured, as a row of a table."""
        half, most = (quantiles(self.took, n=20)[at] for at in (9, 18))
        done = f"{matches} matches, {self.played} actions, {len(self.took)} taps"
        return f"{done}, painted after {half:.0f} ms (p95 {most:.0f} ms), met in {median(self.met):.1f} s"

    def log(self) -> list[str]:
        """The actions of the match as they are saved at the table."""
        return self.table.evaluate(LOG)


def table_of(new_page: Callable[..., Page], slug: str, seats: int = 2, **options: object) -> Page:
    """A table all of whose people have phones."""
    page = new_page(f"#{slug}", ready="start", reduced_motion="reduce", **options)
    page.click("label:has(#way-phones)")
    for _ in range(seats - 2):
        page.click("#more-players")
    page.click("#play-button")
    page.wait_for_selector("html[data-ready=table]")
    at_rest(page)
    return page


def see_again(phone: Page) -> None:
    """A phone asks for the whole, and shows it."""
    before = phone.evaluate(SEEN_AGAIN)
    phone.wait_for_function("(before) => heard.length > before", arg=before, polling="raf")
    at_rest(phone)


def put_back(phone: Page) -> None:
    """What is picked at a phone and not chosen is put back: it is kept nowhere."""
    phone.keyboard.press("Escape")
    see_again(phone)


def painted_parts(phone: Page) -> str:
    """The game as a phone shows it: the last picture without what is the page's own."""
    parts = phone.evaluate("() => heard.at(-1).parts")
    return json.dumps({name: html for name, html in parts.items() if name not in ("bar", "near", "stage")})


def kill(page: Page) -> None:
    """End the tab of a page without any notice. What ends does not answer, so nobody waits for an answer."""
    browser = page.context.browser
    assert browser
    target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]["targetId"]
    devtools = browser.new_browser_cdp_session()
    session = devtools.send("Target.attachToTarget", {"targetId": target, "flatten": False})["sessionId"]
    crash = {"sessionId": session, "message": '{"id": 1, "method": "Page.crash"}'}
    with page.expect_event("crash"):
        devtools.send("Target.sendMessageToTarget", crash)
    page.close()
