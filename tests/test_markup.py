"""Markup is made by one builder that escapes, and names come as typed to all that a game says and draws."""

from __future__ import annotations

import pytest

import games
import laws
from app.page import markup
from games.viewer import Viewer
from page import Page
from tabletop.markup import Html, esc, joined, tag
from walks import some, walk

TYPED = '<b id="x">&'
SAFE = "&lt;b id=&quot;x&quot;&gt;&amp;"


def test_what_is_typed_is_made_safe_once() -> None:
    assert esc(TYPED) == SAFE and esc(esc(TYPED)) == SAFE and type(esc(3)) is Html
    assert joined(["a&b", Html("<i>")]) == "a&amp;b<i>"
    assert type(Html("a") + Html("b")) is Html and type(Html("a") + "b") is str


def test_an_element_escapes_all_but_markup() -> None:
    made = tag("p", TYPED, tag("b", 3), class_="look", data_do=TYPED, hidden=True, title=None, id=False)
    assert made == f'<p class="look" data-do="{SAFE}" hidden="">{SAFE}<b>3</b></p>' and type(made) is Html
    assert tag("input", type="text") == '<input type="text">'
    assert tag("use", href="#d3") == '<use href="#d3"/>'


def test_what_screens_are_made_of_is_well_formed_whatever_is_typed() -> None:
    made = (
        markup.button("do", TYPED, TYPED, draw="help", data_x=True),
        markup.tool("do", TYPED, "help", on=False, pressed=True, key="Z"),
        markup.radios("n", TYPED, [("a", TYPED)], "a", about=TYPED),
        markup.dial("n", TYPED, [TYPED, "b"], [1, 0], 0, "turn", TYPED),
        markup.select("n", TYPED, [("a", TYPED)], "a", "chosen"),
        markup.pairs([(TYPED, TYPED)]),
        markup.bar(markup.esc(TYPED), TYPED, "", "Page"),
    )
    for html in made:
        assert type(html) is Html and Page(html) and TYPED not in html and SAFE in html


def test_what_is_made_once_tells_text_from_markup() -> None:
    drawn, typed = (markup.bar("title", below, "", "Page") for below in (Html("<i>a</i>"), "<i>a</i>"))
    assert "<i>a</i>" in drawn and "<i>a</i>" not in typed


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_names_come_as_typed_and_are_safe_where_they_are_drawn(slug: str) -> None:
    entry = games.load(slug)
    names = [f"{TYPED} {seat}" for seat in range(entry.game.seats[-1])]
    named = False
    for state in some(list(walk(entry, len(names), "safe")), 8):
        view = state.view(state.seat)
        parts = entry.table.draw(view, Viewer(view.seat, names))
        assert all(type(part) is Html for part in parts.values())
        html = "".join(parts.values())
        assert Page(html) and TYPED not in html
        assert "&amp;lt;" not in html, "escaped twice"
        named = named or SAFE in html
        for action in some(view.legal_actions(), 6):
            assert SAFE not in entry.table.VERBS.order(view, action, names)
    assert named == (entry.game.seats[-1] > 1)


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_who_only_looks_on_is_offered_nothing_and_stops_at_nothing(slug: str) -> None:
    entry = games.load(slug)
    names = [f"Player {seat}" for seat in range(entry.game.seats[-1])]
    for state in some(list(walk(entry, len(names), "onlooker")), 8):
        for view, seat in ((state.public(), None), (state.view(state.seat), state.seat)):
            drawn = entry.table.draw(view, Viewer(seat, names, acts=False))
            page = Page("".join(drawn.values()))
            assert not page.values("data-action") and not page.values("data-pick")
            assert all(attrs.get("tabindex") == "-1" for attrs in page.buttons)
