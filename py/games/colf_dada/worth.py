"""What the strong bot sees of a position of CoLF DaDA, and the table that says what it is worth.

A position is looked at when a turn begins, before the candle is burnt; when its end begins, at which the hero
grows and adapts; and when a round of a fight begins. It is seen as a sketch. No number is better than
another, so it is not told which spaces are of which number, but of how many numbers there are so many spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate

from games.colf_dada import odds
from games.colf_dada.pieces import LEVEL, MOST_XP, SET, TURNS
from games.colf_dada.sketch import NUMBERS, Sketch
from tabletop import worth
from tabletop.worth import Table

Features = list[tuple[int, float]]  # place and value

MOST = 8  # spaces of one number that there are
LEVELS = 15  # of the hero; more is all the same
ROUNDS = 10  # of a fight; more is all the same
CACHED = 8192  # tallies: most come again
FULL = 20  # XP, above which what comes may be lost

SIZES = {
    "attack": MOST,  # how many numbers have at least so many free spaces in Attack,
    "defense": MOST,  # in Defense,
    "both": MOST,  # in both together
    "sore": MOST,  # how many numbers have at least so many spaces with a hit
    "blanks": 3,  # free in Attack, free in Defense, hit
    "hero": 20,  # measures, see below
    "candles": TURNS + 1,  # how many are left
    "level": LEVELS,  # of the hero
    "foe's attack": MOST,  # how many numbers have at least so many spaces in the foe's Attack,
    "foe's spaces": MOST,  # and in both of its columns
    "foe's blanks": 2,
    "round": ROUNDS,
    "fight": 28,  # measures, see below
}
AT = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
LENGTH = sum(SIZES.values())

DICE = LEVEL + len(SET)  # the most that anybody throws
MATCHING = [[odds.matching(dice, spaces) for spaces in range(MOST + 1)] for dice in range(DICE + 1)]


@cache
def table() -> Table:
    """The table, as it was learned."""
    from games.colf_dada.weights import WEIGHTS

    return worth.read(WEIGHTS, LENGTH)


def features(seen: Sketch) -> Features:
    """What is seen of a position: those features that are not 0, by place and value."""
    return [*of_hero(seen), *of_fight(seen)] if seen.foe else of_hero(seen)


def of_hero(seen: Sketch) -> Features:
    """The hero: its spaces, what its dice will find, XP, candles and level."""
    free, level, xp = seen.free, seen.level, seen.xp
    attack, defense = free[1:NUMBERS], free[NUMBERS + 1 :]
    both = [a + d for a, d in zip(attack, defense, strict=True)]
    sore = [a + d for a, d in zip(seen.sore[1:NUMBERS], seen.sore[NUMBERS + 1 :], strict=True)]
    found = MATCHING[level]
    strikes = sum([found[count] for count in attack])
    guards = sum([found[count] for count in defense])
    finds = sum([found[count] for count in both])
    numbers, whole = sum(both), sum(free)
    hits = sum(seen.sore)
    blanks = (free[0], free[NUMBERS], seen.sore[0] + seen.sore[NUMBERS])
    measures = (
        level / 10,
        xp / MOST_XP,
        seen.candles / TURNS,
        whole / 20,
        sum(attack) / 15,
        sum(defense) / 15,
        float(seen.waits),
        1 / (1 + whole),
        float(xp >= 2 * level),
        max(0, xp - FULL) / 5,
        strikes / 10,
        guards / 10,
        finds / 10,
        (level - finds) / 10,
        hits / 15,
        1 / (1 + numbers),
        (level * (level - 1) - 6 + xp) / 150,
        xp * level / 250,
        whole * level / 200,
        hits * seen.candles / 200,
    )
    return [
        *_at_least("attack", attack),
        *_at_least("defense", defense),
        *_at_least("both", both),
        *_at_least("sore", sore),
        *_measures("blanks", blanks),
        *_measures("hero", measures),
        (AT["candles"] + seen.candles, 1),
        (AT["level"] + min(level - LEVEL, LEVELS - 1), 1),
    ]


def of_fight(seen: Sketch) -> Features:
    """The foe: its spaces, what its dice will find, hit points, Bite and rage; and how it stands to the
    hero."""
    foe = seen.foe
    assert foe
    spaces, level, hp, xp = foe.spaces, foe.level, foe.hp, seen.xp
    attack = spaces[1:NUMBERS]
    both = [a + d for a, d in zip(attack, spaces[NUMBERS + 1 :], strict=True)]
    found, mine = MATCHING[level], MATCHING[seen.level]
    strikes = sum([found[count] for count in attack])
    finds = sum([found[count] for count in both])
    free = seen.free
    guards = sum([mine[count] for count in free[NUMBERS + 1 :]])
    reach = sum([mine[a + d] for a, d in zip(free[1:NUMBERS], free[NUMBERS + 1 :], strict=True)])
    whole, bite, numbers = sum(free), seen.bite, sum(attack)
    rounds = 1 if seen.as_written else min(foe.round, ROUNDS)  # as written none is worse than the first
    force, shield = strikes + bite, finds - strikes
    master = float(foe.master)
    raging = min(numbers, strikes + min(foe.rage, 3) * 0.5 * (level - finds))
    spare = seen.level - force - shield
    measures = (
        1.0,
        level / 5,
        hp / 15,
        bite / 3,
        foe.rage / 8,
        master,
        strikes / 4,
        shield / 4,
        (level - finds) / 4,
        numbers / 8,
        sum(both) / 16,
        force / 5,
        (force - guards) / 5,
        max(0.0, force - guards) / 5,
        (reach + 1 - shield) / 5,
        (xp - hp) / 20,
        max(0, hp - xp) / 10,
        (spare + 1) / 8,
        (xp + whole - force) / 20,
        float(hp <= xp),
        raging / 5,
        min(foe.rage, level) / 5,
        master * hp / 15,
        master * (xp + whole + 4 * spare - hp) / 30,
        master * seen.level / 10,
        master * xp / MOST_XP,
        master * whole / 20,
        max(0.0, force - whole - xp) / 5,
    )
    return [
        *_at_least("foe's attack", attack),
        *_at_least("foe's spaces", both),
        *_measures("foe's blanks", (spaces[0], spaces[NUMBERS])),
        (AT["round"] + rounds - 1, 1),
        *_measures("fight", measures),
    ]


def _at_least(block: str, counts: Iterable[int]) -> Sequence[tuple[int, float]]:
    """Of how many numbers there are at least 1, 2, 3 ... spaces, over 3. No number is better than another."""
    return _tallied(block, tuple(sorted(counts)))


@lru_cache(CACHED)
def _tallied(block: str, counts: tuple[int, ...]) -> Sequence[tuple[int, float]]:
    tally = [0] * MOST
    for count in counts:
        for least in range(count):
            tally[least] += 1
    return [(AT[block] + place, many / 3) for place, many in enumerate(tally) if many]


def _measures(block: str, numbers: tuple[float, ...]) -> Features:
    """Numbers that are about 0 to 1."""
    return [(place, number) for place, number in enumerate(numbers, start=AT[block]) if number]
