"""Everything that is kept on the device, field by field: what a saved text may say, and nothing else.

Whatever is read from outside (storage, an import, the third place) is built into one of these by
`tabletop/plain.py`, whole and typed, or it is refused. Behind that nobody checks again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

from app.keep.notes import MOST as MOST_EDITS
from app.keep.notes import Edit
from tabletop.game import Game
from tabletop.match import FORMAT as MATCH_FORMAT
from tabletop.match import SavedMatch, Seed, Slug, Small
from tabletop.plain import Like, Within, build
from tabletop.typed import LONGEST_NAME, clean_sentence, name

T = TypeVar("T")

FORMAT = 1  # of records; a higher one was saved by a newer page
PERSON: Final = "person"

Id = Annotated[str, Like("[0-9A-Za-z-]{1,64}")]
Name = Annotated[str, Within(0, LONGEST_NAME), name]
Words = Annotated[str, Within(0, 400), clean_sentence]
Day = Annotated[str, Like(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")]
Moment = Annotated[int, Within(0, 1 << 53)]  # ms since 1970
Score = Annotated[tuple[Annotated[int, Within(-(10**9), 10**9)], ...], Within(1, 16)]
Seats = Annotated[int, Within(0, 16)]
Sitter = Literal["person", "easy", "middle", "strong"]
Options = Annotated[tuple[tuple[Slug, Small], ...], Within(0, 16)]
Place = Literal["person", "away", "phone", "easy", "middle", "strong"]  # of a seat, before the match
Fragment = Annotated[str, Like("[0-9A-Za-z_=,./-]{0,8000}")]  # of a link
Hash = Annotated[str, Like("[0-9a-f]{8}")]
Made = Annotated[str, Like("[0-9a-f]{32}")]  # a number of which a seed was made
Text = Annotated[str, Within(0, 4000)]  # of an account, which `tabletop/account.py` reads
Choice = Annotated[str, Within(1, 200)]  # an action
Origin = Literal["", "file", "crash", "link"]


class Saved(NamedTuple):
    """A record as it is saved; `app/keep/record.py` says what each field means.

    told: a line for lists that need no rules to be shown; origin: where a second match of the same name
    came from, "file" or "crash", empty for all others.
    """

    format: Small
    id: Id
    match: SavedMatch
    players: Annotated[tuple[Sitter, ...], Within(1, 16)]
    names: Annotated[tuple[Name, ...], Within(1, 16)]
    beat: Score | None
    daily: Day | None
    watched: Annotated[int, Within(0, 1 << 31)]
    updated: Moment
    told: Words
    over: bool
    here: Annotated[tuple[Seats, ...], Within(0, 16)] | None = None
    play: Id | None = None
    turned: bool = False
    origin: Origin = ""
    lesson: Annotated[int, Within(0, 99)] | None = None
    begun: Day | None = None
    edits: Annotated[tuple[Edit, ...], Within(0, MOST_EDITS)] = ()
    noted: Annotated[int, Within(0, MOST_EDITS)] = 0
    by: Name = ""
    onward: Fragment = ""
    phones: Annotated[tuple[Seats, ...], Within(0, 16)] = ()
    made: Annotated[tuple[Made, ...], Within(0, 16)] | None = None
    practised: bool = False
    accounts: Annotated[tuple[Text, ...], Within(0, 16)] = ()

    @property
    def practice(self) -> bool:
        """Is it to be compared with nothing, as `Record.practice` has it?"""
        return self.practised or any(ply < self.match.at for ply in self.match.brought or ())


class Newer(NamedTuple):
    """What can be said of a record that a newer page has saved: it is named and left alone, as any match."""

    id: str
    game: str

    @property
    def practice(self) -> bool:
        """Whether it is cannot be known."""
        return False


class Result(NamedTuple):
    """How a match ended; `app/keep/stats.py` counts them. people: how many sat at this device; options: those
    chosen other than the default; sat: who had each seat of several, nobody in what older pages kept;
    cost: what their choices cost whoever sat here alone, in ten thousandths of a win, once it is reckoned."""

    id: Id
    seed: Seed
    won: bool
    score: Score
    marks: Annotated[tuple[Words, ...], Within(0, 8)]
    daily: Day | None
    day: Day
    ended: Moment
    people: Seats = 1
    winners: Annotated[tuple[Words, ...], Within(0, 16)] = ()
    options: Options = ()
    sat: Annotated[tuple[Words, ...], Within(0, 16)] = ()
    cost: Annotated[int, Within(-10_000, 10**8)] | None = None


class Trophy(NamedTuple):
    """What stands in a game's cabinet: which achievement (`feat`, as saves call it), of which match, and
    how, in words."""

    feat: Slug
    id: Id
    seed: Seed
    day: Day
    how: Words


class Puzzle(NamedTuple):
    """A dear turn of somebody who sat here alone, to be looked at again (`app/keep/puzzles.py`).

    id, ply: of which match, and where; game, link: the match as far as it was played then; called: the turn
    in words; best, chosen: the choices, as text, and value, got: the chances with them, in ten thousandths;
    due: the day on which it comes back; step: how often it was found.
    """

    id: Id
    ply: Small
    game: Slug
    link: Fragment
    called: Words
    best: Choice
    value: Annotated[int, Within(0, 10_000)]
    chosen: Choice
    got: Annotated[int, Within(-1000, 11_000)]
    due: Day
    step: Annotated[int, Within(0, 9)] = 0


class Puzzles(NamedTuple):
    """All that are kept, and how many were asked on the last day on which any was."""

    kept: Annotated[tuple[Puzzle, ...], Within(0, 60)] = ()
    day: Day | None = None
    asked: Annotated[int, Within(0, 99)] = 0


class Par(NamedTuple):
    """What the strong bot has reached in a day's match: its score, or, while it still plays, its log."""

    log: Annotated[tuple[Annotated[str, Within(1, 100)], ...], Within(0, 5000)] = ()
    score: Score | None = None


