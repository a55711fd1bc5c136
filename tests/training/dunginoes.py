"""What the table of Dunginoes learns: what the best action of a turn is worth in the mean over its luck, and
what came of it in the end.

Four of five matches are lost in a fight, and then nothing more can be learned. So here no fight is lost: a
search is tried with other luck until it is survived, and what comes of that counts by the chance to survive.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from games.dunginoes.position import PLACE, WIN, Position, standing
from games.dunginoes.reckoning import Reckoning, without
from games.dunginoes.rules import GAME, Dunginoes
from games.dunginoes.worth import LENGTH, features
from tabletop.actions import Action
from tabletop.worth import Table
from train import Sample

__all__ = ["HIDDEN", "LENGTH", "MATCHES", "episode", "result"]

HIDDEN = 32
MATCHES = 26_624
TRUST = 0.5  # in what came of a turn, against what was reckoned
DRAWS = 8  # that are looked at where a domino is to be drawn
WRONG = 0.15  # of all choices, at the beginning of the training
SEARCHED = 0.3  # of the wrong turns


class Told(NamedTuple):
    """A position of a match, what was reckoned of it, and by how much counts what comes next: not at all if
    a wrong turn was taken."""

    position: Position
    worth: float
    counts: float


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """One match by this table, and what it teaches of each position at which a turn began, or a domino was
    to be drawn."""
    return match(table, seed, done)


def match(table: Table, seed: int, done: float, **options: int) -> list[Sample]:
    """The same with options."""
    luck = Random(f"dunginoes {seed}")
    state = GAME.new(1, luck.getrandbits(64), **options)
    told: list[Told] = []
    while not state.boss:
        reckoning = Reckoning(state, table)
        worths = reckoning.worths()
        action = max(worths, key=worths.__getitem__)
        if state.step == "play_or_search":
            blind = action.verb == "search" and not state.lantern
            counts = survived(reckoning) if blind else 1.0
            told.append(Told(reckoning.position, worths[action], counts))
        if luck.random() < WRONG * (1 - done):
            told[-1] = told[-1]._replace(counts=0.0)
            action = list(worths)[-1] if luck.random() < SEARCHED else luck.choice(list(worths))
        if state.searching and not reckoning.doors.fits >> PLACE[action.args[0]] & 1:
            told[-1] = told[-1]._replace(counts=told[-1].counts * WIN[PLACE[action.args[0]]])
        if state.step == "play_or_search" and action.verb == "lay" and not state.lantern:
            told.append(to_draw(reckoning, action, luck))
        state = played(state, action, luck)
    last = standing([PLACE[tile] for tile in state.hands[0]])
    samples: list[Sample] = []
    for position, worth, counts in reversed(told):
        last = (1 - TRUST) * worth + TRUST * counts * last if counts else worth
        samples.append((features(position), last))
    return samples


def survived(reckoning: Reckoning) -> float:
    """The chance that a search costs nothing."""
    fits, pile = reckoning.doors.fits, reckoning.pile
    return sum(1.0 if fits >> tile & 1 else WIN[tile] for tile in pile) / len(pile)


def to_draw(reckoning: Reckoning, action: Action, luck: Random) -> Told:
    """The position before a domino is drawn for the one that is laid, and what it is worth in the mean over
    some that may come."""
    tile, joint, shape = action.args
    [end] = [end for end in reckoning.view.ends if end.joint == joint]
    after, hand = reckoning.laid(PLACE[tile], end, shape), without(reckoning.hand, PLACE[tile])
    draws = luck.sample(reckoning.pile, min(DRAWS, len(reckoning.pile)))
    worths = [reckoning.begun(after, (*hand, draw), without(reckoning.pile, draw)) for draw in draws]
    position = Position(after, hand, reckoning.pile, True)
    return Told(position, sum(worths) / len(worths), 1.0)


def played(state: Dunginoes, action: Action, luck: Random) -> Dunginoes:
    """The state after this action, survived."""
    while True:
        after = state.determinize(0, luck.getrandbits(64))
        after.play(action)
        if after.step != "wound":
            return after


def result(table: Table, seed: int) -> float:
    """The chance to win of one match when the boss comes, or 0 when a fight was lost on the way."""
    return played_out(table, seed)


def played_out(table: Table, seed: int, **options: int) -> float:
    """The same with options."""
    state = GAME.new(1, Random(f"dunginoes {seed}").getrandbits(64), **options)
    while not state.boss and state.step != "wound":
        worths = Reckoning(state.view(0), table).worths()
        state.play(max(worths, key=worths.__getitem__))
    return 0.0 if not state.boss else standing([PLACE[tile] for tile in state.hands[0]])
