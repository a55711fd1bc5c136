"""What the keys do, and the few things about the table that cannot be seen."""

from __future__ import annotations

from app.page.screen import Screen

ABOUT = (
    "Touch what is lit to choose it. Touch anything else, and the line below the prompt says what it is, or "
    "why it cannot be chosen and what can. Where a slip hurts, a first tap shows what would happen and a "
    "second does it. Every action is saved at once on this device. Undo goes all the way back; going back "
    "over luck that has been seen marks the result as rewound."
)
LETTERS = (
    "With a screen reader, letters come through while its browse mode is off (in NVDA by Insert and Space). "
    "The settings put them behind Alt, or switch them off."
)


def help_html(screen: Screen, release: str) -> str:
    """Help for the screen that is open, and what runs here."""
    html = f"<p>{ABOUT}</p>{screen.keys_help()}"
    return f'<div class="help">{html}<p class="small">{LETTERS}</p><p class="small">{release}</p></div>'
