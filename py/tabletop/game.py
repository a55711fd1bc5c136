"""The one small interface of the house: Game, State, Event, Outcome.

A state reads like its rulebook. TURN names the steps of a turn in order; each step is
one method; a step at which somebody must choose has an `offer_` method beside it that
lists the actions, and each action's verb names the method that carries it out:

    class Race(State):
        TURN = ("roll", "move", "pass_on")

        def roll(self):        self.dice = self.throw(2)
        def offer_move(self):  return [Move(pips) for pips in sorted(set(self.dice))]
        def move(self, pips):  self.pawns[self.seat] += pips

A step that interrupts, put in front of the others by `first`, stands in ASIDE. Names that do not fit
together are told when the class is made.

What is still to do stands in `agenda`, so a state can be copied, saved and set up in a
test in the middle of a turn. `games/nullgame/` is a whole game in a hundred lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from tabletop import chance, letters, plain
from tabletop.actions import Action, IllegalAction, InvalidAction, Kind
from tabletop.checks import check_game, check_steps
from tabletop.luck import NOTHING, Brought, Draw, IllegalLuck, NeedsLuck

T = TypeVar("T")
Step = tuple[Any, ...]
Names = Sequence[str]  # of those at the table, by seat
PLAYERS: Names = tuple(f"Player {seat + 1}" for seat in range(16))  # where nobody has a name


class Who(int):
    """A seat among the arguments of an event: in a sentence it is a name."""


class Event(NamedTuple):
    """Something the last action caused, luck included: a kind, of whom it is told, below 0 for nobody, and
    its arguments.

    to: the one seat that is told all of it, None if everybody is. The others hear the same event with
    None for each argument.
    """

    kind: str
    seat: int
    args: tuple[Any, ...]
    to: int | None = None

    def heard_by(self, looker: int | None) -> Event:
        """The event as a seat hears it, or, for None, as everybody may."""
        return self if self.to in (None, looker) else self._replace(args=(None,) * len(self.args))


class Outcome(NamedTuple):
    """How a match ended, a tuple entry for each seat.

    places: 1 for the winner or winners, 2 and on behind them, 0 for who has lost outright.
    scores: numbers to compare on one seed, more is better, the first that differs decides.
    reasons: one sentence a seat.
    counts: was there anything to win? If not, it is no result: nothing is compared with it.
    """

    places: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    reasons: tuple[str, ...]
    counts: bool = True

    def value(self, seat: int) -> float:
        """What the seat got out of it, for bots: 1 for a win alone, shared by those who tie, 0 otherwise."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Option(NamedTuple):
    """Something about a match that is chosen before it begins (`tabletop/options.py`).

    title: what it is about: "Board".
    choices: in words, the default first: "28 floes", "Elbow Room: 55 floes". What stands before a colon is
    the choice's name wherever a match is named.
    about: what the choice means, in a sentence.
    seats: with how many players there is more than the default; None for any number.
    within: the other option, by its name, and the choice of it, with which alone this one means something.
    dial: the places of the choices from one end of a dial to the other; empty where they are a list.
    company: a sentence with which the start page proposes the option's second choice (1) where two or more
    people play, at one device or by link; empty if it is not proposed.
    seat: the only seat that it is about, None if it is about all; steps: each choice as it is told of whoever
    sits there (`tabletop/head_start.py`).
    """

    title: str
    choices: tuple[str, ...]
    about: str
    seats: range | None = None
    within: tuple[str, int] | None = None
    dial: tuple[int, ...] = ()
    company: str = ""
    seat: int | None = None
    steps: tuple[str, ...] = ()


