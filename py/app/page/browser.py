"""The page as the rest of the app sees it: with `device.py`, `shell.py`, `touches.py`
and `keep/browser_storage.py` all that touches the browser.

Elements are named by their ids. Every function here is a thin wrapper that says in plain
words what the page does; drawing is text, and `show` puts it there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from js import (
    Date,
    Object,
    Uint32Array,
    boneyard,
    console,
    crypto,
    document,
    fetch,
    history,
    location,
    performance,
    window,
)
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

root = document.documentElement
_tasks: set[asyncio.Future[Any]] = set()


def find(name: str) -> Any:
    """The element of this id, or None."""
    return document.getElementById(name)


def show(name: str, html: str, still: bool = False) -> None:
    """Make the element's content this text; pieces glide to their places unless `still`."""
    window.page.show(find(name), html, still)


def show_parts(name: str, parts: Mapping[str, str], still: bool = False) -> None:
    """Make parts of the element these texts; pieces glide to their places unless `still`."""
    window.page.showParts(find(name), still, *chain(*parts.items()))


def prepare_parts(name: str, parts: Mapping[str, str], choice: tuple[str, str, bool], still: bool) -> None:
    """Have texts of parts read, to be shown when this choice is made: its kind, its words, by a finger or
    not. The event boneyard:chosen then says so. No parts: nothing is ready any more."""
    window.page.prepareParts(find(name), *choice, still, *chain(*parts.items()))


def text(name: str, words: str) -> None:
    """Set an element's words, if it is there."""
    element = find(name)
    if element and element.textContent != words:
        element.textContent = words


def value(name: str) -> str:
    """What stands in a form's field, without half letters, which a cut emoji may leave."""
    element = find(name)
    return readable(str(element.value)) if element else ""


def readable(words: str) -> str:
    """Words from the page without half letters."""
    return words.encode(errors="replace").decode()


def motion() -> str:
    """How fast things move, as the settings or the system wish: "off", "fast", "normal", "slow"."""
    return str(root.dataset.motion)


def film(ms: int) -> None:
    """What has happened is being shown, now for so many ms, and a tap ends it; 0: it is over."""
    window.page.film(ms)


_last_words = ""  # what is to be said, or was said last


def announce(words: str) -> None:
    """Say it to a screen reader, after what it is saying; nothing: what was said before is over."""
    global _last_words
    _last_words = words
    find("live").textContent = ""
    later(lambda: text("live", words) if words is _last_words else None, 60)


def focus(name: str) -> None:
    """Put the focus on an element; where that is gone, on the prompt."""
    element = find(name) or find("prompt")
    if element:
        element.focus()


def arrive() -> None:
    """Put the focus where a screen begins, at what is asked, at a card's heading or at its title, if nothing
    that is seen has it: what had it on the last screen has it still, until the browser has painted."""
    start = find("prompt") or find("card-title") or document.querySelector("#screen h1")
    has = document.activeElement
    if start and (has in (None, document.body) or not has.getClientRects().length):
        start.focus(objects({"preventScroll": True, "focusVisible": False}))


def focused_name() -> str:
    """The id of what has the focus; empty if nothing has that bears one."""
    return str(document.activeElement.id)


def back() -> None:
    """What the browser's own Back does."""
    window.history.back()


def dialog_is_open() -> bool:
    """Has something been opened over the page?"""
    return bool(find("dialog").open)


def return_to_place() -> None:
    """The dialog shows something else: from its top, or from where it was left for somewhere else."""
    window.page.returnToPlace()


def offers(kind: str, words: str) -> bool:
    """Can a choice (data-action) or a piece (data-pick) be touched on the screen that says these words?"""
    return any(
        one.getAttribute(f"data-{kind}") == words
        for one in document.querySelectorAll(f"#screen [data-{kind}]")
    )


def bubble(html: str, target: str, fresh: bool) -> None:
    """Show the bubble of a lesson beside the element of this id and pointing at it; a fresh one gives it the
    focus. Empty: no bubble."""
    window.page.bubble(html, target, fresh)


def keep_picture(id: str, draw: Callable[[], str]) -> None:
    """Keep the last picture of a match, the text of its screen, when the page has nothing else to do."""
    window.picture.keep(id, create_once_callable(safely(draw)))


# --- time --------------------------------------------------------------------------


def clock() -> float:
    """Milliseconds since the page was opened, fine enough to measure a slice of work."""
    return float(performance.now())


def now() -> int:
    """Milliseconds since 1970."""
    return int(Date.now())


def today() -> str:
    """The local date: "2026-11-20"."""
    date = Date.new()
    return f"{date.getFullYear():04}-{date.getMonth() + 1:02}-{date.getDate():02}"


def later(do: Callable[[], Any], ms: float = 0) -> None:
    """Do something after so many milliseconds."""

    async def wait_and_do() -> None:
        await asyncio.sleep(ms / 1000)
        do()

    start(wait_and_do())


def after_paint(do: Callable[[], Any]) -> None:
    """Do something when what was just shown has been painted."""

    window.page.afterPaint(create_once_callable(safely(do)))


