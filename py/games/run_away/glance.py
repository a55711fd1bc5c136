"""Run Away!! on one page of pictures, with which its rules begin."""

from __future__ import annotations

from drawing.card_pictures import picture
from drawing.figure import arrow, figure, tag
from drawing.runners import boss, hero


def _at(drawn: str, x: int, y: int, side: int) -> str:
    return f'<svg x="{x}" y="{y}" width="{side}" height="{side}" aria-hidden="true">{drawn}</svg>'


def _card(number: int, name: str, x: int, y: int) -> str:
    """A card's face, small."""
    return (
        f'<g transform="translate({x} {y})"><rect class="pic-panel" width="92" height="84" rx="8"/>'
        f"{tag(17, 17, str(number))}{_at(picture(name), 6, 14, 80)}</g>"
    )


def _back(x: int, y: int) -> str:
    return f'<rect class="pic-tag" x="{x}" y="{y}" width="34" height="48" rx="5"/>'


def at_a_glance() -> str:
    """The aim, a card's two uses, a run, the end."""
    aim = (
        _at(boss("Grandfather Troll"), -8, 10, 146)
        + _at(hero("Wizard"), 118, 60, 90)
        + _at(hero("Thief"), 186, 60, 90)
    )
    cards = (
        _card(7, "Boulder with Ambitions", 18, 38) + arrow(120, 48, 30) + _at(hero("Barbarian"), 172, 6, 76)
    )
    cards += arrow(120, 116, 30) + _back(168, 92) + _at(hero("Minstrel"), 208, 78, 76)
    run = "".join(tag(x, 142, "E") for x in (60, 170, 280))
    run += _at(hero("Knight"), 10, 34, 96) + _card(3, "Wet Floor Sign", 136, 28) + arrow(244, 86, 40)
    end = _at(hero("Cleric", "safe"), 40, 22, 116) + _at(hero("Acrobat", "dead"), 190, 50, 90)
    return (
        figure("rock", aim, "The boss is awake.", "Run for the exit: only gold that gets out alive counts.")
        + figure(
            "felt", cards, "Two uses.", "A card is the speed you run at, or something for a friend’s feet."
        )
        + figure("rock", run, "Run.", "On an E, turn up what was thrown before you, and do what it says.")
        + figure(
            "panel", end, "Get out.", "The first one gains ten gold; of all who got out the richest wins."
        )
    )
