"""The pieces as SVG: well-formed, without styles of their own, and pointing only at what `defs` holds."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing import back, cube, defs, die, domino, face

STATIC = Path(__file__).parent.parent / "static"
COVERS = sorted((STATIC.parent / "py" / "games").glob("*/cover.svg"))
PIECES = {
    **{f"domino {a}-{b}": domino(a, b) for a in range(7) for b in range(7)},
    **{f"die {n}": die(n) for n in range(1, 7)},
    "runner": cube("runner", 'id="runner"'),
    "enemy": cube("enemy"),
    "back": back(),
    "key": back("key"),
    "face": f"<svg>{face(3, 5)}</svg>",
}


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


@pytest.mark.parametrize("name", PIECES)
def test_piece_points_only_at_the_shared_parts(name: str) -> None:
    piece = PIECES[name]
    ElementTree.fromstring(piece)
    assert set(re.findall(r'href="#([^"]+)"', piece)) <= set(ids(defs()))
    assert "style=" not in piece, "the page's policy forbids inline styles"


def test_shared_parts_are_whole() -> None:
    shared = defs()
    ElementTree.fromstring(shared)
    assert len(ids(shared)) == len(set(ids(shared)))
    pointed = {*re.findall(r'href="#([^"]+)"', shared), *re.findall(r"url\(#([^)]+)\)", shared)}
    assert pointed <= set(ids(shared))


def test_every_paint_has_its_colour_in_the_style_sheet() -> None:
    css = (STATIC / "table.css").read_text()
    for paint in set(re.findall(r'class="(c-[a-z-]+)"', defs())):
        assert f".{paint} {{" in css


def test_a_half_shows_its_pips() -> None:
    for number in range(1, 7):
        half = re.search(rf'<g id="p{number}">.*?class="pip" d="(.*?)"', defs())
        assert half and half[1].count("M") == number
    assert domino(0, 0).count("<use") == 1, "two blanks are bare bone"
    assert domino(3, 5).index("#p3") < domino(3, 5).index("#p5"), "the first half is on the left"


@pytest.mark.parametrize("path", COVERS, ids=lambda path: path.parent.name)
def test_cover(path: Path) -> None:
    svg = path.read_text()
    cover = ElementTree.fromstring(svg)
    assert cover.get("viewBox") == "0 0 300 400"
    assert len(svg) < 12_000
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert cover.findtext("{http://www.w3.org/2000/svg}title")
