"""Files of cost models and tables, the key that they are for, and the planner that is made from them."""

import json
from pathlib import Path
from typing import Any

import pytest

from cluster.errors import StartError
from cluster.planning import cost_key
from cluster.planning.cost_key import ModelShape, cost_key_of, nominal_cost, shape_of
from cluster.planning.cost_model import CostKey, CostModel
from cluster.planning.files import (
    default_cost_path,
    default_table_path,
    planner_of,
    read_any,
    read_cost,
    read_table,
    write_cost,
    write_table,
)
from cluster.planning.table import PartitionTable, TableEntry

CONFIG = {
    "model_type": "llama",
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "hidden_size": 64,
    "intermediate_size": 128,
}
ENTRY = TableEntry(prefix_rows=0, sizes=(2048, 1024), seconds=1.0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def model(tmp_path: Path) -> Path:
    directory = tmp_path / "model"
    directory.mkdir()
    (directory / "config.json").write_text(json.dumps(CONFIG))
    return directory


@pytest.fixture
def cost(model: Path) -> CostModel:
    return nominal_cost(shape_of(model), cost_key_of(model, threads=1, dtype="float32"))


def test_a_cost_model_and_a_table_come_back_as_they_were_written(tmp_path: Path, cost: CostModel) -> None:
    table = PartitionTable(cost.key, [ENTRY])
    write_cost(tmp_path / "new" / "a.json", cost, {})
    write_table(tmp_path / "b.json", table)
    assert read_cost(tmp_path / "new" / "a.json", cost.key) == read_any(tmp_path / "new" / "a.json") == cost
    again = read_any(tmp_path / "b.json")
    assert isinstance(again, PartitionTable)
    assert again.entries == read_table(tmp_path / "b.json").entries == table.entries
    assert sorted(path.name for path in tmp_path.glob("*.json")) == ["b.json"], "no half-written file is left"


@pytest.mark.parametrize("change", [{"threads": 2}, {"dtype": "bfloat16"}, {"device": "gpu"}, {"model": "other"}])
def test_files_of_another_key_are_refused_by_what_differs(
    tmp_path: Path, cost: CostModel, change: dict[str, Any]
) -> None:
    path, wanted = tmp_path / "a.json", CostKey(**{**_plain(cost.key), **change})
    write_cost(path, cost, {})
    with pytest.raises(StartError, match=f"is for {next(iter(change))} .*, not .*runahead plan calibrate"):
        read_cost(path, wanted)
    write_table(path, PartitionTable(cost.key, [ENTRY]))
    with pytest.raises(StartError, match=f"is for {next(iter(change))} .*, not .*runahead plan search"):
        read_table(path, wanted)


def _plain(key: CostKey) -> dict[str, Any]:
    return {"model": key.model, "device": key.device, "threads": key.threads, "dtype": key.dtype}


def test_a_file_cut_short_anywhere_is_refused_in_one_line_with_what_to_do(tmp_path: Path, cost: CostModel) -> None:
    path = tmp_path / "a.json"
    write_cost(path, cost, {})
    whole = path.read_text().rstrip()
    for length in range(0, len(whole), 7):
        path.write_text(whole[:length])
        with pytest.raises(StartError, match=r"^[^\n]*cannot be read[^\n]*runahead plan calibrate[^\n]*$"):
            read_cost(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "has version 2, not 1"),
        ({"format": "x"}, "is not a runahead cost model but x"),
        ({"model": None}, "damaged"),
        ({"model": {}}, "damaged"),
    ],
)
def test_a_file_of_another_kind_is_refused(
    tmp_path: Path, cost: CostModel, change: dict[str, Any], message: str
) -> None:
    path = tmp_path / "a.json"
    write_cost(path, cost, {})
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(StartError, match=message):
        read_cost(path)


@pytest.mark.parametrize("name", ["token_s", "pair_s", "layer_s", "floor_s"])
@pytest.mark.parametrize("value", [-1.0, float("nan"), None, "x"])
def test_weights_that_no_machine_has_are_refused(tmp_path: Path, cost: CostModel, name: str, value: object) -> None:
    path = tmp_path / "a.json"
    write_cost(path, cost, {})
    content = json.loads(path.read_text())
    content["model"]["layer"][name] = value
    path.write_text(json.dumps(content))
    with pytest.raises(StartError, match="damaged"):
        read_cost(path)


def test_a_file_that_is_not_there_says_what_makes_it(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="runahead plan calibrate"):
        read_cost(tmp_path / "none.json")
    with pytest.raises(StartError, match="runahead plan search"):
        read_table(tmp_path / "none.json")


