"""What the page's sheets do without, so that a tap is answered at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHEETS = [*(ROOT / "static").glob("*.css"), *(ROOT / "py/games").glob("*/*.css")]
PRINT = re.compile(r"@media print \{.*?\n\}", re.DOTALL)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_rule_asks_what_an_element_holds(sheet: Path) -> None:
    """One such rule makes the browser look through the page at each change of it, which on a slow tablet
    takes two milliseconds of every tap: a class says the same. On paper nothing is tapped."""
    assert ":has(" not in PRINT.sub("", sheet.read_text())


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_only_the_frame_knows_sizes_of_windows(sheet: Path) -> None:
    """Parts ask how large they are themselves; how they stand together at which size is laid out once."""
    asked = re.findall(r"@media[^{]*\b(?:width|height|orientation|aspect-ratio)\b[^{]*", sheet.read_text())
    of_table = re.findall(r"@container table\b[^{]*", sheet.read_text())
    assert bool(asked) == (sheet.name == "frame.css"), asked
    assert not of_table or sheet.name in ("frame.css", "spectator.css"), of_table
