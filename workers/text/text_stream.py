"""The text of an answer, piece by piece as its tokens arrive."""

from collections.abc import Sequence
from typing import Protocol

from workers.text.token_bytes import num_open_bytes


class TokenTexts(Protocol):
    """Part of `workers.text.tokenization.Tokenizer` that a `TextStream` needs."""

    def decode(self, token_ids: Sequence[int]) -> str: ...

    def token_bytes(self, token_id: int) -> bytes: ...


class TextStream:
    """Turns tokens into text piece by piece: the joined pieces equal the text of all tokens decoded at once.

    A piece waits only while the last bytes may begin a character: at most three bytes in UTF-8, so a push decodes only
    a few tokens. Tokens without text change nothing. If a decoder takes a run of byte tokens as a whole
    (`ByteFallback`), characters that have been sent stay, even if the run turns out to be no UTF-8.
    """

    def __init__(self, tokenizer: TokenTexts) -> None:
        self._tokenizer = tokenizer
        #: Tokens of the last piece, which are the context of the next one (spaces, merges).
        self._context: list[int] = []
        #: Number of characters of their text that have been sent: all, except one that the last token begins.
        self._num_out = 0
        #: Tokens after the context, each a part of an incomplete character.
        self._waiting: list[int] = []
        #: Last bytes, which may begin a character.
        self._open = b""

    def push(self, token_id: int) -> str:
        """The text that this token completes; empty while a character is incomplete."""
        raw = self._tokenizer.token_bytes(token_id)
        if not raw:
            return ""
        so_far = self._open + raw
        num_open = num_open_bytes(so_far)
        self._open = so_far[len(so_far) - num_open :]
        if num_open < len(raw):  # the token's first bytes end the incomplete character
            return self._piece([*self._waiting, token_id], is_open=num_open > 0)
        # The whole token is open: by itself, so that the bytes before it will be no character, or as their next part.
        piece = self._piece(self._waiting) if num_open == len(raw) else ""
        self._waiting.append(token_id)
        return piece

    def finish(self) -> str:
        """The text that is still held back: an incomplete character at the very end."""
        return self._piece(self._waiting)

    def _piece(self, token_ids: Sequence[int], *, is_open: bool = False) -> str:
        """The text of these tokens. `is_open`: the last one begins a character; its U+FFFD is held back."""
        text = self._tokenizer.decode([*self._context, *token_ids])
        piece = text[self._num_out : len(text) - is_open]
        if token_ids:
            self._context = list(token_ids)
            text = self._tokenizer.decode(self._context)
        self._num_out = len(text) - is_open
        self._waiting = []
        return piece
