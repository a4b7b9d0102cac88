"""`runahead plan ...`: what it prints, for people and for scripts, and what it refuses."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from cluster.cli.app import app
from cluster.errors import StartError
from cluster.planning.cost_key import cost_key_of, nominal_cost, shape_of
from cluster.planning.cost_model import LayerCost, LoadCost
from cluster.planning.files import write_cost
from workers.selection.layer_shares import LAYER_SHARES_FILE

CONFIG = {
    "model_type": "llama",
    "num_hidden_layers": 30,
    "num_attention_heads": 9,
    "num_key_value_heads": 3,
    "hidden_size": 576,
    "intermediate_size": 1536,
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def model(tmp_path: Path) -> str:
    directory = tmp_path / "model"
    directory.mkdir()
    (directory / "config.json").write_text(json.dumps(CONFIG))
    return str(directory)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["plan", *arguments], catch_exceptions=True)


def answer(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.exception
    content: dict[str, Any] = json.loads(result.stdout)
    return content


def refusal(*arguments: str) -> str:
    result = run(*arguments)
    assert isinstance(result.exception, StartError), result.output
    message = str(result.exception)
    assert "\n" not in message
    return message


def test_an_explanation_names_the_choice_its_alternatives_and_their_times(model: str) -> None:
    found = answer("explain", "-m", model, "--prompt-tokens", "6144", "--stored-tokens", "4100", "--workers", "4")
    assert [each["workers"] for each in found["alternatives"]] == [1, 2, 3, 4]
    assert found["chosen"] == found["alternatives"][3]
    assert (found["stored_tokens"], found["chosen"]["loaded_tokens"]) == (4096, 4096)
    for each in found["alternatives"]:
        assert each["cuts"][0] == 4096 and each["cuts"][-1] == 6144
        assert each["computing_s"] + each["head_s"] + each["waiting_s"] == pytest.approx(each["ttft_s"])
    assert not found["is_measured"]
    assert "runahead plan calibrate" in found["why"][-1]


def test_an_explanation_of_shards_divides_what_each_computes(model: str) -> None:
    task = ("explain", "-m", model, "--prompt-tokens", "6144", "--stored-tokens", "4096", "--workers", "1")
    whole, shards = answer(*task)["chosen"], answer(*task, "--tensor-parallel", "3")
    assert "each worker is 3 shards" in shards["why"][0]
    assert shards["chosen"]["computing_s"] < 0.6 * whole["computing_s"]
    assert "num_heads of 9 cannot be divided among 2 shards" in refusal(*task, "--tensor-parallel", "2")


def test_an_explanation_for_people_says_why(model: str) -> None:
    text = run("explain", "-m", model, "--prompt-tokens", "600", "--workers", "4").output
    assert "without a calibration, the most" in text
    assert "no more workers: 600 new tokens are enough for 2 at 256 tokens each" in text
    assert "one worker" in run("explain", "-m", model, "--prompt-tokens", "64").output


def test_a_budget_makes_the_answer_faster_and_says_how_many_rows_count(model: str) -> None:
    task = ("explain", "-m", model, "--prompt-tokens", "16384", "--stored-tokens", "8192")
    whole, budgeted = answer(*task), answer(*task, "--kv-budget", "0.25")
    assert budgeted["attended_rows"] == 2048
    assert budgeted["chosen"]["ttft_s"] < whole["chosen"]["ttft_s"]
    assert answer(*task, "--kv-budget", "100tokens")["attended_rows"] == 100


def test_a_loss_is_turned_into_a_budget_by_the_curve_beside_the_model(model: str) -> None:
    points = [
        {"row_codec": codec, "kv_budget": budget, "kl_nats": kl, "agreement": agreement}
        for codec in ("", "rotated-4")
        for budget, kl, agreement in ((0.1, 0.2, 0.7), (0.25, 0.01, 0.97), (1.0, 0.005, 0.98))
    ]
    curve = {"version": 1, "preset": "runahead", "fingerprint": "f", "num_questions": 96, "points": points}
    (Path(model) / LAYER_SHARES_FILE).write_text(json.dumps({"loss_curve": curve}))
    task = ("explain", "-m", model, "--prompt-tokens", "16384", "--stored-tokens", "8192", "--max-loss")
    small, anything, nothing = (answer(*task, loss) for loss in ("small", "any", "none"))
    assert small["attended_rows"] == 2048 and small["why"][0] == "max loss small: a kv_budget of 0.25"
    assert anything["attended_rows"] == 819
    assert nothing["attended_rows"] is None and nothing["why"][0] == "max loss none: an exact request"
    assert answer(*task, "small", "--row-codec", "rotated-4")["attended_rows"] == 2048
    assert "were measured under preset runahead, not impress" in refusal(*task, "small", "--preset", "impress")
    assert "the loss of rotated-8 rows was not measured" in refusal(*task, "small", "--row-codec", "rotated-8")


def test_coded_rows_load_sooner_and_an_exact_request_uses_none(model: str) -> None:
    task = ("explain", "-m", model, "--prompt-tokens", "8256", "--stored-tokens", "8192", "--kv-budget")
    computed, coded = answer(*task, "1"), answer(*task, "1", "--row-codec", "rotated-4")
    assert coded["chosen"]["loading_s"] < computed["chosen"]["loading_s"]
    exact = answer(*task, "0", "--row-codec", "rotated-4")
    assert exact["stored_tokens"] == 0 and "keeps rotated-4 rows alone" in exact["why"][0]
    assert answer(*task, "0", "--row-codec", "rotated-4", "--keep-exact-rows")["stored_tokens"] == 8192
    assert "no codec 'zip'" in refusal(*task, "1", "--row-codec", "zip-4")
    assert "set store.row_codec = 'rotated-4'" in refusal(*task, "1", "--preset", "runahead?bits=4")


def test_layers_with_a_window_load_only_what_it_shows(tmp_path: Path) -> None:
    """Gemma 3: the service's planner learns the windows when the model is loaded, and this one from config.json."""
    found, why, searched = {}, {}, {}
    for name, model_type in (("windows", "gemma3_text"), ("none", "llama")):
        (tmp_path / name).mkdir()
        config = {**CONFIG, "num_hidden_layers": 6, "model_type": model_type, "head_dim": 64, "sliding_window": 512}
        (tmp_path / name / "config.json").write_text(json.dumps(config))
        cost = nominal_cost(shape_of(tmp_path / name), cost_key_of(tmp_path / name, threads=1, dtype="float32"))
        slow = replace(cost, layer=LayerCost(token_s=1e-9, pair_s=0.0), load=LoadCost(bytes_per_s=1e6))
        write_cost(tmp_path / f"{name}.json", slow, {})
        given = ("-m", str(tmp_path / name), "--cost", str(tmp_path / f"{name}.json"))
        task = ("--prompt-tokens", "8200", "--stored-tokens", "8192", "--kv-budget", "8192", "--workers", "1")
        explained = answer("explain", *given, *task)
        found[name], why[name] = explained["chosen"]["ttft_s"], " ".join(explained["why"])
        table = answer("search", *given, "--workers", "2", "--lengths", "64", "--prefixes", "8192")["table"]
        searched[name] = table["entries"][0]["seconds"]
    share = (8192 + 5 * 511) / (6 * 8192)
    assert found["windows"] == pytest.approx(found["none"] * share, rel=1e-3)
    assert searched["windows"] == pytest.approx(searched["none"] * share, rel=1e-3)
    assert "but for 5 layers with a window only what that shows" in why["windows"]
    assert "window" not in why["none"]


