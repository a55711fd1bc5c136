"""What people type, made fit to stand among words of our own: names, notes, titles.

>>> clean("Ada\\u202e"), name(" Ada  Lovelace, Countess"), isolated("Ada")
('Ada', 'Ada Lovelace, Co', 'Ada')

What it is measured in are letters as one sees them: a base with its marks is one, an emoji of several parts
is one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

NAME = 16  # letters of a seat's name
LONGEST_NAME = 40  # code points of it: of letters with many parts there can be fewer
MARKS = 3  # on one letter; no script that is written needs more, and a tower of them covers the lines around
PARTS = 12  # code points of one letter: a family of four, each with a colour of skin
ISOLATE, END = "\u2068", "\u2069"
JOINER = "\u200d"
# Controls, what turns the direction of the words around, and what is there and not seen. Joiners stay, for
# scripts and emoji need them; so do tabs and line ends, for notes have lines.
_TURNS = "\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\u206a-\u206f"
_UNSEEN = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u115f\u1160\u180e\u200b\u2028\u2029\u2060-\u2064"
    "\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
)
_ALL = re.compile(f"[{_TURNS}{_UNSEEN}{ISOLATE}{END}]")
_ALL_BUT_ISOLATES = re.compile(f"[{_TURNS}{_UNSEEN}]")
_ONE_LINE_END = re.compile("\r\n?|[\x0b\x0c\x85\u2028\u2029]")
_RIGHT_TO_LEFT = {"R", "AL", "AN"}


def letters(text: str) -> Iterator[str]:
    """The letters of a text as one sees them, each with the marks and parts that belong to it."""
    letter = ""
    for part in text:
        if letter and not (_belongs(letter, part) and len(letter) < PARTS):
            yield letter
            letter = ""
        letter += part
    if letter:
        yield letter


def clean(text: str) -> str:
    """A text without controls, and with no more marks on a letter than can be read."""
    return _few_marks(_ALL.sub("", _ONE_LINE_END.sub("\n", text)))


def clean_sentence(text: str) -> str:
    """The same for a sentence of our own in which names stand: these may be isolated in it."""
    return _few_marks(_ALL_BUT_ISOLATES.sub("", text))


def fit(text: str, most: int, points: int | None = None) -> str:
    """The first letters of a text, as many as there may be; whole ones, if code points count too."""
    found = ""
    for count, letter in enumerate(letters(text)):
        if count == most or (points is not None and len(found + letter) > points):
            break
        found += letter
    return found


def name(text: str) -> str:
    """A name in one line, clean and not too long; empty where there is nothing to see of it."""
    line = fit(" ".join(clean(text).split()), NAME, LONGEST_NAME).rstrip()
    return line if any(unicodedata.category(part)[0] in "LNPS" for part in line) else ""


def isolated(text: str) -> str:
    """A text that may be written from right to left, so that it leaves the words around it where they are."""
    turns = any(unicodedata.bidirectional(part) in _RIGHT_TO_LEFT for part in text)
    return f"{ISOLATE}{text}{END}" if turns else text


def width(text: str) -> float:
    """About how wide a text is, in letters of middle width: never less than it is."""
    return sum(map(_width, letters(text)))


def _is_mark(part: str) -> bool:
    return unicodedata.category(part)[0] == "M"


def _is_flag(part: str) -> bool:
    return "\U0001f1e6" <= part <= "\U0001f1ff"


def _belongs(letter: str, part: str) -> bool:
    """Does this part belong to the letter that has begun?"""
    return (
        _is_mark(part)
        or part in ("\u200c", JOINER)
        or "\U0001f3fb" <= part <= "\U0001f3ff"  # colours of skin
        or "\U000e0020" <= part <= "\U000e007f"  # of a region's flag
        or (letter[-1] == JOINER and unicodedata.category(part) == "So")
        or (len(letter) == 1 and _is_flag(letter) and _is_flag(part))
    )


def _few_marks(text: str) -> str:
    """The text with no more than so many marks on one letter."""
    if text.isascii():
        return text
    found, marks = [], 0
    for part in text:
        marks = marks + 1 if _is_mark(part) else 0
        if marks <= MARKS:
            found.append(part)
    return "".join(found)


def _width(letter: str) -> float:
    if unicodedata.east_asian_width(letter[0]) in "WF" or unicodedata.category(letter[0]) == "So":
        return 2.2
    return 1.6 if letter[0] in "MWmw@—%&" else 1.25 if letter[0].isupper() else 1