def start(work: Any) -> None:
    """Begin a coroutine; a fault in it falls into the net."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Future[Any]) -> None:
    _tasks.discard(task)
    fault = None if task.cancelled() else task.exception()
    if isinstance(fault, Exception):
        _fell(fault)


async def breathe() -> None:
    """Let the page paint and answer before the next slice of work. (`scheduler.yield` would come back
    before the paint, and leave ten frames a second.)"""
    await asyncio.sleep(0)


async def sleep(ms: float) -> None:
    """Wait so many milliseconds."""
    await asyncio.sleep(ms / 1000)


async def tap_or_sleep(ms: float) -> None:
    """Wait so many milliseconds, or until the page is tapped or a key pressed."""
    await window.page.tapOrSleep(ms)


# --- the net -------------------------------------------------------------------------

_net: Callable[[], Any] | None = None


def catch(net: Callable[[], Any]) -> None:
    """Call this whenever something of ours throws what nobody has answered."""
    global _net
    _net = net


def safely(do: Callable[..., Any]) -> Callable[..., Any]:
    """The same, above the net."""

    def done(*given: Any) -> Any:
        try:
            return do(*given)
        except Exception as fault:
            return _fell(fault)

    return done


def _fell(fault: Exception) -> None:
    """Tell the console all of it, and the net that there is something."""
    from traceback import format_exception

    console.error("".join(format_exception(fault)))
    if _net:
        _net()


# --- events ------------------------------------------------------------------------


def on(target: Any, kind: str, answer: Callable[[Any], Any], **options: bool) -> None:
    """Listen as long as the page lives."""
    target.addEventListener(kind, create_proxy(safely(answer)), objects(options))


def objects(plain: Any) -> Any:
    """A Python value as plain JavaScript."""
    return to_js(plain, dict_converter=Object.fromEntries)


# --- the rest of the browser ---------------------------------------------------------


def chance(below: int) -> int:
    """A number 0 to below - 1 from the browser, for names and seeds, never for a match."""
    pair = crypto.getRandomValues(Uint32Array.new(2))
    return (int(pair[0]) << 32 | int(pair[1])) % below


def address(fragment: str) -> str:
    """The whole address of this page with another fragment."""
    return f"{location.origin}{location.pathname}#{fragment}"


def drop_search() -> None:
    """Take out of the address what others have put there, before the #, to follow a link's way: whoever
    copies the address shall not carry it on."""
    if location.search:
        history.replaceState(history.state, "", location.pathname + location.hash)


async def page_text(url: str) -> str | None:
    """A file of this very build as text; None if it cannot be had."""
    try:
        answer = await fetch(boneyard.folder + url)
        return str(await answer.text()) if answer.ok else None
    except JsException:
        return None


def dress() -> None:
    """Let the page look as the settings say."""
    window.dress()


def why_missing(otherwise: str) -> str:
    """Why a file of this build cannot be had: another build is in place by now, or as you say."""
    return str(boneyard.update.elsewhere or otherwise)


def release() -> str:
    """What runs here, for people and in reports of faults: "Boneyard 1.0.0, build 0a1b2c3d4e5f"."""
    return f"Boneyard {boneyard.release}, build {boneyard.version}"


def apply_update() -> None:
    """Put the newer page in place that waits."""
    boneyard.update.apply()


# --- places on the page ---------------------------------------------------------------


def scroll_to(name: str) -> None:
    """Bring an element of a drawer into sight."""
    element = find(name)
    if element:
        element.scrollIntoView(objects({"block": "nearest"}))


def bring(selector: str) -> None:
    """Bring the first element that fits the selector into sight, in a map as well."""
    element = document.querySelector(selector)
    if element:
        window.page.bring(element)


def move_cursor(name: str) -> None:
    """The board's cursor stands on the element of this id, which comes into sight."""
    window.page.moveCursor(name)


def light_up(name: str) -> None:
    """Bring a line into sight at the top of what it stands in, and mark it as the one that matters now."""
    element = find(name)
    if element:
        element.scrollIntoView(objects({"block": "start"}))
        element.setAttribute("data-now", "")


def step_focus(inside: str, steps: int) -> None:
    """Move the focus to the next thing that can be touched, or the one before it; from elsewhere to the first
    of the choices."""
    things = ("button:not(:disabled, [tabindex='-1'])", "[role=button][tabindex='0']")
    shown = objects({"visibilityProperty": True})
    seen = [
        one
        for one in document.querySelectorAll(", ".join(f"{inside} {thing}" for thing in things))
        if one.checkVisibility(shown)
    ]
    names = [str(one.id) for one in seen]
    here = str(document.activeElement.id)
    if here in names:
        seen[(names.index(here) + steps) % len(seen)].focus()
    elif seen:
        (next((one for one in seen if one.closest("[data-part=choices]")), None) or seen[0]).focus()


async def qr(words: str) -> Any:
    """A text as the squares of a QR code, with `size` and `path`; None if it is too long for one."""
    try:
        return await window.page.qr(words)
    except JsException:
        return None
