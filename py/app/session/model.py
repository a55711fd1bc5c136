"""The session, a value: one match at this device, and all that is this device's own about it.

What is picked, armed, thought, shown or open in a drawer is the session's and never in a state. Nothing here
is changed; what happens to a session gives another one (`update.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import games
from app.keep.record import Record
from app.session import narration
from app.session.bots_model import IDLE, Bots
from app.session.film import NO_FILM, Film
from games.contract import Picked
from tabletop.actions import Action
from tabletop.game import State
from tabletop.match import Match
from tabletop.values import replace

MARKS = ("armed", "hint", "watch", "mistake")  # what an action on the board can be marked as: data-armed ...


class World(NamedTuple):
    """What a session knows of the world around it: preferences (`keep/settings.py`), how fast things move
    ("off", "fast", "normal", "slow"), and the local date. paced: was a pace for the bots ever chosen?
    by_keys: has anybody ever played by keys here?"""

    confirm: str = "touch"
    pace: str = "normal"
    motion: str = "normal"
    today: str = ""
    paced: bool = False
    by_keys: bool = False


class Reply(NamedTuple):
    """The line below the prompt. rule: the line of the rules that it rests on, to which a link leads; kind:
    "forecast", "armed", "about", "told", "why" (a choice is none now), "no" (anything else cannot be), or
    "none"."""

    text: str = ""
    rule: str = ""
    kind: str = "none"


SILENT = Reply()


class Autosave(NamedTuple):
    """How the record stands to what is kept of it.

    owes: something was done that is not saved yet; elsewhere: another tab went on with this match; fault: why
    the last save failed.
    """

    owes: bool = False
    elsewhere: bool = False
    fault: str = ""
    asked_to_keep: bool = False


class BeforeRestart(NamedTuple):
    """How the match stood when it was restarted: the ply, the mark, and how many notes counted."""

    at: int
    rewound: bool
    noted: int


class Decided(NamedTuple):
    """The last decision by a key: which key, at which ply, when in ms."""

    key: str = ""
    ply: int = 0
    at: float = 0


USUAL, UNDECIDED, SAVED = World(), Decided(), Autosave()
NOT_ASKED = ("", -1)


@dataclass(frozen=True)
class Session:
    """One match at this device.

    picked: what was touched first; armed: an action that a second tap carries out; pointed: the one that a
    mouse or the focus is on; lifted: the seat that has said it is there; drawer: "log", "rules" or nothing;
    news: what a link has brought, newly if for the first time; sent: what came of sending one;
    read_at: the ply whose recap was put away;
    put_off: the lesson's answer to what was tapped too early; typing: is the command line open? cursor: the
    cell of the board under the cursor, by its id or by what it does, since the ply cursor_at, and where that
    lies; empty before.
    hand: is this the hand of a phone, of a table that stands elsewhere (`app/live`)? present: the seats whose
    phones are at the table; asked_back: who asks from a phone to take back the last choice, and at which ply.
    by_keys: has anybody here chosen by keys or by line? came_from: where the focus was, by its id, when
    drawer or line was opened. marked: what else is marked on the board, by the mark, where a
    turn is decided once more.
    """

    record: Record
    world: World = USUAL
    picked: Picked = ()
    armed: str = ""
    pointed: str = ""
    decided: Decided = UNDECIDED
    reply: Reply = SILENT
    lifted: int | None = None
    bots: Bots = IDLE
    film: Film = NO_FILM
    drawer: str = ""
    news: str = ""
    newly: bool = False
    sent: str = ""
    read_at: int = -1
    put_off: str = ""
    typing: bool = False
    cursor: str = ""
    cursor_at: int = 0
    cursor_spot: tuple[int, int] | None = None
    hand: bool = False
    present: frozenset[int] = frozenset()
    asked_back: tuple[str, int] = NOT_ASKED
    by_keys: bool = False
    came_from: str = ""
    marked: Mapping[str, str] = field(default_factory=dict)
    before_restart: BeforeRestart | None = None
    autosave: Autosave = SAVED

    # --- the match ---------------------------------------------------------------

    @cached_property
    def entry(self) -> games.Entry:
        """The game that is played."""
        return games.load(self.match.game.slug)

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.record.match

    @property
    def state(self) -> State:
        """Where it stands, whole."""
        return self.match.state

    @property
    def at_the_end(self) -> bool:
        """Is the match over, and nothing of it undone?"""
        return bool(self.record.outcome) and self.match.at == len(self.match.log)

    @property
    def over(self) -> bool:
        """Is it over as far as it stands?"""
        return bool(self.state.ending)

    # --- who looks -----------------------------------------------------------------
    # Whoever sits here alone sees their own secrets all the time. Where two or more do, each sees them in
    # their own turn only, and only when they say that they are there: until then the page is drawn for
    # nobody. In a game without secrets there is no curtain, and everybody sees everything. Where some hold
    # their hands on phones of their own, this page is for everybody.

    @cached_property
    def looker(self) -> int | None:
        """The seat through whose eyes the page is drawn, told and spoken; None for nobody's."""
        state, mine = self.state, self.record.mine
        seat = state.seat
        if state.ending or (len(mine) == 1 and not self.shared):
            return seat if seat in mine or not mine else mine[0]
        if seat not in mine:
            return None
        may = seat == self.lifted and not self.bots.playing
        asked = state.is_open_step and bool(state.hidden(None))  # before all, whatever this seat keeps secret
        return seat if may or not (asked or state.keeps_secret(seat)) else None

    @property
    def shared(self) -> bool:
        """Do people look on here who hold their own hands elsewhere in the room?"""
        return bool(self.record.phones) and not self.hand

    @cached_property
    def openly(self) -> bool:
        """Is a person here asked before all, with nobody's hand to be seen?"""
        here = self.record.turn == "here" and not self.bots.playing
        return here and self.looker is None and self.state.is_open_step

    @property
    def may_look(self) -> bool:
        """May whoever is asked before all look at what only they see?"""
        return self.openly and bool(self.state.hidden(None))

    @property
    def hearer(self) -> int | None:
        """The seat to which is told and spoken what happens; None around a turned table with hands to hide:
        there everybody reads and hears along, whoever has lifted their shield."""
        return None if self.record.turned and self.record.has_secrets else self.looker

    @property
    def reader(self) -> int | None:
        """The seat to which the log is told, with what only it knew then; None where others may read along,
        for a hand that hides nothing now may have hidden something before."""
        seat = self.hearer
        alone = len(self.record.mine) < 2 and not self.shared
        return seat if alone or seat == self.lifted else None

    @property
    def curtain_down(self) -> bool:
        """Does a person here have to lift the curtain before the match goes on?"""
        here = self.looker is None and self.record.turn == "here" and not self.bots.playing
        return here and not self.openly

    @cached_property
    def shown(self) -> State:
        """The match's state as whoever looks may see it."""
        return self.seen(self.state)

    def seen(self, state: State) -> State:
        """A state of the match as whoever looks may see it; where all are asked, with what may be chosen
        before them."""
        return state.open_view() if self.openly else narration.seen(self.match, state, self.looker)

    def may_see(self, action: Action | str) -> bool:
        """Does whoever looks see that this can be chosen now?"""
        return str(action) in map(str, self.shown.legal_actions())

    # --- words -----------------------------------------------------------------------

    def words(self, action: Action) -> str:
        """An action in people's words, as far as whoever looks may know."""
        return self.entry.table.VERBS.order(self.shown, action, self.record.names)

    def reason(self, action: Action) -> str:
        """What speaks for an action that whoever looks can choose."""
        return self.entry.table.VERBS.reason(self.shown, action, self.record.names)

    @property
    def curtain_words(self) -> str:
        """Who is next, and what to do about it; empty when the curtain is not down."""
        name = self.record.names[self.state.seat]
        how = "hold the shield to lift it" if self.record.turned else "lift the curtain"
        return f"{name} is next: {how}." if self.curtain_down else ""

    @property
    def asked(self) -> str:
        """What the person here is asked who may choose, in words with their name; empty if nobody may, or a
        bot does it for them."""
        seat, record = self.state.seat, self.record
        if record.turn != "here" or (self.looker != seat and not self.openly) or self.bots.playing:
            return ""
        asked = self.shown.prompt(record.names)
        return f"{record.names[seat]}: {asked}" if self.match.seats > 1 else asked

    # --- how it looks ----------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many actions have been shown to their end."""
        return self.match.at - bool(self.film.shot)

    @cached_property
    def marks(self) -> Mapping[str, str]:
        """The actions that are marked on the board, by the mark (MARKS)."""
        chosen = self.bots.chosen
        seen = chosen if chosen and self.may_see(chosen) else ""
        found = {"armed": self.armed, "hint": self.bots.hinted, "watch": seen, "mistake": ""}
        return {**found, **self.marked}

    # --- others like it ----------------------------------------------------------------

    def unpicked(self) -> Session:
        """Nothing is picked, armed or answered any more."""
        return replace(self, picked=(), armed="", reply=SILENT)

    def stopped(self) -> Session:
        """Autoplay has ended, and nobody thinks."""
        return replace(self, bots=self.bots.stop())

    def owing(self) -> Session:
        """Something was done that is to be saved."""
        return replace(self, autosave=self.autosave._replace(owes=True))
