"""A game's cabinet as HTML: pigeonholes with what was found, and the shadows of what was not."""

from __future__ import annotations

from app.keep.achievements import achievements, cases
from app.keep.calendar import day_words
from app.keep.schema import Trophy
from app.page.markup import ask, esc, icon
from app.session.result_view import SAVE, SHARE
from games.contract import Achievement, Case

LATEST = 6  # trophies that the start page shows
MANY = 12  # in a case with more, each has a smaller hole
UNKNOWN = "Not found yet"


def glimpse_html(slug: str, trophies: tuple[Trophy, ...]) -> str:
    """What the start page shows of it: how much was found, the last of it, and the way there."""
    known = achievements(slug)
    found = [trophy for trophy in trophies if trophy.feat in known]
    latest = [known[trophy.feat] for trophy in found[: -LATEST - 1 : -1]]
    shadows = [achievement for achievement in known.values() if achievement not in latest][
        : LATEST - len(latest)
    ]
    holes = "".join(
        f'<li class="hole">{picture(achievement)}<b>{esc(achievement.name)}</b></li>'
        for achievement in latest
    )
    holes += "".join(
        f'<li class="hole dim">{picture(achievement)}<span class="sr-only">{UNKNOWN}</span></li>'
        for achievement in shadows
    )
    return (
        '<section class="glimpse" aria-labelledby="cabinet-title"><div class="head">'
        f'<h2 id="cabinet-title">The cabinet</h2><p>{len(found)} of {len(known)} found</p></div>'
        f'<ul class="shelves">{holes}</ul><a class="plain" id="open-cabinet" href="#{slug}/cabinet">'
        f"{icon('cabinet')}<span>Open the cabinet</span></a></section>"
    )


def picture(achievement: Achievement) -> str:
    """What stands in the hole, or throws its shadow there."""
    return f'<span class="thing">{achievement.picture}</span>'


def cases_html(slug: str, trophies: tuple[Trophy, ...]) -> str:
    """All cases, each with its label and its shelves."""
    by_name = {trophy.feat: trophy for trophy in trophies}
    return "".join(case_html(number, case, by_name) for number, case in enumerate(cases(slug)))


def case_html(number: int, case: Case, trophies: dict[str, Trophy]) -> str:
    """One case."""
    count = sum(achievement.slug in trophies for achievement in case.achievements)
    holes = "".join(
        hole_html(achievement, trophies.get(achievement.slug)) for achievement in case.achievements
    )
    look = "shelves many" if len(case.achievements) > MANY + 4 else "shelves"
    return (
        f'<section class="case" aria-labelledby="case-{number}"><div class="head">'
        f'<h2 id="case-{number}">{esc(case.title)}</h2><p>{count} of {len(case.achievements)}</p></div>'
        f'<ul class="{look}">{holes}</ul></section>'
    )


def hole_html(achievement: Achievement, trophy: Trophy | None) -> str:
    """One pigeonhole, which can be touched: what was found by its name, what was not by its riddle."""
    label = (
        f"{achievement.name}, found on {day_words(trophy.day)}"
        if trophy
        else f"{UNKNOWN}: {achievement.riddle}"
    )
    words = f"<b>{esc(achievement.name)}</b>" if trophy else f"<i>{esc(achievement.riddle)}</i>"
    look = "hole" if trophy else "hole dim"
    return (
        f'<li><button type="button" class="{look}" id="feat-{achievement.slug}" data-do="feat" '
        f'data-arg="{achievement.slug}" aria-label="{esc(label)}">{picture(achievement)}{words}</button></li>'
    )


def found_html(achievement: Achievement, trophy: Trophy, match: str, seed: str, shares: bool) -> str:
    """The dialog about something found. `match` is the address of the match if it is still kept, `seed` that
    of its seed; `shares`: the device can hand on a picture."""
    year = trophy.day[:4]
    back = f'<a class="go" id="feat-match" href="#{match}">{icon("play")}<span>Look at that match</span></a>'
    keep = ask("picture", SHARE if shares else SAVE, achievement.slug, draw="share" if shares else "out")
    gone = '<p class="small">That match is no longer kept here.</p>'
    return (
        f'<div class="feat"><div class="hole">{picture(achievement)}</div><div>'
        f'<p class="how">{esc(trophy.how)}</p>'
        f'<p class="small">{day_words(trophy.day)} {year}, seed {esc(trophy.seed)}</p>{"" if match else gone}'
        f'<div class="row">{back if match else ""}'
        f'<a class="plain" id="feat-seed" href="#{seed}">Play that seed</a>{keep}</div>'
        '<p class="small" id="picture-said" role="status"></p></div></div>'
    )


def riddle_html(achievement: Achievement) -> str:
    """The dialog about something that is still to be found."""
    return (
        f'<div class="feat"><div class="hole dim">{picture(achievement)}</div>'
        f'<div><p class="how">{esc(achievement.riddle)}</p></div></div>'
    )
