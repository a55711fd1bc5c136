"""What answers of the template rest on; nothing is touched there that cannot be played."""

from __future__ import annotations

from whynots import Fact

FACTS: dict[str, Fact] = {}
EXPLAINS = ()
