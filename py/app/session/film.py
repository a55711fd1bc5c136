"""What an action has caused, shown event after event, in the order of the rules.

The match has gone on already when its film begins, and is saved: the film shows how it came there, and
nothing waits for it. Each shot is drawn like any other state, with its sentence in the place of the prompt.
Whoever taps what stands on the stage sees the next of it. Whoever taps anything else, or presses a key, sees
the end at once, and the tap is answered there. With motion off there is no film: its sentences alone come.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from games.contract import WAY, Cue
from tabletop.actions import Action
from tabletop.game import Event, State, Who
from tabletop.values import replace

BEATS = {"fast": 180, "normal": 450, "slow": 900}  # ms, by the pace that the person prefers
HOLDS = {"fast": 0.4, "normal": 1, "slow": 1.5}  # how much of a cue's hold that is
STEP = 0.28  # beats of a glimpse, a step on the way, where all steps together take no longer than is usual
USUAL = Cue()
KNOWN = 2  # states of which it is remembered what comes of an action


class Shot(NamedTuple):
    """One picture of a film: what stands there, and for how many beats, with which sound, and for how many ms
    at the usual pace besides. Said of it are the events of `told` from the one numbered `since` on."""

    state: State
    told: State
    since: int
    beats: float
    sound: str
    hold: float = 0

    @property
    def is_event(self) -> bool:
        """Does something happen in it? If not, it is a step on the way."""
        return self.told is self.state


@dataclass(frozen=True)
class Film:
    """Shots that are being shown. The match stands as the last of them.

    at: which one stands there; pace: of BEATS; reel: counts the films, so that one that was ended stays so;
    running: has its first shot been painted? choices: the part of that name as it stood before, which keeps
    its room, and the focus, until the next choices come; lies: the shot as which the pieces lie.
    """

    shots: tuple[Shot, ...] = ()
    at: int = 0
    pace: str = "normal"
    reel: int = 0
    running: bool = False
    choices: str = ""
    lies: int = 0

    @property
    def shot(self) -> Shot | None:
        """What is shown now; None if the match is shown as it stands, which the last shot is."""
        return self.shots[self.at] if self.at < len(self.shots) - 1 else None

    @property
    def staged(self) -> Shot | None:
        """The shot whose event stands on the stage now: none before the first picture has been painted."""
        return self.shot if self.running and self.shot and self.shot.is_event else None

    @property
    def lying(self) -> Shot | None:
        """The shot as which the pieces lie: while something stands on the stage the last one before it, so
        that nothing moves behind it, but when it is gone."""
        return self.shots[self.lies] if self.staged and self.staged.hold else self.shot

    def moved_to(self, at: int) -> Film:
        """The same with this shot."""
        held = at < len(self.shots) and self.shots[at].hold
        return replace(self, at=at, lies=self.lies if held else at)

    @property
    def next_held(self) -> int:
        """Which is the next one with something to be read; the last if there is none."""
        return next((at for at, shot in enumerate(self.shots) if at > self.at and shot.hold), len(self.shots))

    @property
    def ms(self) -> int:
        """How long what is shown now stands there; 0 if nothing is."""
        shot = self.shot
        return int(shot.beats * BEATS[self.pace] + shot.hold * HOLDS[self.pace]) if shot else 0

    def of(self, shots: Sequence[Shot], pace: str = "normal", choices: str = "") -> Film:
        """The film that comes after this one."""
        return Film(tuple(shots), 0, pace, self.reel + 1, False, choices)


NO_FILM = Film()


def shots(
    frames: Sequence[State], cues: Mapping[str, Cue], mine: Collection[int] | None = None
) -> list[Shot]:
    """The film of the frames (`State.watch`); the last shot is what stands there when all is told. What has
    no beat of its own is told with what follows; a step on the way keeps the words of what it is a step
    of. What concerns none of the seats that are `mine`, if they are given, is held half as long."""
    found: list[Shot] = []
    known = [0, *(len(frame.events()) for frame in frames)]
    steps = max(1, sum(before == now for before, now in pairwise(known)))
    told = seen = 0  # events
    cue = USUAL
    for frame in frames:
        events = frame.events()
        is_event = len(events) > seen
        if is_event:
            cue = cues.get(events[-1].kind, USUAL)
        beats = cue.beats if is_event else min(STEP * cue.way / WAY, cue.way / steps)
        seen = len(events)
        held = cue.hold * (1 if concerns(events[-1], mine) else 0.5) if is_event else 0
        if beats or held or frame is frames[-1]:
            words = found[-1][1:3] if found and told == seen else (frame, told)
            found.append(Shot(frame, *words, beats, cue.sound if is_event else "", held))
            told = seen
    return found


def concerns(event: Event, seats: Collection[int] | None) -> bool:
    """Is an event told of one of these seats, or of nobody, or does it name one? If there are none, of
    whomever."""
    named = {event.seat, *(arg for arg in event.args if isinstance(arg, Who))}
    return seats is None or event.seat < 0 or not named.isdisjoint(seats)


# --- what comes of an action -----------------------------------------------------------
# States are pure, so the same action at the same state has the same film: the last ones are remembered, for
# a choice is looked at ahead, asked about and made.

_known: list[tuple[State, Action, tuple[State, ...]]] = []


def frames(state: State, action: Action) -> tuple[State, ...]:
    """What an action at a state will cause, frame by frame, `State.watch`. IllegalAction."""
    known = _remembered(state, action)
    return known if len(known) > 1 else _remember(state, action, tuple(state.watch(action)))


def after(state: State, action: Action) -> State:
    """The state that an action at a state leads to. IllegalAction."""
    return (_remembered(state, action) or _remember(state, action, (state.apply(action),)))[-1]


def forget() -> None:
    """Nothing is remembered any more."""
    _known.clear()


def _remembered(state: State, action: Action) -> tuple[State, ...]:
    return next((found for at, done, found in _known if at is state and done == action), ())


def _remember(state: State, action: Action, found: tuple[State, ...]) -> tuple[State, ...]:
    _known[:] = [*(one for one in _known if one[0] is not state or one[1] != action)][1 - KNOWN :]
    _known.append((state, action, found))
    return found
