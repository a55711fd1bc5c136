"""What earlier pages have saved and sent opens, or is told why not: matches, links, pictures and states as
they were written at some commits, which `tests/kept/` keeps.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import games
from tabletop.link import LinkError, parse
from tabletop.match import Match, MatchError
from tabletop.snapshot import parse_snapshot
from walks import as_text

KEPT = [
    pytest.param(kept, id=f"{path.stem} {name}")
    for path in sorted((Path(__file__).parent / "kept").glob("*.json"))
    for name, kept in json.loads(path.read_text()).items()
]


@pytest.mark.parametrize("kept", KEPT)
def test_what_was_kept_opens_or_is_told_why_not(kept: dict[str, Any]) -> None:
    saved = kept["save"]
    game = games.load(saved["game"]).game
    if saved["version"] not in (game.version, *game.older):
        with pytest.raises(MatchError, match="have changed since"):
            Match.from_json(game, saved)
    else:
        match = Match.from_json(game, saved)
        assert [str(action) for action in match.log] == saved["log"] and match.at == saved["at"]
    if saved["version"] != game.version:
        for read, fragment in ((parse, kept["link"]), (parse_snapshot, kept["view"])):
            with pytest.raises(LinkError, match="version"):
                read(fragment, games.find)
    else:
        state = type(match.state).from_json(kept["state"])
        assert state == match.state == parse(kept["link"], games.find).match.state
        assert json.loads(as_text(state)) == kept["state"]
        assert parse_snapshot(kept["view"], games.find).view == state.public()
