"""Instruction sets that native code is compiled for, and the best one of this machine's processor.

The sets are levels of the x86-64 psABI, as compilers and Linux distributions name them, and baseline AArch64, which has
NEON. A processor supports a set if it has every feature that the code may use: an operating system or a hypervisor can
hide single features.
"""

import functools
import platform
from pathlib import Path
from typing import NamedTuple

_CPU_INFO = Path("/proc/cpuinfo")


class InstructionSet(NamedTuple):
    """An instruction set, and the compiler's parameters for it."""

    #: Part of the name of the shared object.
    name: str
    #: Name that `platform.machine` gives.
    machine: str
    #: Number of float32 numbers in a vector of the sources (`LANES`).
    lanes: int
    #: Number of vector registers that hold sums (`SUMS`); the rest hold operands.
    sums: int
    #: Features, by their names in Linux's /proc/cpuinfo.
    features: frozenset[str]
    #: Options of clang for target, with the oldest supported glibc, and processor.
    options: tuple[str, ...]


_V3 = frozenset(
    {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"}
    | {"cx16", "popcnt", "pni", "ssse3", "sse4_1", "sse4_2"}
)
_V4 = _V3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
_X86 = ("-target", "x86_64-linux-gnu.2.17")

#: Set with 32 vector registers. Without the last option clang splits 512-bit vectors for this level.
X86_64_V4 = InstructionSet("x86-64-v4", "x86_64", 16, 24, _V4, (*_X86, "-mcpu=x86_64_v4", "-mprefer-vector-width=512"))
#: Set with 16 vector registers.
X86_64_V3 = InstructionSet("x86-64-v3", "x86_64", 8, 12, _V3, (*_X86, "-mcpu=x86_64_v3"))
#: Set with 32 registers of 4 numbers, used in pairs.
AARCH64 = InstructionSet("aarch64", "aarch64", 8, 12, frozenset({"asimd"}), ("-target", "aarch64-linux-gnu.2.17"))
#: All sets, best first.
INSTRUCTION_SETS = (X86_64_V4, X86_64_V3, AARCH64)

_is_off = False


def switch_off() -> None:
    """Run this process without native code. Call before the first model is loaded."""
    global _is_off
    _is_off = True


def instruction_set_of_host() -> InstructionSet | None:
    """The best set of this processor; None without one, or after `switch_off`."""
    return None if _is_off else _best()


@functools.cache
def _best() -> InstructionSet | None:
    return best_of(platform.machine(), _CPU_INFO.read_text() if _CPU_INFO.exists() else "")


def best_of(machine: str, cpu_info: str) -> InstructionSet | None:
    """The best set of a processor with this `/proc/cpuinfo`; None if it supports none."""
    features = _features(cpu_info)
    return next((each for each in INSTRUCTION_SETS if each.machine == machine and each.features <= features), None)


def _features(cpu_info: str) -> frozenset[str]:
    """Features common to all processors, which differ on some hybrid machines."""
    found = [
        frozenset(line.partition(":")[2].split())
        for line in cpu_info.splitlines()
        if line.partition(":")[0].strip() in ("flags", "Features")
    ]
    return frozenset.intersection(*found) if found else frozenset()
