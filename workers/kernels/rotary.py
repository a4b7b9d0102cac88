"""Rotary positions of few rows on a CPU: one call of a small kernel for queries, one for keys, and not seven operators.

As with norms, the operators take longer to be called than to compute (`docs/decisions/0011` has the figures). The
numbers are the stock function's, bit for bit. Falcon's attention (`workers/model/falcon.py`) keeps the stock function:
its queries and keys are parts of one product, so they do not lie as the kernel wants them.

Letters: B continuations, T own rows, N heads, of queries or keys, D head dim, R rows.
"""

import ctypes
import functools
import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

import torch
from torch import nn

from workers.device.device import HOST
from workers.kernels.machine_code import Registers, compiled, loop, registers_of_host
from workers.kernels.packed_weight_guard import is_for_kernels

#: The function that turns queries and keys, in transformers' files of models.
_NAME = "apply_rotary_pos_emb"
#: Of queries; with more, threads are worth more than calls.
_MOST_NUMBERS = 2**16
#: (q [B, N, T, D], k [B, N', T, D], cos [B, T, D], sin [B, T, D]) to both of them turned; more arguments are a model's.
Turn = Callable[..., tuple[torch.Tensor, torch.Tensor]]
#: Writes turned rows: (x [R, N, D], cos [R, D], sin [R, D], out [R, N, D]), all float32 and one after the other.
TurnRows = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor], None]


def use_kernel_for_few_positions(network: nn.Module) -> None:
    """Have the attention modules of `network` turn few rows by a kernel.

    Their forward stays the stock one, but for the function that it finds under the name `apply_rotary_pos_emb`: a
    module's class becomes one of its own, and transformers is not changed. Modules that turn otherwise, or not at all,
    stay as they are: each kind is tried.
    """
    for module in network.modules():
        kind: Any = type(module)  # to mypy a class of modules cannot be hashed
        head_dim = getattr(module, "head_dim", None)
        if isinstance(head_dim, int) and all(map(is_for_kernels, module.parameters())):
            module.__class__ = _turning_by_kernel(kind, head_dim)


@functools.cache
def _turning_by_kernel(kind: type[nn.Module], head_dim: int) -> type[nn.Module]:
    """`kind` itself where there is nothing to turn, no kernel for it, or one in place."""
    plain: Any = kind.forward
    stock = plain.__globals__.get(_NAME) if isinstance(plain, FunctionType) else None
    if stock is None or _NAME not in plain.__code__.co_names or stock.__module__ == __name__:
        return kind
    rows = turn_of_rows(head_dim)
    if rows is None or not _is_equal(stock, rows, head_dim):
        return kind
    names = {**plain.__globals__, _NAME: _few_turned_by(rows, stock, head_dim)}
    forward = FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__)
    forward.__kwdefaults__ = plain.__kwdefaults__
    own = {"forward": forward, "__module__": kind.__module__, "__doc__": kind.__doc__}
    return type(kind.__name__, (kind,), own)


def _few_turned_by(rows: TurnRows, stock: Turn, head_dim: int) -> Turn:
    """`stock`, where the kernel is not for what is to be turned."""

    def turn(q: torch.Tensor, k: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, *others: Any, **more: Any) -> Any:
        q_BTND, k_BTND = q.transpose(1, 2), k.transpose(1, 2)  # as a linear layer leaves them
        sizes = (*q_BTND.shape[:2], head_dim)
        fits = cos.shape == sin.shape == sizes and (*k_BTND.shape[:2], k_BTND.shape[3]) == sizes
        fits = fits and q_BTND.shape[3] == head_dim and all(map(_is_plain, (q_BTND, k_BTND, cos, sin)))
        if not fits or not 0 < q.numel() <= _MOST_NUMBERS or others or more or torch.is_grad_enabled():
            return stock(q, k, cos, sin, *others, **more)
        turned = torch.empty_like(q_BTND), torch.empty_like(k_BTND)
        rows(q_BTND, cos, sin, turned[0])
        rows(k_BTND, cos, sin, turned[1])
        return turned[0].transpose(1, 2), turned[1].transpose(1, 2)

    return turn


def _is_plain(tensor: torch.Tensor) -> bool:
    return tensor.dtype is torch.float32 and tensor.is_cpu and tensor.is_contiguous()


