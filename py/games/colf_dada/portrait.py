"""Portraits of monsters: a noun's body that wears its adjectives, in a mood that goes by its hit points."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from games.colf_dada import bodies_large, bodies_middle, bodies_small, traits_high, traits_low
from games.colf_dada.creature import Body, Spot, Trait, drawn
from games.colf_dada.monsters import Card, named

BODIES: dict[str, Body] = {**bodies_small.BODIES, **bodies_middle.BODIES, **bodies_large.BODIES}
TRAITS: dict[str, Trait] = {**traits_low.TRAITS, **traits_high.TRAITS}

WORN = 3  # adjectives that are drawn; more would hide the noun
CALM, WORRIED = 2 / 3, 1 / 3  # health above which it is sure of itself, and above which not yet desperate
UNDER_THE_FACE = ("mouth", "neck", "chest")  # what is worn there lies under eyes and mouth
LARGEST, SMALLEST = 1.5, 0.62  # how much a trait grows with a body, or shrinks
ASIDE = {  # where a second trait goes whose spot is taken
    "top": (0, -26),
    "neck": (0, 16),
    "chest": (0, 14),
    "mouth": (0, 10),
    "eyes": (0, -12),
    "back": (0, 8),
    "ground": (0, 0),
}
OTHER = {"left": "right", "right": "left"}


def portrait(cards: Sequence[Card], health: float = 1.0) -> str:
    """The monster of these cards, its noun first, as a drawing of its own; decoration for screen readers. Its
    mood goes by its health, 0 to 1, of which nothing is left for a trophy."""
    return (
        f'<svg class="creature {BODIES[cards[0].name].looks}" viewBox="-10 -28 220 220" aria-hidden="true">'
        f"{inside(cards, health)}</svg>"
    )


def inside(cards: Sequence[Card], health: float = 1.0) -> str:
    """The same without its <svg>, which says the body's colour: for a place in a larger drawing."""
    body = BODIES[cards[0].name]
    behind = under = over = ""
    taken: set[str] = set()
    for card in cards[1 : 1 + WORN]:
        trait = TRAITS[card.name]
        at = OTHER[trait.at] if trait.at in taken and OTHER.get(trait.at, trait.at) not in taken else trait.at
        aside = ASIDE.get(at, (0, -30)) if at in taken else (0, 0)
        taken.add(at)
        where = _where(body, trait, at, aside)
        behind += f"<g {where}>{trait.behind}</g>" if trait.behind else ""
        worn = f"<g {where}>{trait.front}</g>" if trait.front else ""
        if trait.at in UNDER_THE_FACE:
            under += worn
        else:
            over += worn
    return f"{behind}{body.behind}{body.front}{under}{_face(body, health)}{over}"


def _where(body: Body, trait: Trait, at: str, aside: Spot) -> str:
    """How a trait is put on a body: where, and how large; what was drawn for the other hand is turned round."""
    sizes = {"head": body.head / 30, "girth": body.girth / 30, "apart": body.apart / 18}
    size = min(LARGEST, max(SMALLEST, sizes.get(trait.by, 1.0)))
    x, y = (100, 188) if at == "ground" else getattr(body, at)
    turned = "-" if at != trait.at else ""
    return f'transform="translate({x + aside[0]} {y + round(aside[1] * size)}) scale({turned}{size:.2f} {size:.2f})"'


def _face(body: Body, health: float) -> str:
    """Eyes and mouth: sure of itself, worried, desperate or beaten."""
    x, y = body.eyes
    eyes = "".join(_eye(x + side * body.apart, y, body.eye, side, health) for side in (-1, 1))
    return eyes + _mouth(body, health)


def _eye(x: int, y: int, r: int, side: int, health: float) -> str:
    """One eye with its brow; side is -1 for the left one and 1 for the right."""
    if health <= 0:
        d = round(r * 0.75)
        return drawn(
            f"white @ {x} {y} {r}", f"line M{x - d} {y - d}l{2 * d} {2 * d}M{x + d} {y - d}l-{2 * d} {2 * d}"
        )
    sure = health > CALM
    pupil = round(r * (0.48 if health > WORRIED else 0.3), 1)
    inner, outer = x - side * r, x + side * round(r * 1.1)
    low, high = (
        (y - round(r * 0.75), y - round(r * 1.5)) if sure else (y - round(r * 1.7), y - round(r * 1.1))
    )
    return drawn(
        f"white @ {x} {y} {r}",
        f"ink bare @ {x - side} {y if sure else y + 1} {pupil}",
        f"line M{inner} {low}L{outer} {high}",
    )


def _mouth(body: Body, health: float) -> str:
    (x, y), w = body.mouth, body.wide
    deep = round(w * 0.7)
    if health <= 0:
        return drawn(f"line M{x - w} {y}h{2 * w}", f"red M{x} {y}h{w}v{deep}q-{w // 2} {w // 2}-{w} 0z")
    if health > CALM:
        return drawn(f"line M{x - w} {y}q{w} {deep * 2} {2 * w} 0")
    if health > WORRIED:
        return drawn(f"line M{x - w} {y + 2}q{w // 2}-{deep} {w} 0t{w} 0")
    (ex, ey), far = body.eyes, body.apart + body.eye
    return drawn(
        f"ink @ {x} {y + 2} {round(w * 0.6)} {deep}",
        f"water M{ex + far + 8} {ey - 14}q9 14 0 18-9-4 0-18z",
        f"sand M{ex - far - 4} {ey + 10}l14 8-4 7-14-8z",
    )


def master(cards: Sequence[Card], health: float = 1.0) -> str:
    """The Master of these cards: larger, framed, its full name on a banner."""
    lines = wrap(named(cards), 22) or [""]
    size = min(24 - 4 * (len(lines) - 1), 400 // max(map(len, lines)))
    first = 300 - (len(lines) - 1) * size / 2
    text = "".join(
        f'<text x="150" y="{first + i * (size + 1):.0f}" font-size="{size}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    frame = drawn("gold M12 8h276v276H12z", "wood M26 22h248v248H26z", "night M38 34h224v224H38z")
    banner = drawn("red M4 272h292v58l-16-12H20L4 330z", "white M26 262h248v62H26z")
    return (
        f'<svg class="creature {BODIES[cards[0].name].looks}" viewBox="0 0 300 336" aria-hidden="true">'
        f'{frame}<g transform="translate(50 62)">{inside(cards, health)}</g>{banner}<g class="letters">{text}</g></svg>'
    )
