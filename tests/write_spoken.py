"""Writes what is said in a match of each game anew: `make spoken`, to be read by a person when it changes."""

from __future__ import annotations

import laws
from games import load
from speech import SPOKEN, speech

if __name__ == "__main__":
    SPOKEN.mkdir(exist_ok=True)
    for slug in laws.SLUGS:
        (SPOKEN / f"{slug}.txt").write_text(speech(load(slug)))
        print(f"{slug}.txt")
