"""High Card on the table: the least that the page needs of a game. Pure: a state in, text out."""

from __future__ import annotations

from drawing import back, defs, die
from games import defaults
from games.contract import Cue, Facts, Luck, Nameless, Parts, Picked, Score, Verb
from games.nullgame.rules import CARDS, LONG_HAND, HighCard
from games.nullgame.summary import summary as summary
from games.nullgame.summary import turn_words as turn_words
from games.viewer import Viewer
from tabletop.game import PLAYERS, Names
from tabletop.markup import NOTHING, Html, attributes, esc, tag
from tabletop.match import Match
from tabletop.wording import counted, in_words


def _reason(state: HighCard, card: int) -> str:
    """What a card would add up to (NG3)."""
    total = card + state.die
    return f"makes {total} with the die" if total <= CARDS else f"goes over {CARDS}, and keeps the others"


ABOUT = {
    "die": "One die for both: each adds it to the card that is played (NG2).",
    "played": "The cards of this round; with the die, the higher up to 12 takes it (NG3).",
    "rounds": "Who has taken more of them at the end wins (NG4).",
    "back": "A card of a hand that nobody sees but whose it is (NG1).",
}
VERBS = Nameless(
    {
        "play_card": Verb(
            order=lambda state, card: f"play card {card}",
            forecast=lambda state, card: f"With the die that makes {card + state.die}.",
            reason=_reason,
        )
    }
)
FACTS = Facts(
    first_begins=True,
    about="A die is rolled for both, each plays a card, and the higher sum up to twelve takes the round.",
    credit="High Card is the house's own template.",
    pieces=defs(),
    places=tuple(counted(n, "round") for n in range(LONG_HAND + 1)),
    rules={"played out": "NG4", "": "NG2"},
    keys=(("1 … 5", "play the card of your hand in this place"),),
    draws={"rolled": Luck("dice", "die")},
    cues={
        "dealt": Cue(0.5, "tile"),
        "rolled": Cue(1, "dice"),
        "played": Cue(1, "tile"),
        "won": Cue(1.5, "treasure"),
        "nobody": Cue(1.5, "fight-lost"),
    },
    grades=("Empty-handed", "A foot in the door", "Two of three", "Clean sweep"),
    fairness={2: "Among equals the first player wins 35 of 100 matches of three rounds, the second 65."},
)


pick = defaults.pick_nothing
cells = defaults.no_cells
compared = defaults.compared
stage = defaults.no_stage
picked_words = defaults.no_picked_words


def draw(state: HighCard, viewer: Viewer) -> Parts:
    """The die, the cards played and the rounds taken; below, both hands, as far as they are seen, the
    deciding one to be played from."""
    played = " ".join(map(str, state.table)) or "none"
    rounds = in_words([f"{viewer.names[seat]} {n}" for seat, n in enumerate(state.rounds)])
    shown = {
        "die": f"The die shows {state.die}.",
        "played": f"Cards played: {played}.",
        "rounds": f"Rounds: {rounds}.",
    }
    pictures = {"die": Html(die(state.die)) if state.die else NOTHING, "played": _played(state)}
    looks = [_look(what, pictures.get(what, NOTHING), words, viewer) for what, words in shown.items()]
    hands = [_hand(state, seat, viewer) for seat in range(state.seats)]
    return {
        "board": tag("div", tag("div", *looks, class_="middle"), class_="felt", data_part="board"),
        "hand": tag("div", tag("div", *hands, class_="hands"), class_="choices", data_part="hand"),
    }


def _look(what: str, picture: Html, words: str, viewer: Viewer) -> Html:
    """What is only looked at: a tap on it is answered by `about`."""
    also = viewer.button
    said = tag("span", words)
    return tag("button", picture, said, type="button", class_="look", id=what, data_touch=what, also=also)


def _played(state: HighCard) -> Html:
    """Two places, for the card of each."""
    shown = [*state.table, "", ""][:2]
    return tag("span", *(tag("b", card) for card in shown), class_="places", aria_hidden="true")


def _hand(state: HighCard, seat: int, viewer: Viewer) -> Html:
    cards = [
        _card(state, card, viewer) if card else _back(f"back-{seat}-{place}", viewer)
        for place, card in enumerate(state.hands[seat])
    ]
    row = tag("div", *(cards or [esc("no cards")]), class_="cards")
    return tag("div", tag("p", viewer.names[seat], class_="of"), row)


def _back(name: str, viewer: Viewer) -> Html:
    words = tag("span", "A card face down", class_="sr-only")
    return tag(
        "button",
        Html(back()),
        words,
        type="button",
        class_="face-down",
        id=name,
        data_touch="back",
        also=viewer.button,
    )


def _card(state: HighCard, card: int, viewer: Viewer) -> Html:
    action = next((action for action in state.legal_actions() if action.args == (card,)), None)
    return tag(
        "button",
        card,
        type="button",
        class_="choice",
        id=f"card-{card}",
        data_glide="",
        also=viewer.button + (viewer.action(action) if action else attributes(data_touch=f"card {card}")),
    )


def key(state: HighCard, picked: Picked, pressed: str) -> str | None:
    """A digit is the card in this place of the hand."""
    legal = state.legal_actions()
    place = int(pressed) if pressed.isdecimal() else 0
    return f"action:{legal[place - 1]}" if 0 < place <= len(legal) else None


def about(state: HighCard, target: str, names: Names) -> str:
    """What is only looked at: all but the cards of the deciding hand (NG2)."""
    if target in ABOUT:
        return ABOUT[target]
    card = int(target.removeprefix("card "))
    if card in state.hands[1 - state.seat]:
        return f"Card {card}: with a die that shows {state.die} it makes {card + state.die} (NG3)."
    return ""


def score_words(score: Score) -> str:
    """A score in words: "2 rounds"."""
    return counted(score[0], "round")


def place(score: Score) -> int:
    """The place of a score among the places: its rounds."""
    return score[0]


def grade(score: Score) -> int:
    """The place of a score among the grades: its rounds, of three."""
    return min(score[0], len(FACTS.grades) - 1)


def signs(score: Score) -> str:
    """A score in signs: its rounds."""
    return "◆" * score[0] or "◇"


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers."""
    return [("Cards played", str(match.at))]
