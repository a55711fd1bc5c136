"""The four bosses of Run Away!! as they chase whoever runs to the right: a colour and a drawing each."""

from __future__ import annotations


def limb(lines: str, color: str = "", width: str = "") -> str:
    """Lines as limbs with an outline; color: a class, or "striped"; width: "thin" or "thick"."""
    outline = f'<path class="{f"limb {width}".rstrip()}" d="{lines}"/>'
    if color == "striped":
        dashed = f'<path class="inner red" stroke-dasharray="9 10" stroke-linecap="butt" d="{lines}"/>'
        return f'{outline}<path class="inner white" d="{lines}"/>{dashed}'
    return f'{outline}<path class="{" ".join(filter(None, ("inner", width, color)))}" d="{lines}"/>'


def _glare(x: int, y: int, r: int, apart: int) -> str:
    """Two eyes that look to the right and scowl, the nearer one at x, y."""
    dot = round(r * 0.42, 1)
    far = x + apart
    return (
        f'<circle class="white" cx="{x}" cy="{y}" r="{r}"/>'
        f'<circle class="white" cx="{far}" cy="{y - 1}" r="{r - 1}"/>'
        f'<path class="ink bare" d="M{x + r * 0.4:.0f} {y - dot + 1}a{dot} {dot} 0 1 0 .1 0Z'
        f'M{far + r * 0.4:.0f} {y - dot}a{dot} {dot} 0 1 0 .1 0Z"/>'
        f'<path class="line" stroke-width="6" d="M{x - r - 1} {y - r - 4}L{x + r - 2} {y - r + 4}'
        f'M{far - r + 4} {y - r + 3}L{far + r} {y - r - 5}"/>'
    )


