"""The model's tokenizer, as the ingress uses it: text or chat messages in, text pieces out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from workers.errors import ModelNotFound
from workers.text import mistral_regex
from workers.text.chat_template import ChatTemplate
from workers.text.text_bound import TextBound

if TYPE_CHECKING:
    from workers.text.control_tokens import ControlTokens, HiddenTexts

#: What an incomplete multi-byte character decodes to.
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
#: Bytes of a character that may have come without its last one.
_MOST_HELD = 3
#: Tokens that wait while the text ends in replacement characters: they may be true ones, each of three tokens of bytes,
#: and tokens without a text may lie between those of a character.
_PATIENCE = 12
#: Tokens after which a window in which no text ends is cut to its last ones.
_LONGEST_WINDOW = 16
#: Files that tokenizers have their vocabulary from.
_VOCABULARIES = ("tokenizer.json", "*.model", "vocab.*", "tekken.json", "*.tiktoken")


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenizerConfig:
    """How the texts of clients become tokens. Raises ValueError on what cannot work."""

    #: Where a client's text may have control tokens: in prompts that are `text`; in messages of a chat, too; in `none`.
    #: Elsewhere they are plain text, so that no message can end itself and begin another.
    control_tokens_in: Literal["none", "text", "text_and_chat"] = "text"
    #: What chat templates see in place of the clock: an ISO date or time, such as 2026-01-31. Empty: the clock.
    template_date: str = ""

    def __post_init__(self) -> None:
        try:
            _ = self.template_date and datetime.fromisoformat(self.template_date)
        except ValueError:
            raise ValueError(
                f"template_date must be an ISO date or time, such as 2026-01-31, not {self.template_date!r}"
            ) from None


def stock_tokenizer(directory: str) -> Any:
    """As transformers has it. Raises ModelNotFound when the directory has no tokenizer that can be read."""
    from transformers import AutoTokenizer  # takes seconds, which a service has while its workers load the model

    if not any(file for pattern in _VOCABULARIES for file in Path(directory).glob(pattern)):
        # For some architectures transformers would make an empty one.
        raise ModelNotFound(f"{directory} has no tokenizer: no tokenizer.json, and no file of another kind")
    try:
        return AutoTokenizer.from_pretrained(
            directory, local_files_only=True, trust_remote_code=False, **mistral_regex.fix_of(directory)
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ModelNotFound(f"{directory} has no tokenizer: {str(error).splitlines()[0]}") from error


class Tokenizer:
    """Owns: the tokenizer of one model directory. Safe to use from several threads."""

    def __init__(self, directory: str, config: TokenizerConfig | None = None) -> None:
        self.directory = directory
        self._config = config or TokenizerConfig()
        self._tokenizer: Any = None
        self._bound: TextBound | None = None
        self._control: ControlTokens | None = None
        self._template: ChatTemplate | None = None
        #: Ids by text, of what no answer's text has.
        self.special_tokens: Mapping[str, int] = {}

    def load(self) -> None:
        """Raises ModelNotFound when the directory has no tokenizer that can be read."""
        from workers.text.control_tokens import ControlTokens

        self._tokenizer = stock_tokenizer(self.directory)
        self._bound = TextBound.of(self._tokenizer)
        added = self._tokenizer.added_tokens_decoder.items()
        self.special_tokens = {token.content: number for number, token in added if token.special}
        self._template = template = ChatTemplate.of(self._tokenizer, self._config.template_date)
        markers = template.turn_markers([token.content for _, token in added]) if template is not None else []
        self._control = ControlTokens(self._tokenizer, markers)

    @property
    def template_reads_clock(self) -> bool:
        """Whether a chat is other tokens at another time, so that what is stored of it is found no more."""
        return self._template is not None and self._template.reads_clock

    @property
    def remarks(self) -> list[str]:
        """What the operator should know of it."""
        found = []
        if mistral_regex.is_fixed(self._loaded):
            found.append("the tokenizer has Mistral's wrong regex, which is mended (fix_mistral_regex)")
        if self.template_reads_clock:
            found.append(
                "the chat template reads the clock, so stored chats are lost when its date changes: pin it with "
                "--template-date"
            )
        return found

    def names(self, token_ids: Sequence[int]) -> list[str]:
        """Tokens as people read them."""
        return [f"{text} ({number})" for number in token_ids for text in self._loaded.convert_ids_to_tokens([number])]

    def encode_text(self, text: str) -> list[int]:
        """Token ids of `text`, with the special tokens that the tokenizer adds by itself.

        Raises ValueError where control tokens in it cannot be taken for text.
        """
        if self._config.control_tokens_in == "none" and self._loaded_control.first_in(text) is not None:
            return self._loaded_control.encode_plain(text)
        ids: list[int] = self._loaded(text)["input_ids"]
        return ids

    def encode_chat(self, messages: Sequence[tuple[str, str]]) -> list[int]:
        """Token ids of (role, content) messages under the model's chat template, ready for the assistant's answer.

        Control tokens in contents are plain text, unless the configuration says otherwise. Raises ValueError when the
        model has no template, the template refuses the messages, or control tokens in them cannot be taken for text.
        """
        text, hidden = self._rendered(messages)
        if hidden is not None:
            return self._loaded_control.encode(text, hidden)
        ids: list[int] = self._loaded(text, add_special_tokens=False)["input_ids"]
        return ids

    def least_tokens(self, text: str, enough: int) -> int:
        """A number of tokens that `encode_text` gives at least, without tokenising; 0 of some tokenizers. It is not
        counted on when it has come to more than `enough`. Takes milliseconds for megabytes."""
        return self._bound.least_tokens(text, enough) if self._bound is not None else 0

    def least_chat_tokens(self, messages: Sequence[tuple[str, str]], enough: int) -> int:
        """The same of `encode_chat`, of what the template leaves of the messages. Raises ValueError as that does."""
        if self._bound is None:
            return 0
        text, hidden = self._rendered(messages)
        return self.least_tokens(text if hidden is None else hidden.restored(text), enough)

    def decode(self, token_ids: Sequence[int]) -> str:
        """Text of the tokens, special tokens left out."""
        text: str = self._loaded.decode(list(token_ids), skip_special_tokens=True)
        return text

    def token_text(self, token_id: int) -> str:
        """Text of one token by itself: a special token's name, U+FFFD for a part of a character."""
        text: str = self._loaded.decode([token_id], skip_special_tokens=False)
        return text

    def _rendered(self, messages: Sequence[tuple[str, str]]) -> "tuple[str, HiddenTexts | None]":
        """The text, and what stands in it for control tokens in contents, if anything does. Raises ValueError."""
        template, control = self._template, self._loaded_control
        if template is None:
            raise ValueError("the model has no chat template: send the prompt as text (--raw) or as token ids")
        if self._config.control_tokens_in == "text_and_chat":
            return template.render(messages), None
        roles, contents = zip(*messages, strict=True)
        if found := next(filter(None, map(control.first_in, roles)), None):
            raise ValueError(f"the role of a message has the control token {found}")
        hidden = control.hide(contents, [*roles, template.source])
        inert = contents if hidden is None else hidden.texts
        return template.render(list(zip(roles, inert, strict=True))), hidden

    @property
    def _loaded(self) -> Any:
        assert self._tokenizer is not None, "load first"
        return self._tokenizer

    @property
    def _loaded_control(self) -> "ControlTokens":
        assert self._control is not None, "load first"
        return self._control


class TextStream:
    """Turns tokens into text piece by piece: the pieces joined are what decoding all tokens at once gives.

    A character of UTF-8 has four bytes, so few tokens wait for the one that completes it. What is no character after a
    dozen tokens will not become one: it comes out as replacement characters. So a push decodes a window of few tokens,
    whatever came before. Where a decoder takes a run of byte tokens as a whole
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
        if num_open and self._num_held <= _PATIENCE:
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
