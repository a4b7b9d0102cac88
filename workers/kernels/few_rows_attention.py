"""Attention of a few queries over some hundred rows: one kernel, compiled for this machine's processor when first used.

torch's operator makes a matrix product of every block of scores and weights; of so few queries most of its time goes
into beginning them and into packing what they multiply (`docs/decisions/0011` has the figures). Here a thread takes
some queries that share a KV head and computes all that becomes of them, in its own caches:

    scores   of a register's worth of keys at a time, for one query after the other: dot products, added up together
    weights  exp(scale score − greatest), 0 of rows that the query does not see; their sum, and its logarithm
    output   of as many queries at once as have their sums in registers, over row after row of V

Each query's output is made of the same operations in the same order, however many others and threads there are.

The threads are torch's (`workers/kernels/parallel_code.py`), the code is LLVM's assembly language, written for the head
dim and the registers.

Letters as in `workers/attention/flash.py`, and L lanes of a register.
"""

import ctypes
import functools
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import torch

from workers.kernels.exponential import exponential
from workers.kernels.machine_code import Registers, loop, registers_of_host, spread
from workers.kernels.parallel_code import THREADS_DECLARED, Region, region, shared_out

#: Output [B, N, T, D] and log-sum-exp float32 [B, N, T] of attention over a part of the rows.
Part = tuple[torch.Tensor, torch.Tensor]
#: (q [1, N, T, D], k [1, K, S, D], v [1, K, S, D], scale, causal) to the output and the log-sum-exp of the scores;
#: causal is aligned at the lower right. For what `kernel_for` says.
Attend = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, float, bool], Part]


class FewQueries(NamedTuple):
    """`attend` is for any number of queries of a head, and the faster way for as many as `most_own`."""

    attend: Attend
    most_own: int


#: Rows of K and V: a whole register of any processor, and what of scores a thread keeps on its stack.
_LEAST_ROWS, MOST_ROWS = 16, 2048
#: Queries of a head, by lanes: of more, torch's operator makes products that are as good.
_MOST_OWN = {16: 32, 8: 8}
#: Queries of one KV head that a thread takes at a time.
_QUERIES = 12
_OPERANDS = {
    **dict.fromkeys(("q", "k", "v", "out", "lse"), "ptr"),
    **dict.fromkeys(("num_rows", "num_own", "num_kv_heads", "group", "is_causal"), "i64"),
    **dict.fromkeys(("q_head", "q_row", "k_head", "k_row", "v_head", "v_row"), "i64"),
    "scale": "float",
}


def kernel_for(q_BNTD: torch.Tensor, k_BKSD: torch.Tensor, v_BKSD: torch.Tensor) -> Attend | None:
    """The kernel, where it is for these: one continuation in float32 in the processor's memory, numbers of a head side
    by side, few queries, some hundred rows, no gradients.
    """
    tensors = (q_BNTD, k_BKSD, v_BKSD)
    if len(q_BNTD) != 1 or torch.is_grad_enabled() or not _LEAST_ROWS <= k_BKSD.shape[2] <= MOST_ROWS:
        return None
    fits = all(each.dtype is torch.float32 and each.is_cpu and each.stride(3) == 1 for each in tensors)
    kernel = attention_of_few_queries(q_BNTD.shape[3]) if fits else None
    return kernel.attend if kernel is not None and q_BNTD.shape[2] <= kernel.most_own else None


