"""CoLF DaDA's portraits: every card has a drawing, any cards together make one, and it stays small."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
import zlib
from itertools import combinations
from pathlib import Path

import pytest

from drawing import portrait as drawn
from drawing.portrait import BODIES, OTHER_HAND, TRAITS
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card, card, named
from games.colf_dada.portrait import master, portrait
from write_portraits import everybody, sheet

HERE = Path(drawn.__file__).parent
MOODS = (1.0, 0.5, 0.2, 0.0)


def shapes(svg: str) -> set[str]:
    """What is drawn, wherever it is put."""
    return {
        ET.tostring(part, "unicode") for part in ET.fromstring(svg).iter() if part.tag not in ("svg", "g")
    }


def own(trait: drawn.Trait) -> set[str]:
    """The shapes of a trait's main sign."""
    return shapes(f"<svg>{trait.behind}{trait.front}</svg>")


def test_every_card_has_a_drawing_and_no_drawing_lacks_a_card() -> None:
    assert set(BODIES) == {noun.name for noun in NOUNS}
    assert set(TRAITS) == {adjective.name for adjective in ADJECTIVES}


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.name)
def test_every_noun_is_drawn_alone_and_with_every_adjective(noun: Card) -> None:
    alone = portrait((noun,))
    assert (
        alone.startswith('<svg class="creature of-') and 'viewBox="0 0 200 200" aria-hidden="true"' in alone
    )
    for adjective in ADJECTIVES:
        added = shapes(portrait((noun, adjective))) - shapes(alone)
        assert own(TRAITS[adjective.name]) <= added, (
            f"{adjective.name} adds what the bare {noun.name} has not"
        )


def test_no_two_nouns_share_an_outline() -> None:
    outlines = ["".join(re.findall(r' d="[^"]*"', body.behind + body.front)) for body in BODIES.values()]
    assert len(set(outlines)) == len(BODIES)
    assert len({portrait((noun,)) for noun in NOUNS}) == len(NOUNS)


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.name)
def test_two_adjectives_both_show_and_no_portrait_has_too_many_parts(noun: Card) -> None:
    for pair in combinations(ADJECTIVES, 2):
        svg = portrait((noun, *pair))
        seen = shapes(svg)
        assert all(own(TRAITS[adjective.name]) <= seen for adjective in pair)
        assert len([*ET.fromstring(svg).iter()]) <= 60, (noun.name, *(adjective.name for adjective in pair))


def test_main_signs_at_the_same_spot_are_put_apart() -> None:
    for noun in NOUNS:
        for one, two in combinations(ADJECTIVES, 2):
            if TRAITS[one.name].at == TRAITS[two.name].at:
                *_, first, second = drawn._put(BODIES[noun.name], (TRAITS[one.name], TRAITS[two.name]))
                places = [
                    re.findall(r"translate\([^)]*\)", put.behind + put.front)[0] for put in (first, second)
                ]
                assert places[0] != places[1], (noun.name, one.name, two.name)


def test_two_in_the_same_hand_take_one_each() -> None:
    assert {TRAITS["Left-Handed"].at, TRAITS["Pot-Lidded"].at} < set(OTHER_HAND)
    body = BODIES["Goblin"]
    left, right = drawn._put(body, (TRAITS["Left-Handed"], TRAITS["Pot-Lidded"]))
    assert f"translate({max(body.left[0], drawn.OUTMOST)} " in left.front
    assert f"translate({min(body.right[0], 200 - drawn.OUTMOST)} " in right.front


def test_no_more_than_three_adjectives_are_drawn() -> None:
    cards = (card("Goose"), *ADJECTIVES[:4])
    assert portrait(cards) == portrait(cards[:4])


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.name)
def test_four_moods_differ(noun: Card) -> None:
    assert len({portrait((noun,), health) for health in MOODS}) == 4
    for same in ((1.0, 0.67), (0.66, 0.34), (0.33, 0.01)):
        assert portrait((noun,), same[0]) == portrait((noun,), same[1])


@pytest.mark.parametrize("count", range(4))
def test_a_master_has_its_whole_name_on_its_banner(count: int) -> None:
    for noun in NOUNS:
        for start in range(0, len(ADJECTIVES) - count, 3):
            cards = (noun, *ADJECTIVES[start : start + count])
            svg = ET.fromstring(master(cards))
            assert svg.get("viewBox") == "0 0 300 340"
            lines = [text.text or "" for text in svg.iter("text")]
            assert 1 <= len(lines) <= 3 and " ".join(lines) == named(cards)
            size = next(float(part.get("font-size", 0)) for part in svg.iter("g") if part.get("font-size"))
            assert size >= 11 and max(map(len, lines)) * size * 0.6 <= 256


def test_a_name_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BODIES, "<b>&", BODIES["Goose"])
    svg = ET.fromstring(master((card("Goose")._replace(name="<b>&"),)))
    assert [text.text for text in svg.iter("text")] == ["<b>&"]


def test_the_sources_are_small() -> None:
    sources = sorted((*HERE.glob("bodies_*.py"), *HERE.glob("traits_*.py")))
    assert len(sources) == 9
    packed = len(zlib.compress(b"".join(path.read_bytes() for path in sources), 9))  # Brotli packs tighter
    assert packed <= 60_000


def test_the_sheet_of_all_portraits_shows_every_card() -> None:
    worn = [part.name for cards in everybody() for part in cards]
    assert set(worn) == {part.name for part in (*NOUNS, *ADJECTIVES)}
    text = sheet()
    ET.fromstring(text)
    assert len(text.encode()) < 250_000
