"""The person's preferences: chosen once for this device, never part of a match.

What is not chosen follows the system; `static/first.js` dresses the page by the same text
before anything is drawn.
"""

from __future__ import annotations

from app.keep.schema import SETTINGS, Chosen
from app.keep.store import Store

# Bots' paces by name, the usual one first: what they are called, and ms between a choice shown and made.
PACES = {
    "normal": ("Calmly", 900),
    "slow": ("Slowly", 1800),
    "fast": ("Quickly", 200),
    "step": ("One choice per tap", 0),
}
CHOICES = {
    "theme": ("Colours", (("system", "Follow the system"), ("light", "Light"), ("dark", "Dark"))),
    "contrast": ("Contrast", (("system", "Follow the system"), ("normal", "Normal"), ("more", "High"))),
    "motion": (
        "Animation",
        (
            ("system", "Follow the system"),
            ("slow", "Slow"),
            ("normal", "Normal"),
            ("fast", "Fast"),
            ("off", "Off"),
        ),
    ),
    "text": (
        "Text",
        (("normal", "Normal"), ("large", "Large"), ("larger", "Larger"), ("double", "Twice as large")),
    ),
    "confirm": (
        "Ask for a second tap before new luck or a lost match",
        (("touch", "By touch"), ("always", "Always"), ("never", "Never")),
    ),
    "pace": (
        "Bots at the table play",
        tuple((name, label) for name, (label, _) in PACES.items()),
    ),
    "review": (
        "After a match you are told",
        (("all", "What each choice cost"), ("encourage", "Encourage: only the best turn")),
    ),
    "puzzles": (
        "Turns that cost you much come back as puzzles, three a day at most",
        (("on", "On"), ("off", "Off")),
    ),
    "keys": ("Letters as shortcuts", (("on", "On"), ("alt", "With Alt"), ("off", "Off"))),
    "calm": (
        "After a touch the next one counts",
        (
            ("0", "At once"),
            ("250", "After a quarter of a second"),
            ("500", "After half"),
            ("1000", "After one"),
        ),
    ),
    "scan": (
        "One switch: a frame goes round, any key or touch chooses",
        (
            ("off", "Off"),
            ("2000", "It rests for two seconds"),
            ("1200", "A good second"),
            ("700", "Less than one"),
            ("hand", "Tab, a second switch, moves it on"),
        ),
    ),
    "sound": ("Sound", (("off", "Off"), ("on", "On"))),
    "vibration": ("Vibration, where the device has it", (("off", "Off"), ("on", "On"))),
    "sound-pieces": ("Dice, tiles and keys", (("on", "On"), ("off", "Off"))),
    "sound-fights": ("Fights", (("on", "On"), ("off", "Off"))),
    "sound-alarms": ("Alarms: the enemy near, the boss", (("on", "On"), ("off", "Off"))),
    "sound-end": ("The end of a match", (("on", "On"), ("off", "Off"))),
    "sound-cursor": (
        "The cursor on a board: what is there, on which side, how far from you",
        (("on", "On"), ("off", "Off")),
    ),
}


class Settings:
    """What was chosen, by name; the first choice of each is what holds until then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.chosen: dict[str, str] = store.choice(SETTINGS, Chosen) or {}

    def __getitem__(self, name: str) -> str:
        options = [value for value, _ in CHOICES[name][1]]
        return self.chosen[name] if self.chosen.get(name) in options else options[0]

    def has(self, name: str) -> bool:
        """Was this ever chosen?"""
        return name in self.chosen

    def choose(self, name: str, value: str) -> None:
        """Keep a choice; where nothing can be kept it still holds until the page is closed."""
        self.chosen[name] = value
        self.keep()

    def keep(self) -> None:
        """Keep all that was chosen, where it may have been cleared meanwhile."""
        if self.chosen:
            self.store.choose(SETTINGS, self.chosen)
