"""Style sheets: the page's own know no game, and what a game's own says holds in that game alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from app.session import play_area
from games.viewer import Viewer
from laws import SLUGS
from walks import some, walk

ROOT = Path(__file__).parents[1]
SHARED = {
    "table",
    "felt",
    "card",
    "choice",
    "choices",
    "quiet",
    "main",
    "sr-only",
    "alarm",
    "pictured",
    "picture",
    "measure",
    "mapped",  # a board that holds a map
    "die-box",
    *("fits", "newest", "finale"),  # of both games with dungeons, static/dungeon.css
}  # static/table.css says so
IN_THE_GAME = re.compile(
    r'((:root)?(\[data-[\w-]+(="[\w-]+")?\])+ )?&[^~+]*'
)  # a selector that speaks of the game itself


def plain(css: str) -> str:
    """A sheet without comments and addresses."""
    return re.sub(r"/\*.*?\*/|url\([^)]*\)", "", css, flags=re.DOTALL)


def heads(css: str) -> Iterator[tuple[int, str]]:
    """What stands before each brace, with how deep it stands."""
    depth = 0
    for text, brace in re.findall(r"([^{};]*)([{};])", plain(css)):
        if brace == "{":
            yield depth, " ".join(text.split())
        depth += {"{": 1, "}": -1}.get(brace, 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_pages_sheets_name_no_class_of_a_game(slug: str) -> None:
    entry = games.load(slug)
    drawn = "".join(
        play_area.frame(entry, seats, entry.table.draw(state, Viewer(None, ["Ada"] * seats)))
        for seats in entry.game.seats
        for state in some([*walk(entry, seats, "style")], 8)
    )
    classes = {word for names in re.findall(r'class="([^"]*)"', drawn) for word in names.split()}
    drawings = " ".join(path.read_text() for path in (ROOT / "py/drawing").glob("*.py"))
    known = SHARED | set(re.findall(r"[\w-]+", drawings))  # "seat-0" is written as f"seat-{seat}" there
    own = {name for name in classes if name not in known and re.sub("-.*", "-", name) not in known}
    styled = {
        name
        for path in (ROOT / "static").glob("*.css")
        for name in re.findall(r"\.([a-z][\w-]*)", plain(path.read_text()))
    }
    assert slug in own and own & styled == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_games_sheet_is_confined_to_the_game(slug: str) -> None:
    sheets = sorted((ROOT / "py/games" / slug.replace("-", "_")).glob("*.css"))
    for depth, head in heads("".join(path.read_text() for path in sheets)):
        if not depth:
            own = rf'\.{slug}|\[data-game="{slug}"\].*|@keyframes {slug}-[\w-]+|@property --{slug}-[\w-]+'
            assert re.fullmatch(own, head), head
        elif "&" in head:
            assert all(IN_THE_GAME.fullmatch(one) for one in head.split(", ")), head
