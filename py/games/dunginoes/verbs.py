"""What is said of each kind of action in Dunginoes, a row for each: what it is called, what it would bring,
and what speaks for it. Nobody is named.
"""

from __future__ import annotations

from dominoes import layout
from dominoes.domino import Domino, spoken
from dominoes.ways import lies
from games.contract import Nameless, Verb
from games.dunginoes import odds
from games.dunginoes.pieces import SIDES, TO_BEAT
from games.dunginoes.rules import Dunginoes
from tabletop.grid import COMPASS, Point
from tabletop.wording import capital, counted, in_words, number

# --- what a choice is called ------------------------------------------------------------


def _lay_words(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> str:
    end = next((end for end in state.ends if end.joint == joint), None)
    where = f"at the {COMPASS[end.way]} end of the {spoken(state.laid[end.owner].domino)}" if end else "there"
    return f"lay {spoken(tile)} {where}, {lies(end.way, shape) if end else shape}"


def _discard_words(state: Dunginoes, tile: Domino) -> str:
    return f"{'discard' if state.lantern else 'give back'} {spoken(tile)}"


# --- what it would bring, said before it is made ----------------------------------------


def _grown(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> tuple[list[str], int]:
    """DU2.2 to DU2.4: the numbers of the free ends that a room opens, and how many ends it walls up."""
    end = next(end for end in state.ends if end.joint == joint)
    after = layout.grown(state.ends, [*state.laid, layout.lay(tile, end, shape)])
    opened = [str(e.number) for e in after if e.owner == len(state.laid) and not e.walled]
    return opened, sum(e.walled for e in after) - sum(e.walled for e in state.ends if e.joint != joint)


def _lay(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> str:
    """The free ends that it opens, those that it walls up, and the draw after it."""
    open_ends, closed = _grown(state, tile, joint, shape)
    said = (
        f"{capital(spoken(tile))} opens {_ends(open_ends)}"
        if open_ends
        else f"{capital(spoken(tile))} is a dead end"
    )
    said += f", and {counted(closed, 'end')} {'is' if closed == 1 else 'are'} walled up." if closed else "."
    if state.found:
        return f"{said} Your turn is over then."
    if not state.pile:
        return said
    if state.light:
        return f"{said} Then you take {in_words([spoken(tile) for tile in state.light], 'or')}.{_last(state)}"
    return f"{said} Then you draw one of {len(state.pile)}.{_last(state)}"


def _ends(numbers: list[str]) -> str:
    return f"a free {numbers[0]}" if len(numbers) == 1 else f"{counted(len(numbers), f'free {numbers[0]}')}"


def _search(state: Dunginoes) -> str:
    charm = _charm(state) if len(state.fitting()) < len(state.pile) else ""
    return odds.search_words(state) + charm + _last(state)


def _last(state: Dunginoes) -> str:
    """DU4.1: what a draw brings besides, when one is left."""
    return " It is the last one: the boss wakes." if len(state.pile) == 1 else ""


def _take(state: Dunginoes, tile: Domino) -> str:
    """DU5.2: what comes of it, in a search or in the hand."""
    if not state.searching:
        hand = tuple(sorted((*state.hands[state.seat], tile)))
        return f"You hold {_all(hand)} then: {_worth(state, hand)}.{_last(state)}"
    if tile in state.fitting():
        return f"{capital(spoken(tile))} fits: you lay it where you like.{_last(state)}"
    return f"It fits nowhere: you fight. {odds.fight_words(tile)}{_charm(state)}{_last(state)}"


def _charm(state: Dunginoes) -> str:
    """DU5.1: what the odds of one roll leave out."""
    left = state.charms_of(state.seat)
    return f" A fight lost is rolled again: you have {counted(left, 'charm')}." if left else ""


def _all(tiles: tuple[Domino, ...]) -> str:
    return in_words([spoken(tile) for tile in tiles])


def _discard(state: Dunginoes, tile: Domino) -> str:
    kept = tuple(t for t in state.hands[state.seat] if t != tile)
    goes = "is discarded" if state.lantern else "goes back to the pile"
    return f"{capital(spoken(tile))} {goes}. You keep {_all(kept)}: {_worth(state, kept)}."


def _flip(state: Dunginoes, tile: Domino) -> str:
    kept = tuple(t for t in state.hands[state.seat] if t != tile)
    if not kept:
        return f"{capital(spoken(tile))} is your last domino face up: you are stunned, and out of the game."
    return f"{capital(spoken(tile))} is out for good. You keep {_all(kept)}: {_worth(state, kept)}."


def _fight(state: Dunginoes, tile: Domino) -> str:
    left = counted(tile.pips, "pip")
    return f"{odds.fight_words(tile)} Won, you keep its {left}; lost, the boss takes it.{_charm(state)}"


def _worth(state: Dunginoes, hand: tuple[Domino, ...]) -> str:
    """What a hand would bring against the boss, if it came at once."""
    said = f"{odds.loot(hand):.1f} pips on average against the boss"
    return (
        said if state.seats > 1 else f"if the boss came now, more than {TO_BEAT} in {_now(hand)}, and {said}"
    )


def _now(hand: tuple[Domino, ...]) -> str:
    """DU4.5: how likely a hand wins alone, if the boss comes at once."""
    return f"{odds.more_than(hand, TO_BEAT) * 100:.0f} of 100"


# --- what speaks for a choice, for a hint ------------------------------------------------


def _opens(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> str:
    """What it opens, or walls up, and what stays in the hand and would bring against the boss."""
    opened, closed = _grown(state, tile, joint, shape)
    said = f"opens {number(len(opened))} end{'s' if len(opened) > 1 else ''}" if opened else "is a dead end"
    if closed:
        said += f" and walls up {number(closed)}"
    rest = tuple(other for other in state.hands[state.seat] if other != tile)
    return f"{said}; {_brings(rest) if state.seats == 1 else _saves(rest)}" if rest else said


def _finds(state: Dunginoes) -> str:
    """How much of the pile fits, or else how a fight would go."""
    if state.light:
        return odds.lit_words(state)
    fit, pile, win = odds.search(state)
    if fit == pile:
        return "whatever it finds will fit"
    return (
        f"{fit} of {pile} in the pile fit" if fit else f"nothing fits, but a fight is won {odds.ratio(win)}"
    )


def _takes(state: Dunginoes, tile: Domino) -> str:
    """How it fits or fights, and what stays in the light; or what the hand would bring against the boss."""
    if not state.searching:
        return _brings((*state.hands[state.seat], tile))
    how = "it fits" if tile in state.fitting() else f"it fits nowhere, and {odds.chance(tile)}"
    stays = [spoken(other) for other in state.light if other != tile]
    return f"{how}; {in_words(stays)} stays in the light" if stays else how


def _keeps(state: Dunginoes, tile: Domino) -> str:
    """What the rest of the hand would bring against the boss."""
    hand = state.hands[state.seat]
    rests = {given: tuple(other for other in hand if other != given) for given in hand}
    kept = rests[tile]
    if not kept:
        return "it is your last"
    if state.seats == 1:
        return _brings(kept)
    if odds.loot(kept) < max(map(odds.loot, rests.values())):
        return "fewer pips against the boss, but played on it goes better"
    return _saves(kept)


def _saves(hand: tuple[Domino, ...]) -> str:
    """In company: what a hand brings past the boss."""
    pips = f"{odds.loot(hand):.1f}"
    return f"what you keep brings {'nothing' if pips == '0.0' else f'{pips} pips'} past the boss on average"


def _brings(hand: tuple[Domino, ...]) -> str:
    """Alone: whether a hand would win, if the boss came at once."""
    held, pips = _all(tuple(sorted(hand))), sum(tile.pips for tile in hand)
    if pips <= TO_BEAT:
        return f"with {held} you have {counted(pips, 'pip')} so far"
    return f"if the boss came now, {held} would win {_now(hand)}"


def _wins(state: Dunginoes, tile: Domino) -> str:
    """How the fight goes; the order of fights makes no difference."""
    order = "; the order makes no difference" if state.seats == 1 and len(state.unfought) > 1 else ""
    return f"wins {odds.ratio(odds.sixths(tile) / SIDES)}{order}"


# --- the rows ---------------------------------------------------------------------------

VERBS = Nameless(
    {
        "lay": Verb(_lay_words, _lay, _opens),
        "search": Verb("search", _search, _finds),
        "take": Verb(lambda state, tile: f"take {spoken(tile)} from the light", _take, _takes),
        "discard": Verb(_discard_words, _discard, _keeps),
        "flip": Verb(lambda state, tile: f"turn {spoken(tile)} face down", _flip, _keeps),
        "fight_boss": Verb(lambda state, tile: f"fight for {spoken(tile)}", _fight, _wins),
    }
)
