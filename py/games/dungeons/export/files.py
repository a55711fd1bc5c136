"""The files in which a map can be taken away (DU7), and what can be chosen of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games.dungeons.chart.model import Chart
from games.dungeons.chart.paper import Look
from games.dungeons.chart.picture import layers, picture
from games.dungeons.chart.players_copy import players
from games.dungeons.chart.walls import survey
from games.dungeons.charting import chart_of
from games.dungeons.export.framing import frame
from games.dungeons.export.geometry import map_file
from games.dungeons.export.key import key
from games.dungeons.export.last_time import NOTHING as NOTHING_YET
from games.dungeons.export.last_time import last_time
from games.dungeons.export.one_page import one_page
from games.dungeons.export.sheets import Paper, how_many, pages
from games.dungeons.export.vtt import universal_vtt
from games.dungeons.notes import entries
from games.dungeons.rules import Dungeons
from tabletop.desk import IMAGE, File, Made, Take
from tabletop.game import Option
from tabletop.wording import counted

LARGEST = 8000  # pixels of a picture's side
PIXELS = (100, 70, 140, *(n for n in range(20, 301) if n not in (70, 100, 140)))  # by the option's choice
INCHES = 39.37  # to a metre
NOTHING = "There is no map yet: lay its first room, and then take it away."

WISHES: Mapping[str, Option] = {
    "copy": Option(
        "Copy",
        ("For you", "For the players"),
        "Yours has all that you know. The players’ has no numbers, marks, notes or secret doors, and once "
        "the evening has begun, no room that they have not seen.",
    ),
    "grid": Option("Grid", ("With squares", "Without"), "Lines of squares on the floors."),
    "ink": Option("Ink", ("In colour", "Sparing ink"), "Sparing ink is black lines on white paper."),
    "pixels": Option(
        "Pixels to a square",
        tuple(map(str, PIXELS)),
        "Virtual tabletops mostly ask for 70, 100 or 140.",
        dial=tuple(sorted(range(len(PIXELS)), key=PIXELS.__getitem__)),
    ),
    "frame": Option(
        "Edges",
        ("Edges that grow", "Edges that stay"),
        "As more of a map is seen it grows outward by whole squares, where it must. Edges that stay leave "
        "room for all of it from the start, which tells the players how far it reaches; where a map is made "
        "during the game, they move seldom.",
    ),
    "paper": Option("Paper", ("A4", "Letter"), "For printing."),
    "pages": Option(
        "Pages", ("An inch to a square", "All on one page"), "In tiles with cut marks, or fitted to a page."
    ),
}


def taken(take: Take) -> Chart | None:
    """The chart of this copy; None if nothing lies yet."""
    state = take.match.state
    assert isinstance(state, Dungeons)
    if not state.laid:
        return None
    edges = frame(state) if take.wishes.get("frame") else None
    if not take.wishes.get("copy"):
        return chart_of(state, take.notes, take.match.seed)._replace(frame=edges)
    if state.evening:
        state = state.view(None)
    chart = players(chart_of(state, entries.open_notes(state, take.notes)))._replace(frame=edges)
    return chart if state.during or state.evening else chart._replace(tokens=())  # who lurks is not known yet


def _look(take: Take) -> Look:
    wishes = take.wishes
    return Look(
        gm=not wishes.get("copy"),
        grid=not wishes.get("grid"),
        ink=bool(wishes.get("ink")),
        pixels=PIXELS[wishes.get("pixels", 0)],
    )


def _made(make: Callable[[Chart, Look, Take], Made | str], take: Take) -> Made | str:
    """A file of the map, under its name; a sentence if there is none yet."""
    chart = taken(take)
    if chart is None:
        return NOTHING
    made = make(chart, _look(take), take)
    return made if isinstance(made, str) else made._replace(name=_name(chart, take))


def _name(chart: Chart, take: Take) -> str:
    """What its file is called; the players' copy does not tell the seed."""
    whose = " (players)" if take.wishes.get("copy") else f" {take.match.seed}"
    return f"{chart.title}{whose}"


