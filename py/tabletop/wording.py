"""Words around things: numbers, lists, counts, articles, capital letters.

>>> number(2), counted(3, "key"), in_words([2, 3, 5]), a(8)
('two', '3 keys', '2, 3 and 5', 'an 8')
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(items: Sequence[object], joint: str = "and") -> str:
    """A list in words: "3", "3 and 5", "2, 3 and 5"; "nothing" if it is empty."""
    words = [str(item) for item in items]
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def counted(n: int, noun: str, nouns: str = "") -> str:
    """A number with its noun: "1 key", "3 keys", "2 matches"."""
    return f"{n} {noun if n == 1 else nouns or noun + 's'}"


def gap(n: int, noun: str, nouns: str = "") -> str:
    """By how much one is ahead of another, or below 0 behind: "2 keys more than", "1 key short of"."""
    return f"{counted(abs(n), noun, nouns)} {'more than' if n > 0 else 'short of'}"


def pace_gap(n: int, noun: str) -> str:
    """The same of time: "2 turns faster than", "1 turn slower than"."""
    return f"{counted(abs(n), noun)} {'faster' if n > 0 else 'slower'} than"


def number(n: int) -> str:
    """A small number in words, a large one in digits: "two", "17"."""
    return WORDS[n] if n < len(WORDS) else str(n)


def often(times: int) -> str:
    """How often, as one says it.

    >>> often(0), often(1), often(2), often(3)
    ('never', 'once', 'twice', 'three times')
    """
    return ("never", "once", "twice")[times] if times <= 2 else f"{number(times)} times"


def a(n: int) -> str:
    """A number with its article: "a 4", "an 8"."""
    return f"an {n}" if n == 8 else f"a {n}"


def each(names: Sequence[str], values: Iterable[object]) -> str:
    """What each at the table has, by name; whoever is alone needs no name.

    >>> each(("Ada", "Ben"), (2, 3)), each(("Player 1", "Ben"), (2, 3))
    ('Ada 2 · Ben 3', 'Player 1: 2 · Ben: 3')
    """
    said = [str(value) for value in values]
    if len(said) == 1:
        return said[0]
    has = ": " if any(name[-1:].isdigit() for name in names) else " "
    return " · ".join(f"{name}{has}{value}" for name, value in zip(names, said, strict=False))


def capital(words: str) -> str:
    """Words with a capital letter in front: "Run two spaces"."""
    return words[:1].upper() + words[1:]


def lowered(words: str) -> str:
    """Words with a small letter in front, to go on a sentence: "run two spaces"."""
    return words[:1].lower() + words[1:]


def adds(words: str, told: str) -> bool:
    """Do these words say much that is not told already? Numbers count, in digits or words, and longer words.

    >>> adds("three dice from the next roll on", "From the next roll on you have 3 dice.")
    False
    >>> adds("leaves a five to run with", "Spends 4 of 9 pips on 2 spaces.")
    True
    """
    said, known = map(_telling, (words, told))
    return 2 * len(said & known) < len(said)


def _telling(words: str) -> set[str]:
    found = [word.strip(".,:;") for word in words.lower().split()]
    digits = [str(WORDS.index(word)) if word in WORDS else word for word in found]
    return {word for word in digits if len(word) > 3 or word[:1].isdecimal()}
