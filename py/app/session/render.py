"""What a session looks like: the whole screen by its parts, made of the match and of what is open around.

Nothing is changed here. Each part is text, one element or empty: the page's own, and the game's. The game's
parts are remembered for the last few scenes, so what was drawn ahead is not drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.page.markup import button, esc
from app.session import (
    bots_view,
    frame,
    narration,
    phones_view,
    play_area,
    queries,
    result_view,
    seats_view,
    tutorial,
    what_if_view,
)
from app.session.bots_model import AutoState, Flow, Now
from app.session.model import Session
from app.session.stage_view import STAGE, stage
from games.viewer import Viewer
from tabletop.game import State
from tabletop.markup import NOTHING

OWN = ("bar", "near", "seats")  # the parts that are the page's, not the game's
REMEMBERED = 4  # scenes


# --- the game ---------------------------------------------------------------------------


class Scene(NamedTuple):
    """What a game draws: a state of a match, and for whom."""

    state: State
    ended: bool
    openly: bool
    viewer: Viewer


remembered: list[tuple[Scene, Mapping[str, str]]] = []  # the last scenes, as they were drawn


def scene(s: Session) -> Scene:
    """What the game draws of a session now."""
    shot = s.film.lying
    state = shot.state if shot else s.state
    marks = {} if shot else {mark: action for mark, action in s.marks.items() if action}
    turned = bool(seats_view.side(s.record, s.ply))
    look = seats_view.LOOK if s.may_look and not shot else NOTHING
    viewer = Viewer(s.looker, s.record.names, s.picked, s.record.notes.now, marks, round=turned, look=look)
    return Scene(state, bool(s.state.ending), s.openly, viewer)


def game_parts(s: Session) -> Mapping[str, str]:
    """The game's parts for whoever looks."""
    wish = scene(s)
    for known, parts in remembered:
        if known.state is wish.state and known[1:] == wish[1:]:
            return parts
    parts = draw(s, wish)
    remembered[:] = [*remembered[1 - REMEMBERED :], (wish, parts)]
    return parts


def draw(s: Session, wish: Scene) -> Mapping[str, str]:
    """Draw a scene of a session's match."""
    viewer = wish.viewer
    view = s.seen(wish.state)
    if viewer.seat is None:
        viewer = viewer._replace(notes=play_area.open_notes(s.entry, view, viewer.notes))
    return s.entry.table.draw(view, viewer)


def choices(s: Session) -> str:
    """The part with the choices as it stands: while a film is shown, as it stood before."""
    stands = s.film.choices if s.film.shot else ""
    return stands or game_parts(s).get("choices", "")


def public(s: Session, own: str = "") -> Mapping[str, str]:
    """The play area as everybody may see it, by part, and who sits where, if the game does not say: what
    spectators are shown. own: the pawn that they may move."""
    state = s.film.lying.state if s.film.lying else s.state
    drawn = dict(play_area.public(s.entry, state, s.record.names, s.record.notes.now, own))
    drawn[STAGE] = on_stage(s, None, told_of(s, None))
    return drawn if s.entry.table.FACTS.shows_seats else {"seats": seats_view.seats_row(s.record), **drawn}


# --- the screen ---------------------------------------------------------------------------


def page(s: Session) -> str:
    """The whole screen as text."""
    return framed(s, parts(s))


def framed(s: Session, parts: Mapping[str, str]) -> str:
    """The whole screen, made of its parts."""
    turned = seats_view.side(s.record, s.ply)
    hands = ' data-hands=""' if turned and s.record.has_secrets else ""
    turn = f' data-side="{turned}" data-people="{len(s.record.mine)}"{hands}' if turned else ""
    game = {name: html for name, html in parts.items() if name not in OWN}
    return (
        f'{parts["bar"]}<main id="play" class="framed" aria-label="Table"{turn}>'
        f"{play_area.frame(s.entry, s.match.seats, game, parts['near'] + parts['seats'])}"
        f"{seats_view.sides(s.record)}</main>"
    )


def parts(s: Session) -> dict[str, str]:
    """The screen by part, each of them one element, or empty: the page's own and the game's."""
    record, table = s.record, s.entry.table
    waiting = {"choices": s.film.choices} if s.film.shot and s.film.choices else {}
    return {
        "bar": frame.hand_bar(record, s.bots.now in (Now.ADVISING, Now.ADVISED), s.drawer)
        if s.hand
        else frame.bar(
            record,
            table,
            s.world.today,
            queries.can_undo(s),
            queries.can_redo(s),
            s.bots.playing,
            s.drawer,
            bots_view.tools(s.bots.flow is Flow.HELD) if record.turn == "bot" else "",
        ),
        "near": near(s),
        "seats": "" if table.FACTS.shows_seats else seats_view.seats_row(record),
        **game_parts(s),
        **waiting,
        STAGE: on_stage(s, s.looker, shot_words(s)),
    }


def on_stage(s: Session, looker: int | None, words: str) -> str:
    """What stands large in the middle while an event is shown, for whoever looks, with what is said of it."""
    shot = s.film.staged
    view = narration.seen(s.match, shot.state, looker) if shot else None
    return stage(s.entry, view, Viewer(looker, s.record.names), words)


