"""The cursor on the board: one stop, from which everything that lies there is walked over and said."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from app.session import cursor
from app.session import intents as on
from games import load
from games.contract import KINDS, Cell
from games.viewer import Viewer
from laws import SLUGS
from page import offered
from tabletop.game import State
from tabletop.grid import STEPS
from test_command_line import table
from walks import some, walk

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
MAPS = [slug for slug in SLUGS if load(slug).table.FACTS.board]


def positions(slug: str, many: int) -> list[tuple[State, Viewer]]:
    """Some positions of a match, as whoever decides sees them: with nothing picked, and with some of what can
    be picked."""
    entry = load(slug)
    seats = max(entry.game.seats)
    found = []
    for state in some([*walk(entry, seats, "cursor")], many):
        view, bare = state.view(state.seat), Viewer(state.seat, NAMES[:seats])
        found.append((view, bare))
        parts = "".join(entry.table.draw(view, bare).values())
        for what in some(sorted(set(re.findall(r'data-pick="([^"]+)"', parts))), 3):
            found.append((view, bare._replace(picked=entry.table.pick(view, (), what))))
    return found


def walked(cells: Sequence[Cell]) -> set[str]:
    """The cells to which arrows and letters lead."""
    reached, edge = {cursor.begins(cells).id}, [cursor.begins(cells)]
    for at in edge:
        ways = [cursor.ahead(cells, at, way) for way in range(len(STEPS))]
        ways += [cursor.sought(cells, at, kind) for kind in ("lit", *KINDS)]
        for cell in ways:
            if cell and cell.id not in reached:
                reached.add(cell.id)
                edge.append(cell)
    return reached


def test_the_boards_that_are_maps_have_cells_and_no_others() -> None:
    assert set(MAPS) == {"domino-run", "dungeons", "dunginoes", "penguins", "run-away"}
    for slug in set(SLUGS) - set(MAPS):
        state = load(slug).game.new(load(slug).game.seats[0], "cells")
        assert not load(slug).table.cells(state, Viewer(0))


@pytest.mark.parametrize("slug", MAPS)
def test_every_cell_is_walked_to_and_says_what_it_is(slug: str) -> None:
    tables = load(slug).table
    for view, viewer in positions(slug, 10):
        cells = tables.cells(view, viewer)
        ids = {cell.id for cell in cells}
        assert len(ids) == len(cells) > 0
        assert all(leads in ids for cell in cells for leads in cell.ways.values())
        assert walked(cells) == ids
        for cell in cells:
            assert len(cell.words) > 3 and "None" not in cell.words and set(cell.kinds) <= set(KINDS), cell


@pytest.mark.parametrize("slug", MAPS)
def test_what_a_cell_does_is_what_its_element_does(slug: str) -> None:
    tables = load(slug).table
    for view, viewer in positions(slug, 10):
        board = tables.draw(view, viewer)["board"]
        for cell in tables.cells(view, viewer):
            kind, _, what = cell.does.partition(":")
            if kind in ("action", "pick"):
                assert f'data-{kind}="{what}"' in board, cell
            if kind == "action":
                assert what in offered(board)


def test_the_edge_is_told_and_a_kind_that_is_not_there() -> None:
    shell = table("domino-run")
    screen, page = shell.screen, shell.page
    screen.act("keep the line")
    page.run()
    screen.on_board("Home", False)
    assert "Your runner" in page.spoken[-1]
    for _ in range(40):
        screen.on_board("ArrowRight", False)
    assert page.spoken[-1].startswith("The edge.")
    screen.on_board("p", False)
    assert page.spoken[-1] == cursor.FOUND_NONE["rival"]
    screen.on_board("i", False)
    assert "Enter chooses it." in page.spoken[-1]
    at = screen.session.match.at
    screen.on_board("Enter", False)
    assert screen.session.match.at == at + 1 or screen.session.armed


def test_whatever_the_cursor_says_of_a_choice_is_shown_as_well() -> None:
    screen = table("penguins").screen
    screen.dispatch(on.Seek("lit"))
    assert screen.session.reply.kind == "forecast" and screen.session.reply.text


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_picked_is_said_with_what_it_can_do(slug: str) -> None:
    tables = load(slug).table
    for view, viewer in positions(slug, 8):
        words = tables.picked_words(view, viewer.picked, NAMES)
        assert not words or (words[0].isupper() and words[-1] in ".!" and len(words) < 300), words
        assert bool(words) or not viewer.picked, viewer.picked


@pytest.mark.parametrize("slug", [slug for slug in MAPS if load(slug).table.FACTS.beyond])
def test_an_arrow_goes_through_the_door_and_what_lies_beyond_a_wall_is_told_so(slug: str) -> None:
    shell = table(slug, "doors")
    screen, page = shell.screen, shell.page
    page.run()
    for _ in range(10):
        screen.dispatch(on.Tell("1"))
        screen.dispatch(on.Tell("yes"))
        page.run()
    cells = cursor.cells(screen.session)
    for cell in cells:
        for way, leads in cell.ways.items():
            there = cursor.ahead(cells, cell, way)
            assert there and there.id == leads
    heard = set()
    for step in range(160):
        before, way = cursor.here(screen.session, cells), step * 7 // 5 % len(STEPS)
        screen.dispatch(on.Walk(way))
        after = cursor.here(screen.session, cells)
        apart = before.ways and after.ways and after is not before and after.id != before.ways.get(way)
        told = page.spoken[-1].startswith(f"{load(slug).table.FACTS.beyond}: ")
        assert told == bool(apart)
        heard.add(told)
    assert False in heard
