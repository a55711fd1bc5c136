"""A turn of a match that is over, once more: the position stands, and whoever decided there decides again.

It is a table like any other, but what is chosen is not done: it is answered (`session/asked.py`). Nothing of
it is kept; from here on one can play on, in a match of its own, as practice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import games
from app.keep import puzzles
from app.keep.record import Record
from app.keep.saved_record import from_saved
from app.keep.schema import PERSON, Puzzle, Saved
from app.page.markup import bar, esc, tool
from app.page.screen import Commands, WayBack
from app.session import asked, queries, render
from app.session import effects as do
from app.session import intents as on
from app.session.asked import Asked
from app.session.bots_model import Now
from app.session.commands import INTENTS
from app.session.finding import find_out
from app.session.keys import KEYS
from app.session.model import SILENT, Session, World
from app.session.shell import Shell
from app.session.table import LIT, Table
from app.session.update import begin, update
from tabletop import analysis
from tabletop.actions import Action
from tabletop.bots import Choice
from tabletop.link import LinkError, parse
from tabletop.match import MatchError
from tabletop.values import replace

STANDS = "That says only how you are asked, or what goes by itself. What would you do?"
BEGINNING = ".try .ways > *"  # of what is answered
DOES = ".choice.main[data-action]"  # what is done with what was picked
BOT = "middle"  # who has the other seats where it is not known any more
HANDS = ("lift", "cover")  # commands at a table that are meant here as well
ALLOWED = (do.Draw, do.DrawReply, do.Say, do.Focus, do.MoveCursor, do.Scroll, do.Sound)


class Again(Table):
    """The screen. told: called with whether it was found, once, by whoever wants to know."""

    kind = "again"

    def __init__(self, shell: Shell, turn: Asked, told: Callable[[bool], None]) -> None:
        super().__init__(shell)
        self.turn, self.told = turn, told
        self.within = shell.screen.kind not in ("", "arrival")
        begun = begin(turn.record, self.world())
        self.session = replace(begun, read_at=begun.match.at)  # nothing is told of what happened before
        self.title = f"{self.session.entry.game.title}: a turn once more"
        self.pieces = self.session.entry.table.FACTS.pieces
        self.counted = self.works = False
        self.way_back = WayBack(turn.record.begun_in)
        self.commands: Commands = {
            **{name: self.sends(INTENTS[name]) for name in HANDS},
            "show-me": lambda _: self.now(replace(self.turn, shown=True)),
            "play-on": lambda _: self.play_on(),
            "back-from": lambda _: self.back(),
        }

    def world(self) -> World:
        """The preferences as they are now; nobody is asked for a second tap, as nothing is done."""
        return super().world()._replace(confirm="never", motion="off")

    # --- the loop ------------------------------------------------------------------------

    def update(self, intent: on.Intent) -> tuple[do.Effect, ...]:
        """The session goes on by an intent; but what is chosen is answered, and the match stays."""
        before = self.session
        after, effects = update(before, intent)
        if after.match.at == before.match.at:
            reply = after.reply if after.reply.kind == "none" else after.reply._replace(rule="")
            self.session = replace(after, reply=reply)
            return tuple(effect for effect in effects if isinstance(effect, ALLOWED))
        self.session = replace(before.unpicked(), reply=SILENT)
        self.choose(after.match.log[before.match.at])
        return ()

    def dispatch(self, intent: on.Intent) -> None:
        """Something has happened; what can be done with what was picked comes above the answer."""
        super().dispatch(intent)
        if isinstance(intent, on.Pick) and self.turn.said:
            self.page.bring(DOES)

    def choose(self, action: Action) -> None:
        """Something was chosen, which is answered as soon as it is known what it is worth; once there is
        nothing to find, its chance is told, and why it is no better."""
        turn = self.turn
        if action.verb in self.session.entry.bot.STANDING and str(action) != turn.best:
            self.answer(STANDS)
            return
        if turn.over:
            self.beside(replace(turn, touched=str(action)))
            self.opened()
            return
        if str(action) == turn.answer:
            return  # a second tap, as in a match, is no second try
        tries = turn.tries + 1
        turn = replace(turn, answer=str(action), tries=tries)
        self.now(turn)
        self.opened()

    def now(self, turn: Asked) -> None:
        """It stands otherwise: whoever has tried twice is shown it; it is drawn, said, and told once."""
        if turn.right is False and turn.tries >= asked.TRIES:
            turn = replace(turn, shown=True)
        self.turn = turn
        if not self.counted and (turn.right is not None or turn.shown):
            self.counted = True
            self.told(bool(turn.right))
        self.draw()
        self.page.bring(BEGINNING)
        if turn.found:
            self.page.bring(LIT)
        self.page.announce(asked.words(turn))

    def beside(self, turn: Asked) -> None:
        """It stands otherwise in what is told of the choice that was touched at last: no more is said."""
        self.turn = turn
        self.draw()
        self.page.bring(BEGINNING)
        self.page.announce(" ".join(asked.beside(turn)).strip())

    # --- what is worth what ----------------------------------------------------------------

    def opened(self) -> None:
        """It is on the page: find out what each choice is worth."""
        if not self.works:
            self.page.start(self.look())

    async def look(self) -> None:
        """Find out what is not known yet."""
        self.works = True
        await find_out(lambda: self.turn, self.page, self.is_here, self.learn)
        self.works = False

    def is_here(self) -> bool:
        """Is it still on the page?"""
        return self.shell.screen is self

    def learn(self, more: Callable[[Asked], Asked]) -> None:
        """More is known of it: that stands there if something was answered, and what is new is said."""
        before, turn = self.turn, more(self.turn)
        self.turn = turn
        if (before.answer or before.shown) and asked.words(turn) != asked.words(before):
            self.now(turn)
        elif asked.beside(turn) != asked.beside(before):
            self.beside(turn)

    # --- drawing -------------------------------------------------------------------------

    def parts(self, session: object) -> Mapping[str, str]:
        """The table by part, with its own bar and foot."""
        s = self.session
        facts = [asked.title(self.turn), *s.match.variant, "practice"]
        title = f'<a href="#{self.slug}">{esc(s.match.game.title)}</a>'
        back, look = tool("back-from", "Back", "back"), "said" if self.turn.said else ""
        own = {
            "bar": bar(title, " · ".join(facts), back, "Practice", look),
            "try": asked.section(self.turn),
        }
        return {**render.parts(self.marked()), "near": render.around(self.session, ""), **own}

    def marked(self) -> Session:
        """The session with what is right marked on the board, as a hint is, once it is found, and beside it
        what was chosen wrongly, or in the match; and what was touched then, if that is neither."""
        turn = self.turn
        touched = turn.touched if turn.touched not in (turn.found, turn.mistake) else ""
        s = replace(self.session, marked={"mistake": turn.mistake, "watch": touched})
        if not self.turn.found:
            return s
        best = Choice(s.match.game.parse(self.turn.found), self.turn.value, 0, 0.0)
        bots = replace(s.bots, now=Now.ADVISED, choices=(best,))
        return replace(s, bots=bots)

    def framed(self, session: object, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        table = {name: html for name, html in parts.items() if name != "try"}
        return render.framed(self.session, table) + parts["try"]

    # --- what a hand does --------------------------------------------------------------------

    def key(self, pressed: str) -> bool:
        """The game's own keys; those of a table are none here."""
        if pressed in KEYS or pressed.lower() in KEYS:
            self.answer(queries.ONE_TURN)
            return True
        return super().key(pressed)

    def escape(self) -> None:
        """Put back what is picked, or else leave."""
        if self.session.picked:
            return super().escape()
        return self.back()

    def play_on(self) -> None:
        """A match of its own from here, as practice."""
        record = self.turn.record
        match = record.match.play(record.match.game.parse(self.turn.goes_on))
        self.shell.open_record(replace(record, id=self.shell.new_id(), match=match, here=None))

    def back(self) -> None:
        """To where it was opened, or the game's start page."""
        if self.within:
            self.page.back()
        else:
            self.shell.go(self.slug)


