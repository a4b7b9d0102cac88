"""Kernel that reads lines from host memory over the bus and writes them to their places on a GPU.

The host memory is pinned, so the GPU can read it directly (CUDA's programming guide, "mapped memory"). One launch reads
the lines of many records: the processor gathers nothing, and only wanted lines cross the bus. An H100 reads random
lines of 1 KiB in this way at 0.92 of the rate of one large copy (`docs/benchmarks-gpu.md`).
"""

import torch
import triton
import triton.language as tl

#: Most words of 8 bytes that one program moves.
_MOST_WORDS = 1024
_WORDS_OF_WARP = 128
#: Lengths of lines, in words: one for each compiled version of the kernel.
LINE_WORDS = tuple(2**power for power in range(_MOST_WORDS.bit_length()))


def gather_lines(address: int, starts: torch.Tensor, target_NW: torch.Tensor, places: torch.Tensor) -> None:
    """Copy line i, the W words at `address` + 8 * starts[i], to target_NW[places[i]]. Never waits for the GPU.

    `address`: of pinned memory, which must not change until the kernel is done. `starts`, `places`: int64 [n], on the
    GPU; all places are different. `target_NW`: int64 [N, W], contiguous.
    """
    assert target_NW.dtype == torch.int64 and target_NW.is_contiguous() and address % 8 == 0
    num_words = target_NW.shape[1]
    block = min(_MOST_WORDS, int(triton.next_power_of_2(num_words)))
    grid = (len(starts), triton.cdiv(num_words, block))
    num_warps = max(1, min(8, block // _WORDS_OF_WARP))
    copy_lines[grid](address, starts, target_NW, places, num_words, BLOCK=block, num_warps=num_warps)


@triton.jit(
    do_not_specialize=["address", "num_words"],
    do_not_specialize_on_alignment=["starts_ptr", "target_ptr", "places_ptr"],
)
def copy_lines(address, starts_ptr, target_ptr, places_ptr, num_words, BLOCK: tl.constexpr):
    """Copy one block of one line."""
    line = tl.program_id(0)
    source = address.to(tl.int64).to(tl.pointer_type(tl.int64)) + tl.load(starts_ptr + line)
    target = target_ptr + tl.load(places_ptr + line) * num_words
    words = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    is_word = words < num_words
    tl.store(target + words, tl.load(source + words, mask=is_word), mask=is_word)
