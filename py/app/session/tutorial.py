"""The lesson: a match in which one tap after the other is asked for, each with a sentence.

What the game has written down (`games/contract.py`, Lesson) is said in a bubble beside what is to be tapped.
Everything else answers that it comes a bit later. How far the lesson is stands in the record, and follows
from what was played: so undo goes back with it, and whoever plays something else has left it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import games
from app.page.markup import button, esc
from app.session.effects import CloseDialog, DrawBubble, Effect, Say
from app.session.model import Session
from games.contract import Lesson, Step
from tabletop.actions import Action
from tabletop.game import State
from tabletop.match import Match
from tabletop.values import replace

ACTION, PICK = "action:", "pick:"
ONWARD = "To what the link brought"
TO_THE_TABLE = "Back to the table"
HAND = "/hand"  # so ends the address of a hand at another device's table
AT_THE_END = "prompt"  # what the last bubble points at: the line that says what to do now

Answered = tuple[Session, tuple[Effect, ...]] | None


@dataclass(frozen=True)
class Tutorial:
    """The lesson of a match, at a step: `step` is how many steps are done, one more than there are when there
    is nothing left to teach. on: is there something to say now? The bots' turns are left to the bots."""

    lesson: Lesson
    more: tuple[Lesson, ...]
    which: int
    step: int
    on: bool

    @property
    def steps(self) -> tuple[Step, ...]:
        """What it asks for, one after the other."""
        return tuple(self.lesson.steps)

    @property
    def over(self) -> int:
        """What the record says of a lesson that was left."""
        return len(self.lesson.steps) + 1

    @property
    def asks(self) -> str:
        """The tap that is waited for; empty if any will do."""
        return self.lesson.steps[self.step].action if self.on and self.step < len(self.lesson.steps) else ""

    @property
    def words(self) -> str:
        """What the bubble says, as it is said aloud; empty if there is none."""
        if not self.on:
            return ""
        return self.lesson.steps[self.step].words if self.asks else self.lesson.end

    def left(self, state: State, action: Action) -> bool:
        """Is this done without asking (`State.forced`), and none of the lesson's steps?"""
        asked = any(step.action == f"{ACTION}{action}" for step in self.lesson.steps)
        return not asked and state.forced(alone=True) == action

    @property
    def target(self) -> str:
        """The id of what the bubble points at."""
        return self.lesson.steps[self.step].target if self.asks else AT_THE_END


def tutorial(s: Session) -> Tutorial:
    """The lesson of a session as far as it is; of a match that is none it is over."""
    return _tutorial(s.match.game.slug, s.match.seed, s.record.lesson, s.record.turn == "here")


@lru_cache(maxsize=4)
def _tutorial(slug: str, seed: str, done: int | None, here: bool) -> Tutorial:
    lessons = games.load(slug).lesson.LESSONS
    which = next((at for at, one in enumerate(lessons) if one.seed == seed), 0)
    lesson, over = lessons[which], len(lessons[which].steps) + 1
    step = over if done is None else done
    on = step < over and (step == len(lesson.steps) or here)
    return Tutorial(lesson, tuple(lessons[which + 1 :]), which, step, on)


def led_to(s: Session) -> int:
    """The first step that is still to do after what was played; the lesson is over if that was something else
    than it asked for."""
    teaches = tutorial(s)
    steps = enumerate(teaches.steps, 1)
    asked = [(step.action, done) for done, step in steps if step.action.startswith(ACTION)]
    played = _taps(s.match, s.record.mine, teaches)
    if played != [action for action, _ in asked[: len(played)]]:
        return teaches.over
    return asked[len(played) - 1][1] if played else 0


def _taps(match: Match, mine: list[int], teaches: Tutorial) -> list[str]:
    """What was chosen at this device, as the steps of a lesson say it."""
    pairs = zip(match.played, match.states, strict=False)
    return [
        f"{ACTION}{action}"
        for action, state in pairs
        if state.seat in mine and not teaches.left(state, action)
    ]


