"""What is touched, pressed and typed, and what it means: one listener for the whole page.

An element says of itself what touching it does:

    data-action="end the move"   a choice of the game's, carried out
    data-pick="die 0"            something picked, not yet a choice
    data-touch="pile"            anything else: answered with the reason why not
    data-do="undo" data-arg=""   a command of the page: the method do_undo of the screen or of the shell
    data-note="note 7"           a field for what is written beside the match
"""

from __future__ import annotations

from typing import Any

from js import document, window

from app.page import browser as page
from app.session.shell import Shell

TOO_LATE = "What you touched is no longer possible here."
WEEK = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}  # days on a calendar
CURSOR = "cursor"  # the one stop on the board
TOUCHABLE = "[data-action], [data-pick], [data-touch], [data-do]"


def latin(key: str, code: str, with_alt: bool = False) -> str:
    """The letter or digit that a key means: its own, or on keyboards of other scripts, and with Alt, which
    makes signs of letters, that which stands at its place on a Latin one (KeyboardEvent.code, "KeyZ")."""
    place = code.removeprefix("Key").removeprefix("Digit")
    foreign = key > "\u024f" or with_alt
    return place.lower() if foreign and len(key) == len(place) == 1 else key


class Touches:
    """All that a hand does, told to the screen that is open."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def listen(self) -> None:
        """From now on."""
        page.on(document, "click", self.click)
        page.on(document, "submit", self.submit)
        page.on(document, "change", self.change)
        page.on(document, "input", self.type)
        page.on(document, "keydown", self.press)
        page.on(document, "focusin", self.come)
        page.on(window, "boneyard:point", self.point)
        page.on(window, "boneyard:press", self.rest)
        page.on(window, "boneyard:chosen", self.chosen)
        page.on(window, "boneyard:hurry", lambda event: self.shell.screen.hurry(event.detail == "stage"))
        page.on(window, "boneyard:put", self.put)

    def catch_up(self, taps: list[dict[str, Any]]) -> None:
        """Carry out what was touched before Python came. A choice must still be offered, and where it would
        ask for a second tap, it does: whatever was touched after either was meant for another position."""
        for tap in taps:
            kind = next((kind for kind in ("action", "pick") if kind in tap), "")
            if not kind:
                self.shell.command(tap.get("do", ""), tap.get("arg", ""))
            elif not page.offers(kind, tap[kind]):
                self.shell.screen.answer(TOO_LATE)
                return
            elif kind == "pick":
                self.shell.screen.pick(tap["pick"])
            else:
                self.shell.screen.act(tap["action"], tap["touch"])
                if self.shell.screen.asks_again:
                    return

    def click(self, event: Any) -> None:
        """The first of action, pick, touch and command that the touched element says. A link that opens
        beside the page has done what its dialog was open for."""
        element = event.target.closest(TOUCHABLE)
        if not element:
            if event.target.closest("dialog a[target]"):
                self.shell.command("close", "")
            return
        said = {name: element.getAttribute(f"data-{name}") for name in ("action", "pick", "touch", "do")}
        if said["action"]:
            self.shell.screen.act(str(said["action"]), getattr(event, "pointerType", "") == "touch")
        elif said["pick"]:
            self.shell.screen.pick(str(said["pick"]))
        elif said["touch"]:
            self.shell.screen.touch(str(said["touch"]))
        elif element.tagName != "FORM":
            event.preventDefault()
            self.shell.command(str(said["do"]), str(element.getAttribute("data-arg") or ""))

    def submit(self, event: Any) -> None:
        """A form is a command too; the page is never left for it."""
        event.preventDefault()
        self.shell.command(str(event.target.getAttribute("data-do") or ""), "")

    def change(self, event: Any) -> None:
        """A field that says data-change carries out that command when it changes; in its data-arg {} stands
        for what is in it. A note that has been written may be seen elsewhere as well."""
        if event.target.hasAttribute("data-note"):
            self.shell.command("written", "")
        command = event.target.getAttribute("data-change")
        if command:
            arg, value = event.target.getAttribute("data-arg"), str(event.target.value)
            self.shell.command(str(command), str(arg).replace("{}", value) if arg else value)

    def type(self, event: Any) -> None:
        """A field that says data-typed carries out that command at every letter."""
        note, command = (event.target.getAttribute(f"data-{name}") for name in ("note", "typed"))
        if note:
            self.shell.screen.jot(str(note), page.readable(str(event.target.value)), True)
        elif command:
            self.shell.command(str(command), str(event.target.value))

    def come(self, event: Any) -> None:
        """The focus has come to something; on the board's cursor it is said where that is."""
        if event.target.id == CURSOR:
            self.shell.screen.look_at_board()

    def point(self, event: Any) -> None:
        """A mouse over a choice, or the focus on it, shows what the choice would bring."""
        action = str(event.detail)
        self.shell.screen.point(action)

    def rest(self, event: Any) -> None:
        """A finger, the mouse or the focus has come to rest on a choice, or has gone from it."""
        action, pick, kind = str(event.detail).split("\n")
        if action or pick:
            self.shell.screen.press(action, pick, kind == "touch")
        else:
            self.shell.screen.let_go()

    def chosen(self, event: Any) -> None:
        """A choice was made that had been drawn ahead: the page has shown it already, these parts of it."""
        kind, words, touched, *parts = str(event.detail).split("\n")
        self.shell.screen.taken(parts)
        if kind == "action":
            self.shell.screen.act(words, touched == "true")
        else:
            self.shell.screen.pick(words)

    def put(self, event: Any) -> None:
        """A piece that roams on a map was put down, or moved by keys: what was done to it, and where."""
        what, text = str(event.detail).split("\n")
        self.shell.screen.jot(what, text, False)

    def letters_count(self, with_alt: bool) -> bool:
        """Are letters shortcuts, with Alt or without, as the settings say?"""
        return self.shell.settings["keys"] == ("alt" if with_alt else "on")

    def press(self, event: Any) -> None:
        """Keys: those of the screen, arrows between what can be touched, Escape."""
        key, target = latin(str(event.key), str(event.code), bool(event.altKey)), event.target
        covered = page.dialog_is_open() or bool(target.closest("#drawer"))
        field = target.closest("input:not([type=radio]), select, textarea")
        if field and field.id == "command-line" and self.shell.screen.in_line(key):
            event.preventDefault()
            return
        moves_map = event.shiftKey and key.startswith("Arrow")
        on_board = target.id == CURSOR and not event.altKey and not moves_map
        if on_board and self.shell.screen.on_board(key, bool(event.ctrlKey or event.metaKey)):
            event.preventDefault()
            return
        typing = field and not (field.type == "range" and key == "Escape")
        if typing or (event.altKey and self.shell.settings["keys"] != "alt"):
            return
        if event.ctrlKey or event.metaKey:
            key = {"z": "Z" if event.shiftKey else "z", "y": "y"}.get(key.lower(), "")
            if key:
                event.preventDefault()
                if not covered:
                    self.shell.command("redo" if key in "Zy" else "undo", "")
        elif key == "Escape":
            self.shell.screen.escape()
        elif covered:
            return
        elif key.startswith("Arrow") and target.closest("#board, #prompt") and target.id != CURSOR:
            event.preventDefault()
            page.step_focus("#board", 1 if key in ("ArrowRight", "ArrowDown") else -1)
        elif key in WEEK and target.closest(".month"):
            event.preventDefault()
            page.step_focus(".month", WEEK[key])
        elif self.letters_count(event.altKey) and len(key) == 1 and key != " ":
            if key == "?":
                self.shell.command("help", "")
                event.preventDefault()
            elif self.shell.screen.key(key):
                event.preventDefault()
