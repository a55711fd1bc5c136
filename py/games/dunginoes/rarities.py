"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "only-number": 19,
    "sure-thing": 16,
    "grudge": 8,
    "revenge": 3,
    "brawl": 9,
    "won": 59,
    "lost": 75,
    "treasure-lost": 37,
    "stunned": 34,
    "lights": 22,
    "lucky-search": 14,
    "hall": 81,
    "twentieth": 67,
    "last-domino": 65,
    "dead-end": 2,
    "saved-by-one": 17,
    "feast": 45,
    "bite": 55,
    "kept": 53,
    "carried": 34,
    "full-hands": 15,
    "pockets": 32,
    "room": 93,
    "search": 99,
}
