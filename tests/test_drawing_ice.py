"""Floes and penguins as SVG: well-formed, told apart, within their squares, and dressed by the sheet."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing import defs, die
from drawing.ice import (
    ICE_DEFS,
    bear,
    bear_wakes,
    crack,
    floe,
    footprints,
    lights,
    nest,
    night,
    sled,
    steps,
)
from drawing.penguin import BUILDS, PENGUIN_DEFS, buddy, penguin

SHEET = (Path(__file__).parent.parent / "static" / "ice.css").read_text()
SHARED = defs(ICE_DEFS + PENGUIN_DEFS)
SEATS = range(len(BUILDS))
PIECES = {
    **{f"floe {a}-{b}": floe(a, b) for a in range(10) for b in range(a, 10)},
    **{f"nest {seat}": nest(seat) for seat in SEATS},
    **{f"buddy {seat}": buddy(seat) for seat in SEATS},
    **{f"penguin {seat}, {n}": penguin(seat, n) for seat in SEATS for n in range(3)},
    **{f"penguin {seat}, stunned": penguin(seat, 1, stunned=True) for seat in SEATS},
    **{f"die {n}": die(n) for n in range(7, 10)},
    "bear": bear(),
    "bear awake": bear_wakes(),
    "crack": crack(),
    "footprints": footprints([(50, 50), (150, 50)]),
    "night": night(600, 400),
    "sled": sled(),
    "steps": steps(4),
}


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def pointed(svg: str) -> set[str]:
    return {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)}


def test_lights_in_the_sky_fade_to_nothing_on_all_sides() -> None:
    for paint in re.findall(r"url\(#([^)]+)\)", lights()):
        found = re.search(rf'<radialGradient id="{paint}".*?</radialGradient>', SHARED)
        assert found and re.search(r'offset="100%"[^>]* stop-opacity="0"/></radialGradient>', found[0])


@pytest.mark.parametrize("name", PIECES)
def test_piece_points_only_at_the_shared_parts(name: str) -> None:
    piece = PIECES[name]
    ElementTree.fromstring(f"<svg>{piece}</svg>")
    assert pointed(piece) <= set(ids(SHARED))
    assert "style=" not in piece, "the page's policy forbids inline styles"


def test_shared_parts_are_whole_and_light() -> None:
    ElementTree.fromstring(SHARED)
    assert len(ids(SHARED)) == len(set(ids(SHARED)))
    assert pointed(SHARED) <= set(ids(SHARED))
    assert len(ICE_DEFS + PENGUIN_DEFS) < 14_000


def test_every_class_of_the_drawings_is_dressed() -> None:
    holders = {"penguin", "buddy", "nest", "sled", "way", "night-lights", "cube-die"}
    drawn = ICE_DEFS + PENGUIN_DEFS + "".join(PIECES.values())
    names = {name for text in re.findall(r'class="([^"]+)"', drawn) for name in text.split()}
    assert {name for name in names - holders if not re.search(rf"\.{name}[ ,:]", SHEET)} == set()


def test_a_floe_shows_its_pips() -> None:
    for number in range(1, 10):
        half = re.search(rf'id="h{number}" class="[^"]*" d="(.*?)"', ICE_DEFS)
        assert half and half[1].count("M") == number
    assert floe(3, 9).index("#h3") < floe(3, 9).index("#h9"), "the first half is on the left"


def test_bears_live_on_blanks_alone_and_look_up() -> None:
    assert [floe(*pair).count("#bear") for pair in ((0, 0), (0, 5), (5, 5))] == [2, 1, 0]
    assert "rotate(-90)" in floe(0, 5, turn=90)
    assert "rotate(-90)" in nest(2, turn=90)


def test_each_seat_is_known_without_its_colour() -> None:
    for one, other in combinations(BUILDS, 2):
        for own, others in zip(one[4:], other[4:], strict=True):
            assert own != others, "hats and patterns"
        assert one[:4] != other[:4], "silhouettes"
    for draw in (penguin, buddy, nest):
        assert all(f"scarf-{seat}" in draw(seat) for seat in SEATS)


def test_what_befalls_a_penguin_is_seen() -> None:
    assert [penguin(1, n).count("#buddy-1") for n in range(3)] == [0, 1, 2]
    assert "#eyes" in penguin(1) and "#daze" not in penguin(1)
    assert "#daze" in penguin(1, stunned=True) and "#eyes" not in penguin(1, stunned=True)


@pytest.mark.parametrize("seat", SEATS)
def test_an_adult_stays_within_its_square(seat: int) -> None:
    adult = re.search(rf'<g id="penguin-{seat}">(.*?)<g transform', PENGUIN_DEFS)
    assert adult
    for data in re.findall(r' d="(M[^a-z]*z)"', adult[1]):
        assert max(abs(float(n)) for n in re.findall(r"-?[\d.]+", data)) <= 50


def test_floes_leave_a_thin_gap_between_them() -> None:
    edge = re.search(r'class="floe-edge" d="M(.*?)z"', ICE_DEFS)
    assert edge
    numbers = [float(n) for n in re.findall(r"-?\d+", edge[1])]
    assert max(map(abs, numbers[::2])) == 99 and max(map(abs, numbers[1::2])) == 49


def test_steps_and_ways_say_where() -> None:
    assert ">12<" in steps(12)
    assert 'd="M50 50 150 50 150 150"' in footprints([(50, 50), (150, 50), (150, 150)])
