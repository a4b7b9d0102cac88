"""Measurements of both tiers in one process, with vLLM where its interpreter runs this: `python -m ... measure JSON`.

stdout ends in one line of JSON. With `write`, the process stores blocks until it is killed, and names jobs that ended.
"""

import hashlib
import json
import random
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.tier.tiers import FsTier, Memory, RunaheadTier, Tier, bytes_on_disk, cut, flip, remove, swap

Make = Callable[[Path, Memory, int], Tier]
Figures = dict[str, Any]
_MIB = 2**20
_JOB_BLOCKS = 32
_NO_LIMIT = 2**40
#: Blocks of the process that is killed.
_KILLED_BLOCK_BYTES, _KILLED_JOB = 64 * 1024, 8
#: Blocks of a round of faults, all damaged: half flipped, a quarter cut, a quarter swapped.
_FAULTS_OF_ROUND = 200


@dataclass(frozen=True, slots=True)
class Effort:
    """Numbers of faults, kills, rounds and steps, and bytes of a timed transfer."""

    faults: int = 2000
    kills: int = 5
    rounds: int = 5
    round_bytes: int = 1024 * _MIB
    limit_bytes: int = 64 * _MIB
    known_blocks: int = 10_000
    steps: int = 200


def key_of(name: object) -> bytes:
    return hashlib.sha256(str(name).encode()).digest() + bytes(4)