def test_a_searched_table_is_written_shown_and_used(model: str, tmp_path: Path) -> None:
    found = answer("search", "-m", model, "--workers", "3", "--lengths", "1024,4096", "--prefixes", "0,2048")
    entries = found["table"]["entries"]
    tasks = [(each["workers"], each["prefix_rows"], each["new_tokens"]) for each in entries]
    assert sorted(tasks) == [(count, prefix, size) for count in (2, 3) for prefix in (0, 2048) for size in (1024, 4096)]
    assert answer("show", found["file"]) == {"table": found["table"]}
    text = run("show", found["file"]).output
    assert "3 workers" in text and "4,096" in text and "%" in text
    used = answer("explain", "-m", model, "--prompt-tokens", "2048", "--workers", "3")
    assert used["chosen"]["cuts_from"] == "table"


def test_a_cost_model_is_shown_and_used_instead_of_operation_counts(model: str, tmp_path: Path) -> None:
    path = tmp_path / "cost.json"
    cost = nominal_cost(shape_of(model), cost_key_of(model, threads=1, dtype="float32"))
    write_cost(path, cost, {})
    assert "a token, all layers" in run("show", str(path)).output
    assert answer("show", str(path))["cost_model"]["num_layers"] == 30
    found = answer("explain", "-m", model, "--prompt-tokens", "4096", "--workers", "4", "--cost", str(path))
    assert found["is_measured"]
    assert "only 1 worker was measured side by side" in found["why"][-1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show"], "name a file, or --model"),
        (["show", "-m", "MODEL"], "run `runahead plan calibrate"),
        (["show", "none.json"], "there is no none.json"),
        (["explain", "-m", "none", "--prompt-tokens", "64"], "not a model directory"),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--stored-tokens", "65"], "more than --prompt-tokens"),
        (
            ["explain", "-m", "MODEL", "--prompt-tokens", "64", "--max-loss", "small"],
            "measure with runahead bench layers",
        ),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--kv-budget", "1", "--max-loss", "any"], "not both"),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--preset", "x"], "--preset: "),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--cost", "none.json"], "run `runahead plan calibrate"),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--table", "none.json"], "run `runahead plan search"),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--dtype", "int4"], "dtype must be one of float32"),
        (["explain", "-m", "MODEL", "--prompt-tokens", "64", "--dtype", "rotated-4"], "no model computes in rotated-4"),
        (["search", "-m", "MODEL", "--lengths", "20"], "cannot be cut for 3 workers: give longer --lengths"),
        (["search", "-m", "MODEL", "--lengths", "x"], "no list of numbers"),
        (["search", "-m", "MODEL", "--lengths", "0"], "numbers from 1 on"),
        (["search", "-m", "MODEL", "--prefixes", "-16"], "numbers from 0 on"),
        (["search", "-m", "MODEL", "--lengths", str(10**20)], "no model has positions for"),
        (["calibrate", "-m", "MODEL", "--dtype", "int4"], "calibration failed: dtype must be"),
        (["calibrate", "-m", "MODEL", "--device", "cuda"], "a GPU for each of --workers 2, and the driver here"),
        (
            ["calibrate", "-m", "MODEL", "--device", "cuda:1", "--workers", "3"],
            "3 ranks would share cuda:1",
        ),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(arguments: list[str], message: str, model: str) -> None:
    assert message in refusal(*(model if each == "MODEL" else each for each in arguments))


@pytest.mark.parametrize(
    "arguments", [["--workers", "0"], ["--prompt-tokens", "0"], ["--stored-tokens", "-1"], ["--kv-budget", "-1"]]
)
def test_numbers_that_cannot_be_are_refused_by_the_option(arguments: list[str], model: str) -> None:
    message = refusal("explain", "-m", model, "--prompt-tokens", "64", *arguments)
    assert message.startswith(f"{arguments[0]} must be ")
