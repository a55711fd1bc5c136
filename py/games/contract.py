"""What the page, the tests and the build ask of a game beside its rules: its modules `table`, `bot`,
`lesson`, `glance`, `ending` and `achievements`.

They are plain modules in the game's folder. Everything named here must be there, and nothing else is
asked for. What a game says of itself once and for all is one value, `Facts`, and what is said of each kind
of action is one row, `Verb`; both have defaults. For functions where a game has nothing to say, there are
those of `defaults.py`. mypy holds each game's modules against these, in the `__init__` of its folder.

Three words are used throughout:

    view     a State as somebody sees it: `state.view(seat)`
    viewer   who looks, what they have picked, and how what can be chosen is offered to them (`viewer.py`)
    picked   what they have touched first, as `data-pick` says it: ("die 0", "die 2")
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from games.viewer import Picked as Picked
from games.viewer import Viewer
from tabletop.actions import Action
from tabletop.bots import Reckoning
from tabletop.desk import Desk
from tabletop.game import PLAYERS, Names, State
from tabletop.grid import Point
from tabletop.markup import Html
from tabletop.match import Match
from tabletop.prospects import Prospects
from tabletop.wording import capital, lowered

S = TypeVar("S", bound=State, contravariant=True)

Parts = Mapping[str, Html]  # by the name of the part, in the order in which it stands on the page
SafeNames = Sequence[Html]  # names that can stand on the page
Score = tuple[int, ...]


WAY = 1.3  # beats


class Cue(NamedTuple):
    """How an event is shown when an action is seen in its order: for how many beats (0, and no
    hold: together with what follows), and with which sound ("" for none).

    hold: ms for which it stands besides, at the usual pace, where there is something to read; half of it if
    it concerns nobody who sits here. way: beats of all steps that follow it (`State.glimpse`) together at
    most.
    """

    beats: float = 1
    sound: str = ""
    hold: int = 0
    way: float = WAY


PARTS = ("status", "board", "players", "hand", "tray", "choices")  # the names that a part can have

# The page's small sounds, by kind, each of which can be switched off; static/sound.mjs has a row for each.
SOUNDS: Mapping[str, tuple[str, ...]] = {
    "pieces": ("tile", "dice", "step", "key", "treasure"),
    "fights": ("fight-won", "fight-lost"),
    "alarms": ("enemy-near", "boss"),
    "end": ("end-won", "end-lost"),
    "cursor": ("cursor-edge", "cursor-danger", "cursor-rival", "cursor-own", "cursor-lit", "cursor-place"),
}


class Cell(NamedTuple):
    """A place on the board as the cursor finds it: a square, a room, an exit, a space, or where something
    can be laid.

    id: of the element that is drawn there, which no other cell has. at: where it lies, in any unit, y growing
    southward: an arrow goes to the nearest cell in its direction. words: where it is, what it is, who and
    what is there, and what lies beside it, in a sentence or two without what a choice would bring. does: what
    touching it does, "action:go 3,4", "pick:at 3,4", "touch:square 3,4"; empty if nothing. kinds: what it is
    to whoever looks, of KINDS. holds: what else answers a touch there, "touch:seat 0". roams: do arrows move
    it once it is picked (`data-roam`)? ways: by direction (`tabletop.grid`) the cells to which one can go on
    from here, if the board has walls or gaps: an arrow goes there first; what lies beyond is told so.
    """

    id: str
    at: Point
    words: str
    does: str = ""
    kinds: Sequence[str] = ()
    holds: Sequence[str] = ()
    roams: bool = False
    ways: Mapping[int, str] = MappingProxyType({})

    @property
    def lit(self) -> bool:
        """Can it be chosen now, or picked?"""
        return self.does.startswith(("action:", "pick:"))


KINDS = ("home", "own", "rival", "danger", "landmark")  # the first that is "home" is where the cursor begins


class Luck(NamedTuple):
    """What an event tells of: luck that came, number by number, of this stream (`State.luck`), and as what: a
    "die" shows its number and one; which "domino" or "card" a number brings, the event says."""

    stream: str
    thing: str


class Facts(NamedTuple):
    """What a game says of itself once and for all.

    about: what it is, in a sentence or two, for its start page. credit: whose game it is, and under which
    terms.
    pieces: the shared shapes of its drawings, as an <svg> with <symbol>s and gradients that stands on the
    page once.
    places: how results are grouped in the statistics, worst first: "no keys", "1 key" ...
    rules: the number of the rule that matters, "DR2.3", by the step that is being decided or the way in which
    the match ended: there the rules open. What stands under "" is for all others.
    keys: its own keys for the help, each with what it does.
    cues: how events are shown, by their kind; those that are not named get one beat and no sound.
    grades: what one can reach alone, or in a game that takes more than one, among bots, in a word or two
    each, worst first, up to seven; empty if there is no telling. `drawing/medal.py` draws a medal for each.
    draws: which events tell of luck that came one by one, by their kind: of these people ask what if it had
    been another. What is shuffled, or dealt before anybody chooses, is not named.
    friendly: seeds for the first matches that somebody plays of it here, on which bots fare well
    (`make friendly`).
    board: what the board is called over which a cursor walks (`Table.cells`): "The ice"; empty if it is no
    map. beyond: what lies between its cells where one cannot go on (`Cell.ways`): "Over the water".
    shows_seats: do its parts say who sits where and whose turn it is? If not, the page does.
    first_begins: do the rules leave open who begins, so that the first seat does? Then whoever came last sits
    there in the next match of the same people.
    luck: by the number of players, what luck has brought to each in some matches of middle bots, in points
    (hundredths of a win) with blanks between them, as `make accounts` has measured it: so the page says how
    rare a match is.
    even: by the number of players, the level of the head start with which an easy player is even with strong
    ones, as `make even` has measured it: the start page says so.
    manners: how its bots of company play, by strength, in a sentence each: "Counts steps, and forgets that
    numbers stop it." Shown where seats are chosen.
    prospects: what is looked out for where a choice is tried out beside a better one; None where a bot takes
    too long for that.
    win: what a win is, in a sentence, where the end of a match does not say it; it stands beside the chances
    of the account.
    fairness: by the number of players, how often each wins among equals, in a sentence, as `make balance` has
    measured it: "Who is first is drawn; the first wins 52 of 100, the second 48." Shown where seats are
    chosen, unless an option is.

    What few games have:
    desk: notes and files to take away.
    sample: a picture, an <svg>, of what a match with these options is like, shown beside them.
    """

    about: str
    credit: str
    pieces: str
    places: Sequence[str]
    rules: Mapping[str, str]
    keys: Sequence[tuple[str, str]] = ()
    cues: Mapping[str, Cue] = MappingProxyType({})
    grades: Sequence[str] = ()
    draws: Mapping[str, Luck] = MappingProxyType({})
    friendly: Sequence[str] = ()
    board: str = ""
    beyond: str = ""
    shows_seats: bool = False
    first_begins: bool = False
    luck: Mapping[int, str] = MappingProxyType({})
    even: Mapping[int, int] = MappingProxyType({})
    manners: Mapping[str, str] = MappingProxyType({})
    fairness: Mapping[int, str] = MappingProxyType({})
    prospects: Prospects | None = None
    win: str = ""
    desk: Desk[Any] | None = None
    sample: Callable[[Mapping[str, int]], str] | None = None

    def rule_now(self, view: State) -> str:
        """The number of the rule that matters now."""
        now = view.step or view.ending
        return self.rules[now if now in self.rules else ""]


Words = str | Callable[..., str]  # always the same, or made from a view, the names and an action's arguments


class Verb(NamedTuple):
    """All that is said of one kind of action, and how the page takes it.

    order: the action in people's words, without a full stop: "run two spaces with the four". It begins in
    lower case, and no other legal action of the view is called the same. The labels on the board say the same
    words. Asked of an action that is not legal as well, as far as the view tells.
    forecast: what a legal action would bring, in a sentence or two, with the odds where luck decides. Shown
    before it is made; never empty.
    reason: what speaks for a legal action, as a hint gives it: short, in lower case, without a full stop:
    "takes a key; the enemy ends five behind". If it is left out, it is what the forecast says.
    sure: is it done at the first tap though it brings luck? So are those of which a match is made, on buttons
    that say what they bring. What would lose the match is asked for twice all the same.
    forks: does it go on in a match of its own? The one in which it was made stays on the shelf as it stood.
    """

    order: Words
    forecast: Words
    reason: Words | None = None
    sure: bool = False
    forks: bool = False


class Verbs(dict[str, Verb]):
    """A game's kinds of action by their verbs: a row for each. The names are as typed."""

    def order(self, view: State, action: Action, names: Names = PLAYERS) -> str:
        """An action in people's words: "run two spaces with the four"."""
        return self.say(self[action.verb].order, view, action, names)

    def forecast(self, view: State, action: Action, names: Names = PLAYERS) -> str:
        """What a legal action would bring, in a sentence or two."""
        return capital(self.say(self[action.verb].forecast, view, action, names))

    def reason(self, view: State, action: Action, names: Names = PLAYERS) -> str:
        """What speaks for a legal action, short."""
        why = self[action.verb].reason
        if why is None:
            return lowered(self.forecast(view, action, names)).rstrip(".")
        return self.say(why, view, action, names)

    def say(self, words: Words, view: State, action: Action, names: Names) -> str:
        """These words of a row, said of an action."""
        return words if isinstance(words, str) else words(view, names, *action.args)


