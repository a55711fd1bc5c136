"""What the table shows of bots: the hint, autoplay, and the tools to follow a bot's turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.keep.settings import PACES
from app.page.markup import button, esc, icon, select, tool
from app.session.advice import Rank, ranks
from app.session.frame import afresh
from tabletop.actions import Action
from tabletop.bots import Choice
from tabletop.wording import capital, counted

STRENGTHS = (("easy", "Easy"), ("middle", "Middle"), ("strong", "Strong"))
SHOWN = 3  # lines about the alternatives in a hint
SHORT = 60  # letters of two alternatives that are both told
LEAST, MOST = 0.005, 0.995  # the chances that are told as a number


Words = Callable[[Action], str]  # an action as people say it


def hint(
    choices: Sequence[Choice], words: Words, why: Words, done: bool, enough: int, wins: bool = False
) -> str:
    """What the strong bot would do: its choice, why, and with which chance, unless it wins at once; when it
    is done, how the others compare. It floats over the page, which stays as it is. why: what speaks for an
    action."""
    if not choices:
        said, buttons = '<p class="thinking">The strong bot looks ahead …</p>', ""
    else:
        best, *others = ranks(choices)
        won = "" if wins else f"<span>{to_win(best.chance)}{'' if done else ' …'}</span>"
        choice = afresh("best", f"<b>{esc(capital(words(choices[0].action)))}</b> {won}")
        because = afresh("because", esc(f"{capital(why(choices[0].action))}."))
        said = f'<p class="best">{choice}</p><p class="because">{because}</p>'
        said += compared(best, others, words, why) if done and not wins else ""
        buttons = button("play-hint", "Do it", look="go") if done else ""
    playouts = sum(choice.playouts for choice in choices)
    far = min(playouts, enough)
    meter = (
        ""
        if done or not playouts
        else f'<progress max="{enough}" value="{far}" aria-label="Thinking"></progress>'
    )
    told = f'<p class="small">found in {counted(playouts, "try", "tries")}</p>' if playouts and done else ""
    return (
        f'<section class="strip hint" id="hint" data-floats="" aria-label="Hint">{icon("hint")}'
        f'<div class="said">{said}{told}{meter}</div><div class="ways">{buttons}'
        f"{button('end-hint', 'Close', look='quiet')}</div></section>"
    )


def compared(best: Rank, others: Sequence[Rank], words: Words, why: Words) -> str:
    """The other choices: those about equal to the best, and then the worse ones with their chances; of the
    first of these that has its chance for itself what speaks for it, to be weighed against the best."""
    beginning = words(best.choices[0].action).partition(", ")[0] + ", "

    def shorter(said: str) -> str:  # a name of two parts stays whole
        rest = said.removeprefix(beginning)
        return rest if rest[0].islower() else said

    def told(choices: Sequence[Choice]) -> str:
        return _few([shorter(words(choice.action)) for choice in choices])

    rows = [f"About as good: {told(best.choices[1:])}"] if best.choices[1:] else []
    alone = next((rank for rank in others if len(rank.choices) == 1), None)
    because = f". {capital(why(alone.choices[0].action))}." if alone else ""
    rows += [
        f"{percent(rank.chance)}: {told(rank.choices)}{because if rank is alone else ''}" for rank in others
    ]
    if len(rows) > SHOWN:
        rows[SHOWN:] = ["the others are worse"]
    return f"<ul>{''.join(f'<li>{esc(row)}</li>' for row in rows)}</ul>" if rows else ""


def _few(said: list[str]) -> str:
    """One or two of them, or, where that would be long, the first, and how many more there are."""
    all_of = "; ".join(said)
    few = len(said) == 1 or (len(said) == 2 and len(all_of) <= SHORT)
    return all_of if few else f"{said[0]}; and {counted(len(said) - 1, 'other')}"


def percent(value: float) -> str:
    """A chance from 0 to 1 as people read it: while the match is open, nothing is certain."""
    if value < LEAST:
        return "a long shot"
    return "over 99 %" if value > MOST else f"{100 * value:.0f} %"


def to_win(value: float) -> str:
    """The chance of the match, told apart from those of fights and rolls in it."""
    return f"{percent(value)} to win the match"


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


def pace_strip() -> str:
    """How fast bots shall play, asked of who plays by keys."""
    ways = "".join(button("choose", PACES[pace][0], f"pace={pace}") for pace in ("step", "slow", "normal"))
    asked = "<p>How shall the bots go on?</p>"
    return f'<section class="strip" id="pace" aria-label="Bots’ pace">{asked}{ways}</section>'


def tools(held: bool) -> str:
    """While a bot moves: one choice of it at a tap, and on to the next person's turn."""
    on = tool("go-on", "Go on", "auto") if held else tool("skip-on", "Skip", "last", key="X")
    return tool("step", "Step", "play", key="N") + on
