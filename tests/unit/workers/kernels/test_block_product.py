"""The compiled product is right for every shape, and does not depend on the number of rows or threads."""

from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
from coded_weight import weight_in
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore.native.instruction_sets import X86_64_V3, X86_64_V4, InstructionSet, instruction_set_of_host
from workers.kernels import block_product as compiled_product
from workers.kernels.block_product import Product, block_width, product_of_blocks
from workers.kernels.coded_weights import Blocks, Form, blocks_of
from workers.kernels.native import parallel_code
from workers.kernels.native.parallel_code import has_kernels

pytestmark = pytest.mark.skipif(
    not has_kernels(),
    reason="no native kernels, or no libgomp of torch's",
)
#: Kernels that this processor can run.
KERNELS = sorted({instruction_set_of_host() or X86_64_V3, X86_64_V3})
#: Width of the blocks that this processor's best kernel takes.
WIDTH = block_width() or 0


def kernel(instruction_set: InstructionSet | None = None) -> Product:
    product = product_of_blocks(instruction_set)
    assert product is not None
    return product


def product_between_guards(
    product: Product, x_RI: torch.Tensor, blocks: Blocks, added_RO: torch.Tensor | None = None
) -> torch.Tensor:
    """The product; fails if the kernel writes before or after its output."""
    out = torch.full((len(x_RI) + 2, blocks.num_outputs), torch.nan)
    product(x_RI, blocks, out[1:-1], added_RO)
    assert out[0].isnan().all() and out[-1].isnan().all()
    return out[1:-1]


def floats(weight_OI: torch.Tensor, width: int) -> Blocks:
    """Blocks of 32-bit numbers, whatever form the weight could have."""
    numbers_BIW = weight_OI.unflatten(0, (-1, width)).transpose(1, 2).contiguous()
    return Blocks(numbers_BIW, Form.FLOAT32, weight_OI.shape[1], len(weight_OI))


@given(
    num_rows=st.one_of(st.integers(1, 40), st.integers(380, 390), st.integers(765, 780)),
    num_inputs=st.integers(1, 400),
    num_blocks=st.integers(1, 5),
    instruction_set=st.sampled_from(KERNELS),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 9),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_shape_gives_the_product(
    num_rows, num_inputs, num_blocks, instruction_set, num_threads, seed, threads
) -> None:
    width = block_width(instruction_set) or 0
    threads(num_threads)
    generator = torch.Generator().manual_seed(seed)
    x_RI = torch.randn(num_rows, num_inputs, generator=generator)
    weight_OI = torch.randn(num_blocks * width, num_inputs, generator=generator)
    added_RO = torch.randn(num_rows, len(weight_OI), generator=generator) if seed % 2 else None
    out = product_between_guards(kernel(instruction_set), x_RI, floats(weight_OI, width), added_RO)
    exact = (x_RI.double() @ weight_OI.double().T).float() + (0 if added_RO is None else added_RO)
    torch.testing.assert_close(out, exact, rtol=1e-5, atol=1e-5 * num_inputs**0.5)


def test_a_row_comes_out_the_same_among_any_others_and_on_any_number_of_threads(threads) -> None:
    x_RI, blocks = torch.randn(900, 200), blocks_of(torch.randn(256, 200), WIDTH)
    expected = product_between_guards(kernel(), x_RI, blocks)
    for num_threads in (1, 2, 3, 7):
        threads(num_threads)
        for num_rows in (1, 2, 9, 17, 29, 385, 900):
            assert torch.equal(product_between_guards(kernel(), x_RI[:num_rows], blocks), expected[:num_rows])


