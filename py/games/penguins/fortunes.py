"""What luck brought in matches of middle bots, in points of winning chance, least first, by the
number of players: written by `make accounts LUCK=1` (tests/accounts.py)."""

from __future__ import annotations

from collections.abc import Mapping

FORTUNES: Mapping[int, str] = {
    2: (
        "-112 -104 -104 -97 -94 -94 -91 -82 -82 -80 -72 -63 -58 -58 -56 -54 -53 -52 -52 -50 -50 -49 -47 "
        "-47 -46 -46 -44 -43 -43 -41 -40 -40 -39 -39 -37 -37 -36 -36 -35 -32 -31 -31 -30 -28 -28 -19 -11 "
        "-11 -10 -5 6 8 13 13 20 28 29 31 31 32 34 37 37 37 38 39 41 41 41 41 42 44 45 45 47 47 47 49 50 "
        "51 51 53 53 54 56 56 59 59 62 71 81 82 84 94 94 97 97 104 105 113"
    ),
}
