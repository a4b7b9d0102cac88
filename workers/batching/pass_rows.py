"""Rows of a pass, collected before it begins, for kernels of whole layers (`workers/kernels/decoder_layer.py`).

A request with one token has sources of its rows, one with several tokens has tiles. Both are addresses in the
requests' buffers, where the layers put the new rows themselves.
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
    """Sources and tiles of one pass on a CPU. Owns nothing: the requests' buffers must outlive it."""

    sources: SourcesOfLayers
    tiles: TilesOfLayers
    #: Called before each group of layers, with its first layer and its number of layers. May raise to end the pass.
    boundary: Callable[[int, int], object]
    #: Called for each layer with its number, its queries [R, N, D] of R tokens, and the scale of its scores. Or None.
    judge: Callable[[int, torch.Tensor, float], object] | None


def tiles_of(several: Sequence[tuple[slice, RequestKV]], num_layers: int) -> TilesOfLayers:
    """Tiles of requests with two or more tokens each, whose layers attend to all of their rows.

    `several`: each request's tokens in the pass, and its KV.
    """
    of_all = np.zeros((num_layers, len(several)), TILES)
    for of_request, (tokens, kv) in zip(of_all.T, several, strict=True):
        sources, num_own = kv.sources().sources, tokens.stop - tokens.start
        for name in ("k", "v", "k_head", "k_row", "v_head", "v_row"):
            of_request[name] = sources[name]
        of_request["num_own"], of_request["num_rows"] = num_own, sources["num_rows"] + kv.num_past + num_own
    return TilesOfLayers(of_all, np.array([tokens.start for tokens, _ in several], np.int64))


def no_sources(num_layers: int) -> SourcesOfLayers:
    """The empty sources of a pass in which each request has several tokens."""
    return SourcesOfLayers(np.zeros(0, SOURCE), np.zeros(num_layers + 1, np.int64), np.zeros(0, np.int64))
