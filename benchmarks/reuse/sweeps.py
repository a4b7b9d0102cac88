"""Sweeps and ablations of `runahead bench reuse`: their presets and variants, and the swept values.

A sweep varies one parameter and leaves the rest at the papers' values; `benchmarks/systems/variants.py` explains the
names. All are cold at 5%, except the number of prefixes and the ablations of cache policies, which are warm.
"""

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.fixtures.requests import Configuration
from benchmarks.systems.variants import VARIANTS

BUDGET = 0.05
#: Multiples of the bandwidth at which the reference has the wanted blocked share.
BANDWIDTH_FACTORS = (0.5, 1, 2, 4, 8, 16)
BANDWIDTH_PRESETS: tuple[Configuration, ...] = (
    ("attentionstore", None), ("impress", BUDGET), ("contiguous", BUDGET), ("runahead", BUDGET),
)  # fmt: skip
NUMBERS_OF_PREFIXES = (8, 12, 16)
PREFIXES_PRESETS = ("impress", "contiguous", "runahead")


@dataclass(frozen=True, slots=True)
class Point:
    """One configuration of a sweep: its series, and its place on the sweep's axis."""

    series: str
    x: float
    configuration: Configuration
    #: Length of the document's beginning to use; None for the length that all points of the sweep can have.
    prefix_tokens: int | None = None


def _budgets() -> list[Point]:
    presets = ("h2o-lfu", "impress", "spec", "contiguous", "runahead")
    budgets = (0.05, 0.1, 0.15, 0.25, 0.35, 0.5)
    return [Point(preset, budget, (preset, budget)) for preset in presets for budget in budgets]


def _parameter(key: str, values: dict[str, tuple[float, ...]]) -> list[Point]:
    return [Point(base, value, (f"{base}?{key}={value:g}", BUDGET)) for base, some in values.items() for value in some]


def _lengths() -> list[Point]:
    presets = ("impress", "contiguous", "runahead")
    return [
        Point(preset, length, (preset, BUDGET), length) for preset in presets for length in (1024, 2048, 4096, 7680)
    ]


#: Function that makes the points, by name. `bandwidth` and `prefixes` are measured separately.
POINTS: dict[str, Callable[[], list[Point]]] = {
    "budget": _budgets,
    "alpha": lambda: _parameter("alpha", {"impress": (0.2, 0.4, 0.6, 0.8, 1.0)}),
    "chunk": lambda: _parameter("chunk", {"impress": (16, 32, 64, 128, 256), "contiguous": (16, 32, 64)}),
    "period": lambda: _parameter("period", {"contiguous": (1, 2, 4, 8, 15)}),
    "subperiod": lambda: _parameter("subperiod", {"contiguous": (1, 2, 4, 8)}),
    "length": _lengths,
}


def points_by_length(sweep: str, num_tokens: int) -> dict[int, list[Point]]:
    """A sweep's points by number of tokens of their document, without points that need more than `num_tokens`.

    If chunk sizes differ, the document has whole records at every point; a remainder would be recomputed.
    """
    points = POINTS[sweep]()
    largest = max(int(point.x) for point in points) if sweep == "chunk" else 1
    common = num_tokens - num_tokens % largest
    by_length: dict[int, list[Point]] = {}
    for point in points:
        by_length.setdefault(point.prefix_tokens or common, []).append(point)
    return {length: some for length, some in by_length.items() if length <= num_tokens}


SWEEPS = ("bandwidth", *POINTS, "prefixes")
X_LABELS = {
    "bandwidth": "emulated bandwidth, MB/s",
    "budget": "budget, share of the prefix",
    "alpha": "alpha of IMPRESS's gate",
    "chunk": "tokens of a chunk",
    "period": "layers of a period",
    "subperiod": "layers of a subperiod",
    "length": "tokens of the prefix",
    "prefixes": "number of prefixes, constant memory",
}

_OURS = tuple(sorted(name for name in VARIANTS if name.startswith("runahead")))
#: Each paper's additions to its baseline, and ours; cold and warm.
ABLATIONS = (
    "h2o-lfu", "impress+itf", "impress+itf+ro", "impress", "contiguous-prefetch-cache", "contiguous-prefetch",
    "contiguous-cache", "contiguous", "runahead", *_OURS,
)  # fmt: skip
