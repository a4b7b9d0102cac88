"""A worker's timeline of a prefill: a forward pass without a gap, every layer, every byte read."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
import torch

from kvstore import KVStore, StoreConfig, StoreIdentity
from kvstore.tiers.tier import Tier
from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching.pass_tokens import TOKENS_ON_PROCESSOR
from workers.plan.config import WorkerConfig
from workers.plan.events import RunDone
from workers.plan.partition import Partition
from workers.plan.timeline import Activity, Interval, Timeline
from workers.plan.worker_plan import Asked, plan_workers
from workers.presets.registry import preset_of
from workers.worker import PrefillWorker

NUM_PREFIX, NUM_PROMPT = 256, 300
FORWARD = (Activity.COMPUTE, Activity.CHOOSE, Activity.WAIT_LOAD, Activity.WAIT_HANDOFF, Activity.WAIT_TURN)
PRESET = preset_of("runahead")


class OneWorker:
    """A worker and a store in one process."""

    def __init__(self, model: str, directory: Path) -> None:
        self.worker = PrefillWorker(WorkerConfig(model=model, preset=PRESET.name))
        self.facts = self.worker.start()
        config = PRESET.with_layout(
            PRESET.with_policy(StoreConfig(directory=str(directory), host_bytes=2**24, io_threads=2)), self.facts
        )
        identity = StoreIdentity(model_fingerprint=self.facts.fingerprint, shape=self.facts.kv, layout=config.layout)
        self.store = KVStore(config, identity)
        self.store.open()
        self.worker.open_store(self.store.client())
        self._num_requests = 0

    def prefill(self, *, kv_budget: float | None = None, is_traced: bool = True, max_new_tokens: int = 1) -> RunDone:
        """Run the prompt, which is the same each time; its first 256 tokens are stored from the second time on."""
        self._num_requests += 1
        generator = torch.Generator().manual_seed(1)
        token_ids = torch.randint(2, TINY_VOCABULARY, (NUM_PROMPT,), generator=generator).tolist()
        placement = self.store.acquire(token_ids)
        (plan,) = plan_workers(
            request=self._num_requests,
            epoch=0,
            token_ids=token_ids,
            partition=Partition((placement.num_stored_tokens, NUM_PROMPT)),
            placements=[placement],
            asked=Asked(max_new_tokens=max_new_tokens),
            selection=PRESET.select(placement.num_stored_tokens, kv_budget, self.facts),
        )
        *_, done = self.worker.compute(replace(plan, is_traced=is_traced))
        assert isinstance(done, RunDone)
        self.store.settle(placement.placement_id)
        assert self.store.drain(30)
        return done

    def close(self) -> None:
        self.worker.close()
        self.store.close()


@pytest.fixture
def worker(tiny_model: Callable[[str], str], tmp_path: Path) -> Iterator[OneWorker]:
    worker = OneWorker(tiny_model("llama"), tmp_path / "store")
    yield worker
    worker.close()


def intervals_of(done: RunDone) -> tuple[Interval, ...]:
    assert done.timeline is not None
    assert done.timeline.num_dropped == 0
    return done.timeline.intervals


def assert_whole(intervals: tuple[Interval, ...]) -> None:
    """Assert that the forward pass's intervals adjoin, to the last digit."""
    forward = sorted((each for each in intervals if each.activity in FORWARD), key=lambda each: each.start_s)
    assert len(forward) > 2
    for earlier, later in pairwise(forward):
        assert earlier.end_s == later.start_s, (earlier, later)


def layers_of(intervals: tuple[Interval, ...], activity: Activity) -> set[int]:
    return {layer for each in intervals if each.activity is activity for layer in range(*each.layers)}


def read_bytes(intervals: tuple[Interval, ...], tier: Tier) -> int:
    reads = (each for each in intervals if each.activity in (Activity.READ, Activity.PREFETCH))
    return sum(each.size_bytes for each in reads if each.tier == tier)


def test_a_cold_prompt_is_computed_layer_by_layer_saved_and_decoded(worker: OneWorker) -> None:
    done = worker.prefill(max_new_tokens=4)
    intervals = intervals_of(done)
    assert_whole(intervals)
    assert layers_of(intervals, Activity.COMPUTE) == set(range(worker.facts.kv.num_layers))
    assert sum(each.activity is Activity.SAVE for each in intervals) == 1
    (decode,) = [each for each in intervals if each.activity is Activity.DECODE]
    forward_end_s = max(each.end_s for each in intervals if each.activity in FORWARD)
    assert decode.start_s >= forward_end_s
    assert read_bytes(intervals, Tier.DISK) == read_bytes(intervals, Tier.HOST) == 0
    assert done.read_seconds == {}


@pytest.mark.parametrize("kv_budget", [None, 0.25])
def test_every_byte_that_was_read_has_its_interval(worker: OneWorker, kv_budget: float | None) -> None:
    worker.prefill()
    done = worker.prefill(kv_budget=kv_budget)
    intervals = intervals_of(done)
    assert_whole(intervals)
    assert done.bytes_from_host + done.bytes_from_disk > 0
    assert read_bytes(intervals, Tier.HOST) == done.bytes_from_host
    assert read_bytes(intervals, Tier.DISK) == done.bytes_from_disk
    reads = [each for each in intervals if each.activity in (Activity.READ, Activity.PREFETCH)]
    assert all(each.start_s < each.end_s for each in reads)
    assert {tier.value for tier in done.read_seconds} == {each.tier for each in reads}
    assert all(seconds > 0 for seconds in done.read_seconds.values())
    all_layers = set(range(worker.facts.kv.num_layers))
    rows = {layer for each in reads if each.purpose in ("rows", "prefix") for layer in range(*each.layers)}
    assert rows == all_layers
    assert layers_of(intervals, Activity.CHOOSE) == (all_layers if kv_budget else set())
    assert {each.purpose for each in reads} == ({"sketch", "rows"} if kv_budget else {"prefix"})


def test_nothing_is_told_unless_the_plan_asks(worker: OneWorker) -> None:
    assert worker.prefill(is_traced=False).timeline is None


def test_recording_a_layer_takes_few_steps(worker: OneWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    readings = 0
    stock_init = Timeline.__init__

    def counting(timeline: Timeline, **more: object) -> None:
        stock_init(timeline)
        clock = timeline.clock

        def read() -> float:
            nonlocal readings
            readings += 1
            return clock()

        timeline.clock = read

    monkeypatch.setattr(Timeline, "__init__", counting)
    monkeypatch.setattr("workers.kernels.decoder_layer._BYTES_OF_CALL", 0)  # one layer a call
    worker.prefill()
    num_boundaries = worker.facts.kv.num_layers * math.ceil(NUM_PROMPT / TOKENS_ON_PROCESSOR)
    # One reading for each layer and pass, and 8 others: two for the first turn, begin and end, two each for saving and
    # decoding.
    assert readings == num_boundaries + 8
    readings = 0
    worker.prefill()
    # Over a stored prefix, in a pass of its own and without waits: two readings a layer, at its boundary and at its
    # turn.
    assert readings <= 2 * worker.facts.kv.num_layers + 9