@functools.cache
def attention_of_few_queries(head_dim: int, registers: Registers | None = None) -> FewQueries | None:
    """The kernel for heads of so many numbers; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, whole registers in a head, room in them for the
    sums of a query, and a torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None or head_dim % registers.lanes or head_dim // registers.lanes > registers.sums:
        return None
    with suppress(OSError, AttributeError):
        kernel = region(_assembly(head_dim, registers), _OPERANDS, registers, {"logf": ctypes.CDLL("libm.so.6").logf})
        return FewQueries(_attend_by(kernel), _MOST_OWN[registers.lanes]) if kernel is not None else None
    return None


def _attend_by(kernel: Region) -> Attend:
    def attend(q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, scale: float, causal: bool) -> Part:
        _, num_heads, num_own, head_dim = q_1NTD.shape
        _, num_kv_heads, num_rows, _ = k_1KSD.shape
        assert _LEAST_ROWS <= num_rows <= MOST_ROWS and v_1KSD.shape == k_1KSD.shape
        out_1TND = q_1NTD.new_empty((1, num_own, num_heads, head_dim))
        lse_1NT = q_1NTD.new_empty((1, num_heads, num_own))
        tensors = (q_1NTD, k_1KSD, v_1KSD)
        operands = kernel.pack(
            *(tensor.data_ptr() for tensor in (*tensors, out_1TND, lse_1NT)),
            *(num_rows, num_own, num_kv_heads, num_heads // num_kv_heads, causal),
            *(stride for tensor in tensors for stride in tensor.stride()[1:3]),
            scale,
        )
        kernel.run(kernel.share, operands, torch.get_num_threads(), 0)
        return out_1TND.transpose(1, 2), lse_1NT

    return attend


# -- the code ----------------------------------------------------------------------------------------------------------


def _assembly(head_dim: int, registers: Registers) -> str:
    lanes = registers.lanes
    vector, num_vectors = f"<{lanes} x float>", head_dim // lanes
    at_once = registers.sums // num_vectors
    counting = f"""
        %queries = mul i64 %group, %num_own
        %queries_up = add i64 %queries, {_QUERIES - 1}
        %parts_of_head = udiv i64 %queries_up, {_QUERIES}
        %num_parts = mul i64 %parts_of_head, %num_kv_heads
        %num_heads = mul i64 %group, %num_kv_heads
        %blocks_up = add i64 %num_rows, {lanes - 1}
        %num_blocks = udiv i64 %blocks_up, {lanes}
        %last_block = sub i64 %num_rows, {lanes}
        %own_less = sub i64 %num_own, 1
        %scores = alloca [{_QUERIES * MOST_ROWS} x float], align 64
        {"".join(f"%{name}s_at = alloca [{_QUERIES} x {kind}]{chr(10)}" for name, kind in _OF_QUERY.items())}"""
    part = f"""
        %kv_head = udiv i64 %part, %parts_of_head
        %part_of_head = urem i64 %part, %parts_of_head
        %first_query = mul i64 %part_of_head, {_QUERIES}
        %queries_left = sub i64 %queries, %first_query
        %num_queries = call i64 @llvm.smin.i64(i64 %queries_left, i64 {_QUERIES})
        %k_number = mul i64 %kv_head, %k_head
        %k_begin = getelementptr float, ptr %k, i64 %k_number
        %v_number = mul i64 %kv_head, %v_head
        %v_begin = getelementptr float, ptr %v, i64 %v_number
        {loop("prepared", "0", "%num_queries", "1", _prepared(head_dim))}
        {loop("block", "0", "%num_blocks", "1", _scored(vector, lanes, num_vectors))}
        {loop("weighed", "0", "%num_queries", "1", _weighed(vector, lanes))}
        {loop("together", "0", "%num_queries", f"{at_once}", _output(vector, lanes, num_vectors, at_once))}"""
    return f"""
        {THREADS_DECLARED}
        declare float @logf(float)
        declare i64 @llvm.smin.i64(i64, i64)
        declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})
        declare float @llvm.vector.reduce.fadd.v{lanes}f32(float, {vector})
        declare float @llvm.vector.reduce.fmax.v{lanes}f32({vector})
        {exponential(lanes)}
        {shared_out(_OPERANDS, "%num_parts", loop("part", "%first", "%end", "1", part), counting)}
    """


#: What a thread keeps of each of its queries: where it and its output are, how many rows it sees, 1 over its sum.
_OF_QUERY = {"query": "ptr", "output": "ptr", "sum": "ptr", "visible": "i64", "part_of_sum": "float"}


def _at(name: str, number: str, suffix: str = "") -> str:
    """`%{name}_place{suffix}`: where what is kept of a query is."""
    return f"%{name}_place{suffix} = getelementptr {_OF_QUERY[name]}, ptr %{name}s_at, i64 {number}"


def _kept(name: str, number: str, suffix: str = "") -> str:
    """`%{name}{suffix}`: what is kept of a query."""
    return f"""
        {_at(name, number, suffix)}
        %{name}{suffix} = load {_OF_QUERY[name]}, ptr %{name}_place{suffix}"""


def _prepared(head_dim: int) -> str:
    places = {
        "query": "%q, i64 %q_number",
        "output": "%out, i64 %out_number",
        "sum": "%lse, i64 %lse_number",
    }
    pointers = "".join(
        f"""
        %{name}_new = getelementptr float, ptr {place}
        {_at(name, "%prepared", "_new")}
        store ptr %{name}_new, ptr %{name}_place_new"""
        for name, place in places.items()
    )
    return f"""
        %number_of_query = add i64 %first_query, %prepared
        %head_of_group = udiv i64 %number_of_query, %num_own
        %own = urem i64 %number_of_query, %num_own
        %first_head = mul i64 %kv_head, %group
        %head = add i64 %first_head, %head_of_group
        %q_of_head = mul i64 %head, %q_head
        %q_of_row = mul i64 %own, %q_row
        %q_number = add i64 %q_of_head, %q_of_row
        %out_row = mul i64 %own, %num_heads
        %out_head = add i64 %out_row, %head
        %out_number = mul i64 %out_head, {head_dim}
        %lse_row = mul i64 %head, %num_own
        %lse_number = add i64 %lse_row, %own{pointers}
        %later = sub i64 %own_less, %own
        %unseen = mul i64 %later, %is_causal
        %visible_new = sub i64 %num_rows, %unseen
        {_at("visible", "%prepared", "_new")}
        store i64 %visible_new, ptr %visible_place_new"""


def _scored(vector: str, lanes: int, num_vectors: int) -> str:
    """The scores of a register's worth of keys; the last of them end with the last row, so some are computed twice."""
    keys = "".join(
        f"""
        %key_number_{lane} = mul i64 %k_row, {lane}
        %key_{lane} = getelementptr float, ptr %key_first, i64 %key_number_{lane}"""
        for lane in range(lanes)
    )
    query = "".join(
        f"""
        %q_at_{number} = getelementptr {vector}, ptr %query, i64 {number}
        %q_{number} = load {vector}, ptr %q_at_{number}, align 4"""
        for number in range(num_vectors)
    )
    products = "".join(
        f"""
        %k_at_{lane}_{number} = getelementptr {vector}, ptr %key_{lane}, i64 {number}
        %k_{lane}_{number} = load {vector}, ptr %k_at_{lane}_{number}, align 4
        {_product(vector, lanes, lane, number)}"""
        for number in range(num_vectors)
        for lane in range(lanes)
    )
    added, names = _added_up([f"%dot_{lane}_{num_vectors - 1}" for lane in range(lanes)], vector, lanes)
    one_query = f"""{_kept("query", "%scored")}{query}{products}{added}
        %scores_number = mul i64 %scored, {MOST_ROWS}
        %score_number = add i64 %scores_number, %row
        %score_at = getelementptr float, ptr %scores, i64 %score_number
        store {vector} {names[0]}, ptr %score_at, align 4"""
    return f"""
        %row_of_block = mul i64 %block, {lanes}
        %row = call i64 @llvm.smin.i64(i64 %row_of_block, i64 %last_block)
        %key_first_number = mul i64 %row, %k_row
        %key_first = getelementptr float, ptr %k_begin, i64 %key_first_number{keys}
        {loop("scored", "0", "%num_queries", "1", one_query)}"""


