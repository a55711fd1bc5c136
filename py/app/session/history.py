"""Back and forth through the match: undo, redo, and the restart that can be taken back."""

from __future__ import annotations

from app.page.markup import ask
from app.session import film, narration, reply
from app.session.bots_model import Flow
from app.session.effects import AfterPaint, CloseDialog, Dialog, Draw, FilmFor
from app.session.intents import Painted
from app.session.model import BeforeRestart, Session
from app.session.notes_editor import rewritten
from app.session.turns import Updated, changed
from tabletop.values import replace

THEY_ASK = (
    "Does everybody agree to go back over dice that were rolled, or dominoes or cards that were drawn? "
    "The match is then marked as rewound."
)

REWOUND = "That was over luck: the match is marked as rewound."


def undo(s: Session) -> Updated:
    """One choice of a person's back; right after a restart, the restart itself."""
    match, notes = s.match, s.record.notes
    if s.before_restart:
        stood = s.before_restart
        match = replace(match, at=stood.at, rewound=stood.rewound)
        record = replace(s.record, match=match, notes=replace(notes, counted=stood.noted))
        return changed(replace(s, record=record, before_restart=None), "The restart is taken back.")
    if notes.can_go_back(match.at):
        return rewritten(s, notes.back(match.at), "What was written last is taken back.")
    if match.at == 0:
        return reply.refuse(s, "There is nothing to undo.")
    ply = match.at - 1
    while ply and not decided(s, ply):
        ply -= 1
    what = narration.chosen(match, ply, s.record.names, s.looker)
    told = f"Undone: {what}." if what else "Undone."
    marked = match.crosses_luck(ply) and not match.rewound
    return go_back(s, ply, f"{told} {REWOUND}" if marked else told)


def decided(s: Session, ply: int) -> bool:
    """Did a person decide there?"""
    state = s.match.states[ply]
    return state.seat in s.record.people and not state.forced(s.record.persons < 2)


def redo(s: Session) -> Updated:
    """One choice forward again, and the bots' after it."""
    match, notes = s.match, s.record.notes
    if notes.can_go_forth(match.at):
        return rewritten(s, notes.forth(match.at), "It is written again.")
    if match.at == len(match.log):
        return reply.refuse(s, "There is nothing to redo.")
    what = narration.chosen(match, match.at, s.record.names, s.looker)
    record = s.record.went_to(match.redo())
    while record.match.at < len(match.log) and not decided(replace(s, record=record), record.match.at):
        record = record.went_to(record.match.redo())
    return changed(
        replace(s.stopped(), record=record, before_restart=None),
        f"Done again: {what}." if what else "Done again.",
    )


def restart(s: Session) -> Updated:
    """To the first state; undo takes it back."""
    match = s.match
    if not match.at:
        return s, (CloseDialog(),)
    stood = BeforeRestart(match.at, match.rewound, s.record.notes.counted)
    s, effects = go_back(s, 0, "Restarted: undo takes it back.")
    if s.match.at == 0:  # or else the others are asked first
        s = replace(s, before_restart=stood)
    return s, (CloseDialog(), *effects)


def go_back(s: Session, ply: int, told: str) -> Updated:
    """Back to a ply, but not behind what came by link; in company, all must agree to undo luck."""
    match, record = s.match, s.record
    theirs = {state.seat for state in match.states[ply : match.at]} & set(record.away)
    if theirs:
        name = record.names[min(theirs)]
        return reply.refuse(s, f"{name} plays on another device: those choices stay.")
    s = s.stopped()
    if record.persons > 1 and match.crosses_luck(ply):
        agree = ask("agree", "Everybody agrees", str(ply), look="go")
        asked = f'<p>{THEY_ASK}</p><div class="row">{agree}{ask("close", "No")}</div>'
        return replace(s, bots=replace(s.bots, flow=Flow.HELD)), (Dialog("Go back?", asked),)
    return changed(replace(s, record=record.went_to(match.go_to(ply))), told)


def agreed(s: Session, ply: int) -> Updated:
    """All agree to go back."""
    s, effects = changed(replace(s, record=s.record.went_to(s.match.go_to(ply))), "Undone.")
    return s, (CloseDialog(), *effects)


def arrived(s: Session, words: str, newly: bool) -> Updated:
    """The match has just come by link: say what became of it, save, show what has happened since somebody
    here last decided, and go on from there."""
    shots = [] if newly or s.world.motion == "off" else _since(s)
    s = replace(s, news=words, newly=newly, sent="", film=s.film.of(shots, s.world.motion)).owing()
    roll = (FilmFor(s.film.ms),) if s.film.shot else ()
    return s, (Draw(), *roll, AfterPaint(Painted("")))


def _since(s: Session) -> list[film.Shot]:
    """What has happened since somebody here last decided, shot by shot; nothing if nobody here has yet."""
    match, mine = s.match, s.record.mine
    first = match.at
    while first and (match.states[first - 1].seat not in mine or not decided(s, first - 1)):
        first -= 1
    found: list[film.Shot] = []
    for ply in range(first, match.at) if first else ():
        found += film.shots(match.watch(ply), s.entry.table.FACTS.cues, mine)
    return found