def fill(memory: Memory, keys: Sequence[bytes]) -> None:
    """Put blocks of known content into the first chunks."""
    for chunk, key in zip(memory.chunks, keys, strict=False):
        chunk[:] = np.frombuffer(key[:32] * (memory.block_bytes // 32), np.uint8)


def is_right(memory: Memory, chunk: int, key: bytes) -> bool:
    content: bytes = memory.chunks[chunk].tobytes()
    return content == key[:32] * (memory.block_bytes // 32)


def wait(tier: Tier, jobs: set[int]) -> dict[int, set[bytes]]:
    ended: dict[int, set[bytes]] = {}
    while not jobs <= set(ended):
        ended |= tier.finished()
        time.sleep(0.0002)
    return ended


def faults(make: Make, directory: Path, effort: Effort) -> Figures:
    """Wrong blocks given out, by kind of damage. Each block is loaded by a job of its own."""
    memory = Memory(_FAULTS_OF_ROUND, 16 * 1024)
    chance = random.Random(7)
    served, damaged, lost = Counter[str](), Counter[str](), 0
    for round_ in range(max(1, effort.faults // _FAULTS_OF_ROUND)):
        where = directory / f"round-{round_}"
        tier = make(where, memory, _NO_LIMIT)
        keys = [key_of((round_, at)) for at in range(_FAULTS_OF_ROUND)]
        fill(memory, keys)
        for job in range(0, len(keys), 50):  # our tier queues half of the memory at most
            tier.store(job, keys[job : job + 50], range(job, job + 50))
            wait(tier, {job})
        places = [tier.place(key) for key in keys]
        order = sorted(range(len(keys)), key=lambda at: (places[at].path, places[at].offset))
        kinds = dict.fromkeys(order, "flipped")
        swapped, cut_ones = order[: len(order) // 4], order[len(order) * 3 // 4 :]
        for first, second in zip(swapped[::2], swapped[1::2], strict=True):
            swap(places[first], places[second])
            kinds[first] = kinds[second] = "swapped"
        for at in reversed(cut_ones):
            cut(places[at], chance.randrange(1, places[at].size))
            kinds[at] = "cut"
        for at in (at for at in order if kinds[at] == "flipped"):
            flip(places[at], chance.randrange(places[at].size), chance.randrange(8))
        memory.chunks[:] = 0
        for at, key in enumerate(keys):
            tier.load(1000 + at, [key], [at])
        got = wait(tier, {1000 + at for at in range(len(keys))})
        for at, key in enumerate(keys):
            damaged[kinds[at]] += 1
            if key not in got[1000 + at]:
                lost += 1
            elif not is_right(memory, at, key):
                served[kinds[at]] += 1
        tier.close()
        remove(where)
    return {"damaged": dict(damaged), "served": {kind: served[kind] for kind in damaged}, "misses": lost}


def overrun(make: Make, directory: Path, effort: Effort) -> Figures:
    """Bytes on disk beyond the limit, at most, while ten times the limit is stored."""
    memory = Memory(2 * _JOB_BLOCKS, 256 * 1024)
    tier = make(directory, memory, effort.limit_bytes)
    most = 0
    for job in range(10 * effort.limit_bytes // (_JOB_BLOCKS * memory.block_bytes)):
        keys = [key_of((job, at)) for at in range(_JOB_BLOCKS)]
        fill(memory, keys)
        tier.store(job, keys, range(_JOB_BLOCKS))
        wait(tier, {job})
        most = max(most, bytes_on_disk(directory))
    tier.close()
    remove(directory)
    return {"limit_bytes": effort.limit_bytes, "most_bytes": most, "overrun_bytes": max(0, most - effort.limit_bytes)}


def kills(directory: Path, effort: Effort) -> Figures:
    """Blocks that our tier reported as stored, and those of them found and right after kill -9. `fs` never syncs."""
    chance = random.Random(11)
    reported = found = 0
    for round_ in range(effort.kills):
        where = directory / f"kill-{round_}"
        command = [sys.executable, "-m", "benchmarks.tier.measure", "write", str(where)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            jobs = [int(writer.stdout.readline())]
            time.sleep(chance.random() * 0.5)
            writer.send_signal(signal.SIGKILL)
            jobs += map(int, writer.stdout.read().split())
        memory = Memory(2 * _KILLED_JOB, _KILLED_BLOCK_BYTES)
        tier = RunaheadTier(where, memory, _NO_LIMIT)
        for job in jobs:
            keys = [key_of((job, at)) for at in range(_KILLED_JOB)]
            tier.load(job, keys, range(_KILLED_JOB))
            got = wait(tier, {job})[job]
            reported += len(keys)
            found += sum(key in got and is_right(memory, at, key) for at, key in enumerate(keys))
        tier.close()
        remove(where)
    return {"kills": effort.kills, "reported": reported, "found": found}


def write_until_killed(directory: Path) -> None:
    memory = Memory(2 * _KILLED_JOB, _KILLED_BLOCK_BYTES)
    tier = RunaheadTier(directory, memory, _NO_LIMIT)
    job = 0
    while True:
        keys = [key_of((job, at)) for at in range(_KILLED_JOB)]
        fill(memory, keys)
        tier.store(job, keys, range(_KILLED_JOB))
        if len(wait(tier, {job})[job]) == _KILLED_JOB:
            sys.stdout.write(f"{job}\n")
            sys.stdout.flush()
        job += 1


def speed(makes: Sequence[Make], directory: Path, effort: Effort) -> Figures:
    """GB/s of stores and loads of 1 MiB blocks, of each tier in each round, one tier after the other."""
    memory = Memory(8 * _JOB_BLOCKS, _MIB)
    fill(memory, [key_of(at) for at in range(memory.num_chunks)])
    num_jobs = max(1, effort.round_bytes // (_JOB_BLOCKS * _MIB))
    figures: Figures = {}
    for round_ in range(effort.rounds):
        for make in makes if round_ % 2 else reversed(makes):
            where = directory / f"speed-{round_}"
            tier = make(where, memory, _NO_LIMIT)
            jobs = [[key_of((round_, job, at)) for at in range(_JOB_BLOCKS)] for job in range(num_jobs)]
            of_tier = figures.setdefault(tier.name, {"store_gb_s": [], "load_gb_s": []})
            of_tier["store_gb_s"].append(_gb_s(tier, tier.store, jobs, 0))
            of_tier["load_gb_s"].append(_gb_s(tier, tier.load, jobs, num_jobs))
            tier.close()
            remove(where)
    return figures


def _gb_s(tier: Tier, submit: Callable[..., None], jobs: Sequence[Sequence[bytes]], first: int) -> float:
    """Four jobs at once, which take different chunks."""
    running: set[int] = set()
    waiting = deque(enumerate(jobs))
    began_s = time.perf_counter()
    while waiting or running:
        while waiting and len(running) < 4:
            at, keys = waiting.popleft()
            start = at % 8 * _JOB_BLOCKS
            submit(first + at, keys, range(start, start + _JOB_BLOCKS))
            running.add(first + at)
        for job, succeeded in tier.finished().items():
            assert len(succeeded) == _JOB_BLOCKS, f"{tier.name} got {len(succeeded)} of {_JOB_BLOCKS} blocks"
            running.discard(job)
        time.sleep(0.0002)
    return len(jobs) * _JOB_BLOCKS * _MIB / 1e9 / (time.perf_counter() - began_s)


def steps(make: Make, directory: Path, effort: Effort) -> Figures:
    """Microseconds of the scheduler's thread in a tier's methods, by step, and the keys of a step.

    A step looks 256 known keys up, submits a store and a load of 32, and takes what has ended. Transfers are under way.
    """
    memory = Memory(1024, 4096)
    tier = make(directory, memory, _NO_LIMIT)
    known = [key_of(at) for at in range(effort.known_blocks)]
    fill(memory, known[: memory.num_chunks])
    for job in range(0, len(known), 256):
        part = known[job : job + 256]
        tier.store(-1 - job, part, range(len(part)))
        wait(tier, {-1 - job})
    chance = random.Random(3)
    microseconds = []
    for step in range(effort.steps):
        asked, loaded = chance.sample(known, 256), chance.sample(known, 32)
        new = [key_of(("new", step, at)) for at in range(32)]
        first = step % 8 * 64
        began_s = time.perf_counter()
        for key in asked:
            tier.has(key)
        tier.store(2 * step, new, range(first, first + 32))
        tier.load(2 * step + 1, loaded, range(first + 32, first + 64))
        tier.end_step()
        tier.finished()
        microseconds.append((time.perf_counter() - began_s) * 1e6)
        time.sleep(0.002)
    tier.close()
    remove(directory)
    return {"keys": 256 + 64, "step_us": [round(each, 1) for each in microseconds],
            "p50_us": statistics.median(microseconds)}  # fmt: skip


def main() -> None:
    if sys.argv[1] == "write":
        write_until_killed(Path(sys.argv[2]))
    given = json.loads(sys.argv[1])
    directory, effort = Path(given["directory"]), Effort(**given["effort"])
    makes: list[Make] = [RunaheadTier]
    vllm_version = None
    try:
        import vllm

        makes.append(FsTier)
        vllm_version = vllm.__version__
    except ImportError:
        pass
    figures: Figures = {"vllm": vllm_version, "effort": asdict(effort)}
    for make in makes:
        where = directory / make.__name__
        figures[make.name] = {  # type: ignore[attr-defined]
            "faults": faults(make, where / "faults", effort),
            "overrun": overrun(make, where / "overrun", effort),
            "steps": steps(make, where / "steps", effort),
        }
    figures["runahead"]["kills"] = kills(directory, effort)
    figures["speed"] = speed(makes, directory, effort)
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
