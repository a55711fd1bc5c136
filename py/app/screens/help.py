"""What the keys do, and the few things about the table that cannot be seen."""

from __future__ import annotations

from typing import Any

from app.page.markup import pairs

TABLE = [
    ("Tab, arrows", "go to the next thing that can be touched"),
    ("Enter, space", "touch it"),
    ("Z, Y", "undo, redo"),
    ("H", "hint"),
    ("B", "autoplay by a bot"),
    ("N, X", "while a bot moves: one choice of it; on to the next person’s turn"),
    ("L, R", "log, rules"),
    ("S, M", "share, menu"),
    ("Escape", "put back what is picked, stop a bot, close what is open"),
    ("?", "this help"),
]
REPLAY = [("Z, Y", "back, forward"), ("P", "play, pause"), ("Escape", "leave it"), ("?", "this help")]
ABOUT = (
    "Touch what is lit to choose it. Touch anything else, and the line below the prompt says what it is, or "
    "why it cannot be chosen and what can. Where a slip hurts, a first tap shows what would happen and a "
    "second does it. Every action is saved at once on this device. Undo goes all the way back; going back "
    "over luck that has been seen marks the result as rewound."
)


def help_html(screen: Any) -> str:
    """Help for the screen that is open."""
    html = f"<p>{ABOUT}</p>"
    if screen.kind == "table":
        game = screen.entry.table.KEYS
        html += f"<h3>Keys at the table</h3>{pairs(TABLE, 'keys-list')}"
        if game:
            html += f"<h3>Keys of {screen.entry.game.title}</h3>{pairs(game, 'keys-list')}"
    elif screen.kind == "replay":
        html += f"<h3>Keys in a replay</h3>{pairs(REPLAY, 'keys-list')}"
    return (
        f'<div class="help">{html}<p class="small">Letter keys can be switched off in the settings.</p></div>'
    )
