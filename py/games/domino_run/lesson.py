"""The first run: two turns in which a double becomes a key. Each step is one tap."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Win seven keys before the enemy catches you! This is your line. Tap “Keep this line”.",
        "choice-keep",
        "action:keep the line",
    ),
    Step(
        "Your runner is the white cube. To enter a space costs its pips, and a die pays. Tap the 5.",
        "die-1-5-1",
        "pick:die 1",
    ),
    Step(
        "What the 5 can pay for is lit, and a tag tells the price. Tap the farther one, 2 spaces ahead.",
        "spot-1-3-b",
        "action:run 2 with 5",
    ),
    Step(
        "1 and 3 are paid, the last pip of the 5 is lost. Your 4 is still there. Tap the next space.",
        "spot-4-5-a",
        "action:run 1 with 4",
    ),
    Step(
        "Behind you is the enemy, the dark cube; stripes show how far it may run. Tap the enemy.",
        "spot-0-2-a",
        "touch:enemy",
    ),
    Step(
        "You are far ahead of that. Tap “End the move” and see it run.",
        "choice-end",
        "action:end the move",
    ),
    Step(
        "New dice! A double becomes a key when you enter both its halves. Tap the 4.",
        "die-2-4-1",
        "pick:die 0",
    ),
    Step(
        "The 4 alone does not even pay for the next space. Once a turn two dice go together. Tap the 5.",
        "die-2-5-1",
        "pick:die 1",
    ),
    Step(
        "9 pips: enough for 5, 2 and 2. That is both halves of the double two. Tap its far half.",
        "spot-2-2-b",
        "action:run 3 with 4+5",
    ),
    Step(
        "A key! And every key brings you a treasure: one more die for all your rolls. Tap “Take a die”.",
        "choice-take_die",
        "action:take a die",
    ),
    Step(
        "One of seven. But with each key the enemy runs one space farther. Tap your keys.",
        "keys",
        "touch:key",
    ),
    Step(
        "If it catches you, that costs a treasure. With none left, you lose. Tap “End the move”.",
        "choice-end",
        "action:end the move",
    ),
)
END = "A key, three dice, and the enemy far behind: well run! The rest is yours, so play on."
LESSONS = (Lesson("lesson-4888", STEPS, END),)
