"""What answers of the template rest on; nothing is touched there that can be played."""

from __future__ import annotations

from claims import Claimed
from whynots import Fact

FACTS: dict[str, Fact] = {
    r"The (.+) cannot be played\.": lambda asked, what: (
        f"play {what.removeprefix('card ')}" not in map(str, asked.state.legal_actions())
    ),
}
EXPLAINS = ()


def _makes(claim: Claimed, total: str) -> bool:
    """Is the card played, and is that what it comes to with the die?"""
    [card] = claim.action.args
    return card in (*claim.then.table, *claim.then.gone) and card + claim.state.die == int(total)


CLAIMS: dict[str, Fact] = {
    r"With the die that makes (\d+)\.": _makes,
    r"makes (\d+) with the die": _makes,
    r"goes over 12": lambda claim: claim.action.args[0] + claim.state.die > 12,
}
