"""Domino Run, a solo chase along a line of dominoes, by Ronald Villaver."""

from tabletop.cover import Cover

COVER = Cover(
    title="Domino Run",
    seats=range(1, 2),
    minutes=(5, 15),
    blurb="Seven keys to find, and an enemy who runs behind you.",
)
