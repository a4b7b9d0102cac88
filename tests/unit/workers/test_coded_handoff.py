"""Rows handed on in fewer bits: each worker attends to what the codec decodes, exact requests to what was computed."""

import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest
import torch
from transformers import AutoModelForCausalLM, DynamicCache, PreTrainedModel

from kvstore import KVStore, StoreConfig
from kvstore.codecs import row_codec
from kvstore.codecs.block import shape_of
from workers.chain.epoch import Epoch
from workers.chain.handoff import InEdge, OutEdge
from workers.model.stock_model import Model, load_model, random_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import RunDone, TokenComputed, TokenLogprobs, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import WorkerPlan, plan_workers
from workers.presets.registry import preset_of
from workers.testing import TINY_VOCABULARY, LoopbackLink, tiny_config
from workers.worker import PrefillWorker

EPOCH, WAIT_S = 1, 60.0
NUM_PREFIX, CUTS = 128, (128, 176, 240, 301)
NUM_NEW = 4
CODECS = ("rotated-8", "rotated-4", "fp8-8")


def tokens_of(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PROMPT = tokens_of(CUTS[-1], 1)


@pytest.fixture(scope="module", params=[16, 64], ids=["decoded by the codec", "decoded by the kernel"])
def directory(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    directory = str(tmp_path_factory.mktemp("handoff") / "llama")
    config = tiny_config("llama")
    config.head_dim = request.param
    random_model(config, directory)
    return directory


@pytest.fixture(scope="module")
def model(directory: str) -> Model:
    return load_model(directory, "float32")


@dataclass
class Chain:
    """Three workers of one process, joined by links in memory, and a store that all of them use."""

    workers: Sequence[PrefillWorker]
    store: KVStore
    preset: str
    model: Model
    num_requests: int = 0

    def run(self, prompt: Sequence[int], kv_budget: float | None = None, codec: str = "") -> "Outcome":
        """A request over all workers, with as much of its prompt loaded as is stored up to `NUM_PREFIX`."""
        self.num_requests += 1
        placement = self.store.acquire(prompt, save=True)
        num_prefix = placement.num_stored_tokens
        plans = plan_workers(
            request=self.num_requests,
            epoch=EPOCH,
            token_ids=prompt,
            partition=Partition((num_prefix, *CUTS[1:])),
            placement=placement,
            max_new_tokens=NUM_NEW,
            num_top_logprobs=5,
            selection=preset_of(self.preset).select(num_prefix, kv_budget, self.model.facts),
            is_exact=kv_budget is None,
            handoff_codec=codec,
        )
        with ThreadPoolExecutor(len(plans)) as threads:
            runs = [threads.submit(list, each.compute(plan)) for each, plan in zip(self.workers, plans, strict=True)]
            outcome = Outcome(plans, [run.result(WAIT_S) for run in runs])
        self.store.settle(placement.placement_id)
        assert self.store.drain(WAIT_S)
        return outcome


@dataclass
class Outcome:
    plans: list[WorkerPlan]
    events: list[list[WorkerEvent]]

    @property
    def tokens(self) -> list[TokenComputed]:
        return [event for event in self.events[-1] if isinstance(event, TokenComputed)]

    @property
    def token_ids(self) -> list[int]:
        return [event.token_id for event in self.tokens]

    @property
    def choices(self) -> list[tuple[int, TokenLogprobs | None]]:
        return [(event.token_id, event.logprobs) for event in self.tokens]

    @property
    def done(self) -> list[RunDone]:
        ends = [events[-1] for events in self.events]
        assert all(isinstance(end, RunDone) for end in ends), ends
        return [end for end in ends if isinstance(end, RunDone)]

    @property
    def bytes_sent(self) -> int:
        return sum(done.bytes_sent for done in self.done)

    @property
    def log_prob(self) -> float:
        """Of the first token."""
        logprobs = self.tokens[0].logprobs
        assert logprobs is not None
        return logprobs.logprob


@contextlib.contextmanager
def chain(model: Model, directory: Path, preset: str) -> Iterator[Chain]:
    config = preset_of(preset).with_policy(
        StoreConfig(directory=str(directory), disk_bytes=2**26, host_bytes=2**24, io_threads=1)
    )
    config = preset_of(preset).with_layout(config, model.facts)
    identity = model.facts.store_identity(config)
    edges: list[tuple[OutEdge, InEdge]] = []
    links = [LoopbackLink.pair() for _ in range(2)]
    for left, right in links:
        edges.append((OutEdge(left, EPOCH), InEdge(right, EPOCH, WAIT_S)))
    with KVStore(config, identity) as store:
        workers = []
        for rank in range(3):
            worker = PrefillWorker(WorkerConfig(model="given", preset=preset, handoff_timeout_s=WAIT_S), model=model)
            worker.start()
            worker.open_store(store.client())
            spec = EpochSpec(epoch=EPOCH, rank=rank, world_size=3, rendezvous_host="", rendezvous_port=0, bind_host="")
            worker._epoch = Epoch(spec, torch.device("cpu"), WAIT_S)
            worker._epoch.in_edge = edges[rank - 1][1] if rank else None
            worker._epoch.out_edge = edges[rank][0] if rank < 2 else None
            workers.append(worker)
        for pair in edges:
            for edge in pair:
                edge.start()
        yield Chain(workers, store, preset, model)
        for left, _ in links:
            left.sever()
        for worker in workers:
            worker.close()


def put_prefix(chain: Chain) -> None:
    """By an exact request of one worker's length, whose rows are stored as the preset's store has them."""
    placement = chain.store.acquire([*PROMPT[:NUM_PREFIX], 3], save=True)
    (plan,) = plan_workers(
        request=1000,
        epoch=EPOCH,
        token_ids=[*PROMPT[:NUM_PREFIX], 3],
        partition=Partition((0, NUM_PREFIX + 1)),
        placement=placement,
        max_new_tokens=1,
    )
    assert isinstance(list(chain.workers[0].compute(plan))[-1], RunDone)
    chain.store.settle(placement.placement_id)
    assert chain.store.drain(WAIT_S)


def decoded(rows_1KTD: torch.Tensor, codec: str) -> torch.Tensor:
    block = rows_1KTD.contiguous().numpy()[None]  # each head for itself: which axis is which does not matter
    coded = row_codec(codec).encode(block)
    return torch.from_numpy(row_codec(codec).decode(coded, shape_of(block)))[0]


def log_probs_over_coded_rows(stock: PreTrainedModel, stored: str, codec: str) -> torch.Tensor:
    """By stock transformers, of the token after the prompt: a slice sees the prefix as it is stored, rows of slices
    before it as they were handed on, and its own as they are computed. [vocabulary]
    """
    cache = DynamicCache(config=stock.config)
    with torch.inference_mode():
        stock(torch.tensor([PROMPT[:NUM_PREFIX]]), past_key_values=cache)
        for layer in cache.layers:
            layer.keys, layer.values = decoded(layer.keys, stored), decoded(layer.values, stored)
        for start, end in pairwise(CUTS):
            logits = stock(torch.tensor([PROMPT[start:end]]), past_key_values=cache).logits
            for layer in cache.layers:
                for plane in (layer.keys, layer.values):
                    plane[:, :, start:] = decoded(plane[:, :, start:], codec)
    log_probs: torch.Tensor = logits[0, -1].log_softmax(-1)
    return log_probs


@pytest.mark.parametrize("codec", ["rotated-4", "fp8-8"])
def test_each_worker_attends_to_what_the_codec_decodes_of_the_rows_before_its_own(
    directory: str, model: Model, tmp_path: Path, codec: str
) -> None:
    stock = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()
    expected = log_probs_over_coded_rows(stock, "rotated-8", codec)
    with chain(model, tmp_path, "attentionstore?bits=8") as workers:
        put_prefix(workers)
        outcome, as_computed = workers.run(PROMPT, 1.0, codec), workers.run(PROMPT, 1.0)
    assert {plan.handoff_codec for plan in outcome.plans} == {codec}
    # A number whose last bit differs may get another code, of which a random model makes much.
    assert outcome.log_prob == pytest.approx(float(expected[outcome.token_ids[0]]), abs=0.01)
    assert outcome.token_ids[0] == int(expected.argmax())
    assert abs(as_computed.log_prob - float(expected[as_computed.token_ids[0]])) > 0.02


@pytest.mark.parametrize("preset", ["runahead", "impress", "attentionstore?bits=8"])
def test_a_request_with_a_budget_hands_on_fewer_bytes_and_saves_nothing(
    model: Model, tmp_path: Path, preset: str
) -> None:
    shape, budget = model.facts.kv, 1.0 if "bits" in preset else 0.5
    with chain(model, tmp_path, preset) as workers:
        put_prefix(workers)
        stored = workers.store.stats().counters.committed_chunks
        as_computed = workers.run(PROMPT, budget)
        outcomes = {codec: workers.run(PROMPT, budget, codec) for codec in CODECS}
        assert workers.store.stats().counters.committed_chunks == stored > 0
    rows_sent = [done.rows_sent for done in as_computed.done]
    assert rows_sent == [(end - NUM_PREFIX) * shape.num_layers for end in CUTS[1:-1]] + [0]
    assert as_computed.bytes_sent == sum(rows_sent) * 2 * shape.row_bytes
    for codec, outcome in outcomes.items():
        assert [done.rows_sent for done in outcome.done] == rows_sent
        assert (
            outcome.bytes_sent == sum(rows_sent) * 2 * model.facts.kv_by(codec).row_bytes < as_computed.bytes_sent / 2
        )
        assert [done.saved_chunks for done in outcome.done] == [0, 0, 0]
        assert outcome.log_prob != as_computed.log_prob
    assert abs(outcomes["rotated-8"].log_prob - as_computed.log_prob) < 0.2  # a random model makes much of little


def test_an_exact_request_hands_on_what_it_has_computed_and_saves_it_whatever_the_codec(
    model: Model, tmp_path: Path
) -> None:
    runs, other = [], PROMPT[:NUM_PREFIX] + tokens_of(CUTS[-1] - NUM_PREFIX, 9)
    for codec in ("", "rotated-4"):
        with chain(model, tmp_path / (codec or "none"), "attentionstore") as workers:
            runs.append([workers.run(PROMPT, None, codec), workers.run(other, None, codec)])
    for without, with_codec in zip(*runs, strict=True):
        assert [plan.handoff_codec for plan in with_codec.plans] == ["", "", ""]
        assert with_codec.bytes_sent == without.bytes_sent > 0
        assert with_codec.choices == without.choices  # bit for bit
        assert [done.saved_chunks for done in with_codec.done] == [done.saved_chunks for done in without.done]
    assert sum(done.saved_chunks for done in runs[1][0].done) == CUTS[-1] // 64


def test_a_budget_without_a_stored_prefix_is_an_exact_request(model: Model, tmp_path: Path) -> None:
    with chain(model, tmp_path, "runahead") as workers:
        outcome = workers.run(PROMPT, 0.5, "rotated-4")
    assert [(plan.is_exact, plan.handoff_codec) for plan in outcome.plans] == [(True, "")] * 3
    assert sum(done.saved_chunks for done in outcome.done) == CUTS[-1] // 64
