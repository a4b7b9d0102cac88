"""Log-probabilities of a prompt over gRPC: those of plain transformers, whatever is stored, within the size limit."""

import asyncio
import json
from typing import Any

import grpc
import numpy as np
import pytest
import torch
from typer.testing import CliRunner
from waiting import WAIT_S
from whole_service import WholeService, prompt_of, token_prompt

from cluster.cli.app import app
from cluster.client import AsyncClient, CallFailed, PromptLogprobs
from cluster.client.retries import call_failed
from cluster.ingress.messages import request_limits
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.plain_transformers import plain_logprobs
from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching import prompt_scores

ROUNDING = 1e-4


def assert_those_of_transformers(told: PromptLogprobs | None, model: str, prompt: list[int], num_top: int) -> None:
    expected_TV = plain_logprobs(model, prompt)
    assert told is not None and list(told.token_ids) == prompt
    own_T = expected_TV[torch.arange(len(prompt) - 1), torch.tensor(prompt[1:])]
    np.testing.assert_allclose(told.logprobs, own_T.numpy(), atol=ROUNDING)
    best = expected_TV.topk(num_top).values.tolist()
    for theirs, ours, row_V in zip(best, told.top, expected_TV, strict=True):
        np.testing.assert_allclose([logprob for _, logprob in ours], theirs, atol=ROUNDING)
        np.testing.assert_allclose([row_V[token_id] for token_id, _ in ours], theirs, atol=ROUNDING)


@pytest.mark.parametrize("rows_at_once", [7, 10**6])
async def test_they_are_those_of_transformers_in_blocks_and_whatever_is_stored_and_the_prompt_is_stored(
    client: AsyncClient,
    service: WholeService,
    model: str,
    monkeypatch: pytest.MonkeyPatch,
    rows_at_once: int,
) -> None:
    monkeypatch.setattr(prompt_scores, "_LOGITS_BYTES", 4 * TINY_VOCABULARY * rows_at_once)
    prompt = prompt_of(1, 300)
    for number in (2, 0):
        told = await client.prefill_kv(prompt, lease_s=30.0, prompt_logprobs=number, timeout_s=WAIT_S)
        assert_those_of_transformers(told.prompt_logprobs, model, prompt, number)
        assert (told.stats.cached_tokens, told.stats.exact) == (0, True)
        assert told.handle is not None and told.handle.covered_tokens == 256
    usual = await client.prefill_kv(prompt, timeout_s=WAIT_S)
    assert (usual.stats.cached_tokens, usual.prompt_logprobs) == (256, None)
    assert usual.first_token_id == told.first_token_id
    assert service.coordinator.counters.exact_requests_without_exact_kv == 0


async def test_a_generation_tells_them_at_its_end_and_its_tokens_are_the_usual_ones(
    client: AsyncClient, model: str
) -> None:
    prompt = prompt_of(2, 70)
    usual = await client.ask(prompt, 4, ignore_eos=True, do_not_store=True)
    told = await client.ask(prompt, 4, ignore_eos=True, prompt_logprobs=20, logprobs=1)
    assert_those_of_transformers(told.prompt_logprobs, model, prompt, 20)
    assert (told.token_ids, usual.prompt_logprobs) == (usual.token_ids, None)
    assert len(told.logprobs) == 4


