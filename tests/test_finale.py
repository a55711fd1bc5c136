"""The end of a match on the page: result, picture, the way there when all people are out; and sounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from subprocess import run

import pytest

import games
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.settings import CHOICES
from app.screens.common import Common, settings_html
from app.session import result_view
from app.session.effects import Finale
from app.session.loop import KINDS
from app_page import FakeShell, at_table, finished, new_record
from dungeons import dungeon
from games.contract import SOUNDS
from games.dunginoes.rules import GAME
from tabletop.account import Account, Turn, decisions
from tabletop.match import Match
from walks import matched

ROOT = Path(__file__).parents[1]


def marked(record: Record, **marks: bool) -> Record:
    """The same, played otherwise."""
    return replace(record, match=replace(record.match, **marks))


def over() -> tuple[FakeShell, str]:
    """A finished match's result dialog."""
    shell, table = at_table(finished())
    table.carry_out(Finale())
    assert not shell.dialog
    shell.page.run()
    return shell, shell.dialog


def test_the_result_says_little_and_folds_the_rest() -> None:
    _, dialog = over()
    assert dialog.count('class="medal ') == 1 and 'class="tale"' in dialog
    first, rest = dialog.split("<details id")
    assert first.count("<dt>") == 4 and rest.count("<dt>") >= 4


def test_a_match_with_a_mark_says_for_what_it_does_not_count() -> None:
    record = finished()
    assert result_view.marked(record) == ""
    record = marked(record, hinted=True)
    assert "Played with hints:" in result_view.marked(record) and "still comes" in result_view.marked(record)
    record = replace(marked(record, rewound=True), watched=3)
    told = result_view.marked(record)
    assert "with a step back over luck, with hints and by a bot in part:" in told
    assert "not for a best result or a streak. Nothing from it comes into the cabinet." in told
    record = replace(record, watched=record.match.at)
    assert record.marks[-1] == "played by a bot"
    assert "and by a bot, so no choice of yours is looked at:" in result_view.marked(record)
    record = replace(record, lesson=9)
    assert "never counted" in result_view.marked(record) and "hints" not in result_view.marked(record)


@pytest.mark.parametrize("comes", [True, False])
def test_the_result_is_there_at_once_for_whoever_comes_back_to_it(comes: bool) -> None:
    """From practice that began in the match, from a turn of it once more, from the end of its replay."""
    shell, record = FakeShell(), replace(finished(), id="a1")
    practice = record.practise("b1", record.match.up_to(4))
    shell.open_record(practice if comes else replace(practice, onward=""))
    assert shell.screen.way_back.id == ("a1" if comes else "")
    shell.open_record(record)
    shell.screen.settle_in()
    assert ('class="result"' in shell.dialog) == comes


def test_whoever_comes_back_to_a_result_finds_the_turn_that_was_looked_at() -> None:
    shell, record = FakeShell(), replace(finished(), id="a1")
    turns = tuple(Turn(ply, 0, 0.5, 0.5, 0.0) for ply in decisions(record.match, 0))
    over = replace(record, accounts=(Account(0, record.outcome.value(0), turns),))
    shell.open_record(over)
    shell.screen.result.reviewing.look(0, "2")
    shell.open_record(record.practise("b1", record.match.up_to(turns[2].ply)))
    assert not shell.screen.result.reviewing.looked.places, "that was another match"
    shell.open_record(over)
    assert shell.screen.result.reviewing.review.pointed_turn(0) == turns[2]


def test_of_several_at_the_table_the_numbers_say_whose_they_are() -> None:
    entry = games.load("penguins")
    for seats in (2, 4):
        names = ["Ada", "Ben", "Cleo", "Dag"][:seats]
        record = Record("a1", matched(entry, seats, "whose"), typed=names)
        html = result_view.result(record, entry.table, False, "", "")
        assert "All together" in html and "<dt>Buddies<" not in html, "the standings tell of the buddies"
        nests = html.partition("<dt>Nests</dt><dd>")[2].partition("</dd>")[0]
        assert [one.split()[0] for one in nests.split(" · ")] == names
    assert "All together" not in result_view.result(finished(), games.load("domino-run").table, False, "", "")


def test_while_it_goes_on_the_lists_say_whose_buddies_they_are() -> None:
    entry = games.load("penguins")
    record = Record("a1", Match(entry.game, 2, "train"), typed=["Ada", "Ben"])
    assert "buddies: Ada 0 of 2 · Ben 0 of 2" in record_json(record, entry.table)["told"]


