"""Tokenizers of the kinds that models have, built here: of bytes, and of sentencepiece vocabularies."""

from collections.abc import Sequence
from typing import Any

from tokenizers import AddedToken, decoders, models, normalizers, pre_tokenizers, trainers
from tokenizers import Tokenizer as RawTokenizer
from transformers import PreTrainedTokenizerFast

from workers.text.tokenization import Tokenizer

_LINES = [
    "the quick brown fox jumps over the lazy dog",
    "  four    spaces and 统一码 for all, ümlaute too",
    "a" * 64,
]


def byte_level(
    normalizer: Any = None, pre_tokenizer: Any = None, lines: Sequence[str] = _LINES, *, has_all_bytes: bool = True
) -> RawTokenizer:
    """A byte-level tokenizer like Llama 3's or, with NFC, Qwen's. It knows every byte, or only those of the lines."""
    raw = RawTokenizer(models.BPE())
    raw.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet()) if has_all_bytes else []
    trainer = trainers.BpeTrainer(
        vocab_size=400, initial_alphabet=alphabet, special_tokens=["<end>"], show_progress=False
    )
    raw.train_from_iterator(lines, trainer)
    raw.normalizer = normalizer
    if pre_tokenizer is not None:
        raw.pre_tokenizer = pre_tokenizer
    return raw


def sentencepiece(*, byte_fallback: bool = True) -> RawTokenizer:
    """A tokenizer like Llama 2's: spaces are letters; text without a token becomes bytes, or else the unknown token."""
    trained = RawTokenizer(models.BPE(unk_token="<unk>", byte_fallback=byte_fallback, fuse_unk=True))
    in_bytes = [f"<0x{byte:02X}>" for byte in range(256)] if byte_fallback else []
    trainer = trainers.BpeTrainer(vocab_size=450, special_tokens=["<unk>", *in_bytes], show_progress=False)
    trained.train_from_iterator([line.replace(" ", "▁") for line in _LINES], trainer)
    raw = RawTokenizer(trained.model)  # without the bytes as added tokens
    raw.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    raw.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return raw


def unigram() -> RawTokenizer:
    """A tokenizer like XLNet's, without its normalizer."""
    raw = RawTokenizer(models.Unigram())
    raw.pre_tokenizer, raw.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    trainer = trainers.UnigramTrainer(vocab_size=120, special_tokens=["<unk>"], unk_token="<unk>", show_progress=False)
    raw.train_from_iterator([*_LINES, "abc def " * 9], trainer)
    return raw


def word_piece() -> RawTokenizer:
    """A tokenizer like BERT's: a word that is too long is unknown."""
    raw = RawTokenizer(models.WordPiece({"[UNK]": 0, "a": 1, "##a": 2}, unk_token="[UNK]", max_input_chars_per_word=9))
    raw.pre_tokenizer = pre_tokenizers.Metaspace()
    return raw


def with_added(raw: RawTokenizer, content: str, **options: bool) -> RawTokenizer:
    raw.add_tokens([AddedToken(content, **options)])
    return raw


def loaded(raw: RawTokenizer) -> Tokenizer:
    """A `Tokenizer` in the state that `Tokenizer.load` leaves."""
    tokenizer = Tokenizer("built")
    tokenizer._tokenizer = PreTrainedTokenizerFast(tokenizer_object=raw, clean_up_tokenization_spaces=False)
    return tokenizer
