"""Names of pawns on the map: each can be read, and none lies on another pawn (DU6.7)."""

from __future__ import annotations

import pytest

from games.dungeons.board.labels import Pawn, _box, labels
from games.dungeons.chart.paper import meet

UNIT = 100 / 3  # a square, at three to a half


def pawns(*spots: tuple[int, int], name: str = "Hero", unit: float = UNIT) -> list[Pawn]:
    """Heroes in the middles of these squares."""
    return [
        Pawn(f"token {i}", "hero", x * unit, y * unit, f"{name} {i}") for i, (x, y) in enumerate(spots, 1)
    ]


def test_DU6_7_a_name_stands_below_a_pawn_that_is_alone() -> None:
    [label] = labels(pawns((0, 0)), UNIT)
    assert label.anchor == "middle" and label.x == 0 and label.y > UNIT / 2 and not label.crowded


@pytest.mark.parametrize("size", [1, 2, 3, 6])
def test_DU6_7_names_lie_neither_on_names_nor_on_pawns(size: int) -> None:
    unit, reach = 100 / size, 50 / size
    party = pawns((0, 0), (1, 0), (0, 1), unit=unit)
    found = labels(party, unit)
    seen = [(one, label) for one, label in zip(party, found, strict=True) if not label.crowded]
    assert seen, "one of them can be read"
    for i, (one, label) in enumerate(seen):
        assert not any(meet(_box(one, label), _box(*other)) for other in seen[:i])
        for other in party:
            edge = (other.x - reach, other.y - reach, other.x + reach, other.y + reach)
            assert other == one or not meet(_box(one, label), edge)


def test_DU6_7_a_name_for_which_there_is_no_room_waits() -> None:
    crowd = pawns(*((x, y) for x in range(3) for y in range(3)), name="Theodora the Tall")
    middle = labels(crowd, UNIT)[4]
    assert middle.crowded and middle.anchor == "middle"


def test_DU6_7_a_sign_in_a_name_is_one_letter_wide() -> None:
    plain, signs = ([one._replace(name=name) for one in pawns((0, 0))] for name in ("A&B", "A&amp;B"))
    assert labels(plain, UNIT) == labels(signs, UNIT)
    assert _box(plain[0], labels(plain, UNIT)[0]) == _box(signs[0], labels(signs, UNIT)[0])
