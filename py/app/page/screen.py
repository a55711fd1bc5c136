"""A screen, as the shell and the hands know it: what can happen to whichever is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from app.page.markup import pairs

KEYS = [  # of every screen
    ("Tab", "go to the next thing that can be touched"),
    ("Enter, space", "touch it"),
    ("Escape", "close what is open"),
    ("?", "this help"),
]
Commands = Mapping[str, Callable[[str], None]]  # by what `data-do` says; each gets what `data-arg` says


class WayBack(NamedTuple):
    """The match to which one goes back from a screen: at its table its result is shown then, or its story, if
    a picture of that has led here; ply: after how many actions that picture is."""

    id: str = ""
    ply: int | None = None


class Screen:
    """What any screen answers; this one is empty. A screen overrides what concerns it.

    kind: what the page calls it; title: of the window; pieces: the shared shapes of its drawings; commands:
    what its buttons do; asks_again: has a choice been touched that waits for a second tap? onward: the link
    that waits behind a lesson; way_back: the match to which one goes back from here, if there is one.
    """

    kind = ""
    title = ""
    pieces = ""
    commands: Commands = MappingProxyType({})
    asks_again = False
    onward = ""
    way_back = WayBack()

    # --- what the shell asks -------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """Show it as it is now; pieces glide to their places unless `still`."""

    def opened(self) -> None:
        """It is on the page."""

    def leave(self) -> None:
        """Another screen comes."""

    def arrived(self, words: str, newly: bool) -> None:
        """What it shows has just come by link, which says this; for the first time, or not."""

    def seen(self, visible: bool) -> None:
        """The page is seen again, or no longer."""

    def renew(self) -> None:
        """Another day has begun, or others have gone on meanwhile."""
        self.draw()

    def went(self) -> None:
        """The page is being closed, or another one opened in its window."""

    def preferred(self, name: str) -> None:
        """One of the settings was chosen."""

    def changed_elsewhere(self, name: str) -> None:
        """Another tab has saved something, under this name."""

    def cleared(self) -> None:
        """What was saved had been cleared, and is saved again."""

    def unsaved(self) -> dict[str, Any]:
        """What is not saved yet, for an export, by the names under which it would be."""
        return {}

    def keys_help(self) -> str:
        """What its keys do, as markup for the help: here, those that every screen has."""
        return f"<h3>Keys</h3>{pairs(KEYS, 'keys-list')}"

    # --- what a hand does ------------------------------------------------------------

    def act(self, text: str, touched: bool = False) -> None:
        """A choice of the game's was made, by a finger or not."""

    def pick(self, what: str) -> None:
        """Something was picked that is no choice yet."""

    def touch(self, target: str) -> None:
        """Anything else was touched."""

    def answer(self, why: str) -> None:
        """Say why something cannot be chosen."""

    def point(self, action: str) -> None:
        """The mouse or the focus is on a choice, or on none any more."""

    def press(self, action: str, pick: str, touched: bool) -> None:
        """A finger, the mouse or the focus rests on a choice, or on something to pick."""

    def let_go(self) -> None:
        """It rests there no longer, and nothing was chosen."""

    def taken(self, parts: list[str]) -> None:
        """The page has shown by itself these parts of what it was made ready for."""

    def jot(self, what: str, text: str, typed: bool) -> None:
        """Something was written, letter by letter, or a piece was put down on a map."""

    def in_line(self, pressed: str) -> bool:
        """A key in the command line that is no letter; False if it means nothing there."""
        return False

    def on_board(self, pressed: str, far: bool) -> bool:
        """A key on the board's cursor, with Ctrl or not; False if it means nothing there."""
        return False

    def look_at_board(self) -> None:
        """The focus has come to the board's cursor."""

    def key(self, pressed: str) -> bool:
        """A letter or digit; False if it means nothing here."""
        return False

    def escape(self) -> None:
        """Put back what is picked, close what is open, stop what is running."""

    def hurry(self, on_stage: bool = False) -> None:
        """A finger or a key comes down: whatever is being shown is shown to its end; or, of what is on the
        stage, the next comes."""
