"""What opens beside the board: menu, share, result, and the drawers with log and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.keep.seeds import spoken
from app.page.markup import button, esc, icon
from app.table.company_view import mode_words
from games import glance
from tabletop.match import Match

if TYPE_CHECKING:
    from app.table.table import Table

BLOCKED = (
    "The browser has blocked the second window. Allow pop-ups for this page, and try again; "
    "or open it from the menu by “A screen for everybody”, which is a link."
)


class Beside:
    """The part of the table that opens things beside the board."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.shell, self.entry = table, table.page, table.shell, table.entry
        self.drawer = ""  # "log", "rules" or nothing

    def do_menu(self, _: str) -> None:
        """Everything that is rarely wanted."""
        record = self.table.record
        over = record.outcome is not None
        parts = [
            button("log", "Log", look="plain spare", draw="log"),
            button("share", "Share", look="plain spare", draw="share"),
            button("take-away", "Save or print", draw="out") if self.table.takeaway.files else "",
            button("auto", "Auto: a bot plays", look="plain spare", draw="auto"),
            button("result", "The result", draw="star") if over else "",
            self.players_link(),
            button("turn-table", mode_words(record), draw="redo") if len(record.mine) > 1 else "",
            button("who", "Who sits here?", draw="domino") if record.persons > 1 else "",
            button("learn", "Learn in two minutes", self.entry.game.slug, draw="hint"),
            button("restart", "Restart this match (undo takes it back)", draw="redo"),
            button("next", "New match, new seed", draw="dice"),
            button("watch", "Watch from the beginning", draw="play") if self.table.match.at else "",
            button("start-page", f"{self.entry.game.title}: seeds, days, statistics", draw="domino"),
            button("settings", "Settings", draw="settings"),
            button("help", "Help and keys", draw="help"),
        ]
        self.shell.open("Menu", f'<div class="column">{"".join(parts)}</div>')

    @property
    def players_address(self) -> str:
        """Where everybody may look on."""
        return str(self.page.address(f"{self.entry.game.slug}/players/{self.table.record.id}"))

    def do_screen(self, _: str) -> None:
        """The screen for everybody, in a window of its own."""
        if not self.table.shell.device.open_window(self.players_address):
            self.shell.store.notes.append(BLOCKED)
            self.shell.tell_notes()

    def players_link(self) -> str:
        """The way to the screen for everybody, in a window of its own."""
        address = esc(self.players_address)
        return (
            f'<a class="plain" id="to-players" href="{address}" target="_blank">{icon("screen")}'
            "<span>A screen for everybody (opens beside this one)</span></a>"
        )

    def do_start_page(self, _: str) -> None:
        """The game's own page."""
        self.shell.go(self.entry.game.slug)

    def do_share(self, _: str) -> None:
        """Links to this seed, this score, this match; in a match by link, first the one to go on with."""
        self.share("play" if self.table.record.away else "seed")

    def do_share_challenge(self, _: str) -> None:
        """The result as a challenge."""
        self.share("challenge")

    def do_share_day(self, _: str) -> None:
        """The day's result in signs and in words."""
        self.share("day")

    def share(self, what: str) -> None:
        """The share dialog at one kind of link."""
        self.shell.share(self.table.record, what)

    def do_next(self, _: str) -> None:
        """Another match with a new seed and the same players."""
        old = self.table.record
        match = Match(old.match.game, old.match.seats, spoken(self.page.chance(1 << 40)), old.match.options)
        self.shell.open_record(old.again(self.shell.new_id(), match))

    def do_again(self, _: str) -> None:
        """The same seed as a match of its own; the one just ended stays on the shelf."""
        old = self.table.record
        match = Match(old.match.game, old.match.seats, old.match.seed, old.match.options)
        record = old.again(self.shell.new_id(), match)
        record.beat, record.daily = old.beat, old.daily
        self.shell.open_record(record)

    def do_watch(self, _: str) -> None:
        """The match so far as a replay."""
        from tabletop.link import LinkError, replay_link

        try:
            self.shell.go(replay_link(self.table.match))
        except LinkError as fault:
            self.table.answer(str(fault))

    # --- drawers -------------------------------------------------------------------

    def do_log(self, _: str) -> None:
        """What has happened so far, in words."""
        self.open_drawer("log")

    def do_rules(self, _: str) -> None:
        """The rules, open at the line that matters now."""
        self.open_drawer("rules")

    def do_rule(self, line: str) -> None:
        """The rules, open at this line."""
        self.shut_drawer()
        self.open_drawer("rules", line)

    def open_drawer(self, name: str, line: str = "") -> None:
        """Open a drawer beside the board, the rules at a line of theirs, or shut it if it is the one that is
        open."""
        self.shell.close()
        if self.drawer == name:
            return self.shut_drawer()
        self.drawer = name
        self.page.root.dataset.drawer = name
        self.table.draw()
        if name == "log":
            self.show_log()
        else:
            self.page.start(self.show_rules(line))
        return None

    def shut_drawer(self) -> None:
        """Shut the drawer; the focus goes back to the tool that opened it."""
        if self.drawer:
            tool, self.drawer = f"tool-{self.drawer}", ""
            del self.page.root.dataset.drawer
            self.page.show("drawer", "")
            if self.shell.screen is self.table:
                self.table.draw()
                self.page.focus(tool)

    def do_shut(self, _: str) -> None:
        """The drawer's own button."""
        self.shut_drawer()

    def refresh(self) -> None:
        """The match has moved on: so does the log, and the rules stay where they are being read."""
        if self.drawer == "log":
            self.show_log()

    def drawer_html(self, title: str, html: str, more: str = "") -> str:
        """A drawer with its title, a button more if there is one, and the button that shuts it."""
        shut = button("shut", "Close", look="quiet", draw="close")
        return (
            f'<div class="top"><h2 id="drawer-title" tabindex="-1">{title}</h2>{more}{shut}</div>'
            f'<div class="pages" id="pages" tabindex="0">{html}</div>'
        )

    def show_log(self) -> None:
        """Each action with what it caused; what was undone stands grey at the end."""
        from app.table.telling import log_html

        first = not self.page.find("log-end")
        log = log_html(self.table.match, self.table.record.names, self.table.curtain.reader)
        self.page.show("drawer", self.drawer_html("Log", log))
        if first:
            self.page.focus("drawer-title")
        self.page.scroll_to("log-end")

    def do_glance(self, _: str) -> None:
        """Up to the pictures with which the rules begin."""
        self.page.scroll_to("glance")
        self.page.focus("glance")

    async def show_rules(self, line: str) -> None:
        """The game on one page of pictures, and below it the rules text of the build: at this line, or at the
        one that the state names, or before the first choice of somebody here at the top."""
        text = await self.page.page_text(f"rules/{self.entry.game.slug}.html")
        if self.drawer != "rules":
            return
        why = self.page.why_missing("The rules could not be fetched.")
        html = text or f"<p>{why} {esc(self.entry.table.CREDIT)}</p>"
        pictures = glance(self.entry.game.slug).at_a_glance()
        html = f'<h3 id="glance" tabindex="-1">At a glance</h3><div class="glance">{pictures}</div>{html}'
        up = button("glance", "Pictures", look="quiet", draw="first")
        self.page.show("drawer", self.drawer_html("Rules", html, up))
        self.page.focus("drawer-title")
        match, mine = self.table.match, self.table.record.mine
        if not line and any(state.seat in mine for state in match.states[: match.at]):
            line = self.entry.table.rule_now(self.table.shown)
        if line:
            self.page.light_up(line.replace(".", "-"))
