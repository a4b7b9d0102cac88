"""One forward pass over new tokens of several requests: chunks of prefills, and the newest token of decoding requests.

Projections and MLP take all tokens as the rows of one product, so the weights are read once. Attention is separate for
each request: over its own buffer and number of rows, the rows that each layer chose of its stored prefix, its own
window and positions. Requests with one token attend in one call where a kernel supports it: on a CPU `newest_rows.py`,
on a GPU where all heads of a request attend to the same rows. Where no layer chooses rows, whole layers are one call
on a CPU (`pass_rows.py`).

Letters: B requests, R tokens of all requests, those of each request adjacent; N query heads, K KV heads, D head dim,
V vocabulary.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import torch

from workers.attention import flash
from workers.attention.log_sum_exp import with_sinks
from workers.attention.partition_attention import RowJudge, StoredRows, attend_with_heads, begin_stored
from workers.batching.newest_rows import NewestRows
from workers.batching.pass_rows import PassRows, no_sources, tiles_of
from workers.device.device import HOST
from workers.device.kv_buffer import HeadKV
from workers.errors import NeedsOwnPass, RequestCancelled, WorkerError
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model
from workers.requests.partition_run import PartitionRun

_Step = TypeVar("_Step")


@dataclass(frozen=True, slots=True, eq=False)
class BatchPart:
    """One request's tokens in a pass, which come right after its past."""

    run: PartitionRun
    token_ids: Sequence[int]
    #: Whether the pass returns logits after the last token.
    wants_logits: bool = True
    #: Measures how much attention the last tokens give each row; ignored for Falcon, as in `Model.forward`.
    judge: RowJudge | None = None
    #: Stored prefix under selection, from which each layer chooses rows by these tokens.
    stored: StoredRows | None = None

    @property
    def is_newest_row(self) -> bool:
        """Whether the part has one token, which attends to all rows."""
        return len(self.token_ids) == 1 and self.stored is None


@dataclass(frozen=True, slots=True)
class _Visible:
    """Rows that a part attends to in the current layer. `tokens`: the part's tokens in the pass."""

    part: BatchPart
    tokens: slice
    rows: KeysAndValues
    head_rows: tuple[HeadKV, ...]

    @property
    def has_one_call(self) -> bool:
        """Whether each head has one query, and all heads see the same rows."""
        return self.part.is_newest_row and not self.head_rows


