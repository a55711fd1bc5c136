"""A table: a session of a match, what a hand does at it, and bots that think about it.

What is common to the table that stands on this page (`runtime.py`) and to a hand of it on another device
(`app/live/hand.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.keep.record import Record
from app.session import cursor, render
from app.session import effects as do
from app.session import intents as on
from app.session.bots_model import Now
from app.session.keys import BY_KEY, KEYS, meaning
from app.session.loop import Loop
from app.session.model import Session, World
from app.session.shell import Shell
from app.session.thinking import Thought
from app.session.update import update
from tabletop.actions import InvalidAction

PLAYED_BY_KEYS = "played-by-keys"  # kept with the settings, so that who does is known on the next visit
BOARD = "cursor"  # what has the focus while somebody goes over the board
MAP = "0"  # shows all of a map (static/pan.mjs)
LIT = "[data-hint]:not([hidden] *)"  # the place or piece that a hint means


class Table(Loop):
    """A session, on some page."""

    session: Session

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.thought: Thought | None = None

    @property
    def record(self) -> Record:
        """What is on the table."""
        return self.session.record

    @property
    def slug(self) -> str:
        """The game's."""
        return self.record.match.game.slug

    def world(self) -> World:
        """The preferences and the day as they are now."""
        settings = self.shell.settings
        moves, today = self.page.motion(), self.page.today()
        paced, by_keys = settings.has("pace"), settings.has(PLAYED_BY_KEYS)
        return World(settings["confirm"], settings["pace"], moves, today, paced, by_keys)

    # --- the loop ------------------------------------------------------------------------

    def update(self, intent: on.Intent) -> tuple[do.Effect, ...]:
        """The session goes on by an intent."""
        self.session, effects = update(self.session, intent)
        self.give_up()
        return effects

    def give_up(self) -> None:
        """A thought that the session does not wait for is given up."""
        if self.thought and self.thought.number != self.awaited:
            self.thought.given_up = True
            self.thought = None

    @property
    def awaited(self) -> int:
        """The number of the thought that the session waits for; 0 if it waits for none."""
        bots = self.session.bots
        return bots.thought if bots.now in (Now.ADVISING, Now.CHOOSING) else 0

    def sends(self, made: Callable[[str], on.Intent]) -> Callable[[str], None]:
        """The command that sends an intent."""
        return lambda arg: self.dispatch(made(arg))

    def notice(self) -> None:
        """The preferences may be others by now, or the day."""
        world = self.world()
        if world != self.session.world:
            self.dispatch(on.Noticed(world))

    def carry_out(self, effect: do.Effect) -> None:
        """Do what the session asks for."""
        match effect:
            case do.DrawReply():
                self.draw_reply()
            case do.Scroll(name):
                self.page.scroll_to(name)
            case do.BringHint():
                self.page.bring(LIT)
            case do.Think(number, strength, report):
                self.page.start(self.think(number, strength, report))
            case _:
                super().carry_out(effect)

    async def think(self, number: int, strength: str, report: bool) -> None:
        """A bot's thought about the match as it stands, told to the session when it is found."""
        began, s = self.page.clock(), self.session
        thought = self.thought = Thought(s.match, strength, s.entry.bot, self.page, number)
        told = (lambda: self.dispatch(on.Found(number, tuple(thought.choices), False))) if report else None
        choices = await thought.finish(told)
        if choices:
            self.dispatch(on.Found(number, tuple(choices), True, self.page.clock() - began))

    # --- drawing -------------------------------------------------------------------------

    def parts(self, session: Session) -> Mapping[str, str]:
        """The table by part."""
        return render.parts(session)

    def framed(self, session: Session, parts: Mapping[str, str]) -> str:
        """The whole table, made of its parts."""
        return render.framed(session, parts)

    def draw_reply(self) -> None:
        """The line below the prompt alone: a mouse that passes over choices draws nothing else."""
        reply, line = self.session.reply, self.page.find("reply")
        if line:
            self.page.show("reply", render.answered(self.session), still=True)
            line.dataset.kind = reply.kind
            self.screen.forget("near")

    # --- what a hand does ----------------------------------------------------------------

    def chosen(self, text: str, touched: bool) -> on.Intent:
        """The intent of a choice as the page says it."""
        try:
            return on.Play(self.session.entry.game.parse(text), touched)
        except InvalidAction as fault:
            return on.Refuse(str(fault))

    def act(self, text: str, touched: bool = False) -> None:
        """A choice was made on the page."""
        self.notice()
        self.dispatch(self.chosen(text, touched))

    def on_board(self, pressed: str, far: bool) -> bool:
        """A key while the focus is on the board's cursor."""
        intent = cursor.meant(pressed, far) if self.session.entry.table.FACTS.board else None
        if intent is None:
            return False
        self.notice()
        self.dispatch(intent)
        return True

    def look_at_board(self) -> None:
        """The focus has come to the board's cursor."""
        self.dispatch(on.LookHere())

    def pick(self, what: str) -> None:
        """Something was picked that is no choice yet, or put back."""
        self.dispatch(on.Pick(what))

    def touch(self, target: str) -> None:
        """Anything else was touched."""
        self.dispatch(on.Touch(target))

    def answer(self, why: str) -> None:
        """Say why something cannot be chosen."""
        self.dispatch(on.Refuse(why))

    def point(self, action: str) -> None:
        """The mouse or the focus is on a choice: say what it would bring."""
        if action != self.session.pointed:
            self.dispatch(on.Point(action))

    def key(self, pressed: str) -> bool:
        """A letter or digit: the game's own first, then the page's."""
        s = self.session
        if s.entry.table.FACTS.board and pressed.lower() in cursor.SEEKS:
            self.page.focus(BOARD)
            self.on_board(pressed, False)
        elif s.entry.table.key(s.shown, s.picked, pressed) or meaning(s.entry.table.FACTS.keys, pressed):
            self.notice()
            self.dispatch(on.Press(pressed, self.page.clock()))
        elif command := KEYS.get(pressed) or KEYS.get(pressed.lower()):
            self.shell.command(command, BY_KEY)
        elif pressed.isalnum() and pressed not in MAP:
            self.dispatch(on.Refuse(self.no_such_key(pressed)))
        else:
            return False
        return True

    def no_such_key(self, pressed: str) -> str:
        """Why a letter or digit does nothing."""
        return f"“{pressed.upper()}” means nothing here; “?” names the keys."

    def escape(self) -> None:
        """Put back what is picked, close what is open, stop what is running."""
        self.dispatch(on.Escape(self.page.dialog_is_open()))

    def hurry(self, on_stage: bool = False) -> None:
        """A finger or a key comes down: whatever is being shown is shown to its end, or the next on the
        stage."""
        if self.session.film.shot:
            self.dispatch(on.Hurry(on_stage))
