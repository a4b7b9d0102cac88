"""Our own selector: whole chunks of 16 rows, ranked by the attention of the prompt's last queries to a sketch.

Reasons, and the gain of each part: `docs/decisions/0010-our-preset.md`.

* The sketch has a few mean keys of every chunk (`kvstore/format/layout.py`).
* The mass of a chunk is an estimate: each group of its keys counts as copies of the group's mean. Only the last queries
  count, later ones more.
* A layer that has a sketch chooses for itself and for the following layers without one. For a budget of k rows it takes
  k / 16 chunks, rounded up: the first chunk and the last, chunks carried over from the choice before, then those of the
  greatest mass.
* It carries the greatest half of its chunks over to the next choice, so that they can be read before that is made.
* Where rows are reordered, a chunk is 16 rows in their stored order: different tokens for every layer that chooses.

If queries and sketches are on a GPU, masses are estimated there, and copied to the CPU once a choice for ranking.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import numpy as np
import numpy.typing as npt
import torch

from kvstore.format.layout import Layout, RecordKind
from workers.kernels.capped_attention import cap_scores
from workers.kernels.sketch_shares import MOST_PRODUCTS, shares_by_sketch
from workers.selection.contiguous import CHUNK_TOKENS
from workers.selection.importance import weights_beside
from workers.selection.rows import AttentionShares, Evidence, LayerEvidence, LayerQuery, Selection

#: Number of last queries that count, and number of queries after which the weight doubles.
NUM_QUERIES = 8
HALF_LIFE_QUERIES = 2.0
#: Share of a choice's chunks that is carried over to the next one.
CARRIED_SHARE = 0.5
#: Least budget, as a share of the prefix, for the fine sketch, which then costs less than a quarter of the rows.
FINE_FROM_SHARE = 0.1
#: Largest share of reordered rows in the prefix with which the fine sketch still ranks better.
FINE_UP_TO_REORDERED = 0.9


#: Masses of all chunks [C], or of all tokens [P]; and numbers of some chunks.
_Masses = npt.NDArray[np.float32]
_Chunks = npt.NDArray[np.int64]
#: Function that scores chunks: `shares_of_chunks`, or a bench's.
ChunkShares = Callable[[LayerQuery, LayerEvidence, _Masses | None], tuple[torch.Tensor, torch.Tensor]]


def sketch_for(layout: Layout, num_rows: int, num_prefix: int, num_reordered: int = 0) -> RecordKind:
    """The layout's sketch for a budget of `num_rows`, in a prefix of which `num_reordered` rows are reordered."""
    is_fine = layout.fine_sketch and num_rows >= FINE_FROM_SHARE * num_prefix
    if num_reordered > FINE_UP_TO_REORDERED * num_prefix:
        is_fine = False
    return RecordKind.FINE_SKETCH if is_fine else RecordKind.SKETCH


