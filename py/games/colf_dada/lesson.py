"""The first fight: a hero is put together, and a Dusty Goose finds out."""

from games.contract import Lesson, Step

STEPS = (
    Step(
        "Slay monsters, grow, and beat their Master! Dominoes are your muscles. Tap “Put it here” in attack.",
        "column-attack",
        "action:put 2-4 in attack",
    ),
    Step(
        "A half is a space for a die of its number: to wound in attack, to protect in defense. Tap defense.",
        "column-defense",
        "action:put 1-2 in defense",
    ),
    Step("One more to hit with. Tap “Put it here” in attack.", "column-attack", "action:put 3-4 in attack"),
    Step(
        "Each turn burns a candle. A foe is a noun and adjectives, by their levels. Tap the noun 1.",
        "noun-1",
        "action:seek a level 1 noun",
    ),
    Step(
        "An adjective makes it stronger, and worth more. Let us begin small. Tap the adjective 1.",
        "adjective-1",
        "action:add a level 1 adjective",
    ),
    Step(
        "1 and 1 are level 2, worth 2 XP. The button says how such fights end. Tap “Turn the cards over”.",
        "choice-meet",
        "action:turn the cards over",
    ),
    Step(
        "A Dusty Goose, with 3 hit points and a Bite of 1. You can do this. Tap “Fight”.",
        "choice-fight",
        "action:fight",
    ),
    Step(
        "Spaces that can take a die are lit. Tap the 1 of one-two.",
        "space-1-2-0",
        "action:place 1 in defense",
    ),
    Step(
        "The 2 has a place proposed. The 6 fits nowhere: it is worth 1 XP. Tap “Place all dice as proposed”.",
        "choice-place_all",
        "action:place all as proposed",
    ),
    Step(
        "Attack 1, less its defense 0, and always 1 more: 2 of 3. Pay for a 3rd! "
        "Tap “Raise attack by one for 1 XP”.",
        "choice-boost-attack",
        "action:boost attack",
    ),
    Step(
        "It hit you too. Spaces with a hit take no dice until you rest. Tap “Take the hits as proposed”.",
        "choice-cover_all",
        "action:take the hits as proposed",
    ),
    Step(
        "Slain, for 2 XP! With 6 you grow: a die and a domino more. Tap “End the turn”.",
        "choice-end_turn",
        "action:end the turn",
    ),
)
END = (
    "Your first trophy! Grow, rest when it hurts, and challenge the Master in time. The rest is yours, so "
    "play on."
)
LESSONS = (Lesson("lesson-35", STEPS, END),)
