"""The events of Run Away!! and what befalls the boss."""

from games.run_away.effects import back, boss, confront, gold, life, speed, trample

# Flipped, an event befalls whoever flipped it; kept, it is played on any hero or on the boss (RA5.6).
EVENTS = (
    ("Coins in the Gutter", "Somebody else dropped them. Running.", 1, (gold(2),)),
    ("Kobold First Aid", "He has watched it done.", 2, (life(2),)),
    ("Downhill Stretch", "Gravity joins the party.", 3, (speed(3),)),
    ("Bad Directions", "Left at the skeleton. The other skeleton.", 3, (speed(-3), boss(-1))),
    ("Fog", "You can't see it. It can't see you. Somebody will bump.", 4, (speed(-1), boss(-3))),
    ("Small Earthquake", "The kobolds apologise for the noise.", 5, (speed(-2), boss(-4))),
    ("Unpaid Bill", "Room 12, minibar.", 5, (gold(-4),)),
    ("Sudden Toothache", "There is never a good time.", 6, (life(-1), speed(-1))),
    ("Somebody Rings the Bell", "Dinner is running.", 7, (boss(4),)),
    ("Treasure Chute", "It pours. You stop to say thank you.", 7, (gold(4), speed(-3))),
    ("Broad Torchlight", "It knows exactly where you are.", 8, (speed(-2), boss(3))),
    ("Curse of the Wrong Foot", "Both are the wrong foot.", 9, (back(4),)),
)

# These work on the boss in its next run, whoever flips them.
BOSS_EVENTS = (
    ("It Stubs a Toe", "It has eleven. This was the good one.", 2, (boss(-3),)),
    ("Second Wind", "Nobody asked where the first went.", 3, (boss(2),)),
    ("Something Shiny", "It's only human. Well.", 3, (boss(-2),)),
    ("It Monologues", "“And another thing …”", 4, (boss(-4),)),
    ("It Smells Fear", "You washed this morning, too.", 5, (boss(3),)),
    ("Indigestion", "The last party was spicy.", 5, (confront(-1),)),
    ("Forty Winks", "It counts heroes to fall asleep.", 6, (boss(-5),)),
    ("It Remembers Its Childhood", "There were heroes in it.", 7, (confront(2),)),
    ("New Boots", "Hobnailed. Breaking them in.", 8, (trample(2), boss(1))),
    ("Really, Really Angry", "Until now it was only cross.", 9, (boss(4), confront(1))),
)
