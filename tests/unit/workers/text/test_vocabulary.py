"""A tokenizer that does not know the model's vocabulary is refused in one line; small and padded ones pass."""

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from built_tokenizers import byte_level, sentencepiece, unigram
from model_tokenizers import TOKENIZERS, write_tokenizer
from tokenizers import AddedToken, Regex, models, normalizers, pre_tokenizers
from tokenizers import Tokenizer as RawTokenizer
from transformers import PreTrainedTokenizerFast

from workers.errors import ModelNotFound
from workers.text import sentencepiece_model, unreadable_tokenizer
from workers.text.sentencepiece_model import check_pieces
from workers.text.tokenization import Tokenizer, check_tokenizer_files

WORDS = "\n".join(["[UNK]", "[CLS]", "hello", "world", *"abcdefgh"])
TIKTOKEN = "aGVsbG8= 0\nd29ybGQ= 1\n"
#: First bytes of a SentencePiece model file.
PIECES = b"\x0a\x0e\x0a\x05<unk>\x15\x00\x00\x00\x00\x18\x02"


def load(directory: str) -> None:
    Tokenizer(directory).load()


#: Checks before Ray starts, and where a tokenizer is loaded.
LOOKS: list[Callable[[str], None]] = [check_tokenizer_files, load]


def refusal_of(look: Callable[[str], None], directory: Path) -> str:
    with pytest.raises(ModelNotFound) as refusal:
        look(str(directory))
    text = str(refusal.value)
    assert str(directory) in text and "\n" not in text and len(text.replace(str(directory), "")) < 400
    return text


def write_config(directory: Path, model_type: str = "llama", vocab_size: int = 320) -> None:
    directory.mkdir(exist_ok=True)
    (directory / "config.json").write_text(json.dumps({"model_type": model_type, "vocab_size": vocab_size}))


def write_raw(directory: Path, raw: RawTokenizer, vocab_size: int) -> None:
    write_config(directory, vocab_size=vocab_size)
    PreTrainedTokenizerFast(tokenizer_object=raw).save_pretrained(str(directory))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("model_type", ["qwen2", "gemma2", "llama", "opt"])
@pytest.mark.parametrize(
    ("name", "content"), [("vocab.txt", WORDS), ("vocab.json", '{"a": 0, "b": 1}'), ("tekken.json", "{}")]
)
def test_files_of_other_tokenizers_are_no_tokenizer(
    look: Callable[[str], None], model_type: str, name: str, content: str, tmp_path: Path
) -> None:
    write_config(tmp_path, model_type)
    (tmp_path / name).write_text(content)
    assert "add the model's tokenizer.json" in refusal_of(look, tmp_path)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("model_type", "name", "content", "package"),
    [
        ("llama", "tokenizer.model", PIECES, "sentencepiece"),
        ("gemma2", "tokenizer.model", PIECES, "sentencepiece"),
        ("llama", "spiece.model", PIECES, "sentencepiece"),
        ("llama", "tokenizer.model", TIKTOKEN.encode(), "tiktoken"),
    ],
)
def test_a_file_that_needs_a_package_names_that_one(
    look: Callable[[str], None],
    model_type: str,
    name: str,
    content: bytes,
    package: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unreadable_tokenizer.importlib.util, "find_spec", lambda _: None)
    write_config(tmp_path, model_type)
    (tmp_path / name).write_bytes(content)
    refusal = refusal_of(look, tmp_path)
    assert f"reading {name} needs the package {package}: pip install" in refusal
    assert ("tiktoken" in refusal) == (package == "tiktoken")


def test_a_model_of_pieces_that_transformers_makes_nothing_of_is_refused(tmp_path: Path) -> None:
    write_config(tmp_path, "qwen2")
    (tmp_path / "spiece.model").write_bytes(PIECES)
    for look in LOOKS:
        assert "tokenizer of special tokens alone" in refusal_of(look, tmp_path)


class Words:
    """A tokenizer whose tokens are the places of words in a text, in place of SentencePiece and transformers."""

    def __init__(self, model_file: str = "", first: int = 0) -> None:
        if "tiktoken" in model_file:
            raise RuntimeError("could not parse ModelProto")
        self._first = first

    def encode(self, text: str) -> list[int]:
        return [*range(self._first, self._first + len(text.split()))]

    def __call__(self, text: str, *, add_special_tokens: bool) -> dict[str, list[int]]:
        assert not add_special_tokens
        return {"input_ids": self.encode(text)}


