"""The kernel that reads rows over the bus: in Triton's interpreter, and compiled for GPUs that are not here."""

import inspect
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest
import torch

triton = pytest.importorskip("triton", reason="Triton is not installed: pip install 'runahead-prefill[gpu]'")


@pytest.fixture
def kernel() -> Any:
    from workers.kernels.gpu import triton_gather

    return triton_gather.copy_pieces


def interpreted(
    starts: list[int], places: list[int], memory: np.ndarray, num_target: int, num_words: int
) -> np.ndarray:
    """Gather in a process of its own, because Triton settles at its first import whether it interprets kernels."""
    from workers.kernels.gpu.triton_gather import gather_pieces

    target_W = torch.zeros(num_target, dtype=torch.int64)
    gather_pieces(memory.ctypes.data, torch.tensor(starts), target_W, torch.tensor(places), num_words)
    return target_W.numpy()


@pytest.fixture(scope="module")
def interpreter() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("TRITON_INTERPRET", "1")
            pool.submit(int).result()  # the process has begun
        yield pool


@pytest.mark.parametrize("num_words", [1, 33, 1024, 1025, 4096])
def test_pieces_lie_at_their_places_and_all_other_words_are_left_alone(interpreter: Any, num_words: int) -> None:
    draw, number = np.random.default_rng(num_words), 7
    memory = draw.integers(-(2**62), 2**62, 15 * num_words, dtype=np.int64)
    starts = (draw.permutation(14)[:number] * num_words + 1 % num_words).tolist()
    places = (draw.permutation(number) * num_words + 3).tolist()
    expected = np.zeros(number * num_words + 5, np.int64)
    for start, place in zip(starts, places, strict=True):
        expected[place : place + num_words] = memory[start : start + num_words]
    got = interpreter.submit(interpreted, starts, places, memory, len(expected), num_words).result(120)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("capability", [80, 90])
def test_the_kernel_compiles_for_gpus_that_are_not_here(kernel: Any, capability: int) -> None:
    from triton.backends.compiler import GPUTarget

    from workers.kernels.gpu.triton_gather import BLOCK_WORDS

    pointers = dict.fromkeys(("starts_ptr", "target_ptr", "places_ptr"), "*i64")
    signature = {"address": "i64", **pointers, "num_words": "i32", "BLOCK": "constexpr"}
    for block in (BLOCK_WORDS[0], BLOCK_WORDS[-1]):
        source = triton.compiler.ASTSource(kernel, signature, {"BLOCK": block}, {})
        compiled = triton.compile(source, target=GPUTarget("cuda", capability, 32))
        assert len(compiled.asm["cubin"]) > 0


def test_no_other_number_of_pieces_or_place_in_memory_has_a_kernel_compiled_anew(kernel: Any) -> None:
    """Only the first launch of each block compiles, and that comes before the first request."""
    names = list(inspect.signature(kernel.fn).parameters)
    pointers = {"starts_ptr", "target_ptr", "places_ptr"}
    assert {names[number] if isinstance(number, int) else number for number in kernel.do_not_specialize} == {
        "address",
        "num_words",
    }
    assert set(kernel.do_not_specialize_on_alignment) == pointers
