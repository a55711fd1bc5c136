"""The hero's sheet on the table of CoLF DaDA: level, XP and candles, and two columns of dominoes with the
dice and the hits that lie on them. A tap on a lit half puts there what belongs there.
"""

from __future__ import annotations

from typing import NamedTuple

from dominoes.domino import NUMBERS, Domino, spoken
from drawing import face
from games.colf_dada import proposal
from games.colf_dada.pieces import COLUMNS, MOST_XP, TURNS, Muscle
from games.colf_dada.position import numbers
from games.colf_dada.rules import ColfDada
from games.colf_dada.verbs import VERBS
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.markup import Html
from tabletop.wording import capital, counted

SIGNS = {
    "attack": '<path d="M4 20 16 8M13 5l6-1-1 6M3 15l6 6"/>',
    "defense": '<path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/>',
}
_WOUND = (
    '<g class="wound {look}" transform="translate({x} 49)"><rect x="-46" y="-45" width="92" height="90" '
    'rx="13"/><path d="M-26-26 26 26M26-26-26 26"/></g>'
)


class Space(NamedTuple):
    """A half of one of the hero's dominoes: the die on it, or the one proposed for it, 0 for none; has it a
    hit, and is one proposed?"""

    tile: Domino
    half: int
    hit: bool
    die: int = 0
    ghost: int = 0
    blow: bool = False

    @property
    def number(self) -> int:
        """What is printed on it."""
        return self.tile[self.half]

    @property
    def name(self) -> str:
        """Its id on the page."""
        return f"space-{self.tile}-{self.half}"


def spaces(state: ColfDada) -> list[list[Space]]:
    """All halves by column, with the dice where they lie and the proposals for them: equal dice lie on the
    first spaces of their number."""
    wild = list(state.wild)
    coming = proposal.assignment(state) if state.step == "assign" else []
    blows = proposal.covers(state) if state.step == "cover" else []
    found: list[list[Space]] = []
    for column, muscles in enumerate(state.columns):
        lying, ghosts = list(state.placed[column]), [die for die, where in coming if where == column]
        there = []
        for muscle in muscles:
            for half, number in enumerate(muscle.domino):
                hit = bool(muscle.hits >> half & 1)
                die = ghost = 0
                if (not hit or state.step == "cover") and number in lying:
                    lying.remove(number)
                    die = number
                elif not hit and number in ghosts:
                    ghosts.remove(number)
                    ghost = number
                elif (
                    not number
                    and (not hit or state.step == "cover")
                    and (spent := next((s for s in wild if s[0] == muscle.domino), None))
                ):
                    wild.remove(spent)
                    die = spent[1]
                blow = not hit and (number, muscle.domino) in blows
                if blow:
                    blows.remove((number, muscle.domino))
                there.append(Space(muscle.domino, half, hit, die, ghost, blow))
        found.append(there)
    return found


def sheet(state: ColfDada, lit: dict[str, tuple[Action, str]], viewer: Viewer) -> Html:
    """The hero's sheet. `lit` has the actions of spaces and dominoes by their ids, each with a word that says
    what it looks like."""
    columns = "".join(
        _column(state, column, found, lit, viewer) for column, found in enumerate(spaces(state))
    )
    look = (
        "sheet mine felt"
        + (" shaken" if shaken(state)[1] else "")
        + (" scattered" if told(state, "died") else "")
    )
    return Html(
        f'<section class="{look}" aria-label="Your hero">{_vitals(state, viewer)}'
        f'<div class="columns">{columns}</div></section>'
    )


def shaken(state: ColfDada) -> tuple[bool, bool]:
    """Is it being shown now that a blow falls on the foe, and on the hero?"""
    if not told(state, "struck"):
        return False, False
    dealt, taken, *_ = state.events()[-1].args
    return dealt > 0, taken > 0


def told(state: ColfDada, *kinds: str) -> bool:
    """Is what is being shown now such an event?"""
    events = state.events()
    return bool(events) and events[-1].kind in kinds and not state.ending and not state.legal_actions()


def _vitals(state: ColfDada, viewer: Viewer) -> str:
    price = 2 * state.level
    enough = " enough" if state.xp >= price else ""
    so_far = "full" if state.xp == MOST_XP else f"level at {price}"
    burnt = TURNS - state.tokens
    more = f"{state.lives or 'no'} more {'life' if state.lives == 1 else 'lives'}"
    lives = f" head start: {more}" if state.head_start(0) else ""
    candles = f"{counted(state.tokens, 'candle')} left, {burnt} burnt"
    return (
        '<div class="vitals">'
        f'<button{viewer.button} type="button" class="vital" id="level" data-touch="level" '
        f'aria-label="Level {state.level}{lives}">'
        f"<span>Level</span> <b>{state.level}</b>{f' <small>{lives}</small>' if lives else ''}</button>"
        f'<button{viewer.button} type="button" class="vital{enough}" id="xp" data-touch="xp" '
        f'aria-label="XP {state.xp} {so_far}">'
        f"<span>XP</span> <b>{state.xp}</b>{gauge(min(1, state.xp / price))}"
        f" <small>{so_far}</small></button>"
        f'<button{viewer.button} type="button" class="vital candles" id="candles" data-touch="candles" '
        f'aria-label="{candles}">'
        f"{_candles(state.tokens)}<b>{state.tokens}</b></button></div>"
    )


