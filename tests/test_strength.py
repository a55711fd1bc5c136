"""How the strength of bots is told: the arithmetic of shares, tenths and the page."""

from __future__ import annotations

from statistics import mean

import pytest

import regret
import strength
from games import load
from strength import Fate


def test_tenths_go_from_least_to_most_and_hold_all_that_was_said() -> None:
    fates = [Fate(float(n >= 50), [n / 100]) for n in range(100)] + [Fate(1.0)]
    rows = list(strength.deciles(fates))
    assert sum(count for *_, count in rows) == 100
    assert [got for _, got, _, _ in rows] == [0.0] * 5 + [1.0] * 5
    assert [said for said, *_ in rows] == sorted(said for said, *_ in rows)


def test_all_decisions_of_a_match_count_and_err_together() -> None:
    won, lost = Fate(1.0, [0.5] * 8), Fate(0.0, [0.5] * 2)
    [row] = {(said, got) for said, got, _, _ in strength.deciles([Fate(0.8, [0.5] * 10)])}
    assert row == (0.5, 0.8)
    groups = list(strength.deciles([won, lost] * 50))
    assert mean(got for _, got, _, _ in groups) == pytest.approx(0.8)
    single = list(strength.deciles([Fate(float(n % 2), [n / 1000]) for n in range(1000)]))
    assert single[0][2] == pytest.approx(0.05)


def test_a_fit_makes_what_is_said_come_true() -> None:
    fates = [
        Fate(float(n < came), [said]) for said, came in ((0.2, 35), (0.5, 65), (0.8, 85)) for n in range(100)
    ]
    stretch, shift = strength.fit(fates)
    assert (stretch, shift) == pytest.approx((0.85, 0.6), abs=0.03)


def test_the_error_of_a_share_is_that_of_coins() -> None:
    assert strength.error([1.0, 0.0] * 200) == pytest.approx(0.025)


def test_a_game_gets_its_own_section_anew_and_the_others_stay() -> None:
    page = "# Title\n\nWords.\n\n## One\n\nold\n\n## Two\n\nstays\n"
    anew = strength.rewrite(page, "One", "## One\n\nnew\n")
    assert anew == "# Title\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nstays\n"
    assert strength.rewrite(anew, "Three", "## Three\n\nmore\n") == anew + "\n## Three\n\nmore\n"


def test_the_same_number_is_the_same_match() -> None:
    once = strength.fresh("domino-run", "middle", 7)
    assert once == strength.fresh("domino-run", "middle", 7)
    assert once.got in (0.0, 1.0) and once.said and all(0 <= said <= 1 for said in once.said)


@pytest.mark.slow
def test_a_hint_loses_little_to_a_longer_search_and_a_worse_one_much(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = range(12)
    found = {number: regret.position(load("dunginoes"), 1, number) for number in numbers}

    def losses() -> list[regret.Loss]:
        return [one for number in numbers if (one := regret.loss("dunginoes", 1, 30, number))]

    monkeypatch.setattr(regret, "position", lambda entry, seats, number: found.get(number))
    hints = losses()
    assert len(hints) > 4 and mean(one.lost for one in hints) < 0.03
    found = {n: (one[0], [one[1][-1], *one[1][:-1]]) for n, one in found.items() if one}  # the worst first
    monkeypatch.setattr(regret, "NEAR", 1.0)
    assert mean(one.lost for one in losses()) > mean(one.lost for one in hints)
    assert "points lost a hint" in regret.told(hints)
