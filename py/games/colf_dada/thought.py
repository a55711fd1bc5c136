"""What every decision of the strong bot needs while it thinks (`reckoning.py`): the table, luck of its own,
what is found so far, and a sense of when to rest."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import Luck, Sketch
from games.colf_dada.worth import ROUNDS, of_fight, of_hero
from tabletop.actions import Action
from tabletop.worth import Table

T = TypeVar("T")
Seen = tuple[tuple[int, float], ...]  # features
Steps = Generator[None, None, T]  # rests now and then, and brings something

TEDIUM = 0.004  # what each further round of a long fight costs, as written, where nothing else does
REST = 12  # positions that the table is asked about between two rests


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
        self.asked = 0
        lies_open = (
            view.step,
            view.turns,
            view.round,
            view.xp,
            view.level,
            view.dice,
            view.marked,
            view.picks,
        )
        self.luck = Luck(f"{lies_open} {view.columns} {view.foe_hp} {view.held}")

    def worth(self, seen: Sketch) -> float:
        """The chance to win of a position; as written less and less in a fight that drags on, below nothing
        in the end: or a foe that is as good as slain would be spared for ever, to slay it more cheaply next
        round, and a Master who cannot be beaten would be held off for ever."""
        if seen.ending:
            return float(seen.ending == "won")
        self.asked += 1
        hero, fight = tuple(of_hero(seen)), tuple(of_fight(seen)) if seen.foe else ()
        told = self.told.get((hero, fight))
        if told is None:
            told = self.told[hero, fight] = self.table.told(self.table.hidden(fight, self.units(hero)))
        if seen.foe and seen.as_written:
            told -= TEDIUM * max(0, seen.foe.round - ROUNDS)
        return told

    def units(self, hero: Seen) -> list[float]:
        """The table's hidden units for what is seen of a hero."""
        if hero not in self.heroes:
            self.heroes[hero] = self.table.hidden(hero)
        return self.heroes[hero]

    def worth_against(self, fight: Sketch, units: list[float]) -> float:
        """The chance to win of a fight of such a hero."""
        self.asked += 1
        return self.table.told(self.table.hidden(of_fight(fight), units))

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
