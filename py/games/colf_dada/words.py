"""What CoLF DaDA says: prompts, how it ended, and why something cannot be done; events are told in
`told.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dominoes.domino import NUMBERS, Domino, spoken
from games.colf_dada.event_words import EVENTS, begun, candles, foe
from games.colf_dada.monsters import named
from games.colf_dada.pieces import FOES, MOST_XP, TURNS, Muscle
from tabletop.wording import capital, counted

if TYPE_CHECKING:
    from games.colf_dada.rules import ColfDada

__all__ = ["EVENTS", "RANKS", "foe", "prompt", "rank", "reason", "why_not"]

RANKS = ((11, "Unbelievable"), (9, "Incredible"), (6, "Impressive"), (3, "Okay"), (0, "Just about"))


def rank(tokens: int) -> str:
    """CD6.3: how a victory rates, by the turns that are left.

    >>> rank(0), rank(10), rank(11)
    ('Just about', 'Incredible', 'Unbelievable')
    """
    return next(word for least, word in RANKS if tokens >= least)


# --- prompts ---------------------------------------------------------------------------------


def prompt(state: ColfDada) -> str:
    """What the hero is asked now, in one sentence."""
    return reason(state) if state.ending else _PROMPTS[state.step](state)


def _put(state: ColfDada) -> str:
    assert state.held
    return f"Will {spoken(state.held)} strike or guard?"


def _explore(state: ColfDada) -> str:
    return f"Turn {state.turns}: pick a noun for a monster, rest, or challenge the Master."


def _adjectives(state: ColfDada) -> str:
    if len(state.picks) == 1:
        return f"A noun of level {state.picks[0]} wants an adjective, or more: up to {FOES} in all."
    more = ", or add another adjective" if state.adjective_levels() else ""
    return f"A level {sum(state.picks)} monster: turn the cards over{more}."


def _round(state: ColfDada) -> str:
    return f"Round {state.round} against {foe(state.cards)}: fight or flee?"


def _assign(state: ColfDada) -> str:
    verbs = {action.verb for action in state.legal_actions()}
    if state.marked:
        return (
            f"Roll the marked dice again for 1 XP, or {'place the dice' if 'place' in verbs else 'leave it'}."
        )
    return f"{_fitting(state, 'place' in verbs)}{'; a blank takes any' if 'spend' in verbs else ''}."


def _fitting(state: ColfDada, some: bool) -> str:
    """What the rolled dice are good for."""
    if some:
        loose = any(all(state.free(column, die) > 0 for column in (0, 1)) for die in state.dice)
        return "Place the dice: some fit attack and defense" if loose else "Place the dice that fit a number"
    if state.xp == MOST_XP:
        return "No die fits a number, and you have no room for more XP"
    return "No die fits a number, so each that is left over turns into 1 XP"


def _boost(state: ColfDada) -> str:
    harm = max(0, state.harm) or "nothing"
    if state.fleeing:
        return f"You run, and take {harm}: spend XP on defense?"
    blow = max(0, state.blow)
    if blow >= state.foe_hp:
        return f"It falls, and you take {harm}: spend XP on defense?"
    return f"You deal {blow or 'nothing'} of {state.foe_hp} and take {harm}: spend XP on it?"


def _cover(state: ColfDada) -> str:
    return f"Choose where {counted(state.hits, 'hit')} {'goes' if state.hits == 1 else 'go'}."


def _mending(state: ColfDada) -> str:
    verbs = {action.verb for action in state.legal_actions()}
    if state.marked:
        return f"Roll the marked dice again for 1 XP, or {'mend' if 'mend' in verbs else 'leave it'}."
    if "mend" in verbs:
        return "Each die mends one hit on its number, or on a blank."
    return "No die fits a hit: mark dice and roll them again for 1 XP, or leave it."


def _grow(state: ColfDada) -> str:
    price = 2 * state.level
    moves = any(action.verb == "adapt" for action in state.legal_actions())
    move = "move dominoes, or " if moves else ""
    if state.xp >= price:
        return f"Grow for {price} XP, {move or 'or '}end the turn."
    if price > MOST_XP:
        return capital(f"{move}end the turn; nobody can hold the {price} XP of the next level.")
    return capital(f"{move}end the turn; {price - state.xp} XP more, and you can grow.")


_PROMPTS: dict[str, Callable[[ColfDada], str]] = {
    "put": _put,
    "explore_or_rest": _explore,
    "adjectives": _adjectives,
    "fight_or_flee": _round,
    "assign": _assign,
    "boost": _boost,
    "cover": _cover,
    "mending": _mending,
    "grow_and_adapt": _grow,
}


def reason(state: ColfDada) -> str:
    """CD4.8, CD6.3: how the match ended."""
    name = named(state.foe_cards())
    if state.ending == "won":
        left = candles(state.tokens)
        return f"You slew the Master, the {name}, with {left} left: {rank(state.tokens).lower()}."
    who = f"the Master, the {name}" if state.master else f"the {name}"
    return f"You fell to {who} in turn {state.turns}, at level {state.level}."


# --- why not ---------------------------------------------------------------------------------


def why_not(state: ColfDada, target: str) -> str:
    """Why the thing touched cannot be chosen now, naming the rule, and what is possible.

    Targets: "die 5", "muscle 3-5" (a domino of the hero's), "space 3-5 1" (a half of it, 0 or 1), "held",
    "foe" and "foe die", "cards", "candles", "xp", "level", "pool", "noun 3", "adjective 2".
    """
    if state.ending:
        return f"The match is over. {reason(state)}"
    kind, _, what = target.partition(" ")
    explain = _EXPLAIN.get(kind)
    return f"{explain(state, what)} {prompt(state)}" if explain else prompt(state)


def _die(state: ColfDada, what: str) -> str:
    die = int(what)
    if state.step not in ("assign", "mending"):
        return "The dice are rolled in a fight or at a rest (CD4.2)."
    if die not in state.dice:
        return f"No die that is left shows a {die}; where one was placed it stays (CD4.3)."
    if die in state.marked:
        return f"Each {die} is marked to be rolled again (CD4.2)."
    if state.step == "mending":
        return f"No hit lies on a {die} or on a blank (CD2.3)."
    if state.xp == MOST_XP:
        return f"No space is free for a {die}, and you have no room for more XP (CD2.5)."
    return f"No space is free for a {die}; dice that are over are worth 1 XP each (CD4.4)."


def _muscle(state: ColfDada, what: str) -> str:
    tile = Domino.parse(what)
    if state.step == "grow_and_adapt":
        return f"{begun(tile)} has changed its column already; each does so once a turn (CD2.4)."
    if state.held:
        return f"First {spoken(state.held)}, which was just drawn, is put in a column (CD1.2)."
    return f"{begun(tile)} changes its column only at the end of a turn (CD2.4)."


def _space(state: ColfDada, what: str) -> str:
    text, _, half = what.partition(" ")
    tile, place = Domino.parse(text), int(half)
    column = state.column_of(tile)
    muscle = next(m for m in state.columns[column] if m.domino == tile)
    sore = bool(muscle.hits >> place & 1)
    this = f"the {NUMBERS[tile[place]]} of {spoken(tile)}"
    if state.step == "cover":
        return _TWIN if not sore else f"{capital(this)} has its hit; a space takes one (CD4.7)."
    if state.step == "mending":
        return _why_no_mend(state, muscle, place, this) if sore else f"{capital(this)} has no hit (CD2.3)."
    if sore:
        return f"{capital(this)} has a hit, and takes no die until it is mended (CD4.3)."
    if state.step in ("assign", "boost"):
        return _why_no_die(state, tile, place, this)
    return f"In a fight {this} takes {'a die' if tile[place] else 'any die'} (CD4.3)."


_TWIN = "Equal spaces are the same, and another one comes first (CD5.1)."


def _why_no_mend(state: ColfDada, muscle: Muscle, place: int, this: str) -> str:
    """CD2.3: why a hit does not go, or not as things are picked."""
    hit = muscle.domino[place], muscle.domino
    dice = [a.args[2] for a in state.legal_actions() if a.verb == "mend" and a.args[:2] == hit]
    if not dice:
        return f"No die that is left mends {this} (CD2.3)."
    twin = place and muscle.domino.is_double and muscle.hits & 1
    return _TWIN if twin else f"Pick a {dice[0]} first: it mends {this} (CD2.3)."


def _why_no_die(state: ColfDada, tile: Domino, place: int, this: str) -> str:
    """CD4.3: why no die goes on a space without a hit, or not as things are picked."""
    shown, column = tile[place], state.column_of(tile)
    lying = state.placed[column].count(shown) if shown else [on for on, _ in state.wild].count(tile)
    before = _equal_before(state, tile, place)
    if before < lying:
        return f"{capital(this)} has its die (CD4.3)."
    if not state.dice:
        return "All dice of this round are placed, or were turned into XP (CD4.3)."
    if shown and shown not in state.dice:
        return f"No die that is left shows a {shown} (CD4.3)."
    return _TWIN if before > lying else f"Pick a {shown or 'die'} first: it can go on {this} (CD4.3)."


def _equal_before(state: ColfDada, tile: Domino, place: int) -> int:
    """How many spaces without a hit are filled before this one: those of its number above it in its column;
    of a blank, those of its domino."""
    column = state.columns[state.column_of(tile)]
    equal = [
        (muscle.domino, half)
        for muscle in column
        for half, number in enumerate(muscle.domino)
        if number == tile[place] and not muscle.hits >> half & 1 and (number or muscle.domino == tile)
    ]
    return equal.index((tile, place))


def _foe(state: ColfDada, what: str) -> str:
    return "The monster plays by itself: its dice go to its attack first, then to its defense (CD4.5)."


def _card(nouns: bool) -> Callable[[ColfDada, str], str]:
    def why(state: ColfDada, what: str) -> str:
        if state.step not in ("explore_or_rest", "adjectives"):
            return "A monster is looked for at the beginning of a turn (CD2.2)."
        if nouns and state.step == "adjectives":
            return f"The noun is chosen, one of level {state.picks[0]}; adjectives go with it (CD3.1)."
        if not nouns and state.step == "explore_or_rest":
            return "A noun comes first, then its adjectives (CD3.1)."
        if not nouns and int(what) + sum(state.picks) > FOES:
            return f"With level {what} it would be more than {FOES}: that is for the Master alone (CD3.4)."
        other = "other " if not nouns and int(what) in state.hidden_picks() else ""
        return f"No {other}card of level {what} is left in the deck (CD3.3)."

    return why


def _challenge(state: ColfDada, what: str) -> str:
    return "The Master is challenged at the beginning of a turn (CD6.1)."


def _fixed(words: str) -> Callable[[ColfDada, str], str]:
    return lambda state, what: words


_EXPLAIN: dict[str, Callable[[ColfDada, str], str]] = {
    "die": _die,
    "muscle": _muscle,
    "space": _space,
    "foe": _foe,
    "noun": _card(True),
    "adjective": _card(False),
    "challenge": _challenge,
    "held": _fixed("It goes to attack or to defense (CD1.2)."),
    "cards": _fixed(
        "What its cards add up to is the monster’s Attack, Defense, Bite and hit points (CD3.2)."
    ),
    "candles": _fixed(f"One of {TURNS} candles burns down each turn; then the Master comes (CD2.1)."),
    "xp": _fixed(
        f"XP rolls dice again, adds to attack and defense, and buys levels; {MOST_XP} at most (CD2.5)."
    ),
    "level": _fixed("Each level is a die and a domino; the next costs twice your level in XP (CD2.4)."),
    "pool": _fixed("Dominoes are drawn by hero and monsters alike, face down (CD1.3)."),
}
