"""What a choice in Dunginoes would bring, said before it is made; and the match told in numbers."""

from __future__ import annotations

from collections.abc import Callable

from games.dunginoes import odds
from games.dunginoes.pieces import SIDES, TO_BEAT
from games.dunginoes.rules import Dunginoes
from tabletop import layout
from tabletop.actions import Action
from tabletop.cover import number
from tabletop.dominoes import Domino, spoken
from tabletop.game import PLAYERS, Names
from tabletop.grid import Point
from tabletop.match import Match
from tabletop.wording import counted, each, in_words


def forecast(state: Dunginoes, action: Action, names: Names = PLAYERS) -> str:
    """One sentence or two on what the action would do, with the odds where luck decides; nobody is named."""
    return _SAYINGS[action.verb](state, *action.args)


def reason(state: Dunginoes, action: Action, names: Names = PLAYERS) -> str:
    """What speaks for an action: "opens three ends"; nobody is named."""
    return _REASONS[action.verb](state, *action.args)


def _grown(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> tuple[list[str], int]:
    """DU2.2 to DU2.4: the numbers of the free ends that a room opens, and how many ends it walls up."""
    end = next(end for end in state.ends if end.joint == joint)
    after = layout.grown(state.ends, [*state.laid, layout.lay(tile, end, shape)])
    opened = [str(e.number) for e in after if e.owner == len(state.laid) and not e.walled]
    return opened, sum(e.walled for e in after) - sum(e.walled for e in state.ends if e.joint != joint)


def _lay(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> str:
    """The free ends that it opens, those that it walls up, and the draw after it."""
    open_ends, closed = _grown(state, tile, joint, shape)
    said = f"{tile} opens {_ends(open_ends)}" if open_ends else f"{tile} is a dead end"
    said += f", and {counted(closed, 'end')} {'is' if closed == 1 else 'are'} walled up." if closed else "."
    if state.found:
        return f"{said} Your turn is over then."
    if not state.pile:
        return said
    last = " It is the last one: the boss wakes." if len(state.pile) == 1 else ""
    return f"{said} Then you draw one of {len(state.pile)}.{last}"


def _ends(numbers: list[str]) -> str:
    return f"a free {numbers[0]}" if len(numbers) == 1 else f"{counted(len(numbers), f'free {numbers[0]}')}"


def _search(state: Dunginoes) -> str:
    last = " It is the last one: the boss wakes." if len(state.pile) == 1 else ""
    return odds.search_words(state) + last


def _discard(state: Dunginoes, tile: Domino) -> str:
    kept = tuple(t for t in state.hands[state.seat] if t != tile)
    return f"{tile} goes back to the pile. You keep {in_words(kept)}: {_worth(state, kept)}."


def _flip(state: Dunginoes, tile: Domino) -> str:
    kept = tuple(t for t in state.hands[state.seat] if t != tile)
    if not kept:
        return f"{tile} is your last domino face up: you are stunned, and out of the game."
    return f"{tile} is out for good. You keep {in_words(kept)}: {_worth(state, kept)}."


def _fight(state: Dunginoes, tile: Domino) -> str:
    left = counted(tile.pips, "pip")
    return f"{odds.fight_words(tile)} Won, you keep its {left}; lost, the boss takes it."


def _worth(state: Dunginoes, hand: tuple[Domino, ...]) -> str:
    """What a hand would bring against the boss."""
    said = f"{odds.loot(hand):.1f} pips on average against the boss"
    if state.seats > 1:
        return said
    return f"{said}, more than {TO_BEAT} in {odds.more_than(hand, TO_BEAT) * 100:.0f} of 100"


_SAYINGS: dict[str, Callable[..., str]] = {
    "lay": _lay,
    "search": _search,
    "discard": _discard,
    "flip": _flip,
    "fight_boss": _fight,
}


# --- what speaks for a choice, for a hint ------------------------------------------------


def _opens(state: Dunginoes, tile: Domino, joint: Point, shape: str) -> str:
    """What it opens, or walls up, and what stays in the hand."""
    opened, closed = _grown(state, tile, joint, shape)
    said = f"opens {number(len(opened))} end{'s' if len(opened) > 1 else ''}" if opened else "is a dead end"
    if closed:
        said += f" and walls up {number(closed)}"
    rest = [spoken(other) for other in state.hands[state.seat] if other != tile]
    return f"{said}; keeps {in_words(rest)} in hand" if rest else said


def _finds(state: Dunginoes) -> str:
    """How much of the pile fits, or else how a fight would go."""
    fit, pile, win = odds.search(state)
    if fit == pile:
        return "whatever it finds will fit"
    return (
        f"{fit} of {pile} in the pile fit" if fit else f"nothing fits, but a fight is won {odds.ratio(win)}"
    )


def _keeps(state: Dunginoes, tile: Domino) -> str:
    """What the rest of the hand would bring against the boss."""
    kept = tuple(t for t in state.hands[state.seat] if t != tile)
    return (
        f"what you keep saves {odds.loot(kept):.1f} pips from the boss on average"
        if kept
        else "it is your last"
    )


def _wins(state: Dunginoes, tile: Domino) -> str:
    return f"wins {odds.ratio(odds.sixths(tile) / SIDES)}"


_REASONS: dict[str, Callable[..., str]] = {
    "lay": _opens,
    "search": _finds,
    "discard": _keeps,
    "flip": _keeps,
    "fight_boss": _wins,
}


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(Dunginoes)
    last = states[-1]
    kinds = [event.kind for state in states for event in state.events()]
    fights = kinds.count("beat") + kinds.count("beaten")
    boss = kinds.count("kept") + kinds.count("taken")
    loot = [str(last.loot(seat)) if seat in last.escaped else "stunned" for seat in range(last.seats)]
    told = [
        (
            "Loot" if last.escaped or last.ending else "Rooms so far",
            each(names, loot) if last.ending else str(len(last.laid)),
        ),
        ("Turns", str(last.turns)),
        ("Rooms laid", str(len(last.laid))),
        ("Monsters beaten", f"{kinds.count('beat')} of {fights}"),
        ("Ends walled up", str(sum(end.walled for end in last.ends))),
        ("Searches", str(kinds.count("searched"))),
        ("Dominoes saved from the boss", f"{kinds.count('kept')} of {boss}"),
        ("Dominoes turned face down", str(kinds.count("flipped"))),
        ("Left in the pile", str(len(last.pile))),
    ]
    return [(label, value) for label, value in told if value != "0 of 0"]
