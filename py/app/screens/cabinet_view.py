"""A game's cabinet as HTML: pigeonholes with what was found, and the shadows of what was not."""

from __future__ import annotations

from app.keep.cabinet import cases, feats
from app.keep.calendar import day_words
from app.keep.shapes import Find
from app.page.markup import button, esc, icon
from app.table.ending import SAVE, SHARE
from games.contract import Case, Feat

LATEST = 6  # finds that the start page shows
MANY = 12  # in a case with more, each has a smaller hole
UNKNOWN = "Not found yet"


def glimpse_html(slug: str, finds: tuple[Find, ...]) -> str:
    """What the start page shows of it: how much was found, the last of it, and the way there."""
    known = feats(slug)
    found = [find for find in finds if find.feat in known]
    latest = [known[find.feat] for find in found[: -LATEST - 1 : -1]]
    shadows = [feat for feat in known.values() if feat not in latest][: LATEST - len(latest)]
    holes = "".join(f'<li class="hole">{picture(feat)}<b>{esc(feat.name)}</b></li>' for feat in latest)
    holes += "".join(
        f'<li class="hole dim">{picture(feat)}<span class="sr-only">{UNKNOWN}</span></li>' for feat in shadows
    )
    return (
        '<section class="glimpse" aria-labelledby="cabinet-title"><div class="head">'
        f'<h2 id="cabinet-title">The cabinet</h2><p>{len(found)} of {len(known)} found</p></div>'
        f'<ul class="shelves">{holes}</ul><a class="plain" id="open-cabinet" href="#{slug}/cabinet">'
        f"{icon('cabinet')}<span>Open the cabinet</span></a></section>"
    )


def picture(feat: Feat) -> str:
    """What stands in the hole, or throws its shadow there."""
    return f'<span class="thing">{feat.picture}</span>'


def cabinet_html(slug: str, finds: tuple[Find, ...]) -> str:
    """All cases, each with its label and its shelves."""
    by_feat = {find.feat: find for find in finds}
    return "".join(case_html(number, case, by_feat) for number, case in enumerate(cases(slug)))


def case_html(number: int, case: Case, finds: dict[str, Find]) -> str:
    """One case."""
    count = sum(feat.slug in finds for feat in case.feats)
    holes = "".join(hole_html(feat, finds.get(feat.slug)) for feat in case.feats)
    look = "shelves many" if len(case.feats) > MANY + 4 else "shelves"
    return (
        f'<section class="case" aria-labelledby="case-{number}"><div class="head">'
        f'<h2 id="case-{number}">{esc(case.title)}</h2><p>{count} of {len(case.feats)}</p></div>'
        f'<ul class="{look}">{holes}</ul></section>'
    )


def hole_html(feat: Feat, find: Find | None) -> str:
    """One pigeonhole, which can be touched: what was found by its name, what was not by its riddle."""
    label = f"{feat.name}, found on {day_words(find.day)}" if find else f"{UNKNOWN}: {feat.riddle}"
    words = f"<b>{esc(feat.name)}</b>" if find else f"<i>{esc(feat.riddle)}</i>"
    look = "hole" if find else "hole dim"
    return (
        f'<li><button type="button" class="{look}" id="feat-{feat.slug}" data-do="feat" '
        f'data-arg="{feat.slug}" aria-label="{esc(label)}">{picture(feat)}{words}</button></li>'
    )


def found_html(feat: Feat, find: Find, match: str, seed: str, shares: bool) -> str:
    """The dialog about something found. `match` is the address of the match if it is still kept, `seed` that
    of its seed; `shares`: the device can hand on a picture."""
    year = find.day[:4]
    back = f'<a class="go" id="feat-match" href="#{match}">{icon("play")}<span>Look at that match</span></a>'
    keep = button("picture", SHARE if shares else SAVE, feat.slug, draw="share" if shares else "out")
    gone = '<p class="small">That match is no longer kept here.</p>'
    return (
        f'<div class="feat"><div class="hole">{picture(feat)}</div><div><p class="how">{esc(find.how)}</p>'
        f'<p class="small">{day_words(find.day)} {year}, seed {esc(find.seed)}</p>{"" if match else gone}'
        f'<div class="row">{back if match else ""}'
        f'<a class="plain" id="feat-seed" href="#{seed}">Play that seed</a>{keep}</div>'
        '<p class="small" id="picture-said" role="status"></p></div></div>'
    )


def riddle_html(feat: Feat) -> str:
    """The dialog about something that is still to be found."""
    return (
        f'<div class="feat"><div class="hole dim">{picture(feat)}</div>'
        f'<div><p class="how">{esc(feat.riddle)}</p></div></div>'
    )
