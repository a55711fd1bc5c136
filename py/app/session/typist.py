"""The field of the command line on the page: what is typed there, what was typed before, what is certain."""

from __future__ import annotations

from app.session import intents as on
from app.session.frame import LINE
from app.session.table import Table


class Typist:
    """The hand that types. What was typed is remembered while the table is."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.typed: list[str] = []  # the last last
        self.at = 0  # which of these stands in the field, if it is none of them, then how many there are
        self.commands = {"tell": self.tell}

    def tell(self, _: str) -> None:
        """A line was typed; the field is empty again."""
        words, self.page.find(LINE).value = self.page.value(LINE), ""
        self.typed.append(words)
        self.at = len(self.typed)
        self.table.dispatch(on.Tell(words))

    def press(self, key: str) -> bool:
        """Arrows bring back what was typed before, Tab completes, Escape closes; False for any other key, and
        for Tab where nothing can be completed, so that the focus goes on."""
        field = self.page.find(LINE)
        if key == "Escape":
            self.table.dispatch(on.ShutCommandLine())
        elif key in ("ArrowUp", "ArrowDown"):
            self.at = min(max(self.at + (1 if key == "ArrowDown" else -1), 0), len(self.typed))
            field.value = [*self.typed, ""][self.at]
        elif key == "Tab" and (whole := self.completed()) != field.value:
            field.value = whole
        else:
            return False
        return True

    def completed(self) -> str:
        """What stands in the field, with what is certain of its next word."""
        from app.session.command_line import completed

        return completed(self.table.session, self.page.value(LINE))
