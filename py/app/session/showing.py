"""How a film is shown, shot after shot, in any session that has one: `over` says what follows when all is
told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from app.session.effects import Draw, Effect, FilmFor, Sound, Wait
from app.session.film import Film
from app.session.intents import ShotOver
from tabletop.values import replace

S = TypeVar("S", bound=Any)  # a session: a frozen value with a `film`
Over = Callable[[S], tuple[S, tuple[Effect, ...]]]


def run(s: S, over: Over[S]) -> tuple[S, tuple[Effect, ...]]:
    """The first shot has been painted: on with it, and with what is on the stage, for which no tap waits."""
    s = replace(s, film=replace(s.film, running=True))
    return (s, (Draw(still=True), *_stands(s.film))) if s.film.shot else told(s, over)


def shot_over(s: S, it: ShotOver, over: Over[S]) -> tuple[S, tuple[Effect, ...]]:
    """On to the next shot, or to what stands there when all is told."""
    if (it.reel, it.at) != (s.film.reel, s.film.at) or not s.film.shot:
        return s, ()
    return _show(s, s.film.at + 1, over)


def hurried(s: S, over: Over[S], on_stage: bool = False) -> tuple[S, tuple[Effect, ...]]:
    """All of what is being shown is shown at once; or, of what is on the stage, the next comes."""
    if not s.film.shot:
        return s, ()
    return _show(s, s.film.next_held, over) if on_stage else show_last(s, over)


def _show(s: S, at: int, over: Over[S]) -> tuple[S, tuple[Effect, ...]]:
    """This shot, or what stands there when all is told."""
    s = replace(s, film=s.film.moved_to(at))
    if not s.film.shot:
        return show_last(s, over)
    return s, (FilmFor(s.film.ms), Draw(), *_stands(s.film))


def show_last(s: S, over: Over[S]) -> tuple[S, tuple[Effect, ...]]:
    """What stands there when all is told. A film that runs is over then; another, when it shall run."""
    s = replace(s, film=replace(s.film, at=len(s.film.shots)))
    more: tuple[Effect, ...] = ()
    if s.film.running:
        s, more = told(s, over)
    return s, (FilmFor(0), Draw(), *more)


def told(s: S, over: Over[S]) -> tuple[S, tuple[Effect, ...]]:
    """All is told."""
    heard = tuple(Sound(shot.sound) for shot in s.film.shots[-1:] if shot.sound)
    s, more = over(replace(s, film=s.film.of(())))
    return s, (*heard, FilmFor(0), *more)


def _stands(film: Film) -> tuple[Effect, ...]:
    """A shot is there: it is heard, and stands for its time."""
    sound = (Sound(film.shot.sound),) if film.shot and film.shot.sound else ()
    return (*sound, Wait(film.ms, ShotOver(film.reel, film.at)))
