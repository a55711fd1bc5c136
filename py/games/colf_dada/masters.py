"""Whom the strong bot of CoLF DaDA may meet behind the Master's door (CD6.1), as its thoughts make him up."""

from __future__ import annotations

from collections.abc import Sequence

from dominoes.domino import Domino
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import MASTER
from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import Foe, Luck, armed


def faced(pool: Sequence[Domino], luck: Luck, cards: Sequence[Card], master: bool = False) -> Foe:
    """The foe of these cards, with some dominoes of the pool (CD3.2)."""
    left = [*pool]
    columns: list[tuple[Domino, ...]] = []
    for wanted in (sum(card.attack for card in cards), sum(card.defense for card in cards)):
        drawn: list[Domino] = []
        while wanted and left:
            place = luck.below(len(left))
            left[place], left[-1] = left[-1], left[place]
            drawn.append(left.pop())
            wanted -= drawn[-1].low > 0
        columns.append(tuple(drawn))
    spaces, blanks = armed(columns)
    level, hp = sum(card.level for card in cards), sum(card.hp for card in cards)
    return Foe(level, hp, sum(card.bite for card in cards), 0, 1, master, spaces, blanks)


def master(view: ColfDada, pool: Sequence[Domino], luck: Luck) -> Foe:
    """CD6.1: a Master who may come now."""
    top = view.noun_levels()[-1]
    nouns = [card for place, card in enumerate(NOUNS) if place in view.nouns and card.level == top]
    cards, deck = [nouns[luck.below(len(nouns))]], list(view.adjectives)
    while sum(card.level for card in cards) < MASTER:
        deck = deck or [n for n, card in enumerate(ADJECTIVES) if card not in cards]
        cards.append(ADJECTIVES[deck.pop(luck.below(len(deck)))])
    return faced(pool, luck, cards, master=True)