def test_a_model_of_pieces_of_which_transformers_makes_other_tokens_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """transformers does so with Mistral's tokenizer.model without a tokenizer.json: no space before the first word."""
    package = ModuleType("sentencepiece")
    package.SentencePieceProcessor = Words  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sentencepiece", package)
    monkeypatch.setattr(sentencepiece_model.importlib.util, "find_spec", lambda _: object())
    check_pieces(str(tmp_path), Words(first=1))  # there is no tokenizer.model
    (tmp_path / "tokenizer.model").touch()
    check_pieces(str(tmp_path), Words())
    with pytest.raises(ModelNotFound, match=r"makes other tokens from .*: add the model's tokenizer.json"):
        check_pieces(str(tmp_path), Words(first=1))
    (tmp_path / "tokenizer.json").touch()
    check_pieces(str(tmp_path), Words(first=1))  # this file is the one that is read
    (tmp_path / "tiktoken").mkdir()
    (tmp_path / "tiktoken" / "tokenizer.model").touch()
    check_pieces(str(tmp_path / "tiktoken"), Words(first=1))


def test_a_damaged_file_is_named_and_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unreadable_tokenizer.importlib.util, "find_spec", lambda _: object())
    write_config(tmp_path)
    (tmp_path / "tokenizer.model").write_bytes(b"\x00garbage")
    assert "tokenizer.model cannot be read as a SentencePiece model" in refusal_of(load, tmp_path)
    for content in ("{}", "{", '{"model": 1}'):
        (tmp_path / "tokenizer.json").write_text(content)
        for look in LOOKS:
            assert "tokenizer.json" in refusal_of(look, tmp_path)


def test_a_tokenizer_of_another_model_is_told_by_its_size(tmp_path: Path) -> None:
    many = RawTokenizer(models.WordLevel({f"w{number}": number for number in range(5_000)}, unk_token="w0"))
    for number, (raw, vocab_size) in enumerate([(byte_level(), 32_000), (many, 300)]):
        directory = tmp_path / str(number)
        write_raw(directory, raw, vocab_size)
        for look in LOOKS:
            assert f"while the model's vocabulary has {vocab_size}" in refusal_of(look, directory)


def words(number: int) -> RawTokenizer:
    """A tokenizer of `number` words without letters: any other word is unknown."""
    raw = RawTokenizer(models.WordLevel({"<unk>": 0, **{f"w{n}": n for n in range(1, number)}}, unk_token="<unk>"))
    raw.pre_tokenizer = pre_tokenizers.Whitespace()
    return raw


def test_a_tokenizer_that_makes_nothing_of_plain_text_is_refused(tmp_path: Path) -> None:
    """Tokenizers that know part of the model's vocabulary, give no token back, or lack the unknown token."""
    mute = byte_level()
    mute.normalizer = normalizers.Replace(Regex("."), "")
    lacking = RawTokenizer(models.WordLevel({f"<{number}>": number for number in range(300)}, unk_token="<unk>"))
    lacking.pre_tokenizer = pre_tokenizers.Whitespace()
    for number, (raw, vocab_size) in enumerate([(words(300), 700), (mute, 300), (lacking, 300)]):
        directory = tmp_path / str(number)
        write_raw(directory, raw, vocab_size)
        for look in LOOKS:
            assert "cannot encode 'Hello world'" in refusal_of(look, directory)


def test_vocabularies_of_something_else_than_english_pass(tmp_path: Path) -> None:
    """Vocabularies of words, of Chinese without bytes, and of sounds as special tokens."""
    sounds = byte_level()
    sounds.add_special_tokens([AddedToken(f"<|sound_{number}|>", special=True) for number in range(4_000)])
    letters = {chr(0x4E00 + number): number + 1 for number in range(400)}
    chinese = RawTokenizer(models.WordLevel({"<unk>": 0, **letters}, unk_token="<unk>"))
    chinese.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    for number, raw in enumerate([words(300), chinese, sounds]):
        directory = tmp_path / str(number)
        write_raw(directory, raw, raw.get_vocab_size())
        for look in LOOKS:
            look(str(directory))


@pytest.mark.parametrize("family", TOKENIZERS)
@pytest.mark.parametrize("vocab_size", [300, 512, 1_024, None])
def test_tokenizers_of_public_families_pass_also_where_the_model_s_vocabulary_is_padded_or_smaller(
    family: str, vocab_size: int | None, tmp_path: Path
) -> None:
    write_tokenizer(tmp_path, family)
    if vocab_size is not None:
        write_config(tmp_path, vocab_size=vocab_size)
    for look in LOOKS:
        look(str(tmp_path))


def test_small_and_unusual_vocabularies_pass(tmp_path: Path) -> None:
    letters = RawTokenizer(models.WordLevel({"[UNK]": 0, **{c: n for n, c in enumerate("ACGT", 1)}}, unk_token="[UNK]"))
    letters.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    tokenizers: list[tuple[Any, int]] = [
        (letters, 8),
        (byte_level(has_all_bytes=False), 128),
        (sentencepiece(byte_fallback=False), 512),
        (unigram(), 128),
    ]
    for number, (raw, vocab_size) in enumerate(tokenizers):
        directory = tmp_path / str(number)
        write_raw(directory, raw, vocab_size)
        for look in LOOKS:
            look(str(directory))
        shutil.rmtree(directory)
