"""In how many of 100 matches each pattern of the chronicle is found: written by `make stories`
(docs/stories.md)."""

from __future__ import annotations

from collections.abc import Mapping

RARITIES: Mapping[str, int] = {
    "mulligan": 38,
    "first-key": 82,
    "blank-key": 33,
    "dear-key": 36,
    "sixth-key": 42,
    "two-keys": 26,
    "whisker": 69,
    "close": 74,
    "bribe": 40,
    "die-given": 45,
    "last-treasure": 56,
    "third-time": 44,
    "pride": 28,
    "handful": 62,
    "far-run": 30,
    "sleeve": 56,
    "stuck": 64,
    "brink": 6,
    "stooped": 68,
    "alike": 12,
    "ones": 14,
    "sixes": 13,
    "roll": 100,
    "step": 100,
    "waits": 100,
}
