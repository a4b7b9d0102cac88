"""Presets that choose by injected mass: they work on the store's evidence, then apply their own rules to other numbers.

A preset reads its own evidence (probe keys, all keys, a sketch) and scores it, so that its bytes and its time count.
Its scores are discarded, and its rules (gate and vote, sets by head, chunks by period, carried chunks) get the mass of
`importance.py` instead. By these rules it falls back, reads ahead and reads in vain, as with a trained model.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import numpy.typing as npt
import torch

from benchmarks.gpu.phases.importance import DrawnImportance, Floats, chunk_mass
from workers.device.device import HOST, Device
from workers.presets.preset import CONTIGUOUS_CHUNKS, H2O, IMPRESS, SKETCHED_CHUNKS, Preset
from workers.presets.registry import preset_of
from workers.selection.importance import column_sums
from workers.selection.rows import LayerEvidence, LayerQuery, Selector
from workers.selection.sizes import PROBE_HEADS
from workers.selection.sketched import shares_of_chunks

_SUFFIX = "-injected"
#: Share of the attention that the prefix gets; new tokens have the rest.
_PREFIX_MASS = 0.8


class InjectedScores:
    """The mass of one question at a time, in place of scores. Owns its tensors, in the device's memory.

    Call `ask` before each request, so that nothing is drawn or copied during the request. The query heads of a KV head
    see the same mass.
    """

    def __init__(
        self, importance: DrawnImportance, num_layers: int, num_heads: int, num_kv_heads: int, device: Device = HOST
    ) -> None:
        self._device = device
        self._importance = importance
        self._layers = range(num_layers)
        self._num_kv_heads = num_kv_heads
        self._heads_per_group = num_heads // num_kv_heads
        self._question: int | None = None
        #: By layer: mass for the probe heads [3, P], for all query heads [N, P], and of chunks [C].
        self._probe: list[torch.Tensor] = []
        self._all: list[torch.Tensor] = []
        self._chunks: list[torch.Tensor] = []

    def ask(self, question: int) -> None:
        """Make following requests see the mass of this question."""
        if question == self._question:
            return
        self._question = question
        probe_L = [self._importance.mass(question, layer, range(PROBE_HEADS)) for layer in self._layers]
        kv_L = [self._importance.mass(question, layer, range(self._num_kv_heads)) for layer in self._layers]
        self._probe = [self._of_prefix(mass_HP) for mass_HP in probe_L]
        self._all = [self._of_prefix(mass_KP.repeat(self._heads_per_group, axis=0)) for mass_KP in kv_L]
        self._chunks = [self._of_prefix(chunk_mass(mass_HP.mean(0))) for mass_HP in probe_L]

    def rows(self, query: LayerQuery, keys_KPD: torch.Tensor, heads: slice) -> torch.Tensor:
        """Replaces `column_sums`, whose work is done and discarded."""
        column_sums(query, keys_KPD, heads)
        mass_HP = self._probe[query.layer] if heads == slice(PROBE_HEADS) else self._all[query.layer]
        return mass_HP * query.q_NTD.shape[1]

    def chunks(
        self, query: LayerQuery, seen: LayerEvidence, log_share_CM: npt.NDArray[np.float32] | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Replaces `shares_of_chunks`, whose work is done and discarded."""
        share_NTC, weight_T = shares_of_chunks(query, seen, log_share_CM)
        return self._chunks[query.layer].expand_as(share_NTC), weight_T

    def _of_prefix(self, mass: Floats) -> torch.Tensor:
        return self._device.put(torch.from_numpy(np.float32(_PREFIX_MASS) * mass))


def injected(names: Sequence[str], scores: InjectedScores) -> dict[str, Preset]:
    """Presets by name that choose by these scores; presets that choose nothing are unchanged."""
    return {name: _with_scores(preset_of(name), scores) for name in names}


def _with_scores(preset: Preset, scores: InjectedScores) -> Preset:
    if preset.selector is None:
        return preset
    makers: dict[object, Callable[[], Selector]] = {
        H2O: partial(H2O, scores=scores.rows),
        IMPRESS: partial(IMPRESS, scores=scores.rows),
        CONTIGUOUS_CHUNKS: partial(CONTIGUOUS_CHUNKS, scores=scores.rows),
        SKETCHED_CHUNKS: partial(SKETCHED_CHUNKS, shares=scores.chunks),
    }
    if preset.selector not in makers:
        raise ValueError(f"preset {preset.name} scores rows in a way that cannot be injected; omit it")
    return replace(preset, name=preset.name + _SUFFIX, selector=makers[preset.selector])
