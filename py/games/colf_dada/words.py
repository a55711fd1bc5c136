"""What CoLF DaDA says: events, prompts, actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.colf_dada.monsters import named
from games.colf_dada.pieces import COLUMNS, FOES, MOST_XP, TURNS, WEARY
from games.colf_dada.position import opened
from tabletop.actions import Action
from tabletop.cover import number
from tabletop.dominoes import NUMBERS, Domino, spoken
from tabletop.game import counted, in_words

if TYPE_CHECKING:
    from games.colf_dada.rules import ColfDada

PLURALS = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes")
RANKS = ((11, "Unbelievable"), (9, "Incredible"), (6, "Impressive"), (3, "Okay"), (0, "Just about"))


def foe(cards: tuple[int, ...]) -> str:
    """A foe's name with its article: "the Damp Goose"."""
    return f"the {named(opened(cards))}"


def rank(tokens: int) -> str:
    """CD6.3: how a victory rates, by the turns that are left.

    >>> rank(0), rank(10), rank(11)
    ('Just about', 'Incredible', 'Unbelievable')
    """
    return next(word for least, word in RANKS if tokens >= least)


def _returned(dice: int, xp: int) -> str:
    said = f"{counted(dice, 'die', 'dice')} left over"
    return f"{said}: {xp} XP." if xp else f"{said}, and no room for more XP."


def _foe_placed(attack: int, defense: int, over: int) -> str:
    said = f"It strikes with {attack} and guards with {defense}"
    return f"{said}; {over} left over as rage." if over else f"{said}."


def _struck(dealt: int, taken: int) -> str:
    if not dealt and not taken:
        return "Nobody is hurt."
    return f"You deal {dealt or 'nothing'} and take {taken or 'nothing'}."


def _slew(cards: tuple[int, ...], xp: int) -> str:
    return f"{foe(cards)[0].upper()}{foe(cards)[1:]} is slain: {xp} XP."


EVENTS: dict[str, Callable[..., str]] = {
    "drew": lambda tile: f"You draw {spoken(tile)}.",
    "pool empty": "No domino is left to draw.".format,
    "put": lambda tile, column: f"{_tile(tile)} goes to {column}.",
    "turn": lambda turn, left: f"Turn {turn}: {counted(left, 'candle')} still to burn.",
    "master comes": "The last candle is out, and the Master of the ruins comes.".format,
    "mended": lambda n, tile: f"The {NUMBERS[n]} of {spoken(tile)} is mended.",
    "rested": "You have rested.".format,
    "grew": "You grow to level {}: one die more.".format,
    "adapted": lambda tile, column: f"{_tile(tile)} moves to {column}.",
    "met": lambda cards: f"You meet {foe(cards)}.",
    "armed": lambda attack, defense: f"It takes {attack} to strike and {defense} to guard.",
    "weary": "The fight drags on: it bites for {} now.".format,
    "fled": "You run.".format,
    "away": "You got away.".format,
    "rolled": lambda dice: f"You roll {_dice(dice)}.",
    "rerolled": lambda dice: f"For 1 XP you roll again: {_dice(dice)}.",
    "placed": lambda die, column: f"A {die} goes to {column}.",
    "spent": lambda die, tile: f"A {die} goes on the blank of {spoken(tile)}.",
    "assigned": lambda attack, defense: f"{attack} dice strike and {defense} guard.",
    "returned": _returned,
    "foe rolled": lambda dice: f"It rolls {_dice(dice)}.",
    "raged": lambda times: f"In its rage it rolls again{'' if times == 1 else f', {number(times)} times'}.",
    "foe placed": _foe_placed,
    "boosted": lambda column, times: f"{times} XP for {times} more {column}.",
    "struck": _struck,
    "covered": lambda n, tile: f"A hit on the {NUMBERS[n]} of {spoken(tile)}.",
    "slew": _slew,
    "died": lambda cards: f"No number of yours is whole: {foe(cards)} has won.",
    "won": lambda left: f"The ruins are free, with {counted(left, 'candle')} left.",
}


def _dice(dice: tuple[int, ...]) -> str:
    return in_words(dice) if dice else "nothing"


def _tile(tile: Domino) -> str:
    said = spoken(tile)
    return said[0].upper() + said[1:]


# --- actions ---------------------------------------------------------------------------------

_ORDERS: dict[str, Callable[..., str]] = {
    "put": lambda tile, column: f"put {spoken(tile)} in {column}",
    "seek": "look for a level {} monster".format,
    "add": "add a level {} adjective".format,
    "meet": "turn the cards over".format,
    "rest": "rest".format,
    "challenge": "challenge the Master".format,
    "fight": "fight".format,
    "flee": "flee".format,
    "mark": "mark a {} to roll again".format,
    "mark_idle": "mark all dice that are of no use".format,
    "reroll": "roll the marked dice again for 1 XP".format,
    "place": "put a {} in {}".format,
    "spend": lambda die, tile: f"put a {die} on the blank of {spoken(tile)}",
    "place_all": "place all dice as proposed".format,
    "done": "leave it at that".format,
    "boost": "raise {} by one for 1 XP".format,
    "buy_kill": "raise attack until it falls".format,
    "buy_safety": "raise defense until you are safe".format,
    "strike": "let it come to blows".format,
    "cover": lambda n, tile: f"take a hit on the {NUMBERS[n]} of {spoken(tile)}",
    "cover_all": "take the hits as proposed".format,
    "mend": lambda n, tile, die: f"mend the {NUMBERS[n]} of {spoken(tile)} with a {die}",
    "mend_all": "mend as proposed".format,
    "grow": "grow a level".format,
    "adapt": lambda tile, column: f"move {spoken(tile)} to {column}",
    "end_turn": "end the turn".format,
}


