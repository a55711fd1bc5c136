"""Phones as hands at a table (`app/live`): meeting, sitting down, choosing, breaking, and what nobody learns."""

from __future__ import annotations

import random
import re

import pytest

import games
from app.session import render
from live import host, phone, seen

SEVERAL = [slug for slug in games.SHELF if max(games.load(slug).game.seats) > 1]


def offered(shell) -> list[str]:
    """The choices that a phone shows."""
    return re.findall(r'data-action="([^"]*)"', seen(shell))


@pytest.mark.parametrize("slug", SEVERAL)
def test_a_phone_comes_to_the_table_and_holds_its_hand(slug):
    table = host(slug)
    ben = phone(table)
    assert "Who are you?" in seen(ben)
    ben.screen.commands["sit"]("1")
    assert table.screen.record.phones == (1,)
    assert table.screen.session.present == {1}
    assert 'data-part="near"' in seen(ben)


@pytest.mark.parametrize("slug", SEVERAL)
def test_a_match_is_played_by_phones_alone_and_nobody_diverges(slug):
    table = host(slug)
    seats = table.screen.record.match.seats
    phones = [phone(table, seat) for seat in range(seats)]
    chance = random.Random(slug)
    for _ in range(60):
        match = table.screen.record.match
        if match.state.ending:
            break
        seat = match.state.seat
        legal = [str(action) for action in match.state.legal_actions()]
        phones[seat].screen.act(chance.choice(legal))
        if armed := table.live.guests[seat].hand.session.armed:
            phones[seat].screen.act(armed)
        assert table.screen.record.match.at > match.at
        for guest, one in zip(table.live.guests, phones, strict=True):
            assert one.screen.picture.parts == render.parts(guest.hand.session)
            assert guest.hand.session.state is table.screen.session.state
