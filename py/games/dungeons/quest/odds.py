"""How likely a roll is, when a map is played (DU8), in small fractions.

>>> odds_words(Domino(3, 5)), sneak_words(2)
('1/2', '2/3')
"""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.duel import winning

FRACTIONS = ("0", "1/6", "1/3", "1/2", "2/3", "5/6", "sure")  # of six faces


def odds(tile: Domino) -> int:
    """DU8.3: how many of six faces win a fight."""
    return len(winning(tile))


def sneaks(danger: int) -> int:
    """DU8.4: how many of six faces are past a room with this risk."""
    return 6 - danger


def odds_words(tile: Domino) -> str:
    """DU8.3: the chance to win a fight."""
    return FRACTIONS[odds(tile)]


def sneak_words(danger: int) -> str:
    """DU8.4: the chance to get past."""
    return FRACTIONS[sneaks(danger)]
