"""How a visit to the dungeon is told when it is over: a headline, one line of story, and its picture."""

from __future__ import annotations

from typing import NamedTuple

from dominoes.domino import Domino, spoken
from dominoes.duel import winning
from drawing.bestiary import BOSSES, MONSTERS, PROPER
from games import defaults
from games.dunginoes.awards import AWARDS
from games.dunginoes.pieces import TO_BEAT
from games.dunginoes.poster import poster
from games.dunginoes.rules import Dunginoes
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import capital, counted, in_words, number

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

SACKFUL = 8  # pips that one need not be ashamed of
FEW = 2  # dominoes that are told by name


class Blow(NamedTuple):
    """A fight that a seat has lost: against what, by which roll, and which domino that cost."""

    seat: int
    monster: Domino
    roll: int
    cost: Domino


boast = defaults.no_boast


def headline(match: Match, seat: int, names: Names) -> str:
    """How it ended: alone by the loot, in company by who has most of it."""
    state = _last(match)
    if match.seats > 1:
        return _winners(state, names)
    if state.stunned(0):
        return f"Lights out in room {number(len(state.laid))}"
    pips = state.loot(0)
    if pips > TO_BEAT:
        return f"The dungeon pays {pips}"
    if pips >= SACKFUL:
        return f"Out with a sack of {pips}"
    return f"Out, with {counted(pips, 'pip')} to show" if pips else "Out, and nothing else"


def _winners(state: Dunginoes, names: Names) -> str:
    outcome = state.outcome(names)
    assert outcome
    first = [names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    if not first:
        return "Nobody comes back"
    if not max(score for (score,) in outcome.scores):
        return f"{in_words(first)} {'win' if len(first) > 1 else 'wins'} with empty pockets"
    return f"{in_words(first)} {'share the glory' if len(first) > 1 else 'gets out richest'}"


def tale(match: Match, seat: int, names: Names) -> str:
    """The boss and what it kept, or the monster that cost most."""
    state = _last(match)
    worst = max(_blows(match), key=lambda blow: blow.cost.pips, default=None)
    if state.ending == "escaped":
        return _past_the_boss(match, state, names)
    assert worst, "nobody is stunned without a fight"
    last = _blows(match)[-1]
    whom = f"{names[last.seat]}’s" if match.seats > 1 else "your"
    said = f"{capital(_monster(last.monster))} blew out {whom} last torch, {spoken(last.cost)}"
    if worst == last:
        return f"{said}: the die said {last.roll}, and {_rolls(last.monster)} would have done."
    victim = names[worst.seat] if match.seats > 1 else "you"
    return f"{said}; {_monster(worst.monster)} had already cost {victim} {spoken(worst.cost)}."


def _past_the_boss(match: Match, state: Dunginoes, names: Names) -> str:
    boss = capital(BOSSES[state.laid[0].domino].name)
    taken = [
        event.args[0] for one in match.past(Dunginoes) for event in one.events() if event.kind == "taken"
    ]
    richest = max(state.escaped, key=state.loot)
    kept = max(state.hands[richest], key=lambda tile: tile.pips, default=None)
    lost = f"kept {_haul(taken)}" if taken else "got nothing at all"
    if not kept:
        who = "you" if match.seats == 1 else in_words([names[seat] for seat in state.escaped])
        return f"{boss} {lost}, and {who} the daylight, which weighs nothing."
    out = f"{spoken(kept)} got out in {'your' if match.seats == 1 else f'{names[richest]}’s'} sleeve"
    return f"{boss} {lost}; {out}{_left_behind(match, state, names)}."


def _haul(tiles: list[Domino]) -> str:
    """What the boss took: by name while they are few."""
    if len(tiles) <= FEW:
        return in_words([spoken(tile) for tile in tiles])
    return f"{number(len(tiles))} dominoes with {sum(tile.pips for tile in tiles)} pips"


def _rolls(monster: Domino) -> str:
    rolls = winning(monster)
    return f"{rolls[0]} to {rolls[-1]}" if len(rolls) > 1 else f"only a {rolls[0]}"


def _left_behind(match: Match, state: Dunginoes, names: Names) -> str:
    """Who is still down there, in company, and because of whom."""
    down = {blow.seat: blow.monster for blow in _blows(match) if state.stunned(blow.seat)}
    told = [f"{names[seat]} stayed for tea with {_monster(tile)}" for seat, tile in down.items()]
    return f", while {in_words(told)}" if told else ""


def _blows(match: Match) -> list[Blow]:
    """All fights that were lost before the boss came, in order."""
    found: list[Blow] = []
    fight: tuple[Domino, int] | None = None
    for state in match.past(Dunginoes):
        for event in state.events():
            if event.kind == "beaten":
                fight = event.args
            elif event.kind == "flipped" and fight:
                found.append(Blow(event.seat, *fight, event.args[0]))
    return found


def _monster(tile: Domino) -> str:
    name = MONSTERS[tile].name
    return name if name in PROPER else f"the {name}"


def _last(match: Match) -> Dunginoes:
    return match.past(Dunginoes)[-1]
