from collections.abc import AsyncIterator

import grpc
import pytest
from callers import refused
from rpc_service import OneTokenWorker, served

from cluster.errors import InvalidRequest
from cluster.ingress.messages.stop_text import StopText, special_stops
from workers.plan.events import FinishReason, RunDone, RunTimings, TokenComputed, WorkerEvent
from workers.plan.worker_plan import WorkerPlan

SPECIAL = {"<|im_end|>": 2, "<|im_start|>": 1}


@pytest.mark.parametrize("stops", [[], [""]])
def test_without_stop_texts_and_with_empty_ones_everything_passes_at_once(stops: list[str]) -> None:
    stop = StopText(stops)
    assert [stop.push("a"), stop.push("bc"), stop.finish()] == ["a", "bc", ""]
    assert not stop.has_stopped


def test_a_stop_text_that_is_a_special_token_is_that_token() -> None:
    assert special_stops(["<|im_end|>", "END", "<|im_start|>"], SPECIAL) == (2, 1)
    assert special_stops(["END", "<|im_"], SPECIAL) == ()


@pytest.mark.parametrize("stop", ["<|im_end|>\n", "x<|im_start|>", "<|im_end|><|im_end|>"])
def test_a_special_token_among_other_text_is_refused_because_it_could_never_be_found(stop: str) -> None:
    with pytest.raises(
        InvalidRequest, match=r"a stop text has the special token <\|im_(end|start)\|> among other text"
    ):
        special_stops(["END", stop], SPECIAL)


class StoppingWorker(OneTokenWorker):
    """Answers with tokens 7, 2, 7, ... until it is aborted."""

    async def compute(self, plan: WorkerPlan) -> AsyncIterator[WorkerEvent]:
        for number in range(plan.max_new_tokens):
            token_id = 2 if number == 1 else 7
            yield TokenComputed(token_id=token_id, timings=None if number else RunTimings())
            if token_id in plan.stop_token_ids:
                yield RunDone(timings=RunTimings(), finish_reason=FinishReason.STOP)
                return
        yield RunDone(timings=RunTimings(), finish_reason=FinishReason.LENGTH)


async def test_generation_ends_with_a_special_token_that_is_a_stop_text_though_ends_are_ignored() -> None:
    async with served() as service:
        service.tokenizer.special_tokens = SPECIAL
        service.coordinator.chain.workers = (StoppingWorker(),)  # type: ignore[assignment]
        for stops, num_tokens in (([], 4), (["END"], 4), (["END", "<|im_end|>"], 2)):
            replies = [reply async for reply in service.stub().generate(stop=stops, ignore_eos=True)]
            assert sum(len(reply.tokens.token_ids) for reply in replies) == num_tokens
        code, says = await refused(service.stub().generate(stop=["<|im_end|>!"]).read())
        assert code is grpc.StatusCode.INVALID_ARGUMENT and "among other text" in says
