"""The faces of the cards of Run Away!!: number, kind by shape, colour and word, a picture, and what it does
in signs and in words.
"""

from __future__ import annotations

from drawing.card_pictures import picture
from drawing.effect_icons import icon
from games.run_away.deck import CARDS, Card
from games.run_away.effects import Effect


def signs(card: Card) -> str:
    """What it does, as a row of signs with their amounts; decoration beside its text."""
    return "".join(_sign(effect) for effect in card.effects)


def _sign(effect: Effect) -> str:
    sign = "" if effect.verb == "back" else "+"  # a way back is no more of anything
    amount = f"{effect.amount:{sign}d}".replace("-", "−") if effect.amount else ""
    if effect.luck:
        amount += "+?" if effect.luck > 0 else "−?"
    return f"<span>{icon(effect.verb)}{amount}</span>"


def face(number: int) -> str:
    """What stands on the face of a card, for a button or a list item around it."""
    card = CARDS[number]
    return (
        '<span class="rank">'
        f'<b class="number">{card.number}</b>{icon(card.kind)}</span>{picture(card.name)}'
        f'<span class="what"><strong>{card.name}</strong> <small>{card.kind}</small> '
        f'<span class="signs" aria-hidden="true">{signs(card)}</span>'
        f'</span> <span class="does">{card.text}</span>'
    )


def small_face(number: int) -> str:
    """The same where there is little room: what it is called, and its signs."""
    card = CARDS[number]
    return (
        f"{icon(card.kind)}<strong>{card.name}</strong> "
        f'<span class="signs" aria-hidden="true">{signs(card)}</span>'
        f'<span class="sr-only"> {card.text}</span>'
    )


def look(number: int) -> str:
    """The classes of a card's face."""
    card = CARDS[number]
    return f"face {card.kind.replace(' ', '-')} {'odd' if card.number % 2 else 'even'}"