class SketchedChunks:
    """Chooses the chunks that get most attention from the last queries, one set per sketched layer."""

    def __init__(self, carried_share: float = CARRIED_SHARE, shares: ChunkShares | None = None) -> None:
        self._carried_share = carried_share
        self._shares = shares or shares_of_chunks
        self._present: Selection | None = None
        #: Chunks that the present choice carries over, and the layer in whose order they are numbered; None: in the
        #: order of tokens.
        self._handed_on: _Chunks | None = None
        self._handed_to: int | None = None
        #: Order of the chunks that are carried over.
        self._next_order = _InOrder()

    def evidence(self, layer: int) -> Evidence:
        return Evidence.SKETCH

    def num_judging(self, num_own: int) -> int:
        return min(NUM_QUERIES, num_own)

    def select(self, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        if not seen.has_means:
            return self._present
        num_chunks = -(-num_rows // CHUNK_TOKENS)
        is_for_others = self._handed_to != (None if seen.tokens_CT is None else query.layer)
        carried = None if is_for_others else self._handed_on
        order = _order_of(seen.tokens_CT, self._next_order)
        share_NTC, weight_T = self._shares(query, seen, order.log_share_there(_num_means(seen)))
        assert seen.tokens_CT is None or len(seen.tokens_CT) == share_NTC.shape[2], "the row order is another prefix's"
        # From here on in numpy: on arrays this small torch's operators cost more, and let other threads run.
        mass_C = (weight_T @ share_NTC.sum(0)).cpu().numpy()
        chunks = order.kept(mass_C, num_chunks, carried)
        most_carried = num_chunks
        if query.next_budget is not None:
            most_carried = min(most_carried, -(-query.next_budget // CHUNK_TOKENS))
        num_carried = min(int(self._carried_share * most_carried) + 2, most_carried)
        next_order, chosen_C = _order_of(seen.next_tokens_CT, order), np.full_like(mass_C, -1.0)
        chosen_C[chunks] = mass_C[chunks]
        self._handed_on = next_order.kept(order.as_seen_by(next_order, chosen_C), num_carried)
        self._handed_to, self._next_order = seen.next_layer, next_order
        besides = None
        if query.retrieval_rows > num_rows:
            of_heads = order.kept(mass_C, -(-query.retrieval_rows // CHUNK_TOKENS), carried)
            besides = np.setdiff1d(of_heads, chunks, assume_unique=True)
        self._present = Selection(
            order.rows(chunks)[None],
            torch.from_numpy(order.by_token(mass_C)),
            _weight_of_queries(len(weight_T)) * len(share_NTC),
            next_order.rows(self._handed_on),
            partial(_shares_of_choice, _query_heads(query), share_NTC, weight_T, chunks, besides),
            retrieval_R=None if besides is None else order.rows(besides),
            carried_to=seen.next_layer,
        )
        return self._present


class _InOrder:
    """Order of chunks of 16 consecutive tokens: maps chunks to tokens."""

    #: See `LayerEvidence`.
    tokens_CT: npt.NDArray[np.int64] | None = None

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """See `kept_chunks`."""
        return kept_chunks(mass_C, num_chunks, carried)

    def rows(self, chunks: _Chunks) -> torch.Tensor:
        """Tokens of chunks, int64, ascending."""
        return torch.from_numpy((chunks[:, None] * CHUNK_TOKENS + np.arange(CHUNK_TOKENS)).ravel())

    def by_token(self, mass_C: _Masses) -> _Masses:
        """Each token's part of the mass of its chunk, [P]."""
        return np.repeat(mass_C * np.float32(1 / CHUNK_TOKENS), CHUNK_TOKENS)

    def by_chunk(self, mass_P: _Masses) -> _Masses:
        """Mass of each chunk's tokens, [C]."""
        mass_C: _Masses = mass_P.reshape(-1, CHUNK_TOKENS).sum(axis=1)
        return mass_C

    def as_seen_by(self, following: "_InOrder", chosen_C: _Masses) -> _Masses:
        """Masses of chosen chunks, converted to the chunks of another order. `chosen_C` is -1 for chunks that are not
        chosen; the result is at most 0 for chunks without a chosen token.
        """
        if self.tokens_CT is following.tokens_CT is None:
            return chosen_C
        return following.by_chunk(self.by_token(np.maximum(chosen_C, 0.0)))

    def log_share_there(self, num_means: int) -> _Masses | None:
        """Logarithm of the share of each mean's rows that are in the prefix, [C, M] with `num_means` a chunk; None if
        all of them are.
        """
        return None


class _Reordered(_InOrder):
    """Order of chunks of 16 reordered rows, all of which are in the prefix."""

    tokens_CT: npt.NDArray[np.int64]

    def __init__(self, tokens_CT: npt.NDArray[np.int64]) -> None:
        self.tokens_CT = tokens_CT
        self._num_tokens = int(tokens_CT.max()) + 1
        self._ends = int(np.abs(tokens_CT).argmin()) // CHUNK_TOKENS, int(tokens_CT.argmax()) // CHUNK_TOKENS

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """See `kept_chunks`; here the chunks of the first and the last token are kept."""
        return kept_chunks(mass_C, num_chunks, carried, *self._ends)

    def rows(self, chunks: _Chunks) -> torch.Tensor:
        tokens = self.tokens_CT[chunks].ravel()
        tokens.sort()
        return torch.from_numpy(tokens)

    def by_token(self, mass_C: _Masses) -> _Masses:
        mass_P = np.zeros(self._num_tokens, np.float32)
        mass_P[self.tokens_CT] = mass_C[:, None] * np.float32(1 / CHUNK_TOKENS)
        return mass_P

    def by_chunk(self, mass_P: _Masses) -> _Masses:
        mass_C: _Masses = mass_P[self.tokens_CT].sum(axis=1)
        return mass_C


class _PartlyThere(_Reordered):
    """Order of chunks of 16 reordered rows, some of which are not in the prefix: their token is -1."""

    def __init__(self, tokens_CT: npt.NDArray[np.int64]) -> None:
        super().__init__(tokens_CT)
        self._is_there_CT = tokens_CT >= 0
        self._sizes_C = self._is_there_CT.sum(axis=1)

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """See `kept_chunks`. It keeps chunks with any rows of the prefix, together at most the rows of `num_chunks`
        whole chunks.
        """
        ranked = ranked_chunks(mass_C, carried, *self._ends)
        ranked = ranked[self._sizes_C[ranked] > 0]
        num_kept = np.searchsorted(np.cumsum(self._sizes_C[ranked]), num_chunks * CHUNK_TOKENS, "right")
        return np.sort(ranked[:num_kept])

    def rows(self, chunks: _Chunks) -> torch.Tensor:
        tokens_R = super().rows(chunks)
        return tokens_R[tokens_R >= 0]

    def by_token(self, mass_C: _Masses) -> _Masses:
        mass_P, part_C = np.zeros(self._num_tokens, np.float32), mass_C / np.maximum(self._sizes_C, 1)
        mass_P[self.tokens_CT[self._is_there_CT]] = np.repeat(part_C, self._sizes_C)
        return mass_P

    def by_chunk(self, mass_P: _Masses) -> _Masses:
        mass_C: _Masses = np.where(self._is_there_CT, mass_P[self.tokens_CT], np.float32(0.0)).sum(axis=1)
        return mass_C

    def log_share_there(self, num_means: int) -> _Masses | None:
        groups = self._is_there_CT.reshape(len(self._is_there_CT), num_means, -1)
        with np.errstate(divide="ignore"):
            log_CM: _Masses = np.log(groups.mean(axis=2, dtype=np.float32))
        return log_CM


def _order_of(tokens_CT: npt.NDArray[np.int64] | None, known: _InOrder) -> _InOrder:
    """The order of these chunks. `known`: an order to return if its tokens are the same."""
    if tokens_CT is None:
        return _InOrder()
    if tokens_CT is known.tokens_CT:
        return known
    return _Reordered(tokens_CT) if int(tokens_CT.min()) >= 0 else _PartlyThere(tokens_CT)


def _query_heads(query: LayerQuery) -> list[slice]:
    """Query heads of each retrieval head."""
    size = query.heads_per_group
    return [slice(head * size, (head + 1) * size) for head in query.retrieval_heads]


def _shares_of_choice(
    retrieval: Sequence[slice],
    share_NTC: torch.Tensor,
    weight_T: torch.Tensor,
    chunks: _Chunks,
    besides: _Chunks | None,
) -> AttentionShares:
    """Shares of the chosen and the dropped rows. `retrieval`: query heads that also attend to the chunks `besides`."""
    is_in = np.zeros((share_NTC.shape[2], 2 if besides is None else 3), np.float32)
    is_in[:, 0], is_in[chunks, 1] = 1.0, 1.0
    if besides is not None:
        is_in[besides, 2] = 1.0
    sums = share_NTC @ torch.from_numpy(is_in).to(share_NTC.device, non_blocking=True)
    chosen_NT = sums[..., 1]
    for group in retrieval if besides is not None else ():
        chosen_NT[group] += sums[group, :, 2]
    return AttentionShares(chosen_NT, (sums[..., 0] - chosen_NT).clamp_(min=0.0), weight_T)


def kept_chunks(
    mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None, first: int = 0, last: int = -1
) -> _Chunks:
    """The first chunk, the last, carried chunks, and the greatest of the rest: at most `num_chunks` in all.

    Ascending; the earlier among chunks of equal mass.
    """
    return np.sort(ranked_chunks(mass_C, carried, first, last)[:num_chunks])


def ranked_chunks(mass_C: _Masses, carried: _Chunks | None = None, first: int = 0, last: int = -1) -> _Chunks:
    """All chunks by rank: the first chunk, the last, carried chunks by mass, then the rest by mass. Among chunks of
    equal mass the earlier is first.
    """
    ranked_C = mass_C.copy()
    greatest = float(mass_C.max())
    if carried is not None:
        ranked_C[carried] += greatest + 1.0
    ranked_C[last] = 2.0 * greatest + 2.0
    ranked_C[first] = 2.0 * greatest + 3.0
    return np.argsort(-ranked_C, kind="stable")


@lru_cache(maxsize=16)
def weights_of_queries(num_queries: int, device: torch.device | None = None) -> torch.Tensor:
    """Weights of the last queries, float32 [T'], on the CPU by default. Shared by all callers: do not change it."""
    age_T = torch.arange(num_queries - 1, -1, -1, dtype=torch.float32, device=device)
    weight_T: torch.Tensor = 0.5 ** (age_T / HALF_LIFE_QUERIES)
    return weight_T


@lru_cache(maxsize=16)
def _weight_of_queries(num_queries: int) -> float:
    """Sum of the weights of the last queries."""
    return float(weights_of_queries(num_queries).sum())


def shares_of_chunks(
    query: LayerQuery, seen: LayerEvidence, log_share_CM: _Masses | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """Estimated share of attention that each of the T' last queries gives each chunk, float32 [N, T', C]; and the
    weights of these queries, float32 [T']. Both are on the device of the queries.

    `seen`: all keys, or a sketch, on that device. `log_share_CM`: logarithm of the share of each mean's rows that are
    in the prefix; None if all are. A kernel (`workers/kernels/sketch_shares.py`) computes it for sketches on the CPU,
    up to its limit of products.
    """
    num_queries, num_means = min(NUM_QUERIES, query.q_NTD.shape[1]), _num_means(seen)
    weight_T = weights_of_queries(num_queries, query.q_NTD.device)
    q_NTD, suffix_lse_NT = query.q_NTD[:, -num_queries:], query.suffix_lse_NJ[:, -num_queries:]
    log_copies = math.log(CHUNK_TOKENS // num_means)
    sketch_CMKB = seen.sketch_CMKB
    if sketch_CMKB is not None and sketch_CMKB.is_cpu and q_NTD.dtype is torch.float32 and query.soft_cap is None:
        kernel = shares_by_sketch(q_NTD.shape[2])
        if kernel is not None and q_NTD.numel() * len(sketch_CMKB) * num_means <= MOST_PRODUCTS:
            share_NTC = kernel(q_NTD, suffix_lse_NT, sketch_CMKB, log_share_CM, query.scale, log_copies)
            return share_NTC, weight_T
    means_KCMD = _means(seen)
    num_kv_heads, num_chunks = means_KCMD.shape[:2]
    q_KRD = (q_NTD.float() * query.scale).reshape(num_kv_heads, -1, means_KCMD.shape[-1])
    scores = cap_scores(q_KRD @ means_KCMD.flatten(1, 2).transpose(1, 2), query.soft_cap)
    scores = scores.nan_to_num_(-torch.inf).reshape(-1, num_queries, num_chunks * num_means)
    if log_share_CM is not None:
        scores += torch.from_numpy(log_share_CM.ravel()).to(scores.device, non_blocking=True)
    weights, total_NT1 = weights_beside(scores, (suffix_lse_NT - log_copies)[..., None])
    weights_NTCM = weights.reshape(len(weights), num_queries, num_chunks, num_means)
    return (weights_NTCM @ weights_NTCM.new_ones(num_means)).div_(total_NT1), weight_T


def _num_means(seen: LayerEvidence) -> int:
    """Number of means of a chunk; if all keys are seen, each key is a mean."""
    if seen.kind is Evidence.KEYS:
        return CHUNK_TOKENS
    return seen.sketch_CMKB.shape[1] if seen.sketch_CMKB is not None else seen.means_KCMD.shape[2]  # type: ignore[union-attr]


def _means(seen: LayerEvidence) -> torch.Tensor:
    """Means of all chunks, float32 [K, C, M, D]."""
    if seen.kind is Evidence.KEYS:
        keys_KPD = seen.keys(Evidence.KEYS)
        return keys_KPD.reshape(len(keys_KPD), -1, CHUNK_TOKENS, keys_KPD.shape[2]).float()
    if seen.sketch_CMKB is not None:
        return sketch_means(seen.sketch_CMKB).permute(2, 0, 1, 3)
    assert seen.means_KCMD is not None, "a layer without a sketch has no means"
    return seen.means_KCMD


def sketch_means(sketch_CMKB: torch.Tensor) -> torch.Tensor:
    """Vectors of a sketch, float32 [C, M, K, D], on its device: see `kvstore.format.payload.sketch_means`."""
    scales_CMK1 = sketch_CMKB[..., :4].contiguous().view(torch.float32)
    return sketch_CMKB[..., 4:].view(torch.int8).float().mul_(scales_CMK1)
