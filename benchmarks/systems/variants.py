"""Variants of the presets for the benches, by name: baselines and ablations of the papers, parameters for sweeps.

    BASE+PART       a paper's addition to its baseline, one part after the other (IMPRESS, section 6.3)
    BASE-PART       a system without one of its parts (ContiguousKV, section 5.3)
    NAME?key=value&key=value    a preset or variant with other numbers than the paper's

A variant differs from its preset in the named part only. The name is complete: workers in other processes get nothing
else. `variant_of` reads it for `workers/presets/registry.py::preset_of`. Without this module, only the parameters of
rows (`workers/presets/row_codec.py`) are known.

IMPRESS's baseline is AS+H2O+LFU: +ITF adds the identification by probe heads, +RO the reorder, and the score-based
cache makes it `impress`. ContiguousKV's "w/o P" is without the prefetch of its section 4.3.2; probe keys are still read
one layer ahead as in IMPRESS, which ContiguousKV takes as given (figure 8a). Its "w/o AC" has LFU.

Baselines of the papers: `random-prefetch` (SPEC) and `spi`, static pre-identification (IMPRESS, section 3.2).
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import partial
from math import isfinite
from typing import NamedTuple

from benchmarks.systems.sized_chunks import whole_chunks
from kvstore import Layout
from workers.plan.model_facts import ModelFacts
from workers.plan.worker_plan import SelectionPlan
from workers.prefetch.periods import SUBPERIOD_LAYERS
from workers.presets.preset import (
    CARRIED_ROWS,
    CONTIGUOUS_CHUNKS,
    IMPRESS,
    NEXT_EVIDENCE,
    PERIODS,
    PRESETS,
    SKETCHED_CHUNKS,
    Preset,
)
from workers.presets.row_codec import parameters, with_parameters
from workers.presets.strategy import Strategy
from workers.selection.contiguous import PERIOD_LAYERS
from workers.selection.impress import ALPHA
from workers.selection.sizes import LOOKAHEAD_LAYERS, NUM_FINE_MEANS, NUM_MEANS

#: Record sizes of sweeps, in tokens: IMPRESS, figure 23. None is smaller than 16 (ContiguousKV goes to 4).
CHUNK_SIZES = (16, 32, 64, 128, 256)
#: Mean keys per chunk in its sketch, each over an equal group of keys.
SKETCH_MEANS = ("1", "2", "4", "8")

_IMPRESS, _SPEC, _CONTIGUOUS, _OURS = (PRESETS[name] for name in ("impress", "spec", "contiguous", "runahead"))

#: New value of a layout's field.
_Change = int | str | tuple[()]


def _changed_layout(base: Preset, **changes: _Change) -> Callable[[ModelFacts], Layout]:
    assert base.layout is not None, f"{base.name} has no layout of its own"
    return partial(_layout, base.layout, changes)


def _layout(layout: Callable[[ModelFacts], Layout], changes: dict[str, _Change], facts: ModelFacts) -> Layout:
    return replace(layout(facts), **changes)  # type: ignore[arg-type]


_IN_ORDER = _changed_layout(_IMPRESS, reorder="none")

_NO_PREFETCH = Strategy("benchmarks.systems.no_prefetch:NoPrefetch")
_RANDOM_ROWS = Strategy("benchmarks.systems.random_rows:RandomPrefetch")
_RECORDED_ROWS = Strategy("benchmarks.systems.recorded:RecordedRows")

_ALL = (
    replace(
        _SPEC,
        name="random-prefetch",
        summary="SPEC with random rows read ahead (its baseline)",
        prefetch=_RANDOM_ROWS,
    ),
    replace(
        _IMPRESS,
        name="spi",
        summary="rows that were important to earlier questions, for every question (IMPRESS's baseline)",
        recorded=_RECORDED_ROWS,
    ),
    replace(
        _IMPRESS,
        name="impress+itf",
        summary="AS+H2O+LFU with rows identified by three probe heads (+ITF)",
        layout=_IN_ORDER,
        policy="lfu",
    ),
    replace(
        _IMPRESS,
        name="impress+itf+ro",
        summary="AS+H2O+LFU with rows identified by probe heads and reordered (+RO)",
        policy="lfu",
    ),
    replace(
        _IMPRESS,
        name="impress-ro",
        summary="IMPRESS without its reorder",
        layout=_IN_ORDER,
    ),
    replace(
        _IMPRESS,
        name="impress-prefetch",
        summary="IMPRESS without probe keys read ahead",
        prefetch=_NO_PREFETCH,
    ),
    replace(
        _CONTIGUOUS,
        name="contiguous-prefetch",
        summary="ContiguousKV without its prefetch (w/o P)",
        prefetch=NEXT_EVIDENCE,
    ),
    replace(
        _CONTIGUOUS,
        name="contiguous-cache",
        summary="ContiguousKV with LFU as its cache policy (w/o AC)",
        policy="lfu",
    ),
    replace(
        _CONTIGUOUS,
        name="contiguous-prefetch-cache",
        summary="ContiguousKV without its prefetch, with LFU (w/o P and w/o AC)",
        prefetch=NEXT_EVIDENCE,
        policy="lfu",
    ),
    replace(
        _OURS,
        name="runahead+hints",
        summary="ours; the next worker of a chain reads ahead the rows that a worker chooses",
        hint_layers=LOOKAHEAD_LAYERS,
    ),
    replace(
        _OURS,
        name="runahead+audit",
        summary="ours in token order, with all keys read to measure the error of its estimate of the attention kept",
        layout=_changed_layout(_OURS, reorder="none"),
        selector=Strategy("benchmarks.systems.audited:AuditedChunks", (LOOKAHEAD_LAYERS, NUM_MEANS, NUM_FINE_MEANS)),
    ),
    replace(
        _OURS,
        name="runahead-carry",
        summary="ours without carrying a choice over to the next one, and so without reading ahead",
        selector=replace(SKETCHED_CHUNKS, arguments=(0.0,)),
        prefetch=NEXT_EVIDENCE,
    ),
    replace(
        _OURS,
        name="runahead-ro",
        summary="ours with rows in token order",
        layout=_changed_layout(_OURS, reorder="none"),
    ),
    replace(
        _OURS,
        name="runahead-packing",
        summary="ours with one layer per record, each with a sketch and a choice of its own",
        layout=_changed_layout(_OURS, layers_per_record=1),
        prefetch=replace(CARRIED_ROWS, arguments=(1,)),
    ),
    replace(
        _OURS,
        name="runahead-pieces",
        summary="ours with KV in records of 64 tokens",
        layout=_changed_layout(_OURS, kv_records=1),
    ),
    replace(
        _OURS,
        name="runahead-fine",
        summary="ours with equally few mean keys per chunk for all budgets",
        layout=_changed_layout(_OURS, fine_sketch=0),
    ),
    replace(
        _OURS,
        name="runahead-shares",
        summary="ours with an equal budget for every layer",
        layout=_changed_layout(_OURS, retrieval_heads=()),
        has_layer_shares=False,
    ),
    replace(
        _OURS,
        name="runahead-heads",
        summary="ours with budgets per layer but none per retrieval head",
        layout=_changed_layout(_OURS, retrieval_heads=()),
    ),
    replace(
        _OURS,
        name="runahead+lookahead",
        summary="ours; likely rows of waiting requests are prefetched into the device tier",
        has_lookahead=True,
    ),
)

VARIANTS = {variant.name: variant for variant in _ALL}


def variant_of(name: str) -> Preset | None:
    """The variant, or preset or variant with parameters, of this name; None if its base does not exist.

    Raises ValueError, in one line, for parameters that the base does not take.
    """
    base_name, mark, _ = name.partition("?")
    base = PRESETS.get(base_name) or VARIANTS.get(base_name)
    if base is None or not mark:
        return base
    takes, make = _sweep_of(base)
    given = parameters(name, base, takes)
    return with_parameters(name, make(base, given), given)


# -- parameters ----------------------------------------------------------------------------------------------------


class _Sweep(NamedTuple):
    """The parameters that a preset takes, and a function that makes the preset with some of them."""

    takes: tuple[str, ...]
    make: Callable[[Preset, dict[str, str]], Preset]


def _sweep_of(base: Preset) -> _Sweep:
    if base.selector == IMPRESS:
        return _Sweep(("alpha", "chunk"), _with_gate)
    if base.selector == CONTIGUOUS_CHUNKS:
        has_periods = base.prefetch == PERIODS
        return _Sweep(("chunk", "period", "subperiod") if has_periods else ("chunk", "period"), _with_periods)
    if base.name == _OURS.name:
        return _Sweep(("carried", "layers", "means"), _with_sketch)
    if base.name.startswith("h2o-"):
        return _Sweep(("chunk",), _with_chunks)
    return _Sweep((), _with_chunks)


def _with_chunks(base: Preset, given: dict[str, str]) -> Preset:
    if "chunk" not in given:
        return base
    return replace(base, layout=_changed_layout(base, tokens_per_record=_chunk(given["chunk"])))


def _with_gate(base: Preset, given: dict[str, str]) -> Preset:
    alpha = _alpha(given["alpha"]) if "alpha" in given else ALPHA
    return replace(_with_chunks(base, given), selector=replace(IMPRESS, arguments=(alpha,)))


def _with_sketch(base: Preset, given: dict[str, str]) -> Preset:
    if "carried" in given:
        base = replace(base, selector=replace(SKETCHED_CHUNKS, arguments=(_share("carried", given["carried"]),)))
    if "layers" in given:
        layers = _layers("layers", given["layers"])
        prefetch = replace(CARRIED_ROWS, arguments=(layers,))
        base = replace(base, layout=_changed_layout(base, layers_per_record=layers), prefetch=prefetch)
    if "means" in given:
        base = replace(base, layout=_changed_layout(base, sketch=_means(given["means"]), fine_sketch=0))
    return base


def _with_periods(base: Preset, given: dict[str, str]) -> Preset:
    period = _layers("period", given["period"]) if "period" in given else PERIOD_LAYERS
    subperiod = _layers("subperiod", given["subperiod"]) if "subperiod" in given else SUBPERIOD_LAYERS
    if "subperiod" in given and subperiod > period:
        raise ValueError(f"a subperiod of {subperiod} layers is longer than its period of {period}")
    made = replace(_with_chunks(base, given), selector=replace(CONTIGUOUS_CHUNKS, arguments=(period,)))
    if base.prefetch == PERIODS:
        made = replace(made, prefetch=replace(PERIODS, arguments=(period, subperiod)))
    if "chunk" not in given:
        return made
    chunk = _chunk(given["chunk"])
    kept = {field.name: getattr(made, field.name) for field in fields(made) if field.name != "selector"}
    selector = Strategy("benchmarks.systems.sized_chunks:SizedChunks", (chunk, period))
    return _InWholeChunks(**kept, selector=selector, chunk_tokens=chunk)


@dataclass(frozen=True, slots=True, kw_only=True)
class _InWholeChunks(Preset):
    """A preset whose budget is whole chunks, rounded up: the plan makes a worker reserve that many rows."""

    chunk_tokens: int

    def select(self, num_prefix: int, kv_budget: float | None, facts: ModelFacts) -> SelectionPlan | None:
        plan = Preset.select(self, num_prefix, kv_budget, facts)
        if plan is None:
            return None
        return replace(plan, num_rows=whole_chunks(plan.num_rows, self.chunk_tokens) * self.chunk_tokens)


def _share(key: str, text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise ValueError(f"{key} must be a share between 0 and 1, not {text!r}")
    return share


def _means(text: str) -> int:
    if text not in SKETCH_MEANS:
        raise ValueError(f"means must be one of {', '.join(SKETCH_MEANS)}, not {text!r}")
    return int(text)


def _alpha(text: str) -> float:
    try:
        alpha = float(text)
    except ValueError:
        alpha = -1.0
    if not (isfinite(alpha) and alpha >= 0):
        raise ValueError(f"alpha must be a number of at least 0, not {text!r}")
    return alpha


def _layers(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise ValueError(f"{key} must be a number of layers, at least 1, not {text!r}")
    return int(text)


def _chunk(text: str) -> int:
    if text not in map(str, CHUNK_SIZES):
        raise ValueError(f"chunk must be one of {', '.join(map(str, CHUNK_SIZES))} tokens, not {text!r}")
    return int(text)
