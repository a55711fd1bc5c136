"""Taking a dungeon away (DU7): walls, picture, sheets, the files for tables and programs, and the key."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from math import ceil, pi
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from charts import LOOKS, chart_of, elements, explored, kind, matched, named, one_room, three_rooms, typed
from dominoes import layout
from dominoes.domino import Domino
from dungeon_maps import before, during, evening, made, roamed
from games.dungeons.board.tools import fit_words
from games.dungeons.chart.model import Chart, Door, Exit
from games.dungeons.chart.paper import Look, unit
from games.dungeons.chart.picture import picture
from games.dungeons.chart.players_copy import players
from games.dungeons.chart.walls import Floor, Plan, Portal, Wall, door_width, survey
from games.dungeons.charting import chart_of as drawn_chart
from games.dungeons.export.files import taken
from games.dungeons.export.framing import BLOCK
from games.dungeons.export.geometry import map_file
from games.dungeons.export.key import key
from games.dungeons.export.one_page import one_page
from games.dungeons.export.sheets import INCH, PAPERS, how_many, sheets, tile
from games.dungeons.export.vtt import universal_vtt
from games.dungeons.words import exit_words
from tabletop.desk import Take
from tabletop.grid import NORTH, SOUTH, Point

ROOT = Path(__file__).parents[1]
SCHEMA = json.loads((ROOT / "docs/map-format.schema.json").read_text())
GM, PLAYERS = Look(True, True, False), Look(False, True, False)
CHARTS = {
    "one room": one_room(),
    "three rooms": three_rooms(),
    "typed": typed(),
    **{f"matched {n}": matched(n) for n in (3, 8, 12, 20, 27)},
    **{f"explored {n}": explored(n) for n in (3, 8, 12, 20, 27)},
    **{f"{n} squares": explored(9, "other", n) for n in (1, 2, 4, 5, 6, 7)},
    **{f"{n} squares, matched": matched(9, "other", n) for n in (1, 2, 4, 5)},
}
charts = pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)


def edges(floor: Floor) -> list[Wall]:
    """A floor's four edges."""
    x, y, width, height = floor
    east, south = x + width, y + height
    return [
        Wall(x, y, east, y),
        Wall(x, south, east, south),
        Wall(x, y, x, south),
        Wall(east, y, east, south),
    ]


def atoms(line: Wall) -> set[tuple[float, float]]:
    """The middles of the pieces, half a square long, that a line is made of: it begins and ends on halves."""
    x1, y1, x2, y2 = line
    steps = round(2 * (x2 - x1 + y2 - y1))
    across = (0.25, 0.0) if y1 == y2 else (0.0, 0.25)
    return {(x1 + across[0] * (2 * i + 1), y1 + across[1] * (2 * i + 1)) for i in range(steps)}


def gap(portal: Portal) -> Wall:
    (x1, y1), (x2, y2) = portal.bounds
    return Wall(x1, y1, x2, y2)


def sides(portal: Portal) -> list[tuple[float, float]]:
    """A spot just before and one just behind a portal."""
    dx, dy = (0, 0.1) if portal.way in (NORTH, SOUTH) else (0.1, 0)
    return [(portal.x - dx, portal.y - dy), (portal.x + dx, portal.y + dy)]


def holder(plan: Plan, spot: tuple[float, float]) -> int:
    """The place of the room in which a spot lies, -1 for rock."""
    x, y = spot
    for i, floor in enumerate(plan.floors):
        if floor.x < x < floor.x + floor.width and floor.y < y < floor.y + floor.height:
            return i
    return -1


# Walls


@charts
def test_each_edge_of_each_room_is_wall_or_portal_once(chart: Chart) -> None:
    plan = survey(chart)
    wanted = {atom for floor in plan.floors for edge in edges(floor) for atom in atoms(edge)}
    had = [atom for line in (*plan.walls, *map(gap, plan.portals)) for atom in atoms(line)]
    assert len(had) == len(set(had)), "a wall is there twice, or where a portal is"
    assert set(had) == wanted


