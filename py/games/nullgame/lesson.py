"""The first cards: two rounds are won, and then the rest. `make lesson GAME=nullgame` has found the seed."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Take more rounds than the other! This die is rolled for both of you. Tap the die.",
        "die",
        "touch:die",
    ),
    Step(
        "Three cards each. You see yours alone, and so does the other. Tap a card that lies face down.",
        "back-1-0",
        "touch:back",
    ),
    Step(
        "Each plays a card, and adds the die to it. Twelve is the most: 9 and 3 make 12. Tap the 9.",
        "card-9",
        "action:play 9",
    ),
    Step(
        "The 12 took the round. Rounds that are taken stand here. Tap the rounds.",
        "rounds",
        "touch:rounds",
    ),
    Step(
        "The die is rolled anew for each round, and shows a 1 now. Tap the die.",
        "die",
        "touch:die",
    ),
    Step(
        "With a 1 even your 8 is safe. What is over 12 takes nothing. Tap the 8.",
        "card-8",
        "action:play 8",
    ),
    Step(
        "Two rounds are yours! What was played lies here until the next card. Tap the cards played.",
        "played",
        "touch:played",
    ),
    Step(
        "One round is left, and one card each. Tap the card of the other.",
        "back-1-0",
        "touch:back",
    ),
)
END = "Two rounds of three are yours: that wins. The rest is yours, so play on."
LESSONS = (Lesson("lesson-25", STEPS, END),)
