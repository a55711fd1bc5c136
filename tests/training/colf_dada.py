"""What the table of CoLF DaDA learns: from matches by the rules, at first by a hero who waits for the Master,
in many moods, for whoever knows nothing never wins, and who never wins learns nothing; then by the table. For
the same reason the Master is half as hardy at first, and hardier from match to match.

What a position was worth is what came of it in the end, mixed with what the table said of the positions that
came next (TD(λ); Sutton, 1988).
"""

from __future__ import annotations

from random import Random

from games.colf_dada import combat
from games.colf_dada.bot import PLANS, WAITING
from games.colf_dada.pieces import ATTACK, COLUMNS, TURNS
from games.colf_dada.reckoning import in_haste
from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import Sketch, sketch
from games.colf_dada.worth import LENGTH, features
from tabletop.actions import Action
from tabletop.worth import Table
from train import Sample

__all__ = ["HIDDEN", "LENGTH", "MATCHES", "PASSES", "episode", "result"]

HIDDEN = 48
MATCHES = 16_000
PASSES = 1  # a match teaches more than a hundred positions
TAUGHT = 0.2  # of the training the habit plays alone,
MIXED = 0.6  # and until then a part of some matches
NEVER = 100  # turns
WRONG = 0.06, 0.02  # of all choices, at first and when the habit has played its last
HARDY = 0.5  # of the Master's hit points it has at the beginning,
GROWN = 0.4  # and all of them from here on
LATE = 3  # candles from which on a hero of little Attack may take some
THIRD = 0.34  # of the spaces
FAR, NEAR = 0.95, 0.8  # how much counts what came in the end, at first and at last
STEPS = {"fight_or_flee": 0.3, "boost": 0.5}  # how often a wrong turn is taken here, as a share of that
READY = 9  # the level before which nobody challenges the Master by mistake, which would only end it


class Noted(ColfDada):
    """A match of which is noted how it stood when a turn or a round began, and at each turn's end."""

    def __init__(self, seed: int, hardy: float = 1.0) -> None:
        self.notes: list[Sketch] = []
        self.hardy = hardy
        super().__init__(1, seed)

    def spend_token(self) -> None:
        """CD2.1: a turn begins."""
        self.notes.append(sketch(self))
        super().spend_token()

    def begin_round(self) -> None:
        """CD4.1: a round begins."""
        if self.master and not self.round:
            self.foe_hp = round(self.hardy * self.foe_hp)
        self.round += 1
        self.notes.append(sketch(self))
        self.round -= 1
        combat.begin_round(self)


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """One match, and what it teaches."""
    luck = Random(f"colf-dada {seed}")
    state = Noted(luck.getrandbits(64), HARDY + (1 - HARDY) * min(1.0, done / GROWN))
    handed_over = handover(luck, done)
    mood = WAITING._replace(
        attack=luck.uniform(0.0, 0.7),
        grown=luck.randrange(12, 16),
        rest=luck.uniform(0.65, 1.2),
        reserve=luck.randrange(1, 6),
        flight=luck.uniform(0.1, 0.7),
    )
    late = luck.randrange(LATE)
    wrong = WRONG[0] + (WRONG[1] - WRONG[0]) * min(1.0, done / MIXED)
    turn = 0
    while not state.ending:
        if state.step == "grow_and_adapt" and state.turns != turn:
            turn = state.turns
            state.notes.append(sketch(state, waits=True))
        legal = state.legal_actions()
        if len(legal) > 1 and luck.random() < wrong * STEPS.get(state.step, 1.0):
            action = luck.choice([one for one in legal if one.verb != "challenge" or state.level >= READY])
        elif state.turns >= handed_over:
            action = arming(state, late, luck) or PLANS[state.step](state, mood)
        else:
            act(state, table)
            continue
        state.play(action)
    return taught(table, state, FAR + (NEAR - FAR) * min(1.0, done / MIXED))


def arming(state: ColfDada, late: int, luck: Random) -> Action | None:
    """A domino that moves to Attack, if so few candles are left and a third of the spaces are not there
    yet."""
    moves = [
        action
        for action in state.legal_actions()
        if action.verb == "adapt" and action.args[1] == COLUMNS[ATTACK]
    ]
    spaces = [sum(len(muscle.free) for muscle in column) for column in state.columns]
    wanted = moves and state.tokens < late and spaces[ATTACK] < THIRD * sum(spaces)
    return luck.choice(moves) if wanted else None


def handover(luck: Random, done: float) -> int:
    """The turn from which on the habit plays: at first from the beginning; then from anywhere, so that it
    shows what became of what the table has done; less and less often, and at last never."""
    if done < TAUGHT:
        return 0
    return luck.randrange(TURNS + 2) if luck.random() > (done - TAUGHT) / (MIXED - TAUGHT) else NEVER


def act(state: ColfDada, table: Table) -> None:
    """What the table does, without much thought."""
    legal = state.legal_actions()
    for action in legal if len(legal) == 1 else in_haste(state.view(0), table):
        if action in state.legal_actions():
            state.play(action)


def taught(table: Table, state: Noted, far: float) -> list[Sample]:
    """What each noted position was worth, the last one first."""
    target = float(state.ending == "won")
    samples: list[Sample] = []
    for noted in reversed(state.notes):
        seen = features(noted)
        samples.append((seen, target))
        target = far * target + (1 - far) * table.chance(seen)
    return samples


def result(table: Table, seed: int) -> float:
    """Is a match won without wrong turns?"""
    state = ColfDada(1, Random(f"colf-dada {seed}").getrandbits(64))
    while not state.ending:
        act(state, table)
    return float(state.ending == "won")
