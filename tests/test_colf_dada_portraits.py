"""The monsters' portraits: each noun and each adjective is drawn, and seen whatever it is worn with."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import brotli
import pytest

from games.colf_dada import portrait as drawing
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card, card
from games.colf_dada.portrait import BODIES, TRAITS, master, portrait

FOLDER = Path(drawing.__file__).parent
SHEET = (Path(__file__).parent.parent / "static" / "creatures.css").read_text()
LIMIT = 60_000  # bytes of all drawings in brotli
NODES = 60  # of one portrait with two adjectives: a wall shows many


def nodes(svg: str) -> int:
    """How many elements a drawing has; ParseError if it is not well-formed."""
    return sum(1 for _ in ElementTree.fromstring(svg).iter())


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.name)
def test_a_noun_wears_every_adjective_and_each_is_seen(noun: Card) -> None:
    alone = portrait([noun])
    assert nodes(alone) <= NODES
    for adjective in ADJECTIVES:
        worn = portrait([noun, adjective])
        assert nodes(worn) > nodes(alone), adjective.name
        assert TRAITS[adjective.name].front in worn and TRAITS[adjective.name].behind in worn


def test_every_card_is_drawn_and_no_two_are_alike() -> None:
    assert list(BODIES) == [noun.name for noun in NOUNS]
    assert list(TRAITS) == [adjective.name for adjective in ADJECTIVES]
    assert len({body.front for body in BODIES.values()}) == len(NOUNS)
    assert len({trait.front + trait.behind for trait in TRAITS.values()}) == len(ADJECTIVES)


def test_two_adjectives_of_the_same_spot_do_not_lie_on_one_another() -> None:
    """On the ground there is room for both where they are drawn."""
    for one, other in combinations(ADJECTIVES, 2):
        worn = portrait([card("Goblin"), one, other])
        places = re.findall(r'<g transform="(translate[^"]+)"', worn)
        assert nodes(worn) <= NODES
        if TRAITS[one.name].at == TRAITS[other.name].at and TRAITS[one.name].at != "ground":
            assert len(set(places)) >= 2, (one.name, other.name)


def test_four_moods_go_by_its_health() -> None:
    for noun in NOUNS:
        moods = [portrait([noun], health) for health in (1.0, 0.5, 0.2, 0)]
        assert len(set(moods)) == 4, noun.name
        assert portrait([noun], 0.9) == moods[0] and portrait([noun], 0.34) == moods[1]


def test_the_master_has_a_frame_and_its_whole_name_on_a_banner() -> None:
    cards = [
        card("Tax Collector"),
        card("Allegedly Invincible"),
        card("Thoroughly Cursed"),
        card("Heavily Armed"),
    ]
    root = ElementTree.fromstring(master(cards))
    said = " ".join(text for text in root.itertext())
    assert said == "Allegedly Invincible, Thoroughly Cursed, Heavily Armed Tax Collector"


def test_shapes_name_classes_that_the_sheet_dresses_and_nothing_else() -> None:
    dressed = set(re.findall(r"\.([\w-]+)", SHEET))
    for noun in NOUNS:
        for adjective in ADJECTIVES:
            svg = portrait([noun, adjective], 0.2)
            used = {name for names in re.findall(r'class="([^"]+)"', svg) for name in names.split()}
            assert used <= dressed, used - dressed
            assert not re.search(r"(fill|stroke|style|id|href)=", svg)


def test_all_drawings_together_are_small() -> None:
    source = b"".join(
        path.read_bytes() for path in sorted(FOLDER.glob("*")) if path.name[:4] in ("bodi", "trai")
    )
    assert len(source) > 20_000
    assert len(brotli.compress(source)) < LIMIT
