"""The screen of a session: it turns what a hand does into intents, and carries effects out on the page.

This is where the session meets the browser: the page, the device, the store, time and chance come in here,
as intents, and go out from here.
"""

from __future__ import annotations

from typing import Any

from app.keep.record import Record
from app.keep.saved_record import record_json
from app.page.markup import ask, pairs
from app.page.screen import Commands, WayBack
from app.session import effects as do
from app.session import film, panels, queries, render, tutorial
from app.session import intents as on
from app.session.commands import INTENTS
from app.session.drawer import Drawer
from app.session.files import Files
from app.session.keys import BY_KEY, HELP
from app.session.recording import Recording
from app.session.result_dialog import ResultDialog
from app.session.saving import Saving
from app.session.shell import Shell
from app.session.spectators import Spectators
from app.session.table import PLAYED_BY_KEYS, Table
from app.session.typist import Typist
from app.session.update import begin, update
from tabletop.values import replace

BLOCKED = (
    "The browser has blocked the second window. Allow pop-ups for this page, and try again; "
    "or open it from the menu by “A screen for everybody”, which is a link."
)
REPORT = (
    "<p>Has something gone wrong here? Send this file along with what you tell of it. In it are the seed, "
    "the options, all that was done at this table and written beside it, and the browser’s name, but not who "
    "sits here.</p>"
    f"{ask('save-what-happened', 'Save what happened', draw='out')}"
)


