"""The eight heroes of Run Away!! and what each can do once a round (RA5.5)."""

from __future__ import annotations

from typing import NamedTuple

from games.run_away.effects import Effects, boss, confront, gold, life, lucky, speed, text, trample
from tabletop.wording import lowered


class Hero(NamedTuple):
    """A class: its name and letter, life at most, what it does once a round, under which name, on whom:
    "self" or "other", a hero that is met; and what it then does to itself besides."""

    name: str
    letter: str
    life: int
    ability: str
    effects: Effects
    aim: str
    own: Effects
    joke: str


def hero_text(hero: Hero) -> str:
    """What a class's ability does, in sentences."""
    if hero.aim == "self":
        return text(hero.effects)
    own = text(hero.own)
    return f"The other one: {lowered(text(hero.effects))} You: {lowered(own)}" if own else text(hero.effects)


HEROES = (
    Hero(
        "Knight",
        "K",
        6,
        "Shut the Visor",
        (lucky(speed(2)), confront(-3), trample(-1)),
        "self",
        (),
        "In armour. On wheels, if he could.",
    ),
    Hero(
        "Barbarian",
        "B",
        5,
        "Battle Cry, Going Away",
        (speed(1),),
        "self",
        (),
        "Afraid of nothing but bosses.",
    ),
    Hero(
        "Thief",
        "T",
        6,
        "Borrow",
        (gold(-2), speed(-1)),
        "other",
        (gold(2), speed(4)),
        "You get it back outside. Perhaps.",
    ),
    Hero(
        "Minstrel",
        "M",
        5,
        "Sing of It Already",
        (lucky(gold(2), unlucky=(speed(1),)),),
        "self",
        (),
        "It will be a short ballad.",
    ),
    Hero(
        "Cleric",
        "C",
        5,
        "Pray while Running",
        (life(1), lucky(speed(1))),
        "self",
        (),
        "The gods help those who are quick.",
    ),
    Hero(
        "Wizard",
        "W",
        5,
        "Puff of Smoke",
        (boss(-3), lucky(speed(2))),
        "self",
        (),
        "Knows one spell, and this is it.",
    ),
    Hero(
        "Acrobat", "A", 5, "Vault", (lucky(speed(2)), trample(-1)), "self", (), "Makes running away an art."
    ),
    Hero(
        "Alchemist",
        "X",
        5,
        "Try a Flask",
        (lucky(speed(3), unlucky=(speed(-1),)),),
        "self",
        (),
        "The labels came off long ago.",
    ),
)
FRAIL = tuple(hero._replace(life=hero.life - 1) for hero in HEROES)  # in the short corridor (RA10.2)
