"""Requests that share passes on a GPU get the best, or nearly the best, tokens of the stock model's own pass."""

import threading
from pathlib import Path

import pytest
import torch

from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_VOCABULARY, tiny_config
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import random_model
from workers.plan.config import WorkerConfig
from workers.plan.events import TokenComputed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.worker import PrefillWorker

NUM_NEW = 12
#: Prompt lengths below, at and above the tiny models' window of 24; the last ones take several passes.
LENGTHS = (5, 24, 64, 203, 400)
WAIT_S = 120
#: Most that a token's logit may be below the best one, as a share of the range of logits, in bfloat16.
TOLERANCE = 0.05


#: Models with experts. Rounding may send a row to other experts, and then the row differs altogether.
EXPERTS = ("mixtral", "qwen3_moe", "gpt_oss")


class Rows:
    num_past = 0

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        return k_1KTD, v_1KTD


def prompt_of(num_tokens: int) -> list[int]:
    generator = torch.Generator().manual_seed(num_tokens)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


def answer(worker: PrefillWorker, number: int, prompt: list[int], events: list[WorkerEvent]) -> None:
    (plan,) = plan_workers(
        request=number,
        epoch=0,
        token_ids=prompt,
        partition=Partition((0, len(prompt))),
        asked=Asked(max_new_tokens=NUM_NEW),
    )
    events.extend(worker.compute(plan))


@pytest.mark.parametrize("architecture", ALL_TINY_ARCHITECTURES)
def test_requests_at_once_get_tokens_of_the_stock_model(architecture: str, tmp_path: Path) -> None:
    random_model(tiny_config(architecture), str(tmp_path))
    worker = PrefillWorker(WorkerConfig(model=str(tmp_path), device="cuda", dtype="bfloat16"))
    worker.start()
    try:
        most = worker.model.facts.max_positions - NUM_NEW
        prompts = [prompt_of(length) for length in LENGTHS if length <= most]
        events: list[list[WorkerEvent]] = [[] for _ in prompts]
        threads = [
            threading.Thread(target=answer, args=(worker, number, prompt, events[number]))
            for number, prompt in enumerate(prompts)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(WAIT_S)
            assert not thread.is_alive()
        shared = 0
        for prompt, of_request in zip(prompts, events, strict=True):
            computed = [event for event in of_request if isinstance(event, TokenComputed)]
            shared += sum(event.batch_rows > 1 for event in computed)
            tokens = [event.token_id for event in computed]
            assert len(tokens) == NUM_NEW, of_request[-1]
            rows, model = Rows(), worker.model
            text = torch.tensor([*prompt, *tokens[:-1]])
            logits = model.forward(text, ChainCache(rows, model.facts.kv.num_layers), logits=NUM_NEW)
            assert logits is not None
            if architecture in EXPERTS:
                continue
            best, least = logits.float().amax(-1), logits.float().amin(-1)
            of_tokens = logits.float()[torch.arange(NUM_NEW), torch.tensor(tokens)]
            assert ((best - of_tokens) <= TOLERANCE * (best - least)).all()
        assert shared, "some passes have several requests"
    finally:
        worker.close()
