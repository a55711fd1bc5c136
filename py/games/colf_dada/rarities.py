"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "first-trophy": 100,
    "one-round": 56,
    "whisker": 4,
    "long-fight": 35,
    "giant": 59,
    "bold": 6,
    "pride": 2,
    "fled": 18,
    "master": 89,
    "master-comes": 48,
    "blow": 72,
    "hurt": 72,
    "stalemate": 90,
    "weary": 89,
    "raged": 80,
    "bought": 68,
    "last-xp": 19,
    "alike": 82,
    "rest": 76,
    "grown": 100,
    "full-grown": 88,
    "last-light": 56,
    "sleepless": 7,
    "candles": 100,
    "stood-up": 0,
    "met": 100,
    "covered": 100,
    "struck": 100,
    "rolled": 100,
}
