"""Small pieces of HTML that every screen is made of. Pure text in, text out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache

from tabletop.markup import Html, attributes, esc, joined, tag

__all__ = ["Html", "ask", "bar", "button", "dial", "esc", "icon", "pairs", "radios", "select", "tool"]


@cache
def icon(name: str) -> Html:
    """A drawing from the page's own set; what it means must stand beside it in words."""
    return tag("svg", tag("use", href=f"#i-{name}"), class_="icon", viewBox="0 0 24 24", aria_hidden="true")


def button(do: str, label: str, arg: str = "", look: str = "", draw: str = "", **more: object) -> Html:
    """A button that carries out the command `do` with `arg`; its id is made of both. more: attributes that it
    has besides."""
    return _button("do", do, label, arg, look, draw, attributes(**more))


def ask(do: str, label: str, arg: str = "", look: str = "", draw: str = "", **more: object) -> Html:
    """The same in the dialog, with an id of its own: the screen below may have a button for the command."""
    return _button("ask", do, label, arg, look, draw, attributes(**more))


def _button(place: str, do: str, label: str, arg: str, look: str, draw: str, more: Html) -> Html:
    return tag(
        "button",
        icon(draw) if draw else "",
        tag("span", label),
        type="button",
        id="-".join(filter(None, (place, do, arg))),
        class_=look or "plain",
        data_do=do,
        data_arg=arg or None,
        also=more,
    )


@lru_cache(None, typed=True)
def tool(
    do: str,
    label: str,
    draw: str,
    on: bool = True,
    pressed: bool | None = None,
    key: str = "",
    spare: bool = False,
    about: str | None = None,
) -> Html:
    """A button of a toolbar: a drawing with its word below; one that is off can be touched and says why.
    A spare one makes room on small screens, where the menu has it. about: what it is called aloud, if the
    word is too short for that."""
    return tag(
        "button",
        icon(draw),
        tag("span", label),
        type="button",
        id=f"tool-{do}",
        class_=f"tool{' spare' if spare else ''}",
        data_do=do,
        aria_disabled=None if on else "true",
        aria_pressed=None if pressed is None else str(pressed).lower(),
        aria_keyshortcuts=key or None,
        aria_label=about,
    )


@lru_cache(8, typed=True)  # it stays the same from one picture to the next; text is not taken for markup
def bar(title: str, below: str, tools: str, name: str, look: str = "") -> Html:
    """The bar on top of a screen: the way back to the shelf, title, a line below it, and a toolbar. The title
    and the tools are markup."""
    home = tag(
        "a",
        icon("domino"),
        class_="home",
        id="go-home",
        href="#",
        aria_label="Boneyard: back to the shelf",
    )
    line = tag("p", below, class_="seed") if below else ""
    named = tag("div", tag("h1", Html(title), tabindex="-1"), line, class_="name")
    row = tag("div", Html(tools), class_="tools", role="toolbar", aria_label=f"{name}: tools")
    return tag(
        "header", home, named, row, class_=f"bar {look}".strip(), id="bar", data_part="bar", aria_label=name
    )


def radios(
    name: str,
    legend: str,
    options: Iterable[tuple[str, str]],
    chosen: str,
    change: str = "choose",
    off: Collection[str] = (),
    about: str = "",
    form: str = "",
) -> Html:
    """One choice out of a few; touching one carries out the command `change` with "name=value". off: the
    values that cannot be chosen now; about: what the choice means, in words; form: the one that Enter sends,
    if it is another than the one around."""
    parts = [
        tag(
            "label",
            tag(
                "input",
                type="radio",
                name=name,
                id=f"{name}-{value}",
                value=value,
                data_change=change,
                data_arg=f"{name}={value}",
                checked=value == chosen,
                disabled=value in off,
                form=form or None,
            ),
            tag("span", label),
        )
        for value, label in options
    ]
    return tag(
        "fieldset",
        tag("legend", legend),
        *parts,
        tag("p", about, class_="small", id=f"{name}-about") if about else "",
        class_="radios",
        aria_describedby=f"{name}-about" if about else None,
    )


def dial(
    name: str,
    label: str,
    words: Sequence[str],
    order: Sequence[int],
    chosen: int,
    change: str,
    about: str = "",
    form: str = "",
) -> Html:
    """A dial over choices in words, whose places stand in `order` from one end to the other; `change` is the
    command carried out when it is turned, with the place on it; form: the one that Enter sends, if it is
    another than the one around."""
    turned = tag(
        "input",
        type="range",
        id=name,
        min="0",
        max=len(order) - 1,
        value=order.index(chosen),
        data_change=change,
        data_arg=f"{name}={{}}",
        form=form or None,
        aria_valuetext=words[chosen],
    )
    said = tag("span", f"{label}: ", tag("b", words[chosen]))
    return tag("label", said, turned, tag("span", about, class_="small"), class_="field turns")


def select(
    name: str, label: str, options: Iterable[tuple[str, str]], chosen: str, change: str = "", arg: str = ""
) -> Html:
    """A list to choose one from; `change` is the command carried out when another is chosen, with `arg`, in
    which {} stands for what was chosen."""
    listed = joined(_option(value, words, value == chosen) for value, words in options)
    chooser = tag("select", listed, id=name, data_change=change or None, data_arg=arg or None)
    return tag("label", tag("span", label), chooser, class_="field")


def _option(value: str, words: str, chosen: bool) -> Html:
    return tag("option", words, value=value, selected=chosen)


def pairs(rows: Iterable[tuple[str, str]], look: str = "facts") -> Html:
    """Labels with their values."""
    listed = (tag("div", tag("dt", label), tag("dd", value)) for label, value in rows)
    return tag("dl", *listed, class_=look)
