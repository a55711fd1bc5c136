"""The hero's dice in CoLF DaDA: rolled in a fight or at a rest, marked, and rolled again for XP."""

from __future__ import annotations

from games.colf_dada import pieces
from games.colf_dada.position import Position
from tabletop.actions import Action


def roll(state: Position) -> None:
    """All of the hero's dice."""
    state.dice = tuple(sorted(state.throw(state.level)))
    state.fresh = True
    state.happen("rolled", state.dice)


def rerolls(state: Position, idle: list[int]) -> list[Action]:
    """CD4.2: dice to be marked, and the roll of those that are. `idle` are the numbers that are of no
    use, which can be marked together."""
    if not state.fresh or not state.xp:
        return []
    unmarked = list(state.dice)
    for die in state.marked:
        unmarked.remove(die)
    useless = sum(die in idle for die in unmarked)
    return [
        *(pieces.Mark(die) for die in dict.fromkeys(unmarked)),
        *([pieces.MarkIdle()] if useless > 1 and not state.marked else []),
        *([pieces.Reroll()] if state.marked else []),
    ]


def mark(state: Position, die: int) -> None:
    """CD4.2: one die more that shall be rolled again."""
    state.marked = tuple(sorted((*state.marked, die)))
    choose_dice_again(state)


def mark_idle(state: Position) -> None:
    """CD4.2: all dice that are of no use now."""
    sore = {number for column in state.columns for muscle in column for number in muscle.sore}
    resting = state.agenda[0] == ("wake",)
    state.marked = tuple(
        die for die in state.dice if not (die in sore or 0 in sore if resting else state.fits(die))
    )
    choose_dice_again(state)


def reroll(state: Position) -> None:
    """CD4.2: one XP rolls all that are marked."""
    state.xp -= 1
    kept = list(state.dice)
    for die in state.marked:
        kept.remove(die)
    rolled = state.throw(len(state.marked))
    state.marked = ()
    state.dice = tuple(sorted((*kept, *rolled)))
    state.happen("rerolled", tuple(sorted(rolled)))
    choose_dice_again(state)


def choose_dice_again(state: Position) -> None:
    """The step that the dice were rolled for goes on."""
    state.first(("mending",) if state.agenda[0] == ("wake",) else ("assign",))


def take(state: Position, die: int) -> None:
    """A die leaves those that are over; from now on the roll stands."""
    dice = list(state.dice)
    dice.remove(die)
    state.dice = tuple(dice)
    state.fresh = False
    state.marked = ()
