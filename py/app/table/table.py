"""The table: one match being played, by people and bots at its seats.

Every choice goes the same way: `play` changes the match, one drawing shows it, and when
that is painted it is saved and spoken. What is picked, armed, thought or open in a drawer
is this screen's own and never in a state.
"""

from __future__ import annotations

from typing import Any

import games
from app.keep.record import Record
from app.page.markup import esc
from app.table import telling, view
from app.table.beside import Beside
from app.table.bot_play import BotPlay
from app.table.company import Company
from app.table.company_view import not_your_turn, prompt, seats_row, side
from app.table.keeping import Keeper
from app.table.play_area import play_area
from tabletop.actions import IllegalAction, InvalidAction

KEYS = {
    "z": "undo",
    "y": "redo",
    "h": "hint",
    "b": "auto",
    "l": "log",
    "r": "rules",
    "s": "share",
    "m": "menu",
    "n": "step",
    "x": "skip-on",
    "?": "help",
}


class Table:
    """The screen of one record. Its parts answer commands too: bots, saving, what opens beside the board."""

    kind = "table"

    def __init__(self, shell: Any, record: Record) -> None:
        self.shell, self.page, self.record = shell, shell.page, record
        self.entry = games.load(record.match.game.slug)
        self.title = self.entry.game.title
        self.picked: tuple[str, ...] = ()
        self.armed = ""  # an action that a second tap carries out
        self.reply, self.reply_kind = "", "none"
        self.before_restart: tuple[int, bool] | None = None
        self.bots, self.keeper, self.beside = BotPlay(self), Keeper(self), Beside(self)
        self.company = Company(self)
        self.parts = (self, self.bots, self.keeper, self.beside, self.company)
        self.lock = self.page.WakeLock()

    @property
    def match(self) -> Any:
        """The match on the table."""
        return self.record.match

    @property
    def seen_state(self) -> Any:
        """What the person at the table may see."""
        return self.match.state.view(self.record.person)

    # --- drawing -----------------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """Show everything as it is now."""
        self.page.show("screen", self.html(), still)

    def html(self) -> str:
        """The whole screen."""
        record, state = self.record, self.seen_state
        board = play_area(self.entry, state, record.person, self.picked, record.names)
        for action, name in (
            (self.armed, "armed"),
            (self.bots.hinted_action, "hint"),
            (self.bots.watched_action, "watch"),
        ):
            board = view.mark(board, action, name)
        told = telling.happened(self.match.state, record.names) if self.match.at else ""
        last = f'<p class="last" id="last">{esc(told)}</p>'
        seats = "" if self.entry.table.SHOWS_SEATS else seats_row(record)
        turned = side(record)
        turn = f' data-side="{turned}"' if turned else ""
        can_undo = self.match.at > 0 or self.before_restart is not None
        bots = self.company.bot_tools()
        bar = view.bar(record, self.entry.table, can_undo, self.bots.auto, self.beside.drawer, bots)
        asked = view.asked(prompt(record, self.bots.watched_action), self.reply, self.reply_kind)
        near, below = (asked + self.strips() + last, "") if turned else (asked + self.strips(), last)
        return (
            f'{bar}<main id="play" aria-label="Table"{turn}><div class="near">{near}</div>{seats}'
            f'<div id="board">{board}</div>{below}</main>'
        )

    def strips(self) -> str:
        """What stands between prompt and board, when there is any of it."""
        strips = self.keeper.strip() + self.bots.strips() + self.company.strips()
        if self.record.outcome and not self.bots.auto:
            strips += view.ended_strip(self.record)
        return strips

    @property
    def may_be_kept(self) -> bool:
        """May what is shown be on the page for whoever opens the match next? Nobody's hand among several."""
        state, mine = self.match.state, self.record.mine
        return len(mine) < 2 or not any(state.keeps_secret(seat) for seat in mine)

    def say(self, words: str, kind: str = "forecast", speak: bool = False) -> None:
        """The line below the prompt: what a choice would bring, or why something cannot be chosen."""
        self.reply, self.reply_kind = words, kind
        reply = self.page.find("reply")
        if reply:
            self.page.text("reply", words)
            reply.dataset.kind = kind
        if speak:
            self.page.announce(words)

    # --- choosing ----------------------------------------------------------------

    def act(self, text: str, touched: bool = False) -> None:
        """A choice was made on the page: carried out, or first shown when a slip would hurt."""
        if self.keeper.elsewhere:
            return self.say(view.ELSEWHERE, "why", speak=True)
        if self.idle_words:
            return self.say(self.idle_words, "why", speak=True)
        self.bots.stop()
        self.company.forget_news()
        if text != self.armed and self.must_confirm(text, touched):
            self.armed = text
            self.say(f"{self.forecast(text)} Tap again to do it.", "armed", speak=True)
            return self.draw(still=True)
        return self.play(text)

    @property
    def idle_words(self) -> str:
        """Why nobody here can choose anything now; nothing if somebody can."""
        return "The match is over." if self.record.outcome else not_your_turn(self.record)

    def must_confirm(self, text: str, touched: bool) -> bool:
        """Would this choice bring luck that undo cannot take back unmarked, with others to choose from?
        Whoever has picked something first has shown already what is meant."""
        wish = self.shell.settings["confirm"]
        if wish == "never" or (wish == "touch" and not touched) or self.picked:
            return False
        state = self.match.state
        try:
            return (
                len(state.legal_actions()) > 1
                and state.apply(self.entry.game.parse(text)).drawn != state.drawn
            )
        except (IllegalAction, InvalidAction):
            return False

    def play(self, text: str) -> None:
        """Carry out an action, show it, and then save and say it."""
        try:
            self.match.play(text)
        except (IllegalAction, InvalidAction) as fault:
            return self.say(str(fault), "why", speak=True)
        self.before_restart = None
        return self.changed(telling.happened(self.match.state, self.record.names))

    def changed(self, told: str) -> None:
        """The match stands elsewhere than before: draw; after the paint save, speak, and let bots move."""
        self.picked, self.armed, self.shell.pointed = (), "", ""
        self.reply, self.reply_kind = "", "none"
        self.bots.forget()
        self.keeper.owed = True
        self.draw()
        self.page.after_paint(lambda: self.after_change(told))

    def after_change(self, told: str) -> None:
        """What need not be done before the paint."""
        words = self.company.announcement(told)
        asked = self.match.state.prompt() if self.record.turn == "here" else ""
        if self.match.seats > 1 and asked:
            asked = f"{self.record.names[self.match.state.seat]}: {asked}"
        if words or asked:
            self.page.announce(f"{words} {asked}".strip())
        self.keeper.keep()
        self.beside.refresh()
        if self.keeper.at_the_end and not self.bots.auto:
            self.page.later(self.beside.show_result, 900)
        self.bots.move_on()

    def pick(self, what: str) -> None:
        """Something was picked that is no choice yet, or put back."""
        self.picked = self.entry.table.pick(self.seen_state, self.picked, what)
        self.armed = ""
        self.say("", "none")
        self.draw(still=True)

    def unpick(self) -> None:
        """Nothing is picked or armed any more."""
        self.picked, self.armed = (), ""
        self.say("", "none")

    def touch(self, target: str) -> None:
        """Anything else was touched: say why it cannot be chosen."""
        self.say(self.seen_state.why_not(target), "why", speak=True)

    def point(self, action: str) -> None:
        """The mouse or the focus is on a choice: say what it would bring."""
        if self.armed:
            return
        if action:
            self.say(self.forecast(action))
        elif self.reply_kind == "forecast":
            self.say("", "none")

    def forecast(self, text: str) -> str:
        """What an action would bring, in the game's words; empty if it cannot be done now."""
        state = self.seen_state
        action = next((legal for legal in state.legal_actions() if legal.text == text), None)
        return str(self.entry.table.forecast(state, action)) if action else ""

    def key(self, pressed: str) -> bool:
        """A letter or digit: the game's own first, then the page's."""
        meant = self.entry.table.key(self.seen_state, self.picked, pressed)
        if meant:
            kind, _, what = meant.partition(":")
            (self.act if kind == "action" else self.pick)(what)
        elif pressed.lower() in KEYS:
            self.shell.command(KEYS[pressed.lower()], "")
        else:
            return False
        return True

    def escape(self) -> None:
        """Put back what is picked, close what is open, stop what is running."""
        if self.picked or self.armed:
            self.unpick()
            self.draw()
        elif self.record.turn == "bot":
            self.company.held = True
            self.draw()
        elif self.bots.thought or self.bots.auto:
            self.bots.stop()
            self.draw()
        elif self.beside.drawer:
            self.beside.shut_drawer()

    # --- back and forth ------------------------------------------------------------

    def do_undo(self, _: str) -> None:
        """One choice of a person's back; right after a restart, the restart itself."""
        if self.before_restart:
            (at, rewound), self.before_restart = self.before_restart, None
            self.match.go_to(at)
            self.match.rewound = rewound
            return self.changed("The restart is taken back.")
        if self.match.at == 0:
            return self.say("There is nothing to undo.", "why", speak=True)
        ply = self.match.at - 1
        while ply and self.match.states[ply].seat not in (*self.record.mine, *self.record.away):
            ply -= 1
        return self.go_back(ply, "Undone.")

    def do_redo(self, _: str) -> None:
        """One choice forward again."""
        if self.match.at == len(self.match.log):
            return self.say("There is nothing to redo.", "why", speak=True)
        self.bots.stop()
        self.before_restart = None
        self.match.redo()
        while self.record.turn == "bot" and self.match.at < len(self.match.log):
            self.match.redo()
        return self.changed("Done again.")

    def do_restart(self, _: str) -> None:
        """To the first state; undo takes it back."""
        self.shell.close()
        if self.match.at:
            self.before_restart = self.match.at, self.match.rewound
            self.go_back(0, "Restarted: undo takes it back.")
            if self.match.at:
                self.before_restart = None  # first the others are asked

    def go_back(self, ply: int, told: str) -> None:
        """Back to a ply, but not behind what came by link; in company, all must agree to undo luck."""
        theirs = {state.seat for state in self.match.states[ply : self.match.at]} & set(self.record.away)
        if theirs:
            name = self.record.names[min(theirs)]
            return self.say(f"{name} plays on another device: those choices stay.", "why", speak=True)
        self.bots.stop()
        if self.record.persons > 1 and self.match.crosses_luck(ply):
            self.company.held = True
            return self.beside.ask_company(ply)
        self.match.go_to(ply)
        return self.changed(told)

    # --- coming and going ----------------------------------------------------------

    def opened(self) -> None:
        """The table is on the page."""
        self.page.after_paint(lambda: (self.keeper.keep_new(), self.bots.move_on()))
        self.page.start(self.lock.hold())

    def leave(self) -> None:
        """Another screen comes."""
        self.bots.stop()
        self.beside.shut_drawer()
        self.lock.release()
        if not self.match.log and not self.keeper.elsewhere and not self.record.away:
            self.shell.store.remove(self.keeper.name)

    def seen(self, visible: bool) -> None:
        """The page is seen again: the browser has let the screen go dark meanwhile. Or it is left,
        perhaps before what was last done could be painted and saved."""
        if visible:
            self.page.start(self.lock.hold())
        elif self.keeper.owed:
            self.keeper.keep()

    def changed_elsewhere(self, name: str) -> None:
        """Another tab has saved something; if it is this match, the player must know."""
        self.keeper.changed_elsewhere(name)

    def unsaved(self) -> dict[str, Any]:
        """The match as it stands, for an export even where saving fails."""
        return {self.keeper.name: self.record.to_json(self.entry.table)}
