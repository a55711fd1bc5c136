"""The hero's dice in CoLF DaDA: rolled in a fight or at a rest, marked, and rolled again for XP."""

from __future__ import annotations

from games.colf_dada import pieces
from games.colf_dada.position import Position
from tabletop.actions import Action


class Rolling(Position):
    """A position with what happens to the hero's roll."""

    def roll(self) -> None:
        """All of the hero's dice."""
        self.dice = tuple(sorted(self.throw(self.level)))
        self.fresh = True
        self.happen("rolled", self.dice)

    def rerolls(self, idle: list[int]) -> list[Action]:
        """CD4.2: dice to be marked, and the roll of those that are. `idle` are the numbers that are of no
        use, which can be marked together."""
        if not self.fresh or not self.xp:
            return []
        unmarked = list(self.dice)
        for die in self.marked:
            unmarked.remove(die)
        useless = sum(die in idle for die in unmarked)
        return [
            *(pieces.Mark(die) for die in dict.fromkeys(unmarked)),
            *([pieces.MarkIdle()] if useless > 1 and not self.marked else []),
            *([pieces.Reroll()] if self.marked else []),
        ]

    def mark(self, die: int) -> None:
        """CD4.2: one die more that shall be rolled again."""
        self.marked = tuple(sorted((*self.marked, die)))
        self.choose_dice_again()

    def mark_idle(self) -> None:
        """CD4.2: all dice that are of no use now."""
        sore = {number for column in self.columns for muscle in column for number in muscle.sore}
        resting = self.agenda[0] == ("wake",)
        self.marked = tuple(
            die for die in self.dice if not (die in sore or 0 in sore if resting else self.fits(die))
        )
        self.choose_dice_again()

    def reroll(self) -> None:
        """CD4.2: one XP rolls all that are marked."""
        self.xp -= 1
        kept = list(self.dice)
        for die in self.marked:
            kept.remove(die)
        rolled = self.throw(len(self.marked))
        self.marked = ()
        self.dice = tuple(sorted((*kept, *rolled)))
        self.happen("rerolled", tuple(sorted(rolled)))
        self.choose_dice_again()

    def choose_dice_again(self) -> None:
        """The step that the dice were rolled for goes on."""
        self.first(("mending",) if self.agenda[0] == ("wake",) else ("assign",))

    def take(self, die: int) -> None:
        """A die leaves those that are over; from now on the roll stands."""
        dice = list(self.dice)
        dice.remove(die)
        self.dice = tuple(dice)
        self.fresh = False
        self.marked = ()
