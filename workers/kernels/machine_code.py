"""Small kernels for this machine's processor: LLVM IR in, machine code out, by llvmlite.

The IR is made of the C in `workers/kernels/source` and lies beside it (`scripts/compile_kernels.py`), so no machine
needs a C compiler. Where llvmlite is missing, as on machines with torch alone, or the processor is not one of those
here, there is no kernel: torch's own operators serve, too. So it is where `RUNAHEAD_CPU_KERNELS` is 0.
"""

import ctypes
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

try:
    from llvmlite import binding as llvm
except (ImportError, OSError):  # missing, or its library cannot be loaded
    llvm = None

_log = logging.getLogger(__name__)
_SOURCE = Path(__file__).parent / "source"


class Registers(NamedTuple):
    """`lanes`: float32 numbers in one of the processor's. `sums`: how many are for sums; others hold operands."""

    kind: str
    lanes: int
    sums: int


#: AVX-512 has 32 registers, AVX2, which comes with FMA, 16.
AVX512, AVX2 = Registers("avx512", 16, 24), Registers("avx2", 8, 12)
#: By the processor's feature, best first.
_REGISTERS = {"avx512f": AVX512, "fma": AVX2}


def registers_of_host() -> Registers | None:
    """None where nothing can be compiled, or not for this processor, or nothing shall be."""
    if llvm is None or os.environ.get("RUNAHEAD_CPU_KERNELS") == "0":
        return None
    features = llvm.get_host_cpu_features()
    return next((registers for feature, registers in _REGISTERS.items() if features.get(feature)), None)


class MachineCode:
    """LLVM IR, compiled. Owns: the code, which lives as long as this.

    `registers`: those that it was written for. `symbols`: addresses of what it calls. Made by `compiled`.
    """

    def __init__(self, ir: str, registers: Registers, symbols: Mapping[str, Any]) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        for name, function in symbols.items():
            llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)
        features = llvm.get_host_cpu_features()
        for feature in features:
            if registers != AVX512 and feature.startswith("avx512"):
                features[feature] = False
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=features.flatten(), opt=3, jit=True
        )
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(ir), machine)
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


def compiled(source: str, registers: Registers, symbols: Mapping[str, Any] | None = None) -> MachineCode | None:
    """Of `source/{source}.c`. None, and a line in the log, where it cannot be compiled: models are served without."""
    try:
        return MachineCode((_SOURCE / f"{source}.{registers.kind}.ll").read_text(), registers, symbols or {})
    except (RuntimeError, OSError) as error:
        _log.warning("computing without a kernel of our own, for it cannot be compiled: %s", error)
        return None