class Runtime(Table):
    """A table on the page."""

    kind = "table"

    def __init__(self, shell: Shell, record: Record) -> None:
        super().__init__(shell)
        self.session = begin(record, self.world())
        self.title = self.session.entry.game.title
        self.pieces = self.session.entry.table.FACTS.pieces
        self.recording = Recording(record, self.session.world)
        self.bubbled = -1  # the step of the lesson whose bubble is on the page
        self.lock = self.device.WakeLock()
        self.spectators = Spectators(self)
        self.files = Files(self)
        self.typist = Typist(self)
        self.saving = Saving(self)
        self.drawer = Drawer(self)
        self.result = ResultDialog(self)
        self.came_by, self.way_back = shell.screen.way_back, WayBack(record.begun_in)
        self.commands: Commands = {
            **{name: self.sends(made) for name, made in INTENTS.items()},
            **self.files.commands,
            **self.typist.commands,
            **self.saving.commands,
            **self.drawer.commands,
            **self.result.commands,
            "hint": lambda by: self.dispatch(on.Hint(by == BY_KEY, self.page.focused_name())),
            "command-line": lambda _: self.dispatch(on.OpenCommandLine(self.page.focused_name())),
            "share": lambda _: self.share("play" if self.record.away else "seed"),
            "send": lambda _: self.shell.send(self.record, self.sent),
            "code": lambda _: self.share("play"),
            "share-challenge": lambda _: self.share("challenge"),
            "share-day": lambda _: self.share("day"),
            "screen": self.open_screen,
            "ask-phone": lambda _: self.shell.ask_phone(self),
            "hand-out": lambda what: self.shell.hand_out(self, what),
            "start-page": lambda _: self.shell.go(self.slug),
            "save-what-happened": self.save_recording,
        }

    # --- the loop ------------------------------------------------------------------------

    def update(self, intent: on.Intent) -> tuple[do.Effect, ...]:
        """The session goes on by an intent, which is noted for a report of a fault."""
        self.recording.note(intent)
        effects = super().update(intent)
        if self.session.by_keys and not self.shell.settings.has(PLAYED_BY_KEYS):
            self.shell.settings.choose(PLAYED_BY_KEYS, "yes")
        return effects

    def carry_out(self, effect: do.Effect) -> None:
        """Do what the session asks for."""
        match effect:
            case do.DrawBubble():
                self.draw_bubble()
            case do.DrawLog():
                self.drawer.draw_log()
            case do.Save():
                self.saving.save()
            case do.SaveSoon():
                self.saving.save_soon()
            case do.SaveNew():
                self.saving.save_new()
            case do.Finale():
                self.page.start(self.result.end())
            case do.Result():
                self.result.show()
            case do.Dialog(title, html, then_focus):
                self.shell.open(title, html, then_focus)
            case do.CloseDialog():
                self.shell.close()
            case do.Drawer(name, line):
                self.drawer.show(name, line)
            case do.OpenMatch(record):
                self.open_match(record)
            case _:
                super().carry_out(effect)

    # --- drawing -------------------------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """Show everything as it is now."""
        super().draw(still)
        self.draw_bubble()
        self.spectators.drawn()
        if self.shell.live:
            self.shell.live.drawn(self)

    def draw_bubble(self) -> None:
        """The bubble of the lesson beside what is to be tapped; none while something is being shown, or is
        done next without a tap. What is to be tapped comes into sight, once."""
        s, teaches = self.session, tutorial.tutorial(self.session)
        if not teaches.on or s.film.shot or queries.forced(s):
            self.hide_bubble()
            return
        fresh = teaches.step != self.bubbled
        self.page.bubble(tutorial.bubble_html(s), teaches.target, fresh)
        if fresh:
            self.page.bring(f'[id="{teaches.target}"]')
        self.bubbled = teaches.step

    def hide_bubble(self) -> None:
        """No bubble."""
        if self.bubbled >= 0:
            self.page.bubble("", "", False)
        self.bubbled = -1

    def press(self, action: str, pick: str, touched: bool) -> None:
        """A finger, the mouse or the focus rests on a choice: what it would bring is drawn ahead, for the
        page to show by itself. Nobody gets to see by this what they may not: it is drawn for whoever will
        look then."""
        if self.session.bots.playing or self.session.film.shot:
            return  # it will stand otherwise soon
        intent = self.chosen(action, touched) if action else on.Pick(pick)
        s, effects = update(self.session, intent)
        draws = next((effect for effect in effects if isinstance(effect, do.Draw)), None)
        if not draws:
            return
        choice = ("action", action, touched) if action else ("pick", pick, touched)
        self.screen.prepare(render.parts(s), lambda parts: render.framed(s, parts), choice, still=draws.still)

    def let_go(self) -> None:
        """It rests there no longer, and nothing was chosen."""
        if self.screen.ready:
            film.forget()
            self.screen.drop()

    def taken(self, parts: list[str]) -> None:
        """The page has shown by itself these parts of what it was made ready for."""
        self.screen.taken(parts)

    # --- what a hand does ----------------------------------------------------------------

    def in_line(self, pressed: str) -> bool:
        """A key in the command line that is no letter."""
        return self.typist.press(pressed)

    def jot(self, what: str, text: str, typed: bool) -> None:
        """Something was written, letter by letter, or a piece was put down on a map."""
        self.dispatch(on.Write(what, text, typed))
        if typed:
            self.spectators.drawn()

    # --- beside the board ----------------------------------------------------------------------

    def open_match(self, record: Record) -> None:
        """A match that has no name yet, on the table; who has asked for it hears what it asks."""
        self.shell.open_record(replace(record, id=self.shell.new_id()))
        self.page.focus("prompt")

    def share(self, what: str) -> None:
        """The share dialog at one kind of link."""
        self.shell.share(self.record, what)

    def open_screen(self, _: str) -> None:
        """The screen for everybody, in a window of its own."""
        if not self.device.open_window(self.page.address(panels.screen_for_all(self.session))):
            self.shell.store.notes.append(BLOCKED)
            self.shell.tell_notes()

    def sent(self, words: str) -> None:
        """Say what came of sending the link, in the result as well."""
        self.dispatch(on.Sent(words))
        self.result.say(words)

    def save_recording(self, _: str) -> None:
        """Hand over what has happened at this table, for a report of a fault."""
        self.device.give_text(
            "what-happened.json", self.recording.text(f"{self.page.release()}; {self.device.name()}")
        )

    # --- coming and going ------------------------------------------------------------------------

    def opened(self) -> None:
        """The table is on the page."""
        self.page.after_paint(self.settle_in)
        self.page.start(self.lock.hold())

    def settle_in(self) -> None:
        """The table is painted."""
        self.spectators.open()
        if self.shell.live:
            self.shell.live.stands_at(self)
        self.dispatch(on.Opened())
        id, ply = self.came_by
        if id and id == self.record.id:
            self.result.show() if ply is None else self.result.tell_story(str(ply))

    def arrived(self, words: str, newly: bool) -> None:
        """The match has just come by link."""
        self.dispatch(on.Arrived(words, newly))

    def leave(self) -> None:
        """Another screen comes."""
        self.dispatch(on.Leave())
        if self.shell.live:
            self.shell.live.left(self)
        self.hide_bubble()
        self.lock.release()
        self.spectators.leave()
        record, elsewhere = self.record, self.session.autosave.elsewhere
        if not (record.match.log or record.away or record.phones or elsewhere):
            self.shell.store.remove(self.saving.name)

    def seen(self, visible: bool) -> None:
        """The page is seen again: the browser has let the screen go dark meanwhile. Or it is left, perhaps
        before a new match, or what was last done, could be painted and saved."""
        if visible:
            self.page.start(self.lock.hold())
            return
        if self.saving.behind:
            self.saving.save()
        self.hurry()

    def went(self) -> None:
        """The page is being closed, or another one opened in its window."""
        self.spectators.went()

    @property
    def asks_again(self) -> bool:  # type: ignore[override]
        """Does a choice wait for a second tap?"""
        return bool(self.session.armed)

    @property
    def onward(self) -> str:  # type: ignore[override]
        """The link that waits behind this lesson."""
        return self.record.onward if self.record.lesson is not None else ""

    def keys_help(self) -> str:
        """The page's keys at a table, and the game's own."""
        game, title = self.session.entry.table.FACTS.keys, self.title
        own = f"<h3>Keys of {title}</h3>{pairs(game, 'keys-list')}" if game else ""
        board = self.session.entry.table.FACTS.board
        keys = HELP if board else [(names, what) for names, what in HELP if "board" not in names]
        return f"<h3>Keys at the table</h3>{pairs(keys, 'keys-list')}{own}{REPORT}"

    def renew(self) -> None:
        """Another day has begun."""
        self.notice()
        self.draw()

    def preferred(self, _: str) -> None:
        """One of the settings was chosen."""
        self.notice()

    def changed_elsewhere(self, name: str) -> None:
        """Another tab has saved something; if it is this match, the player must know."""
        if name == self.saving.name:
            self.dispatch(on.PlayedElsewhere())

    def cleared(self) -> None:
        """What was saved had been cleared: what could not be saved before may find room now."""
        if self.saving.behind or self.session.autosave.fault:
            self.saving.save()

    def unsaved(self) -> dict[str, Any]:
        """The match as it stands, for an export even where saving fails."""
        return {self.saving.name: record_json(self.record, self.session.entry.table)}
