"""Positions as transformers rotates them, bit for bit, and the gate of an MLP."""

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch.nn.functional import silu
from transformers.models.llama.modeling_llama import apply_rotary_pos_emb

from workers.kernels.layer_steps import LayerSteps, layer_steps
from workers.kernels.machine_code import AVX2, AVX512, Registers, registers_of_host
from workers.kernels.parallel_code import openmp_of_torch

pytestmark = pytest.mark.skipif(
    registers_of_host() is None or openmp_of_torch() is None,
    reason="no llvmlite, no libgomp of torch's, or not for this processor",
)
#: Each kind of registers that this processor can run.
REGISTERS = st.sampled_from(sorted({registers_of_host() or AVX2, AVX2}))


def steps(head_dim: int, num_columns: int, registers: Registers | None = None) -> LayerSteps:
    found = layer_steps(head_dim, num_columns, registers)
    assert found is not None
    return found


@given(
    num_rows=st.sampled_from([1, 2, 7, 40]),
    num_heads=st.integers(1, 9),
    num_halves=st.integers(1, 4),
    registers=REGISTERS,
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_heads_are_turned_as_transformers_turns_them(
    num_rows, num_heads, num_halves, registers, num_threads, seed, threads
) -> None:
    threads(num_threads)
    generator = torch.Generator().manual_seed(seed)
    head_dim = 2 * registers.lanes * num_halves
    # Two heads more, which stay as they are.
    heads_RHD = torch.randn(num_rows, num_heads + 2, head_dim, generator=generator)
    cos_RD, sin_RD = torch.randn(2, num_rows, head_dim, generator=generator)
    q = heads_RHD.transpose(0, 1)[None].clone()
    expected, _ = apply_rotary_pos_emb(q, q, cos_RD[None], sin_RD[None])
    expected[:, num_heads:] = q[:, num_heads:]
    steps(head_dim, 16, registers).rotate(heads_RHD[:, :num_heads], cos_RD, sin_RD)
    assert torch.equal(heads_RHD.transpose(0, 1)[None], expected)


@given(
    num_rows=st.sampled_from([1, 2, 7, 130]),
    num_registers=st.integers(1, 20),
    registers=REGISTERS,
    num_threads=st.integers(1, 3),
    scale=st.sampled_from([0.01, 1.0, 30.0]),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_gate_is_silu_of_it_times_the_number(num_rows, num_registers, registers, num_threads, scale, threads) -> None:
    threads(num_threads)
    num_columns = registers.lanes * num_registers
    gates, numbers = torch.randn(2, num_rows, num_columns)
    gates *= scale
    out = torch.full((num_rows + 2, num_columns), torch.nan)
    steps(2 * registers.lanes, num_columns, registers).gate(torch.cat((gates, numbers), -1), out[1:-1])
    assert out[0].isnan().all() and out[-1].isnan().all()
    exact = (silu(gates.double()) * numbers.double()).float()
    torch.testing.assert_close(out[1:-1], exact, rtol=2e-6, atol=1e-30)


def test_gates_far_from_zero_and_numbers_that_are_none() -> None:
    gates = torch.tensor([[0.0, -0.0, 1e30, -1e38, torch.inf, -torch.inf, -88.0, torch.nan] * 2])
    out = torch.empty_like(gates)
    steps(32, 16).gate(torch.cat((gates, torch.ones_like(gates)), -1), out)
    torch.testing.assert_close(out, silu(gates), rtol=2e-6, atol=1e-6, equal_nan=True)


def test_sizes_that_make_no_whole_registers_have_no_kernels() -> None:
    for registers in (AVX512, AVX2):
        assert layer_steps(registers.lanes, 64, registers) is None
        assert layer_steps(64, registers.lanes // 2, registers) is None
