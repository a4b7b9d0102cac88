"""RMS norms of few rows in one call equal the model's own norm; other norms keep their modules."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import nn
from torch.nn import functional

from kvstore.native.instruction_sets import X86_64_V3
from workers.kernels import norm
from workers.kernels.native.parallel_code import has_kernels
from workers.kernels.norm import FewRowsNorm, norm_of_rows, use_kernel_for_small_norms

pytestmark = pytest.mark.skipif(not has_kernels(), reason="no native kernels")


class ModelRMSNorm(nn.Module):
    """The RMS norm of most models."""

    def __init__(self, size: int, eps: float = 1e-6, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(size, dtype=dtype))
        self.variance_epsilon = eps

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        return self.weight * (hidden_states * torch.rsqrt(variance + self.variance_epsilon))


class OneMoreRMSNorm(ModelRMSNorm):
    """The RMS norm of models whose weight is learned as the excess over 1."""

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        return (1.0 + self.weight) * (hidden_states * torch.rsqrt(variance + self.variance_epsilon))


class CentredRMSNorm(ModelRMSNorm):
    """An RMS norm that first subtracts the mean, as layer norms do."""

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        return super().forward(hidden_states - hidden_states.mean(-1, keepdim=True))


def fast(plain: nn.Module) -> nn.Module:
    network = nn.Sequential(plain)
    use_kernel_for_small_norms(network)
    return network[0]


@given(
    rows=st.integers(1, 40),
    num_parts=st.integers(1, 20),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    scale=st.sampled_from([1e-4, 1.0, 1e3]),
    eps=st.sampled_from([1e-6, 1e-5, 0.1]),
    seed=st.integers(0, 9),
)
@settings(max_examples=100)
def test_every_shape_gives_the_norm_of_float64(rows, num_parts, instruction_set, scale, eps, seed) -> None:
    torch.manual_seed(seed)
    kernel = norm_of_rows(16 * num_parts, instruction_set)
    assert kernel is not None
    x_RN, weight_N = torch.randn(rows, 16 * num_parts) * scale, torch.randn(16 * num_parts)
    out = torch.empty_like(x_RN)
    kernel(x_RN, weight_N, eps, out)
    exact = functional.rms_norm(x_RN.double(), (16 * num_parts,), weight_N.double(), eps)
    torch.testing.assert_close(out, exact.float(), rtol=2e-6, atol=1e-7)


def test_the_norm_is_that_of_the_stock_layer() -> None:
    layer, x_1RN = fast(ModelRMSNorm(48)), torch.randn(1, 7, 48)
    assert isinstance(layer, FewRowsNorm)
    with torch.inference_mode():
        torch.testing.assert_close(layer(x_1RN), ModelRMSNorm.forward(layer, x_1RN), rtol=2e-6, atol=1e-7)


def test_it_writes_its_rows_and_nothing_else() -> None:
    kernel, out = norm_of_rows(48), torch.full((5, 48), torch.nan)
    assert kernel is not None
    kernel(torch.randn(3, 48), torch.ones(48), 1e-6, out[1:-1])
    assert out[0].isnan().all() and out[-1].isnan().all() and out[1:-1].isfinite().all()


def test_a_model_that_is_brought_elsewhere_computes_with_the_stock_layer() -> None:
    layer = fast(ModelRMSNorm(32)).to(torch.float64)
    with torch.inference_mode():
        x = torch.randn(3, 32, dtype=torch.float64)
        assert torch.equal(layer(x), ModelRMSNorm.forward(layer, x))


@pytest.mark.parametrize("rows", [3, norm._MOST_NUMBERS // 32 + 1])
@pytest.mark.parametrize("change", ["replaced", "written to"])
def test_a_norm_computes_with_the_weight_that_it_has_now(change, rows) -> None:
    layer, x_RN, weight_N = fast(ModelRMSNorm(32)), torch.randn(rows, 32), torch.randn(32)
    if change == "replaced":
        layer.weight = nn.Parameter(weight_N)
    else:
        layer.load_state_dict({"weight": weight_N})
    with torch.inference_mode():
        expected = functional.rms_norm(x_RN, (32,), weight_N, layer.variance_epsilon)
        torch.testing.assert_close(layer(x_RN), expected, rtol=2e-6, atol=1e-6)


def test_a_norm_is_changed_once_and_norms_of_a_kind_become_one_kind() -> None:
    network = nn.Sequential(ModelRMSNorm(32), ModelRMSNorm(64))
    for _ in range(2):
        use_kernel_for_small_norms(network)
    (kind,) = {type(layer) for layer in network}
    assert kind.__mro__[1:3] == (FewRowsNorm, ModelRMSNorm) and kind.__name__ == "ModelRMSNorm"


@pytest.mark.parametrize("case", ["float64", "not contiguous", "many", "none", "gradient"])
def test_what_the_kernel_is_not_for_takes_the_stock_layer(case, monkeypatch) -> None:
    layer = fast(ModelRMSNorm(32))
    assert isinstance(layer, FewRowsNorm)
    monkeypatch.setattr(layer, "_norm", lambda *_: pytest.fail("the kernel was called"))
    x = {
        "float64": torch.randn(3, 32, dtype=torch.float64),
        "not contiguous": torch.randn(32, 3).T,
        "many": torch.randn(norm._MOST_NUMBERS // 32 + 1, 32),
        "none": torch.randn(0, 32),
        "gradient": torch.randn(3, 32),
    }[case]
    with torch.set_grad_enabled(case == "gradient"):
        assert torch.equal(layer(x), ModelRMSNorm.forward(layer, x))


def test_rows_of_another_length_are_refused_as_the_stock_layer_does() -> None:
    layer = fast(ModelRMSNorm(32))
    with torch.inference_mode(), pytest.raises(RuntimeError):
        layer(torch.randn(32, 31))


def test_other_norms_stay_as_they_are() -> None:
    others = [
        OneMoreRMSNorm(32),
        CentredRMSNorm(32),
        ModelRMSNorm(33),
        ModelRMSNorm(32, dtype=torch.bfloat16),
        nn.LayerNorm(32),
        nn.RMSNorm(32),
    ]
    kinds = [type(other) for other in others]
    assert [type(fast(other)) for other in others] == kinds


def test_what_is_saved_of_a_model_does_not_change() -> None:
    plain = ModelRMSNorm(32)
    network = nn.Sequential(plain)
    use_kernel_for_small_norms(network)
    assert isinstance(network[0], FewRowsNorm)
    assert set(network.state_dict()) == {"0.weight"} and [*network.parameters()] == [plain.weight]


def test_without_a_kernel_nothing_is_changed(monkeypatch) -> None:
    monkeypatch.setattr(norm, "norm_of_rows", lambda size: None)
    assert type(fast(ModelRMSNorm(32))) is ModelRMSNorm
