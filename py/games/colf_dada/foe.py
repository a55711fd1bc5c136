"""A foe's dice: where they go, by themselves, to the letter of CD4.5."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dominoes.domino import Domino

Columns = Sequence[tuple[Domino, ...]]  # attack, defense


class Effort(NamedTuple):
    """What a foe's dice have come to: the dice on numbers in attack and in defense, the dice on blanks with
    their dominoes, those that found no place, and how often rage rolled dice again."""

    placed: tuple[tuple[int, ...], tuple[int, ...]]
    wild: tuple[tuple[Domino, int], ...]
    over: tuple[int, ...]
    raged: int


def effort(columns: Columns, rolled: Sequence[int], rage: int, throw: Callable[[int], list[int]]) -> Effort:
    """CD4.5: matching attack spaces, then matching defense spaces; while dice are over, a number is free
    and there is rage, one rage rolls them again; what is then over goes to blanks, attack first and the
    lowest domino first."""
    free = [[n for tile in column for n in tile if n] for column in columns]
    placed: tuple[list[int], list[int]] = ([], [])
    over = _fit(rolled, free, placed)
    raged = 0
    while over and raged < rage and (free[0] or free[1]):
        raged += 1
        over = _fit(throw(len(over)), free, placed)
    wild = []
    for column in columns:
        for tile in sorted(column):
            for number in tile:
                if over and not number:
                    wild.append((tile, over.pop(0)))
    return Effort((tuple(placed[0]), tuple(placed[1])), tuple(wild), tuple(over), raged)


def _fit(dice: Sequence[int], free: list[list[int]], placed: tuple[list[int], list[int]]) -> list[int]:
    """Put each die on a free space of its number, attack first; those that fit nowhere."""
    over = []
    for die in sorted(dice):
        for spaces, there in zip(free, placed, strict=True):
            if die in spaces:
                spaces.remove(die)
                there.append(die)
                break
        else:
            over.append(die)
    return over
