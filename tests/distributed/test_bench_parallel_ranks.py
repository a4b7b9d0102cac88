"""The parallel bench on a tiny model: two real ranks, each system after the other, over real and emulated links."""

from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from benchmarks.baselines.plan import BASELINES
from benchmarks.parallel.asking import KVR_E, KVR_P, KVR_S, TSP, ZIGZAG, Settings
from benchmarks.parallel.bench import COMPARED, Bench, Measured
from tests.support.parallel_work import gather_work
from tests.support.tiny_models import TINY_VOCABULARY

pytestmark = pytest.mark.ranks

SETTINGS = Settings(
    tokens=256,
    rounds=1,
    stored_tokens=128,
    new_tokens=128,
    short_tokens=128,
    link_bytes_per_s=50e6,
    link_latency_s=0.0,
    phases=["long", "predicted", "stored", "overlap", "links"],
)
NUM_LAYERS = 4


@pytest.fixture(scope="module")
def measured(tiny_model: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Measured:
    generator = torch.Generator().manual_seed(5)
    prompts = [torch.randint(2, TINY_VOCABULARY, (256,), generator=generator).tolist() for _ in range(3)]
    return Bench(
        SETTINGS, Path(tiny_model("llama")), tmp_path_factory.mktemp("bench"), lambda _: None, prompts
    ).measure()


def test_every_system_answers_with_the_same_first_token(measured: Measured) -> None:
    for samples in (measured.long, measured.stored):
        assert set(samples) == set(COMPARED)
        assert len({of_system[0].first_token for of_system in samples.values()}) == 1


def test_baselines_send_what_is_counted(measured: Measured) -> None:
    for name, samples, num_prefix in ((TSP, measured.long, 0), (ZIGZAG, measured.stored, 128)):
        work = gather_work(BASELINES[name], num_prefix, 256, SETTINGS.workers)
        sent = [done.rows_sent for done in samples[name][0].outcome.done]
        assert sent == [worker.rows_sent * NUM_LAYERS for worker in work.by_worker]


def test_lengths_are_searched_and_one_between_them_is_predicted(measured: Measured) -> None:
    assert set(measured.searches) == {256, 128, 192}
    assert measured.cuts[KVR_P].num_prompt_tokens == measured.predicted_tokens == 192
    assert {name: len(samples) for name, samples in measured.predicted.items()} == {KVR_S: 2, KVR_P: 2}


def test_links_are_slowed_down_and_requests_overlap(measured: Measured) -> None:
    assert set(measured.quiet) == set(measured.noisy) == {KVR_E, KVR_S, TSP, ZIGZAG}
    assert all(times[0] > 0 for times in measured.overlap_s.values())
    assert set(measured.overlap_s) >= {"short alone", "short, after a long one", "equal ones, all at once"}
