"""The page's own keys at the table. A game's keys never shadow them, which a test holds."""

from __future__ import annotations

from collections.abc import Sequence

BY_KEY = "key"  # what a command is told that comes from one
KEYS = {
    "z": "undo",
    "y": "redo",
    "h": "hint",
    "b": "auto",
    "l": "log",
    "r": "rules",
    "s": "share",
    "m": "menu",
    "q": "what-if",
    "n": "step",
    "x": "skip-on",
    "w": "where",
    "W": "last",
    "/": "command-line",
}


def meaning(keys: Sequence[tuple[str, str]], pressed: str) -> str:
    """What a key does, of a game's own (`Facts.keys`); empty if it is none of them.

    >>> meaning([("1 … 6", "pick a die"), ("K, T", "keep the line, or lay another")], "t")
    'keep the line, or lay another'
    """
    for names, what in keys:
        first, _, last = names.partition(" … ")
        if first <= pressed <= last or pressed.upper() in names.split(", "):
            return what
    return ""


HELP = [  # what they do, in words
    ("Tab, arrows", "go to the next thing that can be touched"),
    ("Enter, space", "touch it"),
    (
        "Arrows on the board",
        "over all that lies there; with Ctrl to the next thing, Home to yourself, or to what was laid last",
    ),
    ("I, O, P, U on the board", "the next that can be chosen, your own, a rival’s, a danger; Shift: before"),
    ("+, −, 0, Shift+arrows", "on a map: closer, farther, all of it; move it"),
    ("Z, Y", "undo, redo"),
    ("H", "hint"),
    ("B", "autoplay by a bot"),
    ("N, X", "while a bot moves: one choice of it; on to the next person’s turn"),
    ("L, R", "log, rules"),
    ("S, M", "share, menu"),
    ("Q", "what if the die, or what was drawn, had been another"),
    ("W, Shift+W", "how things stand; what has just happened"),
    ("/", "a line for typed choices and questions"),
    ("Escape", "put back what is picked, stop a bot, close what is open"),
    ("?", "this help"),
]
