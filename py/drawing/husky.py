"""A husky that pulls a sled, as it is seen from the side: it runs to the right.

page = put(husky() + sled(), 400, 300, 1)
"""

_DOG = (
    '<path class="husky-fur" d="M-44-10Q-74-22-64-46-52-62-38-46-52-44-48-30-42-18-32-18zM-50-4q4-20 28-20h46'
    'q10-2 12-14l-4-24 14 12 10-14 6 17q14 4 22 12 4 8-6 11l-16 3Q54-6 38 4h-74q-14 4-14-8z"/>'
    '<path class="husky-leg" d="M34 0 52 32M24 2 12 34M-36 2-56 30M-26 2-12 34"/>'
    '<path class="husky-chest" d="M-30 2Q6-10 42-4 50-12 58-20l16-3q10-3 6-11-6-6-14-9-2 12-14 18'
    'Q30-14-30 2z"/>'
    '<path class="husky-strap" d="M20-24Q34-10 30 5M26-12H-52"/>'
    '<circle class="husky-ink" cx="56" cy="-36" r="3.5"/><circle class="husky-ink" cx="83" cy="-31" r="4.5"/>'
)


def husky() -> str:
    """A dog of 150 by 100 units around 0,0; its rope begins behind it, at -52,-12."""
    return f'<g class="husky">{_DOG}</g>'


def rope(x: int, y: int, dog_x: int, dog_y: int) -> str:
    """The rope from a place to a dog."""
    return f'<path class="husky-line" d="M{x} {y}L{dog_x - 52} {dog_y - 12}"/>'
