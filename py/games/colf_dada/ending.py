"""How a visit to the ruins is told when it is over: a headline, one line of story, its picture, and whom one
can boast of having slain."""

from __future__ import annotations

from games import defaults
from games.colf_dada.fights import Fight, fights, short
from games.colf_dada.monsters import named
from games.colf_dada.pieces import TURNS
from games.colf_dada.position import opened
from games.colf_dada.poster import poster
from games.colf_dada.rules import ColfDada
from tabletop.game import Names
from tabletop.history import plays
from tabletop.match import Match
from tabletop.wording import capital, counted, number

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

AWARDS = defaults.NO_AWARDS

LINE = 60  # letters that a headline has room for
EARLY = 11  # candles left, for which the best rank is given
LATE = 2
NEARLY = 3  # hit points: so little that one more blow would have done
COSTLY = 6  # hits, worth telling
SMALL = 4  # the level of a monster by which nobody wants to be eaten
PURSE = 9  # XP unspent, worth telling


def headline(match: Match, seat: int, names: Names) -> str:
    """How it ended: the ruins are free, or who has eaten whom."""
    state = match.past(ColfDada)[-1]
    last = fights(match)[-1]
    if state.ending == "won":
        if last.left == 1:
            return "The ruins are free, by a single number"
        if last.rounds == 1:
            return "One round, and the ruins are free"
        if state.tokens >= EARLY:
            return "The ruins are free before lunch"
        return "The ruins are free by the last light" if state.tokens <= LATE else "The ruins are free"
    if not last.hp:
        return _about("Buried together with", last)
    if state.fleeing:
        return _about("Caught on the stairs by", last)
    if last.master:
        return _about("Evicted by" if state.tokens else "Left in the dark with", last)
    return _about("Outwitted by" if last.level <= SMALL else "Eaten by", last)


def _about(what: str, fight: Fight) -> str:
    return f"{what} {short(fight.cards, LINE - len(what) - 1)}"


def tale(match: Match, seat: int, names: Names) -> str:
    """How the last fight went, and what had led there."""
    state = match.past(ColfDada)[-1]
    told = fights(match)
    last = told[-1]
    end = _victory(last) if state.ending == "won" else _defeat(state, last)
    return f"{capital(end)}; {_before(match, state, told)}."


def _victory(last: Fight) -> str:
    """How the Master fell."""
    who = short(last.cards)
    if last.bare:
        return f"{who} was not even struck: {last.bought} XP saw to it"
    if last.bought:
        xp = f"your last {last.bought}" if last.broke else str(last.bought)
        return f"{xp} XP bought the blow that {who} had not reckoned with"
    if last.rounds == 1:
        return f"{who} fell before it had found its napkin"
    return (
        f"{who} fell in round {number(last.rounds)}, with {counted(last.left, 'number')} of yours still whole"
    )


def _defeat(state: ColfDada, last: Fight) -> str:
    """How the hero fell."""
    who = short(last.cards)
    if not last.hp:
        return f"{who} went down with you, in the same blow, which counts for nothing"
    if state.fleeing:
        return f"{who} runs faster than you do"
    if last.hp <= NEARLY:
        return f"{who} had {counted(last.hp, 'hit point')} left, after {counted(last.rounds, 'round')}"
    if last.rounds == 1:
        return f"{who} needed one round, and had {last.hp} hit points to spare"
    return f"{who} took {counted(last.rounds, 'round')} over it and kept {last.hp} hit points"


def _before(match: Match, state: ColfDada, told: list[Fight]) -> str:
    """What had gone before: a narrow escape, growth just in time, the monster that cost most, XP unspent."""
    earlier = [fight for fight in told[:-1] if fight.end != "died"]
    near = min((fight for fight in earlier if fight.end == "slew"), key=lambda one: one.left, default=None)
    cost = max(earlier, key=lambda one: one.hits, default=None)
    grown = [before.turns for before, action, _ in plays(match, ColfDada) if action.verb == "grow"]
    if near and near.left == 1:
        return f"{short(near.cards)} had left you a single whole number in turn {near.turn}"
    if state.ending == "won" and grown and grown[-1] >= state.turns - 1:
        return f"you had grown to level {state.level} only the turn before"
    if cost and cost.hits >= COSTLY:
        return f"{short(cost.cards)} had cost you {cost.hits} hits in turn {cost.turn}"
    if state.ending != "won" and state.xp >= PURSE:
        return f"{state.xp} XP were still in your purse"
    if not state.slain:
        return "nobody else had met you yet"
    if state.ending == "won":
        return (
            f"it took {counted(len(state.slain) - 1, 'smaller monster')} and {TURNS - state.tokens} candles"
        )
    return f"{counted(len(state.slain), 'monster')} had fared no better in {counted(state.turns, 'turn')}"


def boast(match: Match, seat: int) -> str:
    """All that were slain, by name, the Master last."""
    slain = [named(opened(tuple(cards))) for _, *cards in match.past(ColfDada)[-1].slain]
    if match.state.ending == "won":
        slain[-1] = f"the Master, the {slain[-1]}"
    return f"Slain: {'; '.join(slain)}." if slain else ""
