"""Bots at the table: at their own seats, as a hint, and as autoplay that can be watched and stopped.

One thought is thought at a time, and `now` says whose it is and how far: nobody's, a hint's, a bot's.
A bot at its own seat goes on from what it has chosen as `flow` says.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from app.keep.settings import PACES
from app.table import bots_view as view
from app.table.keys import BY_KEY
from app.table.thinking import Thought
from tabletop.wording import capital

if TYPE_CHECKING:
    from app.table.table import Table

LIT = "[data-hint]:not([hidden] *)"  # the place or piece that a hint means


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


class Auto(StrEnum):
    """Autoplay of the people's own seats."""

    SHUT = "shut"
    OPEN = "open"  # its strip is there, to start it
    RUNNING = "running"


class Bots:
    """The part of the table that lets bots think and move."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.now = Now.NOBODY
        self.thought: Thought | None = None
        self.flow = Flow.PACED
        self.auto = Auto.SHUT
        self.strength, self.pace = "strong", "normal"  # of autoplay
        self.last_thought = ""  # autoplay's, in words
        self.fresh = False  # has autoplay been started, and not moved yet?
        self.by_key = False  # was the hint asked for by key?
        self.asked_from = ""  # where the focus was when the hint was asked for

    # --- what others ask -------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Does autoplay decide for the people here?"""
        return self.auto is Auto.RUNNING

    @property
    def hinted(self) -> str:
        """The action that the hint recommends; empty while there is none."""
        return self.best if self.now is Now.ADVISED else ""

    @property
    def chosen(self) -> str:
        """The action that a bot has chosen and not done yet."""
        return self.best if self.now is Now.CHOSEN else ""

    @property
    def best(self) -> str:
        """The action that the thought holds best so far."""
        return self.thought.choices[0].action.text if self.thought and self.thought.choices else ""

    @property
    def wins(self) -> bool:
        """Does what the hint recommends win at once?"""
        hinted = self.hinted
        return bool(hinted) and self.table.place_after(self.table.entry.game.parse(hinted)) == 1

    @property
    def autoplay(self) -> str:
        """The bot that decides for the people here; nothing if they do themselves."""
        return self.strength if self.playing else ""

    @property
    def busy_words(self) -> str:
        """What whoever is curious hears while autoplay decides; nothing if it does not."""
        return "A bot plays for you: “Stop” gives the match back." if self.playing and self.to_move() else ""

    def tools(self) -> str:
        """The tools that stand in for hint and autoplay while a bot moves."""
        return view.tools(self.flow is Flow.HELD) if self.table.record.turn == "bot" else ""

    def strips(self) -> str:
        """Autoplay's strip, when open."""
        if self.auto is Auto.SHUT:
            return ""
        return view.auto_strip(self.strength, self.pace, self.playing, self.last_thought)

    @property
    def hastens(self) -> bool:
        """Does nobody wish to see what the bots do?"""
        return self.flow is Flow.SKIPPING

    def beat(self, seat: int) -> str:
        """How fast what a seat has done is shown: as the person prefers, and a hasty bot's quickly."""
        pace = self.pace if self.playing else self.table.shell.settings["pace"]
        hasty = pace == "fast" and (self.playing or seat not in self.table.record.mine)
        motion = str(self.page.motion())
        return "fast" if hasty or motion == "off" else motion

    def stop(self) -> None:
        """Autoplay ends and nobody thinks any more; a hint that is there stays."""
        if self.now is not Now.ADVISED:
            self.forget()
        if self.playing:
            self.auto = Auto.OPEN
        self.last_thought = ""

    def forget(self) -> None:
        """The match has moved on: what is being thought about no longer fits."""
        if self.thought:
            self.thought.given_up = True
        self.now, self.thought = Now.NOBODY, None

    def hold(self) -> None:
        """Bots wait for a tap before each choice."""
        self.flow = Flow.HELD

    def escape(self) -> bool:
        """Hold the bot whose turn it is, put a hint away, or stop what is thought for a person; False if
        there is nothing."""
        if self.table.record.turn == "bot":
            self.hold()
        elif self.now in (Now.ADVISING, Now.ADVISED):
            self.do_end_hint("")
        elif self.playing or self.now in (Now.CHOOSING, Now.CHOSEN):
            self.stop()
        else:
            return False
        return True

    def think(self, now: Now, strength: str) -> Thought:
        """Begin a thought about the match as it stands, in place of any other."""
        self.forget()
        self.now = now
        self.thought = Thought(self.table.match, strength, self.table.entry.bot, self.page)
        return self.thought

    # --- hint --------------------------------------------------------------------

    def hint(self) -> str:
        """The hint as far as it is found, while it is open."""
        if not self.thought or self.now not in (Now.ADVISING, Now.ADVISED):
            return ""
        choices = self.thought.choices
        why = self.table.reason(choices[0].action) if choices else ""
        done = self.now is Now.ADVISED
        return view.hint(choices, self.table.words, why, done, self.thought.enough, self.wins)

    def do_hint(self, by: str) -> None:
        """What the strong bot would do, with its chance against the alternatives. Whoever asks by key finds
        the focus on doing it."""
        if self.table.idle_words:
            self.table.answer(self.table.idle_words)
        elif self.now in (Now.ADVISING, Now.ADVISED):
            self.do_end_hint("")
        else:
            self.stop()
            self.by_key, self.asked_from = by == BY_KEY, self.page.focused_name()
            thought = self.think(Now.ADVISING, "strong")
            self.table.match.hinted = True
            self.table.draw()
            self.page.announce("The strong bot looks ahead.")
            self.page.start(self.advise(thought))

    async def advise(self, thought: Thought) -> None:
        """Think, showing now and then how far it is."""
        await thought.finish(lambda: self.table.draw(still=True))
        if thought.given_up:
            return
        self.now = Now.ADVISED
        best = thought.choices[0]
        self.table.draw()
        words, why = self.table.words(best.action), self.table.reason(best.action)
        chance = "" if self.wins else f" {capital(view.to_win(best.value))}."
        self.page.announce(f"Hint: {words}. {capital(why)}.{chance}")
        self.page.after_paint(self.show_hint)
        self.table.keeper.keep()

    def show_hint(self) -> None:
        """The hint is painted: bring what it means into sight, and the focus to it if a key has asked."""
        self.page.bring(LIT)
        if self.by_key and self.now is Now.ADVISED:
            self.page.focus("do-play-hint")

    def do_play_hint(self, _: str) -> None:
        """Do what the hint says."""
        if self.hinted:
            self.table.play(self.hinted)

    def do_end_hint(self, _: str) -> None:
        """Put the hint away; the focus goes back to where it was asked for."""
        self.forget()
        self.table.draw()
        self.page.focus(self.asked_from or "tool-hint")

    # --- autoplay ------------------------------------------------------------------

    def do_auto(self, by: str) -> None:
        """Open autoplay's strip, or close it; by key it starts at once."""
        self.table.shell.close()
        if self.table.idle_words:
            self.table.answer(self.table.idle_words)
        elif self.auto is not Auto.SHUT:
            self.do_end_auto("")
        else:
            self.auto = Auto.OPEN
            if by == BY_KEY:
                return self.do_auto_start("")
            self.table.draw()
        return None

    def do_end_auto(self, _: str) -> None:
        """Stop, and put the strip away."""
        self.stop()
        self.auto = Auto.SHUT
        self.table.draw()
        self.move_on()

    def do_auto_strength(self, strength: str) -> None:
        """Another bot plays from the next choice on."""
        self.strength = strength

    def do_auto_pace(self, pace: str) -> None:
        """Faster or slower."""
        self.pace = pace

    def do_auto_start(self, _: str) -> None:
        """The bot takes over every person's seat until it is stopped."""
        self.forget()
        self.table.unpick()
        self.auto, self.fresh = Auto.RUNNING, True
        self.table.draw()
        self.page.focus("do-auto-stop")
        self.move_on()

    def do_auto_stop(self, _: str) -> None:
        """Stop at once."""
        self.stop()
        self.table.draw()
        self.page.focus("do-auto-start")
        self.move_on()

    # --- at their seats --------------------------------------------------------------

    def do_step(self, _: str) -> None:
        """One choice of a bot, and then wait."""
        if self.table.record.turn == "bot":
            self.flow = Flow.HELD if self.now is Now.CHOSEN else Flow.STEP
            self.go_on()

    def do_go_on(self, _: str) -> None:
        """Bots no longer wait."""
        self.flow = Flow.PACED
        self.go_on()

    def do_skip_on(self, _: str) -> None:
        """On to the next person's turn, without waiting."""
        if self.table.record.turn == "bot":
            self.flow = Flow.SKIPPING
            self.go_on()

    def go_on(self) -> None:
        """Do what was chosen; if nothing is yet, show the tools as they are now, and let somebody think."""
        if self.now is Now.CHOSEN:
            self.carry_out()
        else:
            self.table.draw()
            if self.now is Now.NOBODY:
                self.move_on()

    # --- moving --------------------------------------------------------------------

    def to_move(self) -> str:
        """The strength of the bot that must decide now, or nothing if a person must."""
        record = self.table.record
        if record.outcome or self.table.keeper.elsewhere:
            return ""
        if record.turn == "bot":
            return record.players[record.match.state.seat]
        return self.strength if self.playing and record.turn == "here" else ""

    def move_on(self) -> None:
        """If a bot must decide now, let it think and move."""
        strength = self.to_move()
        if self.table.record.turn != "bot":
            self.flow = Flow.PACED
        if strength:
            self.page.start(self.decide(self.think(Now.CHOOSING, strength)))
        elif self.table.record.outcome and self.playing:
            self.stop()
            self.auto = Auto.SHUT
            self.table.draw()
            self.table.finale.begin()

    async def decide(self, thought: Thought) -> None:
        """One choice of a bot's: thought about, shown for a moment, made."""
        began = self.page.clock()
        choices = await thought.finish()
        if not choices:
            return
        self.now = Now.CHOSEN
        if self.table.may_see(choices[0].action):
            does = self.table.words(choices[0].action)
            self.last_thought = f"{capital(does)}: {view.to_win(choices[0].value)}"
        self.table.draw()
        if not self.waits:
            await self.page.sleep(max(self.pause - (self.page.clock() - began), 60))
        if not thought.given_up and not self.waits:
            self.carry_out()

    @property
    def waits(self) -> bool:
        """Does a bot that has chosen wait for a tap?"""
        at_a_tap = self.flow is Flow.PACED and self.table.shell.settings["pace"] == "step"
        return self.table.record.turn == "bot" and (at_a_tap or self.flow is Flow.HELD)

    @property
    def pause(self) -> int:
        """ms from one choice to the next; autoplay's first comes at once."""
        if self.table.record.turn == "here":
            return 0 if self.fresh else PACES[self.pace][1]
        return PACES[self.table.shell.settings["pace"]][1] if self.flow is Flow.PACED else 0

    def carry_out(self) -> None:
        """Do what was chosen."""
        action = self.chosen
        self.forget()
        if self.flow is Flow.STEP:
            self.flow = Flow.HELD
        self.table.record.watched += self.table.record.turn == "here"
        self.fresh = False
        self.table.play(action)
