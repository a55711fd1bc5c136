"""Head starts: what one seat is given of a game's own things, so that unequal players have even chances.

    >>> dice = head_starts(("a third die", "four dice"), range(1, 2), "More dice from the first roll on.")
    >>> dice["head-start"].choices
    ('No head start', 'Head start (a third die)', 'Head start (four dice)')

A game names its steps, and puts what is made of them among its options: one for each seat, whose choices are
the levels, 0 for none, and whose dial goes from little to much. A state has the levels in
`State.head_starts`, and what they mean is the rules' affair. `tests/even.py` measures which level makes whom
even.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.game import Game, Option

NAME = "head-start"


def head_starts(
    steps: Sequence[str], seats: range, about: str, order: Sequence[int] = ()
) -> dict[str, Option]:
    """An option for each seat that a game can have, by its name: "head-start" in a game for one, else
    "head-start-1" and on. steps: each level as it is told of whoever has it, "a third die". order: the levels
    from little to much, where steps have been added between others, which keep their numbers in links."""
    one = seats[-1] == 1
    dial = (0, *(order or range(1, len(steps) + 1)))
    return {
        NAME if one else f"{NAME}-{seat + 1}": Option(
            "Head start" if one else f"Head start of seat {seat + 1}",
            ("No head start", *(f"Head start{'' if one else f' for seat {seat + 1}'} ({s})" for s in steps)),
            about,
            range(max(seat + 1, seats[0]), seats[-1] + 1),
            dial=dial,
            seat=seat,
            steps=("none", *steps),
        )
        for seat in range(seats[-1])
    }


def levels(options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """The level of each seat, from the options of a match."""
    return tuple(options.get(f"{NAME}-{seat + 1}", options.get(NAME, 0)) for seat in range(seats))


def option_of(game: Game, seat: int) -> tuple[str, Option] | None:
    """The option that gives a seat its head start, with its name; None if the game has none."""
    return next(((name, one) for name, one in game.options.items() if one.seat == seat), None)


def given(game: Game, by_seat: Sequence[int]) -> dict[str, int]:
    """The options that give each seat its level."""
    named = ((option_of(game, seat), level) for seat, level in enumerate(by_seat) if level)
    return {found[0]: level for found, level in named if found}


def changed(game: Game, options: Mapping[str, int], by_seat: Sequence[int]) -> dict[str, int]:
    """The options of a match with these levels instead of those that it had."""
    others = {name: choice for name, choice in options.items() if game.options[name].seat is None}
    return {**others, **given(game, by_seat)}


def turned(option: Option, level: int, by: int) -> int | None:
    """The level that is so many places up the dial from another; None beyond its ends."""
    place = option.dial.index(level) + by
    return option.dial[place] if place in range(len(option.dial)) else None


def words(game: Game, options: Mapping[str, int], seat: int) -> str:
    """What a seat is given, "a third die"; empty if it has no head start."""
    found = option_of(game, seat)
    level = options.get(found[0], 0) if found else 0
    return found[1].steps[level] if found and level else ""
