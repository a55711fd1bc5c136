"""How what nobody sees may lie, as the strong bot of CoLF DaDA makes it up: the pool, and both decks.

A case is the same in all thoughts of a turn, and whatever has left the pool or a deck leaves the rest of it
in its order. So what is said before a choice can be held against what is said after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from dominoes.domino import Domino
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import MASTER
from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import NUMBERS, Foe, armed
from tabletop import chance


class Case:
    """One of the ways in which pool and decks may lie, each in the order in which it will be drawn."""

    def __init__(self, view: ColfDada, number: int) -> None:
        seed = chance.seed_number(f"turn {view.turns}, case {number}")

        def drawn(stream: str, places: Iterable[int]) -> list[int]:
            return sorted(places, key=lambda place: chance.number(seed, stream, place))

        tiles = {NUMBERS * tile.high + tile.low: tile for tile in view.pool}
        self.pool = [tiles[place] for place in drawn("pool", tiles)]
        self.nouns = drawn("nouns", view.nouns)
        self.adjectives = drawn("adjectives", view.adjectives)
        self.new_deck = drawn("new deck", range(len(ADJECTIVES)))

    def faced(self, cards: Sequence[Card], master: bool = False) -> Foe:
        """The foe of these cards, with the next dominoes of the pool (CD3.2)."""
        left = iter(self.pool)
        columns: list[tuple[Domino, ...]] = []
        for wanted in (sum(card.attack for card in cards), sum(card.defense for card in cards)):
            drawn: list[Domino] = []
            while wanted and (tile := next(left, None)):
                drawn.append(tile)
                wanted -= tile.low > 0
            columns.append(tuple(drawn))
        spaces, blanks = armed(columns)
        level, hp = sum(card.level for card in cards), sum(card.hp for card in cards)
        return Foe(level, hp, sum(card.bite for card in cards), 0, 1, master, spaces, blanks)

    def behind(self, picks: Sequence[int], known: Sequence[int]) -> Foe:
        """CD3.1: who is behind the backs of these levels, of which the first cards are known."""
        places = [*known] or [next(place for place in self.nouns if NOUNS[place].level == picks[0])]
        for level in picks[len(places) :]:
            deck = chain(self.adjectives, self.new_deck)
            places.append(
                next(place for place in deck if ADJECTIVES[place].level == level and place not in places[1:])
            )
        return self.faced([NOUNS[places[0]], *(ADJECTIVES[place] for place in places[1:])])

    def master(self) -> Foe:
        """CD6.1: the Master who comes now."""
        top = max(NOUNS[place].level for place in self.nouns)
        cards = [NOUNS[next(place for place in self.nouns if NOUNS[place].level == top)]]
        for place in chain(self.adjectives, self.new_deck):
            if sum(card.level for card in cards) >= MASTER:
                break
            if ADJECTIVES[place] not in cards:
                cards.append(ADJECTIVES[place])
        return self.faced(cards, master=True)
