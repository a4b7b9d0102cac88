"""Layers with a window: only rows of a stored prefix that some query sees are read, and only they are used."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import Layout, StoreConfig
from kvstore.format.layout import RecordKind
from tests.support.every_case import SOME_TINY_ARCHITECTURES, in_turn
from tests.support.record_layouts import LAYOUTS
from tests.support.tiny_models import TINY_VOCABULARY, TINY_WINDOW, TINY_WINDOWS, bytes_of_rows_seen
from workers.device.device import Device
from workers.device.kv_buffer import KVBuffer
from workers.engine import Engine, EngineReply
from workers.model.chain_cache import ChainCache
from workers.model.stock_model import load_model
from workers.plan.config import WorkerConfig
from workers.plan.events import RunDone, TokenComputed
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.sharing.mapped_rows import MappedRows

TinyModel = Callable[[str], str]
NUM_NEW, NUM_PROMPT = 6, 150
WAIT_S = 30.0
#: One layout of each kind that changes the rows of a record.
LAYOUT_NAMES = ["plain", "layers packed", "tokens reordered", "parts"]


@pytest.fixture
def poisoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill new memory with NaN, so that a product with unwritten memory is NaN."""

    def full(self: Device, size: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.full(tuple(size), torch.nan if dtype.is_floating_point else 255, dtype=dtype)

    monkeypatch.setattr(Device, "empty", full)
    as_mapped = MappedRows.__init__

    def mapped(self: MappedRows, *arguments: int) -> None:
        as_mapped(self, *arguments)
        self.tensor.fill_(255)

    monkeypatch.setattr(MappedRows, "__init__", mapped)


def draw(num_tokens: int) -> list[int]:
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=torch.Generator().manual_seed(7)).tolist()


def stock_tokens(model: PreTrainedModel, prompt: list[int]) -> list[int]:
    ids = torch.tensor([prompt])
    with torch.inference_mode():
        out = model.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False)
    return out[0, len(prompt) :].tolist()


