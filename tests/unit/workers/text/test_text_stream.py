"""Streamed pieces of text add up to the text decoded at once, and at most one character's bytes are held back."""

import itertools
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from built_tokenizers import byte_level, loaded, sentencepiece, unigram, word_piece
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer as RawTokenizer
from tokenizers import decoders, models
from transformers import PreTrainedTokenizerFast
from transformers.convert_slow_tokenizer import bytes_to_unicode

from tests.support.every_case import examples
from workers.text.text_stream import TextStream
from workers.text.token_bytes import num_open_bytes
from workers.text.tokenization import Tokenizer

BYTES = loaded(byte_level())
PIECES = loaded(sentencepiece())
NO_CHARACTER = "\N{REPLACEMENT CHARACTER}"


class CountingTokenizer:
    """A tokenizer that records the most tokens it was asked to decode at once."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.most_tokens = 0

    def decode(self, token_ids: Sequence[int]) -> str:
        self.most_tokens = max(self.most_tokens, len(token_ids))
        return self.tokenizer.decode(token_ids)

    def token_bytes(self, token_id: int) -> bytes:
        return self.tokenizer.token_bytes(token_id)


def byte_tokens(tokenizer: Tokenizer, raw: bytes) -> list[int]:
    """Ids of a text's bytes, one token for each byte."""
    names = bytes_to_unicode() if tokenizer is BYTES else [f"<0x{byte:02X}>" for byte in range(256)]
    ids: list[int] = tokenizer._loaded.convert_tokens_to_ids([names[byte] for byte in raw])
    return ids


def pieces_of(tokenizer: Tokenizer, token_ids: Sequence[int]) -> list[str]:
    stream = TextStream(tokenizer)
    return [*(stream.push(token) for token in token_ids), stream.finish()]


@settings(max_examples=examples(200))
@given(st.lists(st.integers(1, len(BYTES._loaded) - 1), max_size=60))
def test_pieces_of_any_tokens_of_bytes_are_what_decoding_them_at_once_gives(token_ids: list[int]) -> None:
    assert "".join(pieces_of(BYTES, token_ids)) == BYTES.decode(token_ids)


@settings(max_examples=examples(200))
@given(st.lists(st.sampled_from([0xE5, 0xAD, 0x97, 0xF0, 0x9F, 0x98, 0x80, 0xC3, 0xFF, 0x61]), max_size=80))
def test_pieces_of_broken_and_whole_characters_are_what_decoding_them_at_once_gives(raw: list[int]) -> None:
    token_ids = byte_tokens(BYTES, bytes(raw))
    assert "".join(pieces_of(BYTES, token_ids)) == bytes(raw).decode(errors="replace") == BYTES.decode(token_ids)


@settings(max_examples=examples(100))
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
def test_invalid_bytes_come_out_as_they_come_and_few_tokens_are_decoded_at_once(tokenizer: Tokenizer) -> None:
    counting = CountingTokenizer(tokenizer)
    stream = TextStream(counting)
    token_ids = byte_tokens(tokenizer, b"\xff" * 2000)
    text = ""
    for number, token in enumerate(token_ids, start=1):
        text += stream.push(token)
        assert number - len(text) <= 3
    assert counting.most_tokens <= 8
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
    for text in (f"a{NO_CHARACTER}一", f"{NO_CHARACTER}一b", f"一{NO_CHARACTER}é\n", f"{NO_CHARACTER * 9}一"):
        assert "".join(pieces_of(tokenizer, byte_tokens(tokenizer, text.encode()))) == text


def test_special_tokens_after_half_a_character_do_not_pile_up() -> None:
    end = BYTES._loaded.convert_tokens_to_ids("<end>")
    counting = CountingTokenizer(BYTES)
    stream = TextStream(counting)
    token_ids = [*byte_tokens(BYTES, b"a\xe5"), *[end] * 1000, *byte_tokens(BYTES, b"b")]
    text = "".join(stream.push(token) for token in token_ids) + stream.finish()
    assert text == f"a{NO_CHARACTER}b"
    assert counting.most_tokens <= 8


#: Characters of all byte lengths, and the one that replaces invalid bytes.
LETTERS = ["a", " ", "é", "一", "😀", NO_CHARACTER]
END = "<end>"


def of_parts() -> Tokenizer:
    """A vocabulary of bytes with all parts of four letters, so that a token may contain parts of two characters."""
    name_of = bytes_to_unicode()
    texts = ["".join(letters).encode() for letters in itertools.product(LETTERS, repeat=4)]
    cuts = itertools.combinations(range(17), 2)
    parts = {text[begin:end] for begin, end in cuts if end - begin <= 4 for text in texts} - {b""}
    return of_words(["".join(name_of[byte] for byte in part) for part in sorted(parts)], decoders.ByteLevel())


def of_fallback(*letters: str) -> Tokenizer:
    """A sentencepiece vocabulary of these letters and bytes."""
    decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return of_words([f"<0x{byte:02X}>" for byte in range(256)] + ["▁", "▁a", *letters], decoder)


def of_words(words: list[str], decoder: Any) -> Tokenizer:
    raw = RawTokenizer(models.WordLevel({word: number for number, word in enumerate(words)}, unk_token=words[0]))
    raw.decoder = decoder
    raw.add_special_tokens([END])
    return loaded(raw)


def of_word_pieces() -> Tokenizer:
    raw = word_piece()
    raw.decoder = decoders.WordPiece()
    return loaded(raw)


PARTS, FALLBACKS = of_parts(), [of_fallback("a"), of_fallback("a", "é", NO_CHARACTER)]
LISTS_OF_LETTERS = st.lists(st.sampled_from(LETTERS), max_size=16)


