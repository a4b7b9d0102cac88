"""Kernel for the share of the last queries' attention that each chunk gets, estimated from the codes of a sketch.

torch needs twenty operators for this. Each releases Python's lock, and waits for it again while the thread that
receives rows holds it: with other requests a choice took a millisecond for a tenth of one of work. The kernel is
`workers/kernels/native/source/sketch_shares.c`. A query's shares do not depend on the number of queries.

Letters as in `workers/selection/rows.py`, and B bytes of a mean: the value of one step of its codes, float32, then the
codes.
"""

import ctypes
import functools
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.library import function
from workers.kernels.native.structs import Shares

#: (q float32 [N, T', D], whose last stride is 1; log-sum-exp of each query's scores over the suffix, float32 [N, T'];
#: sketch, uint8 [C, M, K, B], contiguous; logarithm of the part of each mean's rows that exists, float32 [C, M], or
#: None; factor of scores; logarithm of the number of rows of a mean) to the share of the attention that each chunk
#: gets, float32 [N, T', C].
SketchShares = Callable[
    [torch.Tensor, torch.Tensor, torch.Tensor, npt.NDArray[np.float32] | None, float, float], torch.Tensor
]

#: Largest head dim, and queries at a time (rounded up to whole registers), as in the kernel's source.
_MOST_HEAD_DIM, _QUERIES = 512, 24
_UNIT_BYTES = 4
#: Most multiplications of a call, some milliseconds: it holds Python's lock, and the thread that receives rows waits.
MOST_PRODUCTS = 2**25


@functools.cache
def shares_by_sketch(head_dim: int, instruction_set: InstructionSet | None = None) -> SketchShares | None:
    """The kernel for heads of this size. `instruction_set`: overrides the processor's best.

    None where there is no such kernel: it needs a shared object for the processor, and whole registers in a head.
    """
    instruction_set = instruction_set or instruction_set_of_host()
    if instruction_set is None or head_dim % instruction_set.lanes or head_dim > _MOST_HEAD_DIM:
        return None
    call = function("shares", instruction_set, ctypes.c_void_p)
    if call is None:
        return None
    width = -(-_QUERIES // instruction_set.lanes) * instruction_set.lanes

    def shares(
        q_NTD: torch.Tensor,
        suffix_lse_NT: torch.Tensor,
        sketch_CMKB: torch.Tensor,
        log_share_CM: npt.NDArray[np.float32] | None,
        scale: float,
        log_copies: float,
    ) -> torch.Tensor:
        num_heads, num_queries, _ = q_NTD.shape
        num_chunks, num_means, num_kv_heads, mean_bytes = sketch_CMKB.shape
        assert suffix_lse_NT.shape == q_NTD.shape[:2] and num_heads % num_kv_heads == 0, "a number for each query"
        assert log_share_CM is None or log_share_CM.shape == (num_chunks, num_means), "a number for each mean"
        assert mean_bytes == _UNIT_BYTES + head_dim and sketch_CMKB.is_contiguous() and q_NTD.stride(2) == 1
        share_NTC = torch.empty((num_heads, num_queries, num_chunks))
        memory = np.empty((head_dim + num_chunks * num_means) * width, np.float32)
        operands = Shares(
            *(each.data_ptr() for each in (q_NTD, suffix_lse_NT, sketch_CMKB)),
            0 if log_share_CM is None else log_share_CM.ctypes.data,
            *(memory.ctypes.data, share_NTC.data_ptr()),
            *(*q_NTD.stride()[:2], *suffix_lse_NT.stride()),
            *(num_kv_heads, num_heads // num_kv_heads, num_queries, head_dim, mean_bytes, num_chunks, num_means),
            *(scale, log_copies),
        )
        call(ctypes.byref(operands))
        return share_NTC

    return shares
