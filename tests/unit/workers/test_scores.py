"""Log-probabilities of continuations equal the stock model's, however many are asked for at once."""

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from tests.support.tiny_models import TINY_ARCHITECTURES, TINY_VOCABULARY
from workers.engine import Engine
from workers.model.stock_model import Model
from workers.plan.config import WorkerConfig

TinyModel = Callable[[str], str]
CONTINUATIONS = ([7], [7, 30, 2], [9, 9], [40, 7, 30, 2, 11])
NUM_PREFIX = 128


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX, 1), draw(9, 2)


def open_engine(model: str, store: Path, preset: str) -> Engine:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    return Engine(WorkerConfig(model=model, preset=preset), config)


def store_prefix(engine: Engine) -> None:
    list(engine.generate([*PREFIX, 2], stop_token_ids=()))
    assert engine.store is not None
    assert engine.store.drain(30)


def stock_scores(model: PreTrainedModel, prompt: list[int], continuation: list[int]) -> torch.Tensor:
    with torch.inference_mode():
        logits = model(torch.tensor([[*prompt, *continuation]])).logits[0, len(prompt) - 1 : -1]
    return torch.log_softmax(logits, -1)[torch.arange(len(continuation)), torch.tensor(continuation)]


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_scores_are_those_of_the_stock_model(architecture, tiny_model: TinyModel, stock_model, tmp_path) -> None:
    with open_engine(tiny_model(architecture), tmp_path / "kv", "attentionstore") as engine:
        store_prefix(engine)
        scores = engine.score([*PREFIX, *QUESTION], CONTINUATIONS)
    assert scores.bytes_read
    for continuation, ours in zip(CONTINUATIONS, scores.log_probs, strict=True):
        theirs = stock_scores(stock_model(architecture), [*PREFIX, *QUESTION], continuation)
        torch.testing.assert_close(torch.tensor(ours), theirs, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("kv_budget", [0.25, None])
def test_many_at_once_score_as_one_by_one(kv_budget, tiny_model: TinyModel, tmp_path, monkeypatch) -> None:
    prompt = [*PREFIX, *QUESTION]
    with open_engine(tiny_model("llama"), tmp_path / "kv", "runahead") as engine:
        store_prefix(engine)
        together = engine.score(prompt, CONTINUATIONS, kv_budget=kv_budget).log_probs
        single = [engine.score(prompt, [one], kv_budget=kv_budget).log_probs[0] for one in CONTINUATIONS]
        monkeypatch.setattr(Model, "can_try_out", False)
        by_turns = engine.score(prompt, CONTINUATIONS, kv_budget=kv_budget).log_probs
    for a, b, c in zip(together, single, by_turns, strict=True):
        torch.testing.assert_close(torch.tensor(a), torch.tensor(b), rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(torch.tensor(a), torch.tensor(c), rtol=1e-4, atol=1e-4)


def test_continuations_of_one_token_need_no_second_forward(tiny_model: TinyModel, tmp_path, monkeypatch) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", "attentionstore") as engine:
        forwards = []
        forward = Model.forward
        monkeypatch.setattr(Model, "forward", lambda *a, **k: forwards.append(1) or forward(*a, **k))
        monkeypatch.setattr(Model, "try_out", None)
        assert len(engine.score([*PREFIX, *QUESTION], [[3], [4]]).log_probs) == 2
    assert len(forwards) == 1
