"""Settings of `runahead bench reuse`: phases, presets, rounds. The defaults are those of the project's bars."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from benchmarks.fixtures.preset_engines import EXACT
from benchmarks.fixtures.requests import OURS, Configuration
from benchmarks.reuse.figures import LOOKING_AHEAD
from benchmarks.reuse.sweeps import (
    ABLATIONS,
    BANDWIDTH_FACTORS,
    BANDWIDTH_PRESETS,
    NUMBERS_OF_PREFIXES,
    POINTS,
    PREFIXES_PRESETS,
    SWEEPS,
    points_by_length,
)
from benchmarks.reuse.warm import Warm
from workers.presets.registry import preset_of

PHASES = ("native", "emulated", "recompute", "warm", "ablations", "sweeps")
DEFAULT_PHASES = PHASES[:4]
DEFAULT_CONFIGURATIONS: tuple[Configuration, ...] = (
    (EXACT, None), ("h2o-lfu", 0.05), ("impress", 0.05), ("spec", 0.05), ("contiguous", 0.05), (OURS, 0.05),
    ("impress", 0.25), ("contiguous", 0.25), (OURS, 0.25),
)  # fmt: skip
DEFAULT_WARM_PRESETS = ("impress", "contiguous", OURS, LOOKING_AHEAD)
#: Reference configuration, whose blocked share sets the emulated bandwidth.
YARDSTICK: Configuration = ("impress", 0.05)
_SEARCH_STEPS = 8
#: Steps of a store that reorders: questions to learn from, and the reorder.
_LEARNING_STEPS = 7
#: Questions to learn from per prefix of a warm store.
_WARM_LEARNING_STEPS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench."""

    #: Model directory; None for the demo's model.
    model: Path | None = None
    configurations: Sequence[Configuration] = DEFAULT_CONFIGURATIONS
    phases: Sequence[str] = DEFAULT_PHASES
    prefix_tokens: int = 7872
    #: Requests of each configuration, from the machine's own disk and from the emulated one.
    rounds: int = 21
    emulated_rounds: int = 7
    #: Requests of each point of a sweep and of each ablation.
    sweep_rounds: int = 3
    recompute_rounds: int = 2
    #: Bandwidth of the emulated disk; None to search for it.
    bytes_per_s: float | None = None
    warm: Warm = field(default_factory=Warm)
    warm_presets: Sequence[str] = DEFAULT_WARM_PRESETS
    sweeps: Sequence[str] = SWEEPS
    #: Output of `bench accuracy --json`, which says which configurations lose no answers.
    accuracy: Path | None = None
    #: Whether rounds were cut down for a trial run.
    is_quick: bool = False

    @property
    def num_steps(self) -> int:
        """Approximate number of steps of the progress."""
        requests = self.warm.num_warm_up + self.warm.num_measured
        native = [preset for preset, _ in self.configurations]
        in_sweeps = sum(
            _steps([point.configuration[0] for point in points], self.sweep_rounds)
            for name in POINTS
            if name in self.sweeps
            for points in points_by_length(name, self.prefix_tokens).values()
        )
        if "bandwidth" in self.sweeps:
            in_sweeps += len(BANDWIDTH_PRESETS) * (len(BANDWIDTH_FACTORS) * self.sweep_rounds + 1)
        if "prefixes" in self.sweeps:
            in_sweeps += sum(_warm_steps(PREFIXES_PRESETS, number, requests) for number in NUMBERS_OF_PREFIXES)
        of_phase = {
            "native": _steps(native, self.rounds),
            "emulated": len(native) * (self.emulated_rounds + 1) + _SEARCH_STEPS,
            "recompute": self.recompute_rounds,
            "warm": _warm_steps(self.warm_presets, self.warm.num_prefixes, 2 * requests),
            "ablations": _steps(ABLATIONS, self.sweep_rounds)
            + _warm_steps(ABLATIONS, self.warm.num_prefixes, requests),
            "sweeps": in_sweeps,
        }
        return 1 + sum(of_phase[phase] for phase in self.phases)

    @property
    def num_stores(self) -> int:
        """Largest number of stores of the document on disk at a time."""
        cold = {preset for preset, _ in (*self.configurations, YARDSTICK)} | {EXACT}
        others = len(ABLATIONS) if "ablations" in self.phases else 0
        in_sweeps = max((len({point.configuration[0] for point in make()}) for make in POINTS.values()), default=0)
        return len(cold) + max(others, in_sweeps if "sweeps" in self.phases else 0)


def of_few_rounds(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of settings for a trial run, whose figures must not be quoted."""
    warm = replace(fields["warm"], num_warm_up=8, num_measured=min(fields["warm"].num_measured, 8))
    rounds = {"rounds": min(fields["rounds"], 3), "emulated_rounds": min(fields["emulated_rounds"], 2)}
    return {**fields, "is_quick": True, **rounds, "sweep_rounds": 1, "recompute_rounds": 1, "warm": warm}


def warm_presets_of(presets: Sequence[str]) -> list[str]:
    """Presets that use the store; with ours also its variant with lookahead, for the bar of device hits."""
    names = [preset for preset in presets if preset_of(preset).uses_store]
    return [*names, LOOKING_AHEAD] if OURS in names else names


def _steps(presets: Sequence[str], num_rounds: int) -> int:
    """Steps of cold rounds and one warm-up round, after the reordering of new stores."""
    return len(presets) * (num_rounds + 1) + _LEARNING_STEPS * _num_learning(presets) + 1


def _warm_steps(presets: Sequence[str], num_prefixes: int, num_requests: int) -> int:
    """Steps of each preset's requests, after the storing and reordering of all prefixes."""
    return len(presets) * num_requests + num_prefixes * (1 + _WARM_LEARNING_STEPS * _num_learning(presets))


def _num_learning(presets: Sequence[str]) -> int:
    return len({preset for preset in presets if preset.startswith(("impress", "spec", OURS))})
