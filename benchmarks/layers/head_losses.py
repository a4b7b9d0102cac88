"""Loss of each KV head that alone attends to a part of a prefix, from one forward pass and a few backward passes.

A head that attends to fewer rows outputs o + d instead of o, and the distribution p of the next token moves. To second
order, its Kullback-Leibler divergence from p is half the Fisher information along d,

    loss = 1/2 sum over tokens y of p(y) (gradient of log p(y) by o, times d) ** 2

so gradients by the outputs of all heads at once give the loss of each head. For a joint loss, heads add up before the
square. Over the heads of SmolLM2-135M, the logarithm of this estimate correlates with that of true divergences by .94;
large losses are underestimated (`docs/decisions/0025`).

Letters as in `workers/attention/partition_attention.py`: P rows of the prefix, T after it, S = P + T; L layers, Y
tokens.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch

from kvstore import CHUNK_TOKENS
from workers.attention.partition_attention import attend
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery
from workers.selection.sizes import NUM_FINE_MEANS
from workers.selection.sketched import SketchedChunks

#: Number of most probable next tokens, which stand for all tokens.
NUM_TOKENS = 4
#: Tokens of a prefix to compute at once.
_BLOCK_TOKENS = 512


@dataclass(frozen=True, slots=True, eq=False)
class HeadLosses:
    """Losses of all heads for one question after one prefix."""

    #: float32 [Y, L, K]: sqrt(p(y)) times the gradient of log p(y) times the change of the head's output.
    moves_YLK: torch.Tensor

    def of_heads(self) -> torch.Tensor:
        """Losses by layer and KV head, in nats, float32 [L, K]."""
        return self.moves_YLK.square().sum(0) / 2

    def of_sets(self, sets: Sequence[range]) -> torch.Tensor:
        """Joint losses of sets of layers, over all heads of a set, in nats, float32 [sets]."""
        moves_YL = self.moves_YLK.sum(2)
        return torch.stack([moves_YL[:, layers.start : layers.stop].sum(1).square().sum() / 2 for layers in sets])


class ExactPrefix:
    """Exact KV of a prefix's whole chunks. Owns the KV, in memory."""

    def __init__(self, model: Model, token_ids: Sequence[int]) -> None:
        self.num_tokens = len(token_ids) // CHUNK_TOKENS * CHUNK_TOKENS
        self._model = model
        rows = _Rows()
        cache = ChainCache(rows, model.facts.kv.num_layers, attend)
        for start in range(0, self.num_tokens, _BLOCK_TOKENS):
            block = token_ids[start : min(start + _BLOCK_TOKENS, self.num_tokens)]
            model.forward(torch.tensor(block), cache, logits=0)
            rows.num_past += len(block)
        # Clones, because tensors made in inference mode cannot take part in a backward pass.
        self._kv = [(k.clone(), v.clone()) for k, v in rows.kv]

    def losses(self, token_ids: Sequence[int], num_rows: int, layers_per_set: int) -> HeadLosses:
        """Losses of the tokens after the prefix if one layer attends to about `num_rows` rows of it, layer by layer.

        `runahead` chooses the rows, once per `layers_per_set` layers. A layer with a window loses nothing.
        """
        rows = _Rows(self._kv, self.num_tokens)
        kernel = _Recorder(rows, self.num_tokens, num_rows, layers_per_set)
        cache = ChainCache(rows, len(self._kv), kernel)
        log_probs_V = self._model.differentiable_log_probs(torch.tensor(list(token_ids)), cache)
        top = log_probs_V.detach().topk(min(NUM_TOKENS, len(log_probs_V)))
        moves = []
        for token, log_prob in zip(top.indices.tolist(), top.values.tolist(), strict=True):
            gradients = torch.autograd.grad(log_probs_V[token], kernel.outputs, retain_graph=True)
            of_heads = [(g * d).sum((1, 2)) for g, d in zip(gradients, kernel.changes, strict=True)]
            by_layer = torch.stack(of_heads).reshape(len(self._kv), self._model.facts.kv.num_kv_heads, -1).sum(2)
            moves.append(by_layer * math.exp(log_prob / 2))
        return HeadLosses(torch.stack(moves))


