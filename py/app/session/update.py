"""The only place where a session becomes another one: `update(session, intent)`.

    session, effects = update(session, Play(action))

It is pure: it changes none of its arguments, and the same intents give the same sessions and effects. What
an intent does stands in the file that knows about it; here stands which one that is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.keep.record import Record
from app.session import (
    autosave,
    bots,
    choosing,
    cursor,
    history,
    notes_editor,
    panels,
    phones,
    queries,
    reply,
    seating,
    showing,
    turns,
    tutorial,
)
from app.session import intents as on
from app.session.bots_model import Flow
from app.session.effects import (
    CloseDialog,
    Draw,
    DrawBubble,
    Drawer,
    Effect,
    FilmFor,
    Focus,
    Save,
    SaveNew,
    Say,
)
from app.session.frame import LINE
from app.session.model import Session, World
from app.session.turns import Updated
from tabletop.values import replace

LONG = 600  # letters
LEFT = "The lesson is over: play on as you like."
PUT_BACK = "Put back."
Handler = Callable[[Session, Any], Updated]

BY_KEYS = (on.Press, on.Walk, on.Seek, on.ChooseHere, on.Tell)
HANDLERS: dict[type, Handler] = {
    on.Play: lambda s, it: choosing.play(s, it.action, it.touched),
    on.Decided: lambda s, it: choosing.decided(s, it.action),
    on.Hinted: lambda s, _: phones.hinted(s),
    on.AskBack: lambda s, it: phones.ask_back(s, it.name),
    on.AnswerBack: lambda s, it: phones.answer_back(s, it.agrees),
    on.Present: lambda s, it: phones.present(s, it.seats),
    on.Dealt: lambda s, it: phones.dealt(s, it.seed, it.made),
    on.Sit: lambda s, it: phones.sit(s, it.seat, it.where, it.name),
    on.Pick: lambda s, it: choosing.pick(s, it.what),
    on.DoForced: lambda s, it: choosing.do_forced(s, it.ply),
    on.Touch: lambda s, it: choosing.touch(s, it.target),
    on.Tell: lambda s, it: told(s, it.line),
    on.Walk: lambda s, it: cursor.walk(s, *it),
    on.Seek: lambda s, it: cursor.seek(s, *it),
    on.GoHome: lambda s, _: cursor.home(s),
    on.LookHere: lambda s, _: cursor.look(s),
    on.ChooseHere: lambda s, _: cursor.choose(s),
    on.OpenCommandLine: lambda s, it: open_line(s, it.asked_from),
    on.ShutCommandLine: lambda s, _: (replace(s, typing=False), (Draw(), Focus(s.came_from or "prompt"))),
    on.Point: lambda s, it: reply.pointed(s, it.action),
    on.Press: lambda s, it: choosing.press(s, it.key, it.at),
    on.Escape: lambda s, it: escape(s, it.covered),
    on.Hurry: lambda s, it: turns.hurried(s, it.on_stage),
    on.Refuse: lambda s, it: reply.refuse(s, it.why),
    on.Report: lambda s, it: reply.say(s, it.words, "told", speak=True),
    on.Write: lambda s, it: notes_editor.write(s, *it),
    on.Written: lambda s, _: (s, (Draw(),)),
    on.Undo: lambda s, _: history.undo(s),
    on.Redo: lambda s, _: history.redo(s),
    on.Restart: lambda s, _: history.restart(s),
    on.Agree: lambda s, it: history.agreed(s, it.ply),
    on.Hint: lambda s, it: tutorial.puts_off(s, "hint") or bots.hint(s, it.by_key, it.asked_from),
    on.PlayHint: lambda s, _: bots.play_hint(s),
    on.EndHint: lambda s, _: bots.end_hint(s),
    on.Auto: lambda s, it: tutorial.puts_off(s, "auto") or bots.auto(s, it.by_key),
    on.AutoEnd: lambda s, _: bots.end_auto(s),
    on.AutoStrength: lambda s, it: (bots.with_bots(s, strength=it.strength), ()),
    on.AutoPace: lambda s, it: (bots.with_bots(s, pace=it.pace), ()),
    on.AutoStart: lambda s, _: bots.start_auto(s),
    on.AutoStop: lambda s, _: bots.stop_auto(s),
    on.StepOn: lambda s, _: bots.step(s),
    on.GoOn: lambda s, _: bots.let_go_on(s),
    on.SkipOn: lambda s, _: bots.skip(s),
    on.Found: bots.found,
    on.HintShown: lambda s, it: bots.hint_shown(s, it.thought),
    on.BotPaused: lambda s, it: bots.paused(s, it.thought),
    on.Opened: lambda s, _: opened(s),
    on.Noticed: lambda s, it: noticed(s, it.world),
    on.Painted: lambda s, it: turns.painted(s, it.told),
    on.Run: lambda s, _: showing.run(s, turns.film_over),
    on.ShotOver: lambda s, it: showing.shot_over(s, it, turns.film_over),
    on.Saved: autosave.saved,
    on.Reckoned: lambda s, it: autosave.reckoned(s, it.texts),
    on.PlayedElsewhere: lambda s, _: autosave.played_elsewhere(s),
    on.TookOver: lambda s, it: autosave.took_over(s, it.record),
    on.KeepBoth: lambda s, _: autosave.keep_both(s),
    on.Leave: lambda s, _: left(s),
    on.Lift: lambda s, _: seating.lift(s),
    on.Cover: lambda s, _: seating.cover(s),
    on.RecapRead: lambda s, _: seating.recap_read(s),
    on.NewsRead: lambda s, _: seating.news_read(s),
    on.Sent: lambda s, it: seating.sent(s, it.words),
    on.Onward: lambda s, _: seating.onward(s),
    on.TurnTable: lambda s, _: seating.turn_table(s),
    on.AskWho: lambda s, _: seating.ask_who(s),
    on.SeatHere: lambda s, it: seating.seat_here(s, it.seat),
    on.Arrived: lambda s, it: history.arrived(s, it.words, it.newly),
    on.OpenMenu: lambda s, _: panels.menu(s),
    on.OpenDrawer: lambda s, it: panels.open_drawer(s, *it),
    on.ShutDrawer: lambda s, _: panels.shut_drawer(s),
    on.ShowResult: lambda s, _: panels.result(s),
    on.Next: lambda s, it: panels.next_match(s, it.seed),
    on.NextEven: lambda s, it: panels.next_match(s, it.seed, (it.seat, it.level)),
    on.Again: lambda s, _: panels.again(s),
    on.Watch: lambda s, _: panels.watch(s),
    on.WhatIf: lambda s, it: tutorial.puts_off(s, "what-if") or panels.ask_what_if(s, *it),
    on.Otherwise: lambda s, it: panels.otherwise(s, *it),
    on.LeaveLesson: lambda s, _: leave_lesson(s),
}


def begin(record: Record, world: World) -> Session:
    """The session of a record that is put on the table; a lesson goes on where it was."""
    return tutorial.resumed(Session(record, world, by_keys=world.by_keys))


def update(session: Session, intent: on.Intent) -> Updated:
    """What comes of an intent: the session after it, and what the page shall do."""
    if isinstance(intent, BY_KEYS) and not session.by_keys:
        session = replace(session, by_keys=True)
    return HANDLERS[type(intent)](session, intent)


def opened(s: Session) -> Updated:
    """The table is painted: keep the match, and let bots move."""
    s, more = turns.move_on(s)
    told = queries.pace_words(s)
    return s, (SaveNew(), *((Say(told),) if told else ()), *more)


def noticed(s: Session, world: World) -> Updated:
    """The preferences are others, or the day; bots that have waited to be told how fast they shall go on."""
    waited, s = queries.asks_pace(s), replace(s, world=world)
    if waited and not queries.asks_pace(s):
        s = bots.with_bots(s, flow=Flow.PACED)
        return (s, (Draw(),)) if queries.waits(s) else bots.go_on(s)
    return s, ()


def told(s: Session, line: str) -> Updated:
    """A line was typed: it is done, or answered."""
    from app.session import command_line

    s, shown = turns.hurried(s)
    meant = command_line.meant(s, line)
    if isinstance(meant, str) and len(meant) > LONG and not s.typing:
        return s, (*shown, Say(meant))  # there is no room for it to be shown
    s, said = reply.say(s, meant, "told", speak=True) if isinstance(meant, str) else update(s, meant)
    return s, (*shown, *said, Draw(still=True))


def open_line(s: Session, asked_from: str) -> Updated:
    """The command line opens; when it is shut the focus goes back to where it came from."""
    s = replace(s, typing=True, came_from=s.came_from if s.typing else asked_from)
    return s, (CloseDialog(), Draw(), Focus(LINE))


def escape(s: Session, covered: bool) -> Updated:
    """Put back what is picked, close what is open, stop what is running. In a lesson it leaves that; but what
    is open beside the board is shut first."""
    if covered and not s.drawer:
        return s, ()  # the dialog goes, and nothing else
    if tutorial.tutorial(s).on:
        return panels.shut_drawer(s) if s.drawer else leave_lesson(s)
    if s.picked or s.armed:
        return s.unpicked(), (Draw(), Say(f"{PUT_BACK} {s.asked}"))
    return panels.shut_drawer(s) if s.drawer else bots.escape(s) or (s, (Say(s.asked),))


def leave_lesson(s: Session) -> Updated:
    """The bubble goes; the match is free to play."""
    s = tutorial.at_step(s.unpicked(), tutorial.tutorial(s).over).owing()
    return s, (Save(), Draw(), DrawBubble(), Say(f"{LEFT} {s.asked}"), Focus("prompt"))


def left(s: Session) -> Updated:
    """Another screen comes: nobody thinks any more, nothing is shown."""
    shut: tuple[Effect, ...] = (Drawer(""),) if s.drawer else ()
    return replace(s.stopped(), film=s.film.of(()), drawer=""), (FilmFor(0), *shut)
