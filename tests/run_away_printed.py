"""What is printed on the cards of Run Away!! and below its heroes, read as a player reads it."""

from __future__ import annotations

import re
from typing import NamedTuple

from games.run_away.deck import CARDS
from games.run_away.heroes import Hero, hero_text

MUCH = r"((?:\d+ )?(?:speed|life|lives|gold|spaces?)(?:(?: and more)? by luck(?:, twice)?)?)"
BOSS = "(?:the boss|it)"
CLAUSES = {
    "own": rf"(gain|lose) {MUCH}",
    "boss": rf"{BOSS} (gains|loses) {MUCH} when it gets here",
    "lands": rf"{BOSS} deals (\d+) (more|less) if it lands here",
    "tramples": rf"{BOSS} deals (\d+) (more|less) if it tramples over you",
    "wall": r"a wall rises here",
    "stop": r"stop here",
    "back": rf"go back {MUCH}",
    "search": r"search your deck for an item",
    "boss ": rf"(gains|loses) {MUCH}",
    "lands ": r"deals (\d+) (more|less) where it lands",
    "tramples ": r"deals (\d+) (more|less) to whoever it runs over",
}
OWN = {"speed": "speed", "life": "life", "lives": "life", "gold": "gold"}
ON_IT = "In its next run the boss "


class Piece(NamedTuple):
    """One thing that a text says: what, of what, how much besides so many draws of luck, with which sign."""

    what: str
    much: int = 0
    luck: int = 0
    sign: int = 1
    then: tuple[Piece, ...] = ()
    other: tuple[Piece, ...] = ()


def _much(said: str) -> tuple[int, int]:
    plain = re.search(r"\d+", said)
    luck = 2 if "twice" in said else int("by luck" in said)
    return (int(plain[0]) if plain else 0), luck


def pieces(text: str) -> tuple[Piece, ...]:
    """What a text says, in its order. AssertionError if some of it cannot be understood."""
    text, _, later = text.removeprefix(ON_IT).partition("Next round: ")
    text, _, chance = text.partition("Lucky: ")
    found = list(_clauses(text))
    if chance:
        lucky, _, unlucky = chance.partition("Unlucky: ")
        found.append(Piece("lucky", then=_clauses(lucky), other=_clauses(unlucky)))
    if later:
        found.append(Piece("later", then=pieces(later)))
    return tuple(found)


def _clauses(text: str) -> tuple[Piece, ...]:
    said, found = text.strip().rstrip(".").lower(), []
    if said in ("", "nothing"):
        return ()
    while said:
        for what, clause in CLAUSES.items():
            match = re.match(clause, said)
            if match:
                found.append(_piece(what, match.groups()))
                said = re.sub(r"^(, | and )", "", said[match.end() :])
                break
        else:
            raise AssertionError(f"what is this: {said}")
    return tuple(found)


def _piece(what: str, words: tuple[str, ...]) -> Piece:
    sign = -1 if {"lose", "loses", "less"} & {*words} else 1
    if what == "own":
        [own] = {OWN[word] for word in words[1].split() if word in OWN}
        return Piece(own, *_much(words[1]), sign)
    amount = next((word for word in words if re.search(r"luck|\d", word)), "0")
    return Piece(what.strip(), *_much(amount), sign)


ON_BOSS = ("boss", "lands", "tramples")
PRINTED = ((), *(pieces(card.text) for card in CARDS[1:]))


def ability(hero: Hero) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """What an ability does to whom it is used on, and to its owner besides."""
    if hero.aim == "self":
        return pieces(hero_text(hero)), ()
    said = hero_text(hero).removeprefix("The other one: ")
    other, _, own = said.partition(" You: ")
    return pieces(other), pieces(own)
