"""What happens in Run Away!!, in sentences. Cards are called by their names."""

from __future__ import annotations

from collections.abc import Callable

from games.run_away.bosses import Boss
from games.run_away.deck import CARDS, NUMBER
from tabletop.game import counted


def called(card: int) -> str:
    """A card's name."""
    return CARDS[card].name


def _changed(name: str, amount: int, noun: str, nouns: str = "") -> str:
    if not amount:
        return f"For {name} nothing changes."
    return f"{name} {'gains' if amount > 0 else 'loses'} {counted(abs(amount), noun, nouns)}."


def cause(how: str, card: int, who: object) -> str:
    """What did harm, as it follows "hurt": "by the Banana Golem, thrown by Ada"."""
    if how in ("card", "global", "item"):
        by = f" from {who}" if isinstance(who, str) else ""
        return f"by {called(card)}{by}"
    way = f", by way of {who}’s {called(card)}" if card else ""
    return {
        "ability": f"by {who}",
        "caught": "by the boss",
        "trampled": "under the boss’s feet",
        "slipped": "slipping past the boss",
        "clock": "when the clock was complete",
        "last": "as the last one in there",
    }[how] + way


def _flipped(name: str, card: int, by: str = "") -> str:
    thrown = "" if not by else " of its own" if by == name else f" from {by}"
    return f"{name} runs into {called(card)}{thrown}."


EVENTS: dict[str, Callable[..., str]] = {
    "round": "Round {} begins.".format,
    "order": "They line up.".format,
    "compares": lambda name, card: (
        f"{name} draws a {NUMBER[card]} for the order." if card else f"{name} has no card."
    ),
    "refilled": lambda name, other: f"{name} takes the discard pile of {other} as a new deck.",
    "chose": lambda card: f"Will run on {called(card)}." if card else "Chooses a card to run on.",
    "fed": lambda card: f"{called(card)} goes to the clock." if card else "Chooses a card for the clock.",
    "clock": lambda name, card, new: (
        f"{name} puts a {NUMBER[card]} in the clock."
        if new
        else f"{name}'s {NUMBER[card]} is in the clock already."
    ),
    "threw": lambda card, name: f"{called(card)} lies before {name}." if card else "An encounter is thrown.",
    "topped up": "Nobody threw anything at {}, so the deck does.".format,
    "runs": lambda name, card, speed: f"{name} runs on {called(card)}, with {speed} speed.",
    "comes": lambda name, card: f"{called(card)} catches up with {name}.",
    "luck": "{} draws a lucky number: {}.".format,
    "speed": lambda name, amount: _changed(name, amount, "speed", "speed"),
    "speed waits": lambda name, amount: f"Next run: {_changed(name, amount, 'speed', 'speed')}",
    "healed": lambda name, amount: _changed(name, amount, "life", "life"),
    "gold": lambda name, amount: _changed(name, amount, "gold", "gold"),
    "wall": "A wall stops {} on space {}.".format,
    "hit wall": "{} runs into a wall.".format,
    "stopped": "{} goes no further.".format,
    "back": "{} finds itself back on space {}.".format,
    "found": lambda name, card: f"{name} finds {called(card)}.",
    "found nothing": "{} finds nothing.".format,
    "hurt": lambda name, damage, *by: f"{name} loses {counted(damage, 'life', 'lives')} {cause(*by)}.",
    "died": lambda name, *by: f"{name} is dead, {cause(*by)}.",
    "used": lambda name, card, on: f"{name} uses {called(card)}{'' if on == name else f' on {on}'}.",
    "ability": lambda name, on: f"{name} uses a hero's ability{'' if on == name else f' on {on}'}.",
    "slips past": "{} slips past the boss.".format,
    "escaped": lambda name, first: f"{name} is out{', the first one: 10 gold!' if first else '!'}",
    "flipped": _flipped,
    "took": lambda name, card: f"{name} picks up {called(card)}.",
    "token": lambda name, card, space: f"{called(card)} stays on space {space} for whoever comes.",
    "boss event": lambda card: f"The boss: {called(card)}.",
    "faces": lambda name, card: f"{name} meets {called(card)}.",
    "showed": lambda name, card: f"{name} shows the card kept: {called(card)}.",
    "event on hero": lambda name, card, on: f"{name} plays {called(card)} on {on}.",
    "looted": "{} searches what is left of {}.".format,
    "took from the dead": "{} takes something of {}.".format,
    "boss runs": lambda speed: (
        f"The boss comes, with {speed} speed." if speed else "The boss stays where it is."
    ),
    "trampled": "The boss runs over {}.".format,
    "caught": "The boss has caught {}.".format,
    "clock complete": "The clock is complete: nobody else gets out.".format,
    "lost": lambda name, how: f"{name} is lost, {cause(how, 0, 0)}.",
    "last call": lambda name, rounds: (
        f"{name} is the last one in the dungeon, with {counted(rounds, 'round')} to go."
    ),
    "boss gets up": "The boss gets up and runs again.".format,
    "boss waits": "The boss lies in wait.".format,
}


def pace(boss: Boss) -> str:
    """How a boss moves, in words."""
    return {
        "halts": f"runs {boss.speed} spaces, and stops at the first hero",
        "luck": f"runs {boss.speed} spaces and luck",
        "round": f"runs {boss.speed} spaces, and one more for every third round",
        "hunts": f"runs to the nearest hero within 10 ahead, or {boss.speed} spaces",
    }[boss.way]
