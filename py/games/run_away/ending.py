"""How a match of Run Away!! is told when it is over: a headline, one line of story, and its picture."""

from __future__ import annotations

from games.run_away.awards import AWARDS
from games.run_away.event_words import cause
from games.run_away.history import last, round_of, winners
from games.run_away.poster import poster
from games.run_away.rules import RunAway
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import counted, in_words, number

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

RICH = 20  # gold: whoever carries so much out is worth a line


def headline(match: Match, seat: int, names: Names) -> str:
    """Who has won, and in which manner."""
    state, won = last(match), winners(match)
    if not won:
        return f"The boss has won: {state.the_boss.called}"
    if len(won) > 1:
        return f"{in_words([names[one] for one in won])} share the gold"
    who, gold = names[won[0]], state.gold[won[0]]
    if state.fate.count("out") == 1:
        return f"Only {who} got out"
    if not gold:
        return f"{who} got out with nothing but life"
    return f"{who} gets out with {'a chest of ' if gold >= RICH else ''}{gold} gold"


def tale(match: Match, seat: int, names: Names) -> str:
    """How the winner got out, and what became of the others, the most painful first."""
    state, won = last(match), winners(match)
    fates = [
        _fate(state, one, names) for one in sorted(state.left, reverse=True) if state.fate[one] == "dead"
    ]
    if not won:
        return f"Nobody was left after round {number(state.round)}: {'; '.join(fates[:2])}."
    first = state.first_out
    out = f"{names[won[0]]} got out in round {number(round_of(match, 'escaped', won[0]))}"
    if first != won[0]:
        out += f", after {names[first]} and richer"
    return f"{out}; {fates[0] if fates else 'in the end nobody was left inside'}."


def _fate(state: RunAway, seat: int, names: Names) -> str:
    """How somebody has died: "Ben died on space 31, under the boss’s feet, by way of Ada’s Banana Golem"."""
    how, card, by = state.ends[seat]
    who = names[by] if by >= 0 and by != seat else 0
    return f"{names[seat]} died on space {state.place[seat]}, {cause(how, card, who)}"


def boast(match: Match, seat: int) -> str:
    """Whom it was that one ran from, and how many did not get away."""
    state = last(match)
    dead = state.fate.count("dead")
    lost = f"; {counted(dead, 'hero', 'heroes')} did not make it" if dead else ""
    return f"As the {state.hero(seat).name}, running from {state.the_boss.name}{lost}."
