"""Prefills that share passes with other prefills and with decoding get the tokens that each of them gets alone."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from held_worker import (
    LENGTHS,
    NUM_NEW,
    WAIT_S,
    HeldWorker,
    alone,
    at_round,
    margins,
    of_request,
    plan_of,
    prefilled,
    prompt_of,
    run_of,
    wait_until,
)
from transformers import PreTrainedModel

from kvstore import KVStore, Layout, StoreClient, StoreConfig
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES
from workers.batching import token_batch
from workers.batching.batched_request import BatchedRequest
from workers.batching.token_batch import BatchPart, TokenBatch
from workers.errors import FailureKind
from workers.kernels.decoder_layer import DecoderLayers, LayersOfPass
from workers.model.reference import TIE_MARGIN
from workers.plan.events import FinishReason, RunDone, RunFailed
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, WorkerPlan, plan_workers
from workers.turns.turn_order import Turn


@dataclass
class Passes:
    """Records each pass: request → number of its tokens in the pass."""

    taken: list[dict[int, int]] = field(default_factory=list)

    @classmethod
    def watched(cls, monkeypatch: pytest.MonkeyPatch) -> "Passes":
        passes, stock_forward = cls(), TokenBatch.forward

        def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
            passes.taken.append({part.run.plan.request: len(part.token_ids) for part in parts})
            return stock_forward(batch, parts)

        monkeypatch.setattr(TokenBatch, "forward", forward)
        return passes


def small_budget(it: HeldWorker) -> None:
    it.batcher.budget = 48


def stock_tokens(model: PreTrainedModel, prompt: Sequence[int], num_new: int = NUM_NEW) -> list[int]:
    ids = torch.tensor([list(prompt)])
    with torch.inference_mode():
        out = model.generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=num_new, do_sample=False, pad_token_id=0
        )
    return out[0, len(prompt) :].tolist()


@pytest.mark.parametrize("architecture", ALL_TINY_ARCHITECTURES)
def test_prefills_in_chunks_beside_decoding_get_the_tokens_of_transformers(
    architecture: str,
    held: Callable[..., HeldWorker],
    stock_model: Callable[[str], PreTrainedModel],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    it = held(architecture, prefills=True)
    small_budget(it)
    passes = Passes.watched(monkeypatch)
    prompts = [prompt_of(length, seed=length) for length in LENGTHS]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    it.decode(running)
    for each, prompt in zip(running, prompts, strict=True):
        assert min(margins(stock_model(architecture), prompt, NUM_NEW)) > TIE_MARGIN, "the prompt has near ties"
        assert each.tokens == stock_tokens(stock_model(architecture), prompt)
    for number, prompt in enumerate(prompts):
        sizes = [taken[number] for taken in passes.taken if number in taken]
        assert sum(sizes) == len(prompt) + NUM_NEW - 1
    sizes_of_first = [taken[0] for taken in passes.taken if 0 in taken]
    assert len([size for size in sizes_of_first if size > 1]) > 203 // 48, "the long prompt is cut"
    assert any(min(taken.values()) == 1 < max(taken.values()) for taken in passes.taken), "prefill with decoding"
    assert any(sum(size > 1 for size in taken.values()) > 1 for taken in passes.taken), "two prefills share a pass"


def test_decoding_goes_on_in_every_pass_that_a_long_prompt_takes(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama", prefills=True)
    small_budget(it)
    running = it.start(plan_of(0, prompt_of(9), 30), plan_of(1, prompt_of(400, seed=3), 4))
    late = it.batcher._joining.pop()
    at_round(it, 4, lambda: it.batcher._joining.append(late))
    passes = Passes.watched(monkeypatch)
    it.decode(running)
    beside = [taken for taken in passes.taken if taken.get(1, 0) > 1]
    assert len(beside) == 9
    assert all(taken[0] == 1 for taken in beside)
    assert running[0].tokens == alone(it.worker, plan_of(10, prompt_of(9), 30)).tokens
    assert running[1].tokens == alone(it.worker, plan_of(11, prompt_of(400, seed=3), 4)).tokens


def test_the_last_layer_attends_with_the_tokens_that_logits_are_made_of(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama", prefills=True)
    small_budget(it)
    last, attend, begin = it.batcher._batch._last_layer, token_batch.attend_with_heads, DecoderLayers.begin
    queries, together = [], []

    def counted(q_1NTD: torch.Tensor, *rows: Any, **given: Any) -> torch.Tensor:
        queries.append((it.batcher._batch._layer, q_1NTD.shape[2]))
        return attend(q_1NTD, *rows, **given)

    def begun(layers: DecoderLayers, hidden_TH: torch.Tensor, *given: Any) -> LayersOfPass:
        of_pass = begin(layers, hidden_TH, *given)
        together.append((of_pass.num_layers, len(hidden_TH)))
        return of_pass

    monkeypatch.setattr(token_batch, "attend_with_heads", counted)
    monkeypatch.setattr(DecoderLayers, "begin", begun)
    running = it.start(plan_of(0, prompt_of(100), 1))
    it.decode(running)
    assert queries == [(last, 1)], "two chunks of 48 tokens come before the last one"
    assert together == [(last, 48), (last, 44), (last, 8)]
    assert running[0].tokens == alone(it.worker, plan_of(1, prompt_of(100), 1)).tokens


@pytest.mark.usefixtures("a_layer_a_call")
def test_a_prefill_that_is_aborted_in_a_pass_leaves_the_others_alone(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama", prefills=True)
    small_budget(it)
    prompts = [prompt_of(length, seed=length) for length in (30, 90, 100)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    stock_boundary, layers = TokenBatch._boundary, list[int]()

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        layers.append(layer)
        if len(layers) == 6:  # layer 1 of the second pass
            it.worker.abort(1)
        stock_boundary(batch, layer, num_layers)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    it.decode(running)
    gone = running[1].events[-1]
    assert isinstance(gone, RunFailed)
    assert gone.kind is FailureKind.REQUEST_CANCELLED
    assert running[1].tokens == []
    for number in (0, 2):
        assert running[number].tokens == alone(it.worker, plan_of(10 + number, prompts[number])).tokens
    assert it.worker._requests == {}


@pytest.mark.usefixtures("a_layer_a_call")
def test_a_prefill_alone_that_is_aborted_stops_at_the_next_layer(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama", prefills=True)
    running = it.start(plan_of(0, prompt_of(60)))
    stock_boundary, layers = TokenBatch._boundary, list[int]()

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        layers.append(layer)
        stock_boundary(batch, layer, num_layers)
        if layer == 1:
            it.worker.abort(0)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    it.decode(running)
    assert layers == [0, 1, 2]
    assert isinstance(running[0].events[-1], RunFailed)
    assert it.worker._requests == {}


def test_a_prefill_that_cannot_be_computed_fails_alone(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama", prefills=True)
    prompts = [prompt_of(30, seed=number) for number in range(3)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    bad, errors, stock_forward = of_request(it, 1), list[BaseException](), TokenBatch.forward

    def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
        logits = stock_forward(batch, parts)
        if bad in [part.run for part in parts]:
            raise RuntimeError("out of memory")
        return logits

    monkeypatch.setattr(TokenBatch, "forward", forward)
    monkeypatch.setattr(threading, "excepthook", lambda hook: errors.append(hook.exc_value))
    it.decode(running)
    assert [str(error) for error in errors] == ["out of memory"]
    for number in (0, 2):
        assert running[number].tokens == alone(it.worker, plan_of(10 + number, prompts[number])).tokens
    assert it.worker._requests == {}


def test_a_worker_that_closes_ends_what_still_prefills_as_cancelled(held: Callable[..., HeldWorker]) -> None:
    it = held("llama", prefills=True)
    small_budget(it)
    running = it.start(plan_of(0, prompt_of(400)))
    at_round(it, 3, lambda: closing.start())
    closing = threading.Thread(target=it.worker.close)
    it.decode(running)
    closing.join(WAIT_S)
    failed = running[0].events[-1]
    assert isinstance(failed, RunFailed)
    assert failed.kind is FailureKind.REQUEST_CANCELLED


def test_a_prompt_whose_first_token_is_the_last_leaves_no_request_in_the_loop(held: Callable[..., HeldWorker]) -> None:
    it = held("llama", prefills=True)
    prompt = prompt_of(30)
    running = it.start(plan_of(0, prompt, 1), plan_of(1, prompt, 5))
    it.decode(running)
    first = running[1].tokens[0]
    stopped = alone(it.worker, plan_of(2, prompt, 5, stop_token_ids=[first]))
    assert (running[0].tokens, running[0].reason) == ([first], FinishReason.LENGTH)
    assert (stopped.tokens, stopped.reason) == ([first], FinishReason.STOP)
    wait_until(lambda: it.batcher._requests == [])


@pytest.mark.usefixtures("a_layer_a_call")
def test_a_pass_of_prefills_is_decoding_for_the_order_of_turns_while_a_request_that_decodes_waits_for_its_end(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A prefill by itself comes before the pass until a decoding request joins, which would have to wait for it."""
    it = held("llama", prefills=True)
    plan = plan_of(1, prompt_of(20, seed=2))
    run = run_of(it.worker, plan)
    first, sampler = prefilled(it.worker, run)
    running = it.start(plan_of(0, prompt_of(60)))
    order, turn, asked, joined = it.worker._baton._order, it.batcher._turn, list[bool](), list[BatchedRequest]()
    alone_turn = order.add_prefill(0.0)
    stock_boundary = TokenBatch._boundary

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        asked.append(order.next_of([alone_turn, turn]) is turn)
        if len(asked) == 2:
            joined.append(it.batcher.join(run, sampler, first))
        stock_boundary(batch, layer, num_layers)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    it.decode(running)
    assert asked[:2] == [False, False]
    assert asked[2], "the order changes within the pass"
    tokens = [first, *(event.token_id for event in joined[0].following())]
    run.stop()
    monkeypatch.undo()
    assert tokens == alone(it.worker, plan_of(2, prompt_of(20, seed=2))).tokens


