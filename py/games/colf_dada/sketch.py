"""A position of CoLF DaDA as a sketch: how many spaces of each number are free and how many are hit, XP,
candles, and the foe in the same way. Which domino a number lies on matters little to what a position is
worth, and a sketch can be copied and played on a hundred times as fast as the rules.

Only what follows from dice is sketched: a round of a fight, when both rolls are known, and a foe's dice.
`tests/test_colf_dada_reckoning.py` holds it against the rules. Spaces are counted in one list: those of
Attack by their number, 0 to 6, blanks first, then those of Defense.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from dominoes.domino import Domino
from games.colf_dada import odds
from games.colf_dada.pieces import ATTACK, DEFENSE, MOST_XP, UNARMED, WEARY, Muscle
from games.colf_dada.position import Position
from games.colf_dada.proposal import BLANK
from tabletop import chance

NUMBERS = 7  # blanks, and one to six
FAVOUR = 0.001  # by which a space of Defense is hit before one of Attack

Counts = tuple[int, ...]  # of spaces: Attack by number, then Defense


class Luck:
    """Luck of a thinker's own: always the same for the same text."""

    def __init__(self, text: str) -> None:
        self.seed = chance.seed_number(text)
        self.drawn = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.drawn += 1
        return chance.below(self.seed, "thought", self.drawn, n)

    def dice(self, count: int) -> list[int]:
        """A roll of so many dice."""
        rolled = self.below(6**count)
        dice = []
        for _ in range(count):
            rolled, die = divmod(rolled, 6)
            dice.append(die + 1)
        return dice


class Foe(NamedTuple):
    """A foe at the beginning of a round. bite: of its cards. blanks: the column and the other half of each
    domino with a blank, in the order in which dice go there (CD4.5); 0 is the double blank's."""

    level: int
    hp: int
    bite: int
    rage: int
    round: int
    master: bool
    spaces: Counts
    blanks: tuple[tuple[int, int], ...]


class Effort(NamedTuple):
    """CD4.5: what a foe's dice have come to: its Attack, its Defense, the rage won or lost, and how many of
    its dominoes with a blank are spent."""

    strikes: int
    guards: int
    rage: int
    spent: int


class Sketch:
    """A hero, and the foe if there is one. ending: "won", "dead", or empty. waits: is it the end of a turn,
    at which it may still grow and adapt? leaving: the free spaces of dominoes whose blank holds a die, which
    take hits along (CD4.3) and are not among the others."""

    __slots__ = ("as_written", "candles", "ending", "foe", "free", "leaving", "level", "sore", "waits", "xp")

    free: list[int]
    sore: list[int]
    level: int
    xp: int
    candles: int
    foe: Foe | None
    waits: bool
    leaving: int
    as_written: bool
    ending: str

    def copy(self) -> Sketch:
        """One that plays on independently."""
        twin = Sketch()
        twin.free, twin.sore = self.free[:], self.sore[:]
        twin.level, twin.xp, twin.candles = self.level, self.xp, self.candles
        twin.foe, twin.waits, twin.leaving = self.foe, self.waits, self.leaving
        twin.as_written, twin.ending = self.as_written, self.ending
        return twin

    @property
    def room(self) -> int:
        """How many hits find room (CD4.7)."""
        return sum(self.free) + self.leaving

    @property
    def alive(self) -> bool:
        """CD4.8: some number is free of hits."""
        return any(self.free[1:NUMBERS]) or any(self.free[NUMBERS + 1 :])

    @property
    def bite(self) -> int:
        """CD4.9: of the foe in this round."""
        foe = self.foe
        if not foe:
            return 0
        return foe.bite if self.as_written else foe.bite + max(0, foe.round - WEARY + 1)

    def add(self, column: int, tile: Domino) -> None:
        """One domino more, unhurt."""
        for number in tile:
            self.free[NUMBERS * column + number] += 1

    def move(self, column: int, muscle: Muscle, times: int = 1) -> None:
        """CD2.4: a domino of this column goes to the other one, hits and all; or away, for `times` 0."""
        here, there = NUMBERS * column, NUMBERS * (1 - column)
        for spaces, numbers in ((self.free, muscle.free), (self.sore, muscle.sore)):
            for number in numbers:
                spaces[here + number] -= 1
                spaces[there + number] += times

    # --- a round (CD4.6 to CD4.8) ----------------------------------------------------------

    def cover(self, hits: int) -> None:
        """CD4.7: so many hits, each where it hurts least, as `proposal.covers` has it."""
        free, level = self.free, self.level
        gone = min(hits, self.leaving)
        self.leaving -= gone
        for _ in range(hits - gone):
            best, at = 2.0, -1
            for place, count in enumerate(free):
                if count:
                    number = place % NUMBERS
                    loss = loss_of(level, free[number] + free[number + NUMBERS]) if number else BLANK
                    loss += FAVOUR * ((place < NUMBERS) == bool(number))
                    if loss < best:
                        best, at = loss, place
            if at < 0:
                return
            free[at] -= 1
            self.sore[at] += 1

    def struck(self, blow: int, harm: int, effort: Effort, fleeing: bool = False, paid: int = 0) -> Sketch:
        """What comes of a round when both sides have rolled and so much XP is paid: damage, hits as proposed,
        and clean-up."""
        after, foe = self.copy(), self.foe
        assert foe
        after.xp -= paid
        hp = foe.hp if fleeing else foe.hp - max(0, min(blow, foe.hp))
        after.cover(min(max(0, harm), self.room))
        after.leaving = 0
        if not after.alive:
            after.ending = "dead"
        elif not hp or fleeing:
            after.xp = after.xp if hp else min(MOST_XP, after.xp + foe.level)
            after.ending = "won" if foe.master and not hp else ""
            after.foe, after.waits = None, True
        else:
            spaces, blanks = unblanked(foe.spaces, foe.blanks, effort.spent)
            rage = foe.rage + effort.rage
            after.foe = Foe(foe.level, hp, foe.bite, rage, foe.round + 1, foe.master, spaces, blanks)
        return after

    def blow(self, strikes: int, effort: Effort) -> int:
        """CD4.6: what so much Attack deals."""
        return strikes - effort.guards + UNARMED

    def harm(self, guards: int, effort: Effort) -> int:
        """CD4.6: what so much Defense does not hold back."""
        return effort.strikes - guards + self.bite


