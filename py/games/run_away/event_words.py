"""What happens in Run Away!!, in sentences. Cards are called by their names."""

from __future__ import annotations

from collections.abc import Callable

from games.run_away.bosses import Boss
from games.run_away.deck import CARDS, NUMBER
from games.run_away.effects import boss_text
from games.run_away.heroes import HEROES
from tabletop.wording import a, counted, lowered


def called(card: int) -> str:
    """A card's name."""
    return CARDS[card].name


def spot(space: int) -> str:
    """Where somebody is, in words: "on space 31", "10 behind the start"."""
    return f"on space {space}" if space >= 0 else f"{-space} behind the start"


def _changed(amount: int, noun: str, nouns: str = "") -> str:
    if not amount:
        return "Nothing changes."
    return f"{'Gains' if amount > 0 else 'Loses'} {counted(abs(amount), noun, nouns)}."


def cause(how: str, card: int, who: object) -> str:
    """What did harm, as it follows "dead": "by Banana Golem from Ada", "by the boss, by way of Ada’s Rug"."""
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


def _to(cause: str) -> str:
    """A cause as it follows a loss: "to the boss"."""
    return f"to {cause.removeprefix('by ')}" if cause.startswith("by ") else cause


def _flipped(card: int, by: str = "") -> str:
    return f"Runs into {called(card)}{f', from {by}' if by else ''}."


def _ability(hero: int, on: str = "") -> str:
    return f"“{HEROES[hero].ability}”{f', on {on}' if on else ''}."


# Of whom it is told stands before it, so a sentence goes on from the name: "Ada: Loses 2 lives."
EVENTS: dict[str, Callable[..., str]] = {
    "round": "Round {} begins.".format,
    "order": "They line up.".format,
    "compares": lambda card: f"Draws {a(NUMBER[card])} for the order." if card else "Has no card.",
    "refilled": "Takes the discard pile of {} as a new deck.".format,
    "chose": lambda card: f"Will run on {called(card)}." if card else "Has chosen a card to run on.",
    "fed": lambda card: f"{called(card)} goes to the clock." if card else "Has chosen a card for the clock.",
    "clock": lambda card, new: (
        f"Puts {a(NUMBER[card])} in the clock." if new else f"The {NUMBER[card]} is in the clock already."
    ),
    "threw": lambda on="": f"Throws something at {on}." if on else "Lays a card before their own feet.",
    "topped up": "Had nothing thrown at them: the top card of their own deck will do.".format,
    "runs": lambda card, speed: f"Runs on {called(card)}, with {speed} speed.",
    "comes": lambda card: f"{called(card)} catches up.",
    "luck": lambda number: f"Draws {a(number)} for luck.",
    "lucky": lambda lucky: f"An {'even' if lucky else 'odd'} number is {'lucky' if lucky else 'unlucky'}.",
    "speed": lambda amount: _changed(amount, "speed", "speed"),
    "speed waits": lambda amount: f"For the run to come: {_changed(amount, 'speed', 'speed').lower()}",
    "healed": lambda amount: _changed(amount, "life", "lives") if amount else "Has all lives already.",
    "gold": lambda amount: _changed(amount, "gold", "gold") if amount else "Has no gold to lose.",
    "wall": "Is stopped by a wall on space {}.".format,
    "hit wall": "Runs into a wall.".format,
    "stopped": "Goes no further.".format,
    "ran": "Stops on space {}.".format,
    "back": lambda space, runs: f"Is back on space {space}{', and the run is over' if runs else ''}.",
    "found": lambda card: f"Finds {called(card)}.",
    "found nothing": "Finds nothing.".format,
    "hurt": lambda damage, *by: f"Loses {counted(damage, 'life', 'lives')} {_to(cause(*by))}.",
    "died": lambda *by: f"Is dead, {cause(*by)}.",
    "used": lambda card, on="": f"Uses {called(card)}{f', on {on}' if on else ''}.",
    "ability": _ability,
    "slips past": "Slips past the boss.".format,
    "escaped": lambda first: "Is out, the first one: 10 gold!" if first else "Is out!",
    "flipped": _flipped,
    "took": lambda card: f"Picks up {called(card)}.",
    "token": lambda card, space: f"{called(card)} stays on space {space} for whoever comes.",
    "boss event": lambda card: f"{called(card)}: {lowered(boss_text(CARDS[card].effects))}",
    "faces": lambda card: f"Comes to {called(card)}.",
    "showed": lambda card: f"Shows the card kept: {called(card)}.",
    "event on hero": lambda card, on: f"Plays {called(card)} on {on}.",
    "looted": "Searches what is left of {}.".format,
    "took from the dead": "Takes something of {}.".format,
    "boss runs": lambda speed: (
        f"The boss comes, with {speed} speed." if speed else "The boss stays where it is."
    ),
    "boss hits wall": "A wall on space {} stops the boss.".format,
    "trampled": "The boss runs right over.".format,
    "caught": "The boss is there!".format,
    "clock complete": "The clock is complete: nobody else gets out.".format,
    "lost": lambda *by: f"Is lost, {cause(*by)}.",
    "last call": lambda rounds: f"Is the last one in there, with {counted(rounds, 'round')} to go.",
    "boss gets up": "The boss gets up and runs again.".format,
    "boss waits": "The boss lies in wait.".format,
}


def pace(boss: Boss) -> str:
    """How a boss moves, in words."""
    return {
        "halts": f"runs {boss.speed} spaces, and stops at the first hero",
        "luck": f"runs {boss.speed} spaces and more by luck",
        "round": f"runs {boss.speed} spaces, and one more for every third round",
        "hunts": f"runs to the nearest hero within 10 ahead, or {boss.speed} spaces",
    }[boss.way]