def near(s: Session) -> str:
    """What stands around the prompt: the question, the answer, the curtain, strips, the hint."""
    match = s.match
    return around(
        s, narration.happened(match, match.states[s.ply], s.record.names, s.hearer) if s.ply else ""
    )


def around(s: Session, last: str) -> str:
    """The same with these words of what happened last."""
    record, match, shot = s.record, s.match, s.film.shot
    prompt = esc(shot_words(s)) if shot else question(s)
    since = "" if shot else since_html(s)
    asks = "" if shot or queries.no_what_if(s) else what_if_view.asks(match, match.at - 1, s.reader)
    asked = frame.asked(frame.afresh("asked", prompt), answered(s), s.reply.kind, since, last, asks)
    shown = warning(s) + strips(s)
    looks = {"near": True, "with-strips": shown, "telling": shot, "bot-decides": queries.to_move(s)}
    look = " ".join(name for name, holds in looks.items() if holds)
    opened = s.lifted is not None and (record.turned or s.state.is_open_step)
    curtain = seats_view.curtain(s.record, s.curtain_down and not shot, opened)
    floats = f'<div class="strips">{shown}</div>{hint(s)}'
    return f'<div class="{look}" data-part="near">{asked}{curtain}{floats}</div>'


def answered(s: Session) -> str:
    """What the reply says; where it says what a thing is, with what can be asked about the luck that came."""
    about = s.reply.kind == "about" and not queries.no_what_if(s)
    ply = s.match.at - 1
    asks = what_if_view.asks(s.match, ply, s.reader, arg=str(ply)) if about else ""
    return frame.answer(s.reply.text, s.reply.rule, asks)


def shot_words(s: Session) -> str:
    """What is said of the shot that stands there, to whoever hears it."""
    return told_of(s, s.hearer)


def told_of(s: Session, hearer: int | None) -> str:
    """The same to somebody, or to everybody."""
    shot = s.film.shot
    return narration.happened(s.match, shot.told, s.record.names, hearer, shot.since) if shot else ""


def question(s: Session) -> str:
    """What stands in the place of the prompt: what the person is asked, or what a bot is about to do."""
    watched = s.marks["watch"]
    choice = s.words(s.match.game.parse(watched)) if watched else ""
    asked = s.state.seat if s.openly else s.looker
    return seats_view.prompt(s.record, s.shown, asked, choice, s.bots.autoplay, queries.waits(s))


def since_html(s: Session) -> str:
    """What happened since the last turn, until it was read or somebody has decided; not over what is being
    typed or set."""
    told = seats_view.recap(s.record, s.looker, s.curtain_down or s.openly)
    unread = told and not s.news and s.read_at != s.match.at
    unread = unread and not s.typing and s.bots.auto is AutoState.SHUT
    return seats_view.recap_html(told, s.record.names[s.state.seat]) if unread else ""


def warning(s: Session) -> str:
    """A strip for what is wrong with saving, if anything is; a hand on a phone saves nothing."""
    if s.hand:
        return ""
    if s.autosave.elsewhere:
        take = button("take-over", "Go on with what was played there", look="go")
        return frame.warning(frame.ELSEWHERE, take, button("keep-both", "Keep this one as a copy"))
    fault = s.autosave.fault
    return frame.warning(fault, button("export", "Export everything")) if fault else ""


def strips(s: Session) -> str:
    """What stands between prompt and board, when there is any of it; first what somebody types in, which
    nothing that comes or goes may push aside."""
    bots, record = s.bots, s.record
    auto = (
        ""
        if bots.auto is AutoState.SHUT
        else bots_view.auto_strip(bots.strength, bots.pace, bots.playing, bots.last_thought)
    )
    typed = frame.command_line(answer(s)) if s.typing else ""
    paces = bots_view.pace_strip() if queries.asks_pace(s) else ""
    at_table, taught = record.onward.endswith(tutorial.HAND), tutorial.tutorial(s).on
    waits = record.lesson is not None and record.onward and not taught
    waiting = seats_view.onward_strip(at_table) if waits else ""
    links = "" if s.film.shot else seats_view.link_strips(record, s.news, s.newly, s.sent)
    return typed + paces + auto + waiting + phones_view.strips(s) + links + end_strip(s)


def answer(s: Session) -> str:
    """What the command line has been answered: in words, or by what has happened and is asked now."""
    if s.reply.text:
        return s.reply.text
    told = narration.happened(s.match, s.state, s.record.names, s.hearer) if s.match.at else ""
    return f"{told} {s.curtain_words or s.asked}".strip()


def end_strip(s: Session) -> str:
    """Beside the board: how it ended; or, when bots alone play on, the way to the end."""
    if s.film.shot:
        return ""
    if s.record.outcome:
        return "" if s.bots.playing else result_view.ended_strip(s.record, s.hand)
    alone = s.record.turn == "bot" and s.record.all_out and not s.hand
    return result_view.out_strip(s.record) if alone else ""


def hint(s: Session) -> str:
    """The hint as far as it is found, while it is open."""
    bots = s.bots
    if bots.now not in (Now.ADVISING, Now.ADVISED):
        return ""
    wins = bool(bots.hinted) and queries.place_after(s, bots.choices[0].action) == 1
    return bots_view.hint(bots.choices, s.words, s.reason, bots.now is Now.ADVISED, bots.enough, wins)
