"""What all tests share: a law that is broken says what broke, and positions that differ are drawn."""

from difflib import ndiff
from typing import Any

import pytest

from tabletop.game import State

pytest.register_assert_rewrite("laws", "page")


def pytest_assertrepr_compare(op: str, left: Any, right: Any) -> list[str] | None:
    """Two positions in letters, line by line, where a test has found them different."""
    if not (isinstance(left, State) and isinstance(right, State)):
        return None
    return [f"two positions {op}", *ndiff(str(left).splitlines(), str(right).splitlines())]
