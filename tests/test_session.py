"""The session's laws, held by random walks of intents over all games: `update` is pure, what has happened can
be written out and plays again, and drawing ahead equals drawing after.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.session import intents as on
from app.session import recording, render
from app.session.commands import INTENTS
from app.session.effects import AfterPaint, Then, Think, Wait
from app.session.model import Session, World
from app.session.recording import Recording, played_again
from app.session.update import HANDLERS, begin, update
from app_page import at_table
from laws import SLUGS
from tabletop import bots
from tabletop.chance import below, number
from tabletop.match import Match

LONG = 60  # intents of a walk
ODD = ("agree", "seat-here", "rule", "auto-strength", "auto-pace")  # commands that want an argument
MOVING = World("touch", "normal", "normal", "2026-11-20")


def start(slug: str, seed: str) -> Session:
    """A match with a person and, where the game takes them, a bot and another person."""
    game = games.load(slug).game
    seats = game.seats[-1]
    players = ("person", *("easy", "person", "person", "person")[: seats - 1])
    return begin(Record("a1", Match(game, seats, seed), players), MOVING)


def touchable(s: Session) -> list[on.Intent]:
    """What a hand could do now, sensible or not."""
    legal = s.state.legal_actions()
    wrong = s.match.states[0].legal_actions()
    page = render.page(s)
    picks, touches = (re.findall(rf'data-{kind}="([^"]+)"', page) for kind in ("pick", "touch"))
    return [
        *(on.Play(action, touched) for action in legal[:12] * 3 for touched in (True, False)),
        *(on.Play(action) for action in wrong[:2]),
        *map(on.Point, [*map(str, legal[:3]), ""]),
        *map(on.Touch, touches[:6]),
        *map(on.Pick, picks[:6]),
        *(made("0") for name, made in INTENTS.items() if name not in ODD),
        on.AutoStrength("middle"),
        on.AutoPace("fast"),
        on.Lift(),
        on.Lift(),
        on.Hint(True, "tool-hint"),
        on.Escape(False),
        on.Hurry(),
        on.SeatHere(0),
        on.Write("note 0", "A cold draught", True),
        on.Saved(5, "2026-11-20", ""),
        on.Reckoned(("", "AAAA")),
        on.Noticed(MOVING._replace(motion="off")),
        on.Noticed(MOVING),
        on.AskBack(""),
        on.AnswerBack(True),
        on.AnswerBack(False),
        on.Present((0,)),
        on.Present(()),
        on.Sit(s.match.seats - 1, "phone"),
        on.Sit(s.match.seats - 1, "here"),
        on.Hinted(),
        on.Dealt("spruce-7", ("0" * 32, "1" * 32)),
        on.Decided(legal[0] if legal else wrong[0]),
    ]


def later(s: Session, effect: Any) -> on.Intent | None:
    """What the page would report in answer to an effect."""
    if isinstance(effect, Wait | AfterPaint | Then):
        return effect.then
    if isinstance(effect, Think):
        bot, state = s.entry.bot, s.state
        action = bot.candidates(state.view(state.seat), "easy")[0]
        return on.Found(effect.thought, (bots.Choice(action, 0.5, 3, 0.3),), True, 12.0)
    return None


def walk(slug: str, seed: str) -> Iterator[tuple[Session, on.Intent, Session, tuple[Any, ...]]]:
    """Intents by chance, with what the page reports in between; before, intent, after, effects."""
    s, due = start(slug, seed), []
    for count in range(LONG):
        luck = number(7, seed, count)
        if due and luck % 3:
            intent = due.pop(0)
        else:
            possible = touchable(s)
            intent = possible[below(luck, "touch", count, len(possible))]
        after, effects = update(s, intent)
        due += [answer for effect in effects if (answer := later(after, effect))]
        yield s, intent, after, effects
        s = after


@pytest.mark.parametrize("slug", SLUGS)
def test_update_changes_nothing_and_gives_the_same_for_the_same(slug: str) -> None:
    for before, intent, after, effects in walk(slug, "law"):
        text = seen_of(before)
        again, effects_again = update(before, intent)
        assert seen_of(before) == text, f"{intent} has changed the session it was given"
        assert seen_of(again) == seen_of(after) and again == after, f"{intent} came out otherwise"
        assert list(map(type, effects)) == list(map(type, effects_again))


@pytest.mark.parametrize("slug", SLUGS)
def test_what_has_happened_is_written_out_and_plays_again(slug: str) -> None:
    what = Recording(start(slug, "report").record, MOVING)
    sessions = []
    for _, intent, after, _ in walk(slug, "report"):
        what.note(intent)
        sessions.append(after)
    text = what.text("Boneyard, a browser")
    _, *again = played_again(text, games_or_template)
    assert [seen_of(one) for one in again] == [seen_of(one) for one in sessions]
    assert set(json.loads(text)) == {"page", "match", "players", "here", "phones", "world", "log"}


@pytest.mark.parametrize("slug", SLUGS)
def test_drawing_ahead_equals_drawing_after(slug: str) -> None:
    for before, intent, after, _ in walk(slug, "ahead"):
        ahead, _ = update(before, intent)
        drawn = render.page(ahead)
        render.remembered.clear()
        assert render.page(after) == drawn


def seen_of(s: Session) -> Any:
    """All of a session that counts, as plain values."""
    rest = [s.picked, s.armed, s.reply, s.lifted, s.drawer, s.film.at, s.film.reel, s.bots, s.autosave]
    record = record_json(s.record, s.entry.table) | {"id": "", "play": ""}
    return record, [state.to_json() for state in s.match.states], rest


def games_or_template(slug: str) -> Any:
    """The game of a slug, the template's as well."""
    return games.load(slug).game


def test_there_is_an_answer_to_each_intent_and_each_can_be_written() -> None:
    kinds = set(recording.KINDS.values())
    watched = {on.Jump, on.Forward, on.Toggle, on.Pace, on.Rested, on.Touched}
    assert set(HANDLERS) == kinds - watched


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"log":[["Play","fly away"]]}'])
def test_what_is_no_recording_is_refused(text: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        next(played_again(text, games.find))


def test_the_help_saves_what_happened_and_it_plays_again() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.touch("pile")
    table.commands["undo"]("")
    assert "Save what happened" in table.keys_help()
    table.commands["save-what-happened"]("")
    text = shell.device.files["what-happened.json"]
    *_, last = played_again(text, games.find)
    assert seen_of(last) == seen_of(table.session)
    assert shell.device.name() in text and shell.page.release() in text and "Player" not in text
