"""Collects samples of importance for the background reorder (IMPRESS, section 4.4.1).

A worker that computes a prompt measures, layer by layer, the importance of each stored token and of each token to be
saved. Orders follow from averages over prompts, and one prompt is one sample, so its layers are collected here until
all have arrived.
"""

import threading
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.placements.held import Placements
from kvstore.placements.placement import HeldPlacement

#: Most bytes of one client's incomplete samples; beyond that the oldest are dropped.
_MAX_BYTES = 64 * 2**20
#: Bytes of a value and its flag.
_VALUE_BYTES = 3


@dataclass(slots=True, eq=False)
class _Sample:
    #: Kept, so that the sample counts even if its last part comes after the placement is settled.
    held: HeldPlacement
    #: Values layer by layer, [layers * tokens].
    values: npt.NDArray[np.float16]
    is_here: npt.NDArray[np.bool_]
    num_missing: int


class ImportanceSamples:
    """Owns the incomplete samples of one session, at most `_MAX_BYTES`. Thread-safe."""

    def __init__(self, num_layers: int, placements: Placements) -> None:
        self._num_layers = num_layers
        self._placements = placements
        self._lock = threading.Lock()
        self._samples: dict[int, _Sample] = {}

    def add(self, placement_id: int, num_tokens: int, start: int, values: npt.NDArray[np.float16]) -> None:
        """Add values from number `start` on to a sample [layers, num_tokens], layer by layer in token order.

        NaN if a token was not judged. The sample counts when it is complete; an empty call only begins it.
        `num_tokens`: that of the placement's stored tokens, or more, up to the last token that it may save; otherwise
        ValueError. A placement that is gone is ignored. May wait for the catalog.
        """
        with self._lock:
            sample = self._samples.get(placement_id) or self._begin(placement_id, num_tokens)
            if sample is None:
                return
            end = start + len(values)
            if num_tokens * self._num_layers != len(sample.values) or end > len(sample.values):
                in_sample = len(sample.values) // self._num_layers
                raise ValueError(
                    f"a sample of {self._num_layers} layers and {in_sample} tokens has no values {start}..{end}"
                )
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
        """Begin a sample; None if the placement is gone or the sample is too large. Lock held."""
        held = self._placements.held(placement_id)
        if held is None or held.is_void:
            return None
        placement = held.placement
        num_stored, save_end = placement.num_stored_tokens, placement.save_end * placement.tokens_per_chunk
        if not (num_tokens == num_stored or num_stored < num_tokens <= save_end):
            raise ValueError(
                f"a sample must have the placement's {num_stored} stored tokens, or up to {save_end}, not {num_tokens}"
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
