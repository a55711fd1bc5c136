"""Is CoLF DaDA as hard as it should be? How often strong bots win, and what each card has to do with it.

    PYTHONPATH=py:tests python -m menagerie 500    # matches

A card's share is that of the matches won among those in which it was met; it is compared with the mean of the
cards of its kind and level, for those of high levels are met late, by heroes who have come far.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import Pool
from statistics import quantiles
from typing import NamedTuple

from games.colf_dada import bot
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import TURNS
from games.colf_dada.rules import ColfDada
from games.colf_dada.words import RANKS
from tabletop import bots, chance

SLUG = "colf-dada"
MATCHES = 2000
TITLE = f"""
The strong player, match by match. Half of all matches last between the two numbers of turns; a win is ranked
by the turns that are left.

| Matches | won | error | turns | {" | ".join(name for _, name in reversed(RANKS))} |
|---|---:|---:|---:|{"---:|" * len(RANKS)}"""
CARDS = """
How often a match is won in which a card was met, for each level; and how far from its level's mean the one
that helps most and the one that harms most are, in points of a hundred.

| Cards | level | mean | helps most | harms most |
|---|---:|---:|---:|---:|"""


class Fate(NamedTuple):
    """How a match ended: was it won, after how many turns, how many were left; and which cards were met."""

    won: bool
    turns: int
    left: int
    met: frozenset[Card]


def fate(number: int) -> Fate:
    """One match of the strong bot."""
    state, met = ColfDada(1, f"menagerie {number}"), set[Card]()
    ply = 0
    while not state.ending:
        state.play(bots.choose(state, 0, "strong", chance.number(number, "menagerie", ply), bot))
        met.update(state.foe_cards())
        ply += 1
    return Fate(state.ending == "won", min(state.turns, TURNS), state.tokens, frozenset(met))


def share(fates: Sequence[Fate]) -> float:
    """How many were won."""
    return sum(one.won for one in fates) / max(1, len(fates))


def by_card(fates: Sequence[Fate], cards: Sequence[Card]) -> list[tuple[float, Card]]:
    """How many matches were won in which each card was met, lowest share first."""
    return sorted((share([one for one in fates if card in one.met]), card) for card in cards)


def level(fates: Sequence[Fate], kind: str, cards: Sequence[Card]) -> str:
    """The cards of one kind and level, as a line of the table."""
    shares = by_card(fates, cards)
    mean = sum(won for won, _ in shares) / len(shares)
    (least, harms), (most, helps) = shares[0], shares[-1]
    ends = f"{helps.name} {100 * (most - mean):+.1f} | {harms.name} {100 * (least - mean):+.1f}"
    return f"| {kind} | {cards[0].level} | {mean:.1%} | {ends} |"


def report(fates: Sequence[Fate]) -> str:
    """All of it, as the rules tell it."""
    total, won = len(fates), share(fates)
    early, _, late = quantiles((one.turns for one in fates), n=4)
    ends = [TURNS + 1, *(least for least, _ in RANKS)]
    ranks = [
        sum(one.won and least <= one.left < above for one in fates) / total for above, least in pairwise(ends)
    ]
    error = (won * (1 - won) / total) ** 0.5
    cells = [str(total), f"{won:.1%}", f"{error:.1%}", f"{early:.0f} to {late:.0f}"]
    cells += [f"{rank:.1%}" for rank in reversed(ranks)]
    rows = [
        level(fates, kind, [card for card in cards if card.level == place])
        for kind, cards in (("nouns", NOUNS), ("adjectives", ADJECTIVES))
        for place in sorted({card.level for card in cards})
    ]
    return "\n".join([TITLE, f"| {' | '.join(cells)} |", CARDS, *rows, ""])


def section(share_of_all: float) -> str:
    """The figures as the rules tell them, of all matches that they are of or a share of them."""
    with Pool() as pool:
        fates = pool.map(fate, range(round(share_of_all * MATCHES)), chunksize=4)
    return report(fates)


if __name__ == "__main__":
    print(section(int(sys.argv[1]) / MATCHES))
