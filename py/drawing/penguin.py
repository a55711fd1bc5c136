"""Penguins of four builds and their chicks: no two seats share a silhouette, a scarf or a colour.

Seat 0 is tall, in a bobble hat and stripes; seat 1 round, with earmuffs and dots; seat 2 small, with a crest
and zigzag; seat 3 broad, in a top hat, with a star. All stand around 0,0 of a square of 100 units.

    page = defs(PENGUIN_DEFS) + penguin(2, carried=1)
"""

from __future__ import annotations

from typing import NamedTuple


class Build(NamedTuple):
    """How a penguin is built: heights of its crown and neck, half the width of head and body, what it
    wears on its head, the same for its chick, and the pattern of its scarf around the neck's middle."""

    top: int
    neck: int
    head: int
    body: int
    hat: str
    chick_hat: str
    pattern: str


_STRIPES = "M-13-6v13M-5-4v13M4-4v13M12-6v13M4 13h11M5 20h11"
_DOTS = "M-14 1h0M-5 4h0M5 4h0M14 1h0M10 13h0M11 21h0"
_ZIGZAG = "M-18 2l5-5 5 9 5-8 5 8 5-8 5 7 5-7M5 14l9-1-8 8 9-1"
_STAR = "M-3-7-.6-1.5 5-1 .8 3 2 9-3 6-8 9l1.2-6L-11-1l5.6-.5z"

BUILDS = (
    Build(
        *(-31, -4, 15, 19),
        '<path class="scarf" d="M-16-19Q-17-40 0-40T16-19z"/><path class="knit" d="M-16-22q16-6 32 0"/>'
        '<circle class="knit-ball" cy="-42" r="5.5"/>',
        '<path class="scarf" d="M-13-14Q-13-27 0-27t13 13z"/><circle class="knit-ball" cy="-27" r="4"/>',
        f'<path class="bars" d="{_STRIPES}"/>',
    ),
    Build(
        *(-36, -5, 19, 28),
        '<path class="strap" d="M-20-18C-22-48 22-48 20-18"/>'
        '<circle class="scarf" cx="-21" cy="-16" r="8.5"/>'
        '<circle class="scarf" cx="21" cy="-16" r="8.5"/>',
        '<path class="strap" d="M-13-9C-15-31 15-31 13-9"/><circle class="scarf" cx="-14" cy="-8" r="5.5"/>'
        '<circle class="scarf" cx="14" cy="-8" r="5.5"/>',
        f'<path class="spots" d="{_DOTS}"/>',
    ),
    Build(
        *(-22, 5, 17, 21),
        '<path class="scarf" d="M-5-18-12-37-4-30 0-44 5-30 13-36 6-18z"/>'
        '<path class="plume" d="M-7-13q-10-8-25-7M-9-9q-11-4-24 2M7-13q10-8 25-7M9-9q11-4 24 2"/>',
        '<path class="scarf" d="M-4-20-9-29-3-25 0-34 3-25 10-28 5-20z"/>',
        f'<path class="zigzag" d="{_ZIGZAG}"/>',
    ),
    Build(
        *(-28, 0, 19, 28),
        '<path class="felt-hat" d="M-26-19v-5h11l-2-22q17-3 34 0l-2 22h11v5q-26 4-52 0z"/>'
        '<path class="scarf" d="M-15.5-33q15.5-2 31 0l.5 9q-16 2-32 0z"/>',
        '<path class="felt-hat" d="M-15-14v-4h6l-1-11h20l-1 11h6v4q-15 2-30 0z"/>',
        f'<path class="star" d="{_STAR}" transform="translate(3 2) scale(1.4)"/>',
    ),
)

_BAND = "M-{w}-6Q0 3 {w}-6L{w} 5Q16 8 14 9l4 17-13 2-2-17Q-10 12-{w} 5z"


def _scarf(width: int, pattern: str) -> str:
    return f'<path class="scarf" d="{_BAND.format(w=width)}"/>{pattern}'


