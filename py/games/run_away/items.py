"""The items of Run Away!!: what one carries, and uses while somebody runs (RA5.5)."""

from games.run_away.effects import SEARCH, boss, confront, gold, life, speed, trample

# Name, joke, number, what it does, and whether it is for oneself or for a hero one meets.
ITEMS = (
    ("Espresso of Haste", "Brewed since the last party came through.", 3, (speed(5),), "self"),
    ("Seven-League Slippers", "Two and a half leagues each way.", 7, (speed(7),), "self"),
    ("Skateboard of the Ancients", "The runes say: wear a helmet.", 5, (speed(6),), "self"),
    ("Greased Shield", "Sit. Hold on. Pray.", 4, (speed(4), trample(-2)), "self"),
    ("Rocket Pants", "One size fits nobody twice.", 8, (speed(8), life(-1)), "self"),
    ("Running Mate", "He runs beside you and says nice things.", 1, (speed(5), gold(-1)), "self"),
    ("Map of the Exit", "Drawn by a kobold who has never been.", 6, (speed(6),), "self"),
    ("Kobold Guide", "He knows a short cut, or says so.", 3, (speed(0, 1),), "self"),
    ("Trampoline", "Up is also away.", 8, (speed(4), trample(-3)), "self"),
    ("Healing Potion", "Cherry, allegedly.", 3, (life(2),), "self"),
    ("Vat of Healing", "Do not swim after eating.", 5, (life(3),), "self"),
    ("Chicken Soup", "From a chicken who ran away, too.", 1, (life(2), speed(2)), "self"),
    ("Bandage of Denial", "It's only a scratch. And that one as well.", 2, (life(2),), "self"),
    ("Cloak of Not Being Here", "Says so on the label.", 5, (confront(-4),), "self"),
    ("Helmet with a Lid", "Close it and it isn't happening.", 3, (confront(-3), trample(-2)), "self"),
    ("Door to Hide Behind", "You took it from the last room.", 6, (confront(-4), trample(-1)), "self"),
    ("Decoy Ham", "It runs in no direction at all.", 4, (boss(-3), confront(-1)), "self"),
    ("Trip Wire, Heavy Duty", "For the larger ankle.", 7, (boss(-4),), "self"),
    ("Bag of Marbles", "You had been looking for those.", 5, (boss(-5),), "self"),
    ("Lucky Horseshoe", "The horse disagrees.", 1, (gold(0, 1),), "self"),
    ("Forged Receipt", "You paid for all this treasure. Honest.", 2, (gold(4),), "self"),
    ("Treasure Magnet", "Mostly it finds forks.", 7, (gold(5),), "self"),
    ("Rucksack of Things", "There must be something in here.", 4, (SEARCH, speed(2)), "self"),
    ("Banana Peel", "A classic. Friends fall for it.", 3, (speed(-4),), "other"),
    ("Sack of Bees", "They were asleep until you shook it.", 6, (life(-1), speed(-2)), "other"),
    ("Hook on a Rope", "You only wanted to hold hands with their purse.", 5, (gold(-4),), "other"),
)
