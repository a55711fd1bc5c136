"""What a position is worth, as it was learned from many matches: a table of weights with one small hidden
layer, which turns what can be seen of a position into the chance to win.

    table = worth.read(WEIGHTS, LENGTH)
    table.chance([(0, 1), (17, 0.5)])       # 0.62

Each game says which features its positions have (its `worth.py`), and brings the weights that `make train`
has found (its `weights.py`). A feature is given by its place and its value; those that are 0 are left out,
for they cost nothing. It is all plain Python, so it is the same on every machine.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import exp
from operator import add

Features = Iterable[tuple[int, float]]  # place and value of those that are not 0

LEAK = 0.05  # of what a hidden unit that is not awake lets through
CERTAIN = 30.0  # beyond this the chance is 0 or 1, and `exp` would only run over
ROOM = 4096  # features that are kept scaled
HEAD = "<HH"


@dataclass(frozen=True)
class Table:
    """The weights. rows: by feature, what it adds to each hidden unit; start: what the units begin with; out:
    what each adds to the whole; rest: what the whole begins with; scaled: what features have added of late,
    for most come again."""

    rows: list[list[float]]
    start: list[float]
    out: list[float]
    rest: float
    scaled: dict[tuple[int, float], list[float]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def hidden(self, features: Features, start: list[float] | None = None) -> list[float]:
        """The hidden units for these features; `start` if some have been added before."""
        units, rows, scaled = self.start if start is None else start, self.rows, self.scaled
        for feature in features:
            row = scaled.get(feature)
            if row is None:
                place, value = feature
                row = rows[place] if value == 1 else [value * weight for weight in rows[place]]
                if len(scaled) == ROOM:
                    scaled.clear()
                scaled[feature] = row
            units = list(map(add, units, row))
        return units

    def told(self, units: list[float]) -> float:
        """The chance to win, 0 to 1, that these hidden units tell."""
        whole = self.rest
        for unit, weight in zip(units, self.out, strict=True):
            whole += unit * weight if unit > 0 else LEAK * unit * weight
        if abs(whole) > CERTAIN:
            return float(whole > 0)
        return 1 / (1 + exp(-whole))

    def chance(self, features: Features) -> float:
        """The chance to win, 0 to 1, of a position with these features."""
        return self.told(self.hidden(features))


def written(table: Table) -> str:
    """The table as letters: half-precision numbers, little end first, in base 85."""
    numbers = [weight for row in table.rows for weight in row]
    numbers += [*table.start, *table.out, table.rest]
    packed = struct.pack(f"{HEAD}{len(numbers)}e", len(table.rows), len(table.start), *numbers)
    return base64.b85encode(packed).decode()


def read(text: str, length: int) -> Table:
    """The table of so many features that is written here. ValueError if it is not one, or of more or fewer
    features: then the features have changed since it was made, and it is to be made anew (`make train`)."""
    packed = base64.b85decode(text)
    if len(packed) < struct.calcsize(HEAD):
        raise ValueError("there is no table here: run `make train`")
    found, units = struct.unpack_from(HEAD, packed)
    if found != length:
        raise ValueError(f"a table of {found} features, and there are {length}: run `make train`")
    numbers = list(struct.unpack_from(f"<{(found + 2) * units + 1}e", packed, struct.calcsize(HEAD)))
    rows = [numbers[units * place : units * (place + 1)] for place in range(found + 2)]
    return Table(rows[:found], rows[found], rows[found + 1], numbers[-1])
