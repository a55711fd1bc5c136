"""Writes docs/run-away-cards.html anew, all cards, heroes and bosses of Run Away!! to be printed and cut out:
`PYTHONPATH=py:tests .venv/bin/python -m write_cards`, after a card or a drawing is changed."""

from __future__ import annotations

from pathlib import Path

from drawing.runners import boss, hero
from games.run_away.bosses import BOSSES, Boss
from games.run_away.cards import face, look
from games.run_away.deck import ALL, CARDS
from games.run_away.event_words import pace, spot
from games.run_away.heroes import HEROES, Hero, hero_text
from write_portraits import style

ROOT = Path(__file__).parents[1]
SHEET = ROOT / "docs/run-away-cards.html"
ON_A_PAGE = 9  # of 63 by 88 mm on A4
HOW = "All cards, heroes and bosses of Run Away!!, to be printed on A4 in full size and cut along the lines."
STYLE = """
@page { size: A4; margin: 0; }
* { box-sizing: border-box; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; background: #e9e2d2; color: #2a1b11; font: 11.5pt/1.25 Georgia, serif; }
.page {
  display: grid; grid-template: repeat(3, 88mm) / repeat(3, 63mm); place-content: center;
  width: 210mm; height: 297mm; margin: 6mm auto; background: #fff; break-after: page;
}
.how { margin: 6mm; text-align: center; }
@media print { body { background: none; } .page { margin: 0; } .how { display: none; } }
.face {
  display: grid; grid-template: auto auto 1fr auto / auto minmax(0, 1fr); gap: 1mm 2mm; align-items: start;
  padding: 3mm; border: .3mm solid #2a1b11; border-top: 4mm solid var(--kind, #555);
}
.item { --kind: #23703f; } .event { --kind: #8a5f00; } .boss-event { --kind: #a3261a; }
.global { --kind: #1b658a; } .encounter { --kind: #64388a; }
.hero { --kind: #2c4a3e; } .boss { --kind: #231f2a; }
.corner { display: grid; justify-items: center; gap: 1mm; color: var(--kind); }
.number { font-size: 30pt; line-height: 1; }
.odd .number { color: #a3261a; } .even .number { color: #1d4f91; }
.face > .creature { justify-self: end; width: 42mm; height: 26mm; }
.what { grid-column: 1 / -1; }
.what strong { display: block; font-size: 12.5pt; line-height: 1.1; }
.what small { color: var(--kind); font-size: 9.5pt; }
.signs {
  display: inline-flex; gap: 2mm; margin-inline-start: 2mm; vertical-align: middle;
  font: bold 9.5pt/1 sans-serif;
}
.signs span { display: inline-flex; align-items: center; gap: .5mm; }
.effect-icon { width: 4.4mm; height: 4.4mm; fill: currentcolor; fill-rule: evenodd; }
.does, .joke { grid-column: 1 / -1; margin: 0; }
.joke { align-self: end; font-size: 9.5pt; font-style: italic; color: #5b4736; }
"""


def of_card(number: int) -> str:
    """One card of the deck."""
    joke = f'<p class="joke">{CARDS[number].joke}</p>'
    return f'<article class="{look(number)}">{face(number)}{joke}</article>'


def of_hero(one: Hero) -> str:
    """The card of a class."""
    return _of(
        "hero", one.letter, hero(one.name), one.name, f"{one.life} lives",
        f"Once a round, “{one.ability}”. {hero_text(one)}", one.joke,
    )  # fmt: skip


def of_boss(one: Boss) -> str:
    """The card of a boss."""
    does = (
        f"Begins {spot(one.start)}; {pace(one)}. Deals {one.confront} where it lands, {one.trample} "
        "where it passes."
    )
    return _of("boss", one.letter, boss(one.name), one.name, "boss", does, one.joke)


def _of(kind: str, letter: str, drawn: str, name: str, small: str, does: str, joke: str) -> str:
    return (
        f'<article class="face {kind}"><span class="corner"><b class="number">{letter}</b></span>{drawn}'
        f'<span class="what"><strong>{name}</strong> <small>{small}</small></span>'
        f'<span class="does">{does}</span><p class="joke">{joke}</p></article>'
    )


def sheet() -> str:
    """All of them, nine to a page."""
    cards = [*map(of_card, ALL), *map(of_hero, HEROES), *map(of_boss, BOSSES)]
    pages = ["\n".join(cards[at : at + ON_A_PAGE]) for at in range(0, len(cards), ON_A_PAGE)]
    shown = "\n".join(f'<section class="page">\n{page}\n</section>' for page in pages)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>The cards of Run Away!!</title>\n'
        f'<style>{STYLE}{style()}\n</style>\n<p class="how">{HOW}</p>\n{shown}\n</html>\n'
    )


if __name__ == "__main__":
    SHEET.write_text(sheet())
    print(SHEET.name, SHEET.stat().st_size)
