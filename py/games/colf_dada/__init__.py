"""CoLF DaDA, a hero of dominoes against monsters of two words, for one, by Jonathan A. Leistiko."""

from tabletop.cover import Cover

COVER = Cover(
    title="CoLF DaDA",
    seats=range(1, 2),
    minutes=(15, 30),
    blurb="Slay a Damp Goose, then grow into something that can slay its landlord.",
    depth="some thought",
)
