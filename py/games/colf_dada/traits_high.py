"""What the adjectives of levels 3 and 4 look like on a monster."""

from games.colf_dada.creature import Trait, drawn, mirrored

_SWORD = drawn("metal M-6 30V-74l6-14 6 14V30z", "gold M-18 30h36v8h-36z", "wood M-4 38h8v20h-8z")

TRAITS = {
    "Smouldering": Trait(
        "back",
        "",
        drawn("steam M-74-44q-9-9 0-18t0-16M74-50q-9-9 0-18t0-16"),
        drawn(
            "red M-78 66Q-96-6-64-40q0 22 16 28-8-48 26-76-2 38 20 52 4-34 34-52-4 30 12 46 8-12 14-20 26 40 14 128z",
            "amber M-60 66Q-74 6-52-14q2 16 14 20-4-36 20-58 0 30 18 42 4-26 26-38-2 24 10 34 6-8 10-12 16 34 8 92z",
        ),
    ),
    "Unchained": Trait(
        "neck",
        "girth",
        drawn(
            "metal M-36-6Q0 10 36-6v14Q0 24-36 8z",
            "link @ -38 18 6 10",
            "link @ -46 34 6 10",
            "link @ 38 18 6 10",
            "link M52 26q-8 0-10 8t4 14M58 40l6 6",
            "ink bare @ 0 8 4",
        ),
    ),
    "Winged": Trait(
        "back",
        "",
        "",
        mirrored(
            drawn(
                "white M-8 10Q-44-62-96-56q4 26 20 32-8 18 14 26-4 18 20 20 4 10 42 8z",
                "line M-76-24q20 0 34 12M-62 2q16-2 28 6",
            )
        ),
    ),
    "Many-Eyed": Trait(
        "top",
        "head",
        drawn(
            "line M-22 6l-10-24M0 4v-30M22 6l10-24",
            "white @ -33 -24 11",
            "white @ 0 -36 12",
            "white @ 33 -24 11",
            "ink bare @ -31 -22 5",
            "ink bare @ 2 -35 5",
            "ink bare @ 30 -25 5",
        ),
    ),
    "Crowned": Trait(
        "top",
        "head",
        drawn(
            "gold M-32 6-38-28l20 14L0-40l18 26 20-14-6 34Q0-4-32 6z",
            "red @ 0 -10 5",
            "white @ -38 -28 4",
            "white @ 38 -28 4",
            "white @ 0 -40 4",
        ),
    ),
    "Frostbitten": Trait(
        "top",
        "head",
        drawn(
            "ice M-38 2q-2-16 14-18 8-10 24-8 18-6 26 8 16 2 14 18l-6 22-6-16-8 30-8-28-6 14-8-16-8 32-8-30-6 18z",
            "frost M54-30v18M46-26l16 10M62-26l-16 10M-58-20v14M-64-17l12 8M-52-17l-12 8",
        ),
    ),
    "Haunted": Trait(
        "top",
        "head",
        drawn(
            "white M36 2q-2-42 22-42t22 42v14l-8-6-7 6-7-6-7 6-7-6-8 6z",
            "ink bare @ 50 -18 4",
            "ink bare @ 66 -18 4",
            "ink bare @ 58 -6 4 5",
        ),
    ),
    "Clockwork": Trait(
        "right",
        "",
        drawn(
            "gold M-18-5h34v10h-34z",
            "gold M12 0q2-26 20-24 16 4 8 18 10-2 8 12-6 16-22 10-12-4-14-16z",
            "ink bare @ 30 -12 5",
            "ink bare @ 30 10 5",
            "frost M-26-40v10M-36-35h20M-33-42l14 14M-19-42l-14 14",
            "gold @ -26 -35 9",
            "ink bare @ -26 -35 3",
        ),
    ),
    "Caped": Trait(
        "neck",
        "girth",
        drawn("red M-40-10Q0 14 40-10l2 12Q0 28-42 2z", "gold @ 0 8 8"),
        drawn("red M-36-6h72q30 24 42 66-20-8-39 0-20-8-39 0-20-8-39 0-20-8-39 0 12-42 42-66z"),
    ),
    "Spiked": Trait(
        "neck",
        "girth",
        drawn(
            "metal M-38-2l-14 8 16 6zM-24 8l-8 18 18-10zM-8 12 0 32 8 12zM24 8l8 18-18-10zM38-2l14 8-16 6z",
            "ink M-40-10Q0 10 40-10v14Q0 24-40 4z",
        ),
    ),
    "Thoroughly Cursed": Trait(
        "top",
        "head",
        drawn(
            "violet M-50-22q-8-22 16-24 6-22 32-16 20-10 30 10 24 0 22 20-2 14-16 14h-68q-14 0-16-4z",
            "red bare @ -14 -36 6",
            "red bare @ 14 -36 6",
            "line M-12-22q12-8 24 0",
            "violet M-40-10q6 14 0 22-8-6 0-22zM42-10q6 14 0 22-8-6 0-22z",
            "white M52 6l26-6 4 22-26 6z",
            "line M58 12l14-3M60 19l14-3",
        ),
    ),
    "Volcanic": Trait(
        "top",
        "head",
        drawn(
            "grey @ -16 -58 9",
            "grey @ 6 -66 11",
            "wood M-38 10l20-42h36l20 42Q0-4-38 10z",
            "amber M-18-32q18-10 36 0l6 18-8 10-6-14-8 24-8-22-8 10-8-8z",
            "red @ -24 -46 5",
            "red @ 24 -50 6",
        ),
    ),
    "Ancient": Trait(
        "eyes",
        "apart",
        mirrored(drawn("white M-4-14q-20-18-44-2-10 14-8 44 8-20 20-28 16-8 32-6z")),
    ),
    "Allegedly Invincible": Trait(
        "chest",
        "",
        drawn(
            "red M-12-30h10l4 22h-10zM12-30H2l-4 22h10z",
            "gold @ 0 6 18",
            "line M-5 2q0-8 6-7 7 2 3 8-4 3-4 6M0 15v1",
        ),
    ),
    "Heavily Armed": Trait(
        "back",
        "",
        "",
        f'<g transform="rotate(-42) translate(0 -22)">{_SWORD}</g><g transform="rotate(42) translate(0 -22)">{_SWORD}</g>'
        + drawn("wood M-5-88h10V0H-5z", "metal M5-90q30-6 30 22-2 22-30 14z"),
    ),
    "Thunderous": Trait(
        "top",
        "head",
        mirrored(drawn("amber M-44-34l22-2-10 18 14-2-34 46 8-28-14 2z")),
    ),
    "Gilded": Trait(
        "neck",
        "girth",
        drawn(
            "gold @ -32 0 8",
            "gold @ -20 11 8",
            "gold @ -6 17 8",
            "gold @ 32 0 8",
            "gold @ 20 11 8",
            "gold @ 6 17 8",
            "gold @ 0 32 13",
            "gold M52-40l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM-56-22l3 9 9 3-9 3-3 9-3-9-9-3 9-3z",
        ),
    ),
    "Rampaging": Trait(
        "ground",
        "",
        drawn(
            "pale @ -84 -8 17",
            "pale @ -62 -2 13",
            "pale @ -96 -26 10",
            "wood M54 0l4-36 8-8 6 10-2 34zM78 0v-22l6-10 4 8 4-6v30z",
            "wood M46-20l50 4v8l-50-4z",
        ),
    ),
    "Towering": Trait(
        "ground",
        "",
        drawn(
            "white M56 0v-20h30V0z",
            "red M50-20l21-18 21 18z",
            "ink bare M66 0v-11h9V0z",
            "leaf M-84 0l8-22 8 22zM-70 0l6-16 6 16z",
            "pale M-98-116q0-12 14-12 6-12 20-6 14 0 14 14-2 8-12 8h-26q-10 0-10-4zM54-92q0-10 12-10 6-8 16-4 12 0 12 10 0 8-10 8H62q-8 "
            "0-8-4z",
        ),
    ),
    "Ravenous": Trait(
        "neck",
        "",
        drawn(
            "white M-26-6Q0 8 26-6l8 44q-34 16-68 0z",
            "red bare @ 6 22 7",
            "red bare @ -10 32 4",
            "metal M-74-34v22q0 9 7 9v42h7V-3q7 0 7-9v-22h-5v18h-4v-18h-5v18h-4v-18z",
            "metal M58-36q15 10 13 40h-6v36h-7z",
        ),
    ),
}
