"""The pictures on the cards of Run Away!!."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing import card_pictures, props
from drawing.card_pictures import PICTURES, picture
from drawing.props import PROPS
from games.run_away.deck import ALL, CARDS
from write_cards import SHEET, sheet

COLORS = Path(__file__).parents[1].joinpath("static/creatures.css").read_text()
LIMIT = 14_000  # bytes, packed


def test_the_sheet_of_all_cards_is_what_is_drawn_today() -> None:
    text = sheet()
    assert SHEET.read_text() == text, "python -m write_cards"
    names = re.findall("<strong>(.*?)</strong>", text)
    assert len(names) == len({*names}) == 112 + 8 + 4 and text.count('class="joke"') == 124


def test_each_card_has_a_picture_of_its_own() -> None:
    assert set(PICTURES) == {CARDS[number].name for number in ALL}
    assert len({picture(name) for name in PICTURES}) == 112
    with pytest.raises(KeyError):
        picture("Nothing of the Kind")


@pytest.mark.parametrize("name", PICTURES)
def test_it_is_well_formed_and_within_its_frame(name: str) -> None:
    drawn = picture(name)
    ElementTree.fromstring(drawn)
    assert " style=" not in drawn and " id=" not in drawn
    for color in {word for words in re.findall(r'class="([^"]+)"', drawn) for word in words.split()}:
        assert f".{color} " in COLORS or f".{color} {{" in COLORS or color == "creature", color
    for thing in PICTURES[name].split("; "):
        x, y = map(float, thing.split()[1:3])
        assert 0 <= x <= 120 and 0 <= y <= 72


def test_all_that_is_drawn_is_used() -> None:
    used = {thing.split()[0] for written in PICTURES.values() for thing in written.split("; ")}
    assert used == set(PROPS)


def test_they_are_light() -> None:
    text = "".join(Path(str(module.__file__)).read_text() for module in (props, card_pictures))
    assert len(zlib.compress(text.encode(), 9)) <= LIMIT
