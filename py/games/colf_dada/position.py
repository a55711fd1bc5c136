"""A position of CoLF DaDA: what lies where, and what can be asked of it. What happens to it is told in
`rules.py`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from dominoes.domino import Domino
from games.colf_dada import monsters
from games.colf_dada.monsters import ADJECTIVES, NOUNS, Card
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, FOES, MASTER, SET, UNARMED, WEARY, Muscle
from tabletop.game import State


@cache
def numbers(column: tuple[Muscle, ...]) -> tuple[int, ...]:
    """How many spaces without a hit a column has, by number: 7 counts, blanks first.

    >>> numbers((Muscle(Domino(0, 3), 0), Muscle(Domino(3, 5), 2)))
    (1, 0, 0, 2, 0, 0, 0)
    """
    free = [0] * 7
    for muscle in column:
        for number in muscle.free:
            free[number] += 1
    return tuple(free)


class Position(State):
    """What lies on the table. Both columns of hero and foe are tuples in lists: attack, then defense."""

    pool: list[Domino]
    held: Domino | None  # the hero's, drawn and not yet placed
    columns: list[tuple[Muscle, ...]]
    level: int
    xp: int
    tokens: int
    turns: int  # those that have begun
    adapted: tuple[Domino, ...]  # moved in this end of turn
    nouns: tuple[int, ...]  # those in the deck, by their place in `monsters.NOUNS`
    adjectives: tuple[int, ...]
    picks: tuple[int, ...]  # levels of the cards chosen by their backs: the noun's, then the adjectives'
    cards: tuple[int, ...]  # those of the foe that lie open: its noun, then its adjectives
    foe_columns: list[tuple[Domino, ...]]
    foe_hp: int
    rage: int
    master: bool
    round: int  # of this fight, from 1
    fleeing: bool
    dice: tuple[int, ...]  # the hero's, rolled and not on a space
    marked: tuple[int, ...]  # those of them that shall be rolled again
    fresh: bool  # nothing was done with this roll yet, so dice may be rolled again
    placed: list[tuple[int, ...]]  # the hero's dice on numbers, by column
    wild: tuple[tuple[Domino, int], ...]  # and on blanks
    boosts: list[int]  # XP added, by column
    foe_dice: tuple[int, ...]  # those of the foe that found no place
    foe_placed: list[tuple[int, ...]]
    foe_wild: tuple[tuple[Domino, int], ...]
    hits: int  # that are still to be put on the hero
    slain: list[tuple[int, ...]]  # the turn, and the cards as in `cards`
    lives: int = 0  # CD8.1: more than one, where there is a head start
    as_written: bool  # the match's option: no foe grows weary (CD4.9)

    # --- the hero --------------------------------------------------------------------------

    def column_of(self, tile: Domino) -> int:
        """Where one of the hero's dominoes lies. ValueError if it is not the hero's."""
        for column, muscles in enumerate(self.columns):
            if any(muscle.domino == tile for muscle in muscles):
                return column
        raise ValueError(f"{tile} is not the hero's.")

    def free(self, column: int, number: int) -> int:
        """How many spaces of this number a column has without a hit and without a die."""
        return numbers(self.columns[column])[number] - self.placed[column].count(number)

    def fits(self, die: int) -> bool:
        """CD4.3: is there a space of its number for this die?"""
        return self.free(ATTACK, die) > 0 or self.free(DEFENSE, die) > 0

    def blanks(self) -> list[Domino]:
        """CD4.3: the dominoes with a blank that could take a die, each once."""
        if not (numbers(self.columns[0])[0] or numbers(self.columns[1])[0]):
            return []
        spent = [tile for tile, _ in self.wild]
        return [
            muscle.domino
            for column in self.columns
            for muscle in column
            if muscle.free.count(0) > spent.count(muscle.domino)
        ]

    def open_spaces(self) -> int:
        """The spaces without a hit, blanks too: so many hits find room (CD4.7)."""
        return sum(numbers(self.columns[0])) + sum(numbers(self.columns[1]))

    @property
    def alive(self) -> bool:
        """CD4.8: some number is free of hits."""
        return any(numbers(self.columns[0])[1:]) or any(numbers(self.columns[1])[1:])

    def strength(self, column: int) -> int:
        """CD4.6: Attack or Defense of the hero now, boosts included."""
        there = self.columns[column]
        spent = sum(1 for tile, _ in self.wild if any(muscle.domino == tile for muscle in there))
        return len(self.placed[column]) + spent + self.boosts[column]

    # --- the foe ---------------------------------------------------------------------------

    def foe_cards(self) -> tuple[Card, ...]:
        """The foe's cards, its noun first; empty if there is no foe."""
        return opened(self.cards)

    @property
    def foe_level(self) -> int:
        """CD3.1: the sum of its cards' levels, or of the backs chosen so far."""
        return sum(self.picks) or sum(card.level for card in self.foe_cards())

    @property
    def foe_name(self) -> str:
        """Its full name."""
        return monsters.named(self.foe_cards())

    @property
    def bite(self) -> int:
        """CD3.2, CD4.9: what its cards say, and one more for each round from the sixth."""
        weary = 0 if self.as_written else max(0, self.round - WEARY + 1)
        return sum(card.bite for card in self.foe_cards()) + weary

    def foe_strength(self, column: int) -> int:
        """CD4.6: Attack or Defense of the foe now."""
        there = self.foe_columns[column]
        return len(self.foe_placed[column]) + sum(1 for tile, _ in self.foe_wild if tile in there)

    @property
    def blow(self) -> int:
        """CD4.6: what the hero would deal now; below 0 if that much is missing."""
        return self.strength(ATTACK) - self.foe_strength(DEFENSE) + UNARMED

    @property
    def harm(self) -> int:
        """CD4.6: what the foe would deal now; below 0 if the hero has so much to spare."""
        return self.foe_strength(ATTACK) - self.strength(DEFENSE) + self.bite

    @property
    def summands(self) -> tuple[tuple[int, int] | None, tuple[int, int, int]]:
        """CD4.6: what blow and harm are made of: Attack and the other's Defense, and the foe's Bite; no blow
        for a hero who flees."""
        mine = None if self.fleeing else (self.strength(ATTACK), self.foe_strength(DEFENSE))
        return mine, (self.foe_strength(ATTACK), self.strength(DEFENSE), self.bite)

    # --- the pool and the decks ------------------------------------------------------------

    def draw(self) -> Domino | None:
        """CD1.3: one from the pool, or none if it is empty."""
        return self.pool.pop(self.luck("tiles", len(self.pool))) if self.pool else None

    def noun_levels(self) -> list[int]:
        """CD3.1: the levels of the nouns' backs. There are more nouns than turns, so they never run out."""
        return sorted({NOUNS[place].level for place in self.nouns})

    def adjective_levels(self) -> list[int]:
        """CD3.1, CD3.4: the levels of the adjectives' backs that can be chosen beside the others."""
        room = FOES - sum(self.picks)
        backs = Counter(ADJECTIVES[place].level for place in self.adjectives)
        backs.subtract(self.hidden_picks())
        return sorted(level for level, left in backs.items() if left > 0 and level <= room)

    def hidden_picks(self) -> tuple[int, ...]:
        """The levels of the adjectives that are chosen and not yet turned over."""
        return self.picks[max(1, len(self.cards)) :]

    # --- and all of it ---------------------------------------------------------------------

    def check(self) -> None:
        """28 dominoes, each in one place; no more dice than the hero has; hits only where they may be."""
        mine = [muscle.domino for column in self.columns for muscle in column]
        tiles = [*self.pool, *mine, *self.foe_columns[0], *self.foe_columns[1]]
        tiles += [self.held] if self.held else []
        assert sorted(tiles) == SET, f"dominoes lost or twice: {sorted(tiles)}"
        dice = len(self.dice) + len(self.placed[0]) + len(self.placed[1]) + len(self.wild)
        assert dice <= self.level, f"{dice} dice at level {self.level}"
        for column, name in enumerate(COLUMNS):
            free = numbers(self.columns[column])
            for number in set(self.placed[column]):
                assert self.placed[column].count(number) <= free[number] + 2 * self.hits_now(), name
        assert len(set(self.nouns)) == len(self.nouns) <= len(NOUNS)
        assert len(set(self.adjectives)) == len(self.adjectives) <= len(ADJECTIVES)
        assert self.ending or self.alive or self.held or self.step in ("put", "cover"), "a dead hero goes on"
        assert not self.master or self.foe_level >= MASTER

    def hits_now(self) -> int:
        """Are hits being put, under dice too?"""
        return len(SET) if self.step == "cover" or self.ending else 0


def opened(cards: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards of these places: a noun's, then adjectives'; none of none.

    >>> [card.name for card in opened((0, 3))]
    ['Goose', 'Damp']
    """
    return (NOUNS[cards[0]], *(ADJECTIVES[place] for place in cards[1:])) if cards else ()
