"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "friend": 42,
    "meanest": 36,
    "backward": 94,
    "wall": 60,
    "slower": 83,
    "gift": 69,
    "kind": 78,
    "grudge": 33,
    "played-on": 83,
    "trampled": 46,
    "flat": 7,
    "eaten": 34,
    "slipped": 49,
    "behind-wall": 28,
    "fast": 59,
    "lazy": 83,
    "one-life": 19,
    "first-out": 85,
    "next-out": 42,
    "far": 90,
    "nowhere": 89,
    "head-first": 34,
    "unlucky": 89,
    "looter": 34,
    "remains": 34,
    "so-near": 27,
    "dead-hand": 53,
    "bell": 13,
    "last-call": 77,
    "card": 100,
    "heels": 93,
    "line-up": 100,
    "popular": 50,
    "threw": 100,
    "off": 100,
    "trick": 99,
    "tactics": 77,
    "bitten": 85,
    "unbitten": 57,
    "lurks": 57,
}
