"""What a thought has found, ranked as it is told: without differences that are none.

Playouts are a sample: two chances that lie no farther apart than the statistical error of their difference
are about equal, however they round. What was dropped early has few playouts and a large error, so it is
told beside what it might equal, and never with a better chance below a worse one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from tabletop.bots import Choice


class Rank(NamedTuple):
    """Choices that are about equal, and the chance that is told for all of them: that of the first."""

    chance: float
    choices: list[Choice]


def ranks(choices: Sequence[Choice]) -> list[Rank]:
    """The choices in ranks, the first of them in the first, chances falling from rank to rank. A choice joins
    the rank before it unless it is worse by more than the error of the two."""
    first, *others = choices
    found = [Rank(first.value, [first])]
    for choice in sorted(others, key=lambda choice: -choice.value):
        leader = found[-1].choices[0]
        if leader.value - choice.value > hypot(leader.error, choice.error):
            found.append(Rank(choice.value, [choice]))
        else:
            found[-1].choices.append(choice)
    return found
