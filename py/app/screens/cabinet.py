"""A game's cabinet: what was met and done in it on this device, each with the way back to its match."""

from __future__ import annotations

import games
from app.keep.cabinet import feats
from app.keep.shapes import Saved
from app.lobby import Lobby
from app.page.markup import bar, button, esc
from app.screens.cabinet_view import UNKNOWN, cabinet_html, found_html, riddle_html
from tabletop.link import seed_link
from tabletop.match import Match


class CabinetScreen:
    """The screen."""

    kind = "start"

    def __init__(self, shell: Lobby, slug: str) -> None:
        self.shell, self.slug = shell, slug
        self.entry = games.load(slug)
        self.title = f"{self.entry.game.title}: the cabinet"

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
        finds = self.shell.store.finds(self.slug)
        known = feats(self.slug)
        count = sum(find.feat in known for find in finds)
        title = f'<a href="#{self.slug}">{esc(self.entry.game.title)}</a>'
        return (
            f"{bar(title, f'The cabinet: {count} of {len(known)} found', tools, 'Page')}"
            f'<main class="start cabinet" id="play" aria-label="The cabinet">'
            f"{cabinet_html(self.slug, finds)}"
            f'<p><a class="plain" id="to-start" href="#{self.slug}">'
            f"Back to {esc(self.entry.game.title)}</a></p></main>"
        )

    def do_feat(self, slug: str) -> None:
        """A pigeonhole was touched: tell about what stands there, or give its riddle."""
        feat = feats(self.slug)[slug]
        find = next((find for find in self.shell.store.finds(self.slug) if find.feat == slug), None)
        if not find:
            return self.shell.open(UNKNOWN, riddle_html(feat))
        kept = isinstance(self.shell.store.record(find.id), Saved)
        game = self.entry.game
        seed = seed_link(Match(game, game.seats[0], find.seed))
        match = f"{self.slug}/match/{find.id}" if kept else ""
        shares = self.shell.device.can_share_pictures()
        return self.shell.open(feat.name, found_html(feat, find, match, seed, shares))

    def do_picture(self, slug: str) -> None:
        """What stands in a pigeonhole as a picture, to share or to keep."""
        self.shell.page.start(self.hand_over(slug))

    async def hand_over(self, slug: str) -> None:
        """Draw it, hand it over, and say what came of it."""
        from app.screens.cabinet_picture import framed

        find = next(find for find in self.shell.store.finds(self.slug) if find.feat == slug)
        self.shell.page.text("picture-said", "Drawing the picture …")
        svg = framed(self.entry.game.title, feats(self.slug)[slug], find)
        said = await self.shell.device.give_picture(svg, f"{self.slug}-{slug}")
        self.shell.page.text("picture-said", said)

    def changed_elsewhere(self, _: str) -> None:
        """Another tab has saved: something may have been found."""
        self.draw()
