"""What every decision of the strong bot needs while it thinks (`reckoning.py`): the table, luck of its own,
what is found so far, and a sense of when to rest."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import Foe, Luck, Sketch
from games.colf_dada.unseen import Case
from games.colf_dada.worth import ROUNDS, of_fight, of_hero
from tabletop.actions import Action
from tabletop.worth import Table

T = TypeVar("T")
Seen = tuple[tuple[int, float], ...]  # features
Steps = Generator[None, None, T]  # rests now and then, and brings something

TEDIUM = 0.004  # what each further round of a long fight costs, as written, where nothing else does
LATE = 2  # candles
COMING = (24, 3)  # Masters that are made up; fewer in a quick thought
NEVER = 1e-6
REST = 3  # positions that the table is asked about between two rests


class Thought:
    """A thought about one decision. quick: is it one of thousands from which the table is learned? Then it
    looks at less luck, and only at what is likely."""

    def __init__(self, view: ColfDada, table: Table, quick: bool = False) -> None:
        self.view = view
        self.table = table
        self.quick = quick
        self.worths: dict[Action, float] = {}
        # Most positions come up several times, and most heroes beside several foes.
        self.told: dict[tuple[Seen, Seen], float] = {}
        self.heroes: dict[Seen, list[float]] = {}
        self.doors: dict[Seen, float] = {}
        self.cases: list[Case] = []
        self.masters: list[Foe] = []
        self.asked = 0
        # All thoughts of a step in this round have the same dice, as all of a turn have the same cases.
        self.luck = Luck(f"{view.step} {view.turns} {view.round}")

    def worth(self, seen: Sketch, hero: Seen | None = None) -> float:
        """The chance to win of a position; hero: what is seen of the hero, if that is known already.

        As written it is less and less in a fight that drags on, below nothing in the end: or a foe that is as
        good as slain would be spared for ever, to slay it more cheaply next round, and a Master who cannot be
        beaten would be held off for ever.
        """
        if seen.ending:
            return float(seen.ending == "won")
        self.asked += 1
        hero, fight = hero or tuple(of_hero(seen)), tuple(of_fight(seen)) if seen.foe else ()
        told = self.told.get((hero, fight))
        if told is None:
            told = self.told[hero, fight] = self.table.told(self.table.hidden(fight, self.units(hero)))
        if seen.candles <= LATE and not (seen.foe and seen.foe.master):
            told = self.late(seen, hero, told)
        if seen.foe and seen.as_written:
            told -= TEDIUM * max(0, seen.foe.round - ROUNDS)
        return told

    def late(self, seen: Sketch, hero: Seen, told: float) -> float:
        """What the table has told, put right in the last turns, where it hardly knows heroes who have grown
        otherwise than it would: as much as before the Master, who is next (CD6.2), and before another foe so
        much less as the table says."""
        if hero not in self.doors:
            fight, there = seen.copy(), []
            fight.waits = False
            for number in self.tries(*COMING):
                fight.foe = self.master(number)
                there.append(self.worth(fight))
            self.doors[hero] = mean(there)
        door, alone = self.doors[hero], self.table.told(self.units(hero))
        return max(told, min(door, told * door / max(NEVER, alone)))

    def master(self, number: int) -> Foe:
        """One of those who may come, the same for all heroes."""
        while len(self.masters) <= number:
            self.masters.append(self.case(len(self.masters)).master())
        return self.masters[number]

    def case(self, number: int) -> Case:
        """One of the ways in which pool and decks may lie."""
        while len(self.cases) <= number:
            self.cases.append(Case(self.view, len(self.cases)))
        return self.cases[number]

    def units(self, hero: Seen) -> list[float]:
        """The table's hidden units for what is seen of a hero."""
        if hero not in self.heroes:
            self.heroes[hero] = self.table.hidden(hero)
        return self.heroes[hero]

    def tired(self) -> bool:
        """Has it asked so much that it should rest?"""
        if self.asked < REST:
            return False
        self.asked = 0
        return True

    def tries(self, many: int, few: int) -> range:
        """So many trials; fewer in a quick thought."""
        return range(few if self.quick else many)


def mean(numbers: Iterable[float]) -> float:
    """Their mean; of none 0."""
    listed = list(numbers)
    return sum(listed) / max(1, len(listed))
