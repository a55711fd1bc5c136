"""The laws that hold for every game, as plain functions: no test tool, no browser, so that they
run inside Pyodide as well.

Each takes an entry of the shelf, how many sit at the table, and a seed for the match and for the walk through
it. A broken law is an AssertionError. LAWS has them by name, in the order of their numbers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, groupby, pairwise, product
from pathlib import Path
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any, NamedTuple

from app_page import page_says, so_far
from games import SHELF, Entry, load
from matches import PLAYERS, share
from page import Page, choices, drawn, drawn_for, offered
from tabletop import account, analysis, bots, chance, link
from tabletop.actions import IllegalAction, InvalidAction, Kind
from tabletop.game import PLAYERS as NAMES
from tabletop.game import Event, State
from tabletop.luck import IllegalLuck
from tabletop.match import Match, MatchError
from tabletop.options import refusal, short
from walks import as_text, digest, matched, playthrough, some, walk, wander

SLUGS = ("nullgame", *SHELF)
GOLDEN = Path(__file__).parent / "golden"
GOLDEN_SEED = "golden"

SEEDLESS = ("golden_playthrough_stays", "stronger_bots_are_no_worse")  # laws that bring seeds of their own
SEATLESS = ("stronger_bots_are_no_worse",)  # and seats
EVERY = {"easy": 25, "middle": 25, "strong": 75}  # law 18 plays every so manyth match of `make balance`
IN_DOUBT = 10  # and up to so many times as many while a level seems worse than the one below it

FEW = 8  # picks of a state, each a drawing of its own; a hand of dominoes has no more
MANY = 40  # actions or targets of a state; where there are several times as many, some are enough

Nonsense = Kind("settle", "do nonsense")


def match_ends_within_its_bound(entry: Entry, seats: int, seed: str) -> None:
    """Law 1. A match ends within the game's stated bound, with a standing and a reason for each seat."""
    last, _ = wander(entry, seats, seed)
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == len(outcome.reasons) == seats
    assert all(outcome.reasons)
    assert all(entry.game.can_score(score) for score in outcome.scores)
    for score in product(*([span[0], span[-1]] for span in entry.game.scores)):
        assert entry.table.score_words(score)
        assert 0 <= entry.table.place(score) < len(entry.table.FACTS.places)


def legal_actions_are_distinct_and_stable(entry: Entry, seats: int, seed: str) -> None:
    """Law 2. Legal actions are distinct and stable, and empty if and only if the game is over."""
    for state in walk(entry, seats, seed):
        legal = state.legal_actions()
        assert len({str(action) for action in legal}) == len(legal)
        again = type(state).from_json(state.to_json())
        assert legal == state.legal_actions() == again.legal_actions()
        assert (not legal) == bool(state.ending) == (state.outcome() is not None)
        assert 0 <= state.seat < seats


def apply_changes_no_earlier_state(entry: Entry, seats: int, seed: str) -> None:
    """Law 3. `apply` never changes any earlier state, nor does what is done to the list it gave."""
    states, texts = [], []
    for state in walk(entry, seats, seed):
        states.append(state)
        texts.append(as_text(state))
        state.legal_actions().clear()
        state.events().clear()
    assert [as_text(state) for state in states] == texts


def play_does_what_apply_does(entry: Entry, seats: int, seed: str) -> None:
    """Law 4. `play` on a copy does what `apply` does."""
    for state in walk(entry, seats, seed):
        for action in some(state.legal_actions(), MANY):
            after, twin = state.apply(action), state.copy()
            twin.play(action)
            assert twin == after and twin.events() == after.events()
            assert twin.legal_actions() == after.legal_actions()


def state_comes_back_from_json(entry: Entry, seats: int, seed: str) -> None:
    """Law 5. A state comes back equal from JSON, and plays on equally."""
    for state in walk(entry, seats, seed):
        twin = type(state).from_json(json.loads(as_text(state)))
        assert twin == state
        for action in state.legal_actions()[:2]:
            assert twin.apply(action) == state.apply(action)


