"""What comes of an action soon, in the game's own events: tried out often, strong bots playing on, or, where
these take too long, the game's policy.

A chance to win says how good an action is, and not why. How often the enemy has caught the runner by the end
of the next turn says more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tabletop import chance
from tabletop.actions import Action
from tabletop.game import State

TRIES = 60  # of each action
TELLING = 0.2  # shares that differ by so much say something: two standard errors at least
MUCH, PART = 1.0, 0.1  # by so much, and such a part, a stock must be the greater one to say something
HAVE = "on average you have"
OFTEN = {0: "never", 1: "once"}


class Amount(NamedTuple):
    """What one wants much of when the tries end, or little: how much of it a state has for a seat, what comes
    before it in words, HAVE for one, and it itself, "3 XP"."""

    of: Callable[[Any, int], int]
    told: str
    say: Callable[[int], str]
    little: bool = False


class Prospects(NamedTuple):
    """What a game looks out for.

    wanted, feared: what is told, by the kind of event, in words that go on "In 12 of 60 tries": "the enemy
    catches you". until: the event with which a turn begins, of whoever decides or of all; after `turns` of
    them nothing counts any more. Empty if all counts to the end of the match. words: how far that is: "within
    three turns". stock: what the seat has then, by a name that no event has; told where no event says enough.
    quick: does the game's policy play on, as its strong bots take too long? all_begin: is `until` told of
    one for everybody, as a round is?
    """

    wanted: dict[str, str]
    feared: dict[str, str]
    until: str
    turns: int
    words: str
    stock: Mapping[str, Amount] = MappingProxyType({})
    quick: bool = False
    all_begin: bool = False

    def told(self, kind: str) -> str:
        """What is told of an event of this kind, or of the stock: "the enemy catches you"."""
        return self.stock[kind].told if kind in self.stock else (self.wanted | self.feared)[kind]

    def say(self, kind: str, count: int) -> str:
        """What came so often, or of what there was so much in all, in words: "never", "12 times", "3 XP"."""
        if amount := self.stock.get(kind):
            return amount.say(round(count / TRIES))
        return OFTEN.get(count, f"{count} times")


Tally = Mapping[Action, Counter[str]]  # in how many tries an event came, and how much of the stock there was


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
            after = whole.apply(action)
            for kind in _followed(after, seat, bot, sought, guess):
                met.add(kind)
                yield tally
            tally[action].update(met & (sought.wanted.keys() | sought.feared.keys()))
            tally[action].update({name: amount.of(after, seat) for name, amount in sought.stock.items()})
    yield tally


def telling(better: Counter[str], worse: Counter[str], sought: Prospects) -> str:
    """The kind of event that says most why one action is better than the other; empty if none says enough."""
    by = {kind: better[kind] - worse[kind] for kind in sought.wanted}
    by |= {kind: worse[kind] - better[kind] for kind in sought.feared}
    kind = max(by, key=lambda kind: by[kind])
    if by[kind] >= TELLING * TRIES:
        return kind
    most = {name: max(better[name], worse[name]) for name in sought.stock}
    more = {
        name: (worse[name] - better[name] if amount.little else better[name] - worse[name])
        for name, amount in sought.stock.items()
    }
    enough = [name for name in more if more[name] >= max(MUCH * TRIES, PART * most[name])]
    return max(enough, key=lambda name: more[name] / most[name], default="")


def _followed(state: State, seat: int, bot: Any, sought: Prospects, luck: int) -> Iterator[str]:
    """The kinds of event that come to a seat, in place, as far as is looked; empty ones in between, for a
    rest."""
    turns = ply = 0
    while True:
        for event in state.events():
            mine = event.seat in (seat, -1)
            if event.kind == sought.until and (mine or sought.all_begin):
                turns += 1
                if turns == sought.turns:
                    return
            if mine:
                yield event.kind
        if state.ending:
            return
        number = chance.number(luck, "followed", ply)
        ply += 1
        action = state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            reckoning = None if sought.quick else bot.reckoned(state.view(state.seat), "strong")
            if reckoning is None:
                action = bot.policy(state, number)
                yield ""
            else:
                for known in reckoning:
                    worths = known
                    yield ""
                action = max(worths, key=worths.__getitem__)
        state.play(action)
