"""The line from a screen for everybody to the tables that show the match, `app/session/spectators.py`.

It asks again every few seconds, so whatever is closed, reloaded, put to sleep or opened a second time comes
back by itself. It follows one table, the one that has drawn last, until that has left or says nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.session.shell import Shell
from app.session.spectators import ASK, GONE, Message, channel_name, read

LEFT = "The table’s own window is closed; this is how it stood."
SILENT = "The table’s own window does not answer; this is how it stood."
NOBODY = "No window shows this match. Open it in this browser, and it is seen here."
Show = Callable[[Mapping[str, str], str], None]


class SpectatorLine:
    """What a screen hears, and from whom.

    show: called with the parts and the words of each picture. say: called with a sentence about the line
    itself, empty when all is well.
    """

    def __init__(self, shell: Shell, slug: str, id: str, show: Show, say: Callable[[str], None]) -> None:
        self.page = shell.page
        self.show, self.say = show, say
        self.me = shell.new_id()
        self.followed, self.number = "", 0
        self.heard = self.page.clock()  # when the followed table said something last
        self.connected = False
        self.open = True
        self.channel: Any = shell.device.Channel(channel_name(slug, id), self.hear)

    async def keep_asking(self) -> None:
        """Ask, as long as the screen is open."""
        while self.open:
            self.ask()
            await self.page.sleep(ASK)
            if self.open and self.page.clock() - self.heard > GONE and not self.left:
                self.lose(SILENT if self.number else NOBODY)

    def ask(self) -> None:
        """Who is there, and is there anything new?"""
        self.channel.say(Message("ask", self.me, {}, self.followed, self.number).text())

    def hear(self, text: str) -> None:
        """A table says something, or another screen, which is none of our business."""
        message = read(text)
        if not self.open or not message or message.kind == "ask":
            return
        if message.kind == "left":
            if message.by == self.followed:
                self.lose(LEFT)
                self.ask()
            return
        if message.kind == "picture":
            self.follow(message)
            self.show(message.parts, message.told)
        elif message.by == self.followed:
            self.heard = self.page.clock()
        elif not self.followed:
            self.ask()  # a table was opened

    def follow(self, message: Message) -> None:
        """Whoever has drawn last shows the match."""
        self.followed, self.number, self.heard = message.by, message.number, self.page.clock()
        if not self.connected:
            self.connected = True
            self.say("")

    @property
    def left(self) -> bool:
        """Has the table said that it goes?"""
        return bool(self.number) and not self.followed

    def lose(self, why: str) -> None:
        """Nobody is followed any more; whoever answers next is."""
        self.followed, self.heard, self.connected = "", self.page.clock(), False
        self.say(why)

    def close(self) -> None:
        """Another screen comes."""
        self.open = False
        self.channel.close()
