"""Which of all cases are tried in `make test`: so many that each game, each size, each way is met. Tests turn
their lists by different numbers, so that a game meets other sizes in other tests. `make wide` tries all.
"""

import os
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

WIDE = bool(os.environ.get("WIDE"))


def covering(cases: Iterable[tuple[Any, ...]], turn: int = 0) -> list[tuple[Any, ...]]:
    """Of these cases a few in which everything is met that is met in any: first those which bring most that
    is new, and of these what was met least. turn: from which of its sizes on a game is looked through."""
    cases = [*cases]
    games = [[*group] for _, group in groupby(cases, lambda case: case[0])]
    left = [case for group in games for case in group[turn % len(group) :] + group[: turn % len(group)]]
    taken, met = [], Counter[Any]()
    while not WIDE and (left := [case for case in left if not all(met[one] for one in enumerate(case))]):
        counts = {case: [met[one] for one in enumerate(case)] for case in left}
        best = max(left, key=lambda case: (counts[case].count(0), -sum(counts[case])))
        taken.append(best)
        met.update(enumerate(best))
    return cases if WIDE else sorted(taken, key=cases.index)
