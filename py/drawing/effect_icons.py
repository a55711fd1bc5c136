"""Small signs of what cards of Run Away!! do, and of what kind they are: a path each, 24 by 24 units.

All are one colour, filled by the rule "evenodd", without a stroke; `icon` makes a drawing of one.
"""

from __future__ import annotations

ICONS: dict[str, str] = {
    # a winged boot
    "speed": (
        "M10.5 1.5H17.5V12Q18 14 20 14.5Q23 15.5 23 19H10.5ZM10.5 20.5H23V22.5H16.5L15.5 21.5H14V22.5H10.5Z"
        "M9 3.5H.5Q1 7 4 7.5H2Q3 10.5 5.5 11H4Q5 14 9 14.5Z"
    ),
    # a claw
    "boss": (
        "M1.5 22C0 12 4 5 9 1.5C7.5 8 8.5 15 5.5 22ZM9 22C7.5 12 11 5 16 1.5C14.5 8 15.5 15 12.5 22ZM16 22C"
        "15 13 18 6 23 2.5C21.5 9 22 15 19.5 22Z"
    ),
    # a heart
    "life": "M12 22C3 15 .5 10 2 6C4 1.5 10 2 12 6.5C14 2 20 1.5 22 6C23.5 10 21 15 12 22Z",
    # a coin
    "gold": "M12 1.5a10.5 10.5 0 1 0 .01 0ZM12 4a8 8 0 1 1-.01 0ZM12 6.5L15.5 12L12 17.5L8.5 12Z",
    # jaws
    "confront": (
        "M1.5 11V7Q1.5 2 7 2H17Q22.5 2 22.5 7V11L19.5 15L17 10L14.5 15L12 10L9.5 15L7 10L4.5 15ZM1.5 18L4.5"
        " 16.5L7 19L9.5 16.5L12 19L14.5 16.5L17 19L19.5 16.5L22.5 18Q22.5 23 17 23H7Q1.5 23 1.5 18Z"
    ),
    # a big foot
    "trample": (
        "M8 23C4.5 23 4 18 5 14.5C6 11 4 10 8 8.5C13 7 19 8.5 19 13C19 17 13.5 16 13 19.5Q12.5 23 8 23ZM5.5"
        " 1.5a2.7 3 0 1 0 .01 0ZM11 2a2 2.3 0 1 0 .01 0ZM15.5 3.5a1.7 2 0 1 0 .01 0ZM19.2 6a1.5 1.7 0 1 0 "
        ".01 0Z"
    ),
    # bricks
    "wall": (
        "M2 3.5H9.5V8.5H2ZM11 3.5H22V8.5H11ZM2 10H5.5V15H2ZM7 10H16V15H7ZM17.5 10H22V15H17.5ZM2 16.5H11V"
        "21.5H2ZM12.5 16.5H22V21.5H12.5Z"
    ),
    # an open hand
    "stop": (
        "M8 23L2 14.5Q1 12.5 2.5 12Q4 11.5 5 13L6.5 14.5V5Q6.5 3.5 7.9 3.5T9.3 5V11H10.3V2.5Q10.3 1 11.7 1T"
        "13.1 2.5V11H14.1V3.5Q14.1 2 15.5 2T16.9 3.5V12H17.9V6.5Q17.9 5 19.3 5T20.7 6.5V16Q20.7 23 15 23Z"
    ),
    # an arrow that turns round
    "back": "M9 1.5V6H14.5A8 8 0 0 1 14.5 22H5V18H14.5A4 4 0 0 0 14.5 10H9V14.5L1 8Z",
    # a four-leaf clover
    "lucky": (
        "M11.0 10.6C7.2 8.3 5.3 5.8 6.2 3.4C7.1 0.9 10.0 1.1 11.0 3.4C12.0 1.1 14.9 0.9 15.8 3.4C16.7 5.8 "
        "14.8 8.3 11.0 10.6ZM11.4 11.0C13.7 7.2 16.2 5.3 18.6 6.2C21.1 7.1 20.9 10.0 18.6 11.0C20.9 12.0 "
        "21.1 14.9 18.6 15.8C16.2 16.7 13.7 14.8 11.4 11.0ZM11.0 11.4C14.8 13.7 16.7 16.2 15.8 18.6C14.9 "
        "21.1 12.0 20.9 11.0 18.6C10.0 20.9 7.1 21.1 6.2 18.6C5.3 16.2 7.2 13.7 11.0 11.4ZM10.6 11.0C8.3 "
        "14.8 5.8 16.7 3.4 15.8C0.9 14.9 1.1 12.0 3.4 11.0C1.1 10.0 0.9 7.1 3.4 6.2C5.8 5.3 8.3 7.2 10.6 "
        "11.0ZM16.9 15.7Q20.5 17.5 22.5 21.5L20.6 22.9Q19.2 19 15.8 16.9Z"
    ),
    # an hourglass
    "later": (
        "M4 1.5H20V4.5H18.5Q18.5 9 14.2 12Q18.5 15 18.5 19.5H20V22.5H4V19.5H5.5Q5.5 15 9.8 12Q5.5 9 5.5 4.5"
        "H4ZM7.5 4.5H16.5Q16.5 6 15.8 7.5H8.2Q7.5 6 7.5 4.5ZM12 13Q16 15.5 16.4 18L12 16L7.6 18Q8 15.5 12 "
        "13Z"
    ),
    # a magnifying glass
    "search": "M10 1.5a8.5 8.5 0 1 0 .01 0ZM10 4.5a5.5 5.5 0 1 1-.01 0ZM16.9 15L23 20.5L20.5 23L15 16.9Z",
    # a bag
    "item": (
        "M8 6.5L5.5 1.5L9.5 3L12 1.5L14.5 3L18.5 1.5L16 6.5ZM8 8H16C21 11 23 15.5 21.5 19Q20 22.5 15 22.5H9"
        "Q4 22.5 2.5 19C1 15.5 3 11 8 8Z"
    ),
    # a lightning bolt
    "event": "M15 .5L3.5 14H10.5L8 23.5L20.5 9.5H13Z",
    # a horned skull
    "boss event": (
        "M1.5 1Q2 7.5 6 7.5Q8 4.5 12 4.5T18 7.5Q22 7.5 22.5 1Q25 12 20 13.5Q19.5 16.5 17 17.5V23H14V20.5H13"
        "V23H11V20.5H10V23H7V17.5Q4.5 16.5 4 13.5Q-1 12 1.5 1ZM8.5 10a2.2 2.5 0 1 0 .01 0ZM15.5 10a2.2 2.5 "
        "0 1 0 .01 0ZM12 15L13.5 18H10.5Z"
    ),
    # a flag in a disc
    "global": "M12 1a11 11 0 1 0 .01 0ZM7 4.5H9V6H18.5L16 9.5L18.5 13H9V20H7Z",
    # an exclamation mark in a shield
    "encounter": (
        "M12 .5L22 4V11Q22 19.5 12 23.5Q2 19.5 2 11V4ZM10 5.5H14L13.2 14H10.8ZM12 15.5a2 2 0 1 0 .01 0Z"
    ),
}


def icon(name: str) -> str:
    """A sign as a drawing of its own, in the colour of the words around it."""
    drawn = f'<path fill-rule="evenodd" d="{ICONS[name]}"/>'
    return f'<svg class="effect-icon" viewBox="0 0 24 24" aria-hidden="true">{drawn}</svg>'
