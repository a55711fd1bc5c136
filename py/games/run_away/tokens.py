"""The globals of Run Away!!: cards whose token stays for the round, for whoever comes (RA5.3)."""

from games.run_away.effects import STOP, back, boss, confront, gold, life, lucky, speed, trample

GLOBALS = (
    ("Lemonade Stand", "Kobold prices, kobold lemons.", 1, (gold(-1), life(1))),
    ("Slippery Tiles", "Polished for your visit.", 2, (speed(1), trample(1))),
    ("Caltrops, Family Pack", "One for everybody.", 3, (lucky(unlucky=(speed(-2),)),)),
    ("Guided Tour", "On your left: the thing behind you.", 3, (speed(-1), gold(1))),
    ("Trip Wire", "Waist-high, if you are a kobold.", 4, (speed(-1), trample(1))),
    ("Gas Leak", "Who lit the torches?", 5, (lucky(speed(1), unlucky=(speed(-3),)),)),
    ("Rickety Bridge", "One at a time. Oh well.", 5, (speed(-2),)),
    ("Toll Troll", "He takes cash, cards and sandwiches.", 6, (gold(-2),)),
    ("Glue for Something Big", "Small things stick as well.", 6, (boss(-3), speed(-1))),
    ("Siren Song", "A kobold in a wig. It works.", 7, (STOP, gold(1))),
    ("Pendulum of Doom", "Every half past.", 7, (life(-1),)),
    ("Revolving Wall", "In, round, and in again.", 8, (back(2),)),
    ("Cursed Fountain", "Make a wish. Duck.", 9, (life(-1), gold(3))),
    ("Bonfire of the Brave", "You are welcome to a seat.", 9, (confront(1), gold(-1))),
)
