"""Who runs in Run Away!!: everybody at a place that stays, with their place in the running order and what
they have. While cards are thrown, here are the heroes at whom.
"""

from __future__ import annotations

from drawing.effect_icons import icon
from drawing.pawns import boss_pawn, hero_pawn
from drawing.seats import badge
from games.run_away.deck import NUMBER
from games.run_away.event_words import pace, spot
from games.run_away.pieces import HEAD_STARTS
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs
from games.viewer import Viewer
from tabletop.markup import Html, esc
from tabletop.wording import counted


def rail(state: RunAway, viewer: Viewer) -> Html:
    """Everybody by their seats, then the boss."""
    rows = "".join(_seat(state, seat, viewer) for seat in range(state.seats)) + _boss(state, viewer)
    return Html(f'<section class="rail" data-part="players" aria-label="Runners"><ol>{rows}</ol></section>')


def _nth(state: RunAway, who: int) -> str:
    """The place in the running order of whoever runs this round."""
    if who not in state.order or (who != BOSS and state.fate[who]):
        return ""
    place = state.order.index(who) + 1
    return f'<i class="nth"><span class="sr-only">place in the order: </span>{place}</i>'


def _pawn(drawn: str) -> str:
    return f'<svg class="pawn" viewBox="-50 -50 100 100" aria-hidden="true">{drawn}</svg>'


def _boss(state: RunAway, viewer: Viewer) -> str:
    boss = state.the_boss
    look = "boss now" if state.runner == BOSS else "boss"
    where = f"{'waits ' if state.boss_waits else ''}{spot(state.boss_at)}"
    return (
        f'<li class="{look}"><button{viewer.button} type="button" id="rail-boss" data-touch="boss">'
        f"{_pawn(boss_pawn(boss.name, boss.letter))}{_nth(state, BOSS)}"
        f'<span class="name">{boss.short}</span> '
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
    start = state.head_start(seat)
    where += f", head start: {HEAD_STARTS[start - 1][0]}" if start else ""
    ahead = '<i class="ahead" aria-hidden="true" title="head start">+</i>' if start else ""
    name = f"rail-{seat}"
    return (
        f'<li class="{look}"><button{viewer.button} type="button" '
        f'id="{name}"{viewer.mark(name)}{_answers(state, seat, viewer)}>'
        f'{_pawn(hero_pawn(hero.name, hero.letter))}{_nth(state, seat)}<span class="name">{badge(seat)}'
        f"<span>{esc(viewer.names[seat])}</span>{ahead}{_number(state, seat)}</span>{unseen(where)} "
        f'<span class="purse">{_purse(state, seat)}</span>'
        f'<span class="stack" aria-hidden="true">{stack}</span>{_aimed(state, seat, viewer)}</button></li>'
    )


def _number(state: RunAway, seat: int) -> str:
    """Where a card can be thrown at a hero, the digit on the keyboard that means this one."""
    if state.step != "throw_choice" or seat not in state.targets(state.seat):
        return ""
    return f'{unseen(f"key {seat + 1}")}<i class="digit" aria-hidden="true">{seat + 1}</i>'


def _aimed(state: RunAway, seat: int, viewer: Viewer) -> str:
    """The card that is on its way to a hero, by its number."""
    card = next((card for card, on in pairs(viewer.picked) if on == seat), 0)
    if state.step != "throw_choice" or not card:
        return ""
    seen = "✓" if viewer.round else NUMBER[card]  # neighbours read along
    return f'<b class="aimed"><span class="sr-only">aimed at with the </span>{seen}</b>'


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
