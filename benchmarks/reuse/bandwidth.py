"""Search for the disk bandwidth at which a preset is blocked on I/O for a given share of its TTFT.

Without overlap, a request that reads B bytes and computes for c seconds would be blocked for B / b of B / b + c seconds
at bandwidth b: logit(share) = log(B / c) - log(b), a line of slope -1 over log(b). Overlap bends the line a little. So
the search begins on that line and continues with secants.
"""

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass

TARGET_SHARE, TOLERANCE = 0.80, 0.03
#: Number of requests in a share's median before it counts.
CONFIRMATIONS = 3
#: The search ends within this part of the tolerance, so that later requests also stay within the tolerance.
_AIM = 0.6
_MAX_STEPS = 9
_STEEPEST, _FLATTEST = -4.0, -0.25
#: Points closer than this in log(b) give no slope.
_LEAST_STEP = 0.05
_LONGEST_STEP = math.log(8)


@dataclass(frozen=True, slots=True)
class Bandwidth:
    """A bandwidth, and the blocked share of the reference's TTFT there: the median of `CONFIRMATIONS` requests."""

    bytes_per_s: float
    blocked_share: float
    #: Number of requests of the search.
    num_requests: int

    @property
    def is_found(self) -> bool:
        return abs(self.blocked_share - TARGET_SHARE) <= TOLERANCE


def first_guess(read_bytes: float, compute_s: float) -> float:
    """Bandwidth in bytes per second if nothing overlapped."""
    return read_bytes * (1 - TARGET_SHARE) / (TARGET_SHARE * compute_s)


def find_bandwidth(blocked_share: Callable[[float], float], guess: float) -> Bandwidth:
    """Search. `blocked_share(bytes_per_s)` makes one request. Returns the best confirmed bandwidth, found or not."""
    points: list[tuple[float, float]] = []
    confirmed: list[Bandwidth] = []
    x, num_requests = math.log(guess), 0
    for step in range(_MAX_STEPS):
        shares = [blocked_share(math.exp(x))]
        if abs(shares[0] - TARGET_SHARE) <= TOLERANCE or step == _MAX_STEPS - 1:
            shares += [blocked_share(math.exp(x)) for _ in range(CONFIRMATIONS - 1)]
        num_requests += len(shares)
        share = statistics.median(shares)
        if len(shares) == CONFIRMATIONS:
            confirmed.append(Bandwidth(math.exp(x), share, num_requests))
            if abs(share - TARGET_SHARE) <= _AIM * TOLERANCE:
                break
        points.append((x, _logit(share) - _logit(TARGET_SHARE)))
        x = _next(points)
    best = min(confirmed, key=lambda one: abs(one.blocked_share - TARGET_SHARE))
    return Bandwidth(best.bytes_per_s, best.blocked_share, num_requests)


def _next(points: list[tuple[float, float]]) -> float:
    """The zero of the line through the last two points, within the known bounds."""
    x, y = points[-1]
    slope = -1.0
    if len(points) > 1:
        x_before, y_before = points[-2]
        if abs(x - x_before) >= _LEAST_STEP:
            slope = max(_STEEPEST, min(_FLATTEST, (y - y_before) / (x - x_before)))
    following = x + max(-_LONGEST_STEP, min(_LONGEST_STEP, -y / slope))
    slow = max((x for x, y in points if y > 0), default=-math.inf)
    fast = min((x for x, y in points if y <= 0), default=math.inf)
    if slow < fast and not slow < following < fast:
        return (slow + fast) / 2
    return following


def _logit(share: float) -> float:
    share = max(0.005, min(0.995, share))
    return math.log(share / (1 - share))
