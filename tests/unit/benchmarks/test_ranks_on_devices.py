"""`plan calibrate` and `bench parallel` on several GPUs, over stand-ins: a device for each rank, rows of its memory
over the links of the chain, and the first tokens of one worker.
"""

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest
import torch

from benchmarks.baselines.mesh import mesh_epoch
from benchmarks.baselines.plan import BASELINES
from benchmarks.parallel.asking import KVR_E, TSP, ZIGZAG, Settings
from benchmarks.parallel.bench import COMPARED, Bench
from cluster.planning.calibration import ON_GPUS, Sizes, calibrate, sizes_of
from cluster.planning.cost_key import cost_key_of
from tests.support.cuda import emulated_flash
from tests.support.nccl import FakeNccl
from tests.support.parallel_work import gather_work
from tests.support.thread_ranks import ranks_on_devices
from tests.support.tiny_models import TINY_VOCABULARY
from workers.measuring.local_ranks import LocalRanks, RanksFailed
from workers.plan.config import WorkerConfig

RANKS, TOKENS, STORED = 3, 192, 64
NUM_LAYERS = 4


@pytest.mark.parametrize("has_nccl", [True, False], ids=["nccl", "host"])
def test_a_calibration_measures_layers_link_and_loads_of_a_device_for_each_rank(
    has_nccl: bool, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    model = tiny_model("llama")
    sizes = Sizes(
        fitted=[(own, visible) for own in (16, 32) for visible in (0, 64)],
        held_out=[(24, 32)],
        crowded=(16, 16),
        link_bytes=(64, 2**12, 2**14, 2**16),
        loaded_tokens=(64, 128),
    )
    key = cost_key_of(model, threads=1, dtype="float32", device="cuda")
    worker = WorkerConfig(model=model, device="cuda")
    with ranks_on_devices(FakeNccl() if has_nccl else None) as devices:
        done = calibrate(worker, key, RANKS, rounds=1, scratch=tmp_path, advance=lambda _: None, sizes=sizes)
    assert sorted(devices) == ["cuda:0", "cuda:1", "cuda:2"]
    assert len(done.cost.crowding) == RANKS
    assert done.cost.link.latency_s > 0
    assert done.cost.load.bytes_per_s > 0


def test_sizes_are_those_of_the_device() -> None:
    assert sizes_of("cuda") is sizes_of("cuda:1") is ON_GPUS
    assert max(sizes_of("cpu").link_bytes) < max(ON_GPUS.link_bytes)


@pytest.mark.parametrize("has_nccl", [True, False], ids=["nccl", "host"])
def test_every_system_has_the_first_token_of_one_worker_on_three_devices(
    has_nccl: bool, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    generator = torch.Generator().manual_seed(5)
    prompts = [torch.randint(2, TINY_VOCABULARY, (TOKENS,), generator=generator).tolist() for _ in range(3)]
    settings = Settings(
        device="cuda",
        workers=RANKS,
        dtype="float32",
        tokens=TOKENS,
        rounds=1,
        stored_tokens=STORED,
        new_tokens=TOKENS - STORED,
        short_tokens=TOKENS,
        phases=["long", "stored"],
    )
    with emulated_flash(), ranks_on_devices(FakeNccl() if has_nccl else None) as devices:
        measured = Bench(settings, Path(tiny_model("llama")), tmp_path, lambda _: None, prompts).measure()
    assert sorted(devices) == ["cuda", "cuda:0", "cuda:1", "cuda:2"]
    assert measured.differing == 0
    for samples in (measured.long, measured.stored):
        assert set(samples) == set(COMPARED)
        assert len({of_system[0].first_token for of_system in samples.values()}) == 1
    for name, samples, num_stored in ((TSP, measured.long, 0), (ZIGZAG, measured.stored, STORED)):
        work = gather_work(BASELINES[name], num_stored, TOKENS, RANKS)
        sent = [done.rows_sent for done in samples[name][0].outcome.done]
        assert sent == [worker.rows_sent * NUM_LAYERS for worker in work.by_worker]
    assert len(measured.long[KVR_E][0].outcome.done) == RANKS


def test_ranks_that_would_share_one_gpu_are_refused(tiny_model: Callable[[str], str]) -> None:
    worker = WorkerConfig(model=tiny_model("llama"), device="cuda:1")
    with pytest.raises(RanksFailed, match="2 ranks would share cuda:1"):
        LocalRanks(worker, 2)


def test_no_two_directions_of_any_epochs_meet_under_one_number() -> None:
    """Epochs of one service have different numbers of ranks."""
    pairs = [(epoch, *pair) for epoch in range(1, 30) for size in (2, 3, 8) for pair in permutations(range(size), 2)]
    numbers = {mesh_epoch(*each) for each in pairs}
    assert len(numbers) == len(set(pairs))
