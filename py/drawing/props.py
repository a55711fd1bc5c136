"""Things that lie about in the dungeon of Run Away!!, of which the pictures on its cards are put together.

Each is drawn around 0,0 within about 24 units and stands at y 20; classes are those of `creature.py`.
"""

from __future__ import annotations


def _p(color: str, d: str) -> str:
    return f'<path class="{color}" d="{d}"/>'


def _dots(r: float, *spots: tuple[float, float], color: str = "ink bare") -> str:
    return "".join(f'<circle class="{color}" cx="{x}" cy="{y}" r="{r}"/>' for x, y in spots)


EYES = _dots(4.6, (-6, -3), (7, -3), color="white") + _dots(1.9, (-5, -3), (8, -3))
PROPS: dict[str, str] = {
    "arrow": _p("leaf", "M-20-5H4V-14L22 0L4 14V5H-20Z"),
    "axe": _p("wood", "M-3-22H3V20H-3Z") + _p("metal", "M3-18Q20-22 22-6Q14-12 3-4Z"),
    "banana": _p("gold", "M-19-12Q-16 15 15 13Q21 11 18 6Q-4 8-11-14Z"),
    "bandage": _p("white", "M-20-8H20V8H-20Z") + _p("red bare", "M-2-5H2V-2H5V2H2V5H-2V2H-5V-2H-2Z"),
    "beam": _p("wood", "M-44-20H44V-8H-44Z") + _p("line", "M-34-14H-10M6-14H28"),
    "bear": _p(
        "wood",
        ("M-18 12Q-20-6-12-12Q-20-20-10-22Q-4-20-4-16H4Q4-20 10-22Q20-20 12-12Q20-6 18 12Q0 24-18 12Z"),
    )
    + EYES
    + _p("ink", "M-4 5H5L0 10Z"),
    "bee": _p("white", "M-2-8Q-10-20 2-18Q8-14 2-7Z")
    + _p("amber", "M-13 0Q-12-9 0-9T14 0Q12 9 0 9T-13 0Z")
    + _p("line", "M-4-8V8M4-8V8M14 0H18"),
    "bell": _p("gold", "M0-20Q13-18 13-2Q13 8 18 13H-18Q-13 8-13-2Q-13-18 0-20Z")
    + _dots(4, (0, 17), color="wood"),
    "belly": _p("skin", "M-20 2Q-20-19 0-19T20 2Q20 20 0 20T-20 2Z")
    + _p("line", "M-9 4Q-4-6 2 2T10 0M-4 10Q0 12 4 9"),
    "bench": _p("wood", "M-28-6H28V2H-28Z")
    + _p("ink", "M-24 2H24L20 11H-20Z")
    + _p("white", "M-22 2H22L18 6L13 2L8 6L3 2L-2 6L-7 2L-12 6L-17 2Z")
    + _p("wood", "M-22 11H-15V20H-22ZM15 11H22V20H15Z")
    + _dots(2, (-7, -2), (7, -2)),
    "bone": _p("white", "M-20-6Q-28-10-24-16Q-18-20-15-12L12 10Q20 6 22 12Q24 18 16 20Q10 22 9 15L-17-6Z"),
    "boot": _p("wood", "M-14-20H2V0Q14 2 18 9V18H-14Z") + _p("line", "M-14 11H18M-14-13H2"),
    "boulder": _p("metal", "M-22 2Q-22-22 2-22T24 2Q22 22 0 21T-22 2Z")
    + _p("line", "M-14-8L-8-2L-12 6M10-16L14-10")
    + EYES,
    "bowl": _p("cloth", "M-22-4H22Q20 18 0 18T-22-4Z")
    + _p("line", "M-8-10Q-12-15-8-20M2-10Q-2-15 2-20M12-10Q8-15 12-20"),
    "bridge": _p(
        "wood", "M-42 2L-36 0L-34 14L-40 16ZM-26 6L-20 6V20L-26 20ZM-6 8H0V22H-6ZM22 4L28 2L32 16L26 18Z"
    )
    + _p("line", "M-46-6Q0 14 46-6M-44 8Q0 26 44 8"),
    "bubble": _p("white", "M-24-18H24V8H0L-10 18V8H-24Z") + _dots(3, (-11, -5), (0, -5), (11, -5)),
    "bucket": _p("metal", "M-17-12H17L12 16H-12Z") + _p("line", "M-17-12Q0-32 17-12M-15-4H15"),
    "cart": _p("wood", "M-24-10H18V8H-24Z") + _p("line", "M18-2H34M-10-10V8M4-10V8"),
    "cat": _p("amber", "M-14-8V-20L-6-14Q0-16 6-14L14-20V-8Q16 8 0 12Q-16 8-14-8Z")
    + _dots(2, (-5, -4), (5, -4))
    + _p("line", "M0 1L-4 5M0 1L4 5"),
    "chandelier": _p("line", "M0-30V-12M-24 0L0-12L24 0")
    + _p("gold", "M-28-2H28Q22 12 0 12T-28-2Z")
    + _p("amber", "M-20-12Q-15-6-20-2Q-25-6-20-12ZM0-12Q5-6 0-2Q-5-6 0-12ZM20-12Q25-6 20-2Q15-6 20-12Z"),
    "clipboard": _p("wood", "M-15-18H15V20H-15Z")
    + _p("white", "M-11-12H11V16H-11Z")
    + _p("line", "M-6-5H6M-6 2H6M-6 9H2M-4-18H4"),
    "cloak": _p("low", "M0-22Q11-18 11-8Q22 4 21 20H-21Q-22 4-11-8Q-11-18 0-22Z")
    + _p("ink", "M-7-8Q0-20 7-8Q5 2 0 2T-7-8Z"),
    "cloud": _p("pale", "M-22 10Q-32 8-26-3Q-23-13-10-11Q-4-21 8-15Q21-15 20-4Q30 0 22 10Z"),
    "coin": '<circle class="gold" r="11"/>' + _p("line", "M0-5V5"),
    "coins": _p(
        "gold",
        (
            "M-16 20V8Q0 2 16 8V20Q0 26-16 20ZM-14 8V-4Q2-10 18-4V8Q2 14-14 8ZM-17-4V-14"
            "Q-1-20 15-14V-4Q-1 2-17-4Z"
        ),
    ),
    "crack": _p("line", "M-40 12L-26 0L-16 8L-6-6L6 8L18-4L28 6L40-4"),
    "crossbow": _p("wood", "M-22-3H22V3H-22Z")
    + _p("line", "M4-20Q18 0 4 20M4-20L-14 0L4 20")
    + _p("metal", "M22-5L30 0L22 5Z"),
    "cup": _p("white", "M-13-8H13V8Q13 18 0 18T-13 8Z")
    + _p("line", "M13-4Q24-4 20 5T12 9M-5-13Q-9-18-5-23M5-13Q1-18 5-23"),
    "cushion": _p("rosy", "M-20-7Q0-13 20-7Q25 1 20 10Q0 16-20 10Q-25 1-20-7Z") + _p("line", "M-8 0H8"),
    "door": _p("wood", "M-15-24H15V20H-15Z")
    + _p("line", "M-9-18H9V-4H-9ZM-9 2H9V14H-9Z")
    + _dots(2.6, (11, -1), color="gold"),
    "eyes": EYES,
    "exclaim": _p("red", "M-6-22H6L3 5H-3ZM-4 11H4V19H-4Z"),
    "flag": _p("wood", "M-14-22H-10V20H-14Z") + _p("red", "M-10-20H20L13-10L20 0H-10Z"),
    "flame": _p("amber", "M1-22Q16-4 12 9Q9 20 0 20Q-12 20-12 7Q-12 0-5-5Q-5-15 1-22Z")
    + _p("red bare", "M1-2Q7 6 4 13Q0 17-4 13Q-6 6 1-2Z"),
    "foot": _p("skin", "M-10-22H6Q8-4 16 4Q24 12 16 18H-14Q-16 0-10-22Z")
    + _p("line", "M16 9H9M18 14H11")
    + _dots(3.4, (19, 7), color="skin"),
    "fountain": _p("ice", "M-3 2Q-22-8-14 6M3 2Q22-8 14 6M-3 4Q-4-20 0-22Q4-20 3 4Z")
    + _p("metal", "M-26 6H26Q22 18 8 18V20H-8V18Q-22 18-26 6Z"),
    "gem": _p("ice", "M-14-8L-7-16H7L14-8L0 16Z") + _p("line", "M-14-8H14M-5-8L0 16L5-8"),
    "glue": _p("white", "M-4-22H4V-12L10-6V16H-10V-6L-4-12Z")
    + _p("red", "M-10 0H10V9H-10Z")
    + _p("pale", "M-24 19Q-20 13-10 15H12Q24 14 26 19Z"),
    "gong": _p("wood", "M-24-22H24V-18H-24ZM-24-22H-20V20H-24ZM20-22H24V20H20Z")
    + '<circle class="gold" cy="-1" r="15"/>'
    + _dots(4, (0, -1), color="line"),
    "goose": _p("white", "M-22 6Q-14-6 0-2V-12Q0-22 9-21Q15-20 13-12Q10 0 14 6Q8 18-8 16Q-18 14-22 6Z")
    + _p("amber", "M13-19L24-15L13-12Z")
    + _dots(1.8, (7, -15))
    + _p("line", "M-3 16V21M3 15V21M-14 6Q-4 4-2 10"),
    "ham": _p("rosy", "M-22 6Q-24-14-4-16Q14-16 14-2Q12 14-4 15Q-18 16-22 6Z")
    + _p("white", "M12-4L22-11Q26-16 28-11Q33-8 27-5L15 3Z"),
    "helmet": _p("metal", "M-19 14V-2Q-17-22 0-22T19-2V14Z")
    + _p("ink", "M-8-4H19V2H-8Z")
    + _p("line", "M0 6H14M0 10H14")
    + _p("red", "M-4-22Q-16-32-20-18Q-12-22-4-19Z"),
    "hill": _p("leaf", "M-58 24Q-30-28 58 24Z"),
    "hook": _p("line", "M0-34V-16")
    + _p("metal", "M-3-18H3V4Q3 18-10 18Q-21 17-20 2L-14 7Q-13 12-9 12Q-3 12-3 4Z"),
    "horseshoe": _p("metal", "M-16 18Q-22-20 0-20T16 18H8Q12-11 0-11T-8 18Z")
    + _dots(1.5, (-13, 0), (13, 0), (-9, -11), (9, -11)),
    "kobold": _p("skin", "M-22-9L-11-9Q0-17 11-9L22-9L13 1Q12 17 0 18T-13 1Z")
    + _p("red", "M-11-9Q-2-26 11-9Z")
    + _dots(2.4, (-5, -1), (5, -1))
    + _p("line", "M-5 8Q0 13 6 7"),
    "lava": _p("amber", "M-50 4Q-38-4-26 4T-2 4T22 4T50 2V24H-50Z")
    + _p("red bare", "M-40 13Q-32 8-24 13T-8 13M4 13Q12 8 20 13T36 13V17H-40Z"),
    "magnet": _p("red", "M-17-16H-6V2Q-6 8 0 8T6 2V-16H17V4Q17 20 0 20T-17 4Z")
    + _p("white", "M-17-16H-6V-8H-17ZM6-16H17V-8H6Z"),
    "map": _p("white", "M-24-13L-8-18L8-13L24-18V13L8 18L-8 13L-24 18Z")
    + _p("line", "M-8-18V13M8-13V18M-18 6Q-8-6 4 2")
    + _p("red bare", "M13-6L16-3L19-6L21-4L18-1L21 2L19 4L16 1L13 4L11 2L14-1L11-4Z"),
    "marbles": _dots(7, (-14, 10), color="red")
    + _dots(7, (2, 12), color="ice")
    + _dots(7, (17, 8), color="leaf")
    + _dots(7, (-4, -2), color="amber"),
    "mat": _p("low", "M-30 10H24L32 20H-38Z")
    + _p("metal", "M-22 10L-18-6L-14 10ZM-8 10L-4-6L0 10ZM6 10L10-6L14 10Z"),
    "mirror": _p("gold", "M0-24Q17-24 17 0T0 24T-17 0T0-24Z")
    + _p("ice", "M0-18Q11-18 11 0T0 18T-11 0T0-18Z")
    + _p("line", "M-4-8L4-14M-4 2L7-10"),
    "mitten": _p("red", "M-13 12V-6Q-13-20 0-20T10-8V-3Q19-11 21-4Q21 5 10 9V12Z")
    + _p("white", "M-15 12H12V20H-15Z"),
    "mouse": _p("metal", "M-18 8Q-16-8 2-9Q14-8 20 4Q12 10-4 11Q-16 13-18 8Z")
    + _dots(5, (2, -9), color="rosy")
    + _dots(1.6, (11, -1))
    + _p("line", "M-18 7Q-28 6-26-4"),
    "nose": _p("skin", "M-6-22Q-2-4 12 2Q20 8 14 14Q4 20-8 16Q-14 12-12 2Z")
    + _p("ink bare", "M0 10a4 3 0 1 0 .1 0Z")
    + _p("line", "M20 0Q26-4 24-10M26 6Q32 2 31-4"),
    "note": _p("ink", "M-4 12A7 6 0 1 1-5 10V-16L14-22V4A7 6 0 1 1 12 2V-12L-2-8Z"),
    "ooze": _p("leaf", "M-30 19Q-26-12-10-4Q-2-22 8-4Q24-8 30 19Z") + EYES,
    "pants": _p("cloth", "M-16-20H16L20 18H5L0-4L-5 18H-20Z") + _p("line", "M-16-13H16"),
    "paper": _p("white", "M-15-20H7L15-12V20H-15Z") + _p("line", "M-9-8H6M-9 0H9M-9 8H9M7-20V-12H15"),
    "pebble": _p("metal", "M-13 8Q-13-9 2-9T15 8Q8 16-2 15T-13 8Z"),
    "pendulum": _p("line", "M0-40V-4") + _p("metal", "M-26-2Q0-8 26-2Q18 19 0 19T-26-2Z"),
    "pit": _p("ink", "M-44 6H44L36 22H-36Z"),
    "plank": _p("wood", "M-34-4H34V4H-34Z"),
    "portal": _p("low", "M0-26Q20-26 20 0T0 26T-20 0T0-26Z")
    + _p("pale", "M0-18Q13-18 13 0T0 18T-13 0T0-18Z")
    + _p("line", "M6-6Q-2-14-6-2T2 8Q8 8 6 2"),
    "portcullis": _p(
        "metal",
        (
            "M-22-24H22V-18H-22ZM-19-18H-14V14L-16 19L-19 14ZM-8-18H-3V14L-5 19L-8 14ZM3-18H8V14"
            "L6 19L3 14ZM14-18H19V14L17 19L14 14ZM-22-6H22V-1H-22Z"
        ),
    ),
    "poster": _p("white", "M-20-24H20V22H-20Z"),
    "potion": _p("white", "M-5-22H5V-10Q17-4 15 9Q13 20 0 20T-15 9Q-17-4-5-10Z")
    + _p("red bare", "M-13 4H13Q14 18 0 18T-13 4Z")
    + _p("wood", "M-6-26H6V-20H-6Z"),
    "pudding": _p("rosy", "M-24 18Q-24-18 0-18T24 18Z")
    + EYES
    + _p("line", "M-8 7Q0 14 9 6")
    + _p("amber", "M-16-8Q0-26 16-8Q8-4 4-8T-6-6T-16-8Z"),
    "puddle": _p("ice", "M-34 16Q-30 6-12 8Q0 2 14 6Q36 6 34 16Q20 24 0 22T-34 16Z"),
    "purse": _p("wood", "M-6-13L-11-21H11L6-13Q19-2 15 11Q11 20 0 20T-15 11Q-19-2-6-13Z")
    + _p("line", "M-7-13H7")
    + _dots(5, (0, 5), color="gold"),
    "roof": _p("red", "M-26-8L0-24L26-8Z"),
    "rope": _p("line", "M-46 4Q-24-10 0 6T46 2M-46 8Q-24-6 0 10T46 6"),
    "rucksack": _p("cloth", "M-17-8Q-15-22 0-22T17-8V18H-17Z")
    + _p("wood", "M-17-6H17V4Q0 12-17 4Z")
    + _p("line", "M0 6V12M-6-22Q0-30 6-22"),
    "rug": _p("red", "M-32 8Q-16-8 2 4T32-6L36 6Q18 16 4 14T-28 20Z")
    + _p("line", "M-28 20L-33 22M-30 14L-36 15M36 6L41 5M34 0L39-2"),
    "scissors": _p("metal", "M-3 2L12-22L16-18L3 4ZM3 2L-12-22L-16-18L-3 4Z")
    + _dots(6, (-8, 12), (8, 12), color="line"),
    "shield": _p("metal", "M-18-20Q0-13 18-20V0Q16 14 0 22Q-16 14-18 0Z") + _p("line", "M0-15V18M-16-3H16"),
    "sign": _p("wood", "M-3-4H3V22H-3ZM-22-22H14L24-13L14-4H-22Z") + _p("line", "M-14-13H10"),
    "skateboard": _p("wood", "M-32-6Q-26 2-18 2H18Q26 2 32-6L30 4Q24 9 16 9H-16Q-24 9-30 4Z")
    + _dots(6, (-16, 14), (16, 14), color="white"),
    "skull": _p("white", "M-15 0Q-17-20 0-20T15 0Q15 8 9 10V18H-9V10Q-15 8-15 0Z")
    + _dots(4, (-6, -3), (6, -3))
    + _p("line", "M-3 12V17M3 12V17"),
    "slide": _p("leaf", "M-46-22Q-20-18-2 4Q16 22 48 18V26H-46Z"),
    "slipper": _p("cloth", "M-24 16Q-26-6-8-6Q4-6 8 4Q24 4 26 16Z")
    + _dots(5, (12, 2), color="gold")
    + _p("ink", "M-18 2Q-12-2-6 2Q-8 6-12 6T-18 2Z"),
    "smoke": _p("line", "M-12 18Q-20 8-12 0T-12-18M2 18Q-6 8 2 0T2-18M16 18Q8 8 16 0T16-18"),
    "speed": _p("line", "M-24-8H-4M-20 0H-8M-26 8H-2"),
    "spider": _dots(11, (0, 0), color="ink")
    + _dots(2.4, (-4, -2), (4, -2), color="red bare")
    + _p("line", "M-10-4L-20-12L-24-4M-10 4L-20 4L-24 14M10-4L20-12L24-4M10 4L20 4L24 14M0-11V-36"),
    "spikes": _p("metal", "M-30 20L-24-12L-18 20ZM-16 20L-10-14L-4 20ZM-2 20L4-12L10 20ZM12 20L18-14L24 20Z"),
    "stall": _p("wood", "M-26 2H26V22H-26Z")
    + _p("line", "M-22-10V2M22-10V2")
    + _p("white", "M-28-24H28L24-10H-24Z")
    + _p("red bare", "M-18-23H-8V-11H-18ZM4-23H14V-11H4Z"),
    "star": _p("amber", "M0-22L6-8L21-7L9 3L13 18L0 10L-13 18L-9 3L-21-7L-6-8Z"),
    "stick": _p("wood", "M-3-20H3V22H-3Z"),
    "teddy": _dots(6, (-10, -18), (10, -18), color="wood")
    + _dots(12, (0, -10), color="wood")
    + _p("wood", "M-13 20Q-15 2 0 2T13 20Z")
    + _dots(1.8, (-4, -11), (4, -11))
    + _p("line", "M-2-5H2M0 6V10"),
    "tiles": _p("ice", "M-48 20L-26-4H44L34 20Z") + _p("line", "M-20 20L-4-4M6 20L20-4M-38 8H39"),
    "tooth": _p(
        "white", "M-15-14Q0-22 15-14Q18-2 12 4L10 18Q5 22 3 7Q0 3-3 7Q-5 22-10 18L-12 4Q-18-2-15-14Z"
    ),
    "torch": _p("wood", "M-4-8H4L2 22H-2Z"),
    "trampoline": _p("line", "M-22-2V18M22-2V18M-8 4V20M8 4V20")
    + _p("cloth", "M-30-3Q-24-11 0-11T30-3Q24 6 0 6T-30-3Z"),
    "trap": _p("metal", "M-28 8L-23-10L-16 6L-9-12L-2 6L5-12L12 6L19-12L24 6L28-6V16H-28Z")
    + _p("line", "M-36 12H-28M28 12H36"),
    "trapdoor": _p("ink", "M-26 20L-16 2H22L16 20Z")
    + _p("wood", "M-16 2L-8-22H30L22 2Z")
    + _p("line", "M-3-15H22M-6-5H20"),
    "troll": _p("skin", "M-24 14Q-28-20 0-22T24 14Q14 24 0 24T-24 14Z")
    + EYES
    + _p("line", "M-12 10Q0 4 12 10")
    + _p("white", "M-9 9L-7 0L-4 8ZM4 8L7 0L9 9Z"),
    "vat": _p("wood", "M-24-8H24L18 20H-18Z")
    + _p("red", "M-24-8Q-20-16 0-16T24-8Q20-1 0-1T-24-8Z")
    + _p("line", "M-21 4H21M-19 13H19"),
    "wall": _p("rosy", "M-26-22H26V22H-26Z")
    + _p("line", "M-26-8H26M-26 7H26M-8-22V-8M10-22V-8M-16-8V7M4-8V7M18-8V7M-8 7V22M12 7V22"),
    "web": _p(
        "line",
        (
            "M0 0L-30-22M0 0L0-28M0 0L30-22M0 0L34 6M0 0L-34 6M0 0L-18 22M0 0L18 22M-16-12"
            "Q0-22 16-12Q24 0 10 12Q0 6-10 12Q-24 0-16-12Z"
        ),
    ),
    "wheel": _dots(11, (0, 0), color="ink") + _dots(5, (0, 0), color="metal"),
    "wig": _p("gold", "M-20 16Q-27-20 0-21T20 16Q10 20 9 4Q0-5-9 4Q-10 20-20 16Z"),
    "wing": _p("white", "M6 8Q-4-20-26-20Q-24-12-18-10Q-24-8-22-2Q-14-4-12 2Q-8 8 6 8Z"),
    "wet-sign": _p("gold", "M-15 20L-5-22H5L15 20Z")
    + _p("ink bare", "M0-12Q7-2 5 4Q3 9 0 9T-5 4Q-7-2 0-12Z"),
    "zzz": _p("line", "M-18 0H-6L-18 14H-6M2-18H18L2 0H18"),
}