def test_undone_meanwhile_there_is_no_result() -> None:
    shell, table = at_table(finished())
    table.carry_out(Finale())
    table.commands["undo"]("")
    shell.page.run()
    assert not shell.dialog


def test_what_was_opened_meanwhile_stays_open() -> None:
    shell, table = at_table(finished())
    table.carry_out(Finale())
    shell.page.is_open = True
    shell.page.run()
    assert not shell.dialog
    table.commands["result"]("")
    assert "result" in shell.dialog


def test_the_picture_is_made_from_the_result() -> None:
    shell, dialog = over()
    assert "Save as a picture" in dialog
    shell.screen.commands["picture"]("")
    shell.page.run()
    [(name, svg)] = shell.device.given.items()
    assert name == "domino-run-train" and svg.startswith("<svg ")
    assert shell.page.find("picture-said").textContent == "The picture is saved."


def test_when_all_people_are_out_the_result_is_one_tap_away() -> None:
    stands = dungeon("3-3", hands="1-2/0-5/ ", pile="0-0", seat=0)
    match = replace(Match(GAME, 3, "train"), states=(stands,))
    record = Record("a1", match, ["easy", "easy", "person"], ["Moss", "Rust", "Ada"])
    shell, table = at_table(record)
    assert record.all_out and "Ada is out" in shell.page.shown["screen"]
    assert 'data-do="skip-on"' in shell.page.shown["screen"]
    table.commands["skip-on"]("")
    shell.page.run()
    assert table.record.outcome and "result" in shell.dialog


def test_while_a_person_plays_nobody_is_offered_the_result() -> None:
    record = new_record()
    assert not record.all_out
    shell, _ = at_table(record)
    assert "To the result" not in shell.page.shown["screen"]


# --- sounds ---------------------------------------------------------------------------------------


def test_sound_is_off_until_somebody_says_yes_and_is_asked_for_before_a_match_until_it_is_said() -> None:
    shell, table = at_table()
    table.sound("tile")
    assert not shell.device.sounds and "with sound?" not in shell.page.shown["screen"]
    shell.to_start("domino-run")
    assert "Play with sound?" in shell.page.shown["screen"]
    Common(shell).do_choose("sound=on")
    assert "Play with sound?" not in shell.page.shown["screen"] and shell.device.sounds == ["tile"]
    shell.open_record(table.record)
    shell.screen.sound("dice")
    assert shell.device.sounds == ["tile", "dice"] and not shell.device.shakes


def test_each_kind_of_sound_can_be_switched_off() -> None:
    shell, table = at_table()
    common = Common(shell)
    common.do_choose("sound=on")
    assert shell.device.sounds == ["tile"], "a sample"
    common.do_choose("sound-fights=off")
    common.do_choose("vibration=on")
    for name in KINDS:
        table.sound(name)
    assert set(shell.device.sounds) == set(KINDS) - set(SOUNDS["fights"])
    assert shell.device.shakes == ["key", *KINDS]
    form = settings_html(shell.settings)
    assert all(f'name="{name}"' in form for name in CHOICES)


def test_each_sound_is_short_soft_and_there() -> None:
    script = """
      globalThis.AudioContext = class {};
      const { readFileSync } = await import("node:fs");
      const { ZZFX } = await import(process.cwd() + "/node_modules/zzfx/ZzFX.js");
      const ours = readFileSync("static/sound.mjs", "utf8").replace(/^import built.*$/m, "const built = {};");
      const { SOUNDS, samples } = await import("data:text/javascript," + encodeURIComponent(ours));
      for (const name of Object.keys(SOUNDS)) {
        const all = samples(name, ZZFX);
        const peak = all.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        console.log(name, all.length / ZZFX.sampleRate, peak, Math.abs(all.at(-1)));
      }"""
    made = run(
        ["node", "--input-type=module", "-e", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    heard = {line.split()[0]: [float(n) for n in line.split()[1:]] for line in made.stdout.splitlines()}
    assert set(heard) == set(KINDS), "a row for each name"
    for name, (seconds, peak, last) in heard.items():
        assert 0.03 < seconds < 1.6, name
        assert 0.2 < peak < 1.0, f"{name} is silent or clips: {peak}"
        assert last < 0.01, f"{name} ends with a click"
