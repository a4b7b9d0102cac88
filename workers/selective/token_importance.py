"""Importance of tokens: the attention mass that each gets from the last 8 queries of an exact request.

A store orders its rows by it (`kvstore/index/rewriter.py`), because a request that selects by a sketch ranks chunks by
its last queries (`workers/selection/sketched.py`). An exact request has all keys, so it measures the mass without an
estimate: each token's share of the attention of the last 8 queries, weighted as in the ranking, summed over the heads
of a layer. Tokens that the request saves also count: the first request over a document decides the order of its rows.

Only the last worker of a chain has the last queries, and all keys. A layer with a window sees too little to judge.

Letters: L layers, J judging queries, S rows, N query heads, K KV heads, H query heads of a block, D head dim.
"""

import contextlib
import random

import numpy as np
import numpy.typing as npt
import torch

from kvstore import StoreClient, StoreError
from kvstore.format.layout import Layout
from workers.device.device import Device
from workers.device.transfers import Direction, Event
from workers.kernels.capped_attention import cap_scores
from workers.plan.worker_plan import WorkerPlan
from workers.selection.importance import weights_beside
from workers.selection.sketched import NUM_QUERIES, weights_of_queries

#: Most scores in memory at once, in numbers; a single KV head may have more.
_BLOCK_SCORES = 2**23
#: Share of a prompt from which on it counts as known from other requests, and share of known prompts that are judged.
_KNOWN_SHARE, _ASKED_OF_KNOWN = 7 / 8, 1 / 4


def learns_from_exact(layout: Layout) -> bool:
    """Whether a store of this layout learns importance from exact requests. IMPRESS's learns from requests with a
    budget.
    """
    return bool(layout.sketch) and layout.reorder != "none"


class TokenImportance:
    """Token importance of one request, for one forward pass. Owns: the mass of its tokens, in device memory, until
    `tell`.
    """

    def __init__(self, client: StoreClient, placement_id: int, num_tokens: int, device: Device) -> None:
        """`num_tokens`: number of tokens of the prompt that are stored, or that the request saves."""
        self._client = client
        self._placement_id = placement_id
        self._num_tokens = num_tokens
        self._device = device
        #: Mass by layer, [num_tokens] each, read after the forward pass, so that the pass does not wait for a GPU.
        self._mass: dict[int, torch.Tensor] = {}

    @classmethod
    def of(cls, plan: WorkerPlan, client: StoreClient, device: Device, num_known: int = 0) -> "TokenImportance | None":
        """The importance to measure in this plan; None where the store learns nothing from this worker's part. A
        request counts once: one that runs again, after a worker was lost, has reported already.

        `num_known`: number of first tokens that another request of the worker has recently computed or read. If they
        are nearly the whole prompt, the store has an average of them, and one request in four measures: judging takes a
        sixth of such a prefill.
        """
        if plan.placement_id is None or not plan.is_last or not plan.is_exact or plan.expected_token_ids:
            return None
        is_known = num_known >= _KNOWN_SHARE * len(plan.token_ids)
        if is_known and random.Random(plan.request).random() >= _ASKED_OF_KNOWN:
            return None
        num_tokens = plan.num_stored_tokens
        if plan.save[1]:  # the chunks that the last worker saves are the last of the request
            num_tokens = max(num_tokens, plan.save[1] * client.geometry.tokens_per_chunk)
        if not num_tokens or not learns_from_exact(client.identity.layout):
            return None
        return cls(client, plan.placement_id, num_tokens, device)

    def judge(self, layer: int, q_NTD: torch.Tensor, k_KSD: torch.Tensor, scale: float, soft_cap: float | None) -> None:
        """See `workers/attention/partition_attention.py::RowJudge`."""
        self._mass[layer] = mass_of_rows(q_NTD[:, -NUM_QUERIES:], k_KSD, scale, soft_cap)[: self._num_tokens]

    def tell(self, computed: Event | None) -> None:
        """Report the importance to the store, after the forward pass. `computed`: event at its end, on a device with
        streams. The report is only a hint: a store that is gone is no error here.
        """
        mass, self._mass = self._mass, {}
        if not mass:
            return
        unknown = np.full(self._num_tokens, np.nan, np.float32)
        known = dict(zip(mass, self._in_memory(list(mass.values()), computed), strict=True))
        importance = [known.get(layer, unknown) for layer in range(self._client.geometry.num_layers)]
        with contextlib.suppress(StoreError):
            self._client.note_importance_later(self._placement_id, 0, importance)

    def _in_memory(self, mass: list[torch.Tensor], computed: Event | None) -> list[npt.NDArray[np.float32]]:
        """The mass of each layer, in host memory."""
        transfers = self._device.transfers
        if transfers is None:
            return [mass_S.numpy() for mass_S in mass]
        assert computed is not None, "the mass is read after the device has computed it"
        out_LS = transfers.pinned(4 * len(mass) * self._num_tokens).view(torch.float32).view(len(mass), -1)

        def copies() -> None:
            for out_S, mass_S in zip(out_LS, mass, strict=True):
                out_S.copy_(mass_S, non_blocking=True)

        transfers.submit(Direction.OUT, copies, [computed]).wait()
        return list(out_LS.numpy())


def mass_of_rows(q_NJD: torch.Tensor, k_KSD: torch.Tensor, scale: float, soft_cap: float | None = None) -> torch.Tensor:
    """Attention mass that each row gets from the last queries, float32 [S], on their device. Later queries count more.

    Each query sees the rows up to its own, the last one all of them. Never waits for a GPU.
    """
    num_kv_heads, num_rows, head_dim = k_KSD.shape
    num_queries = q_NJD.shape[1]
    weight_J = weights_of_queries(num_queries, q_NJD.device)
    is_later_JJ = torch.ones((num_queries, num_queries), dtype=torch.bool, device=q_NJD.device).triu(1)
    nothing_111 = torch.full((1, 1, 1), -torch.inf, device=q_NJD.device)
    q_KRD = (q_NJD.float() * scale).reshape(num_kv_heads, -1, head_dim)
    mass_S = torch.zeros(num_rows, device=q_NJD.device)
    step = max(1, _BLOCK_SCORES // (q_KRD.shape[1] * num_rows))
    for start in range(0, num_kv_heads, step):
        heads = slice(start, start + step)
        scores = cap_scores(q_KRD[heads] @ k_KSD[heads].float().transpose(1, 2), soft_cap)
        scores_HJS = scores.reshape(-1, num_queries, num_rows)
        scores_HJS[:, :, num_rows - num_queries :].masked_fill_(is_later_JJ, -torch.inf)
        weights_HJS, total_HJ1 = weights_beside(scores_HJS, nothing_111)
        mass_S += (weight_J / total_HJ1[..., 0]).flatten() @ weights_HJS.flatten(0, 1)
    return mass_S
