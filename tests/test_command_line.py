"""The command line: every game is played to its end by somebody who reads nothing but its answers."""

from __future__ import annotations

import re
from random import Random

import pytest

from app.keep.record import Record
from app.session import intents as on
from app.session.command_line import completed, legal, meant
from app.session.things import things
from app_page import FakeShell
from games import load
from laws import SLUGS
from tabletop.match import Match
from walks import some, walk

STRANGE = ("", "?", "the", "double nine", "9-9", "turn it", "room", "1 1 1", "è", "“", "why not", "a" * 200)
NUMBERED = re.compile(r"(?:^|: |; )(\d+), ")


def table(slug: str, seed: str = "line") -> FakeShell:
    """A table at which somebody sits alone, or with bots."""
    entry = load(slug)
    seats = entry.game.seats[0]
    shell = FakeShell()
    shell.settings.choose("pace", "normal")
    players = ["person", *["easy"] * (seats - 1)]
    shell.open_record(Record("a1", Match(entry.game, seats, seed), players, ["Ada", "Ben"][:seats]))
    return shell


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_is_played_by_what_is_read_alone(slug: str) -> None:
    shell, rng = table(slug), Random("line")
    screen = shell.screen
    shell.page.run()
    for _ in range(600):
        if screen.record.outcome:
            break
        answer = meant(screen.session, "choices")
        assert isinstance(answer, str)
        number = rng.choice(NUMBERED.findall(answer))
        before = screen.session.match.at
        screen.dispatch(on.Tell(number))
        if screen.session.armed:
            screen.dispatch(on.Tell("yes"))
        shell.page.run()
        assert screen.session.match.at > before or screen.session.match is not None
    assert screen.record.outcome


@pytest.mark.parametrize("slug", SLUGS)
def test_each_choice_is_meant_by_its_number_by_its_words_and_by_what_the_log_says(slug: str) -> None:
    session = table(slug).screen.session
    for number, action in enumerate(session.shown.legal_actions(), 1):
        for line in (str(number), session.words(action), action.text, action.text.upper()):
            assert meant(session, line) == on.Play(action), line


def test_what_means_several_is_asked_for_and_what_means_none_is_told() -> None:
    screen = table("domino-run").screen
    screen.act("keep the line")
    session = screen.session
    several = meant(session, "run")
    assert isinstance(several, str) and several.startswith("That may be “run")
    none = meant(session, "fly away")
    assert isinstance(none, str) and "“fly away”" in none and "6 choices" in none
    assert meant(session, "why not end the move") == meant(session, "why not 6")
    assert completed(session, "ke") == "ke" and completed(session, "e") == "end the move"


@pytest.mark.parametrize("slug", SLUGS)
def test_how_things_stand_is_said_shortly_at_any_time_and_tells_no_secret(slug: str) -> None:
    entry = load(slug)
    seats = max(entry.game.seats)
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][:seats]
    for state in some([*walk(entry, seats, "summary")], 12):
        said = entry.table.summary(state.view(state.seat), names)
        assert said.endswith(".") and len(said) < 600 and "None" not in said, said
        open_to_all = entry.table.summary(state.view(None), names)
        assert open_to_all == entry.table.summary(state.view(None).view(None), names)


@pytest.mark.parametrize("slug", SLUGS)
def test_any_question_about_anything_is_answered_in_a_sentence(slug: str) -> None:
    shell, rng = table(slug, "asked"), Random("asked")
    screen = shell.screen
    shell.page.run()
    for _ in range(12):
        session = screen.session
        names = [thing.words for thing in things(session)] + [session.words(one) for one in legal(session)]
        asked = [*some(names, 8), *STRANGE]
        for line in [f"{question} {name}" for question in ("why not", "what", "where") for name in asked]:
            answer = meant(session, line)
            assert isinstance(answer, str) and answer.strip()[-1] in ".?!", (line, answer)
        actions = session.shown.legal_actions()
        if not actions or screen.record.outcome:
            break
        screen.dispatch(on.Play(rng.choice(actions)))
        if screen.session.armed:
            screen.dispatch(on.Tell("yes"))
        shell.page.run()


def test_a_name_alone_does_nothing_and_a_number_is_whole() -> None:
    screen = table("dungeons", "numbers").screen
    screen.act("add all rooms")
    session = screen.session
    assert isinstance(meant(session, "room 12"), str), "no room is taken away by its name"
    answer = meant(session, "why not take away room 1")
    assert isinstance(answer, str) and "room 10" not in answer and "room 12" not in answer
    assert str(meant(session, "where room 2")).startswith("Room 2, ")
