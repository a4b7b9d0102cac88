"""The model's tokenizer for the ingress: text or chat messages in, pieces of text out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from workers.errors import ModelNotFound
from workers.text import mistral_regex
from workers.text.chat import Chat
from workers.text.chat_template import ChatTemplate
from workers.text.sentencepiece_model import check_pieces
from workers.text.text_bound import TextBound
from workers.text.token_bytes import TokenBytes
from workers.text.unreadable_tokenizer import why_unreadable
from workers.text.vocabulary import FileVocabulary, StockVocabulary, check_vocabulary

if TYPE_CHECKING:
    from workers.text.control_tokens import ControlTokens, HiddenTexts

#: Files of vocabularies. Every directory with a tokenizer has one of them.
_VOCABULARIES = ("tokenizer.json", "*.model", "vocab.*", "tekken.json", "*.tiktoken")
#: Most tokens whose bytes are remembered.
_MOST_KEPT_TOKENS = 2**14


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenizerConfig:
    """Rules by which clients' texts become tokens. Raises ValueError on a value that cannot work."""

    #: Client input in which control tokens keep their meaning: prompts given as text (`text`), also messages of a chat
    #: (`text_and_chat`), or no input (`none`). Elsewhere they are plain text, so that no message can end itself and
    #: begin another.
    control_tokens_in: Literal["none", "text", "text_and_chat"] = "text"
    #: ISO date or time that chat templates see in place of the clock, such as 2026-01-31. Empty: the clock.
    template_date: str = ""

    def __post_init__(self) -> None:
        try:
            _ = self.template_date and datetime.fromisoformat(self.template_date)
        except ValueError:
            raise ValueError(
                f"template_date must be an ISO date or time, such as 2026-01-31, not {self.template_date!r}"
            ) from None


def check_tokenizer(directory: str) -> None:
    """Raise ModelNotFound when the directory has no file of a tokenizer. Whether the file can be read shows later."""
    if not any(file for pattern in _VOCABULARIES for file in Path(directory).glob(pattern)):
        raise ModelNotFound(f"{directory} has no tokenizer: it has none of {', '.join(_VOCABULARIES)}")


def check_tokenizer_files(directory: str) -> None:
    """Raise ModelNotFound, in one line, for a tokenizer that cannot be read or is not the model's.

    A tokenizer.json is read directly, in less than a second. Other files are loaded by transformers, as in a service,
    which takes some seconds.
    """
    check_tokenizer(directory)
    path = Path(directory) / "tokenizer.json"
    if path.is_file():
        check_vocabulary(directory, FileVocabulary(path))
    else:
        stock_tokenizer(directory)


def stock_tokenizer(directory: str) -> Any:
    """The tokenizer as transformers loads it, but set to keep all spaces of its tokens in decoded text.

    Raises ModelNotFound when the directory has no readable tokenizer, or that of another model.
    """
    from transformers import AutoTokenizer  # takes seconds, which pass while the workers of a service load the model

    check_tokenizer(directory)  # for some architectures transformers would make an empty tokenizer
    try:
        tokenizer = AutoTokenizer.from_pretrained(
            directory, local_files_only=True, trust_remote_code=False, **mistral_regex.fix_of(directory)
        )
    except Exception as error:  # missing packages, and any error of the code that reads the files
        raise ModelNotFound(why_unreadable(directory, error)) from error
    tokenizer.clean_up_tokenization_spaces = False  # it would drop spaces of an answer that the tokens have
    check_vocabulary(directory, StockVocabulary(tokenizer))
    check_pieces(directory, tokenizer)
    return tokenizer


