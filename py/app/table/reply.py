"""The line below the prompt: what a choice would bring, what a thing is, or why one cannot be chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.table import view
from tabletop.actions import IllegalAction, InvalidAction

if TYPE_CHECKING:
    from app.table.table import Table

LINE = r"[A-Z]{2,3}\d+(?:\.\d+)*"  # the number of a line of the rules
NAMED = re.compile(rf" \(({LINE})(?:, {LINE})*\)")  # as games name it in a sentence


def parted(words: str) -> tuple[str, str]:
    """Words without the numbers of rules in them, and the first of these.

    >>> parted("A space takes one (CD4.7, CD2.1). Fight or flee?")
    ('A space takes one. Fight or flee?', 'CD4.7')
    """
    found = NAMED.search(words)
    return NAMED.sub("", words), found[1] if found else ""


class Reply:
    """The part of the table that answers whoever touches or points, in the words that they may know.

    text: what stands there; rule: the line of the rules that it rests on, to which a link leads; kind:
    "forecast", "armed", "about", "why", or "none".
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.text, self.rule, self.kind = "", "", "none"

    def clear(self) -> None:
        """There is nothing to say."""
        self.text, self.rule, self.kind = "", "", "none"

    def arm(self, text: str) -> None:
        """An action waits for a second tap; it is shown with the next drawing."""
        self.text, self.rule, self.kind = f"{self.forecast(text)} Tap again to do it.", "", "armed"

    def say(self, words: str, kind: str, speak: bool = False) -> None:
        """Show this now, and say it aloud if asked to."""
        page = self.table.page
        (self.text, self.rule), self.kind = parted(words), kind
        line = page.find("reply")
        if line:
            page.show("reply", view.answer(self.text, self.rule), still=True)
            line.dataset.kind = kind
            self.table.screen.forget("near")
        if speak:
            page.announce(self.text)

    def touched(self, target: str) -> None:
        """What is no choice was touched: say what it is, or if it was wrongly tried, why it cannot be chosen,
        or, where a bot decides, or what can be chosen is a secret, who is to choose."""
        table = self.table
        shown, names = table.shown, table.record.names
        about = table.entry.table.about(shown, target, names)
        if about:
            return self.say(about, "about", speak=True)
        secret = not table.record.outcome and not shown.legal_actions()
        idle = table.bots.busy_words or (table.idle_words if secret or table.record.turn == "bot" else "")
        return self.say(idle or shown.why_not(target, names), "why", speak=True)

    def pointed(self, action: str) -> None:
        """The mouse or the focus is on a choice, or on none any more."""
        if action:
            self.say(self.forecast(action), "forecast")
        elif self.kind == "forecast":
            self.say("", "none")

    def forecast(self, text: str) -> str:
        """What an action would bring, in the game's words; empty if it cannot be done now."""
        shown = self.table.shown
        action = next((legal for legal in shown.legal_actions() if legal.text == text), None)
        return self.table.entry.table.forecast(shown, action, self.table.record.names) if action else ""

    def refusal(self, text: str, fault: IllegalAction | InvalidAction) -> str:
        """Why an action cannot be done."""
        if isinstance(fault, InvalidAction):
            return str(fault)
        table = self.table
        action = table.entry.game.parse(text)
        return table.shown.why_illegal(action, table.record.names, table.words(action))
