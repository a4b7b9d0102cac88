"""Fingerprints are equal for models that compute equal KV and differ otherwise, with the name of the difference."""

import dataclasses
import inspect
import json
import os
import re
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import xxhash
from hypothesis import given, settings
from hypothesis import strategies as st
from safetensors.torch import load_file, save_file
from transformers import PretrainedConfig
from transformers.models.auto.configuration_auto import CONFIG_MAPPING

from kvstore import KVStore, Layout, StoreConfig, StoreMismatch, kept_identity
from kvstore.disk.catalog import stored_identity
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_VOCABULARY, tiny_config
from workers import Engine, WorkerConfig
from workers.errors import ModelNotFound
from workers.model.fingerprint import _NO_PART, Fingerprint, _default, _plain, fingerprint_of
from workers.model.model_directory import ARCHITECTURES, WEIGHTS, weight_files
from workers.model.stock_model import fingerprint_in, load_model, read_config
from workers.plan.model_facts import ModelFacts
from workers.plan.positions import rotary_factors

#: Former fingerprint (the one without parts) of the directory that `fixed_model` makes.
FORMER = "46aff3729c2bcfb272f86a629a7ac161"


@pytest.fixture
def model(tiny_model: Callable[[str], str], tmp_path: Path) -> Path:
    """A copy of a model that the test may change."""
    return Path(shutil.copytree(tiny_model("llama"), tmp_path / "llama"))


def entries_of(directory: Path) -> dict[str, Any]:
    entries: dict[str, Any] = json.loads((directory / "config.json").read_text())
    return entries


def edit_config(directory: Path, **changes: Any) -> None:
    (directory / "config.json").write_text(json.dumps(entries_of(directory) | changes))


def fingerprint(directory: Path | str) -> Fingerprint:
    return fingerprint_of(str(directory), read_config(str(directory)), weight_files(str(directory)))


def change_weight(directory: Path, name: str = "model.layers.3.self_attn.v_proj.weight") -> None:
    weights = load_file(directory / WEIGHTS)
    weights[name][0, 0] += 1e-3
    save_file(weights, directory / WEIGHTS, metadata={"format": "pt"})


def differing(one: Fingerprint, other: Fingerprint) -> set[str]:
    """Names of the parts that differ."""
    return {name for name, _ in set(one.parts) ^ set(other.parts)}


# --- changes that keep the fingerprint ----------------------------------------------------------------------------


def test_a_directory_has_the_fingerprint_of_the_model_that_is_loaded_from_it(model: Path) -> None:
    assert fingerprint_in(str(model)).value == load_model(str(model), "float32").facts.fingerprint


def test_a_file_that_is_not_loaded_keeps_the_fingerprint(model: Path) -> None:
    before = fingerprint(model)
    shutil.copy(model / WEIGHTS, model / "extra.safetensors")
    (model / "README.md").write_text("new")
    assert fingerprint(model) == before


def test_only_the_files_that_are_loaded_are_opened(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(model)
    (model / "gone.safetensors").symlink_to(model / "nothing")
    (model / "folder.safetensors").mkdir()
    os.mkfifo(model / "pipe.safetensors")  # opening a pipe would wait for a writer
    shutil.copy(model / WEIGHTS, model / "consolidated.safetensors")
    opened: list[str] = []
    open_path = Path.open

    def watched(path: Path, *args: Any, **kwargs: Any) -> Any:
        opened.append(path.name)
        return open_path(path, *args, **kwargs)

    monkeypatch.setattr(Path, "open", watched)
    assert fingerprint_in(str(model)) == before
    assert {name for name in opened if name.endswith(".safetensors")} == {WEIGHTS}
    assert load_model(str(model), "float32").facts.fingerprint == before.value


def test_weights_that_cannot_be_read_are_told_of_in_one_line(model: Path) -> None:
    with pytest.raises(ModelNotFound, match=r"gone\.safetensors cannot be read: No such file") as refused:
        fingerprint_of(str(model), read_config(str(model)), [model / "gone.safetensors"])
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"comment": "seen by no loader"},
        {"unsloth_version": "2026.1", "nested": {"rope_theta": 7}},
        {"transformers_version": "5.17.0", "_name_or_path": "/elsewhere", "use_cache": False},
        {"bos_token_id": 7, "eos_token_id": [1, 2], "pad_token_id": 3},
        {"architectures": ["LlamaForCausalLM"], "initializer_range": 0.5, "attention_dropout": 0.1},
        {"torch_dtype": "bfloat16"},
        {"attention_bias": False, "num_key_value_heads": 2},
        {"rms_norm_eps": 0.000001, "hidden_size": 64},
    ],
    ids=lambda changes: ",".join(changes),
)
def test_an_entry_that_decides_no_kv_keeps_the_fingerprint(changes: dict[str, Any], model: Path) -> None:
    before = fingerprint(model)
    edit_config(model, **changes)
    assert fingerprint(model).value == before.value


