"""What luck brought in matches of middle bots, in points of winning chance, least first, by the
number of players: written by `make accounts LUCK=1` (tests/accounts.py)."""

from __future__ import annotations

from collections.abc import Mapping

FORTUNES: Mapping[int, str] = {
    1: (
        "-62 -59 -58 -57 -55 -55 -54 -54 -54 -53 -53 -53 -53 -52 -52 -52 -52 -51 -51 -50 -50 -50 -50 -50 "
        "-48 -48 -48 -47 -47 -46 -45 -44 -44 -44 -42 -41 -36 -30 -29 -28 -25 -23 -23 -22 -22 -22 -21 -21 "
        "-21 -18 -13 -9 -6 -4 4 9 11 13 15 17 27 27 32 36 40 41 43 45 45 47 48 50 51 52 56 56 58 58 58 59 "
        "60 61 62 63 63 63 64 64 74 80 82 83 88 89 95 95 99 102 118 131"
    ),
}
