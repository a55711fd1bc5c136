"""The bots of a session, a value: who is thinking, what was found, and how the bots go on.

A part of the session (`model.py`). Nothing here thinks, and nothing is changed: what happens gives another
one (`bots.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tabletop.bots import Choice
from tabletop.values import replace


class Now(StrEnum):
    """Who is thinking, and how far that is."""

    NOBODY = "nobody"
    ADVISING = "advising"  # the strong bot looks for a hint
    ADVISED = "advised"  # the hint is there, and shown
    CHOOSING = "choosing"  # a bot thinks about its choice, or about a person's under autoplay
    CHOSEN = "chosen"  # it has chosen, which is shown for a moment before it is done


class Flow(StrEnum):
    """How a bot at its own seat goes on."""

    PACED = "paced"  # by itself, at the pace that the person prefers
    HELD = "held"  # each choice waits for a tap
    STEP = "step"  # the tap came while it was still thinking: one choice, and then held
    SKIPPING = "skipping"  # without a pause, up to the next person's turn


class AutoState(StrEnum):
    """Autoplay of the people's own seats."""

    SHUT = "shut"
    OPEN = "open"  # its strip is there, to start it
    RUNNING = "running"


@dataclass(frozen=True)
class Bots:
    """What bots think and do. One thought is thought at a time.

    thought: its number; choices: what it has found so far, best first, of `enough` playouts.
    auto, strength, pace: of autoplay; last_thought: its last one in words; fresh: has it been started, and
    not moved yet?
    by_key, asked_from: was the hint asked for by a key, and where was the focus then?
    skipped_at: the ply at which bots were last skipped over.
    """

    now: Now = Now.NOBODY
    thought: int = 0
    choices: tuple[Choice, ...] = ()
    enough: int = 0
    flow: Flow = Flow.PACED
    auto: AutoState = AutoState.SHUT
    strength: str = "strong"
    pace: str = "normal"
    last_thought: str = ""
    fresh: bool = False
    by_key: bool = False
    asked_from: str = ""
    skipped_at: int = 0

    @property
    def playing(self) -> bool:
        """Does autoplay decide for the people here?"""
        return self.auto is AutoState.RUNNING

    @property
    def best(self) -> str:
        """The action that the thought holds best so far, as text."""
        return self.choices[0].action.text if self.choices else ""

    @property
    def hinted(self) -> str:
        """The action that the hint recommends; empty while there is none."""
        return self.best if self.now is Now.ADVISED else ""

    @property
    def chosen(self) -> str:
        """The action that a bot has chosen and not done yet."""
        return self.best if self.now is Now.CHOSEN else ""

    @property
    def autoplay(self) -> str:
        """The bot that decides for the people here; nothing if they do themselves."""
        return self.strength if self.playing else ""

    def forget(self) -> Bots:
        """The match has moved on: what is being thought about no longer fits."""
        return replace(self, now=Now.NOBODY, choices=())

    def stop(self) -> Bots:
        """Autoplay ends and nobody thinks any more; a hint that is there stays."""
        still = self if self.now is Now.ADVISED else self.forget()
        auto = AutoState.OPEN if self.playing else self.auto
        return replace(still, auto=auto, last_thought="")


IDLE = Bots()