@settings(max_examples=20)
@given(data=st.data())
def test_the_order_and_the_spacing_of_entries_keep_the_fingerprint(
    data: st.DataObject, tiny_model: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    directory = tmp_path_factory.mktemp("ordered")
    entries = entries_of(Path(tiny_model("gemma3")))
    (directory / "config.json").write_text(json.dumps(entries))
    before = fingerprint_of(str(directory), read_config(str(directory)), [])
    order = data.draw(st.permutations(list(entries)))
    text = json.dumps({name: entries[name] for name in order}, indent=data.draw(st.sampled_from([None, 0, 4])))
    (directory / "config.json").write_text(text)
    assert fingerprint_of(str(directory), read_config(str(directory)), []).value == before.value


@pytest.mark.parametrize("architecture", ALL_TINY_ARCHITECTURES)
def test_a_configuration_that_transformers_has_written_out_anew_keeps_the_fingerprint(
    architecture: str, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    directory = Path(shutil.copytree(tiny_model(architecture), tmp_path / architecture))
    before = fingerprint(directory)
    config = read_config(str(directory))
    (directory / "config.json").write_text(json.dumps(config.to_dict() | {"dtype": "float32"}, default=str))
    assert fingerprint(directory).value == before.value
    (directory / "config.json").write_text(json.dumps(config.to_diff_dict() | {"dtype": "float32"}, default=str))
    assert fingerprint(directory).value == before.value


def test_a_rotary_base_in_the_words_of_older_configurations_is_the_same_one(model: Path) -> None:
    edit_config(model, rope_parameters={"rope_type": "default", "rope_theta": 20_000.0})
    before = fingerprint(model)
    entries = entries_of(model)
    del entries["rope_parameters"]
    (model / "config.json").write_text(json.dumps(entries | {"rope_theta": 20_000}))
    assert fingerprint(model).value == before.value


# --- changes that change the fingerprint --------------------------------------------------------------------------


def test_one_changed_weight_is_another_model_and_its_file_is_named(model: Path) -> None:
    before = fingerprint(model)
    change_weight(model)
    assert differing(before, fingerprint(model)) == {WEIGHTS}
    assert fingerprint(model).value != before.value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rope_parameters", {"rope_type": "default", "rope_theta": 20_000.0}),
        ("rms_norm_eps", 1e-5),
        ("hidden_act", "gelu"),
        ("max_position_embeddings", 1024),
        ("attention_bias", True),
        ("vocab_size", TINY_VOCABULARY + 1),
    ],
)
def test_an_entry_by_which_the_model_computes_is_another_model_and_is_named(name: str, value: Any, model: Path) -> None:
    before = fingerprint(model)
    edit_config(model, **{name: value})
    assert differing(before, fingerprint(model)) == {f"{name} in config.json"}
    assert fingerprint(model).value != before.value


