"""The baselines that KV-Runahead is compared with give stock transformers' token, on real ranks that gather all KV."""

import itertools
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import torch
from rank_pool import Outcome, RankPool
from ranks_store import keep, record_offset, store_of

from benchmarks.baselines.plan import BASELINES, plan_gather
from benchmarks.baselines.ranks import BaselineRanks
from tests.support.parallel_work import bytes_of, gather_work
from tests.support.tiny_models import TINY_ARCHITECTURES, TINY_VOCABULARY
from workers.errors import FailureKind
from workers.measuring.local_ranks import EPOCH, RanksFailed
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers

pytestmark = pytest.mark.ranks

#: Not divisible by any number of workers or spans.
NUM_PROMPT = 203
HANDOFF_TIMEOUT_S = 30.0
NEAR_TIE = 1e-3
SYSTEMS = sorted(BASELINES)


def random_prompt(seed: int = 1, num_tokens: int = NUM_PROMPT) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


def assert_exact(outcomes: list[Outcome], answer: Any) -> None:
    """Assert that one worker alone gives the reference's first token, from its logits, away from a near tie."""
    assert answer.margin(0) >= NEAR_TIE
    (speaker,) = [outcome for outcome in outcomes if outcome.tokens]
    assert speaker.tokens == answer.tokens[:1]
    assert speaker.logits is not None
    scale = float(answer.logits[0].abs().max())
    assert float((torch.tensor(speaker.logits) - answer.logits[0]).abs().max()) <= 1e-4 * scale


@pytest.mark.parametrize("num_workers", [1, 2, 3, 4])
@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_every_baseline_gives_the_token_and_logits_of_transformers(
    architecture: str,
    num_workers: int,
    ranks: RankPool,
    tiny_model: Callable[[str], str],
    reference: Callable[..., Any],
    tmp_path: Path,
) -> None:
    prompt = random_prompt()
    answer = reference(architecture, prompt)
    ranks.load(architecture, tiny_model(architecture), HANDOFF_TIMEOUT_S)
    with store_of(ranks, architecture, tmp_path) as store:
        epoch = ranks.join(architecture, ranks.ranks[:num_workers])
        for num_stored in (0, 64, 128):
            if num_stored:
                assert keep(ranks, architecture, epoch, store, prompt[:num_stored]) == 1
            for system in SYSTEMS:
                placement = store.acquire(prompt, save=False)
                assert placement.num_stored_tokens == num_stored
                plans = plan_gather(system, epoch=epoch, token_ids=prompt, num_workers=num_workers, placement=placement)
                outcomes = ranks.gather(architecture, plans)
                store.settle(placement.placement_id)
                assert_exact(outcomes, answer)
                work = gather_work(BASELINES[system], num_stored, NUM_PROMPT, num_workers)
                for outcome, expected in zip(outcomes, work.by_worker, strict=True):
                    shape = store.identity.shape
                    assert outcome.done.rows_sent == expected.rows_sent * shape.num_layers
                    assert outcome.done.bytes_sent == bytes_of(expected.rows_sent, shape)
                    assert outcome.done.bytes_from_host == num_stored // 64 * store.geometry.unit_bytes


def test_the_first_token_comes_from_the_worker_that_owns_the_prompts_end(
    ranks: RankPool, tiny_model: Callable[[str], str]
) -> None:
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    epoch = ranks.join("llama", ranks.ranks[:3])
    for system, position in [("tsp", 2), ("tsp-causal", 2), ("zigzag", 0)]:
        plans = plan_gather(system, epoch=epoch, token_ids=random_prompt(), num_workers=3)
        outcomes = ranks.gather("llama", plans)
        assert [bool(outcome.tokens) for outcome in outcomes] == [index == position for index in range(3)]


def test_one_epoch_serves_chains_and_baselines_in_turn_on_all_or_some_of_its_ranks(
    ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any]
) -> None:
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    epoch = ranks.join("llama", ranks.ranks)
    for seed, system in enumerate([*SYSTEMS, *SYSTEMS], start=1):
        prompt = random_prompt(seed, NUM_PROMPT - seed)
        answer = reference("llama", prompt)
        chain = ranks.compute("llama", ranks.plan(epoch, prompt, (0, 64, 96, 144, len(prompt))), ranks.ranks)
        assert chain[-1].tokens == answer.tokens
        for num_workers, first_rank in [(4, 0), (2, 2), (3, 1)]:
            plans = plan_gather(system, epoch=epoch, token_ids=prompt, num_workers=num_workers, first_rank=first_rank)
            assert_exact(ranks.gather("llama", plans), answer)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_prompt_with_a_token_for_every_span_is_the_shortest_that_is_served(
    system: str, ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any]
) -> None:
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    epoch = ranks.join("llama", ranks.ranks)
    num_spans = 8 if system == "zigzag" else 4
    prompt = random_prompt(num_tokens=num_spans)
    plans = plan_gather(system, epoch=epoch, token_ids=prompt, num_workers=4)
    assert_exact(ranks.gather("llama", plans), reference("llama", prompt))
    with pytest.raises(ValueError, match=f"{num_spans - 1} new tokens cannot be cut into {num_spans} spans"):
        plan_gather(system, epoch=epoch, token_ids=prompt[1:], num_workers=4)


