"""Selection on a device with late copies and separate memory: equal choices and tokens, few waits."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from kvstore import KVShape, StoreConfig
from kvstore.format.payload import key_sketch
from kvstore.format.payload import sketch_means as means_in_numpy
from tests.support.every_case import in_turn
from tests.support.lagging_device import LaggingDevice, LaggingTensor
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.plan.events import SelectionReport
from workers.presets.preset import PRESETS
from workers.selection.sizes import NUM_FINE_MEANS
from workers.selection.sketched import sketch_means

TinyModel = Callable[[str], str]
NUM_PREFIX, NUM_NEW = 256, 5
SELECTIVE = tuple(name for name, preset in PRESETS.items() if preset.selector is not None)


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)
QUESTIONS = [draw(21, seed) for seed in (2, 3)]


@contextmanager
def engine_with_prefix(
    model: str, store: Path, preset: str, device: LaggingDevice | None, **settings: int
) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, **settings)
    with Engine(WorkerConfig(model=model, preset=preset), config, device=device) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        yield engine


def ask(engine: Engine, question: list[int], kv_budget: float) -> tuple[list[int], SelectionReport]:
    answer = list(engine.generate(PREFIX + question, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))
    assert engine.last_reply is not None and engine.last_reply.selection is not None
    return answer, engine.last_reply.selection


@pytest.mark.parametrize(("preset", "architecture"), in_turn([*SELECTIVE, "runahead+audit"], ("llama", "gemma3")))
def test_choices_and_tokens_are_those_of_the_processor(
    preset: str, architecture: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    outcomes = []
    for number, device in enumerate((None, LaggingDevice(1, 0.0), LaggingDevice(2))):
        with engine_with_prefix(tiny_model(architecture), tmp_path / str(number), preset, device) as engine:
            replies = [ask(engine, question, budget) for budget in (0.1, 40) for question in QUESTIONS]
        outcomes.append(
            [(tokens, each.rows_attended, each.identify_bytes, each.fallback_layers) for tokens, each in replies]
        )
        kept = [each.attention_mass_kept_est for _, each in replies]
        if number == 0:
            expected_kept = kept
        assert kept == pytest.approx(expected_kept, abs=1e-4)
        if device is not None:
            assert device.transfers.num_pending == 0
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_retrieval_heads_attend_to_the_same_rows(measured_model: str, tmp_path: Path) -> None:
    outcomes = []
    for number, device in enumerate((None, LaggingDevice(1, 0.0), LaggingDevice(2), LaggingDevice(3, 0.3))):
        with engine_with_prefix(measured_model, tmp_path / str(number), "runahead", device) as engine:
            for budget in (0.1, 0.25, 0.5, 1.0):
                outcomes.append([(tokens, each.rows_attended) for tokens, each in (ask(engine, QUESTIONS[0], budget),)])
        if device is not None:
            assert device.transfers.num_pending == 0
    assert outcomes[:4] == outcomes[4:8] == outcomes[8:12] == outcomes[12:]
    assert outcomes[1][0][1] == [32, 96, 32, 96]


#: Number of layers, out of four without windows, that choose. A layer that falls back to all keys waits once more.
CHOOSING = {"runahead": 2, "contiguous": 1, "h2o-lru": 4, "impress": 4}


@pytest.mark.parametrize("preset", CHOOSING)
def test_the_processor_waits_once_for_each_choice_and_once_for_each_token(
    preset: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    with engine_with_prefix(tiny_model("llama"), tmp_path, preset, LaggingDevice()) as engine:
        before = LaggingTensor.num_waits
        _, report = ask(engine, QUESTIONS[0], 0.1)
        num_waits = LaggingTensor.num_waits - before
    num_reports = int(preset == "runahead")  # the mass that choices kept is read once, after the forward pass
    assert num_waits == CHOOSING[preset] + report.fallback_layers + NUM_NEW + num_reports


def test_only_chosen_rows_and_the_sketch_of_the_prefix_are_copied_in(tiny_model: TinyModel, tmp_path: Path) -> None:
    device = LaggingDevice()
    with engine_with_prefix(tiny_model("llama"), tmp_path, "runahead", device) as engine:
        before = device.staging.counters.row_bytes
        _, report = ask(engine, QUESTIONS[0], 0.25)
        copied_bytes, kv = device.staging.counters.row_bytes - before, engine.facts.kv
    num_rows = sum(report.rows_attended)
    num_vectors = 2 * (NUM_PREFIX // 16) * NUM_FINE_MEANS * kv.num_kv_heads  # of two layers
    sketch_bytes = num_vectors * (4 + kv.head_dim)
    assert num_rows == NUM_PREFIX // 4 * kv.num_layers
    assert copied_bytes - sketch_bytes == 2 * num_rows * kv.row_bytes


@pytest.mark.parametrize("num_means", [1, 4])
def test_means_of_a_sketch_are_those_that_the_store_means(num_means: int) -> None:
    shape = KVShape(num_layers=2, num_kv_heads=3, head_dim=8, dtype="float32")
    keys = np.random.default_rng(1).normal(size=(2, 64, 24)).astype(np.float32)
    keys[0, 5, 3] = np.inf
    keys[1, 20:40] *= 1e30
    sketch = key_sketch(keys.view(np.uint8), num_means, shape)
    expected = means_in_numpy(sketch)
    device = LaggingDevice()
    for place in (lambda tensor: tensor, device.put):
        means = sketch_means(place(torch.from_numpy(sketch[0]))).cpu().numpy()
        assert np.array_equal(means, expected[0], equal_nan=True)
