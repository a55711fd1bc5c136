"""What adjectives look like on a monster: the plain ones."""

from __future__ import annotations

from drawing.creature import Trait

TRAITS = {
    "Mossy": Trait(
        "chest",
        "",
        (
            '<path class="leaf" d="M-34 0q-4-12 7-13q3-11 13-6q12-4 12 7q9 5 2 13q-4 9-12 4q-8 7-13 0q-8'
            ' 2-9-5z"/>'
            '<path class="leaf" d="M10 22q-4-9 6-11q8-8 14 1q9 3 4 11q-6 8-13 3q-8 2-11-4z"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                (
                    '<path class="leaf" d="M-32 10q-9-14 5-18q4-12 17-8q12-8 20 1q14-4 17 8q14 6 5 17q-6'
                    ' 8-14 2q-8 10-15 1q-9 9-17 0q-10 6-18-3z"/>'
                    '<path class="line" d="M11-14L12-24"/>'
                    '<path class="white" d="M12-22q-10 4-10-3q0-5 6-4q-2-9 4-9q6 0 4 9q7-1 6 4q0 7-10 3z"/>'
                    '<circle class="gold bare" cx="12" cy="-28" r="4"/>'
                ),
            ),
        ),
    ),
    "Horned": Trait(
        "top",
        "head",
        (
            '<path class="white" d="M-34 12C-62 4-64-22-48-40C-46-22-36-12-18-6zM34 12C62 4 64-22 48-40'
            'C46-22 36-12 18-6z"/>'
            '<path class="line" d="M-44 4l6-12M-53-8l9-8M44 4l-6-12M53-8l-9-8"/>'
        ),
    ),
    "Grumpy": Trait(
        "top",
        "head",
        (
            '<path class="cloud" d="M-38-8a14 14 0 0 1 0-27a16 16 0 0 1 26-12a19 19 0 0 1 33 4a15 15 0 0 1 16'
            ' 35z"/>'
            '<path class="line" d="M-34 0l-4 10M-12 0l-4 8M12 0l-4 8M34 0l-4 10"/>'
        ),
    ),
    "Pot-Lidded": Trait(
        "left",
        "",
        (
            '<circle class="metal" cx="-4" cy="2" r="33"/>'
            '<circle class="line" cx="-4" cy="2" r="23"/>'
            '<path class="line" d="M-18-8Q-14-15-6-17" stroke="#fff"/>'
            '<circle class="wood" cx="-4" cy="2" r="8"/>'
        ),
    ),
    "Twice-Baked": Trait(
        "right",
        "",
        (
            '<path class="cloth" d="M-14 18C-22-8-20-38-2-42C14-42 18-26 15-10C20-22 32-18 29-8C26 4 18 6 15'
            ' 18z"/>'
            '<path class="line" stroke="#fff" d="M-11-14L10-14M-13 0L12 0M-4-34L-2 10M7-30L6 10"/>'
            '<path class="gold" d="M-18 14h36v11h-36z"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                (
                    '<g stroke="#fff">'
                    '<path class="line" d="M-22-10q-9-9 0-17q9-8 0-17M0-14q-9-9 0-17q9-8 0-17M22-10q-9-9'
                    ' 0-17q9-8 0-17"/>'
                    "</g>"
                ),
            ),
            Trait(
                "chest",
                "",
                '<path class="line" d="M-18-8l36 16M-22 4l30 14M-16 16l34-20M-24 6l30-18"/>',
            ),
        ),
    ),
    "Well-Read": Trait(
        "eyes",
        "apart",
        (
            '<g stroke-width="5"><circle class="line" cx="-20" cy="1" r="18"/>'
            '<circle class="line" cx="20" cy="1" r="18"/>'
            '<path class="line" d="M-4-4Q0-8 4-4M-38-2l-9-6M38-2l9-6"/></g>'
        ),
        "",
        (
            Trait(
                "right",
                "",
                (
                    '<path class="red" d="M-24-20L0-14L24-20L24 18L0 24L-24 18z"/>'
                    '<path class="white" d="M-19-24Q-6-24 0-15Q6-24 19-24L19 11Q6 10 0 18Q-6 10-19 11z"/>'
                    '<path class="line" d="M0-15L0 18M-13-13l7 2M-13-4l7 2M13-13l-7 2M13-4l-7 2"/>'
                ),
            ),
        ),
    ),
    "Musical": Trait(
        "left",
        "",
        (
            '<path class="wood" d="M14-22L28-50L36-46L22-18z"/>'
            '<path class="gold" d="M20-22C30-2 12 34-12 32C-38 28-30-6 12-26z"/>'
            '<circle class="ink bare" cx="-4" cy="8" r="7"/>'
            '<path class="line" d="M-16 22L31-44M-20 14L-10 26"/>'
        ),
        "",
        (
            Trait(
                "right",
                "",
                (
                    '<path class="ink" d="M-6-34l24-7 0 9-24 7z"/>'
                    '<path class="line" d="M-6-30L-6-6M18-36L18-12"/>'
                    '<path class="ink" d="M-6-6q-5 7-11 3q-2-6 4-8q6-1 7 5M18-12q-5 7-11 3q-2-6 4-8q6-1 7'
                    ' 5"/>'
                ),
            ),
        ),
    ),
    "Thorny": Trait(
        "back",
        "back",
        "",
        (
            '<path class="leaf" d="M-58 52L-86 46L-62 30L-88 8L-58 6L-76-26L-46-16L-48-52L-22-32L0-66L22-32'
            'L48-52L46-16L76-26L58 6L88 8L62 30L86 46L58 52z"/>'
        ),
        (
            Trait(
                "neck",
                "girth",
                (
                    '<path class="line" stroke-width="6" d="M-32-2Q-16 12 0 5Q16-4 32 6"/>'
                    '<path class="leaf" d="M-22 6l-3 12 10-9zM-4 5l2-14 7 11zM16 1l8 12 3-11z"/>'
                ),
            ),
        ),
    ),
    "Sneezing": Trait(
        "right",
        "",
        (
            '<path class="white" d="M0-6C-18-14-24-2-22 8Q-28 22-18 30Q-8 22 0 32Q8 22 18 30Q28 20 20 6C22-8'
            ' 12-14 0-6z"/>'
            '<path class="line" d="M0-6Q-10 8-10 16M0-6Q10 6 9 16M0-6L0 10"/>'
        ),
        "",
        (
            Trait(
                "mouth",
                "",
                '<ellipse class="red" cx="0" cy="-14" rx="11" ry="9"/>',
            ),
            Trait(
                "mouth",
                "",
                (
                    '<path class="ice" stroke-width="3" d="M-16 10q-14 4-10 10q7 3 10-10M-2 14q-10 10-3 13'
                    'q7-1 3-13M14 10q2 14 8 11q5-6-8-11"/>'
                ),
            ),
        ),
    ),
    "Bearded": Trait(
        "mouth",
        "wide",
        (
            '<path class="wood" d="M-30-8C-34 10-28 24-21 33L-13 30L-8 43L0 37L8 46L12 31L21 34C28 24 34 10'
            ' 30-8Q22 10 14 10Q0 16-14 10Q-22 10-30-8z"/>'
            '<path class="wood" d="M0-9C8-17 22-12 28-2C16 4 6 2 0-4C-6 2-16 4-28-2C-22-12-8-17 0-9z"/>'
            '<path class="line" d="M-12 20l2 7M10 19l-1 8M0 22l0 6"/>'
        ),
    ),
}
