"""In bfloat16 and float16 answers are as near to float32 as those of stock transformers at the same dtype.

Compared are log-probabilities of the prompts' tokens and the logits after the prompt, over all prompts: of the stock
model in float32 with the weights of the dtype, of the stock model in the dtype, and of ours.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
import torch
from exact_answers import HANDOFF_TIMEOUT_S, NUM_PROMPT, random_prompt
from rank_pool import Outcome, RankPool
from ranks_store import WAIT_S
from transformers import AutoModelForCausalLM

from kvstore import KVStore, StoreConfig
from tests.support.every_case import IS_EVERY, SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES
from workers.model.stock_model import load_model
from workers.plan.config import Shard
from workers.plan.events import PromptScored
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.presets.registry import preset_of

pytestmark = pytest.mark.ranks

TinyModel = Callable[[str], str]
_Numbers = npt.NDArray[np.float64]
NUM_STORED, SHARDS = 128, 2
PROMPTS = [random_prompt(seed) for seed in range(40 if IS_EVERY else 12)]
#: Largest median and root mean square of our distance to float32, relative to those of stock transformers.
BOUND = 1.1
#: Draws of as many prompts, with repetitions, that tell how much a ratio depends on the choice of prompts.
RESAMPLED = 200
#: Models whose rows choose experts: rounding that changes a choice changes a row's output as a whole.
HAVE_EXPERTS = ("mixtral", "qwen3_moe", "gpt_oss")
#: Models that transformers divides, of each kind of weight: see `test_shards.py`.
DIVIDED = ("llama", "qwen2", "starcoder2", "phi3") if IS_EVERY else ("qwen2",)
CASES = [
    (architecture, dtype)
    for architecture in (ALL_TINY_ARCHITECTURES if IS_EVERY else SOME_TINY_ARCHITECTURES)
    for dtype in (("bfloat16", "float16") if IS_EVERY else ("bfloat16",))
]


class Distances(NamedTuple):
    """Answers of stock transformers in float32, and the distance of its answers in the dtype."""

    exact: _Numbers
    of_stock: _Numbers

    def check(self, ours: Sequence[_Numbers], architecture: str) -> None:
        """Assert that answers like `exact` keep the bound, but for what the choice of prompts explains."""
        distance = np.abs(np.stack(ours) - self.exact)
        assert self.of_stock.any(), "stock transformers must have rounded"
        kinds = (np.median,) if architecture in HAVE_EXPERTS else (np.median, rms)
        again = np.random.default_rng(0).integers(0, len(distance), (RESAMPLED, len(distance)))
        for kind in kinds:
            ratios = [kind(distance[drawn]) / kind(self.of_stock[drawn]) for drawn in again]
            assert np.quantile(ratios, 0.025) <= BOUND, f"{kind.__name__}: {np.quantile(ratios, (0.025, 0.5, 0.975))}"


class Reference(NamedTuple):
    """Distances of log-probabilities [prompts, tokens - 1] and of logits after the prompt [prompts, vocabulary]."""

    logprobs: Distances
    logits: Distances


def rms(numbers: _Numbers) -> float:
    return float(np.sqrt(np.mean(numbers**2)))


@pytest.fixture(scope="module")
def reference_of(tiny_model: TinyModel) -> Callable[[str, str], Reference]:
    known: dict[tuple[str, str], Reference] = {}

    def reference(architecture: str, dtype: str) -> Reference:
        if (architecture, dtype) not in known:
            attention = "eager" if architecture.startswith(("falcon", "gpt_oss", "gemma2")) else "sdpa"
            network = AutoModelForCausalLM.from_pretrained(
                tiny_model(architecture), dtype=getattr(torch, dtype), attn_implementation=attention
            ).eval()
            rounded = [_answers(network, prompt) for prompt in PROMPTS]
            exact = [_answers(network.float(), prompt) for prompt in PROMPTS]
            both = [np.stack(each) for each in (*zip(*exact, strict=True), *zip(*rounded, strict=True))]
            known[architecture, dtype] = Reference(
                Distances(both[0], np.abs(both[2] - both[0])), Distances(both[1], np.abs(both[3] - both[1]))
            )
        return known[architecture, dtype]

    return reference


def _answers(network: Any, prompt: list[int]) -> tuple[_Numbers, _Numbers]:
    with torch.inference_mode():
        logits = network(torch.tensor([prompt])).logits[0].double()
    own = torch.log_softmax(logits[:-1], -1)[torch.arange(len(prompt) - 1), torch.tensor(prompt[1:])]
    return own.numpy(), logits[-1].numpy()


def load(ranks: RankPool, directory: str, architecture: str, dtype: str, num_shards: int = 1) -> str:
    model = f"{architecture} in {dtype}, {num_shards} shards"
    ranks.load(model, directory, HANDOFF_TIMEOUT_S, num_shards, dtype=dtype)
    return model


def logits_of(outcome: Outcome) -> _Numbers:
    return np.array(outcome.logits, np.float64).reshape(-1)


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
    logprobs, logits = list[_Numbers](), list[_Numbers]()
    for prompt in PROMPTS:
        outcomes = ranks.compute(model, ranks.plan(epoch, prompt, cuts, num_prompt_logprobs=1), members)
        parts = [event.logprobs for each in outcomes for event in each.events if isinstance(event, PromptScored)]
        logprobs.append(np.asarray(PromptLogprobs.joined(parts).logprobs_T, np.float64))
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
    epoch, logits = ranks.join(model, members), list[_Numbers]()
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
    logits = list[_Numbers]()
    with stores_of(ranks, model, directory, dtype, tmp_path, SHARDS):
        epoch = ranks.join(model, ranks.ranks, SHARDS)
        for prompt in PROMPTS:
            plans = ranks.plan_shards(epoch, prompt, (0, 96, NUM_PROMPT), [None] * SHARDS, max_new_tokens=1)
            outcomes = ranks.compute(model, plans, ranks.ranks)
            logits.append(logits_of(outcomes[-SHARDS]))
    reference_of(architecture, dtype).logits.check(logits, architecture)
