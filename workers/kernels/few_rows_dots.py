"""`x W^T` of very few rows from W as it lies, row by row: a kernel, compiled for this processor when first used.

Next to no arithmetic: it takes as long as W takes from memory. A BLAS may take several times as long, as MKL does on
AMD's processors, where a row's product runs on one thread (`docs/decisions/0011` has the figures). For weights that are
not worth a second copy in blocks (`workers/kernels/few_rows_product.py`).

Each output is a dot product of its own. It has several sums, registers of them, which are added up in the end: their
order does not depend on how many rows or threads there are.

Letters: R rows, I inputs, O outputs.
"""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch

from workers.kernels.machine_code import Registers, loop, registers_of_host
from workers.kernels.parallel_code import THREADS_DECLARED, Region, region, rows_of_operands, shared_out

#: Registers of sums of one dot product: an addition takes four steps of the processor, in which others can begin.
_SUMS = 4
_OPERANDS = {"weights": "ptr", "x": "ptr", "out": "ptr", "num_inputs": "i64", "num_outputs": "i64"}


class DotProducts(NamedTuple):
    """`write(x [R, I], weights_OI, out [R, O])`, all float32 and contiguous, for 1 to `most_rows` rows."""

    write: Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]
    most_rows: int


def dot_products(num_inputs: int, registers: Registers | None = None) -> DotProducts | None:
    """The kernel for so many inputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers of inputs, four at a time, and a
    torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or num_inputs % (_SUMS * registers.lanes):
        return None
    kernels = _kernels(registers)
    return _dots_by(kernels, num_inputs) if kernels else None


def _dots_by(kernels: Sequence[Region], num_inputs: int) -> DotProducts:
    def write(x: torch.Tensor, weights_OI: torch.Tensor, out: torch.Tensor) -> None:
        num_rows = x.numel() // num_inputs
        assert out.numel() == num_rows * len(weights_OI), "as many rows in as out"
        kernel = kernels[num_rows - 1]
        operands = kernel.pack(weights_OI.data_ptr(), x.data_ptr(), out.data_ptr(), num_inputs, len(weights_OI))
        kernel.run(kernel.share, operands, torch.get_num_threads(), 0)

    return DotProducts(write, most_rows=len(kernels))


@functools.cache
def _kernels(registers: Registers) -> tuple[Region, ...]:
    """For one row, for two, and so on to as many as have their sums in registers; empty where there are none."""
    kernels = []
    for num_rows in range(1, registers.sums // _SUMS + 1):
        kernel = region(_assembly(num_rows, registers), _OPERANDS, registers)
        if kernel is None:
            return ()
        kernels.append(kernel)
    return tuple(kernels)


# -- the code ----------------------------------------------------------------------------------------------------------


def _assembly(num_rows: int, registers: Registers) -> str:
    """`share` of a product of so many rows: some of the outputs."""
    lanes = registers.lanes
    vector = f"<{lanes} x float>"
    sums = [(row, number) for row in range(num_rows) for number in range(_SUMS)]
    weights = "".join(
        f"""
        %part_{number} = add i64 %part, {number}
        %weights_at_{number} = getelementptr {vector}, ptr %weights_row, i64 %part_{number}
        %weights_{number} = load {vector}, ptr %weights_at_{number}, align 4"""
        for number in range(_SUMS)
    )
    products = "".join(
        f"""
        %x_at_{row}_{number} = getelementptr {vector}, ptr %x_{row}, i64 %part_{number}
        %x_{row}_{number} = load {vector}, ptr %x_at_{row}_{number}, align 4
        %next_{row}_{number} = call {vector} @llvm.fma.v{lanes}f32({vector} %x_{row}_{number},
                                                                 {vector} %weights_{number},
                                                                 {vector} %sum_{row}_{number})"""
        for row, number in sums
    )
    carried = {f"sum_{row}_{number}": (vector, "zeroinitializer", f"%next_{row}_{number}") for row, number in sums}
    output = f"""
        %weights_number = mul i64 %output, %num_inputs
        %weights_row = getelementptr float, ptr %weights, i64 %weights_number
        {loop("part", "0", "%num_parts", f"{_SUMS}", weights + products, carried)}
        {"".join(_total(row, vector, lanes) for row in range(num_rows))}"""
    prepared = f"""{rows_of_operands(num_rows)}
        %num_parts = udiv i64 %num_inputs, {lanes}
        {loop("output", "%first", "%end", "1", output)}"""
    return f"""
        {THREADS_DECLARED}
        declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})
        declare float @llvm.vector.reduce.fadd.v{lanes}f32(float, {vector})
        {shared_out(_OPERANDS, "%num_outputs", prepared)}
    """


def _total(row: int, vector: str, lanes: int) -> str:
    """Adds up the sums of a row and writes the output. Two and two, so that fewer wait for each other."""
    return f"""
        %low_{row} = fadd {vector} %sum_{row}_0, %sum_{row}_1
        %high_{row} = fadd {vector} %sum_{row}_2, %sum_{row}_3
        %all_{row} = fadd {vector} %low_{row}, %high_{row}
        %total_{row} = call reassoc float @llvm.vector.reduce.fadd.v{lanes}f32(float 0.0, {vector} %all_{row})
        %place_{row} = getelementptr float, ptr %out_{row}, i64 %output
        store float %total_{row}, ptr %place_{row}"""
