"""A monster's portrait, put together from parts: a noun's body, adjectives' traits, and a face by its health.

    >>> portrait("Goose", ["Damp"]).startswith('<svg class="creature of-')
    True

From back to front: what of the traits is behind, the body, its eyes and mouth, what of the traits is before.
The drawings are in `bodies_*.py` and `traits_*.py`; `creature.py` says how they fit together.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from drawing import (
    bodies_huge,
    bodies_large,
    bodies_middle,
    bodies_small,
    bodies_tiny,
    traits_mighty,
    traits_mild,
    traits_plain,
    traits_strong,
)
from drawing.creature import Body, Spot, Trait

BODIES: dict[str, Body] = {
    **bodies_tiny.BODIES,
    **bodies_small.BODIES,
    **bodies_middle.BODIES,
    **bodies_large.BODIES,
    **bodies_huge.BODIES,
}
TRAITS: dict[str, Trait] = {
    **traits_mild.TRAITS,
    **traits_plain.TRAITS,
    **traits_strong.TRAITS,
    **traits_mighty.TRAITS,
}
MOST = 3  # adjectives that are drawn
GROUND = 188
HIGHEST = 44  # where a hat sits at the highest, so that it stays in the picture
LOWEST = 112  # where a cape hangs at the lowest, so that it ends on the ground
OUTMOST = 32  # how near the picture's sides something is held
BELOW = {"neck": 9, "chest": 26}  # how far below the mouth they are at least, as on what is all face
LOW = {"neck": 152, "chest": 166}  # but no lower than this
REACH = 146  # how low something is held at the lowest, so that canes end on the ground
OTHER_HAND = {"left": "right", "right": "left"}
# What shares a spot is moved aside: x, y and turn of the first, the second and the third.
ASIDE: dict[str, tuple[tuple[int, int, int], ...]] = {
    "top": ((-22, 0, -16), (22, -4, 16), (0, -26, 0)),
    "left": ((-6, -24, 0), (0, 24, 0), (0, 0, 0)),
    "right": ((6, -24, 0), (0, 24, 0), (0, 0, 0)),
    "neck": ((-14, -6, 8), (14, 8, -8), (0, 26, 0)),
    "chest": ((-20, -12, 0), (20, 14, 0), (0, 0, 0)),
    "eyes": ((0, 0, 0), (0, -16, 0), (0, 16, 0)),
    "mouth": ((0, 0, 0), (0, 12, 0), (0, 24, 0)),
    "back": ((0, -16, 0), (0, 16, 0), (0, 0, 0)),
    "ground": ((-10, 0, 0), (10, 0, 0), (0, 0, 0)),
}


class Put(NamedTuple):
    """A trait where the body has it: what is behind, and what in front."""

    behind: str
    front: str


def portrait(noun: str, adjectives: Sequence[str], health: float = 1.0) -> str:
    """A monster of these words as a drawing of its own: confident, worried, desperate or beaten, as its
    health, from 1 down to 0, makes it."""
    looks, drawn = BODIES[noun].looks, _drawn(noun, adjectives, health)
    return f'<svg class="creature {looks}" viewBox="0 0 200 200" aria-hidden="true">{drawn}</svg>'


def master(noun: str, adjectives: Sequence[str], name: str, health: float = 1.0) -> str:
    """The monster in a heavy frame, with its full name on a banner."""
    looks = BODIES[noun].looks
    lines = _lines(name)
    size = min(
        420 // max(map(len, lines)), (28, 24, 18)[len(lines) - 1]
    )  # letters are 0.6 wide, the banner 256
    first = 302 - (len(lines) - 1) * size * 0.55 + size * 0.35
    text = "".join(
        f'<text x="150" y="{first + at * size * 1.1:.0f}">{escape(line)}</text>'
        for at, line in enumerate(lines)
    )
    return (
        f'<svg class="creature master {looks}" viewBox="0 0 300 340" aria-hidden="true">'
        '<path class="wood" d="M8 8H292V290H8z"/>'
        '<path class="line" d="M8 8L30 30M292 8L270 30M8 290L30 268M292 290L270 268"/>'
        '<path class="ink" d="M28 28H272V270H28z"/>'
        '<path class="pale bare" d="M32 32H268V266H32z" fill-opacity=".85"/>'
        '<path class="gold" d="M6 6h26l-26 26zM294 6h-26l26 26zM6 292v-26l26 26zM294 292v-26l-26 26z"/>'
        f'<g transform="translate(35 34)scale(1.15)">{_drawn(noun, adjectives, health)}</g>'
        '<path class="low" d="M30 268L4 276L12 304L4 332L40 330zM270 268L296 276L288 304L296 332L260 330z"/>'
        '<path class="white" d="M18 264Q150 276 282 264V328Q150 340 18 328z"/>'
        '<g class="ink bare" text-anchor="middle" font-family="Georgia,serif" font-weight="bold" '
        f'font-size="{size}">{text}</g></svg>'
    )


def _lines(name: str) -> list[str]:
    """A name in one to three lines, as even as its words allow."""
    count = 1 + (len(name) > 19) + (len(name) > 40)
    lines: list[str] = []
    words = name.split()
    left = len(name)
    while words:
        line = words.pop(0)
        target = left / max(1, count - len(lines))
        while words and (len(lines) == count - 1 or len(line) + 1 + len(words[0]) / 2 <= target):
            line += " " + words.pop(0)
        left -= len(line) + 1
        lines.append(line)
    return lines


def _drawn(noun: str, adjectives: Sequence[str], health: float) -> str:
    body = BODIES[noun]
    worn = _put(body, [TRAITS[name] for name in adjectives[:MOST]])
    return "".join(
        (
            *(put.behind for put in worn),
            body.behind,
            body.front,
            _face(body, health),
            *(put.front for put in worn),
        )
    )


def _put(body: Body, traits: Sequence[Trait]) -> list[Put]:
    """Traits where the body has them. Of two at the same hand one goes to the other, if that is free; others
    that share a spot are moved aside. What a trait puts elsewhere comes first: it hides no main sign."""
    spots: list[str] = []
    for trait in traits:
        other = OTHER_HAND.get(trait.at, trait.at)
        spots.append(other if trait.at in spots and other not in spots else trait.at)
    first: list[Put] = []
    main: list[Put] = []
    taken = [*spots]
    for index, (spot, trait) in enumerate(zip(spots, traits, strict=True)):
        aside = ASIDE[spot][spots[:index].count(spot)] if spots.count(spot) > 1 else (0, 0, 0)
        main.append(_placed(body, trait, spot, aside))
        for more in trait.too:
            other = OTHER_HAND.get(more.at, more.at)
            swapped = spot != trait.at or (more.at in taken and other not in taken)
            taken.append(other if swapped else more.at)
            first.append(_placed(body, more, taken[-1], (0, 0, 0)))
    return [*first, *main]


def _placed(body: Body, trait: Trait, spot: str, aside: tuple[int, int, int]) -> Put:
    scale = _scale(body, trait.by)
    x, y = _spot(body, spot, scale)
    dx, dy, turn = aside
    placed = f"translate({round(x + dx * scale)} {round(y + dy * scale)})"
    if turn:
        placed += f"rotate({turn})"
    if scale != 1:
        placed += f"scale({scale:.2f})"
    return Put(
        *(f'<g transform="{placed}">{part}</g>' if part else "" for part in (trait.behind, trait.front))
    )


def _spot(body: Body, spot: str, scale: float) -> Spot:
    if spot == "ground":
        return (min(max(sum(body.feet) // 2, 90), 110), GROUND)
    found: Spot = getattr(body, spot)
    if spot == "top":
        brow = round(body.eyes[1] - 1.5 * body.eye - 6 * scale)
        return (found[0], max(found[1], min(round(HIGHEST * scale), brow)))
    if spot in BELOW and abs(found[0] - body.mouth[0]) < 40:
        return (found[0], max(found[1], min(body.mouth[1] + round(BELOW[spot] * scale), LOW[spot])))
    if spot == "back":
        return (found[0], min(found[1], LOWEST))
    if spot in OTHER_HAND:
        return (min(max(found[0], OUTMOST), 200 - OUTMOST), min(found[1], REACH))
    return found


def _scale(body: Body, by: str) -> float:
    """How much larger than drawn: as the body asks, but not so that outlines become too thin or too heavy,
    nor that it leaves the picture."""
    wanted, least, most = {
        "": (1.0, 1.0, 1.0),
        "head": (body.head / 30, 0.7, 1.35),
        "girth": (body.girth / 30, 0.7, 1.35),
        "apart": ((body.apart or body.eye) / 20, 0.55, 1.6),
        "wide": (body.wide / 14, 0.7, 1.25),
        "feet": ((body.feet[1] - body.feet[0]) / 120, 0.85, 1.15),
        "back": ((body.right[0] - body.left[0] + 60) / 180, 0.9, 1.1),
    }[by]
    return min(max(wanted, least), most)


def _face(body: Body, health: float) -> str:
    mood = 0 if health > 2 / 3 else 1 if health > 1 / 3 else 2 if health > 0 else 3
    (x, y), r = body.eyes, body.eye
    middles = (x - body.apart, x + body.apart) if body.apart else (x,)
    drawn = "".join(
        _eye(middle, y, r, mood, -1 if middle < x else 1 if middle > x else 0) for middle in middles
    )
    return drawn + _mouth(body, mood) + (_misery(body) if mood == 2 else "")


def _eye(x: int, y: int, r: int, mood: int, side: int) -> str:
    """One eye, side -1 for the left one of two: scowling, wide open, with a tiny pupil, or crossed out."""
    white = f'<circle class="white" cx="{x}" cy="{y}" r="{r}"/>'
    if mood == 3:
        d = round(r * 0.6)
        return f'{white}<path class="line" d="M{x - d} {y - d}l{2 * d} {2 * d}m0 {-2 * d}l{-2 * d} {2 * d}"/>'
    pupil = max(2.0, r * (0.5, 0.42, 0.24)[mood])
    look = (0, -0.2, 0)[mood] * r
    eye = (
        f'{white}<circle class="ink bare" cx="{x - side * r * 0.2:.0f}" cy="{y + look:.0f}" r="{pupil:.1f}"/>'
    )
    inner, outer = ((-0.35, -1.15), (-1.75, -1.3), (-1.9, -1.3))[mood]  # a brow's ends over the eye's middle
    if not side:
        outer = inner = (-0.85, -1.5, -1.7)[mood]
    left, right = (outer, inner) if side < 0 else (inner, outer)
    reach = r * 1.1
    brow = f"M{x - reach:.0f} {y + left * r:.0f}L{x + reach:.0f} {y + right * r:.0f}"
    return f'{eye}<path class="line" stroke-width="5" d="{brow}"/>'


def _mouth(body: Body, mood: int) -> str:
    (x, y), w = body.mouth, body.wide
    if mood == 0:  # a grin with one tooth
        t = max(3, w // 4)
        return (
            f'<path class="line" d="M{x - w} {y}q{w} {w} {2 * w} {-round(w * 0.25)}"/>'
            f'<path class="white" stroke-width="3" d="M{x - w // 2} {y + round(w * 0.33)}l{t} {t + 4} {t}'
            f' {-t - 1}z"/>'
        )
    if mood == 1:  # a wavering line
        h = round(w / 2)
        return f'<path class="line" d="M{x - w} {y + 2}q{h // 2} {-h} {h} 0t{h} 0t{h} 0t{h} 0"/>'
    if mood == 2:  # open, and turned down
        down = f"q{w} {-round(w * 1.5)} {2 * w} 0q{-w} {-w // 3} {-2 * w} 0z"
        return f'<path class="ink" d="M{x - w} {y + w // 2}{down}"/>'
    t = max(5, w // 2)
    return (
        f'<path class="line" d="M{x - w} {y + 3}q{w} {-w // 2} {2 * w} 0"/>'
        f'<path class="red" d="M{x} {y}v{t + 4}a{t / 2} {t / 2} 0 0 0 {t} 0v{-t - 3}z"/>'
    )


def _misery(body: Body) -> str:
    """A drop of sweat beside the eyes, and a plaster on the brow's other side."""
    x, y = body.eyes
    away = body.apart + body.eye + 5
    return (
        f'<path class="ice" stroke-width="3" d="M{x + away} {y - 18}q-12 17 0 18q12-1 0-18"/>'
        f'<g transform="translate({x - away + 2} {y - body.eye - 5})rotate(-30)">'
        '<rect class="white" stroke-width="3" '
        'x="-12" y="-5" width="24" height="10" rx="5"/>'
        '<path class="line" stroke-width="2" d="M-4-4v8M4-4v8"/></g>'
    )
