"""What layers need of a pass to compute it with attention, told before it begins: `workers/kernels/decoder_layer.py`.

Of each request with one token, the sources of its rows; of each with more of them, tiles. Both are addresses in the
requests' buffers, where layers put the new rows themselves.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch

from workers.device.request_kv import RequestKV
from workers.kernels.newest_rows_attention import SOURCE, SourcesOfLayers
from workers.kernels.tiled_attention import TILES, TilesOfLayers


@dataclass(frozen=True, slots=True)
class PassRows:
    """Of one pass on a CPU. Owns nothing: the requests' buffers must outlive it."""

    sources: SourcesOfLayers
    tiles: TilesOfLayers
    #: Called before layers that are computed together: the first one, and how many. May end the pass with an error.
    boundary: Callable[[int, int], object]
    #: Called with each layer that is computed, its queries [R, N, D] of R tokens, and the scale of its scores. Or None.
    judge: Callable[[int, torch.Tensor, float], object] | None


def tiles_of(several: Sequence[tuple[slice, RequestKV]], num_layers: int) -> TilesOfLayers:
    """Of requests with these tokens of the pass, two or more each, whose layers attend to all of their rows."""
    of_all = np.zeros((num_layers, len(several)), TILES)
    for of_request, (tokens, kv) in zip(of_all.T, several, strict=True):
        sources, num_own = kv.sources().sources, tokens.stop - tokens.start
        for name in ("k", "v", "k_head", "k_row", "v_head", "v_row"):
            of_request[name] = sources[name]
        of_request["num_own"], of_request["num_rows"] = num_own, sources["num_rows"] + kv.num_past + num_own
    return TilesOfLayers(of_all, np.array([tokens.start for tokens, _ in several], np.int64))


def no_sources(num_layers: int) -> SourcesOfLayers:
    """Of a pass in which each request has several tokens."""
    return SourcesOfLayers(np.zeros(0, SOURCE), np.zeros(num_layers + 1, np.int64), np.zeros(0, np.int64))
