"""Small pieces of HTML that every screen is made of. Pure text in, text out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence


def esc(words: object) -> str:
    """Text made safe for HTML, in an attribute as well."""
    return str(words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def icon(name: str) -> str:
    """A drawing from the page's own set; what it means must stand beside it in words."""
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>'


def button(do: str, label: str, arg: str = "", look: str = "", draw: str = "", extra: str = "") -> str:
    """A button that carries out the command `do` with `arg`; its id is made of both."""
    name = f"do-{do}{f'-{arg}' if arg else ''}"
    return (
        f'<button type="button" id="{esc(name)}" class="{look or "plain"}" data-do="{do}"'
        f"{f' data-arg={chr(34)}{esc(arg)}{chr(34)}' if arg else ''}{extra and ' ' + extra}>"
        f"{icon(draw) if draw else ''}<span>{esc(label)}</span></button>"
    )


def tool(
    do: str,
    label: str,
    draw: str,
    on: bool = True,
    pressed: bool | None = None,
    key: str = "",
    spare: bool = False,
) -> str:
    """A button of a toolbar: a drawing with its word below; one that is off can be touched and says why.
    A spare one makes room on small screens, where the menu has it."""
    state = "" if on else ' aria-disabled="true"'
    if pressed is not None:
        state += f' aria-pressed="{"true" if pressed else "false"}"'
    if key:
        state += f' aria-keyshortcuts="{key}"'
    return (
        f'<button type="button" id="tool-{do}" class="tool{" spare" if spare else ""}" data-do="{do}"{state}>'
        f"{icon(draw)}<span>{label}</span></button>"
    )


def bar(title: str, below: str, tools: str, name: str) -> str:
    """The bar on top of a screen: the way back to the shelf, title, a line below it, and a toolbar."""
    line = f'<p class="seed">{esc(below)}</p>' if below else ""
    return (
        f'<header class="bar" id="bar" data-part="bar" aria-label="{name}">'
        f'<a class="home" id="go-home" href="#" aria-label="Boneyard: back to the shelf">{icon("domino")}</a>'
        f'<div class="name"><h1 tabindex="-1">{title}</h1>{line}</div>'
        f'<div class="tools" role="toolbar" aria-label="{name}: tools">{tools}</div></header>'
    )


def radios(
    name: str,
    legend: str,
    options: Iterable[tuple[str, str]],
    chosen: str,
    change: str = "choose",
    off: Collection[str] = (),
    about: str = "",
) -> str:
    """One choice out of a few; touching one carries out the command `change` with "name=value". off: the
    values that cannot be chosen now; about: what the choice means, in words."""
    parts = []
    for value, label in options:
        state = (' checked=""' if value == chosen else "") + (' disabled=""' if value in off else "")
        parts.append(
            f'<label><input type="radio" name="{name}" id="{name}-{value}" value="{value}" '
            f'data-change="{change}" data-arg="{name}={value}"{state}><span>{esc(label)}</span></label>'
        )
    said = f' aria-describedby="{name}-about"' if about else ""
    below = f'<p class="small" id="{name}-about">{esc(about)}</p>' if about else ""
    return f'<fieldset class="radios"{said}><legend>{esc(legend)}</legend>{"".join(parts)}{below}</fieldset>'


def dial(
    name: str,
    label: str,
    words: Sequence[str],
    order: Sequence[int],
    chosen: int,
    change: str,
    about: str = "",
) -> str:
    """A dial over choices in words, whose places stand in `order` from one end to the other; `change` is the
    command carried out when it is turned, with the place on it."""
    said = esc(words[chosen])
    return (
        f'<label class="field turns"><span>{esc(label)}: <b>{said}</b></span><input type="range" id="{name}" '
        f'min="0" max="{len(order) - 1}" value="{order.index(chosen)}" data-change="{change}" '
        f'data-arg="{name}={{}}" aria-valuetext="{said}"><span class="small">{esc(about)}</span></label>'
    )


def select(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str, change: str = "") -> str:
    """A list to choose one from; `change` is the command carried out when another is chosen."""
    listed = "".join(
        f'<option value="{esc(value)}"{" selected" if value == chosen else ""}>{esc(words)}</option>'
        for value, words in options
    )
    act = f' data-change="{change}"' if change else ""
    return f'<label class="field"><span>{esc(label)}</span><select id="{name}"{act}>{listed}</select></label>'


def pairs(rows: Iterable[tuple[str, str]], look: str = "facts") -> str:
    """Labels with their values."""
    listed = "".join(f"<div><dt>{esc(label)}</dt><dd>{esc(value)}</dd></div>" for label, value in rows)
    return f'<dl class="{look}">{listed}</dl>'
