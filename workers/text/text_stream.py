"""The text of an answer while its tokens come, piece by piece."""

from collections.abc import Sequence
from typing import Protocol

from workers.text.token_bytes import num_open_bytes


class TokenTexts(Protocol):
    """What is wanted of `workers.text.tokenization.Tokenizer`."""

    def decode(self, token_ids: Sequence[int]) -> str: ...

    def token_bytes(self, token_id: int) -> bytes: ...


class TextStream:
    """Turns tokens into text piece by piece: the pieces joined are what decoding all tokens at once gives.

    A piece waits only while the bytes at the end may begin a character: three of them at most, as UTF-8 has it, so a
    push decodes a few tokens, whatever came before. Tokens without a text change nothing. Where a decoder takes a run
    of byte tokens as a whole (`ByteFallback`), characters that are out stay, also when the run turns out to be no
    UTF-8.
    """

    def __init__(self, tokenizer: TokenTexts) -> None:
        self._tokenizer = tokenizer
        #: Tokens of the piece before: they give the next one its context (spaces, merges).
        self._context: list[int] = []
        #: Characters of their text that are out: all, but one that the last token begins.
        self._num_out = 0
        #: Tokens after those, each a part of a character that is not complete.
        self._waiting: list[int] = []
        #: The bytes at the end that may begin a character.
        self._open = b""

    def push(self, token_id: int) -> str:
        """The text that this token completes; empty while a character is incomplete."""
        raw = self._tokenizer.token_bytes(token_id)
        if not raw:
            return ""
        so_far = self._open + raw
        num_open = num_open_bytes(so_far)
        self._open = so_far[len(so_far) - num_open :]
        if num_open < len(raw):  # its beginning ends what was open
            return self._piece([*self._waiting, token_id], is_open=num_open > 0)
        # All of it is open: alone, so that what was open before it will be no character; or as its next part.
        piece = self._piece(self._waiting) if num_open == len(raw) else ""
        self._waiting.append(token_id)
        return piece

    def finish(self) -> str:
        """What is still held back: an incomplete character at the very end."""
        return self._piece(self._waiting)

    def _piece(self, token_ids: Sequence[int], *, is_open: bool = False) -> str:
        """What comes out with these tokens. `is_open`: the last one begins a character, for which U+FFFD stands."""
        text = self._tokenizer.decode([*self._context, *token_ids])
        piece = text[self._num_out : len(text) - is_open]
        if token_ids:
            self._context = list(token_ids)
            text = self._tokenizer.decode(self._context)
        self._num_out = len(text) - is_open
        self._waiting = []
        return piece
