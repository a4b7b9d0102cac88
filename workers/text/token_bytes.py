"""The bytes of tokens: in a vocabulary of bytes, a token may be a part of a character, or parts of two.

ByteLevel     writes each byte as a character, printable ones as themselves
ByteFallback  writes a byte without another token as <0xE5>; other tokens are text
"""

import codecs
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_FALLBACK = re.compile("<0x([0-9A-Fa-f]{2})>")
#: Most bytes of an incomplete character in UTF-8.
_MOST_OPEN = 3


class TokenBytes:
    """The bytes of the tokens of a tokenizer of transformers."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        decoder = getattr(getattr(tokenizer, "backend_tokenizer", None), "decoder", None)
        parts = json.loads(decoder.__getstate__()) if decoder is not None else None
        kinds = {step["type"] for step in steps(parts, "decoders")}
        self._byte_of = byte_of_character() if "ByteLevel" in kinds else {}
        self._has_fallback = "ByteFallback" in kinds

    def of(self, token_id: int) -> bytes:
        """The bytes that a token adds to an answer; empty if it adds none in any place, like a special token."""
        alone, twice = self._text([token_id]), self._text([token_id, token_id])
        if not twice:  # alone, it may be a space that the decoder drops at the beginning
            return b""
        name = str(self._tokenizer.convert_ids_to_tokens(token_id))
        fallback = _FALLBACK.fullmatch(name) if self._has_fallback else None
        if fallback is not None:
            return bytes.fromhex(fallback[1])
        if self._byte_of and all(character in self._byte_of for character in name):
            return bytes(self._byte_of[character] for character in name)
        return (twice[len(alone) :] or alone).encode()

    def _text(self, token_ids: list[int]) -> str:
        text: str = self._tokenizer.decode(token_ids, skip_special_tokens=True)
        return text


def num_open_bytes(raw: bytes) -> int:
    """Number of last bytes that begin a character of UTF-8 which more bytes may complete."""
    for size in range(1, min(_MOST_OPEN, len(raw)) + 1):
        tail = raw[-size:]
        try:
            text, _ = codecs.utf_8_decode(tail, "strict", False)
        except UnicodeDecodeError:
            continue
        # Python waits for the third byte of a surrogate, which no byte makes a character.
        if not text and len(tail.decode(errors="replace")) == 1:
            return size
    return 0


def byte_of_character() -> dict[str, int]:
    """Bytes by the characters that stand for them in byte-level vocabularies: printable ones for themselves, the rest
    from U+0100 on, in order.
    """
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in printable]
    return {chr(byte): byte for byte in printable} | {chr(256 + number): byte for number, byte in enumerate(others)}


def steps(part: Mapping[str, Any] | None, name: str) -> Iterator[Mapping[str, Any]]:
    """The steps of a part of a `tokenizer.json`, in order; `name` is the entry that a sequence keeps them under."""
    if part is None:
        return
    if part["type"] != "Sequence":
        yield part
        return
    for each in part[name]:
        yield from steps(each, name)
