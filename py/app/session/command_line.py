"""The command line of a table: what somebody types, what it means, and the answer in a sentence or two.

Whoever reads nothing but the answers plays a whole match by it, which a test does for every game. A choice is
said by its number among the choices, in the words that the page has for it or as the log does, or by any
beginning or any words of these that mean one choice only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from app.session import intents as on
from app.session import narration, queries
from app.session.commands import INTENTS
from app.session.model import Session
from tabletop.actions import Action, InvalidAction
from tabletop.wording import capital, counted, in_words

LINE = "command-line"  # the field
AT_ONCE = 20  # choices that one answer names
FEW = 6  # choices that are named when several are meant
SIGNS = re.compile(r"[^\w+]+")
# What is done by a word, beside the choices of the game: the command of the page.
DONE = {
    "undo": "undo",
    "redo": "redo",
    "step": "step",
    "go on": "go-on",
    "skip": "skip-on",
    "lift": "lift",
    "cover": "cover",
    "log": "log",
    "rules": "rules",
    "menu": "menu",
}
HELP = (
    "Type what you want to do, as “choices” names it, or its number there; a beginning is enough. Ask "
    "“choices”, “last”, “who”, “where”, “why not” and a choice, or “hint”. And there are {}."
)


def meant(s: Session, line: str) -> on.Intent | str:
    """What a line asks the session to do, or the answer to what it only asks."""
    typed = plain(line)
    if typed in ("yes", "again") and s.armed:
        return on.Play(s.match.game.parse(s.armed))
    if typed == "hint":
        return on.Hint(False, "")
    if typed in DONE:
        return INTENTS[DONE[typed]]("")
    word, _, more = typed.partition(" ")
    for question in (typed, word):
        if question in ASKED:
            return ASKED[question](s, more)
    if typed.startswith("why not "):
        return _why_not(s, typed.removeprefix("why not "))
    return _choice(s, typed)


def completed(s: Session, line: str) -> str:
    """A line with what is certain of its next letters: those that all choices which begin so have; a choice
    that begins so alone, as people call it."""
    typed = plain(line)
    words = {name: name for name in (*DONE, *ASKED)}
    words |= {plain(name): plain(s.words(action)) for action in legal(s) for name in _names(s, action)}
    begun = sorted({said for name, said in words.items() if name.startswith(typed)})
    if len(begun) == 1:
        return begun[0]
    begun = [name for name in begun if name.startswith(typed)]
    if not begun:
        return line
    first, last = begun[0], begun[-1]
    same = next((at for at, letter in enumerate(first) if not last[at:].startswith(letter)), len(first))
    return first[:same]


def plain(words: str) -> str:
    """Words as they are compared: in lower case, without signs, with single spaces.

    >>> plain("  Throw “Low Ceiling” at Bramble! ")
    'throw low ceiling at bramble'
    """
    return SIGNS.sub(" ", words.lower()).strip()


def legal(s: Session) -> Sequence[Action]:
    """What whoever looks can choose now, in the order of the numbers."""
    return () if queries.barred(s) or queries.busy_words(s) else s.shown.legal_actions()


def _names(s: Session, action: Action) -> tuple[str, str]:
    """What a choice is called: in people's words, and in the log's."""
    return s.words(action), action.text


def _found(s: Session, typed: str) -> list[Action]:
    """The choices that are meant: the one of that number or name, else those that begin so, else those of
    which all these words are said, in this order."""
    actions = legal(s)
    if typed.isdecimal() and 0 < int(typed) <= len(actions):
        return [actions[int(typed) - 1]]
    named = [(action, [plain(name) for name in _names(s, action)]) for action in actions]

    def those(fits: Callable[[str], bool]) -> list[Action]:
        return [action for action, names in named if any(map(fits, names))]

    def holds(name: str) -> bool:
        words = iter(name.split(" "))
        return all(word in words for word in typed.split(" "))

    return those(typed.__eq__) or those(lambda name: name.startswith(typed)) or those(holds)


def _choice(s: Session, typed: str) -> on.Intent | str:
    """The choice that is meant, or why none is."""
    if why := queries.barred(s) or queries.busy_words(s):
        return why
    found = _found(s, typed) if typed else []
    if len(found) == 1:
        return on.Play(found[0])
    if found:
        some = [f"“{s.words(action)}”" for action in found[:FEW]]
        return f"That may be {in_words(some, 'or')}{'' if len(found) <= FEW else ', and more'}."
    if typed:
        try:
            return s.shown.why_illegal(s.match.game.parse(typed), s.record.names)
        except InvalidAction:
            return f"Nothing is called “{typed}” here. {_choices(s)}"
    return f"{s.asked} {_choices(s)}"


def _choices(s: Session, part: str = "") -> str:
    """So many choices at once, each with its number."""
    if why := queries.barred(s) or queries.busy_words(s):
        return why
    actions = legal(s)
    parts = -(-len(actions) // AT_ONCE)
    at = min(max(int(part), 1), parts) if part.isdecimal() else 1
    first = (at - 1) * AT_ONCE
    some = actions[first : first + AT_ONCE]
    told = "; ".join(f"{number}, {s.words(action)}" for number, action in enumerate(some, first + 1))
    more = f" “Choices {at + 1}” names more." if at < parts else ""
    return f"{counted(len(actions), 'choice')}: {told}.{more}"


def _why_not(s: Session, typed: str) -> str:
    """Why something cannot be chosen, or that it can."""
    if found := _found(s, typed):
        brings = s.entry.table.VERBS.forecast(s.shown, found[0], s.record.names)
        return f"“{capital(s.words(found[0]))}” can be chosen. {brings}"
    try:
        return s.shown.why_illegal(s.match.game.parse(typed), s.record.names)
    except InvalidAction:
        return s.shown.why_not(typed, s.record.names)


def _last(s: Session, _: str) -> str:
    """What the last choice has brought."""
    told = narration.happened(s.match, s.state, s.record.names, s.hearer) if s.match.at else ""
    return told or "Nothing has happened yet."


def _who(s: Session, _: str) -> str:
    """Who is to decide."""
    record = s.record
    if record.outcome:
        return "The match is over."
    if record.match.seats == 1:
        return "You play alone, and it is for you to choose."
    others = [record.who(seat) for seat in range(record.match.seats) if seat != s.state.seat]
    return f"{record.who(s.state.seat)} is to choose; at the table are also {in_words(others)}."


def _where(s: Session, _: str) -> str:
    """How things stand, as whoever looks sees it; at a turned table as everybody does."""
    shown = s.shown if s.hearer == s.looker else narration.seen(s.match, s.state, s.hearer)
    return s.entry.table.summary(shown, s.record.names)


ASKED: Mapping[str, Callable[[Session, str], str]] = {
    "choices": _choices,
    "last": _last,
    "who": _who,
    "where": _where,
    "help": lambda _s, _: HELP.format(in_words([f"“{word}”" for word in DONE])),
}
