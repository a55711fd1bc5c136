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
        "Ember, the Landlady, is 10 spaces behind you all. She hurts whom she catches. Tap her portrait.",
        "rail-boss",
        "touch:boss",
    ),
    Step(
        "Each round you run on one of your cards: its number is your speed. Tap the Amiable Pudding, a 7.",
        "card-97",
        "action:run on 97",
    ),
    Step(
        "One card you throw before somebody’s feet, and one you keep. Tap the Spiked Welcome Mat.",
        "card-75",
        "pick:card 75",
    ),
    Step("At whom? There is only one rival to choose here. Tap your rival.", "rail-1", "pick:hero 1"),
    Step(
        "It is not on its way until you say so. Tap the button that throws it.",
        "choice-throw_one-75-1",
        "action:throw 75 at 1",
    ),
    Step(
        "You run 7. One item a round may help, and the Skateboard brings 6 more. Tap the Skateboard.",
        "choice-use-3-0",
        "action:use 3 on 0",
    ),
    Step(
        "On each E something that lies before you comes up, unseen. Tap the card.",
        "choice-flip_one-0",
        "action:flip encounter 0",
    ),
    Step(
        "An item, and no trouble! It costs 2 speed, and slows the boss another time. Tap “Pick it up”.",
        "choice-take",
        "action:take the item",
    ),
    Step(
        "Another E, and nothing lies before you. Tap “Show the card you kept”.",
        "choice-show_kept",
        "action:show the card kept",
    ),
)
THROWING = (
    Step(
        "What you throw trips somebody up, and the boss does the rest. Here is your rival. Tap the portrait.",
        "rail-1",
        "touch:seat 1",
    ),
    Step(
        "The Portal is a 9. Run on it, or throw it? Run on less. Tap the Rolling Pebble.",
        "card-81",
        "action:run on 81",
    ),
    Step(
        "So the Portal can go to your rival. Tap the Portal to the Entrance Hall.",
        "card-111",
        "pick:card 111",
    ),
    Step("It sends whoever meets it back 5 spaces. Tap your rival.", "rail-1", "pick:hero 1"),
    Step(
        "Still in your hand, until you say so. Tap the button that throws it.",
        "choice-throw_one-111-1",
        "action:throw 111 at 1",
    ),
    Step(
        "It worked: back at the start, and the boss yet to come. Get away! Tap the Greased Shield.",
        "choice-use-4-0",
        "action:use 4 on 0",
    ),
    Step(
        "Your rival has thrown something as well. Let us see. Tap what lies before you.",
        "choice-flip_one-0",
        "action:flip encounter 0",
    ),
    Step(
        "A wall stopped you. But the boss got only as far as your rival: 3 lives! Tap the portrait to see.",
        "rail-1",
        "touch:seat 1",
    ),
    Step(
        "The boss is 3 behind you, and underlined is where it may come. Run far. Tap New Boots, the 8.",
        "card-47",
        "action:run on 47",
    ),
)
LESSONS = (
    Lesson(
        "lesson-2501",
        RUNNING,
        "11 spaces, two new items, the boss far behind: well run! Learn to throw next, or play on.",
        "running",
    ),
    Lesson(
        "lesson-269",
        THROWING,
        "One rival with 2 lives left, and you are off: well thrown! The rest is yours, so play on.",
        "throwing",
    ),
)
