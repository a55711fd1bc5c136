"""CoLF DaDA on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing import face
from drawing.figure import arrow, figure, lit, put, tag
from games.colf_dada.monsters import card
from games.colf_dada.pieces import LEVEL, MASTER, TURNS
from games.colf_dada.portrait import portrait
from games.colf_dada.trophy import candle, stub

SMALL = 0.34  # the scale of the dominoes


def _monster(x: float, y: float, side: float, *names: str) -> str:
    """A monster of these cards, its noun first, with its corner at x, y."""
    drawn = portrait(tuple(map(card, names)))
    return f'<svg x="{x}" y="{y}" width="{side}" height="{side}" aria-hidden="true">{drawn}</svg>'


def _die(number: int, x: float, y: float, scale: float = 0.3) -> str:
    return put(f'<use href="#d{number}"/>', x, y, scale)


def _hit(x: float, y: float) -> str:
    """A hit on the half whose corner is at x, y."""
    cross = "l5-5 13 13 13-13 5 5-13 13 13 13-5 5-13-13-13 13-5-5 13-13z"
    return f'<path class="die-edge" d="M{x + 7} {y + 12}{cross}"/>'


def _candles(burning: int, out: int, x: float, y: float) -> str:
    row = [*[candle(True, 30)] * burning, *[stub()] * out]
    return "".join(put(one, x + 24 * i, y, 0.9) for i, one in enumerate(row))


def at_a_glance() -> str:
    """The aim, a round of a fight, hits, growing and the end."""
    aim = (
        _monster(10, 62, 88, "Goose", "Damp")
        + _monster(96, 40, 110, "Wardrobe", "Musical")
        + _monster(196, 22, 128, "Dragon", "Crowned", "Grumpy")
        + _candles(5, 0, 24, 58)
    )
    fight = (
        put(face(2, 5), 16, 20, SMALL)
        + put(face(3, 4), 16, 66, SMALL)
        + put(face(1, 5), 16, 112, SMALL)
        + _die(5, 55, 22, 0.27)
        + _die(3, 21, 68, 0.27)
        + _die(6, 112, 66, 0.3)
        + arrow(146, 82, 24)
        + tag(202, 82, "1 XP")
        + _monster(230, 40, 84, "Goblin", "Bearded")
    )
    hits = (
        _monster(8, 34, 92, "Boar", "Horned")
        + arrow(104, 82, 28)
        + put(face(2, 5), 148, 26, 0.5)
        + put(face(3, 4), 148, 92, 0.5)
        + _hit(200, 26)
        + _hit(148, 92)
        + _die(4, 264, 92, 0.34)
        + lit(199, 91, 50)
    )
    grow = (
        tag(46, 46, f"{2 * LEVEL} XP")
        + arrow(80, 46, 24)
        + _die(2, 116, 31)
        + put(face(1, 6), 150, 30, SMALL)
        + _candles(1, 5, 24, 138)
        + _monster(196, 38, 120, "Hydra", "Twice-Baked", "Volcanic")
    )
    return (
        figure(
            "felt",
            aim,
            "The aim",
            f"Slay monsters and learn from them, to beat their Master before {TURNS} candles have burnt "
            "down. Each turn burns one.",
        )
        + figure(
            "felt",
            fight,
            "A round",
            "Roll your dice. Those that match a half of your dominoes are put on it: in attack they wound, "
            "in defense they protect. What is over is XP.",
        )
        + figure(
            "felt",
            hits,
            "Hits",
            "Each hit covers a half, which takes no more dice until a rest mends it. When no number of yours "
            "is whole, you are eaten.",
        )
        + figure(
            "felt",
            grow,
            "Growing, and the end",
            "After a turn, XP buys levels: a die and a domino each. Challenge the Master, of level "
            f"{MASTER} or more, or it comes when no candle is left.",
        )
    )
