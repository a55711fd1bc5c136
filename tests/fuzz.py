"""Random matches of every game against the laws, on ever new seeds, until stopped or for some minutes.

    make fuzz                # until Ctrl-C
    make fuzz MINUTES=5

A broken law ends it, with the one line that repeats the case.
"""

from __future__ import annotations

import sys
from itertools import count
from time import monotonic

import laws
from games import load

SLOW = {9: 4, 11: 8, 14: 40}  # laws that are held against every so manyth seed only
SEEDLESS = 15


def fuzz(minutes: float, first: int = 0) -> int:
    """Hold the laws against seeds from `first` on, one case at least. Returns how many cases held."""
    end = monotonic() + 60 * minutes
    held = 0
    for seed in count(first):
        for slug in laws.SLUGS:
            entry = load(slug)
            for seats in entry.game.seats:
                for number, law in laws.LAWS.items():
                    if number == SEEDLESS or seed % SLOW.get(number, 1):
                        continue
                    if held and monotonic() > end:
                        return held
                    try:
                        law(entry, seats, str(seed))
                    except Exception:
                        print(f"law {number} broken: laws.law_{number}(load({slug!r}), {seats}, '{seed}')")
                        raise
                    held += 1
    return held


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    start = int(monotonic() * 1000)
    try:
        print(f"{fuzz(minutes, start)} cases held, seeds from {start}")
    except KeyboardInterrupt:
        print(f"stopped; seeds from {start}")