# --- over stored rows -----------------------------------------------------------------------------------------------

PREFIX = prompt_of(128, seed=5)


class Stored:
    """A held worker with a store; records the importance of tokens that it notes in the store, by placement."""

    def __init__(self, it: HeldWorker, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.it = it
        layout = Layout(tokens_per_record=16, sketch=2, reorder="tokens", tokens_per_extent=64)
        config = StoreConfig(
            directory=str(directory), host_bytes=2**24, io_threads=2, layout=layout, reorder_interval_s=0
        )
        self.store = KVStore(config, it.worker.model.facts.store_identity(config))
        self.store.open()
        it.worker.open_store(self.store.client())
        self.told: dict[int, Any] = {}
        monkeypatch.setattr(
            StoreClient,
            "note_importance_later",
            lambda client, placement, first, mass: self.told.setdefault(placement, np.stack(mass)),
        )

    def plan(self, number: int, prompt: Sequence[int], num_new: int = NUM_NEW) -> WorkerPlan:
        placement = self.store.acquire(prompt)
        (plan,) = plan_workers(
            request=number,
            epoch=0,
            token_ids=prompt,
            partition=Partition((placement.num_stored_tokens, len(prompt))),
            placements=[placement],
            asked=Asked(max_new_tokens=num_new),
        )
        return plan

    def settle(self, *plans: WorkerPlan) -> None:
        for plan in plans:
            assert plan.placement_id is not None
            self.store.settle(plan.placement_id)
        assert self.store.drain(WAIT_S)


@pytest.fixture
def stored(
    held: Callable[..., HeldWorker], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], Stored]]:
    opened: list[Stored] = []

    def make(architecture: str) -> Stored:
        it = held(architecture, prefills=True)
        small_budget(it)
        opened.append(Stored(it, tmp_path / "store", monkeypatch))
        return opened[-1]

    yield make
    for each in opened:
        each.it.worker.close()
        each.store.close()


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_requests_over_stored_rows_share_passes_and_get_the_tokens_of_transformers(
    architecture: str,
    stored: Callable[[str], Stored],
    stock_model: Callable[[str], PreTrainedModel],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of = stored(architecture)
    first = of.plan(0, PREFIX, 1)
    of.it.decode(of.it.start(first))
    of.settle(first)
    prompts = [[*PREFIX, *prompt_of(length, seed=length)] for length in (30, 5, 70)]
    passes = Passes.watched(monkeypatch)
    with of.it.worker._baton.held(Turn(is_decode=True)):  # another request computes, so they wait for their rows
        plans = [of.plan(number, prompt) for number, prompt in enumerate(prompts, start=1)]
        assert [plan.num_stored_tokens for plan in plans] == [128] * 3
        running = of.it.start(*plans)
    of.it.end(running)
    of.settle(*plans)
    assert passes.taken[0] == {1: 30, 2: 5, 3: 13}, "only new tokens are computed, in one pass"
    for each, prompt in zip(running, prompts, strict=True):
        assert min(margins(stock_model(architecture), prompt, NUM_NEW)) > TIE_MARGIN, "the prompt has near ties"
        assert each.tokens == stock_tokens(stock_model(architecture), prompt)
    done = [each.events[-1] for each in running]
    assert all(isinstance(each, RunDone) for each in done)
    assert sum(each.bytes_from_host > 0 for each in done) == 1, "one request reads the common rows"
    assert sum(each.bytes_shared > 0 for each in done) == 2


def test_a_prompt_in_chunks_saves_and_reports_the_same_as_in_one_pass(
    stored: Callable[[str], Stored], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = stored("llama")
    prompt = prompt_of(195, seed=8)
    chunked, beside = of.plan(1, prompt), of.plan(2, prompt_of(60, seed=9))
    running = of.it.start(chunked, beside)
    of.it.decode(running)
    of.settle(chunked, beside)
    (again,) = (of.plan(3, prompt),)
    assert again.num_stored_tokens == 192, "all whole chunks are stored"
    of.settle(again)
    monkeypatch.setattr(WorkerPlan, "shares_passes", False)
    once = replace(plan_of(4, prompt), placement_id=again.placement_id, num_stored_tokens=192)
    assert alone(of.it.worker, once).tokens == running[0].tokens
    assert once.placement_id is not None and chunked.placement_id is not None
    np.testing.assert_allclose(of.told[chunked.placement_id], of.told[once.placement_id], rtol=2e-3, atol=1e-6)
    over_stored = of.plan(5, [*prompt, *prompt_of(4)])
    assert alone(of.it.worker, over_stored).tokens == alone(of.it.worker, plan_of(6, over_stored.token_ids)).tokens
    of.settle(over_stored)
