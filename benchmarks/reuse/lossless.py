"""TTFT of our fastest configuration that loses practically no answers, compared with load-all.

The loss comes from a file of `runahead bench accuracy --json`: at most a point on the worst kind of question. Among the
configurations of both benches, the fastest counts: cold, from the emulated disk, or from the machine's own if there is
no other. All bars use this one configuration.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.fixtures.preset_engines import EXACT
from benchmarks.fixtures.requests import Configuration, Samples, coded, is_ours, label
from benchmarks.report.report import Bar, BenchError
from benchmarks.reuse.figures import BITS, Measured, median_s

_MOST_LOST_POINTS = 1.0
_FULL: Configuration = (EXACT, None)
_FULL_CODED: Configuration = (coded(EXACT, BITS), 1.0)
#: Advice for a run without a file of losses.
ADVICE = (
    "no bars of lossless configurations without --accuracy FILE, from: runahead bench accuracy --data big-bench --task "
    f"table --bits {BITS} --presets runahead --json > FILE, with the --budgets of this run"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """Points below full KV on the worst kind of question, with the ends of the 95% interval."""

    points: float
    low: float
    high: float
    worst_kind: str
    #: Number of questions of all kinds.
    num_questions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Losses:
    """Losses measured by `bench accuracy`, by configuration, and the commit that measured them."""

    commit: str | None
    by_configuration: dict[Configuration, Loss]

    def is_lossless(self, configuration: Configuration) -> bool:
        """Whether the configuration is one of ours and loses at most a point."""
        loss = self.by_configuration.get(configuration)
        return loss is not None and loss.points <= _MOST_LOST_POINTS and is_ours(configuration)


def read_losses(path: Path, model: str) -> Losses:
    """Read the last line of `bench accuracy --json`.

    Raises BenchError for another kind of file or another model.
    """
    try:
        content = json.loads(path.read_text().strip().rpartition("\n")[2])
        machine, rows = content["machine"], content["figures"]["worst"]
        losses = {(str(row["preset"]), row["budget"]): _loss_of(row) for row in rows if row["budget"] is not None}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BenchError(f"{path} is not output of `bench accuracy --json`: {error!r}") from error
    if machine.get("model") != model:
        raise BenchError(f"{path} is about model {machine.get('model')}, not {model}")
    return Losses(commit=machine.get("commit"), by_configuration=losses)


def _loss_of(row: dict[str, Any]) -> Loss:
    return Loss(
        points=float(row["drop_points"]),
        low=float(row["drop_low"]),
        high=float(row["drop_high"]),
        worst_kind=str(row["data"]),
        num_questions=int(row["questions"]),
    )


def fastest_lossless(measured: Measured, losses: Losses) -> Configuration | None:
    """The fastest lossless configuration of this run; None if there is none."""
    samples = measured.io_bound or measured.native
    known = [configuration for configuration, some in samples.items() if some and losses.is_lossless(configuration)]
    return min(known, key=lambda configuration: median_s(samples[configuration]), default=None)


def lossless_bars(measured: Measured, fastest: Configuration) -> list[Bar]:
    """Bars whose parts were measured."""
    bars = [
        ("lossless_ttft_vs_full", measured.io_bound, _FULL, 12.0),
        (f"lossless_ttft_vs_full_{BITS}bit", measured.io_bound, _FULL_CODED, 2.5),
        ("native_ttft_lossless", measured.native, _FULL, 5.0),
    ]
    return [
        Bar.at_least(bar_id, round(median_s(samples[slower]) / median_s(samples[fastest]), 3), target)
        for bar_id, samples, slower, target in bars
        if _has_both(samples, slower, fastest)
    ]


def _has_both(samples: Samples, *configurations: Configuration) -> bool:
    return all(samples.get(configuration) for configuration in configurations)


def lossless_figures(fastest: Configuration, losses: Losses) -> dict[str, Any]:
    """The configuration that the bars use, and its loss."""
    preset, budget = fastest
    return {"preset": preset, "budget": budget, "commit": losses.commit, **asdict(losses.by_configuration[fastest])}


def lossless_notes(fastest: Configuration | None, losses: Losses, asked: Sequence[Configuration]) -> list[str]:
    """Notes on the configuration of the bars or why there is none, and on lossless ones that this run left out."""
    notes = []
    if fastest is None:
        notes.append("no configuration of ours in this run loses at most a point: no lossless bars")
    else:
        loss = losses.by_configuration[fastest]
        notes.append(
            f"lossless: {label(fastest)} is the fastest of ours that loses at most a point: {loss.points:.1f} (95%: "
            f"{loss.low:.1f} to {loss.high:.1f}) on {loss.worst_kind}, the worst kind; {loss.num_questions} "
            f"questions at {losses.commit or 'an unknown commit'}, over other prefixes than this document"
        )
    left_out = [each for each in losses.by_configuration if losses.is_lossless(each) and each not in asked]
    if left_out:
        notes.append(f"lossless, but not in this run: {', '.join(map(label, left_out))}")
    return notes