def _product(vector: str, lanes: int, lane: int, number: int) -> str:
    if number == 0:
        return f"%dot_{lane}_0 = fmul {vector} %q_0, %k_{lane}_0"
    return f"""%dot_{lane}_{number} = call {vector} @llvm.fma.v{lanes}f32({vector} %q_{number},
            {vector} %k_{lane}_{number}, {vector} %dot_{lane}_{number - 1})"""


def _added_up(sums: list[str], vector: str, lanes: int) -> tuple[str, list[str]]:
    """A register whose lanes are the totals of as many registers: neighbouring lanes are added, of two registers at a
    time, until one register is left."""
    code, numbers = "", f"<{lanes} x i32>"
    even, odd = (", ".join(f"i32 {lane}" for lane in range(first, 2 * lanes, 2)) for first in (0, 1))
    while len(sums) > 1:
        following = list[str]()
        for low, high in zip(sums[::2], sums[1::2], strict=True):
            name = f"%added_{len(sums)}_{len(following)}"
            code += f"""
        {name}_even = shufflevector {vector} {low}, {vector} {high}, {numbers} <{even}>
        {name}_odd = shufflevector {vector} {low}, {vector} {high}, {numbers} <{odd}>
        {name} = fadd {vector} {name}_even, {name}_odd"""
            following.append(name)
        sums = following
    return code, sums


