"""The paper's closed formulas for the scaling of a chain and for its messages (KV-Runahead, equations 1 to 7).

They hold for attention alone, over rectangles: each worker's own square is computed in full, as eager kernels do.
"""

from collections.abc import Sequence


def ttft_of_slices_s(single_s: float, slices: Sequence[float]) -> float:
    """Equation 1: TTFT with perfectly balanced work of the slices (tokens, any unit); `single_s` is one worker's."""
    total = sum(slices)
    pairs = total**2 / 2 + sum(own**2 for own in slices) / 2
    return single_s * pairs / total**2 / len(slices)


def best_ttft_s(single_s: float, num_workers: int) -> float:
    """TTFT*(p), equations 2 and 3: equation 1 for equal slices, its lowest value."""
    return single_s / 2 * (1 / num_workers + 1 / num_workers**2)


def gathered_rows(num_tokens: int, num_workers: int) -> int:
    """Rows that an all-gather moves in one layer, equations 4 and 5."""
    return (num_workers - 1) * num_tokens


def handed_on_rows(num_tokens: int, num_workers: int) -> float:
    """Rows that a chain of equal slices sends in one layer, equations 6 and 7: half of the all-gather's."""
    return (num_workers - 1) * num_tokens / 2
