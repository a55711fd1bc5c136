"""A game's cabinet: what was met and done in it on this device, each with the way back to its match."""

from __future__ import annotations

import games
from app.keep.achievements import achievements
from app.keep.schema import Saved
from app.page.markup import bar, button, esc
from app.page.screen import Commands, Screen
from app.screens.achievements_view import UNKNOWN, cases_html, found_html, riddle_html
from app.session.shell import Shell
from tabletop.link import seed_link
from tabletop.match import Match


class AchievementsScreen(Screen):
    """The screen."""

    kind = "start"

    def __init__(self, shell: Shell, slug: str) -> None:
        self.shell, self.slug = shell, slug
        self.entry = games.load(slug)
        self.title = f"{self.entry.game.title}: the cabinet"
        self.pieces = self.entry.table.FACTS.pieces
        self.commands: Commands = {"feat": self.do_feat, "picture": self.do_picture}

    def draw(self, still: bool = False) -> None:
        """Show all shelves."""
        self.shell.page.show("screen", self.html(), still)

    def opened(self) -> None:
        """Notes that came up while reading what is saved."""
        self.shell.tell_notes()

    def html(self) -> str:
        """The cases, one below the other."""
        tools = button("settings", "Settings", look="tool", draw="settings")
        tools += button("help", "Help", look="tool", draw="help")
        trophies = self.shell.store.trophies(self.slug)
        known = achievements(self.slug)
        count = sum(trophy.feat in known for trophy in trophies)
        title = f'<a href="#{self.slug}">{esc(self.entry.game.title)}</a>'
        return (
            f"{bar(title, f'The cabinet: {count} of {len(known)} found', tools, self.entry.game.title)}"
            f'<main class="start cabinet" id="play" aria-label="The cabinet">'
            f"{cases_html(self.slug, trophies)}"
            f'<p><a class="plain" id="to-start" href="#{self.slug}">'
            f"Back to {esc(self.entry.game.title)}</a></p></main>"
        )

    def do_feat(self, slug: str) -> None:
        """A pigeonhole was touched: tell about what stands there, or give its riddle."""
        achievement = achievements(self.slug)[slug]
        trophy = next(
            (trophy for trophy in self.shell.store.trophies(self.slug) if trophy.feat == slug), None
        )
        if not trophy:
            return self.shell.open(UNKNOWN, riddle_html(achievement))
        kept = isinstance(self.shell.store.record(trophy.id), Saved)
        game = self.entry.game
        seed = seed_link(Match(game, game.seats[0], trophy.seed))
        match = f"{self.slug}/match/{trophy.id}" if kept else ""
        shares = self.shell.device.can_share_pictures()
        return self.shell.open(achievement.name, found_html(achievement, trophy, match, seed, shares))

    def do_picture(self, slug: str) -> None:
        """What stands in a pigeonhole as a picture, to share or to keep."""
        self.shell.page.start(self.hand_over(slug))

    async def hand_over(self, slug: str) -> None:
        """Draw it, hand it over, and say what came of it."""
        from app.screens.achievements_picture import framed

        trophy = next(trophy for trophy in self.shell.store.trophies(self.slug) if trophy.feat == slug)
        self.shell.page.text("picture-said", "Drawing the picture …")
        svg = framed(self.entry.game.title, achievements(self.slug)[slug], trophy)
        said = await self.shell.device.give_picture(svg, f"{self.slug}-{slug}")
        self.shell.page.text("picture-said", said)

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: something may have been found."""
        self.draw()
