"""The kernels for AArch64, run in an emulator, give the numbers of those for AVX2.

AVX2 is compared because it has registers for as many sums.
"""

import ctypes
import shutil
import struct
import subprocess
import sys
from importlib import util
from pathlib import Path

import numpy as np
import pytest
import torch
from coded_weight import weight_in

from kvstore.native.build import compile_object
from kvstore.native.instruction_sets import AARCH64, X86_64_V3
from kvstore.native.native_code import COMPILER_OPTIONS
from tests.support.every_case import IS_EVERY
from workers.kernels.coded_weights import Blocks, Form, blocks_of
from workers.kernels.native.library import KERNELS
from workers.kernels.native.parallel_code import has_kernels, regions
from workers.kernels.native.structs import After, Before, Dots, NewestRows, Product, Source, Tiles

EMULATOR = shutil.which("qemu-aarch64")
pytestmark = [
    pytest.mark.skipif(not IS_EVERY, reason="compiling takes seconds: make test-all runs it"),
    pytest.mark.skipif(EMULATOR is None, reason="no emulator of AArch64: apt-get install qemu-user"),
    pytest.mark.skipif(util.find_spec("ziglang") is None, reason="no compiler (ziglang)"),
    pytest.mark.skipif(
        not has_kernels() or not regions(["product"], X86_64_V3), reason="this processor cannot run kernels for AVX2"
    ),
]
WIDTH = 2 * AARCH64.lanes
ROWS, HIDDEN, HEADS, KV_HEADS, HEAD_DIM, COLUMNS = 13, 96, 4, 2, 32, 192


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    """Path of a program with the AArch64 kernels and `run_kernel.c`."""
    path = tmp_path_factory.mktemp("arm") / "run_kernel"
    left_out = ("-ffreestanding", "-fPIC", "-shared")
    options = [each for each in COMPILER_OPTIONS if each not in left_out]
    driver = str(Path(__file__).with_name("run_kernel.c"))
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-linux-musl")
    compile_object(KERNELS, AARCH64, path, (*zig, *options, driver))
    return path


class Memory:
    """Memory that a kernel reads and writes, and the places of addresses in it."""

    def __init__(self) -> None:
        self.random = np.random.default_rng(5)
        self.bytes = bytearray()
        self.addresses: list[int] = []

    def put(self, numbers: np.ndarray) -> int:
        place = (len(self.bytes) + 63) // 64 * 64
        self.bytes += bytes(place - len(self.bytes)) + numbers.tobytes()
        return place

    def drawn(self, *shape: int) -> int:
        return self.put(self.random.standard_normal(shape).astype(np.float32))

    def room(self, *shape: int) -> int:
        return self.put(np.zeros(shape, np.float32))

    def weights(self, blocks: Blocks) -> int:
        return self.put(blocks.numbers.contiguous().view(torch.uint8).numpy())

    def operands(self, kind: type[ctypes.Structure], *values: float, addresses: int) -> int:
        """Put a kernel's operands. The first `addresses` values are places in this memory, or None."""
        place = self.put(np.zeros(0))
        self.bytes += bytes(kind(*(0 if value is None else value for value in values)))
        self.addresses += [place + 8 * field for field in range(addresses) if values[field] is not None]
        return place

    def after(self, kernel: str, operands: int, kind: type[ctypes.Structure]) -> bytes:
        """Contents of the memory after the AVX2 kernel has run on it."""
        memory = (ctypes.c_char * len(self.bytes)).from_buffer_copy(self.bytes)
        start = ctypes.addressof(memory)
        self._shift(memory, start)
        (region,) = regions([kernel], X86_64_V3)
        region(kind.from_buffer(memory, operands), 1)
        self._shift(memory, -start)
        return bytes(memory)

    def after_on_arm(self, program: Path, kernel: str, operands: int) -> bytes:
        numbers = (len(self.bytes), operands, len(self.addresses), *self.addresses)
        given = kernel.encode().ljust(32, b"\0") + struct.pack(f"<{len(numbers)}q", *numbers) + self.bytes
        done = subprocess.run([str(EMULATOR), str(program)], input=given, capture_output=True, check=True).stdout
        memory = bytearray(done)
        for address in self.addresses:
            memory[address : address + 8] = self.bytes[address : address + 8]
        return bytes(memory)

    def _shift(self, memory: ctypes.Array, by: int) -> None:
        for address in self.addresses:
            pointer = ctypes.c_int64.from_buffer(memory, address)
            pointer.value += by