@charts
def test_walls_in_one_line_are_one_wall(chart: Chart) -> None:
    plan = survey(chart)
    gaps = {bound for portal in plan.portals for bound in portal.bounds}
    for one in plan.walls:
        assert (one.x1 == one.x2) != (one.y1 == one.y2) and one.x1 <= one.x2 and one.y1 <= one.y2
        for other in plan.walls:
            if (one.x2, one.y2) == (other.x1, other.y1) and (one.x1 == one.x2) == (other.x1 == other.x2):
                raise AssertionError(f"{one} goes on as {other}")
    ends = {end for wall in plan.walls for end in wall.ends}
    assert gaps <= ends or chart.squares < 3, "a portal's ends are ends of walls, or corners of small rooms"


@charts
def test_portals_lie_between_their_rooms_and_lights_inside(chart: Chart) -> None:
    plan = survey(chart)
    for portal in (*plan.portals, *plan.blocked):
        assert sorted(holder(plan, spot) for spot in sides(portal)) == sorted((portal.room, portal.beyond))
        assert portal.rotation == (pi if portal.bounds[0][1] == portal.bounds[1][1] else pi / 2)
        assert portal.width == door_width(chart.squares)
    assert [portal.kind for portal in plan.portals].count("entrance") == 1
    assert len(plan.lights) == 1 + sum(room.final for room in chart.rooms)
    assert all(holder(plan, (light.x, light.y)) >= 0 for light in plan.lights)


@charts
def test_each_door_and_exit_is_a_portal_of_its_kind_or_a_wall(chart: Chart) -> None:
    plan = survey(chart)
    kinds = {portal.joint: portal.kind for portal in (*plan.portals, *plan.blocked)}
    assert all(kinds[door.joint] == door.kind for door in chart.doors)
    doors = {door.joint for door in chart.doors}
    assert all(exit.joint in doors or exit.joint in kinds for exit in chart.exits)
    assert {portal.kind for portal in plan.blocked} <= {"blocked"}
    assert "blocked" not in {portal.kind for portal in plan.portals}


@charts
def test_rock_lies_around_everything_in_whole_squares(chart: Chart) -> None:
    plan = survey(chart)
    rock = 0.6 * chart.squares
    assert (plan.floors[0].x % 1, plan.floors[0].y % 1) == (0, 0), "the first room lies on whole squares"
    assert rock >= 1 or chart.squares == 1
    for x, y, width, height in plan.floors:
        assert x >= rock and y >= rock and x + width <= plan.width - rock and y + height <= plan.height - rock
    assert isinstance(plan.width, int) and isinstance(plan.height, int)


@charts
def test_with_an_even_number_of_squares_every_room_and_door_lies_on_whole_squares(chart: Chart) -> None:
    for squares in (2, 4, 6):
        plan = survey(chart._replace(squares=squares))
        for floor in plan.floors:
            assert all(value % 1 == 0 for value in floor)
        for portal in (*plan.portals, *plan.blocked):
            assert all(value % 1 == 0 for bound in portal.bounds for value in bound)
        assert plan.misfits() == (0, 0)


def test_DU7_2_what_does_not_lie_on_whole_squares_is_told_where_their_number_is_chosen() -> None:
    told = [fit_words(made(seed), {"squares": str(n)}) for seed in range(12) for n in (1, 3, 5)]
    fitting = "All rooms and doors lie on the grid of a virtual tabletop."
    for words in told:
        assert re.fullmatch(
            r"\d+ rooms?( and \d+ doors?)? lies? half a square off the grid of a virtual tabletop; "
            "with 2, 4 or 6 all fit.",
            words,
        )
    assert fit_words(before("3-5 by 3"), {"squares": "3"}) == fitting
    for n in ("2", "4", "6", ""):
        assert {fit_words(made(seed), {"squares": n}) for seed in range(12)} == {fitting}


# Evenings: what was shown before fits what is shown later


