"""What is said aloud, held like rules: a match of each game stands in `tests/spoken/` as a screen reader gets
it, and is read by a person whenever it changes (`make spoken`)."""

from __future__ import annotations

import re

import pytest

from app.session.narration import SENTENCE
from games import load
from games.viewer import Viewer
from laws import SLUGS
from speech import SPOKEN, speech
from walks import some, walk

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
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


@pytest.mark.parametrize("slug", SLUGS)
def test_a_domino_has_one_name_which_is_in_words(slug: str) -> None:
    entry, seats = load(slug), load(slug).game.seats[-1]
    names = NAMES[:seats]
    table, said = entry.table, []
    for state in some([*walk(entry, seats, "names")], 40):
        view = state.view(state.seat)
        said += [state.tell(event, names) for event in state.events()]
        said += [view.prompt(names), table.summary(view, names)]
        said += [cell.words for cell in table.cells(view, Viewer(view.seat, names))]
        for action in view.legal_actions():
            said += [table.VERBS.order(view, action, names), table.VERBS.forecast(view, action, names)]
            said.append(table.VERBS.reason(view, action, names))
            said.append(view.why_illegal(action, names, table.VERBS.order(view, action, names)))
        parts = "".join(table.draw(view, Viewer(view.seat, names)).values())
        for touch in some(sorted(set(re.findall(r'data-touch="([^"]+)"', parts))), 12):
            said += [table.about(view, touch, names), view.why_not(touch, names)]
    assert {words for words in said if words and re.search(r"\b\d-\d\b", words)} == set()
