"""What adjectives look like on a monster: the strong ones."""

from __future__ import annotations

from drawing.creature import Trait

TRAITS = {
    "Smouldering": Trait(
        "ground",
        "feet",
        (
            '<path class="amber" d="M-84 4q-4-14 6-22q0 8 6 10q0-16 12-24q0 16 8 20q6-4 5-10q10 10 4 26zM46'
            ' 4q-4-14 6-22q0 8 6 10q0-16 12-24q0 16 8 20q6-4 5-10q10 10 4 26z"/>'
            '<path class="red bare" d="M-70 2q-4-8 6-16q8 10 2 16zM60 2q-4-8 6-16q8 10 2 16z"/>'
        ),
        "",
        (
            Trait(
                "back",
                "back",
                "",
                (
                    '<path class="amber" d="M-70 40C-96 6-78-16-74-34C-62-26-60-20-58-12C-60-40-40-60-34-76'
                    "C-22-62-22-50-20-44C-14-60-2-74 4-92C20-76 18-56 22-46C28-50 34-64 36-74C50-54 54-34"
                    ' 54-14C60-20 66-30 68-38C82-16 88 10 70 40z"/>'
                ),
            ),
        ),
    ),
    "Unchained": Trait(
        "left",
        "",
        (
            '<path class="line" stroke-width="11" d="M-12 10q-10 5-2 10q8-4 2-10M-15 24q-10 5-2 10q8-4 2-10'
            'M-20 46q-4-9 3-8"/>'
            '<path class="line" stroke="#b9c0c4" stroke-width="4" d="M-12 10q-10 5-2 10q8-4 2-10M-15 24q-10'
            ' 5-2 10q8-4 2-10M-20 46q-4-9 3-8"/>'
            '<rect class="metal" x="-20" y="-10" width="34" height="17" rx="5"/>'
        ),
        "",
        (
            Trait(
                "right",
                "",
                (
                    '<g transform="scale(-1 1)">'
                    '<path class="line" stroke-width="11" d="M-12 10q-10 5-2 10q8-4 2-10M-15 24q-10 5-2 10'
                    'q8-4 2-10M-20 46q-4-9 3-8"/>'
                    '<path class="line" stroke="#b9c0c4" stroke-width="4" d="M-12 10q-10 5-2 10q8-4 2-10M-15'
                    ' 24q-10 5-2 10q8-4 2-10M-20 46q-4-9 3-8"/>'
                    '<rect class="metal" x="-20" y="-10" width="34" height="17" rx="5"/></g>'
                ),
            ),
        ),
    ),
    "Winged": Trait(
        "back",
        "back",
        "",
        (
            '<path class="white" d="M0 6C-16-56-50-96-94-92Q-87-76-96-68Q-86-58-92-44Q-80-36-84-22Q-70-16-72'
            ' 0Q-40 24 0 26z"/>'
            '<path class="white" d="M0 6C16-56 50-96 94-92Q87-76 96-68Q86-58 92-44Q80-36 84-22Q70-16 72 0Q40'
            ' 24 0 26z"/>'
            '<path class="line" d="M-94-68Q-70-66-50-40M-91-44Q-68-42-46-20M94-68Q70-66 50-40M91-44Q68-42'
            ' 46-20"/>'
        ),
    ),
    "Many-Eyed": Trait(
        "chest",
        "",
        (
            '<g class="white"><circle cx="-18" cy="-6" r="12"/><circle cx="14" cy="-10" r="9"/>'
            '<circle cx="8" cy="14" r="11"/><circle cx="-14" cy="17" r="6"/></g>'
            '<path class="ink bare" d="M-21-8a5 5 0 1 1 0 .1M12-7a4 4 0 1 1 0 .1M7 17a5 5 0 1 1 0 .1M-16 18'
            'a3 3 0 1 1 0 .1"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                (
                    '<circle class="white" cx="-34" cy="-24" r="11"/>'
                    '<circle class="white" cx="34" cy="-20" r="9"/>'
                    '<path class="ink bare" d="M-37-25a5 5 0 1 1 0 .1M30-21a4 4 0 1 1 0 .1"/>'
                ),
                (
                    '<path class="line" stroke-width="14" d="M-16 14Q-32 6-34-20M16 14Q30 6 34-18"/>'
                    '<g class="soft">'
                    '<path class="line" stroke-width="7" d="M-16 14Q-32 6-34-20M16 14Q30 6 34-18"/>'
                    "</g>"
                ),
            ),
        ),
    ),
    "Crowned": Trait(
        "top",
        "head",
        (
            '<path class="gold" d="M-30 6L-36-34L-16-16L0-42L16-16L36-34L30 6Q0 14-30 6z"/>'
            '<path class="line" d="M-31-4Q0 4 31-4"/><circle class="red" cx="0" cy="-12" r="6"/>'
            '<path class="gold" d="M-36-34a5 5 0 1 1 .1 0M0-42a5 5 0 1 1 .1 0M36-34a5 5 0 1 1 .1 0"/>'
        ),
    ),
    "Frostbitten": Trait(
        "ground",
        "feet",
        (
            '<path class="ice" fill-opacity=".8" d="M-74 6L-80-14L-58-34L-38-22L-14-36L12-22L34-38L62-28'
            'L80-10L72 6z"/>'
            '<path class="line" stroke="#fff" d="M-58-22l-8 12M-30-14l-6 8M28-26l-8 12M60-18l-6 10"/>'
        ),
        "",
        (
            Trait(
                "left",
                "",
                '<path class="ice" d="M-18-8L16-8L13 10L7 4L2 30L-5 8L-9 18L-14 4z"/>',
            ),
            Trait(
                "right",
                "",
                '<path class="ice" d="M18-8L-16-8L-13 14L-7 4L-2 24L5 8L9 20L14 4z"/>',
            ),
            Trait(
                "mouth",
                "wide",
                '<path class="ice" d="M-18 8L18 8L14 20L9 14L3 34L-3 15L-9 25L-13 14z"/>',
            ),
        ),
    ),
    "Haunted": Trait(
        "left",
        "",
        (
            '<path class="pale" d="M18-14C28-48 20-80-2-80C-26-80-28-54-24-28Q-34-12-46-14Q-28 2-12-12Q-4-2'
            ' 4-12Q12-2 18-14z"/>'
            '<path class="ink bare" d="M-10-58a4 5 0 1 1 0 .1M6-58a4 5 0 1 1 0 .1M-4-44q6-5 9 0q1 10-5 10'
            'q-5-1-4-10z"/>'
            '<path class="line" d="M21-38q10 0 12-9M-24-42q-9 0-10-9"/>'
        ),
    ),
    "Clockwork": Trait(
        "chest",
        "",
        (
            '<path class="gold" d="M-5-26h10l2 8 8 4 7-5 7 8-5 7 3 8 8 2v10l-8 1-4 8 4 7-8 7-7-5-7 3-2 7h-10'
            'l-1-7-8-3-7 5-7-8 5-7-3-8-8-2v-9l8-2 4-8-4-7 7-7 7 5 7-3z" transform="translate(0-4)scale(.9)"/>'
            '<circle class="low" cx="0" cy="1" r="9"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                "",
                (
                    '<path class="metal" d="M-6 14V-22H6V14z"/>'
                    '<path class="metal" fill-rule="evenodd" d="M0-16C-12-14-32-10-32-26C-32-42-12-38 0-32'
                    "C12-38 32-42 32-26C32-10 12-14 0-16zM-12-25q-11-8-11 0q0 7 11 0zM12-25q11-8 11 0q0 7-11"
                    ' 0z"/>'
                ),
            ),
        ),
    ),
    "Caped": Trait(
        "neck",
        "girth",
        (
            '<path class="red" d="M-34-8Q0 12 34-8L36 4Q0 24-36 4z"/>'
            '<circle class="gold" cx="0" cy="7" r="9"/>'
        ),
        "",
        (
            Trait(
                "back",
                "back",
                "",
                (
                    '<path class="red" d="M-30-30C-60-20-70 30-96 64Q-80 62-74 72Q-56 64-44 74H44Q56 64 74'
                    ' 72Q80 62 96 64C70 30 60-20 30-30z"/>'
                    '<path class="line" d="M-54 20Q-60 46-70 60M54 20Q60 46 70 60"/>'
                ),
            ),
        ),
    ),
    "Spiked": Trait(
        "neck",
        "girth",
        (
            '<path class="metal" d="M-34 2L-46 16L-24 14zM-18 8L-16 28L-4 10zM4 10L16 28L18 8zM24 14L46 16'
            'L34 2z"/>'
            '<path class="ink" d="M-34-8Q0 10 34-8V6Q0 24-34 6z"/>'
            '<path class="metal bare" d="M-24 4a3 3 0 1 1 .1 0M0 9a3 3 0 1 1 .1 0M24 4a3 3 0 1 1 .1 0"/>'
        ),
    ),
}