def copies(seed: int, during: bool, squares: int, **wishes: int) -> Iterator[Chart]:
    """The players' copies of a whole evening, one after the other."""
    for match in evening(seed, during):
        chart = taken(Take(match, {"squares": str(squares)}, {"copy": 1, **wishes}, {}))
        assert chart
        yield chart


@pytest.mark.parametrize("squares", range(1, 7))
@pytest.mark.parametrize("during", [False, True], ids=["before", "during"])
def test_DU7_2_over_an_evening_rooms_stay_or_move_by_whole_squares_as_the_entrance_does(
    during: bool, squares: int
) -> None:
    grown = 0
    for seed in range(3):
        last: Plan | None = None
        places: dict[str, Floor] = {}
        for chart in copies(seed, during, squares):
            plan, file = survey(chart), json.loads(universal_vtt(chart, "", 100))
            own, first = json.loads(map_file(chart, None))["map"], plan.portals[0]
            assert first.kind == "entrance", "the entrance is the first portal, which tells how far all moved"
            assert file["portals"][0]["position"] == {"x": own["entrance"]["x"], "y": own["entrance"]["y"]}
            if last:
                right, down = first.x - last.portals[0].x, first.y - last.portals[0].y
                assert right % 1 == down % 1 == 0 and right >= 0 and down >= 0, "outward, and never back"
                assert plan.width >= last.width + right and plan.height >= last.height + down
                for name, (x, y, width, height) in places.items():
                    new = plan.floors[[room.name for room in chart.rooms].index(name)]
                    assert new == (x + right, y + down, width, height)
                if plan.width == last.width and plan.height == last.height:
                    assert right == down == 0
                grown += right + down > 0
            last = plan
            places = {room.name: floor for room, floor in zip(chart.rooms, plan.floors, strict=True)}
    assert grown


def test_edges_that_stay_are_those_of_the_whole_map_or_move_seldom() -> None:
    for seed in range(6):
        whole = survey(drawn_chart(made(str(seed)), {}))
        for chart in copies(seed, False, 4, frame=1):
            plan = survey(chart)
            assert (plan.west, plan.north) == (whole.west, whole.north), (
                "the same corner as the master's copy"
            )
            assert (plan.width, plan.height) == (whole.width, whole.height)
        moving, staying = (
            [survey(chart)[1:5] for chart in copies(seed, True, 4, frame=frame)] for frame in (0, 1)
        )
        assert len(set(staying)) < len(set(moving))
        assert all(
            (corner - staying[0][i]) % (BLOCK * 2) == 0 for one in staying for i, corner in enumerate(one)
        )


@pytest.mark.parametrize("during", [False, True], ids=["before", "during"])
def test_pages_that_are_printed_later_fit_those_on_the_table(during: bool) -> None:
    for seed in range(4):
        places: dict[str, tuple[float, ...]] = {}
        for chart in [*copies(seed, during, 4)][::4]:
            plan = survey(chart)
            for page in sheets(chart, PLAYERS, "A4", False):
                part = next(element for element in elements(page)[1:] if kind(element) == "svg")
                x, y, wide, high = (
                    float(value) / unit(plan) for value in (part.get("viewBox") or "").split()
                )
                label = "".join(named(page, "label")[0].itertext())
                here = x + plan.west, y + plan.north, wide, high
                assert places.setdefault(label, here) == here, "a page shows the same squares all evening"
        assert len(set(places.values())) == len(places)


def test_by_hand_one_room() -> None:
    plan = survey(one_room())
    assert (plan.width, plan.height, plan.floors) == (10, 7, (Floor(2, 2, 6, 3),))
    assert plan.walls == (
        Wall(2, 2, 8, 2),
        Wall(2, 5, 4.5, 5),
        Wall(5.5, 5, 8, 5),
        Wall(2, 2, 2, 5),
        Wall(8, 2, 8, 5),
    )
    assert [(portal.x, portal.y, portal.kind) for portal in plan.portals] == [(5, 5, "entrance")]


