"""How likely a hero is to win from where he stands (DU8): exactly, over all that the dice can do.

    for worths in reckoned(state):
        ...                      # what each action is worth, ever closer; the last one counts

A roll that succeeds costs nothing; one that fails costs a torch, and the door stays shut. So three things
tell all: which rooms were entered, how likely the boss is to take every trophy, and how many torches burn.
The first two are a stand. A try leads from a stand to one with a room more, or leaves the hero where he is
with a torch less. So the stands are found from here on, and then, the farthest first, each gets what it is
worth with every number of torches.

What is never better is not tried: to sneak where a fight is as likely; of the rooms beside the way that have
nothing behind them, any but the likeliest fight; and, with a trophy that the boss cannot take, whatever lies
beside the way. Large maps have too many stands still. There the rooms beside the way that are hardest to get
do not count, and the hero is worth at least what is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf, prod
from typing import NamedTuple

from dominoes.domino import Domino
from games.dungeons.pieces import FACES
from games.dungeons.quest.odds import odds, sneaks
from games.dungeons.rules import Dungeons
from tabletop.actions import Action

CONTENT = (
    0.05  # whoever leaves with a trophy has so much of a win: more of it, and heroes leave who could win
)
WIDER = (0, 2, 4, 8, 16, 32)  # so many rooms beside the way count, from one reckoning to the next
MOST = (
    3000  # stands of one decision, but for those of the way alone: more would change no worth by a hundredth
)
STEP = 50  # stands from one breath to the next
DIGITS = 12  # of a chance: what is reckoned in another order is the same

Stand = tuple[int, float]  # the rooms entered, a bit each by its place; the chance that the boss takes all
Try = tuple[int, Stand]  # the faces that bring success, and where that leads


class Room(NamedTuple):
    """A room ahead: its bit, that of the room before it, the faces that win its fight, and those that sneak
    in; is it on the way to the boss, and does it lead to any other that counts?"""

    bit: int
    before: int
    fight: int
    sneak: int
    on_way: bool
    leads: bool


def way(state: Dungeons) -> list[Domino]:
    """The rooms that are still to be entered on the way to the boss, nearest first."""
    found, place = [], state.laid[state.place(state.boss_room())].joins
    while state.laid[place].domino not in state.entered:
        found.append(state.laid[place].domino)
        place = state.laid[place].joins
    return found[::-1]


def reckoned(state: Dungeons, most: int = MOST) -> Iterator[Mapping[Action, float]]:
    """What each action of a quest is worth, 0 to 1, ever closer: first by the way alone, and then by so many
    stands at most. What brings treasure comes first, for of equals the first is chosen."""
    worths: Mapping[Action, float] = dict.fromkeys(state.legal_actions(), 0.0)
    if state.unstaked:
        sure = len(state.unstaked) < len(state.trophies)
        yield dict.fromkeys(worths, 1.0 if sure else 1 - taken(state))
        return
    yield worths
    beside = besides(state)
    for width in WIDER:
        quest = Quest(state, beside[:width])
        for _ in quest.look(most if width else inf):
            yield worths
        if not quest.chances:
            return
        worths = quest.worths()
        yield worths
        most -= len(quest.tries) * bool(width)
        if width >= len(beside):
            return


def taken(state: Dungeons) -> float:
    """DU8.5: the chance that the boss takes all trophies."""
    return round(prod((FACES - odds(trophy)) / FACES for trophy in state.trophies), DIGITS)


def besides(state: Dungeons) -> list[int]:
    """The places of the rooms ahead beside the way, by the chance to win their trophies without losing a
    torch, likeliest first."""
    passed = [1.0] * len(state.laid)
    found: dict[int, float] = {}
    others = {*state.entered, *way(state), state.boss_room()}
    for place, piece in enumerate(state.laid):
        fight = odds(piece.domino)
        if piece.domino not in others:
            before = passed[piece.joins]
            found[place] = before * fight / FACES
            passed[place] = before * max(fight, sneaks(piece.near_number)) / FACES
    return sorted(found, key=lambda place: -found[place])


class Quest:
    """The rest of a map for a hero; beside the way count the rooms at these places, and those through which
    one comes to them.

    tries: what is tried from each stand that is found. chances: what each is worth, by torches; none as long
    as not all are found.
    """

    def __init__(self, state: Dungeons, beside: list[int]) -> None:
        self.state = state
        self.here: Stand = sum(1 << state.place(tile) for tile in state.entered), taken(state)
        self.boss_door = 1 << state.laid[state.place(state.boss_room())].joins
        self.rooms = rooms_ahead(state, beside)
        self.doors: dict[int, list[Room]] = {}
        self.tries: dict[Stand, tuple[Try, ...]] = {}
        self.chances: dict[Stand, tuple[float, ...]] = {}

    def look(self, most: float) -> Iterator[None]:
        """Find all stands, if they are not too many, and reckon what they are worth, breathing between."""
        found = list(dict.fromkeys([self.here, *map(self._after, self._rolls())]))
        known = set(found)
        for count, stand in enumerate(found):
            if count >= most:
                return
            if count % STEP == 0:
                yield
            self.tries[stand] = tries = self._tries(*stand)
            for _, after in tries:
                if after not in known:
                    known.add(after)
                    found.append(after)
        for count, stand in enumerate(reversed(found)):
            if count % STEP == 0:
                yield
            self.chances[stand] = self._chances(*stand)

    def worths(self) -> Mapping[Action, float]:
        """What each action is worth, fights for the most treasure first."""
        here, torches = self.chances[self.here], self.state.torches
        found = {}
        for action in sorted(self._rolls(), key=self._treasure, reverse=True):
            faces, won = self._faces(action), self.chances[self._after(action)]
            found[action] = round(either(faces, won[torches], here[torches - 1]), DIGITS)
        ends = {"challenge": 1 - self.here[1], "leave": CONTENT * (self.here[1] < 1)}
        return found | {
            action: ends[action.verb] for action in self.state.legal_actions() if action not in found
        }

    def _rolls(self) -> list[Action]:
        return [action for action in self.state.legal_actions() if action.verb in ("fight", "sneak")]

    def _treasure(self, action: Action) -> int:
        [tile] = action.args
        return self.state.worth(tile) if action.verb == "fight" else 0

    def _faces(self, action: Action) -> int:
        [tile] = action.args
        return odds(tile) if action.verb == "fight" else sneaks(self.state.danger(tile))

    def _after(self, action: Action) -> Stand:
        """Where an action leads that succeeds."""
        entered, loss = self.here
        [tile] = action.args
        return entered | 1 << self.state.place(tile), less(
            loss, odds(tile)
        ) if action.verb == "fight" else loss

    def _doors(self, entered: int) -> list[Room]:
        """The doors that are worth a try: of the rooms beside the way that lead nowhere one alone."""
        if entered not in self.doors:
            doors = [room for room in self.rooms if room.before & entered and not room.bit & entered]
            ends = [room for room in doors if not (room.on_way or room.leads)]
            likeliest = max(ends, key=lambda room: room.fight, default=None)
            self.doors[entered] = [room for room in doors if room is likeliest or room not in ends]
        return self.doors[entered]

    def _tries(self, entered: int, loss: float) -> tuple[Try, ...]:
        """What is tried from a stand: a fight that is sure, and nothing else, if there is one."""
        found: list[Try] = []
        for room in self._doors(entered):
            if not loss and not room.on_way:
                continue
            after = entered | room.bit
            if room.fight == FACES:
                return ((FACES, (after, 0.0)),)
            found.append((room.fight, (after, less(loss, room.fight))))
            if room.sneak > room.fight and (room.on_way or room.leads):
                found.append((room.sneak, (after, loss)))
        return tuple(found)

    def _chances(self, entered: int, loss: float) -> tuple[float, ...]:
        """What a stand is worth, without a torch and with one more each, to as many as burn."""
        least = max(CONTENT * (loss < 1), (1 - loss) * bool(self.boss_door & entered))
        tries = [(faces, self.chances[after]) for faces, after in self.tries[entered, loss]]
        found = [0.0]
        for torches in range(1, self.state.torches + 1):
            lost, best = found[-1], least
            for faces, won in tries:
                best = max(best, either(faces, won[torches], lost))
            found.append(best)
        return tuple(found)


def rooms_ahead(state: Dungeons, beside: list[int]) -> list[Room]:
    """The rooms ahead that count: those on the way, and beside it these, with what lies before them."""
    on_way = {state.place(tile) for tile in way(state)}
    counted = set(on_way)
    for end in beside:
        place = end
        while place not in counted and state.laid[place].domino not in state.entered:
            counted.add(place)
            place = state.laid[place].joins
    through = {state.laid[place].joins for place in counted}
    return [
        Room(
            1 << i, 1 << piece.joins, odds(piece.domino), sneaks(piece.near_number), i in on_way, i in through
        )
        for i, piece in enumerate(state.laid)
        if i in counted
    ]


def either(faces: int, won: float, lost: float) -> float:
    """What a roll is worth that succeeds with so many faces."""
    return (faces * won + (FACES - faces) * lost) / FACES


def less(loss: float, faces: int) -> float:
    """The chance that the boss takes all, with a trophy more that so many faces keep."""
    return round(loss * (FACES - faces) / FACES, DIGITS)
