"""What the adjectives of levels 1 and 2 look like on a monster."""

from games.colf_dada.creature import Trait, drawn, mirrored

TRAITS = {
    "Mildly Cursed": Trait(
        "top",
        "head",
        drawn(
            "violet M-62-6q-4-14 10-14 4-12 18-9 14-5 19 7 13 0 11 12-1 8-10 8h-39q-9 0-9-4z",
            "gold M-34-18l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z",
            "violet @ -44 10 4",
            "violet @ -24 12 3",
        ),
    ),
    "Sleepy": Trait(
        "top",
        "head",
        drawn(
            "cloth M-32 4Q-28-36 8-38q34 0 42 34-12-16-24-14l4 22z",
            "white M-36-2q36-10 68 0v13q-34-10-68 0z",
            "white @ 50 0 9",
        ),
    ),
    "Polite": Trait("neck", "girth", drawn("red M0 2l-26-14v28zM0 2l26-14v28z", "red @ 0 2 7")),
    "Damp": Trait(
        "ground",
        "",
        drawn(
            "water M-74-96q12 18 0 24-12-6 0-24zM72-116q12 18 0 24-12-6 0-24zM84-62q10 15 0 20-10-5 0-20z"
            "M-84-44q8 12 0 16-8-4 0-16z"
        ),
        drawn("water @ 0 -1 88 10"),
    ),
    "Second-Hand": Trait(
        "chest",
        "",
        drawn(
            "red M-34-8h20v20h-20z",
            "line M-38-2h-6M-38 6h-6M-10-2h6M-10 6h6",
            "line M14-18q14 0 18 14",
            "gold M26-6l14-4 16 12-8 22-18-6z",
            "ink bare @ 37 1 2.5",
        ),
    ),
    "Ticklish": Trait(
        "left",
        "",
        drawn(
            "violet M4 16Q-36-14-22-66 10-44 12 8z", "line M6 24Q-8-14-16-50M-6-8l-14-6M-10-24l-10-8M0-6l8-10"
        ),
    ),
    "Homesick": Trait(
        "right",
        "",
        drawn(
            "line M-22 26 20-44",
            "red M2-52q14-26 38-10 14 20-4 34-26 8-34-24z",
            "red M14-58l-6-14 14 6 10-10 2 14z",
            "white bare @ 18 -44 4",
            "white bare @ 30 -52 4",
            "white bare @ 30 -36 4",
        ),
    ),
    "Left-Handed": Trait(
        "left",
        "",
        drawn(
            "red M-22 20q-14-10-12-34 2-26 26-26 22 0 22 24l10-6q10 8 0 20L8 20z",
            "white M-26 16h38v14h-38z",
            "line M-20-12q-4 10 0 18",
        ),
    ),
    "Underpaid": Trait(
        "right",
        "",
        drawn("gold @ 2 -22 9", "metal M-18-14h38l-6 36h-26z", "line M-16-4h34M2-27v10"),
    ),
    "Dusty": Trait(
        "top",
        "head",
        drawn(
            "web M10 0 66-34M10 0l62-4M10 0l34-46M30-4q8-6 2-16 10 2 14-8M46-6q14-10 4-24 16 4 24-16M60-6q14-8 10-22",
            "ink bare @ 62 -14 4",
        ),
        drawn("pale @ -62 60 15", "pale @ -74 82 11", "pale @ 68 90 13"),
    ),
    "Mossy": Trait(
        "top",
        "head",
        drawn(
            "leaf M-38 8q-6-16 10-18 4-14 20-10 12-10 22 2 16-4 18 10 12 6 2 16-8 8-14 0-4 14-12 2-6 10-14 0-8 12-14 0-10"
            " 8-18-2z",
            "white @ 16 -14 7",
            "gold bare @ 16 -14 3",
        ),
    ),
    "Horned": Trait(
        "top",
        "head",
        mirrored(drawn("white M-28 8q-28-4-28-42 8 20 38 26z", "line M-48-10l8-6M-38 0l8-8")),
    ),
    "Grumpy": Trait(
        "top",
        "head",
        drawn(
            "grey M-40-18q-6-18 14-18 6-16 26-11 16-8 24 8 18-1 16 17-1 10-12 10h-56q-11 0-12-6z",
            "rain M-22-4l-5 12M-2-4l-5 12M20-4l-5 12",
        ),
    ),
    "Pot-Lidded": Trait(
        "left",
        "",
        drawn("metal @ 0 0 33 31", "metal @ 0 0 23 21", "ink @ 0 0 7", "line M-16-16q6-8 14-8"),
    ),
    "Twice-Baked": Trait(
        "right",
        "",
        drawn(
            "steam M-14-34q-9-9 0-18t0-20M4-36q-9-9 0-18t0-18M22-34q-9-9 0-18t0-20",
            "amber M-18 22v-30q0-18 20-18t20 18v8q12-10 16 0 0 10-16 22z",
            "white M-22 18h46v13h-46z",
            "line M-8-14v18M6-14v18",
        ),
    ),
    "Well-Read": Trait(
        "top",
        "head",
        drawn(
            "ink M-26-6v18q26-12 52 0V-6z",
            "ink M-46-8 0-26 46-8 0 10z",
            "gold M30-2v20l-6 14h12l-6-14",
            "gold @ 0 -8 4",
        ),
    ),
    "Musical": Trait(
        "right",
        "",
        drawn(
            "wood M-6-12-14-58l10-4 10 46z",
            "amber @ 2 14 19 25",
            "ink bare @ 2 10 6",
            "line M2-8-8-56M-6 26h16",
            "ink @ 30 -34 6",
            "ink @ 48 -40 6",
            "line M35-35v-22l18-5v22",
        ),
    ),
    "Thorny": Trait(
        "neck",
        "girth",
        drawn(
            "ink M-34 0l-10-8 14 0zM-20 8l-6 16 12-10zM0 12l0 18 9-14zM20 8l8 16 0-16zM34-2l12-6-10 12z",
            "leaf M-40-8Q0 22 40-8l2 8Q0 32-42 0z",
            "red @ -24 6 8",
            "red @ 24 6 8",
            "red @ 0 14 9",
        ),
    ),
    "Sneezing": Trait(
        "mouth",
        "",
        drawn(
            "red @ 0 -15 9",
            "water M20-4l18-8-5 14zM24 8l22 0-14 10zM40-14l12-2-6 10zM50 10l10 6-11 4z",
        ),
    ),
    "Bearded": Trait(
        "mouth",
        "",
        drawn(
            "grey M-32-14q-8 52 8 62 4 14 14 8 6 14 14 2 10 10 16-4 20-14 12-68-10 16-32 12-22 4-32-12z",
            "line M-16 20q0 12 6 20M2 18q2 14 0 24M18 18q0 12-4 18",
        ),
    ),
}