@torch.inference_mode()
def _is_equal(stock: Turn, rows: TurnRows, head_dim: int) -> bool:
    generator = torch.Generator(HOST.torch_device).manual_seed(0)
    kind: Any = {"generator": generator, "dtype": torch.float32, "device": HOST.torch_device}
    q, k = (torch.randn(1, 3, heads, head_dim, **kind).transpose(1, 2) for heads in (4, 2))
    cos, sin = torch.randn(2, 1, 3, head_dim, **kind)
    try:
        expected = stock(q, k, cos, sin)
    except (RuntimeError, TypeError):  # it wants other tables, or something else
        return False
    turned = [torch.full_like(each.transpose(1, 2), torch.nan) for each in (q, k)]
    for plain, out in zip((q, k), turned, strict=True):
        rows(plain.transpose(1, 2), cos, sin, out)
    return all(torch.equal(out.transpose(1, 2), right) for out, right in zip(turned, expected, strict=True))


@functools.cache
def turn_of_rows(head_dim: int, registers: Registers | None = None) -> TurnRows | None:
    """The kernel for an even head dim; None where there is none. `registers`: other ones than the processor's best."""
    registers = registers or registers_of_host()
    if registers is None or head_dim % 2 or head_dim == 0:
        return None
    code = compiled(_assembly(head_dim // 2, math.gcd(head_dim // 2, registers.lanes)), registers)
    if code is None:
        return None
    call = code.function("turn", *[ctypes.c_void_p] * 4, *[ctypes.c_int64] * 2)

    def turn(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, out: torch.Tensor) -> None:
        num_rows = cos.numel() // head_dim
        num_heads = x.numel() // cos.numel()
        call(x.data_ptr(), cos.data_ptr(), sin.data_ptr(), out.data_ptr(), num_rows, num_heads)

    return turn


def _assembly(half: int, lanes: int) -> str:
    """`turn`: (x, cos, sin, out, rows, heads). Products are rounded before they are added, as operators do."""
    vector = f"<{lanes} x float>"

    def halves(name: str, base: str) -> str:
        """A register of either half of D, and where it is."""
        return "".join(
            f"""
        %{name}_place_{side} = add i64 %part, {side * half // lanes}
        %{name}_at_{side} = getelementptr {vector}, ptr %{base}, i64 %{name}_place_{side}
        %{name}_{side} = load {vector}, ptr %{name}_at_{side}, align 4"""
            for side in (0, 1)
        )

    part = f"""{halves("number", "x_head")}{halves("cosine", "cos_row")}{halves("sine", "sin_row")}
        %straight_0 = fmul {vector} %number_0, %cosine_0
        %straight_1 = fmul {vector} %number_1, %cosine_1
        %across_0 = fmul {vector} %number_1, %sine_0
        %across_1 = fmul {vector} %number_0, %sine_1
        %turned_0 = fsub {vector} %straight_0, %across_0
        %turned_1 = fadd {vector} %straight_1, %across_1
        %out_at_0 = getelementptr {vector}, ptr %out_head, i64 %number_place_0
        %out_at_1 = getelementptr {vector}, ptr %out_head, i64 %number_place_1
        store {vector} %turned_0, ptr %out_at_0, align 4
        store {vector} %turned_1, ptr %out_at_1, align 4"""
    head = f"""
        %number_of_head = add i64 %first_head, %head
        %head_start = mul i64 %number_of_head, {2 * half}
        %x_head = getelementptr float, ptr %x, i64 %head_start
        %out_head = getelementptr float, ptr %out, i64 %head_start
        {loop("part", "0", str(half // lanes), "1", part)}"""
    row = f"""
        %first_head = mul i64 %row, %num_heads
        %row_start = mul i64 %row, {2 * half}
        %cos_row = getelementptr float, ptr %cos, i64 %row_start
        %sin_row = getelementptr float, ptr %sin, i64 %row_start
        {loop("head", "0", "%num_heads", "1", head)}"""
    return f"""
        define void @turn(ptr %x, ptr %cos, ptr %sin, ptr %out, i64 %num_rows, i64 %num_heads) {{
        {loop("row", "0", "%num_rows", "1", row)}
        ret void
        }}
    """
