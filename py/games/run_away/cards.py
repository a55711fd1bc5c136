"""The faces of the cards of Run Away!!: number, kind by shape, colour and word, what it does in signs and in
words, and its joke.
"""

from __future__ import annotations

from games.run_away.deck import CARDS, Card
from games.run_away.effects import Effect

SIGNS = {
    "item": '<path d="M7 8V6a5 5 0 0 1 10 0v2h3l-1 14H5L4 8z"/>',
    "event": '<path d="M13 1 4 14h6l-1 9 10-14h-6z"/>',
    "boss event": '<path d="M3 2q2 6 5 6h8q3 0 5-6 2 10-3 12v5q-6 4-12 0v-5Q1 12 3 2z"/>',
    "global": '<path d="M5 2v21M5 3h15l-4 5 4 5H5" class="open"/>',
    "encounter": '<path d="M12 1l9 4v7q0 7-9 11-9-4-9-11V5zM11 6v8h2V6zM11 16v2h2v-2z" fill-rule="evenodd"/>',
}
ICONS = {
    "speed": "M4 4h7v9l9 3q2 1 2 4H4zM0 8h3M0 12h3",
    "boss": "M3 22q0-14 6-20 0 8 3 8t3-8q6 6 6 20-3-6-9-6t-9 6z",
    "life": "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 3-2 7-10 13z",
    "gold": "M12 2a10 10 0 1 0 .1 0zM12 6v12M9 9h5M9 15h5",
    "confront": "M2 5q10 6 20 0v14q-10-6-20 0zM5 8l2 4 2-4M15 8l2 4 2-4M10 16l2-4 2 4",
    "trample": "M8 2q5 0 5 8 0 4 3 5 5 2 5 7H6q-4-6-2-12 1-8 4-8z",
    "wall": "M1 5h22v14H1zM1 12h22M8 5v7M16 5v7M12 12v7",
    "stop": "M8 2h8l6 6v8l-6 6H8l-6-6V8zM7 12h10",
    "back": "M9 3 2 9l7 6v-4h6a4 4 0 0 1 0 8h-4v3h4a7 7 0 0 0 0-14H9z",
    "lucky": "M12 12q-8-2-6-7t6 1q4-6 6-1t-6 7zM12 12q8 2 6 7t-6-1q-4 6-6 1t6-7z",
    "later": "M5 2h14v3l-6 7 6 7v3H5v-3l6-7-6-7z",
    "search": "M10 2a8 8 0 1 0 .1 0zM16 16l6 6",
}


def signs(card: Card) -> str:
    """What it does, as a row of signs with their amounts; decoration beside its text."""
    return "".join(_sign(effect) for effect in card.effects)


def _sign(effect: Effect) -> str:
    amount = f"{effect.amount:+d}".replace("-", "−") if effect.amount else ""
    if effect.luck:
        amount += "+?" if effect.luck > 0 else "−?"
    icon = f'<svg viewBox="0 0 24 24" class="icon {effect.verb}"><path d="{ICONS[effect.verb]}"/></svg>'
    return f"<span>{icon}{amount}</span>"


def inside(number: int) -> str:
    """What stands on the face of a card, for a button or a list item around it."""
    card = CARDS[number]
    kind = card.kind.replace(" ", "-")
    return (
        f'<span class="corner"><b class="number">{card.number}</b>'
        f'<svg class="kind {kind}" viewBox="0 0 24 24" aria-hidden="true">{SIGNS[card.kind]}</svg></span>'
        f'<span class="what"><strong>{card.name}</strong> <small>{card.kind}</small> '
        f'<span class="signs" aria-hidden="true">{signs(card)}</span> <span class="does">{card.text}</span></span>'
    )


def look(number: int) -> str:
    """The classes of a card's face."""
    return f"face {CARDS[number].kind.replace(' ', '-')} {'even' if CARDS[number].number % 2 == 0 else 'odd'}"
