"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "only-number": 20,
    "sure-thing": 14,
    "grudge": 8,
    "revenge": 5,
    "brawl": 8,
    "won": 61,
    "lost": 74,
    "treasure-lost": 40,
    "stunned": 34,
    "lights": 21,
    "lucky-search": 13,
    "hall": 82,
    "twentieth": 69,
    "last-domino": 66,
    "dead-end": 3,
    "saved-by-one": 16,
    "feast": 46,
    "bite": 56,
    "kept": 56,
    "carried": 33,
    "full-hands": 16,
    "pockets": 32,
    "room": 94,
    "search": 98,
}
