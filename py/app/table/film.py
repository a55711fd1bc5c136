"""What an action has caused, shown event after event, in the order of the rules.

The match has gone on already when its film begins, and is saved: the film shows how it came there, and
nothing waits for it. Each shot is drawn like any other state, with its sentence in the place of the prompt.
Whoever taps, or presses a key, sees the end at once, and the tap is answered there. With motion off there
is no film: its sentences alone come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from app.table import telling
from games.contract import Cue
from tabletop.game import State
from tabletop.match import Match

BEATS = {"fast": 180, "normal": 450, "slow": 900}  # ms, by the pace that the person prefers
STEP, WAY = 0.28, 1.3  # beats of a glimpse, a step on the way; and of all steps together at most
USUAL = Cue()


class Shot(NamedTuple):
    """One picture of a film: what stands there, what is said of it, for how many beats, with which sound."""

    state: State
    tell: Callable[[], str]
    beats: float
    sound: str

    @property
    def words(self) -> str:
        """What is said of it, made when it is wanted: a tap does not wait for sentences to come."""
        return self.tell()


def shots(
    match: Match,
    frames: Sequence[State],
    cues: Mapping[str, Cue],
    names: Sequence[str],
    looker: int | None,
) -> list[Shot]:
    """The film of the frames (`Match.watch`) for whoever looks; the last shot is what stands there when all
    is told. What has no beat of its own is told with what follows; a step on the way keeps the words of what
    it is a step of."""
    found: list[Shot] = []
    known = [0, *(len(frame.events()) for frame in frames)]
    steps = sum(before == now for before, now in pairwise(known))
    step = Cue(min(STEP, WAY / max(1, steps)))
    told = seen = 0  # events
    for frame in frames:
        events = frame.events()
        cue = cues.get(events[-1].kind, USUAL) if len(events) > seen else step
        seen = len(events)
        if cue.beats or frame is frames[-1]:
            tell = partial(telling.happened, match, frame, names, looker, told)
            found.append(Shot(frame, found[-1].tell if found and told == seen else tell, *cue))
            told = seen
    return found


class Film:
    """The part of a table or a replay that shows what has happened, shot by shot.

    table: the screen on which it is shown; it has `draw()`, `sounds`, and `film_over()` for when all is told.
    """

    def __init__(self, table: Any) -> None:
        self.table, self.page = table, table.page
        self.shots: list[Shot] = []
        self.at = 0
        self.beat = 0  # ms
        self.reel = 0  # counts the films, so that one that was ended stays so
        self.running = False

    @property
    def shot(self) -> Shot | None:
        """What is shown now; None if the match is shown as it stands, which the last shot is."""
        return self.shots[self.at] if self.at < len(self.shots) - 1 else None

    def begin(self, found: list[Shot], beat: int) -> None:
        """These shots from now on, each for its beats of so many ms; the first stands there at the next
        drawing. Where nothing moves it is the last."""
        moves = self.page.motion() != "off"
        self.shots, self.at, self.beat = found if moves else found[-1:], 0, beat
        self.reel += 1
        self.running = False

    def roll(self) -> None:
        """The first shot stands there: from now on a tap ends the film."""
        if self.shot:
            self.page.film(self.ms(self.shot))

    def ms(self, shot: Shot) -> int:
        """How long a shot stands there."""
        return int(shot.beats * self.beat)

    def run(self) -> None:
        """The first shot has been painted: on with it."""
        self.running = True
        if self.shot:
            self.page.start(self.show())
        else:
            self.over()

    async def show(self) -> None:
        """Shot after shot, until all are shown or the film is ended."""
        reel = self.reel
        while shot := self.shot:
            self.roll()
            if self.at:
                self.table.draw()
            self.hear(shot)
            await self.page.sleep(self.ms(shot))
            if reel != self.reel:
                return
            self.at += 1
        self.show_last()

    def end(self) -> None:
        """All of it is shown at once."""
        if self.shot:
            self.show_last()

    def show_last(self) -> None:
        """What stands there when all is told. A film that runs is over then; another, when it shall run."""
        self.at = len(self.shots)
        self.page.film(0)
        self.table.draw()
        if self.running:
            self.over()

    def over(self) -> None:
        """All is told."""
        for shot in self.shots[-1:]:
            self.hear(shot)
        self.stop()
        self.table.film_over()

    def hear(self, shot: Shot) -> None:
        """Its sound."""
        if shot.sound:
            self.table.sounds.play(shot.sound)

    def stop(self) -> None:
        """There is nothing to show any more."""
        self.begin([], 0)
        self.page.film(0)
