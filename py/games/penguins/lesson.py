"""The first night out."""

from games.contract import Step

SEED = "lesson-1"
STEPS = (Step("Fetch both buddies and be home first! Tap the dice.", "dice", "touch:dice"),)
END = "Well done!"
