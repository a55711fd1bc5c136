"""The form in which it is chosen who sits where (`seat_setup.py`), as HTML: four ways, a chip for each seat,
what can be changed of the one that was tapped, and names to tap."""

from __future__ import annotations

from collections.abc import Mapping

from app.keep.schema import PERSON, Place
from app.page.markup import Html, button, esc, icon, radios
from app.screens.seat_setup import ALONE, APART, AWAY, PHONE, PHONES, TOGETHER, SeatSetup, Way
from drawing.seats import badge
from tabletop.markup import attributes, tag
from tabletop.typed import LONGEST_NAME, NAME
from tabletop.wording import counted

WAYS: tuple[tuple[Way, str, str], ...] = (
    (ALONE, "Alone", "with bots"),
    (TOGETHER, "Together here", "at this device"),
    (PHONES, "Phones as hands", "this is the table"),
    (APART, "Far apart", "by link"),
)
KINDS: tuple[tuple[Place, str], ...] = (
    (PERSON, "Person here"),
    (PHONE, "Person with a phone"),
    (AWAY, "Person by link"),
    ("easy", "Easy bot"),
    ("middle", "Middle bot"),
    ("strong", "Strong bot"),
)
PEOPLE: Mapping[Place, str] = {
    PERSON: "Plays at this device.",
    PHONE: "Sees hand and choices on a phone, and the board here.",
    AWAY: "Gets a link whenever it is their turn.",
}
ONE_SIDE, TURNED = "side", "turned"
SIDES = ((ONE_SIDE, "with all on one side"), (TURNED, "in the middle"))
HOW = "Tap a seat to change who sits there, or to give a head start."
TURNS = "In the middle, prompt and hand turn to whose turn it is."
BY_PHONE = (
    "This device is the table: each phone joins by scanning the code that it shows. One Wi-Fi or hotspot is "
    "enough. New, and still on trial."
)
BY_LINK = "After your turn you send a link: where it is opened, the match goes on."


def ways_html(setup: SeatSetup) -> str:
    """The ways, one of them chosen."""
    tiles = "".join(
        f'<label><input type="radio" name="way" id="way-{way}" value="{way}" data-change="way" '
        f'data-arg="{way}"{attributes(checked=way == setup.way)}>'
        f"<span>{icon(way)}<b>{words}</b><small>{esc(with_whom(setup, way, about))}</small></span></label>"
        for way, words, about in WAYS
    )
    return f'<fieldset class="four-ways"><legend class="sr-only">Who plays</legend>{tiles}</fieldset>'


def with_whom(setup: SeatSetup, way: Way, about: str) -> str:
    """What a way means, in few words; alone one may be all alone in some games."""
    return f"or {about}" if way == ALONE and setup.seats[0] == 1 else about


def seats_html(
    setup: SeatSetup, fair: str, forgetting: bool, head_start: str, manners: Mapping[str, str]
) -> str:
    """Who sits where; fair: how fair it is to them, in a sentence; head_start: the dial of the seat that was
    tapped; manners: how each bot plays, in a sentence."""
    html = number_html(setup) + f'<p class="at-fault" id="seats-said" role="status">{esc(setup.fault)}</p>'
    if setup.count > 1:
        kinds = setup.kinds[: setup.count]
        chips = "".join(f"<li>{chip(setup, seat)}</li>" for seat in range(setup.count))
        hint = "" if setup.open is not None or any(setup.names) else f'<p class="small">{HOW}</p>'
        change = change_html(setup, head_start, manners)
        html += f'<ul class="sitters">{chips}</ul>{hint}{change}{names_html(setup, forgetting)}'
        if kinds.count(PERSON) > 1:
            chosen = TURNED if setup.turned else ONE_SIDE
            html += radios("lies", "This device lies", SIDES, chosen, "lies", about=TURNS)
        if PHONE in kinds:
            html += f'<p class="small">{BY_PHONE}</p>'
        if AWAY in kinds:
            html += f'<p class="small">{BY_LINK}</p>'
        if fair:
            html += f'<p class="small">{esc(fair)}</p>'
    return f'<fieldset class="seating"><legend class="sr-only">Who sits where</legend>{html}</fieldset>'


