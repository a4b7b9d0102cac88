"""The embedded engine with the GPU's path of attention: equal tokens and figures, fewer passes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from tests.support.cuda import emulated_flash
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.presets.preset import PRESETS

TinyModel = Callable[[str], str]
NUM_PREFIX, NUM_QUESTION, NUM_NEW, NUM_LAYERS = 256, 21, 6, 4
SELECTIVE = tuple(name for name, preset in PRESETS.items() if preset.selector is not None)


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX, 1), draw(NUM_QUESTION, 2)


@contextmanager
def engine_with_prefix(model: str, store: Path, preset: str) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    with Engine(WorkerConfig(model=model, preset=preset), config) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        yield engine


def stock_tokens(model: PreTrainedModel) -> list[int]:
    ids = torch.tensor([PREFIX + QUESTION])
    with torch.inference_mode():
        out = model.generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
        )
    return out[0, ids.shape[1] :].tolist()


@pytest.mark.parametrize("architecture", ["llama", "mistral", "gemma3", "opt", "falcon"])
def test_an_exact_request_gives_the_tokens_of_the_stock_model(
    architecture: str, tiny_model: TinyModel, stock_model: Callable[[str], PreTrainedModel], tmp_path: Path
) -> None:
    with emulated_flash() as calls, engine_with_prefix(tiny_model(architecture), tmp_path, "runahead") as engine:
        del calls[:]
        tokens = list(engine.generate(PREFIX + QUESTION, NUM_NEW, stop_token_ids=()))
        assert tokens == stock_tokens(stock_model(architecture))
        assert len(calls) == NUM_LAYERS * NUM_NEW, "one call a layer and pass"


@pytest.mark.parametrize("preset", SELECTIVE)
def test_a_request_under_selection_comes_out_as_on_the_cpu(preset: str, tiny_model: TinyModel, tmp_path: Path) -> None:
    outcomes: list[list[tuple[list[int], Any]]] = []
    for number, way in enumerate((nullcontext(), emulated_flash())):
        outcomes.append([])
        with way, engine_with_prefix(tiny_model("llama"), tmp_path / str(number), preset) as engine:
            for budget in (1.0, 0.25):
                tokens = list(engine.generate(PREFIX + QUESTION, NUM_NEW, stop_token_ids=(), kv_budget=budget))
                assert engine.last_reply is not None
                outcomes[-1].append((tokens, engine.last_reply.selection))
    for (cpu_tokens, cpu), (gpu_tokens, gpu) in zip(*outcomes, strict=True):
        assert gpu_tokens == cpu_tokens
        assert gpu.rows_attended == cpu.rows_attended
        assert gpu.fallback_layers == cpu.fallback_layers
        assert gpu.attention_mass_kept_est == pytest.approx(cpu.attention_mass_kept_est, abs=1e-4)


def test_our_preset_passes_over_the_prefix_once_a_layer_and_asks_beside_it_where_it_chooses(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    with emulated_flash() as calls, engine_with_prefix(tiny_model("llama"), tmp_path, "runahead") as engine:
        del calls[:]
        list(engine.generate(PREFIX + QUESTION, 1, stop_token_ids=(), kv_budget=0.25))
    rows = NUM_PREFIX // 4
    choosing = [(8, NUM_QUESTION), (NUM_QUESTION, rows + NUM_QUESTION)]
    following = [(NUM_QUESTION, rows + NUM_QUESTION)]
    assert calls == [*choosing, *following, *following, *choosing]
