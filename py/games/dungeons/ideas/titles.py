"""The words that rooms are named with: The Leaking Larder, The Bottomless Ballroom, The Unpaid Oath.

Any word of a first list goes with any of the second that belongs to it. How a room sounds grows with its
risk; what it is depends on whether one enters by it, and whether it is a hall.
"""

CALM = (  # risk 0 to 2
    *("Dusty", "Drowsy", "Polite", "Leaking", "Mossy", "Humming", "Tidy", "Sunken", "Borrowed", "Mislaid"),
    *("Lukewarm", "Whistling", "Patient", "Forgotten", "Slanting", "Buttered", "Velvet", "Second-Best"),
    *("Unhurried", "Rainy", "Yawning", "Left-Handed", "Crumpled", "Ticklish"),
)
UNEASY = (  # risk 3 and 4
    *("Whispering", "Crooked", "Restless", "Creaking", "Flickering", "Nervous", "Watchful", "Sulking"),
    *("Uninvited", "Wandering", "Muttering", "Jealous", "Hungry", "Upside-Down", "Backwards", "Shivering"),
)
DEADLY = (  # risk 5 and 6
    *("Howling", "Smoking", "Burning", "Sleepless", "Snarling", "Thundering", "Bottomless", "Breathless"),
    *("Forbidden", "Ravenous", "Midnight", "Shattered", "Nameless", "Red-Hot", "Roofless", "Unforgiving"),
)

ROOMS = (
    *("Larder", "Cupboard", "Pantry", "Scullery", "Cloakroom", "Wine Cellar", "Workshop", "Study", "Nook"),
    *("Cistern", "Vestry", "Bunkroom", "Archive", "Kennel", "Landing", "Wardrobe", "Laundry", "Bakery"),
    *("Smithy", "Armoury", "Aviary", "Tollbooth", "Schoolroom", "Storeroom", "Guardroom", "Apothecary"),
    *("Bathhouse", "Map Room"),
)
HALLS = (
    *("Ballroom", "Gallery", "Refectory", "Throne Room", "Rotunda", "Colonnade", "Library", "Theatre"),
    *("Courtroom", "Banquet", "Cloister", "Observatory"),
)
ENTRANCES = ("Threshold", "Porch", "Gatehouse", "Doorstep", "Vestibule", "Antechamber", "Archway", "Hatch")

QUESTS = (
    *("Missing", "Unpaid", "Borrowed", "Second", "Forgotten", "Promised", "Stolen", "Secret", "Awaited"),
    *("Unlikely", "Left-Behind", "Talkative"),
)
ERRANDS = (
    *("Witness", "Oath", "Errand", "Message", "Bargain", "Heir", "Clue", "Favour", "Rival", "Riddle"),
    *("Stranger", "Rumour"),
)

LAST = ("Last", "Patient", "Sixfold", "Crowned", "Final", "Waiting", "Great", "Oldest")
ENDS = ("Throne", "Reckoning", "Door", "Supper", "Hour", "Guest", "Fire", "Secret")
