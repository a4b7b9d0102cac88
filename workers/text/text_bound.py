"""A lower bound on the number of tokens of a text, computed without tokenising it.

A token stands for the bytes of its text. Let longest(b) be the number of bytes of the longest token that contains byte
b. Each byte of a token of n bytes then counts at most 1/n, so a token counts at most 1, and a text has at least

    sum over its bytes b of 1 / longest(b)     tokens.

This holds if the tokenizer keeps every byte. So only bytes count that certainly reach the tokenizer's model, and are
not part of an unknown token there:

    NFC, NFD, NFKC, NFKD    keep an ASCII character that another ASCII character follows
    added tokens            may absorb the white space around them (lstrip, rstrip)
    unknown characters      become one token together, however many, unless each of their bytes has a token

For other normalizers, pre-tokenizers and models there is no bound (WordPiece makes one unknown token of a long word).
"""

import json
import math
import unicodedata
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import numpy as np
import numpy.typing as npt

from workers.text.token_bytes import byte_of_character, steps

_PIECE_BYTES = 2**16
#: The letter that sentencepiece vocabularies write for a space.
_SPACE = "▁"
_WHITE_SPACE = "".join(character for character in map(chr, range(0x3001)) if character.isspace()).encode()


class _NothingKnown(Exception):
    """The tokenizer has a part that may drop some of a text, so there is no bound."""


class TextBound:
    """Lower bound on the number of tokens of a text under one tokenizer."""

    def __init__(self, weights: npt.NDArray[np.float64], *, only_runs: bool) -> None:
        """`weights`: count of each byte value. `only_runs`: only bytes that an ASCII byte follows count."""
        assert weights.shape == (256,)
        self._weights = weights
        self._only_runs = only_runs

    @classmethod
    def of(cls, tokenizer: Any) -> "TextBound | None":
        """The bound for a tokenizer of transformers; None if there is none."""
        backend = getattr(tokenizer, "backend_tokenizer", None)
        return cls.of_json(backend.to_str()) if backend is not None else None

    @classmethod
    def of_json(cls, text: str) -> "TextBound | None":
        """The bound for the text of a `tokenizer.json`; None if there is none."""
        parts = json.loads(text)
        try:
            composes, normalized_as = _check_normalizers([*steps(parts["normalizer"], "normalizers")])
            kinds = normalized_as | _check_pre_tokenizers([*steps(parts["pre_tokenizer"], "pretokenizers")])
            is_byte_level, has_letter_for_space = "ByteLevel" in kinds, "Metaspace" in kinds
            if is_byte_level and (has_letter_for_space or (composes and "ByteLevel" in normalized_as)):
                return None
            tokens = _tokens(parts["model"])
        except _NothingKnown:
            return None
        if is_byte_level:
            known, longest = _of_bytes(tokens)
        else:
            known, longest = _of_letters(parts["model"], tokens, has_letter_for_space=has_letter_for_space)
        for token in parts["added_tokens"]:
            _add(longest, (form.encode() for form in _forms(token["content"])))
            if token["lstrip"] or token["rstrip"]:
                known[list(_WHITE_SPACE)] = False
        if composes:
            known[0x80:] = False
        return cls(np.divide(1.0, longest, out=np.zeros(256), where=known), only_runs=composes)

    def least_tokens(self, text: str, enough: float = math.inf) -> int:
        """A number of tokens that the text has at least. Counting stops once it exceeds `enough`."""
        raw, least = np.frombuffer(text.encode(), np.uint8), 0.0
        for start in range(0, len(raw), _PIECE_BYTES):
            piece = raw[start : start + _PIECE_BYTES]
            if self._only_runs:
                following = raw[start + 1 : start + 1 + len(piece)]
                piece = piece[: len(following)][following < 0x80]
            least += float(np.bincount(piece, minlength=256) @ self._weights)
            if least > enough + 1:
                break
        return math.ceil(least * (1 - 1e-9))


def _check_normalizers(steps: Sequence[Mapping[str, Any]]) -> tuple[bool, set[str]]:
    """Whether normalizers may change other characters than ASCII; and the pre-tokenizers whose work they do. Raises
    _NothingKnown.
    """
    composes, done = False, set[str]()
    for step in steps:
        match step["type"]:
            case "NFC" | "NFD" | "NFKC" | "NFKD":
                composes = True
            case "ByteLevel":
                done.add("ByteLevel")
            case "Prepend":
                pass
            case "Replace" if (step["pattern"], step["content"]) == ({"String": " "}, _SPACE):
                done.add("Metaspace")
            case _:
                raise _NothingKnown
    return composes, done


def _check_pre_tokenizers(steps: Sequence[Mapping[str, Any]]) -> set[str]:
    """The types of the pre-tokenizers. Raises _NothingKnown if one may drop text."""
    for step in steps:
        match step["type"]:
            case "ByteLevel" | "Digits" | "UnicodeScripts":
                pass
            case "Metaspace" if step["replacement"] == _SPACE:
                pass
            case "Split" | "Punctuation" if step["behavior"] != "Removed":
                pass
            case _:
                raise _NothingKnown
    return {step["type"] for step in steps}


def _tokens(model: Mapping[str, Any]) -> set[str]:
    """The vocabulary of a tokenizer's model. Raises _NothingKnown."""
    match model["type"]:
        case "BPE" if not model["continuing_subword_prefix"] and not model["end_of_word_suffix"]:
            return set(model["vocab"])
        case "Unigram":
            return {token for token, _ in model["vocab"]}
        case _:
            raise _NothingKnown


def _of_bytes(tokens: Set[str]) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]:
    """For a vocabulary of bytes: whether each byte has a token, and the length of the longest token that has it."""
    byte_of, known, longest = byte_of_character(), np.zeros(256, np.bool_), np.ones(256, np.int64)
    _add(longest, (bytes(byte_of[each] for each in token if each in byte_of) for token in tokens))
    known[[byte for character, byte in byte_of.items() if character in tokens]] = True
    return known, longest


def _of_letters(
    model: Mapping[str, Any], tokens: Set[str], *, has_letter_for_space: bool
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]:
    """For a vocabulary of characters: whether each byte is never part of an unknown token, and the length of the
    longest token that contains it.
    """
    known, longest = np.zeros(256, np.bool_), np.ones(256, np.int64)
    if model["byte_fallback"] and all(f"<0x{byte:02X}>" in tokens for byte in range(256)):
        known[:] = True  # a character without a token has one for each of its bytes
    else:
        known[[byte for byte in range(128) if chr(byte) in tokens]] = True
    if has_letter_for_space:
        # In tokens this letter stands for spaces or for itself, so its bytes do not count.
        known[ord(" ")] |= _SPACE in tokens
        known[list(_SPACE.encode())] = False
        _add(longest, (token.replace(_SPACE, " ").encode() for token in tokens))
    else:
        _add(longest, (token.encode() for token in tokens))
    return known, longest


def _forms(text: str) -> set[str]:
    """Forms in which an added token may occur in a normalized text."""
    return {text, *(unicodedata.normalize(form, text) for form in ("NFC", "NFD", "NFKC", "NFKD"))}


def _add(longest: npt.NDArray[np.int64], tokens: Iterable[bytes]) -> None:
    for token in tokens:
        for byte in set(token):
            if longest[byte] < len(token):
                longest[byte] = len(token)
