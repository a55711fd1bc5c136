"""The first night out."""

from games.contract import Step

SEED = "lesson-1"
STEPS: tuple[Step, ...] = ()
END = "Well done!"