@given(
    form=st.sampled_from([form for form in Form if form is not Form.FLOAT32]),
    num_rows=st.integers(1, 40),
    num_groups=st.integers(1, 15),
    num_blocks=st.integers(1, 5),
    instruction_set=st.sampled_from(KERNELS),
    num_threads=st.integers(1, 3),
    seed=st.integers(0, 2**20),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_weights_of_few_bits_give_what_they_give_in_float32(
    form, num_rows, num_groups, num_blocks, instruction_set, num_threads, seed, threads
) -> None:
    width = block_width(instruction_set) or 0
    threads(num_threads)
    weight_OI = weight_in(form, num_blocks * width, num_groups, seed)
    blocks = blocks_of(weight_OI, width)
    assert blocks.form is form and blocks.numbers.nbytes < 0.6 * weight_OI.nbytes
    x_RI = torch.randn(num_rows, weight_OI.shape[1])
    out = product_between_guards(kernel(instruction_set), x_RI, blocks)
    assert torch.equal(out, product_between_guards(kernel(instruction_set), x_RI, floats(weight_OI, width)))


def test_earlier_contents_of_the_result_do_not_matter() -> None:
    x_RI, blocks = torch.randn(3, 100), blocks_of(torch.randn(64, 100), WIDTH)
    out = torch.full((3, 64), torch.inf)
    kernel()(x_RI, blocks, out)
    assert torch.equal(out, product_between_guards(kernel(), x_RI, blocks))


def test_numbers_that_are_none_spread_along_their_row_and_column_only() -> None:
    x_RI, weight_OI = torch.randn(10, 100), torch.randn(96, 100)
    x_RI[3, 7], weight_OI[50, 99] = torch.nan, torch.inf
    out = product_between_guards(kernel(), x_RI, blocks_of(weight_OI, WIDTH))
    is_finite = out.isfinite()
    assert not is_finite[3].any() and not is_finite[:, 50].any()
    is_finite[3], is_finite[:, 50] = True, True
    assert is_finite.all()


def test_the_threads_are_those_of_torch(threads) -> None:
    openmp = parallel_code.openmp_of_torch()
    assert openmp is not None
    for num_threads in (3, 2):
        threads(num_threads)
        assert openmp.omp_get_max_threads() == num_threads


@pytest.mark.parametrize("num_threads", [1, 3])
def test_several_callers_at_once_do_not_disturb_each_other(num_threads, threads) -> None:
    threads(num_threads)
    blocks, rows = blocks_of(torch.randn(256, 200), WIDTH), [torch.randn(9, 200) for _ in range(4)]
    alone = [product_between_guards(kernel(), x_RI, blocks) for x_RI in rows]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda x_RI: product_between_guards(kernel(), x_RI, blocks), rows * 25))
    assert all(torch.equal(out, alone[number % 4]) for number, out in enumerate(together))


def test_a_block_is_whole_registers_wide_and_several_rows_have_their_sums_in_others() -> None:
    for instruction_set in (X86_64_V4, X86_64_V3):
        width = block_width(instruction_set)
        assert width is not None and width % instruction_set.lanes == 0
        assert instruction_set.sums * instruction_set.lanes // width >= 6
    assert block_width() == block_width(instruction_set_of_host())


def test_without_registers_there_is_no_width(monkeypatch) -> None:
    monkeypatch.setattr(compiled_product, "instruction_set_of_host", lambda: None)
    assert block_width() is None


def test_blocks_of_another_width_are_refused() -> None:
    blocks = blocks_of(torch.randn(2 * WIDTH, 100), 2 * WIDTH)
    with pytest.raises(AssertionError, match="width"):
        kernel()(torch.randn(3, 100), blocks, torch.empty(3, 2 * WIDTH))


@pytest.mark.parametrize(
    ("module", "lacking"), [(parallel_code, "openmp_of_torch"), (compiled_product, "instruction_set_of_host")]
)
def test_without_what_it_needs_there_is_no_kernel(module, lacking, monkeypatch) -> None:
    monkeypatch.setattr(module, lacking, lambda: None)
    monkeypatch.setattr(compiled_product, "kernels_of_layers", compiled_product.kernels_of_layers.__wrapped__)
    assert product_of_blocks() is None


def test_a_torch_without_libgomp_is_told_of(monkeypatch, tmp_path, caplog) -> None:
    monkeypatch.setattr(parallel_code.torch, "__file__", str(tmp_path / "__init__.py"))
    assert parallel_code.openmp_of_torch.__wrapped__() is None
    assert "libgomp" in caplog.text
