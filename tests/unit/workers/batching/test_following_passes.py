"""A shard computes the passes that the first shard announces. Both have the whole model here and sum nothing up."""

from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Any

import pytest
import torch
from held_worker import WAIT_S, plan_of, prompt_of, wait_until

from workers.batching.batched_request import BatchedRequest
from workers.batching.following_batcher import FollowingBatcher
from workers.batching.leading_batcher import LeadingBatcher
from workers.errors import ChainBroken
from workers.handoff.shard_order import Boundary, FollowingBaton, Told
from workers.model.stock_model import Model, load_model
from workers.plan.config import WorkerConfig
from workers.plan.events import FinishReason
from workers.requests.partition_run import PartitionRun
from workers.requests.passes import Answered
from workers.requests.sampler import Sampler
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn


class Order:
    """A fake `ShardOrder` of one of two shards: queues carry the first shard's messages to the other one."""

    def __init__(self, first: "Order | None" = None) -> None:
        self.following = FollowingBaton() if first is None else first.following
        first_baton = Baton(on_granted=lambda turn: self.following.give_to(turn.request))
        self.baton = first_baton if first is None else self.following
        self.decoding: SimpleQueue[list[int] | None] = SimpleQueue() if first is None else first.decoding
        self._votes: SimpleQueue[Boundary | None] = SimpleQueue() if first is None else first._votes
        self._is_first = first is None
        self.told: list[list[int]] = []
        self.at_vote: Callable[[int], None] = lambda number: None
        self._num_votes = 0

    def add_up(self, part: torch.Tensor) -> None:
        raise AssertionError("a whole model has no parts")

    def tell(self, kind: Told, *values: int) -> None:
        self.told.append([kind, *values])
        self.decoding.put([kind, *values])

    def offer(self, turn: Turn, *, gives_up: bool) -> tuple[Boundary, float]:
        if not self._is_first:
            vote = self._votes.get(timeout=WAIT_S)
            if vote is None:
                raise ChainBroken("the first shard has left")
            return vote, 0.0
        self._num_votes += 1
        self.at_vote(self._num_votes)
        agreed = Boundary.GIVE_UP if gives_up else Boundary.GO_ON
        self._votes.put(agreed)
        return agreed, 0.0

    def leave(self) -> None:
        self._votes.put(None)
        self.decoding.put(None)
        self.following.end()


