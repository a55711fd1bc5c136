"""The table: one match being played, by people and bots at its seats.

Every choice goes the same way: `play` changes the match, one drawing shows it, and when
that is painted it is saved and spoken. What is picked, armed, thought or open in a drawer
is this screen's own and never in a state.
"""

from __future__ import annotations

from typing import Any

import games
from app.keep.record import Record
from app.lobby import Lobby
from app.page.parts import Parts
from app.table import telling, view
from app.table.ahead import Ahead
from app.table.back import Back
from app.table.beside import Beside
from app.table.bots import Bots
from app.table.company import Company
from app.table.company_view import not_your_turn
from app.table.curtain import Curtain
from app.table.film import BEATS, Film, shots
from app.table.finale import Finale
from app.table.jotter import Jotter
from app.table.keeping import Keeper
from app.table.keys import BY_KEY, KEYS
from app.table.lesson import Lesson
from app.table.look import Look
from app.table.onlookers import Onlookers
from app.table.reply import Reply
from app.table.sounds import Sounds
from app.table.takeaway import Takeaway
from games.contract import Picked
from tabletop.actions import Action, IllegalAction, InvalidAction
from tabletop.game import State
from tabletop.match import Match

# Those of its parts that answer commands, in this order.
PARTS = (
    *("lesson", "bots", "keeper", "beside", "company", "curtain"),
    *("back", "finale", "jotter", "takeaway"),
)

AT_ONCE = 300  # ms between two presses of a key that are one


