"""The first cards: a round is won, and then the rest."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Take more rounds than the other! Card and die together: the higher up to 12 takes one. Tap the 9.",
        "card-9",
        "action:play 9",
    ),
    Step(
        "Your round: 9 and 3 made 12. The die is rolled anew, and both have it. Tap the 8.",
        "card-8",
        "action:play 8",
    ),
)
END = "Two rounds of three are yours: that wins. The rest is yours, so play on."
LESSONS = (Lesson("lesson-36", STEPS, END),)
