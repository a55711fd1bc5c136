"""The line below the prompt: what a choice would bring, what a thing is, or why one cannot be chosen."""

from __future__ import annotations

import re

from app.session.effects import DrawReply, Effect, Say
from app.session.model import Reply, Session
from app.session.queries import busy_words, idle_words
from app.session.turns import Updated
from tabletop.actions import Action
from tabletop.values import replace

LINE = r"[A-Z]{2,3}\d+(?:\.\d+)*"  # the number of a line of the rules
NAMED = re.compile(rf" \(({LINE})(?:, {LINE})*\)")  # as games name it in a sentence


def parted(words: str) -> tuple[str, str]:
    """Words without the numbers of rules in them, and the first of these.

    >>> parted("A space takes one (CD4.7, CD2.1). Fight or flee?")
    ('A space takes one. Fight or flee?', 'CD4.7')
    """
    found = NAMED.search(words)
    return NAMED.sub("", words), found[1] if found else ""


def say(s: Session, words: str, kind: str, speak: bool = False) -> Updated:
    """Show this in the line, and say it aloud if asked to."""
    s = replace(s, reply=Reply(*parted(words), kind))
    spoken: tuple[Effect, ...] = (Say(s.reply.text),) if speak else ()
    return s, (DrawReply(), *spoken)


def refuse(s: Session, why: str) -> Updated:
    """Say that something cannot be, aloud as well."""
    return say(s, why, "no", speak=True)


def armed(s: Session, action: Action) -> Session:
    """An action waits for a second tap."""
    return replace(
        s, armed=action.text, reply=Reply(f"{forecast(s, action.text)} Tap again to do it.", "", "armed")
    )


def touched(s: Session, target: str) -> Updated:
    """What is no choice was touched: say what it is, or if it was wrongly tried, why it cannot be chosen, or,
    where a bot decides, or what can be chosen is a secret, who is to choose."""
    shown, record = s.shown, s.record
    about = s.entry.table.about(shown, target, record.names)
    if about:
        return say(s, about, "about", speak=True)
    secret = not record.outcome and not shown.legal_actions()
    if idle := busy_words(s) or (idle_words(s) if secret or record.turn == "bot" else ""):
        return refuse(s, idle)
    return say(s, shown.why_not(target, record.names), "why", speak=True)


def pointed(s: Session, action: str) -> Updated:
    """The mouse or the focus is on a choice, or on none any more: say what it would bring."""
    s = replace(s, pointed=action)
    if s.armed:
        return s, ()
    if words := forecast(s, action):
        return say(s, words, "forecast")
    return say(s, "", "none") if s.reply.kind == "forecast" else (s, ())


def forecast(s: Session, text: str) -> str:
    """What an action would bring, in the game's words; empty if it cannot be done now."""
    action = next((legal for legal in s.shown.legal_actions() if legal.text == text), None)
    return s.entry.table.VERBS.forecast(s.shown, action, s.record.names) if action else ""


def illegal(s: Session, action: Action) -> Updated:
    """Say why an action cannot be done."""
    return say(s, s.shown.why_illegal(action, s.record.names, s.words(action)), "why", speak=True)
