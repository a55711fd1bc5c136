"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "third-try": 41,
    "second-try": 44,
    "only-number": 20,
    "sure-thing": 28,
    "dear-room": 45,
    "row": 12,
    "first-trophy": 91,
    "prize": 40,
    "blow": 90,
    "won": 75,
    "tiptoe": 42,
    "creak": 22,
    "last-torch": 78,
    "one-more": 10,
    "greed": 2,
    "deep": 38,
    "hall": 23,
    "special": 61,
    "boss-door": 23,
    "kept": 18,
    "taken": 15,
    "stripped": 3,
    "delved": 100,
}
