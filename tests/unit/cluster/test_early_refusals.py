"""A service refuses settings that do not fit the model before it starts anything, in one line, from small files."""

import contextlib
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from cluster.config.service_config import resolve
from cluster.errors import StartError
from cluster.service import Service, check_gpus
from kvstore import KVStore, StoreConfig, StoreError
from tests.support.tiny_models import tiny_config
from workers import WorkerError
from workers.model.early_facts import early_facts
from workers.model.model_directory import WEIGHTS
from workers.model.stock_model import random_model
from workers.plan.config import WorkerConfig
from workers.presets.registry import preset_of

Check = Callable[..., Awaitable[None]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Check a configuration as the service does before it starts Ray."""

    async def checked(model: str | Path, **more: dict[str, Any]) -> None:
        settings: dict[str, dict[str, Any]] = {
            "worker": {"model": str(model)},
            "store": {"directory": str(tmp_path / "store")},
        }
        for section, values in more.items():
            settings.setdefault(section, {}).update(values)
        await Service(resolve(settings, None), progress=lambda _: None)._check_what_is_loaded()

    return checked


async def refusal(check: Check, model: str | Path, **settings: dict[str, Any]) -> str:
    with pytest.raises((StartError, WorkerError, StoreError)) as refused:  # each of them ends the start in one line
        await check(model, **settings)
    assert "\n" not in str(refused.value)
    return str(refused.value)


async def test_what_fits_passes(check: Check, tiny_model: Callable[[str], str]) -> None:
    model = tiny_model("llama")
    await check(model)
    coded = {"row_codec": "rotated-4"}
    await check(model, worker={"dtype": "bfloat16"}, store=coded, chain={"tensor_parallel": 2})


@pytest.fixture(scope="module")
def heads_of_96(tmp_path_factory: pytest.TempPathFactory) -> str:
    config = tiny_config("llama")
    config.head_dim = 96
    directory = str(tmp_path_factory.mktemp("heads") / "of-96")
    random_model(config, directory)
    return directory


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"store": {"row_codec": "rotated-4"}}, "needs a head_dim that is a power of 2 from 8 to 4096, not 96"),
        ({"chain": {"tensor_parallel": 2}, "store": {"row_codec": "rotated-4"}}, "not 96"),
        ({"store": {"row_codec": "rotated-4", "keep_exact_rows": True}}, "not 96"),
        ({"worker": {"preset": "attentionstore"}, "store": {"layout": {"probe_heads": 3}}}, "the model has 2 KV heads"),
        ({"worker": {"preset": "attentionstore"}, "store": {"layout": {"retrieval_heads": [[0, 2]]}}}, "head outside"),
        ({"store": {"keep_exact_rows": True}}, "set row_codec"),
        ({"store": {"host_bytes": 4097}}, "store.host_bytes must hold four records"),
        ({"worker": {"device": "cuda", "dtype": "float32"}}, "takes float16 or bfloat16"),
    ],
    ids=str,
)
async def test_a_codec_a_dtype_or_memory_that_does_not_fit_the_model_is_refused(
    settings: dict[str, dict[str, Any]], said: str, check: Check, heads_of_96: str
) -> None:
    assert said in await refusal(check, heads_of_96, **settings)


def test_a_service_says_how_many_workers_have_loaded_until_all_have(monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(resolve({"worker": {"model": "/m"}}, None), progress=lambda _: None)
    assert service.loading == ""
    monkeypatch.setattr(service, "_cluster", SimpleNamespace(workers=["a", "b"]))
    for num_loaded, said in ((1, "1 of 2 workers have the model"), (2, "")):
        monkeypatch.setattr(service, "_chain", SimpleNamespace(num_loaded=num_loaded))
        assert service.loading == said


@pytest.mark.parametrize(
    ("num_gpus", "chain", "said"),
    [
        (0, {}, "worker.device is cuda, and no NVIDIA driver here shows a GPU: take --device cpu, or see "),
        (1, {}, "2 workers with 1 GPU each, and this machine has 1 GPU: give fewer --workers"),
        (3, {"gpus_per_worker": 2}, "2 workers with 2 GPUs each, and this machine has 3 GPUs"),
        (1, {"workers": 1}, ""),
        (1, {"gpus_per_worker": 0.5}, ""),
    ],
)
def test_workers_without_a_gpu_on_this_machine_are_refused(
    num_gpus: int, chain: dict[str, float], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.service.gpu_names", lambda: ["GPU"] * num_gpus)
    config = resolve({"worker": {"model": "/m", "device": "cuda"}, "chain": chain}, None)
    with pytest.raises(StartError, match=f"^{said}") if said else contextlib.nullcontext():
        check_gpus(config)
    check_gpus(resolve({"worker": {"model": "/m"}}, None))


@pytest.mark.parametrize(
    ("architecture", "said"),
    [
        ("opt", "no plan for tensor parallelism"),
        ("olmo2", "norms that span all heads"),
        ("mixtral", "experts"),
    ],
)
async def test_a_model_that_shards_cannot_divide_is_refused(
    architecture: str, said: str, check: Check, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    model = Path(shutil.copytree(tiny_model(architecture), tmp_path / architecture))
    if architecture == "mixtral":  # a layer's experts are in one weight
        weights = load_file(model / WEIGHTS)
        experts = {name for name in weights if ".experts." in name}
        kept = {name: weight for name, weight in weights.items() if name not in experts}
        for layer in range(4):
            kept[f"model.layers.{layer}.mlp.experts.gate_up_proj"] = torch.zeros(4, 2 * 96, 64)
            kept[f"model.layers.{layer}.mlp.experts.down_proj"] = torch.zeros(4, 64, 96)
        save_file(kept, model / WEIGHTS, metadata={"format": "pt"})
        await check(model)
    assert said in await refusal(check, model, chain={"tensor_parallel": 2})


async def test_a_store_of_another_form_is_refused_before_its_model_is_known(
    check: Check, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    model = tiny_model("llama")
    preset, coded = preset_of("runahead"), {"row_codec": "rotated-4"}
    facts = early_facts(WorkerConfig(model=model))
    store = preset.with_layout(
        StoreConfig(directory=str(tmp_path / "store"), disk_bytes=2**26, host_bytes=2**23, **coded), facts
    )
    with KVStore(store, facts.store_identity(store)):
        pass
    await check(model, store=coded)
    told = await refusal(check, model, worker={"dtype": "bfloat16"}, store=coded)
    assert "computed in: store has float32, service has bfloat16" in told
    assert "choose another directory" in told
    assert "layout: store has" in await refusal(check, model)