def test_the_entrance_may_be_told_from_either_side() -> None:
    chart = one_room()
    turned = chart._replace(entrance=(chart.entrance[0], SOUTH))
    assert survey(chart) == survey(turned) and picture(chart, GM) == picture(turned, GM)


def test_an_exit_where_a_door_is_counts_for_nothing() -> None:
    chart = three_rooms()
    door = chart.doors[0]
    again = chart._replace(exits=(*chart.exits, Exit(door.joint, door.way, door.earlier, "blocked")))
    assert survey(again) == survey(chart)


def test_blocked_exits_are_walls_and_secret_ones_portals() -> None:
    chart = three_rooms()
    open_, secret, blocked = (
        survey(chart._replace(exits=tuple(exit._replace(kind=kind) for exit in chart.exits)))  # type: ignore[arg-type]
        for kind in ("open", "secret", "blocked")
    )
    assert open_.walls == secret.walls != blocked.walls
    assert len(secret.portals) == len(blocked.portals) + len(chart.exits)
    assert len(blocked.blocked) == len(chart.exits)


# The picture


def lines(svg: str) -> list[list[float]]:
    """The walls of a picture."""
    [walls] = named(svg, "walls")
    return [
        [float(number) for number in re.split("[ L]", line)]
        for line in (walls.get("d") or "").split("M")
        if line
    ]


@charts
def test_the_picture_draws_the_walls_of_the_survey(chart: Chart) -> None:
    plan = survey(chart)
    drawn = lines(picture(chart, GM))
    scale = unit(plan)
    assert [pytest.approx([value * scale for value in wall], abs=0.01) for wall in plan.walls] == drawn
    floors = [element.get("d") for element in named(picture(chart, GM), "floor")]
    assert len(floors) == len(plan.floors)


@charts
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_picture_stands_for_itself(chart: Chart, look: Look) -> None:
    svg = picture(chart, look)
    kinds = {kind(element) for element in elements(svg)}
    assert kinds <= {"svg", "title", "g", "path", "circle", "rect", "text"}
    for element in elements(svg):
        assert not {
            name for name in element.attrib if name in ("id", "style", "href") or name.startswith("on")
        }
        assert "url(" not in " ".join(element.attrib.values())
    assert {element.get("font-family") for element in elements(svg)} <= {None, "Georgia, serif"}
    root, plan = elements(svg)[0], survey(chart)
    assert root.get("width") == str(plan.width * look.pixels)
    assert root.get("height") == str(plan.height * look.pixels)
    assert bool(named(svg, "grid")) == look.grid
    assert svg == picture(chart, look)


def test_the_game_masters_copy_shows_what_the_players_does_not() -> None:
    chart = explored(27)
    svg = picture(chart, GM)
    assert [int("".join(number.itertext())) for number in named(svg, "number")] == list(range(1, 28))
    kinds = [portal.kind for portal in survey(chart).portals]
    assert len(named(svg, "secret")) == kinds.count("secret") > 2
    assert len(named(svg, "locked")) == kinds.count("locked") > 2
    assert len(named(svg, "special")) == sum(room.special for room in chart.rooms) > 2
    assert len(named(svg, "illusion")) == sum(len(room.illusions) for room in chart.rooms) > 2
    assert len(named(svg, "final")) == 1
    assert len(named(svg, "rubble")) == len(survey(chart).blocked)
    svg = picture(chart, PLAYERS)
    for name in ("number", "secret", "special", "illusion", "final"):
        assert not named(svg, name), name
    assert len(named(svg, "locked")) == kinds.count("locked")
    assert svg == picture(players(chart), GM) == picture(players(chart), PLAYERS)


