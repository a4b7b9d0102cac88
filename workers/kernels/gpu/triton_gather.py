"""Kernel that reads pieces of host memory over the bus and writes them to their places on a GPU.

The host memory is pinned, so the GPU can read it directly (CUDA's programming guide, "mapped memory"). One launch reads
the rows of many records: the processor gathers nothing, and only wanted rows cross the bus. An H100 reads random
lines of 1 KiB in this way at 0.92 of the rate of one large copy (`docs/benchmarks-gpu.md`).
"""

import torch
import triton
import triton.language as tl

#: Most words of 8 bytes that one program moves.
_MOST_WORDS = 1024
_WORDS_OF_WARP = 128
#: Numbers of words of a program: one for each compiled version of the kernel.
BLOCK_WORDS = tuple(2**power for power in range(_MOST_WORDS.bit_length()))


def gather_pieces(
    address: int, starts: torch.Tensor, target_W: torch.Tensor, places: torch.Tensor, num_words: int
) -> None:
    """Copy piece i, `num_words` words at `address` + 8 * starts[i], to target_W[places[i] :]. Never waits for the GPU.

    `address`: of pinned memory, which must not change until the kernel is done. `starts`, `places`: int64 [n], on the
    GPU; no two pieces overlap at their places. `target_W`: int64, contiguous.
    """
    assert target_W.dtype == torch.int64 and target_W.is_contiguous() and address % 8 == 0
    block = min(_MOST_WORDS, int(triton.next_power_of_2(num_words)))
    grid = (len(starts), triton.cdiv(num_words, block))
    num_warps = max(1, min(8, block // _WORDS_OF_WARP))
    copy_pieces[grid](address, starts, target_W, places, num_words, BLOCK=block, num_warps=num_warps)


@triton.jit(
    do_not_specialize=["address", "num_words"],
    do_not_specialize_on_alignment=["starts_ptr", "target_ptr", "places_ptr"],
)
def copy_pieces(address, starts_ptr, target_ptr, places_ptr, num_words, BLOCK: tl.constexpr):
    """Copy one block of one piece."""
    piece = tl.program_id(0)
    source = address.to(tl.int64).to(tl.pointer_type(tl.int64)) + tl.load(starts_ptr + piece)
    target = target_ptr + tl.load(places_ptr + piece)
    words = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    is_word = words < num_words
    tl.store(target + words, tl.load(source + words, mask=is_word), mask=is_word)
