"""Our own choice: whole chunks of 16 rows, ranked by what the prompt's last queries would see of them in a sketch.

Why it is so, and what each part gains: `docs/decisions/0010-our-preset.md`.

The sketch has a few mean keys of every chunk (`kvstore/format/layout.py`). A chunk's mass is estimated as if each group
of its keys were that many copies of their mean, for the last queries, the later the more. A layer that has a sketch
chooses, for itself and for the layers after it that have none: the first chunk and the last, those that the choice
before handed on, then the greatest, k / 16 of them, rounded up, for a budget of k rows. It hands on half of them, its
greatest, for the next choice to keep: so they can be read before that is made. Where rows were reordered, a chunk is 16
rows as they lie, and other tokens for every layer that chooses.

Where queries and sketches are in a GPU's memory, masses are estimated there; the processor gets one copy of them a
choice, and ranks.
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

#: Queries that count, and how many queries later a query counts twice as much.
NUM_QUERIES = 8
HALF_LIFE_QUERIES = 2.0
#: Of the budget.
CARRIED_SHARE = 0.5
#: Of the prefix: the budget from which on the fine sketch costs less than a quarter of the rows.
FINE_FROM_SHARE = 0.1
#: Of the prefix: the share of reordered rows up to which the fine sketch ranks better.
FINE_UP_TO_REORDERED = 0.9


#: Of chunks [C], and some of them by number, int64.
_Masses = npt.NDArray[np.float32]
_Chunks = npt.NDArray[np.int64]
#: What judges chunks: `shares_of_chunks`, or what a bench puts in its place.
ChunkShares = Callable[[LayerQuery, LayerEvidence, _Masses | None], tuple[torch.Tensor, torch.Tensor]]


def sketch_for(layout: Layout, num_rows: int, num_prefix: int, num_reordered: int = 0) -> RecordKind:
    """Which of the layout's sketches ranks chunks for a budget of so many rows, so many of the prefix's reordered."""
    is_fine = layout.fine_sketch and num_rows >= FINE_FROM_SHARE * num_prefix
    if num_reordered > FINE_UP_TO_REORDERED * num_prefix:
        is_fine = False
    return RecordKind.FINE_SKETCH if is_fine else RecordKind.SKETCH


class SketchedChunks:
    """The chunks that the last queries look at most, one set per sketched layer."""

    def __init__(self, carried_share: float = CARRIED_SHARE, shares: ChunkShares | None = None) -> None:
        self._carried_share = carried_share
        self._shares = shares or shares_of_chunks
        self._present: Selection | None = None
        #: Chunks that the present choice hands on, and the layer by whose order they are counted: none, and they are
        #: in the order of their tokens.
        self._handed_on: _Chunks | None = None
        self._handed_to: int | None = None
        #: The chunks that the present choice hands on are of these.
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
        assert seen.tokens_CT is None or len(seen.tokens_CT) == share_NTC.shape[2], "told of other rows"
        # From here on by numpy: of so few numbers each of torch's operators costs more, and lets other threads run.
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
    """Chunks of 16 neighbouring tokens: what they are by token."""

    #: See `LayerEvidence`.
    tokens_CT: npt.NDArray[np.int64] | None = None

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """See `kept_chunks`."""
        return kept_chunks(mass_C, num_chunks, carried)

    def rows(self, chunks: _Chunks) -> torch.Tensor:
        """The tokens of chunks, int64, ascending."""
        return torch.from_numpy((chunks[:, None] * CHUNK_TOKENS + np.arange(CHUNK_TOKENS)).ravel())

    def by_token(self, mass_C: _Masses) -> _Masses:
        """Of every token its part of its chunk's mass, [P]."""
        return np.repeat(mass_C * np.float32(1 / CHUNK_TOKENS), CHUNK_TOKENS)

    def by_chunk(self, mass_P: _Masses) -> _Masses:
        """Of every chunk the mass of its tokens, [C]."""
        mass_C: _Masses = mass_P.reshape(-1, CHUNK_TOKENS).sum(axis=1)
        return mass_C

    def as_seen_by(self, following: "_InOrder", chosen_C: _Masses) -> _Masses:
        """The masses of chosen chunks, and -1 of others, by the chunks of another order: of those that have none of
        the chosen tokens at most 0.
        """
        if self.tokens_CT is following.tokens_CT is None:
            return chosen_C
        return following.by_chunk(self.by_token(np.maximum(chosen_C, 0.0)))

    def log_share_there(self, num_means: int) -> _Masses | None:
        """Of each mean, so many a chunk, the logarithm of the share of its rows that the prefix has, [C, M]; None where
        it has all of them.
        """
        return None


