"""A phone's answer that was opened as a link, in another tab than the table's: it is handed on to that."""

from __future__ import annotations

import games
from app.live.asking import CHANNEL
from app.live.joining_view import greeting
from app.page.markup import bar, esc
from app.page.screen import Screen
from app.session.shell import Shell

WAIT = 3_000  # ms in which a table answers
ASKING = "Handing it on to the table …"
TAKEN = "The table has read it. This tab is done with: go back to the table’s."
NOBODY = "No tab of this browser asks a phone to a table. Open this link on the device where the table is."


class Answered(Screen):
    """The screen."""

    kind = "arrival"

    def __init__(self, shell: Shell, slug: str, code: str) -> None:
        self.shell, self.page, self.slug, self.code = shell, shell.page, slug, code
        self.title = games.load(slug).game.title
        self.words = ASKING
        self.channel = shell.device.Channel(CHANNEL, self.hear)

    def draw(self, still: bool = False) -> None:
        """What has become of it."""
        card = greeting(self.slug, "From a phone", f'<p class="wanted" id="wanted">{esc(self.words)}</p>')
        top = bar(esc(self.title), "", "", self.title)
        self.page.show("screen", f'{top}<main id="play" class="meeting">{card}</main>', still)

    def opened(self) -> None:
        """Hand it on."""
        self.channel.say(f"joined {self.code}")
        self.page.later(self.give_up, WAIT)

    def hear(self, text: str) -> None:
        """The table says what came of it."""
        if text == "taken":
            self.say(TAKEN)
        elif text.startswith("not ") and self.words != TAKEN:
            self.say(text.removeprefix("not "))

    def give_up(self) -> None:
        """Nobody has answered."""
        if self.words == ASKING:
            self.say(NOBODY)

    def say(self, words: str) -> None:
        """What has become of it."""
        self.words = words
        if self.shell.screen is self:
            self.draw()
        self.page.announce(words)

    def leave(self) -> None:
        """Another screen comes."""
        self.channel.close()
