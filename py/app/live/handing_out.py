"""Words and a picture sent to phones at a table: the dialog at the host.

What is sent is what stands in it: nothing but the picture at first, and of what was written for nobody else
only what is put into the box.
"""

from __future__ import annotations

from typing import Any

from app.live.messages import LONGEST_DRAWING, Handout
from app.page.markup import ask, select
from app.page.screen import Commands
from app.session import intents as on
from app.session.shell import Shell
from tabletop.desk import LONGEST_NOTE
from tabletop.typed import clean, fit, isolated

TITLE = "Send to the players’ phones"
NO_PHONES = "No phone is at the table yet. Ask one, and send this then."
NOTHING = "There is nothing in it yet: write something, or send the picture."
GONE = "That phone is gone. Choose another one."
NO_PICTURE = "A picture can go along once the players have seen this room."
ALL, SENT, NOT_SENT = "all", "with", "without"
WITH = ((SENT, "The picture goes along"), (NOT_SENT, "Only the words"))


class HandingOut:
    """The dialog. what: of the table, as its desk names it."""

    def __init__(self, shell: Shell, table: Any, what: str) -> None:
        self.shell, self.page, self.table = shell, shell.page, table
        self.hosting: Any = shell.live
        self.found = self.offered(what)
        self.commands: Commands = {"send-out": lambda _: self.send(), "put-note": lambda _: self.put_note()}

    def offered(self, what: str) -> Any:
        """What the game's desk has to send; None if it is not there any more."""
        s = self.table.session
        desk = s.entry.table.FACTS.desk
        return desk.handout(s.state, s.record.notes.now, what) if desk else None

    @property
    def guests(self) -> dict[str, Any]:
        """The phones that it can be sent to, by what the list of them says."""
        guests = self.hosting.guests if self.hosting else []
        return {str(guest.place): guest for guest in guests if guest.hand}

    @property
    def drawing(self) -> str:
        """The picture that can go along."""
        return self.found.picture if len(self.found.picture) <= LONGEST_DRAWING else ""

    def open(self) -> None:
        """Show it; or say that nobody is there."""
        if not self.found:
            return
        if self.guests:
            self.shell.open(TITLE, self.form(), "handout-words")
        else:
            asks = ask("ask-phone", "Ask a phone to the table", look="go", draw="screen")
            self.shell.open(TITLE, f'<p>{NO_PHONES}</p><div class="row">{asks}</div>')

    def form(self) -> str:
        """To whom, the words, and the picture."""
        each = [(place, self.hosting.called(guest)) for place, guest in self.guests.items()]
        to = [(ALL, "All phones"), *each] if len(each) > 1 else each
        note = ask("put-note", "Put my notes in") if self.found.note else ""
        picture = (
            f"{select('handout-with', 'Picture, as the players see it', WITH, SENT)}"
            f'<div class="handed">{self.drawing}</div>'
            if self.drawing
            else f'<p class="small">{NO_PICTURE}</p>'
        )
        chooser = select("handout-to", "To", to, to[0][0])
        return (
            f'<form class="handing" id="handing" data-do="send-out">{chooser}'
            f'<label class="field wide"><span>Words</span><textarea id="handout-words" rows="4" '
            f'maxlength="{LONGEST_NOTE}" placeholder="What they read, or hear you read aloud"></textarea>'
            f'</label><div class="row">{note}</div>{picture}<p id="handout-said" role="status"></p>'
            f'<div class="row">{ask("send-out", "Send", look="go", draw="share")}</div></form>'
        )

    def put_note(self) -> None:
        """What is written of it comes into the box, to be sent or changed."""
        words = "\n".join(filter(None, (self.page.value("handout-words").strip(), self.found.note)))
        self.page.find("handout-words").value = fit(words, LONGEST_NOTE, LONGEST_NOTE)
        self.page.focus("handout-words")

    def send(self) -> None:
        """What stands in it goes to whom it says."""
        words = fit(clean(self.page.value("handout-words")).strip(), LONGEST_NOTE, LONGEST_NOTE)
        picture = self.drawing if self.page.value("handout-with") == SENT else ""
        to = self.page.value("handout-to")
        guests = [guest for place, guest in self.guests.items() if to in (place, ALL)]
        if not guests or not words + picture:
            self.page.text("handout-said", NOTHING if guests else GONE)
            return
        self.hosting.hand_out(guests, Handout("handout", self.found.title, words, picture))
        self.shell.close()
        names = "all phones" if to == ALL else isolated(self.hosting.called(guests[0]))
        self.table.dispatch(on.Report(f"Sent to {names}."))