class Nameless(Verbs):
    """The kinds of action of a game that names nobody: its functions are not given the names."""

    def say(self, words: Words, view: State, action: Action, names: Names) -> str:
        """These words of a row, said of an action."""
        return words if isinstance(words, str) else words(view, *action.args)


class Table(Protocol[S]):
    """A game on the table: facts, words and pure functions from a view to text. No browser, no state of its
    own."""

    @property
    def FACTS(self) -> Facts:
        """What the game says of itself."""

    @property
    def VERBS(self) -> Verbs:
        """What is said of each of its kinds of action."""

    def draw(self, view: S, viewer: Viewer) -> Parts:
        """The play area, drawn anew after each choice and each touch. Each part is one element that says
        `data-part` with its name (PARTS), or empty; a part whose text is as before costs nothing. Names and
        notes are as typed, as everywhere: what draws them says `esc`. While an action is shown event by
        event, the view is one of its frames: its last event is what is told, and there is nothing to choose.

        The parts offer, by `viewer.action`, exactly the view's legal actions, each once, whatever is picked.
        `viewer.pick` marks what can be picked first, with `data-drag` also by dragging it to where it
        belongs; `data-touch` what answers with `about` or `why_not`. What moves has an id that stays and
        `data-glide`; what hops from place to place on its way, `data-hops` as well. Of an action that is
        offered unseen `viewer.meaning` is told the ids of the place and the pieces meant, which say
        `viewer.mark`, so that a hint can light them. A sentence that asks the person to do something says
        `data-asks`: it is not seen while a bot decides.
        """

    def stage(self, view: S, viewer: Viewer) -> Html:
        """What stands large in the middle of the table while an event is shown, the last one of the view: a
        card that is turned up, and what it does to whom. It is a picture (nothing in it answers, and nobody
        hears it): the page puts the event's sentence below, and what is drawn at one event and again at the
        next, with the same id, stays there. Empty where the board says it all."""

    def pick(self, view: S, picked: Picked, what: str) -> Picked:
        """What is picked after `what` was touched, which a part offered as `data-pick`."""

    def picked_words(self, view: S, picked: Picked, names: Names) -> str:
        """What is picked, and what can be done with it now, in a sentence or two: said when something was
        picked or put back. Empty if nothing is picked."""

    def about(self, view: S, target: str, names: Names) -> str:
        """What a thing is that was touched as `data-touch`, and what it would cost, in a sentence or two:
        where touching it is only looking, for it cannot be chosen now nor was it tried. Empty where
        something was wrongly tried: `why_not` answers that."""

    def summary(self, view: S, names: Names) -> str:
        """How things stand, in two or three sentences, as far as the view tells: said at a key, and to
        whoever asks the command line “where”."""

    def turn_words(self, view: S) -> str:
        """What the turn or round is called in which a view stands, as the table counts it: "turn 5", "round
        3", "the start" before the first. It goes on a sentence, and everybody may know it."""

    def cells(self, view: S, viewer: Viewer) -> Sequence[Cell]:
        """All places on the board, lit or not, that the cursor walks over; none if the board is no map."""

    def key(self, view: S, picked: Picked, pressed: str) -> str | None:
        """What a letter or digit means now: "action:end the move", "pick:die 0", "touch:die 5" where that
        says why not; None if nothing. The page's own keys (`app/session/keys.py`) are never the game's."""

    def score_words(self, score: Score) -> str:
        """A score in words, as it follows "beat": "7 keys in 12 turns"."""

    def compared(self, score: Score, other: Score) -> str:
        """How a score stands to another that is not the same, in words that go on with whose that is: "2 keys
        short of", "1 turn faster than"."""

    def place(self, score: Score) -> int:
        """The place of a score among the `places` of the facts."""

    def signs(self, score: Score) -> str:
        """A score as a short row of signs, to be shared where nobody should be told more: "◆◆◆◆◇◇◇"."""

    def story(self, match: Match, names: Names) -> list[tuple[str, str]]:
        """The match in numbers, a label and a value each: those of all together, and where each has one, by
        name (`each`). When the match is over the first four are shown, and the others when they are asked
        for; the first two stand in lists while it goes on, so they tell only what everybody may know."""

    def grade(self, score: Score) -> int:
        """The place of a score among the `grades` of the facts; 0 if there are none."""


