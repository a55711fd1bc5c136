"""The monster's sheet on the table of CoLF DaDA: its portrait and name, what it has left, and its two columns
of dominoes with its dice, which it places by itself.
"""

from __future__ import annotations

from dominoes.domino import Domino, spoken
from drawing import die, face
from games.colf_dada import monsters
from games.colf_dada.event_words import sums
from games.colf_dada.hero import SIGNS, gauge, shaken, told
from games.colf_dada.pieces import COLUMNS
from games.colf_dada.portrait import master, portrait
from games.colf_dada.rules import ColfDada
from games.viewer import Viewer
from tabletop.markup import Html
from tabletop.wording import capital, in_words

RECKONED = ("foe placed", "boosted", "struck", "covered")  # the events at which damage can be reckoned
_SLASH = (
    '<svg class="slash" viewBox="0 0 100 100" aria-hidden="true">'
    '<path d="M4 12Q46 34 97 90 40 52 4 12zM90 6Q70 46 14 94 54 40 90 6z"/></svg>'
)
HEART = "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 3-2 7-10 13z"


def sheet(state: ColfDada, viewer: Viewer) -> Html:
    """The monster that is being fought."""
    cards = state.foe_cards()
    most = sum(card.hp for card in cards)
    health = state.foe_hp / most
    whole = "The Master, " if state.master else ""
    facts = (
        f"{whole}{state.foe_name}, level {state.foe_level}: {state.foe_hp} of {most} hit points, "
        f"Bite {state.bite}, rage {state.rage}"
    )
    look = (" master" if state.master else "") + (" met" if state.round < 2 and not state.foe_dice else "")
    look += " shaken" if shaken(state)[0] else ""
    felled = told(state, "slew", "won")
    look += " felled" if felled else " looming" if told(state, "died") else ""
    slash = _SLASH if felled else ""
    columns = "".join(_column(state, column, viewer) for column in range(len(COLUMNS)))
    return Html(
        f'<section class="sheet foe felt{look}" id="foe-sheet" aria-label="The monster"><div class="inner">'
        f'<button{viewer.button} type="button" class="who" id="foe" data-touch="foe" aria-label="{facts}">'
        f'<span class="picture">{(master if state.master else portrait)(cards, health)}{slash}</span>'
        f'<span class="title">{"<i>The Master</i>" if state.master else ""}<b>{state.foe_name}</b>'
        f"<em>{monsters.flavour(cards)}</em></span></button>"
        f'<div class="stats">{_hp(state.foe_hp, most, viewer)}'
        f"{_fact('level', 'Level', state.foe_level, viewer)}"
        f"{_fact('bite', 'Bite', state.bite, viewer)}{_fact('rage', 'Rage', state.rage, viewer)}</div>"
        f'<div class="columns">{columns}</div>{_over(state)}</div></section>'
    )


def reckoning(state: ColfDada) -> list[str]:
    """How the damage of the round comes about, once both have placed their dice."""
    events = [event.kind for event in state.events()]
    shown = not state.legal_actions() and bool(events) and events[-1] in RECKONED
    return sums(*state.summands) if shown or state.step in ("boost", "cover") else []


def _hp(left: int, most: int, viewer: Viewer) -> str:
    return (
        f'<button{viewer.button} type="button" class="fact hp" id="foe-hp" data-touch="foe hp" '
        f'aria-label="{left} of {most} hit points">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{HEART}"/></svg>'
        f"<b>{left}</b>{gauge(left / most)}</button>"
    )


def _fact(name: str, label: str, value: int, viewer: Viewer) -> str:
    return (
        f'<button{viewer.button} type="button" class="fact" id="foe-{name}" data-touch="foe {name}" '
        f'aria-label="{label} {value}"><span>{label}</span> <b>{value}</b></button>'
    )


def _column(state: ColfDada, column: int, viewer: Viewer) -> str:
    name = COLUMNS[column]
    lying = list(state.foe_placed[column])
    wild = list(state.foe_wild)
    tiles = "".join(_tile(tile, lying, wild) for tile in state.foe_columns[column])
    dominoes = in_words([spoken(tile) for tile in state.foe_columns[column]])
    none = "" if tiles else '<span class="bare">none</span>'
    total = state.foe_strength(column)
    return (
        f'<button{viewer.button} type="button" class="column-box {name}" '
        f'id="foe-{name}" data-touch="foe {name}" '
        f'aria-label="Its {name}: {dominoes}; {total} now"><span class="head"><svg viewBox="0 0 24 24" '
        f'aria-hidden="true">{SIGNS[name]}</svg>{capital(name)}<b class="total">{total}</b></span>'
        f'<span class="muscles"><span class="tiles">{tiles}</span></span>{none}</button>'
    )


def _tile(tile: Domino, lying: list[int], wild: list[tuple[Domino, int]]) -> str:
    """One of its dominoes, with the dice that it has put there."""
    marks = ""
    for half, number in enumerate(tile):
        shown = 0
        if number and number in lying:
            lying.remove(number)
            shown = number
        elif not number and (spent := next((s for s in wild if s[0] == tile), None)):
            wild.remove(spent)
            shown = spent[1]
        if shown:
            marks += f'<use href="#d{shown}" transform="translate({12 + 100 * half} 10) scale(.76)"/>'
    return f'<svg class="domino" viewBox="0 0 200 104" aria-hidden="true">{face(*tile)}{marks}</svg>'


def _over(state: ColfDada) -> str:
    """Dice of its roll that have found no place, which become rage."""
    if not state.foe_dice:
        return ""
    dice = "".join(f'<span class="small-die">{die(shown)}</span>' for shown in state.foe_dice)
    return f'<p class="over" aria-label="Its dice without a place">{dice}</p>'