def test_in_the_players_files_is_nothing_that_only_the_game_master_knows() -> None:
    chart = explored(27)
    rooms = tuple(room._replace(title="TITLE", note="NOTE") for room in chart.rooms)
    chart = players(chart._replace(rooms=rooms, seed="SEED"))
    files = [key(chart), one_page(chart), map_file(chart, None), universal_vtt(chart, "", 70)]
    for text in (*files, picture(chart, PLAYERS)):
        for word in (
            "TITLE",
            "NOTE",
            "SEED",
            "secret",
            '"ending"',
            '"final":true',
            '"special":true',
            '"risk"]',
        ):
            assert word not in text.replace("a secret exit, found", "").replace("a secret door, found", "")
    assert all(exit.kind != "secret" for exit in chart.exits)
    assert len(json.loads(universal_vtt(chart, "", 70))["lights"]) == 1
    assert not json.loads(one_page(chart))["notes"]
    assert {room["number"] for room in json.loads(map_file(chart, None))["map"]["rooms"]} == {None}


def test_pips_columns_and_marks_are_where_the_room_has_them() -> None:
    chart = three_rooms()
    svg = picture(chart, GM)
    assert len(named(svg, "columns")) == 1
    assert len(named(svg, "pips")) == 6
    blank = picture(chart_of([layout.first_room(Domino(0, 0))], (), 3), GM)
    assert not named(blank, "pips")


def test_the_title_is_drawn_where_there_is_room_and_nowhere_else() -> None:
    chart = matched(12)
    assert len(named(picture(chart, GM), "title")) == 1
    assert not named(picture(chart._replace(title="  "), GM), "title")
    assert not named(picture(chart._replace(title="long " * 60), GM), "title")


def test_sparing_ink_is_black_and_grey_on_white() -> None:
    svg = picture(explored(12), Look(True, True, True))
    colours = set(re.findall(r"#[0-9a-f]+", svg))
    assert all(colour[1:3] == colour[3:5] == colour[5:] for colour in colours), colours


# Sheets


@charts
@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_are_as_large_as_their_paper_and_keep_its_margins(chart: Chart, paper: str) -> None:
    width, height = PAPERS[paper]
    across, down = tile(paper)  # type: ignore[arg-type]
    assert (across, down) == (7, 10)
    plan = survey(chart)
    tiles = sheets(chart, GM, paper, False)  # type: ignore[arg-type]
    assert 1 <= len(tiles) <= ceil(plan.width / across + 1) * ceil(plan.height / down + 1)
    for page in (*tiles, *sheets(chart, GM, paper, True)):  # type: ignore[arg-type]
        root = ElementTree.fromstring(page)
        inside = f"{width - 20:g}", f"{height - 20:g}"
        assert (root.get("width"), root.get("height")) == tuple(f"{length}mm" for length in inside)
        assert root.get("viewBox") == f"10 10 {inside[0]} {inside[1]}"
    for page in tiles:
        part = next(element for element in elements(page)[1:] if kind(element) == "svg")
        x, y, wide, high = (float(part.get(name) or 0) for name in ("x", "y", "width", "height"))
        assert x >= 12 and y >= 12 and x + wide <= width - 12 and y + high <= height - 12
        view = [float(value) for value in (part.get("viewBox") or "").split()]
        assert wide / view[2] * unit(plan) == pytest.approx(INCH, abs=0.001), "an inch a square"
        assert high / view[3] * unit(plan) == pytest.approx(INCH, abs=0.001)
        assert len(named(page, "cuts")) == 1
    labels = ["".join(named(page, "label")[0].itertext()) for page in tiles]
    assert len(set(labels)) == len(tiles)


def test_tiles_cover_all_rooms_without_overlap() -> None:
    chart = explored(20)
    plan = survey(chart)
    squares = set()
    for page in sheets(chart, GM, "A4", False):
        part = next(element for element in elements(page)[1:] if kind(element) == "svg")
        x, y, wide, high = (float(value) / unit(plan) for value in (part.get("viewBox") or "").split())
        here = {(i, j) for i in range(round(x), round(x + wide)) for j in range(round(y), round(y + high))}
        assert not here & squares
        squares |= here
    for floor in plan.floors:
        spots = {
            (int(floor.x + i / 2), int(floor.y + j / 2))
            for i in range(round(2 * floor.width))
            for j in range(round(2 * floor.height))
        }
        assert spots <= squares


