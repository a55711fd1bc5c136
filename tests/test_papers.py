"""What people read about the project: its links lead somewhere, and it speaks of what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("py/games/*/RULES.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(paper: Path) -> set[str]:
    """What a link may name behind the # of a paper."""
    headings = HEADING.findall(paper.read_text())
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(paper: Path) -> None:
    for link in LINK.findall(paper.read_text()):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = paper.parent / path if path else paper
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link} leads to no heading"


def test_each_make_that_is_told_of_can_be_made() -> None:
    made = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for paper in PAPERS:
        told = set(re.findall(r"(?:`|^    )make (\w+)", paper.read_text(), re.MULTILINE))
        assert told <= made, paper.name


def test_the_changelog_begins_with_the_version_that_the_page_tells() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    newest = re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest and newest[1] == version


def test_the_picture_of_the_games_is_small() -> None:
    assert (ROOT / "docs/games.jpg").stat().st_size < 200_000
