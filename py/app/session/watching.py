"""A match that is watched: a session in which nothing can be chosen, only shown, on and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import games
from app.session import intents as on
from app.session import narration, showing
from app.session.effects import AfterPaint, Draw, Effect, FilmFor, Say, Value, Wait
from app.session.film import BEATS, NO_FILM, Film, shots
from app.session.stage_view import STAGE, stage
from games.viewer import Viewer
from tabletop.game import Names, State
from tabletop.match import Match
from tabletop.values import replace

REST = 2.5  # beats between two actions
STAYS = "This is a replay: choose “Play from here” to go on with it yourself."


@dataclass(frozen=True)
class Watching:
    """A match of which `ply` actions have been shown.

    showing: counts up whenever it starts or stops to go on by itself; pace: "slow", "normal", "fast"; still:
    does nothing move? answer: to a touch.
    """

    match: Match
    names: Names
    ply: int = 0
    film: Film = NO_FILM
    showing: int = 0
    pace: str = "normal"
    still: bool = False
    answer: str = ""

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self.showing % 2 == 1

    @cached_property
    def state(self) -> State:
        """What stands there now."""
        return self.film.shot.state if self.film.shot else self.match.states[self.ply]

    @property
    def told(self) -> str:
        """What is being told, or what the last action has caused; at the end, how it ended."""
        shot = self.film.shot
        if shot:
            return narration.happened(self.match, shot.told, self.names, None, shot.since)
        told = narration.happened(self.match, self.state, self.names, None) if self.ply else ""
        outcome = self.state.outcome(self.names)
        return f"{told} {narration.ended(outcome, self.names)}" if outcome else told

    @property
    def done(self) -> str:
        """The action that led here, in words, where everybody may know it."""
        if not self.ply:
            return "The match begins"
        actor = self.names[self.match.states[self.ply - 1].seat]
        return narration.chosen(self.match, self.ply - 1, self.names, None) or f"{actor} has chosen"

    def drawn(self) -> Mapping[str, str]:
        """The game's parts, only to be looked at. Of a match that is over all lies open."""
        entry = games.load(self.match.game.slug)
        looker = self.state.seat if self.match.state.ending else None
        view = narration.seen(self.match, self.state, None)
        lies = narration.seen(self.match, self.film.lying.state, None) if self.film.lying else view
        viewer = Viewer(looker, self.names, acts=False)
        shown = view if self.film.staged else None
        return {**entry.table.draw(lies, viewer), STAGE: stage(entry, shown, viewer, self.told)}


Watched = tuple[Watching, tuple[Effect, ...]]


def update(w: Watching, intent: Any) -> Watched:
    """What comes of an intent; pure, as that of a table."""
    return HANDLERS[type(intent)](w, intent)


def stopped(w: Watching) -> Watching:
    """It no longer goes on by itself."""
    return replace(w, showing=w.showing + w.playing)


def jump(w: Watching, ply: int) -> Watched:
    """The match after so many actions is shown."""
    ply = max(0, min(ply, len(w.match.log)))
    w = replace(stopped(w), film=w.film.of(()), ply=ply, answer="")
    return w, (FilmFor(0), *_shows(w))


def _shows(w: Watching) -> tuple[Effect, ...]:
    """Draw what is to be seen, and say it."""
    state = w.match.states[w.ply]
    said = (w.done, narration.happened(w.match, state, w.names, None) if w.ply else "")
    return Draw(), Value("ply", str(w.ply)), Say(". ".join(filter(None, said)))


def go_on(w: Watching) -> Watched:
    """The next action, if there is one, and what it causes in its order."""
    if w.ply == len(w.match.log):
        return (stopped(w), (Draw(),)) if w.playing else (w, ())
    found = shots(w.match.watch(w.ply), games.load(w.match.game.slug).table.FACTS.cues)
    film = w.film.of(found[-1:] if w.still else found, w.pace)
    w = replace(w, ply=w.ply + 1, film=film, answer="")
    roll = (FilmFor(film.ms),) if film.shot else ()
    return w, (*_shows(w), *roll, AfterPaint(on.Run()))


def film_over(w: Watching) -> Watched:
    """All that the action has caused was shown: go on after a rest, if it goes on by itself."""
    return w, (Wait(REST * BEATS[w.pace], on.Rested(w.showing)),) if w.playing else ()


def toggle(w: Watching) -> Watched:
    """Go on by itself, or stop there; from the end it begins anew."""
    if w.playing:
        return stopped(w), (Draw(),)
    ply = 0 if w.ply == len(w.match.log) else w.ply
    w = replace(w, ply=ply, showing=w.showing + 1, answer="")
    _, rests = film_over(w)
    return w, (Draw(), *(() if w.film.shot else rests))


HANDLERS: dict[type, Callable[[Watching, Any], Watched]] = {
    on.Jump: lambda w, it: jump(w, it.ply),
    on.Forward: lambda w, _: go_on(stopped(w)),
    on.Toggle: lambda w, _: toggle(w),
    on.Pace: lambda w, it: (replace(w, pace=it.pace, film=replace(w.film, pace=it.pace)), ()),
    on.Rested: lambda w, it: go_on(w) if it.showing == w.showing else (w, ()),
    on.Touched: lambda w, _: (replace(w, answer=STAYS), (Draw(still=True), Say(STAYS))),
    on.Leave: lambda w, _: (replace(stopped(w), film=w.film.of(())), (FilmFor(0),)),
    on.Run: lambda w, _: showing.run(w, film_over),
    on.ShotOver: lambda w, it: showing.shot_over(w, it, film_over),
    on.Hurry: lambda w, it: showing.hurried(w, film_over, it.on_stage),
}