def at_step(s: Session, step: int) -> Session:
    """The same with so many steps of its lesson done; the cursor stands on what is to be tapped now."""
    s = replace(s, record=replace(s.record, lesson=step))
    teaches = tutorial(s)
    return replace(s, cursor=teaches.asks, cursor_at=s.match.at) if teaches.asks else s


def follow(s: Session) -> Session:
    """The match stands elsewhere: so does its lesson."""
    s = replace(s, put_off="") if s.put_off else s
    teaching = s.record.lesson is not None and s.record.lesson < tutorial(s).over
    return at_step(s, led_to(s)) if teaching else s


def resumed(s: Session) -> Session:
    """A saved lesson goes on where it was, with what had been picked; or it is over, if what was played does
    not fit it."""
    done = tutorial(s).step
    s = follow(s)
    teaches = tutorial(s)
    for step in teaches.steps[teaches.step : done]:
        if step.action.startswith(PICK):
            picked = s.entry.table.pick(s.shown, s.picked, step.action.removeprefix(PICK))
            s = replace(s, picked=picked)
    return at_step(s, max(teaches.step, done)) if teaches.step < teaches.over else s


def puts_off(s: Session, tapped: str) -> Answered:
    """What the lesson answers when something else is asked for, and then nothing is done; None if not."""
    teaches = tutorial(s)
    if not teaches.asks or tapped == teaches.asks:
        return None
    *_, tap = teaches.words.partition("Tap ")
    later = f"Good idea, a bit later. First tap {tap}"
    return replace(s, put_off=later), (CloseDialog(), Say(later), DrawBubble())


def went_on(s: Session, tapped: str) -> Session | None:
    """The session at the next step, if this was asked for and is no choice of the game's; None if not."""
    teaches = tutorial(s)
    return at_step(replace(s, put_off=""), teaches.step + 1).owing() if tapped == teaches.asks else None


def touched(s: Session, target: str) -> Answered:
    """What the lesson answers to what was touched, in place of the game; None if it leaves that to it."""
    on = went_on(s, f"touch:{target}")
    if on is None:
        return puts_off(s, f"touch:{target}")
    return on, (DrawBubble(), *spoken(on))


def spoken(s: Session) -> tuple[Effect, ...]:
    """The bubble's words aloud, if there is one."""
    teaches = tutorial(s)
    so_far = f" {teaches.step + 1} of {len(teaches.steps)}." if teaches.asks else ""
    return (Say(f"{teaches.words}{so_far}"),) if teaches.words else ()


def bubble_html(s: Session) -> str:
    """The bubble: what to do, how far it is, and the way out."""
    teaches, slug, onward = tutorial(s), s.match.game.slug, s.record.onward
    ways: str
    if teaches.asks:
        ways = button("leave-lesson", "Leave the lesson", look="quiet")
    else:
        ways = button("leave-lesson", "Play on", look="plain" if teaches.more or onward else "go")
    if teaches.more and not teaches.asks:
        onwards = f"Next lesson: {teaches.more[0].name}"
        look = "plain" if onward else "go"
        ways = button("learn", onwards, f"{slug} {teaches.which + 1}", look=look) + ways
    if onward and not teaches.asks:  # others wait there
        ways = button("onward", TO_THE_TABLE if onward.endswith(HAND) else ONWARD, look="go") + ways
    later = f'<p class="later">{esc(s.put_off)}</p>' if s.put_off else ""
    done = f"{teaches.step + 1} of {len(teaches.steps)}" if teaches.asks else ""
    look = "ring" if teaches.asks else "ring still"
    return (
        f'<div class="{look}" aria-hidden="true"></div><section class="bubble" id="bubble" '
        f'aria-label="Lesson"><p id="bubble-words">{esc(teaches.words)}</p>'
        f'{later}<div class="way"><span>{done}</span>{ways}</div>'
        '<div class="tip" aria-hidden="true"></div></section>'
    )
