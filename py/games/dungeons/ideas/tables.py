"""How the tables of ideas are kept: a line an idea, in front of it the numbers it is for and who is in it.

    >>> table = read("0-1 they | Two lions of stone guess what is in the party’s pockets.")
    >>> [idea.who for idea in table[1]], table[2]
    (['they'], ())

A sentence about somebody in another line says both of its forms, the one for "it" first:

    >>> Idea("to sing, and [has|have] no idea how.").said("they")
    'to sing, and have no idea how.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

FORMS = re.compile(r"\[([^|\]]*)\|([^|\]]*)\]")


class Idea(NamedTuple):
    """A sentence, or what follows its beginning; who: "it", "they" or "room" if it introduces somebody, or
    a room in which there is nobody."""

    text: str
    who: str = ""

    def said(self, who: str) -> str:
        """The sentence as it is said of "it", of "they" or of the "room"."""
        return FORMS.sub(r"\2" if who == "they" else r"\1", self.text)

    def among(self, notes: str) -> bool:
        """Do these notes have the sentence already, in either form?"""
        return self.said("it") in notes or self.said("they") in notes


Table = Mapping[int, tuple[Idea, ...]]  # by risk or by reward, 0 to 6


def read(table: str) -> Table:
    """The ideas of a table by number; a line for "0-2" is an idea for each of 0, 1 and 2."""
    ideas: dict[int, tuple[Idea, ...]] = dict.fromkeys(range(7), ())
    for line in table.strip().splitlines():
        head, text = line.split(" | ")
        numbers, _, who = head.partition(" ")
        for number in range(int(numbers[0]), int(numbers[-1]) + 1):
            ideas[number] += (Idea(text, who),)
    return ideas
