"""Attention mass of a real model, recorded once on the CPU and replayed for shapes with random weights.

    python -m benchmarks.gpu --record-sets FILE --model DIR

What is recorded is what H2O sees: the column sums of all query heads, of a request that attends to its whole prefix. A
layer of the shape replays the layer of the model at the same depth, a head that of the same number, modulo.
"""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from benchmarks.gpu.phases.importance import DrawnImportance, Floats, Importance
from benchmarks.report.bars import BenchError
from kvstore import StoreConfig
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.presets.preset import Preset
from workers.presets.registry import known_presets, preset_of
from workers.selection.h2o import H2O
from workers.selection.importance import column_sums
from workers.selection.rows import LayerQuery

_FORMAT = "runahead attention mass"
_DRAIN_S = 60.0


class RecordedImportance:
    """What a file says. Owns: its arrays. See `gpu_importance.Importance`."""

    def __init__(self, mass_QLNP: npt.NDArray[np.float16], source: str, num_layers: int) -> None:
        self.source = f"replayed from {source}"
        self.num_rows = mass_QLNP.shape[3]
        self._mass_QLNP = mass_QLNP
        self._num_layers = num_layers

    @classmethod
    def read(cls, path: Path, num_layers: int) -> "RecordedImportance":
        """For a shape of `num_layers`. Raises BenchError when the file is none."""
        try:
            with np.load(path) as content:
                about = json.loads(str(content["about"]))
                if about["format"] != _FORMAT:
                    raise ValueError(f"its format is {about['format']!r}")
                return cls(content["mass"], about["source"], num_layers)
        except (OSError, ValueError, KeyError) as error:
            raise BenchError(f"{path} is no recording of --record-sets: {error}") from error

    def mass(self, question: int, layer: int, heads: range) -> Floats:
        num_questions, num_layers, num_heads, _ = self._mass_QLNP.shape
        of_layer = self._mass_QLNP[question % num_questions, layer * num_layers // self._num_layers]
        mass_HP: Floats = of_layer[[head % num_heads for head in heads]].astype(np.float32)
        return mass_HP


def importance_of(recording: Path | None, num_layers: int, num_prefix: int, kv_budget: float) -> Importance:
    """Replayed from a file, or drawn where there is none. Raises BenchError for a file of another prefix."""
    if recording is None:
        return DrawnImportance(num_layers, num_prefix, kv_budget)
    recorded = RecordedImportance.read(recording, num_layers)
    if recorded.num_rows != num_prefix:
        raise BenchError(f"{recording} is of {recorded.num_rows} tokens: --prefix-tokens {recorded.num_rows}")
    return recorded


class _Recorder:
    """Column sums as usual, and a copy of them by layer."""

    def __init__(self) -> None:
        self.by_layer: dict[int, torch.Tensor] = {}

    def __call__(self, query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
        sums_NP = column_sums(query, keys_KPD, heads)
        self.by_layer[query.layer] = sums_NP / query.q_NTD.shape[1]
        return sums_NP


def record(
    path: Path, worker: WorkerConfig, scratch: Path, prefix: Sequence[int], questions: Sequence[Sequence[int]]
) -> dict[str, Any]:
    """Ask a model all questions about a prefix and write what its layers and heads look at. Returns what it wrote."""
    recorder = _Recorder()
    h2o = preset_of("h2o-lru")
    recording = Preset(
        name="recording", summary="", layout=h2o.layout, selector=partial(H2O, recorder), prefetch=h2o.prefetch
    )
    with known_presets(recording):
        config = WorkerConfig(model=worker.model, dtype=worker.dtype, threads=worker.threads, preset=recording.name)
        store = StoreConfig(directory=str(scratch / "recording"), reorder_interval_s=0)
        with Engine(config, store) as engine:
            list(engine.generate([*prefix, prefix[-1]]))
            if engine.store is None or not engine.store.drain(_DRAIN_S):
                raise BenchError("the prefix was not stored in time; is the disk very slow?")
            masses = [_mass(engine, recorder, [*prefix, *question]) for question in questions]
            about = {"format": _FORMAT, "source": f"{engine.facts.name}, {len(prefix)} tokens"}
    mass_QLNP = np.stack(masses).astype(np.float16)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, mass=mass_QLNP, about=json.dumps(about))
    return {**about, "shape": list(mass_QLNP.shape), "bytes": path.stat().st_size}


def _mass(engine: Engine, recorder: _Recorder, prompt: Sequence[int]) -> npt.NDArray[np.float32]:
    """[L, N, P]"""
    recorder.by_layer.clear()
    list(engine.generate(prompt, kv_budget=1.0, keep=False))
    layers = range(engine.facts.kv.num_layers)
    if not all(layer in recorder.by_layer for layer in layers):
        raise BenchError("this model has layers with a window, which choose nothing; record one without")
    mass_LNP: npt.NDArray[np.float32] = np.stack([recorder.by_layer[layer].numpy() for layer in layers])
    return mass_LNP