class Game:
    """What can be put on the shelf: names, numbers and the first state."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    kinds: ClassVar[tuple[Kind, ...]]
    version: ClassVar[int] = 1  # raised when old logs no longer replay
    older: ClassVar[Mapping[int, Mapping[str, int]]] = {}  # versions whose logs replay with these options
    state: ClassVar[type[State]]  # of what class its states are
    options: ClassVar[Mapping[str, Option]] = {}  # by their names in links and saves
    bound: ClassVar[int]  # a random match ends within so many plies
    scores: ClassVar[tuple[range, ...]]  # what each number of a seat's score can be

    def __init_subclass__(cls) -> None:
        check_game(cls, State)

    def new(self, seats: int, seed: int | str, **options: int) -> State:
        """The first state of a match, ready for its first choice. Of each option the place of the choice
        among its choices; one that is not given has its default, 0."""
        raise NotImplementedError

    def can_score(self, score: Sequence[int]) -> bool:
        """Can a seat end with this score? Asked of scores that come from outside: a challenge, a result."""
        return len(score) == len(self.scores) and all(
            number in span for number, span in zip(score, self.scores, strict=True)
        )

    def parse(self, text: str) -> Action:
        """The action that a text says. InvalidAction if this game has no such action."""
        for kind in self.kinds:
            action = kind.parse(text)
            if action is not None:
                return action
        raise InvalidAction(f"“{text}” is no action of {self.title}.")


class State:
    """A position, with plain fields only: what undo restores, and nothing else.

    Fields are numbers, words, None, tuples of these, and lists and dicts of these; a name
    that begins with an underscore is a by-product, neither saved nor compared. What has a value in the class
    stands in a state only where it is another: so a match without it is as it was before there was such a
    thing.
    """

    TURN: ClassVar[tuple[str, ...]] = ()
    ASIDE: ClassVar[tuple[str, ...]] = ()  # the steps that only `first` puts in front of those of TURN
    WORDS: ClassVar[Mapping[str, Callable[..., str]]] = {}  # event kind -> its sentence, from its arguments
    PUBLIC: ClassVar[frozenset[str]] = frozenset()  # steps whose choice needs nothing that only its seat sees
    ASKED_OPENLY: ClassVar[frozenset[str]] = frozenset()  # steps whose choice may, but can be declined openly

    _offers: ClassVar[dict[str, Callable[..., list[Action]]]] = {}
    _turn: ClassVar[list[Step]] = []
    _frames: list[Any] | None = None  # what is seen of an action, while somebody watches
    _draws: list[Draw] | None = None  # what an action draws, while somebody notes it
    _brought: Brought = NOTHING  # and what comes from outside instead

    seats: int
    seed: int | None  # None in a view: nobody sees the luck to come
    seat: int  # who must decide now
    agenda: list[Step]  # the steps still to do, first one first
    drawn: dict[str, int]  # the place of the number that each stream of chance gives next
    ending: str  # why the game is over; empty while it is not
    head_starts: tuple[int, ...] = ()  # the level of each seat (`tabletop/head_start.py`), if anybody has one

    def __init_subclass__(cls) -> None:
        cls._turn = [(name,) for name in cls.TURN]
        cls._offers = {
            name.removeprefix("offer_"): getattr(cls, name) for name in dir(cls) if name.startswith("offer_")
        }
        if cls.TURN:  # else the class is a part that others are put together from
            check_steps(cls, cls._offers, State)

    def __init__(self, seats: int, seed: int | str, head_starts: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.seed = chance.seed_number(seed) if isinstance(seed, str) else seed
        self.seat = 0
        self.agenda = []
        self.drawn = {}
        self.ending = ""
        if any(head_starts):
            self.head_starts = head_starts
        self._legal: list[Action] | None = None
        self._events: list[Event] = []

    # --- what everybody asks -------------------------------------------------

    @property
    def step(self) -> str:
        """The step that is being decided: the first of the agenda; empty when the game is over."""
        return "" if self.ending or not self.agenda else str(self.agenda[0][0])

    @property
    def is_public_step(self) -> bool:
        """Can what is decided now be decided while everybody looks on, for it needs nothing that only the
        deciding seat sees? It depends on what everybody sees alone, or the answer itself would tell."""
        return self.step in self.PUBLIC or not self.hidden(None)

    @property
    def is_open_step(self) -> bool:
        """Is what is decided now asked before all, who may look on while it is decided? Where it is no public
        step, the hand may offer more than everybody sees."""
        return self.step in self.ASKED_OPENLY or self.is_public_step

    def forced(self, alone: bool) -> Action | None:
        """What is done for whoever decides, without asking, as there is nothing to decide; alone: does
        nobody look on who could learn from it?"""
        return None

    def legal_actions(self) -> list[Action]:
        """What may be done now, always in the same order; empty if and only if the game is over."""
        if self._legal is None:
            self.settle()
        return self._legal[:] if self._legal else []

    def apply(self, action: Action, brought: Brought = NOTHING) -> Self:
        """A new state after this action; this one is unchanged. IllegalAction says why not, and IllegalLuck
        if a number was brought that cannot come."""
        after = self.copy()
        if brought:
            after._noting(action, brought)
        else:
            after.play(action)
        return after

    def draws(self, action: Action, brought: Brought = NOTHING) -> tuple[Draw, ...]:
        """What this action draws, one number after the other; this state is unchanged. IllegalAction."""
        return self.copy()._noting(action, brought)

    def _noting(self, action: Action, brought: Brought) -> tuple[Draw, ...]:
        """Play an action in place with numbers from outside, and note what it draws."""
        self._draws, self._brought = [], brought
        self.play(action)
        draws = tuple(self._draws)
        del self._draws, self._brought
        if wrong := [place for place in brought if not 0 <= place < len(draws)]:
            raise IllegalLuck(
                f"“{action}” draws {len(draws)} numbers, and one was brought as number {wrong[0]}."
            )
        return draws

    def play(self, action: Action) -> None:
        """The same in place. IllegalAction, with nothing changed, if it is not legal."""
        if self._legal is None:
            self.settle()
        if not self._legal or action not in self._legal:
            raise IllegalAction(self.why_illegal(action))
        self._events = []
        del self.agenda[0]
        getattr(self, action.verb)(*action.args)
        self.settle()

    def until_luck(self, action: Action) -> tuple[Self, bool]:
        """The state that an action leads to before any luck, and whether luck comes then: in the middle of
        what the rules do, so that there is nothing to choose. What a forecast says for certain must be so
        there; of a view it is found as well, if nothing hidden comes into it. IllegalAction."""
        reached = self.copy()
        reached.seed = None
        try:
            reached.play(action)
        except NeedsLuck:
            reached._legal = []
            return reached, True
        reached.seed = self.seed
        return reached, False

    def watch(self, action: Action, brought: Brought = NOTHING) -> list[Self]:
        """What this action causes as a film: a state for each event and each glimpse, with the events so far
        and nothing to choose, and last the state that `apply` gives; this one is unchanged. IllegalAction."""
        after = self.copy()
        frames: list[Self] = []
        after._frames = frames
        if brought:
            after._noting(action, brought)
        else:
            after.play(action)
        del after._frames
        if frames and frames[-1] == after:
            del frames[-1]
        return [*frames, after]

    def copy(self) -> Self:
        """A state of its own that plays on independently."""
        twin = object.__new__(type(self))
        fields = self.__dict__.copy()
        for name, value in fields.items():
            kind = value.__class__
            if kind is list or kind is dict:
                fields[name] = value.copy()
        twin.__dict__ = fields
        return twin

    def outcome(self, names: Names = PLAYERS) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def prompt(self, names: Names = PLAYERS) -> str:
        """What the deciding seat is asked, in one sentence, which may speak of what that seat alone sees."""
        raise NotImplementedError

    def why_not(self, target: str, names: Names = PLAYERS) -> str:
        """Why the thing just touched ("die 5", "space 7") cannot be chosen now: one sentence
        that names the rule and what is possible instead."""
        raise NotImplementedError

    def why_illegal(self, action: Action, names: Names = PLAYERS, words: str = "") -> str:
        """Why an action is not among the legal ones; people hear its words instead of its text."""
        if self.ending:
            return f"“{words or action}” is not possible: the game is over."
        return f"“{words or action}” is not possible now. {self.prompt(names)}"

    def hidden(self, looker: int | None) -> dict[str, Any]:
        """Fields as a seat sees them that may not see them whole, by name; for None, as everybody may.
        Games with secrets say here what is secret, and of a view of their own they say the same."""
        return {}

    def view(self, looker: int | None) -> Self:
        """What a seat may see, or, for None, what everybody may; the luck to come is in no view. When the
        game is over, all lies open. The actions of a seat that hides something are its own affair."""
        seen = self.copy()
        seen.seed = None
        hidden = {} if self.ending else self.hidden(looker)
        if hidden:
            seen.__dict__.update(hidden)
            seen._legal = None if looker == self.seat and self._legal != [] else []
            seen._events = [event.heard_by(looker) for event in self._events]
        return seen

    def open_view(self) -> Self:
        """What everybody may see, with those actions of an open step to choose that tell no secret: whoever
        decides it need not ask the others to look away."""
        seen = self.view(None)
        if self._legal != [] and self.is_open_step:
            seen._legal = None
        return seen

    def public(self) -> Self:
        """What those who only look on see: what everybody may, with nothing in it to choose."""
        seen = self.view(None)
        seen._legal = []
        return seen

    def keeps_secret(self, seat: int) -> bool:
        """Does this seat see something now that not everybody may?"""
        return not self.ending and self.hidden(seat) != self.hidden(None)

    def out(self, seat: int) -> bool:
        """Is the match over for this seat, while others may still play on?"""
        return False

    def head_start(self, seat: int) -> int:
        """The level of a seat's head start, 0 for none."""
        return self.head_starts[seat] if self.head_starts else 0

    def determinize(self, seat: int, seed: int) -> Self:
        """A whole state that this seat could be in, made from its view and a seed alone."""
        guess = self.view(seat)
        guess.seed = seed
        guess._legal = guess._legal or None
        return guess

    def events(self) -> list[Event]:
        """What the last action caused, in order, luck included."""
        return self._events[:]

    def tell(self, event: Event, names: Names = PLAYERS) -> str:
        """An event in words, for the log and for speech."""
        return self.WORDS[event.kind](*(names[a] if isinstance(a, Who) else a for a in event.args))

    def check(self) -> None:
        """The game's own invariants. AssertionError names the one that is broken."""
        raise NotImplementedError

    # --- what rules use ------------------------------------------------------

    def settle(self) -> None:
        """Carry steps out until somebody must choose or the game is over.

        An empty agenda starts the next turn; a choice that offers nothing is left out.
        """
        while not self.ending:
            if not self.agenda:
                self.agenda = self._turn[:]
            name, *args = self.agenda[0]
            offer = self._offers.get(name)
            if offer is None:
                del self.agenda[0]
                getattr(self, name)(*args)
            else:
                legal = offer(self, *args)
                if legal:
                    self._legal = legal
                    return
                del self.agenda[0]
        self._legal = []

    def first(self, *steps: Step) -> None:
        """Put steps in front of all that is still to do."""
        self.agenda[:0] = steps

    def luck(self, stream: str, n: int) -> int:
        """The next number of a stream, 0 to n - 1."""
        count = self.drawn.get(stream, 0)
        number = None if self._draws is None else self._brought.get(len(self._draws))
        if number is None:
            if self.seed is None:
                raise NeedsLuck(stream, n)
            number = chance.below(self.seed, stream, count, n)
        elif not 0 <= number < n:
            raise IllegalLuck(f"A number from 0 to {n - 1} comes here, and {number} was brought.")
        self.drawn[stream] = count + 1
        if self._draws is not None:
            self._draws.append(Draw(stream, n, number, len(self._events)))
        return number

    def go_on_at(self, stream: str, place: int) -> None:
        """The stream gives the number at this place next (0 is its first), however many it has given: so
        each turn can have luck of its own, whatever was drawn in the turns before."""
        self.drawn[stream] = place

    def throw(self, dice: int, sides: int = 6) -> list[int]:
        """Roll dice of the stream "dice": a number from 1 to `sides` for each."""
        return [self.luck("dice", sides) + 1 for _ in range(dice)]

    def shuffle(self, stream: str, items: Iterable[T]) -> list[T]:
        """A new list of the items in an order that this stream gives (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.luck(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def reveal(self) -> None:
        """Note that a secret came to light: going back over this marks a match rewound."""
        self.drawn["secrets"] = self.drawn.get("secrets", 0) + 1

    def happen(self, kind: str, *args: Any, to: int | None = None) -> None:
        """Note an event of the deciding seat, for all or for one seat's ears; `Event` says what the others
        hear. It comes after the change that it tells, or before a way that glimpses follow step by step. Its
        words are made only when somebody asks for them."""
        self._note(Event(kind, self.seat, args, to))

    def befall(self, seat: int, kind: str, *args: Any) -> None:
        """Note an event for all that is not of the deciding seat: of another one, or, below 0, of nobody."""
        self._note(Event(kind, seat, args))

    def _note(self, event: Event) -> None:
        self._events.append(event)
        self.glimpse()

    def glimpse(self) -> None:
        """What stands here now is worth a look and needs no words: a step on the way."""
        if self._frames is not None:
            frame = self.copy()
            for by_product in ("_frames", "_draws", "_brought"):
                frame.__dict__.pop(by_product, None)
            frame._legal = []
            self._frames.append(frame)

    # --- as plain values -----------------------------------------------------

    def fields(self) -> dict[str, Any]:
        """The fields that count, by name."""
        return {name: value for name, value in self.__dict__.items() if name[0] != "_"}

    def to_json(self) -> dict[str, Any]:
        """The fields as JSON values."""
        return {name: plain.dump(value) for name, value in self.fields().items()}

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Self:
        """The state that `to_json` wrote. TypeError or ValueError if the fields are not of this game."""
        state = object.__new__(cls)
        state.__dict__.update(plain.build_fields(cls, fields))
        state._legal = None
        state._events = []
        return state

    def __str__(self) -> str:
        """The position in letters, made of its fields alone. A game with a board draws it above them."""
        return letters.drawn("", self.fields())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]
