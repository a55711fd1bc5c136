"""What luck may bring, as numbers and in words: fights, searches, the boss.

All of it is open knowledge: what lies nowhere in sight lies in the pile.

    >>> sixths(Domino(3, 5)), chance(Domino(3, 5))
    (3, 'wins 1 in 2')
    >>> ratio(0.66)
    '2 in 3'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from dominoes.domino import Domino, spoken
from dominoes.duel import winning
from games.dunginoes.pieces import SIDES
from tabletop.wording import capital

if TYPE_CHECKING:
    from games.dunginoes.rules import Dunginoes

RATIOS = tuple((n, d) for d in range(2, 7) for n in range(1, d))  # "2 in 4" comes after "1 in 2"


class Search(NamedTuple):
    """What a search may bring: how many dominoes of how many in the pile fit, and how likely a fight
    is won on average, 0 to 1 (1 if there can be none)."""

    fit: int
    pile: int
    win: float


def sixths(domino: Domino) -> int:
    """DU3.3: how many of a die's faces win against a domino."""
    return len(winning(domino))


def chance(domino: Domino) -> str:
    """DU3.3: the chance to win against a domino: "wins 2 in 3"."""
    faces = sixths(domino)
    return "always wins" if faces == SIDES else f"wins {ratio(faces / SIDES)}"


def search(state: Dunginoes) -> Search:
    """DU3.2, DU3.3: what a search may bring now."""
    fit = state.fitting()
    monsters = [tile for tile in state.pile if tile not in fit]
    faces = sum(map(sixths, monsters))
    return Search(len(fit), len(state.pile), faces / (SIDES * len(monsters)) if monsters else 1.0)


def search_words(state: Dunginoes) -> str:
    """The same in one sentence, to be read before the choice."""
    if state.light:
        return f"Search with one from the light: {lit_words(state)}."
    fit, pile, win = search(state)
    if fit == pile:
        return f"Search: all {pile} fit, so there is no fight." if pile > 1 else "Search: the last one fits."
    average = " on average" if pile - fit > 1 and win < 1 else ""
    fight = f"you fight, and win {ratio(win)}{average}"
    if not fit:
        return f"Search: none of {pile} fits; {fight}."
    return f"Search: {fit} of {pile} fit; otherwise {fight}."


def lit_words(state: Dunginoes) -> str:
    """DU5.2: what a search would bring with each domino in the light: "three-five fits, double six is a
    fight won 1 in 6"."""
    fit = state.fitting()
    return ", ".join(
        f"{spoken(tile)} {'fits' if tile in fit else f'is a fight won {ratio(sixths(tile) / SIDES)}'}"
        for tile in state.light
    )


def search_brief(state: Dunginoes) -> str:
    """The same in a few words, for a button: "3 of 12 fit; if not, a fight won 2 in 3"."""
    if state.light:
        fit = sum(tile in state.fitting() for tile in state.light)
        return (
            f"{'Both' if fit == 2 else 'One' if fit else 'None'} in the light {'fit' if fit == 2 else 'fits'}"
        )
    fit, pile, win = search(state)
    if fit == pile:
        return f"All {pile} fit" if pile > 1 else "The last one fits"
    fight = f"a fight won {ratio(win)}"
    return f"{fit} of {pile} fit; if not, {fight}" if fit else f"None of {pile} fits: {fight}"


def fight_words(domino: Domino) -> str:
    """DU3.3: what wins against a domino, and how likely that is."""
    rolls = winning(domino)
    if len(rolls) == SIDES:
        return f"{capital(spoken(domino))}: every roll wins."
    if len(rolls) == 1:
        return f"{capital(spoken(domino))}: only a {rolls[0]} wins, 1 in {SIDES}."
    return f"{capital(spoken(domino))}: {rolls[0]} to {rolls[-1]} wins, {ratio(len(rolls) / SIDES)}."


def loot(hand: Iterable[Domino]) -> float:
    """DU4.4, DU4.5: the pips that a hand keeps from the boss, on average."""
    return sum(tile.pips * sixths(tile) for tile in hand) / SIDES


@cache
def kept(hand: tuple[Domino, ...]) -> dict[int, float]:
    """DU4.4: how likely it is, by pips, that a hand keeps so many from the boss."""
    chances = {0: 1.0}
    for tile in hand:
        win = sixths(tile) / SIDES
        after: dict[int, float] = {}
        for pips, chance in chances.items():
            after[pips + tile.pips] = after.get(pips + tile.pips, 0.0) + chance * win
            after[pips] = after.get(pips, 0.0) + chance * (1 - win)
        chances = after
    return chances


def more_than(hand: tuple[Domino, ...], pips: int) -> float:
    """DU4.4, DU4.5: the chance that a hand keeps more pips than these from the boss, 0 to 1."""
    return sum(chance for its, chance in kept(hand).items() if its > pips)


def ratio(chance: float) -> str:
    """A chance in round words: the nearest with small numbers, "2 in 3"; "every time" if it is certain."""
    if chance == 1:
        return "every time"
    n, d = min(RATIOS, key=lambda pair: abs(pair[0] / pair[1] - chance))
    return f"{n} in {d}"
