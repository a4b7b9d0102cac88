"""The kernel that reads lines over the bus, compiled for GPUs that are not here; `tests/gpu` runs it."""

import inspect
from typing import Any

import pytest

triton = pytest.importorskip("triton", reason="Triton is not installed: pip install 'runahead-prefill[gpu]'")


@pytest.fixture
def kernel() -> Any:
    from workers.kernels.gpu import triton_gather

    return triton_gather.copy_lines


@pytest.mark.parametrize("capability", [80, 90])
def test_the_kernel_compiles_for_gpus_that_are_not_here(kernel: Any, capability: int) -> None:
    from triton.backends.compiler import GPUTarget

    from workers.kernels.gpu.triton_gather import LINE_WORDS

    pointers = dict.fromkeys(("starts_ptr", "target_ptr", "places_ptr"), "*i64")
    signature = {"address": "i64", **pointers, "num_words": "i32", "BLOCK": "constexpr"}
    for block in (LINE_WORDS[0], LINE_WORDS[-1]):
        source = triton.compiler.ASTSource(kernel, signature, {"BLOCK": block}, {})
        compiled = triton.compile(source, target=GPUTarget("cuda", capability, 32))
        assert len(compiled.asm["cubin"]) > 0


def test_no_other_number_of_lines_or_place_in_memory_has_a_kernel_compiled_anew(kernel: Any) -> None:
    """Only the first launch of each block compiles, and that comes before the first request."""
    names = list(inspect.signature(kernel.fn).parameters)
    pointers = {"starts_ptr", "target_ptr", "places_ptr"}
    assert {names[number] if isinstance(number, int) else number for number in kernel.do_not_specialize} == {
        "address",
        "num_words",
    }
    assert set(kernel.do_not_specialize_on_alignment) == pointers
