"""What a monster's drawing is made of: a body, which says where eyes, mouth and traits go, and traits,
drawn once for a head of 60 units and put wherever a body has room for them.

A picture is 200 by 200 units; the ground is at 188. Nothing here has a colour: shapes name classes, which
the style sheet dresses: `skin` and `low` (its shade) in the body's own colour, and `white`, `ink`, `wood`,
`metal`, `gold`, `cloth`, `leaf`, `ice`, `amber`, `pale`, `red` the same everywhere, each with the dark
outline of the house. `line` is an outline alone, `bare` takes the outline away.
"""

from __future__ import annotations

from typing import NamedTuple

Spot = tuple[int, int]


class Body(NamedTuple):
    """A noun's body.

    looks: its colour's class: "of-moss", "of-rust", "of-bone", "of-dusk", "of-ink", "of-ember", "of-sand" or
    "of-rose".
    behind, front: what is drawn behind the traits that hang on its back, and over them: the body itself.
    eyes: the middle between them. apart: half their distance, 0 for one eye. eye: an eye's radius.
    mouth: its middle. wide: half its width.
    top: the middle of the head's upper edge. head: half the head's width there.
    neck: where a collar sits, its middle. girth: half the neck's width.
    left, right: where something is held: hands, or the sides of what has none.
    back: where wings and capes are fastened. chest: the middle of the belly.
    feet: how far the body reaches to the left and right on the ground.
    """

    looks: str
    behind: str
    front: str
    eyes: Spot
    apart: int
    eye: int
    mouth: Spot
    wide: int
    top: Spot
    head: int
    neck: Spot
    girth: int
    left: Spot
    right: Spot
    back: Spot
    chest: Spot
    feet: Spot


class Trait(NamedTuple):
    """An adjective's sign. behind, front: drawn around 0,0 for a head of 60 units' width. at: the spot of
    the body that 0,0 comes to: "top", "neck", "left", "right", "back", "chest", "eyes", "mouth" or
    "ground". by: what it grows with: "head" (half the head is 30), "girth" (half the neck is 30), "apart"
    (half the eyes' distance is 20), "wide" (half the mouth is 14), "feet" (they are 120 from each other),
    "back" (left and right are 120 from each other), or "" for as it is. too: what else it puts elsewhere."""

    at: str
    by: str
    front: str
    behind: str = ""
    too: tuple[Trait, ...] = ()
