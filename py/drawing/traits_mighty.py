"""What adjectives look like on a monster: the mighty ones."""

from __future__ import annotations

from drawing.creature import Trait

TRAITS = {
    "Thoroughly Cursed": Trait(
        "left",
        "",
        (
            '<path class="white" d="M-20-34Q2-42 18-32Q12-4 18 22Q0 14-18 24Q-12-4-20-34z"/>'
            '<path class="ink bare" d="M-9-18a4 5 0 1 1 0 .1M5-18a4 5 0 1 1 0 .1M-6-4q6-6 12 0q2 16-6 16q-8'
            ' 0-6-16z"/>'
            '<path class="gold" d="M-24-40h44v9h-44z"/>'
        ),
        "",
        (
            Trait(
                "back",
                "back",
                "",
                (
                    '<g class="of-dusk">'
                    '<path class="skin" d="M-90 40Q-60 46-66 20Q-104 24-92-14Q-76 4-66-8Q-86-44-50-60'
                    "Q-50-42-36-44Q-28-82 10-84Q0-70 14-62Q44-82 66-54Q52-54 52-42Q88-40 94-4Q80-14 74 0Q92"
                    ' 26 70 48H-70z"/>'
                    "</g>"
                    '<path class="line" d="M-52-8q-22-6-16-24q14-16 26-2q4 12-8 12M50-6q24 0 24-20'
                    'q-10-18-24-8q-6 10 4 16"/>'
                ),
            ),
            Trait(
                "right",
                "",
                (
                    '<path class="white" d="M-12-56L14-50L8-20L-16-26z"/>'
                    '<path class="ink bare" d="M-6-44a3 4 0 1 1 0 .1M4-42a3 4 0 1 1 0 .1M-6-34q6-4 10 2q-3'
                    ' 9-8 7q-4-3-2-9z"/>'
                ),
            ),
        ),
    ),
    "Volcanic": Trait(
        "top",
        "head",
        (
            '<path class="red" d="M-12-30q-8-12 2-22q3 6 7 8q0-10 8-14q0 10 6 14q4 8-4 14z"/>'
            '<path class="wood" d="M-34 9L-19-28Q0-20 19-28L34 9Q0 18-34 9z"/>'
            '<path class="amber" d="M-19-28Q0-37 19-28Q20-10 14-10Q9-10 8-18Q4-20 3-14Q3 6-3 6Q-9 6-8-14'
            'Q-12-18-14-12Q-19-10-19-28z"/>'
        ),
    ),
    "Ancient": Trait(
        "eyes",
        "apart",
        (
            '<path class="white" d="M-2-12C-12-26-34-24-46-8Q-52 8-58 14Q-44 16-36 2Q-34-4-32-8Q-18-14-2-12'
            'z"/>'
            '<path class="white" d="M2-12C12-26 34-24 46-8Q52 8 58 14Q44 16 36 2Q34-4 32-8Q18-14 2-12z"/>'
        ),
        "",
        (
            Trait(
                "right",
                "",
                (
                    '<g stroke-linejoin="round">'
                    '<path class="line" stroke-width="13" d="M8 46V-26Q6-46-8-44Q-18-40-14-28"/>'
                    '<path class="line" stroke="#8a5a35" stroke-width="6" d="M8 46V-26Q6-46-8-44'
                    'Q-18-40-14-28"/>'
                    "</g>"
                ),
            ),
        ),
    ),
    "Allegedly Invincible": Trait(
        "chest",
        "",
        (
            '<path class="red" d="M-16-24L-5-25L4-6L-6-2zM16-24L5-25L-4-6L6-2z"/>'
            '<circle class="gold" cx="0" cy="10" r="20"/>'
            '<path class="line" stroke-width="5" d="M-7 6Q-7-3 1-3Q9-2 7 6Q2 9 1 14M0 21v.1"/>'
        ),
        "",
        (
            Trait(
                "top",
                "head",
                (
                    '<g transform="rotate(-16)">'
                    '<ellipse class="line" cx="4" cy="-20" rx="30" ry="9" stroke-width="13"/>'
                    '<ellipse class="line" cx="4" cy="-20" rx="30" ry="9" stroke="#e6b83f" stroke-width="6"/>'
                    "</g>"
                ),
            ),
        ),
    ),
    "Heavily Armed": Trait(
        "right",
        "",
        (
            '<path class="wood" d="M-4 46L0-50L8-50L4 46z"/>'
            '<path class="metal" d="M8-48Q24-62 32-50Q38-34 28-18Q20-26 6-24zM0-48Q-8-42-8-36Q-8-30-1-24z"/>'
        ),
        "",
        (
            Trait(
                "back",
                "back",
                "",
                (
                    '<g transform="rotate(-40)"><path class="metal" d="M-7 0V-92L0-106L7-92V0z"/>'
                    '<path class="gold" d="M-18-62h36v8h-36z" transform="translate(0 24)"/></g>'
                    '<g transform="rotate(40)"><path class="metal" d="M-7 0V-92L0-106L7-92V0z"/>'
                    '<path class="gold" d="M-18-62h36v8h-36z" transform="translate(0 24)"/></g>'
                ),
            ),
            Trait(
                "left",
                "",
                (
                    '<g transform="rotate(-14)"><path class="metal" d="M-8-6V-54L0-68L8-54V-6z"/>'
                    '<path class="gold" d="M-18-6h36v8h-36z"/>'
                    '<path class="wood" d="M-5 2h10v20h-10z"/></g>'
                ),
            ),
        ),
    ),
    "Thunderous": Trait(
        "right",
        "",
        (
            '<path class="amber" d="M4-40L-14-2L-2-4L-10 30L16-12L3-9L18-38z" transform="translate(14-22)sca'
            'le(1.1)"/>'
        ),
        "",
        (
            Trait(
                "left",
                "",
                (
                    '<path class="amber" d="M4-40L-14-2L-2-4L-10 30L16-12L3-9L18-38z" transform="transla'
                    'te(-14-22)scale(-1.1 1.1)"/>'
                ),
            ),
            Trait(
                "top",
                "head",
                "",
                (
                    '<g class="storm">'
                    '<path class="low" d="M-46-4a15 15 0 0 1 2-29a18 18 0 0 1 28-13a20 20 0 0 1 34 1a17 17 0'
                    ' 0 1 27 13a15 15 0 0 1 0 28z"/>'
                    "</g>"
                ),
            ),
        ),
    ),
    "Gilded": Trait(
        "neck",
        "girth",
        (
            '<path class="line" stroke-width="13" d="M-32-6Q-22 22 0 24Q22 22 32-6"/>'
            '<path class="line" stroke="#e6b83f" stroke-width="7" stroke-dasharray="7 5" stroke-linecap="but'
            't" d="M-32-6Q-22 22 0 24Q22 22 32-6"/>'
            '<circle class="gold" cx="0" cy="32" r="14"/>'
            '<path class="line" d="M5 27q-9-3-9 5q1 8 9 5"/>'
        ),
        "",
        (
            Trait(
                "mouth",
                "wide",
                '<path class="gold" d="M-9 2h10v9q-5 4-10 0z"/>',
            ),
            Trait(
                "left",
                "",
                '<path class="gold" d="M-8-34Q-6-24 4-22Q-6-20-8-10Q-10-20-20-22Q-10-24-8-34z"/>',
            ),
            Trait(
                "right",
                "",
                (
                    '<path class="gold" d="M6-46Q9-32 22-30Q9-28 6-14Q3-28-10-30Q3-32 6-46zM-8-6q2 7 9 8q-7'
                    ' 1-9 8q-2-7-9-8q7-1 9-8z"/>'
                ),
            ),
        ),
    ),
    "Rampaging": Trait(
        "ground",
        "feet",
        (
            '<path class="pale" d="M-92 6a12 12 0 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29zM-66 8a12 12 0'
            ' 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29z"/>'
            '<path class="wood" d="M32 8V-30L38-38L44-30V8zM56 8V-14L61-10L64-22L68-16V8zM78 8L88-26L96-30'
            'L100-22L90 8z"/>'
            '<path class="wood" d="M24-18L60-12L56-3L24-8zM70-8L104-18L106-10L74 2z"/>'
        ),
        '<path class="pale" d="M-100-8a12 12 0 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29z"/>',
    ),
    "Towering": Trait(
        "ground",
        "",
        (
            '<g transform="translate(72 8)"><path class="white" d="M-15-20H15V0H-15z"/>'
            '<path class="red" d="M-21-18L0-38L21-18z"/><path class="wood" d="M-5 0V-12H5V0z"/></g>'
            '<path class="leaf" d="M-78 8q-16-6-4-18q-4-12 8-16q12 4 8 16q12 12-4 18z"/>'
            '<path class="white" d="M-98-70a12 12 0 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29z"/>'
        ),
        (
            '<path class="white" d="M-84-122a12 12 0 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29zM42-130a12'
            " 12 0 0 1 2-24a15 15 0 0 1 28-5a12 12 0 0 1 14 29zM56-82a12 12 0 0 1 2-24a15 15 0 0 1 28-5a12"
            ' 12 0 0 1 14 29z"/>'
        ),
    ),
    "Ravenous": Trait(
        "neck",
        "girth",
        (
            '<path class="white" d="M-30-8Q0 10 30-8Q38 14 24 28Q0 40-24 28Q-38 14-30-8z"/>'
            '<path class="red bare" d="M-16 10q8-4 9 3q-4 9-10 4zM6 18q5-4 8 1q0 7-7 5z"/>'
            '<path class="white" d="M-30-8q-16-14-18 2q4 8 18-2zM30-8q16-14 18 2q-4 8-18-2z"/>'
        ),
        "",
        (
            Trait(
                "left",
                "",
                (
                    '<path class="metal" d="M-4 32L-5-14Q-16-18-16-44L-10-44L-9-24L-5-24L-4-46L2-46L3-24'
                    'L7-24L8-44L14-44Q14-18 4-14L5 32z"/>'
                ),
            ),
            Trait(
                "right",
                "",
                (
                    '<path class="metal" d="M-6-8L-5-48Q14-40 10-8z"/>'
                    '<path class="wood" d="M-6-8H8L7 32H-5z"/>'
                ),
            ),
        ),
    ),
}
