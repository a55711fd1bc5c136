"""What lies on the table by its name: places, pieces, tools that answer when they are touched; found by
whatever words of its name somebody types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import NamedTuple

from app.session import cursor, render
from app.session.model import Session
from tabletop.wording import WORDS

SIGNS = re.compile(r"[^\w+]+")
TOUCHED = re.compile(r'<(\w+)\b(?=[^>]* data-touch="([^"]*)")([^>]*)>')
LABEL = re.compile(r' aria-label="([^"]*)"')
PARTS = re.compile(r"[,;:.!?]")  # between the parts of what is said of a thing
ARTICLE = re.compile(r"^(?:an?|the|your) ", re.IGNORECASE)
UNSEEN = re.compile(r'<(\w+)[^>]* aria-hidden="true"[^>]*>.*?</\1>')
CELL = "cell"
TAG = re.compile(r"<[^>]+>")
DIGITS = {"blank": "0", **{word: str(number) for number, word in enumerate(WORDS) if number}}
DOUBLE = re.compile(r"\bdouble (\d)")
ON_A_VIEW = ("action", "pick")  # what is touched where nobody may choose
TWO = re.compile(r"\b(\d) (\d)\b")


class Thing(NamedTuple):
    """Something with a name; touch: what it says when it is touched (`data-touch`), empty for a choice.
    part: of the table on which it is; "cell" for a place on a board that is a map. tells: is such a place
    worth more than its name?"""

    words: str
    touch: str
    part: str
    tells: bool = True


def plain(words: str) -> str:
    """Words as they are typed: in lower case, without signs, with single spaces.

    >>> plain("  Throw “Low Ceiling” at Bramble! ")
    'throw low ceiling at bramble'
    """
    return SIGNS.sub(" ", words.lower()).strip()


def compared(words: str) -> str:
    """Words as they are compared: plain, and numbers in digits, so that "3-3" is "double three".

    >>> compared("Lay double three!"), compared("lay 3-3"), compared("bear-two")
    ('lay 3 3', 'lay 3 3', 'bear 2')
    """
    spelled = " ".join(DIGITS.get(word, word) for word in plain(words).split(" "))
    return DOUBLE.sub(r"\1 \1", spelled)


def holds(words: str, typed: str) -> bool:
    """Are all the typed words beginnings of words of these, in this order? Both as they are compared.

    >>> holds("throw low ceiling at bramble", "low bram"), holds("throw low ceiling", "ceiling low")
    (True, False)
    """
    rest = iter(words.split(" "))
    return all(any(begins(word, begun) for word in rest) for begun in typed.split(" "))


def begins(words: str, typed: str) -> bool:
    """Do these words begin so? "Room 1" is no beginning of "room 12".

    >>> begins("room 12", "room 1"), begins("room twelve", "room t")
    (False, True)
    """
    return words.startswith(typed) and not (typed[-1:].isdigit() and words[len(typed) :][:1].isdigit())


def things(s: Session) -> Sequence[Thing]:
    """All there is on the table for whoever looks: the places on the board, and whatever answers a touch."""
    found = []
    for cell in cursor.cells(s):
        kind, _, what = cell.does.partition(":")
        touch = next((one.removeprefix("touch:") for one in cell.holds if one.startswith("touch:")), "")
        tells = cell.lit or bool({*cell.kinds} - {"landmark"})
        found.append(Thing(cell.words, what if kind == "touch" else touch, CELL, tells))
    for part, drawn in render.game_parts(s).items():
        html = UNSEEN.sub("", drawn)
        for tag in TOUCHED.finditer(html):
            label = LABEL.search(tag[3])
            name = label[1] if label else TAG.sub(" ", html[tag.end() : html.find(f"</{tag[1]}>", tag.end())])
            if tag[2] not in ON_A_VIEW:
                found.append(Thing(" ".join(unescape(name).split()), unescape(tag[2]), part))
    return found


def named(s: Session, typed: str) -> Sequence[Thing]:
    """The things that are called so, one of them or several; else those that the last of the words call so:
    “show room 3” is about room 3."""
    every, wanted = things(s), _called(typed)
    while wanted:
        for name in (wanted, wanted.removesuffix("s")):  # “free ends” are called “free end”
            if found := _alike(every, name):
                of_board = any(thing.part == CELL for thing in found)  # which tell what stands on them
                told = [thing for thing in found if not (of_board and thing.part == "board")]
                return list({thing.words: thing for thing in told}.values())
        wanted = wanted.partition(" ")[2]
    return ()


def _alike(every: Sequence[Thing], name: str) -> list[Thing]:
    """The things of this name; else those of which something is said that begins so, else those of which
    these words are said at all, else those of the domino that is among the words."""
    said = [(thing, [_called(part) for part in PARTS.split(thing.words)]) for thing in every]
    tile = TWO.search(name)
    ends = (f" {tile[1]}-{tile[2]}", f" {tile[2]}-{tile[1]}") if tile else ()
    of_tile = [thing for thing in every if ends and thing.touch.endswith(ends)]
    return (
        (of_tile if tile and tile[0] == name else [])
        or [thing for thing, parts in said if name in parts]
        or [thing for thing, parts in said if any(begins(part, name) for part in parts)]
        or [thing for thing, parts in said if any(f" {name} " in f" {part} " for part in parts)]
        or of_tile
    )


def _called(part: str) -> str:
    """A part of what is said of a thing, as it is compared."""
    return compared(ARTICLE.sub("", part.strip()))
