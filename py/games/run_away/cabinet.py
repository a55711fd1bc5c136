"""What there is to meet and to do in Run Away!! (a draft)."""

from games.contract import Case

CASES: tuple[Case, ...] = ()
