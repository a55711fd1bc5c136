"""A fight against a domino: one die, which wins with any number from the lower half to the higher (DU3.3).

>>> list(winning(Domino(3, 5))), rolls(Domino(3, 5))
([3, 4, 5], '3 to 5')
"""

from __future__ import annotations

from dominoes.domino import Domino


def winning(domino: Domino) -> range:
    """The rolls that win against a domino; blanks count as 1.

    >>> list(winning(Domino(0, 0)))
    [1]
    """
    return range(max(domino.low, 1), max(domino.high, 1) + 1)


def rolls(domino: Domino) -> str:
    """The same in words.

    >>> rolls(Domino(2, 3)), rolls(Domino(3, 5)), rolls(Domino(0, 1))
    ('2 or 3', '3 to 5', 'only a 1')
    """
    wins = winning(domino)
    if len(wins) == 1:
        return f"only a {wins[0]}"
    return f"{wins[0]} {'or' if len(wins) == 2 else 'to'} {wins[-1]}"
