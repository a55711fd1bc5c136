"""What has happened, in words, with the names of those who did it.

In a match of one seat nobody needs to be named; in company every line says whose doing it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import games
from app.page.markup import esc
from tabletop.game import Event, Outcome, State
from tabletop.match import Match
from tabletop.wording import capital

SENTENCE = re.compile(r".+?(?:[.!?]+(?= |$)|$)", re.DOTALL)
SPEAKER = re.compile(r"(?:^|[.!?] )([^.!?:]+): ")  # whoever it is told of, in front of it
MORE = "More at Shift+W. "
Line = tuple[str, str]  # who, and what they did


def seen(match: Match, state: State, looker: int | None) -> State:
    """A state of a match as somebody sees it, a seat or nobody in particular; all of it when it is over."""
    return state if match.state.ending else state.view(looker)


def unasked(told: str, asked: str) -> str:
    """What is told without the sentences at its end that the question after it says again."""
    sentences = SENTENCE.findall(told)
    while sentences and sentences[-1].strip(" .!") in asked:
        sentences.pop()
    return "".join(sentences).strip()


def asked_on(told: str, asked: str) -> str:
    """The question after what is told: without the name in front of it that is said there last, and without
    its first sentences if they say again what is told.

    >>> asked_on("Ben: Rolls a 4. Ada: Picks it up.", "Ada: Which card?")
    'Which card?'
    >>> asked_on("The map is made: 12 rooms.", "The map is made. Tap a room.")
    'Tap a room.'
    """
    name, colon, question = asked.partition(": ")
    speakers = SPEAKER.findall(told)
    if colon and speakers and speakers[-1] == name:
        asked = question
    sentences = SENTENCE.findall(asked)
    said = [one.strip(" ") for one in SENTENCE.findall(told)]
    while len(sentences) > 1 and any(one.startswith(sentences[0].strip(" .!")) for one in said):
        sentences.pop(0)
    return "".join(sentences).strip()


def shortened(told: str, most: int, names: Sequence[str]) -> str:
    """What is told, or where that is longer than so many letters, the end of it, of whom that is, and that
    there was more.

    >>> shortened("Ben: Rolls a 4. Runs 4 spaces. Stops.", 33, ["Ada", "Ben"])
    'More at Shift+W. Ben: Stops.'
    """
    if len(told) <= most:
        return told
    sentences, who = SENTENCE.findall(told), ""
    for first, dropped in enumerate(sentences[:-1], 1):
        who = next((f"{name}: " for name in names if dropped.strip().startswith(f"{name}: ")), who)
        kept = "".join(sentences[first:]).strip()
        by = "" if kept.startswith(tuple(f"{name}: " for name in names)) else who
        if len(MORE) + len(by) + len(kept) <= most:
            return f"{MORE}{by}{kept}"
    return MORE.strip()


def lines(
    match: Match,
    states: Iterable[State],
    names: Sequence[str],
    looker: int | None,
    since: int = 0,
    worth: Callable[[Event], bool] = lambda event: True,
) -> list[Line]:
    """What led to each of these states of a match, as one line for each stretch that is told of one player;
    told to whoever looks. Of each state's events the first ones, before `since`, are known already; of the
    others those are told that are worth it."""
    shown = [seen(match, state, looker) for state in states]
    events = [(state, event) for state in shown for event in state.events()[since:] if worth(event)]
    told = [(event.seat, words) for state, event in events if (words := state.tell(event, names))]
    return [
        (names[seat] if len(names) > 1 and seat >= 0 else "", " ".join(words for _, words in doings))
        for seat, doings in groupby(told, lambda one: one[0])
    ]


def spoken(told: Iterable[Line]) -> str:
    """Such lines as they are said."""
    return " ".join(f"{name}: {words}" if name else words for name, words in told)


def happened(match: Match, state: State, names: Sequence[str], looker: int | None, since: int = 0) -> str:
    """The events of the action that led to this state, in words, but for the first ones, before `since`."""
    return spoken(lines(match, [state], names, looker, since=since))


def ended(outcome: Outcome, names: Sequence[str]) -> str:
    """How it ended, for each seat."""
    whose = names if len(names) > 1 else [""]
    return spoken(zip(whose, outcome.reasons, strict=True))


def recap(match: Match, seat: int, since: int = 0) -> Sequence[State]:
    """The states that others' actions led to since this seat last decided, and since a ply; none if nobody
    else has."""
    first = match.at
    while first > since and (match.states[first - 1].seat != seat or match.states[first - 1].forced(False)):
        first -= 1
    return match.states[first + 1 : match.at + 1] if first < match.at else []


def chosen(match: Match, ply: int, names: Sequence[str], looker: int | None) -> str:
    """What was chosen at a ply, in people's words, where whoever looks may know it; else nothing."""
    view, action = seen(match, match.states[ply], looker), match.log[ply]
    if action not in view.legal_actions():
        return ""
    return games.load(match.game.slug).table.VERBS.order(view, action, names)


def log_html(
    match: Match,
    names: Sequence[str],
    looker: int | None,
    most: int | None = None,
    asks: Callable[[int], str] | None = None,
) -> str:
    """A match action by action: what was chosen, where whoever looks may know it, and what that caused; a
    line unfolds to the action's exact text. Undone actions are told as undone. most: so many of them, the
    last. asks: what can be asked of the action at a ply, as a button, or nothing."""
    parts = []
    before_these = len(match.log) - most if most else 0
    for ply, action in [*enumerate(match.log, 1)][max(0, before_these) :]:
        undone = ply > match.at
        mark = ' id="log-end" aria-current="step"' if ply == match.at else ""
        before = match.states[ply - 1]
        actor = names[before.seat] if match.seats > 1 else ""
        words = chosen(match, ply - 1, names, looker)
        told = lines(match, [match.states[ply]], names, looker)
        if not words and not told and not mark:
            continue  # something secret was done, and more is not known
        if told and told[0][0] == actor:
            told[0] = ("", told[0][1])
        line = (
            f"<b>{esc(f'{actor}: {words}' if actor else capital(words))}</b>{' (undone)' if undone else ''}"
        )
        if words:
            line = f"<details><summary>{line}</summary><code>{esc(action)}</code></details>"
        look = "undone" if undone else "done"
        more = asks(ply - 1) if asks else ""
        parts.append(f'<li{mark} class="{look}">{line} <span>{esc(spoken(told))}</span> {more}</li>')
    start = "" if match.at else ' id="log-end"'
    opening = f"<b>start</b> <span>{esc(happened(match, match.states[0], names, looker))}</span>"
    if before_these > 0:
        opening = f"<span>{before_these} earlier ones are in the table’s log.</span>"
    return f'<ol class="log"><li{start}>{opening}</li>{"".join(parts)}</ol>'
