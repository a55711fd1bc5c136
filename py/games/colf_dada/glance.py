"""High Card on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing.figure import arrow, figure, put, tag

DIE, BACK = '<use href="#d3"/>', '<use href="#back"/>'


def at_a_glance() -> str:
    """The aim, a round, the end."""
    cards = "".join(put(BACK, 20 + 100 * i, 56, 0.42) for i in range(3))
    play = put(DIE, 40, 50, 0.6) + tag(160, 80, "9") + arrow(190, 80, 40) + tag(260, 80, "12")
    over = put(DIE, 40, 50, 0.6) + tag(160, 80, "10") + arrow(190, 80, 40) + tag(260, 80, "13")
    return (
        figure("panel", cards, "The aim", "Three cards each: take more rounds than the other.")
        + figure("panel", play, "A round", "Each plays a card, and the die counts for both.")
        + figure("panel", over, "Too much", "The higher sum takes the round, but more than 12 takes nothing.")
    )
