"""Attention of the newest row of each of several requests, in one call of a kernel.

A decoding request has one query per head, and reads all of its rows. torch's operator, called for each request, takes
1.7 times as long (`docs/decisions/0032` has the figures), and making views of a request's rows takes as long as
attending to some hundred rows. So the kernel gets addresses of rows, computed for all layers of a pass at once, and
writes the newest row itself. All threads share all requests' rows: a thread takes a piece, a few rows of a request,
for one KV head after the other, and the outputs of a head's pieces are joined at the end. So rows, which have all
heads, are read in the order of memory.

A request's output comes from the same operations in the same order, whatever the number of requests and threads. The
kernel is `workers/kernels/native/source/newest_rows_attention.h`; the threads are torch's
(`workers/kernels/native/parallel_code.py`).

Letters as in `workers/attention/flash.py`; B requests, R rows of a pass.
"""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.block_product import kernels_of_layers
from workers.kernels.native.parallel_code import Region
from workers.kernels.native.structs import NewestRows, Source
from workers.kernels.tiled_attention import Part

#: Rows that some KV heads of a request attend to: addresses for the first such head, strides in numbers, and whether
#: the last row is the newest row of the pass, which the kernel writes.
SOURCE = np.dtype(Source)
Sources = npt.NDArray[np.void]


class SourcesOfLayers(NamedTuple):
    """Sources of all layers of a pass; `of_all[first[layer] : first[layer + 1]]` are the sources of one layer.
    `rows_B`: the row of each request in the pass, int64."""

    of_all: Sources
    first: npt.NDArray[np.int64]
    rows_B: npt.NDArray[np.int64]


#: (q, k, v of a pass, [R, heads, D]; sources of all requests; the row of each request, int64 [B]; the scale; the output
#: [R, N, D], contiguous, in which the requests' rows are written) to the log-sum-exp of the scores, [B, N].
AttendSources = Callable[
    [torch.Tensor, torch.Tensor, torch.Tensor, Sources, npt.NDArray[np.int64], float, torch.Tensor], torch.Tensor
]
#: (q [B, N, 1, D], K and V of each request, [1, K, S, D] both, the scale) to the output [B, N, 1, D] and the
#: log-sum-exp of the scores, [B, N, 1]. See `kernel_for` for the tensors that it takes.
AttendNewest = Callable[[torch.Tensor, Sequence[tuple[torch.Tensor, torch.Tensor]], float], Part]

#: Least number of rows of a source: a whole register of any processor.
LEAST_ROWS = 16
#: Least and most rows of a piece, which stays in the cache while all heads use it; the most as in the kernel's source.
_LEAST_PIECE_ROWS, _MOST_PIECE_ROWS = 16, 256


def kernel_for(q: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]]) -> AttendNewest | None:
    """The kernel for queries like `q`, [..., D], and these rows of one or more requests; None where it does not fit.

    It takes float32 in host memory, contiguous numbers of a head, 16 or more rows of each request, and no gradients.
    """
    if not fits(q) or not all(_fits(k) and _fits(v) for k, v in rows):
        return None
    if min(k_1KSD.shape[2] for k_1KSD, _ in rows) < LEAST_ROWS:
        return None
    attend = attention_of_newest_rows(q.shape[-1])
    return over_rows(attend) if attend is not None else None


def fits(q: torch.Tensor) -> bool:
    """Whether the kernel supports queries, keys or values like these."""
    return _fits(q) and not torch.is_grad_enabled()


def _fits(tensor: torch.Tensor) -> bool:
    return tensor.dtype is torch.float32 and tensor.is_cpu and tensor.stride(-1) == 1


@functools.cache
def attention_of_newest_rows(head_dim: int, instruction_set: InstructionSet | None = None) -> AttendSources | None:
    """The kernel for heads of this size. `instruction_set`: overrides the processor's best.

    None where there is no such kernel, as in `attention_in_tiles`.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or head_dim % instruction_set.lanes:
        return None
    kernels = kernels_of_layers(instruction_set)
    return _attend_by(kernels.attention_of_newest) if kernels is not None else None


def _attend_by(kernel: Region) -> AttendSources:
    def attend(
        q_RND: torch.Tensor,
        k_RKD: torch.Tensor,
        v_RKD: torch.Tensor,
        sources: Sources,
        rows_B: npt.NDArray[np.int64],
        scale: float,
        out_RND: torch.Tensor,
    ) -> torch.Tensor:
        _, num_heads, head_dim = q_RND.shape
        num_kv_heads = k_RKD.shape[1]
        piece_rows = piece_rows_of(num_heads // num_kv_heads)
        num_pieces = int(pieces_of(sources, piece_rows).sum())
        of_pieces = q_RND.new_empty((num_pieces, num_heads, head_dim))
        lse_BN = q_RND.new_empty((len(rows_B), num_heads))
        # Heads for which a piece has no rows keep -inf, and have no weight.
        lse_of_pieces = q_RND.new_full((num_pieces, num_heads), -torch.inf)
        operands = NewestRows(
            *(sources.ctypes.data, rows_B.ctypes.data),
            *(each.data_ptr() for each in (q_RND, k_RKD, v_RKD, out_RND, lse_BN, of_pieces, lse_of_pieces)),
            *(len(sources), piece_rows, num_kv_heads, num_heads // num_kv_heads, head_dim),
            *(stride for each in (q_RND, k_RKD, v_RKD) for stride in each.stride()[:2]),
            scale,
        )
        kernel(operands, torch.get_num_threads())
        return lse_BN

    return attend


def pieces_of(sources: Sources, piece_rows: int) -> npt.NDArray[np.int64]:
    """Number of pieces of each source, int64 [S]. `piece_rows`: rows of a piece."""
    pieces_S: npt.NDArray[np.int64] = np.maximum(1, sources["num_rows"] // piece_rows)
    return pieces_S


def piece_rows_of(group: int) -> int:
    """Rows of a piece for `group` query heads per KV head: an output is an eighth of the piece's K and V, so joining is
    cheap.
    """
    return min(max(_LEAST_PIECE_ROWS, 4 * group), _MOST_PIECE_ROWS)


def over_rows(attend: AttendSources) -> AttendNewest:
    """`attend` for rows in tensors, which include the newest row."""

    def attend_rows(q_BN1D: torch.Tensor, rows: Sequence[tuple[torch.Tensor, torch.Tensor]], scale: float) -> Part:
        q_BND = q_BN1D[:, :, 0]
        sources = np.array(
            [
                (k.data_ptr(), v.data_ptr(), k.shape[2], *k.stride()[1:3], *v.stride()[1:3], number, 0, k.shape[1], 0)
                for number, (k, v) in enumerate(rows)
            ],
            SOURCE,
        )
        out_BND = q_BND.new_empty(q_BND.shape)
        none_0KD = rows[0][0][0, :, :0].transpose(0, 1)
        lse_BN = attend(q_BND, none_0KD, none_0KD, sources, np.arange(len(rows)), scale, out_BND)
        return out_BND[:, :, None], lse_BN[:, :, None]

    return attend_rows
