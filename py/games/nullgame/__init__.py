"""High Card, the smallest game with dice, hidden cards and two seats: the template, never on the shelf."""

from tabletop.cover import Cover

COVER = Cover(
    title="High Card",
    seats=range(2, 3),
    minutes=(1, 2),
    blurb="Three cards each, one die for both, and twelve is the most.",
)
