"""The screen of a session: it turns what a hand does into intents, and carries effects out on the page.

This is where the session meets the browser: the page, the device, the store, time and chance come in here,
as intents, and go out from here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.keep import even
from app.keep.record import NEWER, Record
from app.keep.schema import Saved as Kept
from app.keep.seeds import spoken
from app.keep.storage import StorageFault
from app.keep.store import PlayedElsewhere
from app.page.markup import ask, esc, pairs
from app.session import autosave, even_view, film, panels, queries, render, result_news, result_view, tutorial
from app.session import effects as do
from app.session import intents as on
from app.session.commands import INTENTS
from app.session.files import Files
from app.session.keys import BY_KEY, HELP
from app.session.poster import framed
from app.session.recording import Recording
from app.session.reviewing import Reviewing
from app.session.shell import Shell
from app.session.spectators import Spectators
from app.session.table import PLAYED_BY_KEYS, Table
from app.session.typist import Typist
from app.session.update import begin, update
from tabletop.match import MatchError

WAIT = 2600  # ms that the last scene of a match has, unless somebody taps
GONE = "What was played there is no longer on this device: keep this one as a copy."
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
        self.will_save = False  # after the next paint?
        self.lock = self.device.WakeLock()
        self.spectators = Spectators(self)
        self.files = Files(self)
        self.typist = Typist(self)
        self.reviewing = Reviewing(self)
        self.story = shell.screen.story  # one comes back to it from a replay
        self.busy = False  # is something being made of the match?
        self.commands: Mapping[str, Callable[[str], None]] = {
            **{name: self.sends(made) for name, made in INTENTS.items()},
            **self.files.commands,
            "story": self.tell_story,
            "hint": lambda by: self.dispatch(on.Hint(by == BY_KEY, self.page.focused_name())),
            "command-line": lambda _: self.dispatch(on.OpenCommandLine(self.page.focused_name())),
            "log": lambda _: self.open_drawer("log"),
            "rules": lambda _: self.open_drawer("rules"),
            "rule": lambda line: self.open_drawer("rules", line),
            "even": lambda arg: self.dispatch(
                on.NextEven(spoken(self.page.chance(1 << 40)), *even_view.answer(arg))
            ),
            "even-no": self.refuse_head_start,
            "next": lambda _: self.dispatch(on.Next(spoken(self.page.chance(1 << 40)))),
            **self.typist.commands,
            **self.reviewing.commands,
            "take-over": self.take_over,
            "share": lambda _: self.share("play" if self.record.away else "seed"),
            "send": lambda _: self.shell.send(self.record, self.sent),
            "code": lambda _: self.share("play"),
            "share-challenge": lambda _: self.share("challenge"),
            "share-day": lambda _: self.share("day"),
            "screen": self.open_screen,
            "ask-phone": lambda _: self.shell.ask_phone(self),
            "hand-out": lambda what: self.shell.hand_out(self, what),
            "start-page": lambda _: self.shell.go(self.slug),
            "glance": self.show_glance,
            "picture": lambda _: self.page.start(self.hand_over_picture()),
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
                self.draw_log()
            case do.Save():
                self.save()
            case do.SaveSoon():
                self.save_soon()
            case do.SaveNew():
                self.save_new()
            case do.Finale():
                self.page.start(self.end())
            case do.Result():
                self.show_result()
            case do.Dialog(title, html, then_focus):
                self.shell.open(title, html, then_focus)
            case do.CloseDialog():
                self.shell.close()
            case do.Drawer(name, line):
                self.show_drawer(name, line)
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

    def as_opened(self) -> str:
        """The screen as who opens the match next will find it: nothing picked or asked, the curtain down."""
        return render.page(begin(self.record, self.session.world))

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

    # --- the end -----------------------------------------------------------------------------

    async def end(self) -> None:
        """The result, when the last scene has played large, or at the next tap; whoever has opened something
        else meanwhile finds it beside the board."""
        data = self.page.root.dataset
        data.finale = "plays"
        await self.page.tap_or_sleep(WAIT)
        if not self.page.dialog_is_open():
            self.show_result()
        if data.finale == "plays":
            data.finale = ""

    # --- saving ------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Where the record is kept."""
        return autosave.name_of(self.record)

    @property
    def behind(self) -> bool:
        """Is what was done last, or a new match, not saved yet?"""
        return self.session.autosave.owes or self.name not in self.shell.store.known

    def save_new(self) -> None:
        """Save a match that is not kept here yet. One that is stays as it is: merely looking at it writes
        nothing, so that another tab may go on with it."""
        if self.behind:
            self.save()
        else:
            self.keep_picture()

    def save_soon(self) -> None:
        """Save after the next paint, once for all that is done until then."""
        if not self.will_save:
            self.will_save = True
            self.page.after_paint(self.save)

    def save(self) -> None:
        """Save the record as it is, and its result when it has just ended."""
        self.will_save = False
        s, store = self.session, self.shell.store
        if s.autosave.elsewhere:
            return
        today, fault = self.page.today(), ""
        record = autosave.to_save(s, store.stamp(self.page.now()), today)
        try:
            autosave.write(store, s, record, today)
        except PlayedElsewhere:
            self.dispatch(on.PlayedElsewhere())
            return
        except StorageFault as found:
            fault = str(found)
        first = not s.autosave.asked_to_keep and bool(s.match.log)
        self.shell.tell_notes()
        self.dispatch(on.Saved(record.updated, record.begun or today, fault, first))
        if not fault:
            self.keep_picture()
        if first:
            self.page.start(self.device.ask_to_keep())

    def keep_picture(self) -> None:
        """Keep what the table shows, for when it is opened again: it is there before Python is."""
        self.page.keep_picture(self.record.id, self.picture)

    def picture(self) -> str:
        """The screen of what is saved; nothing if the match has gone on, or another screen is open."""
        saved = self.session.autosave
        stands = self.shell.screen is self and not saved.owes and not saved.elsewhere
        return self.as_opened() if stands else ""

    def take_over(self, _: str) -> None:
        """What the other tab has saved comes onto this table."""
        kept = self.shell.store.record(self.record.id)
        try:
            if not isinstance(kept, Kept):
                raise MatchError(NEWER if kept else GONE)
            record = Record.from_saved(self.session.entry.game, kept)
        except MatchError as fault:
            return self.answer(str(fault))
        return self.dispatch(on.TookOver(record))

    # --- beside the board ----------------------------------------------------------------------

    def open_drawer(self, name: str, line: str = "") -> None:
        """Log or rules beside the board; the focus will come back to where it is now."""
        self.dispatch(on.OpenDrawer(name, line, self.page.focused_name()))

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

    def show_result(self) -> None:
        """The result, if the match is over and still on the table."""
        record, store, table = self.record, self.shell.store, self.session.entry.table
        if record.outcome and self.shell.screen is self:
            shares = self.device.can_share_pictures()
            day, news = result_news.day_html(record, store, table), result_news.news_html(record, store)
            proposed = even.due(record, store)
            if proposed:
                even.note_asked(record, store)
            asked = even_view.proposal_html(record, proposed)
            self.reviewing.go_on()
            review = self.reviewing.html()
            html = result_view.result(record, table, shares, day, news, asked, review)
            self.page.root.dataset.finale = "told"
            self.shell.open(result_view.headline(record), html, "dialog-title")

    def tell_story(self, _: str) -> None:
        """The story of the match, over the page; what tells it is fetched first."""

        def tell() -> None:
            from app.session.storyteller import Storyteller

            teller = Storyteller(self)
            self.shell.beside = teller.commands
            self.page.start(teller.open())

        self.shell.with_rooms(tell, lambda why: self.page.text("picture-said", why), result_view.NO_STORIES)

    def refuse_head_start(self, _: str) -> None:
        """No head start is wanted: the question goes."""
        even.note_refused(self.record, self.shell.store)
        self.show_result()
        self.page.announce(even_view.REFUSED)

    def sent(self, words: str) -> None:
        """Say what came of sending the link, in the result as well."""
        self.dispatch(on.Sent(words))
        self.page.text("picture-said", words)

    async def hand_over_picture(self) -> None:
        """Draw the match as a picture, hand it over, and say what came of it."""
        name = f"{self.slug}-{self.record.match.seed}"
        self.page.text("picture-said", "Drawing the picture …")
        said = await self.device.give_picture(framed(self.record, self.page.today()), name)
        self.page.text("picture-said", said)

    def save_recording(self, _: str) -> None:
        """Hand over what has happened at this table, for a report of a fault."""
        self.device.give_text(
            "what-happened.json", self.recording.text(f"{self.page.release()}; {self.device.name()}")
        )

    # --- drawers -------------------------------------------------------------------------------

    def show_drawer(self, name: str, line: str) -> None:
        """Show a drawer, or none."""
        data = self.page.root.dataset
        if name:
            data.drawer = name
        else:
            del data.drawer
            self.page.show("drawer", "")
        if name == "log":
            self.draw_log(opened=True)
        elif name:
            self.page.start(self.show_rules(line))

    def draw_log(self, opened: bool = False) -> None:
        """The log, if it is open, at its end."""
        if self.session.drawer == "log":
            self.page.show("drawer", panels.log_drawer(self.session))
            if opened:
                self.page.focus("drawer-title")
            self.page.scroll_to("log-end")

    def show_glance(self, _: str) -> None:
        """Up to the pictures with which the rules begin."""
        self.page.scroll_to("glance")
        self.page.focus("glance")

    async def show_rules(self, line: str) -> None:
        """The rules, at this line, or at the one that matters now."""
        text = await self.page.page_text(f"rules/{self.slug}.html")
        if self.session.drawer != "rules":
            return
        credit = esc(self.session.entry.table.FACTS.credit)
        missing = f"<p>{self.page.why_missing('The rules could not be fetched.')} {credit}</p>"
        self.page.show("drawer", panels.rules_drawer(self.session, text or missing))
        self.page.focus("drawer-title")
        line = line or panels.rule_to_show(self.session)
        if line:
            self.page.light_up(line.replace(".", "-"))

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
        if self.story[0] == self.record.id:
            self.tell_story("")

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
            self.shell.store.remove(self.name)

    def seen(self, visible: bool) -> None:
        """The page is seen again: the browser has let the screen go dark meanwhile. Or it is left, perhaps
        before a new match, or what was last done, could be painted and saved."""
        if visible:
            self.page.start(self.lock.hold())
            return
        if self.behind:
            self.save()
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
        return self.record.onward

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
        if name == self.name:
            self.dispatch(on.PlayedElsewhere())

    def cleared(self) -> None:
        """What was saved had been cleared: what could not be saved before may find room now."""
        if self.behind or self.session.autosave.fault:
            self.save()

    def unsaved(self) -> dict[str, Any]:
        """The match as it stands, for an export even where saving fails."""
        return {self.name: self.record.to_json(self.session.entry.table)}