class TokenBatch:
    """The cache that the model sees in a pass, with the rows of all its requests. Owns nothing. Not thread-safe.

    `at_boundary` is called at every layer with its number, and may raise RequestCancelled to end the pass.
    """

    def __init__(self, model: Model, at_boundary: Callable[[int], object]) -> None:
        self._model = model
        self._at_boundary = at_boundary
        self._last_layer = model.facts.kv.num_layers - 1
        self._cache = ChainCache(self, model.facts.kv.num_layers, self._attend)
        self._is_judged = model.facts.architecture != "falcon"
        #: Parts of the last pass whose chosen rows could not be read, with the error. Their output is of no use; the
        #: output of the other parts is as if the failed ones had not been there.
        self.failures: dict[BatchPart, WorkerError | NeedsOwnPass] = {}
        #: Tokens of each part in the current pass, and its newest rows where a kernel supports them.
        self._tokens_of: dict[BatchPart, slice] = {}
        self._newest: NewestRows | None = None
        self._layer = 0

    @property
    def num_past(self) -> int:
        """Past of the longest request, in tokens. The model gets positions separately, so it derives none from this."""
        return max(part.run.kv.num_past for part in self._tokens_of)

    @property
    def is_wanted(self) -> bool:
        """Whether at least one request of the current pass is not aborted."""
        return not all(part.run.cancelled.is_set() for part in self._tokens_of)

    def forward(self, parts: Sequence[BatchPart]) -> torch.Tensor:
        """Put the rows of each part's tokens after its request's past.

        Returns the logits after each part that wants them, in order, [W, V]. The rows become past only when the caller
        says so (`RequestKV.advance`); until then the pass can be repeated, except for parts that choose rows. Sets
        `failures`. Raises what `at_boundary` raises.
        """
        self.failures = {}
        try:
            tokens = [token for part in parts for token in part.token_ids]
            positions = [position for part in parts for position in _positions(part)]
            ends = torch.tensor([len(part.token_ids) for part in parts]).cumsum(0)
            self._tokens_of = {
                part: slice(end - len(part.token_ids), end) for part, end in zip(parts, ends.tolist(), strict=True)
            }
            newest = {tokens.start: part.run.kv for part, tokens in self._tokens_of.items() if part.is_newest_row}
            self._newest = NewestRows(newest) if newest and self._model.device is HOST else None
            wanted = ends[torch.tensor([part.wants_logits for part in parts])] - 1
            return self._model.forward_together(
                torch.tensor(tokens),
                torch.tensor(positions),
                self._cache,
                num_requests=len(parts),
                wanted=wanted,
                rows=self._pass_rows(),
            )
        finally:
            self._tokens_of, self._newest = {}, None  # keep no buffer alive after its request

    def exchange(self, layer: int, k_1KRD: torch.Tensor, v_1KRD: torch.Tensor) -> KeysAndValues:
        """Pass a layer boundary: see `LayerExchange` of the chain cache. The rows go to `_attend`."""
        self._boundary(layer)
        return k_1KRD, v_1KRD

    def _boundary(self, layer: int, num_layers: int = 1) -> None:
        """Record a layer boundary. `num_layers`: number of layers that are computed together."""
        self._layer = layer
        for part in self._tokens_of:
            if not part.run.kv.is_prefilled:
                part.run.timeline.boundary(layer, num_layers)
        self._at_boundary(layer)

    def _pass_rows(self) -> PassRows | None:
        """Rows of the current pass for kernels of whole layers; None where layers choose rows, or no kernel fits."""
        if self._model.device is not HOST or any(part.stored is not None for part in self._tokens_of):
            return None
        if self._newest is not None and not self._newest.has_least_rows:
            return None
        several = [(tokens, part.run.kv) for part, tokens in self._tokens_of.items() if not part.is_newest_row]
        if any(kv.buffer.is_selective for _, kv in several):
            return None
        num_layers = self._last_layer + 1
        sources = no_sources(num_layers) if self._newest is None else self._newest.sources
        is_judged = any(part.judge is not None for part in self._tokens_of)
        return PassRows(sources, tiles_of(several, num_layers), self._boundary, self._judge if is_judged else None)

    def _attend(
        self,
        q_1NRD: torch.Tensor,
        k_1KRD: torch.Tensor,
        v_1KRD: torch.Tensor,
        *,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None = None,
        soft_cap: float | None = None,
    ) -> torch.Tensor:
        """Put the rows of all parts after their past, and attend: see
        `workers/attention/partition_attention.py::Kernel`. The transformers layer calls this right after `exchange`.
        """
        q, k, v = (_side_by_side(each) for each in (q_1NRD, k_1KRD, v_1KRD))
        # Memory in the order that the layer goes on with. Tokens that do not attend in the last layer stay 0: they have
        # no logits.
        new = q.new_zeros if self._layer == self._last_layer else q.new_empty
        out_RND = new((q.shape[2], q.shape[1], q.shape[3]))
        out = out_RND.transpose(0, 1)[None]
        tokens_of, newest = self._tokens_of, self._newest if soft_cap is None else None
        choosing = {part: tokens for part, tokens in tokens_of.items() if part.stored is not None}
        if choosing:
            tokens_of = {part: tokens for part, tokens in tokens_of.items() if part.stored is None}
        # Parts that choose rows do so first, so that their reads overlap the attention of the other parts.
        begun = [
            (each, self._begin_stored(q[:, :, each.tokens], each, scale, window, sinks_N, soft_cap))
            for each in self._put(choosing, k, v)
        ]
        if newest is not None and newest.attend(self._layer, q, k, v, out_RND, scale, window, sinks_N):
            tokens_of = {part: tokens for part, tokens in tokens_of.items() if not part.is_newest_row}
        alone = self._put(tokens_of, k, v)
        if soft_cap is None:  # with a cap on scores each part attends by itself
            alone = self._attend_newest(alone, q, out, scale, window, sinks_N)
        for each in alone:
            queries = self._queries(each)
            out[:, :, queries] = self._attend_part(q[:, :, queries], each, scale, window, sinks_N, soft_cap)
        if self._is_judged and window is None:
            self._judge(self._layer, q[0].transpose(0, 1), scale, soft_cap)
        for each, attend_to_chosen in begun:
            attended = self._unless_failed(each.part, attend_to_chosen)
            out[:, :, each.tokens] = 0.0 if attended is None else attended
        return out if len(q_1NRD) == 1 else out.transpose(0, 2)

    def _judge(self, layer: int, q_RND: torch.Tensor, scale: float, soft_cap: float | None = None) -> None:
        """Have the judge of each part that has one measure the layer, after all rows are in place."""
        for part, tokens in self._tokens_of.items():
            if part.judge is not None:
                k_1KSD, _ = part.run.kv.buffer.read(layer, part.run.kv.num_past + len(part.token_ids))
                part.judge.judge(layer, q_RND[tokens].transpose(0, 1), k_1KSD[0], scale, soft_cap)

    def _put(self, tokens_of: Mapping[BatchPart, slice], k_1KRD: torch.Tensor, v_1KRD: torch.Tensor) -> list[_Visible]:
        """Put the parts' rows after their past, and return the rows that each part attends to."""
        if not tokens_of:
            return []
        rows_R2KD = torch.stack((k_1KRD[0].transpose(0, 1), v_1KRD[0].transpose(0, 1)), 1)
        visible, places = [], []
        for part, tokens in tokens_of.items():
            place_T2KD, rows = part.run.append(self._layer, len(part.token_ids))
            places.append(place_T2KD)
            visible.append(_Visible(part, tokens, rows, part.run.kv.head_rows(self._layer)))
        # One launch copies all of them.
        torch._foreach_copy_(places, [rows_R2KD[tokens] for tokens in tokens_of.values()])
        return visible

    def _attend_newest(
        self,
        visible: list[_Visible],
        q_1NRD: torch.Tensor,
        out_1NRD: torch.Tensor,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None,
    ) -> list[_Visible]:
        """Write the output of the parts that attend together in one call; returns the remaining parts."""
        newest = [each for each in visible if each.has_one_call]
        rows = [_last(each.rows, window) for each in newest]
        attend = flash.kernel_of_newest_rows(q_1NRD, rows) if newest else None
        if attend is None:
            return visible
        if len(newest) == len(q_1NRD[0, 0]):
            numbers: slice | torch.Tensor = slice(None)
        else:
            numbers = torch.tensor([each.tokens.start for each in newest], device=q_1NRD.device)
        out_BN1D, _ = with_sinks(attend(q_1NRD[:, :, numbers].transpose(0, 2), rows, scale), sinks_N)
        out_1NRD[:, :, numbers] = out_BN1D.transpose(0, 2)
        return [each for each in visible if not each.has_one_call]

    def _queries(self, visible: _Visible) -> slice:
        """Tokens of a part that attend in the current layer: in the last layer of a prefill, only the one that needs
        logits."""
        tokens, part = visible.tokens, visible.part
        if self._layer < self._last_layer or len(part.token_ids) == 1:
            return tokens
        return slice(tokens.stop - part.wants_logits, tokens.stop)

    def _attend_part(
        self,
        q_1NTD: torch.Tensor,
        visible: _Visible,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None,
        soft_cap: float | None,
    ) -> torch.Tensor:
        """Attention of a part's last T tokens; T may be 0."""
        if not q_1NTD.shape[2]:
            return q_1NTD
        return attend_with_heads(
            q_1NTD, *visible.rows, visible.head_rows, scale=scale, window=window, sinks_N=sinks_N, soft_cap=soft_cap
        )

    def _begin_stored(
        self,
        q_1NTD: torch.Tensor,
        visible: _Visible,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None,
        soft_cap: float | None,
    ) -> Callable[[], torch.Tensor] | None:
        """Have the layer choose rows for a part; the returned function attends to them. None when the part failed."""
        part, layer = visible.part, self._layer
        stored = part.stored
        assert stored is not None, "a part without a stored prefix chooses nothing"
        return self._unless_failed(
            part, lambda: begin_stored(q_1NTD, *visible.rows, stored, layer, scale, window, sinks_N, soft_cap)
        )

    def _unless_failed(self, part: BatchPart, step: Callable[[], _Step] | None) -> _Step | None:
        """Run a step of a part; None once the part has failed. Other parts stay correct, because rows of a pass mix
        only in attention, within each request.
        """
        if step is None or part in self.failures:
            return None
        try:
            return step()
        except (WorkerError, NeedsOwnPass) as error:
            self.failures[part] = error
            return None


def _last(rows: KeysAndValues, window: int | None) -> KeysAndValues:
    """Rows that the last row sees within a window."""
    k_1KSD, v_1KSD = rows
    return rows if window is None else (k_1KSD[:, :, -window:], v_1KSD[:, :, -window:])


def unwanted() -> RequestCancelled:
    return RequestCancelled("all requests of the pass were aborted")


def _positions(part: BatchPart) -> range:
    num_past = part.run.kv.num_past
    return range(num_past, num_past + len(part.token_ids))


def _side_by_side(rows: torch.Tensor) -> torch.Tensor:
    """Rows as [1, K, R, D]: transposes [B, K, 1, D] of a pass with one token per request; returns other rows as is."""
    return rows if len(rows) == 1 else rows.transpose(0, 2)