def number_html(setup: SeatSetup) -> str:
    """How many play, with one fewer and one more."""
    if len(setup.seats) == 1:
        return ""
    return (
        f'<div class="how-many">{step(setup, -1, "fewer", "−")}<b>{counted(setup.count, "player")}</b>'
        f"{step(setup, 1, 'more', '+')}</div>"
    )


def step(setup: SeatSetup, by: int, which: str, sign: str) -> Html:
    """A button for one player fewer or more; one that cannot be had says so when it is touched."""
    count = setup.count + by
    return tag(
        "button",
        sign,
        type="button",
        id=f"{which}-players",
        class_="one-more",
        data_do="seats",
        data_arg=count,
        aria_label=f"One player {which}",
        aria_disabled=None if count in setup.seats else "true",
    )


def chip(setup: SeatSetup, seat: int) -> Html:
    """Whoever sits at a seat, to be tapped for a change."""
    return tag(
        "button",
        Html(badge(seat)),
        tag("span", tag("b", setup.name(seat)), " ", tag("small", sits(setup, seat))),
        type="button",
        id=f"seat-{seat}",
        class_="sitter",
        data_do="seat",
        data_arg=seat,
        aria_expanded="true" if seat == setup.open else "false",
    )


def sits(setup: SeatSetup, seat: int) -> str:
    """Who it is that sits at a seat, in a word or two."""
    kind = setup.kinds[seat]
    who = {AWAY: "by link", PHONE: "with a phone"}.get(kind, f"{kind} bot")
    if kind == PERSON:
        who = "here" if setup.kinds[: setup.count].count(PERSON) > 1 else "you"
    return f"{who}, head start" if setup.starts[seat] else who


def change_html(setup: SeatSetup, head_start: str, manners: Mapping[str, str]) -> str:
    """What can be changed of the seat that was tapped: who sits there, the name, the head start, and whether
    anybody does."""
    seat = setup.open
    if seat is None:
        return ""
    kind = setup.kinds[seat]
    about = PEOPLE.get(kind) or manners.get(kind, "")
    kinds = radios(f"sitter-{seat}", f"Seat {seat + 1}", KINDS, kind, "sit", about=about, form="called")
    done = '<button type="submit" class="plain" id="seat-done" form="called">Done</button>'
    away = button("leave", f"Remove {setup.name(seat)}", str(seat)) if setup.count > setup.seats[0] else ""
    return (
        f'<div class="seat-change" id="change">{kinds}'
        f'<label class="field"><span>Name, at most {NAME} letters</span><input type="text" id="name-{seat}" '
        f'value="{esc(setup.names[seat])}" placeholder="{setup.usual(seat)}" maxlength="{LONGEST_NAME}" '
        f'data-change="named" form="called" autocomplete="off" autocapitalize="words" enterkeyhint="done">'
        f'</label>{head_start}<div class="row">{away}{done}</div></div>'
    )


def names_html(setup: SeatSetup, forgetting: bool) -> str:
    """Those who have played here before, to be seated by a tap, or forgotten."""
    known = setup.people.names
    if not known:
        return ""
    shown = known if forgetting else setup.strangers if setup.next_seat is not None else []
    do, said, what = (
        ("forget", "Tap whom to forget:", "Forget {}")
        if forgetting
        else ("welcome", "Played here before:", "{} sits down")
    )
    chips = "".join(
        button(do, name, str(known.index(name)), draw="close" * forgetting, aria_label=what.format(name))
        for name in shown
    )
    label = f"<span>{said}</span>" if shown else ""
    mode = button("forgetting", "Done" if forgetting else "Forget a name", look="quiet")
    return f'<div class="known-names" role="group" aria-label="Names">{label}{chips}{mode}</div>'
