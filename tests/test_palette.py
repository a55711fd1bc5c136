"""The palette: each pair of colours that carries a meaning, with what it means, in all themes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT, PART = 4.5, 3.0  # the least contrast of words, and of a part that tells something (WCAG 1.4.3, 1.4.11)
THEMES = [(theme, contrast) for theme in ("light", "dark") for contrast in ("usual", "more")]
Colour = tuple[float, float, float, float]  # red, green, blue: 0 to 255; opacity: 0 to 1

# What it means; the colour, and, behind a comma, what it is laid over with this opacity; the ground.
PAIRS = [
    ("words on the table", "ink", "table", TEXT),
    ("words on a card", "ink", "panel", TEXT),
    ("quiet words on the table", "ink-soft", "table", TEXT),
    ("quiet words on a card", "ink-soft", "panel", TEXT),
    ("words on the main choice", "accent-ink", "accent", TEXT),
    ("a link, a key, what is active", "accent", "panel", TEXT),
    ("a danger in words", "danger", "panel", TEXT),
    ("a gain in words", "good", "panel", TEXT),
    ("the bar", "wood-ink", "wood", TEXT),
    ("the bar, quiet", "wood-soft", "wood", TEXT),
    ("words on the felt", "felt-ink", "felt", TEXT),
    ("the edge of a field", "field", "panel", PART),
    ("the focus on the table", "focus", "table", PART),
    ("the focus on a card", "focus", "panel", PART),
    ("the focus on the felt", "felt-ink", "felt", PART),
    ("the cursor in the water near by", "sea-focus", "sea-near", PART),
    ("the cursor in the water far away", "sea-focus", "sea-far", PART),
    ("a lit space on the felt", "lit", "felt", PART),
    ("the edge of a lit space, on bone", "rgb(40 24 10 / .7)", "bone", PART),
    ("the enemy's reach on the felt", "threat", "felt", PART),
    ("pips", "pip", "bone", PART),
    ("eyes of a die", "die-eye", "die", PART),
    ("an empty key slot", "brass-light", "oak", PART),
    ("a lit square of ice", "penguins/aim-edge", "ice", PART),
    ("a place in the water near by", "penguins/aim", "sea-near", PART),
    ("a place in the water far away", "penguins/aim", "sea-far", PART),
    ("a hole in the ice", "fish", "ice", PART),
    ("ice in the water", "ice", "sea-near", PART),
    ("a space of the track on the floor", "run_away/plate", "run_away/floor", PART),
    ("the number of a space", "#fff", "run_away/plate", TEXT),
    ("words on a card of Run Away!!", "run_away/card-ink", "run_away/card", TEXT),
    ("a room that can be opened, on bone", "dungeons/next", "bone", PART),
    *((f"the badge of player {seat + 1}", f"seat-{seat}", "panel", PART) for seat in range(5)),
]


@cache
def variables(sheet: str, of: str) -> dict[str, str]:
    """The variables that a block of a sheet sets, the blocks within it left out."""
    text = (ROOT / sheet).read_text()
    block = text[text.index(f"\n{of} {{") :]
    block = block[: block.index("\n}")]
    return dict(re.findall(r"--([\w-]+): ([^;]+);", re.sub(r"\n  \[data-[^{]+\{[^}]*\}", "", block)))


def value(name: str, contrast: str) -> str:
    """What is written for a colour: of the page, or of a game's sheet."""
    game, _, own = name.rpartition("/")
    if game:
        look = game.replace("_", "-")
        return variables(f"py/games/{game}/table.css", f".{look}")[own]
    more = variables("static/tokens.css", '[data-contrast="more"]') if contrast == "more" else {}
    return more.get(name) or variables("static/tokens.css", ":root")[name]


def colour(name: str, theme: str, contrast: str) -> Colour:
    """A colour as it is in a theme: by its name, or as it is written."""
    text = name if name.startswith(("#", "rgb")) else value(name, contrast)
    if pair := re.fullmatch(r"light-dark\((rgb\([^)]*\)|[^,]+), (.+)\)", text.strip()):
        text = pair[1 if theme == "light" else 2]
    if text.startswith("#"):
        digits = text[1:] if len(text) == 7 else "".join(2 * digit for digit in text[1:])
        red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
        return red, green, blue, 1
    numbers = [float(number) for number in re.findall(r"[\d.]+", text)]
    return numbers[0], numbers[1], numbers[2], numbers[3] if len(numbers) > 3 else 1


def contrast_of(colour: Colour, ground: Colour) -> float:
    """The contrast of a colour with the ground on which it lies, 1 to 21 (WCAG 2, relative luminance)."""
    alpha = colour[3]
    seen = [part * alpha + under * (1 - alpha) for part, under in zip(colour[:3], ground[:3], strict=True)]
    bright, dark = sorted((_light(seen), _light(ground[:3])), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _light(parts: list[float] | tuple[float, ...]) -> float:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_black_on_white_is_the_most_there_can_be() -> None:
    assert contrast_of((0, 0, 0, 1), (255, 255, 255, 1)) == pytest.approx(21)
    assert contrast_of((0, 0, 0, 0), (255, 255, 255, 1)) == 1


@pytest.mark.parametrize(("theme", "contrast"), THEMES)
@pytest.mark.parametrize(("means", "name", "ground", "least"), PAIRS, ids=lambda one: str(one))
def test_what_carries_a_meaning_is_seen(
    means: str, name: str, ground: str, least: float, theme: str, contrast: str
) -> None:
    found = contrast_of(colour(name, theme, contrast), colour(ground, theme, contrast))
    assert found >= least, f"{means}: {found:.2f}"
