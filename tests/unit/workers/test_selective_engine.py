"""The embedded engine under every preset: what a budget changes, and what it must never change."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from workers.engine import Engine, EngineReply
from workers.plan import SelectionReport, WorkerConfig
from workers.preset import PRESETS
from workers.testing import TINY_ARCHITECTURES, TINY_VOCABULARY

TinyModel = Callable[[str], str]
NUM_PREFIX, NUM_QUESTION, NUM_NEW = 256, 21, 6
SELECTIVE = tuple(name for name, preset in PRESETS.items() if preset.selector is not None)
ARCHITECTURES = tuple(name for name in TINY_ARCHITECTURES if not name.startswith("falcon"))


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)
QUESTIONS = [draw(NUM_QUESTION, seed) for seed in (2, 3)]


@contextmanager
def open_engine(model: str, store: Path, preset: str, **settings: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, **settings)
    with Engine(WorkerConfig(model=model), config, preset=preset) as engine:
        yield engine


def store_prefix(engine: Engine) -> None:
    list(engine.generate([*PREFIX, 2], stop_token_ids=()))
    assert engine.store is not None
    assert engine.store.drain(30)


def ask(engine: Engine, prompt: list[int], kv_budget: float | None) -> tuple[list[int], EngineReply]:
    tokens = list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))
    assert engine.last_reply is not None
    return tokens, engine.last_reply


def selection_of(reply: EngineReply) -> SelectionReport:
    assert reply.selection is not None
    return reply.selection


@pytest.fixture(scope="module")
def stock_tokens(stock_model: Callable[[str], PreTrainedModel]) -> Callable[[str, list[int]], list[int]]:
    def tokens(architecture: str, prompt: list[int]) -> list[int]:
        ids = torch.tensor([prompt])
        with torch.inference_mode():
            out = stock_model(architecture).generate(
                ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
            )
        return out[0, len(prompt) :].tolist()

    return tokens


@pytest.mark.parametrize("architecture", ARCHITECTURES)
@pytest.mark.parametrize("preset", SELECTIVE)
def test_a_budget_of_everything_gives_the_tokens_of_full_attention(
    preset, architecture, tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    with open_engine(tiny_model(architecture), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        for question in QUESTIONS:
            tokens, reply = ask(engine, PREFIX + question, 1.0)
            assert tokens == stock_tokens(architecture, PREFIX + question)
            window = engine.facts.window
            least = NUM_PREFIX if window is None else min(NUM_PREFIX, window)
            assert all(least <= rows <= NUM_PREFIX for rows in selection_of(reply).rows_attended)


@pytest.mark.parametrize("preset", SELECTIVE)
def test_a_small_budget_attends_to_no_more_and_leaves_nothing_behind(preset, tiny_model: TinyModel, tmp_path) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        assert engine.store is not None
        chunks = engine.store.inventory.num_chunks
        tokens, reply = ask(engine, PREFIX + QUESTIONS[0], 0.25)
        assert all(0 < rows <= NUM_PREFIX // 4 for rows in selection_of(reply).rows_attended)
        assert reply.num_cached_tokens == NUM_PREFIX
        assert reply.num_stored_chunks == 0
        assert engine.store.drain(30)
        assert engine.store.inventory.num_chunks == chunks
        assert tokens == ask(engine, PREFIX + QUESTIONS[0], 0.25)[0], "the same again, from warm caches"


@pytest.mark.parametrize("preset", SELECTIVE)
def test_an_exact_request_that_extends_an_approximate_one_is_exact(
    preset, tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    with open_engine(tiny_model("qwen2"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        longer = PREFIX + QUESTIONS[0] + draw(100, 9)
        ask(engine, longer, 0.1)
        tokens, reply = ask(engine, longer + QUESTIONS[1], None)
        assert tokens == stock_tokens("qwen2", longer + QUESTIONS[1])
        assert reply.num_cached_tokens == NUM_PREFIX
        assert reply.selection is None


def test_a_budget_that_cannot_be_is_refused_in_one_line(tiny_model: TinyModel, tmp_path) -> None:
    for model, preset, kv_budget, message in (
        ("llama", "contiguous", -0.5, "kv_budget must be a share"),
        ("llama", "attentionstore", 0.5, "attentionstore loads everything"),
        ("falcon", "contiguous", 0.5, "Falcon"),
    ):
        store = tmp_path / f"{model}-{preset}"
        with open_engine(tiny_model(model), store, preset) as engine, pytest.raises(ValueError, match=message):
            ask(engine, PREFIX, kv_budget)
    with pytest.raises(ValueError, match="none of recompute, attentionstore"):
        Engine(WorkerConfig(model="x"), preset="nothing")
