"""A player of CoLF DaDA with a plain habit, which wins more than it seems it should: it reckons fights as the
middle bot does, grows, and never challenges the Master, but waits until it comes when the candles are out.
What the strong bot has learned must be more than this; and from this it learns at first
(`training/colf_dada.py`).
"""

from __future__ import annotations

from games.colf_dada.bot import PLANS, STEADY, Temper
from games.colf_dada.rules import ColfDada
from tabletop.actions import Action

NEVER = 2.0  # a chance that nothing has
WAITING = STEADY._replace(sure=NEVER, dares={}, grown=14)


def habit(state: ColfDada, temper: Temper = WAITING) -> Action:
    """What it does."""
    return PLANS[state.step](state, temper)
