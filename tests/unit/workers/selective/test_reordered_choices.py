"""Choices among rows that the store has reordered give the chosen rows, and all rows at a full budget."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from transformers import PreTrainedModel

from kvstore import Layout, StoreConfig
from kvstore.format.layout import RecordKind
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import HOST
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.plan.model_facts import ModelFacts
from workers.presets.preset import PRESETS
from workers.presets.registry import known_presets
from workers.selection.rows import LayerEvidence, LayerQuery, Selection
from workers.selection.sketched import SketchedChunks
from workers.selective.selective_prefix import SelectivePrefix

TinyModel = Callable[[str], str]
#: Tokens of a prefix of three extents, the last one short, of a question, and of an extent.
NUM_PREFIX, NUM_NEW, EXTENT_TOKENS = 448, 5, 192


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)
QUESTION = draw(21, 2)
#: A prompt that leaves the prefix inside its second extent, which goes on with other rows of the same records.
BRANCH = PREFIX[:320] + draw(40, 3)


def layout(facts: ModelFacts) -> Layout:
    ours = PRESETS["runahead"].layout
    assert ours is not None
    return replace(ours(facts), tokens_per_extent=EXTENT_TOKENS, reorder="tokens")


PRESET = replace(PRESETS["runahead"], name="short-extents", layout=layout)


@contextmanager
def reordered_engine(
    model: str, store: Path, device: LaggingDevice | None = None, layers_per_record: int | None = None
) -> Iterator[Engine]:
    preset = PRESET
    if layers_per_record is not None:
        preset = replace(PRESET, layout=lambda facts: replace(layout(facts), layers_per_record=layers_per_record))
    config = StoreConfig(
        directory=str(store), disk_bytes=2**28, host_bytes=2**26, io_threads=2, reorder_interval_s=0, device_bytes=0
    )
    worker = WorkerConfig(model=model, preset=preset.name)
    with known_presets(preset), Engine(worker, config, device=device or HOST) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        judge(engine, 5)
        engine.store.rewrite_all()
        assert [extent.is_reordered for extent in extents(engine)] == [True, True, True]
        yield engine


def extents(engine: Engine) -> list[Any]:
    assert engine.store is not None
    return list(dict.fromkeys(extent for extent, _ in engine.store.inventory.match(PREFIX)))


def judge(engine: Engine, seed: int) -> None:
    generator = np.random.default_rng(seed)
    for extent in extents(engine):
        assert engine.store is not None
        width = extent.num_chunks * engine.store.geometry.tokens_per_chunk
        drawn = generator.random((engine.facts.kv.num_layers, width), np.float32)
        engine.store.inventory.notes.note_importance(extent, drawn)


def ask(engine: Engine, prompt: Sequence[int], kv_budget: float | None) -> list[int]:
    return list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget, keep=False))


@pytest.mark.parametrize("device", [None, "lagging"])
@pytest.mark.parametrize("prompt", [PREFIX + QUESTION, BRANCH], ids=["whole", "branch"])
def test_all_rows_give_the_tokens_of_full_attention(
    prompt: list[int],
    device: str | None,
    measured_model: str,
    stock_model: Callable[[str], PreTrainedModel],
    tmp_path: Path,
) -> None:
    ids = torch.tensor([prompt])
    with torch.inference_mode():
        out = stock_model("llama").generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
        )
    expected = out[0, len(prompt) :].tolist()
    with reordered_engine(measured_model, tmp_path / "kv", LaggingDevice() if device else None) as engine:
        for kv_budget in (1.0, None):
            assert ask(engine, prompt, kv_budget) == expected
        assert engine.last_reply is not None
        assert engine.last_reply.num_cached_tokens == (NUM_PREFIX if prompt is not BRANCH else 320)


def test_reordered_rows_are_ranked_by_the_coarse_sketch_whatever_the_budget(
    measured_model: str, tmp_path: Path
) -> None:
    with reordered_engine(measured_model, tmp_path / "kv") as engine:
        assert engine.store is not None
        geometry = engine.store.geometry
        (record_bytes,) = (slot.record_bytes for slot in geometry.slots if slot.kind is RecordKind.SKETCH)
        for kv_budget in (0.06, 0.3):
            ask(engine, PREFIX + QUESTION, kv_budget)
            assert engine.last_reply is not None and engine.last_reply.selection is not None
            num_chunks = NUM_PREFIX // geometry.tokens_per_chunk
            assert engine.last_reply.selection.identify_bytes == num_chunks * record_bytes


@pytest.mark.parametrize("kv_budget", [0.06, 0.3])
@pytest.mark.parametrize("prompt", [PREFIX + QUESTION, BRANCH], ids=["whole", "branch"])
def test_what_is_attended_to_is_what_was_chosen(
    prompt: list[int], kv_budget: float, measured_model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, torch.Tensor, torch.Tensor, torch.Tensor | None, Any]] = []
    chosen = SelectivePrefix.chosen

    def spy(self: SelectivePrefix, layer: int) -> Any:
        k_1KRD, v_1KRD = chosen(self, layer)
        present = self._choice.present
        assert present is not None
        heads = [(each.head, each.k_11RD.clone()) for each in self.head_rows(layer)]
        seen.append((layer, present.rows_HR[0].clone(), k_1KRD.clone(), present.retrieval_R, heads))
        return k_1KRD, v_1KRD

    with reordered_engine(measured_model, tmp_path / "kv") as engine:
        store, shape = engine.store, engine.facts.kv
        assert store is not None
        monkeypatch.setattr(SelectivePrefix, "chosen", spy)
        ask(engine, prompt, kv_budget)
        placement = store.acquire(prompt, save=False)
        num_stored = placement.num_stored_tokens
        view = np.zeros((shape.num_layers, num_stored, 2, shape.row_bytes), np.uint8)
        client = store.client()
        load = client.load_rows(placement.placement_id, num_stored, view)
        for layer in range(shape.num_layers):
            load.wait(layer, 30)
        load.cancel()
        client.close()
        store.settle(placement.placement_id)
    keys = torch.from_numpy(view[:, :, 0].copy().view(np.float32)).reshape(
        shape.num_layers, num_stored, shape.num_kv_heads, shape.head_dim
    )
    assert [layer for layer, *_ in seen] == list(range(shape.num_layers))
    in_order = 0
    for layer, rows, k_1KRD, retrieval, heads in seen:
        assert len(set(rows.tolist())) == len(rows) <= 16 * -(-int(2.6 * kv_budget * num_stored) // 16)
        assert {0, num_stored - 1} <= set(rows.tolist())
        in_order += bool((rows.reshape(-1, 16).diff() == 1).all()) if len(rows) % 16 == 0 else 0
        for head in range(shape.num_kv_heads):
            assert same_rows(k_1KRD[0, head], keys[layer, rows, head])
        for head, k_11RD in heads:
            assert retrieval is not None and not set(retrieval.tolist()) & set(rows.tolist())
            assert same_rows(k_11RD[0, 0], keys[layer, retrieval, head])
    assert in_order < len(seen), "reordering must change the rows' order"
    assert kv_budget < 0.1 or any(heads for *_, heads in seen)


def same_rows(ours_RD: torch.Tensor, theirs_RD: torch.Tensor) -> bool:
    """Whether both have the same rows, in any order."""
    ours, theirs = (sorted(map(tuple, rows.tolist())) for rows in (ours_RD, theirs_RD))
    return ours == theirs


@pytest.mark.parametrize("layers_per_record", [1, 3])
def test_layers_with_windows_leave_the_choices_of_the_others_as_they_are(
    layers_per_record: int,
    tiny_model: TinyModel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first of three layers with one sketch has a window: the second chooses by all keys, for the next sketch."""
    prompt, model = PREFIX + QUESTION, tiny_model("gemma3")
    chosen: list[Selection] = []
    select = SketchedChunks.select

    def spy(self: SketchedChunks, query: LayerQuery, seen: LayerEvidence, num_rows: int) -> Selection | None:
        selection = select(self, query, seen, num_rows)
        if selection is not None and selection not in chosen:
            chosen.append(selection)
        return selection

    with reordered_engine(model, tmp_path / "kv", layers_per_record=layers_per_record) as engine:
        exact = ask(engine, prompt, None)
        assert ask(engine, prompt, 1.0) == exact
        monkeypatch.setattr(SketchedChunks, "select", spy)
        ask(engine, prompt, 0.2)
        assert engine.last_reply is not None and engine.last_reply.selection is not None
        report = engine.last_reply.selection
    first, second = chosen
    if layers_per_record == 1:
        assert first.carried_to == 2, "carried over to a layer that does not choose"
        return
    assert first.carried_to == 3 and first.carried_R is not None
    assert set(first.carried_R.tolist()) <= set(second.rows_HR[0].tolist())
    assert report.prefetch_useful + report.prefetch_late > 0 == report.prefetch_wasted


@pytest.mark.parametrize("kv_budget", [0.2, 1.0])
def test_rows_in_an_order_that_is_known_no_more_are_computed_anew(
    kv_budget: float, measured_model: str, tmp_path: Path
) -> None:
    prompt = PREFIX + QUESTION
    with reordered_engine(measured_model, tmp_path / "kv") as engine:
        exact = ask(engine, prompt, None)
        assert engine.store is not None
        engine.store.inventory._catalog._db.execute("DELETE FROM row_order WHERE extent = ?", (extents(engine)[1].id,))
        config = engine.store.config
    with known_presets(PRESET), Engine(WorkerConfig(model=measured_model, preset=PRESET.name), config) as engine:
        assert ask(engine, prompt, kv_budget)[:1] and engine.last_reply is not None
        assert engine.last_reply.num_cached_tokens == EXTENT_TOKENS
        assert engine.store is not None and engine.store.stats().counters.quarantined_chunks == 3
        assert ask(engine, prompt, None) == exact
