"""What happens in CoLF DaDA, told in sentences: one function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable

from dominoes.domino import NUMBERS, Domino, spoken
from games.colf_dada.monsters import named
from games.colf_dada.pieces import UNARMED
from games.colf_dada.position import opened
from tabletop.wording import capital, counted, in_words, number


def foe(cards: tuple[int, ...]) -> str:
    """A foe's name with its article: "the Damp Goose"."""
    return f"the {named(opened(cards))}"


def candles(left: int) -> str:
    """How many are left: "no candle", "1 candle", "3 candles"."""
    return counted(left, "candle") if left else "no candle"


def _turn(turn: int, left: int) -> str:
    return f"Turn {turn}: {candles(left)} still to burn." if left else f"Turn {turn}: the last candle burns."


def _armed(attack: int, defense: int) -> str:
    strikes = counted(attack, "domino", "dominoes") if attack else "no domino"
    return f"It has {strikes} to strike and {defense or 'none'} to guard."


def _assigned(attack: int, defense: int) -> str:
    said = [
        f"{counted(dice, 'die', 'dice')} {verb}{'s' if dice == 1 else ''}"
        for dice, verb in ((attack, "strike"), (defense, "guard"))
        if dice
    ]
    return f"{in_words(said)}."


def _returned(dice: int, xp: int) -> str:
    said = f"{counted(dice, 'die', 'dice')} left over"
    if not xp:
        return f"{said}, and no room for more XP."
    return f"{said}: {xp} XP." if xp == dice else f"{said}: {xp} XP, and now you hold all that you can."


def _raged(times: int) -> str:
    often = {1: "", 2: " twice"}.get(times, f" {number(times)} times")
    return f"In its rage it rolls again{often}."


def _foe_placed(attack: int, defense: int, over: int) -> str:
    said = f"It strikes with {attack or 'nothing'} and guards with {defense or 'nothing'}"
    return f"{said}; {counted(over, 'die', 'dice')} left over: as much rage." if over else f"{said}."


def reckoned(attack: int, defense: int, more: int, name: str = "") -> str:
    """CD4.6: how damage comes about; `name` is what that is which comes on top.

    >>> reckoned(1, 0, 1), reckoned(0, 2, 1, "Bite ")
    ('Attack 1 − Defense 0 + 1 = 2 damage', 'Attack 0 − Defense 2 + Bite 1: no damage')
    """
    total = attack - defense + more
    return f"Attack {attack} − Defense {defense} + {name}{more}" + (
        f" = {total} damage" if total > 0 else ": no damage"
    )


def sums(blow: tuple[int, int] | None, harm: tuple[int, int, int]) -> list[str]:
    """CD4.6: what comes to blows in a round: Attack and Defense of the hero's blow, which there is none of in
    flight, and of the monster's with its Bite."""
    mine = [f"You: {reckoned(*blow, UNARMED)}."] if blow else []
    return [*mine, f"It: {reckoned(*harm, 'Bite ')}."]


def _put(tile: Domino, column: str) -> str:
    blank = ", and a blank brings one more domino" if 0 in tile else ""
    return f"{begun(tile)} goes to {column}{blank}."


def _slew(cards: tuple[int, ...], xp: int) -> str:
    gain = f": {xp} XP" if xp else ", and you have no room for more XP"
    return f"{capital(foe(cards))} is slain{gain}."


EVENTS: dict[str, Callable[..., str]] = {
    "drew": lambda tile: f"You draw {spoken(tile)}.",
    "pool empty": "No domino is left to draw.".format,
    "put": _put,
    "turn": _turn,
    "master comes": "The last candle is out, and the Master of the ruins comes.".format,
    "mended": lambda n, tile: f"The {NUMBERS[n]} of {spoken(tile)} is mended.",
    "rested": "You have rested.".format,
    "grew": "You grow to level {}: one die more.".format,
    "adapted": lambda tile, column: f"{begun(tile)} moves to {column}.",
    "met": lambda cards: f"You meet {foe(cards)}.",
    "armed": _armed,
    "weary": "The fight drags on: its Bite is {} now.".format,
    "fled": "You run.".format,
    "away": "You got away.".format,
    "rolled": lambda dice: f"You roll {_dice(dice)}.",
    "rerolled": lambda dice: f"For 1 XP you roll again: {_dice(dice)}.",
    "placed": lambda die, column: f"A {die} goes to {column}.",
    "spent": lambda die, tile: f"A {die} goes on the blank of {spoken(tile)}.",
    "assigned": _assigned,
    "returned": _returned,
    "foe rolled": lambda dice: f"It rolls {_dice(dice)}.",
    "raged": _raged,
    "foe placed": _foe_placed,
    "boosted": lambda column, times: f"{times} XP for {times} more {column}.",
    "struck": lambda dealt, taken, blow, harm: " ".join(sums(blow, harm)),
    "lost": lambda tile: f"A die lay on the blank of {spoken(tile)}: you lose that domino.",
    "foe lost": lambda tile: f"It loses {spoken(tile)} for its blank.",
    "covered": lambda n, tile: f"A hit on the {NUMBERS[n]} of {spoken(tile)}.",
    "slew": _slew,
    "stood up": lambda left: (
        f"You fall, and stand up without a hit; {left or 'no'} more {'life' if left == 1 else 'lives'}."
    ),
    "died": lambda cards: f"No number of yours is whole: {foe(cards)} has won.",
    "won": lambda left: f"The ruins are free, with {candles(left)} left.",
}


def _dice(dice: tuple[int, ...]) -> str:
    return in_words(dice) if dice else "nothing"


def begun(tile: Domino) -> str:
    """A domino at the beginning of a sentence: "Three-five"."""
    return capital(spoken(tile))
