"""How the last queries share their attention out over chunks, by mean keys: a kernel for a CPU.

The work is small, half a thousand keys and some twenty queries of a KV head, so a dozen of torch's operators take
longer to be called than to compute (`docs/decisions/0011` has the figures).

A lane of a register is a query, so all that a softmax needs of a query stays in its lane:

    queries   those that share a KV head side by side, turned: [D, Q]
    scores    of some keys at once, number by number of D: [keys, Q]; the greatest of each query
    weights   exp(score − greatest), their sum with the suffix; added up by chunk, divided by the sum

A KV head is one thread's (`workers/kernels/parallel_code.py`). The code is LLVM's assembly language, written for the
head dim, the number of queries and the registers.

Letters as in `workers/selection/rows.py`, and Q queries of a KV head, in whole registers.
"""

import functools
from collections.abc import Callable

import torch

from workers.kernels.exponential import exponential
from workers.kernels.machine_code import Registers, loop, registers_of_host, spread
from workers.kernels.parallel_code import THREADS_DECLARED, Region, region, shared_out

#: (q [N, T', D], scale, means [K, C, M, D], the log-sum-exp of the suffix in terms of one mean [N, T'], the
#: logarithm of each mean's share of its rows [C, M] or None) to shares, [N, T', C]: see `sketched.shares_of_chunks`.
#: For what `kernel_for` says.
ChunkShares = Callable[[torch.Tensor, float, torch.Tensor, torch.Tensor, torch.Tensor | None], torch.Tensor]

#: Registers of queries: with more, few keys have their sums in registers at once.
_MOST_VECTORS = 6
_MOST_KEYS_AT_ONCE = 8
_OPERANDS = {
    **dict.fromkeys(("q", "means", "suffix", "log_share", "scores", "out"), "ptr"),
    **dict.fromkeys(("num_kv_heads", "group", "num_queries", "num_chunks", "num_means", "has_log_share"), "i64"),
    **dict.fromkeys(("q_head", "q_row", "k_head", "k_chunk", "k_mean", "suffix_head"), "i64"),
    "scale": "float",
}


def kernel_for(q_NTD: torch.Tensor, means_KCMD: torch.Tensor, suffix_NT: torch.Tensor) -> ChunkShares | None:
    """The kernel, where it is for these: float32 in the processor's memory, numbers of a vector side by side, few
    queries, no gradients.
    """
    tensors = (q_NTD, means_KCMD, suffix_NT)
    if torch.is_grad_enabled() or not means_KCMD.numel() or suffix_NT.shape != q_NTD.shape[:2]:
        return None
    if not all(each.dtype is torch.float32 and each.is_cpu and each.stride(-1) == 1 for each in tensors):
        return None
    num_queries = q_NTD.shape[0] // len(means_KCMD) * q_NTD.shape[1]
    return shares_by_kernel(q_NTD.shape[2], num_queries)


