"""Scores of continuations over gRPC: those of plain transformers, or of the tokens that a budget generates."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from callers import refused
from waiting import WAIT_S
from whole_service import WholeService, prompt_of, token_prompt, whole_service

from cluster.client import AsyncClient, CallFailed
from cluster.client.calls import score
from protos.runahead.v1 import runahead_pb2 as pb
from tests.support.plain_transformers import plain_scores
from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching import continuation_scores
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers

ROUNDING = 1e-4
CONTINUATIONS = ([7], [7, 30, 2], [9, 9], [40, 7, 30, 2, 11])
MAX_POSITIONS = 512


@pytest.mark.parametrize(
    ("architecture", "tokens_at_once"),
    [("llama", continuation_scores._TOKENS_AT_ONCE), ("llama", 4), ("mistral", continuation_scores._TOKENS_AT_ONCE)],
)
async def test_scores_are_those_of_plain_transformers_cold_and_warm(
    tiny_model: Callable[[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    architecture: str,
    tokens_at_once: int,
) -> None:
    monkeypatch.setattr(continuation_scores, "_TOKENS_AT_ONCE", tokens_at_once)
    prompt, model = prompt_of(1, 300), tiny_model(architecture)
    expected = [plain_scores(model, prompt, each) for each in CONTINUATIONS]
    async with whole_service(model, tmp_path / "store") as service, AsyncClient(service.address) as client:
        for cached in (0, 256):
            scored = await client.score(prompt, CONTINUATIONS, timeout_s=WAIT_S)
            assert (scored.stats.cached_tokens, scored.stats.exact) == (cached, True)
            for ours, theirs in zip(scored.logprobs, expected, strict=True):
                np.testing.assert_allclose(ours, theirs, atol=ROUNDING)
            await client.warm(prompt, "disk", timeout_s=WAIT_S)


@pytest.mark.parametrize("preset", ["runahead", "contiguous"])
async def test_under_a_budget_the_tokens_that_it_generates_have_the_scores_that_it_generates_them_with(
    model: str, tmp_path: Path, preset: str
) -> None:
    prefix, question = prompt_of(2, 256), prompt_of(3, 20)
    async with (
        whole_service(model, tmp_path / "store", preset=preset) as service,
        AsyncClient(service.address) as client,
    ):
        await client.warm(prefix, timeout_s=WAIT_S)
        of_budget = dict[float, tuple[float, ...]]()
        for kv_budget in (0.25, 0.0):
            generated = await client.ask(
                [*prefix, *question], 6, kv_budget=kv_budget, logprobs=0, ignore_eos=True, do_not_store=True
            )
            tokens = generated.token_ids
            scored = await client.score(
                [*prefix, *question], [tokens, tokens[:2]], kv_budget=kv_budget, do_not_store=True, timeout_s=WAIT_S
            )
            assert scored.stats.exact == generated.stats.exact == (kv_budget == 0)
            assert scored.stats.cached_tokens == 256
            np.testing.assert_allclose(scored.logprobs[0], [each.logprob for each in generated.logprobs], atol=ROUNDING)
            np.testing.assert_allclose(scored.logprobs[1], scored.logprobs[0][:2], atol=ROUNDING)
            of_budget[kv_budget] = scored.logprobs[0]
    assert np.abs(np.subtract(of_budget[0.25], of_budget[0.0])).max() > 10 * ROUNDING, "the budget leaves rows out"


async def test_a_continuation_is_not_stored_and_the_prompt_is_exact(
    service: WholeService, client: AsyncClient, model: str
) -> None:
    prompt, continuation = prompt_of(4, 100), prompt_of(5, 100)
    scored = await client.score(prompt, [continuation], timeout_s=WAIT_S)
    await client.warm(prompt, timeout_s=WAIT_S)
    assert (await client.lookup([*prompt, *continuation])).stored_tokens == 64
    again = await client.score([*prompt, *continuation[:50]], [continuation[50:]], timeout_s=WAIT_S)
    assert again.stats.cached_tokens == 64
    np.testing.assert_allclose(again.logprobs[0], scored.logprobs[0][50:], atol=ROUNDING)
    np.testing.assert_allclose(scored.logprobs[0], plain_scores(model, prompt, continuation), atol=ROUNDING)


async def test_a_repeated_request_gets_its_scores_again_and_without_continuations_there_are_none(
    service: WholeService, client: AsyncClient
) -> None:
    prompt = prompt_of(6, 40)
    scored = [await client.score(prompt, CONTINUATIONS, request_id="one", timeout_s=WAIT_S) for _ in range(2)]
    assert scored[0].logprobs == scored[1].logprobs
    assert service.worker.num_runs == 1
    with pytest.raises(CallFailed, match="ALREADY_EXISTS"):
        await client.score(prompt, CONTINUATIONS[:1], request_id="one", timeout_s=WAIT_S)
    assert not (await client.prefill(pb.PrefillRequest(prompt=token_prompt(prompt)))).scores


@pytest.mark.parametrize(
    ("continuations", "says"),
    [
        ([[7], []], "a continuation is empty"),
        ([[7, TINY_VOCABULARY]], f"token id {TINY_VOCABULARY} is outside"),
        ([[7]] * 65, "64 continuations, not 65"),
        ([[7] * 257], "256 tokens, not 257"),
        ([[7], [7] * 100], f"exceed the model's {MAX_POSITIONS} positions"),
    ],
)
async def test_what_cannot_be_scored_is_refused_before_anything_is_computed(
    service: WholeService, continuations: list[list[int]], says: str
) -> None:
    wire: Any = [pb.TokenIds(ids=each) for each in continuations]
    request = pb.PrefillRequest(prompt=token_prompt(prompt_of(7, MAX_POSITIONS - 98)), continuations=wire)
    code, told = await refused(service.stub().Prefill(request, timeout=WAIT_S))
    assert code is grpc.StatusCode.INVALID_ARGUMENT and says in told
    assert service.worker.num_runs == 0


async def test_the_last_position_of_the_model_can_be_scored(model: str, client: AsyncClient) -> None:
    prompt = prompt_of(8, MAX_POSITIONS - 2)
    scored = await client.score(prompt, [[7, 8, 9]], do_not_store=True, timeout_s=WAIT_S)
    assert len(scored.logprobs[0]) == 3
    np.testing.assert_allclose(scored.logprobs[0][:2], plain_scores(model, prompt, [7, 8]), atol=ROUNDING)


def test_a_service_that_does_not_know_continuations_gives_no_empty_scores() -> None:
    call = score([1, 2], [[3]], None)
    with pytest.raises(CallFailed, match="UNIMPLEMENTED"):
        call.result(pb.PrefillResponse(first_token_id=4))


def test_the_last_worker_of_a_chain_scores_and_has_room_for_the_longest() -> None:
    partition = Partition((0, 48, 60))
    common: dict[str, Any] = {"request": 1, "epoch": 1, "token_ids": range(60), "partition": partition}
    first, last = plan_workers(**common, asked=Asked(max_new_tokens=1, continuations=CONTINUATIONS))
    assert (first.continuations, first.num_rows_after) == ((), 0)
    assert last.continuations == tuple(map(tuple, CONTINUATIONS))
    assert last.num_rows_after == 5
    assert [plan.num_rows_after for plan in plan_workers(**common, asked=Asked(max_new_tokens=7))] == [0, 7]
