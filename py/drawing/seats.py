"""The signs of the seats: each has a shape and a colour, so that neither is needed alone."""

SHAPES = (
    ("circle", '<circle cx="12" cy="12" r="9"/>'),
    ("square", '<rect x="4" y="4" width="16" height="16" rx="2"/>'),
    ("triangle", '<path d="M12 2.5 22 20.5H2z"/>'),
    ("diamond", '<path d="M12 1.5 22 12 12 22.5 2 12z"/>'),
    ("cross", '<path d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z"/>'),
)


def badge(seat: int) -> str:
    """The sign of a seat, counted from 0, in its shape and colour."""
    _, shape = SHAPES[seat]
    return f'<svg class="badge seat-{seat}" viewBox="0 0 24 24" aria-hidden="true">{shape}</svg>'
