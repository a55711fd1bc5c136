"""Pictures with a caption, for a game on one page: 320 by 160 units, put together of the pieces.

picture = figure("felt", put(face(3, 5), 20, 40, .5) + tag(45, 30, "3"), "A space", "It costs its pips.")
"""

from __future__ import annotations

WIDTH, HEIGHT = 320, 160


def figure(ground: str, drawing: str, title: str, words: str) -> str:
    """A drawing on "felt", "rock", "sea" or "panel", and below it a caption: title and a sentence or two."""
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<rect class="pic-{ground}" width="{WIDTH}" height="{HEIGHT}"/>{drawing}</svg>'
        f"<figcaption><b>{title}</b> {words}</figcaption></figure>"
    )


def put(piece: str, x: float, y: float, scale: float, turn: int = 0) -> str:
    """A piece at a place, smaller or larger, turned by degrees."""
    turned = f" rotate({turn})" if turn else ""
    return f'<g transform="translate({x} {y}) scale({scale}){turned}">{piece}</g>'


def tag(x: float, y: float, words: str) -> str:
    """A word or a number on a bright tag, around a point."""
    wide = 14 + 8 * len(words)
    return (
        f'<rect class="pic-tag" x="{x - wide / 2}" y="{y - 11}" width="{wide}" height="22" rx="11"/>'
        f'<text class="pic-word" x="{x}" y="{y + 5.5}">{words}</text>'
    )


def lit(x: float, y: float, size: float) -> str:
    """A bright frame around a place that can be tapped."""
    return f'<rect class="pic-lit" x="{x}" y="{y}" width="{size}" height="{size}" rx="7"/>'


def arrow(x: float, y: float, length: float) -> str:
    """An arrow to the right: what was becomes what comes."""
    end = x + length
    return f'<path class="pic-arrow" d="M{x} {y}H{end}M{end - 9} {y - 9}L{end} {y}l-9 9"/>'