def _adult(seat: int, it: Build) -> str:
    """Everything but eyes, feet and shadow, which depend on how the penguin feels."""
    top, neck, head, body = it[:4]
    cheek, crown = head - 3, f"{head * 0.7:g}"
    outline = (
        f"M0 {top}C{crown} {top} {head} {top + 8} {head} {neck - 4}"
        f"C{body - 1} {neck + 6} {body + 5} 38 {body // 2} 39H-{body // 2}"
        f"C-{body + 5} 38-{body - 1} {neck + 6}-{head} {neck - 4}-{head} {top + 8}-{crown} {top} 0 {top}z"
    )
    shirt = (
        f"M0 {top + 13}C4 {top + 5} {cheek} {top + 7} {cheek} {top + 18}L{cheek - 4} {neck}"
        f"C{body + 1} {neck + 8} {body} 36 0 36S-{body + 1} {neck + 8}-{cheek - 4} {neck}L-{cheek} {top + 18}"
        f"C-{cheek} {top + 7}-4 {top + 5} 0 {top + 13}z"
    )
    wing = f"M{head - 1} {neck + 2}q{body - head + 12} 8 {body - head + 11} 25-7 0-{body - head + 6}-8z"
    mirrored = f'<path class="coat" d="{wing}" transform="scale(-1 1)"/>'
    return (
        f'<g id="penguin-{seat}"><path class="coat" d="{wing}"/>{mirrored}<path class="coat" d="{outline}"/>'
        f'<path class="shirt" d="{shirt}"/><path class="beak" d="M-6 {top + 20}q6-4 12 0l-6 8z"/>'
        f'<g transform="translate(0 {neck})">{_scarf(head + 2, it.pattern)}</g>{it.hat}</g>'
    )


_CHICK = (
    '<path class="beak" d="M-12 24h9v4h-12zm15 0h9l3 4H3z"/>'
    '<path class="fluff" d="M0-23c9 0 14 7 14 16 7 8 9 33-14 33s-21-25-14-33c0-9 5-16 14-16z"/>'
    '<path class="coat" d="M0-24c10 0 15 8 14 18-4-7-9-8-14-5-5-3-10-2-14 5-1-10 4-18 14-18z"/>'
    '<path class="shirt" d="M0-10c4-5 11-2 11 4S7 4 0 4s-11-4-11-10 7-9 11-4z"/>'
    '<path class="beady" d="M-8-5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z'
    'M3-5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z"/>'
    '<path class="beak" d="M-3.5-2q3.5-3 7 0L0 3z"/>'
)


def _chick(seat: int, it: Build) -> str:
    scarf = f'<g transform="translate(0 7) scale(.8)">{_scarf(19, it.pattern)}</g>'
    return f'<g id="buddy-{seat}">{_CHICK}{scarf}{it.chick_hat}</g>'


PENGUIN_DEFS = (
    "".join(_adult(seat, build) + _chick(seat, build) for seat, build in enumerate(BUILDS))
    + '<ellipse id="melt" class="melt" cy="39" rx="27" ry="6"/>'
    '<path id="feet" class="beak" d="M-5 36q-12 0-15 6 8 3 16 0zM5 36q12 0 15 6-8 3-16 0z"/>'
    '<path id="soles" class="beak" d="M-12 43c-14-1-15-15-11-20l4 4 3-5 4 5 4-2'
    "c4 6 5 17-4 18zm24 0c14-1 15-15 11-20"
    'l-4 4-3-5-4 5-4-2c-4 6-5 17 4 18z"/>'
    '<path id="eyes" class="beady" d="M-11 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z'
    'M4 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z"/>'
    '<path id="dizzy" class="swirl-eye" '
    'd="M-8 0a2 2 0 1 1 2 2 4 4 0 1 1 3-5M8 0A2 2 0 1 0 6 2 4 4 0 1 0 3-3"/>'
    '<path id="daze" class="daze" d="m-27 3 3 5 6 1-4 4 1 6-6-3-5 3 1-6-5-4 6-1z'
    "m27-14 3 5 6 1-4 4 1 6-6-3-5 3 1-6-5-4 6-1z"
    'm27 14 3 5 6 1-4 4 1 6-6-3-5 3 1-6-5-4 6-1z"/>'
)


def penguin(seat: int, carried: int = 0, stunned: bool = False) -> str:
    """A seat's penguin around 0,0 of a square, with up to two chicks at its sides; a stunned one sits
    and sees stars."""
    top = BUILDS[seat].top
    body = f'<use href="#penguin-{seat}"/>'
    if stunned:
        drawn = (
            f'<g transform="rotate(-9 0 40)">{body}<use href="#dizzy" y="{top + 16}"/></g>'
            '<use href="#soles"/><use href="#daze" y="-33"/>'
        )
    else:
        drawn = f'<use href="#feet"/>{body}<use href="#eyes" y="{top + 16}"/>'
    chicks = "".join(
        f'<use href="#buddy-{seat}" transform="translate({x} 23) scale(.72)"/>' for x in (31, -31)[:carried]
    )
    return f'<g class="penguin scarf-{seat}"><use href="#melt"/>{drawn}{chicks}</g>'


def buddy(seat: int) -> str:
    """A chick of a seat, 56 units high, around 0,0 of a square."""
    melt = '<use href="#melt" transform="translate(0 4) scale(.6)"/>'
    return f'<g class="buddy scarf-{seat}">{melt}<use href="#buddy-{seat}"/></g>'
