"""What an action has caused, shown in its order: the shots, and how they come and go on the table."""

from __future__ import annotations

import re
from dataclasses import replace
from statistics import median
from typing import Any

import pytest

from app.keep.record import Record
from app.session import choosing, narration, render
from app.session.bots_model import Now
from app.session.film import BEATS, STEP, WAY, Film, Shot, frames, shots
from app_page import ENTRY, FakeShell, at_table, new_record
from dungeons import dungeon
from games import load
from games.contract import Cue
from games.viewer import Viewer
from positions import match_of
from tabletop.game import State
from tabletop.match import Match
from walks import matched

DUNGINOES = load("dunginoes")
ALONE = ["Ada"]


def frames_of(match: Match, text: str) -> tuple[State, ...]:
    """The frames of an action."""
    return frames(match.state, match.game.parse(text))


def film_of(match: Match, text: str, entry: Any = ENTRY) -> list[Shot]:
    """Its film, without the state that it ends with."""
    *before, last = shots(frames_of(match, text), entry.table.FACTS.cues)
    assert last.state == match.play(text).state
    return before


def words(match: Match, shot: Shot) -> str:
    """What is said of a shot."""
    return narration.happened(match, shot.told, ALONE, 0, shot.since)


def in_motion(record: Record | None = None) -> tuple[FakeShell, Any]:
    """A table on a page where things move."""
    shell, table = at_table(record)
    shell.page.moves = "normal"
    return shell, table


def prompt(shell: FakeShell) -> str:
    """What stands in the place of the prompt."""
    asked = shell.page.shown["screen"].split('id="prompt" tabindex="-1">')[1].split("</p>")[0]
    return re.fullmatch(r'<span id="asked-\d+">(.*)</span>', asked)[1]


def test_the_enemys_turn_comes_step_by_step() -> None:
    record = new_record()
    record = replace(record, match=record.match.play("keep the line"))
    film = film_of(record.match, "end the move")
    steps = [shot for shot in film if "The enemy runs 2 spaces." in words(record.match, shot)]
    assert [shot.state.enemy for shot in steps] == [0, 1, 2]
    assert all(not shot.state.legal_actions() for shot in film)
    assert all(words(record.match, shot) for shot in film)


def test_an_enemys_turn_takes_about_a_second_however_far_it_runs() -> None:
    took = []
    for seed in map(str, range(30)):
        match = Match(ENTRY.game, 1, seed)
        while not match.state.ending:
            action = str(ENTRY.bot.policy(match.state, match.at))
            film = film_of(match, action)
            match = match.play(action)
            steps = [shot.beats for shot in film if shot.beats <= STEP]
            assert len(set(steps)) <= 1 and sum(steps) < WAY + 0.01, "a long way is gone faster"
            kinds = [event.kind for event in match.state.events()]
            if "enemy" in kinds and "caught" not in kinds:
                took.append(sum(shot.beats for shot in film) * BEATS["normal"] / 1000)
    assert 1.0 < median(took) < 1.4 and max(took) < 2.0


def test_what_has_no_beat_of_its_own_is_told_with_what_follows() -> None:
    record = new_record()
    found = frames_of(record.match, "keep the line")
    kinds = [event.kind for event in found[-1].events()]
    assert kinds == ["turn", "rolled"]
    film = shots(found, {"turn": Cue(2), "rolled": Cue(0)})
    assert [(words(record.match, shot), shot.beats) for shot in film] == [
        ("Turn 1.", 2),
        ("Rolled 1 and 6.", 0),
    ]
    [last] = shots(found, {"turn": Cue(0)})
    assert words(record.match, last) == "Turn 1. Rolled 1 and 6."


def test_a_fight_is_staged_the_die_first_and_then_what_it_means() -> None:
    match = Match(DUNGINOES.game, 1, "train")
    film = film_of(match, "search", DUNGINOES)
    kinds = [shot.state.events()[-1].kind for shot in film]
    assert kinds == ["searched", "met", "beaten", "returned"]
    met, beaten = (
        DUNGINOES.table.draw(shot.state.view(0), Viewer(0, ALONE))["board"] for shot in (film[1], film[2])
    )
    assert "staged met" in met and "2 to 4 wins" in met and "5 is outside" not in met
    assert met.count('class="wins"') == 3 and met.count('class="loses"') == 3
    assert "staged beaten" in beaten and "5 is outside 2 to 4: <b>lost</b>" in beaten
    assert words(match, film[2]) == "5 is outside 2 to 4: the Mildew Hound wins."
    assert "staged" not in DUNGINOES.table.draw(match.state.view(0), Viewer(0, ALONE))["board"]


def test_the_boss_has_an_entrance_with_its_line() -> None:
    match = match_of(DUNGINOES.game, dungeon("3-3", hands="3-5 0-1", pile="6-6"))
    film = film_of(match, "lay 3-5 at 0,-1 straight", DUNGINOES)
    [shot] = [shot for shot in film if shot.state.events()[-1].kind == "boss"]
    board = DUNGINOES.table.draw(shot.state.view(0), Viewer(0, ALONE))["board"]
    assert "staged boss" in board and "The boss wakes" in board and 'dark" data-part="board"' in board


