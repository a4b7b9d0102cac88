"""Requests that decode together get the tokens that each of them gets alone, and do not affect each other."""

import itertools
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from held_worker import (
    LENGTHS,
    NUM_NEW,
    WAIT_S,
    HeldWorker,
    Running,
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

from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching.token_batch import BatchPart, TokenBatch
from workers.errors import FailureKind, RequestCancelled
from workers.kernels.decoder_layer import DecoderLayers, LayersOfPass
from workers.model.reference import TIE_MARGIN
from workers.plan.events import FinishReason, RunFailed, TokenComputed
from workers.plan.sampling import GREEDY, SamplingParams
from workers.plan.worker_plan import WorkerPlan
from workers.requests.sampler import Sampler

# --- the same tokens ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_requests_of_many_lengths_together_get_the_tokens_of_each_alone(
    architecture: str, held: Callable[..., HeldWorker], stock_model: Callable[[str], PreTrainedModel]
) -> None:
    it = held(architecture)
    prompts = [prompt_of(length, seed=length) for length in LENGTHS]
    together = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    it.decode(together)
    for number, (running, prompt) in enumerate(zip(together, prompts, strict=True)):
        assert running.batch_rows == [0] + [len(prompts)] * (NUM_NEW - 1)
        single = alone(it.worker, plan_of(10 + number, prompt))
        assert single.batch_rows == [0] + [1] * (NUM_NEW - 1)
        assert min(margins(stock_model(architecture), prompt, NUM_NEW)) > TIE_MARGIN, "the prompt has near ties"
        assert running.tokens == single.tokens
        assert len(set(running.tokens)) > 1


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
@pytest.mark.parametrize("num_requests", [1, 2, 3, 9])
def test_logits_of_a_row_are_those_of_the_request_alone(
    architecture: str, num_requests: int, held: Callable[..., HeldWorker]
) -> None:
    it = held(architecture)
    model, batch = it.worker.model, TokenBatch(it.worker.model, lambda _: None)
    runs, tokens = [], []
    for number in range(num_requests):
        plan = plan_of(number, prompt_of(20 + 7 * number, seed=number))
        runs.append(run_of(it.worker, plan))
        tokens.append(prefilled(it.worker, runs[-1])[0])
    parts = [BatchPart(run, (token,)) for run, token in zip(runs, tokens, strict=True)]
    alone_BV = torch.cat([batch.forward([part]) for part in parts])
    together_BV = batch.forward(parts)  # the same tokens again: no row is past yet
    stock_BV = torch.cat(
        [model.forward(torch.tensor([token]), run.cache, logits=1) for run, token in zip(runs, tokens, strict=True)]
    )
    assert together_BV.shape == (num_requests, TINY_VOCABULARY)
    assert torch.equal(alone_BV, stock_BV), "a single request's logits equal those of a one-token prefill, bit for bit"
    torch.testing.assert_close(together_BV, alone_BV, rtol=1e-4, atol=1e-4 * float(alone_BV.abs().max()))
    for run in runs:
        run.stop()


