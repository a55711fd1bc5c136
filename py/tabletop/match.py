"""A match: a game, its seats, seed and options, the log of actions, and every state along it.

History lives here and only here. Undo and redo move a finger along the states that are
already there, so they are free and exact, and the same choice meets the same luck.

    match = Match(game, seats=1, seed="train")
    match.play(match.state.legal_actions()[0])
    match.undo()
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Annotated, Any, NamedTuple, TypeVar

from tabletop.actions import Action, IllegalAction, InvalidAction
from tabletop.game import Event, Game, State
from tabletop.options import refusal, variant
from tabletop.plain import Like, Within, build

FORMAT = 1  # of saved matches; raised when older code could not read what we write
SEED_LENGTH = 32
SEED_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
SPELLED = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l"}
)
LONGEST = 20_000  # actions that a saved log may have
NEWER = "This match was saved by a newer version of the page: reload to update, then open it."

S = TypeVar("S", bound=State)
Slug = Annotated[str, Like("[a-z][a-z0-9-]{0,39}")]
Seed = Annotated[str, Like(f"[a-z0-9-]{{1,{SEED_LENGTH}}}")]
Small = Annotated[int, Within(0, 99_999)]


class MatchError(ValueError):
    """A match that cannot be set up or read back; the message says why and what to do."""


class NewerMatch(MatchError):
    """A match written by a newer version of the page or of its rules: keep it, do not touch it."""


class SavedMatch(NamedTuple):
    """A match as it is saved, in the names and order of `Match`'s own fields."""

    format: Small
    game: Slug
    version: Small
    seats: Annotated[int, Within(1, 16)]
    seed: Seed
    options: Annotated[dict[Slug, Small], Within(0, 16)]
    log: Annotated[tuple[str, ...], Within(0, LONGEST)]
    at: Annotated[int, Within(0, LONGEST)]
    rewound: bool
    hinted: bool


def in_plain_letters(typed: str) -> str:
    """Small letters without their marks, as far as there are such: "Größe" is "groesse", "café" is "cafe"."""
    import unicodedata  # large, and seldom wanted

    spelled = unicodedata.normalize("NFC", typed.lower()).translate(SPELLED)
    letters = unicodedata.normalize("NFKD", spelled).lower()
    return "".join(c for c in letters if not unicodedata.combining(c))


def clean_seed(typed: str) -> str:
    """A seed as links carry it: lower case, words joined by dashes, at most 32 letters, digits and dashes.
    Letters with marks become plain ones."""
    plain = typed.lower() if typed.isascii() else in_plain_letters(typed)
    letters = (c if c in SEED_LETTERS else "-" for c in plain)
    return "-".join(word for word in "".join(letters).split("-") if word)[:SEED_LENGTH].rstrip("-")


