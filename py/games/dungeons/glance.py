"""Dungeons on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing import face
from drawing.figure import figure, put


def at_a_glance() -> str:
    """The aim."""
    return figure(
        "rock", put(face(3, 5), 40, 40, 1), "A room", "The near half is its risk, the far one its reward."
    )