class Table:
    """The screen of one record. Its parts answer commands too: bots, saving, what opens beside the board."""

    kind = "table"

    def __init__(self, shell: Lobby, record: Record) -> None:
        self.shell, self.page, self.record = shell, shell.page, record
        self.entry = games.load(record.match.game.slug)
        self.title = self.entry.game.title
        self.picked: Picked = ()
        self.armed = ""  # an action that a second tap carries out
        self.decided = "", 0, 0.0  # the last decision by a key: which key, at which ply, when
        self.reply = Reply(self)
        self.bots, self.keeper, self.beside = Bots(self), Keeper(self), Beside(self)
        self.company, self.curtain, self.back = Company(self), Curtain(self), Back(self)
        self.film, self.finale, self.sounds = Film(self), Finale(self), Sounds(self)
        self.screen, self.look, self.ahead = Parts(self.page, "screen"), Look(self), Ahead(self)
        self.jotter, self.takeaway = Jotter(self), Takeaway(self)
        self.lock = self.shell.device.WakeLock()
        self.onlookers = Onlookers(self)
        self.lesson = Lesson(self)
        self.lesson.resume()

    @property
    def members(self) -> tuple[Any, ...]:
        """Who answers commands: the table and its parts."""
        return (self, *(getattr(self, name) for name in PARTS))

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.record.match

    @property
    def shown(self) -> State:
        """The match's state as whoever looks may see it."""
        return telling.seen(self.match, self.match.state, self.curtain.looker)

    def may_see(self, action: Action | str) -> bool:
        """Does whoever looks see that this can be chosen now?"""
        return str(action) in map(str, self.shown.legal_actions())

    # --- drawing -----------------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """Show everything as it is now."""
        self.screen.show(self.look.parts(), self.look.frame, still)
        self.lesson.show()
        self.onlookers.drawn()

    def as_opened(self) -> str:
        """The screen as who opens the match next will find it: nothing picked or asked, the curtain down."""
        return Table(self.shell, self.record).look.html()

    def answer(self, why: str) -> None:
        """Say why something cannot be chosen, aloud as well."""
        self.reply.say(why, "why", speak=True)

    # --- choosing ----------------------------------------------------------------

    def act(self, text: str, touched: bool = False) -> None:
        """A choice was made on the page: carried out, or first shown when a slip would hurt."""
        if self.film.shot:
            return self.film.end()  # what stands there to be chosen is over
        if self.keeper.elsewhere:
            return self.answer(view.ELSEWHERE)
        if self.idle_words:
            return self.answer(self.idle_words)
        if self.lesson.puts_off(f"action:{text}"):
            return None
        try:
            if self.entry.game.parse(text).verb in self.entry.table.FORKS and self.armed == text:
                return self.fork(text)
            done = self.choose(text, touched)
        except (IllegalAction, InvalidAction) as fault:
            return self.answer(self.reply.refusal(text, fault))
        if done:
            return self.changed()
        self.page.announce(self.reply.text)
        return self.draw(still=True)

    def play(self, text: str) -> None:
        """Carry out an action, show it, and then save and say it."""
        try:
            self.go_on(text)
        except (IllegalAction, InvalidAction) as fault:
            return self.answer(self.reply.refusal(text, fault))
        return self.changed()

    def fork(self, text: str) -> None:
        """An action is done in a match of its own; this one stays as it is."""
        record = self.record.fork(self.shell.new_id())
        record.match.play(text)
        record.notes.forget()
        self.shell.open_record(record)
        self.page.focus("prompt")

    def choose(self, text: str, touched: bool) -> bool:
        """What a choice changes, before any of it is shown; False if it is only asked for a second tap."""
        self.bots.stop()
        self.company.forget_news()
        if text != self.armed and self.must_confirm(text, touched):
            self.armed = text
            self.reply.arm(text)
            return False
        self.go_on(text)
        return True

    def go_on(self, text: str) -> None:
        """The match goes on by an action, and there may be a film of it."""
        action = self.entry.game.parse(text)
        actor, frames = self.match.state.seat, self.frames(action)
        self.match.play(action)
        self.record.notes.forget()
        self.back.forget_restart()
        cues, names, looker = self.entry.table.CUES, self.record.names, self.curtain.looker
        self.film.begin(shots(self.match, frames, cues, names, looker), BEATS[self.bots.beat(actor)])

    def frames(self, action: Action) -> list[State]:
        """What an action will cause, frame by frame; the last alone where the bots' doings are skipped.
        IllegalAction."""
        frames = self.match.watch(action)
        return frames[-1:] if self.bots.hastens else frames

    @property
    def idle_words(self) -> str:
        """Why nobody here can choose anything now; nothing if somebody can."""
        if self.record.outcome:
            return "The match is over."
        return not_your_turn(self.record) or self.curtain.words

    def must_confirm(self, text: str, touched: bool) -> bool:
        """Would this choice bring luck that undo cannot take back unmarked, or lose the match, with others to
        choose from? Whoever has picked something first has shown already what is meant."""
        if self.entry.game.parse(text).verb in self.entry.table.FORKS:
            return True
        wish = self.shell.settings["confirm"]
        if wish == "never" or (wish == "touch" and not touched) or self.picked or self.lesson.asks:
            return False
        state = self.match.state
        try:
            if len(state.legal_actions()) == 1:
                return False
            action = self.entry.game.parse(text)
            loses = self.place_after(action) not in (1, None)
            lucky = (
                action.verb not in self.entry.table.SURE and self.match.foresee(action).drawn != state.drawn
            )
            return loses or lucky
        except (IllegalAction, InvalidAction):
            return False

    def place_after(self, action: Action) -> int | None:
        """The place (`Outcome.places`) of whoever decides, if the match ends with this action; None if it
        goes on, or nobody may know because there are secrets."""
        state = self.match.state
        outcome = None if state.hidden(self.curtain.looker) else self.match.foresee(action).outcome()
        return outcome.places[state.seat] if outcome else None

    def changed(self, told: str | None = None) -> None:
        """The match stands elsewhere than before, as is told, or else as its events say: draw; after the
        paint save, speak, and let bots move."""
        self.follow()
        self.shell.pointed = ""
        if told is not None:
            self.film.stop()
        else:
            names, looker = self.record.names, self.curtain.looker
            told = telling.happened(self.match, self.match.state, names, looker)
        self.draw()
        self.film.roll()
        self.settle(told)

    def follow(self) -> None:
        """The match stands elsewhere: what was picked, asked, hinted and thought belongs to before."""
        self.unpick()
        self.bots.forget()
        self.curtain.follow()
        self.lesson.follow()

    def settle(self, told: str) -> None:
        """What need not be done before the paint: it is done after it."""
        self.keeper.owe()
        self.page.after_paint(lambda: self.after_change(told))

    def after_change(self, told: str) -> None:
        """The change is on the page: speak, save, and show what else there is of it."""
        asked = self.curtain.words or self.lesson.words or self.asked_now
        words = telling.unasked(self.company.announcement(told), asked)
        if words or asked:
            self.page.announce(f"{words} {asked}".strip())
        self.keeper.keep()
        self.beside.refresh()
        self.film.run()

    def film_over(self) -> None:
        """All that the change has caused was shown: let bots move."""
        if self.keeper.at_the_end and not self.bots.playing:
            self.finale.begin()
        self.bots.move_on()

    def hurry(self) -> None:
        """A finger or a key comes down: whatever is being shown is shown to its end."""
        self.film.end()

    @property
    def asked_now(self) -> str:
        """What the person here is asked who may choose, in words with their name; empty if nobody may, or a
        bot does it for them."""
        state = self.match.state
        if self.record.turn != "here" or self.curtain.looker != state.seat or self.bots.playing:
            return ""
        asked = self.shown.prompt(self.record.names)
        return f"{self.record.names[state.seat]}: {asked}" if self.match.seats > 1 else asked

    def looked_at(self) -> None:
        """Somebody has lifted the curtain, or let it fall."""
        self.unpick()
        self.draw()
        self.beside.refresh()
        self.page.announce(self.curtain.words or self.asked_now)
        self.page.focus("do-lift" if self.curtain.down else "prompt")

    def pick(self, what: str) -> None:
        """Something was picked that is no choice yet, or put back."""
        self.film.end()
        if self.lesson.puts_off(f"pick:{what}"):
            return
        self.pick_up(what)
        self.draw(still=True)
        self.page.scroll_to("unfolded")
        self.lesson.speak()

    def pick_up(self, what: str) -> None:
        """What that changes, before it is shown."""
        picked = self.entry.table.pick(self.shown, self.picked, what)
        self.unpick()
        self.picked = picked
        self.lesson.went_on(f"pick:{what}")

    def unpick(self) -> None:
        """Nothing is picked, armed or answered any more."""
        self.picked, self.armed = (), ""
        self.reply.clear()

    def touch(self, target: str) -> None:
        """Anything else was touched."""
        self.film.end()
        if not self.lesson.touched(target):
            self.reply.touched(target)

    def point(self, action: str) -> None:
        """The mouse or the focus is on a choice: say what it would bring."""
        if not self.armed:
            self.reply.pointed(action)

    def words(self, action: Action) -> str:
        """An action in people's words, as far as whoever looks may know."""
        return self.entry.table.action_words(self.shown, action, self.record.names)

    def reason(self, action: Action) -> str:
        """What speaks for an action that whoever looks can choose."""
        return self.entry.table.reason(self.shown, action, self.record.names)

    def jot(self, what: str, text: str, typed: bool) -> None:
        """Something was written, letter by letter, or a piece was put down on a map."""
        (self.jotter.type if typed else self.jotter.do)(what, text)

    def press(self, action: str, pick: str, touched: bool) -> None:
        """A finger, the mouse or the focus rests on a choice: be ready for it."""
        if self.lesson.asks in ("", f"action:{action}", f"pick:{pick}"):
            self.ahead.press(action, pick, touched)

    def taken(self, parts: list[str]) -> None:
        """The page has shown by itself these parts of what it was made ready for."""
        self.screen.taken(parts)

    def let_go(self) -> None:
        """It rests there no longer, and nothing was chosen."""
        self.ahead.drop()

    def key(self, pressed: str) -> bool:
        """A letter or digit: the game's own first, then the page's. The second press of two at once was not
        meant for the decision that the first has brought."""
        meant = self.entry.table.key(self.shown, self.picked, pressed)
        if meant:
            key, ply, at = self.decided
            if key == pressed and ply < self.match.at and self.page.clock() - at < AT_ONCE:
                return True
            kind, _, what = meant.partition(":")
            ply = self.match.at
            (self.act if kind == "action" else self.pick)(what)
            if ply < self.match.at:
                self.decided = pressed, ply, self.page.clock()
        elif pressed.lower() in KEYS:
            self.shell.command(KEYS[pressed.lower()], BY_KEY)
        else:
            return False
        return True

    def escape(self) -> None:
        """Put back what is picked, close what is open, stop what is running."""
        if self.lesson.escape():
            return
        if self.picked or self.armed:
            self.unpick()
            self.draw()
        elif self.bots.escape():
            self.draw()
        elif self.beside.drawer:
            self.beside.shut_drawer()

    # --- coming and going ----------------------------------------------------------

    def opened(self) -> None:
        """The table is on the page."""
        self.page.after_paint(self.begin)
        self.page.start(self.lock.hold())

    def begin(self) -> None:
        """The table is painted: keep the match, and let bots move."""
        self.keeper.keep_new()
        self.onlookers.open()
        self.bots.move_on()

    def leave(self) -> None:
        """Another screen comes."""
        self.bots.stop()
        self.film.stop()
        self.beside.shut_drawer()
        self.lesson.hide()
        self.lock.release()
        self.onlookers.leave()
        if not self.match.log and not self.keeper.elsewhere and not self.record.away:
            self.shell.store.remove(self.keeper.name)

    def seen(self, visible: bool) -> None:
        """The page is seen again: the browser has let the screen go dark meanwhile. Or it is left,
        perhaps before a new match, or what was last done, could be painted and saved."""
        if visible:
            self.page.start(self.lock.hold())
            return
        if self.keeper.behind:
            self.keeper.keep()
        self.film.end()

    def went(self) -> None:
        """The page is being closed, or another one opened in its window."""
        self.onlookers.went()

    def changed_elsewhere(self, name: str) -> None:
        """Another tab has saved something; if it is this match, the player must know."""
        self.keeper.changed_elsewhere(name)

    def cleared(self) -> None:
        """What was saved had been cleared: what could not be saved before may find room now."""
        if self.keeper.behind or self.keeper.fault:
            self.keeper.keep()

    def unsaved(self) -> dict[str, Any]:
        """The match as it stands, for an export even where saving fails."""
        return {self.keeper.name: self.record.to_json(self.entry.table)}