def same_log_gives_the_same_digest(entry: Entry, seats: int, seed: str) -> None:
    """Law 6. The same seed and log give the same digest. (That CPython and Pyodide agree: `digests`.)"""
    assert digest(entry, seats, seed) == digest(entry, seats, seed)


def action_text_parses_back(entry: Entry, seats: int, seed: str) -> None:
    """Law 7. An action's text parses back; what is no action is told as such."""
    for state in walk(entry, seats, seed):
        for action in state.legal_actions():
            assert entry.game.parse(str(action)) == action
            for wrong in (f"{action} twice", f" {action}", str(action).upper(), ""):
                try:
                    entry.game.parse(wrong)
                except InvalidAction as fault:
                    assert str(fault)
                else:
                    raise AssertionError(f"“{wrong}” was read as an action")


def illegal_action_raises_and_changes_nothing(entry: Entry, seats: int, seed: str) -> None:
    """Law 8. An action not listed raises, changes nothing, and its reason is not empty."""
    known = {action for state in walk(entry, seats, seed) for action in state.legal_actions()} | {Nonsense()}
    for state in some(list(walk(entry, seats, seed)), 8):
        before, legal = as_text(state), state.legal_actions()
        for action in known.difference(legal):
            for do in (state.apply, state.play):
                try:
                    do(action)
                except IllegalAction as fault:
                    assert str(action) in str(fault)
                else:
                    raise AssertionError(f"{action} was accepted, with {legal}")
        assert as_text(state) == before and state.legal_actions() == legal


def determinize_keeps_view_and_legal_actions(entry: Entry, seats: int, seed: str) -> None:
    """Law 9. `determinize` leaves a seat's view and legal actions as they are; a view has no luck to come;
    and shuffling what a seat may not know never changes what its bot chooses."""
    for state in some(list(walk(entry, seats, seed)), 6):
        for seat in range(seats):
            seen = state.view(seat)
            assert seen.seed is None
            assert seen.view(seat) == seen
            for luck in (1, 2):
                guess = state.determinize(seat, luck)
                guess.check()
                assert guess == seen.determinize(seat, luck)
                assert guess.view(seat) == seen
                if seat == state.seat and not state.ending:
                    assert guess.legal_actions() == seen.legal_actions() == state.legal_actions()
                    choices = [bots.choose(s, seat, "easy", 5, entry.bot) for s in (state, guess, seen)]
                    assert choices[0] == choices[1] == choices[2]


