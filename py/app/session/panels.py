"""What opens beside the board: menu, result, other matches, and the drawers with log and rules."""

from __future__ import annotations

import games
from app.page.markup import ask, button, esc, icon
from app.session import queries, reply, result_view, what_if, what_if_view
from app.session.effects import CloseDialog, Dialog, Draw, Drawer, Focus, Go, OpenMatch, Result, Save
from app.session.model import Session
from app.session.narration import log_html
from app.session.seats_view import mode_words
from app.session.turns import Updated
from tabletop.head_start import changed, levels
from tabletop.link import LinkError, replay_link
from tabletop.luck import IllegalLuck
from tabletop.match import Match
from tabletop.values import replace

AT_PHONE = 150  # actions of a log


def menu(s: Session) -> Updated:
    """Everything that is rarely wanted."""
    record, slug, desk = s.record, s.match.game.slug, s.entry.table.FACTS.desk
    redoes = (record.turn == "bot" or record.begun_in) and queries.can_redo(s)
    parts = [
        ask("log", "Log", look="plain spare", draw="log"),
        ask("share", "Share", look="plain spare", draw="share"),
        ask("redo", "Redo", look="plain spare", draw="redo") if redoes else "",
        ask("take-away", "Save or print", draw="out") if desk and desk.FILES else "",
        ask("auto", "Auto: a bot plays", look="plain spare", draw="auto"),
        ask("result", "The result", draw="star") if record.outcome else "",
        result_view.to_origin(record),
        f'<a class="plain" id="to-players" href="#{esc(screen_for_all(s))}" target="_blank">{icon("screen")}'
        "<span>A screen for everybody (opens beside this one)</span></a>",
        ask("ask-phone", "Ask a phone to the table", draw="screen"),
        ask("turn-table", mode_words(record), draw="redo") if len(record.mine) > 1 else "",
        ask("who", "Who sits here?", draw="domino") if record.persons > 1 else "",
        ask("learn", "Learn in two minutes", slug, draw="hint"),
        ask("restart", "Restart this match (undo takes it back)", draw="redo"),
        ask("next", "New match, new seed", draw="dice"),
        ask("what-if", "What if the luck had been other?", draw="dice") if s.match.at else "",
        ask("watch", "Watch from the beginning", draw="play") if s.match.at else "",
        ask("start-page", f"{s.match.game.title}: seeds, days, statistics", draw="domino"),
        ask("settings", "Settings", draw="settings"),
        ask("command-line", "Type choices and questions", draw="log"),
        ask("help", "Help and keys", draw="help"),
    ]
    return s, (Dialog("Menu", f'<div class="column">{"".join(parts)}</div>'),)


def screen_for_all(s: Session) -> str:
    """The fragment at which everybody may look on."""
    return f"{s.match.game.slug}/players/{s.record.id}"


def result(s: Session) -> Updated:
    """The result, once more."""
    return s, (Result(),)


# --- other matches ------------------------------------------------------------------------


def next_match(s: Session, seed: str, even: tuple[int, int] | None = None) -> Updated:
    """Another match with a new seed and the same players; where the rules leave open who begins, whoever came
    last does. Head starts go with those who have them. even: the seat that has another one from now on, and
    its level."""
    old, first = s.match, s.record.first_next(s.entry.table)
    starts = [*levels(old.options, old.seats)]
    if even:
        starts[even[0]] = even[1]
    options = changed(old.game, old.options, [*starts[first:], *starts[:first]])
    match = Match(old.game, old.seats, seed, options)
    made = None if s.record.made is None else ()
    return s, (OpenMatch(replace(s.record.again("", match, first), made=made)),)


def again(s: Session) -> Updated:
    """The same seed as a match of its own; the one just ended stays on the shelf."""
    old = s.record
    record = replace(old.again("", old.match.anew()), beat=old.beat, by=old.by, daily=old.daily)
    record = replace(record, made=old.made)
    return s, (OpenMatch(record),)


def watch(s: Session) -> Updated:
    """The match so far as a replay."""
    try:
        return s, (Go(replay_link(s.match)),)
    except LinkError as fault:
        return reply.refuse(s, str(fault))


