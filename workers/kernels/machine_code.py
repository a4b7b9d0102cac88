"""Small kernels for this machine's processor: LLVM's assembly language in, machine code out, by llvmlite.

Where llvmlite is missing, as on machines with torch alone, or the processor is not one of those here, there is none:
torch's own operators serve, too.
"""

import ctypes
import logging
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

try:
    from llvmlite import binding as llvm
except (ImportError, OSError):  # missing, or its library cannot be loaded
    llvm = None

_log = logging.getLogger(__name__)


class Registers(NamedTuple):
    """`lanes`: float32 numbers in one of the processor's. `sums`: how many are for sums; others hold operands."""

    lanes: int
    sums: int


#: By the processor's feature, best first. AVX-512 has 32 registers, AVX2, which comes with FMA, 16.
_REGISTERS = {"avx512f": Registers(16, 24), "fma": Registers(8, 12)}


def registers_of_host() -> Registers | None:
    """None where nothing can be compiled, or not for this processor."""
    if llvm is None:
        return None
    features = llvm.get_host_cpu_features()
    return next((registers for feature, registers in _REGISTERS.items() if features.get(feature)), None)


class MachineCode:
    """A module of LLVM's assembly language, compiled. Owns: the code, which lives as long as this.

    `registers`: those that it was written for. `symbols`: addresses of what it calls. Made by `compiled`.
    """

    def __init__(self, assembly: str, registers: Registers, symbols: Mapping[str, Any]) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        for name, function in symbols.items():
            llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)
        features = llvm.get_host_cpu_features()
        for feature in features:
            if registers != _REGISTERS["avx512f"] and feature.startswith("avx512"):
                features[feature] = False
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=features.flatten(), opt=3, jit=True
        )
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(assembly), machine)
        self._engine.finalize_object()

    def address(self, function: str) -> int:
        """Points to code that this owns."""
        address: int = self._engine.get_function_address(function)
        return address

    def function(self, name: str, *arguments: Any) -> Callable[..., None]:
        """One that can be called, and holds this while it lives. `arguments`: their types, of ctypes.

        Python's lock is held: to give it away for microseconds may mean to wait for it longer.
        """
        function = ctypes.PYFUNCTYPE(None, *arguments)(self.address(name))
        function.code = self  # type: ignore[attr-defined]
        return function


def compiled(assembly: str, registers: Registers, symbols: Mapping[str, Any] | None = None) -> MachineCode | None:
    """See `MachineCode`. None, and a line in the log, where it cannot be compiled: models are served without, too."""
    try:
        return MachineCode(assembly, registers, symbols or {})
    except (RuntimeError, OSError) as error:
        _log.warning("computing without a kernel of our own, for it cannot be compiled: %s", error)
        return None


def loop(
    name: str, start: str, stop: str, step: str, body: str, carried: dict[str, tuple[str, str, str]] | None = None
) -> str:
    """`body` for every i64 `name`. `carried`: values that it hands on: their type, the first, what comes next."""
    values = "".join(
        f"""
        %{value} = phi {kind} [{first}, %{name}_begin], [{later}, %{name}_again]"""
        for value, (kind, first, later) in (carried or {}).items()
    )
    return f"""br label %{name}_begin
        {name}_begin:
        br label %{name}_test
        {name}_test:
        %{name} = phi i64 [{start}, %{name}_begin], [%{name}_next, %{name}_again]{values}
        %{name}_is_in = icmp slt i64 %{name}, {stop}
        br i1 %{name}_is_in, label %{name}_body, label %{name}_end
        {name}_body:{body}
        br label %{name}_again
        {name}_again:
        %{name}_next = add i64 %{name}, {step}
        br label %{name}_test
        {name}_end:"""


def spread(name: str, value: str, kind: str, lanes: int) -> str:
    """`%{name}`: a register with `value` in all of its lanes."""
    vector = f"<{lanes} x {kind}>"
    return f"""%{name}_lane = insertelement {vector} poison, {kind} {value}, i64 0
        %{name} = shufflevector {vector} %{name}_lane, {vector} poison, <{lanes} x i32> zeroinitializer"""