class _Rows:
    """See `workers/model/chain_cache.py::LayerExchange`. Keeps its prefix's rows; without a prefix, all rows."""

    def __init__(self, prefix: Sequence[KeysAndValues] = (), num_past: int = 0) -> None:
        self.kv: list[KeysAndValues] = list(prefix)
        self.num_past = num_past
        self.layer = 0
        self._is_growing = not prefix

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        self.layer = layer
        if layer == len(self.kv):
            self.kv.append((k_1KTD, v_1KTD))
            return k_1KTD, v_1KTD
        k_1KPD, v_1KPD = self.kv[layer]
        seen = torch.cat([k_1KPD, k_1KTD], 2), torch.cat([v_1KPD, v_1KTD], 2)
        if self._is_growing:
            self.kv[layer] = seen
        return seen


class _Recorder:
    """See `workers/attention/partition_attention.py::Kernel`: exact attention; also records outputs of a part of the
    rows.
    """

    def __init__(self, rows: _Rows, num_prefix: int, num_rows: int, layers_per_set: int) -> None:
        self._rows = rows
        self._num_prefix = num_prefix
        self._num_rows = num_rows
        self._layers_per_set = layers_per_set
        self._selector = SketchedChunks()
        #: Outputs of the heads and their changes under the choice, by layer, [N, T, D].
        self.outputs: list[torch.Tensor] = []
        self.changes: list[torch.Tensor] = []

    def __call__(
        self,
        q_1NTD: torch.Tensor,
        k_1KSD: torch.Tensor,
        v_1KSD: torch.Tensor,
        /,
        *,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None = None,
        soft_cap: float | None = None,
    ) -> torch.Tensor:
        num_heads, num_own, _ = q_1NTD.shape[1:]
        groups = num_heads // k_1KSD.shape[1]
        k_NSD, v_NSD = (rows_1KSD[0].repeat_interleave(groups, 0) for rows_1KSD in (k_1KSD, v_1KSD))
        age_TS = torch.arange(num_own)[:, None] + self._num_prefix - torch.arange(k_NSD.shape[1])
        is_hidden_TS = (age_TS < 0) | (age_TS >= window) if window is not None else age_TS < 0
        scores_NTS = q_1NTD[0] @ k_NSD.transpose(1, 2) * scale
        if soft_cap is not None:
            scores_NTS = torch.tanh(scores_NTS / soft_cap) * soft_cap
        scores_NTS = scores_NTS.masked_fill(is_hidden_TS, -torch.inf)
        if sinks_N is not None:  # after the own rows, with values of 0
            scores_NTS = torch.cat([scores_NTS, sinks_N[:, None, None].expand(-1, num_own, 1)], 2)
            v_NSD = torch.nn.functional.pad(v_NSD, (0, 0, 0, 1))
        out_NTD = scores_NTS.softmax(2) @ v_NSD
        if not out_NTD.requires_grad:  # in the first layer
            out_NTD.requires_grad_()
        self.outputs.append(out_NTD)
        change_NTD = torch.zeros_like(out_NTD)
        if window is None:
            with torch.no_grad():
                change_NTD = self._change(q_1NTD[0], k_1KSD[0], scores_NTS, v_NSD, out_NTD, scale, soft_cap)
        self.changes.append(change_NTD)
        return out_NTD[None]

    def _change(
        self,
        q_NTD: torch.Tensor,
        k_KSD: torch.Tensor,
        scores_NTS: torch.Tensor,
        v_NSD: torch.Tensor,
        out_NTD: torch.Tensor,
        scale: float,
        soft_cap: float | None,
    ) -> torch.Tensor:
        suffix_lse_NT = scores_NTS[..., self._num_prefix :].logsumexp(2)
        query = LayerQuery(self._rows.layer, q_NTD, suffix_lse_NT, scale, len(k_KSD), soft_cap=soft_cap)
        selection = self._selector.select(
            query, LayerEvidence(Evidence.SKETCH, means_KCMD=self._means(k_KSD)), self._num_rows
        )
        assert selection is not None, "the first layer has a sketch"
        own = torch.arange(self._num_prefix, scores_NTS.shape[2])
        seen = torch.cat([selection.union(), own])
        return scores_NTS[..., seen].softmax(2) @ v_NSD[:, seen] - out_NTD

    def _means(self, k_KSD: torch.Tensor) -> torch.Tensor | None:
        """Means as in a fine sketch of the layer, [K, C, M, D]; None in layers that do not choose."""
        if self._rows.layer % self._layers_per_set:
            return None
        groups = len(k_KSD), -1, NUM_FINE_MEANS, CHUNK_TOKENS // NUM_FINE_MEANS, k_KSD.shape[2]
        return k_KSD[:, : self._num_prefix].float().reshape(groups).mean(3)
