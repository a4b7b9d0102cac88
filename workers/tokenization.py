"""The model's tokenizer, as the ingress uses it: text or chat messages in, text pieces out."""

from collections.abc import Sequence
from typing import Any

from workers.errors import ModelNotFound

#: What an incomplete multi-byte character decodes to.
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class Tokenizer:
    """Owns: the tokenizer of one model directory. Safe to use from several threads."""

    def __init__(self, directory: str) -> None:
        self.directory = directory
        self._tokenizer: Any = None

    def load(self) -> None:
        """Raises ModelNotFound when the directory has no tokenizer that can be read."""
        from transformers import AutoTokenizer  # takes seconds, which a service has while its workers load the model

        try:
            self._tokenizer = AutoTokenizer.from_pretrained(
                self.directory, local_files_only=True, trust_remote_code=False
            )
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ModelNotFound(f"{self.directory} has no tokenizer: {str(error).splitlines()[0]}") from error

    def encode_text(self, text: str) -> list[int]:
        """Token ids of `text`, with the special tokens that the tokenizer adds by itself."""
        ids: list[int] = self._loaded(text)["input_ids"]
        return ids

    def encode_chat(self, messages: Sequence[tuple[str, str]]) -> list[int]:
        """Token ids of (role, content) messages under the model's chat template, ready for the assistant's answer.

        Raises ValueError when the model has no template, or the template refuses the messages.
        """
        tokenizer = self._loaded
        if tokenizer.chat_template is None:
            raise ValueError("the model has no chat template: send text or token ids")
        conversation = [{"role": role, "content": content} for role, content in messages]
        try:
            text = tokenizer.apply_chat_template(conversation, add_generation_prompt=True, tokenize=False)
        except Exception as error:  # templates are model code and raise what they like
            raise ValueError(f"the chat template refuses the messages: {error}") from error
        ids: list[int] = tokenizer(text, add_special_tokens=False)["input_ids"]
        return ids

    def decode(self, token_ids: Sequence[int]) -> str:
        """Text of the tokens, special tokens left out."""
        text: str = self._loaded.decode(list(token_ids), skip_special_tokens=True)
        return text

    @property
    def _loaded(self) -> Any:
        assert self._tokenizer is not None, "load first"
        return self._tokenizer


class TextStream:
    """Turns tokens into text piece by piece: the pieces joined are what decoding all tokens at once gives."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._token_ids: list[int] = []
        #: Tokens before `_anchor` are out; those from it on give the next piece its context (spaces, merges).
        self._anchor = 0
        self._num_emitted = 0

    def push(self, token_id: int) -> str:
        """The text that this token completes; empty while a character is incomplete."""
        self._token_ids.append(token_id)
        known = self._tokenizer.decode(self._token_ids[self._anchor : self._num_emitted])
        text = self._tokenizer.decode(self._token_ids[self._anchor :])
        if text.endswith(_REPLACEMENT):
            return ""
        self._anchor, self._num_emitted = self._num_emitted, len(self._token_ids)
        return text[len(known) :]

    def finish(self) -> str:
        """What is still held back: an incomplete character at the very end."""
        known = self._tokenizer.decode(self._token_ids[self._anchor : self._num_emitted])
        text = self._tokenizer.decode(self._token_ids[self._anchor :])
        self._anchor = self._num_emitted = len(self._token_ids)
        return text[len(known) :]