def blocks(form: Form, num_outputs: int, num_inputs: int) -> Blocks:
    return blocks_of(weight_in(form, num_outputs, num_inputs // 32, 3), WIDTH)


def product(memory: Memory, form: Form) -> int:
    taken, weight = memory.room(2), blocks(form, COLUMNS, HIDDEN)
    x, packed = memory.drawn(ROWS, HIDDEN), memory.room(ROWS, HIDDEN)
    added, out = memory.drawn(ROWS, COLUMNS), memory.room(ROWS, COLUMNS)
    sizes = ROWS, HIDDEN, COLUMNS, form, COLUMNS
    return memory.operands(Product, memory.weights(weight), x, packed, added, out, taken, *sizes, addresses=6)


def before(memory: Memory, form: Form) -> int:
    heads = HEADS + 2 * KV_HEADS
    places = [
        *(memory.drawn(ROWS, HIDDEN), memory.drawn(HIDDEN), memory.room(ROWS, HIDDEN), memory.room(ROWS, HIDDEN)),
        *(memory.room(2), memory.weights(blocks(form, heads * HEAD_DIM, HIDDEN)), memory.drawn(heads * HEAD_DIM)),
        *(memory.room(ROWS, heads, HEAD_DIM), memory.drawn(HEAD_DIM), memory.drawn(HEAD_DIM)),
        *(memory.drawn(ROWS, HEAD_DIM), memory.drawn(ROWS, HEAD_DIM)),
    ]
    return memory.operands(Before, *places, ROWS, HIDDEN, form, HEADS, KV_HEADS, HEAD_DIM, 1e-5, addresses=12)


def after(memory: Memory, form: Form) -> int:
    seen = HEADS * HEAD_DIM
    places = [
        *(memory.drawn(ROWS, seen), memory.drawn(ROWS, HIDDEN), memory.weights(blocks(form, HIDDEN, seen))),
        *(memory.room(ROWS, HIDDEN), memory.drawn(HIDDEN), memory.room(ROWS, HIDDEN), memory.room(ROWS, COLUMNS)),
        *(memory.weights(blocks(form, 2 * COLUMNS, HIDDEN)), memory.room(ROWS, 2, COLUMNS)),
        *(memory.room(ROWS, COLUMNS), memory.weights(blocks(form, HIDDEN, COLUMNS)), memory.room(ROWS, HIDDEN)),
        memory.room(6),
    ]
    return memory.operands(After, *places, ROWS, seen, HIDDEN, COLUMNS, form, form, form, 1e-5, addresses=13)


def dots(memory: Memory, _: Form) -> int:
    places = memory.drawn(COLUMNS, HIDDEN), memory.drawn(ROWS, HIDDEN), memory.room(ROWS, COLUMNS)
    return memory.operands(Dots, *places, ROWS, HIDDEN, COLUMNS, addresses=3)


def tiles(memory: Memory, _: Form) -> int:
    past = 70
    places = [
        *(memory.drawn(HEADS, ROWS, HEAD_DIM), *(memory.drawn(KV_HEADS, past + ROWS, HEAD_DIM) for _ in range(2))),
        *(memory.room(ROWS, HEADS, HEAD_DIM), memory.room(HEADS, ROWS), memory.room(2)),
    ]
    sizes = past + ROWS, HEAD_DIM, ROWS, KV_HEADS, HEADS // KV_HEADS, 1
    strides = ROWS * HEAD_DIM, HEAD_DIM, *((past + ROWS) * HEAD_DIM, HEAD_DIM) * 2
    return memory.operands(Tiles, *places, *sizes, *strides, HEAD_DIM**-0.5, addresses=6)


def newest(memory: Memory, _: Form) -> int:
    """Operands of attention for two requests, of 40 and 19 rows."""
    strides = (HEAD_DIM, KV_HEADS * HEAD_DIM) * 2
    rows = [[memory.drawn(size, KV_HEADS, HEAD_DIM) for _ in range(2)] for size in (40, 19)]
    sources = [
        memory.operands(Source, *places, size, *strides, request, 0, KV_HEADS, 1, addresses=2)
        for request, (places, size) in enumerate(zip(rows, (40, 19), strict=True))
    ]
    table = memory.put(np.zeros(0))
    for source in sources:
        place = len(memory.bytes)
        memory.bytes += memory.bytes[source : source + ctypes.sizeof(Source)]
        memory.addresses += [place, place + 8]
    places = [
        *(table, memory.put(np.arange(2)), memory.drawn(2, HEADS, HEAD_DIM)),
        *(memory.drawn(2, KV_HEADS, HEAD_DIM), memory.drawn(2, KV_HEADS, HEAD_DIM)),
        *(memory.room(2, HEADS, HEAD_DIM), memory.room(2, HEADS), memory.room(3, HEADS, HEAD_DIM)),
        memory.put(np.full((3, HEADS), -np.inf, np.float32)),
    ]
    of_pass = HEADS * HEAD_DIM, HEAD_DIM, *(KV_HEADS * HEAD_DIM, HEAD_DIM) * 2
    sizes = 2, 16, KV_HEADS, HEADS // KV_HEADS, HEAD_DIM
    return memory.operands(NewestRows, *places, *sizes, *of_pass, HEAD_DIM**-0.5, addresses=9)


@pytest.mark.parametrize(
    ("kernel", "kind", "make", "form"),
    [
        *(("product", Product, product, form) for form in Form),
        *(("before", Before, before, form) for form in Form),
        *(("after", After, after, form) for form in Form),
        ("dots", Dots, dots, Form.FLOAT32),
        ("attention_in_tiles", Tiles, tiles, Form.FLOAT32),
        ("attention_of_newest", NewestRows, newest, Form.FLOAT32),
    ],
)
def test_an_arm_processor_gives_the_numbers_of_avx2(kernel, kind, make, form, program) -> None:
    memory = Memory()
    operands = make(memory, form)
    expected, given = memory.after(kernel, operands, kind), memory.after_on_arm(program, kernel, operands)
    assert expected != bytes(memory.bytes), "the kernel writes something"
    # Bit for bit, except for logarithms, which come from the C library: those outputs are compared as numbers.
    if "attention" not in kernel:
        assert given == expected
    numbers, other = (np.frombuffer(each[: len(each) // 4 * 4], np.float32) for each in (given, expected))
    np.testing.assert_allclose(numbers, other, rtol=1e-6)
