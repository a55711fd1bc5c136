"""What the table shows of bots: the hint, autoplay, and the tools to follow a bot's turn."""

from __future__ import annotations

from collections.abc import Sequence

from app.keep.settings import PACES
from app.page.markup import button, esc, icon, select, tool

STRENGTHS = (("easy", "Easy"), ("middle", "Middle"), ("strong", "Strong"))
SHOWN = 4  # alternatives in a hint


def hint_strip(inside: str) -> str:
    """The hint's strip around what the bot has found so far."""
    return f'<section class="strip" id="hint" aria-label="Hint">{inside}</section>'


def hint(choices: Sequence[tuple[str, float]], playouts: int, done: bool, enough: int) -> str:
    """What the strong bot thinks: the best choice first, with the chance of each."""
    if not choices:
        said = '<p class="thinking">The strong bot looks ahead …</p>'
    else:
        best, chance = choices[0]
        others = "".join(f"<li>{esc(text)}: {percent(value)}</li>" for text, value in choices[1 : SHOWN + 1])
        more = len(choices) - SHOWN - 1
        rest = f"<li>and {more} more, none better</li>" if more > 0 else ""
        listed = f'<span class="sr-only">Alternatives:</span><ul>{others}{rest}</ul>' if others else ""
        said = (
            f"<p><b>{esc(best)}</b>: {percent(chance)} to win{'' if done else ' …'}</p>{listed}"
            f"{button('play-hint', 'Do it', look='go') if done else ''}"
        )
    told = f"{playouts} matches played out" if playouts else ""
    far = min(playouts, enough)
    meter = "" if done else f'<progress max="{enough}" value="{far}" aria-label="Thinking"></progress>'
    return (
        f'{icon("hint")}<div class="said">{said}</div><p class="small">{told}</p>{meter}'
        f"{button('end-hint', 'Close', look='quiet')}"
    )


def percent(value: float) -> str:
    """A chance from 0 to 1 as people read it."""
    return f"{100 * value:.0f} %"


def auto_strip(strength: str, pace: str, running: bool, thought: str) -> str:
    """Autoplay: who plays, how fast, and a button to start and stop."""
    paces = [(name, label.lower()) for name, (label, ms) in PACES.items() if ms]
    chosen = "".join(
        (
            select("auto-strength", "Bot", STRENGTHS, strength, "auto-strength"),
            select("auto-pace", "Plays", paces, pace, "auto-pace"),
        )
    )
    control = (
        button("auto-stop", "Stop", look="go", draw="stop")
        if running
        else button("auto-start", "Start", look="go", draw="play")
    )
    return (
        f'<section class="strip" id="auto" aria-label="Autoplay">{icon("auto")}{chosen}{control}'
        f'<p class="thought" id="thought">{esc(thought)}</p>'
        f"{button('end-auto', 'Close', look='quiet')}</section>"
    )


def tools(held: bool) -> str:
    """While a bot moves: one choice of it at a tap, and on to the next person's turn."""
    on = tool("go-on", "Go on", "auto") if held else tool("skip-on", "Skip", "last", key="X")
    return tool("step", "Step", "play", key="N") + on
