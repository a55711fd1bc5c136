"""Writes the golden playthroughs anew: `make golden`, after a change of the rules that is meant."""

from __future__ import annotations

import laws
from games import load
from walks import playthrough

if __name__ == "__main__":
    laws.GOLDEN.mkdir(exist_ok=True)
    for slug in laws.SLUGS:
        entry = load(slug)
        for seats in entry.game.seats:
            path = laws.GOLDEN / f"{slug}-{seats}.txt"
            path.write_text(playthrough(entry, seats, laws.GOLDEN_SEED))
            print(path.name)
