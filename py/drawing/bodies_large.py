"""Bodies of monsters: the large ones."""

from __future__ import annotations

from drawing.creature import Body

BODIES = {
    "Troll": Body(
        looks="of-moss",
        behind='<path class="skin" d="M66 150h28v38H58q-4-12 8-14zM106 150h28v24q12 2 8 14h-36z"/>',
        front=(
            '<path class="skin" d="M48 84Q14 100 14 156q-6 24 12 28 16-2 12-24 0-30 22-44zM152 84q34 16 34'
            ' 72 6 24-12 28-16-2-12-24 0-30-22-44z"/>'
            '<path class="skin" d="M100 64c42 0 60 26 56 58-2 30-18 44-56 44s-54-14-56-44c-4-32 14-58 56-58'
            'z"/>'
            '<path class="wood" d="M52 136h96l-6 26-12-6-10 12-12-10-8 10-10-10-12 8-8-12-12 8z"/>'
            '<path class="skin" d="M100 34c26 0 40 16 40 36s-14 40-40 40-40-20-40-40 14-36 40-36z"/>'
            '<path class="low" d="M100 66q22 10 18 28-8 8-18 8t-18-8q-4-18 18-28z"/>'
            '<path class="skin" d="M60 62Q46 56 44 42q16-2 24 8zM140 62q14-6 16-20-16-2-24 8z"/>'
            '<path class="white" d="M84 106l4-12 6 10zM116 106l-4-12-6 10z"/>'
        ),
        eyes=(100, 62),
        apart=18,
        eye=10,
        mouth=(100, 106),
        wide=16,
        top=(100, 34),
        head=36,
        neck=(100, 112),
        girth=38,
        left=(24, 172),
        right=(176, 172),
        back=(100, 90),
        chest=(100, 126),
        feet=(58, 142),
    ),
    "Wyvern": Body(
        looks="of-dusk",
        behind=(
            '<path class="low" d="M72 92Q40 44 8 40q12 20 4 40 14 2 16 22 14 0 20 18 14-6 30 4zM128 92q32-48'
            ' 64-52-12 20-4 40-14 2-16 22-14 0-20 18-14-6-30 4z"/>'
            '<path class="skin" d="M128 160q34 12 44-8l-4-14 18 4-2 18q-14 28-58 18z"/>'
        ),
        front=(
            '<path class="skin" d="M100 88c30 0 40 24 36 54-4 28-16 36-36 36s-32-8-36-36c-4-30 6-54 36-54z"/>'
            '<path class="white" d="M100 112c16 0 20 16 18 34-2 16-8 24-18 24s-16-8-18-24c-2-18 2-34 18-34'
            'z"/>'
            '<path class="line" d="M84 132h32M84 148h32M90 162h20"/>'
            '<path class="skin" d="M74 168q-14 4-16 20h30v-16zM126 168q14 4 16 20h-30v-16z"/>'
            '<path class="skin" d="M100 30c22 0 32 16 32 32 0 12-6 18-10 26-4 10-10 16-22 16s-18-6-22-16'
            'c-4-8-10-14-10-26 0-16 10-32 32-32z"/>'
            '<circle class="ink bare" cx="93" cy="90" r="3"/>'
            '<circle class="ink bare" cx="107" cy="90" r="3"/>'
            '<path class="low" d="M76 40 66 14l24 18zM124 40l10-26-24 18z"/>'
        ),
        eyes=(100, 58),
        apart=16,
        eye=10,
        mouth=(100, 98),
        wide=11,
        top=(100, 31),
        head=26,
        neck=(100, 106),
        girth=20,
        left=(26, 98),
        right=(174, 98),
        back=(100, 104),
        chest=(100, 140),
        feet=(58, 142),
    ),
    "Oven": Body(
        looks="of-rust",
        behind=(
            '<path class="low" d="M122 56V18h28v50z"/>'
            '<path class="ink" d="M52 176h20v12H52zM128 176h20v12h-20z"/>'
        ),
        front=(
            '<path class="skin" d="M30 180v-60c0-46 30-74 70-74s70 28 70 74v60z"/>'
            '<path class="line" d="M32 108h28M140 108h28M44 78h22M134 78h22M30 138h26M144 138h26M30 164h26'
            'M144 164h26"/>'
            '<path class="ink" d="M62 180v-28q0-24 38-24t38 24v28z"/>'
            '<path class="amber" d="M72 180q-4-24 10-34 0 12 8 14 2-16 12-24 0 14 10 20 2-8 8-12 12 14 6 36'
            'z"/>'
            '<path class="white bare" d="M92 180q-2-12 8-20 10 8 8 20z"/>'
        ),
        eyes=(100, 92),
        apart=24,
        eye=14,
        mouth=(100, 120),
        wide=18,
        top=(94, 46),
        head=42,
        neck=(100, 122),
        girth=56,
        left=(34, 146),
        right=(166, 146),
        back=(100, 80),
        chest=(100, 150),
        feet=(36, 164),
    ),
    "Great-Aunt": Body(
        looks="of-sand",
        behind='<path class="ink" d="M80 176h18v12H74zM104 176h18l4 12h-22z"/>',
        front=(
            '<path class="red" d="M100 96c34 0 44 30 54 82H46c10-52 20-82 54-82z"/>'
            '<path class="cloth" d="M100 94c26 0 38 14 46 40-16 4-30-2-46-18-16 16-30 22-46 18 8-26 20-40'
            ' 46-40z"/>'
            '<circle class="gold" cx="100" cy="118" r="6"/>'
            '<path class="skin" d="M54 134q-14 10-8 24l12 2q0-12 8-18zM146 134q14 10 8 24l-12 2q0-12-8-18z"/>'
            '<path class="wood" d="M144 156h34v26h-34z"/><path class="line" d="M150 156q10-22 22 0"/>'
            '<circle class="low" cx="100" cy="26" r="17"/>'
            '<path class="low" d="M100 34c32 0 42 22 40 44l-12 8H72l-12-8c-2-22 8-44 40-44z"/>'
            '<path class="skin" d="M100 50c22 0 32 14 32 30s-12 28-32 28-32-12-32-28 10-30 32-30z"/>'
            '<path class="low" d="M100 78q8 4 6 12-6 4-12 0-2-8 6-12z"/>'
        ),
        eyes=(100, 76),
        apart=14,
        eye=11,
        mouth=(100, 99),
        wide=10,
        top=(100, 34),
        head=32,
        neck=(100, 108),
        girth=24,
        left=(50, 158),
        right=(150, 150),
        back=(100, 112),
        chest=(100, 146),
        feet=(48, 152),
    ),
    "Ghost": Body(
        looks="of-bone",
        behind=(
            '<path class="low" d="M14 188V28h40v160z"/>'
            '<path class="line" d="M14 60h40M14 96h40M14 132h40M14 160h40M34 28v32M26 60v36M42 96v36M28 132'
            'v28"/>'
        ),
        front=(
            '<path class="white" d="M108 30c40 0 58 30 58 70v88l-16-14-14 14-14-14-14 14-14-14-14'
            ' 14-14-14-12 12q-12-34-8-86c2-40 12-70 52-70z"/>'
            '<path class="low bare" d="M150 60q14 20 14 44v78l-14-12-6 8q12-60 6-118z"/>'
            '<path class="white" d="M60 124q-24-8-32 12 12 12 34 8zM162 120q22-10 28 8-8 14-30 12z"/>'
        ),
        eyes=(108, 82),
        apart=20,
        eye=14,
        mouth=(108, 114),
        wide=14,
        top=(108, 30),
        head=38,
        neck=(110, 138),
        girth=46,
        left=(34, 136),
        right=(186, 128),
        back=(108, 100),
        chest=(112, 146),
        feet=(60, 166),
    ),
    "Squid": Body(
        looks="of-rose",
        behind=(
            '<path class="skin" d="M62 120q-44 4-40 44 2 18 16 16l2-12q-8 0-6-12 2-16 30-18zM138 120q44 4 40'
            ' 44-2 18-16 16l-2-12q8 0 6-12-2-16-30-18z"/>'
        ),
        front=(
            '<path class="skin" d="M100 14c26 14 44 40 44 66l18 20-22 4q0 18-8 26H68q-8-8-8-26l-22-4 18-20'
            'c0-26 18-52 44-66z"/>'
            '<path class="low bare" d="M112 24c20 16 30 36 30 56l16 18-20 4q0 16-6 24h-14c10-30 10-66-6-102'
            'z"/>'
            '<path class="skin" d="M66 126q-6 40-22 44l4 12q24-2 30-40zM134 126q6 40 22 44l-4 12q-24-2-30-40'
            'z"/>'
            '<path class="skin" d="M82 128q4 36-8 50l10 8q18-16 12-56zM118 128q-4 36 8 50l-10 8q-18-16-12-56'
            'z"/>'
            '<path class="metal" d="M30 180h140v8H30z"/>'
            '<path class="line" d="M52 180v8M76 180v8M100 180v8M124 180v8M148 180v8"/>'
        ),
        eyes=(100, 96),
        apart=20,
        eye=14,
        mouth=(100, 120),
        wide=11,
        top=(100, 26),
        head=26,
        neck=(100, 132),
        girth=34,
        left=(26, 168),
        right=(174, 168),
        back=(100, 90),
        chest=(100, 66),
        feet=(40, 160),
    ),
}
