"""What comes of an action soon, in the game's own events: tried out often, strong bots playing on.

A chance to win says how good an action is, and not why. How often the enemy has caught the runner by the end
of the next turn says more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tabletop import chance
from tabletop.actions import Action
from tabletop.game import State

TRIES = 60  # of each action
TELLING = 0.2  # shares that differ by so much say something: two standard errors at least


class Prospects(NamedTuple):
    """What a game looks out for.

    wanted, feared: what is told, by the kind of event, in words that go on "In 12 of 60 tries": "the enemy
    catches you". until: the event with which a turn begins, of whoever decides or of all; after `turns` of
    them nothing counts any more. Empty if all counts to the end of the match. words: how far that is: "within
    three turns".
    """

    wanted: dict[str, str]
    feared: dict[str, str]
    until: str
    turns: int
    words: str

    def say(self, kind: str) -> str:
        """An event of this kind in words."""
        return (self.wanted | self.feared)[kind]


Tally = Mapping[Action, Counter[str]]  # in how many tries an event came, by its kind


def tried(state: State, actions: Sequence[Action], bot: Any, sought: Prospects, seed: int) -> Iterator[Tally]:
    """In how many of TRIES each event came after each of these actions, from what the deciding seat sees: the
    tally so far after each step. All actions meet the same made-up luck."""
    seat = state.seat
    seen = state.view(seat)
    tally: Tally = {action: Counter() for action in actions}
    for number in range(TRIES):
        guess = chance.number(seed, "prospects", number)
        whole = seen.determinize(seat, guess)
        for action in actions:
            met: set[str] = set()
            for kind in _followed(whole.apply(action), seat, bot, sought, guess):
                met.add(kind)
                yield tally
            tally[action].update(met & (sought.wanted.keys() | sought.feared.keys()))
    yield tally


def telling(better: Counter[str], worse: Counter[str], sought: Prospects) -> str:
    """The kind of event that says most why one action is better than the other; empty if none says enough."""
    by = {kind: better[kind] - worse[kind] for kind in sought.wanted}
    by |= {kind: worse[kind] - better[kind] for kind in sought.feared}
    kind = max(by, key=lambda kind: by[kind])
    return kind if by[kind] >= TELLING * TRIES else ""


def _followed(state: State, seat: int, bot: Any, sought: Prospects, luck: int) -> Iterator[str]:
    """The kinds of event that come to a seat, in place, as far as is looked; empty ones in between, for a
    rest."""
    turns = ply = 0
    while True:
        for event in state.events():
            if event.seat in (seat, -1):
                if event.kind == sought.until:
                    turns += 1
                    if turns == sought.turns:
                        return
                yield event.kind
        if state.ending:
            return
        number = chance.number(luck, "followed", ply)
        ply += 1
        action = state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            reckoning = bot.reckoned(state.view(state.seat), "strong")
            if reckoning is None:
                action = bot.policy(state, number)
            else:
                for known in reckoning:
                    worths = known
                    yield ""
                action = max(worths, key=worths.__getitem__)
        state.play(action)
