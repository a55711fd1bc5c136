"""What luck has brought, as it is drawn and called: a die, or a domino of those that an event tells of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from dominoes.domino import Domino, spoken
from drawing.dice import die
from drawing.domino import domino


def tile(args: Iterable[Any], others: Iterable[Any]) -> tuple[tuple[int, ...], str]:
    """The first domino of which one event tells by its arguments, and another does not: its pips, and how
    it is called; nothing if there is none.

    >>> tile([(Domino(1, 2), Domino(3, 5))], [(Domino(1, 2), Domino(4, 4))])
    ((3, 5), 'three-five')
    """
    both = zip(_flat(args), _flat(others), strict=False)
    found = next((one for one, other in both if one != other), None)
    return ((found.low, found.high), spoken(found)) if isinstance(found, Domino) else ((), "")


def _flat(args: Iterable[Any]) -> Iterator[Any]:
    """All things in these arguments, one after the other."""
    for arg in args:
        if isinstance(arg, list | tuple) and not isinstance(arg, Domino):
            yield from _flat(arg)
        else:
            yield arg


def picture(pips: tuple[int, ...]) -> str:
    """A die or a domino, as a drawing of its own."""
    return die(*pips) if len(pips) == 1 else domino(*pips)
