"""What comes of an action soon, in the game's own events: tried out often, strong bots playing on, or, where
these take too long, the game's policy.

A chance to win says how good an action is, and not why. How often the enemy has caught the runner by the end
of the next turn says more.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from tabletop import chance
from tabletop.actions import Action
from tabletop.game import State

TRIES = 60  # of each action at a time
MOST = 240  # of each action, as long as nothing says why one is better
TELLING = 1.5  # by so much, for one try, counts must differ to say something: two standard errors at least
PART = 0.1  # by such a part a stock must be the greater one to say something
HAVE = "on average you have"


class Amount(NamedTuple):
    """What one wants much of when the tries end, or little: how much of it a state has for a seat, what comes
    before it in words, HAVE for one, and it itself, "3 XP". much: by so much two must differ on average to
    say something, and by a tenth of the greater one."""

    of: Callable[[Any, int], int]
    told: str
    say: Callable[[int], str]
    little: bool = False
    much: int = 1


class Horizon(NamedTuple):
    """How far it is looked: until so many turns have begun, or to the end of the match where that is 0; and
    in words: "within three turns". quick: does the game's policy play on to it, from the horizon before it,
    as strong bots take too long?"""

    turns: int
    words: str
    quick: bool = False


class Prospects(NamedTuple):
    """What a game looks out for.

    wanted, feared: what is told, by the kind of event, in words to which "in 12 of them" is added: "the enemy
    catches you". until: the event with which a turn begins, of whoever decides or, where `all_begin`, of
    anybody, as a round is everybody's. horizons: how far it is looked, the nearest first; told is what comes
    until the first one at which something says enough. stock: what the seat has then, by a name that no event
    has; told where no event says enough.
    """

    wanted: dict[str, str]
    feared: dict[str, str]
    until: str
    horizons: tuple[Horizon, ...]
    stock: Mapping[str, Amount] = MappingProxyType({})
    all_begin: bool = False

    def told(self, kind: str) -> str:
        """What is told of an event of this kind, or of the stock: "the enemy catches you"."""
        return self.stock[kind].told if kind in self.stock else (self.wanted | self.feared)[kind]

    def say(self, kind: str, count: int, tries: int) -> str:
        """In how many tries it came, or of what there was so much in all of them, in words: "in none",
        "in 12", "3 XP"."""
        if amount := self.stock.get(kind):
            return amount.say(round(count / tries))
        return f"in {count or 'none'}"


class Came(NamedTuple):
    """What came of an action in so many tries: for each horizon in how many of them an event came, and how
    much there was of a stock in all."""

    tries: int
    until: tuple[Counter[str], ...]

    def plus(self, other: Came) -> Came:
        """What came in both."""
        return Came(self.tries + other.tries, tuple(map(operator.add, self.until, other.until)))


Tally = Mapping[Action, Came]


def tried(
    state: State, actions: Sequence[Action], bot: Any, sought: Prospects, seed: int, first: int = 0
) -> Iterator[Tally]:
    """What came in TRIES after each of these actions, from what the deciding seat sees: the tally so far
    after each step. All actions meet the same made-up luck, of the tries from the first one on."""
    seat = state.seat
    seen = state.view(seat)
    told = sought.wanted.keys() | sought.feared.keys()
    tally: Tally = {action: Came(TRIES, tuple(Counter() for _ in sought.horizons)) for action in actions}
    for number in range(first, first + TRIES):
        guess = chance.number(seed, "prospects", number)
        whole = seen.determinize(seat, guess)
        for action in actions:
            met: set[str] = set()
            after = whole.apply(action)
            ahead = [*zip(sought.horizons, tally[action].until, strict=True)]
            for kind, turns in _followed(after, seat, bot, sought, guess):
                while turns and ahead[0][0].turns == turns:
                    _count(ahead.pop(0)[1], met & told, after, seat, sought)
                met.add(kind)
                yield tally
            for _, came in ahead:
                _count(came, met & told, after, seat, sought)
    yield tally


def _count(came: Counter[str], met: set[str], after: Any, seat: int, sought: Prospects) -> None:
    """One try has come to a horizon, where it stands like this, having met these events."""
    came.update(met)
    came.update({name: amount.of(after, seat) for name, amount in sought.stock.items()})


class Telling(NamedTuple):
    """What says why one action is better: until which horizon, by its place, and the kind of event, or the
    name of the stock."""

    place: int
    kind: str


def telling(better: Came, worse: Came, sought: Prospects) -> Telling | None:
    """What says so the soonest, after as many tries of both; None if nothing says enough."""
    for place, two in enumerate(zip(better.until, worse.until, strict=True)):
        if kind := _most(*two, better.tries, sought):
            return Telling(place, kind)
    return None


def _most(better: Counter[str], worse: Counter[str], tries: int, sought: Prospects) -> str:
    """The kind of event that says most why one action is better than the other, or else the stock; empty if
    none says enough."""
    by = {kind: better[kind] - worse[kind] for kind in sought.wanted}
    by |= {kind: worse[kind] - better[kind] for kind in sought.feared}
    kind = max(by, key=lambda kind: by[kind])
    if by[kind] >= TELLING * sqrt(tries):
        return kind
    most = {name: max(better[name], worse[name]) for name in sought.stock}
    more = {
        name: (worse[name] - better[name] if amount.little else better[name] - worse[name])
        for name, amount in sought.stock.items()
    }
    enough = [
        name
        for name, amount in sought.stock.items()
        if more[name] >= max(amount.much * tries, PART * abs(most[name]))
    ]
    return max(enough, key=lambda name: more[name] / max(abs(most[name]), 1), default="")


def _followed(state: State, seat: int, bot: Any, sought: Prospects, luck: int) -> Iterator[tuple[str, int]]:
    """The kinds of event that come to a seat, in place, as far as is looked, each with how many turns have
    begun; empty ones where one begins, and in between, for a rest."""
    turns = ply = 0
    ahead = [*sought.horizons]
    while True:
        for event in state.events():
            mine = event.seat in (seat, -1)
            if event.kind == sought.until and (mine or sought.all_begin):
                turns += 1
                if turns == ahead[0].turns:
                    ahead.pop(0)
                if not ahead:
                    return
                yield "", turns
            if mine:
                yield event.kind, turns
        if state.ending:
            return
        number = chance.number(luck, "followed", ply)
        ply += 1
        action = state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            reckoning = None if ahead[0].quick else bot.reckoned(state.view(state.seat), "strong")
            if reckoning is None:
                action = bot.policy(state, number)
                yield "", turns
            else:
                for known in reckoning:
                    worths = known
                    yield "", turns
                action = max(worths, key=worths.__getitem__)
        state.play(action)
