"""Tokenizers with Mistral's wrong regex are repaired, with a warning; all other tokenizers stay as they are."""

import json
from pathlib import Path
from typing import Any

import pytest
from tokenizers import Regex, decoders, models, pre_tokenizers
from tokenizers import Tokenizer as RawTokenizer
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from workers.text.tokenization import Tokenizer

#: Text that the right regex cuts elsewhere: it parts words where small letters are followed by capital ones.
TEXT = "theFox Jumps"
_WRONG = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s+"
_MERGES = [("e", "F"), ("o", "x"), ("t", "h")]


def write_tokenizer(directory: Path, config: dict[str, Any], num_tokens: int = 100_001, **settings: Any) -> str:
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    texts = [*letters, *("".join(merge) for merge in _MERGES)]
    texts += [f"<unused {number}>" for number in range(num_tokens - len(texts))]
    raw = RawTokenizer(models.BPE({text: number for number, text in enumerate(texts)}, _MERGES))
    split = pre_tokenizers.Split(Regex(_WRONG), "isolated")
    raw.pre_tokenizer = pre_tokenizers.Sequence([split, pre_tokenizers.ByteLevel(False, use_regex=False)])
    raw.decoder = decoders.ByteLevel()
    PreTrainedTokenizerFast(tokenizer_object=raw).save_pretrained(str(directory))
    file = directory / "tokenizer_config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **settings}))
    (directory / "config.json").write_text(json.dumps(config))
    return str(directory)


def loaded(directory: str) -> Tokenizer:
    tokenizer = Tokenizer(directory)
    tokenizer.load()
    return tokenizer


def test_an_old_mistral_with_a_large_vocabulary_is_mended_and_told_of_without_a_warning(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    directory = write_tokenizer(tmp_path, {"model_type": "mistral", "transformers_version": "4.50.0.dev0"})
    tokenizer = loaded(directory)
    assert "incorrect regex" not in capfd.readouterr().err
    assert tokenizer.remarks == [
        "the tokenizer has Mistral's wrong regex, which has been corrected (fix_mistral_regex)"
    ]
    assert (
        tokenizer.encode_text(TEXT)
        == AutoTokenizer.from_pretrained(directory, fix_mistral_regex=True)(TEXT)["input_ids"]
    )
    assert (
        tokenizer.encode_text(TEXT)
        != AutoTokenizer.from_pretrained(directory, fix_mistral_regex=False)(TEXT)["input_ids"]
    )
    assert tokenizer.decode(tokenizer.encode_text(TEXT)) == TEXT


@pytest.mark.parametrize(
    ("config", "num_tokens", "settings"),
    [
        ({"model_type": "mistral", "transformers_version": "5.0.0"}, 100_001, {}),
        ({"model_type": "llama", "transformers_version": "4.50.0"}, 100_001, {}),
        ({"model_type": "mistral", "transformers_version": "4.50.0"}, 1_000, {}),
        ({"model_type": "mistral", "transformers_version": "4.50.0"}, 100_001, {"fix_mistral_regex": False}),
    ],
    ids=["of a sound version", "another family", "a small vocabulary", "its directory decides"],
)
def test_every_other_tokenizer_is_left_as_it_is_in_silence(
    config: dict[str, Any],
    num_tokens: int,
    settings: dict[str, Any],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    directory = write_tokenizer(tmp_path, config, num_tokens, **settings)
    tokenizer = loaded(directory)
    assert tokenizer.remarks == []
    assert "incorrect regex" not in capfd.readouterr().err
    assert (
        tokenizer.encode_text(TEXT)
        == AutoTokenizer.from_pretrained(directory, fix_mistral_regex=False)(TEXT)["input_ids"]
    )