@cache
def loss_of(level: int, spaces: int) -> float:
    """What is lost with one of so many spaces of a number, at this level."""
    return odds.rank(level, spaces)


def unblanked(
    spaces: Counts, blanks: tuple[tuple[int, int], ...], spent: int
) -> tuple[Counts, tuple[tuple[int, int], ...]]:
    """CD4.5: a foe without its first dominoes with a blank."""
    if not spent:
        return spaces, blanks
    left = list(spaces)
    for column, other in blanks[:spent]:
        left[NUMBERS * column] -= 1
        left[NUMBERS * column + other] -= 1
    return tuple(left), blanks[spent:]


def effort(foe: Foe, luck: Luck) -> Effort:
    """CD4.5: a roll of a foe, Attack first, then Defense, then rage, then blanks."""
    free = list(foe.spaces)
    numbers = sum(free) - free[0] - free[NUMBERS]
    strikes = guards = raged = 0
    over = foe.level
    while over:
        dice, over = luck.dice(over), 0
        for die in dice:
            if free[die]:
                free[die] -= 1
                strikes += 1
            elif free[NUMBERS + die]:
                free[NUMBERS + die] -= 1
                guards += 1
            else:
                over += 1
        if raged == foe.rage or strikes + guards == numbers:
            break
        raged += over > 0
    spent = 0
    for column, other in foe.blanks:
        if not over:
            break
        wild = min(over, 1 if other else 2)
        over -= wild
        spent += 1
        if column == ATTACK:
            strikes += wild
        else:
            guards += wild
    return Effort(strikes, guards, over - raged, spent)


# --- from the rules ------------------------------------------------------------------------


def sketch(state: Position, waits: bool = False) -> Sketch:
    """A position as a sketch; of a round in which dice lie, as it was before them but for XP and rage."""
    one = Sketch()
    one.free, one.sore = [0] * 2 * NUMBERS, [0] * 2 * NUMBERS
    for column, muscles in enumerate(state.columns):
        for muscle in muscles:
            for number in muscle.free:
                one.free[NUMBERS * column + number] += 1
            for number in muscle.sore:
                one.sore[NUMBERS * column + number] += 1
    one.level, one.xp, one.candles = state.level, state.xp, state.tokens
    one.waits, one.leaving, one.as_written, one.ending = waits, 0, state.as_written, state.ending
    one.foe = None
    if state.round:
        spaces, blanks = armed(state.foe_columns)
        bite = sum(card.bite for card in state.foe_cards())
        one.foe = Foe(
            state.foe_level, state.foe_hp, bite, state.rage, state.round, state.master, spaces, blanks
        )
    return one


def armed(columns: list[tuple[Domino, ...]]) -> tuple[Counts, tuple[tuple[int, int], ...]]:
    """A foe's dominoes, counted: its spaces, and its blanks."""
    spaces = [0] * 2 * NUMBERS
    blanks = []
    for column in (ATTACK, DEFENSE):
        for tile in sorted(columns[column]):
            for number in tile:
                spaces[NUMBERS * column + number] += 1
            if not tile.low:
                blanks.append((column, tile.high))
    return tuple(spaces), tuple(blanks)
