"""In bfloat16 and float16 answers are as near to float32 as those of stock transformers at the same dtype."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from exact_answers import HANDOFF_TIMEOUT_S, NUM_PROMPT, random_prompt
from rank_pool import Outcome, RankPool
from ranks_store import WAIT_S

from kvstore import KVStore, StoreConfig
from tests.support.every_case import IS_EVERY, SOME_TINY_ARCHITECTURES
from tests.support.half_precision import Numbers, Reference, logits_of, logprobs_of, reference
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES
from workers.model.stock_model import load_model
from workers.plan.config import Shard
from workers.presets.registry import preset_of

pytestmark = pytest.mark.ranks

TinyModel = Callable[[str], str]
NUM_STORED, SHARDS = 128, 2
PROMPTS = [random_prompt(seed) for seed in range(40 if IS_EVERY else 12)]
#: Models that transformers divides, of each kind of weight: see `test_shards.py`.
DIVIDED = ("llama", "qwen2", "starcoder2", "phi3") if IS_EVERY else ("qwen2",)
CASES = [
    (architecture, dtype)
    for architecture in (ALL_TINY_ARCHITECTURES if IS_EVERY else SOME_TINY_ARCHITECTURES)
    for dtype in (("bfloat16", "float16") if IS_EVERY else ("bfloat16",))
]


@pytest.fixture(scope="module")
def reference_of(tiny_model: TinyModel) -> Callable[[str, str], Reference]:
    known: dict[tuple[str, str], Reference] = {}

    def of(architecture: str, dtype: str) -> Reference:
        if (architecture, dtype) not in known:
            known[architecture, dtype] = reference(tiny_model(architecture), architecture, dtype, PROMPTS)
        return known[architecture, dtype]

    return of


def load(ranks: RankPool, directory: str, architecture: str, dtype: str, num_shards: int = 1) -> str:
    model = f"{architecture} in {dtype}, {num_shards} shards"
    ranks.load(model, directory, HANDOFF_TIMEOUT_S, num_shards, dtype=dtype)
    return model


@contextmanager
def stores_of(
    ranks: RankPool, model: str, directory: str, dtype: str, at: Path, num_shards: int = 1, preset: str = ""
) -> Iterator[list[KVStore]]:
    """Open stores, one a shard, connected to the ranks."""
    stores = list[KVStore]()
    for number in range(num_shards):
        facts = load_model(directory, dtype, shard=Shard(number, num_shards)).facts
        config = StoreConfig(directory=str(at / f"{preset}{number}"), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
        config = preset_of(preset).with_layout(config, facts) if preset else config
        stores.append(KVStore(config, facts.store_identity(config)))
        stores[-1].open()
    ranks.open_store(model, *stores)
    yield stores
    for store in stores:
        store.close()


@pytest.mark.parametrize("num_workers", [1, 2, 3])
@pytest.mark.parametrize(("architecture", "dtype"), CASES)
def test_a_chain_is_as_near_to_float32_as_transformers(
    architecture: str, dtype: str, num_workers: int, ranks: RankPool, tiny_model: TinyModel, reference_of: Any
) -> None:
    expected = reference_of(architecture, dtype)
    model = load(ranks, tiny_model(architecture), architecture, dtype)
    members, cuts = ranks.ranks[:num_workers], (0, *(64, 128)[: num_workers - 1], NUM_PROMPT)
    epoch = ranks.join(model, members)
    logprobs, logits = list[Numbers](), list[Numbers]()
    for prompt in PROMPTS:
        outcomes = ranks.compute(model, ranks.plan(epoch, prompt, cuts, num_prompt_logprobs=1), members)
        logprobs.append(logprobs_of(outcomes))
        outcomes = ranks.compute(model, ranks.plan(epoch, prompt, cuts, max_new_tokens=1), members)
        logits.append(logits_of(outcomes[-1]))
    expected.logprobs.check(logprobs, architecture)
    expected.logits.check(logits, architecture)


@pytest.mark.parametrize("preset", ["", "runahead"])
@pytest.mark.parametrize(("architecture", "dtype"), CASES)
def test_a_stored_prefix_is_as_near_to_float32_as_transformers(
    architecture: str,
    dtype: str,
    preset: str,
    ranks: RankPool,
    tiny_model: TinyModel,
    reference_of: Any,
    tmp_path: Path,
) -> None:
    """With a preset all rows of the prefix are chosen."""
    model, members = load(ranks, tiny_model(architecture), architecture, dtype), ranks.ranks[:2]
    facts = load_model(tiny_model(architecture), dtype).facts
    if preset and architecture.startswith("falcon"):
        pytest.skip("budgets are refused for this model")
    epoch, logits = ranks.join(model, members), list[Numbers]()
    with stores_of(ranks, model, tiny_model(architecture), dtype, tmp_path, preset=preset) as (store,):
        for prompt in PROMPTS:
            placement = store.acquire(prompt[:NUM_STORED])
            plans = ranks.plan(epoch, prompt[:NUM_STORED], (0, NUM_STORED), placement=placement, max_new_tokens=1)
            ranks.compute(model, plans, members[:1])
            store.settle(placement.placement_id)
            assert store.drain(WAIT_S)
            placement = store.acquire(prompt, save=False)
            assert placement.num_stored_tokens == NUM_STORED
            cuts = (NUM_STORED, NUM_PROMPT) if preset else (NUM_STORED, 176, NUM_PROMPT)
            chosen = preset_of(preset).select(NUM_STORED, 1.0, facts) if preset else None
            plans = ranks.plan(epoch, prompt, cuts, placement=placement, max_new_tokens=1, selection=chosen)
            outcomes = ranks.compute(model, plans, members[: len(plans)])
            store.settle(placement.placement_id)
            assert sum(outcome.done.bytes_from_host for outcome in outcomes) > 0
            logits.append(logits_of(outcomes[-1]))
    reference_of(architecture, dtype).logits.check(logits, architecture)


@pytest.mark.parametrize(("architecture", "dtype"), CASES)
def test_shared_passes_are_as_near_to_float32_as_transformers(
    architecture: str, dtype: str, ranks: RankPool, tiny_model: TinyModel, reference_of: Any
) -> None:
    model, members = load(ranks, tiny_model(architecture), architecture, dtype), ranks.ranks[:1]
    epoch, running = ranks.join(model, members), list["Future[Outcome]"]()
    for prompt in PROMPTS:
        running += ranks.start(model, ranks.plan(epoch, prompt, (0, NUM_PROMPT), max_new_tokens=1), members)
    logits = [logits_of(each.result(WAIT_S)) for each in running]
    reference_of(architecture, dtype).logits.check(logits, architecture)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"] if IS_EVERY else ["bfloat16"])
@pytest.mark.parametrize("architecture", DIVIDED)
def test_shards_are_as_near_to_float32_as_transformers(
    architecture: str, dtype: str, ranks: RankPool, tiny_model: TinyModel, reference_of: Any, tmp_path: Path
) -> None:
    directory = tiny_model(architecture)
    model = load(ranks, directory, architecture, dtype, SHARDS)
    logits = list[Numbers]()
    with stores_of(ranks, model, directory, dtype, tmp_path, SHARDS):
        epoch = ranks.join(model, ranks.ranks, SHARDS)
        for prompt in PROMPTS:
            plans = ranks.plan_shards(epoch, prompt, (0, 96, NUM_PROMPT), [None] * SHARDS, max_new_tokens=1)
            outcomes = ranks.compute(model, plans, ranks.ranks)
            logits.append(logits_of(outcomes[-SHARDS]))
    reference_of(architecture, dtype).logits.check(logits, architecture)