@functools.cache
def shares_by_kernel(head_dim: int, num_queries: int, registers: Registers | None = None) -> ChunkShares | None:
    """The kernel for so many queries of a KV head; `registers`: other ones than the processor's best.

    None where there is none: it needs what `registers_of_host` does, few queries, and a torch that brings libgomp.
    """
    registers = registers or registers_of_host()
    if registers is None:
        return None
    num_vectors = -(-num_queries // registers.lanes)
    if not 0 < num_vectors <= _MOST_VECTORS:
        return None
    kernel = region(_assembly(head_dim, num_queries, num_vectors, registers), _OPERANDS, registers)
    return _shares_by(kernel, num_vectors * registers.lanes) if kernel is not None else None


def _shares_by(kernel: Region, width: int) -> ChunkShares:
    def shares(
        q_NTD: torch.Tensor,
        scale: float,
        means_KCMD: torch.Tensor,
        suffix_NT: torch.Tensor,
        log_share_CM: torch.Tensor | None,
    ) -> torch.Tensor:
        num_kv_heads, num_chunks, num_means, _ = means_KCMD.shape
        num_heads, num_queries, _ = q_NTD.shape
        share_NTC = q_NTD.new_empty((num_heads, num_queries, num_chunks))
        scores = q_NTD.new_empty((num_kv_heads, num_chunks * num_means, width))
        log_share = scores if log_share_CM is None else log_share_CM.contiguous()
        operands = kernel.pack(
            *(each.data_ptr() for each in (q_NTD, means_KCMD, suffix_NT, log_share, scores, share_NTC)),
            *(num_kv_heads, num_heads // num_kv_heads, num_queries, num_chunks, num_means, log_share_CM is not None),
            *(*q_NTD.stride()[:2], *means_KCMD.stride()[:3], suffix_NT.stride(0)),
            scale,
        )
        kernel.run(kernel.share, operands, torch.get_num_threads(), 0)
        return share_NTC

    return shares


# -- the code ----------------------------------------------------------------------------------------------------------


def _assembly(head_dim: int, num_queries: int, num_vectors: int, registers: Registers) -> str:
    lanes = registers.lanes
    vector, width = f"<{lanes} x float>", num_vectors * lanes
    keys_at_once = min(_MOST_KEYS_AT_ONCE, registers.sums // num_vectors)
    every = range(num_vectors)
    greatest = {f"greatest_{number}": (vector, _least(lanes), f"%greatest_next_{number}") for number in every}
    suffix = "".join(
        f"""
        %suffix_at_{number} = getelementptr {vector}, ptr %suffix_side_by_side, i64 {number}
        %suffix_{number} = load {vector}, ptr %suffix_at_{number}, align 4
        %is_suffix_less_{number} = fcmp olt {vector} %suffix_{number}, %greatest_{number}
        %unit_{number} = select <{lanes} x i1> %is_suffix_less_{number}, {vector} %greatest_{number},
                                {vector} %suffix_{number}
        %suffix_below_{number} = fsub {vector} %suffix_{number}, %unit_{number}
        %weight_suffix_{number} = call {vector} @exponential({vector} %suffix_below_{number})"""
        for number in every
    )
    sums = {f"sum_{number}": (vector, f"%weight_suffix_{number}", f"%sum_next_{number}") for number in every}
    ones = f"<{', '.join(['float 1.0'] * lanes)}>"
    parts = "".join(
        f"""
        %part_{number} = fdiv {vector} {ones}, %sum_{number}"""
        for number in every
    )
    counting = f"""
        %turned = alloca [{head_dim * width} x float], align 64
        %suffix_side_by_side = alloca [{width} x float], align 64
        %num_keys = mul i64 %num_chunks, %num_means
        %last_key = sub i64 %num_keys, 1
        %adds_share = icmp ne i64 %has_log_share, 0"""
    scores = _scored(head_dim, num_vectors, lanes, keys_at_once)
    head = f"""
        %k_number = mul i64 %kv_head, %k_head
        %k_begin = getelementptr float, ptr %means, i64 %k_number
        %scores_of_head = mul i64 %kv_head, %num_keys
        %scores_number = mul i64 %scores_of_head, {width}
        %scores_begin = getelementptr float, ptr %scores, i64 %scores_number
        %first_head = mul i64 %kv_head, %group
        {loop("query", "0", f"{width}", "1", _turned(head_dim, width, num_queries))}
        {loop("key", "0", "%num_keys", f"{keys_at_once}", scores, greatest)}
        {suffix}
        {loop("chunk", "0", "%num_chunks", "1", _weighed(num_vectors, lanes), sums)}{parts}
        {loop("shared", "0", "%num_chunks", "1", _shared(num_vectors, lanes, num_queries))}"""
    return f"""
        {THREADS_DECLARED}
        declare i64 @llvm.smin.i64(i64, i64)
        declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})
        {exponential(lanes)}
        {shared_out(_OPERANDS, "%num_kv_heads", loop("kv_head", "%first", "%end", "1", head), counting)}
    """


def _least(lanes: int) -> str:
    return f"<{', '.join(['float 0xFFF0000000000000'] * lanes)}>"


def _turned(head_dim: int, width: int, num_queries: int) -> str:
    """A query in its lane, and its suffix; in lanes that are left over the last one."""
    number = f"""
        %number_at = getelementptr float, ptr %q_begin, i64 %number
        %q_one = load float, ptr %number_at
        %q_scaled = fmul float %q_one, %scale
        %turned_row = mul i64 %number, {width}
        %turned_number = add i64 %turned_row, %query
        %turned_at = getelementptr float, ptr %turned, i64 %turned_number
        store float %q_scaled, ptr %turned_at"""
    return f"""
        %query_there = call i64 @llvm.smin.i64(i64 %query, i64 {num_queries - 1})
        %head_of_group = udiv i64 %query_there, %num_queries
        %own = urem i64 %query_there, %num_queries
        %head = add i64 %first_head, %head_of_group
        %q_of_head = mul i64 %head, %q_head
        %q_of_row = mul i64 %own, %q_row
        %q_number = add i64 %q_of_head, %q_of_row
        %q_begin = getelementptr float, ptr %q, i64 %q_number
        {loop("number", "0", f"{head_dim}", "1", number)}
        %suffix_of_head = mul i64 %head, %suffix_head
        %suffix_number = add i64 %suffix_of_head, %own
        %suffix_one_at = getelementptr float, ptr %suffix, i64 %suffix_number
        %suffix_one = load float, ptr %suffix_one_at
        %suffix_new_at = getelementptr float, ptr %suffix_side_by_side, i64 %query
        store float %suffix_one, ptr %suffix_new_at"""


def _scored(head_dim: int, num_vectors: int, lanes: int, keys_at_once: int) -> str:
    """Scores of some keys, the last one in the place of those that there are not."""
    vector, width = f"<{lanes} x float>", num_vectors * lanes
    sums = [(key, number) for key in range(keys_at_once) for number in range(num_vectors)]
    keys = "".join(
        f"""
        %key_up_{key} = add i64 %key, {key}
        %key_{key} = call i64 @llvm.smin.i64(i64 %key_up_{key}, i64 %last_key)
        %chunk_{key} = udiv i64 %key_{key}, %num_means
        %mean_{key} = urem i64 %key_{key}, %num_means
        %of_chunk_{key} = mul i64 %chunk_{key}, %k_chunk
        %of_mean_{key} = mul i64 %mean_{key}, %k_mean
        %key_number_{key} = add i64 %of_chunk_{key}, %of_mean_{key}
        %key_begin_{key} = getelementptr float, ptr %k_begin, i64 %key_number_{key}"""
        for key in range(keys_at_once)
    )
    queries = "".join(
        f"""
        %turned_at_{number} = getelementptr {vector}, ptr %turned_row_at, i64 {number}
        %turned_{number} = load {vector}, ptr %turned_at_{number}, align 4"""
        for number in range(num_vectors)
    )
    ones = "".join(
        f"""
        %key_at_{key} = getelementptr float, ptr %key_begin_{key}, i64 %place
        %key_one_{key} = load float, ptr %key_at_{key}
        {spread(f"key_all_{key}", f"%key_one_{key}", "float", lanes)}"""
        for key in range(keys_at_once)
    )
    products = "".join(
        f"""
        %dot_next_{key}_{number} = call {vector} @llvm.fma.v{lanes}f32({vector} %key_all_{key},
            {vector} %turned_{number}, {vector} %dot_{key}_{number})"""
        for key, number in sums
    )
    place = f"""
        %turned_row_number = mul i64 %place, {width}
        %turned_row_at = getelementptr float, ptr %turned, i64 %turned_row_number{queries}{ones}{products}"""
    carried = {f"dot_{key}_{number}": (vector, "zeroinitializer", f"%dot_next_{key}_{number}") for key, number in sums}
    return f"""{keys}
        {loop("place", "0", f"{head_dim}", "1", place, carried)}{_told(num_vectors, lanes, keys_at_once)}"""


def _told(num_vectors: int, lanes: int, keys_at_once: int) -> str:
    """Dot products as scores, where those of the head are kept; and what is the greatest now."""
    vector, width = f"<{lanes} x float>", num_vectors * lanes
    shares = "".join(
        f"""
        %log_share_at_{key} = getelementptr float, ptr %log_share, i64 %key_{key}
        %log_share_there_{key} = load float, ptr %log_share_at_{key}
        %log_share_{key} = select i1 %adds_share, float %log_share_there_{key}, float 0.0
        {spread(f"log_share_all_{key}", f"%log_share_{key}", "float", lanes)}
        %scores_row_{key} = mul i64 %key_{key}, {width}
        %scores_at_{key} = getelementptr float, ptr %scores_begin, i64 %scores_row_{key}"""
        for key in range(keys_at_once)
    )
    most = f"<{', '.join(['float 0x47EFFFFFE0000000'] * lanes)}>"  # the greatest float32 number
    scores = "".join(
        f"""
        %score_or_none_{key}_{number} = fadd {vector} %dot_{key}_{number}, %log_share_all_{key}
        %is_none_{key}_{number} = fcmp uno {vector} %score_or_none_{key}_{number}, zeroinitializer
        %score_or_less_{key}_{number} = select <{lanes} x i1> %is_none_{key}_{number}, {vector} {_least(lanes)},
                                               {vector} %score_or_none_{key}_{number}
        %is_endless_{key}_{number} = fcmp ogt {vector} %score_or_less_{key}_{number}, {most}
        %score_{key}_{number} = select <{lanes} x i1> %is_endless_{key}_{number}, {vector} {most},
                                       {vector} %score_or_less_{key}_{number}
        %score_at_{key}_{number} = getelementptr {vector}, ptr %scores_at_{key}, i64 {number}
        store {vector} %score_{key}_{number}, ptr %score_at_{key}_{number}, align 4
        %is_greater_{key}_{number} = fcmp ogt {vector} %score_{key}_{number}, {_greatest(key, number)}
        %greatest_{"next" if key == keys_at_once - 1 else f"of_{key}"}_{number} = select
            <{lanes} x i1> %is_greater_{key}_{number},
            {vector} %score_{key}_{number}, {vector} {_greatest(key, number)}"""
        for key in range(keys_at_once)
        for number in range(num_vectors)
    )
    return f"{shares}{scores}"


def _greatest(key: int, number: int) -> str:
    """What the score of a key is compared with."""
    return f"%greatest_{number}" if key == 0 else f"%greatest_of_{key - 1}_{number}"


def _weighed(num_vectors: int, lanes: int) -> str:
    """The weights of a chunk's means, added up in the place of the first one's scores."""
    vector, width = f"<{lanes} x float>", num_vectors * lanes
    weights = "".join(
        f"""
        %weigh_at_{number} = getelementptr {vector}, ptr %weigh_row, i64 {number}
        %weigh_{number} = load {vector}, ptr %weigh_at_{number}, align 4
        %below_{number} = fsub {vector} %weigh_{number}, %unit_{number}
        %weight_{number} = call {vector} @exponential({vector} %below_{number})
        %chunk_weight_next_{number} = fadd {vector} %chunk_weight_{number}, %weight_{number}"""
        for number in range(num_vectors)
    )
    mean = f"""
        %weigh_key = add i64 %first_of_chunk, %mean
        %weigh_number = mul i64 %weigh_key, {width}
        %weigh_row = getelementptr float, ptr %scores_begin, i64 %weigh_number{weights}"""
    carried = {
        f"chunk_weight_{number}": (vector, "zeroinitializer", f"%chunk_weight_next_{number}")
        for number in range(num_vectors)
    }
    end = "".join(
        f"""
        %sum_next_{number} = fadd {vector} %sum_{number}, %chunk_weight_{number}
        %chunk_at_{number} = getelementptr {vector}, ptr %chunk_row, i64 {number}
        store {vector} %chunk_weight_{number}, ptr %chunk_at_{number}, align 4"""
        for number in range(num_vectors)
    )
    return f"""
        %first_of_chunk = mul i64 %chunk, %num_means
        {loop("mean", "0", "%num_means", "1", mean, carried)}
        %chunk_number = mul i64 %first_of_chunk, {width}
        %chunk_row = getelementptr float, ptr %scores_begin, i64 %chunk_number{end}"""


def _shared(num_vectors: int, lanes: int, num_queries: int) -> str:
    """A chunk's shares, each to its query."""
    vector, width = f"<{lanes} x float>", num_vectors * lanes
    shares = "".join(
        f"""
        %shared_at_{number} = getelementptr {vector}, ptr %shared_row, i64 {number}
        %shared_weight_{number} = load {vector}, ptr %shared_at_{number}, align 4
        %share_{number} = fmul {vector} %shared_weight_{number}, %part_{number}"""
        for number in range(num_vectors)
    )
    stores = "".join(
        f"""
        %out_query_{query} = add i64 %first_out, {query}
        %out_row_{query} = mul i64 %out_query_{query}, %num_chunks
        %out_number_{query} = add i64 %out_row_{query}, %shared
        %out_at_{query} = getelementptr float, ptr %out, i64 %out_number_{query}
        %share_of_query_{query} = extractelement {vector} %share_{query // lanes}, i64 {query % lanes}
        store float %share_of_query_{query}, ptr %out_at_{query}"""
        for query in range(num_queries)
    )
    return f"""
        %shared_key = mul i64 %shared, %num_means
        %shared_number = mul i64 %shared_key, {width}
        %shared_row = getelementptr float, ptr %scores_begin, i64 %shared_number{shares}
        %first_out = mul i64 %first_head, %num_queries{stores}"""
