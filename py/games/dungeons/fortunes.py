"""What luck brought in matches of middle bots, in points of winning chance, least first, by the
number of players: written by `make accounts LUCK=1` (tests/accounts.py)."""

from __future__ import annotations

from collections.abc import Mapping

FORTUNES: Mapping[int, str] = {
    1: (
        "-79 -74 -63 -57 -56 -50 -48 -48 -45 -44 -43 -42 -40 -40 -40 -36 -35 -35 -34 -32 -30 -29 -29 -29 "
        "-27 -27 -27 -26 -26 -25 -24 -24 -23 -22 -22 -22 -21 -21 -20 -20 -16 -16 -16 -16 -16 -15 -13 -13 "
        "-12 -12 -11 -11 -10 -9 -9 -5 -5 -4 -1 0 1 2 3 4 5 7 8 12 12 13 13 14 15 17 18 20 21 23 23 23 23 "
        "28 30 40 42 42 43 43 45 48 49 50 51 59 61 61 64 66 71 75"
    ),
}