ONLY_ONE = "Nothing else could have come there."


def ask_what_if(s: Session, ply: int | None, place: int | None) -> Updated:
    """What if the luck at a ply had been other? The dialog in which that is chosen."""
    match = s.match
    if why := queries.no_what_if(s):
        return reply.refuse(s, why)
    ply = what_if.last(match, s.reader) if ply is None else ply
    if not what_if.can_be_asked(match, ply, s.reader):
        return reply.refuse(s, what_if_view.NO_LUCK)
    found = what_if.came(match, ply, s.reader)
    if not found:
        return reply.refuse(s, ONLY_ONE)
    html = what_if_view.dialog(match, ply, found, place, s.record.names, queries.what_if_marks(s))
    return s, (Dialog(what_if_view.TITLE, html),)


def otherwise(s: Session, ply: int, place: int, number: int) -> Updated:
    """A match of its own that goes on from there, as practice."""
    if why := queries.no_what_if(s):
        return reply.refuse(s, why)
    if not what_if.can_be_asked(s.match, ply, s.reader):
        return reply.refuse(s, what_if_view.NO_LUCK)
    try:
        practice = OpenMatch(s.record.practise("", what_if.otherwise(s.match, ply, place, number)))
    except IllegalLuck as fault:
        return reply.refuse(s, str(fault))
    if not queries.what_if_marks(s):
        return s, (CloseDialog(), practice)
    marked = replace(s.record, match=replace(s.match, rewound=True))
    return replace(s, record=marked).owing(), (CloseDialog(), Save(), practice)


# --- drawers ------------------------------------------------------------------------------


def open_drawer(s: Session, name: str, line: str, asked_from: str) -> Updated:
    """Open a drawer beside the board, the rules at a line of theirs; or shut it if it is the one that is
    open, and no line is asked for."""
    if s.drawer == name and not line:
        s, effects = shut_drawer(s)
        return s, (CloseDialog(), *effects)
    s = replace(s, drawer=name, came_from=s.came_from if s.drawer else asked_from)
    return s, (CloseDialog(), Draw(), Drawer(name, line))


def shut_drawer(s: Session) -> Updated:
    """Shut the drawer; the focus goes back to where it was when it was opened."""
    if not s.drawer:
        return s, ()
    back = s.came_from or f"tool-{s.drawer}"
    return replace(s, drawer=""), (Drawer(""), Draw(), Focus(back))


def drawer_html(title: str, html: str, more: str = "") -> str:
    """A drawer with its title, a button more if there is one, and the button that shuts it."""
    shut = button("shut", "Close", look="quiet", draw="close")
    return (
        f'<div class="top"><h2 id="drawer-title" tabindex="-1">{title}</h2>{more}{shut}</div>'
        f'<section class="pages" id="pages" tabindex="0" aria-labelledby="drawer-title">{html}</section>'
    )


def log_drawer(s: Session) -> str:
    """Each action with what it caused; what was undone stands grey at the end. To a phone the last go, as a
    line does not carry more."""
    asks = None if queries.no_what_if(s) else what_if_view.of_log(s.match, s.reader)
    return drawer_html("Log", log_html(s.match, s.record.names, s.reader, AT_PHONE if s.hand else None, asks))


def rules_drawer(s: Session, text: str) -> str:
    """The game on one page of pictures, and below it the rules text of the build, or why there is none."""
    return rules_html(s.match.game.slug, text or esc(s.entry.table.FACTS.credit))


def rules_html(slug: str, html: str) -> str:
    """The same for a game's rules as markup."""
    pictures = games.glance(slug).at_a_glance()
    html = f'<h3 id="glance" tabindex="-1">At a glance</h3><div class="glance">{pictures}</div>{html}'
    up = button("glance", "Pictures", look="quiet", draw="first")
    return drawer_html("Rules", html, up)


def rule_to_show(s: Session) -> str:
    """The line at which the rules open: the one that the state names, but the top before the first choice of
    somebody here."""
    begun = any(state.seat in s.record.mine for state in s.match.states[: s.match.at])
    return s.entry.table.FACTS.rule_now(s.shown) if begun else ""
