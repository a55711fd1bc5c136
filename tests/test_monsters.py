"""Monsters: every one of the bestiary has a portrait, and every part goes with every body."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import games
from drawing.bestiary import BOSSES, MONSTERS
from drawing.monster import BODIES, portrait
from page import Page

ROOT = Path(__file__).parents[1]

EYES = ("one", "two", "three", "many", "stalks", "slits", "hollow", "sleepy", "none")
MOUTHS = ("smile", "frown", "fangs", "teeth", "beak", "round", "tongue", "none")
LIMBS = ("arms", "claws", "legs", "wings", "tentacles", "fins", "feet", "none")
TOPS = ("horns", "ears", "antlers", "hat", "crown", "spikes", "hair", "candle", "none")


def test_every_inhabitant_has_a_portrait_of_its_own() -> None:
    everybody = [*MONSTERS.values(), *BOSSES.values()]
    portraits = {portrait(*who.looks) for who in everybody}
    assert len(portraits) == len(everybody) == 35


@pytest.mark.parametrize("body", BODIES)
def test_every_part_goes_with_every_body(body: str) -> None:
    parts = (EYES, MOUTHS, LIMBS, TOPS)
    for place, names in enumerate(parts):
        drawn = set()
        for name in names:
            chosen = ["none"] * len(parts)
            chosen[place] = name
            drawn.add(portrait(body, *chosen, "moss"))
        assert len(drawn) == len(names), "each part looks different"
    for eyes, mouth in product(EYES, MOUTHS):
        svg = portrait(body, eyes, mouth, "legs", "hair", "moss")
        Page(svg)
        assert 'class="monster m-moss"' in svg and 'aria-hidden="true"' in svg and len(svg) < 5000


def test_a_part_that_nobody_knows_is_an_error() -> None:
    for place in range(5):
        looks = ["blob", "two", "smile", "arms", "none", "moss"]
        looks[place] = "no such part"
        with pytest.raises(KeyError):
            portrait(*looks)


@pytest.mark.parametrize("slug", ["dunginoes", "dungeons"])
def test_a_games_own_sheet_does_not_paint_its_monsters(slug: str) -> None:
    sheet = (ROOT / "py" / games.package(slug).replace(".", "/") / "table.css").read_text()
    drawn = set(re.findall(r'class="([\w ]+)"', "".join(portrait(*one.looks) for one in MONSTERS.values())))
    parts = {name for names in drawn for name in names.split()} - {"monster"}
    paints = re.findall(r"^  (\.[^{\n]+) \{([^}]*\b(?:fill|stroke):[^}]*)\}", sheet, re.M)
    bare = {one.strip() for selectors, _ in paints for one in selectors.split(",")}
    assert not {f".{part}" for part in parts} & bare
