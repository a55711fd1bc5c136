"""The pictures on the cards of Run Away!!, each put together of a few things of `props.py`.

    >>> picture("Banana Peel").startswith('<svg class="creature of-rust" viewBox="0 0 120 72"')
    True

A picture is written as "thing x y", with a size and a turn in degrees if need be; a size below 0 is mirrored.
"""

from __future__ import annotations

from drawing.props import PROPS

PICTURES: dict[str, str] = {
    # items
    "Espresso of Haste": "speed 36 40 .9; cup 70 38 1.2",
    "Seven-League Slippers": "wing 22 30 .7; slipper 44 42; wing 66 22 .7; slipper 86 34",
    "Skateboard of the Ancients": "speed 18 40 .8; skateboard 64 40 1.1 -8",
    "Greased Shield": "shield 66 36 1.2 12; speed 26 40",
    "Rocket Pants": "flame 44 56 .6 180; flame 76 56 .6 180; pants 60 30",
    "Running Mate": "speed 20 44; kobold 60 36 1.3; boot 90 54 .6",
    "Map of the Exit": "map 60 36 1.5",
    "Kobold Guide": "kobold 40 38 1.2; sign 88 40",
    "Trampoline": "trampoline 60 50 1.2; boot 60 18 .7 -20; speed 90 18 .5 90",
    "Healing Potion": "potion 60 38 1.3",
    "Vat of Healing": "vat 60 44 1.2; bandage 86 18 .5 -30",
    "Chicken Soup": "bowl 56 44 1.3; goose 90 22 .55",
    "Bandage of Denial": "foot 46 38 1.2; bandage 56 40 .8 -30; star 92 28 .6",
    "Cloak of Not Being Here": "cloak 60 38 1.4; cloud 92 54 .6",
    "Helmet with a Lid": "helmet 60 40 1.3",
    "Door to Hide Behind": "door 60 38 1.3; boot 80 60 .5; boot 42 60 -.5",
    "Decoy Ham": "ham 52 40 1.3; stick 96 48 .8",
    "Trip Wire, Heavy Duty": "rope 60 40; stick 18 40; stick 102 40; foot 62 28 .8",
    "Bag of Marbles": "rucksack 36 34 .9 -40; marbles 76 40 1.1",
    "Lucky Horseshoe": "horseshoe 60 36 1.4; coin 24 50 .7; coin 96 50 .7",
    "Forged Receipt": "paper 54 38 1.2 -8; coin 88 46",
    "Treasure Magnet": "magnet 40 36 1.2 -90; coin 80 26 .8; coin 92 46 .8; gem 106 30 .6",
    "Rucksack of Things": "rucksack 60 40 1.3; banana 44 14 .6; sign 78 12 .5",
    "Banana Peel": "banana 56 44 1.4 20; speed 22 44 .8",
    "Sack of Bees": "purse 42 42 1.2; bee 82 22 .8; bee 98 44 .7; bee 72 54 .6",
    "Hook on a Rope": "hook 42 44 1.1; purse 78 46 .9",
    # events
    "Coins in the Gutter": "puddle 60 42; coin 44 46 .7; coin 66 52 .7; coin 84 44 .7",
    "Kobold First Aid": "kobold 42 38 1.2; bandage 88 40 1 -20",
    "Downhill Stretch": "hill 60 50; skateboard 78 34 .7 28; speed 46 18 .7 28",
    "Bad Directions": "sign 46 40 1.1; sign 72 42 -1.1; skull 100 52 .6",
    "Fog": "troll 74 36 .8; cloud 40 42 1.2; cloud 84 50 1.2; cloud 66 22 .9",
    "Small Earthquake": "crack 60 54; kobold 38 28 .9 -14; door 86 30 .8 12",
    "Unpaid Bill": "paper 48 38 1.2; exclaim 90 38",
    "Sudden Toothache": "tooth 56 38 1.3; star 90 22 .6",
    "Somebody Rings the Bell": "bell 56 36 1.3; speed 20 30 .6; speed 100 30 -.6; ham 96 58 .5",
    "Treasure Chute": "slide 60 40; coin 40 26 .7; gem 66 36 .6; coins 96 40 .6",
    "Broad Torchlight": "stick 30 50; flame 30 24; troll 82 38",
    "Curse of the Wrong Foot": "foot 38 38; foot 84 38",
    # what befalls the boss
    "It Stubs a Toe": "foot 44 38 1.2; pebble 86 48; star 78 22 .6",
    "Second Wind": "troll 38 36 .9; cloud 90 30 .7; speed 84 50 .9",
    "Something Shiny": "troll 34 38 .9; gem 88 36 1.1; star 108 18 .4",
    "It Monologues": "troll 30 44 .8; bubble 82 30 1.1",
    "It Smells Fear": "nose 52 36 1.3; star 104 52 .4",
    "Indigestion": "belly 60 38 1.3; bone 20 50",
    "Forty Winks": "troll 42 42; zzz 92 28",
    "It Remembers Its Childhood": "teddy 60 40 1.2; troll 104 58 .4",
    "New Boots": "boot 38 40 1.2; boot 82 40 1.2; star 60 14 .4",
    "Really, Really Angry": "troll 60 40 1.1; flame 22 32 .6; flame 98 32 .6; exclaim 108 54 .6",
    # globals
    "Lemonade Stand": "stall 60 40 1.2; cup 60 40 .5; kobold 102 50 .6",
    "Slippery Tiles": "tiles 60 42; banana 66 32 .5",
    "Caltrops, Family Pack": "spikes 40 46 .7; spikes 84 48 .7; spikes 62 34 .6",
    "Guided Tour": "flag 36 34; kobold 70 42 .9; kobold 100 50 .6",
    "Trip Wire": "rope 60 50; stick 14 48 .7; kobold 60 32 .8",
    "Gas Leak": "cloud 70 34 1.3; cloud 34 48 .7; torch 96 58; flame 104 50 .5",
    "Rickety Bridge": "bridge 60 36 1.2",
    "Toll Troll": "troll 46 38 1.1; coin 96 42",
    "Glue for Something Big": "glue 50 40 1.2; boot 92 48 .7",
    "Siren Song": "kobold 50 42 1.1; wig 50 36 1.2; note 94 32 .9",
    "Pendulum of Doom": "pendulum 60 46 1.2",
    "Revolving Wall": "wall 60 38; arrow 100 20 .6 -30; arrow 20 56 .6 150",
    "Cursed Fountain": "fountain 60 42 1.3; skull 104 22 .5",
    "Bonfire of the Brave": "plank 60 60 .7 12; plank 60 60 .7 -12; flame 60 34 1.2; helmet 102 52 .6",
    # encounters
    "Polite Kobold": "door 36 38 1.2; kobold 78 42 1.1",
    "Loose Shoelace": "boot 50 36 1.3; rope 76 54 .6",
    "Kobold Tollbooth": "roof 34 24; kobold 34 40; plank 88 44 .7",
    "Puddle of Something": "puddle 60 40 1.3; boot 40 22 .6",
    "Motivational Poster": "poster 60 37 1.3; cat 60 34",
    "Lost Mitten": "mitten 60 38 1.3",
    "Wet Floor Sign": "puddle 60 52; wet-sign 60 36 1.2",
    "Sleeping Guard": "helmet 44 42 1.2; zzz 92 26",
    "Kobold with a Clipboard": "kobold 40 38 1.2; clipboard 86 40",
    "Low Ceiling": "beam 60 26 1.3; star 60 36 .6; helmet 60 56 .7",
    "Stampede of Mice": "mouse 28 50 .8; mouse 62 40; mouse 96 54 .8; speed 20 20 .5",
    "Very Good Echo": "kobold 30 42; bubble 70 34 .7; bubble 100 26 .5",
    "Spiked Welcome Mat": "mat 60 42 1.3",
    "Bucket over the Door": "door 48 44; bucket 62 16 .9 20; puddle 92 52 .5",
    "Helpful Kobold": "speed 16 42 .8; kobold 50 38 1.1; purse 86 48",
    "Rope Bridge, Rope Extra": "rope 60 44 1.2; boot 60 26 .7",
    "Hall of Mirrors": "mirror 26 38; mirror 60 38; mirror 94 38",
    "Hero-Sized Cobweb": "web 60 34 1.1; spider 76 36 .7",
    "Rolling Pebble": "speed 26 46; pebble 70 42 1.1",
    "Kobold Choir": "kobold 28 48 .8; kobold 60 44 .8; kobold 92 48 .8; note 44 16 .5; note 80 16 .5",
    "Banana Golem": "banana 60 38 1.7 -30; eyes 58 34",
    "Pit of Cushions": "pit 60 44 1.1; cushion 40 48 .8; cushion 78 46 .8 -12; cushion 60 34 .8 8",
    "Trapdoor, Labelled": "trapdoor 54 42 1.2; sign 102 30 .6",
    "Mimic Bench": "bench 60 42 1.4",
    "Pickpocket Imp": "kobold 46 38 1.1; paper 90 28 .5 12; purse 90 52 .7",
    "Goblin Barber": "scissors 42 38 1.2; kobold 88 42",
    "Dead End": "wall 60 37 1.4; skull 60 44 .7",
    "Crossbow on a String": "rope 30 34 .6; crossbow 70 36 1.2",
    "Angry Geese": "goose 30 46 .9; goose 62 36 .9; goose 94 46 .9",
    "Revolving Door": "door 60 38 1.2; arrow 98 22 .6 -30; arrow 22 56 .6 150",
    "Portcullis in a Mood": "portcullis 60 36 1.4; bubble 102 18 .5",
    "Smell of Roast Hero": "helmet 56 40; smoke 56 14 .6; flame 88 48 .7; flame 26 50 .6",
    "Boulder with Ambitions": "speed 18 44; boulder 66 36 1.4",
    "Collapsing Corridor": "beam 60 30 1.2 12; pebble 30 52; pebble 60 54 1.2; pebble 90 50; pebble 74 38 .8",
    "Amiable Pudding": "pudding 60 40 1.4",
    "Kobold Tax Audit": "kobold 34 38 1.1; paper 72 42 .8; coins 102 44 .7",
    "Rug, Pulled": "rug 60 44 1.2; speed 24 22 .7; boot 70 20 .6 60",
    "Swinging Axes": "axe 34 34 1.1 20; axe 66 34 1.1 -14; purse 100 48 .7",
    "Wrong Turn at the Fountain": "fountain 78 42; arrow 30 34 -1",
    "Falling Chandelier": "chandelier 60 42 1.3",
    "Ooze Slide": "slide 60 40; ooze 72 36 .8",
    "Bear Trap, Bear Included": "bear 60 26 .9; trap 60 52 1.1",
    "Dinner Gong": "gong 60 38 1.3; star 98 20 .5",
    "Flat Tyre on the Getaway Cart": "cart 54 34 1.1; wheel 36 54; wheel 72 58 .7; puddle 72 58 .4",
    "Avalanche of Paperwork": "paper 30 46 1 -20; paper 52 34 1 8; paper 76 44 1 -6; paper 98 36 .9 22",
    "Rocket Boots": "boot 40 28 1.1; flame 34 58 .6 180; boot 84 28 1.1; flame 78 58 .6 180",
    "Pit of Spikes": "pit 60 50 1.2; spikes 62 42 1.2",
    "The Floor Is Lava": "lava 60 44 1.1; cushion 36 34 .7; boot 84 28 .7 20",
    "Portal to the Entrance Hall": "portal 60 38 1.3; arrow 100 40 -.7",
    "Ambush!": "kobold 30 46 .8; kobold 92 46 .8; exclaim 60 34 1.3",
}


def picture(name: str) -> str:
    """The picture on a card, 120 by 72 units. KeyError if there is no such card."""
    return scene(PICTURES[name])


def scene(written: str) -> str:
    """A picture as it is written. KeyError if there is no such thing."""
    things = written.split("; ")
    looks = "of-moss" if any(thing.startswith("troll") for thing in things) else "of-rust"
    drawn = "".join(_placed(*thing.split()) for thing in things)
    return (
        f'<svg class="creature {looks}" viewBox="0 0 120 72" aria-hidden="true">'
        f'<g stroke-width="2.4">{drawn}</g></svg>'
    )


def _placed(thing: str, x: str, y: str, size: str = "1", turn: str = "0") -> str:
    """A thing in its place; with a size below 0 it looks the other way."""
    scale = "" if size == "1" else f" scale({size} {size.lstrip('-')})"
    turned = "" if turn == "0" else f" rotate({turn})"
    return f'<g transform="translate({x} {y}){scale}{turned}">{PROPS[thing]}</g>'
