"""The command line of a table: what somebody types, what it means, and the answer in a sentence or two.

Whoever reads nothing but the answers plays a whole match by it, which a test does for every game. A choice is
said by its number among the choices, in the words that the page has for it or as the log does, or by any
beginning or any words of these that mean one choice only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import dropwhile

from app.session import cursor, narration, queries, tutorial
from app.session import intents as on
from app.session.commands import INTENTS
from app.session.frame import LINE
from app.session.model import Session
from app.session.things import CELL, begins, compared, holds, named, plain, things
from tabletop.actions import Action, InvalidAction
from tabletop.wording import capital, counted, in_words

AT_ONCE = 20  # choices that one answer names
WHOLE = 40  # places on a board, above which not all are told at once
FEW = 6  # choices that are named when several are meant
# What is done by a word, beside the choices of the game: the command of the page.
DONE = {
    "undo": "undo",
    "redo": "redo",
    "step": "step",
    "go on": "go-on",
    "skip": "skip-on",
    "lift": "lift",
    "cover": "cover",
    "menu": "menu",
    "what if": "what-if",
}
FOR_BOTS, FOR_SEVERAL = ("step", "go on", "skip"), ("lift", "cover")
DRAWERS = ("log", "rules")
HELP = (
    "Type what you want to do, as “choices” names it, or its number there; a beginning is enough. Ask "
    "“choices”, “last”, “who”, “where”, “all”, “what” or “where” and the name of a thing, “why not” and a "
    "choice, or “hint”. And there are {}."
)
NONE = "Nothing is called “{}” here."
NAMES_ALL = "“Choices” names what can be done."
SMALL = {"a", "am", "are", "is", "i", "me", "my", "the", "your"}  # words that name nothing


def meant(s: Session, line: str) -> on.Intent | str:
    """What a line asks the session to do, or the answer to what it only asks."""
    typed, said = plain(line), " ".join(line.lower().split())
    if typed in ("yes", "again") and s.armed:
        return on.Play(s.match.game.parse(s.armed))
    if exact := [action for action in legal(s) if compared(s.words(action)) == compared(said)]:
        return on.Play(exact[0])
    if typed == "hint":
        return on.Hint(False, LINE)
    if typed in DRAWERS:
        return on.OpenDrawer(typed, "", LINE)
    if typed in DONE:
        return INTENTS[DONE[typed]]("")
    if typed == "where" and s.reply.text == _where(s, ""):
        typed = said = "all"  # asked twice
    question, _, more = said.partition(" ")
    if plain(question) in ASKED:
        return ASKED[plain(question)](s, more)
    if said.startswith("why not "):
        return _why_not(s, said.removeprefix("why not "))
    return _choice(s, said)


def completed(s: Session, line: str) -> str:
    """A line with what is certain of its next letters: those that all choices which begin so have; a choice
    that begins so alone, as people call it."""
    typed = plain(line)
    words = {name: name for name in (*DONE, *DRAWERS, *ASKED)}
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


def legal(s: Session) -> Sequence[Action]:
    """What whoever looks can choose now, in the order of the numbers: what digits choose, by these."""
    if queries.barred(s) or queries.busy_words(s):
        return ()
    actions = s.shown.legal_actions()
    keys = [s.entry.table.key(s.shown, s.picked, digit) for digit in "123456789"]
    by_digit = [action for key in keys for action in actions if key == f"action:{action}"]
    return [*dict.fromkeys((*by_digit, *actions))]


def _names(s: Session, action: Action) -> tuple[str, str]:
    """What a choice is called: in people's words, and in the log's."""
    return s.words(action), action.text


def _found(s: Session, typed: str, loosely: bool = False) -> list[Action]:
    """The choices that are meant: the one of that number or name, else those that begin so, else those of
    which all these words are said, in this order; but what is only named is not done: to be done they must
    begin with the same letter, to be asked for (loosely) they need not."""
    actions, wanted = legal(s), compared(typed)
    if wanted.isdecimal() and 0 < int(wanted) <= len(actions):
        return [actions[int(wanted) - 1]]
    names = [(action, [compared(name) for name in _names(s, action)]) for action in actions]

    def those(fits: Callable[[str], bool]) -> list[Action]:
        return [action for action, called in names if wanted and any(map(fits, called))]

    return (
        those(wanted.__eq__)
        or those(lambda name: begins(name, wanted))
        or [action for action, _ in names if wanted and begins(plain(s.words(action)), plain(typed))]
        or those(lambda name: holds(name, wanted) and (loosely or name[:1] == wanted[:1]))
    )


def _choice(s: Session, typed: str) -> on.Intent | str:
    """The choice that is meant, or why none is."""
    if why := queries.barred(s) or queries.busy_words(s):
        return why
    found = _found(s, typed)
    if len(found) == 1:
        return on.Play(found[0])
    if not typed:
        return f"{s.asked} {_choices(s)}"
    other = _several(s, found) or _impossible(s, typed) or _thing(s, typed)
    return other or f"{NONE.format(typed)} {_choices(s)}"


def _several(s: Session, found: Sequence[Action]) -> str:
    """Which choices are meant, if any are."""
    some = [f"“{s.words(action)}”" for action in found[:FEW]]
    more = ", and more" if len(found) > FEW else ""
    return f"That may be {in_words(some, 'or')}{more}." if found else ""


def _impossible(s: Session, typed: str) -> str:
    """Why what the log would call so cannot be done; empty if nothing is called so."""
    try:
        return s.shown.why_illegal(s.match.game.parse(typed), s.record.names)
    except InvalidAction:
        return ""


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
    if why := queries.barred(s) or queries.busy_words(s):
        return why
    found = _found(s, typed, loosely=True)
    if len(found) == 1:
        return f"“{capital(s.words(found[0]))}” can be chosen. {_brings(s, found[0])}".strip()
    touches = [thing.touch for thing in named(s, typed) if thing.touch]
    why = s.shown.why_not(touches[0], s.record.names) if touches else ""
    return _impossible(s, typed) or why or _several(s, found) or f"{NONE.format(typed)} {s.asked} {NAMES_ALL}"


def _brings(s: Session, action: Action) -> str:
    """What a choice would bring."""
    return s.entry.table.VERBS.forecast(s.shown, action, s.record.names)


def _what(s: Session, typed: str) -> str:
    """What a choice would bring, or what a thing is."""
    typed = _name(typed)
    found = _found(s, typed, loosely=True)
    if len(found) == 1:
        return f"{capital(s.words(found[0]))}. {_brings(s, found[0])}".strip()
    return _thing(s, typed) or _several(s, found) or f"{NONE.format(typed)} {NAMES_ALL}"


def _thing(s: Session, typed: str) -> str:
    """What the thing is that is called so; empty if there is none."""
    found = [thing for thing in things(s) if thing.touch == plain(typed)] or named(s, typed)
    told = [s.entry.table.about(s.shown, thing.touch, s.record.names) for thing in found if thing.touch]
    return next(filter(None, told), f"{capital(found[0].words)}." if found else "")


def _last(s: Session, _: str) -> str:
    """What has happened since somebody here decided last, and by that."""
    match, record = s.match, s.record
    for ply in reversed(range(match.at)):
        if match.states[ply].seat in record.mine or not ply:
            states = match.states[ply + 1 : match.at + 1]
            if told := narration.lines(match, states, record.names, s.hearer):
                return narration.spoken(told)
    begun = narration.lines(match, match.states[:1], record.names, s.hearer)
    return narration.spoken(begun) or "Nothing has happened yet."


def _who(s: Session, _: str) -> str:
    """Who is to decide."""
    record = s.record
    if record.outcome:
        return "The match is over."
    if record.match.seats == 1:
        return "You play alone, and it is for you to choose."
    others = [record.who(seat) for seat in range(record.match.seats) if seat != s.state.seat]
    return f"{record.who(s.state.seat)} is to choose; at the table are also {in_words(others)}."


def _where(s: Session, typed: str) -> str:
    """Where something lies; or how things stand, as whoever looks sees it, at a turned table as everybody
    does, and what is asked now."""
    name = _name(typed)
    if name:
        words = [thing.words.rstrip(".") for thing in named(s, name)]
        more = f" And {len(words) - FEW} more." if len(words) > FEW else ""
        return f"{'. '.join(capital(one) for one in words[:FEW])}.{more}" if words else NONE.format(name)
    if typed and (cells := cursor.cells(s)):
        return f"{capital(cursor.begins(cells).words.rstrip('.'))}."
    shown = s.shown if s.hearer == s.looker else narration.seen(s.match, s.state, s.hearer)
    asked = queries.over_words(s) or queries.idle_words(s) or tutorial.tutorial(s).words or s.asked
    picked = s.entry.table.picked_words(s.shown, s.picked, s.record.names)
    return " ".join(filter(None, (s.entry.table.summary(shown, s.record.names), picked, asked)))


def _name(typed: str) -> str:
    """The words of a question that name something: all behind its first small ones."""
    return " ".join(dropwhile(SMALL.__contains__, typed.strip(" ?").split(" ")))


def _all(s: Session, _: str) -> str:
    """All there is on the table, each thing as it is called; of a large map what is worth a stop."""
    every = things(s)
    places = sum(thing.part == CELL for thing in every)
    told = [
        thing.words.rstrip(".")
        for thing in every
        if (places <= WHOLE or thing.tells) and not (places and thing.part == "board")
    ]
    return f"{'. '.join(capital(words) for words in dict.fromkeys(told))}."


def _doable(s: Session) -> list[str]:
    """What is done by a word at this table."""
    off = (
        *(FOR_BOTS if s.record.persons == s.match.seats else ()),
        *(FOR_SEVERAL if s.record.persons < 2 else ()),
    )
    return [word for word in DONE if word not in off]


ASKED: Mapping[str, Callable[[Session, str], str]] = {
    "choices": _choices,
    "last": _last,
    "who": _who,
    "where": _where,
    "all": _all,
    "what": _what,
    "help": lambda s, _: HELP.format(in_words([f"“{word}”" for word in (*_doable(s), *DRAWERS)])),
}