class Pair:
    """The loops of two shards, and the requests that both have prefilled."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.order: Any = Order()
        following: Any = Order(self.order)
        self.first, self.other = LeadingBatcher(model, self.order), FollowingBatcher(model, following)
        self.runs: list[tuple[PartitionRun, PartitionRun]] = []
        self.samplers: list[Sampler] = []
        self.requests: list[BatchedRequest] = []

    def join(self, *lengths: tuple[int, int]) -> None:
        """Prefill requests with these numbers of prompt and answer tokens, and have them join both loops."""
        for number, (num_prompt, num_new) in enumerate(lengths):
            plan = plan_of(number, prompt_of(num_prompt, seed=number), num_new)
            runs, logits = [], None
            for _ in range(2):
                run = PartitionRun(plan, self._model.facts, Baton(), WorkerConfig(model=""))
                logits = self._model.forward(torch.tensor(run.own_tokens), run.cache, logits=1)
                run.end_prefill()
                runs.append(run)
            assert logits is not None
            sampler = Sampler(plan.sampling, None, plan.token_ids, self._model.facts.vocab_size)
            self.runs.append((runs[0], runs[1]))
            self.samplers.append(sampler)
            self.other.expect(runs[1])
            self.requests.append(self.first.join(runs[0], sampler, sampler.choose(logits[-1]).token_id))

    def start(self) -> None:
        self.first.start()
        self.other.start()

    def end(self, number: int) -> FinishReason:
        """Wait until the request has ended in both shards; return the reason."""
        request, sampler = self.requests[number], self.samplers[number]
        with self.first.answering(request.run, sampler):
            tokens = request.following()
            while True:
                try:
                    next(tokens)
                except StopIteration as ended:
                    reason: FinishReason = ended.value
                    break
        assert self.followed(number) == tuple(sampler.token_ids)
        return reason

    def followed(self, number: int) -> Sequence[int]:
        """Wait until the request has ended; return its tokens as the following shard has them."""
        prefilled: Any = None
        with pytest.raises(StopIteration) as ended:
            next(self.other.decode(self.runs[number][1], None, prefilled))
        answered: Answered = ended.value.value
        return answered.token_ids

    def passes(self) -> list[list[int]]:
        """Requests of each announced pass."""
        return [values[: len(values) // 2] for kind, *values in self.order.told if kind == Told.PASS and values]

    def close(self) -> None:
        self.first.close()


@pytest.fixture
def pair(tiny_model: Callable[[str], str]) -> Iterator[Pair]:
    both = Pair(load_model(tiny_model("llama"), "float32"))
    yield both
    both.close()


def at_pass(batcher: LeadingBatcher, number: int, act: Callable[[], None]) -> None:
    """Call `act` after the requests of a pass have been chosen; the first pass is 1."""
    stock_pass, num_passes = batcher._next_pass, 0

    def next_pass(requests: Sequence[BatchedRequest]) -> None:
        nonlocal num_passes
        num_passes += 1
        if num_passes == number:
            act()
        stock_pass(requests)

    batcher._next_pass = next_pass  # type: ignore[method-assign]


def assert_same_rows(runs: tuple[PartitionRun, PartitionRun]) -> None:
    first, other = runs
    assert first.kv.num_past == other.kv.num_past
    for layer in range(first.kv.buffer.shape.num_layers):
        for ours, theirs in zip(*(run.kv.buffer.read(layer, run.kv.num_past) for run in runs), strict=True):
            assert torch.equal(ours, theirs)


def test_the_other_shard_makes_the_passes_of_the_first_over_rows_of_its_own(pair: Pair) -> None:
    pair.join((30, 5), (7, 8), (41, 1))
    pair.start()
    assert [pair.end(number) for number in range(3)] == [FinishReason.LENGTH] * 3
    assert pair.passes() == [[0, 1]] * 4 + [[1]] * 3
    for runs in pair.runs:
        assert_same_rows(runs)


def test_no_pass_takes_a_request_that_was_cancelled_before_the_others_were_told(pair: Pair) -> None:
    at_pass(pair.first, 3, lambda: pair.runs[0][0].cancelled.set())
    pair.join((30, 50), (9, 6))
    pair.start()
    assert [pair.end(number) for number in range(2)] == [FinishReason.ABORT, FinishReason.LENGTH]
    assert pair.passes() == [[0, 1]] * 2 + [[1]] * 3
    assert len(pair.samplers[0].token_ids) == 3
    for runs in pair.runs:
        assert_same_rows(runs)


@pytest.mark.usefixtures("a_layer_a_call")
def test_a_pass_that_is_wanted_no_more_ends_at_one_layer_in_both(pair: Pair) -> None:
    num_layers = pair._model.facts.kv.num_layers
    votes: list[int] = []

    def at_vote(number: int) -> None:
        votes.append(number)
        if number == num_layers + 2:  # in the second pass
            pair.runs[0][0].cancelled.set()

    pair.order.at_vote = at_vote
    pair.join((30, 50))
    pair.start()
    assert pair.end(0) is FinishReason.ABORT
    assert len(votes) == num_layers + 3
    assert len(pair.samplers[0].token_ids) == 2
    assert_same_rows(pair.runs[0])


def test_a_request_that_is_cancelled_before_any_pass_leaves_the_baton_free_in_both(pair: Pair) -> None:
    pair.join((30, 50))
    pair.runs[0][0].cancelled.set()
    pair.start()
    assert pair.end(0) is FinishReason.ABORT
    assert pair.passes() == []
    wait_until(lambda: not pair.order.following.is_taken and not pair.order.following._told)
    assert_same_rows(pair.runs[0])


def test_a_pass_that_fails_ends_the_epoch_in_both(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(parts: Sequence[Any]) -> torch.Tensor:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(pair.first._batch, "forward", fail)
    pair.order.at_vote = lambda number: pytest.fail("the first shard computes no layer")
    pair.join((30, 5))
    pair.start()
    with pytest.raises(ChainBroken, match="out of memory"):
        next(pair.requests[0].following())
    with pytest.raises(ChainBroken):
        pair.followed(0)
