"""The computation of a request: its prefill in shared passes or by itself, and its refusal if neither is possible."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from workers.batching import batcher
from workers.batching.lone_pass import prefill_alone
from workers.errors import FailureKind
from workers.plan.config import Shard, WorkerConfig
from workers.plan.events import RunDone, RunFailed, TokenComputed
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, WorkerPlan, plan_workers
from workers.worker import PrefillWorker

PROMPT = range(2, 34)


def plans_of(cuts: tuple[int, ...] = (0, 32), **asked: Any) -> list[WorkerPlan]:
    return plan_workers(
        request=1,
        epoch=7,
        token_ids=PROMPT,
        partition=Partition(cuts),
        asked=Asked(max_new_tokens=2, **asked),
    )


@pytest.fixture
def worker(tiny_model: Callable[[str], str]) -> Iterator[PrefillWorker]:
    worker = PrefillWorker(WorkerConfig(model=tiny_model("llama")))
    worker.start()
    yield worker
    worker.close()


@pytest.mark.parametrize(
    ("asked", "is_alone"),
    [
        ({}, False),
        ({"num_top_logprobs": 2}, False),
        ({"num_prompt_logprobs": 0}, True),
        ({"continuations": [[3, 4]]}, True),
        ({"flows": True}, True),
    ],
)
def test_a_prefill_of_which_more_is_asked_than_its_next_token_is_a_batch_of_one(
    asked: dict[str, Any], is_alone: bool, worker: PrefillWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = list[int]()

    def watched(model: Any, run: Any, *rest: Any) -> Any:
        alone.append(run.plan.request)
        return prefill_alone(model, run, *rest)

    tokens = [event.token_id for event in worker.compute(plans_of()[0]) if isinstance(event, TokenComputed)]
    monkeypatch.setattr(batcher, "prefill_alone", watched)
    events = list(worker.compute(plans_of(**asked)[0]))
    assert alone == [1] * is_alone
    assert [event.token_id for event in events if isinstance(event, TokenComputed)] == tokens
    assert isinstance(events[-1], RunDone)


def test_scores_of_a_plan_are_those_that_come_with_its_first_token(worker: PrefillWorker) -> None:
    (plan,) = plans_of(continuations=[[3, 4], [5]])
    (first,) = (event for event in worker.compute(plan) if isinstance(event, TokenComputed) and event.scores)
    assert worker.score(plan).log_probs == first.scores
    assert list(map(len, first.scores)) == [2, 1]
    assert worker._requests == {}


@pytest.mark.parametrize("shard", [Shard(0, 1), Shard(0, 2)])
def test_a_plan_of_an_epoch_that_the_worker_is_not_in_fails_as_one_of_a_broken_chain(
    shard: Shard, tiny_model: Callable[[str], str]
) -> None:
    worker = PrefillWorker(WorkerConfig(model=tiny_model("llama"), shard=shard))
    worker.start()
    (failed,) = worker.compute(plans_of((0, 16, 32) if shard.is_whole else (0, 32))[0])
    assert isinstance(failed, RunFailed)
    assert (failed.kind, failed.message) == (
        FailureKind.CHAIN_BROKEN,
        "the plan is for epoch 7, which this worker has not joined",
    )
    assert worker._requests == {}
    worker.close()
