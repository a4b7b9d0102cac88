"""Text comes out piece by piece as it would at once, and no more than the bytes of a character are held back."""

import random
from collections.abc import Sequence

import pytest
from built_tokenizers import byte_level, loaded, sentencepiece
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers.convert_slow_tokenizer import bytes_to_unicode

from workers.text.tokenization import TextStream, Tokenizer

BYTES = loaded(byte_level())
PIECES = loaded(sentencepiece())
NO_CHARACTER = "\N{REPLACEMENT CHARACTER}"


class CountingTokenizer:
    """Remembers how many tokens it was asked to decode at once."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.most_tokens = 0

    def decode(self, token_ids: Sequence[int]) -> str:
        self.most_tokens = max(self.most_tokens, len(token_ids))
        return self.tokenizer.decode(token_ids)


def byte_tokens(tokenizer: Tokenizer, raw: bytes) -> list[int]:
    """One token for each byte."""
    names = bytes_to_unicode() if tokenizer is BYTES else [f"<0x{byte:02X}>" for byte in range(256)]
    ids: list[int] = tokenizer._loaded.convert_tokens_to_ids([names[byte] for byte in raw])
    return ids


def pieces_of(tokenizer: Tokenizer, token_ids: Sequence[int]) -> list[str]:
    stream = TextStream(tokenizer)
    return [*(stream.push(token) for token in token_ids), stream.finish()]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(1, len(BYTES._loaded) - 1), max_size=60))
def test_pieces_of_any_tokens_of_bytes_are_what_decoding_them_at_once_gives(token_ids: list[int]) -> None:
    assert "".join(pieces_of(BYTES, token_ids)) == BYTES.decode(token_ids)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([0xE5, 0xAD, 0x97, 0xF0, 0x9F, 0x98, 0x80, 0xC3, 0xFF, 0x61]), max_size=80))
def test_pieces_of_broken_and_whole_characters_are_what_decoding_them_at_once_gives(raw: list[int]) -> None:
    token_ids = byte_tokens(BYTES, bytes(raw))
    assert "".join(pieces_of(BYTES, token_ids)) == bytes(raw).decode(errors="replace") == BYTES.decode(token_ids)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
@pytest.mark.parametrize("tokenizer", [BYTES, PIECES], ids=["bytes", "sentencepiece"])
def test_pieces_of_a_text_are_the_text(tokenizer: Tokenizer, text: str) -> None:
    token_ids = tokenizer.encode_text(text)
    assert "".join(pieces_of(tokenizer, token_ids)) == tokenizer.decode(token_ids)


@pytest.mark.parametrize("tokenizer", [BYTES, PIECES], ids=["bytes", "sentencepiece"])
def test_a_character_in_four_bytes_comes_out_with_its_last_one(tokenizer: Tokenizer) -> None:
    pieces = pieces_of(tokenizer, byte_tokens(tokenizer, "a😀字é".encode()))
    assert pieces == ["a", "", "", "", "😀", "", "", "字", "", "é", ""]


@pytest.mark.parametrize("tokenizer", [BYTES, PIECES], ids=["bytes", "sentencepiece"])
def test_what_cannot_become_a_character_comes_out_while_it_comes_and_only_a_few_tokens_are_decoded(
    tokenizer: Tokenizer,
) -> None:
    counting = CountingTokenizer(tokenizer)
    stream = TextStream(counting)  # type: ignore[arg-type]
    token_ids = byte_tokens(tokenizer, b"\xff" * 2000)
    text = ""
    for number, token in enumerate(token_ids, start=1):
        text += stream.push(token)
        assert number - len(text) <= 12
    assert counting.most_tokens < 30
    assert text + stream.finish() == NO_CHARACTER * 2000


def test_after_broken_characters_whole_ones_come_out_again() -> None:
    draw = random.Random(0)
    for _ in range(300):
        raw = bytes(draw.choice(b"\xff\xe5\xf0\x9f") for _ in range(draw.randrange(100))) + "😀a".encode()
        pieces = pieces_of(BYTES, byte_tokens(BYTES, raw))
        assert "".join(pieces) == raw.decode(errors="replace")
        assert pieces[-2] == "a"


@pytest.mark.parametrize("tokenizer", [BYTES, PIECES], ids=["bytes", "sentencepiece"])
def test_a_replacement_character_of_the_model_s_own_takes_nothing_from_the_next_one(tokenizer: Tokenizer) -> None:
    for text in ("a\N{REPLACEMENT CHARACTER}一", "\N{REPLACEMENT CHARACTER}一b", "一\N{REPLACEMENT CHARACTER}é\n"):
        assert "".join(pieces_of(tokenizer, byte_tokens(tokenizer, text.encode()))) == text


def test_special_tokens_after_half_a_character_do_not_pile_up() -> None:
    end = BYTES._loaded.convert_tokens_to_ids("<end>")
    counting = CountingTokenizer(BYTES)
    stream = TextStream(counting)  # type: ignore[arg-type]
    token_ids = [*byte_tokens(BYTES, b"a\xe5"), *[end] * 1000, *byte_tokens(BYTES, b"b")]
    text = "".join(stream.push(token) for token in token_ids) + stream.finish()
    assert text == f"a{NO_CHARACTER}b"
    assert counting.most_tokens < 30
