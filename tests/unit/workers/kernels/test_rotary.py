"""Rotary positions of few rows: the stock function's numbers, bit for bit, and only where the kernel is for them."""

from types import FunctionType

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import nn
from transformers.models.llama.modeling_llama import LlamaAttention, apply_rotary_pos_emb

from workers.kernels import rotary
from workers.kernels.machine_code import Registers, registers_of_host
from workers.kernels.rotary import turn_of_rows, use_kernel_for_few_positions
from workers.model.stock_model import load_model
from workers.testing import TINY_ARCHITECTURES

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


class AttentionOfRows(Attention):
    """Has heads after rows when it turns them."""

    def forward(self, q, k, cos, sin):
        return apply_rotary_pos_emb(q, k, cos, sin, 2)


class AttentionOfRowsByName(Attention):
    def forward(self, q, k, cos, sin, *, heads_at: int = 2):
        return apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=heads_at)


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
    made = []

    def counted(head_dim: int):
        kernel = turn_of_rows(head_dim)

        def call(*operands: torch.Tensor) -> None:
            made.append(operands)
            kernel(*operands)

        return kernel and call

    rotary._turning_by_kernel.cache_clear()
    monkeypatch.setattr(rotary, "turn_of_rows", counted)
    yield made
    rotary._turning_by_kernel.cache_clear()


def contiguous_otherwise(x: torch.Tensor) -> torch.Tensor:
    """The same numbers, one head after the other."""
    return x.clone(memory_format=torch.contiguous_format)


