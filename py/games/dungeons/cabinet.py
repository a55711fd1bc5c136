"""What there is to meet and to do with maps."""

from games.contract import Case

CASES: tuple[Case, ...] = ()