def with_specials(tokenizer: Tokenizer, names: list[str], data: st.DataObject) -> list[int]:
    ids: list[int] = []
    for name in names:
        ids += tokenizer._loaded.convert_tokens_to_ids([END]) * data.draw(st.sampled_from([0, 0, 1, 5]))
        ids += tokenizer._loaded.convert_tokens_to_ids([name])
    return ids


@settings(max_examples=examples(300))
@given(letters=LISTS_OF_LETTERS, data=st.data())
def test_pieces_of_characters_cut_anywhere_are_the_text_whatever_special_tokens_lie_between(
    letters: list[str], data: st.DataObject
) -> None:
    raw, cuts = "".join(letters).encode(), [0]
    while cuts[-1] < len(raw):
        cuts.append(min(cuts[-1] + data.draw(st.integers(1, 4)), len(raw)))
    name_of = bytes_to_unicode()
    names = ["".join(name_of[byte] for byte in raw[begin:end]) for begin, end in itertools.pairwise(cuts)]
    assert "".join(pieces_of(PARTS, with_specials(PARTS, names, data))) == "".join(letters)


@settings(max_examples=examples(300))
@given(letters=LISTS_OF_LETTERS, data=st.data())
@pytest.mark.parametrize("tokenizer", FALLBACKS, ids=["few letters", "U+FFFD has a token"])
def test_pieces_of_letters_and_bytes_are_the_text_whatever_special_tokens_lie_between(
    tokenizer: Tokenizer, letters: list[str], data: st.DataObject
) -> None:
    names = ["▁"]
    for letter in letters:
        name = letter.replace(" ", "▁")
        has_token = name in tokenizer._loaded.get_vocab()
        in_bytes = not has_token or (name != "▁" and data.draw(st.booleans()))
        names += [f"<0x{byte:02X}>" for byte in letter.encode()] if in_bytes else [name]
    assert "".join(pieces_of(tokenizer, with_specials(tokenizer, names, data))) == "".join(letters)


@settings(max_examples=examples(300))
@given(st.lists(st.integers(0, len(PARTS._loaded) - 1), max_size=20))
def test_pieces_of_any_parts_of_characters_are_what_decoding_them_at_once_gives(token_ids: list[int]) -> None:
    assert "".join(pieces_of(PARTS, token_ids)) == PARTS.decode(token_ids)


def test_a_space_after_a_special_token_is_kept() -> None:
    tokenizer = FALLBACKS[0]
    ids = tokenizer._loaded.convert_tokens_to_ids(["▁a", END, "▁a", END, END, "a"])
    assert pieces_of(tokenizer, ids) == ["a", "", " a", "", "", "a", ""]


def test_an_id_that_no_token_has_takes_no_space_away() -> None:
    """A model's vocabulary is often larger than its tokenizer's."""
    tokenizer = FALLBACKS[0]
    space = tokenizer._loaded.convert_tokens_to_ids("▁a")
    assert "".join(pieces_of(tokenizer, [space, len(tokenizer._loaded) + 7, space])) == "a a"


OPENING = st.sampled_from([0x61, 0x80, 0x90, 0xA0, 0xBF, 0xC0, 0xC3, 0xE0, 0xE4, 0xED, 0xF0, 0xF4, 0xF5, 0xFF])


@settings(max_examples=examples(500))
@given(st.lists(OPENING, max_size=5).map(bytes))
@example(b"\xed\xa0")
def test_bytes_are_open_while_others_may_complete_them(raw: bytes) -> None:
    num_open = num_open_bytes(raw)
    completions = (b"\x80", b"\xbf", b"\x80\x80", b"\xbf\xbf", b"\x80\x80\x80", b"\xbf\x80\x80")

    def is_completed(by: bytes) -> bool:
        text = (raw + by).decode(errors="replace")
        return len(text) == len(raw.decode(errors="replace")) and not text.endswith(NO_CHARACTER)

    assert (num_open > 0) == any(map(is_completed, completions))
    assert num_open == 0 or len(raw[-num_open:].decode(errors="replace")) == 1


@pytest.mark.parametrize(
    "tokenizer",
    [BYTES, PARTS, loaded(unigram()), of_word_pieces()],
    ids=["bytes", "parts of characters", "metaspace", "word pieces"],
)
@settings(max_examples=examples(200))
@given(data=st.data())
def test_after_each_token_all_text_is_out_but_a_character_that_more_bytes_may_complete(
    tokenizer: Tokenizer, data: st.DataObject
) -> None:
    ids = data.draw(st.lists(st.integers(0, len(tokenizer._loaded) - 1), max_size=12))
    stream, out, raw = TextStream(tokenizer), "", b""
    for number, token in enumerate(ids, start=1):
        out, raw = out + stream.push(token), raw + tokenizer.token_bytes(token)
        held = NO_CHARACTER if num_open_bytes(raw) else ""
        assert tokenizer.decode(ids[:number]) == out + held
    assert stream.finish() == (held if ids else "")


def test_a_space_before_a_question_mark_is_in_the_text_whatever_the_tokenizer_s_files_say(tmp_path: Path) -> None:
    raw = of_words(["a", "▁", "?"], decoders.Metaspace())._loaded.backend_tokenizer
    PreTrainedTokenizerFast(tokenizer_object=raw, clean_up_tokenization_spaces=True).save_pretrained(tmp_path)
    tokenizer = Tokenizer(str(tmp_path))
    tokenizer.load()
    ids = tokenizer._loaded.convert_tokens_to_ids(["a", "▁", "?"])
    assert pieces_of(tokenizer, ids) == ["a", " ", "?", ""]
    assert tokenizer.decode(ids) == "a ?"
