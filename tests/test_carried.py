"""Links as people carry them: all kinds, through all that chats, mails and hands do to them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest

import games
from app.screens.start import A_LINK, Start, seed_words
from app_page import FakeShell
from party import record
from tabletop import link
from tabletop.carried import CUTS, Carried, address_in, left_of, read
from tabletop.match import Match
from tabletop.snapshot import snapshot_link

ADDRESS = "https://boneyard.example/"
WRITTEN = ".,;:!?)]}>\"'’”»*_~…"


def played(slug: str, plies: int, seats: int = 0) -> Match:
    game = games.load(slug).game
    match = Match(game, seats or game.seats[0], "train")
    for _ in range(plies):
        match = match.play(match.state.legal_actions()[0])
    return match


def still() -> str:
    match = played("dunginoes", 9, 2)
    return snapshot_link(match.game, match.state, ["Ada", "Zoë"], "So it stands.")


def by_link() -> str:
    first = record(["person", "person"])
    return link.play_link(first.match, first.seating)


FIRST = played("domino-run", 0)
LINKS = {
    "seed": link.seed_link(FIRST),
    "options": link.seed_link(Match(games.load("dunginoes").game, 3, "train")),
    "challenge": link.challenge_link(FIRST, (5, -14, 2)),
    "challenge of Ada": link.challenge_link(FIRST, (5, -14, 2), "Ada"),
    "match": link.replay_link(played("domino-run", 12)),
    "match of Zoë": link.replay_link(played("domino-run", 12), "Zoë"),
    "play": by_link(),
    "still": still(),
    "start": "domino-run",
    "cabinet": "domino-run/cabinet",
    "saved": "domino-run/match/3f2a-b",
    "players": "dunginoes/players/3f2a",
}
DAMAGES: dict[str, Callable[[str], str]] = {
    **{
        f"behind it {end}": lambda one, end=end: one + end
        for end in (*WRITTEN, ").", '".', "_*", "**", "...", "),")
    },  # type: ignore[misc]
    "unseen": lambda one: f"\u200b{one[:9]}\u200d{one[9:]}\ufeff",
    "encoded": lambda one: quote(one, safe=""),
    "encoded small": lambda one: quote(one, safe="").lower() if one.islower() else one,
    "only slashes": lambda one: one.replace("/", "%2F"),
    "signs": lambda one: one.replace("=", "%3d").replace(",", "%2c"),
    "encoded twice": lambda one: quote(quote(one, safe=""), safe=""),
    "encoded quote": lambda one: quote(f"{one}”", safe="/=,"),
    "encoded space": lambda one: f"{one}%20",
    "tracked": lambda one: f"{one}?utm_source=chat&fbclid=Ab_1",
    "tracked again": lambda one: f"{one}&utm_source=chat",
}
TEXTS: dict[str, Callable[[str], str]] = {
    "link": lambda one: f"{ADDRESS}#{one}",
    "tracked": lambda one: f"{ADDRESS}?utm_source=mail&x=a/1/b#{one}",
    "sentence": lambda one: f"Play this: {ADDRESS}#{one}. I bet/hope you lose!",
    "markdown": lambda one: f"see [it]({ADDRESS}#{one}), or **not**",
    "angles": lambda one: f"<{ADDRESS}#{one}>",
    "quoted": lambda one: f"“{ADDRESS}#{one}”",
    "italic": lambda one: f"_{ADDRESS}#{one}_",
    "redirected": lambda one: f"https://l.example/?u={quote(f'{ADDRESS}#{one}', safe='')}&h=Ab1",
    "two lines": lambda one: f"Look:\n{ADDRESS}#{one}\nIt is mine.",
    "from a folder": lambda one: f"https://me.example/boneyard/#{one}",
    "no address": lambda one: f"#{one}",
}


def same(one: Carried, fragment: str) -> bool:
    """Does the carried link say what the link did?"""
    whole = read(fragment, games.find)
    if one.fault or one.fragment != fragment or bool(one.linked) != bool(whole.linked):
        return False
    if not one.linked or not whole.linked:
        return True
    facts = [
        (said.match.seed, said.match.options, said.match.log, said.beat, said.seating, said.by)
        for said in (one.linked, whole.linked)
    ]
    return facts[0] == facts[1]


@pytest.mark.parametrize("kind", LINKS)
def test_a_link_is_read_through_all_that_happens_to_links(kind: str) -> None:
    fragment = LINKS[kind]
    assert same(read(fragment, games.find), fragment)
    bad = [name for name, hurt in DAMAGES.items() if not same(read(hurt(fragment), games.find), fragment)]
    for name, around in TEXTS.items():
        text = around(fragment)
        if not address_in(text, games.find) or not same(read(text, games.find), fragment):
            bad.append(name)
    assert not bad, f"{kind}: {bad}"


@pytest.mark.parametrize("kind", ["seed", "challenge of Ada", "match", "match of Zoë", "play", "still"])
def test_a_link_that_was_broken_over_lines_is_joined(kind: str) -> None:
    fragment = LINKS[kind]
    for width in (20, 24, 37, 76):
        for end in ("\n", "\r\n", "=\r\n", " ", "\n  "):
            broken = end.join(fragment[at : at + width] for at in range(0, len(fragment), width))
            assert same(read(f"Mine: {ADDRESS}#{broken}", games.find), fragment), (width, end)


@pytest.mark.parametrize("kind", ["challenge of Ada", "match of Zoë"])
def test_of_a_link_whose_senders_name_was_cut_off_nothing_else_is_lost(kind: str) -> None:
    fragment = LINKS[kind]
    unsigned = fragment[: fragment.rindex("/by=")]
    for cut in range(len(unsigned) + 2, len(fragment)):
        found = read(fragment[:cut], games.find)
        assert found.fragment == unsigned and found.linked and not found.linked.by, fragment[:cut]


def test_a_last_letter_that_belongs_to_a_link_stays() -> None:
    """base64url writes - and _: a link that ends with one is whole, and so it is with another behind it."""
    found: set[str] = set()
    for number in range(1500):
        match = Match(games.load("dunginoes").game, 2, f"seed-{number}")
        for _ in range(number % 20 + 3):
            if legal := match.state.legal_actions():
                match = match.play(legal[number % len(legal)])
        fragment = link.replay_link(match)
        if fragment[-1] in {"-", "_"} - found:
            found.add(fragment[-1])
            for carried in (fragment, f"{fragment}_", f"{fragment}_.", f"{fragment}-"):
                assert same(read(carried, games.find), fragment)
    assert found == {"-", "_"}


@pytest.mark.parametrize(
    ("fragment", "fault", "left"),
    [
        ("domino-run/1/train/-", "incomplete", ["domino-run/1/train/-/-"]),
        ("domino-run/1/train/-/-/beat=5.", "challenge is damaged", ["domino-run/1/train/-/-"]),
        ("domino-run/1/train/-/-/be", "challenge is damaged", ["domino-run/1/train/-/-"]),
        ("domino-run%2F1%2Ftrain%2F-%2F-%2Fbeat%3D5", "challenge is damaged", ["domino-run/1/train/-/-"]),
        ("domino-run/1/train/-/AAAAAAA", "match is damaged", ["domino-run/1/train/-/-"]),
        ("domino-run/1/train/-/-A", "Behind this seed", ["domino-run/1/train/-/-"]),
        ("domino-run/1/Über/-/-", "This seed does not start", ["domino-run/1/ueber/-/-"]),
        ("domino-run/0/train/-/-", "This seed is for version 0", ["domino-run/1/train/-/-"]),
        ("dunginoes/1/train/seats=9/-", "does not start", ["dunginoes/1/train/-/-"]),
        ("dunginoes/1/train/seats=2/AbC”", "match is damaged", ["dunginoes/1/train/seats=2/-"]),
        ("dunginoes/1/view/AbC.", "picture of a match is damaged", []),
        ("domino-run/1/tra", "incomplete", []),
        ("domino-run/match/!", "incomplete", []),
        ("domino-run/1/!/-/-", "no seed", []),
        ("chess/1/train/-/-.", "not on this shelf", []),
        ("nonsense", "not on this shelf", []),
    ],
)
def test_what_cannot_be_read_says_what_it_was_and_offers_what_is_whole(
    fragment: str, fault: str, left: list[str]
) -> None:
    for text in (fragment, f"#{fragment}"):
        found = read(text, games.find)
        assert fault in found.fault and found.linked is None
        assert [link.seed_link(match) for match in left_of(found.fragment, games.find)] == left


def test_of_a_match_by_link_without_its_seating_the_match_is_left() -> None:
    match = played("domino-run", 12)
    found = read(f"{link.replay_link(match)}/play=AbC", games.find)
    assert "who sits where" in found.fault
    watched, seeded = left_of(found.fragment, games.find)
    assert watched.log == match.log and not seeded.log
    html = Start(FakeShell(), "domino-run", found.fault, left=(watched, seeded)).html()
    assert f'href="#{link.replay_link(match)}"' in html and 'href="#domino-run/1/train/-/-"' in html
    assert "Watch the match so far" in html and "Play the seed “train”" in html


def test_endless_ends_are_given_up_soon() -> None:
    for text in ("domino-run/1/train/-/A" + "_" * 7000, "#domino-run/1/train/-/A" + " A" * 3000, "%" * 9000):
        assert read(text, games.find).fault
    assert CUTS < 20


@pytest.mark.parametrize(
    "typed", ["train", "-", "dungeons", "domino-run", "http://x.example/#top", "a/1/b", "#1", "%2F"]
)
def test_a_seed_is_no_link(typed: str) -> None:
    assert not address_in(typed, games.find)
    assert seed_words(typed) != A_LINK


def test_a_link_in_the_seed_s_field_is_opened() -> None:
    shell = FakeShell()
    start = Start(shell, "dunginoes", "")
    text = f"Play this: {ADDRESS}?utm_source=chat#{LINKS['challenge']}, if you dare"
    shell.page.find("seed").value = text
    start.do_seed("")
    assert shell.page.find("seed-said").textContent == A_LINK
    start.do_play("")
    assert shell.gone_to == LINKS["challenge"]
