"""The screen for everybody: what a table sends to those who look on, when, and what they make of it; and the
picture of a match in a link."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.screens.spectator import LOOK, STILL, Spectator, drawn
from app.screens.spectator_line import LEFT, NOBODY, SILENT
from app.session import play_area
from app.session.model import Autosave
from app.session.spectators import GONE, Message, last_told, read, told_to_all
from app.session.watching import Watching
from app_page import FakeShell, does, so_far
from tabletop.link import LinkError, letters
from tabletop.match import Match
from tabletop.snapshot import DAMAGED, LARGEST, is_snapshot, parse_snapshot, snapshot_link
from walks import plies

SLUGS = ("nullgame", *games.SHELF)
SECRET = "nullgame"


def matched(slug: str, seed: str = "train") -> Match:
    """A match by chance to its end, with as many as can play."""
    entry = games.load(slug)
    match = Match(entry.game, max(entry.game.seats), seed)
    for _, action in plies(entry, match.seats, seed):
        if action:
            match = match.play(action)
    return match


def record(slug: str = SECRET, seed: str = "train", id: str = "a1") -> Record:
    """A match that has just begun, with people at all seats."""
    game = games.load(slug).game
    seats = max(game.seats)
    names = ["Ada", "<Ben>", "Cleo", "Dov", "Eva"][:seats]
    return Record(id, Match(game, seats, seed), ["person"] * seats, names)


def windows(table: Record | None = None) -> tuple[FakeShell, FakeShell]:
    """Two windows of one browser: a table, and a screen for everybody."""
    first, second = FakeShell(), FakeShell()
    second.device.air = first.device.air
    if table:
        first.open_record(table)
    return first, second


def look_on(shell: FakeShell, slug: str = SECRET, id: str = "a1") -> Any:
    """Open the screen, and let it ask."""
    screen = Spectator(shell, slug, id)
    shell.screen = screen
    screen.draw()
    screen.line.ask()
    return screen


def choose(shell: FakeShell) -> None:
    """Whoever decides lifts the curtain and takes the first choice."""
    table = shell.screen
    if table.session.curtain_down:
        table.commands["lift"]("")
    does(table, str(table.session.match.state.legal_actions()[0]))


ELEMENTS = re.compile("script|style|link|meta|base|img|iframe|object|embed|form|audio|video")
ATTRIBUTES = re.compile("on|style$|src|action$|form|ping$|target$|data-(action|do|pick|rescue|typed)$")


class Unfit(HTMLParser):
    """What in a text would run, load, lead away or be a choice."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [tag] if ELEMENTS.fullmatch(tag) else []
        self.found += [name for name, _ in attrs if ATTRIBUTES.match(name)]
        self.found += [name for name, to in attrs if name.endswith("href") and not (to or "").startswith("#")]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_game_shows_to_all_can_only_be_looked_at(slug: str) -> None:
    """Screens for everybody show what they are sent as it is."""
    match = matched(slug)
    names = ['<script>"', *(f"Player {seat}" for seat in range(1, match.seats))]
    for state in match.states[:: max(1, len(match.states) // 8)]:
        for html in play_area.public(games.load(slug), state, names).values():
            assert Unfit(html).found == []


# --- what is sent, and when -----------------------------------------------------------------


def test_a_screen_shows_what_everybody_may_see_and_goes_on_with_the_table() -> None:
    first, second = windows(record())
    screen = look_on(second)
    assert "The die shows" in second.page.shown["screen"] and screen.about == ""
    for _ in range(2):
        choose(first)
        state, names = first.screen.record.match.state, first.screen.record.names
        assert dict(screen.drawn) | play_area.public(first.screen.session.entry, state, names) == dict(
            screen.drawn
        )
        assert screen.told == last_told(first.screen.record.match, names) == second.page.spoken[-1]
        assert "data-action" not in second.page.shown["screen"]
    assert "Ada" in second.page.shown["screen"] and "&lt;Ben&gt;" in second.page.shown["screen"]


def test_nothing_is_drawn_or_sent_while_nobody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings: list[object] = []
    public = play_area.public
    monkeypatch.setattr(play_area, "public", lambda *given: drawings.append(given) or public(*given))
    first, second = windows(record())
    said = first.device.air.said
    choose(first)
    assert drawings == [] and [read(text).kind for text in said] == ["here"]
    screen = look_on(second)
    assert len(drawings) == 1
    first.screen.draw()
    assert len(drawings) == 2 and [read(text).kind for text in said][-1] == "picture"
    before = len(said)
    first.screen.draw()
    assert len(said) == before, "the same picture is not sent twice"
    screen.leave()
    first.page.clock = lambda: 10.0 * GONE
    choose(first)
    assert len(drawings) == 3 and len(said) == before, "they have stopped asking"


def test_pictures_of_a_film_come_one_after_the_other() -> None:
    first, second = windows(record("domino-run"))
    first.page.moves = "normal"
    screen = look_on(second, "domino-run")
    told = []
    screen.line.show = lambda parts, words: told.append((dict(parts), words))
    for _ in range(3):
        choose(first)
        first.page.run()
    assert [words for _, words in told[2:]] == [
        "Runs 1 space, with 6.",
        "Double blank is complete: key number 1.",
        "Runs 1 space, with 6. Double blank is complete: key number 1.",
    ]
    assert told[-1][1] == last_told(first.screen.record.match, first.screen.record.names)


def test_what_was_picked_or_hinted_is_not_shown() -> None:
    first, second = windows(record("domino-run"))
    screen = look_on(second, "domino-run")
    before = dict(screen.drawn)
    first.screen.armed = str(first.screen.record.match.state.legal_actions()[0])
    first.screen.draw()
    assert screen.drawn == before and "data-armed" not in second.page.shown["screen"]


# --- coming and going -------------------------------------------------------------------------


def test_a_table_that_goes_leaves_its_picture_and_comes_back_by_itself() -> None:
    first, second = windows(record())
    screen = look_on(second)
    choose(first)
    picture = dict(screen.drawn)
    first.screen.leave()
    assert screen.about == LEFT and screen.drawn == picture and LEFT in second.page.spoken
    assert first.device.air.channels == [screen.line.channel]
    match = first.screen.record.match
    first.open_record(Record("a1", match, ["person"] * 2, ["Ada", "Ben"]))
    assert screen.about == "" and "Ben" in second.page.shown["screen"]
    first.screen.went()
    assert screen.about == "", "it is still there, and answers"


def test_a_screen_that_was_there_before_any_table() -> None:
    first, second = windows()
    screen = look_on(second)
    assert "Waiting" in screen.about
    first.open_record(record())
    assert screen.about == "" and screen.drawn


def test_two_tables_of_one_match_and_the_one_that_is_played_on_is_shown() -> None:
    first, second = windows(record())
    other = FakeShell()
    other.device.air = first.device.air
    other.open_record(record())
    screen = look_on(second)
    choose(first)
    assert screen.line.followed == first.screen.spectators.me
    other.screen.changed_elsewhere(other.screen.saving.name)
    screen.line.ask()
    assert screen.told == last_told(first.screen.record.match, first.screen.record.names)
    first.screen.leave()
    assert screen.about == LEFT, "the other one is behind, and says nothing"
    other.screen.session = replace(other.screen.session, autosave=Autosave())
    screen.line.ask()
    assert screen.about == "" and screen.line.followed == other.screen.spectators.me


def test_a_table_that_says_nothing_more() -> None:
    first, second = windows(record())
    screen = look_on(second)
    first.screen.spectators.channel.close()
    for number, why in ((1, SILENT), (0, NOBODY)):
        screen.line.number, screen.line.heard = number, -GONE - 10
        asking = screen.line.keep_asking()
        second.page.sleep = lambda ms: Halt()
        for _ in range(2):
            asking.send(None)
        asking.close()
        assert screen.about == why


class Halt:
    """A sleep that is over when the test says so."""

    def __await__(self) -> Any:
        yield
        return None


def test_what_is_no_message_is_passed_over() -> None:
    first, second = windows(record())
    screen = look_on(second)
    before, channel = dict(screen.drawn), first.device.Channel(screen.line.channel.name, lambda _: None)
    for text in (
        "",
        "{",
        "[]",
        '{"kind":"picture","by":"x"}',
        '{"kind":"picture","by":"x","parts":{"script":"<b>"}}',
        '{"kind":"picture","by":"x","parts":{"board":7}}',
        '{"kind":"picture","by":"x","parts":{},"number":-1}',
        Message("left", "somebody else", {}).text(),
        "[" * 100_000,
    ):
        channel.say(text)
    assert screen.drawn == before and screen.about == ""


# --- the screen ---------------------------------------------------------------------------------


def test_it_turns_and_says_what_cannot_be_done() -> None:
    first, second = windows(record())
    screen = look_on(second)
    for quarter in ("1", "2", "3", "0"):
        assert screen.key("t")
        assert f'data-quarter="{quarter}"' in second.page.shown["screen"]
    screen.touch("pile")
    assert second.page.spoken[-1] == LOOK and LOOK in second.page.shown["screen"]
    choose(first)
    assert LOOK not in second.page.shown["screen"]
    screen.do_fill("")
    second.page.waiting = second.page.waiting[-1:]
    second.page.run()
    assert "does not let" in second.page.spoken[-1]
    assert not screen.key("x")


# --- nothing that is not for everybody ------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_sent_and_linked_is_made_of_what_everybody_may_see(slug: str) -> None:
    """The law `page_says_what_the_view_knows` for those who look on: shuffle what any seat may not know, and
    nothing changes; neither seed nor log is in it."""
    match = matched(slug, "984351")
    for ply in {1, match.at // 3, match.at // 2, match.at - 1}:
        said, link = everybody(so_far(match, ply))
        for seat in range(match.seats):
            assert everybody(so_far(match, ply, seat)) == (said, link)
        assert "984351" not in said and str(match.states[0].seed) not in said
        snapshot = parse_snapshot(link, games_and_template)
        text = json.dumps([snapshot.view.to_json(), snapshot.names, snapshot.told, snapshot.notes])
        assert "984351" not in text and snapshot.view.seed is None
        assert snapshot.view == match.states[ply].view(None)
        assert not snapshot.view.legal_actions() and len(link) < 3000


def everybody(match: Match) -> tuple[str, str]:
    """All that a table sends of a match, and the link to look at it."""
    seats = match.seats
    shown = Record("a1", match, ["person"] * seats, [f"Player {n}" for n in range(seats)])
    first, second = windows(shown)
    look_on(second, match.game.slug)
    said = [read(text) for text in first.device.air.said]
    pictures = [(one.parts, one.told) for one in said if one.kind == "picture"]
    assert pictures
    first.share(shown, "view")
    return json.dumps(pictures), first.sharing.fragment()


def games_and_template(slug: str) -> Any:
    """The game of a slug, the template among them."""
    return games.load(slug).game if slug in SLUGS else None


# --- the picture in a link --------------------------------------------------------------------------


@pytest.mark.parametrize("slug", games.SHELF)
def test_every_position_fits_a_link_and_is_drawn_from_it_as_it_was(slug: str) -> None:
    match, entry = matched(slug), games.load(slug)
    names = [f"A longish name {seat}" for seat in range(match.seats)]
    for state in match.states[:: max(1, match.at // 12)]:
        if state.ending:
            continue
        link = snapshot_link(match.game, state, names, "Something happened.", {"room 1": "Damp."})
        assert is_snapshot(link)
        snapshot = parse_snapshot(link, games.find)
        assert snapshot.notes == {"room 1": "Damp."} and snapshot.told == "Something happened."
        quiet = state.public()
        quiet._events = []  # what has just moved is not drawn as moving
        assert drawn(link) == (play_area.public(entry, quiet, names), snapshot.told)


def test_at_the_end_it_is_said_of_whom_each_way_it_ended_is() -> None:
    match = matched("run-away")
    names = ["Ada", "Ben", "Cleo", "Dov", "Eva"]
    outcome = match.state.outcome(names)
    assert outcome
    ways = [f"{name}: {reason}" for name, reason in zip(names, outcome.reasons, strict=True)]
    shell = FakeShell()
    shell.open_record(Record("a1", match, ["person"] * 5, names))
    for told in (Watching(match, names, match.at).told, told_to_all(shell.screen.session)):
        assert told.endswith(" ".join(ways))


def test_a_still_screen_says_that_it_is_one() -> None:
    match = matched("dunginoes")
    shell = FakeShell()
    screen = Spectator(
        shell, "dunginoes", "", drawn(snapshot_link(match.game, match.states[9], ["A"] * 4, ""))
    )
    screen.draw()
    assert STILL in shell.page.shown["screen"] and 'data-part="board"' in shell.page.shown["screen"]
    screen.touch("x")
    assert STILL in shell.page.spoken


def test_a_damaged_or_forged_picture_is_one_clear_error() -> None:
    match = matched("penguins")
    link = snapshot_link(match.game, match.states[20], ["A"] * 4, "Rolls.")
    slug, version, kind, text = link.split("/")
    other = "B" if text[40] != "B" else "C"
    for bad in (text[:-9], text + "AAAA", text[9:], "", "-", "é", f"{text[:40]}{other}{text[41:]}"):
        with pytest.raises(LinkError, match="damaged"):
            drawn(f"{slug}/{version}/{kind}/{bad}")
    with pytest.raises(LinkError, match="Reload the page"):
        drawn(f"{slug}/99/{kind}/{text}")
    with pytest.raises(LinkError, match="Ask for a new one"):
        drawn(f"{slug}/0/{kind}/{text}")
    with pytest.raises(LinkError):
        drawn(f"dunginoes/{version}/{kind}/{text}")
    with pytest.raises(LinkError, match="not on this shelf"):
        drawn(f"nothing/{version}/{kind}/{text}")
    with pytest.raises(LinkError, match="too long"):
        drawn(f"{slug}/{version}/{kind}/{text * 20}")


def forged(slug: str, said: Any) -> str:
    """A link with a check sum that is right."""
    from zlib import compress, crc32

    head = f"{slug}/{games.load(slug).game.version}/view"
    text = said if isinstance(said, bytes) else json.dumps(said).encode()
    return f"{head}/{letters(crc32(head.encode() + text).to_bytes(4, 'little') + compress(text, 9))}"


def test_a_forged_view_is_refused() -> None:
    match = matched("penguins")
    view = match.states[20].view(None).to_json()
    good = {"view": view, "names": ["A"] * 4, "told": "", "notes": {}}
    assert drawn(forged("penguins", good))
    bad: list[Any] = [
        b" " * (LARGEST + 10),
        [],
        {},
        good | {"view": view | {"seed": 7}},
        good | {"view": view | {"seat": 99}},
        good | {"view": view | {"seats": 77}, "names": ["A"] * 77},
        good | {"view": view | {"seat": 10**12}},
        good | {"view": {}},
        good | {"names": ["A"] * 3},
        good | {"names": ["A" * 41] * 4},
        good | {"told": "x" * 401},
        good | {"notes": {"room": "x" * 201}},
        good | {"notes": {f"room {n}": "x" for n in range(201)}},
        good | {"notes": {"room": 7}},
        *(good | {"view": view | {name: value}} for name in view for value in ({}, "x", [[None]], -5)),
    ]
    for said in bad:
        try:
            parts, _ = drawn(forged("penguins", said))
        except LinkError as fault:
            assert str(fault) == DAMAGED
        else:  # a value that happens to be one of this field's
            assert parts and said["view"] != view


def test_the_share_dialog_offers_it_while_the_match_goes_on() -> None:
    shell = FakeShell()
    playing = record("dunginoes")
    shell.share(playing, "view")
    assert "What everybody may see now, to look at" in shell.dialog
    url = re.search(r'id="share-url" readonly value="([^"]+)"', shell.dialog)
    assert url and parse_snapshot(url[1].split("#")[1], games.find).names == tuple(playing.names)
    ended = matched("dunginoes")
    shell.share(Record("a2", ended, ["person"] * 4, ["A"] * 4), "match")
    assert "What everybody may see" not in shell.dialog


def test_the_menu_leads_to_it() -> None:
    first, _ = windows(record())
    first.screen.commands["menu"]("")
    assert 'href="#nullgame/players/a1" target="_blank"' in first.dialog


def test_a_seed_called_view_is_a_seed() -> None:
    assert not is_snapshot("domino-run/1/view/-/-") and is_snapshot("#domino-run/1/view/AbC")
