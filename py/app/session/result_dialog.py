"""The result over the page: when it comes, and what is asked and touched in it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from app.keep import even
from app.keep.seeds import spoken
from app.page.screen import Commands
from app.session import even_view, result_news, result_view
from app.session import intents as on
from app.session.poster import framed
from app.session.table import Table

if TYPE_CHECKING:
    from app.session.reviewing import Reviewing

WAIT = 2600  # ms that the last scene of a match has, unless somebody taps


class ResultDialog:
    """Shows the result of the match on a table, with the look at it."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.shell = table, table.page, table.shell
        self.commands: Commands = {
            "story": self.tell_story,
            "picture": lambda _: self.page.start(self.hand_over_picture()),
            "even": lambda arg: table.dispatch(on.NextEven(self.new_seed(), *even_view.answer(arg))),
            "even-no": self.refuse_head_start,
            "next": lambda _: table.dispatch(on.Next(self.new_seed())),
        }

    @cached_property
    def reviewing(self) -> Reviewing:
        """The look at the match; it comes when the match is over, so that a table is there sooner."""
        from app.session.reviewing import Reviewing

        return Reviewing(self.table)

    def new_seed(self) -> str:
        """Of the match that comes next."""
        return spoken(self.page.chance(1 << 40))

    async def end(self) -> None:
        """The result, when the last scene has played large, or at the next tap; whoever has opened something
        else meanwhile finds it beside the board."""
        data = self.page.root.dataset
        data.finale = "plays"
        self.page.after_paint(lambda: self.reviewing)  # what it takes is there when the result is
        await self.page.tap_or_sleep(WAIT)
        if not self.page.dialog_is_open():
            self.show()
        if data.finale == "plays":
            data.finale = ""

    def show(self) -> None:
        """The result, if the match is over and still on the table."""
        record, store, table = self.table.record, self.shell.store, self.table.session.entry.table
        if record.outcome and self.shell.screen is self.table:
            shares = self.shell.device.can_share_pictures()
            day, news = result_news.day_html(record, store, table), result_news.news_html(record, store)
            proposed = even.due(record, store)
            if proposed:
                even.note_asked(record, store)
            asked = even_view.proposal_html(record, proposed)
            review = ""
            if record.is_reviewed:
                self.reviewing.go_on()
                self.shell.beside, review = self.reviewing.commands, self.reviewing.html()
            html = result_view.result(record, table, shares, day, news, asked, review)
            self.page.root.dataset.finale = "told"
            self.shell.open(result_view.headline(record), html, "dialog-title", closes_to="")

    def tell_story(self, ply: str) -> None:
        """The story of the match, over the page, at the picture after so many actions for who comes back to
        that; what tells it is fetched first."""

        def tell() -> None:
            from app.session.storyteller import Storyteller

            teller = Storyteller(self.table, self.reviewing)
            self.shell.beside = teller.commands
            self.page.start(teller.open(ply))

        self.shell.with_rooms(tell, self.say, result_view.NO_STORIES)

    def refuse_head_start(self, _: str) -> None:
        """No head start is wanted: the question goes."""
        even.note_refused(self.table.record, self.shell.store)
        self.show()
        self.page.announce(even_view.REFUSED)

    async def hand_over_picture(self) -> None:
        """Draw the match as a picture, hand it over, and say what came of it."""
        record = self.table.record
        self.say("Drawing the picture …")
        picture, name = framed(record, self.page.today()), f"{self.table.slug}-{record.match.seed}"
        self.say(await self.shell.device.give_picture(picture, name))

    def say(self, words: str) -> None:
        """The line below the buttons, if the result is open."""
        self.page.text("picture-said", words)
