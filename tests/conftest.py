"""What all tests share: a law that is broken says what broke, and positions that differ are drawn."""

from difflib import ndiff
from typing import Any

import pytest

from app.session.reviewing import Reviewing
from tabletop.game import State

pytest.register_assert_rewrite("laws", "page")


def pytest_assertrepr_compare(op: str, left: Any, right: Any) -> list[str] | None:
    """Two positions in letters, line by line, where a test has found them different."""
    if not (isinstance(left, State) and isinstance(right, State)):
        return None
    return [f"two positions {op}", *ndiff(str(left).splitlines(), str(right).splitlines())]


@pytest.fixture(autouse=True)
def _unreviewed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look at a match that is over takes up to a minute: only modules that say REVIEWED wait."""
    if not getattr(request.module, "REVIEWED", False):
        monkeypatch.setattr(Reviewing, "go_on", lambda self: None)
