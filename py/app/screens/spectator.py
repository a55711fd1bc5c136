"""The screen for everybody: what all may see of a match, as large as the window is, for a television or a
tablet that lies flat on the table. It shows what a table of this browser sends (`line.py`), or, from a link,
how a match stood once. It has neither match nor state, and nothing can be chosen on it.
"""

from __future__ import annotations

from collections.abc import Mapping

import games
from app.page.markup import button, esc
from app.page.parts import Parts
from app.page.screen import Commands, Screen
from app.screens.spectator_line import SpectatorLine
from app.session import play_area
from app.session.shell import Shell
from tabletop.link import LinkError
from tabletop.snapshot import DAMAGED, parse_snapshot

STILL = "A picture of how it stood; ask for a new one to see more."
WAITS = "Waiting for the table …"
LOOK = "Here everybody looks on. Choose at the table’s own window."
QUARTERS = 4

Shown = tuple[Mapping[str, str], str]  # parts of a play area, and what happened last


def drawn(fragment: str) -> Shown:
    """What a link shows of a match. LinkError if it is damaged, or forged so that it cannot be drawn."""
    still = parse_snapshot(fragment, games.find)
    try:
        return play_area.public(games.load(still.game.slug), still.view, still.names, still.notes), still.told
    except Exception:
        raise LinkError(DAMAGED) from None


class Spectator(Screen):
    """The screen. Of a link `still` is what there is to see; else `id` is the record that tables show."""

    kind = "players"

    def __init__(self, shell: Shell, slug: str, id: str, still: Shown | None = None) -> None:
        self.shell, self.page, self.slug = shell, shell.page, slug
        self.entry = games.load(slug)
        self.title = f"{self.entry.game.title}: a screen for everybody"
        self.pieces = self.entry.table.FACTS.pieces
        self.drawn, self.told = still or ({}, "")
        self.about = STILL if still else WAITS  # a sentence about the screen itself
        self.said = ""  # to a touch
        self.quarter = 0  # how often the picture was turned
        self.screen = Parts(self.page, "screen")
        self.lock = self.shell.device.WakeLock()
        self.line = None if still else SpectatorLine(shell, slug, id, self.show, self.say)
        self.commands: Commands = {
            "turn": self.do_turn,
            "fill": self.do_fill,
        }

    # --- drawing -------------------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """What everybody may see."""
        self.screen.show({**self.drawn, "corner": self.corner()}, self.frame, still)

    def frame(self, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        game = {name: html for name, html in parts.items() if name != "corner"}
        return (
            f'<main id="play" class="framed onlookers" data-quarter="{self.quarter}" '
            f'aria-label="{esc(self.title)}">'
            f"{play_area.frame(self.entry, 0, game, watched=True)}{parts['corner']}</main>"
        )

    def corner(self) -> str:
        """Title, what happened, and what can be done about the picture itself."""
        title = f'<h1 tabindex="-1"><a href="#{self.slug}">{esc(self.entry.game.title)}</a></h1>'
        told = self.said or self.told
        about = f'<p class="about" id="about">{esc(self.about)}</p>' if self.about else ""
        brief = ' class="brief"' if about else ""
        fills = self.shell.device.can_fill_screen()
        fill = button("fill", "Full screen", look="quiet", draw="fill", aria_keyshortcuts="F")
        turn = button("turn", "Turn", look="quiet", draw="turn", aria_keyshortcuts="T")
        return (
            f'<div class="corner" data-part="corner">{title}'
            f'<div class="said"><p id="told"{brief}>{esc(told)}</p>{about}</div>'
            f'<div class="tools">{fill if fills else ""}{turn}</div></div>'
        )

    # --- what the line brings --------------------------------------------------------

    def show(self, parts: Mapping[str, str], told: str) -> None:
        """The table has drawn: in a window of this browser, from this very address."""
        new = told != self.told
        self.drawn, self.told, self.said, self.about = parts, told, "", ""
        self.draw()
        if new and told:
            self.page.announce(told)

    def say(self, about: str) -> None:
        """Something about the line to the table; empty when all is well."""
        if about != self.about:
            self.about = about
            self.draw(still=True)
            if about:
                self.page.announce(about)

    # --- commands --------------------------------------------------------------------

    def do_turn(self, _: str) -> None:
        """A quarter to the right, for those who sit at another side."""
        self.quarter = (self.quarter + 1) % QUARTERS
        self.draw(still=True)
        self.page.focus("do-turn")
        words = ("upright again", "turned a quarter", "upside down", "turned three quarters")[self.quarter]
        self.page.announce(f"The picture is {words}.")

    def do_fill(self, _: str) -> None:
        """Fill the screen, or leave that again."""
        self.page.start(self.fill())

    async def fill(self) -> None:
        """Ask the browser for it, and say if it cannot."""
        if not await self.shell.device.full_screen():
            self.touched("The browser does not let the page fill the screen.")

    def act(self, _: str, touched: bool = False) -> None:
        """Nothing can be chosen here."""
        self.touched(LOOK)

    def pick(self, _: str) -> None:
        """Nothing can be picked here."""
        self.touched(LOOK)

    def touch(self, _: str) -> None:
        """Nothing is answered here."""
        self.touched(STILL if not self.line else LOOK)

    def touched(self, words: str) -> None:
        """Say what can be done instead."""
        self.said = words
        self.draw(still=True)
        self.page.announce(words)

    def key(self, pressed: str) -> bool:
        """F fills the screen, T turns the picture."""
        command = {
            "f": "fill",
            "t": "turn",
        }.get(pressed.lower())
        if command:
            self.shell.command(command, "")
        return command is not None

    # --- coming and going --------------------------------------------------------------

    def opened(self) -> None:
        """The screen is on the page: keep it lit, and ask for the table."""
        self.page.start(self.lock.hold())
        if self.line:
            self.page.start(self.line.keep_asking())

    def seen(self, visible: bool) -> None:
        """The page is seen again: the browser has let the screen go dark meanwhile, and the table may have
        gone on."""
        if visible:
            self.page.start(self.lock.hold())
            if self.line:
                self.line.ask()

    def leave(self) -> None:
        """Another screen comes."""
        self.lock.release()
        if self.line:
            self.line.close()
