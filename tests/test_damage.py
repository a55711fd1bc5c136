"""Damage of every kind to all that is read, in short; `make fuzz` goes on from there."""

from __future__ import annotations

import pytest

import damage_cases
import in_pyodide
from short import slow, slow_but

CASES = 1400


@pytest.mark.parametrize("part", slow_but(lambda part: part == 0, range(7)))
def test_nothing_throws_and_nothing_healthy_is_lost(part: int) -> None:
    for case in range(part, CASES, 7):
        try:
            assert damage_cases.hold(case)
        except Exception as fault:
            raise AssertionError(f"damage_cases.hold({case}): {fault!r}") from fault


@slow
def test_inside_pyodide_too_where_deep_nesting_would_end_the_interpreter() -> None:
    """Each kind of damage twenty times; `make fuzz` goes on from there, on this Python."""
    held = in_pyodide.run("import damage_cases; [damage_cases.hold(case) for case in range(5000, 5140)]")
    assert len(held) == 140
