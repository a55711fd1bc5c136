"""The first night out: buddies hidden, two walks, a rival stunned, and a nest that drifts along. Each step is
one tap.

On this seed the ice stuns the rival in the first turn, so the only choices of a bot are where it hides two
buddies, and whichever these are the steps can be played.
"""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Be home first with both buddies! Before you hide a rival’s, meet yourself. Tap your penguin.",
        "pawn-0",
        "touch:seat 0",
    ),
    Step(
        "First of all, hide your rival’s buddies, best far from home. Tap the corner in the south-east.",
        "place-2-9_6",
        "action:place buddy 2 at 9,6",
    ),
    Step(
        "Your rival has hidden one of yours. You hide one more. Tap the east end of the southern row.",
        "place-3-8_7",
        "action:place buddy 3 at 8,7",
    ),
    Step(
        "These two are yours. End a move on a buddy, and it comes along. Tap one of them.",
        "chick-0",
        "touch:buddy 0",
    ),
    Step(
        "You rolled a 3. Walk up to six squares, but a 3, a bear or your buddy stops you. Tap the die.",
        "dice",
        "touch:dice",
    ),
    Step(
        "Squares that can be reached are lit; tags count the steps. Tap the six tagged 4, up north.",
        "go-6_0",
        "action:go to 6,0",
    ),
    Step(
        "Then the ice stirred right under your rival: stunned, and a turn lost! Tap your rival.",
        "pawn-1",
        "touch:seat 1",
    ),
    Step(
        "You again: a 5. You walk past a rival unless it has more buddies. Tap the four-five behind it.",
        "go-3_1",
        "action:go to 3,1",
    ),
    Step(
        "Two dice stir the ice: your own nest! It can drift anywhere. Tap the water just south of you.",
        "at-3_2",
        "pick:at 3,2",
    ),
    Step(
        "It lies across. A floe can be turned as well, to lie along the shore. Tap “Turn it”.",
        "turn",
        "pick:turn",
    ),
    Step(
        "A nest goes where its floe goes, so your nest is one step away now. Tap “Lay it here”.",
        "lay",
        "action:lay 1-4 at 3,2 south",
    ),
)
END = "Your rival is stunned, and home came to you: a fine night! Now fetch your buddies, so play on."
LESSONS = (Lesson("lesson-24100", STEPS, END),)
