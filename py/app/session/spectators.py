"""Spectators, who look on: other windows of this browser, on a television or a tablet flat on the table, that
show what everybody may see of the match.

A window asks, every few seconds, over a channel named after the record; the table answers, and as long as
somebody asks it sends what it shows after each drawing: the parts of the play area made of `State.public`
for nobody in particular, and what has happened in words. It sends neither match nor state. While nobody
asks nothing is drawn for them, and what is sent is made after the paint.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

from app.session import narration, render
from app.session.model import Session
from app.session.stage_view import STAGE
from app.session.table import Table
from games.contract import PARTS
from tabletop import plain
from tabletop.match import Match

ASK = 4_000  # ms from one question to the next
GONE = 3 * ASK  # ms after which who has said nothing is there no longer

Part = Annotated[str, plain.Like("|".join((*PARTS, "seats", STAGE)))]
Name = Annotated[str, plain.Within(0, 20)]


class Message(NamedTuple):
    """What is said on the channel.

    kind: of a window "ask"; of a table "here", "picture", or "left" when it is closed. by: who says it, a
    name made up when it was opened. parts: what a picture shows of the play area. follow: whose picture the
    window shows, empty if nobody's. number: which one, 0 if none; each table counts its own. told: what
    happened last.
    """

    kind: Literal["ask", "here", "picture", "left"]
    by: Name
    parts: dict[Part, str]
    follow: Name = ""
    number: Annotated[int, plain.Within(0, 1 << 40)] = 0
    told: str = ""

    def text(self) -> str:
        """As it is sent."""
        return json.dumps(self._asdict())


def read(text: str) -> Message | None:
    """A message from its text; None if it is none of ours."""
    try:
        message: Message = plain.build(Message, plain.parse(text))
    except (TypeError, ValueError):
        return None
    return message


def channel_name(slug: str, id: str) -> str:
    """The channel of a record."""
    return f"boneyard.players.{slug}.{id}"


def last_told(match: Match, names: Sequence[str]) -> str:
    """What happened last that everybody may know, in words."""
    told = (narration.happened(match, state, names, None) for state in match.states[match.at : 0 : -1])
    return next(filter(None, told), "The match begins.")


def told_to_all(s: Session) -> str:
    """What is being told to everybody, or what happened last; at the end, how it ended."""
    film, match, names = s.film, s.match, s.record.names
    if film.shot:
        counts = [len(shot.state.events()) for shot in film.shots[: film.at + 1]]
        known = max((count for count in counts if count < counts[-1]), default=0)
        return narration.happened(match, film.shot.state, names, None, since=known)
    outcome = match.state.outcome(names)
    told = last_told(match, names)
    return f"{told} {narration.ended(outcome, names)}" if outcome else told


class Spectators:
    """Lets other windows look on at a table: what it says to them, and when."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.channel: Any = None
        self.me = ""
        self.until = 0.0  # when those who look on are taken to be gone
        self.number = 0  # of the picture that was sent last
        self.last: tuple[dict[str, str], str] = ({}, "")  # and what it was
        self.due = False  # will one be sent after the paint?
        self.stale = True  # was anything drawn since?

    @property
    def any(self) -> bool:
        """Does somebody look on?"""
        return bool(self.page.clock() < self.until)

    def open(self) -> None:
        """The table is painted: listen, and let those know who wait for it."""
        record = self.table.session.record
        self.me = self.table.shell.new_id()
        name = channel_name(record.match.game.slug, record.id)
        self.channel = self.table.shell.device.Channel(name, self.hear)
        self.say("here")

    # --- what is sent --------------------------------------------------------------

    def drawn(self) -> None:
        """The table was drawn: if somebody looks on they see it too, once all that the tap itself has
        caused is painted and saved."""
        self.stale = True
        if self.channel and not self.due and self.any:
            self.due = True
            self.page.after_paint(lambda: self.page.later(self.send))

    def send(self) -> None:
        """What the table shows now, if it is anything new."""
        self.due = False
        if self.silent:
            return
        session = self.table.session
        seen = dict(render.public(session)), told_to_all(session)
        self.stale = False
        if seen != self.last:
            self.last = seen
            self.number += 1
            self.say("picture")

    def say(self, kind: Literal["here", "picture", "left"]) -> None:
        """To all who look on."""
        parts, told = self.last if kind == "picture" else ({}, "")
        self.channel.say(Message(kind, self.me, parts, number=self.number, told=told).text())

    # --- what is heard ---------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """Has it nothing to say? A match that was played on in another window is shown by that one."""
        return not self.channel or self.table.session.autosave.elsewhere

    def hear(self, text: str) -> None:
        """Somebody asks: they are there; answer those who follow this table, or none yet."""
        message = read(text)
        if not message or message.kind != "ask":
            return
        self.until = self.page.clock() + GONE
        if self.silent or message.follow not in ("", self.me):
            return
        number = self.number
        if self.stale:
            self.send()
        if number == self.number:
            has_it = message.follow == self.me and message.number == number
            self.say("here" if has_it else "picture")

    # --- coming and going --------------------------------------------------------------

    def went(self) -> None:
        """The window is being closed, or may be: should it come back, it will be asked again."""
        if self.channel:
            self.say("left")

    def leave(self) -> None:
        """Another screen comes."""
        if self.channel:
            channel, self.channel = self.channel, None
            channel.say(Message("left", self.me, {}).text())
            channel.close()
