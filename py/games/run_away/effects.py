"""What the cards of Run Away!! do: small pieces that compose. The text of a card is made from them, so it can
never say something else than what it does (RA9.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.wording import capital, counted, in_words, lowered

NOUNS = {"life": "lives", "space": "spaces"}  # of more than one


class Effect(NamedTuple):
    """One piece of what a card does.

    verb: what it works on, a key of `WORDS`. amount: by how much, as printed. luck: how many lucky numbers
    are added to that, taken away if below 0. then: what it does if lucky, or next round; other: if unlucky.
    """

    verb: str
    amount: int = 0
    luck: int = 0
    then: tuple[Effect, ...] = ()
    other: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]

OF_BOSS = ("boss", "confront", "trample")  # what works on the boss, when it comes to whom they lie on
WALL = Effect("wall")
STOP = Effect("stop")
SEARCH = Effect("search")


def speed(amount: int = 0, luck: int = 0) -> Effect:
    """More or less speed for the hero."""
    return Effect("speed", amount, luck)


def boss(amount: int = 0, luck: int = 0) -> Effect:
    """More or less speed for the boss, when it reaches the hero."""
    return Effect("boss", amount, luck)


def life(amount: int) -> Effect:
    """Healing, or damage."""
    return Effect("life", amount)


def gold(amount: int = 0, luck: int = 0) -> Effect:
    """Gold gained or lost."""
    return Effect("gold", amount, luck)


def confront(amount: int) -> Effect:
    """How much more the boss deals if it lands on the hero."""
    return Effect("confront", amount)


def trample(amount: int) -> Effect:
    """How much more the boss deals if it passes the hero."""
    return Effect("trample", amount)


def back(amount: int = 0, luck: int = 0) -> Effect:
    """Backtrack: so many spaces back, and the run is over."""
    return Effect("back", amount, luck)


def lucky(*then: Effect, unlucky: Effects = ()) -> Effect:
    """One thing on an even lucky number, another on an odd one."""
    return Effect("lucky", then=then, other=unlucky)


def later(*then: Effect) -> Effect:
    """What happens when the hero runs next round."""
    return Effect("later", then=then)


def only_harm(effects: Effects) -> bool:
    """Do these cost a hero lives or gold, and nothing else? What ends or slows a run can save it."""
    return all(effect.verb in ("life", "gold") and not _gains(effect) for effect in effects)


# --- in words --------------------------------------------------------------------------------------------


def _amount(effect: Effect, noun: str = "") -> str:
    """How much, without its sign: "3 gold", "gold by luck", "4 gold and more by luck"; without a noun "3"."""
    nouns = NOUNS.get(noun, noun)
    plain = counted(abs(effect.amount), noun, nouns) if noun else str(abs(effect.amount))
    if not effect.luck:
        return plain
    luck = "by luck" if abs(effect.luck) == 1 else "by luck, twice"
    return f"{plain} and more {luck}" if effect.amount else f"{nouns} {luck}".strip()


def _gains(effect: Effect) -> bool:
    return effect.amount > 0 or effect.luck > 0


def _has(effect: Effect, what: str) -> str:
    return f"{'gain' if _gains(effect) else 'lose'} {_amount(effect, what)}"


def _deals(effect: Effect) -> str:
    return f"{_amount(effect)} {'more' if _gains(effect) else 'less'}"


WORDS: dict[str, Callable[[Effect], str]] = {
    "speed": lambda effect: _has(effect, "speed"),
    "life": lambda effect: _has(effect, "life"),
    "gold": lambda effect: _has(effect, "gold"),
    "boss": lambda effect: (
        f"the boss {'gains' if _gains(effect) else 'loses'} {_amount(effect, 'speed')} when it gets here"
    ),
    "confront": lambda effect: f"the boss deals {_deals(effect)} if it lands here",
    "trample": lambda effect: f"the boss deals {_deals(effect)} if it tramples over you",
    "wall": lambda effect: "a wall rises here",
    "stop": lambda effect: "stop here",
    "back": lambda effect: f"go back {_amount(effect, 'space')}",
    "search": lambda effect: "search your deck for an item",
}


def text(effects: Effects) -> str:
    """What these do, in sentences.

    >>> text((speed(-3), gold(1), later(speed(2))))
    'Lose 3 speed and gain 1 gold. Next round: gain 2 speed.'
    """
    plain = [WORDS[effect.verb](effect) for effect in effects if effect.verb in WORDS]
    first, boss, then = in_words(plain).partition("the boss ")
    said = [capital(f"{first}{boss}{then.replace('the boss ', 'it ')}") + "."] if plain else []
    for effect in effects:
        if effect.verb == "lucky":
            said.append(f"Lucky: {_branch(effect.then)} Unlucky: {_branch(effect.other)}")
        elif effect.verb == "later":
            said.append(f"Next round: {_branch(effect.then)}")
    return " ".join(said)


ON_THE_BOSS: dict[str, Callable[[Effect], str]] = {
    "boss": lambda effect: _has(effect, "speed").replace("gain", "gains").replace("lose", "loses"),
    "confront": lambda effect: f"deals {_deals(effect)} where it lands",
    "trample": lambda effect: f"deals {_deals(effect)} to whoever it runs over",
}


def boss_text(effects: Effects) -> str:
    """What these do when they lie on the boss itself, in a sentence.

    >>> boss_text((boss(4), confront(1)))
    'In its next run the boss gains 4 speed and deals 1 more where it lands.'
    """
    does = [ON_THE_BOSS[effect.verb](effect) for effect in effects if effect.verb in OF_BOSS]
    return f"In its next run the boss {in_words(does)}."


def _branch(effects: Effects) -> str:
    return lowered(text(effects) or "Nothing.")


def whole(effects: Effects) -> list[Effect]:
    """All pieces, those within others too."""
    return [piece for effect in effects for piece in (effect, *whole(effect.then), *whole(effect.other))]
