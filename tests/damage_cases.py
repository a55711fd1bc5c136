"""What the page does with damaged texts, case after case: nothing may throw, nothing healthy may be lost.

A case takes a healthy device (two matches, results, settings, seats), damages one thing of it, and does
with it what the page does: lists, opens, draws, plays on, exports, imports, follows links. `hold(n)`
raises AssertionError if anything healthy was lost or changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import games
from app.keep.export_file import export
from app.keep.import_claims import Unfit, check, read
from app.keep.import_file import undo, write
from app.keep.import_merge import decide
from app.keep.record import Record, from_link
from app.keep.recovery import recover
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import Saved
from app.keep.seals import seal, unseal
from app.keep.storage import MemoryJournal, MemoryStorage
from app.keep.store import ACHIEVEMENTS, MATCH, PREFIX, RESULTS, SECOND
from app.screens.achievements import AchievementsScreen
from app.screens.home import Home
from app.screens.start import Start
from app.session.runtime import Runtime
from app_page import FakeShell
from damage import HEALTHY, NAMES, Dice, bytes_wrong, damaged, played, shape_wrong, with_other_luck
from tabletop import link
from tabletop.match import MatchError
from tabletop.plain import dump, parse

SPAN = range(3, 9)  # plies of the healthy matches
PARTS = ("", "-", "x" * 7000, "seats=9", "beat=1", "beat=9.9.9", "play=AAAA", "by=AAAA", "é", "0", "%00")
LINKS = tuple(
    fragment
    for slug, seats in (("domino-run", 1), ("dunginoes", 3))
    for match in [played(slug, seats, 9), with_other_luck(played(slug, seats, 9))]
    for fragment in (
        link.seed_link(match),
        link.replay_link(match),
        link.challenge_link(match, (7, -9, 1) if seats == 1 else (15,)),
        link.play_link(match, link.Seating("b2", ("person",) * seats, ("Zoë",) * seats), "Zoë"),
    )
)


def device(texts: dict[str, str], journal: dict[str, str] | None = None) -> FakeShell:
    """A shell on a device with these texts."""
    storage = MemoryStorage()
    for key, text in texts.items():
        storage.set(key, text)
    shell = FakeShell(storage)
    shell.store.journal = MemoryJournal(journal)
    return shell


def use(shell: FakeShell) -> None:
    """Start, look at every screen, open every match and play on, and take everything along."""
    store = shell.store
    recover(store, store.behind())
    for slug in games.SHELF:
        Start(shell, slug, "").draw()
        AchievementsScreen(shell, slug).draw()
    Home(shell, "").draw()
    for saved in store.records():
        if isinstance(saved, Saved) and saved.match.game in games.SHELF:
            try:
                record = from_saved(games.load(saved.match.game).game, saved)
            except MatchError as fault:
                assert str(fault)
                continue
            table = Runtime(shell, record)
            shell.screen = table
            table.draw()
            if record.turn == "here":
                table.act(str(table.session.state.legal_actions()[0]))
            table.leave()
    assert read(export(store, {})) is not None
    assert all(len(note) < 400 for note in shell.told + store.notes)


def whole(shell: FakeShell, but: str = "") -> None:
    """All that was healthy is as it was; `but` is the name of what was damaged in all places."""
    for name in NAMES:
        if name == but:
            continue
        text = HEALTHY[PREFIX + name]
        if name.startswith(MATCH):
            found = shell.store.record(name.removeprefix(MATCH))
            assert isinstance(found, Saved), f"{name} is lost"
            ours = unseal(text)
            assert list(found.match.log[: len(ours["match"]["log"])]) == ours["match"]["log"], (
                f"{name} changed"
            )
            assert list(found.names) == ours["names"], f"{name} changed"
            standing = slice(ours["noted"])
            assert dump(found.edits)[standing] == ours["edits"][standing], f"{name} has lost what was written"
        elif name.startswith(RESULTS):
            kept = {one.id for one in shell.store.results(name.removeprefix(RESULTS))}
            assert {"c3", "d4"} <= kept, f"{name} is lost"
        elif name.startswith(ACHIEVEMENTS):
            achievements = {one.feat for one in shell.store.trophies(name.removeprefix(ACHIEVEMENTS))}
            assert {"house-day", "house-par"} <= achievements, f"{name} is lost"


def storage(dice: Dice) -> None:
    """One copy damaged, or all of them, or the third place."""
    name = dice.of(NAMES)
    keys = [key for key in (PREFIX + name, SECOND + name) if key in HEALTHY]
    which = dice.below(4)
    texts = dict(HEALTHY)
    for key in keys if which == 0 else keys[:1] if which < 3 else keys[1:]:
        texts[key] = damaged(dice, texts[key])
    shell = device(texts)
    use(shell)
    lost = texts[keys[0]] != HEALTHY[keys[0]] and (which == 0 or len(keys) == 1)
    whole(shell, name if lost or (which < 3 and _can_stand(name, texts[keys[0]])) else "")


def _can_stand(name: str, text: str) -> bool:
    """Does this text, damaged as it is, still say something whole? Then nobody could tell that it is not."""
    shell = device({PREFIX + name: text})
    if name.startswith(MATCH):
        return shell.store.record(name.removeprefix(MATCH)) is not None
    kind = name.partition(".")[0] + "."
    read = {RESULTS: shell.store.results, ACHIEVEMENTS: shell.store.trophies}.get(kind)
    return read is not None and (bool(read(name.removeprefix(kind))) or not shell.store.aside())


def third_place(dice: Dice) -> None:
    """The journal damaged, under the right name or another."""
    name = dice.of([one for one in NAMES if one.startswith((MATCH, RESULTS, ACHIEVEMENTS))])
    text = damaged(dice, HEALTHY[PREFIX + name])
    held = dice.of((name, f"{name}~5", "match.new1", "match.", "results.chess", "x", "match.<b>"))
    texts = {key: one for key, one in HEALTHY.items() if dice.below(3) or not key.endswith(name)}
    shell = device(texts, {held: text})
    use(shell)
    lost = not any(front + name in texts for front in (PREFIX, SECOND))
    stands = held.partition("~")[0] == name and _can_stand(name, text)
    whole(shell, name if lost or stands else "")


def file(dice: Dice) -> None:
    """A file imported onto a healthy device, and undone."""
    source = device(dict(HEALTHY))
    for id in ("a1", "n5"):
        record = Record(id, played("domino-run", 1, dice.of(SPAN), dice.of(("train", "other"))))
        source.store.known.clear()
        source.store.storage.remove(PREFIX + MATCH + id)
        source.store.write(MATCH + id, record_json(record, games.load("domino-run").table))
    texts = dict(parse(export(source.store, {}))["texts"])
    how = dice.below(4)
    if how == 0:
        text = bytes_wrong(dice, export(source.store, {}))
    elif how == 1:
        text = json.dumps(shape_wrong(dice, {"boneyard": 2, "texts": texts}))
    elif how == 2:
        values = {key.removeprefix(PREFIX): unseal(one) for key, one in texts.items() if one[:1] != "{"}
        text = seal(shape_wrong(dice, {"boneyard": 1, "values": values, "aside": {"boneyard-aside.x": "y"}}))
    else:
        key = dice.of(sorted(texts))
        texts[key] = damaged(dice, texts[key])
        text = json.dumps({"boneyard": 2, "texts": texts})
    shell = device(dict(HEALTHY))
    before = {key: shell.store.storage.get(key) for key in shell.store.storage.names()}
    try:
        claims = check(shell.store, read(text))
    except Unfit as fault:
        assert str(fault)
        assert {key: shell.store.storage.get(key) for key in shell.store.storage.names()} == before
        return
    changes = [change for claim in claims for change in decide(shell.store, claim)]
    write(shell.store, changes)
    whole(shell)
    undo(shell.store)
    assert {key: shell.store.storage.get(key) for key in shell.store.storage.names()} == before
    write(shell.store, changes)
    use(shell)
    whole(shell)


def address(dice: Dice) -> None:
    """A link with wrong letters, or with a part exchanged."""
    fragment = dice.of(LINKS)
    if dice.below(2):
        fragment = bytes_wrong(dice, fragment)
    else:
        parts = fragment.split("/")
        at = dice.below(len(parts) + 1)
        other = dice.of(LINKS).split("/")
        part = dice.of((*other, *PARTS))
        fragment = "/".join([*parts[:at], part, *parts[at + dice.below(2) :]])
    try:
        linked = link.parse(fragment, games.find)
    except link.LinkError as fault:
        assert 0 < len(str(fault)) < 300
        return
    shell = device(dict(HEALTHY))
    shell.come(fragment)
    if not linked.seating:
        record = from_link("e5", linked, "2026-11-20")
        Runtime(shell, record).draw()
        table = games.load(linked.match.game.slug).table
        shell.store.write(MATCH + "e5", record_json(record, table))
        assert isinstance(shell.store.record("e5"), Saved), "what came in by a link can be saved"
    whole(shell)


def other_tab(dice: Dice) -> None:
    """Another tab writes something damaged under the match that is on this table."""
    shell = device(dict(HEALTHY))
    saved = shell.store.record("a1")
    assert isinstance(saved, Saved)
    table = Runtime(shell, from_saved(games.load("domino-run").game, saved))
    shell.screen = table
    text = damaged(dice, HEALTHY[PREFIX + MATCH + "a1"])
    shell.store.storage.set(PREFIX + MATCH + "a1", text)
    name = shell.store.changed_elsewhere(PREFIX + MATCH + "a1", text)
    if name:
        table.changed_elsewhere(name)
        table.commands["take-over"]("") if dice.below(2) else table.commands["keep-both"]("")
    legal = shell.screen.record.match.state.legal_actions()
    if legal:
        shell.screen.act(str(legal[0]))
    shell.screen.draw()
    whole(shell, MATCH + "a1")


KINDS: tuple[Callable[[Dice], None], ...] = (storage, storage, third_place, file, address, address, other_tab)


def hold(case: int) -> str:
    """Carry out one case; returns its kind. AssertionError if something healthy was lost or changed."""
    kind = KINDS[case % len(KINDS)]
    kind(Dice(case))
    return kind.__name__
