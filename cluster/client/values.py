"""Arguments and results of the clients, in plain Python.

Statistics and the model's facts stay protobuf messages: flat, typed records that are read field by field.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, Self, TypedDict

import numpy.typing as npt
import xxhash

from cluster.client.request_texts import sendable
from protos.runahead.v1 import runahead_pb2 as pb

Tier = Literal["disk", "host"]
#: Accuracy that an answer may lose, see MaxLoss in the gRPC interface.
MaxLoss = Literal["none", "small", "any"]

#: Priority among the requests of the same principal, see Priority in the gRPC interface.
Priority = Literal["interactive", "batch"]


class _OfMessage:
    """Base of dataclasses that are read from the equally named fields of a message."""

    __slots__ = ()

    @classmethod
    def of(cls, message: Any) -> Self:
        given: dict[str, Any] = {each.name: getattr(message, each.name) for each in fields(cls)}  # type: ignore[arg-type]
        for name, read in (("handle", Handle.of), ("prompt_logprobs", PromptLogprobs.of)):
            if name in given:  # None if it was not requested, or the service does not know the field
                given[name] = read(given[name]) if message.HasField(name) else None
        return cls(**given)


class PrefillOptions(TypedDict, total=False):
    """Fields of PrefillRequest except prompt and lease; documented there."""

    request_id: str
    do_not_store: bool
    kv_budget: float
    max_loss: MaxLoss
    prompt_logprobs: int
    priority: Priority


@dataclass(frozen=True, slots=True)
class KvRange:
    """A range of a handle's tokens; a `token_end` of 0 means the end of the covered tokens."""

    handle_id: str
    token_start: int = 0
    token_end: int = 0


class ReadOptions(TypedDict, total=False):
    """Fields of ReadKvRequest except the handle; documented there."""

    layers: Sequence[int]
    token_start: int
    token_end: int
    head_start: int
    head_end: int
    row_codec: str
    #: Ranges of several handles, instead of one handle and its tokens.
    ranges: Sequence[KvRange]
    #: Whether rows come in the order `KV_ORDER_BY_LAYER`.
    by_layer: bool


class GenerateOptions(PrefillOptions, total=False):
    """Fields of GenerateRequest except prompt and `max_new_tokens`; documented there."""

    stop: Sequence[str]
    stop_token_ids: Sequence[int]
    ignore_eos: bool
    sampling: pb.Sampling
    logprobs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """A conversation, with functions that the assistant may call, and variables of the chat template."""

    #: (role, content), or a mapping as in OpenAI's API: `role`, `content`, `tool_calls`, `tool_call_id`, `name`.
    messages: Sequence[tuple[str, str] | Mapping[str, Any]]
    #: Functions in the format of OpenAI's API.
    tools: Sequence[Mapping[str, Any]] = ()
    chat_template_kwargs: Mapping[str, Any] = field(default_factory=dict)
    continue_final_message: bool = False

    def as_message(self) -> pb.Chat:
        """Convert to a message. Raises TypeError or ValueError for messages or tools of another form."""
        return pb.Chat(
            messages=[_chat_message(message) for message in self.messages],
            tools=json.dumps(list(self.tools)) if self.tools else "",
            chat_template_kwargs=json.dumps(dict(self.chat_template_kwargs)) if self.chat_template_kwargs else "",
            continue_final_message=self.continue_final_message,
        )


#: A text, token ids, or a conversation: pairs of (role, content), or a `Chat`.
PromptLike = str | Sequence[int] | Sequence[tuple[str, str]] | Chat


