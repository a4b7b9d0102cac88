"""The Triton kernels that sum columns: against float64, in Triton's interpreter, and compiled for GPUs not here."""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workers.selection.importance import column_sums_by_blocks
from workers.selection.rows import LayerQuery

triton = pytest.importorskip("triton", reason="Triton is not installed: pip install 'runahead-prefill[gpu]'")

#: Bytes of shared memory that a block of an A100 may have; an H200's may have 227 KiB.
A100_SHARED_BYTES = 163 * 1024
KERNELS = {"stretch_lse": {"STRETCH": 1024}, "sum_columns": {"BLOCK_S": 16, "LOG2_E": math.log2(math.e)}}


Sums = Callable[[LayerQuery, torch.Tensor, int], torch.Tensor]


def release(module: Any) -> tuple[int, ...]:
    return tuple(int(part) for part in module.__version__.split(".")[:2])


def interpreted(q_HTD: torch.Tensor, keys_KPD: torch.Tensor, suffix_lse: torch.Tensor, group: int, scale: float) -> Any:
    """Sum columns in a process of its own, because Triton settles at its first import whether it interprets kernels.

    Blocks and stretches have few rows: the interpreter is slow, and several of each are wanted.
    """
    from workers.kernels.gpu import triton_scores

    triton_scores._BLOCK_T, triton_scores._BLOCK_P, triton_scores._STRETCH_ROWS = 16, 32, 64
    return triton_scores.column_sums(q_HTD, keys_KPD, suffix_lse, group=group, scale=scale).numpy()


@pytest.fixture(scope="module")
def sums() -> Iterator[Sums]:
    if release(triton) < (3, 7) and release(np) >= (2, 4):
        pytest.skip(f"Triton {triton.__version__}'s interpreter needs NumPy below 2.4, not {np.__version__}")
    with ProcessPoolExecutor(1, get_context("spawn")) as interpreter:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("TRITON_INTERPRET", "1")
            interpreter.submit(int).result()  # the process has begun

        def run(query: LayerQuery, keys_KPD: torch.Tensor, num_heads: int) -> torch.Tensor:
            q, suffix_lse = query.q_NTD[:num_heads], query.suffix_lse_NJ[:num_heads]
            asked = interpreter.submit(interpreted, q, keys_KPD, suffix_lse, query.heads_per_group, query.scale)
            result = torch.from_numpy(asked.result())
            assert (result.shape, result.dtype) == ((num_heads, keys_KPD.shape[1]), torch.float32)
            return result

        yield run


def random_query(
    heads: int, kv_heads: int, own: int, rows: int, head_dim: int, dtype: torch.dtype, size: float = 1.0
) -> tuple[LayerQuery, torch.Tensor]:
    """Queries as a transposed projection, keys as rows of a KV buffer."""
    generator = torch.Generator().manual_seed(own * 1000 + rows)
    q_TND = (size * torch.randn(own, heads, head_dim, generator=generator)).to(dtype)
    rows_P2KD = torch.randn(rows, 2, kv_heads, head_dim, generator=generator).to(dtype)
    suffix_lse_TN = 3 * torch.randn(own, heads, generator=generator)
    query = LayerQuery(0, q_TND.transpose(0, 1), suffix_lse_TN.T, head_dim**-0.5, kv_heads)
    return query, rows_P2KD[:, 0].transpose(0, 1)


def in_float64(query: LayerQuery, keys_KPD: torch.Tensor, num_heads: int) -> torch.Tensor:
    keys_HPD = keys_KPD.double().repeat_interleave(query.heads_per_group, 0)[:num_heads]
    scores_HTP = query.q_NTD[:num_heads].double() @ keys_HPD.transpose(1, 2) * query.scale
    lse_HT = torch.logaddexp(scores_HTP.logsumexp(2), query.suffix_lse_NJ[:num_heads].double())
    return (scores_HTP - lse_HT[..., None]).exp().sum(1)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])  # the interpreter multiplies bit patterns of bfloat16
