"""The newest rows of requests with one token in a pass. One call per layer writes them and attends for all requests.

Sources, which are addresses of rows (`workers/kernels/newest_rows_attention.py`), say what each layer attends to. They
are collected for all layers at once. The sources of a request never change, except for their numbers of rows.

Letters: B requests with one token, R rows of the pass, S sources; the rest as in `workers/attention/flash.py`.
"""

from collections.abc import Mapping

import numpy as np
import torch

from workers.attention import flash
from workers.attention.log_sum_exp import with_sinks
from workers.device.request_kv import RequestKV
from workers.kernels.newest_rows_attention import LEAST_ROWS, Sources, SourcesOfLayers


class NewestRows:
    """Sources of the newest rows of one pass. Owns nothing: the requests' buffers must outlive it."""

    def __init__(self, rows: Mapping[int, RequestKV]) -> None:
        """`rows`: by row of the pass, ascending, the KV of the request whose newest row it is."""
        tables = [kv.sources() for kv in rows.values()]
        sizes = [len(table.layers) for table in tables]
        sources = np.concatenate([table.sources for table in tables])
        layers = np.concatenate([table.layers for table in tables])
        sources["request"] = np.repeat(np.arange(len(tables)), sizes)
        ends = np.repeat([kv.num_past + 1 for kv in rows.values()], sizes)
        sources["num_rows"] += ends * sources["takes_newest"]
        order = np.argsort(layers, kind="stable")  # in each layer one request after the other
        first_of_layer = np.searchsorted(layers[order], np.arange(layers.max() + 2))
        self.sources = SourcesOfLayers(sources[order], first_of_layer, np.fromiter(rows, np.int64))
        #: Whether every request has enough rows for the kernel.
        self.has_least_rows = bool((sources["num_rows"] >= LEAST_ROWS).all())

    def attend(
        self,
        layer: int,
        q_1NRD: torch.Tensor,
        k_1KRD: torch.Tensor,
        v_1KRD: torch.Tensor,
        out_RND: torch.Tensor,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None,
    ) -> bool:
        """Put these requests' rows after their past, and write their output. Returns False, and does nothing, where the
        kernel does not support them.
        """
        attend = flash.kernel_of_sources(q_1NRD, k_1KRD, v_1KRD)
        if attend is None or not self.has_least_rows or (window is not None and window < LEAST_ROWS):
            return False
        q_RND, k_RKD, v_RKD = (each[0].transpose(0, 1) for each in (q_1NRD, k_1KRD, v_1KRD))
        lse_BN = attend(q_RND, k_RKD, v_RKD, self._of_layer(layer, window), self.sources.rows_B, scale, out_RND)
        if sinks_N is not None:
            rows_B = torch.from_numpy(self.sources.rows_B)
            out_RND[rows_B] = with_sinks((out_RND[rows_B][:, :, None], lse_BN[:, :, None]), sinks_N)[0][:, :, 0]
        return True

    def _of_layer(self, layer: int, window: int | None) -> Sources:
        sources = self.sources.of_all[slice(*self.sources.first[layer : layer + 2])]
        if window is not None:
            sources = sources.copy()
            hidden_S = np.maximum(sources["num_rows"] - window, 0)
            for rows in ("k", "v"):
                sources[rows] += hidden_S * sources[f"{rows}_row"] * torch.float32.itemsize
            sources["num_rows"] -= hidden_S
        return sources
