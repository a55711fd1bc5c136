"""The first night out: buddies hidden, two walks, a rival stunned, and a nest that drifts along. Each step is
one tap.

On this seed the ice stuns the rival in the first turn, so the only choices of a bot are where it hides two
buddies, and whichever these are the steps can be played.
"""

from games.contract import Step

SEED = "lesson-24100"
STEPS = (
    Step(
        "Fetch both your buddies and be home first! This is you, at home on the 1-4. Tap your penguin.",
        "pawn-0",
        "touch:seat 0",
    ),
    Step(
        "At first all hide a rival’s buddies, best far from home. Tap the corner at the lower left.",
        "place-2-0_6",
        "action:place buddy 2 at 0,6",
    ),
    Step(
        "Your rival has hidden one of yours. There is one more to hide. Tap the left end of the lowest row.",
        "place-3-1_7",
        "action:place buddy 3 at 1,7",
    ),
    Step(
        "These two are yours. End a move on a buddy, and it comes along. Tap this one.",
        "chick-0",
        "touch:buddy 0",
    ),
    Step(
        "You rolled a 3. A way has six steps, but a 3, a bear or your buddy ends it. Tap the die.",
        "dice",
        "touch:dice",
    ),
    Step(
        "Lit squares can be reached, and their tags count the steps. Tap the 5 in the middle.",
        "go-3_4",
        "action:go to 3,4",
    ),
    Step(
        "Then the ice stirred right under your rival: stunned, and a turn lost! Tap your rival.",
        "pawn-1",
        "touch:seat 1",
    ),
    Step(
        "So it is you again. A 5 for the way, and it ends on a 5. Tap the lit square near the top.",
        "go-4_1",
        "action:go to 4,1",
    ),
    Step(
        "Two dice stir the ice: your own nest! It can drift anywhere. Tap the place far up in the water.",
        "at-4_-1",
        "pick:at 4,-1",
    ),
    Step(
        "It lies across, but turned it fits into the gap beside you. Tap “Turn it”.",
        "turn",
        "pick:turn",
    ),
    Step(
        "A nest goes where its floe goes, so home is one step away now. Tap “Lay it here”.",
        "lay",
        "action:lay 1-4 at 4,-1 south",
    ),
)
END = "Your rival is dizzy, and home came to you: a fine night! Now fetch your buddies, so play on."
