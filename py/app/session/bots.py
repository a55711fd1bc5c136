"""Bots at the table: at their own seats, as a hint, and as autoplay that can be watched and stopped."""

from __future__ import annotations

from typing import Any

from app.keep.settings import PACES
from app.session import bots_view, choosing, queries, reply
from app.session.bots_model import AutoState, Flow, Now
from app.session.effects import (
    AfterPaint,
    BringHint,
    CloseDialog,
    Draw,
    Effect,
    Focus,
    Save,
    Say,
    Wait,
)
from app.session.intents import BotPaused, Found, HintShown
from app.session.model import SILENT, Session
from app.session.turns import Updated, move_on, think
from tabletop.values import replace
from tabletop.wording import capital

AUTO_ON, AUTO_OFF = "Autoplay is on: Escape stops it.", "Autoplay is off."
HELD = "Held. “Step”, N, makes one choice; “Go on” lets the bots go on."
AUTO_OPEN = "Autoplay: choose a bot and its pace, and “Start”."
HINT_GONE = "The hint is put away."
NO_BOT = "No bot is to choose now."
LOOK_FIRST = "A hint may tell what you hold: look at your cards first."
LEAST_PAUSE = 60  # ms for which what a bot has chosen is shown at least


def with_bots(s: Session, **changes: Any) -> Session:
    """The same with something else about its bots."""
    return replace(s, bots=replace(s.bots, **changes))


# --- hint -----------------------------------------------------------------------------


def hint(s: Session, by_key: bool, asked_from: str) -> Updated:
    """What the strong bot would do, with its chance against the alternatives. Whoever asks by key finds the
    focus on doing it."""
    if why := queries.idle_words(s):
        return reply.refuse(s, why)
    if s.bots.now in (Now.ADVISING, Now.ADVISED):
        return end_hint(s)
    if s.may_look and not s.state.is_public_step:
        return reply.refuse(s, LOOK_FIRST)
    record = replace(s.record, match=replace(s.match, hinted=True))
    s, thinks = think(replace(s.stopped(), record=record), Now.ADVISING, "strong")
    s = with_bots(s, by_key=by_key, asked_from=asked_from)
    return s, (Draw(), Say("The strong bot looks ahead."), *thinks)


def end_hint(s: Session) -> Updated:
    """Put the hint away; the focus goes back to where it was asked for."""
    back = Focus(s.bots.asked_from or "tool-hint")
    return replace(s, bots=s.bots.forget()), (Draw(), back, Say(f"{HINT_GONE} {s.asked}"))


def hint_shown(s: Session, thought: int) -> Updated:
    """The hint is painted: bring what it means into sight, and the focus to it if a key has asked."""
    if not s.bots.hinted or thought != s.bots.thought:
        return s, ()
    return s, (BringHint(), Focus("do-play-hint")) if s.bots.by_key else (BringHint(),)


def play_hint(s: Session) -> Updated:
    """Do what the hint says."""
    return choosing.carry_out(s, s.bots.choices[0].action) if s.bots.hinted else (s, ())


# --- what is thought --------------------------------------------------------------------


def found(s: Session, it: Found) -> Updated:
    """A thought has found something, which may no longer be wanted."""
    if it.thought != s.bots.thought or s.bots.now not in (Now.ADVISING, Now.CHOOSING):
        return s, ()
    s = with_bots(s, choices=it.choices)
    if s.bots.now is Now.ADVISING:
        return advised(s) if it.done else (s, (Draw(still=True),))
    return chosen(s, it.took) if it.done else (s, ())


def advised(s: Session) -> Updated:
    """The hint is found: show and say it."""
    s = with_bots(s, now=Now.ADVISED)
    best = s.bots.choices[0]
    wins = queries.place_after(s, best.action) == 1
    chance = "" if wins else f" {capital(bots_view.to_win(best.value))}."
    said = f"Hint: {s.words(best.action)}. {capital(s.reason(best.action))}.{chance}"
    return s, (Draw(), Say(said), AfterPaint(HintShown(s.bots.thought)), Save())


def chosen(s: Session, took: float) -> Updated:
    """A bot has chosen: it is shown for a moment, or until a tap."""
    s = with_bots(s, now=Now.CHOSEN)
    best = s.bots.choices[0]
    if s.record.turn == "here" and s.may_see(best.action):
        told = f"{capital(s.words(best.action))}: {bots_view.to_win(best.value)}"
        s = with_bots(s, last_thought=told)
    if queries.waits(s):
        return s, (Draw(),)
    return s, (Draw(), Wait(max(pause(s) - took, LEAST_PAUSE), BotPaused(s.bots.thought)))


