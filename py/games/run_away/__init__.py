"""Run Away!!: heroes run out of a dungeon, a boss at their heels; only gold carried out alive counts."""

from tabletop.cover import Cover

COVER = Cover(
    title="Run Away!!",
    seats=range(2, 6),
    minutes=(20, 40),
    blurb="The boss is awake, brave heroes. Throw your friends in its way, and run.",
    depth="deep",
)
