"""Memory of the processor's device: any size and dtype, alive as long as a view of it."""

import gc

import pytest
import torch

from workers.device.device import HOST


@pytest.mark.parametrize("size", [(3, 1, 2), (40, 512, 2, 3, 64), (0, 5)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.uint8])
def test_memory_has_the_size_and_the_dtype(size: tuple[int, ...], dtype: torch.dtype) -> None:
    memory = HOST.empty(size, dtype)
    assert memory.shape == size and memory.dtype is dtype and memory.is_contiguous()
    assert torch.equal(memory.fill_(3), torch.full(size, 3, dtype=dtype))


def test_memory_lives_as_long_as_its_last_view() -> None:
    view = HOST.empty((2, 2**22), torch.float32).fill_(5)[1, 9:].numpy()[7:]
    others = [HOST.empty((2, 2**22), torch.float32).fill_(6) for _ in range(2)]
    gc.collect()
    assert (view == 5).all() and all((other == 6).all() for other in others)
