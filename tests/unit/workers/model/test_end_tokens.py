"""An answer ends with every token that the model's files declare as its end, whichever file is incomplete."""

import json
from pathlib import Path
from typing import Any

import pytest
from model_tokenizers import write_tokenizer
from transformers import AutoConfig

from kvstore import StoreConfig
from tests.support.tiny_models import tiny_config
from workers import Engine, WorkerConfig
from workers.errors import ModelNotFound
from workers.model.facts import end_token_ids
from workers.model.stock_model import load_model, random_model
from workers.text.tokenization import Tokenizer

NOTHING = object()


def write_model(
    directory: Path, *, config: Any = NOTHING, generation: Any = NOTHING, family: str = "", **more: Any
) -> str:
    """Write a model. `config`, `generation`: end tokens that these files declare; NOTHING: the file has no entry."""
    random_model(tiny_config("llama"), str(directory))
    for name, eos in (("config.json", config), ("generation_config.json", generation)):
        settings = json.loads((directory / name).read_text()) if (directory / name).exists() else {}
        settings.pop("eos_token_id", None)
        (directory / name).write_text(json.dumps(settings if eos is NOTHING else {**settings, "eos_token_id": eos}))
    if family:
        write_tokenizer(directory, family, **more)
    return str(directory)


def ends_of(directory: str) -> tuple[int, ...]:
    return end_token_ids(directory, AutoConfig.from_pretrained(directory))


def test_ends_are_those_of_all_files_each_once(tmp_path: Path) -> None:
    directory = write_model(tmp_path, config=9, generation=[7, 9], family="chatml")
    assert ends_of(directory) == (9, 7, 2)
    assert load_model(directory, "float32").facts.eos_token_ids == (9, 7, 2)


def test_a_number_that_no_token_has_ends_nothing(tmp_path: Path) -> None:
    assert ends_of(write_model(tmp_path / "a", config=-1, generation=[7, 10**6])) == (7,)
    alone = write_model(tmp_path / "b", config=-1)
    (tmp_path / "b" / "generation_config.json").unlink()
    assert ends_of(alone) == ()


def test_a_generation_config_without_an_end_takes_none_of_the_others_away(tmp_path: Path) -> None:
    assert ends_of(write_model(tmp_path / "a", config=None, generation=None, family="chatml")) == (2,)
    assert ends_of(write_model(tmp_path / "b", config=9, generation=NOTHING)) == (9,)
    assert ends_of(write_model(tmp_path / "c", config=NOTHING, generation=NOTHING, family="chatml")) == (2,)


@pytest.mark.parametrize(
    ("family", "ends"),
    [
        ("chatml", ["<|im_end|>"]),
        ("qwen-3", ["<|endoftext|>", "<|im_end|>"]),
        ("gemma", ["<eos>", "<end_of_turn>"]),
        ("llama-3", ["<|end_of_text|>", "<|eot_id|>"]),
        ("llama-2", ["</s>"]),
        ("phi-3", ["</s>", "<|end|>"]),
    ],
)
def test_the_tokenizer_names_its_end_and_that_of_a_turn_in_its_template(
    family: str, ends: list[str], tmp_path: Path
) -> None:
    directory = write_model(tmp_path, config=None, generation=None, family=family)
    tokenizer = Tokenizer(directory)
    tokenizer.load()
    assert ends_of(directory) == tuple(tokenizer.special_tokens[text] for text in ends)
    assert tokenizer.names(ends_of(directory)) == [f"{text} ({tokenizer.special_tokens[text]})" for text in ends]


def test_a_template_that_ends_its_answers_with_plain_text_or_refuses_them_names_no_end(tmp_path: Path) -> None:
    for number, template in enumerate(
        ["{% for m in messages %}{{ m['content'] }}\n{% endfor %}", "{{ raise_exception('no') }}"]
    ):
        directory = write_model(
            tmp_path / str(number), config=None, generation=None, family="qwen-3", chat_template=template
        )
        tokenizer = Tokenizer(directory)
        tokenizer.load()
        assert ends_of(directory) == (tokenizer.special_tokens["<|endoftext|>"],)


def test_where_nothing_names_an_end_that_of_the_architecture_holds_unless_the_files_say_there_is_none(
    tmp_path: Path,
) -> None:
    for name, stated, ends in (("silent", NOTHING, (2,)), ("none", None, ())):
        directory = write_model(tmp_path / name, config=stated)
        (tmp_path / name / "generation_config.json").unlink()
        assert ends_of(directory) == ends
    assert ends_of(write_model(tmp_path / "both")) == ()


def test_a_directory_without_a_vocabulary_has_no_tokenizer_whatever_transformers_makes_of_it(tmp_path: Path) -> None:
    random_model(tiny_config("qwen2"), str(tmp_path))
    with pytest.raises(ModelNotFound, match=r"has no tokenizer: it has none of tokenizer\.json"):
        Tokenizer(str(tmp_path)).load()
    assert ends_of(str(tmp_path)) == ()


def test_a_tokenizer_that_cannot_be_read_is_no_reason_not_to_load_the_model(tmp_path: Path) -> None:
    directory = write_model(tmp_path, config=5)
    (tmp_path / "tokenizer.json").write_text("{")
    assert ends_of(directory) == (5,)


def test_an_embedded_engine_ends_with_the_tokenizer_s_end(tmp_path: Path) -> None:
    prompt = [3, 5, 8, 13, 21, 34]
    directory = write_model(tmp_path / "model", config=None, generation=None)
    with Engine(WorkerConfig(model=directory), StoreConfig(directory=str(tmp_path / "store"))) as engine:
        answer = list(engine.generate(prompt, 12))
    assert len(answer) == 12
    number = answer[4]
    write_tokenizer(Path(directory), "llama-3", eos_token=_text_of(number), chat_template=None)
    with Engine(WorkerConfig(model=directory)) as engine:
        assert engine.facts.eos_token_ids == (number,)
        assert list(engine.generate(prompt, 12)) == answer[: answer.index(number) + 1]


def _text_of(number: int) -> str:
    from model_tokenizers import TOKENIZERS

    text = TOKENIZERS["llama-3"]()[0].id_to_token(number)
    assert text is not None
    return text
