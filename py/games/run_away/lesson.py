"""The first run (a draft)."""

from games.contract import Step

SEED = "lesson-1"
STEPS: tuple[Step, ...] = ()
END = "The rest of this match is yours, so play on."