def undo_then_redo_is_identity(entry: Entry, seats: int, seed: str) -> None:
    """Law 10. Undo, then redo, is identity, and going back over luck or a secret marks the match; so does
    going back over the end of a game with secrets, which lays them all open."""
    match = matched(entry, seats, seed)
    texts = [as_text(state) for state in match.states]
    last, log = match.at, match.log
    for ply in reversed(range(last)):
        match = replace(match, rewound=False).undo()
        assert match.at == ply and as_text(match.state) == texts[ply]
        before, after = match.states[ply : ply + 2]
        laid_open = bool(after.ending) and any(before.hidden(seat) for seat in range(seats))
        assert match.rewound == (before.drawn != after.drawn or laid_open)
    for ply in range(last):
        match = match.redo()
        assert as_text(match.state) == texts[ply + 1]
    assert match.log == log
    for ply in (last // 2, 0):
        match = match.go_to(ply)
        match = match.play(log[ply])
        assert as_text(match.state) == texts[ply + 1], "the same choice meets the same luck"
    again = Match.from_json(entry.game, json.loads(json.dumps(match.to_json())))
    assert again.to_json() == match.to_json() and again.state == match.state


def links_come_back(entry: Entry, seats: int, seed: str) -> None:
    """Law 11. Links come back as they were made; a damaged one raises the one link error or nothing."""
    match = matched(entry, seats, seed)
    last = match.at
    seating = link.Seating("b7", ("person",) * seats, ("Zoë",) * seats)
    for ply in {0, 1, last // 2, last}:
        match = match.go_to(ply)
        fragment = link.play_link(match, seating)
        read = link.parse(f"#{fragment}", lambda slug: entry.game)
        assert read.match.played == match.played and read.match.seats == seats and read.match.seed == seed
        assert read.match.state == match.state and read.seating == seating
        for i in range(0, len(fragment), 1 + len(fragment) // 24):
            for damaged in (
                fragment[:i],
                fragment[:i] + "z" + fragment[i + 1 :],
                fragment[:i] + fragment[i + 1 :],
            ):
                try:
                    link.parse(damaged, lambda slug: entry.game if slug == entry.game.slug else None)
                except link.LinkError as fault:
                    assert str(fault)
    outcome = match.states[-1].outcome()
    assert outcome is not None
    challenge = link.challenge_link(match, outcome.scores[0], "Ada")
    read = link.parse(challenge, lambda slug: entry.game)
    assert read.beat == outcome.scores[0] and read.by == "Ada" and not read.match.played
    for worse in (
        *(span[0] - 1 for span in entry.game.scores),
        *(span[-1] + 1 for span in entry.game.scores),
    ):
        try:
            link.parse(link.challenge_link(match, (worse,) * len(entry.game.scores)), lambda slug: entry.game)
        except link.LinkError as fault:
            assert "challenge" in str(fault)
        else:
            raise AssertionError(f"{worse} cannot be scored")


def invariants_hold_after_every_ply(entry: Entry, seats: int, seed: str) -> None:
    """Law 12. The game's own invariants hold after every ply, and every event can be told."""
    for state in walk(entry, seats, seed):
        state.check()
        assert all(state.tell(event) for event in state.events())
        assert state.prompt()


def board_offers_the_legal_actions(entry: Entry, seats: int, seed: str) -> None:
    """Law 13. The table offers exactly the legal actions, whatever is picked, and is well-formed; each action
    has words of its own and a reason, and everything that can be touched an answer."""
    for state in walk(entry, seats, seed):
        texts = sorted(str(action) for action in state.legal_actions())
        picked: tuple[str, ...] = ()
        page = Page(drawn(entry.table, state, picked))
        assert sorted(page.values("data-action")) == texts
        for what in some(page.values("data-pick"), FEW):
            picked = entry.table.pick(state, picked, what)
            assert sorted(Page(drawn(entry.table, state, picked)).values("data-action")) == texts
        names = ("Ada",) * seats
        for target in some(page.values("data-touch"), MANY):
            told = entry.table.about(state, target, names)
            assert state.why_not(target) and (not told or (not told[0].islower() and told[-1] == ".")), told
        seen = state.view(state.seat)
        for action in some(state.legal_actions(), MANY):
            assert entry.table.VERBS.forecast(seen, action, names)
            why = entry.table.VERBS.reason(seen, action, names)
            assert why == why.strip(" .") and not why[0].isupper(), why
        orders = [entry.table.VERBS.order(state, action, names) for action in state.legal_actions()]
        assert len(set(orders)) == len(orders), "two actions are called the same"
        for said in orders:
            assert said[0].islower() and said[-1].isalnum() and not re.search(r"\d,-?\d", said), said


def bots_are_legal_repeatable_and_in_budget(entry: Entry, seats: int, seed: str) -> None:
    """Law 14. Bots are legal, repeatable and within their budget: the playouts of their strength, and where
    there are more options than that, one for each option in each round of halving. What is reckoned needs
    none, and is reckoned of every legal action."""
    states = [state for state in walk(entry, seats, seed) if not state.ending]
    for strength, sample in (("easy", some(states, 6)), ("middle", some(states, 2)), ("strong", states[:1])):
        budget = entry.bot.BUDGETS[strength]
        for state in sample:
            before = as_text(state)
            choices = list(bots.think(state, state.seat, strength, 3, entry.bot))[-1]
            legal = set(state.legal_actions())
            assert {choice.action for choice in choices} <= legal
            if entry.bot.reckoned(state.view(state.seat), strength) is not None:
                assert len(choices) == len(legal) and not any(choice.playouts for choice in choices)
            assert all(0 <= choice.value <= 1 for choice in choices)
            rivals, least = len(choices), 0
            while rivals > 1:
                rivals, least = (rivals + 1) // 2, least + rivals
            assert sum(choice.playouts for choice in choices) <= max(budget, least, 1)
            assert bots.choose(state, state.seat, strength, 3, entry.bot) == choices[0].action
            assert as_text(state) == before


def golden_playthrough_stays(entry: Entry, seats: int, seed: str) -> None:
    """Law 15. The golden playthrough is still played as it was (`make golden` writes it anew)."""
    kept = (GOLDEN / f"{entry.game.slug}-{seats}.txt").read_text()
    assert kept == playthrough(entry, seats, GOLDEN_SEED)


def page_says_what_the_view_knows(entry: Entry, seats: int, seed: str) -> None:
    """Law 16. Whatever the page says to a looker is a function of that view: of a match that goes on, shuffle
    what the looker may not know, and board, log, prompt, recap, announcements and save line stay as they
    are."""
    match = matched(entry, seats, seed)
    everybody = list(range(seats))
    for ply in {0, 1, match.at // 2, match.at - 1}:
        if match.states[ply].forced(alone=False):
            continue  # the page goes on from there by itself
        for here in [everybody, *([seat] for seat in everybody)]:
            said = page_says(so_far(match, ply), here)
            for seat in here[:2]:
                assert page_says(so_far(match, ply, seat), here) == said
            state = match.states[ply]
            hides = state.keeps_secret(state.seat) and not state.is_open_step
            if seats > 1 and here == everybody and hides:
                assert not said.offered, "nothing is chosen behind the curtain"


def frames_lead_to_the_state(entry: Entry, seats: int, seed: str) -> None:
    """Law 17. Of an action that is watched the last frame is the state that it leads to, and the frames'
    events are the action's events; each frame differs from the one before or has something to say, offers
    nothing to choose, and is drawn."""
    for state in walk(entry, seats, seed):
        for action in state.legal_actions()[:: max(1, len(state.legal_actions()) // 3)]:
            before, after, frames = as_text(state), state.apply(action), state.watch(action)
            assert as_text(state) == before
            assert frames[-1] == after and frames[-1].events() == after.events()
            assert frames[-1].legal_actions() == after.legal_actions()
            told: list[Event] = []
            for last, frame in pairwise([state, *frames]):
                events = frame.events()
                assert events[: len(told)] == told
                assert frame != last or len(events) > len(told)
                told = events
            for frame in frames[:-1]:
                assert not frame.legal_actions() and not frame.view(frame.seat).legal_actions()
                assert "data-action" not in drawn(entry.table, frame.view(frame.seat))


def stronger_bots_are_no_worse(entry: Entry, seats: int, seed: str) -> None:
    """Law 18. Each strength is no worse than the one below it, and the easy bot no worse than chance: over a
    few duels, always the same ones, it gets half of what there is to get. Where it does not, more are played,
    to tell bad luck from bad play: only what stays clearly below half breaks the law."""
    for worse, better in pairwise(PLAYERS):
        few = entry.bot.SEEDS // EVERY[better]
        shares = [share(entry, better, worse, number) for number in range(few)]
        while mean(shares) < 0.5 and len(shares) < IN_DOUBT * few:
            shares += [share(entry, better, worse, len(shares) + number) for number in range(few)]
        got = mean(shares)
        margin = 2 * stdev([*shares, 0, 1]) / len(shares) ** 0.5  # of a few that are all alike there is doubt
        assert got + margin >= 0.5, (
            f"{better} gets {got:.0%} of {len(shares)} duels against {worse}, give or take {margin:.0%}"
        )


def options_are_told_played_and_kept(entry: Entry, seats: int, seed: str) -> None:
    """Law 19. Each option, and each choice of it, is said in words of its own. A match with any choice is
    played to an end that the table can tell, on a board that offers what is legal, and comes back from a save
    and from a link; a choice that cannot be had is refused in one sentence, by whatever way it comes. What
    each seat has for itself is played by all together, each with another choice."""
    game = entry.game
    usual = Match(game, seats, seed)
    said = [option.title for option in game.options.values()]
    own = {name: option.seat for name, option in game.options.items() if option.seat in range(seats)}
    for name, option in game.options.items():
        assert re.fullmatch("[a-z][a-z0-9-]{0,39}", name) and name != "seats"
        assert len(option.choices) > 1 and option.about[0].isupper() and option.about[-1] == "."
        assert len({*option.choices}) == len(option.choices)
        assert option.company[-1:] in ("", "."), "it is proposed in a sentence"
        said += [short(option, choice) for choice in range(1, len(option.choices))]
        for choice in range(len(option.choices)):
            if refusal(game, name, choice, seats):
                _refused(usual, {name: choice})
            elif option.seat is None:
                _plays(matched(entry, seats, seed, **{name: choice}), entry)
        _refused(usual, {name: len(option.choices)})
    most = max((len(game.options[name].choices) for name in own), default=0)
    for choice in range(1, most):
        mixed = {name: (choice + seat) % most for name, seat in own.items() if seat is not None}
        _plays(matched(entry, seats, seed, **mixed), entry)
    _refused(usual, {"no-such-option": 1})
    assert all(said) and len({*said}) == len(said), "two of them are called the same"


def _plays(match: Match, entry: Entry) -> None:
    """The end of a match is reached and told, bots go on from its middle, and the match comes back."""
    middle = match.states[match.at // 2]
    for strength in bots.STRENGTHS if not middle.ending else ():
        assert next(iter(bots.think(middle, middle.seat, strength, 3, entry.bot))) is not None
    for state in match.states:
        state.check()
        assert sorted(offered(drawn(entry.table, state))) == sorted(map(str, state.legal_actions()))
    outcome = match.state.outcome()
    assert outcome is not None and match.at <= entry.game.bound
    assert all(entry.game.can_score(score) and entry.table.score_words(score) for score in outcome.scores)
    saved = Match.from_json(entry.game, json.loads(json.dumps(match.to_json())))
    linked = link.parse(link.replay_link(match), lambda slug: entry.game).match
    for again in (saved, linked):
        assert again.options == match.options and again.state == match.state
        assert again.variant == match.variant and len(match.variant) == len(match.options)


def _refused(usual: Match, options: dict[str, int]) -> None:
    """These options are refused of a match, of a save and of a link, each time with the same sentence."""
    game, head = usual.game, link.seed_link(usual).split("/")
    given = [f"{name}={choice}" for name, choice in options.items()]
    head[3] = ",".join([*given, *head[3].split(",")] if head[3] != "-" else given)
    reasons = set()
    for come in (
        lambda: Match(game, usual.seats, usual.seed, options),
        lambda: Match.from_json(game, {**usual.to_json(), "options": options}),
        lambda: link.parse("/".join(head), lambda slug: game),
    ):
        try:
            come()
        except (MatchError, link.LinkError) as fault:
            reasons.add(re.sub(r"^This \w+ does not start a match: ", "", str(fault)))
        else:
            raise AssertionError(f"{options} was accepted")
    assert len(reasons) == 1 and reasons.pop().endswith(".")


class Film(NamedTuple):
    """An action in a position, its end, and what a looker sees of it, view after view, and hears."""

    position: State
    action: str
    end: State
    seen: list[State]
    heard: list[str]


def ears_hear_no_more_than_eyes_see(entry: Entry, seats: int, seed: str) -> None:
    """Law 20. Ears hear no more than eyes see: of two actions, or of one in two positions that a looker
    cannot tell apart, it hears the same if it sees the same, frame by frame; so of two beginnings. Whoever
    acts knows which action it was, and so may everybody if nothing comes of it that differs."""
    beginnings = [entry.game.new(seats, f"{seed}-{number}") for number in range(MANY)]
    for looker in (None, *range(seats)):
        if beginnings[0].hidden(looker):
            _sounds_as_it_looks([_film(state, "", [state], looker) for state in beginnings])
    for number, state in enumerate(some(list(walk(entry, seats, seed)), MANY)):
        for looker in (None, *range(seats)):
            if state.ending or not state.hidden(looker):
                continue
            guesses = [] if looker is None else [state.determinize(looker, number)]
            films = [
                _film(position, str(action), position.watch(action), looker)
                for position in (state, *guesses)
                for action in some(position.legal_actions(), FEW)
            ]
            _sounds_as_it_looks(films, known=looker == state.seat)


def _film(position: State, action: str, frames: Sequence[State], looker: int | None) -> Film:
    """These frames as a looker sees and hears them: some events have no sentence for those who should not
    notice."""
    views = [frame.view(looker) for frame in frames]
    heard = [*filter(None, map(views[-1].tell, views[-1].events()))]
    return Film(position, action, frames[-1], [view for view, _ in groupby(views)], heard)


def _sounds_as_it_looks(films: list[Film], known: bool = False) -> None:
    """No two of these films look alike and sound different. known: the looker knows the action."""
    for one, other in combinations(films, 2):
        secret = not known and one.position is other.position and one.end != other.end
        if secret or one.action == other.action:
            assert one.heard == other.heard or one.seen != other.seen, (
                f"“{one.action}” and “{other.action}” look alike, but sound different: "
                f"{one.heard}, {other.heard}"
            )


def secrets_that_come_to_light_mark_the_match(entry: Entry, seats: int, seed: str) -> None:
    """Law 21. What brings a secret to light marks the match if one goes back over it: after an action that
    would not, each seat sees what it could have seen in any position that it held for possible."""
    match = matched(entry, seats, seed)
    for ply in some(range(match.at), MANY):
        state = match.states[ply]
        lookers = [looker for looker in range(seats) if state.hidden(looker)]
        for action in some(state.legal_actions(), FEW) if lookers else ():
            early = so_far(match, ply).play(action)
            after = early.state
            for looker in () if early.crosses_luck(ply) else lookers:
                guess, seen = state.determinize(looker, ply), after.view(looker)
                ways = [action] if looker == state.seat else guess.legal_actions()
                assert any(guess.apply(way).view(looker) == seen for way in ways), (
                    f"“{action}” shows a secret to seat {looker}, and going back over it marks nothing"
                )


def luck_comes_out_of_the_streams(entry: Entry, seats: int, seed: str) -> None:
    """Law 22. Luck comes out of the streams, which are counted, and from nowhere else: an action that draws
    none does the same under any seed. Up to the first luck an action does what it does, and no more is
    known."""
    for state in some(list(walk(entry, seats, seed)), MANY):
        for action in some(state.legal_actions(), FEW):
            after = state.apply(action)
            if _luck(after) == _luck(state):
                twin = state.copy()
                assert twin.seed is not None
                twin.seed ^= 1
                twin.play(action)
                twin.seed = after.seed
                assert twin == after and twin.events() == after.events(), (
                    f"“{action}” is luck, and draws none"
                )
            reached, comes = state.until_luck(action)
            assert reached.legal_actions() == ([] if comes else after.legal_actions())
            assert reached.events() == after.events()[: len(reached.events())]
            assert comes or reached == after


def public_steps_show_nothing_of_a_hand(entry: Entry, seats: int, seed: str) -> None:
    """Law 23. A public step asks everybody what it asks the seat that decides, in the same words and with
    the same choices: so it can be decided while all look on, and no hand is shown. What is only asked openly
    may be declined so, and the rest needs the hand. That it is either, all know."""
    for number, state in enumerate(some(list(walk(entry, seats, seed)), MANY)):
        seen = state.open_view()
        assert seen.view(None) == state.view(None)
        for seat in range(seats):
            guess = state.determinize(seat, number)
            assert guess.is_public_step == seen.is_public_step == state.is_public_step
            assert guess.is_open_step == state.is_open_step
            assert guess.open_view().legal_actions() == seen.legal_actions()
        if not state.is_open_step:
            assert not seen.legal_actions(), "what needs a secret is not decided while all look on"
        elif not state.is_public_step:
            offered = seen.legal_actions()
            assert offered and set(offered) <= set(state.legal_actions()), "who is asked openly may say no"
            html = drawn_for(None, entry.table, seen)
            assert sorted(Page(html).values("data-action")) == sorted(map(str, offered))
        elif not state.ending:
            html, mine = drawn_for(None, entry.table, seen), state.view(state.seat)
            assert sorted(choices(html)) == sorted(choices(drawn(entry.table, mine)))
            targets = some(Page(html).values("data-touch"), MANY)
            assert seen == mine or _asked(entry, seen, targets) == _asked(entry, mine, targets)


def _asked(entry: Entry, view: State, targets: Sequence[str]) -> list[str]:
    """All that a view asks and answers in words."""
    table, verbs = entry.table, entry.table.VERBS
    sayings = (lambda _, action, names: str(action), verbs.order, verbs.forecast, verbs.reason)
    return [
        view.prompt(NAMES),
        *(say(view, action, NAMES) for action in view.legal_actions() for say in sayings),
        *(
            answer
            for target in targets
            for answer in (view.why_not(target, NAMES), table.about(view, target, NAMES))
        ),
    ]


def position_has_a_text(entry: Entry, seats: int, seed: str) -> None:
    """Law 24. Every position has a text. It is made of what can be seen alone: of what looks alike to
    somebody it is alike. And it tells all: where a position differs from the one before, but for luck, so
    does it."""
    states = list(walk(entry, seats, seed))
    for state in some(states, 12):
        assert str(state) and str(state.view(None))
        for seat in range(seats):
            assert str(state.determinize(seat, 1).view(seat)) == str(state.view(seat))
    for before, after in pairwise(states):
        alike = {**before.fields(), "drawn": 0} == {**after.fields(), "drawn": 0}
        assert (str(before) == str(after)) == alike, f"two positions read alike:\n{before}"


def account_adds_up(entry: Entry, seats: int, seed: str) -> None:
    """Law 25. A match adds up for each seat: what it got is the chance it began with and all that came, less
    what its choices have cost, to 1e-9; as it is kept as well, in under a thousand letters. What an action is
    worth is reckoned from what its seat can see."""
    bot = SimpleNamespace(**{**vars(entry.bot), "HORIZON": 0, "TRIES": 2})
    bot.reckoned = bots.nothing_reckoned
    bot.evaluate = lambda state, seat: (7 * sum(state.drawn.values()) + len(state.legal_actions())) % 11 / 11
    match = matched(entry, seats, seed)
    outcome = match.state.outcome()
    assert outcome
    for seat in range(seats):
        *_, progress = analysis.reckon(match, seat, bot)
        whole = progress.account
        assert progress.done == progress.of and len(whole.turns) == len(analysis.judged(match, seat, bot))
        text = account.written(whole)
        assert len(text) < 1000
        for told in (whole, account.kept(whole), account.read(text, match)):
            assert told.result == outcome.value(seat)
            assert abs(told.start + told.came - told.cost - told.result) < 1e-9
            assert abs(told.cost - whole.cost) < 1e-4 * len(text)
    for number, state in enumerate(some(match.states[:-1], 3)):
        guess = state.determinize(state.seat, number)
        ours, theirs = (analysis.values(one, number, bot) for one in (state, guess))
        assert ended(ours) == ended(theirs)


def luck_can_come_from_outside(entry: Entry, seats: int, seed: str) -> None:
    """Law 26. A number that is brought comes instead of the seed's, whatever it is, and the rules play on
    with it. What would have come anyway changes nothing; what cannot come is refused, and nothing happens. A
    match with brought luck is undone, saved and sent as any other, and is no match of its seed."""
    plain = matched(entry, seats, seed)
    drawing = [ply for ply in range(plain.at) if plain.draws(ply)]
    for ply in some(drawing, 4):
        before, action, draws = plain.states[ply], plain.log[ply], plain.draws(ply)
        as_it_was = {place: draw.number for place, draw in enumerate(draws)}
        assert before.apply(action, as_it_was) == plain.states[ply + 1]
        for place in some(range(len(draws)), 2):
            draw, text = draws[place], as_text(before)
            for wrong in ({place: draw.n}, {place: -1}, {len(draws): 0}):
                try:
                    before.apply(action, wrong)
                except IllegalLuck as fault:
                    assert str(fault) and as_text(before) == text
                else:
                    raise AssertionError(f"{wrong} was taken for {draw}")
            other = {place: (draw.number + 1) % draw.n}
            own = plain.go_to(ply).play(action, other)
            assert own.draws(ply)[place].number == other[place] and own.has_own_luck
            assert not own.undo().has_own_luck and own.undo().redo().state is own.state
            for number in range(3):
                if own.state.legal_actions():
                    own = own.play(bots.by_chance(own.state, chance.number(number, seed, ply)))
            again = Match.from_json(entry.game, json.loads(json.dumps(own.to_json())))
            sent = link.parse(link.replay_link(own), lambda slug: entry.game).match
            assert again == own and sent.states == own.states and sent.brought == own.brought


def ended(steps: Iterator[None]) -> Any:
    """What a generator comes to."""
    while True:
        try:
            next(steps)
        except StopIteration as over:
            return over.value


def _luck(state: State) -> dict[str, int]:
    """How much has been drawn, but for secrets that came to light."""
    return {stream: place for stream, place in state.drawn.items() if stream != "secrets"}


def digests(seeds: range) -> dict[str, str]:
    """The digest of a walk for every game, number of seats and seed: to compare one Python with another."""
    entries = [load(slug) for slug in SLUGS]
    return {
        f"{entry.game.slug} {seats} {seed}": digest(entry, seats, str(seed))
        for entry in entries
        for seats in entry.game.seats
        for seed in seeds
    }


OF_STATES = (
    match_ends_within_its_bound,
    legal_actions_are_distinct_and_stable,
    apply_changes_no_earlier_state,
    play_does_what_apply_does,
    state_comes_back_from_json,
    same_log_gives_the_same_digest,
    action_text_parses_back,
    illegal_action_raises_and_changes_nothing,
)  # those that ask nothing but states: they are held inside Pyodide as well
LAWS: dict[str, Callable[[Entry, int, str], None]] = {
    law.__name__: law
    for law in (
        *OF_STATES,
        determinize_keeps_view_and_legal_actions,
        undo_then_redo_is_identity,
        links_come_back,
        invariants_hold_after_every_ply,
        board_offers_the_legal_actions,
        bots_are_legal_repeatable_and_in_budget,
        golden_playthrough_stays,
        page_says_what_the_view_knows,
        frames_lead_to_the_state,
        stronger_bots_are_no_worse,
        options_are_told_played_and_kept,
        ears_hear_no_more_than_eyes_see,
        secrets_that_come_to_light_mark_the_match,
        luck_comes_out_of_the_streams,
        public_steps_show_nothing_of_a_hand,
        position_has_a_text,
        account_adds_up,
        luck_can_come_from_outside,
    )
}


def holds(name: str, entry: Entry, seats: int, seed: str) -> bool:
    """True, if this law holds here; AssertionError, with what it found, if it is broken."""
    LAWS[name](entry, seats, seed)
    return True


def run(names: Iterable[str], seeds: range) -> int:
    """These laws for every game, number of seats and seed. Returns how many cases held."""
    cases = [(load(slug), name, str(seed)) for slug in SLUGS for name in names for seed in seeds]
    return sum(holds(name, entry, seats, seed) for entry, name, seed in cases for seats in entry.game.seats)