class Tokenizer:
    """The tokenizer of one model directory. Owns: transformers' tokenizer. Thread-safe after `load`."""

    def __init__(self, directory: str, config: TokenizerConfig | None = None) -> None:
        self.directory = directory
        self._config = config or TokenizerConfig()
        self._tokenizer: Any = None
        self._bound: TextBound | None = None
        #: `TokenBytes.of`, which remembers the tokens that answers use most.
        self._bytes_of: Callable[[int], bytes] | None = None
        self._control: ControlTokens | None = None
        self._template: ChatTemplate | None = None
        #: Ids of special tokens by their text, which no answer's text contains.
        self.special_tokens: Mapping[str, int] = {}

    def load(self) -> None:
        """Load the tokenizer and its chat template. Raises ModelNotFound if the directory has no readable tokenizer."""
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
        """Whether a chat's tokens change with time, so that its stored KV is not found later."""
        return self._template is not None and self._template.reads_clock

    @property
    def remarks(self) -> list[str]:
        """Remarks on the tokenizer for the operator, a line each."""
        found = []
        if mistral_regex.is_fixed(self._loaded):
            found.append("the tokenizer has Mistral's wrong regex, which has been corrected (fix_mistral_regex)")
        if self.template_reads_clock:
            found.append(
                "the chat template reads the clock, so stored chats are lost when its date changes: pin it with "
                "--template-date"
            )
        return found

    def names(self, token_ids: Sequence[int]) -> list[str]:
        """Tokens in a form for people: text and id."""
        return [f"{text} ({number})" for number in token_ids for text in self._loaded.convert_ids_to_tokens([number])]

    def encode_text(self, text: str) -> list[int]:
        """Token ids of `text`, with the special tokens that the tokenizer adds by itself.

        Raises ValueError if control tokens in it cannot be encoded as text.
        """
        if self._config.control_tokens_in == "none" and self._loaded_control.first_in(text) is not None:
            return self._loaded_control.encode_plain(text)
        ids: list[int] = self._loaded(text)["input_ids"]
        return ids

    def encode_chat(self, chat: Chat | Sequence[tuple[str, str]]) -> list[int]:
        """Token ids of a chat, or of (role, content) messages, under the model's chat template, ready for an answer.

        Control tokens in its texts are plain text, unless the configuration says otherwise. Raises ValueError when the
        model has no template, the template refuses the chat, or control tokens cannot be encoded as text.
        """
        text, hidden = self._rendered(Chat.of(chat))
        if hidden is not None:
            return self._loaded_control.encode(text, hidden)
        ids: list[int] = self._loaded(text, add_special_tokens=False)["input_ids"]
        return ids

    def least_tokens(self, text: str, enough: int) -> int:
        """A number of tokens that `encode_text` gives at least, without tokenising; 0 for some tokenizers. Counting
        stops once it exceeds `enough`. Takes milliseconds for megabytes.
        """
        return self._bound.least_tokens(text, enough) if self._bound is not None else 0

    def least_chat_tokens(self, chat: Chat | Sequence[tuple[str, str]], enough: int) -> int:
        """A number of tokens that `encode_chat` gives at least, by the rendered text; see `least_tokens`. Raises
        ValueError as `encode_chat` does.
        """
        if self._bound is None:
            return 0
        text, hidden = self._rendered(Chat.of(chat))
        return self.least_tokens(text if hidden is None else hidden.restored(text), enough)

    def decode(self, token_ids: Sequence[int]) -> str:
        """Text of the tokens, without special tokens."""
        text: str = self._loaded.decode(list(token_ids), skip_special_tokens=True)
        return text

    def token_text(self, token_id: int) -> str:
        """Text of one token by itself: a special token's name, U+FFFD for a part of a character."""
        text: str = self._loaded.decode([token_id], skip_special_tokens=False)
        return text

    def token_bytes(self, token_id: int) -> bytes:
        """The bytes that a token adds to an answer; empty if it adds none, like special tokens."""
        if self._bytes_of is None:
            self._bytes_of = lru_cache(_MOST_KEPT_TOKENS)(TokenBytes(self._loaded).of)
        return self._bytes_of(token_id)

    def _rendered(self, chat: Chat) -> "tuple[str, HiddenTexts | None]":
        """The rendered text, and the control tokens hidden in it; None if there are none. Raises ValueError."""
        template, control = self._template, self._loaded_control
        if template is None:
            raise ValueError("the model has no chat template: send the prompt as text (--raw) or as token ids")
        if self._config.control_tokens_in == "text_and_chat":
            return template.render_whole(chat), None
        for kind, names in (("the role of a message", chat.roles), ("a key of the chat's objects", chat.keys)):
            if found := next(filter(None, map(control.first_in, names)), None):
                raise ValueError(f"{kind} has the control token {found}")
        hidden = control.hide(chat.texts, [*chat.roles, *chat.keys, template.source_for(chat)])
        return template.render_whole(chat if hidden is None else chat.with_texts(hidden.texts)), hidden

    @property
    def _loaded(self) -> Any:
        assert self._tokenizer is not None, "load first"
        return self._tokenizer

    @property
    def _loaded_control(self) -> "ControlTokens":
        assert self._control is not None, "load first"
        return self._control