def open_engine(directory: str, path: Path, layout: Layout, preset: str | None = None) -> Engine:
    config = StoreConfig(directory=str(path), disk_bytes=2**28, host_bytes=2**24, io_threads=2, reorder_interval_s=0)
    if preset is not None:
        return Engine(WorkerConfig(model=directory, preset=preset), config)
    return Engine(WorkerConfig(model=directory, preset="attentionstore"), replace(config, layout=layout))


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_the_facts_tell_the_windows_that_attention_is_told(architecture: str, tiny_model: TinyModel) -> None:
    """Otherwise a layer could see rows that were not loaded."""
    model, told = load_model(tiny_model(architecture), "float32"), list[int | None]()
    rows = KVBuffer(model.facts.kv, 4)

    class Exchange:
        num_past = 0

        def exchange(self, layer: int, k: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            rows.write(layer, 0, k, v)
            return rows.read(layer, 4)

    def kernel(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, *, window: int | None, **_: Any) -> torch.Tensor:
        told.append(window)
        return torch.zeros_like(q)

    exchange = Exchange()
    model.forward(torch.arange(4), ChainCache(exchange, 4, kernel), logits=0)
    assert list(model.facts.windows) == told
    assert told == TINY_WINDOWS.get(architecture, [None] * 4)
    assert model.facts.window == (TINY_WINDOW if architecture in TINY_WINDOWS else None)


@pytest.mark.usefixtures("poisoned")
@pytest.mark.parametrize(
    ("architecture", "name"),
    [*(("gemma3", name) for name in LAYOUT_NAMES), *in_turn(("qwen2", "mistral", "llama"), LAYOUT_NAMES)],
)
def test_only_rows_that_some_query_sees_are_read_and_nothing_else_is_looked_at(
    architecture: str, name: str, tiny_model: TinyModel, stock_model: Callable[[str], PreTrainedModel], tmp_path: Path
) -> None:
    """Any part of the stored chunks may be loaded, and the window may end anywhere in a chunk.

    Stored chunks that are not loaded are computed, and not stored again. llama has no windows.
    """
    prompt, layout = draw(NUM_PROMPT), LAYOUTS[name]
    with open_engine(tiny_model(architecture), tmp_path, layout) as engine:
        expected = stock_tokens(stock_model(architecture), prompt)
        assert list(engine.generate(prompt, NUM_NEW, stop_token_ids=())) == expected
        assert engine.store is not None and engine.store.drain(WAIT_S)
        if layout.reorder != "none":
            judge_at_random(engine, prompt)
            engine.store.rewrite_all()
            assert any(extent.is_reordered for extent in engine.store.inventory.extents())
        geometry = engine.store.geometry
        most = NUM_PROMPT // geometry.tokens_per_chunk * geometry.tokens_per_chunk
        for number, prefix in enumerate(range(0, most + 1, geometry.tokens_per_chunk)):
            placement = engine.store.acquire(prompt)
            (plan,) = plan_workers(
                request=1000 + number,
                epoch=0,
                token_ids=prompt,
                partition=Partition((prefix, NUM_PROMPT)),
                placements=[placement],
                asked=Asked(max_new_tokens=NUM_NEW),
            )
            *events, done = engine._worker.compute(plan)
            engine.store.settle(placement.placement_id)
            assert isinstance(done, RunDone), done
            assert [event.token_id for event in events if isinstance(event, TokenComputed)] == expected
            assert done.saved_chunks == 0
            if layout.reorder == "none":  # rows of a reordered extent lie anywhere
                seen_bytes = bytes_of_rows_seen(engine.facts.windows, geometry, prefix, prefix, NUM_PROMPT - prefix)
                assert done.bytes_from_host + done.bytes_from_disk == seen_bytes
                whole_bytes = prefix // geometry.tokens_per_chunk * kv_bytes(engine)
                if engine.facts.window is None:
                    assert seen_bytes == whole_bytes
                elif layout.layers_per_record == 1 or architecture != "gemma3":  # whose second layers see all rows
                    assert seen_bytes < whole_bytes or prefix <= geometry.tokens_per_chunk + TINY_WINDOW


def kv_bytes(engine: Engine) -> int:
    """Bytes of a chunk, with its records' headers."""
    assert engine.store is not None
    geometry = engine.store.geometry
    return sum(geometry.slots[index].record_bytes * geometry.slots[index].parts for index in geometry.kv_slots)


def judge_at_random(engine: Engine, prompt: list[int]) -> None:
    assert engine.store is not None
    for extent, _ in dict.fromkeys(engine.store.inventory.match(prompt)):
        shape = (engine.facts.kv.num_layers, extent.num_chunks * engine.store.geometry.tokens_per_chunk)
        engine.store.inventory.notes.note_importance(extent, torch.rand(shape).numpy())


@pytest.mark.usefixtures("poisoned")
@pytest.mark.parametrize("budget", [None, 0.5])
@pytest.mark.parametrize("architecture", ["qwen2", "mistral", "gemma3"])
def test_an_exact_request_reads_no_more_of_layers_with_a_window_than_one_with_a_budget(
    architecture: str,
    budget: float | None,
    tiny_model: TinyModel,
    stock_model: Callable[[str], PreTrainedModel],
    tmp_path: Path,
) -> None:
    """Several continuations are also answered, and their KV saved: a longer prompt's rows equal plain transformers'."""
    with open_engine(tiny_model(architecture), tmp_path, Layout(), "runahead") as engine:
        prompt = draw(16 * 12)
        for end in itertools.accumulate((67, 48, 1, 16, 30)):
            tokens = list(engine.generate(prompt[:end], NUM_NEW, stop_token_ids=()))
            assert tokens == stock_tokens(stock_model(architecture), prompt[:end])
            assert engine.store is not None and engine.store.drain(WAIT_S)
        list(engine.generate([*prompt[:end], 5], NUM_NEW, stop_token_ids=(), kv_budget=budget))
        reply, num_cached = engine.last_reply, end // 64 * 64
        assert isinstance(reply, EngineReply) and reply.num_cached_tokens == num_cached > 64
        if reply.selection is not None:
            rows = reply.selection.rows_attended
            assert all(rows[i] == TINY_WINDOW - 1 for i, window in enumerate(engine.facts.windows) if window)
        else:
            seen_bytes = bytes_of_rows_seen(engine.facts.windows, engine.store.geometry, num_cached, num_cached)
            assert reply.bytes_from_host + reply.bytes_from_disk == seen_bytes


@pytest.mark.parametrize(("preset", "num_probed"), [("runahead", 0), ("contiguous", 1)])
def test_rows_in_windows_are_read_ahead_and_none_for_choices_that_are_not_made(
    preset: str, num_probed: int, tiny_model: TinyModel, tmp_path: Path
) -> None:
    prompt = draw(16 * 14)
    with open_engine(tiny_model("gemma3"), tmp_path, Layout(), preset) as engine:
        list(engine.generate(prompt, NUM_NEW, stop_token_ids=()))
        assert engine.store is not None and engine.store.drain(WAIT_S)
        list(engine.generate([*prompt[:200], 5], NUM_NEW, stop_token_ids=(), kv_budget=0.25))
        reply, geometry = engine.last_reply, engine.store.geometry
    assert isinstance(reply, EngineReply) and reply.num_cached_tokens == 192 and reply.selection is not None
    assert reply.selection.prefetch_useful + reply.selection.prefetch_late >= 2, "both windows are read ahead"
    assert reply.selection.prefetch_wasted == 0
    if num_probed:
        probes = [slot.record_bytes for slot in geometry.slots if slot.kind is RecordKind.PROBE]
        assert reply.selection.identify_bytes == num_probed * 192 // geometry.tokens_per_chunk * probes[0]