@dataclass(frozen=True, slots=True)
class Piece:
    """The next tokens of a generation, and the text that has become final."""

    token_ids: tuple[int, ...]
    text: str
    #: Log-probabilities of each token, if they were requested.
    logprobs: tuple[pb.TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class PromptLogprobs:
    """Log-probabilities (natural logarithms) of a prompt's own tokens."""

    #: Tokens of the prompt as the model sees it.
    token_ids: tuple[int, ...]
    #: Log-probabilities of all tokens but the first, which has none.
    logprobs: tuple[float, ...]
    #: For each of these, the requested number of best tokens at the position and their log-probabilities, best first.
    top: tuple[tuple[tuple[int, float], ...], ...]

    @classmethod
    def of(cls, message: pb.PromptLogprobs) -> "PromptLogprobs":
        logprobs = tuple(message.logprobs)
        best = list(zip(message.top_token_ids, message.top_logprobs, strict=True))
        number = len(best) // len(logprobs) if logprobs else 0
        top = tuple(tuple(best[at * number : (at + 1) * number]) for at in range(len(logprobs)))
        return cls(tuple(message.token_ids), logprobs, top)


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion:
    """A whole generation."""

    request_id: str
    text: str
    token_ids: tuple[int, ...]
    #: "stop", "length" or "abort".
    finish_reason: str
    #: Log-probabilities of each token, if they were requested.
    logprobs: tuple[pb.TokenLogprobs, ...] = field(default=(), repr=False)
    #: None if they were not requested, or the service does not know the field.
    prompt_logprobs: PromptLogprobs | None = field(default=None, repr=False)
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True)
class Handle(_OfMessage):
    """A lease of stored KV; `covered_tokens` is 0 and the id empty when nothing is stored."""

    handle_id: str
    covered_tokens: int
    provenance: str
    expires_in_s: float
    size_bytes: int
    #: Codec by which rows must be read; empty where they can be read as computed, or by any codec.
    row_codec: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefilled(_OfMessage):
    """Reply to a prefill; `handle` is None when no lease was requested, `prompt_logprobs` as in `Completion`."""

    request_id: str
    first_token_id: int
    handle: Handle | None
    prompt_logprobs: PromptLogprobs | None = field(default=None, repr=False)
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """Log-probabilities of the tokens of each continuation, natural logarithms."""

    request_id: str
    logprobs: tuple[tuple[float, ...], ...]
    stats: pb.RequestStats = field(repr=False)


@dataclass(frozen=True, slots=True)
class KvBlock:
    """Verified rows of one layer: K and V, each [tokens, requested heads, head_dim]; bfloat16 as uint16 bits.

    Row i has position `token_start` + i; rows need not be contiguous in memory. Where `layout.row_codec` names a codec,
    rows are decoded to float32, or undecoded uint8 [tokens, requested heads, bytes of a coded head].
    """

    layout: pb.KvLayout = field(repr=False)
    layer: int
    token_start: int
    k: npt.NDArray[Any] = field(repr=False)
    v: npt.NDArray[Any] = field(repr=False)
    #: Index among the requested ranges.
    range_index: int = 0
    #: Whether the rows were read from the store's memory, on this host; else they came over gRPC.
    is_local: bool = False


#: Layer, position of the first row, K and V: each [tokens, KV heads, head_dim], bfloat16 as uint16 bits.
RowsToWrite = tuple[int, int, npt.NDArray[Any], npt.NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Written(_OfMessage):
    """Stored and written tokens of a prompt after a write; see WriteKvResponse."""

    stored_tokens: int
    written_tokens: int
    provenance: str = ""


@dataclass(frozen=True, slots=True)
class Warmed(_OfMessage):
    """Tokens of a prompt that are ready; see WarmResponse."""

    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    computed_tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPrompt(_OfMessage):
    """Stored prefix of a prompt, see LookupResponse; `handle` is None when no lease was requested."""

    prompt_tokens: int
    stored_tokens: int
    resident_tokens: int
    chunk_tokens: int
    provenance: str
    row_codec: str
    handle: Handle | None


def rows_checksum(k: bytes | memoryview, v: bytes | memoryview) -> int:
    """XXH3-64 of the bytes of K, then those of V: `KvRows.xxh3`."""
    state = xxhash.xxh3_64(k)
    state.update(v)
    return state.intdigest()


class NotLocal(Exception):
    """Rows cannot be read from the store's memory, and none have been read yet. The message is the reason."""


@sendable
def prompt_message(prompt: PromptLike) -> pb.Prompt:
    """Make the message of a prompt. Raises TypeError or ValueError for another type, CallFailed for invalid Unicode."""
    if isinstance(prompt, str):
        return pb.Prompt(text=prompt)
    if isinstance(prompt, Chat):
        return pb.Prompt(chat=prompt.as_message())
    items = list(prompt)
    if all(isinstance(item, tuple) for item in items) and items:
        turns: list[Any] = items
        return pb.Prompt(chat=Chat(messages=turns).as_message())
    token_ids: list[Any] = items
    return pb.Prompt(token_ids=pb.TokenIds(ids=token_ids))


def _chat_message(message: tuple[str, str] | Mapping[str, Any]) -> pb.ChatMessage:
    """Make the message of a turn, without fields that are None. Raises TypeError or ValueError for unknown fields."""
    if not isinstance(message, Mapping):
        role, content = message
        return pb.ChatMessage(role=role, content=content)
    fields = {name: value for name, value in message.items() if value is not None}
    if calls := fields.get("tool_calls"):
        fields["tool_calls"] = json.dumps(calls)
    return pb.ChatMessage(**fields)
