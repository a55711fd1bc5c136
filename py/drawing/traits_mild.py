"""What adjectives look like on a monster: the mild ones.

Each is a `Trait` of `creature.py`. What is worn in two places, as Sneezing has a red nose and a handkerchief,
has more traits under `too`. A group of the class "of-dusk" dyes the `skin` inside it violet.
"""

from __future__ import annotations

from drawing.creature import Trait

TRAITS = {
    "Mildly Cursed": Trait(
        "right",
        "",
        (
            '<g class="of-dusk">'
            '<path class="skin" d="M-18-22a12 12 0 0 1-3-23a15 15 0 0 1 27-6a13 13 0 0 1 14 28z"/>'
            '</g><path class="gold" d="M3-48l3 8 9 0-7 6 4 9-9-5-8 6 2-10-8-6 10-1z"/>'
            '<path class="line" d="M-8-12l-3 8M8-12l-3 8"/>'
        ),
    ),
    "Sleepy": Trait(
        "top",
        "head",
        (
            '<path class="cloth" d="M-30 6C-28-30 4-46 30-34C48-26 54-8 50 8C42-2 34-8 26-8L30 6z"/>'
            '<path class="line" d="M-14-20L2-36M-1-4L22-36M21-7L42-27"/>'
            '<rect class="white" x="-35" y="-2" width="70" height="14" rx="7"/>'
            '<circle class="white" cx="50" cy="14" r="8"/>'
        ),
    ),
    "Polite": Trait(
        "neck",
        "girth",
        (
            '<path class="red" d="M0 4L-28-12Q-33 4-28 22L0 8L28 22Q33 4 28-12z"/>'
            '<path class="line" d="M-22 3L-8 5M22 3L8 5"/>'
            '<rect class="red" x="-8" y="-4" width="16" height="18" rx="5"/>'
        ),
    ),
    "Damp": Trait(
        "ground",
        "feet",
        '<path class="ice" d="M-20-34q-13 18 0 20q13-2 0-20M34-48q-14 20 0 22q14-2 0-22"/>',
        (
            '<path class="ice" d="M-78 0C-82-12-50-12-30-10C0-16 40-14 56-9C80-12 90 6 66 8C40 14-10 8-30 10'
            'C-50 14-76 10-78 0z"/>'
        ),
        (
            Trait(
                "top",
                "head",
                (
                    '<path class="ice" d="M-30 8Q-28-8 0-7Q28-8 31 8Q30 20 24 20Q18 20 18 8Q10 2 6 9Q6 26-1'
                    ' 26Q-8 26-8 10Q-14 3-18 9Q-18 16-24 16Q-30 16-30 8z"/>'
                ),
            ),
        ),
    ),
    "Second-Hand": Trait(
        "left",
        "",
        (
            '<path class="line" d="M4-16Q-8-10-6 4"/>'
            '<path class="gold" d="M-16 14L-5 2L7 13L7 42L-16 42z"/>'
            '<circle class="ink bare" cx="-5" cy="12" r="3.5"/>'
            '<path class="line" d="M-10 23L1 23M-10 31L-3 31M-14 38L6 18"/>'
        ),
        "",
        (
            Trait(
                "chest",
                "",
                (
                    '<path class="cloth" d="M4-8L28-4L25 18L2 15z"/>'
                    '<path class="line" d="M10-12l-1 8M21-10l-1 8M32 4l-8-1M30 13l-8-1M9 11l-1 8M18 13l-1 8'
                    'M-2 0l8 1M-2 8l8 1"/>'
                ),
            ),
        ),
    ),
    "Ticklish": Trait(
        "right",
        "",
        (
            '<path class="white" d="M-2 16C-24-2-26-36-6-58C-4-50-2-48 2-50C8-44 6-40 10-38C12-30 8-28 13-22'
            'C12-10 6 4-2 16z"/>'
            '<path class="line" d="M-1 34Q-6-10-6-46M-14-22l9 6 12-10M-12-6l8 6 11-9"/>'
        ),
    ),
    "Homesick": Trait(
        "left",
        "",
        (
            '<path class="wood" d="M2 24L-18-46L-12-48L9 22z"/>'
            '<path class="red" d="M-20-52C-40-44-44-18-24-14C-2-12 4-34-14-50z"/>'
            '<path class="red" d="M-18-48Q-34-66-36-54Q-34-46-18-48Q-4-64 0-54Q-2-46-18-48z"/>'
            '<path class="white bare" d="M-29-34h6v6h-6zM-16-26h6v6h-6zM-16-40h6v6h-6z"/>'
        ),
    ),
    "Left-Handed": Trait(
        "left",
        "",
        (
            '<path class="red" d="M-18 14C-34 0-38-34-20-42C-2-50 10-34 8-18C14-32 26-30 26-20C26-8 16 0 12'
            ' 14z"/>'
            '<path class="white" d="M-22 12Q-4 4 17 12L15 26Q-4 20-20 26z"/>'
            '<path class="white bare" d="M-13-10l-8-8q-3-7 4-8l4 3 4-3q7 1 4 8z"/>'
        ),
    ),
    "Underpaid": Trait(
        "right",
        "",
        (
            '<circle class="gold" cx="-1" cy="-17" r="9"/><path class="line" d="M-1-21l0 6"/>'
            '<path class="metal" d="M-18-10L16-10L11 24L-13 24z"/>'
            '<path class="line" d="M-16 3L14 3"/><path class="white" d="M-8 6l14-2 2 11-14 2z"/>'
        ),
    ),
    "Dusty": Trait(
        "ground",
        "feet",
        (
            '<path class="pale" d="M-86 4q-14-14 2-20q2-14 16-9q14-5 15 9q14 8 2 20zM50 4q-10-10 2-16q6-14'
            ' 18-6q16 0 12 12q8 4 2 10z"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                (
                    '<g stroke="#fff" stroke-width="2.5">'
                    '<path class="line" d="M-24 2L-74 26M-24 2L-62 42M-24 2L-44 50M-24 2L-26 40M-40 10Q-39'
                    ' 17-37 18Q-33 17-31 20Q-27 19-25 21M-57 18Q-56 27-50 29Q-43 28-38 34Q-31 30-26 33"/>'
                    "</g>"
                ),
            ),
            Trait(
                "chest",
                "",
                '<path class="pale bare" d="M-20 4q-6-8 3-11q5-8 12-1q9-1 7 8q-3 7-11 5q-7 3-11-1z"/>',
            ),
        ),
    ),
}
