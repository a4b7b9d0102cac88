"""Drawn tokens, log-probabilities, and requests that decode together, over gRPC."""

import threading
from collections.abc import Sequence
from typing import Any

import pytest
import torch
from served_model import Reply, ServedModel, ask, ids_prompt, random_prompt
from service_process import ServiceProcess

from cluster.client import Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service

NUM_NEW = 40
SAMPLING = pb.Sampling(temperature=1.2, top_p=0.95, seed=11)


def sampled(
    prompt: Sequence[int], sampling: pb.Sampling = SAMPLING, num_new: int = NUM_NEW, **more: Any
) -> pb.GenerateRequest:
    return pb.GenerateRequest(
        prompt=ids_prompt(prompt), max_new_tokens=num_new, ignore_eos=True, sampling=sampling, **more
    )


def answer(client: Client, request: pb.GenerateRequest) -> Reply:
    return Reply().take(client.generate(request, timeout_s=120))


def test_a_seed_gives_the_same_tokens_cold_and_warm_over_one_worker_or_two(client: Client) -> None:
    prompt = random_prompt(201, 300)
    cold, warm, again = (answer(client, sampled(prompt)) for _ in range(3))
    assert cold.token_ids == warm.token_ids == again.token_ids
    assert (cold.stats.workers, warm.stats.workers) == (2, 1)
    other = answer(client, sampled(prompt, pb.Sampling(temperature=1.2, top_p=0.95, seed=12)))
    assert other.token_ids != cold.token_ids
    assert cold.token_ids != ask(client, prompt, NUM_NEW).token_ids


def test_an_answer_goes_on_as_it_would_have_when_its_beginning_is_sent_as_prompt(client: Client) -> None:
    prompt = random_prompt(203, 90)
    whole = answer(client, sampled(prompt)).token_ids
    rest = answer(client, sampled([*prompt, *whole[:15]], num_new=NUM_NEW - 15)).token_ids
    assert rest == whole[15:]


def test_next_to_no_temperature_is_greedy(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(204, 120)
    reply = answer(client, sampled(prompt, pb.Sampling(temperature=1e-9, seed=1), 12))
    model.assert_exact(prompt, reply.token_ids)


def test_log_probabilities_are_those_of_the_stock_model(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(205, 80)
    stream = client.generate(sampled(prompt, num_new=10, logprobs=5), timeout_s=60)
    tokens = [response.tokens for response in stream if response.HasField("tokens") and response.tokens.token_ids]
    token_ids = [token for each in tokens for token in each.token_ids]
    told = [each for message in tokens for each in message.logprobs]
    assert len(told) == len(token_ids) == 10
    with torch.inference_mode():
        logits_TV = model.reference._model(torch.tensor([[*prompt, *token_ids]])).logits[0, len(prompt) - 1 : -1]
    expected_TV = torch.log_softmax(logits_TV.double(), -1)
    for token_id, each, expected_V in zip(token_ids, told, expected_TV, strict=True):
        assert each.logprob == pytest.approx(float(expected_V[token_id]), abs=1e-3)
        assert each.text == model.tokenizer.token_text(token_id)
        best = expected_V.topk(5)
        assert [one.logprob for one in each.top] == pytest.approx(best.values.tolist(), abs=1e-3)
        assert [float(expected_V[one.token_id]) for one in each.top] == pytest.approx(best.values.tolist(), abs=1e-3)


def test_many_streams_decode_together_and_each_gets_its_own_tokens(client: Client, model: ServedModel) -> None:
    """Half of the requests are greedy, half drawn; of several lengths, so that some prefill while others decode."""
    prompts = [random_prompt(210 + number, 30 + 25 * number) for number in range(6)]
    requests = [
        pb.GenerateRequest(
            prompt=ids_prompt(prompt),
            max_new_tokens=120,
            ignore_eos=True,
            do_not_store=True,
            sampling=SAMPLING if number % 2 else None,
        )
        for number, prompt in enumerate(prompts)
    ]
    before = client.stats().service
    replies: dict[int, Reply] = {}

    def run(number: int) -> None:
        replies[number] = answer(client, requests[number])

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(requests))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    after = client.stats().service
    assert sorted(replies) == list(range(len(requests)))
    rows, forwards = after.decode_rows - before.decode_rows, after.decode_forwards - before.decode_forwards
    assert rows == len(requests) * 119
    assert forwards < rows / 1.5, "tokens were computed one by one"
    for number, prompt in enumerate(prompts):
        assert replies[number].stats.decode_rows >= 119
        if number % 2:
            assert replies[number].token_ids == answer(client, requests[number]).token_ids
        else:
            model.assert_exact(prompt, replies[number].token_ids)


def test_tokens_that_are_drawn_go_on_where_they_were_when_their_worker_dies(survivor: ServiceProcess) -> None:
    """Also if the service drew the seed."""
    with Client(survivor.address) as client:
        for seed in (21, None):
            sampling = pb.Sampling(temperature=1.5, seed=seed)
            request = sampled(random_prompt(220, 200), sampling, 300, do_not_store=True)
            stream = client.generate(request, timeout_s=120)
            received = [next(stream) for _ in range(20)]
            for worker in survivor.children_called("ray::_WorkerActor"):
                worker.kill()  # the last worker decodes
            reply = Reply().take([*received, *stream])  # a different token would end the request as UNAVAILABLE
            assert (reply.stats.replays, len(reply.token_ids)) == (1, 300)
            if seed is not None:
                assert reply.token_ids == answer(client, request).token_ids