def test_a_worker_whose_peer_never_comes_gives_up_and_its_epoch_is_over(
    ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any]
) -> None:
    ranks.load("impatient", tiny_model("llama"), 1.0)
    epoch = ranks.join("impatient", ranks.ranks[:2])
    prompt = random_prompt()
    plans = plan_gather("tsp", epoch=epoch, token_ids=prompt, num_workers=2)
    started = time.monotonic()
    (alone,) = _finished(ranks.start_gather("impatient", plans[:1]))
    assert time.monotonic() - started < 10
    assert alone.failure.kind is FailureKind.CHAIN_BROKEN
    assert "rank 1 is gone or late" in alone.failure.message
    (again,) = _finished(ranks.start_gather("impatient", plans[:1]))
    assert again.failure.message == f"the plan is for epoch {epoch}, which this worker has not joined"
    epoch = ranks.join("impatient", ranks.ranks[:2])
    outcomes = ranks.gather("impatient", plan_gather("tsp", epoch=epoch, token_ids=prompt, num_workers=2))
    assert_exact(outcomes, reference("llama", prompt))


def test_a_corrupt_stored_chunk_is_named_and_hangs_no_other_worker(
    ranks: RankPool, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    prompt = random_prompt()
    ranks.load("impatient", tiny_model("llama"), 1.0)
    epoch = ranks.join("impatient", ranks.ranks[:2])
    with store_of(ranks, "impatient", tmp_path) as store:
        keep(ranks, "impatient", epoch, store, prompt[:64])
        offset = record_offset(store, prompt, chunk=0, slot=2)
    (segment,) = (tmp_path / "segments").iterdir()
    with segment.open("r+b") as file:
        file.seek(offset + 5000)
        file.write(b"\x55" * 8)
    with store_of(ranks, "impatient", tmp_path) as store:
        placement = store.acquire(prompt, save=False)
        plans = plan_gather("zigzag", epoch=epoch, token_ids=prompt, num_workers=2, placement=placement)
        outcomes = ranks.gather("impatient", plans)
        store.settle(placement.placement_id)
    assert 0 in [o.failure.chunk_index for o in outcomes if o.ended_with == FailureKind.PREFIX_UNREADABLE]
    assert {outcome.ended_with for outcome in outcomes} <= {FailureKind.PREFIX_UNREADABLE, FailureKind.CHAIN_BROKEN}


def _finished(futures: "list[Future[Outcome]]") -> list[Outcome]:
    return [future.result(60) for future in futures]


@pytest.fixture(scope="module")
def pair(tiny_model: Callable[[str], str]) -> Iterator[BaselineRanks]:
    with BaselineRanks(WorkerConfig(model=tiny_model("llama"), handoff_timeout_s=HANDOFF_TIMEOUT_S), 2) as bench_ranks:
        yield bench_ranks


def test_the_ranks_of_a_bench_run_chains_and_baselines_with_one_model(
    pair: BaselineRanks, reference: Callable[..., Any]
) -> None:
    prompt = random_prompt()
    answer = reference("llama", prompt)
    for number, system in enumerate(itertools.chain(SYSTEMS, SYSTEMS), start=1):
        started_s = time.perf_counter()
        outcome = pair.gather(plan_gather(system, epoch=EPOCH, token_ids=prompt, num_workers=2))
        assert outcome.tokens == answer.tokens[:1]
        assert started_s < outcome.first_token_at_s < time.perf_counter()
        assert sum(done.rows_sent for done in outcome.done) == NUM_PROMPT * 4  # rows are counted per layer
        for done in outcome.done:
            assert done.timings.compute_s > 0
            assert done.timings.handoff_s > 0
        plans = plan_workers(
            request=number,
            epoch=EPOCH,
            token_ids=prompt,
            partition=Partition((0, 112, NUM_PROMPT)),
            asked=Asked(max_new_tokens=8),
        )
        assert pair.compute(plans).tokens == answer.tokens


def test_a_baseline_that_fails_ends_the_bench_in_one_line(pair: BaselineRanks) -> None:
    with pytest.raises(RanksFailed, match="a worker failed: chain_broken: the plan is for epoch 2"):
        pair.gather(plan_gather("tsp", epoch=EPOCH + 1, token_ids=random_prompt(), num_workers=2))
