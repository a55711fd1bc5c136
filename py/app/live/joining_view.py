"""What a phone shows on its way to a table, a card each, until it is said who sits at it."""

from __future__ import annotations

from app.keep.record import usual_name
from app.live.code import Code
from app.live.messages import Place, Welcome
from app.page.markup import button, esc
from drawing.seats import badge
from tabletop.typed import LONGEST_NAME, isolated

SENT = "The answer to your table: open it on the table’s device."
COPIED = "Copied: hand it to the table, and open it there."
NAME = "phone-name"  # the field in which somebody says their name, and under which it is kept
NO_TALK = "The browser does not let the page talk with other devices."
HALF = "This code is cut off, or a letter of it is wrong. Scan or copy it once more, whole."
FAULTS = {
    "foreign": "This is no code of a table. Ask at the table for a new one.",
    "half": HALF,
    "newer": "The table has a newer page than this one. Reload this one while there is a network.",
    "kind": "This is an answer, and no table’s code. Scan the code that the table shows.",
    "taken": "This code was used already. Ask for a new one at the table, and scan that.",
}
NOW = {"": "", "table": "sits at the table now", "link": "plays by link now", "gone": "whose phone is gone"}


def fault(name: str) -> str:
    """What is wrong with a table's code, and what to do."""
    return FAULTS.get(name, NO_TALK)


def greeting(slug: str, heading: str, html: str) -> str:
    """A card with the game's picture."""
    return (
        f'<section class="greeting" data-part="card" aria-labelledby="card-title"><img class="cover" '
        f'src="static/covers/{slug}.svg" alt="" width="300" height="400"><div class="message">'
        f'<h2 id="card-title" tabindex="-1">{esc(heading)}</h2>{html}</div></section>'
    )


def reading(slug: str, title: str) -> str:
    """The table's code was scanned."""
    return greeting(slug, f"To the table: {title}", '<p class="wanted">One moment …</p>')


def answer(slug: str, title: str, code: Code, taps: bool) -> str:
    """The code that the table must read now, and what to do about it."""
    words = "Hold this in front of the table’s camera."
    connect = (
        '<p class="wanted">When the table has read it, tap at once:</p>'
        f"{button('connect', 'Connect', look='go big')}"
        if taps
        else ""
    )
    return greeting(
        slug,
        f"To the table: {title}",
        f'<p class="wanted" id="wanted">{words}</p><div id="qr" class="qr"></div>{connect}'
        "<p>No camera there? Open this link on the table’s device, or paste it there.</p>"
        f"{code.field()}{code.buttons(button)}"
        '<p id="phone-said" role="status"></p>',
    )


def asked(welcome: Welcome) -> str:
    """What is asked of who has come."""
    return "You are at the table. Who are you?" if welcome.mine is None else ""


def who(slug: str, welcome: Welcome, more: bool, name: str) -> str:
    """Who sits at this phone? name: what was typed the last time."""
    if not welcome.places:
        return reading(slug, "")
    mine = welcome.mine or ()
    rows = "".join(f"<li>{row(place, place.seat in mine, more)}</li>" for place in welcome.places)
    said = f'<p class="notice" role="status">{esc(welcome.said)}</p>' if welcome.said else ""
    last = (
        button("seated", "Done", look="go big") if more else button("look-on", "Only look on", look="quiet")
    )
    named = more or not any(place.free and place.name == usual_name(place.seat) for place in welcome.places)
    hint = "Tap all who hold their hands here." if more else "Tap your name."
    field = ""
    if not named:
        hint = "Type your name if you like, and tap your seat."
        field = (
            '<label class="field wide"><span>Your name</span><input type="text" '
            f'id="{NAME}" maxlength="{LONGEST_NAME}" autocomplete="off" value="{esc(name)}"></label>'
        )
    return greeting(
        slug,
        "Who sits at this phone?" if more else "Who are you?",
        f'<p class="wanted" id="wanted">{hint}</p>{said}{field}<ul class="sitting">{rows}</ul>'
        f'<div class="row">{last}</div>',
    )


def row(place: Place, mine: bool, more: bool) -> str:
    """One of those who could sit here."""
    name = isolated(place.name)
    if not place.free and not mine:
        return f"{badge(place.seat)} {esc(name)}: at another phone"
    label = f"{badge(place.seat)} {esc(name)}"
    if place.now and not mine:
        label += f", <small>{NOW[place.now]}</small>"
    pressed = f' aria-pressed="{str(mine).lower()}"' if more else ""
    do = "also" if more else "sit"
    return (
        f'<button type="button" class="plain big" id="seat-{place.seat}" data-do="{do}" '
        f'data-arg="{place.seat}"{pressed}><span>{label}</span></button>'
    )


def no_table(slug: str, words: str) -> str:
    """There is no table, or no longer one."""
    home = f'<a class="plain" href="#{slug}">To the game’s page</a>'
    return greeting(
        slug, "No table", f'<p class="wanted" id="wanted">{esc(words)}</p><div class="row">{home}</div>'
    )
