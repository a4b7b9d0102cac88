"""Verified copies: digests as the xxhash package has them, bytes at their targets, nothing outside the memories."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
import xxhash
from hypothesis import given
from hypothesis import strategies as st

from kvstore.copies import verified_copies
from kvstore.copies.verified_copies import COPIES, NO_PARTS, PART, UNIT, copy_verified, digest_units
from kvstore.native.instruction_sets import INSTRUCTION_SETS, InstructionSet, instruction_set_of_host
from kvstore.native.native_code import loaded

#: More than three pieces of what is hashed before its copies begin.
LARGE = 100_000
RANDOM = np.random.default_rng(1).integers(0, 256, LARGE + 4096, np.uint8)


def sets_of_host() -> list[InstructionSet | None]:
    best = instruction_set_of_host()
    here = [each for each in INSTRUCTION_SETS if best is not None and each.machine == best.machine]
    return [each for each in here if each.features <= best.features] + [None] if best is not None else [None]


@pytest.fixture(params=sets_of_host(), ids=lambda each: "numpy" if each is None else each.name, autouse=True)
def instruction_set(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> InstructionSet | None:
    if request.param is not None and loaded(COPIES, request.param) is None:
        pytest.skip("not compiled: make kernels")
    monkeypatch.setattr(verified_copies, "instruction_set_of_host", lambda: request.param)
    return request.param


def digest(raw: npt.NDArray[np.uint8]) -> int:
    return xxhash.xxh3_64_intdigest(raw.tobytes())


def unit(
    offset: int, size: int, first: int = 0, end: int = 0, source: npt.NDArray[np.uint8] = RANDOM
) -> tuple[int, ...]:
    return offset, size, digest(source[offset : offset + size]), first, end


def test_digests_of_every_short_length_and_of_long_ones_are_those_of_the_package() -> None:
    sizes = [*range(1100), 2047, 2048, 2049, 32767, 32768, 32769, 65536, 65537, LARGE]
    units = np.array([unit(7 * number % 1000, size) for number, size in enumerate(sizes)], UNIT)
    assert copy_verified(RANDOM, RANDOM, units, NO_PARTS).all()
    unknown = with_digests(units, 1)
    digest_units(RANDOM, unknown)
    assert np.array_equal(unknown, units)
    for wrong in (1, 1 << 63):
        assert not copy_verified(RANDOM, RANDOM, with_digests(units, wrong), NO_PARTS).any()


def with_digests(units: np.ndarray, flipped: int) -> np.ndarray:
    changed = units.copy()
    changed["digest"] ^= np.uint64(flipped)
    return changed


@given(st.data())
def test_parts_of_sound_and_of_damaged_units_are_told_apart(data: st.DataObject) -> None:
    source, target = RANDOM.copy(), np.zeros(LARGE, np.uint8)
    expected, units, parts = target.copy(), list[tuple[int, ...]](), list[tuple[int, int, int]]()
    is_sound, room = list[bool](), 0
    for size in data.draw(st.lists(st.integers(0, 3000) | st.integers(32_000, 34_000), max_size=5)):
        offset = data.draw(st.integers(0, len(source) - size))
        cuts = sorted(data.draw(st.lists(st.integers(0, size), max_size=6)))
        first = len(parts)
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            if room + end - start > len(target):
                break
            parts.append((start, end - start, room))
            expected[room : room + end - start] = source[offset + start : offset + end]
            room += end - start + 1
        units.append(unit(offset, size, first, len(parts)))
        is_sound.append(data.draw(st.booleans()))
        if not is_sound[-1]:
            units[-1] = (*units[-1][:2], units[-1][2] ^ 1, *units[-1][3:])
    found = copy_verified(source, target, np.array(units, UNIT), np.array(parts, PART))
    assert found.tolist() == is_sound
    assert np.array_equal(target, expected), "nothing else is written, and every part is"
    assert np.array_equal(source, RANDOM)


def test_a_large_call_stores_past_the_caches_at_any_alignment() -> None:
    rng, size = np.random.default_rng(2), 60_000
    source = rng.integers(0, 256, 128 * size, np.uint8)
    target = np.zeros(len(source) + 128 * 64, np.uint8)
    expected, units, parts = target.copy(), [], []
    for number in range(128):
        start, left_out, to = int(rng.integers(0, 3000)), int(rng.integers(0, 200)), number * (size + 64) + number % 64
        length = size - start - left_out
        parts.append((start, length, to))
        units.append(unit(number * size, size, number, number + 1, source))
        expected[to : to + length] = source[number * size + start :][:length]
    assert sum(length for _, length, _ in parts) > 4 * 2**20
    assert copy_verified(source, target, np.array(units, UNIT), np.array(parts, PART)).all()
    assert np.array_equal(target, expected)


@pytest.mark.parametrize("flipped", [0, 1023, 1024, 32767, 32768, LARGE - 65, LARGE - 64, LARGE - 1])
def test_a_bit_anywhere_in_a_unit_is_seen(flipped: int) -> None:
    source = RANDOM.copy()
    units = np.array([unit(0, LARGE), unit(LARGE, 500)], UNIT)
    source[flipped] ^= 1
    assert copy_verified(source, source, units, NO_PARTS).tolist() == [False, True]


FAR = 2**62


@pytest.mark.parametrize(
    ("units", "parts"),
    [
        ([(LARGE + 4000, 97, 0, 0, 0)], []),
        ([(-1, 10, 0, 0, 0)], []),
        ([(0, -1, 0, 0, 0)], []),
        ([(FAR, FAR, 0, 0, 0)], []),
        ([(0, 10, 0, 0, 2)], [(0, 1, 0)]),
        ([(0, 10, 0, -1, 1)], [(0, 1, 0)]),
        ([(0, 10, 0, 1, 0)], [(0, 1, 0)]),
        ([(0, 10, 0, 0, 1)], [(1, 10, 0)]),
        ([(0, 10, 0, 0, 1)], [(-1, 2, 0)]),
        ([(0, 10, 0, 0, 1)], [(0, 2, 99)]),
        ([(0, 10, 0, 0, 1)], [(0, 2, -1)]),
        ([(0, 10, 0, 0, 1)], [(0, -2, 5)]),
        ([(0, 10, 0, 0, 1)], [(0, 2, FAR)]),
        ([(0, 10, 0, 0, 1), (0, 10, 0, 1, 2)], [(0, 10, 0), (0, 10, 95)]),
        ([(0, 10, 0, 0, 2)], [(4, 2, 0), (3, 1, 2)]),
    ],
)
def test_what_lies_outside_is_refused_before_a_byte_is_touched(units: list, parts: list) -> None:
    target = np.zeros(100, np.uint8)
    with pytest.raises(IndexError, match="outside its memory"):
        copy_verified(RANDOM, target, np.array(units, UNIT), np.array(parts, PART))
    assert not target.any()
    with_outside = np.array([(0, 10, 7, 0, 0), (LARGE + 4000, 97, 7, 0, 0)], UNIT)
    with pytest.raises(IndexError, match="outside its memory"):
        digest_units(RANDOM, with_outside)
    assert with_outside["digest"].tolist() == [7, 7]


def test_nothing_at_all_is_sound(instruction_set: Callable[..., None]) -> None:
    empty = np.empty(0, np.uint8)
    assert copy_verified(empty, empty, np.empty(0, UNIT), NO_PARTS).tolist() == []
    assert copy_verified(empty, empty, np.array([unit(0, 0)], UNIT), NO_PARTS).tolist() == [True]
