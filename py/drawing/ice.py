"""A night sea seen from above: ice floes that are dominoes, nests on them, polar bears, northern lights.

A half of a floe is 100 units square. Floes, nests, bears, cracks and the sled are drawn around 0,0; a floe
lies along x. How a floe is lit is said by variables of what holds it: --floe-line and --line-width.

    page = defs(ICE_DEFS) + night(600, 400) + put(floe(3, 5) + nest(0), 300, 200, 1)
"""

from __future__ import annotations

from collections.abc import Iterable

from drawing.domino import PIPS, dots
from drawing.paint import falling, glow
from drawing.seats import SHAPES

_EDGE = "M-93-48-40-49 36-48 92-49 98-43 99-8 98 42 92 48 34 49-44 48-92 49-98 42-99 4-98-42z"
_TOP = "M-90-45-40-46 36-45 89-46 95-41 96-8 95 37 89 42 34 43-44 42-89 43-95 37-96 4-95-40z"
_CRACK = "M1-43-3-30 2-17-2-5 3 9-2 21 2 32 0 40"
_RING = "M-76-41.5H76Q91-41.5 91-26V25Q91 40.5 76 40.5H-76Q-91 40.5-91 25V-26Q-91-41.5-76-41.5z"
_PEBBLES = 36  # in a ring, a multiple of four so that every pattern closes

# The face of a bear that sleeps, 84 by 78; and the head and paws of one that does not.
_BEAR = (
    '<path class="bear-fur" d="M-26-14a12 12 0 1 1 14-13q12-5 24 0a12 12 0 1 1 14 13q8 12 5 24-6 20-31 21'
    '-25-1-31-21-3-12 5-24z"/>'
    '<path class="bear-muzzle" d="M0 2q15 0 15 13T0 28-15 15 0 2z"/>'
    '<path class="bear-line" d="M-21-3q5 5 10 0M11-3q5 5 10 0M0 12v6q-4 5-8 2M0 18q4 5 8 2"/>'
    '<path class="bear-ink" d="M-8 6Q0 2 8 6 7 13 0 14-7 13-8 6z"/>'
)
_AWAKE = (
    '<path class="bear-fur" d="M-92 96q-4-64 36-88h112q40 24 36 88z"/>'
    '<path class="bear-fur" d="M-58-30a23 23 0 1 1 26-26q32-16 64 0a23 23 0 1 1 26 26q18 26 10 52-14 40-68 42'
    '-54-2-68-42-8-26 10-52z"/>'
    '<path class="bear-muzzle" d="M0 0q40 0 40 30T0 60-40 30 0 0z"/>'
    '<path class="bear-ink" d="M-15 4Q0-4 15 4q-2 12-15 14Q-13 16-15 4z'
    'M-25 28q25 8 50 0 1 28-25 28t-25-28z"/>'
    '<path class="bear-tongue" d="M-14 46q14-12 28 0-6 10-14 10t-14-10z"/>'
    '<path class="bear-tooth" d="m-19 30 5 12 5-10zm38 0-5 12-5-10z"/>'
    '<circle class="bear-eye" cx="-27" cy="-12" r="12"/><circle class="bear-eye" cx="27" cy="-12" r="12"/>'
    '<circle class="bear-ink" cx="-24" cy="-10" r="5"/><circle class="bear-ink" cx="24" cy="-10" r="5"/>'
    '<path class="bear-line" d="m-44-34 26 8M44-34l-26 8"/>'
    '<path class="bear-cap" d="M-50-54q14-44 64-46 44 0 62 34l-12 4q-16-18-32-14 14 8 18 22-50-20-100 0z"/>'
    '<path class="bear-band" d="M-54-52q54-26 108 0l-3 15q-51-23-102 0z"/>'
    '<circle class="bear-band" cx="72" cy="-58" r="11"/>'
    '<path class="bear-fur" d="M-88 98q-8-36 18-36t24 36zM88 98q8-36-18-36T46 98z"/>'
    '<path class="bear-line" d="M-76 98v-12M-60 98v-12M76 98v-12M60 98v-12"/>'
)

# The sled, 240 by 150: runners, slats, a lantern before it, and lights on a string above.
_SLED = (
    '<path class="sled-runner" d="M-112 62H84q34 0 30-34-4-14-16-8M-80 62V38M-10 62V38M60 62V38"/>'
    '<path class="sled-wood" d="M-104 26H92v13h-196z"/>'
    '<path class="sled-runner" d="M-98 28-112-50M-108-22h22M96 24V-62q0-9 9-9h4"/>'
    '<path class="sled-string" d="M-112-50Q-8 8 96-60"/>'
    '<g class="sled-lights"><circle class="bulb-0" cx="-88" cy="-36" r="6"/>'
    '<circle class="bulb-1" cx="-54" cy="-24" r="6"/><circle class="bulb-2" cx="-18" cy="-19" r="6"/>'
    '<circle class="bulb-3" cx="20" cy="-24" r="6"/><circle class="bulb-0" cx="54" cy="-36" r="6"/>'
    '<circle class="bulb-1" cx="80" cy="-49" r="6"/></g>'
    '<circle class="sled-glow" cx="110" cy="-52" r="30"/>'
    '<path class="sled-lamp" d="M103-62h14l3 22h-20z"/><path class="sled-runner" d="M102-66h16M98-38h24"/>'
)


