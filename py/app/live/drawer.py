"""The drawer beside a phone's board: the log as the table sends it, or the rules, which each device has."""

from __future__ import annotations

from app.live.visitor import Visitor
from app.page.markup import esc
from app.page.screen import Commands
from app.session import panels


class Drawer:
    """Opens and shuts it."""

    def __init__(self, phone: Visitor) -> None:
        self.phone, self.page = phone, phone.page
        self.open = ""  # what is: "log", "rules" or nothing
        self.commands: Commands = {
            "rules": lambda _: self.page.start(self.toggle_rules()),
            "rule": lambda line: self.page.start(self.show_rules(line)),
            "shut": lambda _: self.shut(),
            "glance": lambda _: self.page.scroll_to("glance"),
        }

    def show(self, name: str, html: str) -> None:
        """Show a drawer, or none."""
        self.open = name
        data = self.page.root.dataset
        if name:
            data.drawer = name
        else:
            del data.drawer
        self.page.show("drawer", html)
        if name:
            self.page.focus("drawer-title")

    async def toggle_rules(self) -> None:
        """Open the rules, or shut them."""
        if self.open == "rules":
            self.show("", "")
        else:
            await self.show_rules()

    async def show_rules(self, line: str = "") -> None:
        """The rules, at this line."""
        text = await self.page.page_text(f"rules/{self.phone.slug}.html")
        credit = esc(self.phone.entry.table.FACTS.credit)
        missing = f"<p>{self.page.why_missing('The rules could not be fetched.')} {credit}</p>"
        self.show("rules", panels.rules_html(self.phone.slug, text or missing))
        if line:
            self.page.light_up(line.replace(".", "-"))

    def shut(self) -> None:
        """Shut the drawer."""
        if self.open == "log":
            self.phone.say("do", "shut")
        self.show("", "")
        self.page.focus("prompt")