def pause(s: Session) -> int:
    """ms from one choice to the next; autoplay's first comes at once."""
    if s.record.turn == "here":
        return 0 if s.bots.fresh else PACES[s.bots.pace][1]
    return PACES[s.world.pace][1] if s.bots.flow is Flow.PACED else 0


def paused(s: Session, thought: int) -> Updated:
    """It was shown: done, unless it waits for a tap by now."""
    stands = thought == s.bots.thought and s.bots.now is Now.CHOSEN and not queries.waits(s)
    return carry_out(s) if stands else (s, ())


def carry_out(s: Session) -> Updated:
    """Do what was chosen."""
    action = s.bots.choices[0].action
    flow = Flow.HELD if s.bots.flow is Flow.STEP else s.bots.flow
    watched = s.record.watched + (s.record.turn == "here")
    s = replace(s, record=replace(s.record, watched=watched), bots=s.bots.forget())
    return choosing.carry_out(with_bots(s, flow=flow, fresh=False), action)


# --- autoplay -----------------------------------------------------------------------------


def auto(s: Session, by_key: bool) -> Updated:
    """Open autoplay's strip, or close it; by key it starts at once."""
    if why := queries.idle_words(s):
        s, effects = reply.refuse(s, why)
    elif s.bots.auto is not AutoState.SHUT:
        s, effects = end_auto(s)
    elif by_key:
        s, effects = start_auto(s)
    else:
        s = replace(s, reply=SILENT)  # which would lie on the strip
        s, effects = with_bots(s, auto=AutoState.OPEN), (Draw(), Say(AUTO_OPEN))
    return s, (CloseDialog(), *effects)


def end_auto(s: Session) -> Updated:
    """Stop, and put the strip away."""
    s, more = move_on(with_bots(s.stopped(), auto=AutoState.SHUT))
    return s, (Draw(), Say(f"{AUTO_OFF} {s.asked}"), *more)


def start_auto(s: Session) -> Updated:
    """The bot takes over every person's seat until it is stopped."""
    s = replace(s.unpicked(), bots=s.bots.forget())
    return _then_move(with_bots(s, auto=AutoState.RUNNING, fresh=True), Focus("do-auto-stop"), Say(AUTO_ON))


def stop_auto(s: Session) -> Updated:
    """Stop at once."""
    s = s.stopped()
    return _then_move(s, Focus("do-auto-start"), Say(f"{AUTO_OFF} {s.asked}"))


def _then_move(s: Session, *shown: Effect) -> Updated:
    s, more = move_on(s)
    return s, (Draw(), *shown, *more)


# --- at their seats -------------------------------------------------------------------------


def step(s: Session) -> Updated:
    """One choice of a bot, and then wait."""
    if s.record.turn != "bot":
        return reply.refuse(s, NO_BOT)
    return go_on(s, Flow.HELD if s.bots.now is Now.CHOSEN else Flow.STEP)


def skip(s: Session) -> Updated:
    """On to the next person's turn, without waiting."""
    if s.record.turn != "bot":
        return reply.refuse(s, NO_BOT)
    return go_on(with_bots(s, skipped_at=s.match.at), Flow.SKIPPING)


def let_go_on(s: Session) -> Updated:
    """The bots go on as they did."""
    return go_on(s) if s.record.turn == "bot" else reply.refuse(s, NO_BOT)


def go_on(s: Session, flow: Flow = Flow.PACED) -> Updated:
    """Do what was chosen; if nothing is yet, show the tools as they are now, and let somebody think."""
    s = with_bots(s, flow=flow)
    if s.bots.now is Now.CHOSEN:
        return carry_out(s)
    return _then_move(s) if s.bots.now is Now.NOBODY else (s, (Draw(),))


def escape(s: Session) -> Updated | None:
    """Hold the bot whose turn it is, put a hint away, or stop what is thought for a person; None if there is
    nothing."""
    if s.record.turn == "bot":
        return with_bots(s, flow=Flow.HELD), (Draw(), Say(HELD))
    if s.bots.now in (Now.ADVISING, Now.ADVISED):
        return end_hint(s)
    if s.bots.playing or s.bots.now in (Now.CHOOSING, Now.CHOSEN):
        s, was = s.stopped(), s.bots.playing
        return s, (Draw(), *((Say(f"{AUTO_OFF} {s.asked}"),) if was else ()))
    return None
