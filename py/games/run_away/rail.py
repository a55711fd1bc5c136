"""Who runs in Run Away!!: everybody in running order with what they have. While cards are thrown, here are
the heroes at whom.
"""

from __future__ import annotations

from drawing.effect_icons import icon
from drawing.pawns import boss_pawn, hero_pawn
from drawing.seats import badge
from games.run_away.event_words import pace, spot
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs
from games.viewer import Viewer
from tabletop.markup import Html, esc
from tabletop.wording import counted


def rail(state: RunAway, viewer: Viewer) -> Html:
    """Everybody in running order, the boss among them; those who are out or dead behind."""
    line = [*state.order, *(seat for seat in state.left if seat not in state.order)]
    line += [who for who in (*range(state.seats), BOSS) if who not in line]
    rows = "".join(_boss(state, viewer) if who == BOSS else _seat(state, who, viewer) for who in line)
    look = "rail aimed-at" if state.step == "throw_choice" else "rail"
    return Html(
        f'<section class="{look}" data-part="players" aria-label="Running order"><ol>{rows}</ol></section>'
    )


def _pawn(drawn: str) -> str:
    return f'<svg class="pawn" viewBox="-50 -50 100 100" aria-hidden="true">{drawn}</svg>'


def _boss(state: RunAway, viewer: Viewer) -> str:
    boss = state.the_boss
    look = "boss now" if state.runner == BOSS else "boss"
    where = f"{'waits ' if state.boss_waits else ''}{spot(state.boss_at)}"
    return (
        f'<li class="{look}"><button{viewer.button} type="button" id="rail-boss" data-touch="boss">'
        f'{_pawn(boss_pawn(boss.name, boss.letter))}<span class="name">{boss.short}</span> '
        f'<span class="purse">{where}</span>{unseen(pace(boss))}</button></li>'
    )


def unseen(words: str) -> str:
    """Words for those who hear the page."""
    return f'<span class="sr-only"> {words}</span>'


def _seat(state: RunAway, seat: int, viewer: Viewer) -> str:
    hero, fate = state.hero(seat), state.fate[seat]
    runs = state.runner if state.runner != NOBODY else state.seat
    look = " ".join(filter(None, ("seat", fate, "now" if seat == runs and not state.ending else "")))
    stack = "".join("<i></i>" for _ in state.fronts[seat])
    before = f", {counted(len(state.fronts[seat]), 'card')} before it" if stack else ""
    where = "" if fate else f"{hero.name} on space {state.place[seat]}{before}"
    name = f"rail-{seat}"
    return (
        f'<li class="{look}"><button{viewer.button} type="button" '
        f'id="{name}"{viewer.mark(name)}{_answers(state, seat, viewer)}>'
        f'{_pawn(hero_pawn(hero.name, hero.letter))}<span class="name">{badge(seat)}'
        f"<span>{esc(viewer.names[seat])}</span>{_number(state, seat)}</span>{unseen(where)} "
        f'<span class="purse">{_purse(state, seat)}</span>'
        f'<span class="stack" aria-hidden="true">{stack}</span></button></li>'
    )


def _number(state: RunAway, seat: int) -> str:
    """Where a card can be thrown at a hero, the digit on the keyboard that means this one."""
    if state.step != "throw_choice" or seat not in state.targets(state.seat):
        return ""
    return f'{unseen(f"number {seat + 1}")}<i class="digit" aria-hidden="true">{seat + 1}</i>'


def _purse(state: RunAway, seat: int) -> str:
    """What a hero has: lives, gold and items, or its fate and gold."""
    gold = f'<b class="gold">{icon("gold")}{state.gold[seat]}{unseen("gold")}</b>'
    if state.fate[seat]:
        return f"<em>{state.fate[seat]}</em> {gold}"
    lives = f"of {state.hero(seat).life} lives"
    return (
        f'<b class="life">{icon("life")}{state.life[seat]}{unseen(lives)}</b> {gold} '
        f'<b class="items">{icon("item")}{len(state.bags[seat])}{unseen("in the bag")}</b>'
    )


def _answers(state: RunAway, seat: int, viewer: Viewer) -> str:
    """What touching a hero does: with a card in hand it is thrown there."""
    pressed = any(on == seat for _, on in pairs(viewer.picked))
    throws = state.step == "throw_choice" and state.legal_actions() and viewer.picked
    if throws and seat in state.targets(state.seat):
        return f'{viewer.pick(f"hero {seat}")} class="target" aria-pressed="{str(pressed).lower()}"'
    return f' data-touch="seat {seat}"'
