"""Dominoes of bone: a bevelled tile, engraved pips, a groove with a brass pin; and their backs.

A half is 100 units square, a domino 200 by 100 with its first half on the left. Whoever
wants it upright turns it. Pips go up to nine, for sets of double nine.

    >>> "p3" in domino(3, 5) and "p5" in domino(3, 5)
    True
"""

from __future__ import annotations

_LOW, _MID, _HIGH = 26, 50, 74
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH))
_OTHERS = ((_HIGH, _LOW), (_LOW, _HIGH))
_SIDES = ((_LOW, _MID), (_HIGH, _MID))
_ENDS = ((_MID, _LOW), (_MID, _HIGH))
_CENTRE = ((_MID, _MID),)

PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    _CENTRE,
    _CORNERS,
    _CORNERS + _CENTRE,
    _CORNERS + _OTHERS,
    _CORNERS + _OTHERS + _CENTRE,
    _CORNERS + _OTHERS + _SIDES,
    _CORNERS + _OTHERS + _SIDES + _CENTRE,
    _CORNERS + _OTHERS + _SIDES + _ENDS,
    _CORNERS + _OTHERS + _SIDES + _ENDS + _CENTRE,
)

KEY_PATH = (
    "M72 28a22 22 0 1 0 0 44 22 22 0 0 0 20.5-14H130v12h12V58h8v9h12V42H92.5A22 22 0 0 0 72 28z"
    "M70 42a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"
)


def dots(number: int, radius: int = 9) -> str:
    """The pips of one half as the data of one path."""
    r = radius
    return "".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0z" for x, y in PIPS[number])


def pips(number: int, look: str) -> str:
    """The pips of one half or of a die's face, engraved: a lit rim, and the hollow over it. They are
    two shapes however many pips there are, as a board shows a hundred and more."""
    shape = dots(number)
    return f'<path class="rim" d="{shape}" transform="translate(.5 2)"/><path class="{look}" d="{shape}"/>'


def _tile(name: str, paint: str, edge: str, inlay: str) -> str:
    return (
        f'<g id="{name}"><rect class="shadow" x="-1" y="7" width="204" height="101" rx="17"/>'
        f'<rect class="{edge}" x="1" y="5" width="198" height="97" rx="14"/>'
        f'<rect x="1" y="1" width="198" height="96" rx="14" fill="url(#{paint})"/>{inlay}'
        '<rect x="3.5" y="3.5" width="193" height="91" rx="12" fill="none" stroke="url(#p-bevel)" '
        'stroke-width="4"/></g>'
    )


_GROOVE = (
    '<path class="grain" d="M14 22c50-9 120-7 172 1M12 62c60 9 116-4 176 5M20 84c44-6 90-4 158-3"/>'
    '<path class="groove" d="M100 12v74"/><path class="groove-light" d="M102.5 12v74"/>'
    '<circle class="pin-hole" cx="100" cy="49" r="9"/><circle cx="100" cy="49" r="7" fill="url(#p-brass)"/>'
)
_KEY = (
    '<rect class="inlay" x="13" y="12" width="174" height="74" rx="8"/>'
    f'<path class="engraved" transform="translate(-16 1)" d="{KEY_PATH}"/>'
    f'<path fill="url(#p-brass)" fill-rule="evenodd" transform="translate(-16 -1)" d="{KEY_PATH}"/>'
)
_PLAIN = (
    '<rect class="inlay" x="13" y="12" width="174" height="74" rx="8"/>'
    '<path class="weave" d="M100 22 154 49 100 76 46 49zM100 33 132 49 100 65 68 49z"/>'
    '<circle cx="100" cy="49" r="6" fill="url(#p-brass)"/>'
)

DOMINO_DEFS = (
    "".join(f'<g id="p{n}">{pips(n, "pip")}</g>' for n in range(1, len(PIPS)))
    + _tile("bone", "p-bone", "bone-edge", _GROOVE)
    + _tile("key", "p-back", "back-edge", _KEY)
    + _tile("back", "p-back", "back-edge", _PLAIN)
)


def face(first: int, second: int) -> str:
    """The inside of a domino's drawing, 200 by 100, for a place in a larger drawing."""
    one = f'<use href="#p{first}" y="-1"/>' if first else ""
    two = f'<use href="#p{second}" x="100" y="-1"/>' if second else ""
    return f'<use href="#bone"/>{one}{two}'


def domino(first: int, second: int) -> str:
    """A domino as a drawing of its own, `first` on the left; decoration for screen readers,
    who hear the name of what holds it."""
    return f'<svg class="domino" viewBox="0 0 200 104" aria-hidden="true">{face(first, second)}</svg>'


def back(name: str = "back") -> str:
    """A domino face down: "back" as it comes from the box, "key" with a key inlaid."""
    return f'<svg class="domino" viewBox="0 0 200 104" aria-hidden="true"><use href="#{name}"/></svg>'