class _Reordered(_InOrder):
    """Chunks of 16 rows of a reordered prefix that has all of them."""

    tokens_CT: npt.NDArray[np.int64]

    def __init__(self, tokens_CT: npt.NDArray[np.int64]) -> None:
        self.tokens_CT = tokens_CT
        self._num_tokens = int(tokens_CT.max()) + 1
        self._ends = int(np.abs(tokens_CT).argmin()) // CHUNK_TOKENS, int(tokens_CT.argmax()) // CHUNK_TOKENS

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """As `kept_chunks`: the chunks that have the first token and the last."""
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
    """Chunks of 16 rows of a reordered prefix that has not all of them: the token of a row that it has not is -1."""

    def __init__(self, tokens_CT: npt.NDArray[np.int64]) -> None:
        super().__init__(tokens_CT)
        self._is_there_CT = tokens_CT >= 0
        self._sizes_C = self._is_there_CT.sum(axis=1)

    def kept(self, mass_C: _Masses, num_chunks: int, carried: _Chunks | None = None) -> _Chunks:
        """Of the chunks that have any, as many as have the tokens of `num_chunks` whole ones."""
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
    """`known`: may be that one already."""
    if tokens_CT is None:
        return _InOrder()
    if tokens_CT is known.tokens_CT:
        return known
    return _Reordered(tokens_CT) if int(tokens_CT.min()) >= 0 else _PartlyThere(tokens_CT)


def _query_heads(query: LayerQuery) -> list[slice]:
    """Those that share a retrieval head's keys, by head."""
    size = query.heads_per_group
    return [slice(head * size, (head + 1) * size) for head in query.retrieval_heads]


def _shares_of_choice(
    retrieval: Sequence[slice],
    share_NTC: torch.Tensor,
    weight_T: torch.Tensor,
    chunks: _Chunks,
    besides: _Chunks | None,
) -> AttentionShares:
    """What heads attend to and what they do not. `retrieval`: the query heads that attend to `besides`, too."""
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
    """The first chunk, the last, those carried over, and the greatest of the others: `num_chunks` in all, at most.

    Ascending; of equal ones the earlier.
    """
    return np.sort(ranked_chunks(mass_C, carried, first, last)[:num_chunks])


def ranked_chunks(mass_C: _Masses, carried: _Chunks | None = None, first: int = 0, last: int = -1) -> _Chunks:
    """The first chunk and the last, those carried over, the others: each by mass, of equal ones the earlier."""
    ranked_C = mass_C.copy()
    greatest = float(mass_C.max())
    if carried is not None:
        ranked_C[carried] += greatest + 1.0
    ranked_C[last] = 2.0 * greatest + 2.0
    ranked_C[first] = 2.0 * greatest + 3.0
    return np.argsort(-ranked_C, kind="stable")


@lru_cache(maxsize=16)
def weights_of_queries(num_queries: int, device: torch.device | None = None) -> torch.Tensor:
    """How much each of the last queries counts, float32 [T'], on the CPU unless told otherwise. Not to be changed."""
    age_T = torch.arange(num_queries - 1, -1, -1, dtype=torch.float32, device=device)
    weight_T: torch.Tensor = 0.5 ** (age_T / HALF_LIFE_QUERIES)
    return weight_T


@lru_cache(maxsize=16)
def _weight_of_queries(num_queries: int) -> float:
    """How much all of them count."""
    return float(weights_of_queries(num_queries).sum())


def shares_of_chunks(
    query: LayerQuery, seen: LayerEvidence, log_share_CM: _Masses | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """Estimated share of the attention that each of the last queries, T' of them, gives each chunk, float32 [N, T', C];

    and how much these queries count, float32 [T'], both where the queries and what is `seen` are: all keys, or a
    sketch. `log_share_CM`: the logarithm of the share of each mean's rows that the prefix has; None where it has all of
    them. By a kernel (`workers/kernels/sketch_shares.py`) where there is one for what is seen, and it is not too much.
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
    """Of a chunk: of all keys each is one."""
    if seen.kind is Evidence.KEYS:
        return CHUNK_TOKENS
    return seen.sketch_CMKB.shape[1] if seen.sketch_CMKB is not None else seen.means_KCMD.shape[2]  # type: ignore[union-attr]


def _means(seen: LayerEvidence) -> torch.Tensor:
    """float32 [K, C, M, D]"""
    if seen.kind is Evidence.KEYS:
        keys_KPD = seen.keys(Evidence.KEYS)
        return keys_KPD.reshape(len(keys_KPD), -1, CHUNK_TOKENS, keys_KPD.shape[2]).float()
    if seen.sketch_CMKB is not None:
        return sketch_means(seen.sketch_CMKB).permute(2, 0, 1, 3)
    assert seen.means_KCMD is not None, "a layer without a sketch has no means"
    return seen.means_KCMD


def sketch_means(sketch_CMKB: torch.Tensor) -> torch.Tensor:
    """The vectors of a sketch, float32 [C, M, K, D], where it is: see `kvstore.format.payload.sketch_means`."""
    scales_CMK1 = sketch_CMKB[..., :4].contiguous().view(torch.float32)
    return sketch_CMKB[..., 4:].view(torch.int8).float().mul_(scales_CMK1)
