"""Log-probabilities of a prompt from one worker equal the stock model's, in blocks and on a device of its own."""

from collections.abc import Callable

import numpy as np
import pytest
import torch
from transformers import PreTrainedModel

from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.batching import prompt_scores
from workers.device.device import HOST, Device
from workers.errors import FailureKind
from workers.model.stock_model import Model
from workers.plan.config import WorkerConfig
from workers.plan.events import PromptScored, RunDone, RunFailed, TokenComputed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.worker import PrefillWorker

PROMPT = torch.randint(2, TINY_VOCABULARY, (150,), generator=torch.Generator().manual_seed(1)).tolist()


def events_of(directory: str, device: Device = HOST, num_top: int | None = 3) -> list[WorkerEvent]:
    worker = PrefillWorker(WorkerConfig(model=directory), device)
    worker.start()
    try:
        (plan,) = plan_workers(
            request=1,
            epoch=0,
            token_ids=PROMPT,
            partition=Partition((0, len(PROMPT))),
            asked=Asked(max_new_tokens=2, num_prompt_logprobs=num_top),
        )
        return list(worker.compute(plan))
    finally:
        worker.close()


@pytest.mark.parametrize("rows_at_once", [1, 40, 10**6])
@pytest.mark.parametrize("make_device", [lambda: HOST, lambda: LaggingDevice(0, 0.3)], ids=["host", "lagging"])
def test_they_are_those_of_the_stock_model_and_never_more_rows_of_logits_than_are_allowed(
    tiny_model: Callable[[str], str],
    stock_model: Callable[[str], PreTrainedModel],
    monkeypatch: pytest.MonkeyPatch,
    make_device: Callable[[], Device],
    rows_at_once: int,
) -> None:
    made, logits_of = list[int](), Model.logits_of
    monkeypatch.setattr(prompt_scores, "_LOGITS_BYTES", 4 * TINY_VOCABULARY * rows_at_once)
    monkeypatch.setattr(Model, "logits_of", lambda model, rows: made.append(len(rows)) or logits_of(model, rows))
    scored, *tokens, done = events_of(tiny_model("llama"), make_device())
    with torch.inference_mode():
        expected_TV = torch.log_softmax(stock_model("llama")(torch.tensor([PROMPT])).logits[0, :-1], -1)
    assert isinstance(scored, PromptScored) and isinstance(done, RunDone)
    own_T = expected_TV[torch.arange(len(PROMPT) - 1), torch.tensor(PROMPT[1:])]
    np.testing.assert_allclose(scored.logprobs.logprobs_T, own_T.numpy(), atol=1e-4)
    best = expected_TV.topk(3)
    np.testing.assert_allclose(scored.logprobs.top_logprobs_TC, best.values.numpy(), atol=1e-4)
    assert np.mean(scored.logprobs.top_ids_TC == best.indices.numpy()) > 0.99, "the best tokens agree up to ties"
    assert max(made) <= rows_at_once and sum(made) == 1 + len(PROMPT) - 1
    usual = [event for event in events_of(tiny_model("llama"), num_top=None) if isinstance(event, TokenComputed)]
    assert [token.token_id for token in tokens] == [token.token_id for token in usual]


def test_logits_that_are_no_numbers_are_told_of_and_give_no_token(
    tiny_model: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logits_of = Model.logits_of
    monkeypatch.setattr(
        Model, "logits_of", lambda model, rows: logits_of(model, rows) * (1 if len(rows) == 1 else torch.nan)
    )
    (failed,) = events_of(tiny_model("llama"))
    assert isinstance(failed, RunFailed) and failed.kind is FailureKind.LOGITS_UNUSABLE


def test_a_plan_that_loads_a_prefix_cannot_tell_of_it() -> None:
    with pytest.raises(ValueError, match="the log-probabilities of stored tokens are unknown"):
        plan_workers(
            request=1,
            epoch=0,
            token_ids=PROMPT,
            partition=Partition((64, 150)),
            asked=Asked(max_new_tokens=1, num_prompt_logprobs=0),
        )
