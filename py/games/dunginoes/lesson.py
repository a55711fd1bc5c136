"""The first rooms: one laid, one found, and a monster beaten. Each step is one tap."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Get out alive with more than 14 pips! It grows at its free ends. Tap the 4 in the north.",
        "end-0_-1",
        "touch:end 0,-1",
    ),
    Step(
        "This is your hand. A domino joins where its number meets the same, 4 to 4. Tap your blank-four.",
        "hand-0-4",
        "pick:0-4",
    ),
    Step(
        "You see where it can lie: straight on, or turned to a side. Tap it where it lies straight on.",
        "lay-0-4-0_-1-straight",
        "action:lay 0-4 at 0,-1 straight",
    ),
    Step(
        "A new room! For it you drew the one-two, which fits nowhere as yet. Tap the pile it came from.",
        "pile",
        "touch:pile",
    ),
    Step(
        "So search: draw a domino and see if it fits. The button tells you the odds. Tap “Search”.",
        "search",
        "action:search",
    ),
    Step(
        "It fits: a secret passage, and your hand stays as it is. "
        "Tap it where it lies straight on, to the west.",
        "lay-4-5--2_0-straight",
        "action:lay 4-5 at -2,0 straight",
    ),
    Step(
        "A domino that fits nowhere is a monster, and you roll a die. Be brave! Tap “Search” once more.",
        "search",
        "action:search",
    ),
    Step(
        "A 5, and 3 to 6 beats the three-six. It is yours! One must go back for it. Tap the one-two.",
        "hand-1-2",
        "action:discard 1-2",
    ),
    Step(
        "Had you lost, one of your two would be turned down for good: mind the odds. Tap your three-six.",
        "hand-3-6",
        "touch:domino 3-6",
    ),
    Step(
        "The last domino of the pile wakes the boss, who fights you for each one you hold. Tap the pile.",
        "pile",
        "touch:pile",
    ),
)
END = "16 pips in your hand: save both from the boss and you win. Well explored! It is yours now, so play on."
LESSONS = (Lesson("lesson-387", STEPS, END),)
