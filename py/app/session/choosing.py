"""What a person chooses at the board: an action, a piece to pick first, anything else that is touched."""

from __future__ import annotations

from app.session import film, queries, render, reply, tutorial
from app.session.bots_model import Flow
from app.session.effects import Draw, Focus, OpenMatch, Say, Scroll
from app.session.model import Decided, Session
from app.session.turns import Updated, changed, hurried
from tabletop.actions import Action, IllegalAction
from tabletop.values import replace

AT_ONCE = 300  # ms between two presses of a key that are one
PUT_BACK = "Nothing is picked."
DIGITS = 500  # ms after a decision by key in which no digit is meant for the next one


def play(s: Session, action: Action, touched: bool) -> Updated:
    """A choice was made on the page: carried out, or first shown when a slip would hurt."""
    if s.film.shot:
        return hurried(s)  # what stands there to be chosen is over
    if why := queries.barred(s):
        return reply.refuse(s, why)
    if later := tutorial.puts_off(s, f"action:{action}"):
        return later
    forks = s.entry.table.VERBS[action.verb].forks
    if forks and s.armed == action.text:
        return fork(s, action)
    s = replace(s.stopped(), news="", newly=False)
    try:
        if action.text != s.armed and (forks or must_confirm(s, action, touched)):
            s = reply.armed(s, action)
            return s, (Say(s.reply.text), Draw(still=True))
        return changed(went_on(s, action))
    except IllegalAction:
        return reply.illegal(s, action)


def carry_out(s: Session, action: Action) -> Updated:
    """An action is done that needs no second tap."""
    try:
        return changed(went_on(s, action))
    except IllegalAction:
        return reply.illegal(s, action)


def decided(s: Session, action: Action) -> Updated:
    """A hand on a phone has chosen: it is carried out, whatever is shown or open here."""
    s, shown = hurried(s)
    s, done = carry_out(replace(s.stopped(), news="", newly=False), action)
    return s, (*shown, *done)


def do_forced(s: Session, ply: int) -> Updated:
    """What nobody needs to decide is done, if the match still stands there."""
    action = queries.forced(s)
    return carry_out(s, action) if action and s.match.at == ply else (s, ())


def went_on(s: Session, action: Action) -> Session:
    """The match after an action, and the film of it; the last shot alone where nothing moves, or nobody
    wishes to see what bots do. IllegalAction."""
    frames = film.frames(s.state, action)
    shown = frames[-1:] if hastens(s) else frames
    shots = film.shots(shown, s.entry.table.FACTS.cues, s.record.mine or None)
    if s.world.motion == "off":
        shots = shots[-1:]
    stands = render.choices(s) if len(shots) > 1 else ""
    match = s.match.went_on(action, frames[-1])
    record = replace(s.record, match=match, notes=s.record.notes.forget(), accounts=())
    lifted = None if s.state.is_open_step else s.lifted  # what was looked at for this choice is covered
    film_of_it = s.film.of(shots, pace(s), stands)
    return replace(s, record=record, film=film_of_it, lifted=lifted, before_restart=None)


def hastens(s: Session) -> bool:
    """Does nobody wish to see what the bots do?"""
    return s.bots.flow is Flow.SKIPPING


def pace(s: Session) -> str:
    """How fast what is decided now is shown (`film.BEATS`): as the person prefers, and a hasty bot's
    quickly."""
    chosen, motion = s.bots.pace if s.bots.playing else s.world.pace, s.world.motion
    hasty = chosen == "fast" and (s.bots.playing or s.state.seat not in s.record.mine)
    return "fast" if hasty or motion == "off" else motion


def fork(s: Session, action: Action) -> Updated:
    """An action is done in a match of its own; this one stays as it is."""
    forked = s.record.fork("")
    try:
        match = s.match.play(action)
    except IllegalAction:
        return reply.illegal(s, action)
    return s, (OpenMatch(replace(forked, match=match, notes=forked.notes.forget())), Focus("prompt"))


def must_confirm(s: Session, action: Action, touched: bool) -> bool:
    """Would this choice bring luck that undo cannot take back unmarked, or lose the match, with others to
    choose from? Whoever has picked something first has shown already what is meant. IllegalAction."""
    wish = s.world.confirm
    if wish == "never" or (wish == "touch" and not touched) or s.picked or tutorial.tutorial(s).asks:
        return False
    if len(s.state.legal_actions()) == 1:
        return False
    loses = queries.place_after(s, action) not in (1, None)
    sure = s.entry.table.VERBS[action.verb].sure
    return loses or (not sure and film.after(s.state, action).drawn != s.state.drawn)


def pick(s: Session, what: str) -> Updated:
    """Something was picked that is no choice yet, or put back."""
    s, shown = hurried(s)
    if later := tutorial.puts_off(s, f"pick:{what}"):
        s, said = later
        return s, (*shown, *said)
    picked = s.entry.table.pick(s.shown, s.picked, what)
    s = replace(s.unpicked(), picked=picked)
    s = tutorial.went_on(s, f"pick:{what}") or s
    words = s.entry.table.picked_words(s.shown, s.picked, s.record.names) or PUT_BACK
    return s, (*shown, Draw(still=True), Scroll("unfolded"), *(tutorial.spoken(s) or (Say(words),)))


def touch(s: Session, target: str) -> Updated:
    """Anything else was touched."""
    s, shown = hurried(s)
    s, said = tutorial.touched(s, target) or reply.touched(s, target)
    return s, (*shown, *said)


def press(s: Session, key: str, at: float) -> Updated:
    """A key of the game's own. A press right after a decision was not meant for the one that it has brought;
    one that means nothing now says so."""
    meant, ply = s.entry.table.key(s.shown, s.picked, key), s.match.at
    soon = DIGITS if key.isdigit() else AT_ONCE if key == s.decided.key else 0
    if s.decided.key and s.decided.ply < ply and at - s.decided.at < soon:
        return s, ()
    if not meant:
        return reply.refuse(s, queries.means_nothing(s, key))
    kind, _, what = meant.partition(":")
    if kind == "touch":
        return touch(s, what)
    s, effects = play(s, s.match.game.parse(what), False) if kind == "action" else pick(s, what)
    return (replace(s, decided=Decided(key, ply, at)) if s.match.at > ply else s), effects