CASES = {
    "few": lambda q, k, cos, sin: (q, k, cos, sin),
    "float64": lambda q, k, cos, sin: (q.double(), k.double(), cos.double(), sin.double()),
    "keys in float64": lambda q, k, cos, sin: (q, k.double(), cos, sin),
    "table in float64": lambda q, k, cos, sin: (q, k, cos, sin.double()),
    "queries lie otherwise": lambda q, k, cos, sin: (contiguous_otherwise(q), k, cos, sin),
    "keys lie otherwise": lambda q, k, cos, sin: (q, contiguous_otherwise(k), cos, sin),
    "a table lies otherwise": lambda q, k, cos, sin: (q, k, cos.mT.contiguous().mT, sin),
    "a table for every row": lambda q, k, cos, sin: (q, k, cos[:, :1].expand_as(cos), sin),
    "one table for all": lambda q, k, cos, sin: (q.repeat(2, 1, 1, 1), k.repeat(2, 1, 1, 1), cos, sin),
    "one row of sines": lambda q, k, cos, sin: (q, k, cos, sin[:, :1]),
    "one row of cosines": lambda q, k, cos, sin: (q, k, cos[:, :1], sin),
    "keys of one row": lambda q, k, cos, sin: (q, k[:, :, :1], cos, sin),
    "many": lambda *_: rows_of(tokens=rotary._MOST_NUMBERS // (4 * HEAD_DIM) + 1),
    "none": lambda *_: rows_of(tokens=0),
    "other heads": lambda *_: rows_of(head_dim=HEAD_DIM // 2),
}


@pytest.mark.parametrize("case", CASES)
def test_what_the_kernel_is_not_for_takes_the_stock_function(case, calls) -> None:
    rows = CASES[case](*rows_of())
    module = fast(Attention())
    calls.clear()  # of the trial
    with torch.inference_mode():
        for turned, expected in zip(module(*rows), apply_rotary_pos_emb(*rows), strict=True):
            assert torch.equal(turned, expected)
    assert len(calls) == (2 if case == "few" else 0)


def test_gradients_and_more_arguments_take_the_stock_function(calls) -> None:
    q, k, cos, sin = rows_of()
    module = fast(Attention())
    calls.clear()  # of the trial
    with torch.enable_grad():
        assert torch.equal(module(q.requires_grad_(), k, cos, sin)[0], apply_rotary_pos_emb(q, k, cos, sin)[0])
    assert not calls
    rows = rows_of(tokens=4, heads=4, kv_heads=4)  # fit either way
    by_place, by_name = fast(AttentionOfRows()), fast(AttentionOfRowsByName())
    calls.clear()
    with torch.inference_mode():
        for other in (by_place, by_name):
            assert type(other).__base__ in (AttentionOfRows, AttentionOfRowsByName)
            for turned, expected in zip(other(*rows), apply_rotary_pos_emb(*rows, 2), strict=True):
                assert torch.equal(turned, expected)
    assert not calls


@pytest.mark.parametrize("case", ["tables", "queries"])
def test_another_head_dim_is_refused_as_the_stock_function_does(case) -> None:
    q, k, cos, sin = rows_of()
    rows = (q, k, cos[..., :-2], sin[..., :-2]) if case == "tables" else (rows_of(head_dim=16)[0], k, cos, sin)
    with torch.inference_mode(), pytest.raises(RuntimeError):
        fast(Attention())(*rows)


def is_changed(module: nn.Module) -> bool:
    kind = type(module)
    return type(fast(module)) is not kind


def test_modules_that_turn_otherwise_stay_as_they_are() -> None:
    def neighbours(q, k, cos, sin):
        """As models have it that turn numbers 2i and 2i + 1 together."""
        across = torch.stack([-q[..., 1::2], q[..., ::2]], dim=-1).flatten(-2)
        return q * cos[:, None] + across * sin[:, None], k

    def queries_alone(q, k, cos, sin):
        return apply_rotary_pos_emb(q, k, cos, sin)[0], k

    for function in (neighbours, queries_alone):
        forward = FunctionType(Attention.forward.__code__, {**globals(), "apply_rotary_pos_emb": function})
        assert not is_changed(type("TurnsOtherwise", (Attention,), {"forward": forward})())


@pytest.mark.parametrize(
    "make",
    [lambda: Attention(31), lambda: Attention(dtype=torch.bfloat16), lambda: nn.Linear(2, 2)],
    ids=["odd head dim", "bfloat16", "no attention"],
)
def test_modules_that_the_kernel_is_not_for_stay_as_they_are(make) -> None:
    assert is_changed(Attention())
    assert not is_changed(make())


@pytest.mark.parametrize("head_dim", [0, 31])
def test_there_is_no_kernel_for_halves_that_are_none(head_dim) -> None:
    assert turn_of_rows(head_dim) is None


def test_a_module_is_changed_once() -> None:
    module = fast(Attention())
    assert not is_changed(module)
    assert type(module).__doc__ == Attention.__doc__


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_every_architecture_computes_the_same(architecture, tiny_model, calls, monkeypatch) -> None:
    token_ids = torch.arange(20)[None]
    by_kernel = load_model(tiny_model(architecture), "float32")._network
    calls.clear()  # of the trials
    with torch.inference_mode():
        logits = by_kernel(token_ids, use_cache=False).logits
    has_kernel = not architecture.startswith(("opt", "falcon"))  # no rotary positions; see `workers/model/falcon.py`
    assert len(calls) == (2 * 4 if has_kernel else 0)
    monkeypatch.setattr("workers.model.stock_model.use_kernel_for_few_positions", lambda network: None)
    stock = load_model(tiny_model(architecture), "float32")._network
    with torch.inference_mode():
        assert torch.equal(logits, stock(token_ids, use_cache=False).logits)
    assert LlamaAttention.forward.__globals__["apply_rotary_pos_emb"] is apply_rotary_pos_emb


def test_without_a_kernel_nothing_is_changed(monkeypatch) -> None:
    monkeypatch.setattr(rotary, "turn_of_rows", lambda head_dim: None)
    rotary._turning_by_kernel.cache_clear()
    assert type(fast(Attention())) is Attention
    rotary._turning_by_kernel.cache_clear()
