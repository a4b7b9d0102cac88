"""`x W^T` of few rows from weights that lie in blocks: a kernel, compiled for this machine's processor when first used.

A BLAS brings weights into the caches and computes with them by turns; with 20 rows either takes about as long. This
kernel asks for the weights of its next step while it computes the present one, which hides most of the memory
(`docs/decisions/0011` has the figures).

A step is 96 inputs of one block of outputs. It is taken for one group of rows after the other: as many rows at a time
as have their sums in registers. Every output is one sum over the inputs in their order, so it does not depend on how
many rows or threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`). The code is LLVM's assembly language, written for the
width of the blocks and of the registers; llvmlite makes machine code of it.

Letters: R rows, I inputs, O outputs, B blocks, W outputs of a block.
"""

import functools
from collections.abc import Callable

import torch

from workers.kernels.machine_code import Registers, loop, registers_of_host, spread
from workers.kernels.parallel_code import THREADS_DECLARED, Region, region, rows_of_operands, shared_out

#: Writes x W^T: (x [..., I], blocks_BIW, out [..., O]), all of them float32 and contiguous, none of them empty.
Product = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]

#: Inputs of a step: with blocks of 48 outputs 18 KB of weights, which the first cache holds.
_STEP_INPUTS = 96


#: By lanes: outputs of a block, the best first. Three registers of AVX-512, or two; two of AVX2, for which all operands
#: of six rows fit, and more would be kept in memory.
_WIDTHS = {16: (48, 32), 8: (16,)}


def block_widths(registers: Registers | None = None) -> tuple[int, ...]:
    """Widths of blocks, the best first, none without registers; `registers`: other ones than the processor's best."""
    registers = registers or registers_of_host()
    return _WIDTHS[registers.lanes] if registers is not None else ()