def test_requests_may_join_and_leave_at_any_round(held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    plans = [plan_of(n, prompt_of(40 + n, seed=n), num_new) for n, num_new in enumerate((3, 20, 9, 5))]
    running = it.start(*plans)
    late = it.batcher._joining.pop()
    at_round(it, 6, lambda: it.batcher._joining.append(late))
    it.decode(running)
    assert [each.batch_rows for each in running] == [
        [0, 3, 3],
        [0, 3, 3, 2, 2, 2, 2, 3, 3, 2, 2, *[1] * 9],
        [0, 3, 3, 2, 2, 2, 2, 3, 3],
        [0, 3, 3, 2, 2],
    ]
    for each, plan in zip(running, plans, strict=True):
        again = plan_of(50 + plan.request, plan.token_ids, plan.max_new_tokens)
        assert each.tokens == alone(it.worker, again).tokens
        assert each.reason is FinishReason.LENGTH


def test_a_forward_is_counted_once_however_many_requests_share_it(held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    running = it.start(*(plan_of(n, prompt_of(9, seed=n), num_new) for n, num_new in enumerate((4, 2, 6))))
    it.decode(running)
    events = [event for each in running for event in each.events if isinstance(event, TokenComputed)]
    assert sum(event.batch_rows > 0 and event.batch_row == 0 for event in events) == 5
    assert sum(event.batch_rows > 0 for event in events) == 3 + 1 + 5


def test_a_stop_token_ends_one_of_them(held: Callable[..., HeldWorker]) -> None:
    it = held("qwen3")
    prompts = [prompt_of(30, seed=number) for number in range(3)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    it.decode(running)
    whole, alone_tokens = running[1].tokens, running[0].tokens
    stop = next(token for step, token in enumerate(whole) if step > 1 and token not in whole[:step])
    stopped = alone(it.worker, plan_of(9, prompts[1], stop_token_ids=[stop]))
    assert stopped.tokens == whole[: whole.index(stop) + 1]
    assert stopped.reason is FinishReason.STOP
    at_once = alone(it.worker, plan_of(10, prompts[0], stop_token_ids=[alone_tokens[0]]))
    assert (at_once.tokens, at_once.reason) == (alone_tokens[:1], FinishReason.STOP)


def test_sampled_tokens_do_not_depend_on_other_requests(held: Callable[..., HeldWorker]) -> None:
    it = held("mistral")
    prompts = [prompt_of(length, seed=length) for length in LENGTHS]

    def plan(number: int, prompt: Sequence[int]) -> WorkerPlan:
        sampling = SamplingParams(temperature=1.3, top_k=50, top_p=0.95, repetition_penalty=1.1, seed=len(prompt))
        return plan_of(number, prompt, 24, sampling=sampling, num_top_logprobs=3)

    together = it.start(*(plan(number, prompt) for number, prompt in enumerate(prompts)))
    it.decode(together)
    for number, (running, prompt) in enumerate(zip(together, prompts, strict=True)):
        single = alone(it.worker, plan(10 + number, prompt))
        assert running.tokens == single.tokens
        greedy = alone(it.worker, plan_of(20 + number, prompt, 24))
        assert running.tokens != greedy.tokens
        for ours, theirs in zip(running.events, single.events, strict=True):
            if isinstance(ours, TokenComputed) and isinstance(theirs, TokenComputed):
                assert ours.logprobs is not None
                assert theirs.logprobs is not None
                assert ours.logprobs.logprob == pytest.approx(theirs.logprobs.logprob, abs=1e-3)
                assert [token for token, _ in ours.logprobs.top] == [token for token, _ in theirs.logprobs.top]


# --- requests do not affect each other ------------------------------------------------------------------------------


@pytest.mark.parametrize("round_number", [0, 1, 4])
def test_an_aborted_request_ends_and_the_others_go_on(round_number: int, held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    prompts = [prompt_of(30, seed=number) for number in range(3)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    if round_number:
        at_round(it, round_number, lambda: it.worker.abort(0))
    else:
        it.worker.abort(0)
    it.decode(running)
    assert running[0].reason is FinishReason.ABORT
    assert len(running[0].tokens) == max(1, round_number)
    for number in (1, 2):
        assert running[number].reason is FinishReason.LENGTH
        assert running[number].tokens == alone(it.worker, plan_of(10 + number, prompts[number])).tokens
    events = [event for each in running[1:] for event in each.events if isinstance(event, TokenComputed)]
    assert sum(event.batch_rows > 0 and event.batch_row == 0 for event in events) + len(running[0].tokens) - 1 == 7
    assert it.worker._requests == {}


@pytest.mark.usefixtures("a_layer_a_call")
def test_an_aborted_request_is_told_at_the_next_layer_while_the_round_goes_on(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama")
    running = it.start(*(plan_of(number, prompt_of(30, seed=number)) for number in range(2)))
    layers: list[int] = []
    stock_boundary = TokenBatch._boundary

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        layers.append(layer)
        if len(layers) == 6:  # layer 1 of the second round
            it.worker.abort(1)
        if len(layers) == 7:
            assert running[1].thread is not None
            running[1].thread.join(WAIT_S)
            assert running[1].reason is FinishReason.ABORT
        stock_boundary(batch, layer, num_layers)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    it.decode(running)
    assert [len(each.tokens) for each in running] == [NUM_NEW, 2]
    assert running[0].batch_rows == [0, 2, *[1] * 6]


@pytest.mark.usefixtures("a_layer_a_call")
def test_a_forward_that_is_wanted_no_more_stops_at_the_next_layer(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama")
    running = it.start(*(plan_of(number, prompt_of(30, seed=number)) for number in range(2)))
    layers: list[int] = []
    stock_boundary = TokenBatch._boundary

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        stock_boundary(batch, layer, num_layers)
        layers.append(layer)
        if len(layers) == 6:  # layer 1 of the second round
            for each in running:
                it.worker.abort(each.plan.request)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    it.decode(running)
    assert layers == [0, 1, 2, 3, 0, 1]
    assert [each.reason for each in running] == [FinishReason.ABORT] * 2
    assert [len(each.tokens) for each in running] == [2, 2]


@pytest.mark.parametrize("layers_of_call", [1, 3, 4])
def test_layers_are_computed_some_at_a_time_for_requests_that_decode(
    layers_of_call: int, held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama")
    begin = DecoderLayers.begin

    def begin_some(layers: DecoderLayers, *given: Any) -> LayersOfPass:
        of_pass = begin(layers, *given)
        of_pass._at_once = layers_of_call
        return of_pass

    monkeypatch.setattr(DecoderLayers, "begin", begin_some)
    boundaries: list[int] = []
    stock_boundary = TokenBatch._boundary

    def boundary(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        boundaries.append(layer)
        stock_boundary(batch, layer, num_layers)

    monkeypatch.setattr(TokenBatch, "_boundary", boundary)
    monkeypatch.setattr(TokenBatch, "_attend", None)  # no layer attends on this path
    running = it.start(*(plan_of(number, prompt_of(30, seed=number)) for number in range(3)))
    it.decode(running)
    assert boundaries == [*range(0, 4, layers_of_call)] * (NUM_NEW - 1)
    monkeypatch.undo()
    other = held("llama")
    other._begin(other.batcher)
    assert [each.tokens for each in running] == [
        alone(other.worker, plan_of(10 + number, prompt_of(30, seed=number))).tokens for number in range(3)
    ]


def test_requests_that_decode_see_a_weight_that_has_changed(held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    it._begin(it.batcher)
    before = alone(it.worker, plan_of(0, prompt_of(30))).tokens
    weight = it.worker._model._network.model.layers[2].mlp.down_proj.weight
    with torch.no_grad():
        weight.mul_(-3.0)
    after = alone(it.worker, plan_of(1, prompt_of(30))).tokens
    with torch.no_grad():
        weight.div_(-3.0)
    assert after[1:] != before[1:]
    assert alone(it.worker, plan_of(2, prompt_of(30))).tokens == before


def test_a_request_that_cannot_be_computed_fails_alone(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama")
    prompts = [prompt_of(30, seed=number) for number in range(3)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    bad, errors = of_request(it, 1), list[BaseException]()
    stock_forward, num_forwards = TokenBatch.forward, 0

    def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
        nonlocal num_forwards
        num_forwards += 1
        logits = stock_forward(batch, parts)
        if bad in [part.run for part in parts] and num_forwards > 2:
            raise RuntimeError("out of memory")
        return logits

    monkeypatch.setattr(TokenBatch, "forward", forward)
    monkeypatch.setattr(threading, "excepthook", lambda hook: errors.append(hook.exc_value))
    it.decode(running)
    assert [str(error) for error in errors] == ["out of memory"]
    assert [each.batch_rows for each in running] == [[0, 3, 3, 1, 2, 2, 2, 2], [0, 3, 3], [0, 3, 3, 1, 2, 2, 2, 2]]
    monkeypatch.undo()
    for number in (0, 2):
        assert running[number].tokens == alone(it.worker, plan_of(10 + number, prompts[number])).tokens
    assert it.worker._requests == {}


def test_logits_that_are_no_numbers_fail_their_request_and_no_other(
    held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = held("llama")
    prompts = [prompt_of(30, seed=number) for number in range(2)]
    running = it.start(*(plan_of(number, prompt) for number, prompt in enumerate(prompts)))
    bad, stock_forward = of_request(it, 0), TokenBatch.forward

    def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
        logits = stock_forward(batch, parts).clone()
        runs = [part.run for part in parts]
        if bad in runs:
            logits[runs.index(bad), 5] = float("nan")
        return logits

    monkeypatch.setattr(TokenBatch, "forward", forward)
    it.decode(running)
    failed = running[0].events[-1]
    assert isinstance(failed, RunFailed)
    assert failed.kind is FailureKind.LOGITS_UNUSABLE
    assert len(running[0].tokens) == 1
    assert running[1].reason is FinishReason.LENGTH


def test_a_request_that_stops_listening_leaves_the_others_alone(held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    leaver = Running(plan_of(5, prompt_of(12, seed=5), 400))

    def listen_to_three() -> None:
        events = it.worker.compute(leaver.plan)
        leaver.events.extend(next(events) for _ in range(3))
        events.close()  # type: ignore[attr-defined]

    leaver.thread = threading.Thread(target=listen_to_three)
    leaver.thread.start()
    wait_until(lambda: len(it.batcher._joining) == 1)
    other = Running(plan_of(6, prompt_of(30, seed=6), 40))
    other.thread = threading.Thread(target=lambda: other.events.extend(it.worker.compute(other.plan)))
    other.thread.start()
    wait_until(lambda: len(it.batcher._joining) == 2)
    it.decode([leaver, other])
    assert other.reason is FinishReason.LENGTH
    assert other.tokens == alone(it.worker, plan_of(16, prompt_of(30, seed=6), 40)).tokens
    wait_until(lambda: it.batcher._requests == [])
    assert it.worker._requests == {}


def test_a_worker_that_closes_ends_what_still_decodes_as_aborted(held: Callable[..., HeldWorker]) -> None:
    it = held("llama")
    running = it.start(*(plan_of(number, prompt_of(9, seed=number), 400) for number in range(2)))
    at_round(it, 5, lambda: closing.start())
    closing = threading.Thread(target=it.worker.close)
    it.decode(running)
    closing.join(WAIT_S)
    assert not closing.is_alive()
    assert [each.reason for each in running] == [FinishReason.ABORT] * 2
    run = run_of(it.worker, plan_of(9, prompt_of(9)))
    with pytest.raises(RequestCancelled):
        it.batcher.join(run, Sampler(GREEDY, None, (), TINY_VOCABULARY), 5)


# --- together with prefills ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("a_layer_a_call")
@pytest.mark.parametrize("layer_s", [1.0, 60.0])
def test_a_prefill_and_all_that_decodes_get_half_of_the_time_each(
    layer_s: float, held: Callable[..., HeldWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A layer of the prefill may take as long as many rounds of decoding: their share of time is not lost."""
    now_s, steps = 0.0, list[str]()
    monkeypatch.setattr("workers.turns.baton.time.perf_counter", lambda: now_s)
    it = held("llama")
    it.worker._baton._clock = lambda: now_s
    decoding = it.start(*(plan_of(number, prompt_of(9, seed=number), 200) for number in range(3)))
    prefill = Running(plan_of(9, prompt_of(40), 1))
    stock_decode, stock_prefill = TokenBatch._boundary, type(of_request(it, 0)).exchange

    def decode_layer(batch: TokenBatch, layer: int, num_layers: int = 1) -> None:
        nonlocal now_s
        now_s += 1.0
        steps.append("decode")
        stock_decode(batch, layer, num_layers)

    def prefill_layer(run: Any, *layer: Any) -> Any:
        nonlocal now_s
        now_s += layer_s
        steps.append("prefill")
        return stock_prefill(run, *layer)

    def join() -> None:
        prefill.thread = threading.Thread(target=lambda: prefill.events.extend(it.worker.compute(prefill.plan)))
        prefill.thread.start()
        wait_until(lambda: len(it.worker._baton._asking) == 1)

    monkeypatch.setattr(TokenBatch, "_boundary", decode_layer)
    monkeypatch.setattr(type(of_request(it, 0)), "exchange", prefill_layer)
    at_round(it, 3, join)
    it.decode(decoding)
    assert prefill.thread is not None
    prefill.thread.join(WAIT_S)
    at = [place for place, step in enumerate(steps) if step == "prefill"]
    assert len(at) == 4
    assert all(abs((after - before - 1) - layer_s) <= 1 for before, after in itertools.pairwise(at))
    assert [len(each.tokens) for each in decoding] == [200] * 3
    assert prefill.reason is FinishReason.LENGTH
