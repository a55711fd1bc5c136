"""Luck by all devices together: nobody has chosen the seed.

Each device makes a number and tells only its hash, by which it is bound. When all are bound, and each knows
by what, all tell their numbers, and the seed is made of these. So whoever made one number at random, and
trusts nobody, knows that the seed is by chance. At the end the host tells all numbers, and each phone reckons
again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from app.keep.seeds import spoken

PARTS = 4  # of 32 bits each


class Lot(NamedTuple):
    """A phone's part in it: its number, and by what all are bound, the host first, if they are."""

    number: str = ""
    promises: tuple[str, ...] = ()


class Mixing(NamedTuple):
    """The host's part. id: of the match; turn: it begins anew with a higher one when phones come or go;
    number: the host's own; and what the phones have said, each as far as it is there: by what they are bound,
    and their numbers."""

    id: str
    turn: int
    number: str
    promises: Mapping[Any, str | None]
    numbers: Mapping[Any, str]

    @property
    def bound(self) -> tuple[str, ...]:
        """By what all are bound, the host first; none as long as somebody is not."""
        told = self.promises.values()
        return (promise(self.number), *map(str, told)) if all(told) else ()

    @property
    def made(self) -> tuple[str, ...]:
        """The numbers of all, the host's first; none as long as one is missing."""
        if len(self.numbers) < len(self.promises):
            return ()
        return (self.number, *(self.numbers[phone] for phone in self.promises))

    def binds(self, phone: Any, hashed: str) -> Mixing:
        """A phone is bound by this, if it was to be."""
        new = self.promises.get(phone, hashed) is None
        return self._replace(promises={**self.promises, phone: hashed}) if new else self

    def tells(self, phone: Any, number: str) -> Mixing | None:
        """A phone tells its number; None if it was not asked, or was bound to another."""
        fits = self.bound and self.promises.get(phone) == promise(number)
        return self._replace(numbers={**self.numbers, phone: number}) if fits else None


def number(chance: Callable[[int], int]) -> str:
    """A number of 128 bits, in hex; `chance` gives one below what it is told."""
    return "".join(f"{chance(1 << 32):08x}" for _ in range(PARTS))


def promise(number: str) -> str:
    """What binds to a number and does not tell it."""
    return sha256(number.encode()).hexdigest()


def seed_of(numbers: Sequence[str]) -> str:
    """The seed that these have made, the host's first."""
    return spoken(int.from_bytes(sha256("|".join(numbers).encode()).digest()))


def fits(numbers: Sequence[str], seed: str, lot: Lot) -> bool:
    """Was the seed made of these, to which all were bound, and of this device's own?"""
    bound = tuple(map(promise, numbers))
    return bound == lot.promises and lot.number in numbers[1:] and seed_of(numbers) == seed