@functools.cache
def product_of_blocks(width: int, registers: Registers | None = None) -> Product | None:
    """The kernel for blocks of `width` outputs; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers of outputs in a block, and a
    torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or width % registers.lanes or width // registers.lanes > registers.sums:
        return None
    kernel = region(_assembly(width // registers.lanes, registers), _OPERANDS, registers)
    return _product_by(kernel, width) if kernel is not None else None


def _product_by(kernel: Region, width: int) -> Product:
    # In a request's caches, through which all weights pass, every call of Python takes five times as long as in a loop.
    def product(x: torch.Tensor, blocks_BIW: torch.Tensor, out: torch.Tensor) -> None:
        num_blocks, num_inputs, _ = blocks_BIW.shape
        num_outputs = num_blocks * width
        sizes = out.numel() // num_outputs, num_inputs, num_outputs
        assert x.numel() == sizes[0] * num_inputs, "as many rows in as out"
        operands = kernel.pack(blocks_BIW.data_ptr(), x.data_ptr(), out.data_ptr(), *sizes)
        kernel.run(kernel.share, operands, torch.get_num_threads(), 0)

    return product


#: What all threads of a product are told, as the code names it.
_OPERANDS = {"blocks": "ptr", "x": "ptr", "out": "ptr", "num_rows": "i64", "num_inputs": "i64", "num_outputs": "i64"}


# -- the code ----------------------------------------------------------------------------------------------------------


def _assembly(num_vectors: int, registers: Registers) -> str:
    """`share`, for blocks that are so many registers wide."""
    lanes, most_rows = registers.lanes, registers.sums // num_vectors
    vector = f"<{lanes} x float>"
    tiles = "".join(_tile(num_rows, num_vectors, lanes) for num_rows in range(1, most_rows + 1))
    addresses = ", ".join(f"ptr @tile_{num_rows}" for num_rows in range(1, most_rows + 1))
    return f"""
        {THREADS_DECLARED}
        declare i64 @llvm.smin.i64(i64, i64)
        declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
        declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})
        @tiles = private constant [{most_rows} x ptr] [{addresses}]
        {tiles}
        {_share(most_rows, num_vectors, num_vectors * lanes)}
    """


def _share(most_rows: int, num_vectors: int, width: int) -> str:
    """One thread's blocks of outputs: step by step, and each step for one group of rows after the other.

    The weights of the next step are asked for evenly, by each group some vectors of every input: asked for all at once
    they would be waited for.
    """
    aheads = "".join(
        f"""
        %groups_{vector} = mul i64 %groups, {vector}
        %asking_{vector} = udiv i64 %groups_{vector}, {num_vectors}
        %is_asking_{vector} = icmp eq i64 %group, %asking_{vector}
        %ahead_{vector} = select i1 %is_asking_{vector}, i64 {_STEP_INPUTS * width}, i64 0"""
        for vector in range(num_vectors)
    )
    group_of_rows = f"""
        %row = mul i64 %group, %group_rows
        %rows_left = sub i64 %num_rows, %row
        %rows = call i64 @llvm.smin.i64(i64 %rows_left, i64 %group_rows)
        %tile_number = sub i64 %rows, 1
        %tile_at = getelementptr ptr, ptr @tiles, i64 %tile_number
        %tile = load ptr, ptr %tile_at
        %x_row = mul i64 %row, %num_inputs
        %x_number = add i64 %x_row, %input
        %x_tile = getelementptr float, ptr %x, i64 %x_number
        %out_row = mul i64 %row, %num_outputs
        %out_column = mul i64 %block, {width}
        %out_number = add i64 %out_row, %out_column
        %out_tile = getelementptr float, ptr %out, i64 %out_number
        %is_first_step = icmp eq i64 %input, 0{aheads}
        call void %tile(ptr %weights, ptr %x_tile, ptr %out_tile, i64 %num_inputs, i64 %num_outputs, i64 %step_inputs,
                        i1 %is_first_step, {_listed("i64 %ahead_{}", num_vectors)})"""
    step = f"""
        %inputs_left = sub i64 %num_inputs, %input
        %step_inputs = call i64 @llvm.smin.i64(i64 %inputs_left, i64 {_STEP_INPUTS})
        %block_row = mul i64 %block, %num_inputs
        %weights_row = add i64 %block_row, %input
        %weights_number = mul i64 %weights_row, {width}
        %weights = getelementptr float, ptr %blocks, i64 %weights_number
        {loop("group", "0", "%groups", "1", group_of_rows)}"""
    steps = loop("input", "0", "%num_inputs", f"{_STEP_INPUTS}", step)
    counting = f"""
        %num_blocks = udiv i64 %num_outputs, {width}
        ; groups of equal size: 17 rows are 6, 6 and 5, not 8, 8 and 1
        %rows_up = add i64 %num_rows, {most_rows - 1}
        %groups = udiv i64 %rows_up, {most_rows}
        %groups_less = sub i64 %groups, 1
        %rows_over = add i64 %num_rows, %groups_less
        %group_rows = udiv i64 %rows_over, %groups"""
    return shared_out(_OPERANDS, "%num_blocks", loop("block", "%first", "%end", "1", steps), counting)


def _tile(num_rows: int, num_vectors: int, lanes: int) -> str:
    """Adds a step's products to the sums of so many rows and one block of outputs; in the first step they begin.

    `ahead` says for each vector of an input's weights how far ahead one is asked for; 0 costs next to nothing.
    """
    vector = f"<{lanes} x float>"
    sums = [(row, column) for row in range(num_rows) for column in range(num_vectors)]
    begin = rows_of_operands(num_rows) + "".join(
        f"""
        %place_{row}_{column} = getelementptr {vector}, ptr %out_{row}, i64 {column}
        %present_{row}_{column} = load {vector}, ptr %place_{row}_{column}, align 4
        %begin_{row}_{column} = select i1 %is_first_step, {vector} zeroinitializer, {vector} %present_{row}_{column}"""
        for row, column in sums
    )
    weights = "".join(
        f"""
        %weights_at_{column} = getelementptr {vector}, ptr %weights_of_input, i64 {column}
        %weights_{column} = load {vector}, ptr %weights_at_{column}, align 4
        %soon_{column} = getelementptr float, ptr %weights_at_{column}, i64 %ahead_{column}
        call void @llvm.prefetch.p0(ptr %soon_{column}, i32 0, i32 2, i32 1) ; to read, into the second cache, data"""
        for column in range(num_vectors)
    )
    inputs = "".join(
        f"""
        %x_at_{row} = getelementptr float, ptr %x_{row}, i64 %number
        %x_one_{row} = load float, ptr %x_at_{row}
        {spread(f"x_all_{row}", f"%x_one_{row}", "float", lanes)}"""
        for row in range(num_rows)
    )
    products = "".join(
        f"""
        %next_{row}_{column} = call {vector} @llvm.fma.v{lanes}f32({vector} %x_all_{row}, {vector} %weights_{column},
                                                                 {vector} %sum_{row}_{column})"""
        for row, column in sums
    )
    body = f"""
        %weights_number = mul i64 %number, {num_vectors * lanes}
        %weights_of_input = getelementptr float, ptr %weights, i64 %weights_number{weights}{inputs}{products}"""
    carried = {
        f"sum_{row}_{column}": (vector, f"%begin_{row}_{column}", f"%next_{row}_{column}") for row, column in sums
    }
    end = "".join(
        f"""
        store {vector} %sum_{row}_{column}, ptr %place_{row}_{column}, align 4"""
        for row, column in sums
    )
    return f"""
        define private void @tile_{num_rows}(ptr %weights, ptr %x, ptr %out, i64 %num_inputs, i64 %num_outputs,
                                             i64 %step_inputs, i1 %is_first_step,
                                             {_listed("i64 %ahead_{}", num_vectors)}) {{{begin}
        {loop("number", "0", "%step_inputs", "1", body, carried)}{end}
        ret void
        }}
    """


def _listed(item: str, number: int) -> str:
    return ", ".join(item.format(each) for each in range(number))