def test_the_planner_takes_the_calibrated_files_of_its_key_and_operation_counts_without(model: Path) -> None:
    planner = planner_of(model, threads=1, dtype="float32")
    assert not planner.is_measured and "operation counts" in planner.sources
    key = cost_key_of(model, threads=1, dtype="float32")
    write_cost(default_cost_path(key), nominal_cost(shape_of(model), key), {})
    write_table(default_table_path(key), PartitionTable(key, [ENTRY]))
    planner = planner_of(model, threads=1, dtype="float32")
    assert planner.is_measured
    assert planner.sources == f"{default_cost_path(key)} and {default_table_path(key)}"
    assert planner.plan(0, 3072, load_per_rank=[0, 0]).cuts_from == "table"
    assert not planner_of(model, threads=2, dtype="float32").is_measured, "another key has a file of another name"
    assert (
        planner_of(model, threads=1, dtype="float32", table_path=None).plan(0, 3072, load_per_rank=[0, 0]).cuts_from
        == "search"
    )
    with pytest.raises(StartError, match="there is no"):
        planner_of(model, threads=1, dtype="float32", cost_path=str(model / "none.json"))


def test_files_at_the_default_place_that_say_another_key_are_refused(model: Path, cost: CostModel) -> None:
    other = cost_key_of(model, threads=2, dtype="float32")
    write_cost(default_cost_path(other), cost, {})
    with pytest.raises(StartError, match="threads 1, not 2"):
        planner_of(model, threads=2, dtype="float32")


@pytest.mark.parametrize(
    ("config", "shape"),
    [
        (CONFIG, "llama-4-4x2x16-64-128"),
        ({**CONFIG, "head_dim": 32}, "llama-4-4x2x32-64-128"),
        ({**CONFIG, "moe_intermediate_size": 48, "num_experts_per_tok": 3}, "llama-4-4x2x16-64-144"),
        (
            {"model_type": "opt", "num_hidden_layers": 2, "num_attention_heads": 4, "hidden_size": 64, "ffn_dim": 96},
            "opt-2-4x4x16-64-96",
        ),
        (
            {"model_type": "falcon", "num_hidden_layers": 2, "num_attention_heads": 4, "hidden_size": 64},
            "falcon-2-4x1x16-64-256",
        ),
    ],
)
def test_a_models_shape_is_read_from_its_configuration(tmp_path: Path, config: dict[str, Any], shape: str) -> None:
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert str(shape_of(tmp_path)) == shape


def test_operations_are_counted_by_weight_and_by_visible_row() -> None:
    shape = ModelShape(
        architecture="llama", num_layers=4, num_heads=4, num_kv_heads=2, head_dim=16, hidden=64, intermediate=128
    )
    weights = 64 * 64 + 2 * 64 * 32 + 64 * 64 + 3 * 64 * 128
    assert shape.layer_flops() == (2 * weights, 4 * 4 * 16)


_SIZE_THAT_IS_NONE = json.dumps(
    {"model_type": "llama", "num_hidden_layers": 1, "num_attention_heads": 1, "head_dim": 4, "hidden_size": "abc"}
)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"model_type": "llama"}', _SIZE_THAT_IS_NONE])
def test_a_directory_that_holds_no_model_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "config.json").write_text(text)
    with pytest.raises(StartError, match=r"^[^\n]*does not describe a model[^\n]*$"):
        shape_of(tmp_path)
    with pytest.raises(StartError, match="not a model directory"):
        shape_of(tmp_path / "none")


def test_the_key_of_workers_on_gpus_names_the_gpu(model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def key(device: str) -> str:
        return cost_key_of(model, threads=1, dtype="bfloat16", device=device).device

    monkeypatch.setattr(cost_key, "_NVIDIA_GPUS", tmp_path / "gpus")
    assert key("cuda") == "cuda of another machine"
    for number, name in enumerate(("NVIDIA H200", "NVIDIA L4")):
        directory = tmp_path / "gpus" / f"0000:0{number}:00.0"
        directory.mkdir(parents=True)
        (directory / "information").write_text(f"Model: \t\t {name}\nIRQ:   \t\t 15\n")
    assert (key("cuda"), key("cuda:1"), key("cuda:2")) == ("NVIDIA H200", "NVIDIA L4", "cuda:2 of another machine")
    assert key("cpu") == cost_key.device_name()


def test_a_shard_has_a_shape_a_key_and_a_cost_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    assert str(shape_of(tmp_path, 2)) == "llama-4-2x1x16-64-64-of-2"
    keys = [cost_key_of(tmp_path, threads=1, dtype="float32", tensor_parallel=count) for count in (1, 2)]
    assert keys[0].differences(keys[1])
    whole, shard = (nominal_cost(shape_of(tmp_path, count), key) for count, key in zip((1, 2), keys, strict=True))
    assert (shard.row_bytes, shard.layer.pair_s) == (whole.row_bytes / 2, whole.layer.pair_s / 2)
    sums_s = 2 * 64 * 4 / 1e9
    assert shard.layer.token_s == pytest.approx(whole.layer.token_s / 2 + sums_s)
    assert shard.layer.layer_s > whole.layer.layer_s, "two sums wait for the slowest shard"
    with pytest.raises(StartError, match="tensor_parallel: num_kv_heads of 2 cannot be divided among 4 shards"):
        shape_of(tmp_path, 4)
