"""What the strong bot sees of a position of Domino Run, and the table that says what it is worth.

A position is looked at when a turn is over: the enemy has run, the tiles behind it are gone (DR4.1), and the
new ones are not laid yet (DR4.2), so that no luck has come between. What is seen are the chase, the way ahead
and what it costs, the treasures, and what the pile may bring: of the pile only which tiles are in it.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from games.domino_run import line
from games.domino_run.pieces import FIRST_POOL, KEYS, USUAL
from games.domino_run.rules import DominoRun
from tabletop import worth
from tabletop.worth import Table

Features = list[tuple[int, float]]  # place and value

SPACES = 14  # ahead of the runner that are looked at one by one
TILES = 8  # ahead and behind that are looked at one by one
LEAD = 13  # spaces before the enemy; farther is all the same
SAFE, LOST = 8, -7  # spaces beyond the enemy's reach, and within it; farther is all the same
DEAR = 14  # pips to the next double; more is all the same

SIZES = {
    "keys": KEYS,  # how many there are
    "dice": 3,  # how many there are
    "raised from": 5,  # by the lower number of an ability, and with what it adds:
    "raised by": 5,
    "lead": LEAD + 1,  # spaces before the enemy
    "margin": SAFE - LOST + 1,  # spaces beyond the enemy's reach, if the runner stands still
    "pips": SPACES,  # of each space ahead
    "cost": SPACES,  # of running to each of them
    "nothing": SPACES,  # where the line has ended
    "double": TILES,  # a double that is no key yet, in the runner's tile and ahead of it
    "key": TILES,  # a key between runner and enemy
    "next double": DEAR + 1,  # pips to the next double
    "doubles in the pile": KEYS,
    "halves in the pile": KEYS,  # by their pips
    "missing": TILES + 1,  # tiles to be laid
    "facts": 9,  # true or not, see below
    "measures": 14,  # numbers, see below
}
AT = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
LENGTH = sum(SIZES.values())


@cache
def table() -> Table:
    """The table, as it was learned."""
    from games.domino_run.weights import WEIGHTS

    return worth.read(WEIGHTS, LENGTH)


def features(state: DominoRun) -> Features:
    """What is seen of a position at the end of a turn: those features that are not 0, by place and value."""
    return [*_treasures(state), *_chase(state), *_ahead(state), *_pile(state)]


def _one(block: str, number: int) -> tuple[int, float]:
    """The feature of a block that says this number; the last one also says more."""
    return AT[block] + min(number, SIZES[block] - 1), 1


def _facts(first: int, *facts: bool) -> Features:
    """Those facts that are true; the first of them has this place in the block."""
    return [(AT["facts"] + place, 1) for place, fact in enumerate(facts, start=first) if fact]


def _measures(first: int, *numbers: float) -> Features:
    """Numbers that are about 0 to 1; the first of them has this place in the block."""
    return [(AT["measures"] + place, number) for place, number in enumerate(numbers, start=first) if number]


def _treasures(state: DominoRun) -> Features:
    """Keys, dice and abilities."""
    keys, treasures = state.keys, state.treasures
    found = [_one("keys", keys), _one("dice", state.pool - FIRST_POOL)]
    for low, high in state.abilities:
        found += [(AT["raised from"] + low - 1, 0.5), (AT["raised by"] + low - 1, (high - low) / 3)]
    found += _facts(0, not treasures)
    return found + _measures(0, treasures / 4, keys / KEYS, (KEYS - keys) * state.pace / 20)


def _chase(state: DominoRun) -> Features:
    """How the enemy stands to the runner, and where it would come if the runner stood still: it would catch
    it, or a key would stop it."""
    runner, enemy, flipped = state.runner, state.enemy, state.flipped
    lead = runner - enemy
    stop, why = state.enemy_way()
    margin = runner - state.reach()[-1] - 1
    between = [n for n in range(runner // 2) if flipped[n] and 2 * n + 1 > enemy]
    nearest = [(AT["key"] + runner // 2 - n - 1, 1.0) for n in between if runner // 2 - n <= TILES]
    return [
        _one("lead", lead),
        _one("margin", max(margin, LOST) - LOST),
        *nearest,
        *_facts(1, enemy < 0, runner % 2 == 1, flipped[runner // 2], why == "caught", why == "key"),
        *_measures(3, lead / 10, (runner - stop) / 8, len(between) / 3, _escape(state, margin) / 15),
    ]


def _escape(state: DominoRun, margin: int) -> float:
    """Pips to run out of the enemy's reach, if it is not changed by what is finished on the way."""
    spaces = max(0, -margin)
    ahead = state.line[state.runner + 1 : state.runner + 1 + spaces]
    return sum(ahead) + USUAL * (spaces - len(ahead))


def _ahead(state: DominoRun) -> Features:
    """The spaces ahead, what they cost, and the doubles among them."""
    pips, runner = state.line, state.runner
    ahead = pips[runner + 1 :]
    costs = list(accumulate(ahead))
    found: Features = []
    for n, cost in enumerate(costs[:SPACES]):
        if ahead[n]:
            found.append((AT["pips"] + n, ahead[n] / 4))
        if cost:
            found.append((AT["cost"] + n, cost / 15))
    found += [(AT["nothing"] + n, 1) for n in range(len(costs), SPACES)]
    doubles = line.doubles(pips, runner)
    found += [
        (AT["double"] + space // 2 - runner // 2, 1) for space in doubles if space // 2 - runner // 2 < TILES
    ]
    dear = [costs[space - runner - 1] for space in doubles]
    if dear:
        found.append(_one("next double", dear[0]))
    found += _facts(6, not dear, len(dear) > 1, len(dear) + state.keys >= KEYS)
    first, second = [*dear, 20, 20][:2]
    total = costs[-1] if costs else 0
    return found + _measures(7, len(dear) / 3, first / 15, second / 15, total / 25)


def _pile(state: DominoRun) -> Features:
    """What may still come, and how much of it comes next."""
    pile = state.pile
    halves = [0] * KEYS
    found = [_one("missing", state.missing)]
    doubles = 0
    for low, high in pile:
        halves[low] += 1
        halves[high] += 1
        if low == high:
            doubles += 1
            found.append((AT["doubles in the pile"] + low, 1))
    found += [(AT["halves in the pile"] + pips, count / 6) for pips, count in enumerate(halves) if count]
    pips = sum(pips * count for pips, count in enumerate(halves))
    size = len(pile) or 1
    return found + _measures(11, len(pile) / 15, 2 * doubles / size, pips / (6 * size))
