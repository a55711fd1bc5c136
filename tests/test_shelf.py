"""The shelf: what a game's cover says is all that is needed to show it, and is said once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import games
from app.keep.saved_record import record_json
from app.keep.schema import Newer, Saved, as_record
from app.screens import home
from app_page import ENTRY, finished
from laws import SLUGS
from tabletop.cover import DEPTHS, Cover
from tabletop.wording import number

ROOT = Path(__file__).parents[1]
UNUSUAL = Cover("CoLF DaDA & <co>", range(1, 2), (20, 40), "A hero, and monsters of two words.", "deep")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_called_as_its_cover_says(slug: str) -> None:
    cover, game = games.cover(slug), games.load(slug).game
    assert (game.title, game.seats, game.slug) == (cover.title, cover.seats, slug)
    assert 0 < cover.minutes[0] < cover.minutes[1]
    assert cover.depth in DEPTHS
    assert cover.blurb.endswith(".") and len(cover.blurb) < 80


def test_a_cover_is_looked_at_without_the_rules() -> None:
    code = (
        "import sys, games; print(games.cover('dunginoes').title, 'games.dunginoes.rules' in sys.modules,"
        " 'games.dunginoes.table' in sys.modules)"
    )
    seen = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "py", capture_output=True, text=True, check=True
    )
    assert seen.stdout.split() == ["Dunginoes", "False", "False"]


def test_a_cover_in_words() -> None:
    assert UNUSUAL.players == "for 1 player" and UNUSUAL.time == "20 to 40 minutes"
    assert UNUSUAL._replace(seats=range(2, 3)).players == "for 2 players"
    assert UNUSUAL._replace(seats=range(1, 5)).players == "for 1 to 4 players"
    assert [number(n) for n in (0, 2, 5, 17)] == ["no", "two", "five", "17"]


def saved(slug: str) -> Saved:
    """A finished match as a page saved it that calls its game so."""
    kept = as_record("a1", record_json(finished(), ENTRY.table))
    assert isinstance(kept, Saved)
    return kept._replace(match=kept.match._replace(game=slug))


def test_a_saved_match_has_its_game_s_own_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, "colf-dada"))
    monkeypatch.setattr(games, "cover", lambda slug: UNUSUAL)
    for record in (saved("colf-dada"), Newer("a1", "colf-dada")):
        row = home.saved_row(record)
        assert "<b>CoLF DaDA &amp; &lt;co&gt;</b>" in row and "Colf" not in row


def test_a_match_of_a_game_not_known_here_is_named_in_plain_words_and_is_no_link() -> None:
    for record in (saved("chess"), Newer("a1", "chess"), Newer("a1", "")):
        row = home.saved_row(record)
        assert home.UNKNOWN in row and "newer version" in row and "<a " not in row and "hess" not in row


def test_the_page_has_no_number_of_games_but_the_shelf_s() -> None:
    for name in ("index.html", "static/manifest.webmanifest"):
        text = (ROOT / name).read_text()
        assert "{number} tabletop games" in text and "five" not in text.lower()
    assert home.Home.title.lower() == f"{number(len(games.SHELF))} tabletop games"
