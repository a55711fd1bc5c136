"""A map before the game: made at one tap, looked at, changed where it does not please, and then shown to the
players room by room. Each step is one tap."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Make a dungeon for your friends to get lost in! Tap the button that makes the whole map.",
        "do-add-all-rooms",
        "action:add all rooms",
    ),
    Step(
        "Dominoes are rooms, number to number. A star: something special waits there. Tap room 4.",
        "room-1-2",
        "pick:room 1-2",
    ),
    Step(
        "The half where one comes in is the risk, the other the reward: 2 and 1. Stingy! Tap room 2.",
        "room-2-5",
        "pick:room 2-5",
    ),
    Step(
        "You do not like what lies behind this room? Then let luck try again. Tap for another way on.",
        "do-another-way-on-from-2-5",
        "action:another way on from 2-5",
    ),
    Step(
        "Now a hall lies behind it: doubles have three ways out. But room 12 is one too many. Tap room 12.",
        "room-3-4",
        "pick:room 3-4",
    ),
    Step(
        "It goes back into the box. Had it rooms behind it, they would go too. Tap to remove it.",
        "do-take-away-3-4",
        "action:take away 3-4",
    ),
    Step(
        "Eleven rooms, and your players ring the bell. Tap to begin the evening.",
        "do-begin-the-evening",
        "action:begin the evening",
    ),
    Step(
        "They stand in room 1; the other rooms are yours alone. They try a door. Tap room 2.",
        "room-2-5",
        "pick:room 2-5",
    ),
    Step(
        "Here you can write what waits in it; that is for you alone. Tap to show the room.",
        "do-show-2-5",
        "action:show 2-5",
    ),
    Step(
        "They beat whatever you had put there, and go on to the hall. Tap room 9.",
        "room-2-2",
        "pick:room 2-2",
    ),
    Step(
        "A star is on it, so let it be something that they talk about next week. Tap to show the room.",
        "do-show-2-2",
        "action:show 2-2",
    ),
)
END = "Your first evening as dungeon master! Eight rooms are still in the dark: play on and show them."
LESSONS = (Lesson("lesson-1720", STEPS, END),)