class Award(NamedTuple):
    """What somebody is given in company when a match is over, for something that has happened in it.

    slug: its name, never given to another. name: what it is called: "Meanest throw".
    picture: it, made of the game's own pieces, as it hangs in a medal.
    rarity: in how many of 100 matches it can be given, as `make awards` has measured it; the rarest
    are shown.
    given: in a match that is over, to which seat, and for what, as it goes on from that seat's name, without
    a full stop: "whose Pit of Spikes took 2 lives from Ada in round 3"; None if nobody has earned it. The
    names are as typed.
    """

    slug: str
    name: str
    picture: str
    rarity: int
    given: Callable[[Match, Names], tuple[int, str] | None]


class Ending(Protocol):
    """How a match that is over is told and kept: the module `ending`, imported when the first match ends. The
    table itself ends first: of a state whose `ending` is not empty, `Table.draw` draws a board that shows it,
    moved by the game's own style sheet, its last pose also the still."""

    def headline(self, match: Match, seat: int, names: Names) -> str:
        """How it ended for this seat, in a few words without a full stop; where several played, it names who
        has won. The names are as typed."""

    def tale(self, match: Match, seat: int, names: Names) -> str:
        """One line of story, made of what really happened in this match: never by chance, never the same for
        all. The names are as typed."""

    def boast(self, match: Match, seat: int) -> str:
        """What goes along with a challenge that this match has set, beside the score: a line about what this
        seat has done, as plain text: "Slain: Damp Goose; Mossy Troll." Empty where the score says it all."""

    def poster(self, match: Match) -> str:
        """The match as a picture: one <svg viewBox="0 0 1200 1200">, drawn with the game's pieces and dressed
        by the same sheets as the table, without words. The page frames it with title, seed and result."""

    @property
    def AWARDS(self) -> Sequence[Award]:
        """What can be given where several have played, in the module `awards`: so many and so different that
        nearly every match earns three. None in a game for one (`defaults.NO_AWARDS`)."""


