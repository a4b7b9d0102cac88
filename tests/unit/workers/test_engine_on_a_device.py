"""The embedded engine on a device with separate memory and late copies gives the tokens of the processor."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import torch

from kvstore import StoreConfig
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.lagging_device import LaggingDevice, LaggingTensor
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device import saving
from workers.engine import Engine, EngineReply
from workers.errors import DeviceError, WorkerError
from workers.measuring.probe import WorkerProbe
from workers.plan.config import WorkerConfig
from workers.plan.sampling import SamplingParams

TinyModel = Callable[[str], str]
NUM_NEW, NUM_CACHED = 6, 192


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PROMPT = draw(203, 1)


@contextmanager
def open_engine(model: str, store: Path, device: LaggingDevice | None, **settings: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), **{"disk_bytes": 2**28, "host_bytes": 2**24, "io_threads": 2} | settings)
    with Engine(WorkerConfig(model=model), config, device=device) as engine:
        yield engine


def ask(engine: Engine, prompt: list[int] = PROMPT, **settings: object) -> tuple[list[int], EngineReply]:
    tokens = list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), **settings))
    assert engine.last_reply is not None
    return tokens, engine.last_reply


def drain(engine: Engine) -> None:
    assert engine.store is not None
    assert engine.store.drain(30)


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_tokens_are_those_of_the_processor_cold_warm_and_from_disk(
    architecture: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    with open_engine(tiny_model(architecture), tmp_path / "host", None) as engine:
        expected, _ = ask(engine)
    for seed, eagerness in enumerate((0.0, 0.3)):
        store = tmp_path / str(seed)
        with open_engine(tiny_model(architecture), store, LaggingDevice(seed, eagerness)) as engine:
            cold, warm = ask(engine), ask(engine)
            drain(engine)
        with open_engine(tiny_model(architecture), store, LaggingDevice(seed, eagerness)) as engine:
            reopened = ask(engine)
        assert cold[0] == warm[0] == reopened[0] == expected
        assert [reply.num_cached_tokens for _, reply in (cold, warm, reopened)] == [0, NUM_CACHED, NUM_CACHED]
        assert reopened[1].bytes_from_disk > 0


def test_the_processor_waits_for_the_device_once_a_token(tiny_model: TinyModel, tmp_path: Path) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LaggingDevice()) as engine:
        for _ in range(2):
            before = LaggingTensor.num_waits
            ask(engine)
            assert LaggingTensor.num_waits - before == NUM_NEW


def test_a_stored_prefix_is_copied_in_whole_slabs_of_rows_and_their_places_alone(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    device = LaggingDevice(gathers=False)
    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        ask(engine)
        drain(engine)
        assert device.staging.counters.copies == 0, "nothing was stored"
        ask(engine)
        num_lines = NUM_CACHED * 2 * engine.facts.kv.num_layers
        row_bytes = engine.facts.kv.row_bytes
    counters, slab_lines = device.staging.counters, (device.staging.slab_bytes - 16) // (row_bytes + 8)
    assert counters.line_bytes == num_lines * row_bytes
    assert 0 <= counters.index_bytes - 8 * num_lines < 16 * counters.copies
    assert counters.copies <= -(-num_lines // slab_lines) + engine.facts.kv.num_layers


def test_the_device_reads_nothing_of_a_stored_prefix_but_its_rows(tiny_model: TinyModel, tmp_path: Path) -> None:
    device = LaggingDevice()
    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        ask(engine)
        drain(engine)
        assert device.staging.arena is not None
        device.staging.arena.wait()
        ask(engine)
        num_lines, row_bytes = NUM_CACHED * 2 * engine.facts.kv.num_layers, engine.facts.kv.row_bytes
    counters = device.staging.counters
    num_pieces = num_lines // (16 * 2)  # K and V of a record's 16 tokens in a layer lie side by side on both sides
    assert (counters.direct_bytes, counters.index_bytes) == (num_lines * row_bytes, 2 * 8 * num_pieces)
    assert counters.copies == counters.unregistered_bytes == 0


def test_rows_are_saved_piece_by_piece_and_come_back_the_same(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PIECE_BYTES", 1)  # a chunk at a time
    with open_engine(tiny_model("qwen2"), tmp_path, LaggingDevice(eagerness=0.0)) as engine:
        first, reply = ask(engine)
        assert reply.num_stored_chunks == 3
        drain(engine)
    with open_engine(tiny_model("qwen2"), tmp_path, None) as engine:
        again, reply = ask(engine)
    assert reply.num_cached_tokens == NUM_CACHED
    assert again == first


def test_a_store_that_takes_a_part_of_the_pieces_gets_no_more_of_them(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PIECE_BYTES", 1)
    with open_engine(tiny_model("llama"), tmp_path, LaggingDevice(), disk_bytes=0) as engine:
        _, reply = ask(engine)
        assert reply.num_stored_chunks == 0
        assert engine.store is not None
        assert engine.store.stats().counters.skipped_full_chunks == 1, "one of three chunks"


def test_drawn_tokens_scores_and_log_probabilities_are_those_of_the_processor(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    sampling = SamplingParams(temperature=0.8, top_p=0.9, seed=7)
    outcomes = []
    for number, device in enumerate((None, LaggingDevice(3))):
        with open_engine(tiny_model("qwen3"), tmp_path / str(number), device) as engine:
            tokens, reply = ask(engine, sampling=sampling, logprobs=2)
            scores = engine.score(PROMPT, [[3, 4, 5], [6]]).log_probs
            outcomes.append((tokens, [each.logprob for each in reply.logprobs], scores))
    (tokens, chosen, scores), (other_tokens, other_chosen, other_scores) = outcomes
    assert other_tokens == tokens
    assert other_chosen == pytest.approx(chosen, abs=1e-4)
    for one, other in zip(scores, other_scores, strict=True):
        assert other == pytest.approx(one, abs=1e-4)


def test_requests_that_are_given_up_leave_no_copy_and_no_slab_in_use(tiny_model: TinyModel, tmp_path: Path) -> None:
    device = LaggingDevice(5)
    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        expected, _ = ask(engine)
        drain(engine)
        for _ in range(5):
            answer = engine.generate(PROMPT, NUM_NEW)
            next(answer)
            answer.close()
        assert ask(engine)[0] == expected
        assert device.transfers.num_pending == 0
        assert not device.staging._filling


def test_a_probe_of_a_worker_saves_and_loads_there(tiny_model: TinyModel, tmp_path: Path) -> None:
    device = LaggingDevice(eagerness=0.0)
    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        probe, store = WorkerProbe(engine._worker), engine.store
        assert store is not None
        assert probe.forward(20, 40).cycle_s > 0
        placement = store.acquire(PROMPT, save=True)
        assert probe.save(placement.placement_id, 3, NUM_CACHED) == 3
        store.settle(placement.placement_id)
        drain(engine)
        placement, before = store.acquire(PROMPT, save=False), device.staging.counters.row_bytes
        assert probe.load(placement.placement_id, NUM_CACHED) > 0
        store.settle(placement.placement_id)
    kv = engine.facts.kv
    assert device.staging.counters.row_bytes - before == 2 * NUM_CACHED * kv.num_layers * kv.row_bytes
    assert device.transfers.num_pending == 0


def test_a_device_without_room_fails_the_request_in_one_line_and_serves_the_next(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = LaggingDevice()
    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        expected, _ = ask(engine)

        def no_room(*_: object) -> torch.Tensor:
            raise DeviceError("no room for the rows")

        with monkeypatch.context() as patch:
            patch.setattr(device, "empty", no_room)
            with pytest.raises(WorkerError, match="no room for the rows"):
                ask(engine)
        assert ask(engine)[0] == expected


def test_the_processor_is_never_more_than_two_layers_ahead_of_the_device(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, waited = LaggingDevice(), []
    made = list[int]()

    class Computed:
        def __init__(self) -> None:
            self.number = len(made)
            made.append(self.number)

        def wait(self) -> None:
            waited.append((self.number, len(made)))

    with open_engine(tiny_model("llama"), tmp_path, device) as engine:
        monkeypatch.setattr(device.transfers, "computed", Computed)
        list(engine.generate(PROMPT, 1, keep=False))
    assert waited == [(0, 3), (1, 4)], "the wait for a layer comes two layers later"
