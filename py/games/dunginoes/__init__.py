"""Dunginoes, a dungeon of dominoes for one to four, by Chris of Love and Loss Games."""

from tabletop.cover import Cover

COVER = Cover(
    title="Dunginoes",
    seats=range(1, 5),
    minutes=(5, 20),
    blurb="A dungeon of dominoes, and a boss who waits below.",
)