class Moment(NamedTuple):
    """A picture of a match that is retold: how it stood after so many actions, and the caption below.

    words: what happened there, in at most `CAPTION` letters, a sentence or two; the names are as typed.
    near: what the picture shows nearest, as the game's own `picture` calls it; empty for all of it.
    begins: is it told of the turn, or round, that has begun with the last of those actions, and not of that
    in which it was chosen?
    """

    ply: int
    words: str
    near: tuple[Any, ...] = ()
    begins: bool = False

    @property
    def of(self) -> int:
        """The ply of a choice of its turn."""
        return self.ply if self.begins else max(0, self.ply - 1)


CAPTION = 90  # letters


class Pattern(NamedTuple):
    """Something that is worth a picture where it happens: a narrow escape, pride before the fall.

    slug: its name, never given to another. found: all of it in a match that is over, told to this seat where
    it is a game for one. How rare it is stands in the game's `rarities`.
    """

    slug: str
    found: Callable[[Match, int, Names], Iterable[Moment]]


class Chronicle(Protocol):
    """How a match that is over is retold in pictures: the module `chronicle`, imported when somebody asks for
    it. What is told is true, known at that ply by whoever sits there, and never by chance: the same match has
    the same moments. `games/telling.py` chooses among them."""

    @property
    def PATTERNS(self) -> Sequence[Pattern]:
        """Some fifteen, and of those that every match has so many that there are always two."""

    @property
    def RARITIES(self) -> Mapping[str, int]:
        """In how many of 100 matches each is found, by its slug, as `make stories` has measured it."""

    def opening(self, match: Match, seat: int, names: Names) -> Moment:
        """How it began."""

    def deciding(self, match: Match, seat: int, names: Names) -> Moment | None:
        """What led to its end, before that: the turn that decided it. None if the end says it all."""

    def end(self, match: Match, seat: int, names: Names) -> Moment:
        """How it ended, and why: what caught whom, what was lacking, who came first and by what."""

    def picture(self, match: Match, moment: Moment) -> str:
        """A moment as one <svg viewBox>, as wide as high, without words, drawn with the game's pieces and
        dressed by the same sheets as the table."""


