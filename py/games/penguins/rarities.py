"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "hidden": 100,
    "first-buddy": 99,
    "both": 100,
    "catching-up": 78,
    "at-once": 74,
    "well-hidden": 56,
    "own-nudge": 77,
    "ice-moves": 90,
    "too-kind": 27,
    "own-bridge": 53,
    "nest-moves": 58,
    "furniture": 65,
    "stunned": 61,
    "grudge": 6,
    "twice-stunned": 17,
    "so-near": 18,
    "bears": 60,
    "bear": 100,
    "stayed": 13,
    "long-walk": 99,
    "short-walk": 98,
    "walk": 100,
}
