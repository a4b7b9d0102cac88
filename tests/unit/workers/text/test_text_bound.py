"""The bound on a text's tokens is never above the tokenizer's true number, and close enough to refuse by."""

from pathlib import Path
from typing import Any

import pytest
from built_tokenizers import byte_level, sentencepiece, unigram, with_added, word_piece
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tokenizers import Regex, models, normalizers, pre_tokenizers
from tokenizers import Tokenizer as RawTokenizer
from transformers import PreTrainedTokenizerFast

from tests.support.every_case import examples
from workers.text.text_bound import TextBound
from workers.text.tokenization import Tokenizer

#: Tokenizers by their features; all have a bound.
TOKENIZERS: dict[str, RawTokenizer] = {
    "bytes": byte_level(),
    "bytes NFC": byte_level(normalizers.NFC()),
    "bytes NFKD": byte_level(normalizers.NFKD()),
    "bytes NFC, of one letter": byte_level(normalizers.NFC(), lines=["é" * 64]),
    "bytes NFC, of K": byte_level(normalizers.NFC(), lines=["K" * 64]),
    "bytes cut": byte_level(
        pre_tokenizer=pre_tokenizers.Sequence(
            [
                pre_tokenizers.Split(Regex(r"\p{L}+|\p{N}{1,3}"), "isolated"),
                pre_tokenizers.Digits(individual_digits=True),
                pre_tokenizers.ByteLevel(add_prefix_space=True, use_regex=False),
            ]
        )
    ),
    "bytes, few known": byte_level(lines=["abc def"], has_all_bytes=False),
    "bytes, stripping token": with_added(byte_level(), "<mask>", lstrip=True, rstrip=True),
    "bytes NFKC, wide token": with_added(byte_level(normalizers.NFKC()), "⑽", normalized=True),
    "sentencepiece": sentencepiece(),
    "sentencepiece, unknown": sentencepiece(byte_fallback=False),
    "sentencepiece, long token": with_added(sentencepiece(), "a" * 40 + " b", normalized=True),
    "unigram": unigram(),
}
_WORDS = st.sampled_from(
    [
        "the",
        " the",
        "quick",
        " ",
        "    ",
        "\n",
        "a" * 70,
        "▁",
        "▁▁",
        "<end>",
        " <mask>  ",
        "统一码",
        "e\u0301",
        "K",
        "⑽",
        "(10)",
        "ﷺ",
        "한",
        "x\u0327\u0301",
        "é",
        "\x00",
        "😀",
        "12345",
        "Q",
        "<0x41>",
    ]
)
TEXTS = st.lists(_WORDS | st.text(max_size=6), max_size=25).map("".join)


def bound_of(raw: RawTokenizer) -> TextBound:
    bound = TextBound.of_json(raw.to_str())
    assert bound is not None
    return bound


BOUNDS = {name: bound_of(raw) for name, raw in TOKENIZERS.items()}


@settings(max_examples=examples(100))
@given(TEXTS)
@example("e\u0301" * 100)
@example("\u212a" * 50)
@example(" " * 300 + "<mask>" + " " * 300)
@example("Q" * 200)
@example("▁" * 100)
@example("(10)" * 50)
@pytest.mark.parametrize("name", TOKENIZERS)
def test_no_text_has_fewer_tokens_than_the_bound_says(name: str, text: str) -> None:
    assert BOUNDS[name].least_tokens(text) <= len(TOKENIZERS[name].encode(text, add_special_tokens=False).ids)


@pytest.mark.parametrize("name", TOKENIZERS)
def test_a_long_text_has_a_bound_that_grows_with_it_and_the_count_ends_early(name: str) -> None:
    text = "abc def " * 16_000
    least = BOUNDS[name].least_tokens(text)
    assert len(text) / 100 < least <= len(TOKENIZERS[name].encode(text).ids)
    assert 1000 < BOUNDS[name].least_tokens(text, enough=1000) <= least
    assert BOUNDS[name].least_tokens("") == 0


def test_a_word_of_one_letter_and_chinese_have_bounds_of_bytes() -> None:
    assert BOUNDS["bytes"].least_tokens("a" * 6400) == 100, "the longest token of a's has 64 of them"
    assert BOUNDS["bytes"].least_tokens("\x01" * 6400) == 6400
    assert BOUNDS["bytes NFC"].least_tokens("统一码" * 1000) == 0, "another normal form of the text may be shorter"
    assert BOUNDS["sentencepiece"].least_tokens("😀" * 100) > 200


@pytest.mark.parametrize(
    "raw",
    [
        word_piece(),
        RawTokenizer(models.WordLevel({"[UNK]": 0, "the": 1}, unk_token="[UNK]")),
        byte_level(normalizers.Replace(Regex(" {2,}"), " ")),
        byte_level(normalizers.Sequence([normalizers.NFC(), normalizers.Strip()])),
        byte_level(normalizers.StripAccents()),
        byte_level(pre_tokenizer=pre_tokenizers.Whitespace()),
        byte_level(
            pre_tokenizer=pre_tokenizers.Sequence(
                [pre_tokenizers.Split(" ", "removed"), pre_tokenizers.ByteLevel(use_regex=False)]
            )
        ),
    ],
)
def test_nothing_is_said_of_a_tokenizer_that_may_drop_some_of_a_text(raw: Any) -> None:
    assert TextBound.of_json(raw.to_str()) is None


def test_a_loaded_tokenizer_has_the_bound_of_its_text_and_of_what_its_chat_template_leaves(tmp_path: Path) -> None:
    stock = PreTrainedTokenizerFast(tokenizer_object=byte_level(), clean_up_tokenization_spaces=False)
    stock.chat_template = "{% for message in messages %}[{{ message['content'] | trim }}]{% endfor %}"
    stock.save_pretrained(str(tmp_path))
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    text, padding = "the quick brown fox " * 50, "\n" * 5000
    assert 20 < tokenizer.least_tokens(text, 10**6) <= len(tokenizer.encode_text(text))
    assert tokenizer.least_tokens(text, 10) > 10
    messages = [("user", padding + text), ("user", padding)]
    assert 20 < tokenizer.least_chat_tokens(messages, 10**6) <= len(tokenizer.encode_chat(messages))


def test_nothing_is_said_of_a_tokenizer_in_python() -> None:
    assert TextBound.of(object()) is None
