"""What stands large in the middle of the table while an event is shown: of every game a picture and no more,
the same for all who may not know more, as long as it is to be read; and of Run Away!! who threw what, what
it does, and why that is luck or not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.session import render
from app.session.film import HOLDS, Film, shots
from app.session.intents import Run, ShotOver
from app.session.stage_view import STAGE, stage
from app_page import FakeShell, at_table
from games.contract import Cue
from games.run_away.bosses import BOSSES
from games.run_away.deck import CARDS
from games.viewer import Viewer
from tabletop.game import State
from tabletop.match import Match
from walks import plies

SLUGS = ("nullgame", *games.SHELF)
NAMES = ["Ada", "<Ben>", "Carl", "Dov", "Eva"]
RUN = games.load("run-away")
SEEDS = tuple(map(str, range(8)))


def told(slug: str, seeds: tuple[str, ...] = ("stage",)) -> Iterator[State]:
    """The frames of matches, each with an event that has just come."""
    entry = games.load(slug)
    for seed in seeds:
        for state, action in plies(entry, max(entry.game.seats), seed):
            known = 0
            for frame in state.watch(action)[:-1] if action else ():
                if len(frame.events()) > known:
                    yield frame
                known = len(frame.events())


@cache
def of_run_away() -> dict[str, list[State]]:
    """The frames of some matches by the kind of their last event."""
    found: dict[str, list[State]] = {}
    for frame in told("run-away", SEEDS):
        found.setdefault(frame.events()[-1].kind, []).append(frame)
    return found


def drawn(frame: State, seat: int | None = None) -> str:
    """The stage of a frame of Run Away!!."""
    return str(RUN.table.stage(frame.view(seat), Viewer(seat, NAMES)))


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_a_picture_and_no_more(slug: str) -> None:
    entry = games.load(slug)
    for frame in told(slug):
        html = stage(entry, frame.view(None), Viewer(None, NAMES), "Told.")
        assert html.startswith(f'<div class="stage {slug}" data-part="stage" aria-hidden="true">')
        assert not re.search(r"data-(action|pick|touch|do|part)=|<button|style=", html[60:])
        ids = re.findall(r' id="([^"]+)"', html)
        board = "".join(entry.table.draw(frame.view(None), Viewer(None, NAMES)).values())
        assert len(set(ids)) == len(ids) and not [one for one in ids if f' id="{one}"' in board]
        assert "<Ben>" not in html, "names are made safe"
        assert html.count("Told.") == (html.count("<") > 2), "and says what is told, if there is anything"


@pytest.mark.parametrize("slug", SLUGS)
def test_it_shows_nobody_more_than_they_may_see(slug: str) -> None:
    entry = games.load(slug)
    for frame in told(slug):
        view = frame.view(None)
        shown = str(entry.table.stage(view, Viewer(None, NAMES)))
        guess = frame.determinize(0, 7).view(None)
        if not frame.ending and guess.fields() == view.fields():
            assert str(entry.table.stage(guess, Viewer(None, NAMES))) == shown


def test_a_card_is_held_three_seconds_a_strangers_half_as_long() -> None:
    frame = next(frame for frame in of_run_away()["flipped"] if len(frame.events()[-1].args) > 1)
    event, cues = frame.events()[-1], RUN.table.FACTS.cues
    by, seat = event.args[1], event.seat
    stranger = next(one for one in range(frame.seats) if one not in (by, seat))
    for mine, ms in ((None, 3000), ([seat], 3000), ([by], 3000), ([stranger], 1500)):
        shot = shots([frame, frame], {"flipped": cues["flipped"]}, mine)[0]
        assert Film((shot, shot)).ms == ms
    assert not Film((shot, shot)).staged, "no tap waits for it"
    assert Film((shot, shot), running=True).staged == shot
    assert [Film((shot, shot), pace=pace).ms for pace in HOLDS] == [600, 1500, 2250]


def test_what_follows_an_event_step_by_step_takes_as_long_as_it_says() -> None:
    films = (state.watch(action) for state, action in plies(RUN, 5, "steps") if action)
    frames = next(one for one in films if "boss runs" in [event.kind for event in one[-1].events()])
    for way in (1.3, 2.6):
        steps = [shot.beats for shot in shots(frames, {"boss runs": Cue(way=way)}) if not shot.is_event]
        assert sum(steps[:-1]) <= way + 0.01


def test_from_the_boss_coming_to_its_bite_it_takes_three_to_five_seconds() -> None:
    found = []
    for seed in SEEDS[:4]:
        for state, action in plies(RUN, 3, seed):
            frames = state.watch(action) if action else ()
            film = shots(frames, RUN.table.FACTS.cues) if frames else []
            kinds = ["".join(event.kind for event in shot.told.events()[-1:]) for shot in film]
            if {"boss runs", "caught"} <= {*kinds}:
                first, bitten = kinds.index("boss runs"), kinds.index("caught")
                found.append(sum(Film(tuple(film), at).ms for at in range(first, bitten + 1)))
    assert found and min(found) >= 3000 and max(found) < 5500


def test_who_threw_it_grins_beside_the_card() -> None:
    for frame in of_run_away()["flipped"]:
        event, html = frame.events()[-1], drawn(frame)
        card = CARDS[event.args[0]]
        assert card.joke in html and card.text in html
        assert ("from " in html) == (len(event.args) > 1)
        if len(event.args) > 1:
            assert f"from {NAMES[event.args[1]].replace('<Ben>', '&lt;Ben&gt;')}!" in html


def test_luck_says_what_counts() -> None:
    for frame in of_run_away()["lucky"]:
        events = frame.events()
        numbers = [event.args[0] for event in events if event.kind == "luck"]
        if numbers:
            parity, verdict = ("odd", "unlucky") if numbers[-1] % 2 else ("even", "lucky")
            assert f"{numbers[-1]} is {parity}: {verdict}" in drawn(frame)
            assert f'class="luck {parity}"' in drawn(frame)
            assert parity in frame.tell(events[-1]) and verdict in frame.tell(events[-1])


REACTIONS = {
    "hurt": ("burns", "−"),
    "wall": ("bumps", "a wall"),
    "stopped": ("sticks", "stuck"),
    "back": ("flung", "back"),
    "escaped": ("escapes", "out!"),
    "found": ("finds", "found"),
}


@pytest.mark.parametrize("kind", REACTIONS)
def test_each_kind_of_effect_has_a_reaction_of_its_own(kind: str) -> None:
    move, says = REACTIONS[kind]
    frames = [one for one in of_run_away()[kind] if kind != "hurt" or one.events()[-1].args[1] == "card"]
    assert frames
    for frame in frames:
        assert f"hero-on-stage {move}" in drawn(frame) and says in drawn(frame)


@pytest.mark.parametrize("kind", ["speed", "gold"])
def test_more_and_less_of_something_look_otherwise(kind: str) -> None:
    looks = {}
    for frame in of_run_away()[kind]:
        amount = frame.events()[-1].args[0]
        looks.setdefault((amount > 0) - (amount < 0), set()).update(
            re.findall(r"hero-on-stage (\w+)", drawn(frame))
        )
    assert looks[1] & looks[-1] == set() and len(looks[1]) == len(looks[-1]) == 1


def test_each_boss_comes_in_its_own_way_and_bites_whom_it_gets() -> None:
    ways = {boss.way for boss in BOSSES}
    comes = {way for frame in of_run_away()["boss runs"] for way in re.findall(r"way-(\w+)", drawn(frame))}
    assert comes <= ways and len(comes) > 1 and len(ways) == len(BOSSES)
    for frame in of_run_away()["caught"]:
        assert "caught strikes" in drawn(frame) and 'class="jaws"' in drawn(frame)
    bites = [frame for frame in of_run_away()["hurt"] if frame.events()[-1].args[1] == "caught"]
    assert bites and all("caught harmed" in drawn(frame) for frame in bites)


def turning_up(moves: str) -> tuple[FakeShell, Any]:
    """A table of three people at which a card has just been turned up."""
    match = Match(RUN.game, 3, "table")
    while True:
        action = RUN.bot.policy(match.state, match.at)
        turns_up = "flipped" in [event.kind for event in match.state.apply(action).events()]
        if turns_up and not match.state.forced(alone=False):
            break
        match = match.play(action)
    shell, table = at_table(Record("a1", match, ["person"] * 3, ["Ada", "Ben", "Cleo"]))
    shell.page.moves = moves
    table.commands["lift"]("")
    table.act(str(action))
    if table.session.armed:
        table.act(str(action))
    return shell, table


EMPTY = f'<div class="stage run-away" data-part="{STAGE}" aria-hidden="true"></div>'


def test_at_the_table_it_stands_there_for_its_event_and_is_gone_before_anybody_is_asked() -> None:
    shell, table = turning_up("normal")
    while table.session.film.shot and render.parts(table.session)[STAGE] == EMPTY:
        table.dispatch(ShotOver(table.session.film.reel, table.session.film.at))
    parts = render.parts(table.session)
    assert "shown" in parts[STAGE] and "do-lift" not in parts["near"]
    assert "shown" in render.public(table.session)[STAGE], "and so it does for everybody"
    shell.page.run()
    assert table.session.film.shot is None and render.parts(table.session)[STAGE] == EMPTY


def test_a_tap_on_the_stage_brings_the_next_thing_there_and_a_key_ends_all() -> None:
    _, table = turning_up("normal")
    table.dispatch(Run())
    while "shown" not in render.parts(table.session)[STAGE]:
        table.dispatch(ShotOver(table.session.film.reel, table.session.film.at))
    card, following = render.parts(table.session)[STAGE], table.session.film.next_held
    table.hurry(on_stage=True)
    assert table.session.film.at == following < len(table.session.film.shots) - 1
    assert render.parts(table.session)[STAGE] != card
    reel = table.session.film.reel
    table.hurry()
    assert table.session.film.reel > reel, "that film is over"


def test_with_motion_off_there_is_none_and_words_say_it() -> None:
    shell, table = turning_up("off")
    assert table.session.film.shot is None and render.parts(table.session)[STAGE] == EMPTY
    assert "Runs into" in " ".join(shell.page.spoken)
