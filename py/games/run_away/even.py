"""Which head start makes an easy player even with strong ones, by the number of players: written by
`make even` (docs/even-chances.md), and empty until it has found one."""

from __future__ import annotations

from collections.abc import Mapping

EVEN: Mapping[int, int] = {2: 4, 3: 7, 4: 6, 5: 5}