def _picture(chart: Chart, look: Look, take: Take) -> Made | str:
    plan = survey(chart)
    width, height = plan.width * look.pixels, plan.height * look.pixels
    if max(width, height) > LARGEST:
        most = LARGEST // max(plan.width, plan.height)
        return (
            f"That picture would be {width:,} by {height:,} pixels, more than {LARGEST:,} a side: "
            f"choose {counted(most, 'pixel')} to a square, or fewer."
        )
    per_metre = round(look.pixels * INCHES)
    return Made(picture=layers(chart, look), width=width, height=height, per_metre=per_metre)


def _tabletop(chart: Chart, look: Look, take: Take) -> Made | str:
    made = _picture(chart, look._replace(grid=False), take)
    return made if isinstance(made, str) else made._replace(text=universal_vtt(chart, IMAGE, look.pixels))


def _sheets(chart: Chart, look: Look, take: Take) -> Made:
    paper: Paper = "Letter" if take.wishes.get("paper") else "A4"
    asked = chart, look, paper, bool(take.wishes.get("pages"))
    return Made(sheets=pages(*asked), pages=how_many(*asked), paper=paper)


def _own(chart: Chart, look: Look, take: Take) -> Made:
    return Made(text=map_file(chart, take.saved if look.gm else None))


def _last_time(chart: Chart, look: Look, take: Take) -> Made | str:
    state = take.match.state
    assert isinstance(state, Dungeons)
    page = last_time(state, chart, look)
    return Made(text=page) if page else NOTHING_YET


def _file(
    slug: str,
    title: str,
    about: str,
    ending: str,
    kind: str,
    make: Callable[[Chart, Look, Take], Made | str],
    *wishes: str,
    sized: bool = False,
) -> File:
    return File(slug, title, about, ending, kind, partial(_made, make), ("copy", *wishes), sized)


FILES = (
    _file(
        "png",
        "Picture",
        "PNG, for any tabletop or chat.",
        ".png",
        "image/png",
        _picture,
        "frame",
        "grid",
        "ink",
        "pixels",
        sized=True,
    ),
    _file(
        "vtt",
        "Virtual tabletop",
        "Universal VTT: the picture, with walls and doors that lie exactly on it. With 2, 4 or 6 squares to "
        "a half of a domino, all rooms and doors lie on the tabletop’s grid.",
        ".dd2vtt",
        "application/json",
        _tabletop,
        "frame",
        "ink",
        "pixels",
        sized=True,
    ),
    _file(
        "print",
        "Print",
        "On paper, to be laid out under miniatures.",
        "",
        "",
        _sheets,
        "frame",
        "grid",
        "ink",
        "paper",
        "pages",
        sized=True,
    ),
    _file(
        "svg",
        "Drawing",
        "SVG, sharp at any size, to be drawn on further.",
        ".svg",
        "image/svg+xml",
        lambda chart, look, take: Made(text=picture(chart, look)),
        "frame",
        "grid",
        "ink",
    ),
    _file(
        "key",
        "Key to the rooms",
        "Markdown: numbers, names and notes, to read from.",
        ".md",
        "text/markdown",
        lambda chart, look, take: Made(text=key(chart)),
    ),
    _file(
        "last-time",
        "Last time …",
        "A page: what has happened so far, in 150 words, and the map as it stands.",
        ".html",
        "text/html",
        _last_time,
        "grid",
        "ink",
    ),
    _file(
        "map",
        "Map file",
        "JSON. Your copy, imported here, brings the map back with all that is written.",
        ".json",
        "application/json",
        _own,
        "frame",
    ),
    _file(
        "one-page",
        "One Page Dungeon",
        "JSON in the manner of Watabou’s generator, for programs that read it.",
        ".one-page.json",
        "application/json",
        lambda chart, look, take: Made(text=one_page(chart)),
    ),
)