def test_the_table_shows_shot_after_shot_and_has_saved_before() -> None:
    shell, table = in_motion()
    table.act("keep the line")
    shell.page.run()
    table.act("end the move")
    assert table.session.film.shot and prompt(shell) == render.shot_words(table.session)
    assert "near telling" in shell.page.shown["screen"]
    saved = shell.store.record(table.record.id)
    assert saved and saved.match.log == ("keep the line", "end the move")
    assert "The enemy runs" in shell.page.spoken[-1] and table.session.asked in shell.page.spoken[-1]
    shell.page.run()
    assert table.session.film.shot is None and shell.page.shots[-1] == 0
    assert "telling" not in shell.page.shown["screen"] and table.session.asked in prompt(shell)
    assert 'data-action="end the move"' in shell.page.shown["screen"]


def test_the_choices_keep_their_room_while_something_is_told() -> None:
    shell, table = in_motion()
    table.act("keep the line")
    shell.page.run()
    stood = table.screen.texts["choices"]
    table.act("end the move")
    assert stood in shell.page.shown["screen"]
    table.act("end the move")
    assert stood not in shell.page.shown["screen"], "what stood there is over, and its tap ends the film"
    assert table.session.match.at == 2


def test_a_tap_shows_the_end_at_once_and_nothing_comes_after() -> None:
    shell, table = in_motion()
    table.act("keep the line")
    table.hurry()
    table.act("end the move")
    assert table.session.film.shot
    table.hurry()
    assert table.session.film.shot is None
    shown = shell.page.shown["screen"]
    shell.page.run()
    assert shell.page.shown["screen"] == shown
    table.hurry()
    assert shell.page.shown["screen"] == shown


def test_a_tap_on_the_stage_shows_the_next_thing_there_and_the_last_one_ends_it() -> None:
    frame = new_record().match.state
    held = [0, 3000, 0, 850, 0]
    film = Film(tuple(Shot(frame, frame, 0, 1, "", hold) for hold in held), running=True)
    seen = []
    while film.shot:
        film = replace(film, at=film.next_held)
        seen.append(film.at)
    assert seen == [1, 3, len(held)]


def test_nothing_moves_behind_what_is_on_the_stage_but_when_it_is_gone() -> None:
    states = matched(load("penguins"), 2, "behind").states[:6]
    held = [0, 800, 0, 0, 900, 0]
    rolls = [Shot(state, state, 0, 1, "", hold) for state, hold in zip(states, held, strict=True)]
    film = Film(tuple(rolls), running=True)
    lying = [film.moved_to(0), film.moved_to(0).moved_to(1), film.moved_to(2), film.moved_to(5)]
    assert [one.lying and states.index(one.lying.state) for one in lying] == [0, 0, 2, None]
    tapped = film.moved_to(1).moved_to(film.moved_to(1).next_held)
    assert tapped.at == 4 and tapped.lying == rolls[0], "what a tap has passed over is not lost either"


@pytest.mark.parametrize("do", ["undo", "restart"])
def test_who_goes_back_meanwhile_ends_the_film(do: str) -> None:
    shell, table = in_motion()
    table.act("keep the line")
    table.act("end the move")
    shell.command(do, "")
    assert table.session.film.shot is None and table.session.match.at < 2
    shown = shell.page.shown["screen"]
    shell.page.run()
    assert shell.page.shown["screen"] == shown


def test_with_motion_off_the_sentences_alone_come() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.act("end the move")
    assert table.session.film.shot is None and "The enemy runs 2 spaces." in shell.page.shown["screen"]


def test_the_first_shot_is_drawn_while_the_finger_rests() -> None:
    shell, table = in_motion()
    table.act("keep the line")
    table.hurry()
    table.press("end the move", "", False)
    ready = shell.page.prepared
    assert "telling" in ready["near"] and "choices" not in ready
    shell.page.sent.clear()
    shell.page.choose(table)
    assert shell.page.sent == [] and table.session.film.shot


def test_bots_go_on_when_all_was_shown_and_a_hasty_one_is_shown_quickly() -> None:
    shell, table = in_motion(Record("a1", Match(DUNGINOES.game, 2, "train"), ("person", "easy")))
    while table.record.turn == "here":
        table.act(str(table.session.state.legal_actions()[0]))
        if table.session.film.shot:
            assert table.session.bots.now is Now.NOBODY
        table.hurry()
    assert table.session.bots.now is Now.CHOOSING
    table.notice()
    assert choosing.pace(table.session) == "normal"
    shell.settings.choose("pace", "fast")
    table.notice()
    assert choosing.pace(table.session) == "fast"
    mine = replace(table.session, record=replace(table.record, players=("person", "person")))
    assert choosing.pace(mine) == "normal"
    table.commands["skip-on"]("")
    after = choosing.went_on(table.session, table.session.state.legal_actions()[0])
    assert len(after.film.shots) == 1


def test_a_film_shows_to_nobody_what_they_may_not_know() -> None:
    entry = load("nullgame")
    match = Match(entry.game, 2, "train")
    match = match.play(match.state.legal_actions()[0])
    for shot in shots(frames_of(match, str(match.state.legal_actions()[0])), {}):
        view = shot.state.view(None)
        assert all(card == 0 for hand in view.hands for card in hand)


def test_each_shot_has_its_sound_and_what_stands_there_at_the_end_has_one_too() -> None:
    shell, table = in_motion()
    shell.settings.choose("sound", "on")
    table.act("keep the line")
    shell.page.run()
    shell.device.sounds.clear()
    table.act("end the move")
    shell.page.run()
    assert shell.device.sounds == ["step", "tile", "dice"]


def test_without_motion_the_last_sound_alone_is_heard() -> None:
    shell, table = at_table()
    shell.settings.choose("sound", "on")
    table.act("keep the line")
    shell.device.sounds.clear()
    table.act("end the move")
    assert shell.device.sounds == ["dice"]
