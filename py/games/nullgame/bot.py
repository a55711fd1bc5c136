"""High Card needs no bot of its own: playouts by chance are enough for three cards."""

from tabletop import bots

BUDGETS = bots.BUDGETS
SEEDS = bots.SEEDS
HORIZON = bots.HORIZON
TRIES = 100
DOUBT = 0.0  # the candidates come in no order
STANDING = bots.STANDING

reckoned = bots.nothing_reckoned
settled = bots.always_settled
candidates = bots.all_actions
policy = bots.by_chance
evaluate = bots.undecided
figures = bots.no_figures
