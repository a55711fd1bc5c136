"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "first-trophy": 100,
    "one-round": 54,
    "whisker": 2,
    "long-fight": 35,
    "giant": 59,
    "bold": 7,
    "pride": 3,
    "fled": 16,
    "master": 87,
    "master-comes": 48,
    "blow": 71,
    "hurt": 69,
    "stalemate": 90,
    "weary": 90,
    "raged": 81,
    "bought": 66,
    "last-xp": 20,
    "alike": 79,
    "rest": 76,
    "grown": 100,
    "full-grown": 86,
    "last-light": 58,
    "sleepless": 6,
    "candles": 100,
    "stood-up": 0,
    "met": 100,
    "covered": 100,
    "struck": 100,
    "rolled": 100,
}
