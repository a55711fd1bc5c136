from games.contract import Case

CASES: tuple[Case, ...] = ()
