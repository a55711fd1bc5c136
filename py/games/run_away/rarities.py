"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "friend": 44,
    "meanest": 38,
    "backward": 95,
    "wall": 61,
    "slower": 84,
    "gift": 70,
    "kind": 78,
    "grudge": 33,
    "played-on": 83,
    "trampled": 46,
    "flat": 8,
    "eaten": 33,
    "slipped": 49,
    "behind-wall": 29,
    "fast": 56,
    "lazy": 84,
    "one-life": 18,
    "first-out": 86,
    "next-out": 42,
    "far": 92,
    "nowhere": 87,
    "head-first": 34,
    "unlucky": 90,
    "looter": 34,
    "remains": 38,
    "so-near": 30,
    "dead-hand": 53,
    "bell": 13,
    "last-call": 78,
    "card": 100,
    "heels": 94,
    "line-up": 100,
    "popular": 50,
    "threw": 100,
    "off": 100,
    "trick": 99,
    "tactics": 80,
    "bitten": 85,
    "unbitten": 60,
    "lurks": 56,
}
