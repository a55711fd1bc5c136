"""Luck as arithmetic: each random number is a pure function of seed, stream and count.

Nothing here remembers anything. The fifth number of the stream "dice" is the same
whether or not tiles were drawn in between, so two people on one seed meet the same
dice, undo is exact, and a saved match needs no generator's inner state.

A stream is SplitMix64 (Steele, Lea and Flood, 2014) started at the seed crossed with
the stream's name; `tests/test_tabletop.py` holds its published numbers.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15

_streams: dict[str, int] = {}


def mix(z: int) -> int:
    """SplitMix64's finalizer: a 64-bit whole number, well stirred."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seed_number(text: str) -> int:
    """The 64-bit number of a seed that a person typed: FNV-1a over its UTF-8, stirred."""
    z = 0xCBF29CE484222325
    for byte in text.encode():
        z = ((z ^ byte) * 0x100000001B3) & MASK
    return mix(z)


def number(seed: int, stream: str, count: int) -> int:
    """The count-th (from 0) 64-bit number of a stream of this seed."""
    key = _streams.get(stream)
    if key is None:
        key = _streams[stream] = seed_number(stream)
    return mix(((seed ^ key) + (count + 1) * GAMMA) & MASK)


def below(seed: int, stream: str, count: int, n: int) -> int:
    """The count-th number of a stream, evenly spread over 0 to n - 1."""
    return (number(seed, stream, count) * n) >> 64


def shuffled(items: list[T], seed: int, stream: str) -> list[T]:
    """A new list with the items in the order that this stream gives (Fisher and Yates)."""
    deck = items[:]
    for i in range(len(deck) - 1, 0, -1):
        j = below(seed, stream, i, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
