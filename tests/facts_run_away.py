"""What answers of Run Away!! rest on."""

from __future__ import annotations

from games.run_away.deck import CARDS
from whynots import Asked, Fact

BY_CARD = ("run_on", "feed", "keep_card", "use", "last_card", "throw_one", "throw_two", "loot_item")


def _playable(asked: Asked) -> set[int]:
    """The cards that something can be done with; a throw names a card and a hero by turns."""
    return {card for args in asked.can(*BY_CARD) for card in args[::2]}


def _named(asked: Asked, name: str) -> bool:
    return CARDS[int(asked.what)].name == name


FACTS: dict[str, Fact] = {
    r"(.+) is an? [a-z ]+ that cannot be played now\.": lambda asked, name: (
        _named(asked, name) and int(asked.what) not in _playable(asked)
    ),
    r"(.+) can be used: choose on whom\.": lambda asked, name: (
        _named(asked, name) and int(asked.what) in [args[0] for args in asked.can("use")]
    ),
}
EXPLAINS = ("That cannot be chosen now.",)  # of what is no card; heroes to be aimed at are picked
