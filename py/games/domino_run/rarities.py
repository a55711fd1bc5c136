"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "mulligan": 35,
    "first-key": 82,
    "blank-key": 31,
    "dear-key": 33,
    "sixth-key": 38,
    "two-keys": 25,
    "whisker": 67,
    "close": 73,
    "bribe": 40,
    "die-given": 46,
    "last-treasure": 56,
    "third-time": 43,
    "pride": 29,
    "handful": 61,
    "far-run": 31,
    "sleeve": 53,
    "stuck": 63,
    "brink": 6,
    "stooped": 68,
    "alike": 13,
    "ones": 16,
    "sixes": 13,
    "roll": 100,
    "step": 100,
    "waits": 100,
}