# Folds of a curtain of light over 1000 units: where each hangs, how much lower than others, how high.
_FOLDS = (
    *((10, 20, 240), (105, 55, 310), (205, 70, 260), (300, 45, 350), (400, 0, 300), (505, -25, 250)),
    *((600, 5, 310), (700, 45, 370), (800, 60, 280), (895, 25, 330), (990, -10, 250)),
)


def _curtain(paint: str, foot: int, way: int) -> str:
    """A curtain of light whose folds end around `foot`, from left to right or, if `way` is -1, back."""
    return "".join(
        f'<ellipse fill="url(#{paint})" cx="{500 + way * (x - 500)}" cy="{foot + low - high // 2}" rx="110" '
        f'ry="{high // 2}"/>'
        for x, low, high in _FOLDS
    )


ICE_DEFS = (
    falling("floe-paint", (0, "ice-light"), (100, "ice"))
    + falling("night-paint", (0, "sea-far"), (100, "sea-near"))
    + glow("green-paint", "light-green", 0.68)
    + glow("violet-paint", "light-violet", 0.68)
    + f'<g id="floe"><path class="floe-edge" d="{_EDGE}"/>'
    f'<path class="floe-top" fill="url(#floe-paint)" d="{_TOP}"/>'
    f'<path class="floe-light" d="{_CRACK}" transform="translate(3)"/>'
    f'<path class="floe-groove" d="{_CRACK}"/></g>'
    + "".join(f'<path id="h{n}" class="fish-hole" d="{dots(n, 10)}"/>' for n in range(1, len(PIPS)))
    + f'<g id="bear" transform="scale(.9)">{_BEAR}</g>'
    f'<path id="ring" d="{_RING}" pathLength="{4 * _PEBBLES}"/>'
)


def bear() -> str:
    """A polar bear that sleeps on a blank: its face, in the middle of a square."""
    return '<use href="#bear"/>'


def bear_wakes() -> str:
    """A polar bear that does not sleep any more, in its nightcap: 190 by 200 units around 0,0."""
    return f'<g class="bear-awake">{_AWAKE}</g>'


def floe(first: int, second: int, turn: int = 0) -> str:
    """A domino of ice around 0,0, `first` on the left, with a bear on each blank.

    What holds the floe may turn it by degrees; if it says by how many, the bears look up all the same.
    """
    return f'<use href="#floe"/>{_half(first, -50, turn)}{_half(second, 50, turn)}'


def _half(number: int, x: int, turn: int) -> str:
    if number:
        return f'<use href="#h{number}" x="{x - 50}" y="-50"/>'
    return f'<use href="#bear" transform="translate({x} 0){_upright(turn)}"/>'


def _upright(turn: int) -> str:
    return f" rotate({-turn}) " if turn else ""


def crack() -> str:
    """Jagged lines over a floe, for the moment when the ice breaks: 200 by 100 units."""
    return (
        '<path class="crack" d="M-96-12-62 4-40-14-12 6 10-10 34 8 58-8 96 10M-62 4-70 28-58 46M-40-14-48-44'
        'M-12 6-18 30-8 46M10-10 4-30 16-46M58-8 66-30 60-45M34 8 28 46"/>'
    )


def nest(seat: int, turn: int = 0) -> str:
    """A ring of pebbles along the edge of a floe, in a seat's pattern and colour, its sign in the middle.

    The sign stands upright if the nest is told by how many degrees its floe is turned.
    """
    _, sign = SHAPES[seat]
    ring = "".join(
        f'<use href="#ring" class="{look}"/>' for look in ("pebbles-under", "pebbles", f"pebbles-{seat}")
    )
    return (
        f'<g class="nest scarf-{seat}">{ring}<circle class="nest-plate" r="17"/>'
        f'<g class="nest-sign" transform="{_upright(turn)}translate(-12 -12)">{sign}</g></g>'
    )


def steps(number: int) -> str:
    """A round tag around 0,0 with a number: how many steps lead there."""
    return f'<g class="steps"><circle r="21"/><text>{number}</text></g>'


def footprints(points: Iterable[tuple[float, float]]) -> str:
    """A way that was walked, as prints through the middles of its squares."""
    line = " ".join(f"{x} {y}" for x, y in points)
    return f'<path class="way trail" d="M{line}"/>'


def sled() -> str:
    """A dog sled with a lantern and lights on a string, 240 by 150 units around 0,0; who rides on it
    stands at x from -80 to 70, its middle at y -14, and is drawn before the sled."""
    return f'<g class="sled">{_SLED}</g>'


def lights() -> str:
    """Northern lights: two curtains, 1000 units wide and somewhat less than half as high."""
    return _curtain("violet-paint", 270, -1) + _curtain("green-paint", 390, 1)


def night(width: int, height: int) -> str:
    """Northern lights above the sea as a ground for pictures; on the table the class "sea" does it."""
    return (
        f'<rect fill="url(#night-paint)" width="{width}" height="{height}"/>'
        f'<g class="night-lights" transform="scale({width / 1000:g} {height / 1000:g})">{lights()}</g>'
    )
