"""Luck by all devices together: nobody has chosen the seed.

The host makes a number and tells only its hash, by which it is bound; then each phone tells the host a number
of its own. The seed is made of all of them, so whoever made one number at random, and trusts nobody, knows
that the seed is by chance. At the end the host tells all numbers, and each phone reckons again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from app.keep.seeds import spoken

PARTS = 4  # of 32 bits each


def number(chance: Callable[[int], int]) -> str:
    """A number of 128 bits, in hex; `chance` gives one below what it is told."""
    return "".join(f"{chance(1 << 32):08x}" for _ in range(PARTS))


def promise(number: str) -> str:
    """What binds to a number and does not tell it."""
    return sha256(number.encode()).hexdigest()


def seed_of(numbers: Sequence[str]) -> str:
    """The seed that these have made, the host's first, the others in whatever order."""
    first, *others = numbers
    mixed = sha256("|".join((first, *sorted(others))).encode()).digest()
    return spoken(int.from_bytes(mixed))


def fits(numbers: Sequence[str], seed: str, promised: str, mine: str) -> bool:
    """Was the seed made of these, with the number that the host was bound to, and this device's own?"""
    return (
        bool(numbers) and promise(numbers[0]) == promised and mine in numbers[1:] and seed_of(numbers) == seed
    )