def _weighed(vector: str, lanes: int) -> str:
    """Weights in the place of a query's scores, their sum and its logarithm."""
    numbers = f"<{lanes} x i64>"

    def block(name: str) -> str:
        """`%score_{name}` of a register's worth of rows and `%is_seen_{name}`, and where they are."""
        return f"""
        %row_{name} = mul i64 %{name}, {lanes}
        %number_{name} = add i64 %weights_number, %row_{name}
        %at_{name} = getelementptr float, ptr %scores, i64 %number_{name}
        %score_{name} = load {vector}, ptr %at_{name}, align 4
        {spread(f"row_{name}_all", f"%row_{name}", "i64", lanes)}
        %rows_{name} = add {numbers} %row_{name}_all, <{", ".join(f"i64 {lane}" for lane in range(lanes))}>
        %is_seen_{name} = icmp slt {numbers} %rows_{name}, %visible_all"""

    least = f"<{', '.join(['float 0xFFF0000000000000'] * lanes)}>"
    greatest = f"""{block("most")}
        %seen_most = select <{lanes} x i1> %is_seen_most, {vector} %score_most, {vector} {least}
        %is_greater = fcmp ogt {vector} %seen_most, %greatest_yet
        %next_greatest = select <{lanes} x i1> %is_greater, {vector} %seen_most, {vector} %greatest_yet"""
    weights = f"""{block("exp")}
        %scaled = fmul {vector} %score_exp, %scale_all
        %below = fsub {vector} %scaled, %greatest_all
        %weight = call {vector} @exponential({vector} %below)
        %seen_weight = select <{lanes} x i1> %is_seen_exp, {vector} %weight, {vector} zeroinitializer
        store {vector} %seen_weight, ptr %at_exp, align 4
        %next_sum = fadd {vector} %sum_yet, %seen_weight"""
    return f"""{_kept("visible", "%weighed")}
        {spread("visible_all", "%visible", "i64", lanes)}
        {spread("scale_all", "%scale", "float", lanes)}
        %weights_number = mul i64 %weighed, {MOST_ROWS}
        {loop("most", "0", "%num_blocks", "1", greatest, {"greatest_yet": (vector, least, "%next_greatest")})}
        %greatest_score = call nnan float @llvm.vector.reduce.fmax.v{lanes}f32({vector} %greatest_yet)
        %greatest = fmul float %greatest_score, %scale
        {spread("greatest_all", "%greatest", "float", lanes)}
        {loop("exp", "0", "%num_blocks", "1", weights, {"sum_yet": (vector, "zeroinitializer", "%next_sum")})}
        %total = call reassoc float @llvm.vector.reduce.fadd.v{lanes}f32(float 0.0, {vector} %sum_yet)
        %part_of_total = fdiv float 1.0, %total
        {_at("part_of_sum", "%weighed", "_new")}
        store float %part_of_total, ptr %part_of_sum_place_new
        %total_log = call float @logf(float %total)
        %lse_new = fadd float %total_log, %greatest{_kept("sum", "%weighed")}
        store float %lse_new, ptr %sum"""


def _output(vector: str, lanes: int, num_vectors: int, queries_at_once: int) -> str:
    """Of some queries; the last of them in the place of those that there are not."""
    sums = [(query, number) for query in range(queries_at_once) for number in range(num_vectors)]
    begin = "%last_query = sub i64 %num_queries, 1" + "".join(
        f"""
        %query_up_{query} = add i64 %together, {query}
        %query_number_{query} = call i64 @llvm.smin.i64(i64 %query_up_{query}, i64 %last_query)
        %first_weight_{query} = mul i64 %query_number_{query}, {MOST_ROWS}
        %weights_{query} = getelementptr float, ptr %scores, i64 %first_weight_{query}"""
        for query in range(queries_at_once)
    )
    values = "".join(
        f"""
        %v_at_{number} = getelementptr {vector}, ptr %value, i64 {number}
        %v_{number} = load {vector}, ptr %v_at_{number}, align 4"""
        for number in range(num_vectors)
    )
    weights = "".join(
        f"""
        %weight_at_{query} = getelementptr float, ptr %weights_{query}, i64 %value_row
        %weight_{query} = load float, ptr %weight_at_{query}
        {spread(f"weight_all_{query}", f"%weight_{query}", "float", lanes)}"""
        for query in range(queries_at_once)
    )
    products = "".join(
        f"""
        %next_{query}_{number} = call {vector} @llvm.fma.v{lanes}f32({vector} %weight_all_{query},
            {vector} %v_{number}, {vector} %sum_{query}_{number})"""
        for query, number in sums
    )
    row = f"""
        %value_number = mul i64 %value_row, %v_row
        %value = getelementptr float, ptr %v_begin, i64 %value_number{values}{weights}{products}"""
    carried = {
        f"sum_{query}_{number}": (vector, "zeroinitializer", f"%next_{query}_{number}") for query, number in sums
    }
    end = "".join(
        f"""{_kept("output", f"%query_number_{query}", f"_{query}")}
        {_kept("part_of_sum", f"%query_number_{query}", f"_{query}")}
        {spread(f"part_all_{query}", f"%part_of_sum_{query}", "float", lanes)}"""
        for query in range(queries_at_once)
    ) + "".join(
        f"""
        %normed_{query}_{number} = fmul {vector} %sum_{query}_{number}, %part_all_{query}
        %output_at_{query}_{number} = getelementptr {vector}, ptr %output_{query}, i64 {number}
        store {vector} %normed_{query}_{number}, ptr %output_at_{query}_{number}, align 4"""
        for query, number in sums
    )
    return f"""
        {begin}
        {loop("value_row", "0", "%num_rows", "1", row, carried)}{end}"""
