"""What becomes of the heroes of Run Away!! when something happens to them, on the bones of `runners.py`, and
the head of whoever has done it.
"""

from __future__ import annotations

from drawing.runners import LOOKS, MORE_SWEAT, POSES, Look, bones

GRIN = (
    '<path class="white" d="M67 70Q80 60 93 72Q82 82 67 70ZM100 72Q111 60 122 69Q112 81 100 72Z"/>'
    '<path class="ink bare" d="M85 67a4.5 4.5 0 1 0 .1 0ZM114 66a4.5 4.5 0 1 0 .1 0Z"/>'
    '<path class="line" stroke-width="5" d="M64 54L92 64M101 64L126 51"/>'
    '<path class="white" d="M70 85Q96 96 122 82Q120 107 96 107Q74 106 70 85Z"/>'
    '<path class="line" stroke-width="3" d="M71 94Q96 105 121 92M83 89V104M96 91V107M109 89V105"/>'
)


def fallen(name: str) -> str:
    """A hero who has slipped, or was thrown: all limbs in the air."""
    look = LOOKS[name]
    return _drawn(look, bones(look, POSES["tumble"], "hurt") + MORE_SWEAT)


def glad(name: str) -> str:
    """A hero who stands and waves."""
    look = LOOKS[name]
    return _drawn(look, bones(look, POSES["safe"], "safe"))


def grinning(name: str) -> str:
    """The head of a hero who has done something to another."""
    look = LOOKS[name]
    return _drawn(look, f"{look.torso}{look.hair}{look.head}{GRIN}{look.hat}", "24 -8 144 128")


def _drawn(look: Look, drawn: str, box: str = "0 0 200 200") -> str:
    return f'<svg class="creature {look.palette}" viewBox="{box}" aria-hidden="true">{drawn}</svg>'
