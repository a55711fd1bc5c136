"""What the page, the tests and the build ask of a game beside its rules: `table`, `bot` and `cabinet`.

They are plain modules in the game's folder. Everything named here must be there, and nothing else is
asked for; where a game has nothing to say, its module says so by the word given below. mypy holds each
game's modules against these, in the `__init__` of its folder.

Three words are used throughout:

    view     a State as somebody sees it: `state.view(looker)`
    looker   who looks: a seat; or None, when only what everybody may see is shown (a curtain
             between two turns, a replay of a match that goes on)
    picked   what the looker has touched first, as `data-pick` says it: ("die 0", "die 2")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tabletop.actions import Action
from tabletop.game import Names, State
from tabletop.match import Match

S = TypeVar("S", bound=State, contravariant=True)

Picked = tuple[str, ...]
Parts = Mapping[str, str]  # markup by the name of the part, in the order in which it stands on the page
Score = tuple[int, ...]

PARTS = ("status", "board", "players", "hand", "tray", "choices")  # the names that a part can have


class Table(Protocol[S]):
    """A game on the table: pure functions from a view to text. No browser, no state of its own."""

    @property
    def ABOUT(self) -> str:
        """What the game is, in a sentence or two, for its start page."""

    @property
    def CREDIT(self) -> str:
        """Whose game it is, and under which terms."""

    @property
    def PIECES(self) -> str:
        """The shared shapes of its drawings, as an <svg> with <symbol>s and gradients that stands on the
        page once; empty if it draws with none."""

    @property
    def PLACES(self) -> Sequence[str]:
        """How results are grouped in the statistics, worst first: "no keys", "1 key" ..."""

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:
        """Its own keys for the help, each with what it does; empty if it has none."""

    @property
    def SHOWS_SEATS(self) -> bool:
        """Do its parts say who sits where and whose turn it is? If not, the page does."""

    def draw(self, view: S, looker: int | None, picked: Picked, names: Names) -> Parts:
        """The play area, drawn anew after each choice and each touch. Each part is one element that says
        `data-part` with its name (PARTS), or empty; a part whose text is as before costs nothing. The names
        come escaped.

        The parts offer, as `data-action`, exactly the view's legal actions, each once, whatever is picked.
        `data-pick` marks what can be picked first, `data-touch` what answers with `why_not`. What moves has
        an id that stays and `data-glide`.
        """

    def pick(self, view: S, picked: Picked, what: str) -> Picked:
        """What is picked after `what` was touched, which a part offered as `data-pick`."""

    def key(self, view: S, picked: Picked, pressed: str) -> str | None:
        """What a letter or digit means now: "action:end the move", "pick:die 0"; None if it is not the
        game's. The page's own keys (`app/table/keys.py`) are never the game's."""

    def forecast(self, view: S, action: Action, names: Names) -> str:
        """What a legal action would bring, in a sentence or two, with the odds where luck decides. Shown
        before it is made; never empty. The names are as typed."""

    def rule_now(self, view: S) -> str:
        """The number of the rule that matters now, "DR2.3": there the rules open."""

    def score_words(self, score: Score) -> str:
        """A score in words, as it follows "beat": "7 keys in 12 turns"."""

    def place(self, score: Score) -> int:
        """The place of a score among PLACES."""

    def signs(self, score: Score) -> str:
        """A score as a short row of signs, to be shared where nobody should be told more: "◆◆◆◆◇◇◇"."""

    def story(self, match: Match) -> list[tuple[str, str]]:
        """The match in numbers, a label and a value each. All of it is shown when the match is over; the
        first two stand in lists while it goes on, so they tell only what everybody may know."""


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
    def DOUBT(self) -> float:
        """How much likelier the first candidate is than the others, before any playout: 0.0 to 1.0
        (`bots.DOUBT` where candidates come likely best first, 0.0 where they do not)."""

    def candidates(self, view: S, strength: str) -> list[Action]:
        """The legal actions worth thinking about, likely best first (`bots.all_actions`)."""

    def policy(self, state: S, number: int) -> Action:
        """What to do in playouts, `number` being 64 bits of luck (`bots.by_chance`)."""

    def evaluate(self, state: S, seat: int) -> float:
        """What a playout that was cut is worth to the seat, 0.0 to 1.0 (`bots.undecided`)."""

    def figures(self, state: S) -> Mapping[str, float]:
        """What `make balance` counts of an ended match (`bots.no_figures`)."""


class Feat(NamedTuple):
    """Something to be met or done in a match: one pigeonhole of a game's cabinet.

    slug: its name in what is kept, never given to another and never changed.
    name: what it is called once it is found.
    riddle: what is said of it before, which may help to find it.
    draw: its picture, made of the game's own pieces; where it is not found yet, its shadow is shown.
    found: in a match that is over, how this seat has met or done it, as a sentence; empty if it has not.
    """

    slug: str
    name: str
    riddle: str
    draw: Callable[[], str]
    found: Callable[[Match, int], str]


class Case(NamedTuple):
    """A row of shelves in the cabinet, with what its label says."""

    title: str
    feats: tuple[Feat, ...]


class Cabinet(Protocol):
    """What there is to meet and to do in a game: some fifteen things, none of them a chore, and collections
    that fill by themselves. Imported when a match has ended, or when somebody looks."""

    @property
    def CASES(self) -> Sequence[Case]:
        """All of it, in the order in which it stands there."""
