"""e to the power of a register's numbers, in LLVM's assembly language: what kernels make weights of scores with."""

import ctypes
import math

#: Less than this is as good as nothing, and its exponential would be no normal number.
_LEAST = -86.0
#: Of the polynomial, from Cephes (`expf`): its error is less than two units of the last place.
_COEFFICIENTS = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 0.5)
#: The logarithm of 2 in two parts, the first of which has so few digits that a whole number times it is exact.
_LOG_2 = 0.693359375, -2.12194440e-4
#: What is added to it has no digits after the point.
_WHOLE = 1.5 * 2**23


def exponential(lanes: int) -> str:
    """`@exponential`, of a register of so many float32 numbers up to 0: a power of 2 times a polynomial of the rest.

    NaN of NaN; of less than -86 as of that. Calls `llvm.fma`, which its module declares.
    """
    vector = f"<{lanes} x float>"

    def all_of(number: float) -> str:
        return f"<{', '.join([f'float {_written(number)}'] * lanes)}>"

    def fma(name: str, one: str, other: str, added: str) -> str:
        return f"%{name} = call {vector} @llvm.fma.v{lanes}f32({vector} {one}, {vector} {other}, {vector} {added})"

    polynomial = "".join(
        f"""
        {fma(f"p_{number}", f"%p_{number - 1}" if number > 1 else all_of(_COEFFICIENTS[0]), "%rest", all_of(of))}"""
        for number, of in enumerate(_COEFFICIENTS[1:], 1)
    )
    return f"""
        define private {vector} @exponential({vector} %number) alwaysinline {{
        %is_less = fcmp olt {vector} %number, {all_of(_LEAST)}
        %x = select <{lanes} x i1> %is_less, {vector} {all_of(_LEAST)}, {vector} %number
        {fma("shifted", "%x", all_of(1 / math.log(2)), all_of(_WHOLE))}
        %power = fsub {vector} %shifted, {all_of(_WHOLE)}
        {fma("rest_high", "%power", all_of(-_LOG_2[0]), "%x")}
        {fma("rest", "%power", all_of(-_LOG_2[1]), "%rest_high")}{polynomial}
        %square = fmul {vector} %rest, %rest
        {fma("above_one", f"%p_{len(_COEFFICIENTS) - 1}", "%square", "%rest")}
        %mantissa = fadd {vector} %above_one, {all_of(1.0)}
        %bits = bitcast {vector} %shifted to <{lanes} x i32>
        %exponent = shl <{lanes} x i32> %bits, <{", ".join(["i32 23"] * lanes)}>
        %exponent_of_one = add <{lanes} x i32> %exponent, <{", ".join([f"i32 {127 << 23}"] * lanes)}>
        %scale = bitcast <{lanes} x i32> %exponent_of_one to {vector}
        %exp = fmul {vector} %mantissa, %scale
        ret {vector} %exp
        }}
    """


def _written(number: float) -> str:
    """A float32 number as LLVM's assembly language has it: the bits of the double that it is."""
    bits = int.from_bytes(bytes(ctypes.c_double(ctypes.c_float(number).value)), "little")
    return f"0x{bits:016X}"
