"""A match: a game, its seats, seed and options, the log of actions, and every state along it.

History lives here and only here. A match is a value: to play, to undo and to redo give another match that
shares its past with this one. Undo and redo move a finger along the states that are already there, so they
are free and exact, and the same choice meets the same luck.

    match = Match(game, seats=1, seed="train")
    begun = match.play(match.state.legal_actions()[0])
    assert begun.undo().state is match.state
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, TypeVar

from tabletop.actions import Action, IllegalAction, InvalidAction
from tabletop.game import Event, Game, State
from tabletop.luck import NOTHING, Brought, Draw
from tabletop.options import refusal, variant
from tabletop.plain import Like, Within, build
from tabletop.values import replace

FORMAT = 2  # of saved matches; raised when older code could not read what we write
PLAIN = 1  # the format of those without luck from outside
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
    brought: Annotated[dict[int, dict[int, int]], Within(0, LONGEST)] | None = None


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


@dataclass(frozen=True)
class Match:
    """One match from its first state to where it stands, a value. MatchError if it cannot be set up.

    options: what was chosen other than the default, by name.
    log: all actions, those undone included; at: how many of them count now.
    states: every state along the log, the first included.
    rewound: somebody went back over luck or a secret that had been revealed.
    hinted: somebody asked for a hint.
    brought: by the ply of an action, the numbers that came from outside when it was carried out, by their
    places among what it draws. The seed alone no longer decides such a match.
    """

    game: Game
    seats: int
    seed: str
    options: Mapping[str, int] = field(default_factory=dict)
    log: tuple[Action, ...] = ()
    at: int = 0
    rewound: bool = False
    hinted: bool = False
    states: tuple[State, ...] = ()
    brought: Mapping[int, Brought] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.states:
            return  # goes on from a match that was set up
        game, seats, seed = self.game, self.seats, self.seed
        if seats not in game.seats:
            raise MatchError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
        if not seed or seed != clean_seed(seed):
            raise MatchError(
                f"“{seed:.32}” is no seed: use up to {SEED_LENGTH} small letters, digits and single dashes."
            )
        for name, choice in (self.options or {}).items():
            if fault := refusal(game, name, choice, seats):
                raise MatchError(fault)
        options = {name: choice for name, choice in (self.options or {}).items() if choice}
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "states", (game.new(seats, seed, **options),))

    @property
    def variant(self) -> list[str]:
        """What is played otherwise than by default, in words: ["Elbow Room"]."""
        return variant(self.game, self.options)

    @property
    def state(self) -> State:
        """The state where the match stands."""
        return self.states[self.at]

    @property
    def played(self) -> tuple[Action, ...]:
        """The actions that led to where the match stands."""
        return self.log[: self.at]

    def play(self, action: Action | str, brought: Brought = NOTHING) -> Match:
        """The match after an action, with these numbers from outside; what had been undone is forgotten.
        IllegalAction or InvalidAction says why not, IllegalLuck if such a number cannot come."""
        if isinstance(action, str):
            action = self.game.parse(action)
        return self.went_on(action, self.state.apply(action, brought), brought)

    def went_on(self, action: Action, after: State, brought: Brought = NOTHING) -> Match:
        """The same where the state is known that the action leads to."""
        at = self.at + 1
        match = self.up_to(self.at)
        luck = {**match.brought, self.at: brought} if brought else match.brought
        return replace(match, log=(*match.log, action), states=(*match.states, after), at=at, brought=luck)

    def up_to(self, ply: int) -> Match:
        """The match as far as a ply, with nothing to redo."""
        brought = {when: numbers for when, numbers in self.brought.items() if when < ply}
        return replace(self, log=self.log[:ply], states=self.states[: ply + 1], at=ply, brought=brought)

    @property
    def has_own_luck(self) -> bool:
        """Has luck come from outside, so that it is no match of its seed?"""
        return any(ply < self.at for ply in self.brought)

    def draws(self, ply: int) -> tuple[Draw, ...]:
        """What the action at this ply has drawn."""
        return self.states[ply].draws(self.log[ply], self.brought.get(ply, NOTHING))

    def watch(self, ply: int) -> list[State]:
        """What the action at this ply has caused, as a film (`State.watch`)."""
        return self.states[ply].watch(self.log[ply], self.brought.get(ply, NOTHING))

    def anew(self) -> Match:
        """Another match of the same seed, seats and options, at its first state."""
        return Match(self.game, self.seats, self.seed, self.options)

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

    def crosses_luck(self, ply: int) -> bool:
        """Was luck drawn, or a secret revealed, between this ply and where the match stands? The end lays
        open whatever a seat did not see."""
        before, now = self.states[ply], self.state
        if before.drawn != now.drawn:
            return True
        ends = bool(now.ending) and not before.ending
        return ends and any(before.hidden(seat) for seat in range(self.seats))

    def go_to(self, ply: int) -> Match:
        """Undone or redone to a ply, 0 to len(log). Going back over luck marks the match as rewound."""
        if not 0 <= ply <= len(self.log):
            raise IllegalAction("There is nothing to undo." if ply < 0 else "There is nothing to redo.")
        rewound = self.rewound or (ply < self.at and self.crosses_luck(ply))
        return replace(self, at=ply, rewound=rewound)

    def undo(self) -> Match:
        """One action back. IllegalAction at the start."""
        return self.go_to(self.at - 1)

    def redo(self) -> Match:
        """One action forward again. IllegalAction at the end."""
        return self.go_to(self.at + 1)

    def to_json(self) -> dict[str, Any]:
        """All that is needed to have this match again, as JSON values."""
        return {
            "format": FORMAT if self.brought else PLAIN,
            "game": self.game.slug,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "log": [str(action) for action in self.log],
            "at": self.at,
            "rewound": self.rewound,
            "hinted": self.hinted,
            **({"brought": _as_json(self.brought)} if self.brought else {}),
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
        first = cls(game, saved.seats, saved.seed, _options_since(game, saved))
        log: list[Action] = []
        states = [first.state]
        brought = saved.brought or {}
        try:
            for ply, text in enumerate(saved.log):
                log.append(game.parse(text))
                states.append(states[-1].apply(log[-1], brought.get(ply, NOTHING)))
        except (InvalidAction, IllegalAction) as fault:
            raise MatchError("The saved match is damaged: its moves do not fit the rules.") from fault
        if saved.at > len(log) or any(not 0 <= ply < len(log) for ply in brought):
            raise MatchError("The saved match is damaged: it stands outside its own log.")
        return replace(
            first,
            log=tuple(log),
            states=tuple(states),
            at=saved.at,
            rewound=saved.rewound,
            hinted=saved.hinted,
            brought={ply: numbers for ply, numbers in brought.items() if numbers},
        )


def _as_json(brought: Mapping[int, Brought]) -> dict[str, dict[str, int]]:
    return {
        str(ply): {str(place): number for place, number in sorted(numbers.items())}
        for ply, numbers in sorted(brought.items())
    }


def _options_since(game: Game, saved: SavedMatch) -> dict[str, int]:
    """The options of a saved match, and those with which the log of an older version replays, if they mean
    anything with the others."""
    since = game.older.get(saved.version, {})
    within = {name: game.options[name].within or ("", 0) for name in since}
    meant = {name: since[name] for name, (other, n) in within.items() if saved.options.get(other, 0) == n}
    return {**saved.options, **meant}
