"""The balance and the fuzzing in short, and what the figures are told by."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import balance
import fuzz
import games
import laws
import matches
from games import load
from short import slow

SWAPPED = {"easy": "middle", "middle": "easy", "strong": "strong"}


@slow
def test_a_bot_that_plays_worse_than_the_one_below_it_breaks_the_law() -> None:
    entry = load("dunginoes")
    bot = SimpleNamespace(**vars(entry.bot))
    bot.candidates = lambda view, strength: entry.bot.candidates(view, SWAPPED[strength])
    with pytest.raises(
        AssertionError, match=r"middle gets 4.% of 800 duels against easy, give or take [1-4]%"
    ):
        laws.stronger_bots_are_no_worse(entry._replace(bot=bot), 2, "")


def test_that_law_forgives_bad_luck_in_the_first_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    monkeypatch.setattr(laws, "share", lambda *duel: played.append(duel[-1]) or float(duel[-1] > 12))
    laws.stronger_bots_are_no_worse(load("nullgame"), 2, "")
    assert max(played) > 12, "more were played, because the first were lost"


def test_alone_both_play_the_same_seed_and_the_higher_score_is_ahead() -> None:
    entry = load("domino-run")
    easy, chance = (matches.play(entry, [player], 2).outcome() for player in ("easy", "random"))
    assert easy and chance and easy.value(0) > chance.value(0)
    assert matches.share(entry, "easy", "random", 2) == 1
    assert matches.share(entry, "random", "easy", 2) == 0
    assert matches.share(entry, "easy", "easy", 2) == 0.5


def test_few_matches_are_told_and_the_rules_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten: list[str] = []
    monkeypatch.setattr(balance, "of_game", lambda slug, wanted: f"{slug}: {wanted}")
    monkeypatch.setattr(balance, "rewrite", lambda path, text: rewritten.append(text))
    assert balance.publish("dunginoes", 1999).startswith("dunginoes: 1999\nThe rules stay as they are")
    assert not rewritten
    assert "Written" in balance.publish("dunginoes", 2000) and rewritten == ["dunginoes: 2000"]


def test_players_read_nothing_of_our_tools() -> None:
    tool = re.compile(r"`make\b|\bmake [a-z]+ ?[A-Z]+=|\bmake (balance|golden|fuzz|bench|test|play)\b")
    rules = [path.read_text() for path in Path(games.__file__).parent.glob("*/RULES.md")]
    assert rules and not any(map(tool.search, rules))


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


@slow
def test_fuzz_in_short() -> None:
    assert sum(fuzz.fuzz(0.05, first=1000).values()) > 0
