"""A worker whose batching loop starts when a test says so, and the answers that requests get alone."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
import torch
from transformers import PreTrainedModel

from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching.batcher import Batcher
from workers.batching.lone_pass import prefill_alone
from workers.plan.config import WorkerConfig
from workers.plan.events import FinishReason, RunDone, TokenComputed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, WorkerPlan, plan_workers
from workers.requests.partition_run import PartitionRun
from workers.requests.sampler import Sampler
from workers.worker import PrefillWorker

WAIT_S = 60.0
NUM_NEW = 8
#: Prompt lengths below, at and above the tiny models' window of 24.
LENGTHS = (203, 5, 64, 24)


def prompt_of(num_tokens: int, seed: int = 1) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


def plan_of(number: int, prompt: Sequence[int], num_new: int = NUM_NEW, **more: Any) -> WorkerPlan:
    (plan,) = plan_workers(
        request=number,
        epoch=0,
        token_ids=prompt,
        partition=Partition((0, len(prompt))),
        asked=Asked(max_new_tokens=num_new, **more),
    )
    return plan


@dataclass
class Running:
    """A plan that a thread computes, and its events."""

    plan: WorkerPlan
    events: list[WorkerEvent] = field(default_factory=list)
    thread: threading.Thread | None = None

    @property
    def tokens(self) -> list[int]:
        return [event.token_id for event in self.events if isinstance(event, TokenComputed)]

    @property
    def batch_rows(self) -> list[int]:
        """For each token, the number of rows in the forward pass that computed it."""
        return [event.batch_rows for event in self.events if isinstance(event, TokenComputed)]

    @property
    def reason(self) -> FinishReason | None:
        assert isinstance(self.events[-1], RunDone), self.events[-1]
        return self.events[-1].finish_reason


class HeldWorker:
    """A worker whose batching loop starts only when the test says so, which fixes the requests that are computed
    together.

    `prefills`: whether prefills join the loop; otherwise each is computed by itself before its request joins.
    """

    def __init__(self, directory: str, monkeypatch: pytest.MonkeyPatch, *, prefills: bool) -> None:
        monkeypatch.setattr(WorkerPlan, "shares_passes", prefills)
        self._begin = Batcher.start
        monkeypatch.setattr(Batcher, "start", lambda batcher: None)
        self.worker = PrefillWorker(WorkerConfig(model=directory))
        self.worker.start()
        assert isinstance(self.worker._passes, Batcher)
        self.batcher = self.worker._passes

    def start(self, *plans: WorkerPlan) -> list[Running]:
        """Start requests; on return all of them have joined the loop, in this order."""
        running = []
        for plan in plans:
            each = Running(plan)
            each.thread = threading.Thread(target=lambda one=each: one.events.extend(self.worker.compute(one.plan)))
            each.thread.start()
            num_joined = len(running) + 1
            wait_until(lambda count=num_joined: len(self.batcher._joining) == count)
            running.append(each)
        return running

    def decode(self, running: Sequence[Running]) -> None:
        """Start the loop and wait for the requests."""
        self._begin(self.batcher)
        self.end(running)

    def end(self, running: Sequence[Running]) -> None:
        """Wait for the requests."""
        for each in running:
            assert each.thread is not None
            each.thread.join(WAIT_S)
            assert not each.thread.is_alive()


def wait_until(condition: Callable[[], bool]) -> None:
    waiting = threading.Event()
    for _ in range(int(WAIT_S * 1000)):
        if condition():
            return
        waiting.wait(0.001)
    raise AssertionError("waited in vain")


def alone(worker: PrefillWorker, plan: WorkerPlan) -> Running:
    """Compute the plan without any other request."""
    running = Running(plan)
    running.events.extend(worker.compute(plan))
    return running


def margins(model: PreTrainedModel, prompt: Sequence[int], num_new: int) -> list[float]:
    """Distance between the best and the second-best logit at each step of stock greedy decoding."""
    ids = torch.tensor([list(prompt)])
    with torch.inference_mode():
        out = model.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            max_new_tokens=num_new,
            do_sample=False,
            pad_token_id=0,
            return_dict_in_generate=True,
            output_logits=True,
        )
    best = torch.stack(out.logits)[:, 0].topk(2).values
    return (best[:, 0] - best[:, 1]).tolist()


def at_round(it: HeldWorker, number: int, act: Callable[[], None]) -> None:
    """Call `act` right before a round of the loop; the first round is 1."""
    stock_pass, num_rounds = it.batcher._next_pass, 0

    def next_pass(requests: Sequence[Any]) -> None:
        nonlocal num_rounds
        num_rounds += 1
        if num_rounds == number:
            act()
        stock_pass(requests)

    it.batcher._next_pass = next_pass  # type: ignore[method-assign]


def of_request(it: HeldWorker, number: int) -> Any:
    return it.worker._requests[number].run


def run_of(worker: PrefillWorker, plan: WorkerPlan) -> PartitionRun:
    """A run of the plan that no thread computes."""
    return PartitionRun(plan, worker.model.facts, worker._baton, worker.config, device=worker.model.device)


def prefilled(worker: PrefillWorker, run: PartitionRun) -> tuple[int, Sampler]:
    """First token of a run, computed alone, and the sampler of its next tokens."""
    sampler = Sampler.of(run.plan, worker.model.facts.vocab_size)
    first = prefill_alone(worker.model, run, sampler, 0.0).first
    assert first is not None
    return first.token_id, sampler
