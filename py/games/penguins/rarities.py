"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "hidden": 100,
    "first-buddy": 98,
    "both": 100,
    "catching-up": 78,
    "at-once": 76,
    "well-hidden": 53,
    "nudged": 0,
    "own-nudge": 76,
    "ice-moves": 88,
    "too-kind": 25,
    "own-bridge": 54,
    "nest-moves": 56,
    "furniture": 63,
    "stunned": 61,
    "grudge": 5,
    "twice-stunned": 21,
    "so-near": 18,
    "bears": 58,
    "bear": 100,
    "stayed": 12,
    "long-walk": 98,
    "short-walk": 98,
    "walk": 100,
}
