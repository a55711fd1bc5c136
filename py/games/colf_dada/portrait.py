"""Portraits of monsters by their cards."""

from __future__ import annotations

from collections.abc import Sequence

from drawing import portrait as drawing
from games.colf_dada.monsters import Card, named


def portrait(cards: Sequence[Card], health: float = 1.0) -> str:
    """The monster of these cards, its noun first, as a drawing of its own; decoration for screen readers. Its
    mood goes by its health, 1 down to 0, of which nothing is left for a trophy."""
    noun, *adjectives = (card.name for card in cards)
    return drawing.portrait(noun, adjectives, health)


def master(cards: Sequence[Card], health: float = 1.0) -> str:
    """The same in a heavy frame, with its full name on a banner."""
    noun, *adjectives = (card.name for card in cards)
    return drawing.master(noun, adjectives, named(cards), health)
