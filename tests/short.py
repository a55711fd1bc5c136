"""What `make check` leaves out, and `make test` tries: what takes seconds, and what is more of the same."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

slow = pytest.mark.slow


def slow_but(few: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Cases of a test, all of them slow but these few."""
    return [case if few(case) else pytest.param(*_whole(case), marks=slow) for case in cases]


def _whole(case: Any) -> tuple[Any, ...]:
    """A case as the arguments that it is."""
    return case if isinstance(case, tuple) else (case,)