def found(shell: Shell, slug: str, id: str, ply: int) -> Callable[[], Again] | None:
    """The turn at this ply of a match: one that comes back, or one of a match that is kept here and over;
    None if there is none."""
    back, record = puzzles.puzzle(shell.store, id, ply), kept(shell, slug, id)
    turn = shell.looked.asked.get(ply) if record and shell.looked.log == record.match.log else None
    turn = turn or (of_record(record, ply) if record else None)
    if not back or back.game != slug:
        return (lambda: Again(shell, turn, lambda _: None)) if turn else None
    puzzle = of_puzzle(back, turn.record if turn else None)
    if puzzle is None:
        puzzles.drop(shell.store, id, ply)
        return None
    today = shell.page.today()
    asks = replace(puzzle, recalls=back.due > today)  # one that is not due yet is opened from its match
    return lambda: Again(shell, asks, lambda right: puzzles.answered(shell.store, back, right, today))


def kept(shell: Shell, slug: str, id: str) -> Record | None:
    """The match of this name, if it is kept here and can be replayed."""
    saved = shell.store.record(id)
    if not isinstance(saved, Saved) or saved.match.game != slug:
        return None
    try:
        return from_saved(games.load(slug).game, saved)
    except MatchError:
        return None


def of_record(record: Record, ply: int) -> Asked | None:
    """A turn of a match that is over, with what its account says of it; None if nobody decided anything
    there."""
    if not record.is_reviewed or not 0 <= ply < record.match.at:
        return None
    state = record.match.states[ply]
    bot = games.load(record.match.game.slug).bot
    if state.seat not in record.people or ply not in analysis.judged(record.match, state.seat, bot):
        return None
    whole = record.account_of(state.seat)
    told = next((one for one in whole.turns if one.ply == ply), None) if whole else None
    if told:
        return asked.of_turn(record, told)
    return Asked(asked.at_turn(record, ply), chosen=str(record.match.log[ply]), recalls=True)


def of_puzzle(back: Puzzle, here: Record | None) -> Asked | None:
    """A turn that comes back, with the people of its match if that is kept here; None if the rules have
    changed since."""
    try:
        match = parse(back.link, games.find).match
    except LinkError:
        return None
    legal = [str(action) for action in match.state.legal_actions()]
    if back.best not in legal or back.chosen not in legal:
        return None
    seat = match.state.seat
    players = [PERSON if one == seat else BOT for one in range(match.seats)]
    record = here or Record("", match, players, here=(seat,), practised=True)
    value, got = back.value / puzzles.FINE, back.got / puzzles.FINE
    return Asked(record, back.best, value, back.chosen, got)
