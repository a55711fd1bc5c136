"""What a ply of random play costs in Dunginoes on a full board: from 20 rooms to the end, processor time."""

from bench.plies import per, random_plies
from crowded import crowded

ROOMS = 20
MATCHES = 60


def measure() -> dict[str, float]:
    """Microseconds a ply and a copy."""
    full = crowded(ROOMS)
    assert len(full.laid) == ROOMS

    def plies() -> int:
        return sum(random_plies(full.copy(), seed) for seed in range(MATCHES))

    def copies() -> int:
        for _ in range(2000):
            full.copy()
        return 2000

    return {"µs a ply (40 or less)": per(plies), "µs a copy (10 or less)": per(copies)}