async def test_a_prompt_of_one_token_has_none_and_a_repeated_request_gets_them_again(
    client: AsyncClient, service: WholeService
) -> None:
    told = (await client.prefill_kv([7], prompt_logprobs=3, timeout_s=WAIT_S)).prompt_logprobs
    assert told == PromptLogprobs((7,), (), ())
    prompt = prompt_of(3, 40)
    twice = [await client.prefill_kv(prompt, prompt_logprobs=1, request_id="one", timeout_s=WAIT_S) for _ in range(2)]
    assert twice[0].prompt_logprobs == twice[1].prompt_logprobs is not None
    assert service.worker.num_runs == 2


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"prompt_logprobs": 21}, "prompt_logprobs must be from 0 to 20, not 21"),
        ({"prompt_logprobs": 0, "kv_budget": 0.5}, "leave out kv_budget and max_loss"),
        ({"prompt_logprobs": 0, "max_loss": pb.MAX_LOSS_SMALL}, "leave out kv_budget and max_loss"),
        ({"prompt_logprobs": 4}, "prompt_logprobs=4 of 21 prompt tokens do not fit a reply: send 20 tokens at most"),
    ],
)
@pytest.mark.parametrize("method", ["prefill", "prefill_kv", "generate"])
async def test_what_cannot_be_told_is_refused_before_anything_is_computed(
    client: AsyncClient,
    service: WholeService,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    more: dict[str, Any],
    says: str,
) -> None:
    monkeypatch.setattr(request_limits, "_MAX_PROMPT_LOGPROBS", 100)
    prompt = token_prompt(prompt_of(4, 21))
    with pytest.raises(CallFailed) as caught:
        if method == "prefill":
            await client.prefill(pb.PrefillRequest(prompt=prompt, **more), timeout_s=WAIT_S)
        elif method == "prefill_kv":
            await flowing_prefill(service, pb.PrefillRequest(prompt=prompt, lease_s=30.0, **more))
        else:
            request = pb.GenerateRequest(prompt=prompt, max_new_tokens=1, **more)
            _ = [each async for each in client.generate(request, timeout_s=WAIT_S)]
    assert caught.value.status == "INVALID_ARGUMENT" and says in str(caught.value)
    assert service.worker.num_runs == 0


async def flowing_prefill(service: WholeService, prefill: pb.PrefillRequest) -> list[pb.PrefillKvResponse]:
    """All messages of `PrefillKv`."""
    call = service.stub().PrefillKv(pb.PrefillKvRequest(prefill=prefill), timeout=WAIT_S)
    try:
        return [response async for response in call]
    except grpc.aio.AioRpcError as error:
        raise call_failed(error) from None


async def test_a_prefill_whose_kv_is_read_meanwhile_tells_them_as_any_other(
    client: AsyncClient, service: WholeService
) -> None:
    prompt = prompt_of(5, 300)
    await client.warm(prompt[:130])
    usual = await client.prefill_kv(prompt, prompt_logprobs=2, timeout_s=WAIT_S)
    prefill = pb.PrefillRequest(prompt=token_prompt(prompt), lease_s=30.0, prompt_logprobs=2)
    handle, last = await flowing_prefill(service, prefill)
    assert usual.prompt_logprobs is not None
    assert list(last.prefilled.prompt_logprobs.token_ids) == prompt
    np.testing.assert_allclose(last.prefilled.prompt_logprobs.logprobs, usual.prompt_logprobs.logprobs, atol=ROUNDING)
    assert len(last.prefilled.prompt_logprobs.top_token_ids) == 2 * (len(prompt) - 1)
    assert last.prefilled.handle.handle_id == handle.handle.handle_id
    assert handle.handle.covered_tokens == 256


def test_the_largest_reply_is_below_what_a_grpc_client_takes() -> None:
    most, number = request_limits._MAX_PROMPT_LOGPROBS, 20
    num_tokens = most // (1 + number)
    assert num_tokens > 8192 + 4096
    ids, logprobs = [2**32 - 1] * num_tokens, [-1.5] * num_tokens
    told = pb.PromptLogprobs(
        token_ids=ids, logprobs=logprobs, top_token_ids=ids * number, top_logprobs=logprobs * number
    )
    assert told.ByteSize() < 3 * 2**20


async def test_the_command_prints_them(service: WholeService, model: str) -> None:
    arguments = ["prefill", "a text", "--raw", "--prompt-logprobs", "2", "--address", service.address]
    result = await asyncio.to_thread(CliRunner().invoke, app, [*arguments, "--json"])
    assert result.exit_code == 0
    first, *others = json.loads(result.stdout)["prompt_logprobs"]
    assert (first["logprob"], first["top"]) == (None, [])
    prompt = [first["token_id"], *(each["token_id"] for each in others)]
    told = PromptLogprobs(
        tuple(prompt),
        tuple(each["logprob"] for each in others),
        tuple(tuple((best["token_id"], best["logprob"]) for best in each["top"]) for each in others),
    )
    assert_those_of_transformers(told, model, prompt, 2)
    table = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    assert table.exit_code == 0
    assert f"{others[-1]['logprob']:.3f}" in table.output
