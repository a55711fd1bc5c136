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
    "?": "help",
}
