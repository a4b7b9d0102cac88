"""Dot products of few rows are right for every shape, and do not depend on the number of rows or threads."""

from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore.native.instruction_sets import X86_64_V3, X86_64_V4, InstructionSet
from workers.kernels import few_rows_dots as compiled_dots
from workers.kernels.few_rows_dots import DotProducts, dot_products
from workers.kernels.native.parallel_code import has_kernels

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)


def kernel(num_inputs: int, instruction_set: InstructionSet | None = None) -> DotProducts:
    dots = dot_products(num_inputs, instruction_set)
    assert dots is not None
    return dots


def dots_between_guards(dots: DotProducts, x_RI: torch.Tensor, weights_OI: torch.Tensor) -> torch.Tensor:
    """The dot products; fails if the kernel writes before or after its output."""
    out = torch.full((len(x_RI) + 2, len(weights_OI)), torch.nan)
    dots(x_RI, weights_OI, out[1:-1])
    assert out[0].isnan().all() and out[-1].isnan().all()
    return out[1:-1]


@given(
    num_rows=st.integers(1, 15),
    num_parts=st.integers(1, 9),
    num_outputs=st.integers(1, 40),
    instruction_set=st.sampled_from([None, X86_64_V3]),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_the_product(
    num_rows, num_parts, num_outputs, instruction_set, num_threads, seed, threads
) -> None:
    threads(num_threads)
    dots = kernel(64 * num_parts, instruction_set)
    generator = torch.Generator().manual_seed(seed)
    x_RI = torch.randn(num_rows, 64 * num_parts, generator=generator)
    weights_OI = torch.randn(num_outputs, 64 * num_parts, generator=generator)
    exact = (x_RI.double() @ weights_OI.double().T).float()
    torch.testing.assert_close(dots_between_guards(dots, x_RI, weights_OI), exact, rtol=1e-5, atol=1e-4)


def test_a_row_comes_out_the_same_among_any_others_and_on_any_number_of_threads(threads) -> None:
    dots, weights_OI = kernel(192), torch.randn(50, 192)
    x_RI = torch.randn(13, 192)
    expected = dots_between_guards(dots, x_RI, weights_OI)
    for num_threads in (1, 2, 3, 7):
        threads(num_threads)
        for num_rows in range(1, 14):
            assert torch.equal(dots_between_guards(dots, x_RI[:num_rows], weights_OI), expected[:num_rows])


def test_numbers_that_are_none_spread_along_their_row_and_column_only() -> None:
    x_RI, weights_OI = torch.randn(3, 128), torch.randn(20, 128)
    x_RI[1, 127], weights_OI[5, 0] = torch.nan, torch.inf
    is_finite = dots_between_guards(kernel(128), x_RI, weights_OI).isfinite()
    assert not is_finite[1].any() and not is_finite[:, 5].any()
    is_finite[1], is_finite[:, 5] = True, True
    assert is_finite.all()


@pytest.mark.parametrize("num_threads", [1, 3])
def test_several_callers_at_once_do_not_disturb_each_other(num_threads, threads) -> None:
    threads(num_threads)
    dots, weights_OI = kernel(128), torch.randn(300, 128)
    rows = [torch.randn(number, 128) for number in (1, 5, 1, 8)]
    alone = [dots_between_guards(dots, x_RI, weights_OI) for x_RI in rows]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda x_RI: dots_between_guards(dots, x_RI, weights_OI), rows * 25))
    assert all(torch.equal(out, alone[number % 4]) for number, out in enumerate(together))


def test_a_result_of_other_rows_is_refused() -> None:
    with pytest.raises(AssertionError, match="as many rows"):
        kernel(64)(torch.randn(2, 64), torch.randn(5, 64), torch.empty(1, 5))


def test_inputs_that_are_no_whole_registers_have_no_kernel() -> None:
    assert dot_products(96, X86_64_V4) is None
    assert dot_products(48, X86_64_V3) is None


def test_without_registers_there_is_no_kernel(monkeypatch) -> None:
    monkeypatch.setattr(compiled_dots, "instruction_set_of_host", lambda: None)
    assert dot_products(64) is None


def test_where_they_cannot_be_compiled_there_is_none(monkeypatch) -> None:
    monkeypatch.setattr(compiled_dots, "regions", lambda *_: ())
    monkeypatch.setattr(compiled_dots, "_kernel", compiled_dots._kernel.__wrapped__)
    assert dot_products(64, X86_64_V3) is None
