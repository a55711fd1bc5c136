"""Writes docs/colf-dada-portraits.svg anew, all of CoLF DaDA's monsters and adjectives at a glance:
`PYTHONPATH=py:tests .venv/bin/python -m write_portraits`, after a drawing is changed."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card, named
from games.colf_dada.portrait import portrait

ROOT = Path(__file__).parents[1]
SHEET = ROOT / "docs/colf-dada-portraits.svg"
STYLE = ROOT / "static/creatures.css"
ACROSS, WIDE, HIGH = 6, 226, 268


def everybody() -> list[tuple[Card, ...]]:
    """Every noun with one adjective or two, so that all adjectives are worn."""
    nouns = len(NOUNS)
    second = dict(zip(NOUNS[::3], ADJECTIVES[nouns:], strict=True))
    return [
        (noun, ADJECTIVES[at * 7 % nouns], *([second[noun]] if noun in second else []))
        for at, noun in enumerate(NOUNS)
    ]


def style() -> str:
    """The style sheet of the portraits, without its comments."""
    return re.sub(r"/\*.*?\*/\s*", "", STYLE.read_text(), flags=re.DOTALL).strip()


def sheet() -> str:
    """All of them in rows, as one drawing with its own style."""
    cells = []
    for at, cards in enumerate(everybody()):
        x, y = at % ACROSS * WIDE + 13, at // ACROSS * HIGH + 20
        svg = portrait(cards).replace("<svg ", f'<svg x="{x}" y="{y}" width="200" height="200" ', 1)
        adjectives = named(cards).removesuffix(cards[0].name)
        cells.append(
            f'{svg}<text x="{x + 100}" y="{y + 218}">{escape(adjectives.strip())}</text>'
            f'<text class="noun" x="{x + 100}" y="{y + 235}">{escape(cards[0].name)}</text>'
        )
    wide, high = ACROSS * WIDE, -(-len(NOUNS) // ACROSS) * HIGH + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">\n<style>{style()}\n'
        "text { font: 13px Georgia, serif; text-anchor: middle; fill: #fdf7e8; }\n"
        ".noun { font-weight: bold; }</style>\n"
        f'<rect width="{wide}" height="{high}" fill="#3f6358"/>\n' + "\n".join(cells) + "\n</svg>\n"
    )


if __name__ == "__main__":
    SHEET.write_text(sheet())
    print(SHEET.name, SHEET.stat().st_size)