Pars = Annotated[dict[Day, Par], Within(0, 31)]


class Seating(NamedTuple):
    """Who sat where last time on a game's start page, for every seat that there could be. starts: the level
    of each one's head start, as far as anybody has one."""

    count: Annotated[int, Within(1, 16)]  # type: ignore[assignment]  # a tuple's own count is not asked for
    kinds: Annotated[tuple[Place, ...], Within(1, 16)]
    names: Annotated[tuple[Name, ...], Within(1, 16)]
    turned: bool
    starts: Annotated[tuple[Small, ...], Within(0, 16)] = ()


Wishes = Annotated[dict[Slug, Small], Within(0, 16)]  # the options wished for last time, by name
Proposed = Annotated[dict[Hash, Id], Within(0, 60)]  # for whom a head start was proposed (`keep/even.py`)
Known = Annotated[tuple[Name, ...], Within(0, 12)]  # who has played here

# Under these names lie the choices above and below.
SETTINGS, SEATS, OPTIONS, PARS = "settings", "seats", "options", "par"
PEOPLE, SENDER, EVEN, PUZZLES = "people", "sender", "even", "puzzles"
Chosen = Annotated[dict[Slug, Slug], Within(0, 40)]  # the settings, by name


def as_record(id: str, value: Any) -> Saved | Newer:
    """A record from JSON values; it is called what the key it lies under says. TypeError or ValueError if
    it is none."""
    id = build(Id, id)
    if is_newer(value):
        game = value["match"].get("game") if isinstance(value.get("match"), dict) else None
        return Newer(id, build(Slug, game) if isinstance(game, str) else "")
    saved: Saved = build(Saved, value)
    seats = saved.match.seats
    if not len(saved.players) == len(saved.names) == seats:
        raise ValueError(f"{seats} seats, {len(saved.players)} players, {len(saved.names)} names")
    farthest = max((*(saved.here or ()), *saved.phones), default=0)
    if farthest >= seats:
        raise ValueError(f"nobody can sit at seat {farthest} of {seats}")
    return saved._replace(id=id, play=saved.play or id)


def is_newer(value: Any) -> bool:
    """Was this record saved by a newer page, whatever else it says?"""
    if not isinstance(value, dict):
        return False
    match = value.get("match")
    inner = match.get("format") if isinstance(match, dict) else 0
    return any(
        type(format) is int and format > ours
        for format, ours in ((value.get("format"), FORMAT), (inner, MATCH_FORMAT))
    )


def as_result(game: Game | None, value: Any) -> Result:
    """A result from JSON values, one that this game can end with. TypeError or ValueError if it is none."""
    result: Result = build(Result, value)
    if game and not game.can_score(result.score):
        raise ValueError(f"no match of {game.title} ends with {result.score}")
    return result


def as_results(game: Game | None, value: Any) -> tuple[Result, ...]:
    """A game's results, oldest first."""
    return tuple(as_result(game, one) for one in _listed(value, "results"))


def readable_results(game: Game | None, value: Any) -> tuple[Result, ...]:
    """Those results of a damaged list that can be read."""
    return _readable(_listed(value, "results"), lambda one: as_result(game, one))


def as_trophy(value: Any) -> Trophy:
    """A trophy from JSON values. TypeError or ValueError if it is none."""
    trophy: Trophy = build(Trophy, value)
    return trophy


def as_trophies(value: Any) -> tuple[Trophy, ...]:
    """What stands in a game's cabinet, in the order in which it was found."""
    return tuple(as_trophy(one) for one in _listed(value, "finds"))


def readable_trophies(value: Any) -> tuple[Trophy, ...]:
    """Those trophies of a damaged list that can be read."""
    return _readable(_listed(value, "finds"), as_trophy)


def results_json(results: tuple[Result, ...]) -> dict[str, Any]:
    """Results as JSON values."""
    return {"results": [result._asdict() for result in results]}


def trophies_json(trophies: tuple[Trophy, ...]) -> dict[str, Any]:
    """Finds as JSON values."""
    return {"finds": [trophy._asdict() for trophy in trophies]}


def _listed(value: Any, name: str) -> list[Any]:
    if not isinstance(value, dict) or not isinstance(value.get(name), list):
        raise TypeError(f"no list of {name}")
    return list(value[name])


def _readable(listed: list[Any], read: Callable[[Any], T]) -> tuple[T, ...]:
    found = []
    for one in listed:
        try:
            found.append(read(one))
        except (TypeError, ValueError):
            continue
    return tuple(found)


def seating_for(seats: range, seating: Seating | None) -> Seating | None:
    """The seating, if it fits a game of so many seats."""
    fits = seating and seating.count in seats and len(seating.kinds) == len(seating.names) == seats[-1]
    return seating if fits else None