def gauge(part: float) -> str:
    """A bar of which this part is full, 0 to 1."""
    return (
        '<svg class="gauge" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="hollow" d="M0 8H100"/><path class="full" d="M0 8H{100 * part:.0f}"/></svg>'
    )


def _candles(left: int) -> str:
    """Twenty candles: those left burn."""
    sticks = "".join(f"M{4 + 9 * i} 30V{14 if i < left else 26}" for i in range(TURNS))
    flames = "".join(f"M{4 + 9 * i} 11q-3-4 0-8 3 4 0 8z" for i in range(left))
    return (
        f'<svg class="wax" viewBox="0 0 180 32" aria-hidden="true"><path class="stick" d="{sticks}"/>'
        f'<path class="wick" d="{flames}"/></svg>'
    )


def _column(
    state: ColfDada, column: int, found: list[Space], lit: dict[str, tuple[Action, str]], viewer: Viewer
) -> str:
    name = COLUMNS[column]
    fighting = state.round > 0
    total = f'<b class="total">{state.strength(column)}</b>' if fighting else ""
    muscles = "".join(
        _muscle(state, muscle, found[2 * i : 2 * i + 2], lit, viewer)
        for i, muscle in enumerate(state.columns[column])
    )
    here = (
        ""
        if muscles
        else f'<p class="bare">{"You hit bare-handed." if not column else "Nothing guards you."}</p>'
    )
    put = lit.get(f"column-{name}")
    label = f"{capital(name)}: {counted(sum(numbers(state.columns[column])), 'space')} free of hits"
    acts = (
        f'<button{viewer.button} type="button" class="drop-here" id="column-{name}"{viewer.action(put[0])} '
        f'aria-label="Put it here: {spoken(state.held)} in {name}"><b>Put it here</b></button>'
        if put and state.held
        else ""
    )
    return (
        f'<div class="column-box {name}" role="group" aria-label="{label}"><h2><svg viewBox="0 0 24 24" '
        f'aria-hidden="true">{SIGNS[name]}</svg>{capital(name)}{total}</h2>'
        f'<div class="muscles"><div class="tiles">{muscles}</div></div>{here}{acts}</div>'
    )


def _muscle(
    state: ColfDada, muscle: Muscle, halves: list[Space], lit: dict[str, tuple[Action, str]], viewer: Viewer
) -> str:
    """A domino with what lies on it, and its halves as buttons; whole where it changes its column."""
    tile = muscle.domino
    marks = "".join(_marks(space) for space in halves)
    drawn = f'<svg class="domino" viewBox="0 0 200 104" aria-hidden="true">{face(*tile)}{marks}</svg>'
    at = f'id="at-{tile}"{viewer.mark(f"at-{tile}")}'
    moved = lit.get(f"muscle-{tile}")
    if moved:
        label = capital(VERBS.order(state, moved[0])) + _hits_words(muscle)
        return (
            f'<div class="muscle" {at} data-glide=""><button{viewer.button} type="button" class="whole" '
            f'id="muscle-{tile}"{viewer.action(moved[0])} aria-label="{label}">{drawn}'
            '<span class="swap" aria-hidden="true">⇄</span></button></div>'
        )
    if not (state.round or state.step == "mending"):  # there its spaces matter, whatever is being shown
        return (
            f'<div class="muscle" {at} data-glide=""><button{viewer.button} type="button" class="whole" '
            f'id="muscle-{tile}" data-touch="muscle {tile}" '
            f'aria-label="{capital(spoken(tile))}{_hits_words(muscle)}">'
            f"{drawn}</button></div>"
        )
    buttons = "".join(_half(state, space, lit, viewer) for space in halves)
    return f'<div class="muscle" {at} data-glide="">{drawn}{buttons}</div>'


def _hits_words(muscle: Muscle) -> str:
    return "".join(f", a hit on the {NUMBERS[number]}" for number in muscle.sore)


def _marks(space: Space) -> str:
    x = 50 + 100 * space.half
    marks = ""
    if space.die or space.ghost:
        look = "" if space.die else ' class="ghost"'
        marks += (
            f'<use href="#d{space.die or space.ghost}"{look} transform="translate({x - 38} 10) scale(.76)"/>'
        )
    if space.hit or space.blow:
        marks += _WOUND.format(look="ghost" if space.blow else "sure", x=x)
    return marks


def _half(state: ColfDada, space: Space, lit: dict[str, tuple[Action, str]], viewer: Viewer) -> str:
    said = f"{capital(NUMBERS[space.number])} of {spoken(space.tile)}"
    if space.die:
        said += f", a {space.die} lies on it"
    if space.hit:
        said += ", a hit on it"
    chosen = lit.get(space.name)
    if chosen:
        action, look = chosen
        return (
            f'<button{viewer.button} type="button" class="half lit to-{look}" '
            f'id="{space.name}"{viewer.action(action)} '
            f'aria-label="{said}: {VERBS.order(state, action)}"></button>'
        )
    return (
        f'<button type="button" class="half" id="{space.name}" data-touch="space {space.tile} {space.half}" '
        f'aria-label="{said}" tabindex="-1"></button>'
    )
