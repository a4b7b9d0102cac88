"""The model's tokenizer, as the ingress uses it: text or chat messages in, text pieces out."""

from collections.abc import Sequence
from typing import Any

from workers import mistral_regex
from workers.errors import ModelNotFound
from workers.text_bound import TextBound

#: What an incomplete multi-byte character decodes to.
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
#: Bytes of a character that may have come without its last one.
_MOST_HELD = 3
#: Tokens after which a window in which no text ends is cut to its last ones.
_LONGEST_WINDOW = 16


class Tokenizer:
    """Owns: the tokenizer of one model directory. Safe to use from several threads."""

    def __init__(self, directory: str) -> None:
        self.directory = directory
        self._tokenizer: Any = None
        self._bound: TextBound | None = None

    def load(self) -> None:
        """Raises ModelNotFound when the directory has no tokenizer that can be read."""
        from transformers import AutoTokenizer  # takes seconds, which a service has while its workers load the model

        try:
            self._tokenizer = AutoTokenizer.from_pretrained(
                self.directory, local_files_only=True, trust_remote_code=False, **mistral_regex.fix_of(self.directory)
            )
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ModelNotFound(f"{self.directory} has no tokenizer: {str(error).splitlines()[0]}") from error
        self._bound = TextBound.of(self._tokenizer)

    @property
    def remarks(self) -> list[str]:
        """What the operator should know of it."""
        is_mended = mistral_regex.is_fixed(self._loaded)
        return ["the tokenizer has Mistral's wrong regex, which is mended (fix_mistral_regex)"] if is_mended else []

    def encode_text(self, text: str) -> list[int]:
        """Token ids of `text`, with the special tokens that the tokenizer adds by itself."""
        ids: list[int] = self._loaded(text)["input_ids"]
        return ids

    def encode_chat(self, messages: Sequence[tuple[str, str]]) -> list[int]:
        """Token ids of (role, content) messages under the model's chat template, ready for the assistant's answer.

        Raises ValueError when the model has no template, or the template refuses the messages.
        """
        ids: list[int] = self._loaded(self._rendered(messages), add_special_tokens=False)["input_ids"]
        return ids

    def least_tokens(self, text: str, enough: int) -> int:
        """A number of tokens that `encode_text` gives at least, without tokenising; 0 of some tokenizers. It is not
        counted on when it has come to more than `enough`. Takes milliseconds for megabytes."""
        return self._bound.least_tokens(text, enough) if self._bound is not None else 0

    def least_chat_tokens(self, messages: Sequence[tuple[str, str]], enough: int) -> int:
        """The same of `encode_chat`, of what the template leaves of the messages. Raises ValueError as that does."""
        return self.least_tokens(self._rendered(messages), enough) if self._bound is not None else 0

    def decode(self, token_ids: Sequence[int]) -> str:
        """Text of the tokens, special tokens left out."""
        text: str = self._loaded.decode(list(token_ids), skip_special_tokens=True)
        return text

    def _rendered(self, messages: Sequence[tuple[str, str]]) -> str:
        """Raises ValueError."""
        tokenizer = self._loaded
        if tokenizer.chat_template is None:
            raise ValueError("the model has no chat template: send text or token ids")
        conversation = [{"role": role, "content": content} for role, content in messages]
        try:
            text: str = tokenizer.apply_chat_template(conversation, add_generation_prompt=True, tokenize=False)
        except Exception as error:  # templates are model code and raise what they like
            raise ValueError(f"the chat template refuses the messages: {error}") from error
        return text

    @property
    def _loaded(self) -> Any:
        assert self._tokenizer is not None, "load first"
        return self._tokenizer


class TextStream:
    """Turns tokens into text piece by piece: the pieces joined are what decoding all tokens at once gives.

    A character of UTF-8 has four bytes, so three tokens of bytes may wait for the one that completes it. What comes to
    more than that, and is no character yet, will not become one: it comes out as replacement characters. So a push
    decodes a window of a few tokens, whatever came before. Where a decoder takes a run of byte tokens as a whole
    (`ByteFallback`), characters that are out stay, also when the run turns out to be no UTF-8.
    """

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        #: The last tokens: those of the piece before give the next one its context (spaces, merges).
        self._window: list[int] = []
        #: Tokens since the text last ended in a whole character.
        self._num_held = 0
        #: Characters of the window's text that are out.
        self._num_out = 0

    def push(self, token_id: int) -> str:
        """The text that this token completes; empty while a character is incomplete."""
        self._window.append(token_id)
        self._num_held += 1
        text = self._tokenizer.decode(self._window)
        num_open = len(text) - len(text.rstrip(_REPLACEMENT))
        if num_open and self._num_held <= _MOST_HELD:
            return ""
        num_open = min(num_open, _MOST_HELD)
        piece = text[self._num_out : len(text) - num_open]
        self._num_out = max(self._num_out, len(text) - num_open)
        if not num_open:
            self._look_at_last(self._num_held)
            self._num_held = 0
        elif len(self._window) > _LONGEST_WINDOW:
            piece += _REPLACEMENT * (num_open - self._look_at_last(_MOST_HELD, num_open))
        return piece

    def finish(self) -> str:
        """What is still held back: an incomplete character at the very end."""
        text = self._tokenizer.decode(self._window)
        rest = text[self._num_out :]
        self._num_out = len(text)
        return rest

    def _look_at_last(self, num_tokens: int, num_open: int = 0) -> int:
        """Let the window begin later. Returns how many of its last `num_open` characters it still has: these are not
        out."""
        self._window = self._window[-num_tokens:]
        num_characters = len(self._tokenizer.decode(self._window))
        num_open = min(num_open, num_characters)
        self._num_out = num_characters - num_open
        return num_open
