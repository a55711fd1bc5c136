"""Who runs in Run Away!!: everybody in running order with what they have. While cards are thrown, here are
the heroes at whom.
"""

from __future__ import annotations

from drawing.effect_icons import icon
from drawing.pawns import boss_pawn, hero_pawn
from drawing.seats import SHAPES, badge
from games.contract import Picked
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from games.run_away.throwing import pairs, waiting
from games.run_away.told import pace
from tabletop.game import Names, counted

FATES = {"out": "out", "dead": "dead"}


def rail(state: RunAway, picked: Picked, names: Names) -> str:
    """Everybody in running order, the boss among them; those who are out or dead behind."""
    line = [*state.order, *(seat for seat in state.left if seat not in state.order)]
    line += [seat for seat in range(state.seats) if seat not in line]
    rows = "".join(_boss(state) if who == BOSS else _seat(state, who, picked, names) for who in line)
    return f'<section class="rail" data-part="players" aria-label="Running order"><ol>{rows}</ol></section>'


def _pawn(drawn: str) -> str:
    return f'<svg class="pawn" viewBox="-50 -50 100 100" aria-hidden="true">{drawn}</svg>'


def _boss(state: RunAway) -> str:
    boss = state.the_boss
    now = ' class="boss now"' if state.runner == BOSS else ' class="boss"'
    where = f"{'waits on' if state.boss_waits else 'on'} space {state.boss_at}"
    return (
        f'<li{now}><button type="button" id="rail-boss" data-touch="boss" '
        f'aria-label="{boss.name}, {where}: {pace(boss)}">{_pawn(boss_pawn(boss.name, boss.letter))}'
        f'<span class="name">{boss.short}</span> <span class="purse" aria-hidden="true">{where}</span>'
        "</button></li>"
    )


def _seat(state: RunAway, seat: int, picked: Picked, names: Names) -> str:
    hero, fate, name = state.hero(seat), state.fate[seat], names[seat]
    runs = state.runner if state.runner != -2 else state.seat
    look = " ".join(filter(None, ("seat", fate, "now" if seat == runs and not state.ending else "")))
    fronts = len(state.fronts[seat])
    where = FATES.get(fate) or f"space {state.place[seat]}"
    said = (
        f"{name}, {hero.name}, {SHAPES[seat][0]}: {where}, {state.life[seat]} of {hero.life} lives, "
        f"{state.gold[seat]} "
        f"gold, {counted(len(state.bags[seat]), 'item')}, {counted(fronts, 'encounter')} before it"
    )
    facts = f'<b class="gold">{icon("gold")}{state.gold[seat]}</b>'
    if not fate:
        facts = (
            f'<b class="life">{icon("life")}{state.life[seat]}</b> {facts} '
            f'<b class="items">{icon("item")}{len(state.bags[seat])}</b>'
        )
    stack = "".join("<i></i>" for _ in range(fronts))
    return (
        f'<li class="{look}"><button type="button" id="rail-{seat}" {_answers(state, seat, picked)} '
        f'aria-label="{said}">{_pawn(hero_pawn(hero.name, hero.letter))}'
        f'<span class="name">{badge(seat)}<span>{name}</span></span> '
        f'<span class="purse" aria-hidden="true">{FATES.get(fate, "") and f"<em>{fate}</em>"} {facts}</span>'
        f'<span class="stack" aria-hidden="true">{stack}</span></button></li>'
    )


def _answers(state: RunAway, seat: int, picked: Picked) -> str:
    """What touching a hero does: with a card in hand it is thrown there."""
    pressed = any(on == seat for _, on in pairs(picked))
    throws = state.step == "throw_choice" and state.legal_actions() and (waiting(picked) or pressed)
    if throws and seat in state.targets(state.seat):
        return f'data-pick="hero {seat}" class="target" aria-pressed="{str(pressed).lower()}"'
    return f'data-touch="seat {seat}"'
