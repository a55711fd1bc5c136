"""The page's own keys at the table. A game's keys never shadow them, which a test holds."""

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
    "n": "step",
    "x": "skip-on",
}
HELP = [  # what they do, in words
    ("Tab, arrows", "go to the next thing that can be touched"),
    ("Enter, space", "touch it"),
    ("Z, Y", "undo, redo"),
    ("H", "hint"),
    ("B", "autoplay by a bot"),
    ("N, X", "while a bot moves: one choice of it; on to the next person’s turn"),
    ("L, R", "log, rules"),
    ("S, M", "share, menu"),
    ("Escape", "put back what is picked, stop a bot, close what is open"),
    ("?", "this help"),
]
