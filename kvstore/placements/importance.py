"""Samples of importance on their way to the background reorder (IMPRESS, section 4.4.1).

A worker that computes a prompt finds out, layer by layer, how much each stored token matters, and each that is to be
saved. Orders are made from averages over prompts, and one prompt is one sample: so its layers are collected here until
all have come.
"""

import threading
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.placements.held import Placements
from kvstore.placements.placement import HeldPlacement

#: What one client's samples that are not complete may take; the oldest give way.
_MAX_BYTES = 64 * 2**20
#: A value and whether it has come.
_VALUE_BYTES = 3


@dataclass(slots=True, eq=False)
class _Sample:
    #: Kept: the sample counts also when its last part comes just after the placement is settled.
    held: HeldPlacement
    #: [layers * tokens], by layer.
    values: npt.NDArray[np.float16]
    is_here: npt.NDArray[np.bool_]
    num_missing: int


class ImportanceSamples:
    """Owns: the samples of one session that are not complete, at most `_MAX_BYTES`. Thread-safe."""

    def __init__(self, num_layers: int, placements: Placements) -> None:
        self._num_layers = num_layers
        self._placements = placements
        self._lock = threading.Lock()
        self._samples: dict[int, _Sample] = {}

    def add(self, placement_id: int, num_tokens: int, start: int, values: npt.NDArray[np.float16]) -> None:
        """Values of a sample [layers, num_tokens] from the one with number `start` on, layer by layer in the order of
        the tokens; NaN where a token was not judged. With the last one the sample counts. No values begin it.

        `num_tokens` are the placement's stored ones, or those and more up to the last that it may save; else
        ValueError. A placement that is gone is none of our business. May wait for the catalog.
        """
        with self._lock:
            sample = self._samples.get(placement_id) or self._begin(placement_id, num_tokens)
            if sample is None:
                return
            end = start + len(values)
            if num_tokens * self._num_layers != len(sample.values) or end > len(sample.values):
                in_sample = len(sample.values) // self._num_layers
                raise ValueError(f"a sample of {self._num_layers} layers and {in_sample} tokens has no {start}..{end}")
            sample.num_missing -= int(np.count_nonzero(~sample.is_here[start:end]))
            sample.values[start:end], sample.is_here[start:end] = values, True
            if sample.num_missing:
                return
            del self._samples[placement_id]
        self._placements.note_importance(sample.held, sample.values.reshape(self._num_layers, -1))

    def clear(self) -> None:
        with self._lock:
            self._samples.clear()

    def _begin(self, placement_id: int, num_tokens: int) -> _Sample | None:
        """Lock held."""
        held = self._placements.held(placement_id)
        if held is None or held.is_void:
            return None
        placement = held.placement
        num_stored, save_end = placement.num_stored_tokens, placement.save_end * placement.tokens_per_chunk
        if not (num_tokens == num_stored or num_stored < num_tokens <= save_end):
            raise ValueError(
                f"{num_stored} tokens of the placement are stored, and more up to {save_end} may be: not {num_tokens}"
            )
        size = self._num_layers * num_tokens
        most = _MAX_BYTES // _VALUE_BYTES - size
        if most < 0:
            return None
        while self._samples and sum(len(sample.values) for sample in self._samples.values()) > most:
            del self._samples[next(iter(self._samples))]
        sample = _Sample(held, np.empty(size, np.float16), np.zeros(size, np.bool_), size)
        self._samples[placement_id] = sample
        return sample