class Bot(Protocol[S]):
    """What helps the bots, which know a game by its rules alone (`tabletop/bots.py`). The words in brackets
    are what a game says that has nothing better."""

    @property
    def BUDGETS(self) -> Mapping[str, int]:
        """Playouts a decision, by strength (`bots.BUDGETS`). Measured so that a strong decision takes two
        seconds in the browser."""

    @property
    def SEEDS(self) -> int:
        """How many matches `make balance` plays with each of its bots (`bots.SEEDS`)."""

    @property
    def HORIZON(self) -> int:
        """Plies after which a playout is cut and evaluated (`bots.HORIZON`)."""

    @property
    def TRIES(self) -> int:
        """How often the account of a match tries the choices of a decision at its second look
        (`bots.TRIES`): so many that a match takes a minute and a half in the browser at most."""

    @property
    def STANDING(self) -> Collection[str]:
        """Verbs of what only says how one is asked, or what goes by itself (`bots.STANDING`): the account of
        a match neither counts such a choice nor holds it to be better than another."""

    @property
    def DOUBT(self) -> float:
        """How much likelier the first candidate is than the others, before any playout: 0.0 to 1.0
        (`bots.DOUBT` where candidates come likely best first, 0.0 where they do not)."""

    def reckoned(self, view: S, strength: str) -> Reckoning | None:
        """What each legal action is worth to the seat whose view this is, 0.0 to 1.0, where a bot of this
        strength can tell without playing out; None where it cannot (`bots.nothing_reckoned`). An iterator:
        each step lasts a few milliseconds at most and brings what has been reckoned so far, the last one
        every legal action. The best is chosen; of equals the first."""

    def candidates(self, view: S, strength: str) -> list[Action]:
        """Where nothing is reckoned: the legal actions worth thinking about, likely best first
        (`bots.all_actions`)."""

    def settled(self, state: S) -> bool:
        """Can what is reckoned of a position be believed as it stands? Where something hangs in the balance,
        as a fight does, the account of a match first plays on to its end, by `policy`
        (`bots.always_settled`)."""

    def policy(self, state: S, number: int) -> Action:
        """What to do in playouts, `number` being 64 bits of luck (`bots.by_chance`)."""

    def evaluate(self, state: S, seat: int) -> float:
        """What a playout that was cut, or a moment of a match that is retold, is worth to the seat at a
        glance, 0.0 to 1.0 (`bots.undecided`)."""

    def figures(self, state: S) -> Mapping[str, float]:
        """What `make balance` counts of an ended match (`bots.no_figures`)."""


class Step(NamedTuple):
    """A step of a lesson: what its bubble says, what the bubble points at, and the tap that it waits for.

    words: one idea, in at most `STEP_WORDS` letters that a child of ten follows; the last sentence begins
    with "Tap" and says what is to be tapped. target: the id of an element that stands on the table at that
    moment. action: what a tap on it does, as the element says it: "action:<an action's text>",
    "pick:<what>" or "touch:<what>".
    """

    words: str
    target: str
    action: str


STEP_WORDS = 110  # letters of a bubble


class Lesson(NamedTuple):
    """A match that teaches: played step by step by one person, who learns what it takes to play on alone, not
    every rule. Easy bots have the other seats, as few as the game allows.

    seed: the one on which these steps can be played; each lesson of a game has its own. steps: what to do,
    one tap after the other; the first one says the aim of the game, and a rule is told when it is used. end:
    what is said when all is done: a small win, and that the rest of this match is free to play. name: what it
    teaches, as on a button, where a game has several.
    """

    seed: str
    steps: Sequence[Step]
    end: str
    name: str = ""


class Lessons(Protocol):
    """What teaches the game: mostly one lesson; or several short ones, each of which leads to the next."""

    @property
    def LESSONS(self) -> Sequence[Lesson]:
        """In their order."""


class Glance(Protocol):
    """The game on one page of pictures, with which its rules begin. Imported when they are opened."""

    def at_a_glance(self) -> str:
        """Three or four <figure>s, each a drawing made of the game's own pieces, twice as wide as high and
        hidden from screen readers, and a <figcaption> of a sentence or two: the aim, a turn, the end."""


class Achievement(NamedTuple):
    """Something to be met or done in a match: one pigeonhole of a game's cabinet.

    slug: its name in what is kept, never given to another and never changed.
    name: what it is called once it is found.
    riddle: what is said of it before, which may help to find it.
    picture: it, made of the game's own pieces; where it is not found yet, its shadow is shown.
    found: in a match that is over, how this seat has met or done it, as a sentence; empty if it has not.
    """

    slug: str
    name: str
    riddle: str
    picture: str
    found: Callable[[Match, int], str]


class Case(NamedTuple):
    """A row of shelves in the cabinet, with what its label says."""

    title: str
    achievements: tuple[Achievement, ...]


class Achievements(Protocol):
    """What there is to meet and to do in a game: some fifteen things, none of them a chore, and collections
    that fill by themselves. Imported when a match has ended, or when somebody looks."""

    @property
    def CASES(self) -> Sequence[Case]:
        """All of it, in the order in which it stands there."""
