"""Bodies of monsters: the huge ones, one of which is their Master."""

from __future__ import annotations

from drawing.creature import Body

BODIES = {
    "Dragon": Body(
        looks="of-ember",
        behind=(
            '<path class="low" d="M70 104Q34 66 20 82q10 8 8 22 12 0 16 14 12-2 24 4zM130 104q36-38 50-22-10'
            ' 8-8 22-12 0-16 14-12-2-24 4z"/>'
            '<path class="skin" d="M134 160q40 16 50-14l-6-10 16-8 4 20q-8 46-70 36z"/>'
        ),
        front=(
            '<path class="skin" d="M100 92c38 0 52 28 48 60-2 22-16 32-48 32s-46-10-48-32c-4-32 10-60 48-60'
            'z"/>'
            '<path class="gold" d="M100 118c20 0 26 16 24 36-2 16-10 24-24 24s-22-8-24-24c-2-20 4-36 24-36'
            'z"/>'
            '<path class="line" d="M80 140h40M78 156h44M84 170h32"/>'
            '<path class="skin" d="M62 166q-18 2-20 22h34v-18zM138 166q18 2 20 22h-34v-18z"/>'
            '<path class="skin" d="M100 30c30 0 42 18 42 36 0 10-4 16-2 26 2 16-14 22-40 22s-42-6-40-22'
            'c2-10-2-16-2-26 0-18 12-36 42-36z"/>'
            '<path class="low" d="M100 76c22 0 34 8 34 20s-14 16-34 16-34-4-34-16 12-20 34-20z"/>'
            '<circle class="ink bare" cx="88" cy="88" r="4"/>'
            '<circle class="ink bare" cx="112" cy="88" r="4"/>'
            '<path class="white" d="M66 42Q50 30 54 10q18 6 26 24zM134 42q16-12 12-32-18 6-26 24z"/>'
            '<path class="low" d="M92 32l8-16 8 16z"/>'
        ),
        eyes=(100, 60),
        apart=20,
        eye=12,
        mouth=(100, 102),
        wide=18,
        top=(100, 30),
        head=30,
        neck=(100, 116),
        girth=36,
        left=(56, 146),
        right=(144, 146),
        back=(100, 110),
        chest=(100, 150),
        feet=(42, 158),
    ),
    "Giant": Body(
        looks="of-sand",
        behind=(
            '<path class="wood" d="M18 188v-24h8v24z"/>'
            '<path class="leaf" d="M22 128l18 26H30l12 18H2l12-18H4z"/>'
        ),
        front=(
            '<path class="cloth" d="M34 188c0-50 20-78 66-78s66 28 66 78z"/>'
            '<path class="skin" d="M40 136q-14 22-10 52h20q-4-24 6-40zM160 136q14 22 10 52h-20q4-24-6-40z"/>'
            '<path class="wood" d="M50 174h100v12H50z"/><path class="gold" d="M90 172h20v16H90z"/>'
            '<path class="skin" d="M100 30c36 0 52 22 50 50-2 30-20 46-50 46s-48-16-50-46c-2-28 14-50 50-50'
            'z"/>'
            '<path class="low" d="M100 74q16 8 14 20-6 8-14 8t-14-8q-2-12 14-20z"/>'
            '<path class="skin" d="M50 70q-14-2-12 12 4 12 16 8zM150 70q14-2 12 12-4 12-16 8z"/>'
            '<path class="wood" d="M56 58q4-36 44-36t44 36q-12-14-44-14T56 58z"/>'
        ),
        eyes=(100, 72),
        apart=20,
        eye=10,
        mouth=(100, 110),
        wide=18,
        top=(100, 24),
        head=38,
        neck=(100, 128),
        girth=40,
        left=(32, 172),
        right=(168, 172),
        back=(100, 120),
        chest=(100, 150),
        feet=(34, 166),
    ),
    "Hydra": Body(
        looks="of-moss",
        behind=(
            '<path class="skin" d="M76 140Q40 128 40 84q-18 0-24-14 4-18 26-18 24 0 26 30 2 32 30 44zM124'
            ' 140q36-12 36-56 18 0 24-14-4-18-26-18-24 0-26 30-2 32-30 44z"/>'
            '<circle class="white" cx="34" cy="66" r="7"/>'
            '<circle class="white" cx="166" cy="66" r="7"/>'
            '<circle class="ink bare" cx="32" cy="66" r="3"/>'
            '<circle class="ink bare" cx="168" cy="66" r="3"/>'
            '<path class="low" d="M44 52l6-14 8 16zM156 52l-6-14-8 16z"/>'
        ),
        front=(
            '<path class="skin" d="M100 110c40 0 58 24 56 50-2 20-20 28-56 28s-54-8-56-28c-2-26 16-50 56-50'
            'z"/>'
            '<path class="gold" d="M100 136c22 0 30 12 28 28-2 14-12 20-28 20s-26-6-28-20c-2-16 6-28 28-28'
            'z"/>'
            '<path class="line" d="M76 156h48M78 170h44"/>'
            '<path class="skin" d="M84 132q-6-30-10-50-6-44 26-46 32 2 26 46-4 20-10 50z"/>'
            '<path class="low" d="M100 82c16 0 24 6 24 16s-10 12-24 12-24-2-24-12 8-16 24-16z"/>'
            '<circle class="ink bare" cx="93" cy="92" r="3"/>'
            '<circle class="ink bare" cx="107" cy="92" r="3"/>'
            '<path class="low" d="M82 40l-4-20 18 14zM118 40l4-20-18 14z"/>'
        ),
        eyes=(100, 66),
        apart=13,
        eye=11,
        mouth=(100, 103),
        wide=13,
        top=(100, 36),
        head=24,
        neck=(100, 122),
        girth=20,
        left=(46, 156),
        right=(154, 156),
        back=(100, 122),
        chest=(100, 160),
        feet=(46, 154),
    ),
    "Golem": Body(
        looks="of-ink",
        behind='<path class="low" d="M64 150h32v38H58zM104 150h32l6 38h-38z"/>',
        front=(
            '<path class="skin" d="M56 90 74 80h52l18 10 6 54-16 14H66l-16-14z"/>'
            '<path class="low" d="M50 92 28 100l-6 34 12 10 18-12zM150 92l22 8 6 34-12 10-18-12z"/>'
            '<path class="skin" d="M18 138l24 4 4 32-20 8-18-10zM182 138l-24 4-4 32 20 8 18-10z"/>'
            '<path class="line" d="M70 108l18 8-8 14M130 120l-16 10M96 146l8-10"/>'
            '<path class="leaf bare" d="M58 92l14-10 18 2-10 8-10 0-6 6z"/>'
            '<path class="skin" d="M70 40l14-12h34l12 14 4 34-14 12H80L66 76z"/>'
            '<path class="line" d="M84 30l6 14M126 70l-10 4"/>'
        ),
        eyes=(100, 56),
        apart=14,
        eye=10,
        mouth=(100, 77),
        wide=12,
        top=(100, 28),
        head=28,
        neck=(100, 88),
        girth=30,
        left=(24, 164),
        right=(176, 164),
        back=(100, 90),
        chest=(100, 122),
        feet=(58, 142),
    ),
    "Whale": Body(
        looks="of-ink",
        behind='<path class="skin" d="M158 120q16-20 8-40 18 4 20 22 10-14 10-22 6 36-26 60z"/>',
        front=(
            '<path class="skin" d="M14 124C14 84 46 64 86 64c48 0 62 40 90 46-2 44-34 72-84 72-48'
            ' 0-78-22-78-58z"/>'
            '<path class="white" d="M18 140c40 14 92 12 128 0-10 26-32 40-56 40-38 0-64-14-72-40z"/>'
            '<path class="line" d="M46 150q2 16 10 24M70 154q0 14 4 24M94 154q0 12-2 26M118 150q-2 14-10'
            ' 26"/>'
            '<path class="low" d="M84 168q-6 20-30 20 0-20 14-28z"/>'
            '<path class="ice" d="M72 62q-2-20-20-24 2-12 14-8 4-14 14-10 12-6 14 8 14-2 14 8-20 6-20 26z"/>'
        ),
        eyes=(64, 110),
        apart=24,
        eye=12,
        mouth=(58, 138),
        wide=22,
        top=(82, 64),
        head=34,
        neck=(80, 146),
        girth=54,
        left=(22, 150),
        right=(150, 150),
        back=(110, 76),
        chest=(90, 156),
        feet=(30, 150),
    ),
    "Tax Collector": Body(
        looks="of-rose",
        behind='<path class="ink" d="M82 150h16v38H74zM102 150h16l8 38h-24z"/>',
        front=(
            '<path class="ink" d="M100 100c26 0 34 20 36 62H64c2-42 10-62 36-62z"/>'
            '<path class="white" d="M90 100h20l-10 34z"/>'
            '<path class="red" d="M96 106h8l4 24-8 10-8-10z"/>'
            '<path class="ink" d="M70 112q-24 14-26 44l14 2q2-18 18-28zM130 112q24 14 26 44l-14 2'
            'q-2-18-18-28z"/>'
            '<circle class="skin" cx="50" cy="160" r="8"/>'
            '<circle class="skin" cx="150" cy="160" r="8"/>'
            '<path class="wood" d="M132 164h40v24h-40z"/><path class="line" d="M144 164v-6h16v6"/>'
            '<path class="gold" d="M26 130l34-6 4 30-34 6z"/>'
            '<path class="line" d="M34 138l18-3M35 146l18-3"/>'
            '<path class="skin" d="M100 46c20 0 28 14 28 30s-10 30-28 30-28-14-28-30 8-30 28-30z"/>'
            '<path class="low" d="M100 74q8 4 6 16-6 4-12 0-2-12 6-16z"/>'
            '<path class="ink" d="M58 50q42-12 84 0 4 8-4 8H62q-8 0-4-8z"/>'
            '<path class="ink" d="M72 48q-2-30 28-30t28 30q-28-6-56 0z"/>'
            '<path class="ink" d="M86 96q14-8 28 0l8-2q-4 8-12 6-10-2-10-2s0 0-10 2q-8 2-12-6z"/>'
        ),
        eyes=(100, 68),
        apart=12,
        eye=9,
        mouth=(100, 101),
        wide=6,
        top=(100, 20),
        head=28,
        neck=(100, 106),
        girth=22,
        left=(44, 146),
        right=(152, 168),
        back=(100, 112),
        chest=(100, 144),
        feet=(64, 138),
    ),
}