DUST = '<path class="speed" d="M4 188H24M36 196H64M150 194H180"/>'
TROLL = (
    limb("M66 142L44 168L20 152", "low", "thick")
    + '<path class="low" d="M8 138C-4 146 0 168 12 172L24 162V144Z"/>'
    + limb("M104 92L146 116L178 96", "low", "thick")
    + limb("M108 144L138 150L136 176", "", "thick")
    + '<path class="skin" d="M122 170H150C168 170 178 178 178 190H122Z"/><path class="line" d="M152'
    ' 178v11M164 178v11"/>'
    + '<path class="skin" d="M32 140C20 96 36 46 82 38C124 34 146 66 142 112C140 146 124 162 92 164C62 166'
    " 40 160 32 "
    '140Z"/>'
    '<path class="wood" d="M33 132Q84 152 138 134L136 152Q88 176 38 154Z"/>'
    '<path class="low bare" d="M40 70Q46 58 58 52Q46 74 44 98Q36 86 40 70ZM52 112q4-8 12-8q-8 6-4 14q-6'
    ' 0-8-6Z"/>'
    '<path class="white" d="M104 96L150 98L140 146L122 138L108 148Z"/>'
    '<path class="red bare" d="M112 108h12v10h-12ZM130 108h12v10h-12ZM121 122h12v10h-12Z"/>'
    '<path class="low" d="M92 60C78 44 62 42 50 48C58 64 74 74 92 74Z"/>'
    '<path class="skin" d="M84 62C82 32 108 18 132 22C158 26 168 44 166 62C176 72 176 92 166 102C148 116'
    " 112 114 96 "
    '98C88 88 84 76 84 62Z"/>'
    '<path class="ink" d="M106 84Q138 94 168 78Q172 108 142 110Q112 110 106 84Z"/>'
    '<path class="red" d="M122 105Q134 94 152 106Q138 112 122 105Z"/>'
    '<path class="white" d="M116 90l8 14 6-12ZM150 89l6 12 6-15Z"/>'
    '<path class="white" d="M88 70C76 86 74 112 88 132C92 122 96 120 102 128C106 118 112 116 118 122C112'
    " 112 100 100 "
    '98 84Z"/>'
    '<path class="low" d="M144 50C164 44 184 54 184 68C184 80 164 82 148 74Z"/>'
    + _glare(116, 50, 11, 26)
    + '<path class="white" d="M100 38Q108 24 124 32L130 42Q114 36 100 38ZM136 40L144 30Q158 28 158 40Q146'
    ' 36 136 40Z"/>'
    '<path class="metal" d="M178 92L174 44H166V12H171V32H177V10H182V32H188V11H193V44H185L187 92Z"/>'
    '<path class="skin" d="M166 100C166 86 178 80 190 84C198 90 198 106 190 110C180 114 168 112 166 100Z"/>'
    '<path class="line" stroke-width="3" d="M184 88q7 2 8 6M182 98h11"/>'
    + limb("M62 92L58 124L92 142", "", "thick")
    + '<path class="skin" d="M84 132C94 124 110 130 122 124L126 132L120 136L132 140L128 148L118 146L122'
    " 154L112 158C98 160"
    ' 84 152 84 132Z"/>'
)
EMBER = (
    '<path class="low" d="M78 96C66 54 44 20 12 6C16 26 4 38 2 56C18 54 24 64 26 78C40 74 48 84 50 96C62 92'
    " 72 100 84"
    ' 112Z"/><path class="line" d="M14 8L80 100L28 78M80 98L5 56"/>'
    '<path class="skin" d="M80 156C46 180 8 168 6 130L-2 138L6 106L24 126L15 128C18 150 42 148 62 120Z"/>'
    + limb("M78 150L56 172L30 172", "low")
    + '<path class="low" d="M34 160L18 162L24 170L14 174L26 182L36 184Z"/>'
    + limb("M108 148L138 158L140 176")
    + '<path class="skin" d="M130 170H148L166 178L158 182L166 188H130Z"/>'
    + limb("M118 106L150 112L164 118", "low", "thin")
    + '<path class="skin" d="M54 140C50 104 74 82 100 82C122 84 140 98 136 128C134 156 116 168 94 168C72'
    " 168 58 158 54"
    ' 140Z"/>'
    '<path class="gold" d="M106 86C128 90 138 108 135 130C132 150 120 162 104 166C114 140 114 112 106 86Z"/>'
    '<path class="line" stroke-width="3" d="M113 108L134 110M114 128L135 130M111 146L129 148"/>'
    '<path class="white" d="M152 100L188 94L198 146L162 152Z"/>'
    '<path class="line" stroke-width="3" d="M166 124L188 120M168 134L184 131"/>'
    '<text class="ink bare" transform="translate(158 115)rotate(-10)" font-family="Georgia,serif"'
    ' font-weight="bold"'
    ' font-size="12" textLength="31" lengthAdjust="spacingAndGlyphs">RENT</text>'
    '<path class="skin" d="M72 112C66 66 74 34 106 28C128 24 144 34 152 46L176 46C188 48 190 62 180 66L142'
    " 70L168 82C166"
    ' 94 146 98 128 92L116 108Z"/>'
    '<path class="ink" d="M138 70L182 65L168 83Z"/><path class="red" d="M150 74L172 68L166 80Z"/>'
    '<path class="white" stroke-width="3" d="M156 66l4 9 5-10ZM170 65l4 7 4-8Z"/>'
    '<path class="ink bare" d="M172 52a3 3 0 1 0 .1 0Z"/>'
    '<path class="amber" d="M178 70L200 58L194 70L204 72L194 78L200 88L180 80Q174 76 178 70Z"/>'
    '<path class="low" d="M76 70L54 60L72 52L58 36L80 36L76 20L94 30"/>'
    '<path class="rosy" d="M84 18h20a7 7 0 0 1 0 18h-20a7 7 0 0 1 0-18ZM114 10h20a7 7 0 0 1 0 18h-20a7 7 0'
    ' 0 1 0-18Z"/>'
    '<path class="line" stroke-width="3" d="M88 18v18M96 18v18M118 10v18M126 10v18"/>'
    + _glare(108, 52, 11, 25)
    + '<path class="line" stroke-width="3" d="M97 54Q78 60 76 84"/>'
    + limb("M76 118L70 140L104 138", "", "thin")
    + '<path class="line" stroke-width="5" d="M92 148Q104 118 120 148"/><path class="red" d="M80'
    ' 148H130L136 180H74Z"/>'
    '<path class="gold" d="M98 144h14v12h-14Z"/><path class="skin" d="M98 132l16-4 4 8-10 4 2 6-12 0Z"/>'
)
MINOTAUR = (
    limb("M68 140L46 166L20 154", "cloth", "thick")
    + '<path class="wood" d="M12 140L28 142L24 170L6 168Z"/>'
    + limb("M104 142L138 148L140 170", "cloth", "thick")
    + '<path class="wood" d="M124 168H156L164 188H122Z"/>'
    + limb("M112 88L150 128L174 136", "white", "thick")
    + '<path class="white" d="M34 100C30 66 60 44 96 50C122 54 138 76 134 110L128 148Q84 164 44 148Z"/>'
    '<path class="cloth" d="M42 130Q86 148 132 130L128 154Q84 172 42 154Z"/>'
    '<path class="line" stroke-width="6" d="M58 54Q48 90 56 136"/>'
    '<path class="red" d="M112 98L126 96L132 106L134 140L122 150L112 138L118 108Z"/>'
    '<path class="white" d="M112 60C86 58 72 38 78 4C90 26 106 32 128 34ZM150 36C166 38 184 26 186 0C200 22'
    " 196 54 164"
    ' 58Z"/>'
    '<path class="white" d="M92 74C66 66 44 46 38 12C62 18 86 40 98 66Z"/><path class="line"'
    ' stroke-width="3" d="M98 72'
    'Q66 50 48 24M66 54L60 38M78 64L58 58"/>'
    '<path class="low" d="M100 64C84 60 72 66 64 76C78 86 94 84 106 78Z"/>'
    '<path class="skin" d="M94 64C98 38 142 26 164 42C172 54 178 70 182 84C184 106 168 114 150 114C120 112'
    ' 92 96 94 64Z"'
    '/><path class="low" d="M142 88C154 74 182 74 190 88C196 104 184 120 164 120C146 120 136 104 142 88Z"/>'
    '<path class="ink bare" d="M156 88a4 5 0 1 0 .1 0ZM178 86a4 5 0 1 0 .1 0Z"/>'
    '<path class="gold" d="M160 100a10 11 0 1 0 18-1l-5 2a5 6 0 1 1-8 1Z"/>'
    '<path class="line" d="M140 104Q128 106 122 98"/>'
    + _glare(126, 68, 11, 26)
    + '<path class="leaf" d="M92 54Q128 22 168 40L180 60Q140 36 92 68Z"/>'
    '<path class="pale" stroke-width="3" d="M190 108q12-4 12 6q-2 10-12 4q-8-2 0-10"/>'
    '<path class="skin" d="M164 126C172 116 186 118 192 126L200 122L198 132L192 134L202 140L196 146L188'
    " 142L194 152L186"
    ' 154C174 156 162 142 164 126Z"/>'
    + limb("M56 88L54 124L90 134", "white", "thick")
    + '<path class="low" d="M72 118L120 104L134 150L86 166Z"/><path class="white" d="M120 104L128 106L141'
    ' 148L134 150Z"/>'
    '<path class="gold" stroke-width="3" d="M94 128h6v-5h6v4h6v6h-10v4h10v14h-6v5h-6v-5h-7v-6h11v-4h-10Z"/>'
    '<path class="skin" d="M82 130C92 120 104 126 102 136C100 146 88 148 82 142Z"/>'
)
HUSH = (
    limb("M92 104L50 26L6 84M88 114L20 84L12 170M136 96L160 30L192 66M140 110L178 78L194 150", "low", "thin")
    + '<path class="low" d="M6 92C6 56 34 40 62 44C92 48 106 74 102 104C98 134 72 148 46 142C20 136 6 118 6'
    ' 92Z"/>'
    '<path class="skin" d="M30 70L56 96L82 70L76 100L92 120L60 112L28 124L38 100Z"/>'
    '<path class="red bare" d="M48 66L70 66L60 80L70 92L48 92L58 80Z"/>'
    + limb("M100 128L58 136L44 188M112 134L92 156L86 190", "", "thin")
    + limb("M140 136L150 160L146 190", "", "thin")
    + '<path class="skin" d="M86 106C84 76 108 64 130 66C156 68 172 88 168 114C164 140 144 150 124 148C102'
    " 146 88 130 86"
    ' 106Z"/>'
    '<path class="white" stroke-width="3" d="M90 120a5 5 0 1 0 .1 0ZM96 130a5 5 0 1 0 .1 0ZM105 137a5 5 0 1'
    " 0 .1 0ZM116 142a5"
    ' 5 0 1 0 .1 0ZM128 143a5 5 0 1 0 .1 0Z"/>'
    '<path class="cloud" d="M90 80C86 60 96 46 116 44C136 42 150 52 152 70C132 62 108 66 90 80Z"/>'
    '<path class="red" d="M112 50C96 40 92 22 104 10C112 14 116 22 116 28C122 20 130 18 138 22C140 36 130'
    ' 48 112 50Z"/>'
    '<path class="line" stroke-width="2.5" d="M90 80L108 92M98 72L128 84M116 66L148 82M134 64L160 84M92'
    " 96L124 68M112"
    ' 96L150 70"/>'
    + _glare(122, 100, 12, 28)
    + '<path class="white" stroke-width="3" d="M100 88a5 5 0 1 0 .1 0ZM134 78a5 5 0 1 0 .1 0ZM160 84a4 4 0'
    ' 1 0 .1 0Z"/>'
    '<path class="red" d="M118 122Q132 112 138 118Q146 112 158 120Q150 136 138 136Q126 136 118 122Z"/>'
    '<path class="white" stroke-width="3" d="M126 124l4 18 7-16ZM142 126l7 16 3-18Z"/>'
    + limb("M150 138L180 158L192 124", "", "thin")
)
BOSSES: dict[str, tuple[str, str]] = {
    "Grandfather Troll": ("of-moss", DUST + TROLL),
    "Ember, the Landlady": ("of-ember", DUST + EMBER),
    "The Minotaur of Accounts": ("of-rust", DUST + MINOTAUR),
    "Hush, the Many-Legged": ("of-dusk", DUST + HUSH),
}
