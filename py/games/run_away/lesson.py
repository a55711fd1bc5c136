"""Two short lessons: to run, and to throw.

In the second the rival's run ends where it began, and the boss comes that far whatever else is done.
"""

from games.contract import Lesson, Step

RUNNING = (
    Step(
        "Run! The most gold wins, but only outside. You are the Thief. Tap your portrait.",
        "rail-0",
        "touch:seat 0",
    ),
    Step(
        "Ember, the Landlady, is 4 spaces behind you all. She hurts whom she catches. Tap her portrait.",
        "rail-boss",
        "touch:boss",
    ),
    Step(
        "Each round you run on one of your cards: its number is your speed. Tap the Bear Trap, an 8.",
        "card-104",
        "action:run on 104",
    ),
    Step(
        "One card you throw before somebody’s feet, and one you keep. Tap the Rug, Pulled.",
        "card-99",
        "pick:card 99",
    ),
    Step("At whom? There is only one rival to choose here. Tap your rival.", "rail-1", "pick:hero 1"),
    Step(
        "It is not on its way until you say so. Tap the button that throws it.",
        "choice-throw_one-99-1",
        "action:throw 99 at 1",
    ),
    Step(
        "You run 8. On each E something that lies before you comes up, unseen. Tap the card.",
        "choice-flip_one-0",
        "action:flip encounter 0",
    ),
    Step(
        "An item! Who throws one at you makes you a present: it costs 2 speed. Tap “Pick it up”.",
        "choice-take",
        "action:take the item",
    ),
    Step(
        "Another E, nothing before you: what you kept may help. Tap “Show the card you kept”.",
        "choice-show_kept",
        "action:show the card kept",
    ),
    Step(
        "Your run ends. One item a round may help, and the Map brings 6 more. Tap “Use Map of the Exit”.",
        "choice-use-7-0",
        "action:use 7 on 0",
    ),
)
THROWING = (
    Step(
        "What you throw trips somebody up, and the boss does the rest. Here is your rival. Tap the portrait.",
        "rail-1",
        "touch:seat 1",
    ),
    Step(
        "The Revolving Wall is an 8. Run on it, or throw it? Run on less. Tap the Low Ceiling, a 3.",
        "card-72",
        "action:run on 72",
    ),
    Step(
        "So the Wall can go to your rival. Tap the Revolving Wall.",
        "card-60",
        "pick:card 60",
    ),
    Step("It sends whoever meets it back 2 spaces. Tap your rival.", "rail-1", "pick:hero 1"),
    Step(
        "Still in your hand, until you say so. Tap the button that throws it.",
        "choice-throw_one-60-1",
        "action:throw 60 at 1",
    ),
    Step(
        "Some cards ask for luck: a number is drawn, and even is lucky. Tap what lies before you.",
        "choice-flip_one-0",
        "action:flip encounter 0",
    ),
    Step(
        "A 9 is odd: unlucky. But the Wall worked, and the boss took 2 lives. Tap your rival’s portrait.",
        "rail-1",
        "touch:seat 1",
    ),
    Step(
        "The boss is 1 behind you, and underlined is where it may come. Run far. Tap the Chandelier, an 8.",
        "card-102",
        "action:run on 102",
    ),
)
LESSONS = (
    Lesson(
        "lesson-5050",
        RUNNING,
        "12 spaces, two new items, and the boss far behind: well run! Learn to throw next, or play on.",
        "running",
    ),
    Lesson(
        "lesson-5554",
        THROWING,
        "Your rival has 3 lives left, and you are off: well thrown! The rest is yours, so play on.",
        "throwing",
    ),
)
