"""The lesson at the table: a match in which one tap after the other is asked for, each with a sentence.

What the game has written down (`games/contract.py`, Lesson) is said in a bubble beside what is to be tapped.
Everything else answers that it comes a bit later. How far the lesson is stands in the record, and follows
from what was played: so undo goes back with it, and whoever plays something else has left it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.page.markup import button, esc

if TYPE_CHECKING:
    from app.table.table import Table

ACTION, PICK = "action:", "pick:"
AT_THE_END = "prompt"  # what the last bubble points at: the line that says what to do now


class Lesson:
    """The part of the table that teaches, in a match that is a lesson; silent in all others."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        lessons = table.entry.lesson.LESSONS
        self.which = next((at for at, one in enumerate(lessons) if one.seed == table.record.match.seed), 0)
        self.lesson, self.more = lessons[self.which], lessons[self.which + 1 :]
        self.steps = self.lesson.steps
        self.later = ""  # the answer to what was tapped too early
        self.pointed = -1  # the step whose bubble is on the page

    # --- how far it is ---------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many steps are done; one more than there are when there is nothing left to teach."""
        done = self.table.record.lesson
        return self.over if done is None else done

    @property
    def over(self) -> int:
        """What the record says of a lesson that was left."""
        return len(self.steps) + 1

    @property
    def on(self) -> bool:
        """Is there something to say now? The bots' turns are left to the bots."""
        return self.step < self.over and (self.step == len(self.steps) or self.table.record.turn == "here")

    @property
    def asks(self) -> str:
        """The tap that is waited for; empty if any will do."""
        return self.steps[self.step].action if self.on and self.step < len(self.steps) else ""

    @property
    def words(self) -> str:
        """What the bubble says, as it is said aloud; empty if there is none."""
        if not self.on:
            return ""
        return self.steps[self.step].words if self.asks else self.lesson.end

    def led_to(self) -> int:
        """The first step that is still to do after what was played; the lesson is over if that was something
        else than it asked for."""
        record = self.table.record
        pairs = zip(record.match.played, record.match.states, strict=False)
        played = [f"{ACTION}{action}" for action, state in pairs if state.seat in record.mine]
        asked = [(step.action, done) for done, step in enumerate(self.steps, 1) if step.action[:7] == ACTION]
        if played != [action for action, _ in asked[: len(played)]]:
            return self.over
        return asked[len(played) - 1][1] if played else 0

    def follow(self) -> None:
        """The match stands elsewhere: so does the lesson."""
        self.later = ""
        if self.step < self.over:
            self.table.record.lesson = self.led_to()

    def resume(self) -> None:
        """A saved lesson goes on where it was, with what had been picked; or it is over, if what was played
        does not fit it."""
        done = self.step
        self.follow()
        for step in self.steps[self.step : done]:
            if step.action.startswith(PICK):
                self.table.pick_up(step.action.removeprefix(PICK))
        if self.step < self.over:
            self.table.record.lesson = max(self.step, done)

    # --- what is tapped ----------------------------------------------------------------

    def puts_off(self, tapped: str) -> bool:
        """Is something else asked for? Then that is said, and nothing is done."""
        if not self.asks or tapped == self.asks:
            return False
        *_, tap = self.words.partition("Tap ")
        self.later = f"Good idea, a bit later. First tap {tap}"
        self.table.shell.close()
        self.page.announce(self.later)
        self.show()
        return True

    def went_on(self, tapped: str) -> bool:
        """Was this asked for, and no choice of the game's? Then the next step comes."""
        if tapped != self.asks:
            return False
        self.later = ""
        self.table.record.lesson = self.step + 1
        self.table.keeper.owe()
        return True

    def touched(self, target: str) -> bool:
        """Does the lesson answer what was touched, in place of the game?"""
        if not self.went_on(f"touch:{target}"):
            return self.puts_off(f"touch:{target}")
        self.speak()
        self.show()
        return True

    def speak(self) -> None:
        """Say the bubble's words aloud, if there is one."""
        if self.words:
            self.page.announce(self.words)

    def do_hint(self, arg: str) -> None:
        """The lesson's own hint comes first."""
        if not self.puts_off("hint"):
            self.table.bots.do_hint(arg)

    def do_auto(self, arg: str) -> None:
        """No bot plays while somebody learns."""
        if not self.puts_off("auto"):
            self.table.bots.do_auto(arg)

    # --- leaving -----------------------------------------------------------------------

    def do_leave_lesson(self, _: str) -> None:
        """The bubble goes; the match is free to play."""
        self.table.record.lesson = self.over
        self.table.keeper.owe()
        self.table.keeper.keep()
        self.show()
        self.page.announce(f"Play on as you like. {self.table.asked_now}")
        self.page.focus("prompt")

    def escape(self) -> bool:
        """Is Escape the lesson's? It leaves; but what is open beside the board is shut first."""
        if not self.on:
            return False
        if self.table.beside.drawer:
            self.table.beside.shut_drawer()
        elif not self.page.find("dialog").open:
            self.do_leave_lesson("")
        return True

    # --- the bubble ----------------------------------------------------------------------

    def show(self) -> None:
        """The bubble beside what is to be tapped, or none, as while something is being shown. What is to be
        tapped comes into sight, once."""
        if not self.on or self.table.film.shot:
            return self.hide()
        target = self.steps[self.step].target if self.asks else AT_THE_END
        self.page.bubble(self.html(), target, self.step != self.pointed)
        if self.step != self.pointed:
            self.page.bring(f'[id="{target}"]')
        self.pointed = self.step
        return None

    def hide(self) -> None:
        """No bubble."""
        if self.pointed >= 0:
            self.page.bubble("", "", False)
        self.pointed = -1

    def onwards(self) -> str:
        """The way to the next lesson, if there is one."""
        if not self.more:
            return ""
        arg = f"{self.table.entry.game.slug} {self.which + 1}"
        return button("learn", f"Next lesson: {self.more[0].name}", arg, look="go")

    def html(self) -> str:
        """The bubble: what to do, how far it is, and the way out."""
        leave = button("leave-lesson", "Leave the lesson", look="quiet")
        if not self.asks:
            leave = self.onwards() + button("leave-lesson", "Play on", look="plain" if self.more else "go")
        later = f'<p class="later">{esc(self.later)}</p>' if self.later else ""
        done = f"{self.step + 1} of {len(self.steps)}" if self.asks else ""
        look = "ring" if self.asks else "ring still"
        return (
            f'<div class="{look}" aria-hidden="true"></div><section class="bubble" id="bubble" '
            f'aria-label="Lesson"><p id="bubble-words">{esc(self.words)}</p>'
            f'{later}<div class="way"><span>{done}</span>{leave}</div>'
            '<div class="tip" aria-hidden="true"></div></section>'
        )
