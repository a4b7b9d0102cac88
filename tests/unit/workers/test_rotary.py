"""Rotary positions of few rows: the stock function's numbers, bit for bit, and only where the kernel is for them."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import nn
from transformers import AutoModelForCausalLM
from transformers.models.llama.modeling_llama import LlamaAttention, apply_rotary_pos_emb

from workers import rotary
from workers.machine_code import Registers, registers_of_host
from workers.rotary import turn_of_rows, use_kernel_for_few_positions
from workers.testing import TINY_ARCHITECTURES, tiny_config

pytestmark = pytest.mark.skipif(registers_of_host() is None, reason="no llvmlite, or not for this processor")

HEAD_DIM = 32
Rows = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]


class Attention(nn.Module):
    """As models have it, as far as positions go."""

    def __init__(self, head_dim: int = HEAD_DIM, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.head_dim = head_dim
        self.weight = nn.Parameter(torch.ones(1, dtype=dtype))

    def forward(self, q, k, cos, sin):
        return apply_rotary_pos_emb(q, k, cos, sin)


def fast(plain: nn.Module) -> nn.Module:
    """The same module, with the kernel."""
    use_kernel_for_few_positions(plain)
    return plain


def rows_of(
    batch: int = 1, tokens: int = 3, heads: int = 4, kv_heads: int = 2, head_dim: int = HEAD_DIM, seed: int = 0
) -> Rows:
    """q, k, cos and sin, as a model has them."""
    generator = torch.Generator().manual_seed(seed)
    q, k = (torch.randn(batch, tokens, n, head_dim, generator=generator).transpose(1, 2) for n in (heads, kv_heads))
    cos, sin = torch.randn(2, batch, tokens, head_dim, generator=generator).unbind()
    return q, k, cos, sin


@given(
    batch=st.integers(1, 3),
    tokens=st.integers(1, 40),
    kv_heads=st.integers(1, 3),
    group=st.integers(1, 3),
    half=st.integers(1, 70),
    seed=st.integers(0, 9),
)
@settings(max_examples=80, deadline=None)
def test_the_numbers_are_those_of_the_stock_function(batch, tokens, kv_heads, group, half, seed) -> None:
    rows = rows_of(batch, tokens, kv_heads * group, kv_heads, 2 * half, seed)
    module = fast(Attention(2 * half))
    assert type(module) is not Attention
    with torch.inference_mode():
        for turned, expected in zip(module(*rows), apply_rotary_pos_emb(*rows), strict=True):
            assert torch.equal(turned, expected) and turned.transpose(1, 2).is_contiguous()


@pytest.mark.parametrize("registers", [None, Registers(8, 12)], ids=["best", "AVX2"])
def test_it_writes_its_rows_and_nothing_else(registers) -> None:
    kernel, out = turn_of_rows(HEAD_DIM, registers), torch.full((5, 2, HEAD_DIM), torch.nan)
    assert kernel is not None
    q, k, cos, sin = rows_of()
    kernel(k.transpose(1, 2), cos, sin, out[1:-1])
    assert out[0].isnan().all() and out[-1].isnan().all()
    assert torch.equal(out[1:-1].transpose(0, 1)[None], apply_rotary_pos_emb(q, k, cos, sin)[1])


@pytest.fixture
def calls(monkeypatch):
    """The kernel's, of modules that are made in the test."""
    made, kernel = [], turn_of_rows(HEAD_DIM)

    def counted(*operands: torch.Tensor) -> None:
        made.append(operands)
        kernel(*operands)

    rotary._turning_by_kernel.cache_clear()
    monkeypatch.setattr(rotary, "turn_of_rows", lambda head_dim: counted)
    yield made
    rotary._turning_by_kernel.cache_clear()


@pytest.mark.parametrize("case", ["few", "float64", "lies otherwise", "many", "none", "one table for all", "gradient"])
def test_what_the_kernel_is_not_for_takes_the_stock_function(case, calls) -> None:
    q, k, cos, sin = rows_of()
    rows = {
        "few": (q, k, cos, sin),
        "float64": tuple(each.double() for each in (q, k, cos, sin)),
        "lies otherwise": (q.contiguous(), k.contiguous(), cos, sin),
        "many": rows_of(tokens=rotary._MOST_NUMBERS // (4 * HEAD_DIM) + 1),
        "none": rows_of(tokens=0),
        "one table for all": (*rows_of(batch=2)[:2], cos, sin),
        "gradient": (q, k, cos, sin),
    }[case]
    module = fast(Attention())
    calls.clear()  # of the trial
    with torch.set_grad_enabled(case == "gradient"):
        for turned, expected in zip(module(*rows), apply_rotary_pos_emb(*rows), strict=True):
            assert torch.equal(turned, expected)
    assert len(calls) == (2 if case == "few" else 0)


def test_tables_of_another_length_are_refused_as_the_stock_function_does() -> None:
    q, k, cos, sin = rows_of()
    with torch.inference_mode(), pytest.raises(RuntimeError):
        fast(Attention())(q, k, cos[..., :-2], sin[..., :-2])


def test_modules_that_turn_otherwise_stay_as_they_are(monkeypatch) -> None:
    def neighbours(q, k, cos, sin):
        """As models have it that turn numbers 2i and 2i + 1 together."""
        across = torch.stack([-q[..., 1::2], q[..., ::2]], dim=-1).flatten(-2)
        return q * cos[:, None] + across * sin[:, None], k

    monkeypatch.setitem(globals(), "apply_rotary_pos_emb", neighbours)
    others = [
        type("TurningNeighbours", (Attention,), {"forward": Attention.forward})(),
        Attention(31),
        Attention(dtype=torch.bfloat16),
        nn.Linear(2, 2),
    ]
    rotary._turning_by_kernel.cache_clear()
    assert [type(fast(other)) for other in others] == [type(other) for other in others]


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_every_architecture_computes_the_same_and_transformers_is_not_changed(architecture) -> None:
    network = AutoModelForCausalLM.from_config(tiny_config(architecture), dtype=torch.float32).eval()
    token_ids = torch.arange(20)[None]
    kinds = {type(module) for module in network.modules()}
    with torch.inference_mode():
        before = network(token_ids).logits
        use_kernel_for_few_positions(network)
        assert torch.equal(network(token_ids).logits, before)
    is_changed = {type(module) for module in network.modules()} != kinds
    assert is_changed == (architecture != "opt")
    assert LlamaAttention.forward.__globals__["apply_rotary_pos_emb"] is apply_rotary_pos_emb


def test_without_a_kernel_nothing_is_changed(monkeypatch) -> None:
    monkeypatch.setattr(rotary, "turn_of_rows", lambda head_dim: None)
    rotary._turning_by_kernel.cache_clear()
    assert type(fast(Attention())) is Attention
    rotary._turning_by_kernel.cache_clear()
