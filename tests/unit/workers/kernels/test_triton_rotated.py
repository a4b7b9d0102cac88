"""The Triton kernel that decodes rows: against the codec, in Triton's interpreter, and compiled for GPUs not here."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import torch

from kvstore.codecs import BlockShape
from kvstore.codecs.rotated import Rotated

triton = pytest.importorskip("triton", reason="Triton is not installed: pip install 'runahead-prefill[gpu]'")

WIDTHS = Rotated.widths
NUM_ROWS, NUM_HEADS = 37, 3

#: Coded [R, P, K, B], the planes to decode, dtype → [R, 2, K, D] with sevens where nothing is written.
Decoded = Callable[[npt.NDArray[np.uint8], slice, int, int, torch.dtype], torch.Tensor]


def release(module: Any) -> tuple[int, ...]:
    return tuple(int(part) for part in module.__version__.split(".")[:2])


def interpreted(coded: npt.NDArray[np.uint8], planes: slice, bits: int, head_dim: int, dtype: torch.dtype) -> Any:
    """Decode in a process of its own, because Triton settles at its first import whether it interprets kernels."""
    from workers.kernels.device_rows import rotation_tables
    from workers.kernels.gpu import triton_rotated

    out = torch.full((*coded.shape[:3], head_dim), 7.0, dtype=dtype)
    coded_planes, out_planes = torch.from_numpy(coded)[:, planes], out[:, planes]
    assert triton_rotated.fits(coded_planes, out_planes)
    with np.errstate(all="ignore"):  # some scales are not finite
        triton_rotated.decode(bits, coded_planes, out_planes, rotation_tables(bits, head_dim, out.device))
    return out.numpy()


@pytest.fixture(scope="module")
def decoded() -> Iterator[Decoded]:
    if release(triton) < (3, 7) and release(np) >= (2, 4):
        pytest.skip(f"Triton {triton.__version__}'s interpreter needs NumPy below 2.4, not {np.__version__}")
    with ProcessPoolExecutor(1, get_context("spawn")) as interpreter:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("TRITON_INTERPRET", "1")
            interpreter.submit(int).result()  # the process has begun
        yield lambda *arguments: torch.from_numpy(interpreter.submit(interpreted, *arguments).result())


def any_bytes(head_bytes: int, seed: int) -> npt.NDArray[np.uint8]:
    """Random codes and scales, including negative, infinite and NaN scales."""
    size = (NUM_ROWS, 2, NUM_HEADS, head_bytes)
    return np.random.default_rng(seed).integers(0, 256, size, dtype=np.uint8)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])  # the interpreter truncates bfloat16
@pytest.mark.parametrize("planes", [slice(0, 2), slice(1, 2)])
@pytest.mark.parametrize("head_dim", [8, 64, 128, 4096])
@pytest.mark.parametrize("bits", WIDTHS)
def test_numbers_are_those_of_the_codec_bit_for_bit(decoded, bits, head_dim, planes, dtype) -> None:
    codec = Rotated(bits)
    coded = any_bytes(codec.head_bytes(head_dim), bits * head_dim)[: 3 if head_dim > 128 else NUM_ROWS]
    numbers = codec.decode(coded.reshape(-1), BlockShape(1, len(coded), 2, NUM_HEADS, head_dim))[0]
    expected = torch.full(numbers.shape, 7.0, dtype=dtype)
    expected[:, planes] = torch.from_numpy(numbers)[:, planes].to(dtype)
    found = decoded(coded, planes, bits, head_dim, dtype)
    torch.testing.assert_close(found, expected, rtol=0, atol=0, equal_nan=True)


def test_the_kernel_is_for_heads_side_by_side() -> None:
    from workers.kernels.gpu.triton_rotated import fits

    coded, out = torch.empty(6, 2, 10, dtype=torch.uint8), torch.empty(6, 2, 16)
    assert fits(coded, out)
    assert fits(coded, torch.empty(6, 3, 16)[:, :2]), "there may be gaps between rows"
    assert not fits(coded[:0], out[:0])
    assert not fits(coded, torch.empty(2, 6, 16).transpose(0, 1))
    assert not fits(torch.empty(6, 10, 2, dtype=torch.uint8).transpose(1, 2), out)
    assert not fits(coded, torch.empty(6, 40)[:, :32].view(6, 2, 16))


@pytest.mark.parametrize(("capability", "head_dim", "dtype"), [(80, 64, "bf16"), (90, 128, "fp16"), (90, 4096, "fp32")])
@pytest.mark.parametrize("bits", WIDTHS)
def test_the_kernel_compiles_for_gpus_that_are_not_here(
    bits: int, capability: int, head_dim: int, dtype: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from triton.backends.compiler import GPUTarget

    from workers.kernels.gpu import triton_rotated

    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")
    kernel, block = triton_rotated.decode_heads, max(1, triton_rotated._BLOCK_NUMBERS // head_dim)
    constants = {"BITS": bits, "D": head_dim, "NUM_STEPS": head_dim.bit_length() - 1, "BLOCK_N": block}
    pointers = {"coded_ptr": "*u8", "out_ptr": f"*{dtype}", "levels_ptr": "*fp32", "signs_ptr": "*fp32"}
    types = {**dict.fromkeys(constants, "constexpr"), **pointers, "root": "fp32"}
    signature = {argument: types.get(argument, "i32") for argument in kernel.arg_names}
    # Pointers are aligned as at run time: torch allocates all but the coded rows, or they begin after whole heads.
    aligned = ("out_ptr", "levels_ptr", "signs_ptr")
    hints = {(kernel.arg_names.index(name),): [["tt.divisibility", 16]] for name in aligned}
    source = triton.compiler.ASTSource(kernel, signature, constants, hints)
    compiled = triton.compile(source, target=GPUTarget("cuda", capability, 32))
    assert len(compiled.asm["cubin"]) > 0
    assert compiled.metadata.shared <= 16 * 1024
    assert "fma" not in compiled.asm["ptx"], "each product is rounded before it is added"
    assert "div.rn" in compiled.asm["ptx"] and "div.full" not in compiled.asm["ptx"]
    assert "st.global.v4" in compiled.asm["ptx"], "16 bytes are written at a time"
