"""The balance and the fuzzing in short: stronger bots win more, and the same again each time."""

from __future__ import annotations

from pathlib import Path

import pytest

import balance
import fuzz


def test_strength_tells() -> None:
    def won(player: str, seeds: int) -> float:
        return balance.means(balance.match("domino-run", player, seed) for seed in range(seeds))["won"]

    assert won("random", 60) < 0.05 < won("easy", 30)
    assert won("strong", 4) >= 0.3


@pytest.mark.parametrize(("better", "worse"), [("strong", "middle"), ("middle", "easy")])
def test_strength_tells_at_a_table_for_two(better: str, worse: str) -> None:
    assert sum(balance.duel("dunginoes", better, worse, number) for number in range(30)) > 15


def test_a_match_of_bots_is_repeatable() -> None:
    assert balance.match("domino-run", "easy", 3) == balance.match("domino-run", "easy", 3)


def test_figures_take_the_place_of_those_before(tmp_path: Path) -> None:
    rules = tmp_path / "RULES.md"
    rules.write_text("# Rules\n\n## Figures\n\nold\n")
    balance.rewrite(
        rules, balance.section({"easy": (30, {"won": 0.25, "turns": 12.3})}, {"a against b": (4, 0.625)})
    )
    text = rules.read_text()
    assert text.startswith("# Rules\n\n## Figures\n") and "old" not in text
    assert "| easy | 30 | 25.0% | 12.3 |" in text and "| a against b | 4 | 62.5% |" in text


def test_fuzz_in_short() -> None:
    assert sum(fuzz.fuzz(0.05, first=1000).values()) > 0