class Match:
    """One match from its first state to where it stands.

    options: what was chosen other than the default, by name.
    log: all actions, those undone included; at: how many of them count now.
    rewound: somebody went back over luck or a secret that had been revealed.
    hinted: somebody asked for a hint.
    """

    def __init__(self, game: Game, seats: int, seed: str, options: Mapping[str, int] | None = None) -> None:
        if seats not in game.seats:
            raise MatchError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
        if not seed or seed != clean_seed(seed):
            raise MatchError(
                f"“{seed:.32}” is no seed: use up to {SEED_LENGTH} small letters, digits and single dashes."
            )
        given = options or {}
        for name, choice in given.items():
            if fault := refusal(game, name, choice, seats):
                raise MatchError(fault)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = {name: choice for name, choice in given.items() if choice}
        self.log: list[Action] = []
        self.at = 0
        self.rewound = False
        self.hinted = False
        self.states: list[State] = [game.new(seats, seed, **self.options)]
        self.foreseen: tuple[State, Action, list[State]] | None = None  # what comes of an action at a state

    @property
    def variant(self) -> list[str]:
        """What is played otherwise than by default, in words: ["Elbow Room"]."""
        return variant(self.game, self.options)

    @property
    def state(self) -> State:
        """The state where the match stands."""
        return self.states[self.at]

    @property
    def played(self) -> list[Action]:
        """The actions that led to where the match stands."""
        return self.log[: self.at]

    def play(self, action: Action | str) -> State:
        """Do an action; what had been undone is forgotten. IllegalAction or InvalidAction says why not."""
        if isinstance(action, str):
            action = self.game.parse(action)
        after, self.foreseen = self.foresee(action), None
        del self.log[self.at :], self.states[self.at + 1 :]
        self.log.append(action)
        self.states.append(after)
        self.at += 1
        return after

    def foresee(self, action: Action) -> State:
        """The state that an action would lead to, kept in case that it is played. IllegalAction."""
        return (self._known(action) or self._keep(action, [self.state.apply(action)]))[-1]

    def watch(self, action: Action) -> list[State]:
        """The same as a film, `State.watch`, whose last frame is that state."""
        known = self._known(action)
        return known if len(known) > 1 else self._keep(action, [*self.state.watch(action)])

    def _known(self, action: Action) -> list[State]:
        if self.foreseen and self.foreseen[0] is self.state and self.foreseen[1] == action:
            return self.foreseen[2]
        return []

    def _keep(self, action: Action, frames: list[State]) -> list[State]:
        self.foreseen = self.state, action, frames
        return frames

    def past(self, kind: type[S]) -> list[S]:
        """The states from the first to the present one, as those of a game."""
        return [state for state in self.states[: self.at + 1] if isinstance(state, kind)]

    def told(self, seat: int, *kinds: str) -> list[Event]:
        """The events of these kinds that were this seat's doing, as far as the match stands, in order."""
        return [
            event
            for state in self.past(State)
            for event in state.events()
            if event.kind in kinds and event.seat == seat
        ]

    def fork(self) -> Match:
        """The same match once more, to go on with apart from this one."""
        other = copy(self)
        other.log, other.states = self.log[:], self.states[:]
        return other

    def crosses_luck(self, ply: int) -> bool:
        """Was luck drawn, or a secret revealed, between this ply and where the match stands? The end lays
        open whatever a seat did not see."""
        before, now = self.states[ply], self.state
        if before.drawn != now.drawn:
            return True
        ends = bool(now.ending) and not before.ending
        return ends and any(before.hidden(seat) for seat in range(self.seats))

    def go_to(self, ply: int) -> State:
        """Undo or redo to a ply, 0 to len(log). Going back over luck marks the match as rewound."""
        if not 0 <= ply <= len(self.log):
            raise IllegalAction("There is nothing to undo." if ply < 0 else "There is nothing to redo.")
        if ply < self.at and self.crosses_luck(ply):
            self.rewound = True
        self.at = ply
        return self.state

    def undo(self) -> State:
        """One action back. IllegalAction at the start."""
        return self.go_to(self.at - 1)

    def redo(self) -> State:
        """One action forward again. IllegalAction at the end."""
        return self.go_to(self.at + 1)

    def to_json(self) -> dict[str, Any]:
        """All that is needed to have this match again, as JSON values."""
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "log": [str(action) for action in self.log],
            "at": self.at,
            "rewound": self.rewound,
            "hinted": self.hinted,
        }

    @classmethod
    def from_json(cls, game: Game, saved: Mapping[str, Any]) -> Match:
        """The match that `to_json` wrote. NewerMatch if it was written by a newer page; MatchError if it is
        damaged or of rules that have changed since."""
        if type(saved.get("format")) is int and saved["format"] > FORMAT:
            raise NewerMatch(NEWER)
        try:
            return cls.from_saved(game, build(SavedMatch, saved))
        except MatchError:
            raise
        except (TypeError, ValueError) as fault:
            raise MatchError("The saved match is damaged: part of it is missing or wrong.") from fault

    @classmethod
    def from_saved(cls, game: Game, saved: SavedMatch) -> Match:
        """The same from what has been read already, by playing its log again."""
        if saved.format > FORMAT or saved.version > game.version:
            raise NewerMatch(NEWER)
        if saved.game != game.slug:
            raise MatchError(f"The saved match is no match of {game.title}.")
        if saved.version not in (game.version, *game.older):
            raise MatchError(f"The rules of {game.title} have changed since this match was saved.")
        match = cls(game, saved.seats, saved.seed, _options_since(game, saved))
        try:
            for text in saved.log:
                match.play(text)
        except (InvalidAction, IllegalAction) as fault:
            raise MatchError("The saved match is damaged: its moves do not fit the rules.") from fault
        if saved.at > len(match.log):
            raise MatchError("The saved match is damaged: it stands outside its own log.")
        match.at = saved.at
        match.rewound = saved.rewound
        match.hinted = saved.hinted
        return match


def _options_since(game: Game, saved: SavedMatch) -> dict[str, int]:
    """The options of a saved match, and those with which the log of an older version replays, if they mean
    anything with the others."""
    since = game.older.get(saved.version, {})
    within = {name: game.options[name].within or ("", 0) for name in since}
    meant = {name: since[name] for name, (other, n) in within.items() if saved.options.get(other, 0) == n}
    return {**saved.options, **meant}
