"""The tier's blocks on disk: found, verified and bounded, through faults, crashes and full disks."""

import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvstore.disk.files import OsFiles
from kvstore.errors import StoreLocked
from runahead.vllm.tiering import slot_files
from runahead.vllm.tiering.block_index import BlockIndex
from runahead.vllm.tiering.identity import check_hash_seed, engine_fields, identity_digest, transient, weights_digest
from runahead.vllm.tiering.slot_files import Block
from tests.support.tier_rig import IDENTITY, NUM_CHUNKS, SLOT_BYTES, TierRig, key_of

KEYS = [key_of(at) for at in range(24)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tier"


@pytest.fixture
def small_segments(monkeypatch: pytest.MonkeyPatch) -> int:
    """Slots of a segment."""
    monkeypatch.setattr(slot_files, "SEGMENT_BYTES", 8 * SLOT_BYTES)
    return 8


@pytest.fixture
def rig(path: Path, small_segments: int) -> Iterator[TierRig]:
    rig = TierRig(path)
    yield rig
    rig.close()


class FaultyFiles(OsFiles):
    """Fails or holds back calls on request."""

    def __init__(self) -> None:
        super().__init__()
        self.write_error = self.read_error = self.sync_error = 0
        self.may_read = threading.Event()
        self.may_read.set()

    def pwritev(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        if self.write_error:
            super().pwritev(descriptor, buffers[:1], offset_bytes)
            raise OSError(self.write_error, os.strerror(self.write_error))
        return super().pwritev(descriptor, buffers, offset_bytes)

    def preadv(self, descriptor: int, buffers: Sequence[memoryview], offset_bytes: int) -> int:
        self.may_read.wait()
        if self.read_error:
            raise OSError(self.read_error, os.strerror(self.read_error))
        return super().preadv(descriptor, buffers, offset_bytes)

    def fdatasync(self, descriptor: int) -> None:
        if self.sync_error:
            raise OSError(self.sync_error, os.strerror(self.sync_error))
        super().fdatasync(descriptor)


def test_stored_blocks_are_found_and_loaded_in_this_process_and_the_next(path: Path) -> None:
    for is_new in (True, False):
        rig = TierRig(path)
        if is_new:
            assert rig.save(KEYS).is_whole
        assert rig.known([*KEYS, key_of("another")]) == KEYS
        assert rig.read(list(reversed(KEYS))) == dict.fromkeys(KEYS, True)
        rig.close()


def test_blocks_that_are_stored_already_are_not_written_again(rig: TierRig) -> None:
    rig.save(KEYS[:4])
    assert rig.save(KEYS[:6]).is_whole
    assert rig.tier.counts["stored_blocks"] == 6


def test_ten_times_the_limit_stays_within_it(path: Path, small_segments: int) -> None:
    disk_bytes = 64 * SLOT_BYTES
    rig = TierRig(path, disk_bytes)
    most = 0
    names = [[key_of((turn, at)) for at in range(32)] for turn in range(20)]
    for turn, keys in enumerate(names):
        rig.prompt(str(turn), keys)
        most = max(most, rig.disk_bytes())
    assert disk_bytes // 2 < most <= disk_bytes
    everything = [key for keys in names for key in keys]
    found = rig.known(everything)
    assert len(found) == rig.tier.num_blocks > 24
    assert rig.tier.counts["evicted_blocks"] == len(everything) - len(found)
    assert rig.read(found) == dict.fromkeys(found, True)
    rig.close()


def _flip(offset: int) -> Callable[[TierRig], None]:
    def flip(rig: TierRig) -> None:
        for path in rig.segments():
            with path.open("r+b") as file:
                for at in range(0, path.stat().st_size, SLOT_BYTES):
                    byte = os.pread(file.fileno(), 1, at + offset)[0]
                    os.pwrite(file.fileno(), bytes([byte ^ 4]), at + offset)

    return flip


def _truncate(rig: TierRig) -> None:
    for path in rig.segments():
        os.truncate(path, 4096 + 1)


def _empty(rig: TierRig) -> None:
    for path in rig.segments():
        os.truncate(path, 0)


def _swap_files(rig: TierRig) -> None:
    """Rotate the contents of segments, in place as the tier has the files open."""
    contents = [path.read_bytes() for path in rig.segments()]
    for path, content in zip(rig.segments(), contents[1:] + contents[:1], strict=True):
        with path.open("r+b") as file:
            file.write(content)


def _swap_slots(rig: TierRig) -> None:
    """Exchange the payloads of neighbours and leave their headers."""
    for path in rig.segments():
        slots = np.memmap(path, np.uint8, "r+").reshape(-1, SLOT_BYTES)
        slots[:, 4096:] = np.roll(slots[:, 4096:], 1, axis=0)


@pytest.mark.parametrize(
    "damage",
    [_flip(0), _flip(30), _flip(150), _flip(4096), _flip(SLOT_BYTES - 1), _truncate, _empty, _swap_files, _swap_slots],
    ids=["magic", "key", "header", "first byte", "last byte", "truncated", "emptied", "files swapped", "slots swapped"],
)
@pytest.mark.parametrize("is_reopened", [False, True], ids=["in use", "reopened"])
def test_a_wrong_block_is_never_given_out(rig: TierRig, damage: Callable[[TierRig], None], is_reopened: bool) -> None:
    rig.save(KEYS)
    if is_reopened:
        rig.close()
    damage(rig)
    again = TierRig(rig.path) if is_reopened else rig
    again.tier.begin_request("r", {})
    asked = again.known(KEYS)
    read = again.read(KEYS)
    assert False not in read.values()
    # Segments that are swapped while no tier has them open hold good blocks under their own keys.
    assert (read == dict.fromkeys(KEYS, True)) == (is_reopened and damage is _swap_files)
    assert again.tier.counts["wrong_blocks"] == len(asked) - len(read)
    assert again.known(KEYS) == list(read)
    # A wrong block can be stored again, elsewhere, and is right then.
    again.save(KEYS, "s")
    assert again.read(KEYS, "s") == dict.fromkeys(KEYS, True)
    if is_reopened:
        again.close()


def test_a_wiped_block_is_not_found_after_a_restart(rig: TierRig) -> None:
    rig.save(KEYS)
    _flip(5000)(rig)
    assert rig.read(KEYS) == {}
    rig.close()
    again = TierRig(rig.path)
    assert again.known(KEYS) == []
    again.close()


_WRITER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from tests.support.tier_rig import TierRig, key_of
rig = TierRig(Path(sys.argv[1]))
for turn in range(10**6):
    keys = [key_of((turn, at)) for at in range(5)]
    assert rig.save(keys).is_whole
    print(turn, flush=True)
"""


@pytest.mark.parametrize("num_turns", [1, 12])
def test_all_blocks_that_were_reported_as_stored_are_found_after_a_kill(path: Path, num_turns: int) -> None:
    arguments = [sys.executable, "-c", _WRITER, str(path), str(Path(__file__).parents[3])]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        turn = -1
        while turn < num_turns:
            turn = int(writer.stdout.readline())
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        turn = max([turn, *map(int, writer.stdout.read().split())])
    reported = [key_of((each, at)) for each in range(turn + 1) for at in range(5)]
    rig = TierRig(path)
    found = rig.known(reported)
    assert found == reported
    for at in range(0, len(found), NUM_CHUNKS):
        part = found[at : at + NUM_CHUNKS]
        assert rig.read(part) == dict.fromkeys(part, True)
    assert rig.tier.counts["wrong_blocks"] == 0
    rig.close()


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO])
def test_a_disk_that_fails_to_write_stores_nothing_and_harms_nothing(path: Path, error: int) -> None:
    files = FaultyFiles()
    rig = TierRig(path, files=files)
    rig.save(KEYS[:8])
    files.write_error = error
    finished = rig.save(KEYS[8:16])
    assert not finished.is_whole and finished.succeeded == ()
    assert rig.tier.counts["not_stored_blocks"] == 8
    files.write_error = 0
    assert rig.known(KEYS) == KEYS[:8]
    # A full disk gives no new slots for a while, so these replace others.
    assert rig.save(KEYS[16:24]).is_whole
    assert rig.known(KEYS) == (KEYS[:8] if error == errno.EIO else []) + KEYS[16:24]
    found = rig.known(KEYS)
    assert rig.read(found) == dict.fromkeys(found, True)
    rig.close()
    again = TierRig(path)
    assert set(KEYS[16:24]) <= set(again.known(KEYS))
    assert False not in again.read(again.known(KEYS)).values()
    again.close()


def test_blocks_that_were_not_synced_are_not_stored(path: Path) -> None:
    files = FaultyFiles()
    rig = TierRig(path, files=files)
    files.sync_error = errno.EIO
    assert rig.save(KEYS).succeeded == ()
    assert rig.known(KEYS) == []
    rig.close()


def test_a_limit_of_files_is_a_full_disk(path: Path) -> None:
    program = (
        "import resource, sys; from pathlib import Path; sys.path.insert(0, sys.argv[2])\n"
        "from tests.support.tier_rig import TierRig, key_of\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10 * 12288, resource.RLIM_INFINITY))\n"
        "rig = TierRig(Path(sys.argv[1]))\n"
        "for turn in range(6):\n"
        "    keys = [key_of((turn, at)) for at in range(4)]\n"
        "    rig.save(keys); assert False not in rig.read(rig.known(keys)).values()\n"
        "print(rig.tier.num_blocks, rig.tier.counts['not_stored_blocks'])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", program, str(path), str(Path(__file__).parents[3])],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    num_blocks, not_stored = map(int, result.stdout.split())
    assert num_blocks == 8 and not_stored == 4


def test_a_block_that_cannot_be_read_is_a_miss_for_the_request_alone(path: Path) -> None:
    files = FaultyFiles()
    rig = TierRig(path, files=files)
    rig.save(KEYS)
    rig.tier.begin_request("r", {})
    files.read_error = errno.EIO
    assert rig.read(KEYS) == {}
    assert rig.known(KEYS) == [] and rig.known(KEYS, "another") == KEYS
    files.read_error = 0
    assert rig.read(KEYS, "another") == dict.fromkeys(KEYS, True)
    rig.close()


def test_a_late_read_is_a_miss_and_writes_nothing_to_memory_later(path: Path) -> None:
    files = FaultyFiles()
    rig = TierRig(path, deadline_s=0.02, files=files)
    rig.save(KEYS)
    rig.tier.begin_request("r", {})
    rig.memory[:] = 7
    files.may_read.clear()
    rig.begin_read(KEYS)
    rig.tier.drain()
    (finished,) = rig.tier.finished()
    assert not finished.is_whole and finished.succeeded == ()
    assert rig.known(KEYS) == [] and rig.known(KEYS, "another") == KEYS
    files.may_read.set()
    rig.close()  # after the thread has read
    assert (rig.memory == 7).all()
    assert rig.tier.counts["late_blocks"] == len(KEYS) and rig.tier.counts["wrong_blocks"] == 0


def test_blocks_being_read_keep_their_slots(path: Path) -> None:
    index = BlockIndex(2)
    for block in index.reserve([(b"a", 0, b""), (b"b", 0, b"")]):
        index.publish(block)
    reading = index.begin_reading(b"a", 0)
    assert reading is not None
    (placed,) = index.reserve([(b"c", 0, b""), (b"d", 0, b"")])
    assert placed.slot != reading.slot and b"a" in index and b"b" not in index
    index.end_reading(reading)
    assert index.reserve([(b"d", 0, b"")])[0].slot == reading.slot


@pytest.mark.parametrize("is_reopened", [False, True], ids=["in use", "reopened"])
def test_a_prompt_loses_its_tail_first_and_a_shared_prefix_last(path: Path, is_reopened: bool) -> None:
    disk_bytes = 2**17 + 2**13 + 20 * SLOT_BYTES
    rig = TierRig(path, disk_bytes)
    shared, first, second = KEYS[:4], KEYS[4:10], KEYS[10:16]
    rig.prompt("first", shared + first)
    rig.prompt("second", shared + second)
    if is_reopened:
        rig.close()
        rig = TierRig(path, disk_bytes)
    assert rig.known(KEYS) == KEYS[:16]
    rig.prompt("third", [key_of(("third", at)) for at in range(8)])
    assert rig.known(KEYS) == shared + first[:2] + second
    rig.prompt("fourth", [key_of(("fourth", at)) for at in range(6)])
    assert rig.known(KEYS) == shared + second[:2]
    rig.close()


def test_a_prompt_loses_its_tail_in_every_group_of_layers(path: Path) -> None:
    rig = TierRig(path, 2**17 + 2**13 + 16 * SLOT_BYTES)
    full, window = ([key_of(at, group) for at in range(8)] for group in (0, 1))
    # The window's blocks cover twice as many tokens.
    positions = {key: 16 * (at + 1) for at, key in enumerate(full)}
    positions |= {key: 32 * (at + 1) for at, key in enumerate(window[:4])}
    rig.tier.begin_request("r", positions)
    rig.save(window[:4], "r")  # vLLM may store them in any order
    rig.save(full, "r")
    rig.tier.end_request("r")
    rig.prompt("other", KEYS[8:14])
    assert rig.known(full) == full[:7] and rig.known(window) == window[:3]
    rig.close()


@given(
    num_slots=st.integers(1, 6),
    calls=st.lists(st.tuples(st.sampled_from("sptrqg"), st.sets(st.integers(0, 9), min_size=1, max_size=4))),
)
def test_no_two_blocks_share_a_slot_and_none_that_is_read_loses_its_own(
    num_slots: int, calls: list[tuple[str, set[int]]]
) -> None:
    index = BlockIndex(num_slots)
    writing: list[Block] = []
    reading: list[Block] = []
    lost = 0
    for call, names in calls:
        keys = [key_of(name) for name in names]
        if call == "s":
            writing += index.reserve([(key, 0, b"") for key in keys])
        elif call == "p" and writing:
            index.publish(writing.pop())
        elif call == "t":
            index.touch(keys)
        elif call == "r":
            reading += [block for block in (index.begin_reading(key, 0) for key in keys) if block is not None]
        elif call == "q" and reading:
            lost += index.quarantine(reading[0])
        elif call == "g" and reading:
            index.end_reading(reading.pop())
        known = [index.begin_reading(key_of(name), 0) for name in range(10)]
        slots = [block.slot for block in known if block is not None] + [block.slot for block in writing]
        for block in known:
            if block is not None:
                index.end_reading(block)
        assert len(slots) == len(set(slots)) == len(index) + len(writing) <= num_slots - lost
        assert not {block.slot for block in reading} & {block.slot for block in writing}


def test_the_tier_loads_no_torch_no_ray_and_no_service() -> None:
    heavy = ("torch", "transformers", "ray", "grpc", "cluster", "workers", "sqlite3", "vllm")
    program = f"import sys, runahead.vllm.tiering.block_tier; print([name for name in {heavy} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert result.stdout.strip() == "[]"


def test_blocks_of_another_identity_go_first(path: Path, small_segments: int) -> None:
    disk_bytes = 2**17 + 3 * 2**13 + 24 * SLOT_BYTES
    old = TierRig(path, disk_bytes)
    old.prompt("old", KEYS[:16])
    old.close()
    new = TierRig(path, disk_bytes, identity={"weights": "v"})
    assert new.known(KEYS) == []
    new.prompt("new", KEYS[:16])
    assert new.tier.counts["evicted_blocks"] == 0 and new.disk_bytes() <= disk_bytes
    new.prompt("newer", KEYS[16:])
    assert new.known(KEYS) == KEYS and new.disk_bytes() <= disk_bytes
    new.close()
    old = TierRig(path, disk_bytes)
    assert old.known(KEYS) == []
    old.close()


def test_files_that_no_tier_has_written_are_left_alone(path: Path, small_segments: int) -> None:
    others = [path / "notes" / "blocks-00000", path / ("a" * 32) / "thesis.txt", path / "own"]
    for each in others:
        each.parent.mkdir(parents=True, exist_ok=True)
        each.write_bytes(bytes(10**6))
    rig = TierRig(path, 64 * SLOT_BYTES)
    for turn in range(8):
        rig.prompt(str(turn), [key_of((turn, at)) for at in range(24)])
    assert rig.tier.counts["evicted_blocks"] > 0
    assert all(each.stat().st_size == 10**6 for each in others)
    rig.close()


def test_room_of_damaged_slots_is_counted_and_used_after_a_restart(path: Path, small_segments: int) -> None:
    disk_bytes = 2**17 + 3 * 2**13 + 24 * SLOT_BYTES
    rig = TierRig(path, disk_bytes)
    rig.save(KEYS)
    _flip(0)(rig)
    rig.close()
    again = TierRig(path, disk_bytes)
    assert again.known(KEYS) == [] and again.store.block_set.index.num_slots_in_use == len(KEYS)
    again.save(KEYS)
    assert again.known(KEYS) == KEYS and again.disk_bytes() <= disk_bytes
    again.close()


def test_a_smaller_limit_holds_at_once(path: Path, small_segments: int) -> None:
    rig = TierRig(path)
    rig.save(KEYS)
    rig.close()
    disk_bytes = 2**17 + 2 * 2**13 + 10 * SLOT_BYTES
    rig = TierRig(path, disk_bytes)
    assert rig.disk_bytes() <= disk_bytes
    found = rig.known(KEYS)
    assert 8 <= len(found) <= 10 and rig.read(found) == dict.fromkeys(found, True)
    rig.close()
    with pytest.raises(ValueError, match="one block of vLLM needs"):
        TierRig(path, 1000)


def test_what_is_dropped_is_not_found_in_this_process_and_new_blocks_not_after_it(path: Path) -> None:
    rig = TierRig(path)
    rig.save(KEYS[:8])
    rig.tier.drop()
    assert rig.known(KEYS) == []
    rig.save(KEYS[8:16])
    assert rig.known(KEYS) == KEYS[8:16]
    rig.close()
    again = TierRig(path)
    assert again.known(KEYS) == KEYS[:8]
    again.close()


def test_blocks_of_a_process_alone_leave_the_disk_with_the_next_reset(path: Path) -> None:
    rig = TierRig(path)
    for _ in range(4):
        rig.tier.drop()
        rig.save(KEYS)
    assert len(list(path.iterdir())) == 3  # lock, the first identity, the newest
    rig.close()


def test_a_reset_on_a_full_disk_finds_nothing_and_raises_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = FaultyFiles()
    rig = TierRig(path, files=files)
    rig.save(KEYS)

    def fails(directory: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(files, "sync_directory", fails)
    rig.tier.drop()
    assert rig.known(KEYS) == [] and rig.save(KEYS).succeeded == () and rig.read(KEYS) == {}
    rig.close()


def test_a_file_that_cannot_be_named_for_good_is_named_by_a_later_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its blocks are reported only after the name has been synced."""
    files, synced = FaultyFiles(), list[Path]()
    rig, sync = TierRig(path, files=files), files.sync_directory

    def fails_once(directory: Path) -> None:
        synced.append(directory)
        if len(synced) == 1:
            raise OSError(errno.EIO, "once")
        sync(directory)

    monkeypatch.setattr(files, "sync_directory", fails_once)
    assert rig.save(KEYS[:2]).succeeded == ()
    assert rig.save(KEYS[2:4]).succeeded == tuple(KEYS[2:4])
    assert synced == [rig.store.block_set.files.directory] * 2
    rig.close()


def test_names_of_a_process_that_was_killed_are_synced_by_the_next_one(path: Path) -> None:
    synced = list[Path]()

    class Recording(OsFiles):
        def sync_directory(self, directory: Path) -> None:
            synced.append(directory)
            super().sync_directory(directory)

    TierRig(path).close()
    rig = TierRig(path, files=Recording())
    assert rig.store.block_set.files.directory in synced
    rig.close()


def test_a_job_makes_no_room_out_of_its_own_blocks(path: Path) -> None:
    rig = TierRig(path, 128 * 2**10 + 3 * 8 * 2**10 + 4 * SLOT_BYTES)
    keys = [key_of(f"own {at}") for at in range(rig.store.block_set.index._num_slots + 1)]
    rig.prompt("old", keys[:-1])
    finished = rig.save(keys[-2:])  # the prompt's tail, which would go first, and a new block
    assert finished.succeeded == tuple(keys[-2:]) and set(rig.known(finished.succeeded)) == set(finished.succeeded)
    rig.close()


def test_memory_is_not_held_by_a_long_queue(rig: TierRig) -> None:
    keys = [key_of(at) for at in range(NUM_CHUNKS)]
    assert rig.save(keys).succeeded == tuple(keys[: NUM_CHUNKS // 2])
    assert rig.tier.counts["not_stored_blocks"] == NUM_CHUNKS // 2


def test_a_directory_has_one_owner(rig: TierRig) -> None:
    with pytest.raises(StoreLocked, match="in use by process"):
        TierRig(rig.path)


def test_an_identity_is_that_of_the_weights_and_not_of_their_name(tmp_path: Path) -> None:
    weights = tmp_path / "model.safetensors"
    weights.write_bytes(b"a" * 100)
    before = weights_digest(str(tmp_path))
    weights.write_bytes(b"a" * 99 + b"b")
    assert weights_digest(str(tmp_path)) != before
    with pytest.raises(ValueError, match="set fingerprint"):
        weights_digest("meta-llama/Llama-3")
    assert len({identity_digest(each) for each in (IDENTITY, transient(IDENTITY), transient(IDENTITY))}) == 3


def test_an_identity_has_what_else_a_blocks_bytes_depend_on() -> None:
    def fields(load_format: str = "auto", adapters: object = None, fingerprint: str = "", **model: object) -> object:
        usual = {"quantization": None, "dtype": "float16", "max_model_len": 4096}
        config = SimpleNamespace(
            lora_config=adapters,
            load_config=SimpleNamespace(load_format=load_format),
            model_config=SimpleNamespace(**{**usual, **model}),
        )
        return engine_fields(config, fingerprint)

    others = [fields("dummy"), fields(quantization="fp8"), fields(dtype="bfloat16"), fields(max_model_len=131072)]
    assert fields() not in others and engine_fields(None, "") == {}
    assert fields(adapters="some", fingerprint="mine") == fields()
    with pytest.raises(ValueError, match="set fingerprint") as refused:
        fields(adapters="some")
    assert "\n" not in str(refused.value)


def test_hashes_with_a_random_seed_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    check_hash_seed("sha256")
    with pytest.raises(ValueError, match="needs PYTHONHASHSEED") as refused:
        check_hash_seed("xxhash")
    assert "\n" not in str(refused.value)
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    check_hash_seed("xxhash")
