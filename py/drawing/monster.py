"""Portraits of monsters, put together from parts: a body, eyes, a mouth, limbs, something on top.

Each part is drawn once for a body of 200 by 200 units, and the body says where its parts go:
how high the eyes are, how far apart, where arms begin. So every body goes with every part.
Skin is not coloured here: the portrait carries a class, and the style sheet knows the skins.

    >>> "m-moss" in portrait("blob", "two", "fangs", "claws", "horns", "moss")
    True
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple


class Body(NamedTuple):
    """A body's outline and belly as paths, and where its parts go: heights of eyes, mouth, top, arms
    and feet, half the distance between two eyes, and how far the arms begin from the middle."""

    outline: str
    belly: str
    eyes: int
    mouth: int
    top: int
    arms: int
    feet: int
    apart: int
    reach: int


def _burst(points: int, inner: int, outer: int) -> str:
    """A star with many points around 100,108."""
    ring = [
        (
            100 + (outer if i % 2 else inner) * sin(pi * i / points),
            108 - (outer if i % 2 else inner) * cos(pi * i / points),
        )
        for i in range(2 * points)
    ]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring) + "z"


BODIES = {
    "blob": Body(
        "M100 50c38 0 56 32 59 68 3 36-18 54-59 54s-62-18-59-54c3-36 21-68 59-68z",
        "M100 124c24 0 36 12 36 26 0 12-14 18-36 18s-36-6-36-18c0-14 12-26 36-26z",
        *(94, 128, 52, 118, 170, 20, 55),
    ),
    "tall": Body(
        "M100 30c27 0 38 22 38 52v64c0 18-14 26-38 26s-38-8-38-26V82c0-30 11-52 38-52z",
        "M100 122c16 0 24 10 24 26 0 12-8 18-24 18s-24-6-24-18c0-16 8-26 24-26z",
        *(72, 102, 32, 112, 170, 15, 37),
    ),
    "wide": Body(
        "M100 76c18-20 66-16 78 30 9 38-22 64-78 64s-87-26-78-64c12-46 60-50 78-30z",
        "M100 126c36 0 52 10 52 24 0 12-20 16-52 16s-52-4-52-16c0-14 16-24 52-24z",
        *(98, 128, 80, 128, 168, 32, 74),
    ),
    "round": Body(
        "M100 48a61 61 0 1 1 0 122 61 61 0 0 1 0-122z",
        "M100 128c26 0 36 8 34 18-3 12-16 20-34 20s-31-8-34-20c-2-10 8-18 34-18z",
        *(96, 130, 50, 112, 168, 21, 59),
    ),
    "box": Body(
        "M48 66h104a9 9 0 0 1 9 9v86a10 10 0 0 1-10 10H49a10 10 0 0 1-10-10V75a9 9 0 0 1 9-9z",
        "M52 132h96v28H52z",
        *(90, 120, 68, 118, 170, 21, 60),
    ),
    "ghost": Body(
        "M100 32c37 0 54 28 54 64v76l-18-15-18 15-18-15-18 15-18-15-18 15V96c0-36 17-64 54-64z",
        "M100 118c18 0 30 8 30 18s-12 14-30 14-30-4-30-14 12-18 30-18z",
        *(78, 108, 34, 112, 160, 18, 52),
    ),
    "worm": Body(
        "M100 34c30 0 44 20 40 48-3 20-8 26 4 34 22 6 34 20 28 38-5 14-30 18-72 18s-68-4-72-18c-5-18 8-32 "
        "30-38 12-8 6-14 3-34-4-28 9-48 39-48z",
        "M60 146c24 8 56 8 80 0l12 10c-28 12-76 12-104 0z",
        *(70, 98, 36, 126, 168, 16, 46),
    ),
    "skull": Body(
        "M100 38c42 0 62 28 60 64-1 18-12 26-19 33v25c0 8-6 12-14 12H73c-8 0-14-4-14-12v-25"
        "c-7-7-18-15-19-33-2-36 18-64 60-64z",
        "M78 148h44v20H78z",
        *(98, 142, 40, 116, 170, 24, 56),
    ),
    "spiky": Body(
        _burst(15, 52, 68),
        "M100 126c22 0 30 8 28 16-2 10-14 14-28 14s-26-4-28-14c-2-8 6-16 28-16z",
        *(96, 126, 52, 112, 164, 19, 54),
    ),
}

_EYE = '<circle class="white" cx="{x}" cy="{y}" r="{r}"/><circle class="ink" cx="{x}" cy="{y}" r="{p}"/>'


def _eye(x: float, y: float, r: float) -> str:
    return _EYE.format(x=round(x, 1), y=round(y, 1), r=r, p=round(r * 0.45, 1))


def _limb(path: str, looks: str = "limb") -> str:
    """An arm, a leg or a stalk: a line of ink with a line of skin in it."""
    return f'<path class="{looks}" d="{path}"/><path class="{looks} inner" d="{path}"/>'


def _both(left: str) -> str:
    """What is drawn on the left side, on both sides."""
    return f'{left}<g transform="matrix(-1 0 0 1 200 0)">{left}</g>'


# Where each kind has its eyeballs: to the side (in half distances), down, and how large.
_BALLS: dict[str, tuple[tuple[float, int, int], ...]] = {
    "one": ((0, 0, 19),),
    "two": ((-1, 0, 14), (1, 0, 14)),
    "three": ((-1, 0, 11), (1, 0, 11), (0, -16, 11)),
    "many": ((-1, 0, 11), (1, 0, 11), (0, -13, 9), (-1.3, -19, 7), (1.3, -19, 7), (0, 10, 6)),
    "stalks": ((-1.5, -52, 14), (1.5, -52, 14)),
    "sleepy": ((-1, 0, 13), (1, 0, 13)),
    "slits": (),
    "hollow": (),
    "none": (),
}


def _eyes(body: Body, kind: str) -> str:
    """The eyeballs, and what is behind and before them."""
    y, d = body.eyes, body.apart
    left = 100 - d
    balls = "".join(_eye(100 + side * d, y + down, size) for side, down, size in _BALLS[kind])
    if kind == "stalks":
        return _both(_limb(f"M88 {y - 4}Q{left + 4} {y - 26} {100 - 1.5 * d} {y - 48}")) + balls
    more = {
        "one": f'<path class="line" d="M76 {y - 16}q24-18 48 0"/>',
        "slits": _both(f'<path class="glow" d="M{left - 14} {y - 7}l26 10q-16 8-26-10z"/>'),
        "hollow": _both(
            f'<circle class="ink" cx="{left}" cy="{y}" r="15"/>'
            f'<circle class="glow" cx="{left}" cy="{y}" r="5"/>'
        ),
        "sleepy": _both(
            f'<path class="skin" d="M{left - 14} {y}a14 14 0 0 1 28 0z"/>'
            f'<path class="line" d="M{left - 14} {y - 1}h28"/>'
        ),
    }
    return balls + more.get(kind, "")


def _mouth(body: Body, kind: str) -> str:
    y = body.mouth
    return {
        "smile": f'<path class="line" d="M80 {y - 4}q20 18 40 0"/>',
        "frown": f'<path class="line" d="M82 {y + 6}q18-16 36 0"/>',
        "fangs": f'<path class="line" d="M76 {y - 2}q24 8 48 0"/>'
        f'<path class="tooth" d="M84 {y}l5 14 5-12zM106 {y + 2}l5 12 5-14z"/>',
        "teeth": f'<path class="ink" d="M72 {y - 8}h56l-6 20H78z"/>'
        f'<path class="tooth" d="M74 {y - 7}l7 10 6-10 7 10 6-10 7 10 6-10 7 10 6-10z"/>'
        f'<path class="tooth" d="M80 {y + 11}l7-8 6 8 7-8 7 8 6-8 7 8z"/>',
        "beak": f'<path class="horn" d="M84 {y - 12}q16-10 32 0l-16 26z"/>'
        f'<path class="line" d="M86 {y - 2}h28"/>',
        "round": f'<ellipse class="ink" cx="100" cy="{y}" rx="11" ry="13"/>',
        "tongue": f'<path class="ink" d="M76 {y - 8}h48q-2 22-24 22t-24-22z"/>'
        f'<path class="tongue" d="M92 {y + 4}h18v20a9 9 0 0 1-18 0z"/>',
        "none": "",
    }[kind]


def _limbs(body: Body, kind: str) -> str:
    """What is seen behind the body; each drawn for the left side."""
    x, y, feet = 100 - body.reach, body.arms, body.feet
    return _both(
        {
            "arms": _limb(f"M{x + 8} {y}q-30 4-28 34"),
            "claws": _limb(f"M{x + 8} {y}q-32-6-30-38")
            + f'<path class="claw" d="M{x - 22} {y - 38}l-12-10m12 10l-2-16m2 16l9-13"/>',
            "legs": _limb(
                f"M{x + 14} {y - 14}l-30-26-8 30M{x + 14} {y + 4}l-34-12-10 40M{x + 14} {y + 22}l-28 4-8 30",
                "limb thin",
            ),
            "wings": f'<path class="wing" d="M{x + 12} {y}c-14-40-40-50-58-44 10 10 8 20 4 28 '
            '12-2 16 6 14 16 12-6 22 0 24 12z"/>',
            "tentacles": _limb(
                f"M60 {feet - 16}q-22 14 22 26M86 {feet - 16}q-10 14 10 26M{x + 8} {y}q-34 8-26 40"
            ),
            "fins": f'<path class="wing" d="M{x + 10} {y - 14}l-34 4 12 12-14 12 36 6z"/>',
            "feet": f'<path class="skin edge" d="M62 {feet + 8}q-6-18 14-18t14 18z"/>',
            "none": "",
        }[kind]
    )


def _top(body: Body, kind: str) -> str:
    """What grows or sits on the head; horns, ears and hair stand behind it."""
    y = body.top
    return {
        "horns": _both(f'<path class="horn" d="M78 {y + 14}q-26-8-26-36 8 18 38 22z"/>'),
        "ears": _both(f'<path class="skin edge" d="M70 {y + 20}l-12-42 36 26z"/>'),
        "antlers": _both(f'<path class="claw antler" d="M84 {y + 8}q-16-14-16-34m2 18l-16-10m14-2l10-14"/>'),
        "hat": f'<path class="cloth" d="M60 {y + 10}q40 14 80 0l-8-10q-12-6-16-36'
        '-8-8-30-4 10 4 6 20-2 14-14 20z"/>',
        "crown": f'<path class="gold" d="M70 {y + 10}l-6-34 20 16 16-24 16 24 20-16-6 34q-30 8-60 0z"/>',
        "spikes": f'<path class="horn" d="M72 {y + 14}l2-28 14 20 12-28 12 28 14-20 2 28z"/>',
        "hair": _both(f'<path class="line" d="M84 {y + 6}q-10-16-20-12M94 {y + 2}q-4-20-12-22"/>'),
        "candle": f'<path class="tooth" d="M92 {y + 6}v-24h16v24z"/>'
        f'<path class="flame" d="M100 {y - 42}q12 14 8 20-8 8-16 0-4-6 8-20z"/>',
        "none": "",
    }[kind]


BEHIND = ("horns", "ears", "antlers", "spikes")  # tops that the body hides in part


def portrait(body: str, eyes: str, mouth: str, limbs: str, top: str, skin: str) -> str:
    """A monster as a drawing of its own; decoration for screen readers, who hear its name."""
    form = BODIES[body]
    crown = _top(form, top)
    back, front = (crown, "") if top in BEHIND else ("", crown)
    return (
        f'<svg class="monster m-{skin}" viewBox="0 -12 200 204" aria-hidden="true">'
        f'<ellipse class="shadow" cx="100" cy="176" rx="66" ry="11"/>{_limbs(form, limbs)}{back}'
        f'<path class="skin edge" d="{form.outline}"/><path class="belly" d="{form.belly}"/>'
        f"{front}{_eyes(form, eyes)}{_mouth(form, mouth)}</svg>"
    )
