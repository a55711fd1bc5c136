"""Random matches against the laws, and damage to all that is read, until stopped or for some minutes.

    make fuzz                # until Ctrl-C
    make fuzz MINUTES=5

What is broken ends it, with the one line that repeats the case.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import monotonic

import damage_cases
import laws
from games import load

SLOW = {  # laws that are held against every so manyth seed only
    "determinize_keeps_view_and_legal_actions": 4,
    "links_come_back": 8,
    "bots_are_legal_repeatable_and_in_budget": 40,
}
DAMAGES = 400  # cases of damage for each seed

Case = tuple[str, str, Callable[[], object]]  # its kind, the line that repeats it, and the case itself


def cases(first: int) -> Iterator[Case]:
    """All cases of all seeds from `first` on."""
    for seed in count(first):
        for number in range(seed * DAMAGES, (seed + 1) * DAMAGES):
            yield "damage", f"damage_cases.hold({number})", partial(damage_cases.hold, number)
        for slug in laws.SLUGS:
            entry = load(slug)
            for seats in entry.game.seats:
                for name, law in laws.LAWS.items():
                    if name not in laws.SEEDLESS and not seed % SLOW.get(name, 1):
                        repeat = f"laws.{name}(load({slug!r}), {seats}, '{seed}')"
                        yield "laws", repeat, partial(law, entry, seats, str(seed))


def fuzz(minutes: float, first: int = 0) -> Counter[str]:
    """Go through cases from this seed on, one at least. Returns how many of each kind held."""
    end = monotonic() + 60 * minutes
    held: Counter[str] = Counter()
    for kind, repeat, case in cases(first):
        if held and monotonic() > end:
            break
        try:
            case()
        except Exception:
            print(f"broken: {repeat}")
            raise
        held[kind] += 1
    return held


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    start = int(monotonic() * 1000)
    try:
        print(f"held, seeds from {start}: {dict(fuzz(minutes, start))}")
    except KeyboardInterrupt:
        print(f"stopped; seeds from {start}")
