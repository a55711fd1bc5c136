"""The drawer beside the board: the log, or the rules at the line that matters now."""

from __future__ import annotations

from app.page.markup import esc
from app.page.screen import Commands
from app.session import intents as on
from app.session import panels
from app.session.table import Table


class Drawer:
    """Opens the drawer of a table, and fills it."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.commands: Commands = {
            "log": lambda _: self.open("log"),
            "rules": lambda _: self.open("rules"),
            "rule": lambda line: self.open("rules", line),
            "glance": self.show_glance,
        }

    def open(self, name: str, line: str = "") -> None:
        """Log or rules; the focus will come back to where it is now."""
        self.table.dispatch(on.OpenDrawer(name, line, self.page.focused_name()))

    def show(self, name: str, line: str) -> None:
        """Show one of them, or none."""
        data = self.page.root.dataset
        if name:
            data.drawer = name
        else:
            del data.drawer
            self.page.show("drawer", "")
        if name == "log":
            self.draw_log(opened=True)
        elif name:
            self.page.start(self.show_rules(line))

    def draw_log(self, opened: bool = False) -> None:
        """The log, if it is open, at its end."""
        if self.table.session.drawer == "log":
            self.page.show("drawer", panels.log_drawer(self.table.session))
            if opened:
                self.page.focus("drawer-title")
            self.page.scroll_to("log-end")

    def show_glance(self, _: str) -> None:
        """Up to the pictures with which the rules begin."""
        self.page.scroll_to("glance")
        self.page.focus("glance")

    async def show_rules(self, line: str) -> None:
        """The rules, at this line, or at the one that matters now."""
        text = await self.page.page_text(f"rules/{self.table.slug}.html")
        s = self.table.session
        if s.drawer != "rules":
            return
        missing = self.page.why_missing("The rules could not be fetched.")
        text = text or f"<p>{missing} {esc(s.entry.table.FACTS.credit)}</p>"
        self.page.show("drawer", panels.rules_drawer(s, text))
        self.page.focus("drawer-title")
        line = line or panels.rule_to_show(s)
        if line:
            self.page.light_up(line.replace(".", "-"))