def test_tile_counts_by_hand() -> None:
    assert (
        len(sheets(one_room(), GM, "A4", False)) == how_many(one_room(), GM, "A4", False) == 2
    )  # 6 by 3, and a wall
    asked = three_rooms(), GM, "Letter"
    assert (
        len(sheets(*asked, False)) == how_many(*asked, False) == 5
    )  # 9 by 12 squares, the entrance at the bottom
    assert how_many(*asked, True) == 1
    labels = [named(page, "label")[0].text for page in sheets(one_room()._replace(title=""), GM, "A4", False)]
    assert labels == ["1 west of the entrance", "the entrance"]
    labels = [named(page, "label")[0].text or "" for page in sheets(three_rooms(), GM, "A4", False)]
    assert [label.partition(" · ")[2] for label in labels] == [
        "1 north of the entrance",
        "1 west of the entrance",
        "the entrance",
        "1 south, 1 west of the entrance",
        "1 south of the entrance",
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_whole_map_fits_between_the_margins(paper: str) -> None:
    width, height = PAPERS[paper]
    for chart in CHARTS.values():
        [page] = sheets(chart, PLAYERS, paper, True)  # type: ignore[arg-type]
        part = next(element for element in elements(page)[1:] if kind(element) == "svg")
        wide, high = (float(part.get(name) or 0) for name in ("width", "height"))
        if "rotate(90)" in page.partition("<svg x=")[0]:
            wide, high = high, wide
        assert wide <= width - 20 + 0.01 and high <= height - 20 + 0.01
        assert wide > width - 20.01 or high > height - 20.01, "as large as can be"


# Files


@charts
def test_universal_vtt_says_what_the_survey_says(chart: Chart) -> None:
    plan = survey(chart)
    data = json.loads(universal_vtt(chart, "iVBORw0KGgo=", 70))
    assert data["format"] == 0.3 and data["image"] == "iVBORw0KGgo="
    assert data["resolution"] == {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": plan.width, "y": plan.height},
        "pixels_per_grid": 70,
    }
    lines = [[(spot["x"], spot["y"]) for spot in line] for line in data["line_of_sight"]]
    assert sorted(wall for line in lines for wall in straight(line)) == sorted(plan.walls)
    assert all(line[0] == line[-1] or line[-1] not in ends(lines) for line in lines), "a line ends at another"
    for given, portal in zip(data["portals"], plan.portals, strict=True):
        assert given["position"] == {"x": portal.x, "y": portal.y}
        assert [(bound["x"], bound["y"]) for bound in given["bounds"]] == list(portal.bounds)
        assert given["closed"] is True and given["freestanding"] is False
    for spot in spots(data):
        assert 0 <= spot["x"] <= plan.width and 0 <= spot["y"] <= plan.height
    for light in data["lights"]:
        assert re.fullmatch("[0-9a-f]{8}", light["color"]) and light["range"] > 0


def straight(line: list[tuple[float, float]]) -> list[Wall]:
    """The straight pieces of a line, each from west to east or from north to south."""
    return [Wall(*min(one, other), *max(one, other)) for one, other in pairwise(line)]


def ends(lines: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    """Where lines begin, and where they end at places where they did not begin."""
    found = [spot for line in lines for spot in {line[0], line[-1]}]
    return [spot for spot in found if found.count(spot) > 1]


def spots(data: object) -> Iterator[dict[str, float]]:
    """All places in plain data."""
    if isinstance(data, dict):
        if set(data) == {"x", "y"}:
            yield data
        for value in data.values():
            yield from spots(value)
    elif isinstance(data, list):
        for value in data:
            yield from spots(value)


@charts
def test_our_own_json_keeps_to_its_schema(chart: Chart) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for text in (map_file(chart, {"log": [1, 2]}), map_file(players(chart), None)):
        jsonschema.validate(json.loads(text), SCHEMA)
    plan, data = survey(chart), json.loads(map_file(chart, None))["map"]
    assert [Wall(*wall) for wall in data["walls"]] == list(plan.walls)
    assert len(data["portals"]) == len(plan.portals)
    assert [room["name"] for room in data["rooms"]] == [room.name for room in chart.rooms]
    assert data["rooms"][0]["joins"] is None


@pytest.mark.parametrize("spoil", ["size", "rooms", "walls", "entrance"])
def test_the_schema_refuses_what_is_no_map(spoil: str) -> None:
    data = json.loads(map_file(three_rooms(), None))
    del data["map"][spoil]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, SCHEMA)


def test_the_documentation_names_all_that_is_in_a_map() -> None:
    text = (ROOT / "docs/map-format.md").read_text()
    for place in ("map", "room"):
        assert all(f"`{name}`" in text for name in SCHEMA["$defs"][place]["properties"])
    for place in ("door", "exit", "portal"):
        assert all(f"`{name}`" in text for name in SCHEMA["$defs"][place]["properties"]["kind"]["enum"])
    for name in json.loads(universal_vtt(one_room(), "", 70)):
        assert f"`{name}`" in text or name == "format"
    assert all(f"`{name}`" in text for name in json.loads(one_page(one_room())))


@charts
def test_in_one_page_dungeons_json_a_door_is_a_square_between_two_rooms(chart: Chart) -> None:
    data = json.loads(one_page(chart))
    assert all(isinstance(value, int) for rect in data["rects"] for value in rect.values())
    squares = [
        (x, y)
        for rect in data["rects"]
        for x in range(rect["x"], rect["x"] + rect["w"])
        for y in range(rect["y"], rect["y"] + rect["h"])
    ]
    assert len(squares) == len(set(squares)), "nothing lies on anything"
    room_of = {
        (x, y): i
        for i, rect in enumerate(data["rects"][: len(chart.rooms)])
        for x in range(rect["x"], rect["x"] + rect["w"])
        for y in range(rect["y"], rect["y"] + rect["h"])
    }
    portals = survey(chart).portals
    for door, portal in zip(data["doors"], portals, strict=True):
        dx, dy = door["dir"]["x"], door["dir"]["y"]
        before = room_of.get((door["x"] - dx, door["y"] - dy), -1)
        behind = room_of.get((door["x"] + dx, door["y"] + dy), -1)
        if portal.kind == "entrance":
            assert (behind, before, door["type"]) == (portal.room, -1, 3), "their way out points inward"
        else:
            assert (before, behind) == (portal.room, portal.beyond)
    assert sum("ending" in rect for rect in data["rects"]) == sum(room.final for room in chart.rooms)
    assert all((column["x"], column["y"]) in room_of for column in data["columns"])
    assert all((column["x"] - 1, column["y"] - 1) in room_of for column in data["columns"]), "in a wall"
    assert len(data["columns"]) == 8 * sum(room.hall for room in chart.rooms)
    assert [note["ref"] for note in data["notes"]] == [str(room.number) for room in chart.rooms]


@pytest.mark.parametrize("squares", range(1, 7))
def test_an_unexplored_exit_leads_into_a_square_of_passage_and_not_out_of_the_dungeon(squares: int) -> None:
    for seed in range(12):
        state = roamed(seed)
        chart = drawn_chart(state, {"squares": str(squares)})
        for copy in (chart, players(chart)):
            data = json.loads(one_page(copy))
            taken = [
                (x, y)
                for rect in data["rects"]
                for x in range(rect["x"], rect["x"] + rect["w"])
                for y in range(rect["y"], rect["y"] + rect["h"])
            ]
            assert len(taken) == len(set(taken)), "two of its squares lie on one another"
            for door in data["doors"]:
                dx, dy = door["dir"]["x"], door["dir"]["y"]
                behind = (door["x"] + dx, door["y"] + dy), (door["x"] - dx, door["y"] - dy)
                assert (behind[0] in taken, behind[1] in taken) == (True, door["type"] != 3)


def test_a_secret_door_that_was_found_is_a_door_in_one_page_dungeons_json() -> None:
    chart = three_rooms()
    found, secret = (
        players(chart._replace(exits=tuple(exit._replace(kind=kind) for exit in chart.exits)))  # type: ignore[arg-type]
        for kind in ("found", "secret")
    )
    assert [door["type"] for door in json.loads(one_page(found))["doors"]] == [3, 1, 1, 1, 1, 1]
    assert [door["type"] for door in json.loads(one_page(secret))["doors"]] == [3, 1, 1]
    gm = json.loads(one_page(explored(27)))["doors"]
    kinds = [portal.kind for portal in survey(explored(27)).portals]
    assert [door["type"] == 6 for door in gm] == [kind == "secret" for kind in kinds]


# The key


def test_the_key_tells_each_room_in_order() -> None:
    chart = three_rooms()
    rooms = (
        chart.rooms[0],
        chart.rooms[1]._replace(title="The Well", note="Deep.\nDark.", special=True),
        chart.rooms[2],
    )
    text = key(chart._replace(rooms=rooms, doors=(chart.doors[0]._replace(kind="locked"), chart.doors[1])))
    assert text.startswith("# The Crypt of Bones\n\n3 rooms. ")
    assert "## 2. The Well\n\n- Domino 3-5: risk 5, great; reward 3, fair\n- A special encounter\n" in text
    assert "- North: an open way, unexplored\n- South: a locked door to room 1\n\nDeep.\\\nDark.\n" in text
    assert (
        "- A hall\n- North: a locked door to room 2\n- East: an open way, unexplored\n- South: the entrance\n"
        in text
    )


@charts
def test_each_portal_of_a_room_is_in_the_key(chart: Chart) -> None:
    plan = survey(chart)
    entries = re.split(r"^## ", key(chart), flags=re.MULTILINE)[1:]
    assert len(entries) == len(chart.rooms)
    for place, entry in enumerate(entries):
        wanted = sum(place in (portal.room, portal.beyond) for portal in (*plan.portals, *plan.blocked))
        ways = re.findall(
            r"^- ((?:North|East|South|West)(?:, the (?:\w+) one)?): ", entry, flags=re.MULTILINE
        )
        assert len(ways) == len(set(ways)) == wanted, "no two ways go by one name"


def test_two_ways_on_one_side_are_told_apart_by_where_they_lie() -> None:
    chart = players(drawn_chart(during("3-5 by 3", "1-2 by 1 at 1,-2 right"), {}))
    assert "- East: a door to room 1-2\n- South: the entrance\n- West, the northern one: an open" in key(
        chart
    )
    assert "- West, the northern one: an open way, unexplored\n- West, the southern one: an open" in key(
        chart
    )


def test_exits_of_a_double_on_one_side_are_told_apart_on_the_page() -> None:
    state = during("3-3")
    told = [exit_words(state, end.joint) for end in state.ends]
    assert len(set(told)) == len(told)
    assert exit_words(state, Point(-1, -2)) == "the west exit of the double three hall (the northern one)"
    for seed in range(12):
        state = roamed(seed)
        joints = {end.joint for end in state.ends}
        assert len({exit_words(state, joint) for joint in joints}) == len(joints)


# What a person has typed


@pytest.mark.parametrize("room", ["chart.escaping", "export.key", "export.json_text", "board.tools", "words"])
def test_the_examples_in_the_modules(room: str) -> None:
    assert doctest.testmod(import_module(f"games.dungeons.{room}")).failed == 0


def test_a_chart_for_the_players_stays_one() -> None:
    chart = explored(20)
    once = players(chart)
    assert players(once) == once
    assert all(isinstance(door, Door) and door.kind != "secret" for door in once.doors)
    assert [room.rect for room in once.rooms] == [room.rect for room in chart.rooms]