@pytest.mark.parametrize(("heads", "kv_heads", "asked"), [(2, 2, 2), (7, 1, 7), (14, 2, 3), (6, 3, 6)])
@pytest.mark.parametrize(("own", "rows", "head_dim"), [(1, 16, 16), (16, 64, 32), (21, 200, 24)])
def test_column_sums_are_those_of_float64(sums, own, rows, head_dim, heads, kv_heads, asked, dtype) -> None:
    query, keys_KPD = random_query(heads, kv_heads, own, rows, head_dim, dtype)
    keys_KPD = keys_KPD[: -(-asked // query.heads_per_group)]
    expected = in_float64(query, keys_KPD, asked)
    torch.testing.assert_close(sums(query, keys_KPD, asked).double(), expected, rtol=1e-5, atol=1e-8)
    if dtype is torch.float32:
        by_blocks = column_sums_by_blocks(query, keys_KPD, slice(asked))
        torch.testing.assert_close(by_blocks.double(), expected, rtol=1e-4, atol=1e-8)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    own=st.integers(1, 40), rows=st.integers(1, 150), group=st.integers(1, 3), head_dim=st.sampled_from([16, 20, 40])
)
def test_sums_are_right_for_all_shapes(sums: Sums, own: int, rows: int, group: int, head_dim: int) -> None:
    query, keys_KPD = random_query(group, 1, own, rows, head_dim, torch.float32)
    found = sums(query, keys_KPD, group)
    torch.testing.assert_close(found.double(), in_float64(query, keys_KPD, group), rtol=1e-5, atol=1e-8)


def test_scores_too_large_to_exponentiate_stay_finite(sums) -> None:
    query, keys_KPD = random_query(2, 1, 9, 100, 16, torch.float32, size=1000.0)
    found = sums(query, keys_KPD, 2)
    torch.testing.assert_close(found.double(), in_float64(query, keys_KPD, 2), rtol=1e-3, atol=1e-3)


def test_a_suffix_that_draws_all_attention_leaves_nothing(sums) -> None:
    query, keys_KPD = random_query(2, 1, 9, 100, 16, torch.float32)
    all_suffix = LayerQuery(0, query.q_NTD, torch.full_like(query.suffix_lse_NJ, 500.0), query.scale, 1)
    assert (sums(all_suffix, keys_KPD, 2) == 0).all()


def test_no_matrix_of_queries_times_rows_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    from workers.kernels.gpu import triton_scores

    made: list[int] = []
    new_empty = torch.Tensor.new_empty

    def counted(tensor: torch.Tensor, size: tuple[int, ...], **options: Any) -> torch.Tensor:
        made.append(math.prod(size))
        return new_empty(tensor, size, **options)

    monkeypatch.setattr(torch.Tensor, "new_empty", counted)
    monkeypatch.setattr(triton_scores, "stretch_lse", {(2, 3, 3): lambda *_, **__: None})
    monkeypatch.setattr(triton_scores, "sum_columns", {(33, 3): lambda *_, **__: None})
    query, keys_KPD = random_query(3, 1, 100, 2100, 16, torch.float16)
    triton_scores.column_sums(query.q_NTD, keys_KPD, query.suffix_lse_NJ, group=3, scale=1.0)
    assert made == [3 * 3 * 100, 3 * 2100]


@pytest.mark.parametrize(("capability", "dtype", "head_dim"), [(80, "fp16", 64), (90, "bf16", 128), (90, "fp16", 256)])
@pytest.mark.parametrize("name", KERNELS)
def test_the_kernels_compile_for_gpus_that_are_not_here(
    name: str, capability: int, dtype: str, head_dim: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from triton.backends.compiler import GPUTarget

    from workers.kernels.gpu import triton_scores

    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")
    kernel = getattr(triton_scores, name)
    constants = {"GROUP": 7, "BLOCK_T": 64, "BLOCK_P": 64, "BLOCK_D": head_dim, **KERNELS[name]}
    inputs = {"q_ptr": f"*{dtype}", "k_ptr": f"*{dtype}", "scale": "fp32"}
    signature = {
        argument: "constexpr"
        if argument in constants
        else inputs.get(argument, "*fp32" if "_ptr" in argument else "i32")
        for argument in kernel.arg_names
    }
    # Aligned as at run time: pointers of torch's allocator, and strides of whole head dims.
    aligned = [name for name in kernel.arg_names if "_ptr" in name or "stride" in name or name == "head_dim"]
    hints = {(kernel.arg_names.index(name),): [["tt.divisibility", 16]] for name in aligned}
    source = triton.compiler.ASTSource(kernel, signature, constants, hints)
    compiled = triton.compile(source, target=GPUTarget("cuda", capability, 32))
    assert len(compiled.asm["cubin"]) > 0
    assert compiled.metadata.shared <= A100_SHARED_BYTES
    assert "mma" in compiled.asm["ptx"], "matrix units do the products"
    assert "cp.async" in compiled.asm["ptx"], "the next block is loaded meanwhile"
