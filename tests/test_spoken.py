"""What is said aloud, held like rules: a match of each game stands in `tests/spoken/` as a screen reader gets
it, and is read by a person whenever it changes (`make spoken`)."""

from __future__ import annotations

import re

import pytest

from app.session.narration import SENTENCE
from games import load
from laws import SLUGS
from speech import SPOKEN, speech

MOST = 300  # letters of one announcement
GLYPH = re.compile(r"[^\w\s.,:;!?…’“”–()/+−=-]")


def announcements(slug: str) -> list[str]:
    """What was said in the match that is kept."""
    lines = (SPOKEN / f"{slug}.txt").read_text().splitlines()
    return [line.strip() for line in lines if not line.startswith(">")]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_said_stands_in_a_file(slug: str) -> None:
    assert speech(load(slug)) == (SPOKEN / f"{slug}.txt").read_text()


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_said_twice_at_once_nor_at_length_nor_in_signs(slug: str) -> None:
    for words in announcements(slug):
        sentences = [sentence.strip() for sentence in SENTENCE.findall(words)]
        assert len(sentences) == len(set(sentences)), words
        assert len(words) <= MOST, words
        assert not GLYPH.search(words), words
