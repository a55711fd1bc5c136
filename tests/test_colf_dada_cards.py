"""The cards of CoLF DaDA, CD7: each test names the line of RULES.md that it holds."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from html import escape
from itertools import product

import pytest

from games.colf_dada import monsters
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import MASTER, MOST_XP, TURNS

NAME = re.compile(r"[A-Z][a-z]+([ -](of |)[A-Z][a-z]+)*")
LONGEST = 48  # letters of what a card says


def worth(card: Card) -> int:
    """CD7.1: 4 points each for Attack, Defense and Bite, one for a hit point."""
    return 4 * (card.attack + card.defense + card.bite) + card.hp


def test_CD7_1_thirty_nouns_of_levels_1_to_5_and_forty_adjectives_of_levels_1_to_4() -> None:
    assert Counter(card.level for card in NOUNS) == dict.fromkeys(range(1, 6), 6)
    assert Counter(card.level for card in ADJECTIVES) == dict.fromkeys(range(1, 5), 10)


@pytest.mark.parametrize("card", [*NOUNS, *ADJECTIVES], ids=lambda card: card.name)
def test_CD7_1_each_card_is_worth_its_budget(card: Card) -> None:
    budget = (5, 11, 20, 30, 43)[card.level - 1]
    assert min(card.attack, card.defense, card.bite, card.hp) >= 0
    if card in NOUNS:
        assert card.attack >= 1 and card.hp >= 1 and worth(card) == budget + 4 + 1
    else:
        assert worth(card) == budget
    assert monsters.budget(card.level) == budget


def test_CD7_1_there_are_more_nouns_than_turns() -> None:
    assert len(NOUNS) > TURNS + 1


def test_CD7_2_each_adjective_of_level_1_strikes_or_guards() -> None:
    assert all(card.attack or card.defense for card in ADJECTIVES if card.level == 1)


def test_CD7_2_the_masters_hp_and_defense_are_more_than_a_hoard_of_xp_slays_on_average() -> None:
    """Over all nouns of level 5, and all orders of the adjectives, reckoned exactly."""
    nouns = [card for card in NOUNS if card.level == 5]
    mean = Fraction(sum(card.hp + card.defense for card in nouns), len(nouns))
    mean += toughness(5, tuple(Counter(card.level for card in ADJECTIVES)[level] for level in range(1, 5)))
    assert mean > MOST_XP + 2 == 27, float(mean)


@cache
def toughness(level: int, left: tuple[int, ...]) -> Fraction:
    """HP and Defense that adjectives off the top bring on average to a Master of this level so far, so many
    of each level being left: which card of a level it is makes no difference to what comes next."""
    if level >= MASTER:
        return Fraction(0)
    total = Fraction(0)
    for place, count in enumerate(left):
        if count:
            same = [card.hp + card.defense for card in ADJECTIVES if card.level == place + 1]
            fewer = (*left[:place], count - 1, *left[place + 1 :])
            later = toughness(level + place + 1, fewer)
            total += Fraction(count, sum(left)) * (Fraction(sum(same), len(same)) + later)
    return total


def test_names_are_distinct_and_so_are_all_pairs() -> None:
    names = [card.name for card in (*NOUNS, *ADJECTIVES)]
    assert len({name.lower() for name in names}) == len(names) == 70
    pairs = {monsters.named(pair) for pair in product(NOUNS, ADJECTIVES)}
    assert len(pairs) == 1200
    assert all(monsters.card(name).name == name for name in names)
    with pytest.raises(KeyError):
        monsters.card("Nobody")


@pytest.mark.parametrize("card", [*NOUNS, *ADJECTIVES], ids=lambda card: card.name)
def test_names_and_what_is_said_are_plain_and_safe_in_markup(card: Card) -> None:
    assert NAME.fullmatch(card.name), "letters, spaces and hyphens"
    assert escape(card.says) == card.says
    assert re.fullmatch(r"[a-z][A-Za-z “”’?-]+", card.says), (
        "typographic quotation marks, no comma, no full stop"
    )
    assert " and " not in card.says and len(card.says) <= LONGEST


def test_what_is_said_is_one_sentence_of_any_cards() -> None:
    assert len({card.says for card in (*NOUNS, *ADJECTIVES)}) == 70
    three = [monsters.card(name) for name in ("Owl", "Damp", "Winged")]
    assert monsters.named(three) == "Damp, Winged Owl"
    said = "It has never liked the answer to “Who?”, drips on every stair and flaps more than it flies."
    assert monsters.flavour(three) == said
    assert monsters.named(three[:1]) == "Owl"
