"""Run Away!!: heroes run out of a dungeon, a boss at their heels; only gold carried out alive counts."""

from tabletop.cover import Cover

COVER = Cover(
    title="Run Away!!",
    seats=range(2, 6),
    minutes=(20, 40),
    blurb="You are the brave heroes. The boss is awake. Throw your friends into its way, and run.",
    depth="deep",
)
