"""The eight heroes of Run Away!! as they run off to the right and look back, and what becomes of them.

    >>> hero("Wizard").startswith('<svg class="creature of-dusk"')
    True

All heroes are put together on the same bones: limbs in a pose, a torso, a head with a face by its mood, and
a hat that tells them apart. Classes are those of `creature.py`, and `flesh`, `rosy`, `speed` (lines on the
table, in its ink), `limb` (a limb's outline) with `inner` (its inside, in the colour of a second class). The
bosses behind them are in `chasers.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from drawing.chasers import BOSSES, limb

MOODS = ("running", "hurt", "dead", "safe")


class Pose(NamedTuple):
    """Limbs as lines, and where they end: hands as x, y, shoes as x, y and a turn."""

    arms: str
    legs: str
    hands: tuple[tuple[int, int], ...]
    shoes: tuple[tuple[int, int, int], ...]


class Look(NamedTuple):
    """What a hero wears.

    palette: the colour of `skin` and `low`. arms, legs, shoes: classes of their colours. behind, front: what
    streams behind it and what it holds, while it runs. hair: behind the head. head: with beard or mask.
    hat: over the face. relic: what is found on the floor, around 0,0 at its foot.
    """

    palette: str
    pose: str
    arms: str
    legs: str
    shoes: str
    behind: str
    torso: str
    hair: str
    head: str
    hat: str
    front: str
    relic: str


POSES = {
    "stride": Pose(
        "M82 118L58 130L42 114M118 118L146 126L166 106",
        "M92 142L72 164L42 158M108 142L140 146L146 170",
        ((42, 111), (167, 103)),
        ((40, 156, 80), (147, 170, -12)),
    ),
    "leap": Pose(
        "M82 116L54 112L40 90M118 116L150 112L170 90",
        "M92 142L62 152L36 172M108 142L144 138L168 154",
        ((39, 87), (171, 87)),
        ((36, 168, 55), (170, 152, -38)),
    ),
    "scurry": Pose(
        "M82 118L60 132L44 122M118 118L144 126L160 104",
        "M88 150L70 170L46 164M112 150L136 158L146 172",
        ((42, 120), (161, 101)),
        ((44, 163, 75), (147, 172, -10)),
    ),
    "tumble": Pose(
        "M82 112L50 88L40 36M118 112L150 88L150 30",
        "M92 142L66 164L28 158M110 142L138 164L178 160",
        ((39, 24), (150, 18)),
        ((24, 158, 95), (178, 160, -70)),
    ),
    "safe": Pose(
        "M82 118L58 130L50 146M118 118L150 110L160 78",
        "M90 142V174M112 142V174",
        ((48, 146), (161, 74)),
        ((88, 176, 0), (113, 176, 0)),
    ),
}
HEAD = (
    '<circle class="flesh" cx="128" cy="78" r="8"/>'
    '<path class="flesh" d="M64 70C62 44 80 36 98 36C120 36 132 50 131 72C130 94 114 106 96 106C78 106 66 92'
    ' 64 70Z"/>'
)
SHOE = "M-9-12H7C8-4 22-4 23 6V10H-9Z"
SPEED = '<path class="speed" d="M4 96H26M12 128H30M2 150H20M8 184H58M160 184H178"/>'
SWEAT = '<path class="ice" stroke-width="3" d="M152 44q-20 10-9 19q13 5 9-19M186 58q-14 4-9 12q9 6 9-12"/>'
MORE_SWEAT = (
    '<path class="ice" stroke-width="3" d="M152 40q-22 10-11 20q15 5 11-20M188 52q-18 6-11 16q12 6'
    " 11-16M180 20q-15 3"
    '-10 12q10 6 10-12M30 58q2 18 14 13q8-8-14-13M50 34q0 14 10 10q8-6-10-10"/>'
)
PLASTER = (
    '<g transform="translate(97 83)rotate(-9)"><rect class="white" stroke-width="3" x="-15" y="-5" width="30"'
    ' height="10" rx="5"/><path class="line" stroke-width="2.5" d="M-5-4v8M5-4v8"/></g>'
)
BAG = (
    '<path class="wood" d="M30 188C18 172 30 156 40 152L32 142H62L54 152C66 156 76 174 64 188Z"/>'
    '<path class="gold" d="M34 141a7 7 0 0 1 13-3a7 7 0 0 1 13 3Z"/><circle class="gold" cx="47" cy="171"'
    ' r="9"/>'
)
FLOWER = (
    '<path class="leaf" d="M160 186Q164 166 159 148H165Q170 166 167 186Z"/>'
    '<path class="leaf" d="M166 176q4-14 18-13q-3 14-18 13"/>'
    '<path class="rosy" d="M162 140q-6-16 6-15q10 4 2 14q15-4 15 7q-4 10-15 3q7 13-4 16q-11 0-7-15q-11 10-16 '
    '0q-2-11 19-10"/><circle class="gold" cx="164" cy="144" r="5"/>'
)
GHOST = (
    '<path class="pale" d="M118 92C104 88 96 80 94 66C98 70 104 68 108 64C104 40 116 20 138 20C160 20 170'
    " 40 166"
    ' 62C162 84 142 98 118 92Z"/><path class="line" d="M124 40l9 9m0-9l-9 9M144 40l9 9m0-9l-9 9"/>'
    '<path class="ink" d="M132 62q6-8 12 0q-6 7-12 0Z"/>'
)

GOGGLES = (
    '<path class="wood" d="M62 66H132V80H62Z"/><circle class="gold" cx="80" cy="72" r="18"/>'
    '<circle class="gold" cx="111" cy="72" r="17"/>'
)
BROWS = '<path class="line" stroke-width="5" d="M66 58L84 50M104 50L120 56"/>'
FACES = {
    "running": (
        '<circle class="white" cx="80" cy="72" r="12"/><circle class="white" cx="111" cy="72" r="11"/>'
        '<path class="ink bare" d="M73 68a4.5 4.5 0 1 0 .1 0ZM104 68a4.5 4.5 0 1 0 .1 0Z"/>'
        '<path class="ink" d="M80 90Q90 84 102 90Q104 104 91 104Q79 103 80 90Z"/>'
        '<path class="red bare" d="M84 99Q91 95 99 99Q97 103 91 103Q86 103 84 99Z"/>' + BROWS
    ),
    "hurt": (
        '<circle class="white" cx="111" cy="72" r="11"/><circle class="ink bare" cx="107" cy="73" r="3"/>'
        '<path class="line" stroke-width="5" d="M71 64L87 72L71 80"/>'
        '<path class="white" d="M76 94Q92 87 108 94L106 104Q92 98 78 104Z"/>'
        '<path class="line" stroke-width="3" d="M86 91v8M98 91v8"/>' + BROWS
    ),
    "safe": (
        '<path class="line" stroke-width="5" d="M71 76q9-15 18 0M103 76q8-15 16 0"/>'
        '<path class="rosy bare" d="M68 80a6 4 0 1 0 .1 0ZM122 80a5 4 0 1 0 .1 0Z"/>'
        '<path class="red" d="M78 87Q96 91 114 86Q112 103 96 103Q80 102 78 87Z"/>'
        '<path class="white bare" d="M83 90Q96 93 109 89L107 94Q96 97 85 94Z"/>'
    ),
}
FLOOR = '<path class="speed" d="M6 188H194"/>'
LEANING = "rotate(5 100 150)"
UPSIDE_DOWN = "translate(2 200)scale(1-1)rotate(10 100 100)"

LOOKS = {
    "Knight": Look(
        "of-ink",
        "stride",
        "metal",
        "metal",
        "low",
        "",
        '<path class="metal" d="M76 104H124L128 132Q100 142 72 132Z"/>'
        '<path class="skin" d="M74 130Q100 140 126 130L132 152Q100 164 68 152Z"/>'
        '<path class="line" d="M100 110V136M88 140V156M112 140V156"/>',
        '<path class="red" d="M92 26C76 0 36 2 10 30C26 28 28 34 18 48C34 40 44 42 40 54C58 42 78 40 96'
        ' 38Z"/>',
        '<path class="metal" d="M58 106C50 60 64 24 98 24C134 24 146 60 138 106Q98 118 58 106Z"/>'
        '<path class="flesh" d="M64 56H124Q130 82 118 102Q92 108 70 100Q60 80 64 56Z"/>',
        '<path class="metal" d="M56 58C54 36 72 16 98 16C122 16 134 30 138 50L122 62Q90 42 56 58Z"/>'
        '<path class="line" stroke-width="5" d="M68 40L84 34M96 32L112 36"/>'
        '<circle class="gold" cx="134" cy="54" r="7"/>',
        '<path class="metal" d="M16 66L24 60L50 96L42 102Z"/>'
        '<path class="gold" d="M34 106L54 90L58 95L50 101L58 112L51 117L43 107L38 111Z"/>',
        '<path class="red" d="M8-82C-10-106-50-104-76-78C-60-78-58-72-66-60C-50-66-40-62-46-52C-28-62-10-66'
        ' 6-70Z"'
        '/><path class="metal" d="M-44 0C-52-48-36-84 0-84C36-84 50-48 42 0Z"/>'
        '<path class="ink" d="M-36-46H28Q34-22 22-10H-28Q-38-22-36-46Z"/>'
        '<path class="metal" d="M-44-46C-44-70-24-92 0-92C24-92 38-78 42-58L26-44Q-8-62-44-46Z"/>'
        '<circle class="gold" cx="36" cy="-54" r="7"/>',
    ),
    "Barbarian": Look(
        "of-rust",
        "leap",
        "flesh",
        "flesh",
        "wood",
        "",
        '<path class="flesh" d="M66 102H134L124 146H76Z"/>'
        '<path class="line" d="M100 112V126M84 124q8 6 14 0M104 124q8 6 14 0"/>'
        '<path class="wood" d="M72 138H128L138 162L124 158L118 170L106 158L96 170L86 158L74 166L62 160Z"/>'
        '<path class="gold" d="M92 136h18v13H92Z"/>',
        "",
        HEAD + '<path class="skin" d="M60 74L56 96L66 94L66 112L80 108L92 124L102 110L116 116L120 100L132'
        " 100L130 72C112"
        ' 92 80 92 60 74Z"/>',
        '<path class="white" d="M66 44C46 48 30 34 34 6C42 22 56 24 72 26ZM126 44C146 48 166 36 164 8C154'
        " 22 142"
        ' 24 122 26Z"/>'
        '<path class="metal" d="M58 54C58 28 76 16 98 16C120 16 134 28 136 54Q98 40 58 54Z"/>'
        '<path class="gold" d="M56 50Q98 34 138 50V60Q98 46 56 60Z"/>',
        "",
        '<path class="white" d="M-36-26C-60-20-78-36-72-68C-64-52-48-48-30-46ZM36-26C60-20 78-36'
        " 72-68C64-52 48-48"
        ' 30-46Z"/><path class="metal" d="M-44-8C-44-44-24-60 0-60C24-60 44-44 44-8Z"/>'
        '<path class="gold" d="M-48-14H48V0H-48Z"/>',
    ),
    "Thief": Look(
        "of-moss",
        "stride",
        "low",
        "cloth",
        "wood",
        '<path class="wood" d="M56 92C30 72 2 92 6 124C10 150 44 156 62 138C74 126 74 106 66 96L70 84L58'
        ' 80Z"/>'
        '<path class="white" d="M12 122l15-5 6 16-15 5Z"/>'
        '<path class="gold" d="M20 164a7 7 0 1 0 .1 0ZM48 172a7 7 0 1 0 .1 0Z"/>',
        '<path class="low" d="M78 100H122L130 152L112 146L100 158L88 146L68 152Z"/>'
        '<path class="wood" d="M74 130Q100 138 126 130V140Q100 148 74 140Z"/>',
        "",
        '<path class="skin" d="M52 104C46 60 62 30 92 22C106 18 124 4 142 8C132 16 138 30 142 46C150 72 148'
        " 92 140"
        ' 106C116 122 76 122 52 104Z"/>'
        '<path class="flesh" d="M62 72C64 52 78 44 96 44C116 44 128 54 128 74C128 94 114 104 96 104C78 104'
        " 62 92"
        ' 62 72Z"/>'
        '<path class="red" d="M60 66C80 52 112 52 130 66V84C116 90 106 84 98 78C90 86 74 90 62 82Z"/>',
        "",
        "",
        '<path class="skin" d="M-56 0C-56-46-42-76-10-84C6-88 22-102 42-98C30-88 36-78 40-62C48-40 52-20 50'
        ' 0Z"/>'
        '<path class="ink" d="M-38 0C-38-38-24-56-2-56C22-56 34-38 34 0Z"/>'
        '<path class="wood" d="M-74 0C-92-20-76-40-66-44L-74-54H-50L-54-44C-38-38-34-16-44 0Z"/>',
    ),
    "Minstrel": Look(
        "of-rose",
        "scurry",
        "skin",
        "cloth",
        "wood",
        '<path class="low" d="M80 108C56 110 40 124 24 150C40 146 44 150 50 160C60 146 74 142 88 144Z"/>',
        '<path class="skin" d="M78 104H122L134 154Q118 148 110 156Q100 148 90 156Q80 148 66 152Z"/>'
        '<path class="white" d="M76 102L84 114L92 106L100 116L108 106L116 114L124 102Z"/>',
        "",
        HEAD + '<path class="wood" d="M64 84C58 60 66 44 84 40L124 44C138 56 142 84 134 98L118 96C122 84'
        " 120 70 112 58"
        'L76 60Z"/>',
        '<path class="gold" d="M74 26C62 4 34 0 10 14C22 16 26 20 24 28C40 22 52 26 72 36Z"/>'
        '<path class="low" d="M52 50C46 26 78 14 104 16C136 18 148 34 140 50Q96 36 52 50Z"/>',
        '<g transform="translate(150 118)rotate(32)"><path class="wood" d="M-7-40V-84H7V-40Z"/>'
        '<path class="wood" d="M-10-84L-14-100H14L10-84Z"/>'
        '<path class="gold" d="M-8-42H8C10-26 30-14 30 10C30 32 16 40 0 40C-16 40-30 32-30'
        ' 10C-30-14-10-26-8-42Z"/>'
        '<circle class="ink" cx="0" cy="2" r="9"/><path class="line" stroke-width="3" d="M-12'
        " 26H12M-3-80V24M4-80V"
        '-30q12-2 10-14"/></g><circle class="flesh" cx="160" cy="98" r="9"/>',
        '<g transform="translate(6-40)rotate(-72)"><path class="wood" d="M-7-40V-84H7V-40Z"/>'
        '<path class="wood" d="M-10-84L-14-100H14L10-84Z"/>'
        '<path class="gold" d="M-8-42H8C10-26 30-14 30 10C30 32 16 40 0 40C-16 40-30 32-30'
        ' 10C-30-14-10-26-8-42Z"/>'
        '<circle class="ink" cx="0" cy="2" r="9"/><path class="line" stroke-width="3" d="M-12'
        " 26H12M-3-80V-40q-20 9"
        '-8-20M4 24V4q20-9 18 12"/></g>',
    ),
    "Cleric": Look(
        "of-bone",
        "scurry",
        "white",
        "flesh",
        "wood",
        "",
        '<path class="white" d="M78 102H122L142 160Q126 168 112 162Q96 172 82 162Q66 168 52 158Z"/>'
        '<path class="red" d="M82 104L92 106L84 162L70 162ZM118 104L108 106L114 162L128 162Z"/>'
        '<path class="gold bare" d="M97 122h5v8h8v5h-8v14h-5v-14h-8v-5h8Z"/>',
        "",
        HEAD + '<path class="wood" d="M64 76C58 64 62 54 68 52L74 70ZM130 76C136 64 132 54 126 52L120 70Z"/>',
        '<path class="skin" d="M64 52C54 34 62 18 96 2C130 16 140 32 130 52Q96 40 64 52Z"/>'
        '<path class="low" d="M62 54L60 42Q96 28 134 42L132 54Q96 40 62 54Z"/>'
        '<path class="gold" stroke-width="3" d="M93 9h8v7h9v7h-9v10h-8V23h-9v-7h9Z"/>',
        '<path class="wood" d="M148 84L174 78L182 112L156 118Z"/>'
        '<path class="gold" stroke-width="2" d="M162 86h6v7h7v6h-6l2 10h-6l-2-9h-6l-1-6h7Z"/>'
        '<circle class="flesh" cx="154" cy="106" r="9"/>',
        '<path class="skin" d="M-38 0C-56-34-46-66 0-98C46-66 56-34 38 0Z"/><path class="low"'
        ' d="M-44-16H44L38 0H-38'
        'Z"/><path class="gold" stroke-width="3" d="M-5-76h10v14h14v10H5v26h-10v-26h-14v-10h14Z"/>',
    ),
    "Wizard": Look(
        "of-dusk",
        "scurry",
        "skin",
        "flesh",
        "wood",
        "",
        '<path class="skin" d="M78 102H122L140 158Q126 152 116 162Q104 152 92 164Q80 154 50 160Z"/>'
        '<path class="low" d="M118 104L140 158Q126 152 116 162Z"/>'
        '<path class="gold" stroke-width="2" d="M108 132l3 7 7 0-5 5 2 8-7-4-7 4 2-8-5-5 7 0Z"/>',
        "",
        HEAD + '<path class="white" d="M62 76C56 92 34 100 12 100C22 106 26 110 22 118C34 114 44 118 42'
        " 128C52 122 64 124"
        ' 66 138C84 136 118 124 130 88L128 74C112 92 80 94 62 76Z"/>',
        '<path class="skin" d="M66 50C74 34 66 24 58 17C44 15 34 19 26 30C22 8 50-2 76 4C104 8 122 26 128'
        ' 48Z"/>'
        '<path class="low" d="M42 58C58 42 130 34 158 48C150 62 132 56 100 52C76 50 58 54 42 58Z"/>'
        '<path class="gold" stroke-width="2" d="M94 20l3 7 7 0-5 5 2 8-7-4-7 4 2-8-5-5 7 0Z"/>',
        '<path class="pale" d="M8 188C-4 176 8 164 18 168C22 156 42 158 42 170C54 168 56 184 46 188Z"/>',
        '<path class="skin" d="M-34-6C-24-40-34-58-44-70C-58-70-66-62-72-50C-78-80-50-92-24-84C10-72 24-40'
        ' 34-6Z"/>'
        '<path class="low" d="M-66-4C-40-18 40-18 66-4C60 6-60 6-66-4Z"/>'
        '<path class="gold" stroke-width="2" d="M0-54l4 9 9 0-7 7 3 10-9-5-9 5 3-10-7-7 9 0Z"/>',
    ),
    "Acrobat": Look(
        "of-ember",
        "tumble",
        "striped",
        "striped",
        "skin",
        "",
        '<path class="white" d="M76 102H124L126 150Q100 162 74 150Z"/>'
        '<path class="red bare" d="M76 110H124V120H76ZM76 130H124V140H76Z"/>'
        '<path class="line" d="M76 102H124L126 150Q100 162 74 150Z"/>',
        "",
        HEAD,
        '<path class="red" d="M60 58C56 48 46 42 34 46C38 22 66 14 98 30V48Q78 48 60 58Z"/>'
        '<path class="white" d="M136 58C140 48 150 42 162 46C158 22 130 14 98 30V48Q118 48 136 58Z"/>'
        '<path class="gold" d="M60 60Q98 38 136 60V50Q98 28 60 50Z"/>'
        '<circle class="gold" cx="32" cy="52" r="8"/><circle class="gold" cx="164" cy="52" r="8"/>',
        "",
        '<path class="red" d="M-40 0C-46-16-56-22-66-18C-64-50-30-60 0-40V-8Z"/>'
        '<path class="white" d="M40 0C46-16 56-22 66-18C64-50 30-60 0-40V-8Z"/>'
        '<path class="gold" d="M-42 0V-14Q0-30 42-14V0Q0-10-42 0Z"/>'
        '<circle class="gold" cx="-66" cy="-10" r="9"/><circle class="gold" cx="66" cy="-10" r="9"/>',
    ),
    "Alchemist": Look(
        "of-ember",
        "leap",
        "white",
        "cloth",
        "wood",
        '<path class="white" d="M80 112C60 130 44 150 14 156C24 160 26 166 24 174C50 176 76 168 96 146Z"/>',
        '<path class="white" d="M76 102H124L130 154Q114 162 100 152Q84 162 68 152Z"/>'
        '<path class="cloth" d="M90 102H110L104 150H96Z"/>'
        '<path class="wood" d="M70 128Q100 138 130 128V138Q100 148 70 138Z"/>'
        '<path class="leaf" d="M78 134v8l-9 16q0 4 4 4h20q4 0 3-4l-9-16v-8Z"/>'
        '<path class="red" d="M112 136v8q-8 3-8 12t12 9 12-9-8-12v-8Z"/>',
        '<path class="skin" d="M62 74L40 74L54 60L32 46L56 42L46 18L68 28L74 2L90 22L106-2L114 22L138 8L132'
        " 32L158 30"
        'L142 50L162 66L138 72L134 84L62 90Z"/>',
        HEAD + GOGGLES,
        "",
        '<path class="ice" d="M166 86V66H182V86L196 108Q198 114 192 114H156Q150 114 152 108Z"/>'
        '<path class="rosy" d="M160 100H188L192 108Q193 111 190 111H158Q155 111 156 108Z"/>'
        '<path class="line" d="M170 58q-8-8 0-14t0-16M182 56q6-8 0-16"/>'
        '<circle class="flesh" cx="170" cy="86" r="9"/>',
        '<path class="wood" d="M-64-22C-66-34-54-40-44-34L44-34C54-40 66-34 64-22Z"/>'
        '<circle class="gold" cx="-26" cy="-24" r="24"/><circle class="gold" cx="26" cy="-24" r="24"/>'
        '<circle class="ice" cx="-26" cy="-24" r="15"/><circle class="ice" cx="26" cy="-24" r="15"/>'
        '<path class="line" stroke-width="3" d="M-34-32l14 14m-6-14l-4 8"/>'
        '<path class="speed" d="M-58-52q-8-9 0-17t0-16M-40-60q-6-7 0-13"/>',
    ),
}


def hero(name: str, mood: str = "running") -> str:
    """A hero as a drawing of its own: "running", "hurt", "dead" or "safe"."""
    look = LOOKS[name]
    drawn = _grave(look) if mood == "dead" else _safe(look) if mood == "safe" else _running(look, mood)
    return f'<svg class="creature {look.palette}" viewBox="0 0 200 200" aria-hidden="true">{drawn}</svg>'


def boss(name: str) -> str:
    """A boss as a drawing of its own, after somebody who runs to the right."""
    looks, drawn = BOSSES[name]
    return f'<svg class="creature {looks}" viewBox="0 0 200 200" aria-hidden="true">{drawn}</svg>'


def _grave(look: Look) -> str:
    """What is found on the floor, a flower, and a ghost that leaves."""
    return f'{FLOOR}{GHOST}<g transform="translate(84 186)">{look.relic}</g>{FLOWER}'


def _safe(look: Look) -> str:
    """Outside: it stands, waves and has a bag of gold."""
    return bones(look, POSES["safe"], "safe") + BAG


def _running(look: Look, mood: str) -> str:
    turn = UPSIDE_DOWN if look.pose == "tumble" else LEANING
    drawn = f'<g transform="{turn}">{look.behind}{bones(look, POSES[look.pose], mood)}{look.front}</g>'
    return SPEED + drawn + (MORE_SWEAT if mood == "hurt" else SWEAT)


def bones(look: Look, pose: Pose, mood: str) -> str:
    """A hero on the common bones: limbs, torso, head, face and hat."""
    shoes = "".join(
        f'<path class="{look.shoes}" transform="translate({x} {y})rotate({turn})" d="{SHOE}"/>'
        for x, y, turn in pose.shoes
    )
    hands = "".join(f'<circle class="flesh" cx="{x}" cy="{y}" r="9"/>' for x, y in pose.hands)
    limbs = f"{limb(pose.legs, look.legs)}{shoes}{limb(pose.arms, look.arms)}{hands}"
    plaster = PLASTER if mood == "hurt" else ""
    return f"{limbs}{look.torso}{look.hair}{look.head}{FACES[mood]}{plaster}{look.hat}"
