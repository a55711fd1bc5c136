"""CoLF DaDA's positions written as text, for tests.

    state = hero("1-2 3*-5 / 0-4", "3-3 2-1 / 4-4", "assign", dice=(1, 1, 3))

A slash stands between Attack and Defense, of the hero and of the foe, and a star behind a number with a
hit. Dominoes that lie nowhere are the pool. The foe is the Damp Goose, level 2, if there is one and nothing
else is said; `step` is what comes next of the turn or of a round.
"""

from __future__ import annotations

from typing import Any

from dominoes.domino import Domino
from games.colf_dada.monsters import ADJECTIVES, NOUNS
from games.colf_dada.pieces import SET, Muscle
from games.colf_dada.position import opened
from games.colf_dada.rules import GAME, ColfDada
from games.colf_dada.text import columns
from positions import Draw, arranged, do, tiles

ROUND = ("assign", "return_dice", "foe_rolls", "boost", "damage", "cover", "clean_up")
STEPS = {
    "mending": ("mending", "wake"),
    "grow_and_adapt": (),
    **{step: ROUND[place:] for place, step in enumerate(ROUND)},
}

NAMES = {card.name: place for deck in (NOUNS, ADJECTIVES) for place, card in enumerate(deck)}
GOOSE = ("Goose", "Damp")  # level 2: Attack 1, Defense 1, Bite 1, HP 1


def hero(sides: str, foe: str = "", step: str = "explore_or_rest", **fields: Any) -> ColfDada:
    """The position written so; other fields of the state by name, the foe's `cards` by theirs."""
    mine = [muscles(side) for side in both(sides)]
    its = [tuple(tiles(side)) for side in both(foe)]
    cards = cards_of(*fields.pop("cards", GOOSE if foe else ()))
    dice = tuple(sorted(fields.get("dice", ())))
    elsewhere = {*its[0], *its[1], *(muscle.domino for side in mine for muscle in side), fields.get("held")}
    own: dict[str, Any] = {
        "columns": mine,
        "foe_columns": its,
        "cards": cards,
        "nouns": [place for place in range(len(NOUNS)) if place not in cards[:1]],
        "adjectives": [place for place in range(len(ADJECTIVES)) if place not in cards[1:]],
        "foe_hp": sum(card.hp for card in opened(cards)),
        "pool": [tile for tile in SET if tile not in elsewhere],
        "level": max(3, len(dice)),
        "turns": 1,
        "tokens": 19,
        "round": 1 if foe else 0,
        "fresh": True,
        "agenda": [(name,) for name in (*STEPS.get(step, (step,)), "grow_and_adapt")],
    }
    return arranged(GAME.new(1, "position"), **{"held": None} | own | fields | {"dice": dice})


def ready(seed: int, column: str = "attack") -> ColfDada:
    """A hero at the beginning of the first turn, all dominoes in one column."""
    state = GAME.new(1, seed)
    while state.step == "put":
        state = do(state, f"put {state.held} in {column}")
    return state


def settled(state: ColfDada) -> ColfDada:
    """The same, after all that happens by itself."""
    state.settle()
    state.check()
    return state


def both(text: str) -> list[str]:
    """What stands before and behind the slash."""
    before, _, behind = text.partition("/")
    return [before.strip(), behind.strip()]


def muscles(text: str) -> tuple[Muscle, ...]:
    """The dominoes of "1-2 3*-5" with their hits."""
    found = []
    for word in text.split():
        muscle = Muscle(Domino.parse(word.replace("*", "")))
        for half in word.split("-"):
            muscle = muscle.struck(int(half[0])) if half.endswith("*") else muscle
        found.append(muscle)
    return tuple(found)


def cards_of(*names: str) -> tuple[int, ...]:
    """The places of these cards in their decks: a noun, then adjectives."""
    return tuple(NAMES[name] for name in names)


def its_dice(*values: int) -> list[Draw]:
    """The draws of the foe's dice that show these values."""
    return [("foe", 6, value - 1) for value in values]


def drawing(state: ColfDada) -> str:
    """The hero's columns as such a text."""
    return columns(state.columns)
