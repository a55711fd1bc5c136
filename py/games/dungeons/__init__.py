"""Dungeons for the dungeon master: two map generators of dominoes, and maps one can take away."""

from tabletop.cover import Cover

COVER = Cover(
    title="Dungeons",
    seats=range(1, 2),
    minutes=(1, 240),
    blurb="For the dungeon master: maps of dominoes, made before the evening or while the party explores.",
    depth="some thought",
)