@pytest.mark.parametrize(("architecture", "changed"), [("mistral", 25), ("gemma3", 25)])
def test_another_window_is_another_model(
    architecture: str, changed: int, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    directory = Path(shutil.copytree(tiny_model(architecture), tmp_path / architecture))
    before = fingerprint(directory)
    edit_config(directory, sliding_window=changed)
    assert differing(before, fingerprint(directory)) == {"sliding_window in config.json"}


def test_the_size_of_a_head_that_is_no_field_of_the_class_is_part_of_it(
    tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    directory = Path(shutil.copytree(tiny_model("qwen2"), tmp_path / "qwen2"))
    before = fingerprint(directory)
    edit_config(directory, head_dim=16)
    assert fingerprint(directory).value == before.value, "16 is also the default"
    edit_config(directory, head_dim=32)
    assert differing(before, fingerprint(directory)) == {"head_dim in config.json"}


#: Entries that stock code reads and the configuration's class does not have: set by Runahead, for other tasks than
#: generation, or for images. `head_dim` is compared under its own name.
_NO_ENTRIES = {
    *("_attn_implementation", "_is_quantized", "get_text_config", "head_dim", "inputs_embeds", "num_labels"),
    *("classifier_dropout", "output_attentions"),
    *("image_token_id", "mm_tokens_per_image", "text_config", "vision_config"),
}


#: Entries for training, for the form of results, for the embedding's padding row, and for logits.
_READ_FOR_OTHER_THINGS = {
    *("attention_dropout", "classifier_dropout", "dropout", "hidden_dropout", "initializer_range", "layerdrop"),
    *("dtype", "output_hidden_states", "problem_type", "return_dict", "use_cache"),
    *("final_logit_softcapping", "pad_token_id", "tie_word_embeddings"),
}


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_every_entry_that_stock_code_reads_is_part_of_it_or_known_to_decide_nothing(architecture: str) -> None:
    name = architecture.removesuffix("_text")
    source = inspect.getsource(import_module(f"transformers.models.{name}.modeling_{name}"))
    read = set(re.findall(r"config\.([a-zA-Z_]\w*)", source)) | set(re.findall(r'config,\s*"(\w+)"', source))
    fields = {field.name for field in dataclasses.fields(CONFIG_MAPPING[architecture])}
    shared = {field.name for field in dataclasses.fields(PretrainedConfig)}
    assert read <= fields | _NO_ENTRIES
    assert read & (shared | _NO_PART) <= _READ_FOR_OTHER_THINGS


#: Fields missing in the oldest transformers: its code has their defaults as constants, and refuses other values.
_CONSTANTS_OF_OLDER = {"gpt_oss": ("swiglu_alpha", "swiglu_limit")}


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_the_defaults_that_the_fingerprint_leaves_out_are_the_same_in_every_transformers(architecture: str) -> None:
    """With another default, a model that does not write the entry computes other KV under an unchanged fingerprint.

    To mend that, make the entry a part whenever its value differs from the one in config_defaults.json.
    """
    known = json.loads(Path(__file__).with_name("config_defaults.json").read_text())[architecture]
    shared = {field.name for field in dataclasses.fields(PretrainedConfig)}
    fields = [
        field for field in dataclasses.fields(CONFIG_MAPPING[architecture]) if field.name not in shared | _NO_PART
    ]
    found = {field.name: json.loads(_plain(_default(field))) for field in fields}
    assert {name: known[name] for name in _CONSTANTS_OF_OLDER.get(architecture, ())} | found == known


# --- stores -------------------------------------------------------------------------------------------------------


def fixed_model(directory: Path) -> None:
    """Make a model's directory with fixed bytes."""
    directory.mkdir()
    config = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 4, "use_cache": True, "extra": [1, "ü"]}
    (directory / "config.json").write_text(json.dumps(config))
    (directory / "b.safetensors").write_bytes(bytes(range(256)))
    (directory / "a.safetensors").write_bytes(b"a" * 1000)


def test_the_former_fingerprint_is_that_of_older_stores(tmp_path: Path) -> None:
    fixed_model(tmp_path / "fixed")
    config = CONFIG_MAPPING["llama"](hidden_size=64, num_attention_heads=4)
    weights = [tmp_path / "fixed" / name for name in ("b.safetensors", "a.safetensors")]
    assert fingerprint_of(str(tmp_path / "fixed"), config, weights).former == FORMER


@pytest.mark.parametrize("architecture", ALL_TINY_ARCHITECTURES)
def test_fingerprints_are_what_they_were_when_stores_were_made_under_them(architecture: str, tmp_path: Path) -> None:
    tiny_config(architecture).save_pretrained(tmp_path)
    (tmp_path / WEIGHTS).write_bytes(bytes(range(256)))
    known = json.loads(Path(__file__).with_name("fingerprints.json").read_text())
    found = fingerprint_of(str(tmp_path), read_config(str(tmp_path)), [tmp_path / WEIGHTS])
    assert found.value == known[architecture]


def test_which_of_longropes_factors_are_used_is_part_of_the_fingerprint_and_of_no_other_models(tmp_path: Path) -> None:
    """The long factors give other keys, so a store opens only for the factors under which it was made."""
    tiny_config("phi3-longrope").save_pretrained(tmp_path)
    found = fingerprint_of(str(tmp_path), read_config(str(tmp_path)), [])
    assert ("rotary factors", "short") in found.parts
    without = [part for part in found.parts if part[0] != "rotary factors"]
    assert found.value != xxhash.xxh3_128(json.dumps(without).encode()).hexdigest()
    for architecture in set(ALL_TINY_ARCHITECTURES) - {"phi3-longrope"}:
        assert rotary_factors(tiny_config(architecture)) is None


def open_engine(model: Path, store: Path) -> Engine:
    return Engine(
        WorkerConfig(model=str(model), threads=1), StoreConfig(directory=str(store), disk_bytes=2**26, host_bytes=2**23)
    )


PROMPT = [2 + number % 150 for number in range(150)]


def ask(engine: Engine) -> tuple[list[int], int]:
    """Answer to PROMPT, and number of its prompt tokens that came from the store."""
    answer = list(engine.generate(PROMPT, max_new_tokens=4))
    assert engine.last_reply is not None and engine.store is not None
    engine.store.drain(10.0)
    return answer, engine.last_reply.num_cached_tokens


def make_former_store(facts: ModelFacts, layout: Layout, directory: Path) -> None:
    """Make an empty store under the former fingerprint, with no parts in its identity."""
    config = StoreConfig(directory=str(directory), layout=layout, disk_bytes=2**26, host_bytes=2**23)
    identity = dataclasses.replace(
        facts.store_identity(config), model_fingerprint=facts.former_fingerprint, model_parts=(), former_fingerprint=""
    )
    with KVStore(config, identity):
        pass


@pytest.fixture
def layout(model: Path, tmp_path: Path) -> Layout:
    with open_engine(model, tmp_path / "for-its-layout") as engine:
        assert engine.store is not None
        return engine.store.identity.layout


def test_a_store_under_the_former_fingerprint_opens_keeps_its_keys_and_is_served(
    model: Path, layout: Layout, tmp_path: Path
) -> None:
    facts, directory = load_model(str(model), "float32").facts, tmp_path / "former"
    make_former_store(facts, layout, directory)
    with open_engine(model, directory) as engine:
        answer, cached = ask(engine)
        assert cached == 0
        assert engine.store is not None and engine.store.identity.model_fingerprint == facts.former_fingerprint
    with open_engine(model, directory) as engine:
        assert ask(engine) == (answer, 128)
    assert stored_identity(directory / "catalog.sqlite")["model"] == facts.former_fingerprint
    # The first opening has added the parts, so the store is now known by them.
    shutil.copy(model / WEIGHTS, model / "extra.safetensors")
    edit_config(model, comment="new")
    with open_engine(model, directory) as engine:
        assert ask(engine) == (answer, 128)


def test_a_store_of_another_models_former_fingerprint_is_refused_and_left_as_it_is(
    model: Path, layout: Layout, tmp_path: Path
) -> None:
    facts, directory = load_model(str(model), "float32").facts, tmp_path / "former"
    make_former_store(facts, layout, directory)
    before = {path: path.read_bytes() for path in directory.rglob("*") if path.is_file()}
    change_weight(model)
    with pytest.raises(StoreMismatch, match=f"store has {facts.former_fingerprint}, of which only this hash is known"):
        open_engine(model, directory).start()
    assert {path: path.read_bytes() for path in directory.rglob("*") if path.is_file()} == before


def test_an_unrelated_file_and_an_unrelated_entry_leave_the_store_usable(model: Path, tmp_path: Path) -> None:
    with open_engine(model, tmp_path / "store") as engine:
        answer, _ = ask(engine)
    shutil.copy(model / WEIGHTS, model / "extra.safetensors")
    edit_config(model, comment="new", transformers_version="5.17.0")
    with open_engine(model, tmp_path / "store") as engine:
        assert ask(engine) == (answer, 128)


def test_the_store_of_another_model_is_refused_by_the_file_and_the_entry_that_differ(
    model: Path, tmp_path: Path
) -> None:
    with open_engine(model, tmp_path / "store") as engine:
        ask(engine)
    change_weight(model)
    edit_config(model, rope_parameters={"rope_type": "default", "rope_theta": 20_000})
    with pytest.raises(StoreMismatch) as raised:
        open_engine(model, tmp_path / "store").start()
    told = str(raised.value)
    assert re.search(r"model\.safetensors: store has [0-9a-f]{32}, service has [0-9a-f]{32}", told)
    assert 'rope_parameters in config.json: store has {"rope_theta": 10000, "rope_type": "default"}, service' in told
    assert told.count("store has") == 2
    assert "\n" not in told


def test_the_identity_for_a_directory_without_a_store_is_not_changed(model: Path, tmp_path: Path) -> None:
    facts = load_model(str(model), "float32").facts
    identity = facts.store_identity(StoreConfig(directory=str(tmp_path)))
    assert kept_identity(str(tmp_path / "new"), identity) == identity
    (tmp_path / "new" / "catalog.sqlite").write_bytes(b"no database")
    assert kept_identity(str(tmp_path / "new"), identity) == identity


def test_kv_by_a_codec_is_of_the_same_heads_and_one_that_does_not_fit_is_refused(model: Path) -> None:
    facts = load_model(str(model), "float32").facts
    assert facts.kv_by("") == facts.kv
    coded = facts.kv_by("rotated-8")
    assert (coded.head_bytes, coded.num_kv_heads) == (facts.kv.head_dim + 2, facts.kv.num_kv_heads)
    odd = dataclasses.replace(facts, kv=dataclasses.replace(facts.kv, head_dim=80))
    with pytest.raises(ValueError, match="codec 'rotated' needs a head_dim that is a power of 2"):
        odd.kv_by("rotated-4")
