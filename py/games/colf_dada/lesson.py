"""x"""

from games.contract import Step

SEED = "lesson-1"
STEPS = (Step("Slay. Tap here.", "column-attack", "action:put 1-2 in attack"),)
END = "On your own."
