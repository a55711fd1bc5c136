"""A match that is over is looked at between frames: what each choice has cost, and what came.

It goes on while the result is there and nobody needs the processor, and is given up when somebody does; what
was found so far is known the next time. An account that is whole is the session's, and kept with the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from app.keep.costs import note_account
from app.keep.storage import StorageFault
from app.keep.store import PlayedElsewhere
from app.session import review_words as told
from app.session.asked import Asked, of_turn
from app.session.choice_words import turn_words
from app.session.finding import find_out
from app.session.intents import Reckoned
from app.session.review import Good, Review, candidates
from app.session.review_view import content, review_html
from app.session.shell import Looked
from app.session.thinking import Work, returned
from tabletop import account, analysis
from tabletop.account import Account
from tabletop.actions import Action
from tabletop.analysis import Progress
from tabletop.values import replace

SECTION = "review"
LOOKS = "Looking at {} choices: {} …"
CLOSER = "Looking again at what mattered most: choice {} of {} or fewer{} …"
UNSAVED = "What this match cost could not be added to the statistics: another tab has just changed them."


class Reviewing:
    """The look at the match on a table, at the table's page."""

    def __init__(self, table: Any) -> None:
        self.table, self.page = table, table.page
        self.known: dict[int, Progress] = {}  # by seat, as far as it is reckoned
        self.goods: dict[int, Good] = {}
        self.of: Any = ()  # the log of which this is known
        self.progress = ""
        self.works = False
        self.held = False  # does it wait, as something else is made of the match?

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What is touched in the section: another turn on the curve of a seat, the way back to one."""
        seats = range(self.table.record.match.seats)
        looks = {f"look-turn-{seat}": partial(self.look, seat) for seat in seats}
        shows = {f"show-turn-{seat}": partial(self.point_at, seat) for seat in seats}
        return {**looks, **shows, "back-to": self.back_to}

    # --- what is shown -------------------------------------------------------------------

    @property
    def review(self) -> Review:
        """What is known now."""
        record = self.table.record
        whole = {one.seat: one for one in record.accounts}
        looked = {seat: one for seat, one in self.known.items() if len(one.account.turns) == one.turns}
        return Review(
            record,
            {**{seat: one.account for seat, one in looked.items()}, **whole},
            {seat: one.sure for seat, one in looked.items() if seat not in whole},
            self.goods,
            self.looked.asked,
            self.progress,
            self.looked.places,
            self.table.shell.settings["review"] == "encourage",
            {seat: one for seat, one in self.known.items() if seat not in looked},
        )

    @property
    def looked(self) -> Looked:
        """How this match has been looked at, also before one went elsewhere and came back."""
        looked: Looked = self.table.shell.looked
        log = self.table.session.match.log
        return looked if looked.log == log else Looked(log)

    def html(self) -> str:
        """The section of the result; nothing where there is no account."""
        return review_html(self.review) if self.table.record.is_reviewed else ""

    def show(self) -> None:
        """Bring the section up to date, if it is on the page."""
        if self.table.record.is_reviewed and self.page.find(SECTION):
            self.page.show(SECTION, content(self.review))

    def look(self, seat: int, place: str) -> None:
        """Another turn is looked at on a curve, also when one comes back from it."""
        looked = self.looked
        self.table.shell.looked = replace(looked, places={**looked.places, seat: int(place)})
        self.show()
        self.go_on()

    def point_at(self, seat: int, place: str) -> None:
        """A turn that is named is looked at on the curve, and the curve comes into sight."""
        self.look(seat, place)
        self.page.bring(f"#turn-{seat}")

    def back_to(self, ply: str) -> None:
        """Back to a turn of this match, to try it once more."""
        record = self.table.record
        self.table.shell.go(f"{record.match.game.slug}/turn/{record.id}/{ply}")

    # --- the reckoning -------------------------------------------------------------------

    def go_on(self) -> None:
        """Reckon what is not reckoned yet, if nothing is being reckoned."""
        s = self.table.session
        if s.match.log != self.of:
            self.known, self.goods = {}, {}
            self.of = s.match.log
        if not self.works and self.may():
            self.works = True
            self.page.start(self.reckon())

    def may(self) -> bool:
        """Does the match stand at its end, with nothing shown or thought, on the screen that is open?"""
        s = self.table.session
        here = self.table.shell.screen is self.table and s.match.log == self.of and not self.held
        return bool(here and s.record.is_reviewed and not s.film.shot and not self.table.awaited)

    def wanted(self) -> Iterator[tuple[int, int]]:
        """The seats whose account is not whole, with how many looks are taken: people's first, then bots',
        once."""
        record = self.table.record
        own = self.review.seats
        for seat in (*own, *(seat for seat in range(record.match.seats) if seat not in own)):
            if record.account_of(seat) is None:
                yield seat, 2 if seat in record.people else 1

    async def reckon(self) -> None:
        """Reckon one account after the other, what was better at the turns that are looked at, and then the
        good choices of people."""
        for seat, looks in self.wanted():
            if not await self.account(seat, looks):
                break
        await self.explain()
        for seat in self.review.seats:
            if seat not in self.goods and self.may():
                await self.good(seat)
        await self.explain()
        self.works, self.progress = False, ""
        self.show()

    async def account(self, seat: int, looks: int) -> bool:
        """Reckon the account of a seat; False if it was given up."""
        s = self.table.session
        known = self.known[seat].account if seat in self.known else None
        steps = analysis.reckon(s.match, seat, s.entry.bot, known=known, looks=looks)
        look: Work[Progress] = Work(steps, self.page, self.may)

        def report() -> None:
            if look.found:
                self.known[seat] = look.found
                self.progress = self.how_far(look.found)
                self.show()

        whole = await look.finish(report)
        if look.found and self.of == s.match.log:
            self.known[seat] = look.found
        if not whole or not self.may():
            return False
        kept = (*self.table.record.accounts, whole.account)
        self.table.dispatch(Reckoned(tuple(map(account.written, kept))))
        if self.table.record.mine == [seat]:
            self.note(whole.account)
        self.tell(seat)
        return True

    def note(self, whole: Account) -> None:
        """What it cost joins the statistics, and what was dear comes back."""
        record, shell = self.table.record, self.table.shell
        called = {turn.ply: turn_words(record.match, turn.ply) for turn in whole.turns if turn.word}
        wanted = shell.settings["puzzles"] == "on" and not self.review.praise
        try:
            note_account(record, shell.store, called, self.page.today(), wanted)
        except (StorageFault, PlayedElsewhere) as fault:
            shell.store.notes.append(str(fault) or UNSAVED)
            shell.tell_notes()

    async def explain(self) -> None:
        """Find out what was better, and why, at the turns that are looked at, as long as there is one."""
        self.table.shell.looked = self.looked
        known = self.looked.asked

        def may() -> bool:
            return self.may() and self.looked.asked is known

        while may() and not self.review.praise:
            turns = map(self.review.pointed_turn, self.decided())
            turn = next((turn for turn in turns if turn.points > 0 and turn.ply not in known), None)
            if turn is None:
                return
            known[turn.ply] = of_turn(self.table.record, turn)

            def learn(more: Callable[[Asked], Asked], ply: int = turn.ply) -> None:
                known[ply] = more(known[ply])
                self.show()

            await find_out(partial(known.__getitem__, turn.ply), self.page, may, learn)
            if not may():
                del known[turn.ply]

    def decided(self) -> list[int]:
        """The seats of people whose account is whole, and who had something to decide."""
        record = self.table.record
        return [seat for seat in self.review.seats if (one := record.account_of(seat)) and one.turns]

    def how_far(self, found: Progress) -> str:
        """How far the look at the match is, in words: the turn that is looked at now, and which has cost most
        so far; or that what stands there is looked at more closely."""
        record, seat = self.table.record, found.account.seat
        match, dearest = record.match, found.account.dearest
        done = len(found.account.turns)
        own = seat in self.review.seats
        so_far = f"; so far {turn_words(match, dearest.ply)} cost most" if dearest else ""
        if not own or self.review.praise or found.sure:
            so_far = ""
        if done == found.turns:
            of = found.of - found.turns
            return CLOSER.format(min(found.done - found.turns + 1, of), of, so_far)
        whose = "your" if record.mine == [seat] else f"{record.names[seat]}’s"
        plies = analysis.judged(match, seat, self.table.session.entry.bot)
        words = told.progress_words(match, seat, plies[min(done, len(plies) - 1)])
        return LOOKS.format(whose, words + so_far)

    def tell(self, seat: int) -> None:
        """An account is whole: the line of its seat is shown, and said once, and when all are, what adds up
        to the end."""
        self.show()
        review = self.review
        if review.praise:
            return
        new = [one for one in self.decided() if one == seat]
        said = [told.headline(review, one) for one in new]
        self.say(" ".join([*said, *(told.balance(review, one) for one in self.decided() if review.whole)]))

    def say(self, words: str) -> None:
        """To who hears the result."""
        if words and self.page.dialog_is_open():
            self.page.announce(words)

    async def good(self, seat: int) -> None:
        """Find the choice by which a seat gained most on the next best."""
        s = self.table.session
        if not (found := s.record.account_of(seat)):
            return
        best = Good(-1, 0.0)
        for turn in candidates(found):
            state = s.match.states[turn.ply]
            looked = analysis.values(state, turn.ply, s.entry.bot)
            worths = await Work(returned(looked), self.page, self.may).finish()
            if not worths or not self.may():
                return
            chosen = state.legal_actions()[turn.best]
            if chosen not in worths or len(worths) < 2:
                continue  # an account of before standing orders were left out
            by = _margin(worths, chosen)
            best = max(best, Good(turn.ply, by), key=lambda good: good.by)
        self.goods[seat] = best
        if self.review.praise:
            self.say(told.praise(self.review, seat))
        self.show()


def _margin(worths: Mapping[Action, float], best: Action) -> float:
    """By how much an action is worth more than the next best."""
    return worths[best] - max(worth for action, worth in worths.items() if action != best)