def action_words(action: Action) -> str:
    """An action as an order: "put a 4 in attack"."""
    return _ORDERS[action.verb](*action.args)


# --- prompts ---------------------------------------------------------------------------------


def prompt(state: ColfDada) -> str:
    """What the hero is asked now, in one sentence."""
    return reason(state) if state.ending else _PROMPTS[state.step](state)


def _put(state: ColfDada) -> str:
    assert state.held
    return f"Will {spoken(state.held)} strike or guard?"


def _explore(state: ColfDada) -> str:
    left = counted(state.tokens, "candle") if state.tokens else "no candle"
    return f"Turn {state.turns}, {left} left: look for a monster by its level, or rest."


def _adjectives(state: ColfDada) -> str:
    if len(state.picks) == 1:
        return f"A noun of level {state.picks[0]} wants an adjective: add one or more, up to {FOES} in all."
    return f"A level {sum(state.picks)} monster: turn the cards over, or add another adjective."


def _round(state: ColfDada) -> str:
    here = f"Round {state.round} against {foe(state.cards)}"
    return f"{here}: nobody flees from the Master." if state.master else f"{here}: fight or flee?"


def _assign(state: ColfDada) -> str:
    if state.marked:
        return "Roll the marked dice again for 1 XP, or place the dice."
    if any(action.verb == "place" for action in state.legal_actions()):
        return "Place each die that fits: where do those go that fit both columns?"
    return "No die fits a number: what is over turns into XP."


def _boost(state: ColfDada) -> str:
    return f"You deal {max(0, state.blow)} and take {max(0, state.harm)}: spend XP on it?"


def _cover(state: ColfDada) -> str:
    return f"Choose where {counted(state.hits, 'hit')} {'goes' if state.hits == 1 else 'go'}."


def _mending(state: ColfDada) -> str:
    if any(action.verb == "mend" for action in state.legal_actions()):
        return "Each die mends one hit on its number, or on a blank."
    return "No die fits a hit: roll again for XP, or leave it."


def _grow(state: ColfDada) -> str:
    price = 2 * state.level
    if state.xp >= price:
        return f"Grow for {price} XP, move dominoes between the columns, or end the turn."
    return (
        f"Move dominoes between the columns, or end the turn; growing takes {price} XP, you have {state.xp}."
    )


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
        left = counted(state.tokens, "candle") if state.tokens else "no candle"
        return f"You slew the Master, the {name}, with {left} left: {rank(state.tokens).lower()}."
    who = f"the Master, the {name}" if state.master else f"the {name}"
    return f"You fell to {who}, in turn {state.turns} at level {state.level}."


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
    if state.step == "assign":
        return f"No space is free for a {what}; dice that are over are worth 1 XP each (CD4.4)."
    if state.step == "mending":
        return f"No hit lies on a {what} or on a blank (CD2.3)."
    return "The dice are rolled in a fight or at a rest (CD4.2)."


def _muscle(state: ColfDada, what: str) -> str:
    tile = Domino.parse(what)
    if state.step == "grow_and_adapt":
        return f"{_tile(tile)} has changed its column already; each does so once a turn (CD2.5)."
    return f"{_tile(tile)} changes its column only at the end of a turn (CD2.4)."


def _space(state: ColfDada, what: str) -> str:
    text, _, half = what.partition(" ")
    tile = Domino.parse(text)
    shown = tile[int(half)]
    muscle = next(m for m in state.columns[state.column_of(tile)] if m.domino == tile)
    if state.step == "cover":
        return f"The {NUMBERS[shown]} of {spoken(tile)} has its hit; a space takes one (CD4.7)."
    if state.step == "mending":
        return f"No die mends the {NUMBERS[shown]} of {spoken(tile)} (CD2.3)."
    if muscle.hits >> int(half) & 1:
        return (
            f"The {NUMBERS[shown]} of {spoken(tile)} has a hit, and takes no die until it is mended (CD4.3)."
        )
    if state.step == "assign" and shown:
        return f"No die that is left shows a {shown} (CD4.3)."
    return f"In a fight the {NUMBERS[shown]} of {spoken(tile)} takes a die (CD4.3)."


def _foe(state: ColfDada, what: str) -> str:
    return "The monster plays by itself: dice to its attack first, then to its defense (CD4.5)."


def _card(nouns: bool) -> Callable[[ColfDada, str], str]:
    def why(state: ColfDada, what: str) -> str:
        if state.step != ("explore_or_rest" if nouns else "adjectives"):
            return "A noun comes first, then its adjectives (CD3.1)."
        if not nouns and int(what) + sum(state.picks) > FOES:
            return f"With level {what} it would be more than {FOES}: that is for the Master alone (CD3.4)."
        return f"No card of level {what} is left in the deck (CD3.3)."

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
    "cards": _fixed(f"From the round {WEARY} on a monster bites harder each round (CD4.9)."),
    "candles": _fixed(f"One of {TURNS} candles burns down each turn; then the Master comes (CD2.1)."),
    "xp": _fixed(
        f"XP rolls dice again, adds to attack and defense, and buys levels; {MOST_XP} at most (CD2.5)."
    ),
    "level": _fixed("Each level is a die and a domino; the next costs twice your level in XP (CD2.4)."),
    "pool": _fixed("Dominoes are drawn by hero and monsters alike, face down (CD1.3)."),
}


def column_words(state: ColfDada, column: int) -> str:
    """A column of the hero's as it is read out: "attack: one-four, two-six with a hit on the six"."""
    said = []
    for muscle in state.columns[column]:
        sore = in_words([NUMBERS[n] for n in muscle.sore])
        said.append(spoken(muscle.domino) + (f" with a hit on the {sore}" if muscle.sore else ""))
    return f"{COLUMNS[column]}: {in_words(said)}"
